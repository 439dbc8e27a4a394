BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'kidsq','m001_games','2026-11-24 09:22:35.304528+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'kidsq','m002_attempts','2026-11-24 09:22:35.308972+00:00');
INSERT INTO "_sqlite_migrations" VALUES(3,'kidsq','m003_grown_ups','2026-11-24 09:22:35.309281+00:00');
INSERT INTO "_sqlite_migrations" VALUES(4,'kidsq','m004_knowing','2026-11-24 09:22:35.310438+00:00');
INSERT INTO "_sqlite_migrations" VALUES(5,'kidsq','m005_taps','2026-11-24 09:22:35.311287+00:00');
INSERT INTO "_sqlite_migrations" VALUES(6,'kidsq','m006_classroom','2026-11-24 09:22:35.312278+00:00');
INSERT INTO "_sqlite_migrations" VALUES(7,'kidsq','m007_erasing','2026-11-24 09:22:35.312546+00:00');
INSERT INTO "_sqlite_migrations" VALUES(8,'kidsq','m008_room','2026-11-24 09:22:35.312638+00:00');
INSERT INTO "_sqlite_migrations" VALUES(9,'kidsq','m009_gallery','2026-11-24 09:22:35.317061+00:00');
INSERT INTO "_sqlite_migrations" VALUES(10,'kidsq','m010_lately','2026-11-24 09:22:35.317457+00:00');
INSERT INTO "_sqlite_migrations" VALUES(11,'kidsq','m011_pauses','2026-11-24 09:22:35.317581+00:00');
INSERT INTO "_sqlite_migrations" VALUES(12,'kidsq','m012_meaning','2026-11-24 09:22:35.323424+00:00');
INSERT INTO "_sqlite_migrations" VALUES(13,'kidsq','m013_tries','2026-11-24 09:22:35.323661+00:00');
INSERT INTO "_sqlite_migrations" VALUES(14,'kidsq','m014_question_help','2026-11-24 09:22:35.324438+00:00');
INSERT INTO "_sqlite_migrations" VALUES(15,'kidsq','m015_surprises','2026-11-24 09:22:35.324550+00:00');
INSERT INTO "_sqlite_migrations" VALUES(16,'kidsq','m016_probes','2026-11-24 09:22:35.324736+00:00');
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
INSERT INTO "attempts" VALUES(1,'e65057a2a5c8526dcab6577aebaa3f31',1,'0.1.0','mastery-3','99b9f26183762e59ddbeee4656f9fd1c',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',1,'2026-11-24T09:22:38.055Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+1','[1,1]','a+b=c',3,0.3333,'{"hand":["1","1","1","5","5"]}','2','1',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[]','natural',0.8534,0.7919);
INSERT INTO "attempts" VALUES(2,'7d7dcf969cd7c52732e6cd953fca8d56',1,'0.1.0','mastery-3','99b9f26183762e59ddbeee4656f9fd1c',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',1,'2026-11-24T09:22:38.084Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+1','[1,1]','a+b=c',3,0.3333,'{"hand":["1","1","1","5","5"]}','2','1',0,2,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,3,0,1,'[]','natural',0.7919,0.7919);
INSERT INTO "attempts" VALUES(3,'eb4ed2e3895e8b6b263cfa5e67ec326a',1,'0.1.0','mastery-3','99b9f26183762e59ddbeee4656f9fd1c',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',4,'2026-11-24T09:22:38.235Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[1,5]','a+b=c',5,0.2,'{"choices":[4,5,6,7,10]}','6','5',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7058,0.6613);
INSERT INTO "attempts" VALUES(4,'bdaaea00a01d616f121ae3e603a63966',1,'0.1.0','mastery-3','99b9f26183762e59ddbeee4656f9fd1c',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',10,'2026-11-24T09:22:38.567Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[1,2]','a+b=c',5,0.2,'{"choices":[1,2,3,4,7]}','3','7',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7201,0.7147);
INSERT INTO "attempts" VALUES(5,'bdaaea00a01d616f121ae3e603a63966.3',1,'0.1.0','mastery-3','99b9f26183762e59ddbeee4656f9fd1c',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',10,'2026-11-24T09:22:38.585Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[1,2]','a+b=c',5,0.2,'{"choices":[1,2,3,4,7]}','3','1',0,2,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,3,0,1,NULL,'adaptive',0.7147,0.7147);
INSERT INTO "attempts" VALUES(6,'bdaaea00a01d616f121ae3e603a63966.4',1,'0.1.0','mastery-3','99b9f26183762e59ddbeee4656f9fd1c',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',10,'2026-11-24T09:22:38.602Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[1,2]','a+b=c',5,0.2,'{"choices":[1,2,3,4,7]}','3','1',0,3,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,4,0,1,NULL,'adaptive',0.7147,0.7147);
INSERT INTO "attempts" VALUES(7,'bdaaea00a01d616f121ae3e603a63966.5',1,'0.1.0','mastery-3','99b9f26183762e59ddbeee4656f9fd1c',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',10,'2026-11-24T09:22:38.663Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[1,2]','a+b=c',5,0.2,'{"choices":[1,2,3,4,7]}','3','3',1,4,NULL,NULL,NULL,0,NULL,NULL,NULL,5,0,1,NULL,'adaptive',0.7147,0.7147);
INSERT INTO "attempts" VALUES(8,'275bbf753534d9c08c9bc7e226636542',1,'0.1.0','mastery-3','99b9f26183762e59ddbeee4656f9fd1c',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',11,'2026-11-24T09:22:38.713Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+4','[2,4]','a+b=c',2,0.5,'{"hand":["1","2","4","4","jester"]}','6','4',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[]','natural',0.6051,0.6117);
INSERT INTO "attempts" VALUES(9,'710885df2bad47334a1b22eedc26fe50',1,'0.1.0','mastery-3','99b9f26183762e59ddbeee4656f9fd1c',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',15,'2026-11-24T09:22:38.810Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+6','[6,2]','a+b=c',2,0.5,'{"hand":["1","1","2","6","jester"]}','8','1',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[[1,1,2]]','natural',0.5719,0.5773);
INSERT INTO "attempts" VALUES(10,'53e4fdfcf5aa8a30d7752aca8a5d2927',1,'0.1.0','mastery-3','99b9f26183762e59ddbeee4656f9fd1c',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',15,'2026-11-24T09:22:38.836Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+2','[1,2]','a+b=c',2,0.5,'{"hand":["1","1","2","6","jester"]}','3','1',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[[1,1,2]]','natural',0.7342,0.7392);
INSERT INTO "attempts" VALUES(11,'00721f8454d1ac6bd71961891ef3ea44',1,'0.1.0','mastery-3','99b9f26183762e59ddbeee4656f9fd1c',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',22,'2026-11-24T09:22:39.041Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,7]}','4','5',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7669,0.7646);
INSERT INTO "attempts" VALUES(12,'143c48b094bccc7abe99edd5513ffce1',1,'0.1.0','mastery-3','99b9f26183762e59ddbeee4656f9fd1c',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',25,'2026-11-24T09:22:39.121Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+3','[3,1]','a+b=c',2,0.5,'{"hand":["1","2","3","3","jester"]}','4','2',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[[1,2,3]]','natural',0.7199,0.7232);
INSERT INTO "attempts" VALUES(13,'206f53122e9dfd174ad4cd60733e13dd',1,'0.1.0','mastery-3','99b9f26183762e59ddbeee4656f9fd1c',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',25,'2026-11-24T09:22:39.138Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+3','[3,1]','a+b=c',2,0.5,'{"hand":["1","2","3","3","jester"]}','4','3',0,2,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,3,0,1,'[[1,2,3]]','natural',0.7232,0.7232);
INSERT INTO "attempts" VALUES(14,'717d75b85ce4f392c642712afdc5b0bd',1,'0.1.0','mastery-3','99b9f26183762e59ddbeee4656f9fd1c',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',25,'2026-11-24T09:22:39.157Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+3','[1,3]','a+b=c',2,0.5,'{"hand":["1","2","3","3","jester"]}','4','2',0,3,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,3,0,1,'[[1,2,3]]','natural',0.7232,0.7232);
INSERT INTO "attempts" VALUES(15,'6a34b37178e10e702bb71c682097798c',1,'0.1.0','mastery-3','99b9f26183762e59ddbeee4656f9fd1c',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',26,'2026-11-24T09:22:39.198Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','check_bot','add:1+5','[5,1]','a+b=c',2,0.75,'{"claimed":6}','true','true',1,1,NULL,NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7152,0.7251);
INSERT INTO "attempts" VALUES(16,'444721107af1e12581437ba8d3236648',1,'0.1.0','mastery-3','99b9f26183762e59ddbeee4656f9fd1c',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',31,'2026-11-24T09:22:39.297Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:3+6','[6,3]','a+b=c',2,0.5,'{"hand":["2","3","6","6","jester"]}','9','6',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[]','natural',0.4782,0.4833);
INSERT INTO "attempts" VALUES(17,'ebb2ae645cf4c13d0be27d700ea23dfa',1,'0.1.0','mastery-3','99b9f26183762e59ddbeee4656f9fd1c',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',33,'2026-11-24T09:22:39.348Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+6','[6,2]','a+b=c',3,0.3333,'{"hand":["2","3","5","6","6"]}','8','6',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[[2,3,5]]','natural',0.5794,0.5837);
INSERT INTO "attempts" VALUES(18,'68b3e3aa53c69b0ad19f0be902e9c9fb',1,'0.1.0','mastery-3','99b9f26183762e59ddbeee4656f9fd1c',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4109d8d65f7b07b84485c04f911f52dc',6,'2026-11-24T09:22:39.716Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','queen_total','total:0+5','[0,5]','words',11,0.0909,'{"places":[0,5,10,15,20,25,30,35,40,45,50]}','5','10',0,1,'decade',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'natural',0.4194,0.4215);
INSERT INTO "attempts" VALUES(19,'88b409c8a3a16d922790bb018cd5d187',1,'0.1.0','mastery-3','99b9f26183762e59ddbeee4656f9fd1c',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4109d8d65f7b07b84485c04f911f52dc',8,'2026-11-24T09:22:39.842Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','queen_total','total:5+15','[5,15]','words',11,0.0909,'{"places":[0,5,10,15,20,25,30,35,40,45,50]}','20','10',0,1,'decade',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'natural',0.4166,0.4191);
CREATE TABLE audit (
            seq INTEGER PRIMARY KEY,
            at TEXT NOT NULL,
            grown_up TEXT,
            action TEXT NOT NULL,
            subject TEXT NOT NULL
        ) STRICT;
INSERT INTO "audit" VALUES(1,'2026-11-24T09:22:37.373Z','5727eacb78d7a8f68f9b0a46e72f533a','claimed','5727eacb78d7a8f68f9b0a46e72f533a');
INSERT INTO "audit" VALUES(2,'2026-11-24T09:22:37.829Z','469b0a9acea5d62acbdff861988967fc','claimed','469b0a9acea5d62acbdff861988967fc');
INSERT INTO "audit" VALUES(3,'2026-11-24T09:22:37.838Z','469b0a9acea5d62acbdff861988967fc','signed_out','469b0a9acea5d62acbdff861988967fc');
CREATE TABLE child_keys (
            learner TEXT PRIMARY KEY REFERENCES learners (id),
            pictures TEXT NOT NULL,
            number TEXT NOT NULL,
            made_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
INSERT INTO "child_keys" VALUES('ed264269595b57aafef0cf08bd416ac5','boat,fish,car','6003','2026-11-24T09:22:37.868Z');
CREATE TABLE child_tries (
            learner TEXT NOT NULL REFERENCES learners (id),
            device TEXT NOT NULL,
            failures INTEGER NOT NULL,
            last_at TEXT NOT NULL,
            PRIMARY KEY (learner, device)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "child_tries" VALUES('66bdb9d76caddf349d6cb06641b9088e','tablet-0',1,'2026-11-20T17:39:00.000Z');
CREATE TABLE claim_codes (
            code_hash TEXT PRIMARY KEY,
            created_at TEXT NOT NULL,
            used_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "claim_codes" VALUES('82c5c27cfbcc38a2ec9e21d33b3c86eeb273f3580b3de572d34da53b054d3785','2026-11-24T09:22:36.937Z','2026-11-24T09:22:36.961Z');
INSERT INTO "claim_codes" VALUES('8e8cb3e4468e89621dc4238fabb2cbc237bbad73b97cd3eca47b51702094c8dd','2026-11-24T09:22:37.385Z','2026-11-24T09:22:37.397Z');
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
INSERT INTO "classes" VALUES('b2a43dc6131dbf43a85684b2974b3835','2b','2026-11-24T09:22:37.868Z',NULL,0);
INSERT INTO "classes" VALUES('4ff04508ffe413e96e6346db603a19c5','3a','2026-11-20T17:34:00.000Z',NULL,0);
INSERT INTO "classes" VALUES('c9b219097f9dae13a9da2bbac14183a0','3b','2026-11-20T17:34:00.000Z',NULL,0);
CREATE TABLE device_learners (
            device TEXT NOT NULL REFERENCES devices (id),
            learner TEXT NOT NULL REFERENCES learners (id),
            place INTEGER NOT NULL,
            PRIMARY KEY (device, learner)
        ) STRICT;
INSERT INTO "device_learners" VALUES('6513270e269e0d37f2a74de452e6b438','99b9f26183762e59ddbeee4656f9fd1c',1);
INSERT INTO "device_learners" VALUES('desk','ed264269595b57aafef0cf08bd416ac5',1);
INSERT INTO "device_learners" VALUES('home','66bdb9d76caddf349d6cb06641b9088e',1);
INSERT INTO "device_learners" VALUES('home','136ccf0558568dfff0707fa43a9b4628',2);
INSERT INTO "device_learners" VALUES('home','c01666e579bc0569d2359a95f4fa88e4',3);
CREATE TABLE devices (
            id TEXT PRIMARY KEY,
            first_seen TEXT NOT NULL
        ) STRICT;
INSERT INTO "devices" VALUES('6513270e269e0d37f2a74de452e6b438','2026-11-24T09:22:35.449Z');
INSERT INTO "devices" VALUES('570dc1951c2442f9298cb3a570ccec31','2026-11-24T09:22:36.919Z');
INSERT INTO "devices" VALUES('desk','2026-11-24T09:22:37.868Z');
INSERT INTO "devices" VALUES('ccb573d95810d60ea72991b9e8c14743','2026-11-24T09:22:37.894Z');
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
INSERT INTO "estimates" VALUES('99b9f26183762e59ddbeee4656f9fd1c','add:1+1','mastery-3',0.843796778196987,3.0421003885971797942e-02,1,0,0,NULL,'2026-11-24T09:22:38.055Z','guesses',1,0);
INSERT INTO "estimates" VALUES('99b9f26183762e59ddbeee4656f9fd1c','add:1+2','mastery-3',7.36805818676608770267e-01,0.0515268269979301,2,0,0,NULL,'2026-11-24T09:22:38.836Z','guesses',2,0);
INSERT INTO "estimates" VALUES('99b9f26183762e59ddbeee4656f9fd1c','add:1+3','mastery-3',0.719035382494356,5.56790556158592853108e-02,1,0,0,NULL,'2026-11-24T09:22:39.121Z','guesses',1,1);
INSERT INTO "estimates" VALUES('99b9f26183762e59ddbeee4656f9fd1c','add:1+4','mastery-3',6.98126991743973412951e-01,6.04493426226984653659e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('99b9f26183762e59ddbeee4656f9fd1c','add:1+5','mastery-3',7.20172854274682139319e-01,5.41739039095451291316e-02,2,1,1,NULL,'2026-11-24T09:22:39.198Z','guesses',0,1);
INSERT INTO "estimates" VALUES('99b9f26183762e59ddbeee4656f9fd1c','add:1+6','mastery-3',6.61941663846389860559e-01,6.57669234127057911187e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('99b9f26183762e59ddbeee4656f9fd1c','add:1+7','mastery-3',6.43214895066117176014e-01,6.813716582617573847e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('99b9f26183762e59ddbeee4656f9fd1c','add:1+8','mastery-3',6.2412093121354061953e-01,7.02753553410007669732e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('99b9f26183762e59ddbeee4656f9fd1c','add:1+9','mastery-3',6.36888853328778870022e-01,6.88770706654477926633e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('99b9f26183762e59ddbeee4656f9fd1c','add:2+2','mastery-3',7.62071233679094905966e-01,4.79514934730439490451e-02,1,0,0,NULL,'2026-11-24T09:22:39.041Z','guesses',0,1);
INSERT INTO "estimates" VALUES('99b9f26183762e59ddbeee4656f9fd1c','add:2+3','mastery-3',6.27343048781957457471e-01,6.99042520546309109619e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('99b9f26183762e59ddbeee4656f9fd1c','add:2+4','mastery-3',6.12823237818539645616e-01,0.0692968255425811,1,0,0,NULL,'2026-11-24T09:22:38.713Z','guesses',0,1);
INSERT INTO "estimates" VALUES('99b9f26183762e59ddbeee4656f9fd1c','add:2+5','mastery-3',6.2092109319841992665e-01,7.0575352603914842664e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('99b9f26183762e59ddbeee4656f9fd1c','add:2+6','mastery-3',5.79262731648335860157e-01,6.95026056443608375445e-02,2,0,0,NULL,'2026-11-24T09:22:39.348Z','guesses',1,0);
INSERT INTO "estimates" VALUES('99b9f26183762e59ddbeee4656f9fd1c','add:2+7','mastery-3',5.48378612498689355092e-01,7.58429573490472797026e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('99b9f26183762e59ddbeee4656f9fd1c','add:2+8','mastery-3',5.61770885499501715365e-01,7.51957272246627783651e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('99b9f26183762e59ddbeee4656f9fd1c','add:3+3','mastery-3',6.6202290603789648582e-01,6.57547700265163626021e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('99b9f26183762e59ddbeee4656f9fd1c','add:3+4','mastery-3',5.11533374437418308922e-01,0.0768339089157552,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('99b9f26183762e59ddbeee4656f9fd1c','add:3+5','mastery-3',0.525042091371459,7.65986264731011723405e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('99b9f26183762e59ddbeee4656f9fd1c','add:3+6','mastery-3',4.77883577142752868915e-01,7.35527434042719807649e-02,1,0,0,NULL,'2026-11-24T09:22:39.297Z','guesses',0,1);
INSERT INTO "estimates" VALUES('99b9f26183762e59ddbeee4656f9fd1c','add:3+7','mastery-3',4.84496622801924126111e-01,0.0768429269242904,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('99b9f26183762e59ddbeee4656f9fd1c','add:4+4','mastery-3',5.48461571850704765473e-01,7.58606887038301147541e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('99b9f26183762e59ddbeee4656f9fd1c','add:4+5','mastery-3',4.27480822312725550204e-01,7.48455916678509858286e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('99b9f26183762e59ddbeee4656f9fd1c','add:4+6','mastery-3',4.07677379498724401507e-01,7.35174913398844720457e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('99b9f26183762e59ddbeee4656f9fd1c','add:5+5','mastery-3',4.97878795268995588685e-01,0.0769487445728114,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('99b9f26183762e59ddbeee4656f9fd1c','total:0+5','mastery-3',4.19110669696458826294e-01,7.06758240430587492131e-02,1,0,0,NULL,'2026-11-24T09:22:39.716Z','guesses',0,1);
INSERT INTO "estimates" VALUES('99b9f26183762e59ddbeee4656f9fd1c','total:5+15','mastery-3',4.19110669696458826294e-01,7.06758240430587492131e-02,1,0,0,NULL,'2026-11-24T09:22:39.842Z','guesses',0,1);
CREATE TABLE former_accounts (
            tombstone TEXT PRIMARY KEY,
            learner TEXT NOT NULL REFERENCES learners (id)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "former_accounts" VALUES('5c7f21293fb7bcdb24225db208e2f4d7e7c502fe718e054c610c472e47b614b8','c01666e579bc0569d2359a95f4fa88e4');
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
INSERT INTO "games" VALUES('13deef86ab1031d0f646e1f40a097c97','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["cake","cat","moon","heart","pancake","starfish","peacock","sunflower","ladybug","rainbow","dog","rose"],"draw":["dragon","10","1","8","10","9","knight","knight","1","5","king","7","6","king","dragon","wand","8","potion","6","2","king","knight","king","jester","knight","wand","3","7","9","5","6","8","4","potion","2","king","king","6","4","king","jester","2","3","potion","5","jester","wand","9","3","7","5","3","9","1","4","jester","7","jester","10","1","10","dragon","king","8","4","2","potion"]}','2026-11-24T09:22:35.457Z','2026-11-24T09:22:36.896Z',9,8,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 3, "met": {"0": -0.16}}}',NULL,0,0,'6513270e269e0d37f2a74de452e6b438');
INSERT INTO "games" VALUES('3a12917c1a26f88938703800149e259b','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["rainbow","dog","cake","cat","moon","ladybug","heart","sunflower","starfish","rose","pancake","peacock"],"draw":["10","1","7","4","4","10","1","king","2","wand","1","knight","10","7","3","6","5","4","knight","potion","9","8","6","jester","10","jester","7","5","dragon","7","3","king","king","knight","dragon","potion","king","king","9","potion","6","wand","4","1","9","3","wand","jester","5","knight","6","king","2","3","2","5","jester","8","8","8","potion","dragon","2","jester","king","king","9"]}','2026-11-24T09:22:36.919Z','2026-11-24T09:22:36.919Z',0,0,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 3, "met": {"0": -0.16}}}',NULL,0,0,'570dc1951c2442f9298cb3a570ccec31');
INSERT INTO "games" VALUES('82b335998604871926debfdb8825ae56','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":0,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["cat","peacock","pancake","sunflower","dog","rainbow","moon","cake","heart","ladybug","starfish","rose"],"draw":["3","2","king","1","4","king","2","5","4","jester","6","3","3","5","6","king","jester","4","2","3","5","3","1","4","4","5","1","6","6","3","1","4","6","6","5","2","1","2","king","2","1","5"]}','2026-11-24T09:22:37.914Z','2026-11-24T09:22:37.914Z',0,0,NULL,NULL,NULL,'{"one_way": true}','b2a43dc6131dbf43a85684b2974b3835',0,0,'ccb573d95810d60ea72991b9e8c14743');
INSERT INTO "games" VALUES('abd0d7fb1292618550e40d54712ea6b3','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["heart","sunflower","dog","starfish","rainbow","cat","peacock","pancake","cake","rose","ladybug","moon"],"draw":["4","5","5","1","2","1","2","1","4","5","3","2","jester","6","4","4","2","king","4","5","4","2","5","6","king","1","6","3","3","king","5","1","3","3","3","1","king","2","6","6","jester","6"]}','2026-11-24T09:22:37.938Z','2026-11-24T09:22:39.555Z',61,40,NULL,'2026-11-24T09:22:39.555Z','{"result":{"winners":[1],"courts":[["pancake","cat"],["dog","moon","starfish","peacock"]],"points":[30,40]}}','{"one_way": true}',NULL,0,0,'6513270e269e0d37f2a74de452e6b438');
INSERT INTO "games" VALUES('4109d8d65f7b07b84485c04f911f52dc','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["heart","ladybug","pancake","cat","moon","dog","peacock","sunflower","starfish","cake","rose","rainbow"],"draw":["potion","jester","king","king","8","king","2","9","9","dragon","potion","5","dragon","knight","2","6","6","jester","10","potion","jester","dragon","4","10","9","jester","5","10","1","king","1","7","king","3","7","4","9","2","6","jester","king","6","4","wand","3","king","5","wand","3","knight","wand","8","7","5","knight","7","knight","8","king","8","2","4","potion","1","3","1","10"]}','2026-11-24T09:22:39.607Z','2026-11-24T09:22:39.890Z',12,10,NULL,NULL,NULL,'{"fit": {"step": 3, "met": {"0": -0.16}}}',NULL,0,0,'6513270e269e0d37f2a74de452e6b438');
INSERT INTO "games" VALUES('cc45782198a6416d1775336d71eacd05','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["peacock","starfish","heart","ladybug","sunflower","pancake","dog","rose","moon","cake","rainbow","cat"],"draw":["jester","king","king","knight","7","8","wand","3","wand","king","wand","3","10","8","1","4","potion","jester","dragon","5","king","1","potion","dragon","6","2","3","jester","7","4","potion","dragon","7","2","1","1","5","9","8","knight","knight","4","king","10","6","7","6","potion","9","8","6","king","2","king","2","5","3","jester","10","knight","king","9","jester","9","4","5","10"]}','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',1,0,NULL,'2026-11-20T17:35:00.000Z',NULL,'{"one_way": true, "fit": {"step": 3, "met": {"0": -0.16}}}','c9b219097f9dae13a9da2bbac14183a0',0,1,'tablet-3');
INSERT INTO "games" VALUES('2a838af8d5c44a4eb3172062d08f1bb2','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":3,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["heart","cat","rose","moon","dog","cake","peacock","sunflower","ladybug","pancake","starfish","rainbow"],"draw":["jester","1","king","1","2","8","2","dragon","3","4","6","king","8","jester","5","10","king","2","potion","6","4","2","king","dragon","knight","5","7","knight","wand","5","king","7","jester","10","10","potion","10","dragon","3","king","knight","king","potion","4","4","3","9","3","9","7","7","wand","8","6","1","wand","1","jester","5","9","8","jester","9","king","knight","potion","6"]}','2026-11-20T17:36:00.000Z','2026-11-20T17:39:00.000Z',4,0,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 2, "met": {"0": -0.24, "1": -0.24}}}','4ff04508ffe413e96e6346db603a19c5',1,0,NULL);
INSERT INTO "games" VALUES('6b384309c9a937a68c8f95ef04a012e8','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":3,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["rainbow","ladybug","moon","cake","heart","peacock","pancake","cat","sunflower","starfish","dog","rose"],"draw":["1","2","8","10","jester","1","5","6","7","dragon","potion","2","4","6","6","dragon","5","jester","7","10","1","king","knight","2","9","9","king","3","wand","jester","8","9","potion","king","9","4","6","5","king","potion","king","jester","king","wand","king","potion","8","knight","10","3","2","wand","3","7","knight","3","5","7","dragon","king","1","4","10","4","knight","8","jester"]}','2026-11-20T17:39:00.000Z','2026-11-20T17:39:00.000Z',1,0,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 2, "met": {"0": -0.24, "1": -0.24}}}','4ff04508ffe413e96e6346db603a19c5',0,0,'tablet-2');
INSERT INTO "games" VALUES('ffd21f09ec08693c7401f5ce2425d75a','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["moon","peacock","rainbow","heart","sunflower","cake","starfish","cat","ladybug","rose","dog","pancake"],"draw":["potion","jester","1","wand","knight","potion","7","5","jester","6","9","9","8","7","10","4","8","7","2","knight","4","3","jester","dragon","king","2","1","4","king","king","potion","1","3","8","10","wand","king","3","king","6","5","jester","9","5","jester","3","potion","10","dragon","6","4","2","7","1","5","6","knight","dragon","king","10","2","8","knight","9","king","wand","king"]}','2026-11-20T17:39:00.000Z','2026-11-20T17:39:00.000Z',0,0,NULL,NULL,NULL,'{"one_way": true}','4ff04508ffe413e96e6346db603a19c5',1,0,NULL);
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
INSERT INTO "grown_ups" VALUES('5727eacb78d7a8f68f9b0a46e72f533a','grown_up','grown_up','scrypt:16384:8:5$pVVlA60snb1tPget6gKrOu$4d70a69a7c3805f4999eb3a82b564cbf8c4238c9cfcc8ecf8e82b811085f089be83fb4fe457ed315ef73c3e48a55735a6247c74d24d064503ae3ce596e9cdd64','2026-11-24T09:22:36.961Z','owner');
INSERT INTO "grown_ups" VALUES('469b0a9acea5d62acbdff861988967fc','signed_out','signed_out','scrypt:16384:8:5$Q3EwFcmKOOZGI6WeH4WOdi$1412c507942e3c1e627ae64b0e50e928ba83c575ac0da14aa4a7d59a5e48b400034e0498549a7d79141ff06dedbb94c4720cea7b9c1068e06de562f15579f537','2026-11-24T09:22:37.397Z','owner');
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
INSERT INTO "learners" VALUES('99b9f26183762e59ddbeee4656f9fd1c','Mira','face-3','2026-11-24T09:22:35.449Z',NULL,NULL,NULL,'2026-11-24T09:22:38.967Z');
INSERT INTO "learners" VALUES('ed264269595b57aafef0cf08bd416ac5','Lou','face-4','2026-11-24T09:22:37.868Z',NULL,'b2a43dc6131dbf43a85684b2974b3835',NULL,NULL);
INSERT INTO "learners" VALUES('66bdb9d76caddf349d6cb06641b9088e','Mira','face-5','2026-11-20T17:34:00.000Z',NULL,'4ff04508ffe413e96e6346db603a19c5',NULL,NULL);
INSERT INTO "learners" VALUES('136ccf0558568dfff0707fa43a9b4628','Leo','face-5','2026-11-20T17:34:00.000Z',NULL,'4ff04508ffe413e96e6346db603a19c5',NULL,NULL);
INSERT INTO "learners" VALUES('c01666e579bc0569d2359a95f4fa88e4','Zoe','face-5','2026-11-20T17:34:00.000Z',NULL,'4ff04508ffe413e96e6346db603a19c5',NULL,NULL);
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
INSERT INTO "lessons" VALUES('ca2d3ddfbb06fd603b8d9434fffda90a','b2a43dc6131dbf43a85684b2974b3835','efqz5w','2026-11-24T09:22:37.868Z','2026-11-24T10:52:37.868Z',NULL,NULL,NULL);
INSERT INTO "lessons" VALUES('e70e16ca79626d3da796d24a34a5ebe5','4ff04508ffe413e96e6346db603a19c5','dz9nxm','2026-11-20T17:34:00.000Z','2026-11-20T19:04:00.000Z',NULL,NULL,NULL);
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
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',0,1,'discard 10',NULL,NULL,'2026-11-24T09:22:36.606Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',1,0,'discard 5',NULL,'119a72d174c9df6acc011cdd9474031b','2026-11-24T09:22:36.668Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',2,1,'discard 1',NULL,NULL,'2026-11-24T09:22:36.698Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',3,0,'discard 7',NULL,'ae658f33fe3b890b93f448b3a5aa3c81','2026-11-24T09:22:36.724Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',4,1,'discard 6',NULL,NULL,'2026-11-24T09:22:36.834Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',5,0,'discard 8',NULL,'616499c9e25a7605aec6f0245bd86d40','2026-11-24T09:22:36.842Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',6,1,'discard 1',NULL,NULL,'2026-11-24T09:22:36.873Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',7,0,'discard 9',NULL,'482c9cbc43435cc52eae05cf96d0cc5f','2026-11-24T09:22:36.896Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',0,1,'discard 9',NULL,NULL,'2026-11-24T09:22:39.638Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',1,0,'discard jester',NULL,'e8417c358a60b5576641837c529659a3','2026-11-24T09:22:39.647Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',2,1,'discard 2',NULL,NULL,'2026-11-24T09:22:39.655Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',3,0,'discard 5',NULL,'1d41c42253b39a7e4292514354d271a5','2026-11-24T09:22:39.660Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',4,1,'discard 8',NULL,NULL,'2026-11-24T09:22:39.671Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',5,0,'king 11',NULL,'67f063546cfa79e1fc6201d018329fb1','2026-11-24T09:22:39.681Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',6,1,'discard 2',NULL,NULL,'2026-11-24T09:22:39.789Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',7,0,'king 5',NULL,'fab45ee00bab2a4cf606b502326e9b6b','2026-11-24T09:22:39.825Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',8,1,'discard 6',NULL,NULL,'2026-11-24T09:22:39.869Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',9,0,'discard 6',NULL,'7cc815c7b6115b3a56d01c06773377ea','2026-11-24T09:22:39.890Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',0,1,'discard 2,2',NULL,NULL,'2026-11-24T09:22:38.016Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',1,0,'discard 5',NULL,'84f8775ca4bf0c9bdecd2b42e6094a89','2026-11-24T09:22:38.118Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',2,1,'discard 3',NULL,NULL,'2026-11-24T09:22:38.134Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',3,0,'discard 1',NULL,'9cdff6404b400b94b9bd4f8037538e5c','2026-11-24T09:22:38.216Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',4,1,'discard 5',NULL,NULL,'2026-11-24T09:22:38.295Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',5,0,'discard 1',NULL,'d0627de8a8d097532e0ded7b0e108148','2026-11-24T09:22:38.369Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',6,1,'discard 2',NULL,NULL,'2026-11-24T09:22:38.395Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',7,0,'discard 5',NULL,'fcbe6aa460ea3f880b3ddb3677006065','2026-11-24T09:22:38.410Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',8,1,'king 2',NULL,NULL,'2026-11-24T09:22:38.466Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',9,0,'discard 4',NULL,'24aaa837395ff2665d7ed3fcdb868ccc','2026-11-24T09:22:38.488Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',10,1,'discard 4,4',NULL,NULL,'2026-11-24T09:22:38.695Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',11,0,'discard 4',NULL,'4e1dab0935f7a2aa0afc728f7f2f90bc','2026-11-24T09:22:38.729Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',12,1,'discard 4',NULL,NULL,'2026-11-24T09:22:38.741Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',13,0,'discard 4',NULL,'5a524fd4aaaffe9e91d2df72838cf85d','2026-11-24T09:22:38.761Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',14,1,'discard 6',NULL,NULL,'2026-11-24T09:22:38.792Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',15,0,'discard 6',NULL,'609871dcf78bec33f92807c2115818cf','2026-11-24T09:22:38.855Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',16,1,'discard 5',NULL,NULL,'2026-11-24T09:22:38.878Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',17,0,'discard 1',NULL,'26fb29e3c43f4e49c9d53ed90895425c','2026-11-24T09:22:38.901Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',18,1,'king 11',NULL,NULL,'2026-11-24T09:22:38.942Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',19,0,'king 7',NULL,'0298fca11532f6276c004ab135daa64c','2026-11-24T09:22:38.967Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',20,1,'discard 3',NULL,NULL,'2026-11-24T09:22:38.995Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',21,0,'discard 1',NULL,'ff2e280a6fe620fc7c6548f35f1c5ff2','2026-11-24T09:22:39.024Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',22,1,'discard 3',NULL,NULL,'2026-11-24T09:22:39.066Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',23,0,'discard 1',NULL,'a08a342c30b7380ba4dc888718d321a2','2026-11-24T09:22:39.081Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',24,1,'discard 5',NULL,NULL,'2026-11-24T09:22:39.093Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',25,0,'discard 3',NULL,'ff47b42e4167ec433829af992875a8dc','2026-11-24T09:22:39.172Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',26,1,'discard 5',NULL,NULL,'2026-11-24T09:22:39.233Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',27,0,'discard 2',NULL,'477f44e607be5089c4acfb8203ce475b','2026-11-24T09:22:39.249Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',28,1,'discard 6',NULL,NULL,'2026-11-24T09:22:39.256Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',29,0,'discard 1',NULL,'4ccdfb43ca02a79103a419a5d6166a88','2026-11-24T09:22:39.270Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',30,1,'discard 2','[["4","5","5","5","2","4","3","king","4","2","king","2","1","2","1","4","6","king","1","1","6","2","4","3","3","3","5","5","1","6","5","1","4"]]',NULL,'2026-11-24T09:22:39.279Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',31,0,'discard jester',NULL,'32e5e1c6c0333d73baa9d3f339765ad3','2026-11-24T09:22:39.306Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',32,1,'king 3',NULL,NULL,'2026-11-24T09:22:39.315Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',33,0,'discard 3',NULL,'bab43f4e864c58139416be02a18e01bf','2026-11-24T09:22:39.449Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',34,1,'jester',NULL,NULL,'2026-11-24T09:22:39.454Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',35,0,'wake 5',NULL,'2bf617ab96dd4757c46b3684466f450b','2026-11-24T09:22:39.468Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',36,0,'discard 6',NULL,'53c6d7dc155838e027ad67cbd8a277e4','2026-11-24T09:22:39.482Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',37,1,'discard 5',NULL,NULL,'2026-11-24T09:22:39.505Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',38,0,'discard 6',NULL,'0c76e1d286f0ec9ee5e7dff62705162a','2026-11-24T09:22:39.515Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',39,1,'king 6',NULL,NULL,'2026-11-24T09:22:39.555Z');
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
INSERT INTO "questions" VALUES('230d977ee22571594720771f8ca81811','13deef86ab1031d0f646e1f40a097c97',4,0,'99b9f26183762e59ddbeee4656f9fd1c','help_bot','{"choices":[3,4,5,6,8],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,4],"skill":"add:1+4","truth":5}','2026-11-24T09:22:36.724Z','2026-11-24T09:22:36.792Z',NULL,'adaptive','discard 6',0,0,0);
INSERT INTO "questions" VALUES('0fef792866836886a260cd0b7b45145c','13deef86ab1031d0f646e1f40a097c97',8,0,'99b9f26183762e59ddbeee4656f9fd1c','help_bot','{"choices":[2,4,5,6,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,5],"skill":"add:1+5","truth":6}','2026-11-24T09:22:36.896Z',NULL,NULL,'adaptive','discard 8',0,0,0);
INSERT INTO "questions" VALUES('eb4ed2e3895e8b6b263cfa5e67ec326a','abd0d7fb1292618550e40d54712ea6b3',4,0,'99b9f26183762e59ddbeee4656f9fd1c','help_bot','{"choices":[4,5,6,7,10],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,5],"skill":"add:1+5","truth":6}','2026-11-24T09:22:38.216Z','2026-11-24T09:22:38.259Z','5','adaptive','discard 5',3,0,0);
INSERT INTO "questions" VALUES('bdaaea00a01d616f121ae3e603a63966','abd0d7fb1292618550e40d54712ea6b3',10,0,'99b9f26183762e59ddbeee4656f9fd1c','help_bot','{"choices":[1,2,3,4,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,2],"skill":"add:1+2","truth":3}','2026-11-24T09:22:38.488Z','2026-11-24T09:22:38.663Z','3','adaptive','discard 4,4',5,0,0);
INSERT INTO "questions" VALUES('00721f8454d1ac6bd71961891ef3ea44','abd0d7fb1292618550e40d54712ea6b3',22,0,'99b9f26183762e59ddbeee4656f9fd1c','help_bot','{"choices":[2,3,4,5,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-24T09:22:39.024Z','2026-11-24T09:22:39.049Z','5','adaptive','discard 3',3,0,0);
INSERT INTO "questions" VALUES('6a34b37178e10e702bb71c682097798c','abd0d7fb1292618550e40d54712ea6b3',26,0,'99b9f26183762e59ddbeee4656f9fd1c','check_bot','{"choices":[1,0],"claimed":6,"friend":1,"guess_p":0.75,"held":false,"operands":[5,1],"skill":"add:1+5","truth":1}','2026-11-24T09:22:39.172Z','2026-11-24T09:22:39.198Z','1','adaptive','discard 5',0,0,0);
INSERT INTO "questions" VALUES('1407ab3300bc22cb1be4a5db2b54af77','abd0d7fb1292618550e40d54712ea6b3',37,0,'99b9f26183762e59ddbeee4656f9fd1c','help_bot','{"choices":[3,4,5,6,8],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[4,1],"skill":"add:1+4","truth":5}','2026-11-24T09:22:39.482Z','2026-11-24T09:22:39.495Z',NULL,'adaptive','discard 5',0,0,0);
INSERT INTO "questions" VALUES('68b3e3aa53c69b0ad19f0be902e9c9fb','4109d8d65f7b07b84485c04f911f52dc',6,0,'99b9f26183762e59ddbeee4656f9fd1c','queen_total','{"before":0,"gained":5,"places":[0,5,10,15,20,25,30,35,40,45,50],"queen":10}','2026-11-24T09:22:39.681Z','2026-11-24T09:22:39.716Z','10','natural',NULL,0,0,0);
INSERT INTO "questions" VALUES('88b409c8a3a16d922790bb018cd5d187','4109d8d65f7b07b84485c04f911f52dc',8,0,'99b9f26183762e59ddbeee4656f9fd1c','queen_total','{"before":5,"gained":15,"places":[0,5,10,15,20,25,30,35,40,45,50],"queen":3}','2026-11-24T09:22:39.825Z','2026-11-24T09:22:39.842Z','10','natural',NULL,0,0,0);
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
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',0,'learner',NULL,'99b9f26183762e59ddbeee4656f9fd1c',NULL,'2026-11-24T09:22:35.457Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',1,'bot','bruno',NULL,NULL,'2026-11-24T09:22:35.457Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',0,'learner',NULL,'66bdb9d76caddf349d6cb06641b9088e','bruno','2026-11-20T17:36:00.000Z',0,'2026-11-20T17:37:00.000Z','2026-11-20T17:39:00.000Z');
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',1,'learner',NULL,'136ccf0558568dfff0707fa43a9b4628','bruno','2026-11-20T17:36:00.000Z',0,'2026-11-20T17:37:00.000Z','2026-11-20T17:38:00.000Z');
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',2,'bot','tilo',NULL,NULL,'2026-11-20T17:36:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('3a12917c1a26f88938703800149e259b',0,'guest',NULL,NULL,NULL,'2026-11-24T09:22:36.919Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('3a12917c1a26f88938703800149e259b',1,'bot','bruno',NULL,NULL,'2026-11-24T09:22:36.919Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('4109d8d65f7b07b84485c04f911f52dc',0,'learner',NULL,'99b9f26183762e59ddbeee4656f9fd1c',NULL,'2026-11-24T09:22:39.607Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('4109d8d65f7b07b84485c04f911f52dc',1,'bot','bruno',NULL,NULL,'2026-11-24T09:22:39.607Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',0,'learner',NULL,'c01666e579bc0569d2359a95f4fa88e4',NULL,'2026-11-20T17:39:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',1,'learner',NULL,'136ccf0558568dfff0707fa43a9b4628','bruno','2026-11-20T17:39:00.000Z',0,NULL,'2026-11-20T17:39:00.000Z');
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',2,'bot','tilo',NULL,NULL,'2026-11-20T17:39:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('82b335998604871926debfdb8825ae56',0,'learner',NULL,'ed264269595b57aafef0cf08bd416ac5',NULL,'2026-11-24T09:22:37.914Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('82b335998604871926debfdb8825ae56',1,'bot','bruno',NULL,NULL,'2026-11-24T09:22:37.914Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('abd0d7fb1292618550e40d54712ea6b3',0,'learner',NULL,'99b9f26183762e59ddbeee4656f9fd1c',NULL,'2026-11-24T09:22:37.938Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('abd0d7fb1292618550e40d54712ea6b3',1,'bot','bruno',NULL,NULL,'2026-11-24T09:22:37.938Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('cc45782198a6416d1775336d71eacd05',0,'learner',NULL,'c01666e579bc0569d2359a95f4fa88e4',NULL,'2026-11-20T17:34:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('cc45782198a6416d1775336d71eacd05',1,'bot','tilo',NULL,NULL,'2026-11-20T17:34:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('ffd21f09ec08693c7401f5ce2425d75a',0,'learner',NULL,'66bdb9d76caddf349d6cb06641b9088e',NULL,'2026-11-20T17:39:00.000Z',1,NULL,NULL);
INSERT INTO "seats" VALUES('ffd21f09ec08693c7401f5ce2425d75a',1,'learner',NULL,'136ccf0558568dfff0707fa43a9b4628',NULL,'2026-11-20T17:39:00.000Z',1,NULL,NULL);
CREATE TABLE sessions (
            token_hash TEXT PRIMARY KEY,
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            device TEXT NOT NULL,
            created_at TEXT NOT NULL,
            seen_at TEXT NOT NULL,
            ended_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "sessions" VALUES('9367c4676e68899db99215d90dc01685803034a451f42a78c715c0e5ae7aa2b7','5727eacb78d7a8f68f9b0a46e72f533a','e67a9b75fc3947249fc2d0a17b8f2ab5','2026-11-24T09:22:37.336Z','2026-11-24T09:22:37.336Z',NULL);
INSERT INTO "sessions" VALUES('b89aa585a3b62890a61562cd615b09b0aeec66b988e2613ff5bd1e4f0eda5721','469b0a9acea5d62acbdff861988967fc','7abec539007d1034d726c86b9c3a23cd','2026-11-24T09:22:37.823Z','2026-11-24T09:22:37.823Z','2026-11-24T09:22:37.854Z');
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
INSERT INTO "sittings" VALUES(1,'ccb573d95810d60ea72991b9e8c14743','b2a43dc6131dbf43a85684b2974b3835','ed264269595b57aafef0cf08bd416ac5','2026-11-24T09:22:37.908Z','2026-11-24T09:22:37.908Z',NULL);
INSERT INTO "sittings" VALUES(2,'tablet-0','4ff04508ffe413e96e6346db603a19c5','66bdb9d76caddf349d6cb06641b9088e','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(3,'tablet-1','4ff04508ffe413e96e6346db603a19c5','136ccf0558568dfff0707fa43a9b4628','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(4,'tablet-2','4ff04508ffe413e96e6346db603a19c5','c01666e579bc0569d2359a95f4fa88e4','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(5,'tablet-3','c9b219097f9dae13a9da2bbac14183a0','c01666e579bc0569d2359a95f4fa88e4','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z','2026-11-20T17:35:00.000Z');
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
INSERT INTO "tablets" VALUES('ccb573d95810d60ea72991b9e8c14743','b2a43dc6131dbf43a85684b2974b3835','2026-11-24T09:22:37.894Z');
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
INSERT INTO "throttles" VALUES('code',0,'2026-11-24T09:22:37.888Z');
INSERT INTO "throttles" VALUES('new browsers',1,'2026-11-24T09:22:35.449Z');
CREATE TABLE woken (
            learner TEXT NOT NULL REFERENCES learners (id),
            queen TEXT NOT NULL,
            game_id TEXT REFERENCES games (id),
            ply INTEGER,
            at TEXT NOT NULL,
            PRIMARY KEY (learner, queen)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "woken" VALUES('99b9f26183762e59ddbeee4656f9fd1c','cat','abd0d7fb1292618550e40d54712ea6b3',35,'2026-11-24T09:22:39.468Z');
INSERT INTO "woken" VALUES('99b9f26183762e59ddbeee4656f9fd1c','dog','4109d8d65f7b07b84485c04f911f52dc',7,'2026-11-24T09:22:39.825Z');
INSERT INTO "woken" VALUES('99b9f26183762e59ddbeee4656f9fd1c','pancake','abd0d7fb1292618550e40d54712ea6b3',19,'2026-11-24T09:22:38.967Z');
INSERT INTO "woken" VALUES('99b9f26183762e59ddbeee4656f9fd1c','rainbow','4109d8d65f7b07b84485c04f911f52dc',5,'2026-11-24T09:22:39.681Z');
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
COMMIT;
