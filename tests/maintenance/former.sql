BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'kidsq','m001_games','2026-11-26 16:53:06.163764+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'kidsq','m002_attempts','2026-11-26 16:53:06.165018+00:00');
INSERT INTO "_sqlite_migrations" VALUES(3,'kidsq','m003_grown_ups','2026-11-26 16:53:06.166156+00:00');
INSERT INTO "_sqlite_migrations" VALUES(4,'kidsq','m004_knowing','2026-11-26 16:53:06.168816+00:00');
INSERT INTO "_sqlite_migrations" VALUES(5,'kidsq','m005_taps','2026-11-26 16:53:06.171863+00:00');
INSERT INTO "_sqlite_migrations" VALUES(6,'kidsq','m006_classroom','2026-11-26 16:53:06.174325+00:00');
INSERT INTO "_sqlite_migrations" VALUES(7,'kidsq','m007_erasing','2026-11-26 16:53:06.175082+00:00');
INSERT INTO "_sqlite_migrations" VALUES(8,'kidsq','m008_room','2026-11-26 16:53:06.175385+00:00');
INSERT INTO "_sqlite_migrations" VALUES(9,'kidsq','m009_gallery','2026-11-26 16:53:06.176064+00:00');
INSERT INTO "_sqlite_migrations" VALUES(10,'kidsq','m010_lately','2026-11-26 16:53:06.176891+00:00');
INSERT INTO "_sqlite_migrations" VALUES(11,'kidsq','m011_pauses','2026-11-26 16:53:06.177161+00:00');
INSERT INTO "_sqlite_migrations" VALUES(12,'kidsq','m012_meaning','2026-11-26 16:53:06.192485+00:00');
INSERT INTO "_sqlite_migrations" VALUES(13,'kidsq','m013_tries','2026-11-26 16:53:06.192922+00:00');
INSERT INTO "_sqlite_migrations" VALUES(14,'kidsq','m014_question_help','2026-11-26 16:53:06.194129+00:00');
INSERT INTO "_sqlite_migrations" VALUES(15,'kidsq','m015_surprises','2026-11-26 16:53:06.194362+00:00');
INSERT INTO "_sqlite_migrations" VALUES(16,'kidsq','m016_probes','2026-11-26 16:53:06.194671+00:00');
INSERT INTO "_sqlite_migrations" VALUES(17,'kidsq','m017_trials','2026-11-26 16:53:06.195315+00:00');
INSERT INTO "_sqlite_migrations" VALUES(18,'kidsq','m018_wall','2026-11-26 16:53:06.196038+00:00');
INSERT INTO "_sqlite_migrations" VALUES(19,'kidsq','m019_schools','2026-11-26 16:53:06.197344+00:00');
INSERT INTO "_sqlite_migrations" VALUES(20,'kidsq','m020_rosters','2026-11-26 16:53:06.198349+00:00');
INSERT INTO "_sqlite_migrations" VALUES(21,'kidsq','m021_sign_on','2026-11-26 16:53:06.202649+00:00');
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
INSERT INTO "attempts" VALUES(1,'8e617769a202fe069bd0525e96bf2203',1,'0.1.0','mastery-5','7df61f0f51fda15701a6b32480cfdc75',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',1,'2026-11-26T16:53:08.107Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+1','[1,1]','a+b=c',3,0.3333,'{"hand":["1","1","1","5","5"]}','2','1',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[]','natural',0.8534,0.8511,NULL);
INSERT INTO "attempts" VALUES(2,'a8543530aa7d665006c7bac514b1693f',1,'0.1.0','mastery-5','7df61f0f51fda15701a6b32480cfdc75',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',1,'2026-11-26T16:53:08.127Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+1','[1,1]','a+b=c',3,0.3333,'{"hand":["1","1","1","5","5"]}','2','1',0,2,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,3,0,1,'[]','natural',0.8511,0.8511,NULL);
INSERT INTO "attempts" VALUES(3,'7e9ee51d9212824c83c8cb28eb4ed2e3',1,'0.1.0','mastery-5','7df61f0f51fda15701a6b32480cfdc75',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',4,'2026-11-26T16:53:08.157Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+4','[1,4]','a+b=c',5,0.2,'{"choices":[3,4,5,6,9]}','5','4',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7132,0.6872,NULL);
INSERT INTO "attempts" VALUES(4,'0144702bc6b789ef81365acc3f88af59',1,'0.1.0','mastery-5','7df61f0f51fda15701a6b32480cfdc75',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',12,'2026-11-26T16:53:08.211Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[1,5]','a+b=c',5,0.2,'{"choices":[3,4,5,6,7]}','6','5',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7149,0.7084,NULL);
INSERT INTO "attempts" VALUES(5,'0144702bc6b789ef81365acc3f88af59.3',1,'0.1.0','mastery-5','7df61f0f51fda15701a6b32480cfdc75',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',12,'2026-11-26T16:53:08.216Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[1,5]','a+b=c',5,0.2,'{"choices":[3,4,5,6,7]}','6','3',0,2,'other',NULL,NULL,0,NULL,NULL,NULL,3,0,1,NULL,'adaptive',0.7084,0.7084,NULL);
INSERT INTO "attempts" VALUES(6,'f2d83a8c9f1236aa0c73c2e79c90a523',1,'0.1.0','mastery-5','7df61f0f51fda15701a6b32480cfdc75',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',17,'2026-11-26T16:53:08.258Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:3+5','[5,3]','a+b=c',2,0.5,'{"hand":["1","2","3","5","jester"]}','8','2',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[[1,2,3],[2,3,5]]','natural',0.5318,0.5375,NULL);
INSERT INTO "attempts" VALUES(7,'5caa1d32aaf2ab56131d773938a54b59',1,'0.1.0','mastery-5','7df61f0f51fda15701a6b32480cfdc75',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',17,'2026-11-26T16:53:08.275Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+3','[2,3]','a+b=c',2,0.5,'{"hand":["1","2","3","5","jester"]}','5','1',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,5,0,1,'[[1,2,3],[2,3,5]]','natural',0.635,0.635,NULL);
INSERT INTO "attempts" VALUES(8,'44c6b895fe749e67730f37f1fe9eb4ad',1,'0.1.0','mastery-5','7df61f0f51fda15701a6b32480cfdc75',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',18,'2026-11-26T16:53:08.301Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','check_bot','add:1+2','[2,1]','a+b=c',2,0.75,'{"claimed":3}','true','true',1,1,NULL,NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7384,0.7489,NULL);
INSERT INTO "attempts" VALUES(9,'1e0d3083a2af4a0629fb05e32432fe3b',1,'0.1.0','mastery-5','7df61f0f51fda15701a6b32480cfdc75',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',23,'2026-11-26T16:53:08.375Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+3','[2,3]','a+b=c',2,0.5,'{"hand":["1","2","3","3","jester"]}','5','1',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[[1,2,3]]','natural',0.6356,0.6407,NULL);
INSERT INTO "attempts" VALUES(10,'fc8b04b691db49c2a28b845ed3be61af',1,'0.1.0','mastery-5','7df61f0f51fda15701a6b32480cfdc75',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',23,'2026-11-26T16:53:08.383Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+3','[2,3]','a+b=c',2,0.5,'{"hand":["1","2","3","3","jester"]}','5','3',0,2,'echo',NULL,NULL,0,NULL,NULL,NULL,3,0,1,'[[1,2,3]]','natural',0.6407,0.6407,NULL);
INSERT INTO "attempts" VALUES(11,'e25f4b1c6d80de7cf4c73f2bc8ff1c38',1,'0.1.0','mastery-5','7df61f0f51fda15701a6b32480cfdc75',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',24,'2026-11-26T16:53:08.401Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,7]}','4','2',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7692,0.7653,NULL);
INSERT INTO "attempts" VALUES(12,'e25f4b1c6d80de7cf4c73f2bc8ff1c38.3',1,'0.1.0','mastery-5','7df61f0f51fda15701a6b32480cfdc75',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',24,'2026-11-26T16:53:08.411Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,7]}','4','3',0,2,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,3,0,1,NULL,'adaptive',0.7653,0.7653,NULL);
INSERT INTO "attempts" VALUES(13,'e25f4b1c6d80de7cf4c73f2bc8ff1c38.4',1,'0.1.0','mastery-5','7df61f0f51fda15701a6b32480cfdc75',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',24,'2026-11-26T16:53:08.423Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,7]}','4','4',1,3,NULL,NULL,NULL,0,NULL,NULL,NULL,4,0,1,NULL,'adaptive',0.7653,0.7653,NULL);
INSERT INTO "attempts" VALUES(14,'d6e3a71ea502e8a850fcc626f57d1709',1,'0.1.0','mastery-5','7df61f0f51fda15701a6b32480cfdc75',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',33,'2026-11-26T16:53:08.577Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+4','[1,4]','a+b=c',5,0.2,'{"choices":[3,4,5,6,7]}','5','7',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7043,0.704,NULL);
INSERT INTO "attempts" VALUES(15,'ec032e6b25795c189844f476f2e2054d',1,'0.1.0','mastery-5','7df61f0f51fda15701a6b32480cfdc75',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',37,'2026-11-26T16:53:08.600Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[2,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,5]}','3','4',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7462,0.7453,NULL);
INSERT INTO "attempts" VALUES(16,'ec032e6b25795c189844f476f2e2054d.3',1,'0.1.0','mastery-5','7df61f0f51fda15701a6b32480cfdc75',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',37,'2026-11-26T16:53:08.604Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[2,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,5]}','3','5',0,2,'other',NULL,NULL,0,NULL,NULL,NULL,3,0,1,NULL,'adaptive',0.7453,0.7453,NULL);
INSERT INTO "attempts" VALUES(17,'ec032e6b25795c189844f476f2e2054d.4',1,'0.1.0','mastery-5','7df61f0f51fda15701a6b32480cfdc75',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',37,'2026-11-26T16:53:08.607Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[2,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,5]}','3','3',1,3,NULL,NULL,NULL,0,NULL,NULL,NULL,4,0,1,NULL,'adaptive',0.7453,0.7453,NULL);
INSERT INTO "attempts" VALUES(18,'0d9d719c47c64f78b6992f46bab806b1',1,'0.1.0','mastery-5','7df61f0f51fda15701a6b32480cfdc75',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',38,'2026-11-26T16:53:08.614Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+6','[6,2]','a+b=c',2,0.5,'{"hand":["2","4","6","6","jester"]}','8','6',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[[2,4,6]]','natural',0.5743,0.5807,NULL);
INSERT INTO "attempts" VALUES(19,'6a4fa28b7a254415d3d5d1be9aed0120',1,'0.1.0','mastery-5','7df61f0f51fda15701a6b32480cfdc75',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',38,'2026-11-26T16:53:08.618Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+6','[6,2]','a+b=c',2,0.5,'{"hand":["2","4","6","6","jester"]}','8','4',0,2,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,3,0,1,'[[2,4,6]]','natural',0.5807,0.5807,NULL);
INSERT INTO "attempts" VALUES(20,'3f7dc86b692a4f0ea1b49bf707c0909c',1,'0.1.0','mastery-5','7df61f0f51fda15701a6b32480cfdc75',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',41,'2026-11-26T16:53:08.651Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[5,1]','a+b=c',5,0.2,'{"choices":[4,5,6,7,9]}','6','5',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7153,0.7154,NULL);
INSERT INTO "attempts" VALUES(21,'3f7dc86b692a4f0ea1b49bf707c0909c.3',1,'0.1.0','mastery-5','7df61f0f51fda15701a6b32480cfdc75',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',41,'2026-11-26T16:53:08.664Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[5,1]','a+b=c',5,0.2,'{"choices":[4,5,6,7,9]}','6','4',0,2,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,3,0,1,NULL,'adaptive',0.7154,0.7154,NULL);
INSERT INTO "attempts" VALUES(22,'3f7dc86b692a4f0ea1b49bf707c0909c.4',1,'0.1.0','mastery-5','7df61f0f51fda15701a6b32480cfdc75',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',41,'2026-11-26T16:53:08.684Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[5,1]','a+b=c',5,0.2,'{"choices":[4,5,6,7,9]}','6','6',1,3,NULL,NULL,NULL,0,NULL,NULL,NULL,4,0,1,NULL,'adaptive',0.7154,0.7154,NULL);
INSERT INTO "attempts" VALUES(23,'1bd9d912112d4095eced8ded2bfa1f10',1,'0.1.0','mastery-5','7df61f0f51fda15701a6b32480cfdc75',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','b2061ecc65d464fd29e78b06a72ed508',4,'2026-11-26T16:53:08.883Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','queen_total','total:0+10','[0,10]','words',11,0.0909,'{"places":[0,5,10,15,20,25,30,35,40,45,50]}','10','40',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'natural',0.419,0.4211,NULL);
INSERT INTO "attempts" VALUES(24,'177a83345d866b346e3bbc975bcb9370',1,'0.1.0','mastery-5','7df61f0f51fda15701a6b32480cfdc75',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','b2061ecc65d464fd29e78b06a72ed508',8,'2026-11-26T16:53:08.927Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,6]}','4','3',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.763,0.7622,NULL);
INSERT INTO "attempts" VALUES(25,'177a83345d866b346e3bbc975bcb9370.3',1,'0.1.0','mastery-5','7df61f0f51fda15701a6b32480cfdc75',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','b2061ecc65d464fd29e78b06a72ed508',8,'2026-11-26T16:53:08.939Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,6]}','4','3',0,2,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,3,0,1,NULL,'adaptive',0.7622,0.7622,NULL);
CREATE TABLE audit (
            seq INTEGER PRIMARY KEY,
            at TEXT NOT NULL,
            grown_up TEXT,
            action TEXT NOT NULL,
            subject TEXT NOT NULL
        ) STRICT;
INSERT INTO "audit" VALUES(1,'2026-11-26T16:53:07.765Z','278d564921cde794967b5b6ae949c7ec','claimed','278d564921cde794967b5b6ae949c7ec');
INSERT INTO "audit" VALUES(2,'2026-11-26T16:53:08.061Z','a989a1fd978a6e8000638d83d8280304','claimed','a989a1fd978a6e8000638d83d8280304');
INSERT INTO "audit" VALUES(3,'2026-11-26T16:53:08.064Z','a989a1fd978a6e8000638d83d8280304','signed_out','a989a1fd978a6e8000638d83d8280304');
CREATE TABLE child_keys (
            learner TEXT PRIMARY KEY REFERENCES learners (id),
            pictures TEXT NOT NULL,
            number TEXT NOT NULL,
            made_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
INSERT INTO "child_keys" VALUES('2f1be1b86a8401daa02e5370552872cc','fish,house,moon','5432','2026-11-26T16:53:08.066Z');
CREATE TABLE child_tries (
            learner TEXT NOT NULL REFERENCES learners (id),
            device TEXT NOT NULL,
            failures INTEGER NOT NULL,
            last_at TEXT NOT NULL,
            PRIMARY KEY (learner, device)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "child_tries" VALUES('4fbf381c6037228a1b544708e8929b53','tablet-0',1,'2026-11-20T17:39:00.000Z');
CREATE TABLE claim_codes (
            code_hash TEXT PRIMARY KEY,
            created_at TEXT NOT NULL,
            used_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "claim_codes" VALUES('3415647e6cabcb7f11ed178a17477142b762b21c6b6547b3b3499ddf4830eeba','2026-11-26T16:53:07.298Z','2026-11-26T16:53:07.306Z');
INSERT INTO "claim_codes" VALUES('f89f701a4fc0b1dc6da0248f5da8050f39c7e6f79deddfe2df83bb87395239cc','2026-11-26T16:53:07.770Z','2026-11-26T16:53:07.777Z');
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
INSERT INTO "classes" VALUES('98f08b43076ad1cf3e8ab507fe526aff','2b','2026-11-26T16:53:08.066Z',NULL,0,'42f261031ecabb10dd22fc7d76f339e7');
INSERT INTO "classes" VALUES('97574d2da9408db61c1c54c4ec2f2411','3a','2026-11-20T17:34:00.000Z',NULL,0,'42f261031ecabb10dd22fc7d76f339e7');
INSERT INTO "classes" VALUES('12758d6db48e38d26812671ff8881cbb','3b','2026-11-20T17:34:00.000Z',NULL,0,'42f261031ecabb10dd22fc7d76f339e7');
CREATE TABLE device_learners (
            device TEXT NOT NULL REFERENCES devices (id),
            learner TEXT NOT NULL REFERENCES learners (id),
            place INTEGER NOT NULL,
            PRIMARY KEY (device, learner)
        ) STRICT;
INSERT INTO "device_learners" VALUES('6513270e269e0d37f2a74de452e6b438','7df61f0f51fda15701a6b32480cfdc75',1);
INSERT INTO "device_learners" VALUES('desk','2f1be1b86a8401daa02e5370552872cc',1);
INSERT INTO "device_learners" VALUES('home','4fbf381c6037228a1b544708e8929b53',1);
INSERT INTO "device_learners" VALUES('home','41e230ecf886624b869d991e94c6c792',2);
INSERT INTO "device_learners" VALUES('home','27395fb8539675ce7034a27ea4346ae8',3);
CREATE TABLE devices (
            id TEXT PRIMARY KEY,
            first_seen TEXT NOT NULL
        ) STRICT;
INSERT INTO "devices" VALUES('6513270e269e0d37f2a74de452e6b438','2026-11-26T16:53:06.362Z');
INSERT INTO "devices" VALUES('570dc1951c2442f9298cb3a570ccec31','2026-11-26T16:53:07.288Z');
INSERT INTO "devices" VALUES('desk','2026-11-26T16:53:08.066Z');
INSERT INTO "devices" VALUES('ccb573d95810d60ea72991b9e8c14743','2026-11-26T16:53:08.076Z');
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
INSERT INTO "estimates" VALUES('7df61f0f51fda15701a6b32480cfdc75','add:1+1','mastery-5',8.441384635935769154e-01,3.05384235716481544642e-02,1,0,0,NULL,'2026-11-26T16:53:08.107Z','guesses',1,0);
INSERT INTO "estimates" VALUES('7df61f0f51fda15701a6b32480cfdc75','add:1+2','mastery-5',7.41646176112229937871e-01,5.09762655075056692055e-02,2,1,1,NULL,'2026-11-26T16:53:08.600Z','guesses',1,0);
INSERT INTO "estimates" VALUES('7df61f0f51fda15701a6b32480cfdc75','add:1+3','mastery-5',7.15372130858302313072e-01,5.79765865462698037902e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7df61f0f51fda15701a6b32480cfdc75','add:1+4','mastery-5',7.01451964489567814098e-01,5.76317389425899939681e-02,2,0,0,NULL,'2026-11-26T16:53:08.577Z','guesses',1,0);
INSERT INTO "estimates" VALUES('7df61f0f51fda15701a6b32480cfdc75','add:1+5','mastery-5',7.12755333041139138572e-01,0.0559040268529043,2,0,0,NULL,'2026-11-26T16:53:08.651Z','guesses',2,0);
INSERT INTO "estimates" VALUES('7df61f0f51fda15701a6b32480cfdc75','add:1+6','mastery-5',0.661942217250715,6.62061523658416528625e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7df61f0f51fda15701a6b32480cfdc75','add:1+7','mastery-5',6.43267921336329706605e-01,6.85837944450519154671e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7df61f0f51fda15701a6b32480cfdc75','add:1+8','mastery-5',6.24228765857445466735e-01,7.07285783927656397374e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7df61f0f51fda15701a6b32480cfdc75','add:1+9','mastery-5',6.36959913810015265767e-01,6.93259839094413909954e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7df61f0f51fda15701a6b32480cfdc75','add:2+2','mastery-5',7.62177390197475546074e-01,4.7385735210757506941e-02,2,0,0,NULL,'2026-11-26T16:53:08.927Z','guesses',2,0);
INSERT INTO "estimates" VALUES('7df61f0f51fda15701a6b32480cfdc75','add:2+3','mastery-5',6.33391533509874093965e-01,6.7734915625669245287e-02,1,0,0,NULL,'2026-11-26T16:53:08.375Z','guesses',1,1);
INSERT INTO "estimates" VALUES('7df61f0f51fda15701a6b32480cfdc75','add:2+4','mastery-5',6.08464796349393211016e-01,7.22325468947249138551e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7df61f0f51fda15701a6b32480cfdc75','add:2+5','mastery-5',6.21372277115803228753e-01,7.09740939019248839869e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7df61f0f51fda15701a6b32480cfdc75','add:2+6','mastery-5',5.75777628771740879187e-01,7.2392757441819777231e-02,1,0,0,NULL,'2026-11-26T16:53:08.614Z','guesses',1,0);
INSERT INTO "estimates" VALUES('7df61f0f51fda15701a6b32480cfdc75','add:2+7','mastery-5',5.49044367103636687943e-01,7.62676569620640565361e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7df61f0f51fda15701a6b32480cfdc75','add:2+8','mastery-5',0.562398473902471,7.56160000541167276466e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7df61f0f51fda15701a6b32480cfdc75','add:3+3','mastery-5',6.62130051017710385963e-01,6.61768353148624588477e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7df61f0f51fda15701a6b32480cfdc75','add:3+4','mastery-5',5.12165068134453616011e-01,7.72794087576613164536e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7df61f0f51fda15701a6b32480cfdc75','add:3+5','mastery-5',0.532773415105142,7.40770717027258718268e-02,1,0,0,NULL,'2026-11-26T16:53:08.258Z','guesses',0,1);
INSERT INTO "estimates" VALUES('7df61f0f51fda15701a6b32480cfdc75','add:3+6','mastery-5',4.71734483581297325827e-01,7.70706100569960861346e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7df61f0f51fda15701a6b32480cfdc75','add:3+7','mastery-5',4.85197240896102055529e-01,7.72942355721911722454e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7df61f0f51fda15701a6b32480cfdc75','add:4+4','mastery-5',5.4890264559707269143e-01,7.63180912828850810392e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7df61f0f51fda15701a6b32480cfdc75','add:4+5','mastery-5',4.28308861439625765399e-01,7.53050786070364464031e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7df61f0f51fda15701a6b32480cfdc75','add:4+6','mastery-5',4.08542714270356377426e-01,7.3978105983403680268e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7df61f0f51fda15701a6b32480cfdc75','add:5+5','mastery-5',4.98460723605536060176e-01,7.74156184387637391619e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7df61f0f51fda15701a6b32480cfdc75','total:0+10','mastery-5',4.20217634220519720145e-01,7.11282353723074467488e-02,1,0,0,NULL,'2026-11-26T16:53:08.883Z','guesses',0,1);
CREATE TABLE former_accounts (
            tombstone TEXT PRIMARY KEY,
            learner TEXT NOT NULL REFERENCES learners (id)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "former_accounts" VALUES('70e70dfff64d6a3465422dddf90ec3fc341b4fd4a00b399aad36781c066fdf7d','27395fb8539675ce7034a27ea4346ae8');
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
INSERT INTO "games" VALUES('13deef86ab1031d0f646e1f40a097c97','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["cake","cat","moon","heart","pancake","starfish","peacock","sunflower","ladybug","rainbow","dog","rose"],"draw":["dragon","10","1","8","10","9","knight","knight","1","5","king","7","6","king","dragon","wand","8","potion","6","2","king","knight","king","jester","knight","wand","3","7","9","5","6","8","4","potion","2","king","king","6","4","king","jester","2","3","potion","5","jester","wand","9","3","7","5","3","9","1","4","jester","7","jester","10","1","10","dragon","king","8","4","2","potion"]}','2026-11-26T16:53:06.366Z','2026-11-26T16:53:07.268Z',9,8,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 3, "met": {"0": -0.16}}}',NULL,0,0,'6513270e269e0d37f2a74de452e6b438');
INSERT INTO "games" VALUES('3a12917c1a26f88938703800149e259b','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["rainbow","dog","cake","cat","moon","ladybug","heart","sunflower","starfish","rose","pancake","peacock"],"draw":["10","1","7","4","4","10","1","king","2","wand","1","knight","10","7","3","6","5","4","knight","potion","9","8","6","jester","10","jester","7","5","dragon","7","3","king","king","knight","dragon","potion","king","king","9","potion","6","wand","4","1","9","3","wand","jester","5","knight","6","king","2","3","2","5","jester","8","8","8","potion","dragon","2","jester","king","king","9"]}','2026-11-26T16:53:07.288Z','2026-11-26T16:53:07.288Z',0,0,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 3, "met": {"0": -0.16}}}',NULL,0,0,'570dc1951c2442f9298cb3a570ccec31');
INSERT INTO "games" VALUES('82b335998604871926debfdb8825ae56','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":0,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["cat","peacock","pancake","sunflower","dog","rainbow","moon","cake","heart","ladybug","starfish","rose"],"draw":["3","2","king","1","4","king","2","5","4","jester","6","3","3","5","6","king","jester","4","2","3","5","3","1","4","4","5","1","6","6","3","1","4","6","6","5","2","1","2","king","2","1","5"]}','2026-11-26T16:53:08.091Z','2026-11-26T16:53:08.091Z',0,0,NULL,NULL,NULL,'{"one_way": true}','98f08b43076ad1cf3e8ab507fe526aff',0,0,'ccb573d95810d60ea72991b9e8c14743');
INSERT INTO "games" VALUES('abd0d7fb1292618550e40d54712ea6b3','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["heart","sunflower","dog","starfish","rainbow","cat","peacock","pancake","cake","rose","ladybug","moon"],"draw":["4","5","5","1","2","1","2","1","4","5","3","2","jester","6","4","4","2","king","4","5","4","2","5","6","king","1","6","3","3","king","5","1","3","3","3","1","king","2","6","6","jester","6"]}','2026-11-26T16:53:08.094Z','2026-11-26T16:53:08.779Z',78,50,NULL,'2026-11-26T16:53:08.779Z','{"result":{"winners":[1],"courts":[["rose","pancake"],["peacock","ladybug","sunflower","rainbow"]],"points":[20,35]}}','{"one_way": true}',NULL,0,0,'6513270e269e0d37f2a74de452e6b438');
INSERT INTO "games" VALUES('b2061ecc65d464fd29e78b06a72ed508','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":0,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["sunflower","pancake","dog","rose","cake","cat","rainbow","ladybug","peacock","starfish","heart","moon"],"draw":["jester","5","knight","4","6","9","knight","king","7","king","king","king","10","7","3","2","jester","wand","10","9","7","6","5","7","3","9","potion","king","3","king","1","4","6","jester","potion","5","dragon","3","wand","knight","2","king","10","10","4","1","2","potion","5","jester","6","8","4","potion","8","1","jester","1","dragon","dragon","2","knight","king","8","wand","8","9"]}','2026-11-26T16:53:08.845Z','2026-11-26T16:53:08.939Z',12,8,NULL,NULL,NULL,'{"fit": {"step": 3, "met": {"0": -0.16}}}',NULL,0,0,'6513270e269e0d37f2a74de452e6b438');
INSERT INTO "games" VALUES('cc45782198a6416d1775336d71eacd05','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["peacock","starfish","heart","ladybug","sunflower","pancake","dog","rose","moon","cake","rainbow","cat"],"draw":["jester","king","king","knight","7","8","wand","3","wand","king","wand","3","10","8","1","4","potion","jester","dragon","5","king","1","potion","dragon","6","2","3","jester","7","4","potion","dragon","7","2","1","1","5","9","8","knight","knight","4","king","10","6","7","6","potion","9","8","6","king","2","king","2","5","3","jester","10","knight","king","9","jester","9","4","5","10"]}','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',1,0,NULL,'2026-11-20T17:35:00.000Z',NULL,'{"one_way": true, "fit": {"step": 3, "met": {"0": -0.16}}}','12758d6db48e38d26812671ff8881cbb',0,1,'tablet-3');
INSERT INTO "games" VALUES('2a838af8d5c44a4eb3172062d08f1bb2','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":3,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["heart","cat","rose","moon","dog","cake","peacock","sunflower","ladybug","pancake","starfish","rainbow"],"draw":["jester","1","king","1","2","8","2","dragon","3","4","6","king","8","jester","5","10","king","2","potion","6","4","2","king","dragon","knight","5","7","knight","wand","5","king","7","jester","10","10","potion","10","dragon","3","king","knight","king","potion","4","4","3","9","3","9","7","7","wand","8","6","1","wand","1","jester","5","9","8","jester","9","king","knight","potion","6"]}','2026-11-20T17:36:00.000Z','2026-11-20T17:39:00.000Z',4,0,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 2, "met": {"0": -0.24, "1": -0.24}}}','97574d2da9408db61c1c54c4ec2f2411',1,0,NULL);
INSERT INTO "games" VALUES('6b384309c9a937a68c8f95ef04a012e8','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":3,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["rainbow","ladybug","moon","cake","heart","peacock","pancake","cat","sunflower","starfish","dog","rose"],"draw":["1","2","8","10","jester","1","5","6","7","dragon","potion","2","4","6","6","dragon","5","jester","7","10","1","king","knight","2","9","9","king","3","wand","jester","8","9","potion","king","9","4","6","5","king","potion","king","jester","king","wand","king","potion","8","knight","10","3","2","wand","3","7","knight","3","5","7","dragon","king","1","4","10","4","knight","8","jester"]}','2026-11-20T17:39:00.000Z','2026-11-20T17:39:00.000Z',1,0,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 2, "met": {"0": -0.24, "1": -0.24}}}','97574d2da9408db61c1c54c4ec2f2411',0,0,'tablet-2');
INSERT INTO "games" VALUES('ffd21f09ec08693c7401f5ce2425d75a','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["moon","peacock","rainbow","heart","sunflower","cake","starfish","cat","ladybug","rose","dog","pancake"],"draw":["potion","jester","1","wand","knight","potion","7","5","jester","6","9","9","8","7","10","4","8","7","2","knight","4","3","jester","dragon","king","2","1","4","king","king","potion","1","3","8","10","wand","king","3","king","6","5","jester","9","5","jester","3","potion","10","dragon","6","4","2","7","1","5","6","knight","dragon","king","10","2","8","knight","9","king","wand","king"]}','2026-11-20T17:39:00.000Z','2026-11-20T17:39:00.000Z',0,0,NULL,NULL,NULL,'{"one_way": true}','97574d2da9408db61c1c54c4ec2f2411',1,0,NULL);
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
INSERT INTO "grown_ups" VALUES('278d564921cde794967b5b6ae949c7ec','grown_up','grown_up','scrypt:16384:8:5$6hdgm2phOmTDfJ0j0EsHk6$a43d33a62645e024c95e096921c45553b99487277a72a9e166b01c7d3ac33a78398333e5388f7699b2e2130e9e1cffada881a1d2844556bcc19cc2b36a0b5998','2026-11-26T16:53:07.306Z','owner');
INSERT INTO "grown_ups" VALUES('a989a1fd978a6e8000638d83d8280304','signed_out','signed_out','scrypt:16384:8:5$FlNgbhSwrn8apBohfUXpRq$500b4ef7dfe8bf707b13ced8af2f534c9d381a7c1b7aac69667d83aea44d0f9f479227734be718a14e32e91adbb8065fed1667ac042cdd849348ef366f265a1d','2026-11-26T16:53:07.777Z','owner');
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
INSERT INTO "learners" VALUES('7df61f0f51fda15701a6b32480cfdc75','Mira','face-3','2026-11-26T16:53:06.362Z',NULL,NULL,NULL,'2026-11-26T16:53:08.482Z');
INSERT INTO "learners" VALUES('2f1be1b86a8401daa02e5370552872cc','Lou','face-4','2026-11-26T16:53:08.066Z',NULL,'98f08b43076ad1cf3e8ab507fe526aff',NULL,NULL);
INSERT INTO "learners" VALUES('4fbf381c6037228a1b544708e8929b53','Mira','face-5','2026-11-20T17:34:00.000Z',NULL,'97574d2da9408db61c1c54c4ec2f2411',NULL,NULL);
INSERT INTO "learners" VALUES('41e230ecf886624b869d991e94c6c792','Leo','face-5','2026-11-20T17:34:00.000Z',NULL,'97574d2da9408db61c1c54c4ec2f2411',NULL,NULL);
INSERT INTO "learners" VALUES('27395fb8539675ce7034a27ea4346ae8','Zoe','face-5','2026-11-20T17:34:00.000Z',NULL,'97574d2da9408db61c1c54c4ec2f2411',NULL,NULL);
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
INSERT INTO "lessons" VALUES('4401a2e645b993b540b61eaa84358854','98f08b43076ad1cf3e8ab507fe526aff','2qp3rq','2026-11-26T16:53:08.066Z','2026-11-26T18:23:08.066Z',NULL,NULL,NULL,NULL);
INSERT INTO "lessons" VALUES('83a35695d798fe6ccc07d49a88729652','97574d2da9408db61c1c54c4ec2f2411','y5mppf','2026-11-20T17:34:00.000Z','2026-11-20T19:04:00.000Z',NULL,NULL,NULL,NULL);
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
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',0,1,'discard 10',NULL,NULL,'2026-11-26T16:53:07.092Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',1,0,'discard 5',NULL,'119a72d174c9df6acc011cdd9474031b','2026-11-26T16:53:07.130Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',2,1,'discard 1',NULL,NULL,'2026-11-26T16:53:07.140Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',3,0,'discard 7',NULL,'ae658f33fe3b890b93f448b3a5aa3c81','2026-11-26T16:53:07.153Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',4,1,'discard 6',NULL,NULL,'2026-11-26T16:53:07.236Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',5,0,'discard 8',NULL,'616499c9e25a7605aec6f0245bd86d40','2026-11-26T16:53:07.246Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',6,1,'discard 1',NULL,NULL,'2026-11-26T16:53:07.256Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',7,0,'discard 9',NULL,'482c9cbc43435cc52eae05cf96d0cc5f','2026-11-26T16:53:07.268Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',0,1,'discard 2,2',NULL,NULL,'2026-11-26T16:53:08.101Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',1,0,'discard 5',NULL,'de33f1f6ff9735c1549fd4e22153346b','2026-11-26T16:53:08.136Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',2,1,'discard 3',NULL,NULL,'2026-11-26T16:53:08.144Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',3,0,'discard 1',NULL,'03809cde5eca7ccde07843d7c05cbaa1','2026-11-26T16:53:08.152Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',4,1,'discard 5',NULL,NULL,'2026-11-26T16:53:08.181Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',5,0,'discard 1',NULL,'c9df0ede5539170360f7974a92195e91','2026-11-26T16:53:08.185Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',6,1,'discard 4,4',NULL,NULL,'2026-11-26T16:53:08.189Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',7,0,'discard 5',NULL,'8bfaad810d607fc98f330ae7d7bb05d9','2026-11-26T16:53:08.193Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',8,1,'discard 2',NULL,NULL,'2026-11-26T16:53:08.196Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',9,0,'discard 4',NULL,'2e76c81f3ccef5f9a5d0a356bbbe3892','2026-11-26T16:53:08.200Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',10,1,'discard 6',NULL,NULL,'2026-11-26T16:53:08.203Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',11,0,'discard 1',NULL,'ce818a0d8bcf23f4a6225b6127b78514','2026-11-26T16:53:08.207Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',12,1,'discard 4',NULL,NULL,'2026-11-26T16:53:08.224Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',13,0,'discard 6',NULL,'5771e023fa469c692cee54530395aa74','2026-11-26T16:53:08.227Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',14,1,'king 6',NULL,NULL,'2026-11-26T16:53:08.230Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',15,0,'discard 2',NULL,'a90c573c17920eeb034222f58aedb19e','2026-11-26T16:53:08.239Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',16,1,'king 10',NULL,NULL,'2026-11-26T16:53:08.254Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',17,0,'discard 5',NULL,'f222fa3d29aa8c3dc756b9c67a90f62b','2026-11-26T16:53:08.287Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',18,1,'discard 4,4',NULL,NULL,'2026-11-26T16:53:08.321Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',19,0,'discard king',NULL,'fd1865efed7e6eca59c050f6e6bdd0c5','2026-11-26T16:53:08.335Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',20,1,'discard 5,5',NULL,NULL,'2026-11-26T16:53:08.339Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',21,0,'discard 1',NULL,'606ddc08803f70952bed47818dd0d765','2026-11-26T16:53:08.347Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',22,1,'discard 3,3',NULL,NULL,'2026-11-26T16:53:08.359Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',23,0,'discard 3',NULL,'6080eb3c52b26dbd9fc4257a60703abc','2026-11-26T16:53:08.391Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',24,1,'discard 3',NULL,NULL,'2026-11-26T16:53:08.435Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',25,0,'discard 2',NULL,'b4d3a19a5532ac2d6b8f2adc0048e254','2026-11-26T16:53:08.439Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',26,1,'discard 1',NULL,NULL,'2026-11-26T16:53:08.447Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',27,0,'discard 3','[["king","3","6","4","4","5","6","2","4","2","3","5","3","5","5","1","1","3","4","king","3","5","5","1","king","1","2","2","3","4","2","4","1"]]','d9d29a45493a7cc82ba5af0c43f7390f','2026-11-26T16:53:08.461Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',28,1,'discard 6',NULL,NULL,'2026-11-26T16:53:08.479Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',29,0,'king 9',NULL,'2e4e878a72540ea1bc562a181224f7f2','2026-11-26T16:53:08.482Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',30,0,'wake 7',NULL,'244211049bb138cad23a323c1cbd3971','2026-11-26T16:53:08.496Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',31,1,'king 1',NULL,NULL,'2026-11-26T16:53:08.502Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',32,0,'discard 1',NULL,'691ff4668e30dc55dd0ede8ef47a142d','2026-11-26T16:53:08.512Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',33,1,'discard 6,6',NULL,NULL,'2026-11-26T16:53:08.585Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',34,0,'discard jester',NULL,'9b3983d5ab51be7ecf8c88a0cbd82816','2026-11-26T16:53:08.588Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',35,1,'discard 4',NULL,NULL,'2026-11-26T16:53:08.591Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',36,0,'discard 2',NULL,'b67de0d73c29e95725ef4a59e0905ce3','2026-11-26T16:53:08.595Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',37,1,'discard 6',NULL,NULL,'2026-11-26T16:53:08.611Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',38,0,'discard 4',NULL,'8733d3c793a053fecb2129b2f4a5508a','2026-11-26T16:53:08.627Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',39,1,'discard 2',NULL,NULL,'2026-11-26T16:53:08.630Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',40,0,'discard jester',NULL,'5daf8e5b9ed80c6ae74da0208d8a5423','2026-11-26T16:53:08.639Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',41,1,'discard 3',NULL,NULL,'2026-11-26T16:53:08.691Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',42,0,'discard 5',NULL,'e6285e1cc14e4cae1c70a1cf36db1a69','2026-11-26T16:53:08.703Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',43,1,'discard 5,5',NULL,NULL,'2026-11-26T16:53:08.706Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',44,0,'discard 1',NULL,'ee0218d0272ba239b53ece165b3eb353','2026-11-26T16:53:08.719Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',45,1,'discard 3',NULL,NULL,'2026-11-26T16:53:08.731Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',46,0,'discard 6',NULL,'6b0099e084eca7dac79018df1020e4eb','2026-11-26T16:53:08.734Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',47,1,'discard 1',NULL,NULL,'2026-11-26T16:53:08.763Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',48,0,'discard 2',NULL,'3a59538db1190fd5907e90d1978c1c35','2026-11-26T16:53:08.767Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',49,1,'king 4',NULL,NULL,'2026-11-26T16:53:08.779Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',0,0,'jester',NULL,'fb24ac50efb1cd35f8a928adb7e8f51f','2026-11-26T16:53:08.854Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',1,0,'discard king',NULL,'1a88b62f8603877e20f021d7c148d637','2026-11-26T16:53:08.863Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',2,1,'discard 9',NULL,NULL,'2026-11-26T16:53:08.866Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',3,0,'king 8',NULL,'8a06b52c573616bcb696108442841ac1','2026-11-26T16:53:08.875Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',4,1,'discard 10',NULL,NULL,'2026-11-26T16:53:08.891Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',5,0,'discard 7',NULL,'1d7a392c625a4fbd819c276d7c55d3a5','2026-11-26T16:53:08.899Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',6,1,'discard 3',NULL,NULL,'2026-11-26T16:53:08.915Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',7,0,'discard 2',NULL,'dde62c2d93b78592aed9ec0f060d0f12','2026-11-26T16:53:08.918Z');
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
INSERT INTO "questions" VALUES('230d977ee22571594720771f8ca81811','13deef86ab1031d0f646e1f40a097c97',4,0,'7df61f0f51fda15701a6b32480cfdc75','help_bot','{"choices":[3,4,5,6,8],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,4],"skill":"add:1+4","truth":5}','2026-11-26T16:53:07.153Z','2026-11-26T16:53:07.225Z',NULL,'adaptive','discard 6',0,0,0);
INSERT INTO "questions" VALUES('0fef792866836886a260cd0b7b45145c','13deef86ab1031d0f646e1f40a097c97',8,0,'7df61f0f51fda15701a6b32480cfdc75','help_bot','{"choices":[2,4,5,6,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,5],"skill":"add:1+5","truth":6}','2026-11-26T16:53:07.268Z',NULL,NULL,'adaptive','discard 8',0,0,0);
INSERT INTO "questions" VALUES('7e9ee51d9212824c83c8cb28eb4ed2e3','abd0d7fb1292618550e40d54712ea6b3',4,0,'7df61f0f51fda15701a6b32480cfdc75','help_bot','{"choices":[3,4,5,6,9],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,4],"skill":"add:1+4","truth":5}','2026-11-26T16:53:08.152Z','2026-11-26T16:53:08.167Z','4','adaptive','discard 5',3,0,0);
INSERT INTO "questions" VALUES('0144702bc6b789ef81365acc3f88af59','abd0d7fb1292618550e40d54712ea6b3',12,0,'7df61f0f51fda15701a6b32480cfdc75','help_bot','{"choices":[3,4,5,6,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,5],"skill":"add:1+5","truth":6}','2026-11-26T16:53:08.207Z','2026-11-26T16:53:08.220Z','3','adaptive','discard 4',4,0,0);
INSERT INTO "questions" VALUES('44c6b895fe749e67730f37f1fe9eb4ad','abd0d7fb1292618550e40d54712ea6b3',18,0,'7df61f0f51fda15701a6b32480cfdc75','check_bot','{"choices":[1,0],"claimed":3,"friend":1,"guess_p":0.75,"held":false,"operands":[2,1],"skill":"add:1+2","truth":1}','2026-11-26T16:53:08.287Z','2026-11-26T16:53:08.301Z','1','adaptive','discard 4,4',0,0,0);
INSERT INTO "questions" VALUES('e25f4b1c6d80de7cf4c73f2bc8ff1c38','abd0d7fb1292618550e40d54712ea6b3',24,0,'7df61f0f51fda15701a6b32480cfdc75','help_bot','{"choices":[2,3,4,5,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-26T16:53:08.391Z','2026-11-26T16:53:08.423Z','4','adaptive','discard 3',4,0,0);
INSERT INTO "questions" VALUES('3f9aa884e59409c145619fc017b4834c','abd0d7fb1292618550e40d54712ea6b3',28,0,'7df61f0f51fda15701a6b32480cfdc75','help_bot','{"choices":[2,3,4,5,6],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,3],"skill":"add:1+3","truth":4}','2026-11-26T16:53:08.461Z','2026-11-26T16:53:08.466Z',NULL,'adaptive','discard 6',0,0,0);
INSERT INTO "questions" VALUES('d6e3a71ea502e8a850fcc626f57d1709','abd0d7fb1292618550e40d54712ea6b3',33,0,'7df61f0f51fda15701a6b32480cfdc75','help_bot','{"choices":[3,4,5,6,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,4],"skill":"add:1+4","truth":5}','2026-11-26T16:53:08.512Z','2026-11-26T16:53:08.582Z','7','adaptive','discard 6,6',3,0,0);
INSERT INTO "questions" VALUES('ec032e6b25795c189844f476f2e2054d','abd0d7fb1292618550e40d54712ea6b3',37,0,'7df61f0f51fda15701a6b32480cfdc75','help_bot','{"choices":[1,2,3,4,5],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,1],"skill":"add:1+2","truth":3}','2026-11-26T16:53:08.595Z','2026-11-26T16:53:08.607Z','3','adaptive','discard 6',4,0,0);
INSERT INTO "questions" VALUES('3f7dc86b692a4f0ea1b49bf707c0909c','abd0d7fb1292618550e40d54712ea6b3',41,0,'7df61f0f51fda15701a6b32480cfdc75','help_bot','{"choices":[4,5,6,7,9],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[5,1],"skill":"add:1+5","truth":6}','2026-11-26T16:53:08.639Z','2026-11-26T16:53:08.684Z','6','adaptive','discard 3',4,0,0);
INSERT INTO "questions" VALUES('8d76d7a17b50079e08ab4ae4a648a58c','abd0d7fb1292618550e40d54712ea6b3',47,0,'7df61f0f51fda15701a6b32480cfdc75','help_bot','{"choices":[1,2,3,4,5],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[3,1],"skill":"add:1+3","truth":4}','2026-11-26T16:53:08.734Z','2026-11-26T16:53:08.743Z',NULL,'adaptive','discard 1',0,0,0);
INSERT INTO "questions" VALUES('1bd9d912112d4095eced8ded2bfa1f10','b2061ecc65d464fd29e78b06a72ed508',4,0,'7df61f0f51fda15701a6b32480cfdc75','queen_total','{"before":0,"gained":10,"places":[0,5,10,15,20,25,30,35,40,45,50],"queen":7}','2026-11-26T16:53:08.875Z','2026-11-26T16:53:08.883Z','40','natural',NULL,0,0,0);
INSERT INTO "questions" VALUES('c1e8fb16d7ad18a78ff5ba77e244d05f','b2061ecc65d464fd29e78b06a72ed508',6,0,'7df61f0f51fda15701a6b32480cfdc75','help_bot','{"choices":[1,2,3,4,5],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,3],"skill":"add:1+3","truth":4}','2026-11-26T16:53:08.899Z','2026-11-26T16:53:08.907Z',NULL,'adaptive','discard 3',0,0,0);
INSERT INTO "questions" VALUES('177a83345d866b346e3bbc975bcb9370','b2061ecc65d464fd29e78b06a72ed508',8,0,'7df61f0f51fda15701a6b32480cfdc75','help_bot','{"choices":[2,3,4,5,6],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-26T16:53:08.918Z',NULL,'3','adaptive','discard 5',4,0,0);
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
INSERT INTO "school_grown_ups" VALUES('42f261031ecabb10dd22fc7d76f339e7','278d564921cde794967b5b6ae949c7ec','owner');
INSERT INTO "school_grown_ups" VALUES('42f261031ecabb10dd22fc7d76f339e7','a989a1fd978a6e8000638d83d8280304','owner');
CREATE TABLE schools (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            created_at TEXT NOT NULL
        ) STRICT;
INSERT INTO "schools" VALUES('42f261031ecabb10dd22fc7d76f339e7','','2026-11-26T16:53:07.306Z');
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
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',0,'learner',NULL,'7df61f0f51fda15701a6b32480cfdc75',NULL,'2026-11-26T16:53:06.366Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',1,'bot','bruno',NULL,NULL,'2026-11-26T16:53:06.366Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',0,'learner',NULL,'4fbf381c6037228a1b544708e8929b53','bruno','2026-11-20T17:36:00.000Z',0,'2026-11-20T17:37:00.000Z','2026-11-20T17:39:00.000Z');
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',1,'learner',NULL,'41e230ecf886624b869d991e94c6c792','bruno','2026-11-20T17:36:00.000Z',0,'2026-11-20T17:37:00.000Z','2026-11-20T17:38:00.000Z');
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',2,'bot','tilo',NULL,NULL,'2026-11-20T17:36:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('3a12917c1a26f88938703800149e259b',0,'guest',NULL,NULL,NULL,'2026-11-26T16:53:07.288Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('3a12917c1a26f88938703800149e259b',1,'bot','bruno',NULL,NULL,'2026-11-26T16:53:07.288Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',0,'learner',NULL,'27395fb8539675ce7034a27ea4346ae8',NULL,'2026-11-20T17:39:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',1,'learner',NULL,'41e230ecf886624b869d991e94c6c792','bruno','2026-11-20T17:39:00.000Z',0,NULL,'2026-11-20T17:39:00.000Z');
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',2,'bot','tilo',NULL,NULL,'2026-11-20T17:39:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('82b335998604871926debfdb8825ae56',0,'learner',NULL,'2f1be1b86a8401daa02e5370552872cc',NULL,'2026-11-26T16:53:08.091Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('82b335998604871926debfdb8825ae56',1,'bot','bruno',NULL,NULL,'2026-11-26T16:53:08.091Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('abd0d7fb1292618550e40d54712ea6b3',0,'learner',NULL,'7df61f0f51fda15701a6b32480cfdc75',NULL,'2026-11-26T16:53:08.094Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('abd0d7fb1292618550e40d54712ea6b3',1,'bot','bruno',NULL,NULL,'2026-11-26T16:53:08.094Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('b2061ecc65d464fd29e78b06a72ed508',0,'learner',NULL,'7df61f0f51fda15701a6b32480cfdc75',NULL,'2026-11-26T16:53:08.845Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('b2061ecc65d464fd29e78b06a72ed508',1,'bot','bruno',NULL,NULL,'2026-11-26T16:53:08.845Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('cc45782198a6416d1775336d71eacd05',0,'learner',NULL,'27395fb8539675ce7034a27ea4346ae8',NULL,'2026-11-20T17:34:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('cc45782198a6416d1775336d71eacd05',1,'bot','tilo',NULL,NULL,'2026-11-20T17:34:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('ffd21f09ec08693c7401f5ce2425d75a',0,'learner',NULL,'4fbf381c6037228a1b544708e8929b53',NULL,'2026-11-20T17:39:00.000Z',1,NULL,NULL);
INSERT INTO "seats" VALUES('ffd21f09ec08693c7401f5ce2425d75a',1,'learner',NULL,'41e230ecf886624b869d991e94c6c792',NULL,'2026-11-20T17:39:00.000Z',1,NULL,NULL);
CREATE TABLE sessions (
            token_hash TEXT PRIMARY KEY,
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            device TEXT NOT NULL,
            created_at TEXT NOT NULL,
            seen_at TEXT NOT NULL,
            ended_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "sessions" VALUES('29be4d1ed706f6640474cc1276158e07143b999877b2bdb50c8015d6be1c02c7','a989a1fd978a6e8000638d83d8280304','7abec539007d1034d726c86b9c3a23cd','2026-11-26T16:53:08.057Z','2026-11-26T16:53:08.057Z','2026-11-26T16:53:08.065Z');
INSERT INTO "sessions" VALUES('f74e98d14898038cbbcc038279504313d9766a2d2bbe0ef9dc9e154ab1fb19f8','278d564921cde794967b5b6ae949c7ec','e67a9b75fc3947249fc2d0a17b8f2ab5','2026-11-26T16:53:07.763Z','2026-11-26T16:53:07.763Z',NULL);
CREATE TABLE settings (
            scope TEXT NOT NULL,
            key TEXT NOT NULL,
            value TEXT NOT NULL,
            PRIMARY KEY (scope, key)
        ) STRICT, WITHOUT ROWID;
CREATE TABLE sign_ons (
            issuer TEXT NOT NULL,
            subject TEXT NOT NULL,
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            since TEXT NOT NULL,
            PRIMARY KEY (issuer, subject)
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
INSERT INTO "sittings" VALUES(1,'ccb573d95810d60ea72991b9e8c14743','98f08b43076ad1cf3e8ab507fe526aff','2f1be1b86a8401daa02e5370552872cc','2026-11-26T16:53:08.083Z','2026-11-26T16:53:08.083Z',NULL);
INSERT INTO "sittings" VALUES(2,'tablet-0','97574d2da9408db61c1c54c4ec2f2411','4fbf381c6037228a1b544708e8929b53','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(3,'tablet-1','97574d2da9408db61c1c54c4ec2f2411','41e230ecf886624b869d991e94c6c792','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(4,'tablet-2','97574d2da9408db61c1c54c4ec2f2411','27395fb8539675ce7034a27ea4346ae8','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(5,'tablet-3','12758d6db48e38d26812671ff8881cbb','27395fb8539675ce7034a27ea4346ae8','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z','2026-11-20T17:35:00.000Z');
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
INSERT INTO "tablets" VALUES('ccb573d95810d60ea72991b9e8c14743','98f08b43076ad1cf3e8ab507fe526aff','2026-11-26T16:53:08.076Z');
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
INSERT INTO "throttles" VALUES('code',0,'2026-11-26T16:53:08.074Z');
INSERT INTO "throttles" VALUES('new browsers',1,'2026-11-26T16:53:06.362Z');
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
INSERT INTO "woken" VALUES('7df61f0f51fda15701a6b32480cfdc75','pancake','abd0d7fb1292618550e40d54712ea6b3',30,'2026-11-26T16:53:08.496Z');
INSERT INTO "woken" VALUES('7df61f0f51fda15701a6b32480cfdc75','peacock','b2061ecc65d464fd29e78b06a72ed508',3,'2026-11-26T16:53:08.875Z');
INSERT INTO "woken" VALUES('7df61f0f51fda15701a6b32480cfdc75','rose','abd0d7fb1292618550e40d54712ea6b3',29,'2026-11-26T16:53:08.482Z');
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
CREATE INDEX sign_ons_grown_up ON sign_ons (grown_up);
COMMIT;
