BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'kidsq','m001_games','2026-11-24 13:11:20.890774+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'kidsq','m002_attempts','2026-11-24 13:11:20.891111+00:00');
INSERT INTO "_sqlite_migrations" VALUES(3,'kidsq','m003_grown_ups','2026-11-24 13:11:20.891363+00:00');
INSERT INTO "_sqlite_migrations" VALUES(4,'kidsq','m004_knowing','2026-11-24 13:11:20.892107+00:00');
INSERT INTO "_sqlite_migrations" VALUES(5,'kidsq','m005_taps','2026-11-24 13:11:20.896965+00:00');
INSERT INTO "_sqlite_migrations" VALUES(6,'kidsq','m006_classroom','2026-11-24 13:11:20.898002+00:00');
INSERT INTO "_sqlite_migrations" VALUES(7,'kidsq','m007_erasing','2026-11-24 13:11:20.898277+00:00');
INSERT INTO "_sqlite_migrations" VALUES(8,'kidsq','m008_room','2026-11-24 13:11:20.898370+00:00');
INSERT INTO "_sqlite_migrations" VALUES(9,'kidsq','m009_gallery','2026-11-24 13:11:20.898658+00:00');
INSERT INTO "_sqlite_migrations" VALUES(10,'kidsq','m010_lately','2026-11-24 13:11:20.898969+00:00');
INSERT INTO "_sqlite_migrations" VALUES(11,'kidsq','m011_pauses','2026-11-24 13:11:20.899076+00:00');
INSERT INTO "_sqlite_migrations" VALUES(12,'kidsq','m012_meaning','2026-11-24 13:11:20.907760+00:00');
INSERT INTO "_sqlite_migrations" VALUES(13,'kidsq','m013_tries','2026-11-24 13:11:20.908025+00:00');
INSERT INTO "_sqlite_migrations" VALUES(14,'kidsq','m014_question_help','2026-11-24 13:11:20.908875+00:00');
INSERT INTO "_sqlite_migrations" VALUES(15,'kidsq','m015_surprises','2026-11-24 13:11:20.909006+00:00');
INSERT INTO "_sqlite_migrations" VALUES(16,'kidsq','m016_probes','2026-11-24 13:11:20.909199+00:00');
INSERT INTO "_sqlite_migrations" VALUES(17,'kidsq','m017_trials','2026-11-24 13:11:20.909601+00:00');
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
INSERT INTO "attempts" VALUES(1,'4ea9a37af025873df0069300342760ed',1,'0.1.0','mastery-3','d029c260c5959d5ecd8a4b26231bb2e4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',1,'2026-11-24T13:11:22.475Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+1','[1,1]','a+b=c',3,0.3333,'{"hand":["1","1","1","5","5"]}','2','1',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[]','natural',0.8534,0.7919,NULL);
INSERT INTO "attempts" VALUES(2,'5f4efe37a826e11561b38783b96c60c2',1,'0.1.0','mastery-3','d029c260c5959d5ecd8a4b26231bb2e4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',1,'2026-11-24T13:11:22.505Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+1','[1,1]','a+b=c',3,0.3333,'{"hand":["1","1","1","5","5"]}','2','1',0,2,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,3,0,1,'[]','natural',0.7919,0.7919,NULL);
INSERT INTO "attempts" VALUES(3,'eb4ed2e3895e8b6b263cfa5e67ec326a',1,'0.1.0','mastery-3','d029c260c5959d5ecd8a4b26231bb2e4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',4,'2026-11-24T13:11:22.602Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[1,5]','a+b=c',5,0.2,'{"choices":[4,5,6,7,10]}','6','5',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7058,0.6613,NULL);
INSERT INTO "attempts" VALUES(4,'bdaaea00a01d616f121ae3e603a63966',1,'0.1.0','mastery-3','d029c260c5959d5ecd8a4b26231bb2e4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',10,'2026-11-24T13:11:22.798Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[1,2]','a+b=c',5,0.2,'{"choices":[1,2,3,4,7]}','3','7',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7201,0.7147,NULL);
INSERT INTO "attempts" VALUES(5,'bdaaea00a01d616f121ae3e603a63966.3',1,'0.1.0','mastery-3','d029c260c5959d5ecd8a4b26231bb2e4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',10,'2026-11-24T13:11:22.818Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[1,2]','a+b=c',5,0.2,'{"choices":[1,2,3,4,7]}','3','1',0,2,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,3,0,1,NULL,'adaptive',0.7147,0.7147,NULL);
INSERT INTO "attempts" VALUES(6,'bdaaea00a01d616f121ae3e603a63966.4',1,'0.1.0','mastery-3','d029c260c5959d5ecd8a4b26231bb2e4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',10,'2026-11-24T13:11:22.838Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[1,2]','a+b=c',5,0.2,'{"choices":[1,2,3,4,7]}','3','1',0,3,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,4,0,1,NULL,'adaptive',0.7147,0.7147,NULL);
INSERT INTO "attempts" VALUES(7,'bdaaea00a01d616f121ae3e603a63966.5',1,'0.1.0','mastery-3','d029c260c5959d5ecd8a4b26231bb2e4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',10,'2026-11-24T13:11:22.862Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[1,2]','a+b=c',5,0.2,'{"choices":[1,2,3,4,7]}','3','3',1,4,NULL,NULL,NULL,0,NULL,NULL,NULL,5,0,1,NULL,'adaptive',0.7147,0.7147,NULL);
INSERT INTO "attempts" VALUES(8,'e461adac3080633f8b4af7f453201e72',1,'0.1.0','mastery-3','d029c260c5959d5ecd8a4b26231bb2e4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',11,'2026-11-24T13:11:22.914Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+4','[2,4]','a+b=c',2,0.5,'{"hand":["1","2","4","4","jester"]}','6','4',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[]','natural',0.6051,0.6117,NULL);
INSERT INTO "attempts" VALUES(9,'5d751b3f33952bdad81278654347cf7c',1,'0.1.0','mastery-3','d029c260c5959d5ecd8a4b26231bb2e4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',15,'2026-11-24T13:11:23.030Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+6','[6,2]','a+b=c',2,0.5,'{"hand":["1","1","2","6","jester"]}','8','1',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[[1,1,2]]','natural',0.5719,0.5773,NULL);
INSERT INTO "attempts" VALUES(10,'c00effa5ca5cc181e38f538f7857c5b4',1,'0.1.0','mastery-3','d029c260c5959d5ecd8a4b26231bb2e4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',15,'2026-11-24T13:11:23.054Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+2','[1,2]','a+b=c',2,0.5,'{"hand":["1","1","2","6","jester"]}','3','1',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[[1,1,2]]','natural',0.7342,0.7392,NULL);
INSERT INTO "attempts" VALUES(11,'00721f8454d1ac6bd71961891ef3ea44',1,'0.1.0','mastery-3','d029c260c5959d5ecd8a4b26231bb2e4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',22,'2026-11-24T13:11:23.250Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,7]}','4','5',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7669,0.7646,NULL);
INSERT INTO "attempts" VALUES(12,'ee14e4756ce07212167e2e310bee0908',1,'0.1.0','mastery-3','d029c260c5959d5ecd8a4b26231bb2e4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',25,'2026-11-24T13:11:23.370Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+3','[3,1]','a+b=c',2,0.5,'{"hand":["1","2","3","3","jester"]}','4','2',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[[1,2,3]]','natural',0.7199,0.7232,NULL);
INSERT INTO "attempts" VALUES(13,'132097f7073f9f70156487cf5c2f8990',1,'0.1.0','mastery-3','d029c260c5959d5ecd8a4b26231bb2e4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',25,'2026-11-24T13:11:23.398Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+3','[3,1]','a+b=c',2,0.5,'{"hand":["1","2","3","3","jester"]}','4','3',0,2,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,3,0,1,'[[1,2,3]]','natural',0.7232,0.7232,NULL);
INSERT INTO "attempts" VALUES(14,'d9b678adeefd99be67f77734b4060994',1,'0.1.0','mastery-3','d029c260c5959d5ecd8a4b26231bb2e4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',25,'2026-11-24T13:11:23.422Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+3','[1,3]','a+b=c',2,0.5,'{"hand":["1","2","3","3","jester"]}','4','2',0,3,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,3,0,1,'[[1,2,3]]','natural',0.7232,0.7232,NULL);
INSERT INTO "attempts" VALUES(15,'6a34b37178e10e702bb71c682097798c',1,'0.1.0','mastery-3','d029c260c5959d5ecd8a4b26231bb2e4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',26,'2026-11-24T13:11:23.470Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','check_bot','add:1+5','[5,1]','a+b=c',2,0.75,'{"claimed":6}','true','true',1,1,NULL,NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7152,0.7251,NULL);
INSERT INTO "attempts" VALUES(16,'12e1c5199992cabd76d8d19f875cd65d',1,'0.1.0','mastery-3','d029c260c5959d5ecd8a4b26231bb2e4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',31,'2026-11-24T13:11:23.610Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:3+6','[6,3]','a+b=c',2,0.5,'{"hand":["2","3","6","6","jester"]}','9','6',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[]','natural',0.4782,0.4833,NULL);
INSERT INTO "attempts" VALUES(17,'858629a7c9aee9e9f96f0ad29ddfdd22',1,'0.1.0','mastery-3','d029c260c5959d5ecd8a4b26231bb2e4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',33,'2026-11-24T13:11:23.679Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+6','[6,2]','a+b=c',3,0.3333,'{"hand":["2","3","5","6","6"]}','8','6',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[[2,3,5]]','natural',0.5794,0.5837,NULL);
INSERT INTO "attempts" VALUES(18,'68b3e3aa53c69b0ad19f0be902e9c9fb',1,'0.1.0','mastery-3','d029c260c5959d5ecd8a4b26231bb2e4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4109d8d65f7b07b84485c04f911f52dc',6,'2026-11-24T13:11:24.014Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','queen_total','total:0+5','[0,5]','words',11,0.0909,'{"places":[0,5,10,15,20,25,30,35,40,45,50]}','5','10',0,1,'decade',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'natural',0.4194,0.4215,NULL);
INSERT INTO "attempts" VALUES(19,'88b409c8a3a16d922790bb018cd5d187',1,'0.1.0','mastery-3','d029c260c5959d5ecd8a4b26231bb2e4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4109d8d65f7b07b84485c04f911f52dc',8,'2026-11-24T13:11:24.070Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','queen_total','total:5+15','[5,15]','words',11,0.0909,'{"places":[0,5,10,15,20,25,30,35,40,45,50]}','20','10',0,1,'decade',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'natural',0.4166,0.4191,NULL);
CREATE TABLE audit (
            seq INTEGER PRIMARY KEY,
            at TEXT NOT NULL,
            grown_up TEXT,
            action TEXT NOT NULL,
            subject TEXT NOT NULL
        ) STRICT;
INSERT INTO "audit" VALUES(1,'2026-11-24T13:11:21.805Z','b4a4c2fe3c05bfb6430bfa7fc014ce27','claimed','b4a4c2fe3c05bfb6430bfa7fc014ce27');
INSERT INTO "audit" VALUES(2,'2026-11-24T13:11:22.193Z','74cdef724bd91d3be169df7b88848437','claimed','74cdef724bd91d3be169df7b88848437');
INSERT INTO "audit" VALUES(3,'2026-11-24T13:11:22.218Z','74cdef724bd91d3be169df7b88848437','signed_out','74cdef724bd91d3be169df7b88848437');
CREATE TABLE child_keys (
            learner TEXT PRIMARY KEY REFERENCES learners (id),
            pictures TEXT NOT NULL,
            number TEXT NOT NULL,
            made_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
INSERT INTO "child_keys" VALUES('5acb4dff2cf1d83f5856b8d76af7592f','moon,car,fish','8540','2026-11-24T13:11:22.265Z');
CREATE TABLE child_tries (
            learner TEXT NOT NULL REFERENCES learners (id),
            device TEXT NOT NULL,
            failures INTEGER NOT NULL,
            last_at TEXT NOT NULL,
            PRIMARY KEY (learner, device)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "child_tries" VALUES('40b6c9fc102a8ec205715f15838e4389','tablet-0',1,'2026-11-20T17:39:00.000Z');
CREATE TABLE claim_codes (
            code_hash TEXT PRIMARY KEY,
            created_at TEXT NOT NULL,
            used_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "claim_codes" VALUES('2871702da4a700197d67be454769c310db5172c3d6a2067c4dd818edc32fa481','2026-11-24T13:11:21.528Z','2026-11-24T13:11:21.541Z');
INSERT INTO "claim_codes" VALUES('97f44bc862f4272b886cdec64d0dfb54e7fa73580da05d6074ece0f22b286ad6','2026-11-24T13:11:21.829Z','2026-11-24T13:11:21.848Z');
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
INSERT INTO "classes" VALUES('8c6daf377a215e699c363d845d54683d','2b','2026-11-24T13:11:22.265Z',NULL,0);
INSERT INTO "classes" VALUES('de66cb3e81e5567909f244345bff3d62','3a','2026-11-20T17:34:00.000Z',NULL,0);
INSERT INTO "classes" VALUES('40e19529adb01facc0733a6f0ef83b21','3b','2026-11-20T17:34:00.000Z',NULL,0);
CREATE TABLE device_learners (
            device TEXT NOT NULL REFERENCES devices (id),
            learner TEXT NOT NULL REFERENCES learners (id),
            place INTEGER NOT NULL,
            PRIMARY KEY (device, learner)
        ) STRICT;
INSERT INTO "device_learners" VALUES('6513270e269e0d37f2a74de452e6b438','d029c260c5959d5ecd8a4b26231bb2e4',1);
INSERT INTO "device_learners" VALUES('desk','5acb4dff2cf1d83f5856b8d76af7592f',1);
INSERT INTO "device_learners" VALUES('home','40b6c9fc102a8ec205715f15838e4389',1);
INSERT INTO "device_learners" VALUES('home','729d25116cb5047a26c67f1833edd125',2);
INSERT INTO "device_learners" VALUES('home','b1bb97e9cbc6e0a555e86e2b077a17c3',3);
CREATE TABLE devices (
            id TEXT PRIMARY KEY,
            first_seen TEXT NOT NULL
        ) STRICT;
INSERT INTO "devices" VALUES('6513270e269e0d37f2a74de452e6b438','2026-11-24T13:11:20.988Z');
INSERT INTO "devices" VALUES('570dc1951c2442f9298cb3a570ccec31','2026-11-24T13:11:21.499Z');
INSERT INTO "devices" VALUES('desk','2026-11-24T13:11:22.265Z');
INSERT INTO "devices" VALUES('ccb573d95810d60ea72991b9e8c14743','2026-11-24T13:11:22.328Z');
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
INSERT INTO "estimates" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','add:1+1','mastery-3',8.43796778219503718077e-01,3.04210038810067695536e-02,1,0,0,NULL,'2026-11-24T13:11:22.475Z','guesses',1,0);
INSERT INTO "estimates" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','add:1+2','mastery-3',7.36805819197434819223e-01,5.15268271718316572815e-02,2,0,0,NULL,'2026-11-24T13:11:23.054Z','guesses',2,0);
INSERT INTO "estimates" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','add:1+3','mastery-3',7.19035382527196897939e-01,5.56790556098378797145e-02,1,0,0,NULL,'2026-11-24T13:11:23.370Z','guesses',1,1);
INSERT INTO "estimates" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','add:1+4','mastery-3',0.698126991778258,6.04493426166033964719e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','add:1+5','mastery-3',7.20172857498956320299e-01,5.41739052722798319905e-02,2,1,1,NULL,'2026-11-24T13:11:23.470Z','guesses',0,1);
INSERT INTO "estimates" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','add:1+6','mastery-3',6.6194166388223973918e-01,6.57669234070462627173e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','add:1+7','mastery-3',6.43214895102608208432e-01,6.81371658208201891326e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','add:1+8','mastery-3',6.24120931250571109316e-01,7.02753553360014882045e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','add:1+9','mastery-3',6.36888853365461526934e-01,6.88770706602051530076e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','add:2+2','mastery-3',7.62071233708552675523e-01,4.79514934670374204372e-02,1,0,0,NULL,'2026-11-24T13:11:23.250Z','guesses',0,1);
INSERT INTO "estimates" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','add:2+3','mastery-3',6.27343048819152260264e-01,0.0699042520496514,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','add:2+4','mastery-3',6.128232378554765436e-01,0.0692968255381714,1,0,0,NULL,'2026-11-24T13:11:22.914Z','guesses',0,1);
INSERT INTO "estimates" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','add:2+5','mastery-3',6.20921093235782706187e-01,7.0575352599062668446e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','add:2+6','mastery-3',5.79262729832939582408e-01,6.95026035732454472437e-02,2,0,0,NULL,'2026-11-24T13:11:23.679Z','guesses',1,0);
INSERT INTO "estimates" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','add:2+7','mastery-3',5.48378612537073539812e-01,7.58429573458960226695e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','add:2+8','mastery-3',0.561770885537816,7.51957272211684624174e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','add:3+3','mastery-3',6.62022906072897265872e-01,6.57547700210574515011e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','add:3+4','mastery-3',5.11533374474574586976e-01,7.68339089136634290078e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','add:3+5','mastery-3',5.25042091408685518416e-01,7.65986264706500219467e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','add:3+6','mastery-3',4.7788357717847995687e-01,7.35527434033276528158e-02,1,0,0,NULL,'2026-11-24T13:11:23.610Z','guesses',0,1);
INSERT INTO "estimates" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','add:3+7','mastery-3',4.84496622838790802489e-01,7.6842926922925075539e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','add:4+4','mastery-3',5.48461571887941645719e-01,7.58606887007652885834e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','add:4+5','mastery-3',0.427480822348345,7.48455916679860722151e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','add:4+6','mastery-3',4.07677379533712858084e-01,7.3517491340510221498e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','add:5+5','mastery-3',4.97878795306037458257e-01,7.69487445710831663436e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','total:0+5','mastery-3',4.19110669730438423208e-01,7.06758240435294282644e-02,1,0,0,NULL,'2026-11-24T13:11:24.014Z','guesses',0,1);
INSERT INTO "estimates" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','total:5+15','mastery-3',4.19110669730438423208e-01,7.06758240435294282644e-02,1,0,0,NULL,'2026-11-24T13:11:24.070Z','guesses',0,1);
CREATE TABLE former_accounts (
            tombstone TEXT PRIMARY KEY,
            learner TEXT NOT NULL REFERENCES learners (id)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "former_accounts" VALUES('9b181a12369c3aae9d93fbb901372532c5ee385e21c821f1f1f93190f954e613','b1bb97e9cbc6e0a555e86e2b077a17c3');
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
INSERT INTO "games" VALUES('13deef86ab1031d0f646e1f40a097c97','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["cake","cat","moon","heart","pancake","starfish","peacock","sunflower","ladybug","rainbow","dog","rose"],"draw":["dragon","10","1","8","10","9","knight","knight","1","5","king","7","6","king","dragon","wand","8","potion","6","2","king","knight","king","jester","knight","wand","3","7","9","5","6","8","4","potion","2","king","king","6","4","king","jester","2","3","potion","5","jester","wand","9","3","7","5","3","9","1","4","jester","7","jester","10","1","10","dragon","king","8","4","2","potion"]}','2026-11-24T13:11:21.018Z','2026-11-24T13:11:21.482Z',9,8,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 3, "met": {"0": -0.16}}}',NULL,0,0,'6513270e269e0d37f2a74de452e6b438');
INSERT INTO "games" VALUES('3a12917c1a26f88938703800149e259b','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["rainbow","dog","cake","cat","moon","ladybug","heart","sunflower","starfish","rose","pancake","peacock"],"draw":["10","1","7","4","4","10","1","king","2","wand","1","knight","10","7","3","6","5","4","knight","potion","9","8","6","jester","10","jester","7","5","dragon","7","3","king","king","knight","dragon","potion","king","king","9","potion","6","wand","4","1","9","3","wand","jester","5","knight","6","king","2","3","2","5","jester","8","8","8","potion","dragon","2","jester","king","king","9"]}','2026-11-24T13:11:21.499Z','2026-11-24T13:11:21.499Z',0,0,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 3, "met": {"0": -0.16}}}',NULL,0,0,'570dc1951c2442f9298cb3a570ccec31');
INSERT INTO "games" VALUES('82b335998604871926debfdb8825ae56','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":0,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["cat","peacock","pancake","sunflower","dog","rainbow","moon","cake","heart","ladybug","starfish","rose"],"draw":["3","2","king","1","4","king","2","5","4","jester","6","3","3","5","6","king","jester","4","2","3","5","3","1","4","4","5","1","6","6","3","1","4","6","6","5","2","1","2","king","2","1","5"]}','2026-11-24T13:11:22.402Z','2026-11-24T13:11:22.402Z',0,0,NULL,NULL,NULL,'{"one_way": true}','8c6daf377a215e699c363d845d54683d',0,0,'ccb573d95810d60ea72991b9e8c14743');
INSERT INTO "games" VALUES('abd0d7fb1292618550e40d54712ea6b3','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["heart","sunflower","dog","starfish","rainbow","cat","peacock","pancake","cake","rose","ladybug","moon"],"draw":["4","5","5","1","2","1","2","1","4","5","3","2","jester","6","4","4","2","king","4","5","4","2","5","6","king","1","6","3","3","king","5","1","3","3","3","1","king","2","6","6","jester","6"]}','2026-11-24T13:11:22.426Z','2026-11-24T13:11:23.826Z',61,40,NULL,'2026-11-24T13:11:23.826Z','{"result":{"winners":[1],"courts":[["pancake","cat"],["dog","moon","starfish","peacock"]],"points":[30,40]}}','{"one_way": true}',NULL,0,0,'6513270e269e0d37f2a74de452e6b438');
INSERT INTO "games" VALUES('4109d8d65f7b07b84485c04f911f52dc','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["heart","ladybug","pancake","cat","moon","dog","peacock","sunflower","starfish","cake","rose","rainbow"],"draw":["potion","jester","king","king","8","king","2","9","9","dragon","potion","5","dragon","knight","2","6","6","jester","10","potion","jester","dragon","4","10","9","jester","5","10","1","king","1","7","king","3","7","4","9","2","6","jester","king","6","4","wand","3","king","5","wand","3","knight","wand","8","7","5","knight","7","knight","8","king","8","2","4","potion","1","3","1","10"]}','2026-11-24T13:11:23.864Z','2026-11-24T13:11:24.118Z',12,10,NULL,NULL,NULL,'{"fit": {"step": 3, "met": {"0": -0.16}}}',NULL,0,0,'6513270e269e0d37f2a74de452e6b438');
INSERT INTO "games" VALUES('cc45782198a6416d1775336d71eacd05','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["peacock","starfish","heart","ladybug","sunflower","pancake","dog","rose","moon","cake","rainbow","cat"],"draw":["jester","king","king","knight","7","8","wand","3","wand","king","wand","3","10","8","1","4","potion","jester","dragon","5","king","1","potion","dragon","6","2","3","jester","7","4","potion","dragon","7","2","1","1","5","9","8","knight","knight","4","king","10","6","7","6","potion","9","8","6","king","2","king","2","5","3","jester","10","knight","king","9","jester","9","4","5","10"]}','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',1,0,NULL,'2026-11-20T17:35:00.000Z',NULL,'{"one_way": true, "fit": {"step": 3, "met": {"0": -0.16}}}','40e19529adb01facc0733a6f0ef83b21',0,1,'tablet-3');
INSERT INTO "games" VALUES('2a838af8d5c44a4eb3172062d08f1bb2','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":3,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["heart","cat","rose","moon","dog","cake","peacock","sunflower","ladybug","pancake","starfish","rainbow"],"draw":["jester","1","king","1","2","8","2","dragon","3","4","6","king","8","jester","5","10","king","2","potion","6","4","2","king","dragon","knight","5","7","knight","wand","5","king","7","jester","10","10","potion","10","dragon","3","king","knight","king","potion","4","4","3","9","3","9","7","7","wand","8","6","1","wand","1","jester","5","9","8","jester","9","king","knight","potion","6"]}','2026-11-20T17:36:00.000Z','2026-11-20T17:39:00.000Z',4,0,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 2, "met": {"0": -0.24, "1": -0.24}}}','de66cb3e81e5567909f244345bff3d62',1,0,NULL);
INSERT INTO "games" VALUES('6b384309c9a937a68c8f95ef04a012e8','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":3,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["rainbow","ladybug","moon","cake","heart","peacock","pancake","cat","sunflower","starfish","dog","rose"],"draw":["1","2","8","10","jester","1","5","6","7","dragon","potion","2","4","6","6","dragon","5","jester","7","10","1","king","knight","2","9","9","king","3","wand","jester","8","9","potion","king","9","4","6","5","king","potion","king","jester","king","wand","king","potion","8","knight","10","3","2","wand","3","7","knight","3","5","7","dragon","king","1","4","10","4","knight","8","jester"]}','2026-11-20T17:39:00.000Z','2026-11-20T17:39:00.000Z',1,0,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 2, "met": {"0": -0.24, "1": -0.24}}}','de66cb3e81e5567909f244345bff3d62',0,0,'tablet-2');
INSERT INTO "games" VALUES('ffd21f09ec08693c7401f5ce2425d75a','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["moon","peacock","rainbow","heart","sunflower","cake","starfish","cat","ladybug","rose","dog","pancake"],"draw":["potion","jester","1","wand","knight","potion","7","5","jester","6","9","9","8","7","10","4","8","7","2","knight","4","3","jester","dragon","king","2","1","4","king","king","potion","1","3","8","10","wand","king","3","king","6","5","jester","9","5","jester","3","potion","10","dragon","6","4","2","7","1","5","6","knight","dragon","king","10","2","8","knight","9","king","wand","king"]}','2026-11-20T17:39:00.000Z','2026-11-20T17:39:00.000Z',0,0,NULL,NULL,NULL,'{"one_way": true}','de66cb3e81e5567909f244345bff3d62',1,0,NULL);
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
INSERT INTO "grown_ups" VALUES('b4a4c2fe3c05bfb6430bfa7fc014ce27','grown_up','grown_up','scrypt:16384:8:5$4BCCwCzLZ0xuuHr462T7kY$40732d0ee2e834f4708ba156793c116848762962bafe84820b1e6ed209f55820ea2af8b0da9b279af5666f0a059c8a23e9b617ab2bc17d9af0434715a557a5f1','2026-11-24T13:11:21.541Z','owner');
INSERT INTO "grown_ups" VALUES('74cdef724bd91d3be169df7b88848437','signed_out','signed_out','scrypt:16384:8:5$fZlduxpCvdtrwsukuOKC8N$fe86025598a973f54b1931b38fcbca038004b9c59226960ed86c3688bdcf59a36a60a653b39a65b7caf05d45d59e71b8ca084413471e3edbf603a6c5f1c22f33','2026-11-24T13:11:21.848Z','owner');
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
INSERT INTO "learners" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','Mira','face-3','2026-11-24T13:11:20.988Z',NULL,NULL,NULL,'2026-11-24T13:11:23.179Z');
INSERT INTO "learners" VALUES('5acb4dff2cf1d83f5856b8d76af7592f','Lou','face-4','2026-11-24T13:11:22.265Z',NULL,'8c6daf377a215e699c363d845d54683d',NULL,NULL);
INSERT INTO "learners" VALUES('40b6c9fc102a8ec205715f15838e4389','Mira','face-5','2026-11-20T17:34:00.000Z',NULL,'de66cb3e81e5567909f244345bff3d62',NULL,NULL);
INSERT INTO "learners" VALUES('729d25116cb5047a26c67f1833edd125','Leo','face-5','2026-11-20T17:34:00.000Z',NULL,'de66cb3e81e5567909f244345bff3d62',NULL,NULL);
INSERT INTO "learners" VALUES('b1bb97e9cbc6e0a555e86e2b077a17c3','Zoe','face-5','2026-11-20T17:34:00.000Z',NULL,'de66cb3e81e5567909f244345bff3d62',NULL,NULL);
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
INSERT INTO "lessons" VALUES('f1e5957229a7936310994398fdbda014','8c6daf377a215e699c363d845d54683d','38sean','2026-11-24T13:11:22.265Z','2026-11-24T14:41:22.265Z',NULL,NULL,NULL);
INSERT INTO "lessons" VALUES('6f287f3612f76144a0051c653f118dbd','de66cb3e81e5567909f244345bff3d62','xr8q3u','2026-11-20T17:34:00.000Z','2026-11-20T19:04:00.000Z',NULL,NULL,NULL);
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
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',0,1,'discard 10',NULL,NULL,'2026-11-24T13:11:21.282Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',1,0,'discard 5',NULL,'119a72d174c9df6acc011cdd9474031b','2026-11-24T13:11:21.307Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',2,1,'discard 1',NULL,NULL,'2026-11-24T13:11:21.330Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',3,0,'discard 7',NULL,'ae658f33fe3b890b93f448b3a5aa3c81','2026-11-24T13:11:21.350Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',4,1,'discard 6',NULL,NULL,'2026-11-24T13:11:21.418Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',5,0,'discard 8',NULL,'616499c9e25a7605aec6f0245bd86d40','2026-11-24T13:11:21.443Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',6,1,'discard 1',NULL,NULL,'2026-11-24T13:11:21.466Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',7,0,'discard 9',NULL,'482c9cbc43435cc52eae05cf96d0cc5f','2026-11-24T13:11:21.482Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',0,1,'discard 9',NULL,NULL,'2026-11-24T13:11:23.891Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',1,0,'discard jester',NULL,'1c1a3870ead8a86e2c4d929ffb0bf90d','2026-11-24T13:11:23.908Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',2,1,'discard 2',NULL,NULL,'2026-11-24T13:11:23.934Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',3,0,'discard 5',NULL,'5590756a295944135e9451b55e3e8acd','2026-11-24T13:11:23.954Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',4,1,'discard 8',NULL,NULL,'2026-11-24T13:11:23.974Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',5,0,'king 11',NULL,'c7d1d0b1a5f1ee742cd78fec8e26235b','2026-11-24T13:11:23.991Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',6,1,'discard 2',NULL,NULL,'2026-11-24T13:11:24.034Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',7,0,'king 5',NULL,'77fb03730fca5635e4146f2489a5d824','2026-11-24T13:11:24.050Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',8,1,'discard 6',NULL,NULL,'2026-11-24T13:11:24.090Z');
INSERT INTO "plies" VALUES('4109d8d65f7b07b84485c04f911f52dc',9,0,'discard 6',NULL,'7f1f61d1b6ddca76f6d4e80554ae0027','2026-11-24T13:11:24.118Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',0,1,'discard 2,2',NULL,NULL,'2026-11-24T13:11:22.451Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',1,0,'discard 5',NULL,'b1f18618f3b2e38843e7444a175b4663','2026-11-24T13:11:22.530Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',2,1,'discard 3',NULL,NULL,'2026-11-24T13:11:22.554Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',3,0,'discard 1',NULL,'65f39ce9e2618c18364393ee63defa96','2026-11-24T13:11:22.578Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',4,1,'discard 5',NULL,NULL,'2026-11-24T13:11:22.653Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',5,0,'discard 1',NULL,'5c4e384f4aacc4ea03b7a87578b35bcc','2026-11-24T13:11:22.678Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',6,1,'discard 2',NULL,NULL,'2026-11-24T13:11:22.694Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',7,0,'discard 5',NULL,'dc0e64ceb66a37fcb8c8e3cbf9e79bdd','2026-11-24T13:11:22.718Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',8,1,'king 2',NULL,NULL,'2026-11-24T13:11:22.742Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',9,0,'discard 4',NULL,'a37605dc7cb8cb291f37148697941801','2026-11-24T13:11:22.767Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',10,1,'discard 4,4',NULL,NULL,'2026-11-24T13:11:22.890Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',11,0,'discard 4',NULL,'c3f1cea87627dac14ea137873f8595de','2026-11-24T13:11:22.938Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',12,1,'discard 4',NULL,NULL,'2026-11-24T13:11:22.962Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',13,0,'discard 4',NULL,'02dc51db4082d4a5ddaf169ae1bb7161','2026-11-24T13:11:22.986Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',14,1,'discard 6',NULL,NULL,'2026-11-24T13:11:23.006Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',15,0,'discard 6',NULL,'27931c91303b9c7ed10a3c2ac43a1cdb','2026-11-24T13:11:23.078Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',16,1,'discard 5',NULL,NULL,'2026-11-24T13:11:23.102Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',17,0,'discard 1',NULL,'2a4e955206cdbd01799ceca5b0864a0f','2026-11-24T13:11:23.126Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',18,1,'king 11',NULL,NULL,'2026-11-24T13:11:23.154Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',19,0,'king 7',NULL,'fb42347cc1feea9ae81a6fe5ee2b7639','2026-11-24T13:11:23.179Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',20,1,'discard 3',NULL,NULL,'2026-11-24T13:11:23.202Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',21,0,'discard 1',NULL,'2a0f840a90c2e5c42de46fe0a95533af','2026-11-24T13:11:23.226Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',22,1,'discard 3',NULL,NULL,'2026-11-24T13:11:23.298Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',23,0,'discard 1',NULL,'ab0975e1709e99472bcdf767b4d69452','2026-11-24T13:11:23.322Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',24,1,'discard 5',NULL,NULL,'2026-11-24T13:11:23.346Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',25,0,'discard 3',NULL,'a45c1460e2b0fb2da36bc959f61bfe2f','2026-11-24T13:11:23.446Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',26,1,'discard 5',NULL,NULL,'2026-11-24T13:11:23.494Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',27,0,'discard 2',NULL,'225529d9add3639cc0011155747f2d03','2026-11-24T13:11:23.514Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',28,1,'discard 6',NULL,NULL,'2026-11-24T13:11:23.538Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',29,0,'discard 1',NULL,'131b211765a9d3ba5b0253b6c06a4421','2026-11-24T13:11:23.562Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',30,1,'discard 2','[["4","5","5","5","2","4","3","king","4","2","king","2","1","2","1","4","6","king","1","1","6","2","4","3","3","3","5","5","1","6","5","1","4"]]',NULL,'2026-11-24T13:11:23.586Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',31,0,'discard jester',NULL,'433d8d503c704bf0906262da769b791d','2026-11-24T13:11:23.634Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',32,1,'king 3',NULL,NULL,'2026-11-24T13:11:23.658Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',33,0,'discard 3',NULL,'8711a7cffc04964172b500f22745907b','2026-11-24T13:11:23.698Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',34,1,'jester',NULL,NULL,'2026-11-24T13:11:23.714Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',35,0,'wake 5',NULL,'1269137cea9f5263c10c31e0532ce4f7','2026-11-24T13:11:23.730Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',36,0,'discard 6',NULL,'c522a3b7faebe3300c5fbe2e27c038b0','2026-11-24T13:11:23.746Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',37,1,'discard 5',NULL,NULL,'2026-11-24T13:11:23.791Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',38,0,'discard 6',NULL,'65b66b9bc1dba3a777d007c5463bb3a9','2026-11-24T13:11:23.810Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',39,1,'king 6',NULL,NULL,'2026-11-24T13:11:23.826Z');
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
INSERT INTO "questions" VALUES('230d977ee22571594720771f8ca81811','13deef86ab1031d0f646e1f40a097c97',4,0,'d029c260c5959d5ecd8a4b26231bb2e4','help_bot','{"choices":[3,4,5,6,8],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,4],"skill":"add:1+4","truth":5}','2026-11-24T13:11:21.350Z','2026-11-24T13:11:21.392Z',NULL,'adaptive','discard 6',0,0,0);
INSERT INTO "questions" VALUES('0fef792866836886a260cd0b7b45145c','13deef86ab1031d0f646e1f40a097c97',8,0,'d029c260c5959d5ecd8a4b26231bb2e4','help_bot','{"choices":[2,4,5,6,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,5],"skill":"add:1+5","truth":6}','2026-11-24T13:11:21.482Z',NULL,NULL,'adaptive','discard 8',0,0,0);
INSERT INTO "questions" VALUES('eb4ed2e3895e8b6b263cfa5e67ec326a','abd0d7fb1292618550e40d54712ea6b3',4,0,'d029c260c5959d5ecd8a4b26231bb2e4','help_bot','{"choices":[4,5,6,7,10],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,5],"skill":"add:1+5","truth":6}','2026-11-24T13:11:22.578Z','2026-11-24T13:11:22.626Z','5','adaptive','discard 5',3,0,0);
INSERT INTO "questions" VALUES('bdaaea00a01d616f121ae3e603a63966','abd0d7fb1292618550e40d54712ea6b3',10,0,'d029c260c5959d5ecd8a4b26231bb2e4','help_bot','{"choices":[1,2,3,4,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,2],"skill":"add:1+2","truth":3}','2026-11-24T13:11:22.767Z','2026-11-24T13:11:22.862Z','3','adaptive','discard 4,4',5,0,0);
INSERT INTO "questions" VALUES('00721f8454d1ac6bd71961891ef3ea44','abd0d7fb1292618550e40d54712ea6b3',22,0,'d029c260c5959d5ecd8a4b26231bb2e4','help_bot','{"choices":[2,3,4,5,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-24T13:11:23.226Z','2026-11-24T13:11:23.274Z','5','adaptive','discard 3',3,0,0);
INSERT INTO "questions" VALUES('6a34b37178e10e702bb71c682097798c','abd0d7fb1292618550e40d54712ea6b3',26,0,'d029c260c5959d5ecd8a4b26231bb2e4','check_bot','{"choices":[1,0],"claimed":6,"friend":1,"guess_p":0.75,"held":false,"operands":[5,1],"skill":"add:1+5","truth":1}','2026-11-24T13:11:23.446Z','2026-11-24T13:11:23.470Z','1','adaptive','discard 5',0,0,0);
INSERT INTO "questions" VALUES('1407ab3300bc22cb1be4a5db2b54af77','abd0d7fb1292618550e40d54712ea6b3',37,0,'d029c260c5959d5ecd8a4b26231bb2e4','help_bot','{"choices":[3,4,5,6,8],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[4,1],"skill":"add:1+4","truth":5}','2026-11-24T13:11:23.746Z','2026-11-24T13:11:23.770Z',NULL,'adaptive','discard 5',0,0,0);
INSERT INTO "questions" VALUES('68b3e3aa53c69b0ad19f0be902e9c9fb','4109d8d65f7b07b84485c04f911f52dc',6,0,'d029c260c5959d5ecd8a4b26231bb2e4','queen_total','{"before":0,"gained":5,"places":[0,5,10,15,20,25,30,35,40,45,50],"queen":10}','2026-11-24T13:11:23.991Z','2026-11-24T13:11:24.014Z','10','natural',NULL,0,0,0);
INSERT INTO "questions" VALUES('88b409c8a3a16d922790bb018cd5d187','4109d8d65f7b07b84485c04f911f52dc',8,0,'d029c260c5959d5ecd8a4b26231bb2e4','queen_total','{"before":5,"gained":15,"places":[0,5,10,15,20,25,30,35,40,45,50],"queen":3}','2026-11-24T13:11:24.050Z','2026-11-24T13:11:24.070Z','10','natural',NULL,0,0,0);
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
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',0,'learner',NULL,'d029c260c5959d5ecd8a4b26231bb2e4',NULL,'2026-11-24T13:11:21.018Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',1,'bot','bruno',NULL,NULL,'2026-11-24T13:11:21.018Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',0,'learner',NULL,'40b6c9fc102a8ec205715f15838e4389','bruno','2026-11-20T17:36:00.000Z',0,'2026-11-20T17:37:00.000Z','2026-11-20T17:39:00.000Z');
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',1,'learner',NULL,'729d25116cb5047a26c67f1833edd125','bruno','2026-11-20T17:36:00.000Z',0,'2026-11-20T17:37:00.000Z','2026-11-20T17:38:00.000Z');
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',2,'bot','tilo',NULL,NULL,'2026-11-20T17:36:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('3a12917c1a26f88938703800149e259b',0,'guest',NULL,NULL,NULL,'2026-11-24T13:11:21.499Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('3a12917c1a26f88938703800149e259b',1,'bot','bruno',NULL,NULL,'2026-11-24T13:11:21.499Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('4109d8d65f7b07b84485c04f911f52dc',0,'learner',NULL,'d029c260c5959d5ecd8a4b26231bb2e4',NULL,'2026-11-24T13:11:23.864Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('4109d8d65f7b07b84485c04f911f52dc',1,'bot','bruno',NULL,NULL,'2026-11-24T13:11:23.864Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',0,'learner',NULL,'b1bb97e9cbc6e0a555e86e2b077a17c3',NULL,'2026-11-20T17:39:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',1,'learner',NULL,'729d25116cb5047a26c67f1833edd125','bruno','2026-11-20T17:39:00.000Z',0,NULL,'2026-11-20T17:39:00.000Z');
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',2,'bot','tilo',NULL,NULL,'2026-11-20T17:39:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('82b335998604871926debfdb8825ae56',0,'learner',NULL,'5acb4dff2cf1d83f5856b8d76af7592f',NULL,'2026-11-24T13:11:22.402Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('82b335998604871926debfdb8825ae56',1,'bot','bruno',NULL,NULL,'2026-11-24T13:11:22.402Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('abd0d7fb1292618550e40d54712ea6b3',0,'learner',NULL,'d029c260c5959d5ecd8a4b26231bb2e4',NULL,'2026-11-24T13:11:22.426Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('abd0d7fb1292618550e40d54712ea6b3',1,'bot','bruno',NULL,NULL,'2026-11-24T13:11:22.426Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('cc45782198a6416d1775336d71eacd05',0,'learner',NULL,'b1bb97e9cbc6e0a555e86e2b077a17c3',NULL,'2026-11-20T17:34:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('cc45782198a6416d1775336d71eacd05',1,'bot','tilo',NULL,NULL,'2026-11-20T17:34:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('ffd21f09ec08693c7401f5ce2425d75a',0,'learner',NULL,'40b6c9fc102a8ec205715f15838e4389',NULL,'2026-11-20T17:39:00.000Z',1,NULL,NULL);
INSERT INTO "seats" VALUES('ffd21f09ec08693c7401f5ce2425d75a',1,'learner',NULL,'729d25116cb5047a26c67f1833edd125',NULL,'2026-11-20T17:39:00.000Z',1,NULL,NULL);
CREATE TABLE sessions (
            token_hash TEXT PRIMARY KEY,
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            device TEXT NOT NULL,
            created_at TEXT NOT NULL,
            seen_at TEXT NOT NULL,
            ended_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "sessions" VALUES('2d68155f337ae3bc231531f8ae044095da715545b7afd9060063c6b75e20435e','74cdef724bd91d3be169df7b88848437','7abec539007d1034d726c86b9c3a23cd','2026-11-24T13:11:22.076Z','2026-11-24T13:11:22.076Z','2026-11-24T13:11:22.240Z');
INSERT INTO "sessions" VALUES('6f4b0c69d310548c7718ffb7c34fcdb903a0c4489d04152c715cbf05f81cbfc2','b4a4c2fe3c05bfb6430bfa7fc014ce27','e67a9b75fc3947249fc2d0a17b8f2ab5','2026-11-24T13:11:21.773Z','2026-11-24T13:11:21.773Z',NULL);
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
INSERT INTO "sittings" VALUES(1,'ccb573d95810d60ea72991b9e8c14743','8c6daf377a215e699c363d845d54683d','5acb4dff2cf1d83f5856b8d76af7592f','2026-11-24T13:11:22.377Z','2026-11-24T13:11:22.377Z',NULL);
INSERT INTO "sittings" VALUES(2,'tablet-0','de66cb3e81e5567909f244345bff3d62','40b6c9fc102a8ec205715f15838e4389','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(3,'tablet-1','de66cb3e81e5567909f244345bff3d62','729d25116cb5047a26c67f1833edd125','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(4,'tablet-2','de66cb3e81e5567909f244345bff3d62','b1bb97e9cbc6e0a555e86e2b077a17c3','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(5,'tablet-3','40e19529adb01facc0733a6f0ef83b21','b1bb97e9cbc6e0a555e86e2b077a17c3','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z','2026-11-20T17:35:00.000Z');
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
INSERT INTO "tablets" VALUES('ccb573d95810d60ea72991b9e8c14743','8c6daf377a215e699c363d845d54683d','2026-11-24T13:11:22.328Z');
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
INSERT INTO "throttles" VALUES('code',0,'2026-11-24T13:11:22.287Z');
INSERT INTO "throttles" VALUES('new browsers',1,'2026-11-24T13:11:20.988Z');
CREATE TABLE trials (
            id TEXT PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            kind TEXT NOT NULL,
            seed TEXT NOT NULL,
            began_at TEXT NOT NULL,
            ends_at TEXT NOT NULL,
            stopped_at TEXT
        ) STRICT;
CREATE TABLE woken (
            learner TEXT NOT NULL REFERENCES learners (id),
            queen TEXT NOT NULL,
            game_id TEXT REFERENCES games (id),
            ply INTEGER,
            at TEXT NOT NULL,
            PRIMARY KEY (learner, queen)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "woken" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','cat','abd0d7fb1292618550e40d54712ea6b3',35,'2026-11-24T13:11:23.730Z');
INSERT INTO "woken" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','dog','4109d8d65f7b07b84485c04f911f52dc',7,'2026-11-24T13:11:24.050Z');
INSERT INTO "woken" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','pancake','abd0d7fb1292618550e40d54712ea6b3',19,'2026-11-24T13:11:23.179Z');
INSERT INTO "woken" VALUES('d029c260c5959d5ecd8a4b26231bb2e4','rainbow','4109d8d65f7b07b84485c04f911f52dc',5,'2026-11-24T13:11:23.991Z');
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
COMMIT;
