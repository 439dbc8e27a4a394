BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'kidsq','m001_games','2026-11-23 15:11:15.727002+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'kidsq','m002_attempts','2026-11-23 15:11:15.727753+00:00');
INSERT INTO "_sqlite_migrations" VALUES(3,'kidsq','m003_grown_ups','2026-11-23 15:11:15.755546+00:00');
INSERT INTO "_sqlite_migrations" VALUES(4,'kidsq','m004_knowing','2026-11-23 15:11:15.766268+00:00');
INSERT INTO "_sqlite_migrations" VALUES(5,'kidsq','m005_taps','2026-11-23 15:11:15.768306+00:00');
INSERT INTO "_sqlite_migrations" VALUES(6,'kidsq','m006_classroom','2026-11-23 15:11:15.783414+00:00');
INSERT INTO "_sqlite_migrations" VALUES(7,'kidsq','m007_erasing','2026-11-23 15:11:15.784230+00:00');
INSERT INTO "_sqlite_migrations" VALUES(8,'kidsq','m008_room','2026-11-23 15:11:15.784492+00:00');
INSERT INTO "_sqlite_migrations" VALUES(9,'kidsq','m009_gallery','2026-11-23 15:11:15.785257+00:00');
INSERT INTO "_sqlite_migrations" VALUES(10,'kidsq','m010_lately','2026-11-23 15:11:15.800269+00:00');
INSERT INTO "_sqlite_migrations" VALUES(11,'kidsq','m011_pauses','2026-11-23 15:11:15.800667+00:00');
INSERT INTO "_sqlite_migrations" VALUES(12,'kidsq','m012_meaning','2026-11-23 15:11:15.852577+00:00');
INSERT INTO "_sqlite_migrations" VALUES(13,'kidsq','m013_tries','2026-11-23 15:11:15.853424+00:00');
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
INSERT INTO "attempts" VALUES(1,'46abc37eb6519bd4555d456b8ef8d80e',1,'0.1.0','mastery-2','6af3c64cd5cc1a63a1d418a8192e119f',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',1,'2026-11-23T15:11:22.044Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+5','[5,1]','a+b=c',2,0.5,'{"hand":["1","1","5","6","king"]}','6','1',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,5,0,0,'[[1,5,6]]','natural',0.7264,0.7264);
INSERT INTO "attempts" VALUES(2,'cac37f96d203139ed1f0352ac8b2d837',1,'0.1.0','mastery-2','6af3c64cd5cc1a63a1d418a8192e119f',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',1,'2026-11-23T15:11:22.247Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+1','[1,1]','a+b=c',2,0.5,'{"hand":["1","1","5","6","king"]}','2','5',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,5,6]]','natural',0.8537,0.8059);
INSERT INTO "attempts" VALUES(3,'449274d2ea59679aed3a32a86af25748',1,'0.1.0','mastery-2','6af3c64cd5cc1a63a1d418a8192e119f',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',2,'2026-11-23T15:11:22.367Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[1,5]','a+b=c',5,0.2,'{"choices":[4,5,6,7,10]}','6','7',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7103,0.6586);
INSERT INTO "attempts" VALUES(4,'8bc083117eb86c57a81100a16ea330a1',1,'0.1.0','mastery-2','6af3c64cd5cc1a63a1d418a8192e119f',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',4,'2026-11-23T15:11:22.463Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[1,2]','a+b=c',5,0.2,'{"choices":[1,2,3,4,7]}','3','2',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7203,0.7139);
INSERT INTO "attempts" VALUES(5,'aa0e8cd12e015940e70e08eeae87763c',1,'0.1.0','mastery-2','6af3c64cd5cc1a63a1d418a8192e119f',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',9,'2026-11-23T15:11:22.665Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+5','[5,2]','a+b=c',3,0.3333,'{"hand":["1","2","4","5","6"]}','7','1',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,4,5],[1,5,6],[2,4,6]]','natural',0.6177,0.6252);
INSERT INTO "attempts" VALUES(6,'d329d65c0b35b1de250e7b34a4aa07b4',1,'0.1.0','mastery-2','6af3c64cd5cc1a63a1d418a8192e119f',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',10,'2026-11-23T15:11:22.760Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[2,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,7]}','3','1',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7297,0.7312);
INSERT INTO "attempts" VALUES(7,'eeb89ff1bf8e51aa11f2d44dcc35e834',1,'0.1.0','mastery-2','6af3c64cd5cc1a63a1d418a8192e119f',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',12,'2026-11-23T15:11:22.855Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+4','[1,4]','a+b=c',5,0.2,'{"choices":[3,4,5,6,8]}','5','8',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7015,0.7012);
INSERT INTO "attempts" VALUES(8,'03312ead222930ae9158d4a89f03bc5a',1,'0.1.0','mastery-2','6af3c64cd5cc1a63a1d418a8192e119f',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',14,'2026-11-23T15:11:22.923Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+3','[1,3]','a+b=c',5,0.2,'{"choices":[2,3,4,5,7]}','4','2',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7187,0.7185);
INSERT INTO "attempts" VALUES(9,'21f267e25c0bb40ff3e6ca734305e986',1,'0.1.0','mastery-2','6af3c64cd5cc1a63a1d418a8192e119f',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',16,'2026-11-23T15:11:23.014Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+4','[4,1]','a+b=c',5,0.2,'{"choices":[2,3,4,5,8]}','5','8',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7015,0.702);
INSERT INTO "attempts" VALUES(10,'9c98616965aa8a14630e69a5b17c958b',1,'0.1.0','mastery-2','6af3c64cd5cc1a63a1d418a8192e119f',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',19,'2026-11-23T15:11:23.100Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+3','[3,1]','a+b=c',2,0.5,'{"hand":["1","2","3","6","jester"]}','4','2',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,2,3],[1,2,3,6]]','natural',0.7181,0.7218);
INSERT INTO "attempts" VALUES(11,'b9af665514fef70a4e0d7badea3cff28',1,'0.1.0','mastery-2','6af3c64cd5cc1a63a1d418a8192e119f',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',19,'2026-11-23T15:11:23.170Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+6','[2,6]','a+b=c',2,0.5,'{"hand":["1","2","3","6","jester"]}','8','1',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,2,3],[1,2,3,6]]','natural',0.5719,0.577);
INSERT INTO "attempts" VALUES(12,'e5f9f9f0b41705ab75e8421606631d92',1,'0.1.0','mastery-2','6af3c64cd5cc1a63a1d418a8192e119f',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',19,'2026-11-23T15:11:23.218Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+3','[2,3]','a+b=c',2,0.5,'{"hand":["1","2","3","6","jester"]}','5','6',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,2,3],[1,2,3,6]]','natural',0.6299,0.6341);
INSERT INTO "attempts" VALUES(13,'e25f4b1c6d80de7cf4c73f2bc8ff1c38',1,'0.1.0','mastery-2','6af3c64cd5cc1a63a1d418a8192e119f',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',20,'2026-11-23T15:11:23.300Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[1,5]','a+b=c',5,0.2,'{"choices":[4,5,6,7,8]}','6','4',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7124,0.7131);
INSERT INTO "attempts" VALUES(14,'e7ecfd0c8027a2a235372235133e6153',1,'0.1.0','mastery-2','6af3c64cd5cc1a63a1d418a8192e119f',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',22,'2026-11-23T15:11:23.403Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,6]}','4','5',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7622,0.762);
INSERT INTO "attempts" VALUES(15,'a12f3a94877b55cb80de8b3eafcf0e77',1,'0.1.0','mastery-2','6af3c64cd5cc1a63a1d418a8192e119f',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',24,'2026-11-23T15:11:23.496Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,5]}','2','3',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.8432,0.843);
INSERT INTO "attempts" VALUES(16,'1b918680e9b4aed003749e544958bcdc',1,'0.1.0','mastery-2','6af3c64cd5cc1a63a1d418a8192e119f',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',25,'2026-11-23T15:11:23.546Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+4','[4,1]','a+b=c',2,0.5,'{"hand":["1","2","3","4","jester"]}','5','3',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,2,3],[1,3,4]]','natural',0.7005,0.7043);
INSERT INTO "attempts" VALUES(17,'221c591a7e48336f6dfd2b76feb2bd1d',1,'0.1.0','mastery-2','6af3c64cd5cc1a63a1d418a8192e119f',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',27,'2026-11-23T15:11:23.606Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+3','[2,3]','a+b=c',2,0.5,'{"hand":["1","2","3","4","king"]}','5','1',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,2,3],[1,3,4]]','natural',0.6309,0.6354);
INSERT INTO "attempts" VALUES(18,'b2d643a26ffb726aa2e3f93a873b9903',1,'0.1.0','mastery-2','6af3c64cd5cc1a63a1d418a8192e119f',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',28,'2026-11-23T15:11:23.656Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[1,5]','a+b=c',5,0.2,'{"choices":[4,5,6,7,10]}','6','10',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7113,0.7124);
INSERT INTO "attempts" VALUES(19,'aad7c7c03a53c17641db898e14c2732a',1,'0.1.0','mastery-2','6af3c64cd5cc1a63a1d418a8192e119f',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',30,'2026-11-23T15:11:23.726Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','check_bot','add:1+3','[3,1]','a+b=c',2,0.25,'{"claimed":2}','false','false',1,1,NULL,NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7176,0.7268);
INSERT INTO "attempts" VALUES(20,'54ea2061fc27d6835fb6d625d6d106fb',1,'0.1.0','mastery-2','6af3c64cd5cc1a63a1d418a8192e119f',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',32,'2026-11-23T15:11:23.814Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+6','[6,1]','a+b=c',5,0.2,'{"choices":[5,6,7,8,10]}','7','6',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'random',0.6588,0.6605);
INSERT INTO "attempts" VALUES(21,'935a3eebb71ba9549e511dce7e7986a6',1,'0.1.0','mastery-2','6af3c64cd5cc1a63a1d418a8192e119f',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',33,'2026-11-23T15:11:23.851Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:3+4','[4,3]','a+b=c',3,0.3333,'{"hand":["1","2","3","3","4"]}','7','1',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,2,3],[1,3,4]]','natural',0.508,0.5144);
INSERT INTO "attempts" VALUES(22,'10170d2bbf4e302c31e7aed141cbcc3a',1,'0.1.0','mastery-2','6af3c64cd5cc1a63a1d418a8192e119f',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',34,'2026-11-23T15:11:23.885Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[2,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,5]}','3','3',1,1,NULL,NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7314,0.7512);
INSERT INTO "attempts" VALUES(23,'49330e23cbc824be1579a5a1de7ff38e',1,'0.1.0','mastery-2','6af3c64cd5cc1a63a1d418a8192e119f',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',47,'2026-11-23T15:11:24.095Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:6+6','[6,6]','a+b=c',3,0.3333,'{"hand":["1","2","3","6","6"]}','12','2',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,2,3],[1,2,3,6]]','natural',0.3193,0.3289);
INSERT INTO "attempts" VALUES(24,'96636e329619b6569a685406581abd67',1,'0.1.0','mastery-2','6af3c64cd5cc1a63a1d418a8192e119f',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','74aaf340997a20be63cc537b1e239eb4',1,'2026-11-23T15:11:24.447Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:5+7','[5,7]','a+b=c',2,0.5,'{"hand":["1","4","5","7","jester"]}','12','4',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,4,5]]','natural',0.2978,0.3084);
INSERT INTO "attempts" VALUES(25,'0a68253a0a6fb154a8376dcd8299ed6e',1,'0.1.0','mastery-2','6af3c64cd5cc1a63a1d418a8192e119f',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','74aaf340997a20be63cc537b1e239eb4',2,'2026-11-23T15:11:24.541Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','check_bot','add:2+2','[2,2]','a+b=c',2,0.75,'{"claimed":4}','true','false',0,1,'false_alarm',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7608,0.7629);
INSERT INTO "attempts" VALUES(26,'f38d9ac9875c2bd3fc82822a5a35ee6b',1,'0.1.0','mastery-2','6af3c64cd5cc1a63a1d418a8192e119f',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','74aaf340997a20be63cc537b1e239eb4',7,'2026-11-23T15:11:24.697Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+5','[1,5]','c=a+b',2,0.5,'{"hand":["1","4","5","10","jester"]}','6','10',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,4,5],[1,4,5,10]]','natural',0.7132,0.717);
CREATE TABLE audit (
            seq INTEGER PRIMARY KEY,
            at TEXT NOT NULL,
            grown_up TEXT,
            action TEXT NOT NULL,
            subject TEXT NOT NULL
        ) STRICT;
INSERT INTO "audit" VALUES(1,'2026-11-23T15:11:20.618Z','1980dc5f5bd36d769d84f73b3cbbcff3','claimed','1980dc5f5bd36d769d84f73b3cbbcff3');
INSERT INTO "audit" VALUES(2,'2026-11-23T15:11:21.880Z','6f0243519b4edaedcdddd2f09f9285bc','claimed','6f0243519b4edaedcdddd2f09f9285bc');
INSERT INTO "audit" VALUES(3,'2026-11-23T15:11:21.903Z','6f0243519b4edaedcdddd2f09f9285bc','signed_out','6f0243519b4edaedcdddd2f09f9285bc');
CREATE TABLE child_keys (
            learner TEXT PRIMARY KEY REFERENCES learners (id),
            pictures TEXT NOT NULL,
            number TEXT NOT NULL,
            made_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
INSERT INTO "child_keys" VALUES('0d608d6ebddec713eff36310f143d674','boat,car,ball','3121','2026-11-23T15:11:21.919Z');
CREATE TABLE child_tries (
            learner TEXT NOT NULL REFERENCES learners (id),
            device TEXT NOT NULL,
            failures INTEGER NOT NULL,
            last_at TEXT NOT NULL,
            PRIMARY KEY (learner, device)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "child_tries" VALUES('613638c9a6e4bb565be974a4399bdeca','tablet-0',1,'2026-11-20T17:39:00.000Z');
CREATE TABLE claim_codes (
            code_hash TEXT PRIMARY KEY,
            created_at TEXT NOT NULL,
            used_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "claim_codes" VALUES('48efd045adaadd1d4a9515f5f5d889c19829027d2b49ed6bdbf75e82b6993476','2026-11-23T15:11:18.897Z','2026-11-23T15:11:18.919Z');
INSERT INTO "claim_codes" VALUES('f8fe21948beb66ffb44fc6ef8fcd627344b218d5d992eb29a07963579cb4ff3c','2026-11-23T15:11:20.626Z','2026-11-23T15:11:20.628Z');
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
INSERT INTO "classes" VALUES('cd619b9b6435564b2f0de6ce9569d554','2b','2026-11-23T15:11:21.919Z',NULL,0);
INSERT INTO "classes" VALUES('5584450b11f1b8933b9173188d1c7ac0','3a','2026-11-20T17:34:00.000Z',NULL,0);
INSERT INTO "classes" VALUES('8fe4c64e98aa6b29452b2ca3aa47e518','3b','2026-11-20T17:34:00.000Z',NULL,0);
CREATE TABLE device_learners (
            device TEXT NOT NULL REFERENCES devices (id),
            learner TEXT NOT NULL REFERENCES learners (id),
            place INTEGER NOT NULL,
            PRIMARY KEY (device, learner)
        ) STRICT;
INSERT INTO "device_learners" VALUES('6513270e269e0d37f2a74de452e6b438','6af3c64cd5cc1a63a1d418a8192e119f',1);
INSERT INTO "device_learners" VALUES('desk','0d608d6ebddec713eff36310f143d674',1);
INSERT INTO "device_learners" VALUES('home','613638c9a6e4bb565be974a4399bdeca',1);
INSERT INTO "device_learners" VALUES('home','48e25798e5877e4dfc83060aed011995',2);
INSERT INTO "device_learners" VALUES('home','414198431a8356b89a5d89af2220f58f',3);
CREATE TABLE devices (
            id TEXT PRIMARY KEY,
            first_seen TEXT NOT NULL
        ) STRICT;
INSERT INTO "devices" VALUES('6513270e269e0d37f2a74de452e6b438','2026-11-23T15:11:16.457Z');
INSERT INTO "devices" VALUES('4c4f9b0687322e25c215a82a06ec41ad','2026-11-23T15:11:18.812Z');
INSERT INTO "devices" VALUES('desk','2026-11-23T15:11:21.919Z');
INSERT INTO "devices" VALUES('3678bc8d40783f0a072a98d23606defc','2026-11-23T15:11:21.936Z');
INSERT INTO "devices" VALUES('home','2026-11-20T17:34:00.000Z');
INSERT INTO "devices" VALUES('tablet-3','2026-11-20T17:34:00.000Z');
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
INSERT INTO "estimates" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','add:1+1','mastery-2',8.42345457074317183199e-01,3.03907142140744657154e-02,2,0,0,NULL,'2026-11-23T15:11:23.496Z','guesses',1,0);
INSERT INTO "estimates" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','add:1+2','mastery-2',7.49310762216770398502e-01,4.82693554353074150142e-02,3,1,1,NULL,'2026-11-23T15:11:23.885Z','guesses',0,0);
INSERT INTO "estimates" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','add:1+3','mastery-2',7.26472151284188405462e-01,5.22276963173297081866e-02,3,1,1,NULL,'2026-11-23T15:11:23.726Z','guesses',0,0);
INSERT INTO "estimates" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','add:1+4','mastery-2',7.03616314371827700213e-01,5.58480704056757426556e-02,3,0,0,NULL,'2026-11-23T15:11:23.546Z','guesses',1,1);
INSERT INTO "estimates" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','add:1+5','mastery-2',7.16958605269537141424e-01,5.26934490170737346304e-02,4,0,0,NULL,'2026-11-23T15:11:24.697Z','guesses',2,1);
INSERT INTO "estimates" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','add:1+6','mastery-2',6.61283301642130338926e-01,6.4567953192749660829e-02,1,0,0,NULL,'2026-11-23T15:11:23.814Z','guesses',0,1);
INSERT INTO "estimates" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','add:1+7','mastery-2',6.39406554332643928262e-01,6.90396635232453093067e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','add:1+8','mastery-2',6.20298654398984905533e-01,7.11430570537686657317e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','add:1+9','mastery-2',6.3307448414041844753e-01,0.0697686922753395,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','add:2+2','mastery-2',7.62664326841225315156e-01,4.70886967331487493737e-02,2,0,0,NULL,'2026-11-23T15:11:24.541Z','guesses',1,0);
INSERT INTO "estimates" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','add:2+3','mastery-2',6.34396939652038249768e-01,6.57291098948732388507e-02,2,0,0,NULL,'2026-11-23T15:11:23.606Z','guesses',1,0);
INSERT INTO "estimates" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','add:2+4','mastery-2',6.04488356450881725301e-01,7.2607054752264976738e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','add:2+5','mastery-2',6.22757203112462520699e-01,6.8800833653144544133e-02,1,0,0,NULL,'2026-11-23T15:11:22.665Z','guesses',0,1);
INSERT INTO "estimates" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','add:2+6','mastery-2',5.71419794345946141511e-01,7.26579432294814919757e-02,1,0,0,NULL,'2026-11-23T15:11:23.170Z','guesses',0,1);
INSERT INTO "estimates" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','add:2+7','mastery-2',5.44954384206123854106e-01,7.64770941711754859149e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','add:2+8','mastery-2',5.58324697644294598575e-01,7.58650471921110125528e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','add:3+3','mastery-2',6.584440082952133233e-01,0.0666432361435439,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','add:3+4','mastery-2',5.1533648338645865472e-01,7.43432800632658485895e-02,1,0,0,NULL,'2026-11-23T15:11:23.851Z','guesses',0,1);
INSERT INTO "estimates" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','add:3+5','mastery-2',5.2160371414251460731e-01,7.71562317852203527479e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','add:3+6','mastery-2',4.67775595035821722955e-01,7.70261870702837747604e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','add:3+7','mastery-2',4.81225785515460358077e-01,7.72920823552131486255e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','add:4+4','mastery-2',5.44901650778402801833e-01,7.6502578389635367273e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','add:4+5','mastery-2',4.24362124931504769431e-01,7.51259369615464855929e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','add:4+6','mastery-2',4.04708735465469260361e-01,7.37416700695790183761e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','add:5+5','mastery-2',4.9443980720372743276e-01,7.74435390672729706551e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','add:5+7','mastery-2',3.07823309847919113213e-01,5.77630310955374731696e-02,1,0,0,NULL,'2026-11-23T15:11:24.447Z','guesses',0,1);
INSERT INTO "estimates" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','add:6+6','mastery-2',3.27552022363838790663e-01,6.08475026414024289245e-02,1,0,0,NULL,'2026-11-23T15:11:24.095Z','guesses',0,1);
CREATE TABLE former_accounts (
            tombstone TEXT PRIMARY KEY,
            learner TEXT NOT NULL REFERENCES learners (id)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "former_accounts" VALUES('03311d86647658e1d55b3f198258a49484770fcfa9d457e2d5d76b8228ea8a80','414198431a8356b89a5d89af2220f58f');
CREATE TABLE games (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            edition TEXT NOT NULL,
            header_json TEXT NOT NULL,
            created_at TEXT NOT NULL,
            updated_at TEXT NOT NULL,
            version INTEGER NOT NULL DEFAULT 0,
            plies INTEGER NOT NULL DEFAULT 0,
            put_away_at TEXT,
            ended_at TEXT,
            result_json TEXT,
            settings_json TEXT NOT NULL DEFAULT '{}'
        , class_id TEXT REFERENCES classes (id), by_teacher INTEGER NOT NULL DEFAULT 0 CHECK (by_teacher IN (0, 1)), unfinished INTEGER NOT NULL DEFAULT 0 CHECK (unfinished IN (0, 1)), device TEXT REFERENCES devices (id)) STRICT;
INSERT INTO "games" VALUES('13deef86ab1031d0f646e1f40a097c97','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["cake","cat","moon","heart","pancake","starfish","peacock","sunflower","ladybug","rainbow","dog","rose"],"draw":["dragon","10","1","8","10","9","knight","knight","1","5","king","7","6","king","dragon","wand","8","potion","6","2","king","knight","king","jester","knight","wand","3","7","9","5","6","8","4","potion","2","king","king","6","4","king","jester","2","3","potion","5","jester","wand","9","3","7","5","3","9","1","4","jester","7","jester","10","1","10","dragon","king","8","4","2","potion"]}','2026-11-23T15:11:16.473Z','2026-11-23T15:11:18.784Z',9,8,NULL,NULL,NULL,'{"one_way": true}',NULL,0,0,'6513270e269e0d37f2a74de452e6b438');
INSERT INTO "games" VALUES('b9f3635cf88c422bcca2a92b03a56cc1','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":0,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["starfish","ladybug","cake","moon","dog","sunflower","cat","rose","peacock","pancake","heart","rainbow"],"draw":["jester","king","jester","3","1","knight","2","3","dragon","potion","9","potion","7","7","3","5","5","king","9","1","3","6","10","9","4","king","7","dragon","dragon","10","wand","2","wand","king","10","1","king","4","6","potion","potion","king","2","4","2","6","knight","jester","8","jester","10","king","4","5","wand","5","knight","jester","1","king","6","8","9","7","8","knight","8"]}','2026-11-23T15:11:18.812Z','2026-11-23T15:11:18.812Z',0,0,NULL,NULL,NULL,'{"one_way": true}',NULL,0,0,'4c4f9b0687322e25c215a82a06ec41ad');
INSERT INTO "games" VALUES('ceaf4915888564e88216858f73ccef03','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["rainbow","moon","ladybug","cake","peacock","sunflower","cat","heart","dog","rose","pancake","starfish"],"draw":["king","1","3","1","3","6","2","3","5","5","2","king","jester","1","4","2","5","4","5","6","5","4","3","4","2","king","3","1","4","4","3","king","6","jester","1","2","5","1","6","6","2","6"]}','2026-11-23T15:11:21.976Z','2026-11-23T15:11:21.976Z',0,0,NULL,NULL,NULL,'{"one_way": true}','cd619b9b6435564b2f0de6ce9569d554',0,0,'3678bc8d40783f0a072a98d23606defc');
INSERT INTO "games" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["sunflower","cake","pancake","rose","ladybug","starfish","cat","rainbow","moon","peacock","heart","dog"],"draw":["6","6","3","5","4","king","1","1","2","1","2","5","5","2","4","4","3","6","jester","5","1","king","3","1","6","6","3","6","jester","2","king","4","2","2","4","3","king","5","3","1","4","5"]}','2026-11-23T15:11:21.999Z','2026-11-23T15:11:24.268Z',82,57,NULL,'2026-11-23T15:11:24.268Z','{"result":{"winners":[0],"courts":[["sunflower","rainbow","cat","starfish"],["rose","pancake","peacock"]],"points":[35,30]}}','{"one_way": true}',NULL,0,0,'6513270e269e0d37f2a74de452e6b438');
INSERT INTO "games" VALUES('74aaf340997a20be63cc537b1e239eb4','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["moon","rose","pancake","peacock","cake","cat","heart","rainbow","sunflower","ladybug","starfish","dog"],"draw":["4","4","king","jester","6","1","king","5","3","7","jester","5","dragon","10","knight","jester","4","king","7","potion","2","8","potion","potion","king","wand","9","10","knight","8","potion","jester","dragon","8","1","dragon","5","4","8","7","2","2","king","9","knight","5","6","wand","3","9","king","6","10","10","2","7","wand","king","3","9","1","1","3","6","jester","king","knight"]}','2026-11-23T15:11:24.388Z','2026-11-23T15:11:24.756Z',12,8,NULL,NULL,NULL,'{}',NULL,0,0,'6513270e269e0d37f2a74de452e6b438');
INSERT INTO "games" VALUES('cc45782198a6416d1775336d71eacd05','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["peacock","starfish","heart","ladybug","sunflower","pancake","dog","rose","moon","cake","rainbow","cat"],"draw":["jester","king","king","knight","7","8","wand","3","wand","king","wand","3","10","8","1","4","potion","jester","dragon","5","king","1","potion","dragon","6","2","3","jester","7","4","potion","dragon","7","2","1","1","5","9","8","knight","knight","4","king","10","6","7","6","potion","9","8","6","king","2","king","2","5","3","jester","10","knight","king","9","jester","9","4","5","10"]}','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',1,0,NULL,'2026-11-20T17:35:00.000Z',NULL,'{"one_way": true}','8fe4c64e98aa6b29452b2ca3aa47e518',0,1,'tablet-3');
INSERT INTO "games" VALUES('2a838af8d5c44a4eb3172062d08f1bb2','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":3,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["heart","cat","rose","moon","dog","cake","peacock","sunflower","ladybug","pancake","starfish","rainbow"],"draw":["jester","1","king","1","2","8","2","dragon","3","4","6","king","8","jester","5","10","king","2","potion","6","4","2","king","dragon","knight","5","7","knight","wand","5","king","7","jester","10","10","potion","10","dragon","3","king","knight","king","potion","4","4","3","9","3","9","7","7","wand","8","6","1","wand","1","jester","5","9","8","jester","9","king","knight","potion","6"]}','2026-11-20T17:36:00.000Z','2026-11-20T17:39:00.000Z',4,0,NULL,NULL,NULL,'{"one_way": true}','5584450b11f1b8933b9173188d1c7ac0',1,0,NULL);
INSERT INTO "games" VALUES('6b384309c9a937a68c8f95ef04a012e8','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":3,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["rainbow","ladybug","moon","cake","heart","peacock","pancake","cat","sunflower","starfish","dog","rose"],"draw":["1","2","8","10","jester","1","5","6","7","dragon","potion","2","4","6","6","dragon","5","jester","7","10","1","king","knight","2","9","9","king","3","wand","jester","8","9","potion","king","9","4","6","5","king","potion","king","jester","king","wand","king","potion","8","knight","10","3","2","wand","3","7","knight","3","5","7","dragon","king","1","4","10","4","knight","8","jester"]}','2026-11-20T17:39:00.000Z','2026-11-20T17:39:00.000Z',1,0,NULL,NULL,NULL,'{"one_way": true}','5584450b11f1b8933b9173188d1c7ac0',0,0,'tablet-2');
INSERT INTO "games" VALUES('ffd21f09ec08693c7401f5ce2425d75a','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["moon","peacock","rainbow","heart","sunflower","cake","starfish","cat","ladybug","rose","dog","pancake"],"draw":["potion","jester","1","wand","knight","potion","7","5","jester","6","9","9","8","7","10","4","8","7","2","knight","4","3","jester","dragon","king","2","1","4","king","king","potion","1","3","8","10","wand","king","3","king","6","5","jester","9","5","jester","3","potion","10","dragon","6","4","2","7","1","5","6","knight","dragon","king","10","2","8","knight","9","king","wand","king"]}','2026-11-20T17:39:00.000Z','2026-11-20T17:39:00.000Z',0,0,NULL,NULL,NULL,'{"one_way": true}','5584450b11f1b8933b9173188d1c7ac0',1,0,NULL);
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
INSERT INTO "grown_ups" VALUES('1980dc5f5bd36d769d84f73b3cbbcff3','grown_up','grown_up','scrypt:16384:8:5$KdFKf8A0Bcd0hASwMJ6roH$1078da51040f35971914dc98a1ab79dbabda8b0f345a9f695e0b1db4517b6086c6011ff22765b8855765b7ddbe8a12c1755fddffc620e748c1b99ef612d3acbd','2026-11-23T15:11:18.919Z','owner');
INSERT INTO "grown_ups" VALUES('6f0243519b4edaedcdddd2f09f9285bc','signed_out','signed_out','scrypt:16384:8:5$P928ALuVVWsBYD26phbYFq$15b3de3d54f4e28cd30f5cb7349e2fec3d8a10f09f0e58079efc5982886ae3be8926efc6f73f887aa223d15ac26bba515a52a41f60c7e959d001482d4a253aae','2026-11-23T15:11:20.628Z','owner');
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
        , class_id TEXT REFERENCES classes (id), royal TEXT, gallery_read_at TEXT) STRICT;
INSERT INTO "learners" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','Mira','face-3','2026-11-23T15:11:16.457Z',NULL,NULL,NULL,'2026-11-23T15:11:22.447Z');
INSERT INTO "learners" VALUES('0d608d6ebddec713eff36310f143d674','Lou','face-4','2026-11-23T15:11:21.919Z',NULL,'cd619b9b6435564b2f0de6ce9569d554',NULL,NULL);
INSERT INTO "learners" VALUES('613638c9a6e4bb565be974a4399bdeca','Mira','face-5','2026-11-20T17:34:00.000Z',NULL,'5584450b11f1b8933b9173188d1c7ac0',NULL,NULL);
INSERT INTO "learners" VALUES('48e25798e5877e4dfc83060aed011995','Leo','face-5','2026-11-20T17:34:00.000Z',NULL,'5584450b11f1b8933b9173188d1c7ac0',NULL,NULL);
INSERT INTO "learners" VALUES('414198431a8356b89a5d89af2220f58f','Zoe','face-5','2026-11-20T17:34:00.000Z',NULL,'5584450b11f1b8933b9173188d1c7ac0',NULL,NULL);
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
INSERT INTO "lessons" VALUES('dad73fa7ee68bd273a58fea569135813','cd619b9b6435564b2f0de6ce9569d554','58azkn','2026-11-23T15:11:21.919Z','2026-11-23T16:41:21.919Z',NULL,NULL,NULL);
INSERT INTO "lessons" VALUES('6a419dcd7ea964f3003cb69288cad487','5584450b11f1b8933b9173188d1c7ac0','yh63tu','2026-11-20T17:34:00.000Z','2026-11-20T19:04:00.000Z',NULL,NULL,NULL);
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
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',0,1,'discard 1,1',NULL,NULL,'2026-11-23T15:11:18.302Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',1,0,'discard 5',NULL,'b2715945795e8229451abd81f1d69ed6','2026-11-23T15:11:18.372Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',2,1,'discard 7',NULL,NULL,'2026-11-23T15:11:18.585Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',3,0,'discard 6',NULL,'230d977ee22571594720771f8ca81811','2026-11-23T15:11:18.623Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',4,1,'discard 10',NULL,NULL,'2026-11-23T15:11:18.682Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',5,0,'discard 8',NULL,'3b1287fff52ddf5d616499c9e25a7605','2026-11-23T15:11:18.715Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',6,1,'king 3',NULL,NULL,'2026-11-23T15:11:18.742Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',7,0,'discard 8',NULL,'a268aa872607679d6050914a9d33a01c','2026-11-23T15:11:18.784Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',0,1,'discard 1',NULL,NULL,'2026-11-23T15:11:22.026Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',1,0,'discard 1',NULL,'20b9bf11908075c92c6481751607c587','2026-11-23T15:11:22.308Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',2,1,'discard 2',NULL,NULL,'2026-11-23T15:11:22.435Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',3,0,'king 0',NULL,'7293680ff00efa28f34d103b9cf46585','2026-11-23T15:11:22.447Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',4,1,'discard 5',NULL,NULL,'2026-11-23T15:11:22.530Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',5,0,'discard 5',NULL,'cbeea1b661e9875f1c41769ce1d6fd36','2026-11-23T15:11:22.543Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',6,1,'discard 2',NULL,NULL,'2026-11-23T15:11:22.546Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',7,0,'discard 6',NULL,'c6c3b9dd2f933bca5f4ad0d7cf5367f2','2026-11-23T15:11:22.571Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',8,1,'discard 4',NULL,NULL,'2026-11-23T15:11:22.638Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',9,0,'discard 5',NULL,'2c147409edecd1ba72beba9868d06f57','2026-11-23T15:11:22.742Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',10,1,'discard 4',NULL,NULL,'2026-11-23T15:11:22.811Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',11,0,'discard 5',NULL,'b42455110abd9fc7fb075c304454681c','2026-11-23T15:11:22.835Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',12,1,'discard 3,3',NULL,NULL,'2026-11-23T15:11:22.887Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',13,0,'king 7',NULL,'158d88a11db12a66302c406f04db5e56','2026-11-23T15:11:22.907Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',14,1,'discard 6',NULL,NULL,'2026-11-23T15:11:22.974Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',15,0,'discard 6',NULL,'0dad3c895cbaa2396c6069b8fa3bc6ca','2026-11-23T15:11:22.994Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',16,1,'discard 6',NULL,NULL,'2026-11-23T15:11:23.040Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',17,0,'discard 4',NULL,'c73c575c071554222efec74df55bbfd0','2026-11-23T15:11:23.068Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',18,1,'discard 1',NULL,NULL,'2026-11-23T15:11:23.084Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',19,0,'discard 6',NULL,'f5651057982a6c9e356931021f3fa3ac','2026-11-23T15:11:23.271Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',20,1,'discard 6',NULL,NULL,'2026-11-23T15:11:23.343Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',21,0,'king 6',NULL,'15d01459e53059bfc1022daff984055d','2026-11-23T15:11:23.365Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',22,1,'discard 4',NULL,NULL,'2026-11-23T15:11:23.448Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',23,0,'discard 2',NULL,'1e61c241ab7486f6df33636d6a4b34a2','2026-11-23T15:11:23.472Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',24,1,'discard 2',NULL,NULL,'2026-11-23T15:11:23.534Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',25,0,'discard jester',NULL,'f74ff6c3fb365c4dbb9ba1297f5be12f','2026-11-23T15:11:23.579Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',26,1,'discard 3',NULL,NULL,'2026-11-23T15:11:23.595Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',27,0,'discard king',NULL,'a5984262369a76d654834342a69d01ec','2026-11-23T15:11:23.639Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',28,1,'discard 5',NULL,NULL,'2026-11-23T15:11:23.685Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',29,0,'discard 4',NULL,'a9781ab29bd38141bcd202435cdb2cb4','2026-11-23T15:11:23.697Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',30,1,'discard 2',NULL,NULL,'2026-11-23T15:11:23.773Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',31,0,'discard 2','[["2","3","1","2","5","4","6","2","2","6","2","king","king","6","king","1","4","6","1","3","6","3","5","king","2","6","5","4","5","4","5","jester","4"]]','aa7c7e12b6493ca9fadb7a9b8e3f966d','2026-11-23T15:11:23.777Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',32,1,'discard 5',NULL,NULL,'2026-11-23T15:11:23.836Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',33,0,'discard 1',NULL,'dcd059b2d8bf7c32f8674c092e8603c4','2026-11-23T15:11:23.881Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',34,1,'discard 3,3',NULL,NULL,'2026-11-23T15:11:23.934Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',35,0,'discard 3',NULL,'1add245f060f376a985b83b1e5b78eeb','2026-11-23T15:11:23.937Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',36,1,'discard 5',NULL,NULL,'2026-11-23T15:11:23.952Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',37,0,'discard 1',NULL,'c152074d8ebb1cad4193bb81cafe24e7','2026-11-23T15:11:23.967Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',38,1,'discard 1',NULL,NULL,'2026-11-23T15:11:23.982Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',39,0,'discard 4',NULL,'8c36710b9bf4d6d7007591cf18761636','2026-11-23T15:11:23.985Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',40,1,'discard 6',NULL,NULL,'2026-11-23T15:11:24.004Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',41,0,'discard 2',NULL,'705c788af9a2ff8151ab151b963a8aef','2026-11-23T15:11:24.016Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',42,1,'discard 1',NULL,NULL,'2026-11-23T15:11:24.034Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',43,0,'discard 4',NULL,'c54418de18d0ee9b908eb132211e5dc6','2026-11-23T15:11:24.046Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',44,1,'discard 2',NULL,NULL,'2026-11-23T15:11:24.049Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',45,0,'king 11',NULL,'862732999cab0aaa77434de06e229ff6','2026-11-23T15:11:24.068Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',46,1,'discard 2',NULL,NULL,'2026-11-23T15:11:24.079Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',47,0,'discard 1',NULL,'677e64b5ac4d2ec15fb8d8d04321d915','2026-11-23T15:11:24.131Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',48,1,'king 3',NULL,NULL,'2026-11-23T15:11:24.149Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',49,1,'wake 2',NULL,NULL,'2026-11-23T15:11:24.152Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',50,0,'discard 6',NULL,'3b96e774ce3c350e99d79b60afd91b86','2026-11-23T15:11:24.176Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',51,1,'king 9',NULL,NULL,'2026-11-23T15:11:24.191Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',52,0,'discard 3',NULL,'0f960d55f61b262de4bf2757c5ba9e88','2026-11-23T15:11:24.211Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',53,1,'discard 6',NULL,NULL,'2026-11-23T15:11:24.226Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',54,0,'discard 3',NULL,'a69caa1e2872070cb11210e899674e89','2026-11-23T15:11:24.229Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',55,1,'jester',NULL,NULL,'2026-11-23T15:11:24.248Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',56,0,'wake 5',NULL,'16b9e62e51511b2600658e6b451b48e1','2026-11-23T15:11:24.268Z');
INSERT INTO "plies" VALUES('74aaf340997a20be63cc537b1e239eb4',0,1,'discard 4',NULL,NULL,'2026-11-23T15:11:24.426Z');
INSERT INTO "plies" VALUES('74aaf340997a20be63cc537b1e239eb4',1,0,'discard 7',NULL,'747b1b5d5037ffd1bfb0a65b98f19e9d','2026-11-23T15:11:24.515Z');
INSERT INTO "plies" VALUES('74aaf340997a20be63cc537b1e239eb4',2,1,'discard 6',NULL,NULL,'2026-11-23T15:11:24.588Z');
INSERT INTO "plies" VALUES('74aaf340997a20be63cc537b1e239eb4',3,0,'discard 5',NULL,'5bf2a058c9062d079707f1fc39a173cc','2026-11-23T15:11:24.607Z');
INSERT INTO "plies" VALUES('74aaf340997a20be63cc537b1e239eb4',4,1,'discard 3',NULL,NULL,'2026-11-23T15:11:24.644Z');
INSERT INTO "plies" VALUES('74aaf340997a20be63cc537b1e239eb4',5,0,'discard jester',NULL,'4dd7a15fb9c18e4dd1a409dd312eea2b','2026-11-23T15:11:24.656Z');
INSERT INTO "plies" VALUES('74aaf340997a20be63cc537b1e239eb4',6,1,'king 9',NULL,NULL,'2026-11-23T15:11:24.681Z');
INSERT INTO "plies" VALUES('74aaf340997a20be63cc537b1e239eb4',7,0,'discard 1',NULL,'2043176ee906ad7784aae0f49fe52ae6','2026-11-23T15:11:24.756Z');
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
INSERT INTO "questions" VALUES('65dc9f503f63af83bd0561e6211c70cf','13deef86ab1031d0f646e1f40a097c97',2,0,'6af3c64cd5cc1a63a1d418a8192e119f','help_bot','{"choices":[3,4,5,6,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[4,1],"skill":"add:1+4","truth":5}','2026-11-23T15:11:18.372Z','2026-11-23T15:11:18.564Z',NULL,'adaptive','discard 7');
INSERT INTO "questions" VALUES('449274d2ea59679aed3a32a86af25748','4ba2e1619fb9af5084768b8c54dd0ba5',2,0,'6af3c64cd5cc1a63a1d418a8192e119f','help_bot','{"choices":[4,5,6,7,10],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,5],"skill":"add:1+5","truth":6}','2026-11-23T15:11:22.308Z','2026-11-23T15:11:22.367Z','7','adaptive','discard 2');
INSERT INTO "questions" VALUES('8bc083117eb86c57a81100a16ea330a1','4ba2e1619fb9af5084768b8c54dd0ba5',4,0,'6af3c64cd5cc1a63a1d418a8192e119f','help_bot','{"choices":[1,2,3,4,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,2],"skill":"add:1+2","truth":3}','2026-11-23T15:11:22.447Z','2026-11-23T15:11:22.463Z','2','adaptive','discard 5');
INSERT INTO "questions" VALUES('52d31e1b8c0d0033fc2325a9f8fdd208','4ba2e1619fb9af5084768b8c54dd0ba5',8,0,'6af3c64cd5cc1a63a1d418a8192e119f','help_bot','{"choices":[2,3,4,5,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-23T15:11:22.571Z','2026-11-23T15:11:22.623Z',NULL,'adaptive','discard 4');
INSERT INTO "questions" VALUES('d329d65c0b35b1de250e7b34a4aa07b4','4ba2e1619fb9af5084768b8c54dd0ba5',10,0,'6af3c64cd5cc1a63a1d418a8192e119f','help_bot','{"choices":[1,2,3,4,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,1],"skill":"add:1+2","truth":3}','2026-11-23T15:11:22.742Z','2026-11-23T15:11:22.760Z','1','adaptive','discard 4');
INSERT INTO "questions" VALUES('eeb89ff1bf8e51aa11f2d44dcc35e834','4ba2e1619fb9af5084768b8c54dd0ba5',12,0,'6af3c64cd5cc1a63a1d418a8192e119f','help_bot','{"choices":[3,4,5,6,8],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,4],"skill":"add:1+4","truth":5}','2026-11-23T15:11:22.835Z','2026-11-23T15:11:22.855Z','8','adaptive','discard 3,3');
INSERT INTO "questions" VALUES('03312ead222930ae9158d4a89f03bc5a','4ba2e1619fb9af5084768b8c54dd0ba5',14,0,'6af3c64cd5cc1a63a1d418a8192e119f','help_bot','{"choices":[2,3,4,5,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,3],"skill":"add:1+3","truth":4}','2026-11-23T15:11:22.907Z','2026-11-23T15:11:22.923Z','2','adaptive','discard 6');
INSERT INTO "questions" VALUES('21f267e25c0bb40ff3e6ca734305e986','4ba2e1619fb9af5084768b8c54dd0ba5',16,0,'6af3c64cd5cc1a63a1d418a8192e119f','help_bot','{"choices":[2,3,4,5,8],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[4,1],"skill":"add:1+4","truth":5}','2026-11-23T15:11:22.994Z','2026-11-23T15:11:23.014Z','8','adaptive','discard 6');
INSERT INTO "questions" VALUES('e25f4b1c6d80de7cf4c73f2bc8ff1c38','4ba2e1619fb9af5084768b8c54dd0ba5',20,0,'6af3c64cd5cc1a63a1d418a8192e119f','help_bot','{"choices":[4,5,6,7,8],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,5],"skill":"add:1+5","truth":6}','2026-11-23T15:11:23.271Z','2026-11-23T15:11:23.300Z','4','adaptive','discard 6');
INSERT INTO "questions" VALUES('e7ecfd0c8027a2a235372235133e6153','4ba2e1619fb9af5084768b8c54dd0ba5',22,0,'6af3c64cd5cc1a63a1d418a8192e119f','help_bot','{"choices":[2,3,4,5,6],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-23T15:11:23.365Z','2026-11-23T15:11:23.403Z','5','adaptive','discard 4');
INSERT INTO "questions" VALUES('a12f3a94877b55cb80de8b3eafcf0e77','4ba2e1619fb9af5084768b8c54dd0ba5',24,0,'6af3c64cd5cc1a63a1d418a8192e119f','help_bot','{"choices":[1,2,3,4,5],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-23T15:11:23.472Z','2026-11-23T15:11:23.496Z','3','adaptive','discard 2');
INSERT INTO "questions" VALUES('b2d643a26ffb726aa2e3f93a873b9903','4ba2e1619fb9af5084768b8c54dd0ba5',28,0,'6af3c64cd5cc1a63a1d418a8192e119f','help_bot','{"choices":[4,5,6,7,10],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,5],"skill":"add:1+5","truth":6}','2026-11-23T15:11:23.639Z','2026-11-23T15:11:23.656Z','10','adaptive','discard 5');
INSERT INTO "questions" VALUES('aad7c7c03a53c17641db898e14c2732a','4ba2e1619fb9af5084768b8c54dd0ba5',30,0,'6af3c64cd5cc1a63a1d418a8192e119f','check_bot','{"choices":[1,0],"claimed":2,"friend":1,"guess_p":0.25,"held":false,"operands":[3,1],"skill":"add:1+3","truth":0}','2026-11-23T15:11:23.697Z','2026-11-23T15:11:23.726Z','0','adaptive','discard 2');
INSERT INTO "questions" VALUES('54ea2061fc27d6835fb6d625d6d106fb','4ba2e1619fb9af5084768b8c54dd0ba5',32,0,'6af3c64cd5cc1a63a1d418a8192e119f','help_bot','{"choices":[5,6,7,8,10],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[6,1],"skill":"add:1+6","truth":7}','2026-11-23T15:11:23.777Z','2026-11-23T15:11:23.814Z','6','random','discard 5');
INSERT INTO "questions" VALUES('10170d2bbf4e302c31e7aed141cbcc3a','4ba2e1619fb9af5084768b8c54dd0ba5',34,0,'6af3c64cd5cc1a63a1d418a8192e119f','help_bot','{"choices":[1,2,3,4,5],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,1],"skill":"add:1+2","truth":3}','2026-11-23T15:11:23.881Z','2026-11-23T15:11:23.885Z','3','adaptive','discard 3,3');
INSERT INTO "questions" VALUES('0a68253a0a6fb154a8376dcd8299ed6e','74aaf340997a20be63cc537b1e239eb4',2,0,'6af3c64cd5cc1a63a1d418a8192e119f','check_bot','{"choices":[1,0],"claimed":4,"friend":1,"guess_p":0.75,"held":false,"operands":[2,2],"skill":"add:2+2","truth":1}','2026-11-23T15:11:24.515Z','2026-11-23T15:11:24.541Z','0','adaptive','discard 6');
INSERT INTO "questions" VALUES('28a4fbd740918a58c194ff539c461992','74aaf340997a20be63cc537b1e239eb4',4,0,'6af3c64cd5cc1a63a1d418a8192e119f','help_bot','{"choices":[2,3,4,5,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-23T15:11:24.607Z','2026-11-23T15:11:24.620Z',NULL,'adaptive','discard 3');
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
            learner TEXT REFERENCES learners (id), stand_in TEXT, begun TEXT, awaited INTEGER NOT NULL DEFAULT 0 CHECK (awaited IN (0, 1)), came_at TEXT, taken_out_at TEXT,
            PRIMARY KEY (game_id, seat),
            CHECK ((kind = 'bot') = (bot IS NOT NULL)),
            CHECK ((kind = 'learner') = (learner IS NOT NULL))
        ) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',0,'learner',NULL,'6af3c64cd5cc1a63a1d418a8192e119f',NULL,'2026-11-23T15:11:16.473Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',1,'bot','bruno',NULL,NULL,'2026-11-23T15:11:16.473Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',0,'learner',NULL,'613638c9a6e4bb565be974a4399bdeca','bruno','2026-11-20T17:36:00.000Z',0,'2026-11-20T17:37:00.000Z','2026-11-20T17:39:00.000Z');
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',1,'learner',NULL,'48e25798e5877e4dfc83060aed011995','bruno','2026-11-20T17:36:00.000Z',0,'2026-11-20T17:37:00.000Z','2026-11-20T17:38:00.000Z');
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',2,'bot','tilo',NULL,NULL,'2026-11-20T17:36:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',0,'learner',NULL,'6af3c64cd5cc1a63a1d418a8192e119f',NULL,'2026-11-23T15:11:21.999Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',1,'bot','bruno',NULL,NULL,'2026-11-23T15:11:21.999Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',0,'learner',NULL,'414198431a8356b89a5d89af2220f58f',NULL,'2026-11-20T17:39:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',1,'learner',NULL,'48e25798e5877e4dfc83060aed011995','bruno','2026-11-20T17:39:00.000Z',0,NULL,'2026-11-20T17:39:00.000Z');
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',2,'bot','tilo',NULL,NULL,'2026-11-20T17:39:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('74aaf340997a20be63cc537b1e239eb4',0,'learner',NULL,'6af3c64cd5cc1a63a1d418a8192e119f',NULL,'2026-11-23T15:11:24.388Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('74aaf340997a20be63cc537b1e239eb4',1,'bot','bruno',NULL,NULL,'2026-11-23T15:11:24.388Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('b9f3635cf88c422bcca2a92b03a56cc1',0,'guest',NULL,NULL,NULL,'2026-11-23T15:11:18.812Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('b9f3635cf88c422bcca2a92b03a56cc1',1,'bot','bruno',NULL,NULL,'2026-11-23T15:11:18.812Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('cc45782198a6416d1775336d71eacd05',0,'learner',NULL,'414198431a8356b89a5d89af2220f58f',NULL,'2026-11-20T17:34:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('cc45782198a6416d1775336d71eacd05',1,'bot','tilo',NULL,NULL,'2026-11-20T17:34:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('ceaf4915888564e88216858f73ccef03',0,'learner',NULL,'0d608d6ebddec713eff36310f143d674',NULL,'2026-11-23T15:11:21.976Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('ceaf4915888564e88216858f73ccef03',1,'bot','bruno',NULL,NULL,'2026-11-23T15:11:21.976Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('ffd21f09ec08693c7401f5ce2425d75a',0,'learner',NULL,'613638c9a6e4bb565be974a4399bdeca',NULL,'2026-11-20T17:39:00.000Z',1,NULL,NULL);
INSERT INTO "seats" VALUES('ffd21f09ec08693c7401f5ce2425d75a',1,'learner',NULL,'48e25798e5877e4dfc83060aed011995',NULL,'2026-11-20T17:39:00.000Z',1,NULL,NULL);
CREATE TABLE sessions (
            token_hash TEXT PRIMARY KEY,
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            device TEXT NOT NULL,
            created_at TEXT NOT NULL,
            seen_at TEXT NOT NULL,
            ended_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "sessions" VALUES('22356605ecec305be5fea2df08627c50c9d3fa56b0346c03069ac63388331248','6f0243519b4edaedcdddd2f09f9285bc','dfb85c0dd37ee91531dec4f4df2a8b79','2026-11-23T15:11:21.880Z','2026-11-23T15:11:21.880Z','2026-11-23T15:11:21.918Z');
INSERT INTO "sessions" VALUES('a3e67f3e5d226bdf732ab1d0dbba35906909b2a08964393e93e714d9d83d965f','1980dc5f5bd36d769d84f73b3cbbcff3','fc8e80b36f0e228923a5ef88ef02090b','2026-11-23T15:11:20.601Z','2026-11-23T15:11:20.601Z',NULL);
CREATE TABLE settings (
            scope TEXT NOT NULL,
            key TEXT NOT NULL,
            value TEXT NOT NULL,
            PRIMARY KEY (scope, key)
        ) STRICT, WITHOUT ROWID;
CREATE TABLE sittings (
            id INTEGER PRIMARY KEY,
            device TEXT NOT NULL,
            class_id TEXT NOT NULL REFERENCES classes (id),
            learner TEXT NOT NULL REFERENCES learners (id),
            began_at TEXT NOT NULL,
            seen_at TEXT NOT NULL,
            ended_at TEXT
        ) STRICT;
INSERT INTO "sittings" VALUES(1,'3678bc8d40783f0a072a98d23606defc','cd619b9b6435564b2f0de6ce9569d554','0d608d6ebddec713eff36310f143d674','2026-11-23T15:11:21.974Z','2026-11-23T15:11:21.974Z',NULL);
INSERT INTO "sittings" VALUES(2,'tablet-0','5584450b11f1b8933b9173188d1c7ac0','613638c9a6e4bb565be974a4399bdeca','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(3,'tablet-1','5584450b11f1b8933b9173188d1c7ac0','48e25798e5877e4dfc83060aed011995','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(4,'tablet-2','5584450b11f1b8933b9173188d1c7ac0','414198431a8356b89a5d89af2220f58f','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(5,'tablet-3','8fe4c64e98aa6b29452b2ca3aa47e518','414198431a8356b89a5d89af2220f58f','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z','2026-11-20T17:35:00.000Z');
CREATE TABLE tablets (
            device TEXT PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            joined_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
INSERT INTO "tablets" VALUES('3678bc8d40783f0a072a98d23606defc','cd619b9b6435564b2f0de6ce9569d554','2026-11-23T15:11:21.936Z');
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
INSERT INTO "throttles" VALUES('code',0,'2026-11-23T15:11:21.936Z');
INSERT INTO "throttles" VALUES('new browsers',1,'2026-11-23T15:11:16.457Z');
CREATE TABLE woken (
            learner TEXT NOT NULL REFERENCES learners (id),
            queen TEXT NOT NULL,
            game_id TEXT REFERENCES games (id),
            ply INTEGER,
            at TEXT NOT NULL,
            PRIMARY KEY (learner, queen)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "woken" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','cat','4ba2e1619fb9af5084768b8c54dd0ba5',21,'2026-11-23T15:11:23.365Z');
INSERT INTO "woken" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','rainbow','4ba2e1619fb9af5084768b8c54dd0ba5',13,'2026-11-23T15:11:22.907Z');
INSERT INTO "woken" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','starfish','4ba2e1619fb9af5084768b8c54dd0ba5',56,'2026-11-23T15:11:24.268Z');
INSERT INTO "woken" VALUES('6af3c64cd5cc1a63a1d418a8192e119f','sunflower','4ba2e1619fb9af5084768b8c54dd0ba5',3,'2026-11-23T15:11:22.447Z');
CREATE UNIQUE INDEX "idx__sqlite_migrations_migration_set_name"
    ON "_sqlite_migrations" ("migration_set", "name");
CREATE INDEX device_learners_learner ON device_learners (learner);
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
CREATE INDEX games_device ON games (device, created_at);
CREATE INDEX games_open ON games (device) WHERE ended_at IS NULL AND put_away_at IS NULL;
CREATE INDEX former_accounts_learner ON former_accounts (learner);
COMMIT;
