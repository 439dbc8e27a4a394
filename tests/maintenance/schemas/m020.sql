BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'kidsq','m001_games','2026-11-24 14:16:32.690335+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'kidsq','m002_attempts','2026-11-24 14:16:32.690694+00:00');
INSERT INTO "_sqlite_migrations" VALUES(3,'kidsq','m003_grown_ups','2026-11-24 14:16:32.690952+00:00');
INSERT INTO "_sqlite_migrations" VALUES(4,'kidsq','m004_knowing','2026-11-24 14:16:32.691703+00:00');
INSERT INTO "_sqlite_migrations" VALUES(5,'kidsq','m005_taps','2026-11-24 14:16:32.705573+00:00');
INSERT INTO "_sqlite_migrations" VALUES(6,'kidsq','m006_classroom','2026-11-24 14:16:32.710712+00:00');
INSERT INTO "_sqlite_migrations" VALUES(7,'kidsq','m007_erasing','2026-11-24 14:16:32.711025+00:00');
INSERT INTO "_sqlite_migrations" VALUES(8,'kidsq','m008_room','2026-11-24 14:16:32.711133+00:00');
INSERT INTO "_sqlite_migrations" VALUES(9,'kidsq','m009_gallery','2026-11-24 14:16:32.722412+00:00');
INSERT INTO "_sqlite_migrations" VALUES(10,'kidsq','m010_lately','2026-11-24 14:16:32.722862+00:00');
INSERT INTO "_sqlite_migrations" VALUES(11,'kidsq','m011_pauses','2026-11-24 14:16:32.722989+00:00');
INSERT INTO "_sqlite_migrations" VALUES(12,'kidsq','m012_meaning','2026-11-24 14:16:32.754822+00:00');
INSERT INTO "_sqlite_migrations" VALUES(13,'kidsq','m013_tries','2026-11-24 14:16:32.757497+00:00');
INSERT INTO "_sqlite_migrations" VALUES(14,'kidsq','m014_question_help','2026-11-24 14:16:32.760589+00:00');
INSERT INTO "_sqlite_migrations" VALUES(15,'kidsq','m015_surprises','2026-11-24 14:16:32.760730+00:00');
INSERT INTO "_sqlite_migrations" VALUES(16,'kidsq','m016_probes','2026-11-24 14:16:32.760972+00:00');
INSERT INTO "_sqlite_migrations" VALUES(17,'kidsq','m017_trials','2026-11-24 14:16:32.761382+00:00');
INSERT INTO "_sqlite_migrations" VALUES(18,'kidsq','m018_wall','2026-11-24 14:16:32.761829+00:00');
INSERT INTO "_sqlite_migrations" VALUES(19,'kidsq','m019_schools','2026-11-24 14:16:32.793215+00:00');
INSERT INTO "_sqlite_migrations" VALUES(20,'kidsq','m020_rosters','2026-11-24 14:16:32.793984+00:00');
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
        , arm TEXT) STRICT;
