BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'kidsq','m001_games','2026-11-24 05:52:38.697152+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'kidsq','m002_attempts','2026-11-24 05:52:38.697500+00:00');
INSERT INTO "_sqlite_migrations" VALUES(3,'kidsq','m003_grown_ups','2026-11-24 05:52:38.697754+00:00');
INSERT INTO "_sqlite_migrations" VALUES(4,'kidsq','m004_knowing','2026-11-24 05:52:38.698514+00:00');
INSERT INTO "_sqlite_migrations" VALUES(5,'kidsq','m005_taps','2026-11-24 05:52:38.699332+00:00');
INSERT INTO "_sqlite_migrations" VALUES(6,'kidsq','m006_classroom','2026-11-24 05:52:38.700347+00:00');
INSERT INTO "_sqlite_migrations" VALUES(7,'kidsq','m007_erasing','2026-11-24 05:52:38.700627+00:00');
INSERT INTO "_sqlite_migrations" VALUES(8,'kidsq','m008_room','2026-11-24 05:52:38.700724+00:00');
INSERT INTO "_sqlite_migrations" VALUES(9,'kidsq','m009_gallery','2026-11-24 05:52:38.701098+00:00');
INSERT INTO "_sqlite_migrations" VALUES(10,'kidsq','m010_lately','2026-11-24 05:52:38.701431+00:00');
INSERT INTO "_sqlite_migrations" VALUES(11,'kidsq','m011_pauses','2026-11-24 05:52:38.701542+00:00');
INSERT INTO "_sqlite_migrations" VALUES(12,'kidsq','m012_meaning','2026-11-24 05:52:38.706309+00:00');
INSERT INTO "_sqlite_migrations" VALUES(13,'kidsq','m013_tries','2026-11-24 05:52:38.706549+00:00');
INSERT INTO "_sqlite_migrations" VALUES(14,'kidsq','m014_question_help','2026-11-24 05:52:38.707441+00:00');
INSERT INTO "_sqlite_migrations" VALUES(15,'kidsq','m015_surprises','2026-11-24 05:52:38.707568+00:00');
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
INSERT INTO "attempts" VALUES(1,'a6af94e5bf29a5240a4034bbad4e9252',1,'0.1.0','mastery-3','3b540ca79dc1e4e44f79f29cdd079085',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',1,'2026-11-24T05:52:39.845Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+1','[1,1]','a+b=c',3,0.3333,'{"hand":["1","1","1","5","5"]}','2','1',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[]','natural',0.8534,0.7919);
INSERT INTO "attempts" VALUES(2,'3157d92af51d097d3da6db69267d71dd',1,'0.1.0','mastery-3','3b540ca79dc1e4e44f79f29cdd079085',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',1,'2026-11-24T05:52:39.852Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+1','[1,1]','a+b=c',3,0.3333,'{"hand":["1","1","1","5","5"]}','2','1',0,2,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,3,0,1,'[]','natural',0.7919,0.7919);
INSERT INTO "attempts" VALUES(3,'eb4ed2e3895e8b6b263cfa5e67ec326a',1,'0.1.0','mastery-3','3b540ca79dc1e4e44f79f29cdd079085',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',4,'2026-11-24T05:52:39.861Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[1,5]','a+b=c',5,0.2,'{"choices":[4,5,6,7,10]}','6','5',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7058,0.6613);
INSERT INTO "attempts" VALUES(4,'bdaaea00a01d616f121ae3e603a63966',1,'0.1.0','mastery-3','3b540ca79dc1e4e44f79f29cdd079085',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',10,'2026-11-24T05:52:39.887Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[1,2]','a+b=c',5,0.2,'{"choices":[1,2,3,4,7]}','3','7',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7201,0.7147);
INSERT INTO "attempts" VALUES(5,'bdaaea00a01d616f121ae3e603a63966.3',1,'0.1.0','mastery-3','3b540ca79dc1e4e44f79f29cdd079085',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',10,'2026-11-24T05:52:39.890Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[1,2]','a+b=c',5,0.2,'{"choices":[1,2,3,4,7]}','3','1',0,2,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,3,0,1,NULL,'adaptive',0.7147,0.7147);
INSERT INTO "attempts" VALUES(6,'bdaaea00a01d616f121ae3e603a63966.4',1,'0.1.0','mastery-3','3b540ca79dc1e4e44f79f29cdd079085',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',10,'2026-11-24T05:52:39.892Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[1,2]','a+b=c',5,0.2,'{"choices":[1,2,3,4,7]}','3','1',0,3,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,4,0,1,NULL,'adaptive',0.7147,0.7147);
INSERT INTO "attempts" VALUES(7,'bdaaea00a01d616f121ae3e603a63966.5',1,'0.1.0','mastery-3','3b540ca79dc1e4e44f79f29cdd079085',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',10,'2026-11-24T05:52:39.898Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[1,2]','a+b=c',5,0.2,'{"choices":[1,2,3,4,7]}','3','3',1,4,NULL,NULL,NULL,0,NULL,NULL,NULL,5,0,1,NULL,'adaptive',0.7147,0.7147);
INSERT INTO "attempts" VALUES(8,'66e99d6598f7fd2ef83f37df29c77fe1',1,'0.1.0','mastery-3','3b540ca79dc1e4e44f79f29cdd079085',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',11,'2026-11-24T05:52:39.917Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+4','[2,4]','a+b=c',2,0.5,'{"hand":["1","2","4","4","jester"]}','6','4',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[]','natural',0.6051,0.6117);
INSERT INTO "attempts" VALUES(9,'ceea3be247e67e1953281033c063e59b',1,'0.1.0','mastery-3','3b540ca79dc1e4e44f79f29cdd079085',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',15,'2026-11-24T05:52:39.958Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+6','[6,2]','a+b=c',2,0.5,'{"hand":["1","1","2","6","jester"]}','8','1',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[[1,1,2]]','natural',0.5719,0.5773);
INSERT INTO "attempts" VALUES(10,'30671ffbc7c7d2347bb2656211bd71f7',1,'0.1.0','mastery-3','3b540ca79dc1e4e44f79f29cdd079085',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',15,'2026-11-24T05:52:39.965Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+2','[1,2]','a+b=c',2,0.5,'{"hand":["1","1","2","6","jester"]}','3','1',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[[1,1,2]]','natural',0.7342,0.7392);
INSERT INTO "attempts" VALUES(11,'00721f8454d1ac6bd71961891ef3ea44',1,'0.1.0','mastery-3','3b540ca79dc1e4e44f79f29cdd079085',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',22,'2026-11-24T05:52:40.097Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,7]}','4','5',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7669,0.7646);
INSERT INTO "attempts" VALUES(12,'422a7747e8d895be26ff5f91adef05c7',1,'0.1.0','mastery-3','3b540ca79dc1e4e44f79f29cdd079085',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',25,'2026-11-24T05:52:40.143Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+3','[3,1]','a+b=c',2,0.5,'{"hand":["1","2","3","3","jester"]}','4','2',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[[1,2,3]]','natural',0.7199,0.7232);
INSERT INTO "attempts" VALUES(13,'f6f0e2d76c3ba1786c0853acad468151',1,'0.1.0','mastery-3','3b540ca79dc1e4e44f79f29cdd079085',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',25,'2026-11-24T05:52:40.173Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+3','[3,1]','a+b=c',2,0.5,'{"hand":["1","2","3","3","jester"]}','4','3',0,2,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,3,0,1,'[[1,2,3]]','natural',0.7232,0.7232);
INSERT INTO "attempts" VALUES(14,'220e724b6c0b3686a7a916ffec09c645',1,'0.1.0','mastery-3','3b540ca79dc1e4e44f79f29cdd079085',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',25,'2026-11-24T05:52:40.179Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+3','[1,3]','a+b=c',2,0.5,'{"hand":["1","2","3","3","jester"]}','4','2',0,3,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,3,0,1,'[[1,2,3]]','natural',0.7232,0.7232);
INSERT INTO "attempts" VALUES(15,'6a34b37178e10e702bb71c682097798c',1,'0.1.0','mastery-3','3b540ca79dc1e4e44f79f29cdd079085',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',26,'2026-11-24T05:52:40.187Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','check_bot','add:1+5','[5,1]','a+b=c',2,0.75,'{"claimed":6}','true','true',1,1,NULL,NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7152,0.7251);
INSERT INTO "attempts" VALUES(16,'38518f248ab9cc45ad9e1d1fc6e07b26',1,'0.1.0','mastery-3','3b540ca79dc1e4e44f79f29cdd079085',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',31,'2026-11-24T05:52:40.206Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:3+6','[6,3]','a+b=c',2,0.5,'{"hand":["2","3","6","6","jester"]}','9','6',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[]','natural',0.4782,0.4833);
INSERT INTO "attempts" VALUES(17,'9347451465c726a33ed442b824c67063',1,'0.1.0','mastery-3','3b540ca79dc1e4e44f79f29cdd079085',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',33,'2026-11-24T05:52:40.265Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+6','[6,2]','a+b=c',3,0.3333,'{"hand":["2","3","5","6","6"]}','8','6',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[[2,3,5]]','natural',0.5794,0.5837);
INSERT INTO "attempts" VALUES(18,'68b3e3aa53c69b0ad19f0be902e9c9fb',1,'0.1.0','mastery-3','3b540ca79dc1e4e44f79f29cdd079085',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4109d8d65f7b07b84485c04f911f52dc',6,'2026-11-24T05:52:40.333Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','queen_total','total:0+5','[0,5]','words',11,0.0909,'{"places":[0,5,10,15,20,25,30,35,40,45,50]}','5','10',0,1,'decade',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'natural',0.4194,0.4215);
INSERT INTO "attempts" VALUES(19,'88b409c8a3a16d922790bb018cd5d187',1,'0.1.0','mastery-3','3b540ca79dc1e4e44f79f29cdd079085',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4109d8d65f7b07b84485c04f911f52dc',8,'2026-11-24T05:52:40.345Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','queen_total','total:5+15','[5,15]','words',11,0.0909,'{"places":[0,5,10,15,20,25,30,35,40,45,50]}','20','10',0,1,'decade',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'natural',0.4166,0.4191);
CREATE TABLE audit (
            seq INTEGER PRIMARY KEY,
            at TEXT NOT NULL,
            grown_up TEXT,
            action TEXT NOT NULL,
            subject TEXT NOT NULL
        ) STRICT;
INSERT INTO "audit" VALUES(1,'2026-11-24T05:52:39.533Z','cdd5c694382482f489321a648b1c6b96','claimed','cdd5c694382482f489321a648b1c6b96');
INSERT INTO "audit" VALUES(2,'2026-11-24T05:52:39.797Z','d2bab0bb1742a123f0b67beab9596a08','claimed','d2bab0bb1742a123f0b67beab9596a08');
INSERT INTO "audit" VALUES(3,'2026-11-24T05:52:39.801Z','d2bab0bb1742a123f0b67beab9596a08','signed_out','d2bab0bb1742a123f0b67beab9596a08');
CREATE TABLE child_keys (
            learner TEXT PRIMARY KEY REFERENCES learners (id),
            pictures TEXT NOT NULL,
            number TEXT NOT NULL,
            made_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
INSERT INTO "child_keys" VALUES('f59e3e33da5ea6f08319fa68dc2f0b3a','car,sun,flower','3940','2026-11-24T05:52:39.807Z');
CREATE TABLE child_tries (
            learner TEXT NOT NULL REFERENCES learners (id),
            device TEXT NOT NULL,
            failures INTEGER NOT NULL,
            last_at TEXT NOT NULL,
            PRIMARY KEY (learner, device)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "child_tries" VALUES('7ba24232f798334a1d1dbc53f0c9546e','tablet-0',1,'2026-11-20T17:39:00.000Z');
CREATE TABLE claim_codes (
            code_hash TEXT PRIMARY KEY,
            created_at TEXT NOT NULL,
            used_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "claim_codes" VALUES('408ce7a403349fb1d855fc607674bb814575f0e2374092e295c82b45e56980af','2026-11-24T05:52:39.557Z','2026-11-24T05:52:39.581Z');
INSERT INTO "claim_codes" VALUES('c8d29664234e5d47baece1354a158fe602871aa7f33ae3aa82bf1332a6d151b2','2026-11-24T05:52:39.315Z','2026-11-24T05:52:39.329Z');
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
INSERT INTO "classes" VALUES('ca23bad2da55e2cf2c64ec10a6870ede','2b','2026-11-24T05:52:39.807Z',NULL,0);
INSERT INTO "classes" VALUES('1b1bf0d2fa99f43748183e0bf27937ce','3a','2026-11-20T17:34:00.000Z',NULL,0);
INSERT INTO "classes" VALUES('22e88f1b96ee59e9fe0878ae8eca56ee','3b','2026-11-20T17:34:00.000Z',NULL,0);
CREATE TABLE device_learners (
            device TEXT NOT NULL REFERENCES devices (id),
            learner TEXT NOT NULL REFERENCES learners (id),
            place INTEGER NOT NULL,
            PRIMARY KEY (device, learner)
        ) STRICT;
INSERT INTO "device_learners" VALUES('6513270e269e0d37f2a74de452e6b438','3b540ca79dc1e4e44f79f29cdd079085',1);
INSERT INTO "device_learners" VALUES('desk','f59e3e33da5ea6f08319fa68dc2f0b3a',1);
INSERT INTO "device_learners" VALUES('home','7ba24232f798334a1d1dbc53f0c9546e',1);
INSERT INTO "device_learners" VALUES('home','345909fb9ff452078de068a016086903',2);
INSERT INTO "device_learners" VALUES('home','bf180115bd55e5c24e16305651ddf4cb',3);
CREATE TABLE devices (
            id TEXT PRIMARY KEY,
            first_seen TEXT NOT NULL
        ) STRICT;
INSERT INTO "devices" VALUES('6513270e269e0d37f2a74de452e6b438','2026-11-24T05:52:38.934Z');
INSERT INTO "devices" VALUES('570dc1951c2442f9298cb3a570ccec31','2026-11-24T05:52:39.295Z');
INSERT INTO "devices" VALUES('desk','2026-11-24T05:52:39.807Z');
INSERT INTO "devices" VALUES('ccb573d95810d60ea72991b9e8c14743','2026-11-24T05:52:39.813Z');
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
INSERT INTO "estimates" VALUES('3b540ca79dc1e4e44f79f29cdd079085','add:1+1','mastery-3',8.43796778229688348993e-01,3.04210038769746615727e-02,1,0,0,NULL,'2026-11-24T05:52:39.845Z','guesses',1,0);
INSERT INTO "estimates" VALUES('3b540ca79dc1e4e44f79f29cdd079085','add:1+2','mastery-3',7.36805825911885259316e-01,5.15268296289499438955e-02,2,0,0,NULL,'2026-11-24T05:52:39.965Z','guesses',2,0);
INSERT INTO "estimates" VALUES('3b540ca79dc1e4e44f79f29cdd079085','add:1+3','mastery-3',0.719035382542704,5.56790556038411210693e-02,1,0,0,NULL,'2026-11-24T05:52:40.143Z','guesses',1,1);
INSERT INTO "estimates" VALUES('3b540ca79dc1e4e44f79f29cdd079085','add:1+4','mastery-3',6.98126991794253415335e-01,6.04493426103033804075e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3b540ca79dc1e4e44f79f29cdd079085','add:1+5','mastery-3',7.20172875724504613081e-01,5.4173913074098023479e-02,2,1,1,NULL,'2026-11-24T05:52:40.187Z','guesses',0,1);
INSERT INTO "estimates" VALUES('3b540ca79dc1e4e44f79f29cdd079085','add:1+6','mastery-3',6.61941663898111709585e-01,6.57669234008437797456e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3b540ca79dc1e4e44f79f29cdd079085','add:1+7','mastery-3',6.43214895118323415346e-01,6.81371658147184589005e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3b540ca79dc1e4e44f79f29cdd079085','add:1+8','mastery-3',6.24120931266067491272e-01,7.02753553300333733133e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3b540ca79dc1e4e44f79f29cdd079085','add:1+9','mastery-3',6.36888853381110453533e-01,6.88770706541446120496e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3b540ca79dc1e4e44f79f29cdd079085','add:2+2','mastery-3',7.62071233719863183608e-01,4.79514934621756427901e-02,1,0,0,NULL,'2026-11-24T05:52:40.097Z','guesses',0,1);
INSERT INTO "estimates" VALUES('3b540ca79dc1e4e44f79f29cdd079085','add:2+3','mastery-3',6.27343048827088689556e-01,6.99042520449603133059e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3b540ca79dc1e4e44f79f29cdd079085','add:2+4','mastery-3',6.12823237862693326327e-01,6.92968255338758387651e-02,1,0,0,NULL,'2026-11-24T05:52:39.917Z','guesses',0,1);
INSERT INTO "estimates" VALUES('3b540ca79dc1e4e44f79f29cdd079085','add:2+5','mastery-3',0.620921093243614,7.05753525944091686383e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3b540ca79dc1e4e44f79f29cdd079085','add:2+6','mastery-3',5.79262735545510554224e-01,6.95026099403531771869e-02,2,0,0,NULL,'2026-11-24T05:52:40.265Z','guesses',1,0);
INSERT INTO "estimates" VALUES('3b540ca79dc1e4e44f79f29cdd079085','add:2+7','mastery-3',5.48378612543559684766e-01,7.58429573417735425344e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3b540ca79dc1e4e44f79f29cdd079085','add:2+8','mastery-3',5.61770885544567888381e-01,0.0751957272169364,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3b540ca79dc1e4e44f79f29cdd079085','add:3+3','mastery-3',6.62022906084654638725e-01,6.57547700158205850051e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3b540ca79dc1e4e44f79f29cdd079085','add:3+4','mastery-3',5.11533374483876146499e-01,7.68339089096228278208e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3b540ca79dc1e4e44f79f29cdd079085','add:3+5','mastery-3',0.525042091418278,7.65986264664710869709e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3b540ca79dc1e4e44f79f29cdd079085','add:3+6','mastery-3',4.77883577186400676506e-01,7.35527433999493829297e-02,1,0,0,NULL,'2026-11-24T05:52:40.206Z','guesses',0,1);
INSERT INTO "estimates" VALUES('3b540ca79dc1e4e44f79f29cdd079085','add:3+7','mastery-3',4.84496622847484625928e-01,7.68429269191676922456e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3b540ca79dc1e4e44f79f29cdd079085','add:4+4','mastery-3',0.548461571898004,7.58606886963591464656e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3b540ca79dc1e4e44f79f29cdd079085','add:4+5','mastery-3',0.427480822355675,7.48455916648362584719e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3b540ca79dc1e4e44f79f29cdd079085','add:4+6','mastery-3',4.07677379540553386227e-01,0.0735174913375688,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3b540ca79dc1e4e44f79f29cdd079085','add:5+5','mastery-3',4.97878795315027156132e-01,7.69487445671883374398e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3b540ca79dc1e4e44f79f29cdd079085','total:0+5','mastery-3',4.1911066973678123837e-01,0.0706758240407804,1,0,0,NULL,'2026-11-24T05:52:40.333Z','guesses',0,1);
INSERT INTO "estimates" VALUES('3b540ca79dc1e4e44f79f29cdd079085','total:5+15','mastery-3',4.1911066973678123837e-01,0.0706758240407804,1,0,0,NULL,'2026-11-24T05:52:40.345Z','guesses',0,1);
CREATE TABLE former_accounts (
            tombstone TEXT PRIMARY KEY,
            learner TEXT NOT NULL REFERENCES learners (id)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "former_accounts" VALUES('b9b1ce3ba2d562af63a7d87ce5b25d3e9ca09082512d4399ee496ec3717c38af','bf180115bd55e5c24e16305651ddf4cb');
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
INSERT INTO "games" VALUES('13deef86ab1031d0f646e1f40a097c97','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["cake","cat","moon","heart","pancake","starfish","peacock","sunflower","ladybug","rainbow","dog","rose"],"draw":["dragon","10","1","8","10","9","knight","knight","1","5","king","7","6","king","dragon","wand","8","potion","6","2","king","knight","king","jester","knight","wand","3","7","9","5","6","8","4","potion","2","king","king","6","4","king","jester","2","3","potion","5","jester","wand","9","3","7","5","3","9","1","4","jester","7","jester","10","1","10","dragon","king","8","4","2","potion"]}','2026-11-24T05:52:38.937Z','2026-11-24T05:52:39.289Z',9,8,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 3, "met": {"0": -0.16}}}',NULL,0,0,'6513270e269e0d37f2a74de452e6b438');
INSERT INTO "games" VALUES('3a12917c1a26f88938703800149e259b','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["rainbow","dog","cake","cat","moon","ladybug","heart","sunflower","starfish","rose","pancake","peacock"],"draw":["10","1","7","4","4","10","1","king","2","wand","1","knight","10","7","3","6","5","4","knight","potion","9","8","6","jester","10","jester","7","5","dragon","7","3","king","king","knight","dragon","potion","king","king","9","potion","6","wand","4","1","9","3","wand","jester","5","knight","6","king","2","3","2","5","jester","8","8","8","potion","dragon","2","jester","king","king","9"]}','2026-11-24T05:52:39.295Z','2026-11-24T05:52:39.295Z',0,0,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 3, "met": {"0": -0.16}}}',NULL,0,0,'570dc1951c2442f9298cb3a570ccec31');
INSERT INTO "games" VALUES('82b335998604871926debfdb8825ae56','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":0,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["cat","peacock","pancake","sunflower","dog","rainbow","moon","cake","heart","ladybug","starfish","rose"],"draw":["3","2","king","1","4","king","2","5","4","jester","6","3","3","5","6","king","jester","4","2","3","5","3","1","4","4","5","1","6","6","3","1","4","6","6","5","2","1","2","king","2","1","5"]}','2026-11-24T05:52:39.820Z','2026-11-24T05:52:39.820Z',0,0,NULL,NULL,NULL,'{"one_way": true}','ca23bad2da55e2cf2c64ec10a6870ede',0,0,'ccb573d95810d60ea72991b9e8c14743');
INSERT INTO "games" VALUES('abd0d7fb1292618550e40d54712ea6b3','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["heart","sunflower","dog","starfish","rainbow","cat","peacock","pancake","cake","rose","ladybug","moon"],"draw":["4","5","5","1","2","1","2","1","4","5","3","2","jester","6","4","4","2","king","4","5","4","2","5","6","king","1","6","3","3","king","5","1","3","3","3","1","king","2","6","6","jester","6"]}','2026-11-24T05:52:39.832Z','2026-11-24T05:52:40.293Z',61,40,NULL,'2026-11-24T05:52:40.293Z','{"result":{"winners":[1],"courts":[["pancake","cat"],["dog","moon","starfish","peacock"]],"points":[30,40]}}','{"one_way": true}',NULL,0,0,'6513270e269e0d37f2a74de452e6b438');
INSERT INTO "games" VALUES('4109d8d65f7b07b84485c04f911f52dc','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["heart","ladybug","pancake","cat","moon","dog","peacock","sunflower","starfish","cake","rose","rainbow"],"draw":["potion","jester","king","king","8","king","2","9","9","dragon","potion","5","dragon","knight","2","6","6","jester","10","potion","jester","dragon","4","10","9","jester","5","10","1","king","1","7","king","3","7","4","9","2","6","jester","king","6","4","wand","3","king","5","wand","3","knight","wand","8","7","5","knight","7","knight","8","king","8","2","4","potion","1","3","1","10"]}','2026-11-24T05:52:40.310Z','2026-11-24T05:52:40.353Z',12,10,NULL,NULL,NULL,'{"fit": {"step": 3, "met": {"0": -0.16}}}',NULL,0,0,'6513270e269e0d37f2a74de452e6b438');
INSERT INTO "games" VALUES('cc45782198a6416d1775336d71eacd05','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["peacock","starfish","heart","ladybug","sunflower","pancake","dog","rose","moon","cake","rainbow","cat"],"draw":["jester","king","king","knight","7","8","wand","3","wand","king","wand","3","10","8","1","4","potion","jester","dragon","5","king","1","potion","dragon","6","2","3","jester","7","4","potion","dragon","7","2","1","1","5","9","8","knight","knight","4","king","10","6","7","6","potion","9","8","6","king","2","king","2","5","3","jester","10","knight","king","9","jester","9","4","5","10"]}','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',1,0,NULL,'2026-11-20T17:35:00.000Z',NULL,'{"one_way": true, "fit": {"step": 3, "met": {"0": -0.16}}}','22e88f1b96ee59e9fe0878ae8eca56ee',0,1,'tablet-3');
INSERT INTO "games" VALUES('2a838af8d5c44a4eb3172062d08f1bb2','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":3,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["heart","cat","rose","moon","dog","cake","peacock","sunflower","ladybug","pancake","starfish","rainbow"],"draw":["jester","1","king","1","2","8","2","dragon","3","4","6","king","8","jester","5","10","king","2","potion","6","4","2","king","dragon","knight","5","7","knight","wand","5","king","7","jester","10","10","potion","10","dragon","3","king","knight","king","potion","4","4","3","9","3","9","7","7","wand","8","6","1","wand","1","jester","5","9","8","jester","9","king","knight","potion","6"]}','2026-11-20T17:36:00.000Z','2026-11-20T17:39:00.000Z',4,0,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 2, "met": {"0": -0.24, "1": -0.24}}}','1b1bf0d2fa99f43748183e0bf27937ce',1,0,NULL);
INSERT INTO "games" VALUES('6b384309c9a937a68c8f95ef04a012e8','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":3,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["rainbow","ladybug","moon","cake","heart","peacock","pancake","cat","sunflower","starfish","dog","rose"],"draw":["1","2","8","10","jester","1","5","6","7","dragon","potion","2","4","6","6","dragon","5","jester","7","10","1","king","knight","2","9","9","king","3","wand","jester","8","9","potion","king","9","4","6","5","king","potion","king","jester","king","wand","king","potion","8","knight","10","3","2","wand","3","7","knight","3","5","7","dragon","king","1","4","10","4","knight","8","jester"]}','2026-11-20T17:39:00.000Z','2026-11-20T17:39:00.000Z',1,0,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 2, "met": {"0": -0.24, "1": -0.24}}}','1b1bf0d2fa99f43748183e0bf27937ce',0,0,'tablet-2');
INSERT INTO "games" VALUES('ffd21f09ec08693c7401f5ce2425d75a','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["moon","peacock","rainbow","heart","sunflower","cake","starfish","cat","ladybug","rose","dog","pancake"],"draw":["potion","jester","1","wand","knight","potion","7","5","jester","6","9","9","8","7","10","4","8","7","2","knight","4","3","jester","dragon","king","2","1","4","king","king","potion","1","3","8","10","wand","king","3","king","6","5","jester","9","5","jester","3","potion","10","dragon","6","4","2","7","1","5","6","knight","dragon","king","10","2","8","knight","9","king","wand","king"]}','2026-11-20T17:39:00.000Z','2026-11-20T17:39:00.000Z',0,0,NULL,NULL,NULL,'{"one_way": true}','1b1bf0d2fa99f43748183e0bf27937ce',1,0,NULL);
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
INSERT INTO "grown_ups" VALUES('cdd5c694382482f489321a648b1c6b96','grown_up','grown_up','scrypt:16384:8:5$r1X2JG7l56e8wfQT97By6U$c1f1fb223dbb7d30ec56265cdf6de5d10624114c7fffbddebcc73a3eb2f7781bd28405bbcfdac421ab376eece4aa928de22b8b338288da70da954dbca2b23c28','2026-11-24T05:52:39.329Z','owner');
INSERT INTO "grown_ups" VALUES('d2bab0bb1742a123f0b67beab9596a08','signed_out','signed_out','scrypt:16384:8:5$zTCdTprv9bD37WV2b7HfgL$ebd2fd22f5eae1d035c1cf76b0060e72d2873b8de5457dccb9b01c3b2f9b3ad47fcf54ccdc62fa4bcb510807771649ce5846b4addc21231d699a165dabe4283d','2026-11-24T05:52:39.581Z','owner');
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
INSERT INTO "learners" VALUES('3b540ca79dc1e4e44f79f29cdd079085','Mira','face-3','2026-11-24T05:52:38.934Z',NULL,NULL,NULL,'2026-11-24T05:52:40.042Z');
INSERT INTO "learners" VALUES('f59e3e33da5ea6f08319fa68dc2f0b3a','Lou','face-4','2026-11-24T05:52:39.807Z',NULL,'ca23bad2da55e2cf2c64ec10a6870ede',NULL,NULL);
INSERT INTO "learners" VALUES('7ba24232f798334a1d1dbc53f0c9546e','Mira','face-5','2026-11-20T17:34:00.000Z',NULL,'1b1bf0d2fa99f43748183e0bf27937ce',NULL,NULL);
INSERT INTO "learners" VALUES('345909fb9ff452078de068a016086903','Leo','face-5','2026-11-20T17:34:00.000Z',NULL,'1b1bf0d2fa99f43748183e0bf27937ce',NULL,NULL);
INSERT INTO "learners" VALUES('bf180115bd55e5c24e16305651ddf4cb','Zoe','face-5','2026-11-20T17:34:00.000Z',NULL,'1b1bf0d2fa99f43748183e0bf27937ce',NULL,NULL);
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
INSERT INTO "lessons" VALUES('863b6ce690a33287ad36dfcc593edaf0','ca23bad2da55e2cf2c64ec10a6870ede','9yjzhp','2026-11-24T05:52:39.807Z','2026-11-24T07:22:39.807Z',NULL,NULL,NULL);
INSERT INTO "lessons" VALUES('195f1bb86f12e4483e2ed30ed813166c','1b1bf0d2fa99f43748183e0bf27937ce','ygfw8b','2026-11-20T17:34:00.000Z','2026-11-20T19:04:00.000Z',NULL,NULL,NULL);
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
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',0,1,'discard 10',NULL,NULL,'2026-11-24T05:52:39.239Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',1,0,'discard 5',NULL,'119a72d174c9df6acc011cdd9474031b','2026-11-24T05:52:39.253Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',2,1,'discard 1',NULL,NULL,'2026-11-24T05:52:39.259Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',3,0,'discard 7',NULL,'ae658f33fe3b890b93f448b3a5aa3c81','2026-11-24T05:52:39.263Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',4,1,'discard 6',NULL,NULL,'2026-11-24T05:52:39.281Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',5,0,'discard 8',NULL,'616499c9e25a7605aec6f0245bd86d40','2026-11-24T05:52:39.283Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',6,1,'discard 1',NULL,NULL,'2026-11-24T05:52:39.287Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',7,0,'discard 9',NULL,'482c9cbc43435cc52eae05cf96d0cc5f','2026-11-24T05:52:39.289Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',0,1,'discard 9',NULL,NULL,'2026-11-24T05:52:40.315Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',1,0,'discard jester',NULL,'ad3a62fe178274bfe6c4f9644e96dfcb','2026-11-24T05:52:40.317Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',2,1,'discard 2',NULL,NULL,'2026-11-24T05:52:40.321Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',3,0,'discard 5',NULL,'f671a191584f715024819aa2cb49d661','2026-11-24T05:52:40.322Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',4,1,'discard 8',NULL,NULL,'2026-11-24T05:52:40.325Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',5,0,'king 11',NULL,'fe376ea1d5e9c9c842b598d8d66d5c79','2026-11-24T05:52:40.329Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',6,1,'discard 2',NULL,NULL,'2026-11-24T05:52:40.337Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',7,0,'king 5',NULL,'3f5e75d32fa00c88a4e939d2ba27f90c','2026-11-24T05:52:40.340Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',8,1,'discard 6',NULL,NULL,'2026-11-24T05:52:40.349Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',9,0,'discard 6',NULL,'d4027df26a3579b8d9ce5d1204a79ad5','2026-11-24T05:52:40.353Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',0,1,'discard 2,2',NULL,NULL,'2026-11-24T05:52:39.841Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',1,0,'discard 5',NULL,'9735e6c81c224870b3e6eefb99d0fa69','2026-11-24T05:52:39.855Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',2,1,'discard 3',NULL,NULL,'2026-11-24T05:52:39.857Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',3,0,'discard 1',NULL,'ad41a46f1915348a44e466902138f003','2026-11-24T05:52:39.859Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',4,1,'discard 5',NULL,NULL,'2026-11-24T05:52:39.870Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',5,0,'discard 1',NULL,'126211b0d4d7977bb6c569b80ebec955','2026-11-24T05:52:39.872Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',6,1,'discard 2',NULL,NULL,'2026-11-24T05:52:39.874Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',7,0,'discard 5',NULL,'3c1698a7ae7180b5129a585befddffad','2026-11-24T05:52:39.876Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',8,1,'king 2',NULL,NULL,'2026-11-24T05:52:39.878Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',9,0,'discard 4',NULL,'2ce69fd411a3b1b5ed398debbf9f2be6','2026-11-24T05:52:39.885Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',10,1,'discard 4,4',NULL,NULL,'2026-11-24T05:52:39.906Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',11,0,'discard 4',NULL,'cc93cb8abf1945650e55f7ebe97e8175','2026-11-24T05:52:39.931Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',12,1,'discard 4',NULL,NULL,'2026-11-24T05:52:39.938Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',13,0,'discard 4',NULL,'91b70237b50c6e131b80860efcb38b38','2026-11-24T05:52:39.946Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',14,1,'discard 6',NULL,NULL,'2026-11-24T05:52:39.953Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',15,0,'discard 6',NULL,'51b5c8c60a232ad089a43f09bfa01fa3','2026-11-24T05:52:39.984Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',16,1,'discard 5',NULL,NULL,'2026-11-24T05:52:39.993Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',17,0,'discard 1',NULL,'77ff53680ce7d9e2df4b96179741be42','2026-11-24T05:52:40.008Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',18,1,'king 11',NULL,NULL,'2026-11-24T05:52:40.025Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',19,0,'king 7',NULL,'f2cb6ff2b3a6f62e4ace049494b75c8a','2026-11-24T05:52:40.042Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',20,1,'discard 3',NULL,NULL,'2026-11-24T05:52:40.058Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',21,0,'discard 1',NULL,'b0b1e0191a8f9644ee92bc44c9603093','2026-11-24T05:52:40.071Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',22,1,'discard 3',NULL,NULL,'2026-11-24T05:52:40.121Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',23,0,'discard 1',NULL,'fdbd8320f895361a97eae08d7774702b','2026-11-24T05:52:40.133Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',24,1,'discard 5',NULL,NULL,'2026-11-24T05:52:40.140Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',25,0,'discard 3',NULL,'720142ebd572bd4b23a4804dfaa9fcd9','2026-11-24T05:52:40.183Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',26,1,'discard 5',NULL,NULL,'2026-11-24T05:52:40.193Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',27,0,'discard 2',NULL,'9353e1597dccc7b27cfba0a570c3c744','2026-11-24T05:52:40.196Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',28,1,'discard 6',NULL,NULL,'2026-11-24T05:52:40.198Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',29,0,'discard 1',NULL,'59f75711890ba4a0f4863dcf376c380e','2026-11-24T05:52:40.200Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',30,1,'discard 2','[["4","5","5","5","2","4","3","king","4","2","king","2","1","2","1","4","6","king","1","1","6","2","4","3","3","3","5","5","1","6","5","1","4"]]',NULL,'2026-11-24T05:52:40.204Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',31,0,'discard jester',NULL,'43451fb3f7f0b3cdb7d1318843298463','2026-11-24T05:52:40.211Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',32,1,'king 3',NULL,NULL,'2026-11-24T05:52:40.248Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',33,0,'discard 3',NULL,'5eae499a7fce0f4da19274b6b1bfc9c0','2026-11-24T05:52:40.269Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',34,1,'jester',NULL,NULL,'2026-11-24T05:52:40.274Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',35,0,'wake 5',NULL,'8d64eaebfe84a27dedaeea9613c76640','2026-11-24T05:52:40.277Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',36,0,'discard 6',NULL,'70f8a196db8fa6fd5bb9cbcec44f79fc','2026-11-24T05:52:40.279Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',37,1,'discard 5',NULL,NULL,'2026-11-24T05:52:40.287Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',38,0,'discard 6',NULL,'2ad0c475574e9006390312def4ae5f1b','2026-11-24T05:52:40.290Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',39,1,'king 6',NULL,NULL,'2026-11-24T05:52:40.293Z');
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
INSERT INTO "questions" VALUES('230d977ee22571594720771f8ca81811','13deef86ab1031d0f646e1f40a097c97',4,0,'3b540ca79dc1e4e44f79f29cdd079085','help_bot','{"choices":[3,4,5,6,8],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,4],"skill":"add:1+4","truth":5}','2026-11-24T05:52:39.263Z','2026-11-24T05:52:39.278Z',NULL,'adaptive','discard 6',0,0,0);
INSERT INTO "questions" VALUES('0fef792866836886a260cd0b7b45145c','13deef86ab1031d0f646e1f40a097c97',8,0,'3b540ca79dc1e4e44f79f29cdd079085','help_bot','{"choices":[2,4,5,6,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,5],"skill":"add:1+5","truth":6}','2026-11-24T05:52:39.289Z',NULL,NULL,'adaptive','discard 8',0,0,0);
INSERT INTO "questions" VALUES('eb4ed2e3895e8b6b263cfa5e67ec326a','abd0d7fb1292618550e40d54712ea6b3',4,0,'3b540ca79dc1e4e44f79f29cdd079085','help_bot','{"choices":[4,5,6,7,10],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,5],"skill":"add:1+5","truth":6}','2026-11-24T05:52:39.859Z','2026-11-24T05:52:39.864Z','5','adaptive','discard 5',3,0,0);
INSERT INTO "questions" VALUES('bdaaea00a01d616f121ae3e603a63966','abd0d7fb1292618550e40d54712ea6b3',10,0,'3b540ca79dc1e4e44f79f29cdd079085','help_bot','{"choices":[1,2,3,4,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,2],"skill":"add:1+2","truth":3}','2026-11-24T05:52:39.885Z','2026-11-24T05:52:39.898Z','3','adaptive','discard 4,4',5,0,0);
INSERT INTO "questions" VALUES('00721f8454d1ac6bd71961891ef3ea44','abd0d7fb1292618550e40d54712ea6b3',22,0,'3b540ca79dc1e4e44f79f29cdd079085','help_bot','{"choices":[2,3,4,5,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-24T05:52:40.071Z','2026-11-24T05:52:40.111Z','5','adaptive','discard 3',3,0,0);
INSERT INTO "questions" VALUES('6a34b37178e10e702bb71c682097798c','abd0d7fb1292618550e40d54712ea6b3',26,0,'3b540ca79dc1e4e44f79f29cdd079085','check_bot','{"choices":[1,0],"claimed":6,"friend":1,"guess_p":0.75,"held":false,"operands":[5,1],"skill":"add:1+5","truth":1}','2026-11-24T05:52:40.183Z','2026-11-24T05:52:40.187Z','1','adaptive','discard 5',0,0,0);
INSERT INTO "questions" VALUES('1407ab3300bc22cb1be4a5db2b54af77','abd0d7fb1292618550e40d54712ea6b3',37,0,'3b540ca79dc1e4e44f79f29cdd079085','help_bot','{"choices":[3,4,5,6,8],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[4,1],"skill":"add:1+4","truth":5}','2026-11-24T05:52:40.279Z','2026-11-24T05:52:40.283Z',NULL,'adaptive','discard 5',0,0,0);
INSERT INTO "questions" VALUES('68b3e3aa53c69b0ad19f0be902e9c9fb','4109d8d65f7b07b84485c04f911f52dc',6,0,'3b540ca79dc1e4e44f79f29cdd079085','queen_total','{"before":0,"gained":5,"places":[0,5,10,15,20,25,30,35,40,45,50],"queen":10}','2026-11-24T05:52:40.329Z','2026-11-24T05:52:40.333Z','10','natural',NULL,0,0,0);
INSERT INTO "questions" VALUES('88b409c8a3a16d922790bb018cd5d187','4109d8d65f7b07b84485c04f911f52dc',8,0,'3b540ca79dc1e4e44f79f29cdd079085','queen_total','{"before":5,"gained":15,"places":[0,5,10,15,20,25,30,35,40,45,50],"queen":3}','2026-11-24T05:52:40.340Z','2026-11-24T05:52:40.345Z','10','natural',NULL,0,0,0);
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
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',0,'learner',NULL,'3b540ca79dc1e4e44f79f29cdd079085',NULL,'2026-11-24T05:52:38.937Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',1,'bot','bruno',NULL,NULL,'2026-11-24T05:52:38.937Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',0,'learner',NULL,'7ba24232f798334a1d1dbc53f0c9546e','bruno','2026-11-20T17:36:00.000Z',0,'2026-11-20T17:37:00.000Z','2026-11-20T17:39:00.000Z');
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',1,'learner',NULL,'345909fb9ff452078de068a016086903','bruno','2026-11-20T17:36:00.000Z',0,'2026-11-20T17:37:00.000Z','2026-11-20T17:38:00.000Z');
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',2,'bot','tilo',NULL,NULL,'2026-11-20T17:36:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('3a12917c1a26f88938703800149e259b',0,'guest',NULL,NULL,NULL,'2026-11-24T05:52:39.295Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('3a12917c1a26f88938703800149e259b',1,'bot','bruno',NULL,NULL,'2026-11-24T05:52:39.295Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('4109d8d65f7b07b84485c04f911f52dc',0,'learner',NULL,'3b540ca79dc1e4e44f79f29cdd079085',NULL,'2026-11-24T05:52:40.310Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('4109d8d65f7b07b84485c04f911f52dc',1,'bot','bruno',NULL,NULL,'2026-11-24T05:52:40.310Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',0,'learner',NULL,'bf180115bd55e5c24e16305651ddf4cb',NULL,'2026-11-20T17:39:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',1,'learner',NULL,'345909fb9ff452078de068a016086903','bruno','2026-11-20T17:39:00.000Z',0,NULL,'2026-11-20T17:39:00.000Z');
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',2,'bot','tilo',NULL,NULL,'2026-11-20T17:39:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('82b335998604871926debfdb8825ae56',0,'learner',NULL,'f59e3e33da5ea6f08319fa68dc2f0b3a',NULL,'2026-11-24T05:52:39.820Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('82b335998604871926debfdb8825ae56',1,'bot','bruno',NULL,NULL,'2026-11-24T05:52:39.820Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('abd0d7fb1292618550e40d54712ea6b3',0,'learner',NULL,'3b540ca79dc1e4e44f79f29cdd079085',NULL,'2026-11-24T05:52:39.832Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('abd0d7fb1292618550e40d54712ea6b3',1,'bot','bruno',NULL,NULL,'2026-11-24T05:52:39.832Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('cc45782198a6416d1775336d71eacd05',0,'learner',NULL,'bf180115bd55e5c24e16305651ddf4cb',NULL,'2026-11-20T17:34:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('cc45782198a6416d1775336d71eacd05',1,'bot','tilo',NULL,NULL,'2026-11-20T17:34:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('ffd21f09ec08693c7401f5ce2425d75a',0,'learner',NULL,'7ba24232f798334a1d1dbc53f0c9546e',NULL,'2026-11-20T17:39:00.000Z',1,NULL,NULL);
INSERT INTO "seats" VALUES('ffd21f09ec08693c7401f5ce2425d75a',1,'learner',NULL,'345909fb9ff452078de068a016086903',NULL,'2026-11-20T17:39:00.000Z',1,NULL,NULL);
CREATE TABLE sessions (
            token_hash TEXT PRIMARY KEY,
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            device TEXT NOT NULL,
            created_at TEXT NOT NULL,
            seen_at TEXT NOT NULL,
            ended_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "sessions" VALUES('2b076dab96d2717ae685f549f629db668f190024549aea0927a0bf216b5964ce','d2bab0bb1742a123f0b67beab9596a08','7abec539007d1034d726c86b9c3a23cd','2026-11-24T05:52:39.796Z','2026-11-24T05:52:39.796Z','2026-11-24T05:52:39.804Z');
INSERT INTO "sessions" VALUES('c1ef2a7c8a6c06a17ebff8742c78a4db08e6f4e26d680a947747acbc6157b4bf','cdd5c694382482f489321a648b1c6b96','e67a9b75fc3947249fc2d0a17b8f2ab5','2026-11-24T05:52:39.512Z','2026-11-24T05:52:39.512Z',NULL);
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
INSERT INTO "sittings" VALUES(1,'ccb573d95810d60ea72991b9e8c14743','ca23bad2da55e2cf2c64ec10a6870ede','f59e3e33da5ea6f08319fa68dc2f0b3a','2026-11-24T05:52:39.817Z','2026-11-24T05:52:39.817Z',NULL);
INSERT INTO "sittings" VALUES(2,'tablet-0','1b1bf0d2fa99f43748183e0bf27937ce','7ba24232f798334a1d1dbc53f0c9546e','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(3,'tablet-1','1b1bf0d2fa99f43748183e0bf27937ce','345909fb9ff452078de068a016086903','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(4,'tablet-2','1b1bf0d2fa99f43748183e0bf27937ce','bf180115bd55e5c24e16305651ddf4cb','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(5,'tablet-3','22e88f1b96ee59e9fe0878ae8eca56ee','bf180115bd55e5c24e16305651ddf4cb','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z','2026-11-20T17:35:00.000Z');
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
INSERT INTO "tablets" VALUES('ccb573d95810d60ea72991b9e8c14743','ca23bad2da55e2cf2c64ec10a6870ede','2026-11-24T05:52:39.813Z');
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
INSERT INTO "throttles" VALUES('code',0,'2026-11-24T05:52:39.809Z');
INSERT INTO "throttles" VALUES('new browsers',1,'2026-11-24T05:52:38.934Z');
CREATE TABLE woken (
            learner TEXT NOT NULL REFERENCES learners (id),
            queen TEXT NOT NULL,
            game_id TEXT REFERENCES games (id),
            ply INTEGER,
            at TEXT NOT NULL,
            PRIMARY KEY (learner, queen)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "woken" VALUES('3b540ca79dc1e4e44f79f29cdd079085','cat','abd0d7fb1292618550e40d54712ea6b3',35,'2026-11-24T05:52:40.277Z');
INSERT INTO "woken" VALUES('3b540ca79dc1e4e44f79f29cdd079085','dog','4109d8d65f7b07b84485c04f911f52dc',7,'2026-11-24T05:52:40.340Z');
INSERT INTO "woken" VALUES('3b540ca79dc1e4e44f79f29cdd079085','pancake','abd0d7fb1292618550e40d54712ea6b3',19,'2026-11-24T05:52:40.042Z');
INSERT INTO "woken" VALUES('3b540ca79dc1e4e44f79f29cdd079085','rainbow','4109d8d65f7b07b84485c04f911f52dc',5,'2026-11-24T05:52:40.329Z');
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
