BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'kidsq','m001_games','2026-11-23 17:54:50.619654+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'kidsq','m002_attempts','2026-11-23 17:54:50.624231+00:00');
INSERT INTO "_sqlite_migrations" VALUES(3,'kidsq','m003_grown_ups','2026-11-23 17:54:50.624925+00:00');
INSERT INTO "_sqlite_migrations" VALUES(4,'kidsq','m004_knowing','2026-11-23 17:54:50.626085+00:00');
INSERT INTO "_sqlite_migrations" VALUES(5,'kidsq','m005_taps','2026-11-23 17:54:50.628456+00:00');
INSERT INTO "_sqlite_migrations" VALUES(6,'kidsq','m006_classroom','2026-11-23 17:54:50.630011+00:00');
INSERT INTO "_sqlite_migrations" VALUES(7,'kidsq','m007_erasing','2026-11-23 17:54:50.630408+00:00');
INSERT INTO "_sqlite_migrations" VALUES(8,'kidsq','m008_room','2026-11-23 17:54:50.630549+00:00');
INSERT INTO "_sqlite_migrations" VALUES(9,'kidsq','m009_gallery','2026-11-23 17:54:50.667275+00:00');
INSERT INTO "_sqlite_migrations" VALUES(10,'kidsq','m010_lately','2026-11-23 17:54:50.668364+00:00');
INSERT INTO "_sqlite_migrations" VALUES(11,'kidsq','m011_pauses','2026-11-23 17:54:50.668927+00:00');
INSERT INTO "_sqlite_migrations" VALUES(12,'kidsq','m012_meaning','2026-11-23 17:54:50.757270+00:00');
INSERT INTO "_sqlite_migrations" VALUES(13,'kidsq','m013_tries','2026-11-23 17:54:50.757913+00:00');
INSERT INTO "_sqlite_migrations" VALUES(14,'kidsq','m014_question_help','2026-11-23 17:54:50.765710+00:00');
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
INSERT INTO "attempts" VALUES(1,'131921c9d260196f776ce7a6694bc0cf',1,'0.1.0','mastery-2','7011a61e4661afc1d2caf441fc8f9668',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',1,'2026-11-23T17:54:56.552Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+1','[1,1]','a+b=c',3,0.3333,'{"hand":["1","1","1","5","5"]}','2','1',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[]','natural',0.8537,0.7919);
INSERT INTO "attempts" VALUES(2,'edd67d406306c48e098dd65283bba544',1,'0.1.0','mastery-2','7011a61e4661afc1d2caf441fc8f9668',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',1,'2026-11-23T17:54:56.627Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+1','[1,1]','a+b=c',3,0.3333,'{"hand":["1","1","1","5","5"]}','2','1',0,2,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,3,0,1,'[]','natural',0.7919,0.7919);
INSERT INTO "attempts" VALUES(3,'eb4ed2e3895e8b6b263cfa5e67ec326a',1,'0.1.0','mastery-2','7011a61e4661afc1d2caf441fc8f9668',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',4,'2026-11-23T17:54:56.911Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[1,5]','a+b=c',5,0.2,'{"choices":[4,5,6,7,10]}','6','5',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7058,0.6613);
INSERT INTO "attempts" VALUES(4,'bdaaea00a01d616f121ae3e603a63966',1,'0.1.0','mastery-2','7011a61e4661afc1d2caf441fc8f9668',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',10,'2026-11-23T17:54:57.469Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[1,2]','a+b=c',5,0.2,'{"choices":[1,2,3,4,7]}','3','7',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7202,0.7149);
INSERT INTO "attempts" VALUES(5,'bdaaea00a01d616f121ae3e603a63966.3',1,'0.1.0','mastery-2','7011a61e4661afc1d2caf441fc8f9668',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',10,'2026-11-23T17:54:57.552Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[1,2]','a+b=c',5,0.2,'{"choices":[1,2,3,4,7]}','3','1',0,2,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,3,0,1,NULL,'adaptive',0.7149,0.7149);
INSERT INTO "attempts" VALUES(6,'bdaaea00a01d616f121ae3e603a63966.4',1,'0.1.0','mastery-2','7011a61e4661afc1d2caf441fc8f9668',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',10,'2026-11-23T17:54:57.630Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[1,2]','a+b=c',5,0.2,'{"choices":[1,2,3,4,7]}','3','1',0,3,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,4,0,1,NULL,'adaptive',0.7149,0.7149);
INSERT INTO "attempts" VALUES(7,'bdaaea00a01d616f121ae3e603a63966.5',1,'0.1.0','mastery-2','7011a61e4661afc1d2caf441fc8f9668',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',10,'2026-11-23T17:54:57.693Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[1,2]','a+b=c',5,0.2,'{"choices":[1,2,3,4,7]}','3','3',1,4,NULL,NULL,NULL,0,NULL,NULL,NULL,5,0,1,NULL,'adaptive',0.7149,0.7149);
INSERT INTO "attempts" VALUES(8,'b22dece9851f8135e2bb7dacee8dd77b',1,'0.1.0','mastery-2','7011a61e4661afc1d2caf441fc8f9668',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',11,'2026-11-23T17:54:57.807Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+4','[2,4]','a+b=c',2,0.5,'{"hand":["1","2","4","4","jester"]}','6','4',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[]','natural',0.6052,0.6134);
INSERT INTO "attempts" VALUES(9,'eb5be6f03e6ece78ad7a036b17d0c5dd',1,'0.1.0','mastery-2','7011a61e4661afc1d2caf441fc8f9668',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',15,'2026-11-23T17:54:58.095Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+6','[6,2]','a+b=c',2,0.5,'{"hand":["1","1","2","6","jester"]}','8','1',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[[1,1,2]]','natural',0.5728,0.5789);
INSERT INTO "attempts" VALUES(10,'4b087ebd28fdf42f86860726b7f82620',1,'0.1.0','mastery-2','7011a61e4661afc1d2caf441fc8f9668',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',15,'2026-11-23T17:54:58.173Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+2','[1,2]','a+b=c',2,0.5,'{"hand":["1","1","2","6","jester"]}','3','1',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[[1,1,2]]','natural',0.7354,0.7401);
INSERT INTO "attempts" VALUES(11,'00721f8454d1ac6bd71961891ef3ea44',1,'0.1.0','mastery-2','7011a61e4661afc1d2caf441fc8f9668',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',22,'2026-11-23T17:54:58.667Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,7]}','4','5',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7677,0.766);
INSERT INTO "attempts" VALUES(12,'0a6c25597dbffd62653c59f5ecfe8efe',1,'0.1.0','mastery-2','7011a61e4661afc1d2caf441fc8f9668',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',25,'2026-11-23T17:54:58.972Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+3','[3,1]','a+b=c',2,0.5,'{"hand":["1","2","3","3","jester"]}','4','2',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[[1,2,3]]','natural',0.7208,0.7238);
INSERT INTO "attempts" VALUES(13,'5ecec3e7ed064be6b81473f9dd5eaa16',1,'0.1.0','mastery-2','7011a61e4661afc1d2caf441fc8f9668',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',25,'2026-11-23T17:54:59.093Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+3','[3,1]','a+b=c',2,0.5,'{"hand":["1","2","3","3","jester"]}','4','3',0,2,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,3,0,1,'[[1,2,3]]','natural',0.7238,0.7238);
INSERT INTO "attempts" VALUES(14,'f441064470de22b8878890a9108fc64b',1,'0.1.0','mastery-2','7011a61e4661afc1d2caf441fc8f9668',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',25,'2026-11-23T17:54:59.202Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+3','[1,3]','a+b=c',2,0.5,'{"hand":["1","2","3","3","jester"]}','4','2',0,3,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,3,0,1,'[[1,2,3]]','natural',0.7238,0.7238);
INSERT INTO "attempts" VALUES(15,'6a34b37178e10e702bb71c682097798c',1,'0.1.0','mastery-2','7011a61e4661afc1d2caf441fc8f9668',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',26,'2026-11-23T17:54:59.291Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','check_bot','add:1+5','[5,1]','a+b=c',2,0.75,'{"claimed":6}','true','true',1,1,NULL,NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7159,0.7223);
INSERT INTO "attempts" VALUES(16,'b186effcfc36a2aa8c640e30d3a43b39',1,'0.1.0','mastery-2','7011a61e4661afc1d2caf441fc8f9668',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',31,'2026-11-23T17:54:59.647Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:3+6','[6,3]','a+b=c',2,0.5,'{"hand":["2","3","6","6","jester"]}','9','6',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[]','natural',0.4779,0.4842);
INSERT INTO "attempts" VALUES(17,'83b35c90f979db442de90c4fdb68aa71',1,'0.1.0','mastery-2','7011a61e4661afc1d2caf441fc8f9668',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',33,'2026-11-23T17:54:59.947Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+6','[6,2]','a+b=c',3,0.3333,'{"hand":["2","3","5","6","6"]}','8','6',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[[2,3,5]]','natural',0.58,0.5847);
INSERT INTO "attempts" VALUES(18,'68b3e3aa53c69b0ad19f0be902e9c9fb',1,'0.1.0','mastery-2','7011a61e4661afc1d2caf441fc8f9668',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4109d8d65f7b07b84485c04f911f52dc',6,'2026-11-23T17:55:00.841Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','queen_total','total:0+5','[0,5]','words',11,0.0909,'{"places":[0,5,10,15,20,25,30,35,40,45,50]}','5','10',0,1,'decade',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'natural',0.4196,0.4232);
INSERT INTO "attempts" VALUES(19,'88b409c8a3a16d922790bb018cd5d187',1,'0.1.0','mastery-2','7011a61e4661afc1d2caf441fc8f9668',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4109d8d65f7b07b84485c04f911f52dc',8,'2026-11-23T17:55:01.014Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','queen_total','total:5+15','[5,15]','words',11,0.0909,'{"places":[0,5,10,15,20,25,30,35,40,45,50]}','20','10',0,1,'decade',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'natural',0.4172,0.4213);
CREATE TABLE audit (
            seq INTEGER PRIMARY KEY,
            at TEXT NOT NULL,
            grown_up TEXT,
            action TEXT NOT NULL,
            subject TEXT NOT NULL
        ) STRICT;
INSERT INTO "audit" VALUES(1,'2026-11-23T17:54:55.142Z','f1d31d848f086cb4bac11fc6c5718802','claimed','f1d31d848f086cb4bac11fc6c5718802');
INSERT INTO "audit" VALUES(2,'2026-11-23T17:54:56.150Z','cc215c32e679fc44182f721d5ca98640','claimed','cc215c32e679fc44182f721d5ca98640');
INSERT INTO "audit" VALUES(3,'2026-11-23T17:54:56.175Z','cc215c32e679fc44182f721d5ca98640','signed_out','cc215c32e679fc44182f721d5ca98640');
CREATE TABLE child_keys (
            learner TEXT PRIMARY KEY REFERENCES learners (id),
            pictures TEXT NOT NULL,
            number TEXT NOT NULL,
            made_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
INSERT INTO "child_keys" VALUES('df1841402ee29e1dec4fdff9db72ca6a','tree,dog,boat','2166','2026-11-23T17:54:56.237Z');
CREATE TABLE child_tries (
            learner TEXT NOT NULL REFERENCES learners (id),
            device TEXT NOT NULL,
            failures INTEGER NOT NULL,
            last_at TEXT NOT NULL,
            PRIMARY KEY (learner, device)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "child_tries" VALUES('746949ca1e1235a92e9d48a6e2de6057','tablet-0',1,'2026-11-20T17:39:00.000Z');
CREATE TABLE claim_codes (
            code_hash TEXT PRIMARY KEY,
            created_at TEXT NOT NULL,
            used_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "claim_codes" VALUES('5e62b3b16d6712d912f00dcba4a068a8976e1cef2639a6145366cbafc112ece4','2026-11-23T17:54:55.184Z','2026-11-23T17:54:55.207Z');
INSERT INTO "claim_codes" VALUES('a9ac3261ed36e2d10de70010958788f9630d82131d0f4bf27a54eaf36725b950','2026-11-23T17:54:53.481Z','2026-11-23T17:54:53.490Z');
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
INSERT INTO "classes" VALUES('0ee4746c133fd6f0d39ea0706b0b06d8','2b','2026-11-23T17:54:56.237Z',NULL,0);
INSERT INTO "classes" VALUES('f6e64abc778e5949d2426c304ecc2042','3a','2026-11-20T17:34:00.000Z',NULL,0);
INSERT INTO "classes" VALUES('9f1a7006091e890ee67cfaad579d8e17','3b','2026-11-20T17:34:00.000Z',NULL,0);
CREATE TABLE device_learners (
            device TEXT NOT NULL REFERENCES devices (id),
            learner TEXT NOT NULL REFERENCES learners (id),
            place INTEGER NOT NULL,
            PRIMARY KEY (device, learner)
        ) STRICT;
INSERT INTO "device_learners" VALUES('6513270e269e0d37f2a74de452e6b438','7011a61e4661afc1d2caf441fc8f9668',1);
INSERT INTO "device_learners" VALUES('desk','df1841402ee29e1dec4fdff9db72ca6a',1);
INSERT INTO "device_learners" VALUES('home','746949ca1e1235a92e9d48a6e2de6057',1);
INSERT INTO "device_learners" VALUES('home','4081cca146a239735dfa3b30a91bca6d',2);
INSERT INTO "device_learners" VALUES('home','21a8b22c9d13cfe39efa3b0bea070bcf',3);
CREATE TABLE devices (
            id TEXT PRIMARY KEY,
            first_seen TEXT NOT NULL
        ) STRICT;
INSERT INTO "devices" VALUES('6513270e269e0d37f2a74de452e6b438','2026-11-23T17:54:51.405Z');
INSERT INTO "devices" VALUES('570dc1951c2442f9298cb3a570ccec31','2026-11-23T17:54:53.465Z');
INSERT INTO "devices" VALUES('desk','2026-11-23T17:54:56.237Z');
INSERT INTO "devices" VALUES('ccb573d95810d60ea72991b9e8c14743','2026-11-23T17:54:56.304Z');
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
INSERT INTO "estimates" VALUES('7011a61e4661afc1d2caf441fc8f9668','add:1+1','mastery-2',8.44548424754752891097e-01,3.02181400946015532582e-02,1,0,0,NULL,'2026-11-23T17:54:56.552Z','guesses',1,0);
INSERT INTO "estimates" VALUES('7011a61e4661afc1d2caf441fc8f9668','add:1+2','mastery-2',7.37888474033069230451e-01,5.12987392243298145899e-02,2,0,0,NULL,'2026-11-23T17:54:58.173Z','guesses',2,0);
INSERT INTO "estimates" VALUES('7011a61e4661afc1d2caf441fc8f9668','add:1+3','mastery-2',7.20008974752122554718e-01,5.54994085300716255559e-02,1,0,0,NULL,'2026-11-23T17:54:58.972Z','guesses',1,1);
INSERT INTO "estimates" VALUES('7011a61e4661afc1d2caf441fc8f9668','add:1+4','mastery-2',6.99069318156462782276e-01,6.02930280804745422074e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7011a61e4661afc1d2caf441fc8f9668','add:1+5','mastery-2',7.18749558516419306819e-01,5.44292084504456319393e-02,2,1,1,NULL,'2026-11-23T17:54:59.291Z','guesses',0,1);
INSERT INTO "estimates" VALUES('7011a61e4661afc1d2caf441fc8f9668','add:1+6','mastery-2',6.62931067255422723505e-01,6.56312498193249438394e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7011a61e4661afc1d2caf441fc8f9668','add:1+7','mastery-2',6.4422479598026738401e-01,6.8013750017850649332e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7011a61e4661afc1d2caf441fc8f9668','add:1+8','mastery-2',6.2514902439955455371e-01,7.01653179587051756271e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7011a61e4661afc1d2caf441fc8f9668','add:1+9','mastery-2',6.37905084354632445631e-01,6.87579973208153338859e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7011a61e4661afc1d2caf441fc8f9668','add:2+2','mastery-2',7.63483727063068218221e-01,4.76296960505341315794e-02,1,0,0,NULL,'2026-11-23T17:54:58.667Z','guesses',0,1);
INSERT INTO "estimates" VALUES('7011a61e4661afc1d2caf441fc8f9668','add:2+3','mastery-2',6.28442405079816190927e-01,6.97780871731579210859e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7011a61e4661afc1d2caf441fc8f9668','add:2+4','mastery-2',6.14281724654021865639e-01,6.91406886502249906634e-02,1,0,0,NULL,'2026-11-23T17:54:57.807Z','guesses',0,1);
INSERT INTO "estimates" VALUES('7011a61e4661afc1d2caf441fc8f9668','add:2+5','mastery-2',6.22026283192476880934e-01,7.04539249066339356986e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7011a61e4661afc1d2caf441fc8f9668','add:2+6','mastery-2',5.81099967527478833417e-01,6.93469168698592208777e-02,2,0,0,NULL,'2026-11-23T17:54:59.947Z','guesses',1,0);
INSERT INTO "estimates" VALUES('7011a61e4661afc1d2caf441fc8f9668','add:2+7','mastery-2',5.49525924191557768594e-01,7.577951334354982027e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7011a61e4661afc1d2caf441fc8f9668','add:2+8','mastery-2',5.6291371816247914861e-01,7.51211880810031540356e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7011a61e4661afc1d2caf441fc8f9668','add:3+3','mastery-2',6.63074127170187765933e-01,6.56037162637964077482e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7011a61e4661afc1d2caf441fc8f9668','add:3+4','mastery-2',5.12658539769004439889e-01,7.68035735878432879175e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7011a61e4661afc1d2caf441fc8f9668','add:3+5','mastery-2',5.26166792508787728444e-01,7.65572887483583763845e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7011a61e4661afc1d2caf441fc8f9668','add:3+6','mastery-2',4.79640634086077655151e-01,0.0735474297015559,1,0,0,NULL,'2026-11-23T17:54:59.647Z','guesses',0,1);
INSERT INTO "estimates" VALUES('7011a61e4661afc1d2caf441fc8f9668','add:3+7','mastery-2',4.85618186191299927578e-01,7.68341358094939419487e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7011a61e4661afc1d2caf441fc8f9668','add:4+4','mastery-2',5.49595646008748439648e-01,7.57962189455951840244e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7011a61e4661afc1d2caf441fc8f9668','add:4+5','mastery-2',0.428574623987691,7.48781847912531883793e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7011a61e4661afc1d2caf441fc8f9668','add:4+6','mastery-2',4.08754996523576497047e-01,0.0735625216129153,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7011a61e4661afc1d2caf441fc8f9668','add:5+5','mastery-2',0.499015719191767,7.69260713429250897466e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7011a61e4661afc1d2caf441fc8f9668','total:0+5','mastery-2',4.21252088087572751362e-01,7.07553496770136347571e-02,1,0,0,NULL,'2026-11-23T17:55:00.841Z','guesses',0,1);
INSERT INTO "estimates" VALUES('7011a61e4661afc1d2caf441fc8f9668','total:5+15','mastery-2',4.21252088087572751362e-01,7.07553496770136347571e-02,1,0,0,NULL,'2026-11-23T17:55:01.014Z','guesses',0,1);
CREATE TABLE former_accounts (
            tombstone TEXT PRIMARY KEY,
            learner TEXT NOT NULL REFERENCES learners (id)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "former_accounts" VALUES('f0b4f73792dd41746607610b9d67293b6518da3f3b9680bad3f99df72b5dac9e','21a8b22c9d13cfe39efa3b0bea070bcf');
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
INSERT INTO "games" VALUES('13deef86ab1031d0f646e1f40a097c97','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["cake","cat","moon","heart","pancake","starfish","peacock","sunflower","ladybug","rainbow","dog","rose"],"draw":["dragon","10","1","8","10","9","knight","knight","1","5","king","7","6","king","dragon","wand","8","potion","6","2","king","knight","king","jester","knight","wand","3","7","9","5","6","8","4","potion","2","king","king","6","4","king","jester","2","3","potion","5","jester","wand","9","3","7","5","3","9","1","4","jester","7","jester","10","1","10","dragon","king","8","4","2","potion"]}','2026-11-23T17:54:51.419Z','2026-11-23T17:54:53.449Z',9,8,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 3, "met": {"0": -0.16}}}',NULL,0,0,'6513270e269e0d37f2a74de452e6b438');
INSERT INTO "games" VALUES('3a12917c1a26f88938703800149e259b','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["rainbow","dog","cake","cat","moon","ladybug","heart","sunflower","starfish","rose","pancake","peacock"],"draw":["10","1","7","4","4","10","1","king","2","wand","1","knight","10","7","3","6","5","4","knight","potion","9","8","6","jester","10","jester","7","5","dragon","7","3","king","king","knight","dragon","potion","king","king","9","potion","6","wand","4","1","9","3","wand","jester","5","knight","6","king","2","3","2","5","jester","8","8","8","potion","dragon","2","jester","king","king","9"]}','2026-11-23T17:54:53.465Z','2026-11-23T17:54:53.465Z',0,0,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 3, "met": {"0": -0.16}}}',NULL,0,0,'570dc1951c2442f9298cb3a570ccec31');
INSERT INTO "games" VALUES('82b335998604871926debfdb8825ae56','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":0,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["cat","peacock","pancake","sunflower","dog","rainbow","moon","cake","heart","ladybug","starfish","rose"],"draw":["3","2","king","1","4","king","2","5","4","jester","6","3","3","5","6","king","jester","4","2","3","5","3","1","4","4","5","1","6","6","3","1","4","6","6","5","2","1","2","king","2","1","5"]}','2026-11-23T17:54:56.427Z','2026-11-23T17:54:56.427Z',0,0,NULL,NULL,NULL,'{"one_way": true}','0ee4746c133fd6f0d39ea0706b0b06d8',0,0,'ccb573d95810d60ea72991b9e8c14743');
INSERT INTO "games" VALUES('abd0d7fb1292618550e40d54712ea6b3','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["heart","sunflower","dog","starfish","rainbow","cat","peacock","pancake","cake","rose","ladybug","moon"],"draw":["4","5","5","1","2","1","2","1","4","5","3","2","jester","6","4","4","2","king","4","5","4","2","5","6","king","1","6","3","3","king","5","1","3","3","3","1","king","2","6","6","jester","6"]}','2026-11-23T17:54:56.478Z','2026-11-23T17:55:00.361Z',61,40,NULL,'2026-11-23T17:55:00.361Z','{"result":{"winners":[1],"courts":[["pancake","cat"],["dog","moon","starfish","peacock"]],"points":[30,40]}}','{"one_way": true}',NULL,0,0,'6513270e269e0d37f2a74de452e6b438');
INSERT INTO "games" VALUES('4109d8d65f7b07b84485c04f911f52dc','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["heart","ladybug","pancake","cat","moon","dog","peacock","sunflower","starfish","cake","rose","rainbow"],"draw":["potion","jester","king","king","8","king","2","9","9","dragon","potion","5","dragon","knight","2","6","6","jester","10","potion","jester","dragon","4","10","9","jester","5","10","1","king","1","7","king","3","7","4","9","2","6","jester","king","6","4","wand","3","king","5","wand","3","knight","wand","8","7","5","knight","7","knight","8","king","8","2","4","potion","1","3","1","10"]}','2026-11-23T17:55:00.521Z','2026-11-23T17:55:01.097Z',12,10,NULL,NULL,NULL,'{"fit": {"step": 3, "met": {"0": -0.16}}}',NULL,0,0,'6513270e269e0d37f2a74de452e6b438');
INSERT INTO "games" VALUES('cc45782198a6416d1775336d71eacd05','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["peacock","starfish","heart","ladybug","sunflower","pancake","dog","rose","moon","cake","rainbow","cat"],"draw":["jester","king","king","knight","7","8","wand","3","wand","king","wand","3","10","8","1","4","potion","jester","dragon","5","king","1","potion","dragon","6","2","3","jester","7","4","potion","dragon","7","2","1","1","5","9","8","knight","knight","4","king","10","6","7","6","potion","9","8","6","king","2","king","2","5","3","jester","10","knight","king","9","jester","9","4","5","10"]}','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',1,0,NULL,'2026-11-20T17:35:00.000Z',NULL,'{"one_way": true, "fit": {"step": 3, "met": {"0": -0.16}}}','9f1a7006091e890ee67cfaad579d8e17',0,1,'tablet-3');
INSERT INTO "games" VALUES('2a838af8d5c44a4eb3172062d08f1bb2','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":3,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["heart","cat","rose","moon","dog","cake","peacock","sunflower","ladybug","pancake","starfish","rainbow"],"draw":["jester","1","king","1","2","8","2","dragon","3","4","6","king","8","jester","5","10","king","2","potion","6","4","2","king","dragon","knight","5","7","knight","wand","5","king","7","jester","10","10","potion","10","dragon","3","king","knight","king","potion","4","4","3","9","3","9","7","7","wand","8","6","1","wand","1","jester","5","9","8","jester","9","king","knight","potion","6"]}','2026-11-20T17:36:00.000Z','2026-11-20T17:39:00.000Z',4,0,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 2, "met": {"0": -0.24, "1": -0.24}}}','f6e64abc778e5949d2426c304ecc2042',1,0,NULL);
INSERT INTO "games" VALUES('6b384309c9a937a68c8f95ef04a012e8','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":3,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["rainbow","ladybug","moon","cake","heart","peacock","pancake","cat","sunflower","starfish","dog","rose"],"draw":["1","2","8","10","jester","1","5","6","7","dragon","potion","2","4","6","6","dragon","5","jester","7","10","1","king","knight","2","9","9","king","3","wand","jester","8","9","potion","king","9","4","6","5","king","potion","king","jester","king","wand","king","potion","8","knight","10","3","2","wand","3","7","knight","3","5","7","dragon","king","1","4","10","4","knight","8","jester"]}','2026-11-20T17:39:00.000Z','2026-11-20T17:39:00.000Z',1,0,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 2, "met": {"0": -0.24, "1": -0.24}}}','f6e64abc778e5949d2426c304ecc2042',0,0,'tablet-2');
INSERT INTO "games" VALUES('ffd21f09ec08693c7401f5ce2425d75a','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["moon","peacock","rainbow","heart","sunflower","cake","starfish","cat","ladybug","rose","dog","pancake"],"draw":["potion","jester","1","wand","knight","potion","7","5","jester","6","9","9","8","7","10","4","8","7","2","knight","4","3","jester","dragon","king","2","1","4","king","king","potion","1","3","8","10","wand","king","3","king","6","5","jester","9","5","jester","3","potion","10","dragon","6","4","2","7","1","5","6","knight","dragon","king","10","2","8","knight","9","king","wand","king"]}','2026-11-20T17:39:00.000Z','2026-11-20T17:39:00.000Z',0,0,NULL,NULL,NULL,'{"one_way": true}','f6e64abc778e5949d2426c304ecc2042',1,0,NULL);
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
INSERT INTO "grown_ups" VALUES('f1d31d848f086cb4bac11fc6c5718802','grown_up','grown_up','scrypt:16384:8:5$MNZVdtwDmtiKiiTUsgrKYp$b9fdbcaae964a8462ceadab97bf758009f248844b7fac5a44ca7dd809b74d860a9cbcb6b598cae93bf0e7958b2fc24a643e5f416f8449c6cdd851c12152d7f9b','2026-11-23T17:54:53.490Z','owner');
INSERT INTO "grown_ups" VALUES('cc215c32e679fc44182f721d5ca98640','signed_out','signed_out','scrypt:16384:8:5$9jsqO2fgXxWhO6VmIz3FOB$4998daff56eddaa87786a214ad2d2e0ac312ab74ebd2a14d2d7ba4dc7082a4c1b2f30d719aa6e5b502191f9274750d437e4e3c4c0a7ee5a198f6702b38fbdc03','2026-11-23T17:54:55.207Z','owner');
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
INSERT INTO "learners" VALUES('7011a61e4661afc1d2caf441fc8f9668','Mira','face-3','2026-11-23T17:54:51.405Z',NULL,NULL,NULL,'2026-11-23T17:54:58.542Z');
INSERT INTO "learners" VALUES('df1841402ee29e1dec4fdff9db72ca6a','Lou','face-4','2026-11-23T17:54:56.237Z',NULL,'0ee4746c133fd6f0d39ea0706b0b06d8',NULL,NULL);
INSERT INTO "learners" VALUES('746949ca1e1235a92e9d48a6e2de6057','Mira','face-5','2026-11-20T17:34:00.000Z',NULL,'f6e64abc778e5949d2426c304ecc2042',NULL,NULL);
INSERT INTO "learners" VALUES('4081cca146a239735dfa3b30a91bca6d','Leo','face-5','2026-11-20T17:34:00.000Z',NULL,'f6e64abc778e5949d2426c304ecc2042',NULL,NULL);
INSERT INTO "learners" VALUES('21a8b22c9d13cfe39efa3b0bea070bcf','Zoe','face-5','2026-11-20T17:34:00.000Z',NULL,'f6e64abc778e5949d2426c304ecc2042',NULL,NULL);
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
INSERT INTO "lessons" VALUES('ed9065e5c0ed3384b27a3e3c24eac2bc','0ee4746c133fd6f0d39ea0706b0b06d8','nzy9s8','2026-11-23T17:54:56.237Z','2026-11-23T19:24:56.237Z',NULL,NULL,NULL);
INSERT INTO "lessons" VALUES('9cbc299a8e201dd0b3938ec9363436ea','f6e64abc778e5949d2426c304ecc2042','8zf9y8','2026-11-20T17:34:00.000Z','2026-11-20T19:04:00.000Z',NULL,NULL,NULL);
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
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',0,1,'discard 10',NULL,NULL,'2026-11-23T17:54:53.034Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',1,0,'discard 5',NULL,'119a72d174c9df6acc011cdd9474031b','2026-11-23T17:54:53.114Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',2,1,'discard 1',NULL,NULL,'2026-11-23T17:54:53.143Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',3,0,'discard 7',NULL,'ae658f33fe3b890b93f448b3a5aa3c81','2026-11-23T17:54:53.170Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',4,1,'discard 6',NULL,NULL,'2026-11-23T17:54:53.354Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',5,0,'discard 8',NULL,'616499c9e25a7605aec6f0245bd86d40','2026-11-23T17:54:53.380Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',6,1,'discard 1',NULL,NULL,'2026-11-23T17:54:53.414Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',7,0,'discard 9',NULL,'482c9cbc43435cc52eae05cf96d0cc5f','2026-11-23T17:54:53.449Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',0,1,'discard 9',NULL,NULL,'2026-11-23T17:55:00.577Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',1,0,'discard jester',NULL,'d789b69f6c8d601dbe07acd34f9a40f8','2026-11-23T17:55:00.619Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',2,1,'discard 2',NULL,NULL,'2026-11-23T17:55:00.646Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',3,0,'discard 5',NULL,'cda88ab934e1e6c5cd52a6c155a29b84','2026-11-23T17:55:00.691Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',4,1,'discard 8',NULL,NULL,'2026-11-23T17:55:00.738Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',5,0,'king 11',NULL,'4ba5636f83a2f17af6be530b74fd0780','2026-11-23T17:55:00.790Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',6,1,'discard 2',NULL,NULL,'2026-11-23T17:55:00.929Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',7,0,'king 5',NULL,'7ef7cd00d1a361c59f5f766708c0611d','2026-11-23T17:55:00.986Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',8,1,'discard 6',NULL,NULL,'2026-11-23T17:55:01.062Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',9,0,'discard 6',NULL,'c5a6b019b2efd2c2bcf232c4c2d3fd80','2026-11-23T17:55:01.097Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',0,1,'discard 2,2',NULL,NULL,'2026-11-23T17:54:56.535Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',1,0,'discard 5',NULL,'aa1959aa50882e0d0df8ce2cb7a4d114','2026-11-23T17:54:56.655Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',2,1,'discard 3',NULL,NULL,'2026-11-23T17:54:56.749Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',3,0,'discard 1',NULL,'dc83f90a36b96ea373e0e0c49a9975bd','2026-11-23T17:54:56.801Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',4,1,'discard 5',NULL,NULL,'2026-11-23T17:54:57.088Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',5,0,'discard 1',NULL,'d9f19d8689a8a23009a9e682d951ca62','2026-11-23T17:54:57.147Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',6,1,'discard 2',NULL,NULL,'2026-11-23T17:54:57.199Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',7,0,'discard 5',NULL,'712b8ab850592f3d159c87c541f17d56','2026-11-23T17:54:57.229Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',8,1,'king 2',NULL,NULL,'2026-11-23T17:54:57.332Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',9,0,'discard 4',NULL,'5c55996144597d28d508b5d957bde6d8','2026-11-23T17:54:57.406Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',10,1,'discard 4,4',NULL,NULL,'2026-11-23T17:54:57.742Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',11,0,'discard 4',NULL,'bf698196676857cee438c651e17a35e6','2026-11-23T17:54:57.898Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',12,1,'discard 4',NULL,NULL,'2026-11-23T17:54:57.945Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',13,0,'discard 4',NULL,'90e77060f71602155871a8a78f4d1b7f','2026-11-23T17:54:57.991Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',14,1,'discard 6',NULL,NULL,'2026-11-23T17:54:58.031Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',15,0,'discard 6',NULL,'6330a3772a6c90bc339c57e1e2ee3f70','2026-11-23T17:54:58.241Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',16,1,'discard 5',NULL,NULL,'2026-11-23T17:54:58.429Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',17,0,'discard 1',NULL,'a837a3a6928ca0b21db3bc2146ee1b2d','2026-11-23T17:54:58.452Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',18,1,'king 11',NULL,NULL,'2026-11-23T17:54:58.499Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',19,0,'king 7',NULL,'8058753b5905ac3f9cdf97720fbde627','2026-11-23T17:54:58.542Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',20,1,'discard 3',NULL,NULL,'2026-11-23T17:54:58.573Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',21,0,'discard 1',NULL,'9d16de2bf30089db63a566947a0345f6','2026-11-23T17:54:58.611Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',22,1,'discard 3',NULL,NULL,'2026-11-23T17:54:58.814Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',23,0,'discard 1',NULL,'030240c603a85e255533a9e5c7cd5e9a','2026-11-23T17:54:58.858Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',24,1,'discard 5',NULL,NULL,'2026-11-23T17:54:58.908Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',25,0,'discard 3',NULL,'d95f763ce347fe52a8fc3e8fd3980252','2026-11-23T17:54:59.245Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',26,1,'discard 5',NULL,NULL,'2026-11-23T17:54:59.346Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',27,0,'discard 2',NULL,'b52118479bacc1ea165893bf2c97795e','2026-11-23T17:54:59.419Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',28,1,'discard 6',NULL,NULL,'2026-11-23T17:54:59.469Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',29,0,'discard 1',NULL,'396d4ad55e21c84db74083656c10e053','2026-11-23T17:54:59.570Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',30,1,'discard 2','[["4","5","5","5","2","4","3","king","4","2","king","2","1","2","1","4","6","king","1","1","6","2","4","3","3","3","5","5","1","6","5","1","4"]]',NULL,'2026-11-23T17:54:59.606Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',31,0,'discard jester',NULL,'d832ecdee08f09d348ec587988b84c65','2026-11-23T17:54:59.814Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',32,1,'king 3',NULL,NULL,'2026-11-23T17:54:59.885Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',33,0,'discard 3',NULL,'a7a7c783bbce847bc32e8764ff886a7a','2026-11-23T17:55:00.059Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',34,1,'jester',NULL,NULL,'2026-11-23T17:55:00.115Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',35,0,'wake 5',NULL,'409cde4ac806597774624c27427243bd','2026-11-23T17:55:00.159Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',36,0,'discard 6',NULL,'7b14fac05724f82ede9c832fb486f08c','2026-11-23T17:55:00.194Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',37,1,'discard 5',NULL,NULL,'2026-11-23T17:55:00.226Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',38,0,'discard 6',NULL,'7815e57b90a56b8888e12a5b1177a588','2026-11-23T17:55:00.275Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',39,1,'king 6',NULL,NULL,'2026-11-23T17:55:00.361Z');
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
INSERT INTO "questions" VALUES('230d977ee22571594720771f8ca81811','13deef86ab1031d0f646e1f40a097c97',4,0,'7011a61e4661afc1d2caf441fc8f9668','help_bot','{"choices":[3,4,5,6,8],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,4],"skill":"add:1+4","truth":5}','2026-11-23T17:54:53.170Z','2026-11-23T17:54:53.314Z',NULL,'adaptive','discard 6',0,0,0);
INSERT INTO "questions" VALUES('0fef792866836886a260cd0b7b45145c','13deef86ab1031d0f646e1f40a097c97',8,0,'7011a61e4661afc1d2caf441fc8f9668','help_bot','{"choices":[2,4,5,6,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,5],"skill":"add:1+5","truth":6}','2026-11-23T17:54:53.449Z',NULL,NULL,'adaptive','discard 8',0,0,0);
INSERT INTO "questions" VALUES('eb4ed2e3895e8b6b263cfa5e67ec326a','abd0d7fb1292618550e40d54712ea6b3',4,0,'7011a61e4661afc1d2caf441fc8f9668','help_bot','{"choices":[4,5,6,7,10],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,5],"skill":"add:1+5","truth":6}','2026-11-23T17:54:56.801Z','2026-11-23T17:54:57.000Z','5','adaptive','discard 5',3,0,0);
INSERT INTO "questions" VALUES('bdaaea00a01d616f121ae3e603a63966','abd0d7fb1292618550e40d54712ea6b3',10,0,'7011a61e4661afc1d2caf441fc8f9668','help_bot','{"choices":[1,2,3,4,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,2],"skill":"add:1+2","truth":3}','2026-11-23T17:54:57.406Z','2026-11-23T17:54:57.693Z','3','adaptive','discard 4,4',5,0,0);
INSERT INTO "questions" VALUES('00721f8454d1ac6bd71961891ef3ea44','abd0d7fb1292618550e40d54712ea6b3',22,0,'7011a61e4661afc1d2caf441fc8f9668','help_bot','{"choices":[2,3,4,5,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-23T17:54:58.611Z','2026-11-23T17:54:58.743Z','5','adaptive','discard 3',3,0,0);
INSERT INTO "questions" VALUES('6a34b37178e10e702bb71c682097798c','abd0d7fb1292618550e40d54712ea6b3',26,0,'7011a61e4661afc1d2caf441fc8f9668','check_bot','{"choices":[1,0],"claimed":6,"friend":1,"guess_p":0.75,"held":false,"operands":[5,1],"skill":"add:1+5","truth":1}','2026-11-23T17:54:59.245Z','2026-11-23T17:54:59.291Z','1','adaptive','discard 5',0,0,0);
INSERT INTO "questions" VALUES('1407ab3300bc22cb1be4a5db2b54af77','abd0d7fb1292618550e40d54712ea6b3',37,0,'7011a61e4661afc1d2caf441fc8f9668','help_bot','{"choices":[3,4,5,6,8],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[4,1],"skill":"add:1+4","truth":5}','2026-11-23T17:55:00.194Z','2026-11-23T17:55:00.212Z',NULL,'adaptive','discard 5',0,0,0);
INSERT INTO "questions" VALUES('68b3e3aa53c69b0ad19f0be902e9c9fb','4109d8d65f7b07b84485c04f911f52dc',6,0,'7011a61e4661afc1d2caf441fc8f9668','queen_total','{"before":0,"gained":5,"places":[0,5,10,15,20,25,30,35,40,45,50],"queen":10}','2026-11-23T17:55:00.790Z','2026-11-23T17:55:00.841Z','10','natural',NULL,0,0,0);
INSERT INTO "questions" VALUES('88b409c8a3a16d922790bb018cd5d187','4109d8d65f7b07b84485c04f911f52dc',8,0,'7011a61e4661afc1d2caf441fc8f9668','queen_total','{"before":5,"gained":15,"places":[0,5,10,15,20,25,30,35,40,45,50],"queen":3}','2026-11-23T17:55:00.986Z','2026-11-23T17:55:01.014Z','10','natural',NULL,0,0,0);
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
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',0,'learner',NULL,'7011a61e4661afc1d2caf441fc8f9668',NULL,'2026-11-23T17:54:51.419Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',1,'bot','bruno',NULL,NULL,'2026-11-23T17:54:51.419Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',0,'learner',NULL,'746949ca1e1235a92e9d48a6e2de6057','bruno','2026-11-20T17:36:00.000Z',0,'2026-11-20T17:37:00.000Z','2026-11-20T17:39:00.000Z');
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',1,'learner',NULL,'4081cca146a239735dfa3b30a91bca6d','bruno','2026-11-20T17:36:00.000Z',0,'2026-11-20T17:37:00.000Z','2026-11-20T17:38:00.000Z');
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',2,'bot','tilo',NULL,NULL,'2026-11-20T17:36:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('3a12917c1a26f88938703800149e259b',0,'guest',NULL,NULL,NULL,'2026-11-23T17:54:53.465Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('3a12917c1a26f88938703800149e259b',1,'bot','bruno',NULL,NULL,'2026-11-23T17:54:53.465Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('4109d8d65f7b07b84485c04f911f52dc',0,'learner',NULL,'7011a61e4661afc1d2caf441fc8f9668',NULL,'2026-11-23T17:55:00.521Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('4109d8d65f7b07b84485c04f911f52dc',1,'bot','bruno',NULL,NULL,'2026-11-23T17:55:00.521Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',0,'learner',NULL,'21a8b22c9d13cfe39efa3b0bea070bcf',NULL,'2026-11-20T17:39:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',1,'learner',NULL,'4081cca146a239735dfa3b30a91bca6d','bruno','2026-11-20T17:39:00.000Z',0,NULL,'2026-11-20T17:39:00.000Z');
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',2,'bot','tilo',NULL,NULL,'2026-11-20T17:39:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('82b335998604871926debfdb8825ae56',0,'learner',NULL,'df1841402ee29e1dec4fdff9db72ca6a',NULL,'2026-11-23T17:54:56.427Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('82b335998604871926debfdb8825ae56',1,'bot','bruno',NULL,NULL,'2026-11-23T17:54:56.427Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('abd0d7fb1292618550e40d54712ea6b3',0,'learner',NULL,'7011a61e4661afc1d2caf441fc8f9668',NULL,'2026-11-23T17:54:56.478Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('abd0d7fb1292618550e40d54712ea6b3',1,'bot','bruno',NULL,NULL,'2026-11-23T17:54:56.478Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('cc45782198a6416d1775336d71eacd05',0,'learner',NULL,'21a8b22c9d13cfe39efa3b0bea070bcf',NULL,'2026-11-20T17:34:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('cc45782198a6416d1775336d71eacd05',1,'bot','tilo',NULL,NULL,'2026-11-20T17:34:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('ffd21f09ec08693c7401f5ce2425d75a',0,'learner',NULL,'746949ca1e1235a92e9d48a6e2de6057',NULL,'2026-11-20T17:39:00.000Z',1,NULL,NULL);
INSERT INTO "seats" VALUES('ffd21f09ec08693c7401f5ce2425d75a',1,'learner',NULL,'4081cca146a239735dfa3b30a91bca6d',NULL,'2026-11-20T17:39:00.000Z',1,NULL,NULL);
CREATE TABLE sessions (
            token_hash TEXT PRIMARY KEY,
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            device TEXT NOT NULL,
            created_at TEXT NOT NULL,
            seen_at TEXT NOT NULL,
            ended_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "sessions" VALUES('2b4df7bd84fc7278c1a5d7014a7870efb7468b53da832ab611ba4014366c419e','cc215c32e679fc44182f721d5ca98640','7abec539007d1034d726c86b9c3a23cd','2026-11-23T17:54:56.128Z','2026-11-23T17:54:56.128Z','2026-11-23T17:54:56.208Z');
INSERT INTO "sessions" VALUES('981205c1b7ad7f7c25247fd07779e982a6bc58ab4abac7fb93b6ee24c010f8c2','f1d31d848f086cb4bac11fc6c5718802','e67a9b75fc3947249fc2d0a17b8f2ab5','2026-11-23T17:54:55.117Z','2026-11-23T17:54:55.117Z',NULL);
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
INSERT INTO "sittings" VALUES(1,'ccb573d95810d60ea72991b9e8c14743','0ee4746c133fd6f0d39ea0706b0b06d8','df1841402ee29e1dec4fdff9db72ca6a','2026-11-23T17:54:56.392Z','2026-11-23T17:54:56.392Z',NULL);
INSERT INTO "sittings" VALUES(2,'tablet-0','f6e64abc778e5949d2426c304ecc2042','746949ca1e1235a92e9d48a6e2de6057','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(3,'tablet-1','f6e64abc778e5949d2426c304ecc2042','4081cca146a239735dfa3b30a91bca6d','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(4,'tablet-2','f6e64abc778e5949d2426c304ecc2042','21a8b22c9d13cfe39efa3b0bea070bcf','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(5,'tablet-3','9f1a7006091e890ee67cfaad579d8e17','21a8b22c9d13cfe39efa3b0bea070bcf','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z','2026-11-20T17:35:00.000Z');
CREATE TABLE tablets (
            device TEXT PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            joined_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
INSERT INTO "tablets" VALUES('ccb573d95810d60ea72991b9e8c14743','0ee4746c133fd6f0d39ea0706b0b06d8','2026-11-23T17:54:56.304Z');
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
INSERT INTO "throttles" VALUES('code',0,'2026-11-23T17:54:56.267Z');
INSERT INTO "throttles" VALUES('new browsers',1,'2026-11-23T17:54:51.405Z');
CREATE TABLE woken (
            learner TEXT NOT NULL REFERENCES learners (id),
            queen TEXT NOT NULL,
            game_id TEXT REFERENCES games (id),
            ply INTEGER,
            at TEXT NOT NULL,
            PRIMARY KEY (learner, queen)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "woken" VALUES('7011a61e4661afc1d2caf441fc8f9668','cat','abd0d7fb1292618550e40d54712ea6b3',35,'2026-11-23T17:55:00.159Z');
INSERT INTO "woken" VALUES('7011a61e4661afc1d2caf441fc8f9668','dog','4109d8d65f7b07b84485c04f911f52dc',7,'2026-11-23T17:55:00.986Z');
INSERT INTO "woken" VALUES('7011a61e4661afc1d2caf441fc8f9668','pancake','abd0d7fb1292618550e40d54712ea6b3',19,'2026-11-23T17:54:58.542Z');
INSERT INTO "woken" VALUES('7011a61e4661afc1d2caf441fc8f9668','rainbow','4109d8d65f7b07b84485c04f911f52dc',5,'2026-11-23T17:55:00.790Z');
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
