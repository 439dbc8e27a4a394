BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'kidsq','m001_games','2026-11-23 01:13:37.380910+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'kidsq','m002_attempts','2026-11-23 01:13:37.385575+00:00');
INSERT INTO "_sqlite_migrations" VALUES(3,'kidsq','m003_grown_ups','2026-11-23 01:13:37.386030+00:00');
INSERT INTO "_sqlite_migrations" VALUES(4,'kidsq','m004_knowing','2026-11-23 01:13:37.389102+00:00');
INSERT INTO "_sqlite_migrations" VALUES(5,'kidsq','m005_taps','2026-11-23 01:13:37.391337+00:00');
INSERT INTO "_sqlite_migrations" VALUES(6,'kidsq','m006_classroom','2026-11-23 01:13:37.392840+00:00');
INSERT INTO "_sqlite_migrations" VALUES(7,'kidsq','m007_erasing','2026-11-23 01:13:37.394854+00:00');
INSERT INTO "_sqlite_migrations" VALUES(8,'kidsq','m008_room','2026-11-23 01:13:37.395042+00:00');
INSERT INTO "_sqlite_migrations" VALUES(9,'kidsq','m009_gallery','2026-11-23 01:13:37.395703+00:00');
INSERT INTO "_sqlite_migrations" VALUES(10,'kidsq','m010_lately','2026-11-23 01:13:37.396233+00:00');
INSERT INTO "_sqlite_migrations" VALUES(11,'kidsq','m011_pauses','2026-11-23 01:13:37.396424+00:00');
CREATE TABLE attempts (
            seq INTEGER PRIMARY KEY,
            attempt_id TEXT NOT NULL UNIQUE,
            schema_version INTEGER NOT NULL,
            app_version TEXT NOT NULL,
            model_version TEXT,
            learner TEXT REFERENCES learners (id),
            class_id TEXT,
            session_id TEXT,
            game_id TEXT NOT NULL REFERENCES games (id),
            ply INTEGER NOT NULL,
            at TEXT NOT NULL,
            tz_offset_min INTEGER,
            input TEXT,
            device TEXT,
            task TEXT NOT NULL,
            skill TEXT NOT NULL,
            operands TEXT NOT NULL,
            layout TEXT,
            n_options INTEGER,
            guess_p REAL,
            presented TEXT NOT NULL,
            truth TEXT NOT NULL,
            response TEXT NOT NULL,
            correct INTEGER,
            try_no INTEGER NOT NULL,
            error TEXT,
            rt_first_ms INTEGER,
            rt_total_ms INTEGER,
            rt_valid INTEGER NOT NULL,
            hidden_ms INTEGER,
            motor_ms INTEGER,
            changes INTEGER,
            hint_shown INTEGER NOT NULL,
            hint_asked INTEGER NOT NULL,
            read_aloud INTEGER NOT NULL,
            opportunity TEXT,
            selection TEXT NOT NULL,
            p_before REAL,
            p_after REAL
        ) STRICT;
