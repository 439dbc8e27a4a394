BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'kidsq','m001_games','2026-11-22 05:54:07.947604+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'kidsq','m002_attempts','2026-11-22 05:54:07.948183+00:00');
INSERT INTO "_sqlite_migrations" VALUES(3,'kidsq','m003_grown_ups','2026-11-22 05:54:07.948617+00:00');
INSERT INTO "_sqlite_migrations" VALUES(4,'kidsq','m004_knowing','2026-11-22 05:54:07.949857+00:00');
INSERT INTO "_sqlite_migrations" VALUES(5,'kidsq','m005_taps','2026-11-22 05:54:07.951371+00:00');
INSERT INTO "_sqlite_migrations" VALUES(6,'kidsq','m006_classroom','2026-11-22 05:54:07.953233+00:00');
INSERT INTO "_sqlite_migrations" VALUES(7,'kidsq','m007_erasing','2026-11-22 05:54:07.953735+00:00');
INSERT INTO "_sqlite_migrations" VALUES(8,'kidsq','m008_room','2026-11-22 05:54:07.953903+00:00');
INSERT INTO "_sqlite_migrations" VALUES(9,'kidsq','m009_gallery','2026-11-22 05:54:07.954446+00:00');
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
INSERT INTO "attempts" VALUES(1,'3305cc393cae1caa6d2276de7101d6c3',1,'0.1.0','mastery-2','7c151302618faf2c09d50e16b37fba3e',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',1,'2026-11-22T05:54:08.685Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+5','[5,1]','a+b=c',2,0.5,'{"hand":["1","1","5","6","king"]}','6','1',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,5,0,0,'[[1,5,6]]','natural',0.7264,0.7264);
INSERT INTO "attempts" VALUES(2,'67f59e12d30dc0ea97d9835b08b0d62e',1,'0.1.0','mastery-2','7c151302618faf2c09d50e16b37fba3e',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',1,'2026-11-22T05:54:08.701Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+1','[1,1]','a+b=c',2,0.5,'{"hand":["1","1","5","6","king"]}','2','5',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,5,6]]','natural',0.8537,0.8059);
INSERT INTO "attempts" VALUES(3,'449274d2ea59679aed3a32a86af25748',1,'0.1.0','mastery-2','7c151302618faf2c09d50e16b37fba3e',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',2,'2026-11-22T05:54:08.711Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[1,5]','a+b=c',5,0.2,'{"choices":[4,5,6,7,10]}','6','7',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7103,0.6586);
INSERT INTO "attempts" VALUES(4,'8bc083117eb86c57a81100a16ea330a1',1,'0.1.0','mastery-2','7c151302618faf2c09d50e16b37fba3e',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',4,'2026-11-22T05:54:08.731Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[1,2]','a+b=c',5,0.2,'{"choices":[1,2,3,4,7]}','3','2',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7203,0.7139);
INSERT INTO "attempts" VALUES(5,'e69fa6c51881d9cad08ad78902c68d80',1,'0.1.0','mastery-2','7c151302618faf2c09d50e16b37fba3e',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',9,'2026-11-22T05:54:08.757Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+5','[5,2]','a+b=c',3,0.3333,'{"hand":["1","2","4","5","6"]}','7','1',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,4,5],[1,5,6],[2,4,6]]','natural',0.6177,0.6252);
INSERT INTO "attempts" VALUES(6,'b70af5f2d5d5891fd329d65c0b35b1de',1,'0.1.0','mastery-2','7c151302618faf2c09d50e16b37fba3e',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',10,'2026-11-22T05:54:08.768Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,6]}','4','2',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7642,0.762);
INSERT INTO "attempts" VALUES(7,'bc9e28eabee8062610e8ad0186a74a63',1,'0.1.0','mastery-2','7c151302618faf2c09d50e16b37fba3e',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',12,'2026-11-22T05:54:08.780Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[1,2]','a+b=c',5,0.2,'{"choices":[1,2,3,4,6]}','3','6',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7337,0.7342);
INSERT INTO "attempts" VALUES(8,'7d575d17acfb2d5e37bac233b1330c3f',1,'0.1.0','mastery-2','7c151302618faf2c09d50e16b37fba3e',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',14,'2026-11-22T05:54:08.792Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','check_bot','add:1+4','[4,1]','a+b=c',2,0.25,'{"claimed":4}','false','true',0,1,'missed',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7017,0.706);
INSERT INTO "attempts" VALUES(9,'7c73b6c9e04b0dcee5d00a4d7f7595b5',1,'0.1.0','mastery-2','7c151302618faf2c09d50e16b37fba3e',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',16,'2026-11-22T05:54:08.805Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+3','[3,1]','a+b=c',5,0.2,'{"choices":[2,3,4,5,6]}','4','6',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7188,0.7186);
INSERT INTO "attempts" VALUES(10,'5c57722e138efef996d4480fdeb67ae7',1,'0.1.0','mastery-2','7c151302618faf2c09d50e16b37fba3e',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',18,'2026-11-22T05:54:08.818Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','check_bot','add:1+4','[4,1]','a+b=c',2,0.75,'{"claimed":5}','true','false',0,1,'false_alarm',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7054,0.7071);
INSERT INTO "attempts" VALUES(11,'23797d45c0aed9c59d6b023f736b96a0',1,'0.1.0','mastery-2','7c151302618faf2c09d50e16b37fba3e',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',20,'2026-11-22T05:54:08.829Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','check_bot','add:1+5','[1,5]','a+b=c',2,0.75,'{"claimed":6}','true','false',0,1,'false_alarm',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.713,0.716);
INSERT INTO "attempts" VALUES(12,'1f778a24d9fd6d491684283475277a41',1,'0.1.0','mastery-2','7c151302618faf2c09d50e16b37fba3e',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',21,'2026-11-22T05:54:08.837Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:3+6','[3,6]','a+b=c',1,1.0,'{"hand":["2","3","6","king","jester"]}','9','2',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[]','natural',0.4744,0.4744);
INSERT INTO "attempts" VALUES(13,'51bcd77a1751f5798e4dc3a3578a60d8',1,'0.1.0','mastery-2','7c151302618faf2c09d50e16b37fba3e',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',22,'2026-11-22T05:54:08.844Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+3','[3,1]','a+b=c',5,0.2,'{"choices":[2,3,4,5,6]}','4','2',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7184,0.7188);
INSERT INTO "attempts" VALUES(14,'26d0873fbe95a5c372a643a676e6553c',1,'0.1.0','mastery-2','7c151302618faf2c09d50e16b37fba3e',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',23,'2026-11-22T05:54:08.855Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+6','[6,2]','a+b=c',2,0.5,'{"hand":["2","2","3","6","jester"]}','8','3',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[]','natural',0.5703,0.5755);
INSERT INTO "attempts" VALUES(15,'1d336b0114434f2473d53bf722df3ada',1,'0.1.0','mastery-2','7c151302618faf2c09d50e16b37fba3e',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',23,'2026-11-22T05:54:08.862Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+6','[2,6]','a+b=c',2,0.5,'{"hand":["2","2","3","6","jester"]}','8','2',0,2,'echo',NULL,NULL,0,NULL,NULL,NULL,3,0,0,'[]','natural',0.5755,0.5755);
INSERT INTO "attempts" VALUES(16,'000bb5f97d652135965132d6f7e147fd',1,'0.1.0','mastery-2','7c151302618faf2c09d50e16b37fba3e',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',24,'2026-11-22T05:54:08.869Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,8]}','4','4',1,1,NULL,NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7628,0.7836);
INSERT INTO "attempts" VALUES(17,'e6dcbf9ec9bf775d43464a1a3ee03267',1,'0.1.0','mastery-2','7c151302618faf2c09d50e16b37fba3e',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',25,'2026-11-22T05:54:08.878Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+6','[6,2]','a+b=c',2,0.5,'{"hand":["2","3","4","6","jester"]}','8','4',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[2,4,6]]','natural',0.5793,0.5843);
INSERT INTO "attempts" VALUES(18,'ca5d5e7d393cbcdd42c927b9635956be',1,'0.1.0','mastery-2','7c151302618faf2c09d50e16b37fba3e',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',26,'2026-11-22T05:54:08.888Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,6]}','2','1',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.8464,0.8461);
INSERT INTO "attempts" VALUES(19,'659bbbf8f550f63260927380050df71e',1,'0.1.0','mastery-2','7c151302618faf2c09d50e16b37fba3e',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',27,'2026-11-22T05:54:08.896Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:3+4','[4,3]','a+b=c',2,0.5,'{"hand":["2","3","4","6","king"]}','7','6',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[2,4,6]]','natural',0.5156,0.5214);
INSERT INTO "attempts" VALUES(20,'dd4830d7bb7a21c7ae8544a30034ad63',1,'0.1.0','mastery-2','7c151302618faf2c09d50e16b37fba3e',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','47a164e41407ab3300bc22cb1be4a5db',0,'2026-11-22T05:54:08.920Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+10','[10,2]','c=a+b',2,0.5,'{"hand":["2","5","9","10","dragon"]}','12','9',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[]','natural',0.4909,0.4977);
INSERT INTO "attempts" VALUES(21,'eb8a25fccda7907710053d2c76cc0573',1,'0.1.0','mastery-2','7c151302618faf2c09d50e16b37fba3e',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','47a164e41407ab3300bc22cb1be4a5db',1,'2026-11-22T05:54:08.932Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+4','[4,1]','c=a+b',5,0.2,'{"choices":[1,3,4,5,6]}','5','1',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.706,0.7068);
INSERT INTO "attempts" VALUES(22,'ef32666432e768e91a6905aa6443c823',1,'0.1.0','mastery-2','7c151302618faf2c09d50e16b37fba3e',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','47a164e41407ab3300bc22cb1be4a5db',2,'2026-11-22T05:54:08.944Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+10','[2,10]','c=a+b',1,1.0,'{"hand":["2","9","10","jester","dragon"]}','12','9',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[]','natural',0.4964,0.4964);
CREATE TABLE audit (
            seq INTEGER PRIMARY KEY,
            at TEXT NOT NULL,
            grown_up TEXT,
            action TEXT NOT NULL,
            subject TEXT NOT NULL
        ) STRICT;
INSERT INTO "audit" VALUES(1,'2026-11-22T05:54:08.470Z','96b4683cbd6a06a99c928596ffb677f3','claimed','96b4683cbd6a06a99c928596ffb677f3');
INSERT INTO "audit" VALUES(2,'2026-11-22T05:54:08.663Z','754eccaace082bd514c65fd1ca355925','claimed','754eccaace082bd514c65fd1ca355925');
INSERT INTO "audit" VALUES(3,'2026-11-22T05:54:08.665Z','754eccaace082bd514c65fd1ca355925','signed_out','754eccaace082bd514c65fd1ca355925');
CREATE TABLE child_keys (
            learner TEXT PRIMARY KEY REFERENCES learners (id),
            pictures TEXT NOT NULL,
            number TEXT NOT NULL,
            made_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
INSERT INTO "child_keys" VALUES('b600085e0600d2b01a5c24151f52b63a','cat,house,boat','6998','2026-11-22T05:54:08.666Z');
CREATE TABLE claim_codes (
            code_hash TEXT PRIMARY KEY,
            created_at TEXT NOT NULL,
            used_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "claim_codes" VALUES('0861ba5e6bb5bfbe5427bd12abeafaa004668b9e07db7a7fd156f75377b94353','2026-11-22T05:54:08.471Z','2026-11-22T05:54:08.472Z');
INSERT INTO "claim_codes" VALUES('9b13713763d3084c2cad5b556ba227d8cae1e9be07f9064fdeb4147c443bc085','2026-11-22T05:54:08.267Z','2026-11-22T05:54:08.268Z');
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
INSERT INTO "classes" VALUES('30fd5dfbf0f416a192fd50b4735df3ae','2b','2026-11-22T05:54:08.666Z',NULL,0);
CREATE TABLE device_learners (
            device TEXT NOT NULL REFERENCES devices (id),
            learner TEXT NOT NULL REFERENCES learners (id),
            place INTEGER NOT NULL,
            PRIMARY KEY (device, learner)
        ) STRICT;
INSERT INTO "device_learners" VALUES('6513270e269e0d37f2a74de452e6b438','7c151302618faf2c09d50e16b37fba3e',1);
INSERT INTO "device_learners" VALUES('desk','b600085e0600d2b01a5c24151f52b63a',1);
CREATE TABLE devices (
            id TEXT PRIMARY KEY,
            first_seen TEXT NOT NULL
        ) STRICT;
INSERT INTO "devices" VALUES('6513270e269e0d37f2a74de452e6b438','2026-11-22T05:54:08.005Z');
INSERT INTO "devices" VALUES('4c4f9b0687322e25c215a82a06ec41ad','2026-11-22T05:54:08.262Z');
INSERT INTO "devices" VALUES('desk','2026-11-22T05:54:08.666Z');
INSERT INTO "devices" VALUES('3678bc8d40783f0a072a98d23606defc','2026-11-22T05:54:08.669Z');
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
INSERT INTO "estimates" VALUES('7c151302618faf2c09d50e16b37fba3e','add:1+1','mastery-2',8.44809069182002936315e-01,2.98448966090402167949e-02,2,0,0,NULL,'2026-11-22T05:54:08.888Z','guesses',1,0);
INSERT INTO "estimates" VALUES('7c151302618faf2c09d50e16b37fba3e','add:1+2','mastery-2',7.35558657068022481162e-01,0.0520278881573456,2,0,0,NULL,'2026-11-22T05:54:08.780Z','guesses',1,0);
INSERT INTO "estimates" VALUES('7c151302618faf2c09d50e16b37fba3e','add:1+3','mastery-2',7.19169905688237243168e-01,5.47653860352239618691e-02,2,0,0,NULL,'2026-11-22T05:54:08.844Z','guesses',1,0);
INSERT INTO "estimates" VALUES('7c151302618faf2c09d50e16b37fba3e','add:1+4','mastery-2',7.0676016730867463611e-01,5.53936441238701560152e-02,3,0,0,NULL,'2026-11-22T05:54:08.932Z','guesses',1,1);
INSERT INTO "estimates" VALUES('7c151302618faf2c09d50e16b37fba3e','add:1+5','mastery-2',7.15198629295068610822e-01,5.53559417375620865797e-02,2,0,0,NULL,'2026-11-22T05:54:08.829Z','guesses',1,1);
INSERT INTO "estimates" VALUES('7c151302618faf2c09d50e16b37fba3e','add:1+6','mastery-2',6.62104844605212461416e-01,6.61453157836167093819e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7c151302618faf2c09d50e16b37fba3e','add:1+7','mastery-2',6.43429836752088868401e-01,6.85296294763068081223e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7c151302618faf2c09d50e16b37fba3e','add:1+8','mastery-2',6.2439002442711588614e-01,7.06811228954665193846e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7c151302618faf2c09d50e16b37fba3e','add:1+9','mastery-2',6.37121604361301496766e-01,6.9274056132986372436e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7c151302618faf2c09d50e16b37fba3e','add:2+10','mastery-2',4.96436336700471603222e-01,7.42178125498598184606e-02,1,0,0,NULL,'2026-11-22T05:54:08.920Z','guesses',1,0);
INSERT INTO "estimates" VALUES('7c151302618faf2c09d50e16b37fba3e','add:2+2','mastery-2',0.780058722279471,4.35062704285952284166e-02,2,1,1,NULL,'2026-11-22T05:54:08.869Z','guesses',-1,0);
INSERT INTO "estimates" VALUES('7c151302618faf2c09d50e16b37fba3e','add:2+3','mastery-2',6.28088961494746800262e-01,0.0701931705106586,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7c151302618faf2c09d50e16b37fba3e','add:2+4','mastery-2',6.08775686003496740994e-01,7.21330556861977667537e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7c151302618faf2c09d50e16b37fba3e','add:2+5','mastery-2',6.26654042978414760334e-01,6.83456288306017456513e-02,1,0,0,NULL,'2026-11-22T05:54:08.757Z','guesses',0,1);
INSERT INTO "estimates" VALUES('7c151302618faf2c09d50e16b37fba3e','add:2+6','mastery-2',5.81384750930818094971e-01,6.96776354924032448323e-02,2,0,0,NULL,'2026-11-22T05:54:08.878Z','guesses',1,1);
INSERT INTO "estimates" VALUES('7c151302618faf2c09d50e16b37fba3e','add:2+7','mastery-2',5.49341437958450362621e-01,0.0761921033893404,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7c151302618faf2c09d50e16b37fba3e','add:2+8','mastery-2',5.62699043914550056655e-01,7.55351593378838503944e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7c151302618faf2c09d50e16b37fba3e','add:3+3','mastery-2',6.62930095455767753875e-01,6.59496530894966848102e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7c151302618faf2c09d50e16b37fba3e','add:3+4','mastery-2',5.19497553856990812448e-01,7.42090632469618594058e-02,1,0,0,NULL,'2026-11-22T05:54:08.896Z','guesses',0,1);
INSERT INTO "estimates" VALUES('7c151302618faf2c09d50e16b37fba3e','add:3+5','mastery-2',5.26084988292225386175e-01,7.69669249868410454418e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7c151302618faf2c09d50e16b37fba3e','add:3+6','mastery-2',4.72161893851411440525e-01,7.70186018262734584105e-02,0,0,0,NULL,NULL,'guesses',0,1);
INSERT INTO "estimates" VALUES('7c151302618faf2c09d50e16b37fba3e','add:3+7','mastery-2',4.85630345318551537303e-01,7.72370728569609366065e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7c151302618faf2c09d50e16b37fba3e','add:4+4','mastery-2',5.49682609643897146511e-01,7.6156005537912074832e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7c151302618faf2c09d50e16b37fba3e','add:4+5','mastery-2',0.428648244308693,7.5267056331606047026e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7c151302618faf2c09d50e16b37fba3e','add:4+6','mastery-2',4.08936725405373069364e-01,7.39463067103682814007e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('7c151302618faf2c09d50e16b37fba3e','add:5+5','mastery-2',4.99208117976225440592e-01,7.72863870813921549629e-02,0,0,0,NULL,NULL,'guesses',0,0);
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
INSERT INTO "games" VALUES('13deef86ab1031d0f646e1f40a097c97','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["cake","cat","moon","heart","pancake","starfish","peacock","sunflower","ladybug","rainbow","dog","rose"],"draw":["dragon","10","1","8","10","9","knight","knight","1","5","king","7","6","king","dragon","wand","8","potion","6","2","king","knight","king","jester","knight","wand","3","7","9","5","6","8","4","potion","2","king","king","6","4","king","jester","2","3","potion","5","jester","wand","9","3","7","5","3","9","1","4","jester","7","jester","10","1","10","dragon","king","8","4","2","potion"]}','6513270e269e0d37f2a74de452e6b438','2026-11-22T05:54:08.009Z','2026-11-22T05:54:08.259Z',9,8,NULL,NULL,NULL,'{}',NULL);
INSERT INTO "games" VALUES('b9f3635cf88c422bcca2a92b03a56cc1','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":0,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["starfish","ladybug","cake","moon","dog","sunflower","cat","rose","peacock","pancake","heart","rainbow"],"draw":["jester","king","jester","3","1","knight","2","3","dragon","potion","9","potion","7","7","3","5","5","king","9","1","3","6","10","9","4","king","7","dragon","dragon","10","wand","2","wand","king","10","1","king","4","6","potion","potion","king","2","4","2","6","knight","jester","8","jester","10","king","4","5","wand","5","knight","jester","1","king","6","8","9","7","8","knight","8"]}','4c4f9b0687322e25c215a82a06ec41ad','2026-11-22T05:54:08.262Z','2026-11-22T05:54:08.262Z',0,0,NULL,NULL,NULL,'{}',NULL);
INSERT INTO "games" VALUES('ceaf4915888564e88216858f73ccef03','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["rainbow","moon","ladybug","cake","peacock","sunflower","cat","heart","dog","rose","pancake","starfish"],"draw":["king","1","3","1","3","6","2","3","5","5","2","king","jester","1","4","2","5","4","5","6","5","4","3","4","2","king","3","1","4","4","3","king","6","jester","1","2","5","1","6","6","2","6"]}','3678bc8d40783f0a072a98d23606defc','2026-11-22T05:54:08.674Z','2026-11-22T05:54:08.674Z',0,0,NULL,NULL,NULL,'{}','30fd5dfbf0f416a192fd50b4735df3ae');
INSERT INTO "games" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["sunflower","cake","pancake","rose","ladybug","starfish","cat","rainbow","moon","peacock","heart","dog"],"draw":["6","6","3","5","4","king","1","1","2","1","2","5","5","2","4","4","3","6","jester","5","1","king","3","1","6","6","3","6","jester","2","king","4","2","2","4","3","king","5","3","1","4","5"]}','6513270e269e0d37f2a74de452e6b438','2026-11-22T05:54:08.676Z','2026-11-22T05:54:08.902Z',49,28,NULL,'2026-11-22T05:54:08.902Z','{"result":{"winners":[0],"courts":[["sunflower","rainbow","starfish","cat"],[]],"points":[35,0]}}','{}',NULL);
INSERT INTO "games" VALUES('47a164e41407ab3300bc22cb1be4a5db','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":0,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["peacock","rose","ladybug","heart","cake","cat","pancake","moon","sunflower","starfish","rainbow","dog"],"draw":["9","7","dragon","7","10","jester","5","9","2","3","jester","king","6","4","10","1","knight","3","9","8","2","6","8","knight","knight","jester","potion","10","1","dragon","king","3","1","jester","10","king","3","potion","2","potion","5","jester","wand","4","king","5","potion","8","4","wand","9","wand","5","knight","1","4","7","king","6","7","king","6","king","2","dragon","8","king"]}','6513270e269e0d37f2a74de452e6b438','2026-11-22T05:54:08.916Z','2026-11-22T05:54:08.965Z',12,8,NULL,NULL,NULL,'{}',NULL);
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
INSERT INTO "grown_ups" VALUES('96b4683cbd6a06a99c928596ffb677f3','grown_up','grown_up','scrypt$16384$8$5$atYwh8w9X6K2b45rn6n5hQ==$y6EZGUhf0PYsQ2NrPvf/kD9iJ14YlQlivSPfxI7YMHA=','2026-11-22T05:54:08.268Z','owner');
INSERT INTO "grown_ups" VALUES('754eccaace082bd514c65fd1ca355925','signed_out','signed_out','scrypt$16384$8$5$N4nl3pQnGAtCkTibak5BGw==$ybtqmVMBztwvuh2GBouZ16N64CkEb4sdyISbJRml0r4=','2026-11-22T05:54:08.472Z','owner');
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
INSERT INTO "learners" VALUES('7c151302618faf2c09d50e16b37fba3e','Mira','face-3','2026-11-22T05:54:08.005Z',NULL,NULL,NULL);
INSERT INTO "learners" VALUES('b600085e0600d2b01a5c24151f52b63a','Lou','face-4','2026-11-22T05:54:08.666Z',NULL,'30fd5dfbf0f416a192fd50b4735df3ae',NULL);
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
INSERT INTO "lessons" VALUES('d791ca0ca8f0c98778b54bb4e631490f','30fd5dfbf0f416a192fd50b4735df3ae','mj6kts','2026-11-22T05:54:08.666Z','2026-11-22T07:24:08.666Z',NULL,NULL,NULL);
CREATE TABLE parents (
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            learner TEXT NOT NULL REFERENCES learners (id),
            PRIMARY KEY (grown_up, learner)
        ) STRICT, WITHOUT ROWID;
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
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',0,1,'discard 1,1',NULL,NULL,'2026-11-22T05:54:08.167Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',1,0,'discard 5',NULL,'b2715945795e8229451abd81f1d69ed6','2026-11-22T05:54:08.215Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',2,1,'discard 7',NULL,NULL,'2026-11-22T05:54:08.244Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',3,0,'discard 6',NULL,'230d977ee22571594720771f8ca81811','2026-11-22T05:54:08.247Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',4,1,'discard 10',NULL,NULL,'2026-11-22T05:54:08.249Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',5,0,'discard 8',NULL,'3b1287fff52ddf5d616499c9e25a7605','2026-11-22T05:54:08.253Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',6,1,'king 3',NULL,NULL,'2026-11-22T05:54:08.256Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',7,0,'discard 8',NULL,'a268aa872607679d6050914a9d33a01c','2026-11-22T05:54:08.259Z');
INSERT INTO "plies" VALUES('47a164e41407ab3300bc22cb1be4a5db',0,0,'discard 5',NULL,'ee211c9f884f7c6c72182bc48a384e82','2026-11-22T05:54:08.928Z');
INSERT INTO "plies" VALUES('47a164e41407ab3300bc22cb1be4a5db',1,1,'discard 9',NULL,NULL,'2026-11-22T05:54:08.941Z');
INSERT INTO "plies" VALUES('47a164e41407ab3300bc22cb1be4a5db',2,0,'discard dragon',NULL,'5b0da2bcfe2c3cff1f7496a27925ce82','2026-11-22T05:54:08.948Z');
INSERT INTO "plies" VALUES('47a164e41407ab3300bc22cb1be4a5db',3,1,'discard 7',NULL,NULL,'2026-11-22T05:54:08.951Z');
INSERT INTO "plies" VALUES('47a164e41407ab3300bc22cb1be4a5db',4,0,'discard 9',NULL,'cd3000f89fe8edd09f1202b35086c244','2026-11-22T05:54:08.954Z');
INSERT INTO "plies" VALUES('47a164e41407ab3300bc22cb1be4a5db',5,1,'king 11',NULL,NULL,'2026-11-22T05:54:08.957Z');
INSERT INTO "plies" VALUES('47a164e41407ab3300bc22cb1be4a5db',6,0,'discard 10',NULL,'4c03d627d9e8fb1281a1d649fbc859cf','2026-11-22T05:54:08.959Z');
INSERT INTO "plies" VALUES('47a164e41407ab3300bc22cb1be4a5db',7,1,'discard 3',NULL,NULL,'2026-11-22T05:54:08.965Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',0,1,'discard 1',NULL,NULL,'2026-11-22T05:54:08.681Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',1,0,'discard 1',NULL,'a31c49bd017ec5adf5c936017203b2c0','2026-11-22T05:54:08.708Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',2,1,'discard 2',NULL,NULL,'2026-11-22T05:54:08.724Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',3,0,'king 0',NULL,'77bbf98283867d22f9bb58141e9512eb','2026-11-22T05:54:08.726Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',4,1,'discard 5',NULL,NULL,'2026-11-22T05:54:08.738Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',5,0,'discard 5',NULL,'5c3dd941baf86b36d5f700987b680186','2026-11-22T05:54:08.741Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',6,1,'discard 2',NULL,NULL,'2026-11-22T05:54:08.743Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',7,0,'discard 6',NULL,'91d8052383dff222749b4b01d46d104e','2026-11-22T05:54:08.747Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',8,1,'discard 4',NULL,NULL,'2026-11-22T05:54:08.754Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',9,0,'discard 5',NULL,'724c77ec6772432bc7970a952b611d40','2026-11-22T05:54:08.765Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',10,1,'discard 4',NULL,NULL,'2026-11-22T05:54:08.774Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',11,0,'discard 5',NULL,'01b1c3b179b7e2044605088a8346bc8c','2026-11-22T05:54:08.777Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',12,1,'discard 3,3',NULL,NULL,'2026-11-22T05:54:08.786Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',13,0,'king 7',NULL,'af713de1ee275122609a762e46c60de7','2026-11-22T05:54:08.789Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',14,1,'discard 6',NULL,NULL,'2026-11-22T05:54:08.799Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',15,0,'discard 6',NULL,'37d77db31ae0258275670185095b5d9a','2026-11-22T05:54:08.802Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',16,1,'discard 6',NULL,NULL,'2026-11-22T05:54:08.811Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',17,0,'discard 4',NULL,'b1f2dbd88a13bfe7ff1a68b0950e5977','2026-11-22T05:54:08.814Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',18,1,'discard 6',NULL,NULL,'2026-11-22T05:54:08.823Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',19,0,'discard 1',NULL,'82dbec2fc7a24646ded51fcb96a80a86','2026-11-22T05:54:08.826Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',20,1,'discard 1',NULL,NULL,'2026-11-22T05:54:08.835Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',21,0,'king 5',NULL,'65a7cc1d54ac489789d9c4158691a3dc','2026-11-22T05:54:08.840Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',22,1,'discard 2',NULL,NULL,'2026-11-22T05:54:08.851Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',23,0,'discard 2',NULL,'7198137b80332cfac06d1a5c268717ce','2026-11-22T05:54:08.865Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',24,1,'discard 1',NULL,NULL,'2026-11-22T05:54:08.875Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',25,0,'discard jester',NULL,'fae8a90fc7f369fe76140af6cac41b7c','2026-11-22T05:54:08.884Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',26,1,'discard 4',NULL,NULL,'2026-11-22T05:54:08.893Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',27,0,'king 6',NULL,'10fbd96238eaa90543726e93ccc956a5','2026-11-22T05:54:08.902Z');
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
INSERT INTO "questions" VALUES('65dc9f503f63af83bd0561e6211c70cf','13deef86ab1031d0f646e1f40a097c97',2,0,'7c151302618faf2c09d50e16b37fba3e','help_bot','{"choices":[3,4,5,6,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[4,1],"skill":"add:1+4","truth":5}','2026-11-22T05:54:08.215Z','2026-11-22T05:54:08.240Z',NULL,'adaptive','discard 7');
INSERT INTO "questions" VALUES('449274d2ea59679aed3a32a86af25748','4ba2e1619fb9af5084768b8c54dd0ba5',2,0,'7c151302618faf2c09d50e16b37fba3e','help_bot','{"choices":[4,5,6,7,10],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,5],"skill":"add:1+5","truth":6}','2026-11-22T05:54:08.708Z','2026-11-22T05:54:08.711Z','7','adaptive','discard 2');
INSERT INTO "questions" VALUES('8bc083117eb86c57a81100a16ea330a1','4ba2e1619fb9af5084768b8c54dd0ba5',4,0,'7c151302618faf2c09d50e16b37fba3e','help_bot','{"choices":[1,2,3,4,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,2],"skill":"add:1+2","truth":3}','2026-11-22T05:54:08.726Z','2026-11-22T05:54:08.731Z','2','adaptive','discard 5');
INSERT INTO "questions" VALUES('52d31e1b8c0d0033fc2325a9f8fdd208','4ba2e1619fb9af5084768b8c54dd0ba5',8,0,'7c151302618faf2c09d50e16b37fba3e','help_bot','{"choices":[2,3,4,5,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-22T05:54:08.747Z','2026-11-22T05:54:08.752Z',NULL,'adaptive','discard 4');
INSERT INTO "questions" VALUES('b70af5f2d5d5891fd329d65c0b35b1de','4ba2e1619fb9af5084768b8c54dd0ba5',10,0,'7c151302618faf2c09d50e16b37fba3e','help_bot','{"choices":[2,3,4,5,6],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-22T05:54:08.765Z','2026-11-22T05:54:08.768Z','2','adaptive','discard 4');
INSERT INTO "questions" VALUES('bc9e28eabee8062610e8ad0186a74a63','4ba2e1619fb9af5084768b8c54dd0ba5',12,0,'7c151302618faf2c09d50e16b37fba3e','help_bot','{"choices":[1,2,3,4,6],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,2],"skill":"add:1+2","truth":3}','2026-11-22T05:54:08.777Z','2026-11-22T05:54:08.780Z','6','adaptive','discard 3,3');
INSERT INTO "questions" VALUES('7d575d17acfb2d5e37bac233b1330c3f','4ba2e1619fb9af5084768b8c54dd0ba5',14,0,'7c151302618faf2c09d50e16b37fba3e','check_bot','{"choices":[1,0],"claimed":4,"friend":1,"guess_p":0.25,"held":false,"operands":[4,1],"skill":"add:1+4","truth":0}','2026-11-22T05:54:08.789Z','2026-11-22T05:54:08.792Z','1','adaptive','discard 6');
INSERT INTO "questions" VALUES('7c73b6c9e04b0dcee5d00a4d7f7595b5','4ba2e1619fb9af5084768b8c54dd0ba5',16,0,'7c151302618faf2c09d50e16b37fba3e','help_bot','{"choices":[2,3,4,5,6],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[3,1],"skill":"add:1+3","truth":4}','2026-11-22T05:54:08.802Z','2026-11-22T05:54:08.805Z','6','adaptive','discard 6');
INSERT INTO "questions" VALUES('5c57722e138efef996d4480fdeb67ae7','4ba2e1619fb9af5084768b8c54dd0ba5',18,0,'7c151302618faf2c09d50e16b37fba3e','check_bot','{"choices":[1,0],"claimed":5,"friend":1,"guess_p":0.75,"held":false,"operands":[4,1],"skill":"add:1+4","truth":1}','2026-11-22T05:54:08.814Z','2026-11-22T05:54:08.818Z','0','adaptive','discard 6');
INSERT INTO "questions" VALUES('23797d45c0aed9c59d6b023f736b96a0','4ba2e1619fb9af5084768b8c54dd0ba5',20,0,'7c151302618faf2c09d50e16b37fba3e','check_bot','{"choices":[1,0],"claimed":6,"friend":1,"guess_p":0.75,"held":false,"operands":[1,5],"skill":"add:1+5","truth":1}','2026-11-22T05:54:08.826Z','2026-11-22T05:54:08.829Z','0','adaptive','discard 1');
INSERT INTO "questions" VALUES('51bcd77a1751f5798e4dc3a3578a60d8','4ba2e1619fb9af5084768b8c54dd0ba5',22,0,'7c151302618faf2c09d50e16b37fba3e','help_bot','{"choices":[2,3,4,5,6],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[3,1],"skill":"add:1+3","truth":4}','2026-11-22T05:54:08.840Z','2026-11-22T05:54:08.844Z','2','adaptive','discard 2');
INSERT INTO "questions" VALUES('000bb5f97d652135965132d6f7e147fd','4ba2e1619fb9af5084768b8c54dd0ba5',24,0,'7c151302618faf2c09d50e16b37fba3e','help_bot','{"choices":[2,3,4,5,8],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-22T05:54:08.865Z','2026-11-22T05:54:08.869Z','4','adaptive','discard 1');
INSERT INTO "questions" VALUES('ca5d5e7d393cbcdd42c927b9635956be','4ba2e1619fb9af5084768b8c54dd0ba5',26,0,'7c151302618faf2c09d50e16b37fba3e','help_bot','{"choices":[1,2,3,4,6],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-22T05:54:08.884Z','2026-11-22T05:54:08.888Z','1','adaptive','discard 4');
INSERT INTO "questions" VALUES('eb8a25fccda7907710053d2c76cc0573','47a164e41407ab3300bc22cb1be4a5db',1,0,'7c151302618faf2c09d50e16b37fba3e','help_bot','{"choices":[1,3,4,5,6],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[4,1],"skill":"add:1+4","truth":5}','2026-11-22T05:54:08.928Z','2026-11-22T05:54:08.932Z','1','adaptive','discard 9');
INSERT INTO "questions" VALUES('b5af4c8a989d181ca33066bd1b1466f6','47a164e41407ab3300bc22cb1be4a5db',7,0,'7c151302618faf2c09d50e16b37fba3e','help_bot','{"choices":[2,4,5,6,10],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,5],"skill":"add:1+5","truth":6}','2026-11-22T05:54:08.959Z','2026-11-22T05:54:08.963Z',NULL,'adaptive','discard 3');
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
            learner TEXT REFERENCES learners (id), stand_in TEXT,
            PRIMARY KEY (game_id, seat),
            CHECK ((kind = 'bot') = (bot IS NOT NULL)),
            CHECK ((kind = 'learner') = (learner IS NOT NULL))
        ) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',0,'learner',NULL,'7c151302618faf2c09d50e16b37fba3e',NULL);
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',1,'bot','bruno',NULL,NULL);
INSERT INTO "seats" VALUES('47a164e41407ab3300bc22cb1be4a5db',0,'learner',NULL,'7c151302618faf2c09d50e16b37fba3e',NULL);
INSERT INTO "seats" VALUES('47a164e41407ab3300bc22cb1be4a5db',1,'bot','bruno',NULL,NULL);
INSERT INTO "seats" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',0,'learner',NULL,'7c151302618faf2c09d50e16b37fba3e',NULL);
INSERT INTO "seats" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',1,'bot','bruno',NULL,NULL);
INSERT INTO "seats" VALUES('b9f3635cf88c422bcca2a92b03a56cc1',0,'guest',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('b9f3635cf88c422bcca2a92b03a56cc1',1,'bot','bruno',NULL,NULL);
INSERT INTO "seats" VALUES('ceaf4915888564e88216858f73ccef03',0,'learner',NULL,'b600085e0600d2b01a5c24151f52b63a',NULL);
INSERT INTO "seats" VALUES('ceaf4915888564e88216858f73ccef03',1,'bot','bruno',NULL,NULL);
CREATE TABLE sessions (
            token_hash TEXT PRIMARY KEY,
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            device TEXT NOT NULL,
            created_at TEXT NOT NULL,
            seen_at TEXT NOT NULL,
            ended_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "sessions" VALUES('f397d5b8a834d09c3edf27055a47bc3cb736b38f7a4d25499546a73a38c13971','96b4683cbd6a06a99c928596ffb677f3','fc8e80b36f0e228923a5ef88ef02090b','2026-11-22T05:54:08.469Z','2026-11-22T05:54:08.469Z',NULL);
INSERT INTO "sessions" VALUES('f84394955cd4b966f23a355a12506df1fb3671846f0c3e9fcaa50f2694be7f90','754eccaace082bd514c65fd1ca355925','dfb85c0dd37ee91531dec4f4df2a8b79','2026-11-22T05:54:08.662Z','2026-11-22T05:54:08.662Z','2026-11-22T05:54:08.665Z');
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
INSERT INTO "sittings" VALUES(1,'3678bc8d40783f0a072a98d23606defc','30fd5dfbf0f416a192fd50b4735df3ae','b600085e0600d2b01a5c24151f52b63a','2026-11-22T05:54:08.672Z','2026-11-22T05:54:08.672Z',NULL);
CREATE TABLE tablets (
            device TEXT PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            joined_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
INSERT INTO "tablets" VALUES('3678bc8d40783f0a072a98d23606defc','30fd5dfbf0f416a192fd50b4735df3ae','2026-11-22T05:54:08.669Z');
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
INSERT INTO "throttles" VALUES('code',0,'2026-11-22T05:54:08.668Z');
CREATE TABLE woken (
            learner TEXT NOT NULL REFERENCES learners (id),
            queen TEXT NOT NULL,
            game_id TEXT REFERENCES games (id),
            ply INTEGER,
            at TEXT NOT NULL,
            PRIMARY KEY (learner, queen)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "woken" VALUES('7c151302618faf2c09d50e16b37fba3e','',NULL,NULL,'2026-11-22T05:54:08.726Z');
INSERT INTO "woken" VALUES('7c151302618faf2c09d50e16b37fba3e','cat','4ba2e1619fb9af5084768b8c54dd0ba5',27,'2026-11-22T05:54:08.902Z');
INSERT INTO "woken" VALUES('7c151302618faf2c09d50e16b37fba3e','rainbow','4ba2e1619fb9af5084768b8c54dd0ba5',13,'2026-11-22T05:54:08.789Z');
INSERT INTO "woken" VALUES('7c151302618faf2c09d50e16b37fba3e','starfish','4ba2e1619fb9af5084768b8c54dd0ba5',21,'2026-11-22T05:54:08.840Z');
INSERT INTO "woken" VALUES('7c151302618faf2c09d50e16b37fba3e','sunflower','4ba2e1619fb9af5084768b8c54dd0ba5',3,'2026-11-22T05:54:08.726Z');
CREATE UNIQUE INDEX "idx__sqlite_migrations_migration_set_name"
    ON "_sqlite_migrations" ("migration_set", "name");
CREATE INDEX device_learners_learner ON device_learners (learner);
CREATE INDEX games_device ON games (device, created_at);
CREATE INDEX games_open ON games (device) WHERE ended_at IS NULL AND put_away_at IS NULL;
CREATE INDEX seats_learner ON seats (learner, game_id);
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
COMMIT;