INSERT INTO "attempts" VALUES(1,'b740e5c7d9b9674f16fe1bdf5af2508c',1,'0.1.0','mastery-4','afc95e1f2a38442cb915ecdabff5fe02',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',1,'2026-11-24T14:16:38.108Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+1','[1,1]','a+b=c',3,0.3333,'{"hand":["1","1","1","5","5"]}','2','1',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[]','natural',0.8534,0.8511,NULL);
INSERT INTO "attempts" VALUES(2,'b42f0775ac704e589bc7c0a33397ceb3',1,'0.1.0','mastery-4','afc95e1f2a38442cb915ecdabff5fe02',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',1,'2026-11-24T14:16:38.174Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+1','[1,1]','a+b=c',3,0.3333,'{"hand":["1","1","1","5","5"]}','2','1',0,2,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,3,0,1,'[]','natural',0.8511,0.8511,NULL);
INSERT INTO "attempts" VALUES(3,'7e9ee51d9212824c83c8cb28eb4ed2e3',1,'0.1.0','mastery-4','afc95e1f2a38442cb915ecdabff5fe02',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',4,'2026-11-24T14:16:38.358Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+4','[1,4]','a+b=c',5,0.2,'{"choices":[3,4,5,6,9]}','5','4',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7132,0.6872,NULL);
INSERT INTO "attempts" VALUES(4,'0144702bc6b789ef81365acc3f88af59',1,'0.1.0','mastery-4','afc95e1f2a38442cb915ecdabff5fe02',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',12,'2026-11-24T14:16:39.009Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[1,5]','a+b=c',5,0.2,'{"choices":[3,4,5,6,7]}','6','5',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7149,0.7084,NULL);
INSERT INTO "attempts" VALUES(5,'0144702bc6b789ef81365acc3f88af59.3',1,'0.1.0','mastery-4','afc95e1f2a38442cb915ecdabff5fe02',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',12,'2026-11-24T14:16:39.054Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[1,5]','a+b=c',5,0.2,'{"choices":[3,4,5,6,7]}','6','3',0,2,'other',NULL,NULL,0,NULL,NULL,NULL,3,0,1,NULL,'adaptive',0.7084,0.7084,NULL);
INSERT INTO "attempts" VALUES(6,'47d83d86b8f58c8b7d380ff01fc39149',1,'0.1.0','mastery-4','afc95e1f2a38442cb915ecdabff5fe02',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',17,'2026-11-24T14:16:39.441Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:3+5','[5,3]','a+b=c',2,0.5,'{"hand":["1","2","3","5","jester"]}','8','2',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[[1,2,3],[2,3,5]]','natural',0.5318,0.5375,NULL);
INSERT INTO "attempts" VALUES(7,'c52f3c54cc4d0fcdaea449ea50befa5a',1,'0.1.0','mastery-4','afc95e1f2a38442cb915ecdabff5fe02',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',17,'2026-11-24T14:16:39.559Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+3','[2,3]','a+b=c',2,0.5,'{"hand":["1","2","3","5","jester"]}','5','1',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,5,0,1,'[[1,2,3],[2,3,5]]','natural',0.635,0.635,NULL);
INSERT INTO "attempts" VALUES(8,'44c6b895fe749e67730f37f1fe9eb4ad',1,'0.1.0','mastery-4','afc95e1f2a38442cb915ecdabff5fe02',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',18,'2026-11-24T14:16:39.655Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','check_bot','add:1+2','[2,1]','a+b=c',2,0.75,'{"claimed":3}','true','true',1,1,NULL,NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7384,0.7489,NULL);
INSERT INTO "attempts" VALUES(9,'f2f7948c77a5567f300a2eef6878da6e',1,'0.1.0','mastery-4','afc95e1f2a38442cb915ecdabff5fe02',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',23,'2026-11-24T14:16:39.993Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+3','[2,3]','a+b=c',2,0.5,'{"hand":["1","2","3","3","jester"]}','5','1',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[[1,2,3]]','natural',0.6356,0.6407,NULL);
INSERT INTO "attempts" VALUES(10,'d37b511db0a7e90fd95229241a8ecbd7',1,'0.1.0','mastery-4','afc95e1f2a38442cb915ecdabff5fe02',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',23,'2026-11-24T14:16:40.061Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+3','[2,3]','a+b=c',2,0.5,'{"hand":["1","2","3","3","jester"]}','5','3',0,2,'echo',NULL,NULL,0,NULL,NULL,NULL,3,0,1,'[[1,2,3]]','natural',0.6407,0.6407,NULL);
INSERT INTO "attempts" VALUES(11,'e25f4b1c6d80de7cf4c73f2bc8ff1c38',1,'0.1.0','mastery-4','afc95e1f2a38442cb915ecdabff5fe02',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',24,'2026-11-24T14:16:40.159Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,7]}','4','2',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7692,0.7653,NULL);
INSERT INTO "attempts" VALUES(12,'e25f4b1c6d80de7cf4c73f2bc8ff1c38.3',1,'0.1.0','mastery-4','afc95e1f2a38442cb915ecdabff5fe02',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',24,'2026-11-24T14:16:40.212Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,7]}','4','3',0,2,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,3,0,1,NULL,'adaptive',0.7653,0.7653,NULL);
INSERT INTO "attempts" VALUES(13,'e25f4b1c6d80de7cf4c73f2bc8ff1c38.4',1,'0.1.0','mastery-4','afc95e1f2a38442cb915ecdabff5fe02',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',24,'2026-11-24T14:16:40.278Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,7]}','4','4',1,3,NULL,NULL,NULL,0,NULL,NULL,NULL,4,0,1,NULL,'adaptive',0.7653,0.7653,NULL);
INSERT INTO "attempts" VALUES(14,'d6e3a71ea502e8a850fcc626f57d1709',1,'0.1.0','mastery-4','afc95e1f2a38442cb915ecdabff5fe02',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',33,'2026-11-24T14:16:40.954Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+4','[1,4]','a+b=c',5,0.2,'{"choices":[3,4,5,6,7]}','5','7',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7043,0.704,NULL);
INSERT INTO "attempts" VALUES(15,'ec032e6b25795c189844f476f2e2054d',1,'0.1.0','mastery-4','afc95e1f2a38442cb915ecdabff5fe02',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',37,'2026-11-24T14:16:41.359Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[2,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,5]}','3','4',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7462,0.7453,NULL);
INSERT INTO "attempts" VALUES(16,'ec032e6b25795c189844f476f2e2054d.3',1,'0.1.0','mastery-4','afc95e1f2a38442cb915ecdabff5fe02',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',37,'2026-11-24T14:16:41.521Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[2,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,5]}','3','5',0,2,'other',NULL,NULL,0,NULL,NULL,NULL,3,0,1,NULL,'adaptive',0.7453,0.7453,NULL);
INSERT INTO "attempts" VALUES(17,'ec032e6b25795c189844f476f2e2054d.4',1,'0.1.0','mastery-4','afc95e1f2a38442cb915ecdabff5fe02',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',37,'2026-11-24T14:16:41.553Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[2,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,5]}','3','3',1,3,NULL,NULL,NULL,0,NULL,NULL,NULL,4,0,1,NULL,'adaptive',0.7453,0.7453,NULL);
INSERT INTO "attempts" VALUES(18,'652919972661824f1e26005d98cc2695',1,'0.1.0','mastery-4','afc95e1f2a38442cb915ecdabff5fe02',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',38,'2026-11-24T14:16:41.660Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+6','[6,2]','a+b=c',2,0.5,'{"hand":["2","4","6","6","jester"]}','8','6',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[[2,4,6]]','natural',0.5743,0.5807,NULL);
INSERT INTO "attempts" VALUES(19,'161bc7351c2a9db54ba4b1bfb4ca9295',1,'0.1.0','mastery-4','afc95e1f2a38442cb915ecdabff5fe02',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',38,'2026-11-24T14:16:41.703Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+6','[6,2]','a+b=c',2,0.5,'{"hand":["2","4","6","6","jester"]}','8','4',0,2,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,3,0,1,'[[2,4,6]]','natural',0.5807,0.5807,NULL);
INSERT INTO "attempts" VALUES(20,'3f7dc86b692a4f0ea1b49bf707c0909c',1,'0.1.0','mastery-4','afc95e1f2a38442cb915ecdabff5fe02',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',41,'2026-11-24T14:16:41.929Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[5,1]','a+b=c',5,0.2,'{"choices":[4,5,6,7,9]}','6','5',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7153,0.7154,NULL);
INSERT INTO "attempts" VALUES(21,'3f7dc86b692a4f0ea1b49bf707c0909c.3',1,'0.1.0','mastery-4','afc95e1f2a38442cb915ecdabff5fe02',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',41,'2026-11-24T14:16:41.975Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[5,1]','a+b=c',5,0.2,'{"choices":[4,5,6,7,9]}','6','4',0,2,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,3,0,1,NULL,'adaptive',0.7154,0.7154,NULL);
INSERT INTO "attempts" VALUES(22,'3f7dc86b692a4f0ea1b49bf707c0909c.4',1,'0.1.0','mastery-4','afc95e1f2a38442cb915ecdabff5fe02',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',41,'2026-11-24T14:16:42.063Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[5,1]','a+b=c',5,0.2,'{"choices":[4,5,6,7,9]}','6','6',1,3,NULL,NULL,NULL,0,NULL,NULL,NULL,4,0,1,NULL,'adaptive',0.7154,0.7154,NULL);
INSERT INTO "attempts" VALUES(23,'1bd9d912112d4095eced8ded2bfa1f10',1,'0.1.0','mastery-4','afc95e1f2a38442cb915ecdabff5fe02',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','b2061ecc65d464fd29e78b06a72ed508',4,'2026-11-24T14:16:43.203Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','queen_total','total:0+10','[0,10]','words',11,0.0909,'{"places":[0,5,10,15,20,25,30,35,40,45,50]}','10','40',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'natural',0.419,0.4211,NULL);
INSERT INTO "attempts" VALUES(24,'177a83345d866b346e3bbc975bcb9370',1,'0.1.0','mastery-4','afc95e1f2a38442cb915ecdabff5fe02',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','b2061ecc65d464fd29e78b06a72ed508',8,'2026-11-24T14:16:43.570Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,6]}','4','3',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.763,0.7622,NULL);
INSERT INTO "attempts" VALUES(25,'177a83345d866b346e3bbc975bcb9370.3',1,'0.1.0','mastery-4','afc95e1f2a38442cb915ecdabff5fe02',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','b2061ecc65d464fd29e78b06a72ed508',8,'2026-11-24T14:16:43.611Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,6]}','4','3',0,2,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,3,0,1,NULL,'adaptive',0.7622,0.7622,NULL);
CREATE TABLE audit (
            seq INTEGER PRIMARY KEY,
            at TEXT NOT NULL,
            grown_up TEXT,
            action TEXT NOT NULL,
            subject TEXT NOT NULL
        ) STRICT;
INSERT INTO "audit" VALUES(1,'2026-11-24T14:16:36.321Z','d307007ad12dc48484d0d499b3414da4','claimed','d307007ad12dc48484d0d499b3414da4');
INSERT INTO "audit" VALUES(2,'2026-11-24T14:16:37.533Z','53951fd666d118936a8cb623f7e55bea','claimed','53951fd666d118936a8cb623f7e55bea');
INSERT INTO "audit" VALUES(3,'2026-11-24T14:16:37.561Z','53951fd666d118936a8cb623f7e55bea','signed_out','53951fd666d118936a8cb623f7e55bea');
CREATE TABLE child_keys (
            learner TEXT PRIMARY KEY REFERENCES learners (id),
            pictures TEXT NOT NULL,
            number TEXT NOT NULL,
            made_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
INSERT INTO "child_keys" VALUES('c3b93c2c1a5b6041de90d5232d2549e7','sun,boat,car','7716','2026-11-24T14:16:37.611Z');
CREATE TABLE child_tries (
            learner TEXT NOT NULL REFERENCES learners (id),
            device TEXT NOT NULL,
            failures INTEGER NOT NULL,
            last_at TEXT NOT NULL,
            PRIMARY KEY (learner, device)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "child_tries" VALUES('a3de3213e8cbf157f07d85eaa42b2093','tablet-0',1,'2026-11-20T17:39:00.000Z');
CREATE TABLE claim_codes (
            code_hash TEXT PRIMARY KEY,
            created_at TEXT NOT NULL,
            used_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "claim_codes" VALUES('70fe153ab63449e0abf25016722b13e8e260dec62e854a7a248b5cb7eaf03e69','2026-11-24T14:16:35.292Z','2026-11-24T14:16:35.317Z');
INSERT INTO "claim_codes" VALUES('84619306d221ba755ff91aa042ab412939d06eab89833c8108158e760aa45ccf','2026-11-24T14:16:36.360Z','2026-11-24T14:16:36.456Z');
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
        , school_id TEXT REFERENCES schools (id)) STRICT;
INSERT INTO "classes" VALUES('fa5e47cdd78a336def60ffce489a07ff','2b','2026-11-24T14:16:37.611Z',NULL,0,'59c3c4ca831ccbaec50bf77c1f0a2d76');
INSERT INTO "classes" VALUES('bbaf0ab64b80cd9b20a3cbc62e51f716','3a','2026-11-20T17:34:00.000Z',NULL,0,'59c3c4ca831ccbaec50bf77c1f0a2d76');
INSERT INTO "classes" VALUES('70004d4822ac4f882e3ab07cd3a79081','3b','2026-11-20T17:34:00.000Z',NULL,0,'59c3c4ca831ccbaec50bf77c1f0a2d76');
CREATE TABLE device_learners (
            device TEXT NOT NULL REFERENCES devices (id),
            learner TEXT NOT NULL REFERENCES learners (id),
            place INTEGER NOT NULL,
            PRIMARY KEY (device, learner)
        ) STRICT;
INSERT INTO "device_learners" VALUES('6513270e269e0d37f2a74de452e6b438','afc95e1f2a38442cb915ecdabff5fe02',1);
INSERT INTO "device_learners" VALUES('desk','c3b93c2c1a5b6041de90d5232d2549e7',1);
INSERT INTO "device_learners" VALUES('home','a3de3213e8cbf157f07d85eaa42b2093',1);
INSERT INTO "device_learners" VALUES('home','fd4e299bca574cb0c19b1dae173f6103',2);
INSERT INTO "device_learners" VALUES('home','81ec20e7f18e06bf5cf6d7c2a9bf84bb',3);
CREATE TABLE devices (
            id TEXT PRIMARY KEY,
            first_seen TEXT NOT NULL
        ) STRICT;
INSERT INTO "devices" VALUES('6513270e269e0d37f2a74de452e6b438','2026-11-24T14:16:33.333Z');
INSERT INTO "devices" VALUES('570dc1951c2442f9298cb3a570ccec31','2026-11-24T14:16:35.249Z');
INSERT INTO "devices" VALUES('desk','2026-11-24T14:16:37.611Z');
INSERT INTO "devices" VALUES('ccb573d95810d60ea72991b9e8c14743','2026-11-24T14:16:37.759Z');
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
INSERT INTO "estimates" VALUES('afc95e1f2a38442cb915ecdabff5fe02','add:1+1','mastery-4',8.44138464993551607129e-01,3.05384232207507322343e-02,1,0,0,NULL,'2026-11-24T14:16:38.108Z','guesses',1,0);
INSERT INTO "estimates" VALUES('afc95e1f2a38442cb915ecdabff5fe02','add:1+2','mastery-4',7.41646150569858164658e-01,5.09762554334894923968e-02,2,1,1,NULL,'2026-11-24T14:16:41.359Z','guesses',1,0);
INSERT INTO "estimates" VALUES('afc95e1f2a38442cb915ecdabff5fe02','add:1+3','mastery-4',7.15372132850192743447e-01,5.79765861042327301788e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('afc95e1f2a38442cb915ecdabff5fe02','add:1+4','mastery-4',7.01451893377594060119e-01,5.76317047673116089612e-02,2,0,0,NULL,'2026-11-24T14:16:40.954Z','guesses',1,0);
INSERT INTO "estimates" VALUES('afc95e1f2a38442cb915ecdabff5fe02','add:1+5','mastery-4',7.12755247908772426868e-01,5.59039890959790453095e-02,2,0,0,NULL,'2026-11-24T14:16:41.929Z','guesses',2,0);
INSERT INTO "estimates" VALUES('afc95e1f2a38442cb915ecdabff5fe02','add:1+6','mastery-4',6.61942219363537587284e-01,6.62061519553372446189e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('afc95e1f2a38442cb915ecdabff5fe02','add:1+7','mastery-4',6.43267923477875869231e-01,6.85837940522608380256e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('afc95e1f2a38442cb915ecdabff5fe02','add:1+8','mastery-4',6.24228768021442337321e-01,7.07285780210133441237e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('afc95e1f2a38442cb915ecdabff5fe02','add:1+9','mastery-4',6.36959915959749212177e-01,6.93259835233138721477e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('afc95e1f2a38442cb915ecdabff5fe02','add:2+2','mastery-4',7.62177270566909204063e-01,4.73856978693437680405e-02,2,0,0,NULL,'2026-11-24T14:16:43.570Z','guesses',2,0);
INSERT INTO "estimates" VALUES('afc95e1f2a38442cb915ecdabff5fe02','add:2+3','mastery-4',6.33391535552214834936e-01,6.77349152809437748956e-02,1,0,0,NULL,'2026-11-24T14:16:39.993Z','guesses',1,1);
INSERT INTO "estimates" VALUES('afc95e1f2a38442cb915ecdabff5fe02','add:2+4','mastery-4',6.0846479845373591111e-01,7.22325465587190240768e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('afc95e1f2a38442cb915ecdabff5fe02','add:2+5','mastery-4',6.21372279209411737532e-01,7.0974093550193129154e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('afc95e1f2a38442cb915ecdabff5fe02','add:2+6','mastery-4',5.75777630843054222253e-01,7.23927571717031814735e-02,1,0,0,NULL,'2026-11-24T14:16:41.660Z','guesses',1,0);
INSERT INTO "estimates" VALUES('afc95e1f2a38442cb915ecdabff5fe02','add:2+7','mastery-4',5.49044369221339256803e-01,7.6267656709762210454e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('afc95e1f2a38442cb915ecdabff5fe02','add:2+8','mastery-4',5.62398476022177518096e-01,7.56159997817002493825e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('afc95e1f2a38442cb915ecdabff5fe02','add:3+3','mastery-4',6.62130053101068427601e-01,0.0661768349089511,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('afc95e1f2a38442cb915ecdabff5fe02','add:3+4','mastery-4',5.12165070232489916257e-01,7.72794085633118910116e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('afc95e1f2a38442cb915ecdabff5fe02','add:3+5','mastery-4',5.32773417160088191835e-01,7.40770714967485255364e-02,1,0,0,NULL,'2026-11-24T14:16:39.441Z','guesses',0,1);
INSERT INTO "estimates" VALUES('afc95e1f2a38442cb915ecdabff5fe02','add:3+6','mastery-4',4.71734485634147659993e-01,7.70706099279256651168e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('afc95e1f2a38442cb915ecdabff5fe02','add:3+7','mastery-4',4.85197242966632802385e-01,7.72942354213688731512e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('afc95e1f2a38442cb915ecdabff5fe02','add:4+4','mastery-4',0.548902647756032,7.63180910205407125879e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('afc95e1f2a38442cb915ecdabff5fe02','add:4+5','mastery-4',4.28308863418125240762e-01,7.53050785466356509267e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('afc95e1f2a38442cb915ecdabff5fe02','add:4+6','mastery-4',4.08542716206511280496e-01,7.39781059527952200571e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('afc95e1f2a38442cb915ecdabff5fe02','add:5+5','mastery-4',4.98460725729622189383e-01,7.74156182577656337695e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('afc95e1f2a38442cb915ecdabff5fe02','total:0+10','mastery-4',4.20217636085106538423e-01,7.11282353356324781312e-02,1,0,0,NULL,'2026-11-24T14:16:43.203Z','guesses',0,1);
CREATE TABLE former_accounts (
            tombstone TEXT PRIMARY KEY,
            learner TEXT NOT NULL REFERENCES learners (id)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "former_accounts" VALUES('585080dd1efe157fe0952259ad3ecdafc51d4bff40da12b860f911ae5c26f8dc','81ec20e7f18e06bf5cf6d7c2a9bf84bb');
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
INSERT INTO "games" VALUES('13deef86ab1031d0f646e1f40a097c97','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["cake","cat","moon","heart","pancake","starfish","peacock","sunflower","ladybug","rainbow","dog","rose"],"draw":["dragon","10","1","8","10","9","knight","knight","1","5","king","7","6","king","dragon","wand","8","potion","6","2","king","knight","king","jester","knight","wand","3","7","9","5","6","8","4","potion","2","king","king","6","4","king","jester","2","3","potion","5","jester","wand","9","3","7","5","3","9","1","4","jester","7","jester","10","1","10","dragon","king","8","4","2","potion"]}','2026-11-24T14:16:33.364Z','2026-11-24T14:16:35.185Z',9,8,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 3, "met": {"0": -0.16}}}',NULL,0,0,'6513270e269e0d37f2a74de452e6b438');
INSERT INTO "games" VALUES('3a12917c1a26f88938703800149e259b','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["rainbow","dog","cake","cat","moon","ladybug","heart","sunflower","starfish","rose","pancake","peacock"],"draw":["10","1","7","4","4","10","1","king","2","wand","1","knight","10","7","3","6","5","4","knight","potion","9","8","6","jester","10","jester","7","5","dragon","7","3","king","king","knight","dragon","potion","king","king","9","potion","6","wand","4","1","9","3","wand","jester","5","knight","6","king","2","3","2","5","jester","8","8","8","potion","dragon","2","jester","king","king","9"]}','2026-11-24T14:16:35.249Z','2026-11-24T14:16:35.249Z',0,0,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 3, "met": {"0": -0.16}}}',NULL,0,0,'570dc1951c2442f9298cb3a570ccec31');
INSERT INTO "games" VALUES('82b335998604871926debfdb8825ae56','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":0,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["cat","peacock","pancake","sunflower","dog","rainbow","moon","cake","heart","ladybug","starfish","rose"],"draw":["3","2","king","1","4","king","2","5","4","jester","6","3","3","5","6","king","jester","4","2","3","5","3","1","4","4","5","1","6","6","3","1","4","6","6","5","2","1","2","king","2","1","5"]}','2026-11-24T14:16:37.859Z','2026-11-24T14:16:37.859Z',0,0,NULL,NULL,NULL,'{"one_way": true}','fa5e47cdd78a336def60ffce489a07ff',0,0,'ccb573d95810d60ea72991b9e8c14743');
INSERT INTO "games" VALUES('abd0d7fb1292618550e40d54712ea6b3','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["heart","sunflower","dog","starfish","rainbow","cat","peacock","pancake","cake","rose","ladybug","moon"],"draw":["4","5","5","1","2","1","2","1","4","5","3","2","jester","6","4","4","2","king","4","5","4","2","5","6","king","1","6","3","3","king","5","1","3","3","3","1","king","2","6","6","jester","6"]}','2026-11-24T14:16:37.903Z','2026-11-24T14:16:42.630Z',78,50,NULL,'2026-11-24T14:16:42.630Z','{"result":{"winners":[1],"courts":[["rose","pancake"],["peacock","ladybug","sunflower","rainbow"]],"points":[20,35]}}','{"one_way": true}',NULL,0,0,'6513270e269e0d37f2a74de452e6b438');
INSERT INTO "games" VALUES('b2061ecc65d464fd29e78b06a72ed508','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":0,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["sunflower","pancake","dog","rose","cake","cat","rainbow","ladybug","peacock","starfish","heart","moon"],"draw":["jester","5","knight","4","6","9","knight","king","7","king","king","king","10","7","3","2","jester","wand","10","9","7","6","5","7","3","9","potion","king","3","king","1","4","6","jester","potion","5","dragon","3","wand","knight","2","king","10","10","4","1","2","potion","5","jester","6","8","4","potion","8","1","jester","1","dragon","dragon","2","knight","king","8","wand","8","9"]}','2026-11-24T14:16:42.808Z','2026-11-24T14:16:43.611Z',12,8,NULL,NULL,NULL,'{"fit": {"step": 3, "met": {"0": -0.16}}}',NULL,0,0,'6513270e269e0d37f2a74de452e6b438');
INSERT INTO "games" VALUES('cc45782198a6416d1775336d71eacd05','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["peacock","starfish","heart","ladybug","sunflower","pancake","dog","rose","moon","cake","rainbow","cat"],"draw":["jester","king","king","knight","7","8","wand","3","wand","king","wand","3","10","8","1","4","potion","jester","dragon","5","king","1","potion","dragon","6","2","3","jester","7","4","potion","dragon","7","2","1","1","5","9","8","knight","knight","4","king","10","6","7","6","potion","9","8","6","king","2","king","2","5","3","jester","10","knight","king","9","jester","9","4","5","10"]}','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',1,0,NULL,'2026-11-20T17:35:00.000Z',NULL,'{"one_way": true, "fit": {"step": 3, "met": {"0": -0.16}}}','70004d4822ac4f882e3ab07cd3a79081',0,1,'tablet-3');
INSERT INTO "games" VALUES('2a838af8d5c44a4eb3172062d08f1bb2','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":3,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["heart","cat","rose","moon","dog","cake","peacock","sunflower","ladybug","pancake","starfish","rainbow"],"draw":["jester","1","king","1","2","8","2","dragon","3","4","6","king","8","jester","5","10","king","2","potion","6","4","2","king","dragon","knight","5","7","knight","wand","5","king","7","jester","10","10","potion","10","dragon","3","king","knight","king","potion","4","4","3","9","3","9","7","7","wand","8","6","1","wand","1","jester","5","9","8","jester","9","king","knight","potion","6"]}','2026-11-20T17:36:00.000Z','2026-11-20T17:39:00.000Z',4,0,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 2, "met": {"0": -0.24, "1": -0.24}}}','bbaf0ab64b80cd9b20a3cbc62e51f716',1,0,NULL);
INSERT INTO "games" VALUES('6b384309c9a937a68c8f95ef04a012e8','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":3,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["rainbow","ladybug","moon","cake","heart","peacock","pancake","cat","sunflower","starfish","dog","rose"],"draw":["1","2","8","10","jester","1","5","6","7","dragon","potion","2","4","6","6","dragon","5","jester","7","10","1","king","knight","2","9","9","king","3","wand","jester","8","9","potion","king","9","4","6","5","king","potion","king","jester","king","wand","king","potion","8","knight","10","3","2","wand","3","7","knight","3","5","7","dragon","king","1","4","10","4","knight","8","jester"]}','2026-11-20T17:39:00.000Z','2026-11-20T17:39:00.000Z',1,0,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 2, "met": {"0": -0.24, "1": -0.24}}}','bbaf0ab64b80cd9b20a3cbc62e51f716',0,0,'tablet-2');
INSERT INTO "games" VALUES('ffd21f09ec08693c7401f5ce2425d75a','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["moon","peacock","rainbow","heart","sunflower","cake","starfish","cat","ladybug","rose","dog","pancake"],"draw":["potion","jester","1","wand","knight","potion","7","5","jester","6","9","9","8","7","10","4","8","7","2","knight","4","3","jester","dragon","king","2","1","4","king","king","potion","1","3","8","10","wand","king","3","king","6","5","jester","9","5","jester","3","potion","10","dragon","6","4","2","7","1","5","6","knight","dragon","king","10","2","8","knight","9","king","wand","king"]}','2026-11-20T17:39:00.000Z','2026-11-20T17:39:00.000Z',0,0,NULL,NULL,NULL,'{"one_way": true}','bbaf0ab64b80cd9b20a3cbc62e51f716',1,0,NULL);
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
INSERT INTO "grown_ups" VALUES('d307007ad12dc48484d0d499b3414da4','grown_up','grown_up','scrypt:16384:8:5$etLqkobgkkdIaJD94fn1l2$4ea0aa6d3b153c680ea833786900ed5aad8a30c4209168c5a628be9ec182c71133c62f76eb7841425b5c9e93c7509912ac5b3db321c86af0db0b5a650ef99458','2026-11-24T14:16:35.317Z','owner');
INSERT INTO "grown_ups" VALUES('53951fd666d118936a8cb623f7e55bea','signed_out','signed_out','scrypt:16384:8:5$NFpzFFoQPVMZeNEorzKscf$640202dcb131a0ce384d1d6973c82847552271707d12c9efade2dbfe775ebc98b7812071236ec9e9f84909376601087746e84249966ae5a38ee323eebd42392c','2026-11-24T14:16:36.456Z','owner');
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
        , school_id TEXT REFERENCES schools (id), listed_teacher TEXT) STRICT, WITHOUT ROWID;
CREATE TABLE learners (
            id TEXT PRIMARY KEY,
            nickname TEXT NOT NULL,
            face TEXT NOT NULL,
            created_at TEXT NOT NULL,
            archived_at TEXT
        , class_id TEXT REFERENCES classes (id), royal TEXT, gallery_read_at TEXT) STRICT;
INSERT INTO "learners" VALUES('afc95e1f2a38442cb915ecdabff5fe02','Mira','face-3','2026-11-24T14:16:33.333Z',NULL,NULL,NULL,'2026-11-24T14:16:40.708Z');
INSERT INTO "learners" VALUES('c3b93c2c1a5b6041de90d5232d2549e7','Lou','face-4','2026-11-24T14:16:37.611Z',NULL,'fa5e47cdd78a336def60ffce489a07ff',NULL,NULL);
INSERT INTO "learners" VALUES('a3de3213e8cbf157f07d85eaa42b2093','Mira','face-5','2026-11-20T17:34:00.000Z',NULL,'bbaf0ab64b80cd9b20a3cbc62e51f716',NULL,NULL);
INSERT INTO "learners" VALUES('fd4e299bca574cb0c19b1dae173f6103','Leo','face-5','2026-11-20T17:34:00.000Z',NULL,'bbaf0ab64b80cd9b20a3cbc62e51f716',NULL,NULL);
INSERT INTO "learners" VALUES('81ec20e7f18e06bf5cf6d7c2a9bf84bb','Zoe','face-5','2026-11-20T17:34:00.000Z',NULL,'bbaf0ab64b80cd9b20a3cbc62e51f716',NULL,NULL);
CREATE TABLE lessons (
            id TEXT PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            code TEXT NOT NULL,
            began_at TEXT NOT NULL,
            open_until TEXT NOT NULL,
            last_game_at TEXT,
            paused_at TEXT,
            ended_at TEXT
        , wall_game TEXT REFERENCES games (id)) STRICT;
INSERT INTO "lessons" VALUES('b358e79d8f4ef2b13520b9d3ffe125b3','fa5e47cdd78a336def60ffce489a07ff','4wfq56','2026-11-24T14:16:37.611Z','2026-11-24T15:46:37.611Z',NULL,NULL,NULL,NULL);
INSERT INTO "lessons" VALUES('a7f7b4493a5caaffaf87ea2d53e139ec','bbaf0ab64b80cd9b20a3cbc62e51f716','dqvtgq','2026-11-20T17:34:00.000Z','2026-11-20T19:04:00.000Z',NULL,NULL,NULL,NULL);
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
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',0,1,'discard 10',NULL,NULL,'2026-11-24T14:16:34.687Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',1,0,'discard 5',NULL,'119a72d174c9df6acc011cdd9474031b','2026-11-24T14:16:34.805Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',2,1,'discard 1',NULL,NULL,'2026-11-24T14:16:34.844Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',3,0,'discard 7',NULL,'ae658f33fe3b890b93f448b3a5aa3c81','2026-11-24T14:16:34.893Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',4,1,'discard 6',NULL,NULL,'2026-11-24T14:16:35.079Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',5,0,'discard 8',NULL,'616499c9e25a7605aec6f0245bd86d40','2026-11-24T14:16:35.121Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',6,1,'discard 1',NULL,NULL,'2026-11-24T14:16:35.159Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',7,0,'discard 9',NULL,'482c9cbc43435cc52eae05cf96d0cc5f','2026-11-24T14:16:35.185Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',0,1,'discard 2,2',NULL,NULL,'2026-11-24T14:16:38.076Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',1,0,'discard 5',NULL,'6fc605b7240ca0e6a0d340b6d92fad00','2026-11-24T14:16:38.211Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',2,1,'discard 3',NULL,NULL,'2026-11-24T14:16:38.262Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',3,0,'discard 1',NULL,'ecc05b0c6546d004decbccb4008872ad','2026-11-24T14:16:38.324Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',4,1,'discard 5',NULL,NULL,'2026-11-24T14:16:38.620Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',5,0,'discard 1',NULL,'2e393bcb9064af803f480a2e41193ca0','2026-11-24T14:16:38.681Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',6,1,'discard 4,4',NULL,NULL,'2026-11-24T14:16:38.711Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',7,0,'discard 5',NULL,'80af80247021dbd62bc87e6e9f7a651c','2026-11-24T14:16:38.755Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',8,1,'discard 2',NULL,NULL,'2026-11-24T14:16:38.809Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',9,0,'discard 4',NULL,'259983c295e175672ecc16cc10baa939','2026-11-24T14:16:38.858Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',10,1,'discard 6',NULL,NULL,'2026-11-24T14:16:38.898Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',11,0,'discard 1',NULL,'5ec6318e5180a894d1cfbf7c183baba7','2026-11-24T14:16:38.943Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',12,1,'discard 4',NULL,NULL,'2026-11-24T14:16:39.160Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',13,0,'discard 6',NULL,'6492d5bbdc989850bf0f08dbd6095249','2026-11-24T14:16:39.221Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',14,1,'king 6',NULL,NULL,'2026-11-24T14:16:39.275Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',15,0,'discard 2',NULL,'da4b310c72b32cebe8fc12c95b14be8a','2026-11-24T14:16:39.332Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',16,1,'king 10',NULL,NULL,'2026-11-24T14:16:39.396Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',17,0,'discard 5',NULL,'6055f0147fa43122f2a6445685b30c99','2026-11-24T14:16:39.610Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',18,1,'discard 4,4',NULL,NULL,'2026-11-24T14:16:39.725Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',19,0,'discard king',NULL,'19c483808a7a8d5bfca4d9eace701dc5','2026-11-24T14:16:39.770Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',20,1,'discard 5,5',NULL,NULL,'2026-11-24T14:16:39.821Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',21,0,'discard 1',NULL,'a790d565ceebdcaacdd25c066055eb2d','2026-11-24T14:16:39.881Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',22,1,'discard 3,3',NULL,NULL,'2026-11-24T14:16:39.925Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',23,0,'discard 3',NULL,'a92d5346a18542d2a34ee94e688ad246','2026-11-24T14:16:40.112Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',24,1,'discard 3',NULL,NULL,'2026-11-24T14:16:40.310Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',25,0,'discard 2',NULL,'7ca56671f111c8edccf4c729df2769ff','2026-11-24T14:16:40.370Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',26,1,'discard 1',NULL,NULL,'2026-11-24T14:16:40.435Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',27,0,'discard 3','[["king","3","6","4","4","5","6","2","4","2","3","5","3","5","5","1","1","3","4","king","3","5","5","1","king","1","2","2","3","4","2","4","1"]]','fe3e1ed8204dd6b56eede75abea602cf','2026-11-24T14:16:40.502Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',28,1,'discard 6',NULL,NULL,'2026-11-24T14:16:40.605Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',29,0,'king 9',NULL,'648c82c34ec63c6eb0b3428b5bcd39ad','2026-11-24T14:16:40.708Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',30,0,'wake 7',NULL,'9949ef8e5480b394031a9c74dba2ee2e','2026-11-24T14:16:40.806Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',31,1,'king 1',NULL,NULL,'2026-11-24T14:16:40.839Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',32,0,'discard 1',NULL,'dc5fb7eb03ae2b680f8d86bb33b54c7d','2026-11-24T14:16:40.917Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',33,1,'discard 6,6',NULL,NULL,'2026-11-24T14:16:41.098Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',34,0,'discard jester',NULL,'0dfeac97497ccd42cbba49cfd21ce903','2026-11-24T14:16:41.180Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',35,1,'discard 4',NULL,NULL,'2026-11-24T14:16:41.235Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',36,0,'discard 2',NULL,'46772bd4e8ff63f13b6110153f2f2e5c','2026-11-24T14:16:41.290Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',37,1,'discard 6',NULL,NULL,'2026-11-24T14:16:41.604Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',38,0,'discard 4',NULL,'e09980cd378c749255fb3ebaec14f216','2026-11-24T14:16:41.754Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',39,1,'discard 2',NULL,NULL,'2026-11-24T14:16:41.805Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',40,0,'discard jester',NULL,'73359d0263583bb508452f2496f21695','2026-11-24T14:16:41.843Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',41,1,'discard 3',NULL,NULL,'2026-11-24T14:16:42.134Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',42,0,'discard 5',NULL,'f9186e506ee4ef2b8963378f6f7536a7','2026-11-24T14:16:42.214Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',43,1,'discard 5,5',NULL,NULL,'2026-11-24T14:16:42.269Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',44,0,'discard 1',NULL,'ff3b362b85a8a7156618a1a8c1c215c3','2026-11-24T14:16:42.321Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',45,1,'discard 3',NULL,NULL,'2026-11-24T14:16:42.341Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',46,0,'discard 6',NULL,'48f6a13df95979b24da1d5f161793500','2026-11-24T14:16:42.430Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',47,1,'discard 1',NULL,NULL,'2026-11-24T14:16:42.530Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',48,0,'discard 2',NULL,'a656ad8474ea791da5aa28b880136561','2026-11-24T14:16:42.563Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',49,1,'king 4',NULL,NULL,'2026-11-24T14:16:42.630Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',0,0,'jester',NULL,'c7bfc900e58a7483c1bdbfccab36dec8','2026-11-24T14:16:42.901Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',1,0,'discard king',NULL,'8c7d91d2a978f8971a2de98923d9d311','2026-11-24T14:16:42.947Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',2,1,'discard 9',NULL,NULL,'2026-11-24T14:16:43.109Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',3,0,'king 8',NULL,'4186425a75fc7b22384c8433ab54ce20','2026-11-24T14:16:43.163Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',4,1,'discard 10',NULL,NULL,'2026-11-24T14:16:43.258Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',5,0,'discard 7',NULL,'cd59fb82dcd132d865895997957645ba','2026-11-24T14:16:43.371Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',6,1,'discard 3',NULL,NULL,'2026-11-24T14:16:43.477Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',7,0,'discard 2',NULL,'99f87a0322e94967a382f648091f3caa','2026-11-24T14:16:43.520Z');
CREATE TABLE probe_sums (
            probe_id TEXT NOT NULL REFERENCES probes (id),
            place INTEGER NOT NULL,
            learner TEXT NOT NULL REFERENCES learners (id),
            skill TEXT NOT NULL,
            first INTEGER NOT NULL,
            second INTEGER NOT NULL,
            p_play REAL NOT NULL,
            at TEXT,
            response INTEGER,
            correct INTEGER CHECK (correct IN (0, 1)),
            ms INTEGER,
            PRIMARY KEY (probe_id, place)
        ) STRICT, WITHOUT ROWID;
CREATE TABLE probes (
            id TEXT PRIMARY KEY,
            learner TEXT NOT NULL REFERENCES learners (id),
            offered_at TEXT NOT NULL,
            began_at TEXT,
            ended_at TEXT,
            model_version TEXT,
            ending TEXT CHECK (ending IN ('all', 'time', 'stopped', 'left'))
        ) STRICT;
CREATE TABLE proposals (
            game_id TEXT NOT NULL REFERENCES games (id),
            ply INTEGER NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('move', 'answer')),
            learner TEXT NOT NULL REFERENCES learners (id),
            said TEXT,
            key TEXT,
            at TEXT,
            changes INTEGER NOT NULL DEFAULT 0,
            late INTEGER NOT NULL DEFAULT 0 CHECK (late IN (0, 1)),
            help INTEGER NOT NULL DEFAULT 0,
            help_asked INTEGER NOT NULL DEFAULT 0 CHECK (help_asked IN (0, 1)),
            PRIMARY KEY (game_id, ply, kind, learner)
        ) STRICT, WITHOUT ROWID;
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
        , selection TEXT NOT NULL DEFAULT 'natural', committed TEXT, help INTEGER NOT NULL DEFAULT 0, help_asked INTEGER NOT NULL DEFAULT 0 CHECK (help_asked IN (0, 1)), help_usual INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "questions" VALUES('230d977ee22571594720771f8ca81811','13deef86ab1031d0f646e1f40a097c97',4,0,'afc95e1f2a38442cb915ecdabff5fe02','help_bot','{"choices":[3,4,5,6,8],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,4],"skill":"add:1+4","truth":5}','2026-11-24T14:16:34.893Z','2026-11-24T14:16:35.020Z',NULL,'adaptive','discard 6',0,0,0);
INSERT INTO "questions" VALUES('0fef792866836886a260cd0b7b45145c','13deef86ab1031d0f646e1f40a097c97',8,0,'afc95e1f2a38442cb915ecdabff5fe02','help_bot','{"choices":[2,4,5,6,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,5],"skill":"add:1+5","truth":6}','2026-11-24T14:16:35.185Z',NULL,NULL,'adaptive','discard 8',0,0,0);
INSERT INTO "questions" VALUES('7e9ee51d9212824c83c8cb28eb4ed2e3','abd0d7fb1292618550e40d54712ea6b3',4,0,'afc95e1f2a38442cb915ecdabff5fe02','help_bot','{"choices":[3,4,5,6,9],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,4],"skill":"add:1+4","truth":5}','2026-11-24T14:16:38.324Z','2026-11-24T14:16:38.561Z','4','adaptive','discard 5',3,0,0);
INSERT INTO "questions" VALUES('0144702bc6b789ef81365acc3f88af59','abd0d7fb1292618550e40d54712ea6b3',12,0,'afc95e1f2a38442cb915ecdabff5fe02','help_bot','{"choices":[3,4,5,6,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,5],"skill":"add:1+5","truth":6}','2026-11-24T14:16:38.943Z','2026-11-24T14:16:39.121Z','3','adaptive','discard 4',4,0,0);
INSERT INTO "questions" VALUES('44c6b895fe749e67730f37f1fe9eb4ad','abd0d7fb1292618550e40d54712ea6b3',18,0,'afc95e1f2a38442cb915ecdabff5fe02','check_bot','{"choices":[1,0],"claimed":3,"friend":1,"guess_p":0.75,"held":false,"operands":[2,1],"skill":"add:1+2","truth":1}','2026-11-24T14:16:39.610Z','2026-11-24T14:16:39.655Z','1','adaptive','discard 4,4',0,0,0);
INSERT INTO "questions" VALUES('e25f4b1c6d80de7cf4c73f2bc8ff1c38','abd0d7fb1292618550e40d54712ea6b3',24,0,'afc95e1f2a38442cb915ecdabff5fe02','help_bot','{"choices":[2,3,4,5,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-24T14:16:40.112Z','2026-11-24T14:16:40.278Z','4','adaptive','discard 3',4,0,0);
INSERT INTO "questions" VALUES('3f9aa884e59409c145619fc017b4834c','abd0d7fb1292618550e40d54712ea6b3',28,0,'afc95e1f2a38442cb915ecdabff5fe02','help_bot','{"choices":[2,3,4,5,6],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,3],"skill":"add:1+3","truth":4}','2026-11-24T14:16:40.502Z','2026-11-24T14:16:40.573Z',NULL,'adaptive','discard 6',0,0,0);
INSERT INTO "questions" VALUES('d6e3a71ea502e8a850fcc626f57d1709','abd0d7fb1292618550e40d54712ea6b3',33,0,'afc95e1f2a38442cb915ecdabff5fe02','help_bot','{"choices":[3,4,5,6,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,4],"skill":"add:1+4","truth":5}','2026-11-24T14:16:40.917Z','2026-11-24T14:16:41.043Z','7','adaptive','discard 6,6',3,0,0);
INSERT INTO "questions" VALUES('ec032e6b25795c189844f476f2e2054d','abd0d7fb1292618550e40d54712ea6b3',37,0,'afc95e1f2a38442cb915ecdabff5fe02','help_bot','{"choices":[1,2,3,4,5],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,1],"skill":"add:1+2","truth":3}','2026-11-24T14:16:41.290Z','2026-11-24T14:16:41.553Z','3','adaptive','discard 6',4,0,0);
INSERT INTO "questions" VALUES('3f7dc86b692a4f0ea1b49bf707c0909c','abd0d7fb1292618550e40d54712ea6b3',41,0,'afc95e1f2a38442cb915ecdabff5fe02','help_bot','{"choices":[4,5,6,7,9],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[5,1],"skill":"add:1+5","truth":6}','2026-11-24T14:16:41.843Z','2026-11-24T14:16:42.063Z','6','adaptive','discard 3',4,0,0);
INSERT INTO "questions" VALUES('8d76d7a17b50079e08ab4ae4a648a58c','abd0d7fb1292618550e40d54712ea6b3',47,0,'afc95e1f2a38442cb915ecdabff5fe02','help_bot','{"choices":[1,2,3,4,5],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[3,1],"skill":"add:1+3","truth":4}','2026-11-24T14:16:42.430Z','2026-11-24T14:16:42.492Z',NULL,'adaptive','discard 1',0,0,0);
INSERT INTO "questions" VALUES('1bd9d912112d4095eced8ded2bfa1f10','b2061ecc65d464fd29e78b06a72ed508',4,0,'afc95e1f2a38442cb915ecdabff5fe02','queen_total','{"before":0,"gained":10,"places":[0,5,10,15,20,25,30,35,40,45,50],"queen":7}','2026-11-24T14:16:43.163Z','2026-11-24T14:16:43.203Z','40','natural',NULL,0,0,0);
INSERT INTO "questions" VALUES('c1e8fb16d7ad18a78ff5ba77e244d05f','b2061ecc65d464fd29e78b06a72ed508',6,0,'afc95e1f2a38442cb915ecdabff5fe02','help_bot','{"choices":[1,2,3,4,5],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,3],"skill":"add:1+3","truth":4}','2026-11-24T14:16:43.371Z','2026-11-24T14:16:43.442Z',NULL,'adaptive','discard 3',0,0,0);
INSERT INTO "questions" VALUES('177a83345d866b346e3bbc975bcb9370','b2061ecc65d464fd29e78b06a72ed508',8,0,'afc95e1f2a38442cb915ecdabff5fe02','help_bot','{"choices":[2,3,4,5,6],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-24T14:16:43.520Z',NULL,'3','adaptive','discard 5',4,0,0);
CREATE TABLE raised_hands (
            id INTEGER PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            device TEXT NOT NULL,
            learner TEXT REFERENCES learners (id),
            why TEXT NOT NULL,
            raised_at TEXT NOT NULL,
            lowered_at TEXT
        ) STRICT;
CREATE TABLE rostered_children (
            sourced_id TEXT PRIMARY KEY,
            learner TEXT NOT NULL REFERENCES learners (id),
            listed_as TEXT NOT NULL,
            listed_in TEXT NOT NULL,
            put_away_at TEXT
        ) STRICT, WITHOUT ROWID;
CREATE TABLE rostered_classes (
            sourced_id TEXT PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            listed_as TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
CREATE TABLE rostered_schools (
            sourced_id TEXT PRIMARY KEY,
            school_id TEXT NOT NULL REFERENCES schools (id),
            listed_as TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
CREATE TABLE rostered_teachers (
            sourced_id TEXT NOT NULL,
            school_id TEXT NOT NULL REFERENCES schools (id),
            listed_as TEXT NOT NULL,
            grown_up TEXT REFERENCES grown_ups (id),
            PRIMARY KEY (sourced_id, school_id)
        ) STRICT, WITHOUT ROWID;
CREATE TABLE rostered_teaching (
            sourced_id TEXT NOT NULL,
            class_id TEXT NOT NULL REFERENCES classes (id),
            PRIMARY KEY (sourced_id, class_id)
        ) STRICT, WITHOUT ROWID;
CREATE TABLE school_grown_ups (
            school_id TEXT NOT NULL REFERENCES schools (id),
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            role TEXT NOT NULL CHECK (role IN ('owner', 'teacher')),
            PRIMARY KEY (school_id, grown_up)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "school_grown_ups" VALUES('59c3c4ca831ccbaec50bf77c1f0a2d76','53951fd666d118936a8cb623f7e55bea','owner');
INSERT INTO "school_grown_ups" VALUES('59c3c4ca831ccbaec50bf77c1f0a2d76','d307007ad12dc48484d0d499b3414da4','owner');
CREATE TABLE schools (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            created_at TEXT NOT NULL
        ) STRICT;
INSERT INTO "schools" VALUES('59c3c4ca831ccbaec50bf77c1f0a2d76','','2026-11-24T14:16:35.317Z');
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
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',0,'learner',NULL,'afc95e1f2a38442cb915ecdabff5fe02',NULL,'2026-11-24T14:16:33.364Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',1,'bot','bruno',NULL,NULL,'2026-11-24T14:16:33.364Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',0,'learner',NULL,'a3de3213e8cbf157f07d85eaa42b2093','bruno','2026-11-20T17:36:00.000Z',0,'2026-11-20T17:37:00.000Z','2026-11-20T17:39:00.000Z');
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',1,'learner',NULL,'fd4e299bca574cb0c19b1dae173f6103','bruno','2026-11-20T17:36:00.000Z',0,'2026-11-20T17:37:00.000Z','2026-11-20T17:38:00.000Z');
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',2,'bot','tilo',NULL,NULL,'2026-11-20T17:36:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('3a12917c1a26f88938703800149e259b',0,'guest',NULL,NULL,NULL,'2026-11-24T14:16:35.249Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('3a12917c1a26f88938703800149e259b',1,'bot','bruno',NULL,NULL,'2026-11-24T14:16:35.249Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',0,'learner',NULL,'81ec20e7f18e06bf5cf6d7c2a9bf84bb',NULL,'2026-11-20T17:39:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',1,'learner',NULL,'fd4e299bca574cb0c19b1dae173f6103','bruno','2026-11-20T17:39:00.000Z',0,NULL,'2026-11-20T17:39:00.000Z');
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',2,'bot','tilo',NULL,NULL,'2026-11-20T17:39:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('82b335998604871926debfdb8825ae56',0,'learner',NULL,'c3b93c2c1a5b6041de90d5232d2549e7',NULL,'2026-11-24T14:16:37.859Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('82b335998604871926debfdb8825ae56',1,'bot','bruno',NULL,NULL,'2026-11-24T14:16:37.859Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('abd0d7fb1292618550e40d54712ea6b3',0,'learner',NULL,'afc95e1f2a38442cb915ecdabff5fe02',NULL,'2026-11-24T14:16:37.903Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('abd0d7fb1292618550e40d54712ea6b3',1,'bot','bruno',NULL,NULL,'2026-11-24T14:16:37.903Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('b2061ecc65d464fd29e78b06a72ed508',0,'learner',NULL,'afc95e1f2a38442cb915ecdabff5fe02',NULL,'2026-11-24T14:16:42.808Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('b2061ecc65d464fd29e78b06a72ed508',1,'bot','bruno',NULL,NULL,'2026-11-24T14:16:42.808Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('cc45782198a6416d1775336d71eacd05',0,'learner',NULL,'81ec20e7f18e06bf5cf6d7c2a9bf84bb',NULL,'2026-11-20T17:34:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('cc45782198a6416d1775336d71eacd05',1,'bot','tilo',NULL,NULL,'2026-11-20T17:34:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('ffd21f09ec08693c7401f5ce2425d75a',0,'learner',NULL,'a3de3213e8cbf157f07d85eaa42b2093',NULL,'2026-11-20T17:39:00.000Z',1,NULL,NULL);
INSERT INTO "seats" VALUES('ffd21f09ec08693c7401f5ce2425d75a',1,'learner',NULL,'fd4e299bca574cb0c19b1dae173f6103',NULL,'2026-11-20T17:39:00.000Z',1,NULL,NULL);
CREATE TABLE sessions (
            token_hash TEXT PRIMARY KEY,
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            device TEXT NOT NULL,
            created_at TEXT NOT NULL,
            seen_at TEXT NOT NULL,
            ended_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "sessions" VALUES('2771b8be65a309ad76e54011dfb986956a6a8126619b0a5d0f59c5e947ec0d06','53951fd666d118936a8cb623f7e55bea','7abec539007d1034d726c86b9c3a23cd','2026-11-24T14:16:37.496Z','2026-11-24T14:16:37.496Z','2026-11-24T14:16:37.589Z');
INSERT INTO "sessions" VALUES('40396bb305e7ecd72c8a5fa0601e1849b4bf72efc58ac7789732034280346e9a','d307007ad12dc48484d0d499b3414da4','e67a9b75fc3947249fc2d0a17b8f2ab5','2026-11-24T14:16:36.273Z','2026-11-24T14:16:36.273Z',NULL);
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
INSERT INTO "sittings" VALUES(1,'ccb573d95810d60ea72991b9e8c14743','fa5e47cdd78a336def60ffce489a07ff','c3b93c2c1a5b6041de90d5232d2549e7','2026-11-24T14:16:37.826Z','2026-11-24T14:16:37.826Z',NULL);
INSERT INTO "sittings" VALUES(2,'tablet-0','bbaf0ab64b80cd9b20a3cbc62e51f716','a3de3213e8cbf157f07d85eaa42b2093','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(3,'tablet-1','bbaf0ab64b80cd9b20a3cbc62e51f716','fd4e299bca574cb0c19b1dae173f6103','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(4,'tablet-2','bbaf0ab64b80cd9b20a3cbc62e51f716','81ec20e7f18e06bf5cf6d7c2a9bf84bb','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(5,'tablet-3','70004d4822ac4f882e3ab07cd3a79081','81ec20e7f18e06bf5cf6d7c2a9bf84bb','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z','2026-11-20T17:35:00.000Z');
CREATE TABLE surprises (
            learner TEXT NOT NULL REFERENCES learners (id),
            name TEXT NOT NULL,
            came_at TEXT NOT NULL,
            seen_at TEXT,
            PRIMARY KEY (learner, name)
        ) STRICT, WITHOUT ROWID;
CREATE TABLE tablets (
            device TEXT PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            joined_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
INSERT INTO "tablets" VALUES('ccb573d95810d60ea72991b9e8c14743','fa5e47cdd78a336def60ffce489a07ff','2026-11-24T14:16:37.759Z');
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
INSERT INTO "throttles" VALUES('code',0,'2026-11-24T14:16:37.657Z');
INSERT INTO "throttles" VALUES('new browsers',1,'2026-11-24T14:16:33.333Z');
CREATE TABLE trials (
            id TEXT PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            kind TEXT NOT NULL,
            seed TEXT NOT NULL,
            began_at TEXT NOT NULL,
            ends_at TEXT NOT NULL,
            stopped_at TEXT
        ) STRICT;
CREATE TABLE walls (
            game_id TEXT PRIMARY KEY REFERENCES games (id),
            class_id TEXT NOT NULL REFERENCES classes (id),
            began_at TEXT NOT NULL,
            shown_at INTEGER NOT NULL DEFAULT -1,
            shown TEXT CHECK (shown IN ('move', 'answer'))
        ) STRICT, WITHOUT ROWID;
CREATE TABLE woken (
            learner TEXT NOT NULL REFERENCES learners (id),
            queen TEXT NOT NULL,
            game_id TEXT REFERENCES games (id),
            ply INTEGER,
            at TEXT NOT NULL,
            PRIMARY KEY (learner, queen)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "woken" VALUES('afc95e1f2a38442cb915ecdabff5fe02','pancake','abd0d7fb1292618550e40d54712ea6b3',30,'2026-11-24T14:16:40.806Z');
INSERT INTO "woken" VALUES('afc95e1f2a38442cb915ecdabff5fe02','peacock','b2061ecc65d464fd29e78b06a72ed508',3,'2026-11-24T14:16:43.163Z');
INSERT INTO "woken" VALUES('afc95e1f2a38442cb915ecdabff5fe02','rose','abd0d7fb1292618550e40d54712ea6b3',29,'2026-11-24T14:16:40.708Z');
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
CREATE INDEX probes_learner ON probes (learner, offered_at);
CREATE INDEX probe_sums_learner ON probe_sums (learner);
CREATE INDEX trials_class ON trials (class_id, began_at);
CREATE INDEX attempts_arm ON attempts (class_id, at, learner, arm) WHERE arm IS NOT NULL;
CREATE INDEX walls_class ON walls (class_id);
CREATE INDEX proposals_learner ON proposals (learner, at);
CREATE INDEX school_grown_ups_grown_up ON school_grown_ups (grown_up);
CREATE INDEX classes_school ON classes (school_id);
CREATE INDEX rostered_classes_class ON rostered_classes (class_id);
CREATE INDEX rostered_children_learner ON rostered_children (learner);
CREATE INDEX rostered_teaching_class ON rostered_teaching (class_id);
COMMIT;