INSERT INTO "attempts" VALUES(1,'8739e4d7ac0a9c398cbe44e36e9f00a7',1,'0.1.0','mastery-2','9faf62aace5edce3f2cd330fc01a08e7',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',1,'2026-11-23T01:13:39.540Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+5','[5,1]','a+b=c',2,0.5,'{"hand":["1","1","5","6","king"]}','6','1',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,5,0,0,'[[1,5,6]]','natural',0.7264,0.7264);
INSERT INTO "attempts" VALUES(2,'52a1df37f86f33adeaab5ccb35d7b74d',1,'0.1.0','mastery-2','9faf62aace5edce3f2cd330fc01a08e7',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',1,'2026-11-23T01:13:39.699Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+1','[1,1]','a+b=c',2,0.5,'{"hand":["1","1","5","6","king"]}','2','5',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,5,6]]','natural',0.8537,0.8059);
INSERT INTO "attempts" VALUES(3,'449274d2ea59679aed3a32a86af25748',1,'0.1.0','mastery-2','9faf62aace5edce3f2cd330fc01a08e7',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',2,'2026-11-23T01:13:39.739Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[1,5]','a+b=c',5,0.2,'{"choices":[4,5,6,7,10]}','6','7',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7103,0.6586);
INSERT INTO "attempts" VALUES(4,'8bc083117eb86c57a81100a16ea330a1',1,'0.1.0','mastery-2','9faf62aace5edce3f2cd330fc01a08e7',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',4,'2026-11-23T01:13:39.873Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[1,2]','a+b=c',5,0.2,'{"choices":[1,2,3,4,7]}','3','2',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7203,0.7139);
INSERT INTO "attempts" VALUES(5,'96689f8f02f1258119f628e5316e233a',1,'0.1.0','mastery-2','9faf62aace5edce3f2cd330fc01a08e7',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',9,'2026-11-23T01:13:40.327Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+5','[5,2]','a+b=c',3,0.3333,'{"hand":["1","2","4","5","6"]}','7','1',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,4,5],[1,5,6],[2,4,6]]','natural',0.6177,0.6252);
INSERT INTO "attempts" VALUES(6,'d329d65c0b35b1de250e7b34a4aa07b4',1,'0.1.0','mastery-2','9faf62aace5edce3f2cd330fc01a08e7',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',10,'2026-11-23T01:13:40.431Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[2,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,7]}','3','1',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7297,0.7312);
INSERT INTO "attempts" VALUES(7,'eeb89ff1bf8e51aa11f2d44dcc35e834',1,'0.1.0','mastery-2','9faf62aace5edce3f2cd330fc01a08e7',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',12,'2026-11-23T01:13:40.554Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+4','[1,4]','a+b=c',5,0.2,'{"choices":[3,4,5,6,8]}','5','8',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7015,0.7012);
INSERT INTO "attempts" VALUES(8,'03312ead222930ae9158d4a89f03bc5a',1,'0.1.0','mastery-2','9faf62aace5edce3f2cd330fc01a08e7',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',14,'2026-11-23T01:13:40.699Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+3','[1,3]','a+b=c',5,0.2,'{"choices":[2,3,4,5,7]}','4','2',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7187,0.7185);
INSERT INTO "attempts" VALUES(9,'21f267e25c0bb40ff3e6ca734305e986',1,'0.1.0','mastery-2','9faf62aace5edce3f2cd330fc01a08e7',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',16,'2026-11-23T01:13:40.812Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+4','[4,1]','a+b=c',5,0.2,'{"choices":[2,3,4,5,8]}','5','8',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7015,0.702);
INSERT INTO "attempts" VALUES(10,'d32c1f3d1aeb9c1a05201cd4f9f09264',1,'0.1.0','mastery-2','9faf62aace5edce3f2cd330fc01a08e7',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',19,'2026-11-23T01:13:41.082Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+3','[3,1]','a+b=c',2,0.5,'{"hand":["1","2","3","6","jester"]}','4','2',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,2,3],[1,2,3,6]]','natural',0.7181,0.7218);
INSERT INTO "attempts" VALUES(11,'046335a6feddfed05fcf2a49b27284c7',1,'0.1.0','mastery-2','9faf62aace5edce3f2cd330fc01a08e7',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',19,'2026-11-23T01:13:41.099Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+6','[2,6]','a+b=c',2,0.5,'{"hand":["1","2","3","6","jester"]}','8','1',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,2,3],[1,2,3,6]]','natural',0.5719,0.577);
INSERT INTO "attempts" VALUES(12,'c9807161c3a233a1d33a15e83656b7a7',1,'0.1.0','mastery-2','9faf62aace5edce3f2cd330fc01a08e7',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',19,'2026-11-23T01:13:41.130Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+3','[2,3]','a+b=c',2,0.5,'{"hand":["1","2","3","6","jester"]}','5','6',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,2,3],[1,2,3,6]]','natural',0.6299,0.6341);
INSERT INTO "attempts" VALUES(13,'e25f4b1c6d80de7cf4c73f2bc8ff1c38',1,'0.1.0','mastery-2','9faf62aace5edce3f2cd330fc01a08e7',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',20,'2026-11-23T01:13:41.253Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[1,5]','a+b=c',5,0.2,'{"choices":[4,5,6,7,8]}','6','4',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7124,0.7131);
INSERT INTO "attempts" VALUES(14,'e7ecfd0c8027a2a235372235133e6153',1,'0.1.0','mastery-2','9faf62aace5edce3f2cd330fc01a08e7',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',22,'2026-11-23T01:13:41.379Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,6]}','4','5',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7622,0.762);
INSERT INTO "attempts" VALUES(15,'a12f3a94877b55cb80de8b3eafcf0e77',1,'0.1.0','mastery-2','9faf62aace5edce3f2cd330fc01a08e7',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',24,'2026-11-23T01:13:41.489Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,5]}','2','3',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.8432,0.843);
INSERT INTO "attempts" VALUES(16,'1c06e17c5ccf7c92794c54035d3077d6',1,'0.1.0','mastery-2','9faf62aace5edce3f2cd330fc01a08e7',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',25,'2026-11-23T01:13:41.621Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+4','[4,1]','a+b=c',2,0.5,'{"hand":["1","2","3","4","jester"]}','5','3',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,2,3],[1,3,4]]','natural',0.7005,0.7043);
INSERT INTO "attempts" VALUES(17,'fc65f93e4795d77d028335ea9cbd97a6',1,'0.1.0','mastery-2','9faf62aace5edce3f2cd330fc01a08e7',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',27,'2026-11-23T01:13:41.802Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+3','[2,3]','a+b=c',2,0.5,'{"hand":["1","2","3","4","king"]}','5','1',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,2,3],[1,3,4]]','natural',0.6309,0.6354);
INSERT INTO "attempts" VALUES(18,'b2d643a26ffb726aa2e3f93a873b9903',1,'0.1.0','mastery-2','9faf62aace5edce3f2cd330fc01a08e7',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',28,'2026-11-23T01:13:42.179Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[1,5]','a+b=c',5,0.2,'{"choices":[4,5,6,7,10]}','6','10',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7113,0.7124);
INSERT INTO "attempts" VALUES(19,'aad7c7c03a53c17641db898e14c2732a',1,'0.1.0','mastery-2','9faf62aace5edce3f2cd330fc01a08e7',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',30,'2026-11-23T01:13:42.292Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','check_bot','add:1+3','[3,1]','a+b=c',2,0.25,'{"claimed":2}','false','false',1,1,NULL,NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7176,0.7268);
INSERT INTO "attempts" VALUES(20,'54ea2061fc27d6835fb6d625d6d106fb',1,'0.1.0','mastery-2','9faf62aace5edce3f2cd330fc01a08e7',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',32,'2026-11-23T01:13:42.436Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+6','[6,1]','a+b=c',5,0.2,'{"choices":[5,6,7,8,10]}','7','6',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'random',0.6588,0.6605);
INSERT INTO "attempts" VALUES(21,'8f55b9656626cd46114ccbbcdb2c16c0',1,'0.1.0','mastery-2','9faf62aace5edce3f2cd330fc01a08e7',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',33,'2026-11-23T01:13:42.507Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:3+4','[4,3]','a+b=c',3,0.3333,'{"hand":["1","2","3","3","4"]}','7','1',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,2,3],[1,3,4]]','natural',0.508,0.5144);
INSERT INTO "attempts" VALUES(22,'10170d2bbf4e302c31e7aed141cbcc3a',1,'0.1.0','mastery-2','9faf62aace5edce3f2cd330fc01a08e7',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',34,'2026-11-23T01:13:42.536Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[2,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,5]}','3','3',1,1,NULL,NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7314,0.7512);
INSERT INTO "attempts" VALUES(23,'43e7e541b6aebc3cd0330eb7d5069efc',1,'0.1.0','mastery-2','9faf62aace5edce3f2cd330fc01a08e7',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',47,'2026-11-23T01:13:43.267Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:6+6','[6,6]','a+b=c',3,0.3333,'{"hand":["1","2","3","6","6"]}','12','2',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,2,3],[1,2,3,6]]','natural',0.3193,0.3289);
INSERT INTO "attempts" VALUES(24,'a4197afe233cca4ede266b73ba4b09c0',1,'0.1.0','mastery-2','9faf62aace5edce3f2cd330fc01a08e7',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','74aaf340997a20be63cc537b1e239eb4',1,'2026-11-23T01:13:43.823Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:5+7','[5,7]','a+b=c',2,0.5,'{"hand":["1","4","5","7","jester"]}','12','4',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,4,5]]','natural',0.2978,0.3084);
INSERT INTO "attempts" VALUES(25,'0a68253a0a6fb154a8376dcd8299ed6e',1,'0.1.0','mastery-2','9faf62aace5edce3f2cd330fc01a08e7',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','74aaf340997a20be63cc537b1e239eb4',2,'2026-11-23T01:13:43.942Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','check_bot','add:2+2','[2,2]','a+b=c',2,0.75,'{"claimed":4}','true','false',0,1,'false_alarm',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7608,0.7629);
INSERT INTO "attempts" VALUES(26,'1500422febc0134fcacb848edf86f026',1,'0.1.0','mastery-2','9faf62aace5edce3f2cd330fc01a08e7',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','74aaf340997a20be63cc537b1e239eb4',7,'2026-11-23T01:13:44.130Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+5','[1,5]','c=a+b',2,0.5,'{"hand":["1","4","5","10","jester"]}','6','10',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,4,5],[1,4,5,10]]','natural',0.7132,0.717);
CREATE TABLE audit (
            seq INTEGER PRIMARY KEY,
            at TEXT NOT NULL,
            grown_up TEXT,
            action TEXT NOT NULL,
            subject TEXT NOT NULL
        ) STRICT;
INSERT INTO "audit" VALUES(1,'2026-11-23T01:13:38.845Z','4614dbde1bdaa0986f4f5080f2e6c072','claimed','4614dbde1bdaa0986f4f5080f2e6c072');
INSERT INTO "audit" VALUES(2,'2026-11-23T01:13:39.280Z','4fb96739332950106771d742cccd590f','claimed','4fb96739332950106771d742cccd590f');
INSERT INTO "audit" VALUES(3,'2026-11-23T01:13:39.289Z','4fb96739332950106771d742cccd590f','signed_out','4fb96739332950106771d742cccd590f');
CREATE TABLE child_keys (
            learner TEXT PRIMARY KEY REFERENCES learners (id),
            pictures TEXT NOT NULL,
            number TEXT NOT NULL,
            made_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
INSERT INTO "child_keys" VALUES('0ea646ff474555036b3520319b44bafe','cat,tree,apple','7381','2026-11-23T01:13:39.308Z');
CREATE TABLE claim_codes (
            code_hash TEXT PRIMARY KEY,
            created_at TEXT NOT NULL,
            used_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "claim_codes" VALUES('6497814e6c0e7f064c45395d43c31f44363c0e84646cd6c83ac762fbc4990691','2026-11-23T01:13:38.862Z','2026-11-23T01:13:38.880Z');
INSERT INTO "claim_codes" VALUES('d4b55d0f532323ad6e375a32fc851aabc5ddfb53aea97046e7c41dd50a7d7dec','2026-11-23T01:13:38.065Z','2026-11-23T01:13:38.089Z');
CREATE TABLE class_groups (
            id TEXT PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            name TEXT NOT NULL,
            UNIQUE (class_id, name)
        ) STRICT;
CREATE TABLE class_grown_ups (
            class_id TEXT NOT NULL REFERENCES classes (id),
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            PRIMARY KEY (class_id, grown_up)
        ) STRICT, WITHOUT ROWID;
CREATE TABLE classes (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            created_at TEXT NOT NULL,
            archived_at TEXT,
            simulated INTEGER NOT NULL DEFAULT 0 CHECK (simulated IN (0, 1))
        ) STRICT;
INSERT INTO "classes" VALUES('c3f001a05134ffabaa344194cd3ed576','2b','2026-11-23T01:13:39.308Z',NULL,0);
INSERT INTO "classes" VALUES('25fd26090b00cfa07eefd729c8cc6ca4','3a','2026-11-20T17:34:00.000Z',NULL,0);
INSERT INTO "classes" VALUES('f6a65ca1412b2489a7b287ed09390e94','3b','2026-11-20T17:34:00.000Z',NULL,0);
CREATE TABLE device_learners (
            device TEXT NOT NULL REFERENCES devices (id),
            learner TEXT NOT NULL REFERENCES learners (id),
            place INTEGER NOT NULL,
            PRIMARY KEY (device, learner)
        ) STRICT;
INSERT INTO "device_learners" VALUES('6513270e269e0d37f2a74de452e6b438','9faf62aace5edce3f2cd330fc01a08e7',1);
INSERT INTO "device_learners" VALUES('desk','0ea646ff474555036b3520319b44bafe',1);
INSERT INTO "device_learners" VALUES('home','7c75e889aba09e3e603dc964683bc511',1);
INSERT INTO "device_learners" VALUES('home','d19c2ceb49537d1cb04eabec174c0d63',2);
INSERT INTO "device_learners" VALUES('home','3cd00263922b5f62925a6405679da88d',3);
CREATE TABLE devices (
            id TEXT PRIMARY KEY,
            first_seen TEXT NOT NULL
        ) STRICT;
INSERT INTO "devices" VALUES('6513270e269e0d37f2a74de452e6b438','2026-11-23T01:13:37.483Z');
INSERT INTO "devices" VALUES('4c4f9b0687322e25c215a82a06ec41ad','2026-11-23T01:13:38.042Z');
INSERT INTO "devices" VALUES('desk','2026-11-23T01:13:39.308Z');
INSERT INTO "devices" VALUES('3678bc8d40783f0a072a98d23606defc','2026-11-23T01:13:39.343Z');
INSERT INTO "devices" VALUES('home','2026-11-20T17:34:00.000Z');
INSERT INTO "devices" VALUES('tablet-3','2026-11-20T17:34:00.000Z');
INSERT INTO "devices" VALUES('class:25fd26090b00cfa07eefd729c8cc6ca4','2026-11-20T17:36:00.000Z');
INSERT INTO "devices" VALUES('tablet-2','2026-11-20T17:39:00.000Z');
CREATE TABLE dismissed_needs (
            learner TEXT NOT NULL REFERENCES learners (id),
            need TEXT NOT NULL,
            at TEXT NOT NULL,
            PRIMARY KEY (learner, need)
        ) STRICT, WITHOUT ROWID;
CREATE TABLE erased (
            tombstone TEXT PRIMARY KEY,
            at TEXT NOT NULL
        , finished_at TEXT) STRICT, WITHOUT ROWID;
CREATE TABLE estimates (
            learner TEXT NOT NULL REFERENCES learners (id),
            skill TEXT NOT NULL,
            model_version TEXT NOT NULL,
            p REAL NOT NULL,
            variance REAL NOT NULL,
            n INTEGER NOT NULL,
            right_n INTEGER NOT NULL,
            right_days INTEGER NOT NULL,
            seconds REAL,
            last_at TEXT,
            manner TEXT NOT NULL,
            step INTEGER NOT NULL,
            misses INTEGER NOT NULL,
            PRIMARY KEY (learner, skill)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "estimates" VALUES('9faf62aace5edce3f2cd330fc01a08e7','add:1+1','mastery-2',8.42345428810978180678e-01,0.0303907097545435,2,0,0,NULL,'2026-11-23T01:13:41.489Z','guesses',1,0);
INSERT INTO "estimates" VALUES('9faf62aace5edce3f2cd330fc01a08e7','add:1+2','mastery-2',7.49310719435603123095e-01,4.82693397672666613118e-02,3,1,1,NULL,'2026-11-23T01:13:42.536Z','guesses',0,0);
INSERT INTO "estimates" VALUES('9faf62aace5edce3f2cd330fc01a08e7','add:1+3','mastery-2',7.26472124230154725488e-01,5.22276853249860062433e-02,3,1,1,NULL,'2026-11-23T01:13:42.292Z','guesses',0,0);
INSERT INTO "estimates" VALUES('9faf62aace5edce3f2cd330fc01a08e7','add:1+4','mastery-2',7.03616302045154573541e-01,5.58480647504233651545e-02,3,0,0,NULL,'2026-11-23T01:13:41.621Z','guesses',1,1);
INSERT INTO "estimates" VALUES('9faf62aace5edce3f2cd330fc01a08e7','add:1+5','mastery-2',7.16958533997149261018e-01,5.26934196945232358189e-02,4,0,0,NULL,'2026-11-23T01:13:44.130Z','guesses',2,1);
INSERT INTO "estimates" VALUES('9faf62aace5edce3f2cd330fc01a08e7','add:1+6','mastery-2',6.61283301723502470181e-01,6.45679531823774577325e-02,1,0,0,NULL,'2026-11-23T01:13:42.436Z','guesses',0,1);
INSERT INTO "estimates" VALUES('9faf62aace5edce3f2cd330fc01a08e7','add:1+7','mastery-2',6.39406554418670447503e-01,6.90396635134468139582e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('9faf62aace5edce3f2cd330fc01a08e7','add:1+8','mastery-2',6.20298654486559075671e-01,7.1143057044854685067e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('9faf62aace5edce3f2cd330fc01a08e7','add:1+9','mastery-2',6.33074484226987310719e-01,6.97686922658237729244e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('9faf62aace5edce3f2cd330fc01a08e7','add:2+2','mastery-2',7.62664268175464732379e-01,4.70886786615601904415e-02,2,0,0,NULL,'2026-11-23T01:13:43.942Z','guesses',1,0);
INSERT INTO "estimates" VALUES('9faf62aace5edce3f2cd330fc01a08e7','add:2+3','mastery-2',6.34396932981091121739e-01,6.57291048767777441597e-02,2,0,0,NULL,'2026-11-23T01:13:41.802Z','guesses',1,0);
INSERT INTO "estimates" VALUES('9faf62aace5edce3f2cd330fc01a08e7','add:2+4','mastery-2',6.04488356552136840704e-01,7.26070547401642674145e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('9faf62aace5edce3f2cd330fc01a08e7','add:2+5','mastery-2',6.22757203210008158933e-01,6.88008336407068821216e-02,1,0,0,NULL,'2026-11-23T01:13:40.327Z','guesses',0,1);
INSERT INTO "estimates" VALUES('9faf62aace5edce3f2cd330fc01a08e7','add:2+6','mastery-2',5.71419794445587658771e-01,0.0726579432201716,1,0,0,NULL,'2026-11-23T01:13:41.099Z','guesses',0,1);
INSERT INTO "estimates" VALUES('9faf62aace5edce3f2cd330fc01a08e7','add:2+7','mastery-2',0.544954384309147,7.64770941629451805887e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('9faf62aace5edce3f2cd330fc01a08e7','add:2+8','mastery-2',5.58324697747168197103e-01,7.5865047182958778027e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('9faf62aace5edce3f2cd330fc01a08e7','add:3+3','mastery-2',6.58444008404978076143e-01,6.66432361245156146267e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('9faf62aace5edce3f2cd330fc01a08e7','add:3+4','mastery-2',5.15336483483639251623e-01,7.43432800579330588242e-02,1,0,0,NULL,'2026-11-23T01:13:42.507Z','guesses',0,1);
INSERT INTO "estimates" VALUES('9faf62aace5edce3f2cd330fc01a08e7','add:3+5','mastery-2',5.21603714243530136585e-01,7.71562317788684337571e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('9faf62aace5edce3f2cd330fc01a08e7','add:3+6','mastery-2',4.67775595135195842999e-01,7.70261870677877713564e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('9faf62aace5edce3f2cd330fc01a08e7','add:3+7','mastery-2',4.81225785615457479771e-01,7.72920823517595501073e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('9faf62aace5edce3f2cd330fc01a08e7','add:4+4','mastery-2',5.44901650893093281169e-01,0.0765025783780372,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('9faf62aace5edce3f2cd330fc01a08e7','add:4+5','mastery-2',4.24362125027931802456e-01,7.51259369620386197041e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('9faf62aace5edce3f2cd330fc01a08e7','add:4+6','mastery-2',4.04708735560178112233e-01,7.37416700713472705874e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('9faf62aace5edce3f2cd330fc01a08e7','add:5+5','mastery-2',4.94439807316911117407e-01,7.74435390597990880312e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('9faf62aace5edce3f2cd330fc01a08e7','add:5+7','mastery-2',3.07823309924052490593e-01,5.77630311018652448096e-02,1,0,0,NULL,'2026-11-23T01:13:43.823Z','guesses',0,1);
INSERT INTO "estimates" VALUES('9faf62aace5edce3f2cd330fc01a08e7','add:6+6','mastery-2',3.27552022450953217447e-01,6.08475026458982631849e-02,1,0,0,NULL,'2026-11-23T01:13:43.267Z','guesses',0,1);
CREATE TABLE games (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            edition TEXT NOT NULL,
            header_json TEXT NOT NULL,
            device TEXT NOT NULL REFERENCES devices (id),
            created_at TEXT NOT NULL,
            updated_at TEXT NOT NULL,
            version INTEGER NOT NULL DEFAULT 0,
            plies INTEGER NOT NULL DEFAULT 0,
            put_away_at TEXT,
            ended_at TEXT,
            result_json TEXT,
            settings_json TEXT NOT NULL DEFAULT '{}'
        , class_id TEXT REFERENCES classes (id)) STRICT;
INSERT INTO "games" VALUES('13deef86ab1031d0f646e1f40a097c97','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["cake","cat","moon","heart","pancake","starfish","peacock","sunflower","ladybug","rainbow","dog","rose"],"draw":["dragon","10","1","8","10","9","knight","knight","1","5","king","7","6","king","dragon","wand","8","potion","6","2","king","knight","king","jester","knight","wand","3","7","9","5","6","8","4","potion","2","king","king","6","4","king","jester","2","3","potion","5","jester","wand","9","3","7","5","3","9","1","4","jester","7","jester","10","1","10","dragon","king","8","4","2","potion"]}','6513270e269e0d37f2a74de452e6b438','2026-11-23T01:13:37.495Z','2026-11-23T01:13:38.003Z',9,8,NULL,NULL,NULL,'{"one_way": true}',NULL);
INSERT INTO "games" VALUES('b9f3635cf88c422bcca2a92b03a56cc1','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":0,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["starfish","ladybug","cake","moon","dog","sunflower","cat","rose","peacock","pancake","heart","rainbow"],"draw":["jester","king","jester","3","1","knight","2","3","dragon","potion","9","potion","7","7","3","5","5","king","9","1","3","6","10","9","4","king","7","dragon","dragon","10","wand","2","wand","king","10","1","king","4","6","potion","potion","king","2","4","2","6","knight","jester","8","jester","10","king","4","5","wand","5","knight","jester","1","king","6","8","9","7","8","knight","8"]}','4c4f9b0687322e25c215a82a06ec41ad','2026-11-23T01:13:38.042Z','2026-11-23T01:13:38.042Z',0,0,NULL,NULL,NULL,'{"one_way": true}',NULL);
INSERT INTO "games" VALUES('ceaf4915888564e88216858f73ccef03','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["rainbow","moon","ladybug","cake","peacock","sunflower","cat","heart","dog","rose","pancake","starfish"],"draw":["king","1","3","1","3","6","2","3","5","5","2","king","jester","1","4","2","5","4","5","6","5","4","3","4","2","king","3","1","4","4","3","king","6","jester","1","2","5","1","6","6","2","6"]}','3678bc8d40783f0a072a98d23606defc','2026-11-23T01:13:39.366Z','2026-11-23T01:13:39.366Z',0,0,NULL,NULL,NULL,'{"one_way": true}','c3f001a05134ffabaa344194cd3ed576');
INSERT INTO "games" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["sunflower","cake","pancake","rose","ladybug","starfish","cat","rainbow","moon","peacock","heart","dog"],"draw":["6","6","3","5","4","king","1","1","2","1","2","5","5","2","4","4","3","6","jester","5","1","king","3","1","6","6","3","6","jester","2","king","4","2","2","4","3","king","5","3","1","4","5"]}','6513270e269e0d37f2a74de452e6b438','2026-11-23T01:13:39.406Z','2026-11-23T01:13:43.656Z',82,57,NULL,'2026-11-23T01:13:43.656Z','{"result":{"winners":[0],"courts":[["sunflower","rainbow","cat","starfish"],["rose","pancake","peacock"]],"points":[35,30]}}','{"one_way": true}',NULL);
INSERT INTO "games" VALUES('74aaf340997a20be63cc537b1e239eb4','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["moon","rose","pancake","peacock","cake","cat","heart","rainbow","sunflower","ladybug","starfish","dog"],"draw":["4","4","king","jester","6","1","king","5","3","7","jester","5","dragon","10","knight","jester","4","king","7","potion","2","8","potion","potion","king","wand","9","10","knight","8","potion","jester","dragon","8","1","dragon","5","4","8","7","2","2","king","9","knight","5","6","wand","3","9","king","6","10","10","2","7","wand","king","3","9","1","1","3","6","jester","king","knight"]}','6513270e269e0d37f2a74de452e6b438','2026-11-23T01:13:43.726Z','2026-11-23T01:13:44.279Z',12,8,NULL,NULL,NULL,'{}',NULL);
INSERT INTO "games" VALUES('cc45782198a6416d1775336d71eacd05','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["peacock","starfish","heart","ladybug","sunflower","pancake","dog","rose","moon","cake","rainbow","cat"],"draw":["jester","king","king","knight","7","8","wand","3","wand","king","wand","3","10","8","1","4","potion","jester","dragon","5","king","1","potion","dragon","6","2","3","jester","7","4","potion","dragon","7","2","1","1","5","9","8","knight","knight","4","king","10","6","7","6","potion","9","8","6","king","2","king","2","5","3","jester","10","knight","king","9","jester","9","4","5","10"]}','tablet-3','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',1,0,NULL,'2026-11-20T17:35:00.000Z','{"unfinished":true}','{"one_way": true}','f6a65ca1412b2489a7b287ed09390e94');
INSERT INTO "games" VALUES('2a838af8d5c44a4eb3172062d08f1bb2','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":3,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["heart","cat","rose","moon","dog","cake","peacock","sunflower","ladybug","pancake","starfish","rainbow"],"draw":["jester","1","king","1","2","8","2","dragon","3","4","6","king","8","jester","5","10","king","2","potion","6","4","2","king","dragon","knight","5","7","knight","wand","5","king","7","jester","10","10","potion","10","dragon","3","king","knight","king","potion","4","4","3","9","3","9","7","7","wand","8","6","1","wand","1","jester","5","9","8","jester","9","king","knight","potion","6"]}','class:25fd26090b00cfa07eefd729c8cc6ca4','2026-11-20T17:36:00.000Z','2026-11-20T17:39:00.000Z',8,0,NULL,NULL,NULL,'{"one_way": true, "came": {"0": "2026-11-20T17:37:00.000Z", "1": "2026-11-20T17:37:00.000Z"}, "out": {"1": "2026-11-20T17:38:00.000Z", "0": "2026-11-20T17:39:00.000Z"}}','25fd26090b00cfa07eefd729c8cc6ca4');
INSERT INTO "games" VALUES('6b384309c9a937a68c8f95ef04a012e8','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":3,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["rainbow","ladybug","moon","cake","heart","peacock","pancake","cat","sunflower","starfish","dog","rose"],"draw":["1","2","8","10","jester","1","5","6","7","dragon","potion","2","4","6","6","dragon","5","jester","7","10","1","king","knight","2","9","9","king","3","wand","jester","8","9","potion","king","9","4","6","5","king","potion","king","jester","king","wand","king","potion","8","knight","10","3","2","wand","3","7","knight","3","5","7","dragon","king","1","4","10","4","knight","8","jester"]}','tablet-2','2026-11-20T17:39:00.000Z','2026-11-20T17:39:00.000Z',3,0,NULL,NULL,NULL,'{"one_way": true, "out": {"1": "2026-11-20T17:39:00.000Z"}}','25fd26090b00cfa07eefd729c8cc6ca4');
INSERT INTO "games" VALUES('ffd21f09ec08693c7401f5ce2425d75a','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["moon","peacock","rainbow","heart","sunflower","cake","starfish","cat","ladybug","rose","dog","pancake"],"draw":["potion","jester","1","wand","knight","potion","7","5","jester","6","9","9","8","7","10","4","8","7","2","knight","4","3","jester","dragon","king","2","1","4","king","king","potion","1","3","8","10","wand","king","3","king","6","5","jester","9","5","jester","3","potion","10","dragon","6","4","2","7","1","5","6","knight","dragon","king","10","2","8","knight","9","king","wand","king"]}','class:25fd26090b00cfa07eefd729c8cc6ca4','2026-11-20T17:39:00.000Z','2026-11-20T17:39:00.000Z',0,0,NULL,NULL,NULL,'{"awaited": [0, 1], "one_way": true}','25fd26090b00cfa07eefd729c8cc6ca4');
CREATE TABLE group_members (
            group_id TEXT NOT NULL REFERENCES class_groups (id),
            learner TEXT NOT NULL REFERENCES learners (id),
            PRIMARY KEY (group_id, learner)
        ) STRICT, WITHOUT ROWID;
CREATE TABLE grown_ups (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            name_key TEXT NOT NULL UNIQUE,
            passphrase_hash TEXT NOT NULL,
            created_at TEXT NOT NULL
        , role TEXT NOT NULL DEFAULT 'owner' CHECK (role IN ('owner', 'teacher', 'parent'))) STRICT;
INSERT INTO "grown_ups" VALUES('4614dbde1bdaa0986f4f5080f2e6c072','grown_up','grown_up','scrypt$16384$8$5$gSOSQzQU4qvlZcCpfJ+0xQ==$xtX2NKMgaPSL/PGkjpTeZY9FoA9tM2EnFzIJ4OEKoXw=','2026-11-23T01:13:38.089Z','owner');
INSERT INTO "grown_ups" VALUES('4fb96739332950106771d742cccd590f','signed_out','signed_out','scrypt$16384$8$5$k9Oc2owcWc/NW/K5lxDpUA==$aM0ntiptJ7u8dvy/s+TDFKRRKjTdr9FfO4jfYWi9vac=','2026-11-23T01:13:38.880Z','owner');
CREATE TABLE helps (
            game_id TEXT NOT NULL REFERENCES games (id),
            ply INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            level INTEGER NOT NULL,
            asked INTEGER NOT NULL,
            PRIMARY KEY (game_id, ply, seat)
        ) STRICT, WITHOUT ROWID;
CREATE TABLE invitations (
            code_hash TEXT PRIMARY KEY,
            role TEXT NOT NULL CHECK (role IN ('owner', 'teacher', 'parent')),
            class_id TEXT REFERENCES classes (id),
            learner TEXT REFERENCES learners (id),
            made_by TEXT NOT NULL REFERENCES grown_ups (id),
            created_at TEXT NOT NULL,
            used_at TEXT
        ) STRICT, WITHOUT ROWID;
CREATE TABLE learners (
            id TEXT PRIMARY KEY,
            nickname TEXT NOT NULL,
            face TEXT NOT NULL,
            created_at TEXT NOT NULL,
            archived_at TEXT
        , class_id TEXT REFERENCES classes (id), royal TEXT) STRICT;
INSERT INTO "learners" VALUES('9faf62aace5edce3f2cd330fc01a08e7','Mira','face-3','2026-11-23T01:13:37.483Z',NULL,NULL,NULL);
INSERT INTO "learners" VALUES('0ea646ff474555036b3520319b44bafe','Lou','face-4','2026-11-23T01:13:39.308Z',NULL,'c3f001a05134ffabaa344194cd3ed576',NULL);
INSERT INTO "learners" VALUES('7c75e889aba09e3e603dc964683bc511','Mira','face-5','2026-11-20T17:34:00.000Z',NULL,'25fd26090b00cfa07eefd729c8cc6ca4',NULL);
INSERT INTO "learners" VALUES('d19c2ceb49537d1cb04eabec174c0d63','Leo','face-5','2026-11-20T17:34:00.000Z',NULL,'25fd26090b00cfa07eefd729c8cc6ca4',NULL);
INSERT INTO "learners" VALUES('3cd00263922b5f62925a6405679da88d','Zoe','face-5','2026-11-20T17:34:00.000Z',NULL,'25fd26090b00cfa07eefd729c8cc6ca4',NULL);
CREATE TABLE lessons (
            id TEXT PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            code TEXT NOT NULL,
            began_at TEXT NOT NULL,
            open_until TEXT NOT NULL,
            last_game_at TEXT,
            paused_at TEXT,
            ended_at TEXT
        ) STRICT;
INSERT INTO "lessons" VALUES('8afc98a859d2241b44532d4f7119f932','c3f001a05134ffabaa344194cd3ed576','2uzkg3','2026-11-23T01:13:39.308Z','2026-11-23T02:43:39.308Z',NULL,NULL,NULL);
INSERT INTO "lessons" VALUES('3fe626a835a0e4f3ef45544b52400c80','25fd26090b00cfa07eefd729c8cc6ca4','hnqss6','2026-11-20T17:34:00.000Z','2026-11-20T19:04:00.000Z',NULL,NULL,NULL);
CREATE TABLE parents (
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            learner TEXT NOT NULL REFERENCES learners (id),
            PRIMARY KEY (grown_up, learner)
        ) STRICT, WITHOUT ROWID;
CREATE TABLE pauses (
            id INTEGER PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            began_at TEXT NOT NULL,
            ended_at TEXT NOT NULL
        ) STRICT;
CREATE TABLE plies (
            game_id TEXT NOT NULL REFERENCES games (id),
            ply INTEGER NOT NULL CHECK (ply >= 0),
            seat INTEGER NOT NULL,
            move TEXT NOT NULL,
            shuffles_json TEXT,
            key TEXT,
            at TEXT NOT NULL,
            PRIMARY KEY (game_id, ply)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',0,1,'discard 1,1',NULL,NULL,'2026-11-23T01:13:37.791Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',1,0,'discard 5',NULL,'b2715945795e8229451abd81f1d69ed6','2026-11-23T01:13:37.810Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',2,1,'discard 7',NULL,NULL,'2026-11-23T01:13:37.859Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',3,0,'discard 6',NULL,'230d977ee22571594720771f8ca81811','2026-11-23T01:13:37.880Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',4,1,'discard 10',NULL,NULL,'2026-11-23T01:13:37.902Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',5,0,'discard 8',NULL,'3b1287fff52ddf5d616499c9e25a7605','2026-11-23T01:13:37.919Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',6,1,'king 3',NULL,NULL,'2026-11-23T01:13:37.975Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',7,0,'discard 8',NULL,'a268aa872607679d6050914a9d33a01c','2026-11-23T01:13:38.003Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',0,1,'discard 1',NULL,NULL,'2026-11-23T01:13:39.509Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',1,0,'discard 1',NULL,'e871576df611d71bad9b83c6cfb5127a','2026-11-23T01:13:39.723Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',2,1,'discard 2',NULL,NULL,'2026-11-23T01:13:39.790Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',3,0,'king 0',NULL,'94e5e4ed54a977a0c07a1f716c1a6619','2026-11-23T01:13:39.837Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',4,1,'discard 5',NULL,NULL,'2026-11-23T01:13:39.900Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',5,0,'discard 5',NULL,'dea2ef7b260d6a4cc0beaa79dabc0d11','2026-11-23T01:13:39.935Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',6,1,'discard 2',NULL,NULL,'2026-11-23T01:13:39.989Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',7,0,'discard 6',NULL,'5ae866f4ee3bea9712646ec86a197a82','2026-11-23T01:13:40.028Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',8,1,'discard 4',NULL,NULL,'2026-11-23T01:13:40.308Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',9,0,'discard 5',NULL,'b30e7f5b40ac2334f72eee77f14a3d1b','2026-11-23T01:13:40.366Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',10,1,'discard 4',NULL,NULL,'2026-11-23T01:13:40.479Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',11,0,'discard 5',NULL,'334be323bc0cedae40e750c13be3d334','2026-11-23T01:13:40.507Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',12,1,'discard 3,3',NULL,NULL,'2026-11-23T01:13:40.571Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',13,0,'king 7',NULL,'fb7d69b2a29806e05d6032f60091b16e','2026-11-23T01:13:40.592Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',14,1,'discard 6',NULL,NULL,'2026-11-23T01:13:40.762Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',15,0,'discard 6',NULL,'ab4d4c107fc621bce4424ab39704944f','2026-11-23T01:13:40.784Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',16,1,'discard 6',NULL,NULL,'2026-11-23T01:13:40.943Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',17,0,'discard 4',NULL,'e336a85f18b9daa14813c94aaab7d6c5','2026-11-23T01:13:41.048Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',18,1,'discard 1',NULL,NULL,'2026-11-23T01:13:41.059Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',19,0,'discard 6',NULL,'d64c371e8a783ad204c3d8755e3534d4','2026-11-23T01:13:41.163Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',20,1,'discard 6',NULL,NULL,'2026-11-23T01:13:41.331Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',21,0,'king 6',NULL,'bac46a84cb378d0a96b176a45714c071','2026-11-23T01:13:41.351Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',22,1,'discard 4',NULL,NULL,'2026-11-23T01:13:41.445Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',23,0,'discard 2',NULL,'8f162a3eb0dc8fa62ab1ba83348343ad','2026-11-23T01:13:41.475Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',24,1,'discard 2',NULL,NULL,'2026-11-23T01:13:41.601Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',25,0,'discard jester',NULL,'5435cc27b118b22bad61f8e88feff47e','2026-11-23T01:13:41.742Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',26,1,'discard 3',NULL,NULL,'2026-11-23T01:13:41.763Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',27,0,'discard king',NULL,'91416958a080bea1fdd3f1ffec15573a','2026-11-23T01:13:42.090Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',28,1,'discard 5',NULL,NULL,'2026-11-23T01:13:42.249Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',29,0,'discard 4',NULL,'42ca6074440800f24506ef8f2efcbefd','2026-11-23T01:13:42.267Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',30,1,'discard 2',NULL,NULL,'2026-11-23T01:13:42.355Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',31,0,'discard 2','[["2","3","1","2","5","4","6","2","2","6","2","king","king","6","king","1","4","6","1","3","6","3","5","king","2","6","5","4","5","4","5","jester","4"]]','8dc98780c8717bba5ba4823d7a17f817','2026-11-23T01:13:42.371Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',32,1,'discard 5',NULL,NULL,'2026-11-23T01:13:42.491Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',33,0,'discard 1',NULL,'45ba9db857799e77c048dde5e64cf167','2026-11-23T01:13:42.527Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',34,1,'discard 3,3',NULL,NULL,'2026-11-23T01:13:42.584Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',35,0,'discard 3',NULL,'4dc5bdd60fd7be63e0b3d1f0f0ca8cc4','2026-11-23T01:13:42.607Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',36,1,'discard 5',NULL,NULL,'2026-11-23T01:13:42.753Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',37,0,'discard 1',NULL,'6c86776fb3c92b660d6c25eb1e9d3791','2026-11-23T01:13:42.771Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',38,1,'discard 1',NULL,NULL,'2026-11-23T01:13:42.790Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',39,0,'discard 4',NULL,'26b3ea37f9a1a86e0822ca5a40662364','2026-11-23T01:13:42.826Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',40,1,'discard 6',NULL,NULL,'2026-11-23T01:13:42.846Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',41,0,'discard 2',NULL,'76335cd2a24fe72356f2f6d55e5f3d5c','2026-11-23T01:13:42.877Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',42,1,'discard 1',NULL,NULL,'2026-11-23T01:13:42.985Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',43,0,'discard 4',NULL,'d4239bbc7da83de7b70794f380eeae0d','2026-11-23T01:13:42.999Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',44,1,'discard 2',NULL,NULL,'2026-11-23T01:13:43.023Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',45,0,'king 11',NULL,'5437114f1883c79d81d4565876740a05','2026-11-23T01:13:43.149Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',46,1,'discard 2',NULL,NULL,'2026-11-23T01:13:43.167Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',47,0,'discard 1',NULL,'01c6d45d0691be93f3e11565398789e5','2026-11-23T01:13:43.359Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',48,1,'king 3',NULL,NULL,'2026-11-23T01:13:43.383Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',49,1,'wake 2',NULL,NULL,'2026-11-23T01:13:43.425Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',50,0,'discard 6',NULL,'47b4e697401a2965e7c617dacf13830e','2026-11-23T01:13:43.512Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',51,1,'king 9',NULL,NULL,'2026-11-23T01:13:43.541Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',52,0,'discard 3',NULL,'28b30c6fb308e72b67e4da5bbe954d26','2026-11-23T01:13:43.572Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',53,1,'discard 6',NULL,NULL,'2026-11-23T01:13:43.588Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',54,0,'discard 3',NULL,'258178a884343091afb3f9cfdb13cebc','2026-11-23T01:13:43.607Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',55,1,'jester',NULL,NULL,'2026-11-23T01:13:43.630Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',56,0,'wake 5',NULL,'703446fb84477bc0f4d7f2ad97a460ac','2026-11-23T01:13:43.656Z');
INSERT INTO "plies" VALUES('74aaf340997a20be63cc537b1e239eb4',0,1,'discard 4',NULL,NULL,'2026-11-23T01:13:43.766Z');
INSERT INTO "plies" VALUES('74aaf340997a20be63cc537b1e239eb4',1,0,'discard 7',NULL,'a279660cd39f8bd29e48006fc00d8535','2026-11-23T01:13:43.859Z');
INSERT INTO "plies" VALUES('74aaf340997a20be63cc537b1e239eb4',2,1,'discard 6',NULL,NULL,'2026-11-23T01:13:44.048Z');
INSERT INTO "plies" VALUES('74aaf340997a20be63cc537b1e239eb4',3,0,'discard 5',NULL,'08f50fb66c9a236ace484a8b26d57bd2','2026-11-23T01:13:44.058Z');
INSERT INTO "plies" VALUES('74aaf340997a20be63cc537b1e239eb4',4,1,'discard 3',NULL,NULL,'2026-11-23T01:13:44.089Z');
INSERT INTO "plies" VALUES('74aaf340997a20be63cc537b1e239eb4',5,0,'discard jester',NULL,'1e3e24f08016e344062520db7e007cc0','2026-11-23T01:13:44.099Z');
INSERT INTO "plies" VALUES('74aaf340997a20be63cc537b1e239eb4',6,1,'king 9',NULL,NULL,'2026-11-23T01:13:44.106Z');
INSERT INTO "plies" VALUES('74aaf340997a20be63cc537b1e239eb4',7,0,'discard 1',NULL,'66dcef05a1bed4632b5e8601b9cd1aa0','2026-11-23T01:13:44.279Z');
CREATE TABLE questions (
            key TEXT PRIMARY KEY,
            game_id TEXT NOT NULL REFERENCES games (id),
            ply INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            learner TEXT REFERENCES learners (id),
            task TEXT NOT NULL,
            presented_json TEXT NOT NULL,
            created_at TEXT NOT NULL,
            answered_at TEXT,
            answer TEXT
        , selection TEXT NOT NULL DEFAULT 'natural', committed TEXT) STRICT;
INSERT INTO "questions" VALUES('65dc9f503f63af83bd0561e6211c70cf','13deef86ab1031d0f646e1f40a097c97',2,0,'9faf62aace5edce3f2cd330fc01a08e7','help_bot','{"choices":[3,4,5,6,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[4,1],"skill":"add:1+4","truth":5}','2026-11-23T01:13:37.810Z','2026-11-23T01:13:37.840Z',NULL,'adaptive','discard 7');
INSERT INTO "questions" VALUES('449274d2ea59679aed3a32a86af25748','4ba2e1619fb9af5084768b8c54dd0ba5',2,0,'9faf62aace5edce3f2cd330fc01a08e7','help_bot','{"choices":[4,5,6,7,10],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,5],"skill":"add:1+5","truth":6}','2026-11-23T01:13:39.723Z','2026-11-23T01:13:39.739Z','7','adaptive','discard 2');
INSERT INTO "questions" VALUES('8bc083117eb86c57a81100a16ea330a1','4ba2e1619fb9af5084768b8c54dd0ba5',4,0,'9faf62aace5edce3f2cd330fc01a08e7','help_bot','{"choices":[1,2,3,4,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,2],"skill":"add:1+2","truth":3}','2026-11-23T01:13:39.837Z','2026-11-23T01:13:39.873Z','2','adaptive','discard 5');
INSERT INTO "questions" VALUES('52d31e1b8c0d0033fc2325a9f8fdd208','4ba2e1619fb9af5084768b8c54dd0ba5',8,0,'9faf62aace5edce3f2cd330fc01a08e7','help_bot','{"choices":[2,3,4,5,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-23T01:13:40.028Z','2026-11-23T01:13:40.104Z',NULL,'adaptive','discard 4');
INSERT INTO "questions" VALUES('d329d65c0b35b1de250e7b34a4aa07b4','4ba2e1619fb9af5084768b8c54dd0ba5',10,0,'9faf62aace5edce3f2cd330fc01a08e7','help_bot','{"choices":[1,2,3,4,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,1],"skill":"add:1+2","truth":3}','2026-11-23T01:13:40.366Z','2026-11-23T01:13:40.431Z','1','adaptive','discard 4');
INSERT INTO "questions" VALUES('eeb89ff1bf8e51aa11f2d44dcc35e834','4ba2e1619fb9af5084768b8c54dd0ba5',12,0,'9faf62aace5edce3f2cd330fc01a08e7','help_bot','{"choices":[3,4,5,6,8],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,4],"skill":"add:1+4","truth":5}','2026-11-23T01:13:40.507Z','2026-11-23T01:13:40.554Z','8','adaptive','discard 3,3');
INSERT INTO "questions" VALUES('03312ead222930ae9158d4a89f03bc5a','4ba2e1619fb9af5084768b8c54dd0ba5',14,0,'9faf62aace5edce3f2cd330fc01a08e7','help_bot','{"choices":[2,3,4,5,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,3],"skill":"add:1+3","truth":4}','2026-11-23T01:13:40.592Z','2026-11-23T01:13:40.699Z','2','adaptive','discard 6');
INSERT INTO "questions" VALUES('21f267e25c0bb40ff3e6ca734305e986','4ba2e1619fb9af5084768b8c54dd0ba5',16,0,'9faf62aace5edce3f2cd330fc01a08e7','help_bot','{"choices":[2,3,4,5,8],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[4,1],"skill":"add:1+4","truth":5}','2026-11-23T01:13:40.784Z','2026-11-23T01:13:40.812Z','8','adaptive','discard 6');
INSERT INTO "questions" VALUES('e25f4b1c6d80de7cf4c73f2bc8ff1c38','4ba2e1619fb9af5084768b8c54dd0ba5',20,0,'9faf62aace5edce3f2cd330fc01a08e7','help_bot','{"choices":[4,5,6,7,8],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,5],"skill":"add:1+5","truth":6}','2026-11-23T01:13:41.163Z','2026-11-23T01:13:41.253Z','4','adaptive','discard 6');
INSERT INTO "questions" VALUES('e7ecfd0c8027a2a235372235133e6153','4ba2e1619fb9af5084768b8c54dd0ba5',22,0,'9faf62aace5edce3f2cd330fc01a08e7','help_bot','{"choices":[2,3,4,5,6],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-23T01:13:41.351Z','2026-11-23T01:13:41.379Z','5','adaptive','discard 4');
INSERT INTO "questions" VALUES('a12f3a94877b55cb80de8b3eafcf0e77','4ba2e1619fb9af5084768b8c54dd0ba5',24,0,'9faf62aace5edce3f2cd330fc01a08e7','help_bot','{"choices":[1,2,3,4,5],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-23T01:13:41.475Z','2026-11-23T01:13:41.489Z','3','adaptive','discard 2');
INSERT INTO "questions" VALUES('b2d643a26ffb726aa2e3f93a873b9903','4ba2e1619fb9af5084768b8c54dd0ba5',28,0,'9faf62aace5edce3f2cd330fc01a08e7','help_bot','{"choices":[4,5,6,7,10],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,5],"skill":"add:1+5","truth":6}','2026-11-23T01:13:42.090Z','2026-11-23T01:13:42.179Z','10','adaptive','discard 5');
INSERT INTO "questions" VALUES('aad7c7c03a53c17641db898e14c2732a','4ba2e1619fb9af5084768b8c54dd0ba5',30,0,'9faf62aace5edce3f2cd330fc01a08e7','check_bot','{"choices":[1,0],"claimed":2,"friend":1,"guess_p":0.25,"held":false,"operands":[3,1],"skill":"add:1+3","truth":0}','2026-11-23T01:13:42.267Z','2026-11-23T01:13:42.292Z','0','adaptive','discard 2');
INSERT INTO "questions" VALUES('54ea2061fc27d6835fb6d625d6d106fb','4ba2e1619fb9af5084768b8c54dd0ba5',32,0,'9faf62aace5edce3f2cd330fc01a08e7','help_bot','{"choices":[5,6,7,8,10],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[6,1],"skill":"add:1+6","truth":7}','2026-11-23T01:13:42.371Z','2026-11-23T01:13:42.436Z','6','random','discard 5');
INSERT INTO "questions" VALUES('10170d2bbf4e302c31e7aed141cbcc3a','4ba2e1619fb9af5084768b8c54dd0ba5',34,0,'9faf62aace5edce3f2cd330fc01a08e7','help_bot','{"choices":[1,2,3,4,5],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,1],"skill":"add:1+2","truth":3}','2026-11-23T01:13:42.527Z','2026-11-23T01:13:42.536Z','3','adaptive','discard 3,3');
INSERT INTO "questions" VALUES('0a68253a0a6fb154a8376dcd8299ed6e','74aaf340997a20be63cc537b1e239eb4',2,0,'9faf62aace5edce3f2cd330fc01a08e7','check_bot','{"choices":[1,0],"claimed":4,"friend":1,"guess_p":0.75,"held":false,"operands":[2,2],"skill":"add:2+2","truth":1}','2026-11-23T01:13:43.859Z','2026-11-23T01:13:43.942Z','0','adaptive','discard 6');
INSERT INTO "questions" VALUES('28a4fbd740918a58c194ff539c461992','74aaf340997a20be63cc537b1e239eb4',4,0,'9faf62aace5edce3f2cd330fc01a08e7','help_bot','{"choices":[2,3,4,5,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-23T01:13:44.058Z','2026-11-23T01:13:44.078Z',NULL,'adaptive','discard 3');
CREATE TABLE raised_hands (
            id INTEGER PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            device TEXT NOT NULL,
            learner TEXT REFERENCES learners (id),
            why TEXT NOT NULL,
            raised_at TEXT NOT NULL,
            lowered_at TEXT
        ) STRICT;
CREATE TABLE seats (
            game_id TEXT NOT NULL REFERENCES games (id),
            seat INTEGER NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('bot', 'learner', 'guest')),
            bot TEXT,
            learner TEXT REFERENCES learners (id), stand_in TEXT, begun TEXT,
            PRIMARY KEY (game_id, seat),
            CHECK ((kind = 'bot') = (bot IS NOT NULL)),
            CHECK ((kind = 'learner') = (learner IS NOT NULL))
        ) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',0,'learner',NULL,'9faf62aace5edce3f2cd330fc01a08e7',NULL,'2026-11-23T01:13:37.495Z');
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',1,'bot','bruno',NULL,NULL,'2026-11-23T01:13:37.495Z');
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',0,'learner',NULL,'7c75e889aba09e3e603dc964683bc511','bruno','2026-11-20T17:36:00.000Z');
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',1,'learner',NULL,'d19c2ceb49537d1cb04eabec174c0d63','bruno','2026-11-20T17:36:00.000Z');
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',2,'bot','tilo',NULL,NULL,'2026-11-20T17:36:00.000Z');
INSERT INTO "seats" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',0,'learner',NULL,'9faf62aace5edce3f2cd330fc01a08e7',NULL,'2026-11-23T01:13:39.406Z');
INSERT INTO "seats" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',1,'bot','bruno',NULL,NULL,'2026-11-23T01:13:39.406Z');
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',0,'learner',NULL,'3cd00263922b5f62925a6405679da88d',NULL,'2026-11-20T17:39:00.000Z');
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',1,'learner',NULL,'d19c2ceb49537d1cb04eabec174c0d63','bruno','2026-11-20T17:39:00.000Z');
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',2,'bot','tilo',NULL,NULL,'2026-11-20T17:39:00.000Z');
INSERT INTO "seats" VALUES('74aaf340997a20be63cc537b1e239eb4',0,'learner',NULL,'9faf62aace5edce3f2cd330fc01a08e7',NULL,'2026-11-23T01:13:43.726Z');
INSERT INTO "seats" VALUES('74aaf340997a20be63cc537b1e239eb4',1,'bot','bruno',NULL,NULL,'2026-11-23T01:13:43.726Z');
INSERT INTO "seats" VALUES('b9f3635cf88c422bcca2a92b03a56cc1',0,'guest',NULL,NULL,NULL,'2026-11-23T01:13:38.042Z');
INSERT INTO "seats" VALUES('b9f3635cf88c422bcca2a92b03a56cc1',1,'bot','bruno',NULL,NULL,'2026-11-23T01:13:38.042Z');
INSERT INTO "seats" VALUES('cc45782198a6416d1775336d71eacd05',0,'learner',NULL,'3cd00263922b5f62925a6405679da88d',NULL,'2026-11-20T17:34:00.000Z');
INSERT INTO "seats" VALUES('cc45782198a6416d1775336d71eacd05',1,'bot','tilo',NULL,NULL,'2026-11-20T17:34:00.000Z');
INSERT INTO "seats" VALUES('ceaf4915888564e88216858f73ccef03',0,'learner',NULL,'0ea646ff474555036b3520319b44bafe',NULL,'2026-11-23T01:13:39.366Z');
INSERT INTO "seats" VALUES('ceaf4915888564e88216858f73ccef03',1,'bot','bruno',NULL,NULL,'2026-11-23T01:13:39.366Z');
INSERT INTO "seats" VALUES('ffd21f09ec08693c7401f5ce2425d75a',0,'learner',NULL,'7c75e889aba09e3e603dc964683bc511',NULL,'2026-11-20T17:39:00.000Z');
INSERT INTO "seats" VALUES('ffd21f09ec08693c7401f5ce2425d75a',1,'learner',NULL,'d19c2ceb49537d1cb04eabec174c0d63',NULL,'2026-11-20T17:39:00.000Z');
CREATE TABLE sessions (
            token_hash TEXT PRIMARY KEY,
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            device TEXT NOT NULL,
            created_at TEXT NOT NULL,
            seen_at TEXT NOT NULL,
            ended_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "sessions" VALUES('a6659bcfd9ff072fe954b38b58c2bd8223d207ada49edea0fc110d3a0fca8358','4614dbde1bdaa0986f4f5080f2e6c072','fc8e80b36f0e228923a5ef88ef02090b','2026-11-23T01:13:38.817Z','2026-11-23T01:13:38.817Z',NULL);
INSERT INTO "sessions" VALUES('b8adcbca0f88e16e12aac6c792b7ccf3221ce55c612380d12cc0206ceb260ba3','4fb96739332950106771d742cccd590f','dfb85c0dd37ee91531dec4f4df2a8b79','2026-11-23T01:13:39.273Z','2026-11-23T01:13:39.273Z','2026-11-23T01:13:39.298Z');
CREATE TABLE settings (
            scope TEXT NOT NULL,
            key TEXT NOT NULL,
            value TEXT NOT NULL,
            PRIMARY KEY (scope, key)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "settings" VALUES('learner:3cd00263922b5f62925a6405679da88d','was:e80ac0ee88e553cfed61c1699c767561156e2fd39b70c2542702c2db49e1f037','1');
CREATE TABLE sittings (
            id INTEGER PRIMARY KEY,
            device TEXT NOT NULL,
            class_id TEXT NOT NULL REFERENCES classes (id),
            learner TEXT NOT NULL REFERENCES learners (id),
            began_at TEXT NOT NULL,
            seen_at TEXT NOT NULL,
            ended_at TEXT
        ) STRICT;
INSERT INTO "sittings" VALUES(1,'3678bc8d40783f0a072a98d23606defc','c3f001a05134ffabaa344194cd3ed576','0ea646ff474555036b3520319b44bafe','2026-11-23T01:13:39.359Z','2026-11-23T01:13:39.359Z',NULL);
INSERT INTO "sittings" VALUES(2,'tablet-0','25fd26090b00cfa07eefd729c8cc6ca4','7c75e889aba09e3e603dc964683bc511','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(3,'tablet-1','25fd26090b00cfa07eefd729c8cc6ca4','d19c2ceb49537d1cb04eabec174c0d63','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(4,'tablet-2','25fd26090b00cfa07eefd729c8cc6ca4','3cd00263922b5f62925a6405679da88d','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(5,'tablet-3','f6a65ca1412b2489a7b287ed09390e94','3cd00263922b5f62925a6405679da88d','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z','2026-11-20T17:35:00.000Z');
CREATE TABLE tablets (
            device TEXT PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            joined_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
INSERT INTO "tablets" VALUES('3678bc8d40783f0a072a98d23606defc','c3f001a05134ffabaa344194cd3ed576','2026-11-23T01:13:39.343Z');
CREATE TABLE "taps" (
            device TEXT NOT NULL REFERENCES devices (id),
            learner TEXT NOT NULL, -- empty: guests
            tap INTEGER NOT NULL,
            rt_ms INTEGER NOT NULL,
            PRIMARY KEY (device, learner, tap)
        ) STRICT, WITHOUT ROWID;
CREATE TABLE throttles (
            name TEXT PRIMARY KEY,
            failures INTEGER NOT NULL,
            last_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
INSERT INTO "throttles" VALUES('child:7c75e889aba09e3e603dc964683bc511',1,'2026-11-20T17:39:00.000Z');
INSERT INTO "throttles" VALUES('child:7c75e889aba09e3e603dc964683bc511:tablet-0',1,'2026-11-20T17:39:00.000Z');
INSERT INTO "throttles" VALUES('code',0,'2026-11-23T01:13:39.320Z');
INSERT INTO "throttles" VALUES('new browsers',1,'2026-11-23T01:13:37.483Z');
CREATE TABLE woken (
            learner TEXT NOT NULL REFERENCES learners (id),
            queen TEXT NOT NULL,
            game_id TEXT REFERENCES games (id),
            ply INTEGER,
            at TEXT NOT NULL,
            PRIMARY KEY (learner, queen)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "woken" VALUES('9faf62aace5edce3f2cd330fc01a08e7','',NULL,NULL,'2026-11-23T01:13:39.837Z');
INSERT INTO "woken" VALUES('9faf62aace5edce3f2cd330fc01a08e7','cat','4ba2e1619fb9af5084768b8c54dd0ba5',21,'2026-11-23T01:13:41.351Z');
INSERT INTO "woken" VALUES('9faf62aace5edce3f2cd330fc01a08e7','rainbow','4ba2e1619fb9af5084768b8c54dd0ba5',13,'2026-11-23T01:13:40.592Z');
INSERT INTO "woken" VALUES('9faf62aace5edce3f2cd330fc01a08e7','starfish','4ba2e1619fb9af5084768b8c54dd0ba5',56,'2026-11-23T01:13:43.656Z');
INSERT INTO "woken" VALUES('9faf62aace5edce3f2cd330fc01a08e7','sunflower','4ba2e1619fb9af5084768b8c54dd0ba5',3,'2026-11-23T01:13:39.837Z');
CREATE UNIQUE INDEX "idx__sqlite_migrations_migration_set_name"
    ON "_sqlite_migrations" ("migration_set", "name");
CREATE INDEX device_learners_learner ON device_learners (learner);
CREATE INDEX games_device ON games (device, created_at);
CREATE INDEX games_open ON games (device) WHERE ended_at IS NULL AND put_away_at IS NULL;
CREATE UNIQUE INDEX plies_key ON plies (game_id, key) WHERE key IS NOT NULL;
CREATE INDEX attempts_learner ON attempts (
            learner, at, task, skill, device, operands, correct, try_no, n_options, guess_p,
            rt_total_ms, rt_valid, motor_ms, hint_shown, error
        );
CREATE INDEX attempts_game ON attempts (game_id, ply);
CREATE INDEX questions_game ON questions (game_id, ply);
CREATE INDEX sessions_grown_up ON sessions (grown_up, device);
CREATE INDEX learners_class ON learners (class_id);
CREATE INDEX group_members_learner ON group_members (learner);
CREATE INDEX games_class ON games (class_id, created_at) WHERE class_id IS NOT NULL;
CREATE INDEX lessons_class ON lessons (class_id, began_at);
CREATE UNIQUE INDEX lessons_code ON lessons (code) WHERE ended_at IS NULL;
CREATE INDEX sittings_device ON sittings (device) WHERE ended_at IS NULL;
CREATE INDEX sittings_class ON sittings (class_id) WHERE ended_at IS NULL;
CREATE INDEX sittings_learner ON sittings (learner, began_at);
CREATE INDEX raised_hands_up ON raised_hands (class_id) WHERE lowered_at IS NULL;
CREATE INDEX class_grown_ups_grown_up ON class_grown_ups (grown_up);
CREATE INDEX parents_learner ON parents (learner);
CREATE INDEX games_class_open ON games (class_id) WHERE class_id IS NOT NULL AND ended_at IS NULL AND put_away_at IS NULL;
CREATE INDEX seats_learner ON seats (learner, begun);
CREATE INDEX pauses_class ON pauses (class_id, ended_at);
COMMIT;
