BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'kidsq','m001_games','2026-11-24 14:15:17.746299+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'kidsq','m002_attempts','2026-11-24 14:15:17.746669+00:00');
INSERT INTO "_sqlite_migrations" VALUES(3,'kidsq','m003_grown_ups','2026-11-24 14:15:17.746935+00:00');
INSERT INTO "_sqlite_migrations" VALUES(4,'kidsq','m004_knowing','2026-11-24 14:15:17.747722+00:00');
INSERT INTO "_sqlite_migrations" VALUES(5,'kidsq','m005_taps','2026-11-24 14:15:17.748561+00:00');
INSERT INTO "_sqlite_migrations" VALUES(6,'kidsq','m006_classroom','2026-11-24 14:15:17.761853+00:00');
INSERT INTO "_sqlite_migrations" VALUES(7,'kidsq','m007_erasing','2026-11-24 14:15:17.762200+00:00');
INSERT INTO "_sqlite_migrations" VALUES(8,'kidsq','m008_room','2026-11-24 14:15:17.762313+00:00');
INSERT INTO "_sqlite_migrations" VALUES(9,'kidsq','m009_gallery','2026-11-24 14:15:17.762619+00:00');
INSERT INTO "_sqlite_migrations" VALUES(10,'kidsq','m010_lately','2026-11-24 14:15:17.762950+00:00');
INSERT INTO "_sqlite_migrations" VALUES(11,'kidsq','m011_pauses','2026-11-24 14:15:17.763060+00:00');
INSERT INTO "_sqlite_migrations" VALUES(12,'kidsq','m012_meaning','2026-11-24 14:15:17.794040+00:00');
INSERT INTO "_sqlite_migrations" VALUES(13,'kidsq','m013_tries','2026-11-24 14:15:17.794380+00:00');
INSERT INTO "_sqlite_migrations" VALUES(14,'kidsq','m014_question_help','2026-11-24 14:15:17.795259+00:00');
INSERT INTO "_sqlite_migrations" VALUES(15,'kidsq','m015_surprises','2026-11-24 14:15:17.795390+00:00');
INSERT INTO "_sqlite_migrations" VALUES(16,'kidsq','m016_probes','2026-11-24 14:15:17.795586+00:00');
INSERT INTO "_sqlite_migrations" VALUES(17,'kidsq','m017_trials','2026-11-24 14:15:17.813119+00:00');
INSERT INTO "_sqlite_migrations" VALUES(18,'kidsq','m018_wall','2026-11-24 14:15:17.813749+00:00');
INSERT INTO "_sqlite_migrations" VALUES(19,'kidsq','m019_schools','2026-11-24 14:15:17.814625+00:00');
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
INSERT INTO "attempts" VALUES(1,'557507e3532dc55a1e13281bbd7a1c5f',1,'0.1.0','mastery-4','0b9bae71b17c7159eb8041bcf0900e01',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',1,'2026-11-24T14:15:22.423Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+1','[1,1]','a+b=c',3,0.3333,'{"hand":["1","1","1","5","5"]}','2','1',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[]','natural',0.8534,0.8511,NULL);
INSERT INTO "attempts" VALUES(2,'eda85781ef9e489bd8d1c62ce6671b1c',1,'0.1.0','mastery-4','0b9bae71b17c7159eb8041bcf0900e01',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',1,'2026-11-24T14:15:22.490Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+1','[1,1]','a+b=c',3,0.3333,'{"hand":["1","1","1","5","5"]}','2','1',0,2,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,3,0,1,'[]','natural',0.8511,0.8511,NULL);
INSERT INTO "attempts" VALUES(3,'7e9ee51d9212824c83c8cb28eb4ed2e3',1,'0.1.0','mastery-4','0b9bae71b17c7159eb8041bcf0900e01',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',4,'2026-11-24T14:15:22.711Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+4','[1,4]','a+b=c',5,0.2,'{"choices":[3,4,5,6,9]}','5','4',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7132,0.6872,NULL);
INSERT INTO "attempts" VALUES(4,'0144702bc6b789ef81365acc3f88af59',1,'0.1.0','mastery-4','0b9bae71b17c7159eb8041bcf0900e01',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',12,'2026-11-24T14:15:23.367Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[1,5]','a+b=c',5,0.2,'{"choices":[3,4,5,6,7]}','6','5',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7149,0.7084,NULL);
INSERT INTO "attempts" VALUES(5,'0144702bc6b789ef81365acc3f88af59.3',1,'0.1.0','mastery-4','0b9bae71b17c7159eb8041bcf0900e01',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',12,'2026-11-24T14:15:23.414Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[1,5]','a+b=c',5,0.2,'{"choices":[3,4,5,6,7]}','6','3',0,2,'other',NULL,NULL,0,NULL,NULL,NULL,3,0,1,NULL,'adaptive',0.7084,0.7084,NULL);
INSERT INTO "attempts" VALUES(6,'862a2faa5f0f487cf95d1199cf6ef42c',1,'0.1.0','mastery-4','0b9bae71b17c7159eb8041bcf0900e01',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',17,'2026-11-24T14:15:23.750Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:3+5','[5,3]','a+b=c',2,0.5,'{"hand":["1","2","3","5","jester"]}','8','2',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[[1,2,3],[2,3,5]]','natural',0.5318,0.5375,NULL);
INSERT INTO "attempts" VALUES(7,'e543829801dd5658465971c9fee431ba',1,'0.1.0','mastery-4','0b9bae71b17c7159eb8041bcf0900e01',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',17,'2026-11-24T14:15:23.806Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+3','[2,3]','a+b=c',2,0.5,'{"hand":["1","2","3","5","jester"]}','5','1',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,5,0,1,'[[1,2,3],[2,3,5]]','natural',0.635,0.635,NULL);
INSERT INTO "attempts" VALUES(8,'44c6b895fe749e67730f37f1fe9eb4ad',1,'0.1.0','mastery-4','0b9bae71b17c7159eb8041bcf0900e01',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',18,'2026-11-24T14:15:23.930Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','check_bot','add:1+2','[2,1]','a+b=c',2,0.75,'{"claimed":3}','true','true',1,1,NULL,NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7384,0.7489,NULL);
INSERT INTO "attempts" VALUES(9,'fd348513bb2222dd1892da141d896b07',1,'0.1.0','mastery-4','0b9bae71b17c7159eb8041bcf0900e01',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',23,'2026-11-24T14:15:24.363Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+3','[2,3]','a+b=c',2,0.5,'{"hand":["1","2","3","3","jester"]}','5','1',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[[1,2,3]]','natural',0.6356,0.6407,NULL);
INSERT INTO "attempts" VALUES(10,'a81af874384a6f1df2bef4771caf44aa',1,'0.1.0','mastery-4','0b9bae71b17c7159eb8041bcf0900e01',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',23,'2026-11-24T14:15:24.395Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+3','[2,3]','a+b=c',2,0.5,'{"hand":["1","2","3","3","jester"]}','5','3',0,2,'echo',NULL,NULL,0,NULL,NULL,NULL,3,0,1,'[[1,2,3]]','natural',0.6407,0.6407,NULL);
INSERT INTO "attempts" VALUES(11,'e25f4b1c6d80de7cf4c73f2bc8ff1c38',1,'0.1.0','mastery-4','0b9bae71b17c7159eb8041bcf0900e01',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',24,'2026-11-24T14:15:24.540Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,7]}','4','2',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7692,0.7653,NULL);
INSERT INTO "attempts" VALUES(12,'e25f4b1c6d80de7cf4c73f2bc8ff1c38.3',1,'0.1.0','mastery-4','0b9bae71b17c7159eb8041bcf0900e01',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',24,'2026-11-24T14:15:24.633Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,7]}','4','3',0,2,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,3,0,1,NULL,'adaptive',0.7653,0.7653,NULL);
INSERT INTO "attempts" VALUES(13,'e25f4b1c6d80de7cf4c73f2bc8ff1c38.4',1,'0.1.0','mastery-4','0b9bae71b17c7159eb8041bcf0900e01',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',24,'2026-11-24T14:15:24.699Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,7]}','4','4',1,3,NULL,NULL,NULL,0,NULL,NULL,NULL,4,0,1,NULL,'adaptive',0.7653,0.7653,NULL);
INSERT INTO "attempts" VALUES(14,'d6e3a71ea502e8a850fcc626f57d1709',1,'0.1.0','mastery-4','0b9bae71b17c7159eb8041bcf0900e01',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',33,'2026-11-24T14:15:25.524Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+4','[1,4]','a+b=c',5,0.2,'{"choices":[3,4,5,6,7]}','5','7',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7043,0.704,NULL);
INSERT INTO "attempts" VALUES(15,'ec032e6b25795c189844f476f2e2054d',1,'0.1.0','mastery-4','0b9bae71b17c7159eb8041bcf0900e01',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',37,'2026-11-24T14:15:25.814Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[2,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,5]}','3','4',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7462,0.7453,NULL);
INSERT INTO "attempts" VALUES(16,'ec032e6b25795c189844f476f2e2054d.3',1,'0.1.0','mastery-4','0b9bae71b17c7159eb8041bcf0900e01',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',37,'2026-11-24T14:15:25.873Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[2,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,5]}','3','5',0,2,'other',NULL,NULL,0,NULL,NULL,NULL,3,0,1,NULL,'adaptive',0.7453,0.7453,NULL);
INSERT INTO "attempts" VALUES(17,'ec032e6b25795c189844f476f2e2054d.4',1,'0.1.0','mastery-4','0b9bae71b17c7159eb8041bcf0900e01',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',37,'2026-11-24T14:15:25.943Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[2,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,5]}','3','3',1,3,NULL,NULL,NULL,0,NULL,NULL,NULL,4,0,1,NULL,'adaptive',0.7453,0.7453,NULL);
INSERT INTO "attempts" VALUES(18,'616926a3c14419baac9085a83c086487',1,'0.1.0','mastery-4','0b9bae71b17c7159eb8041bcf0900e01',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',38,'2026-11-24T14:15:26.028Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+6','[6,2]','a+b=c',2,0.5,'{"hand":["2","4","6","6","jester"]}','8','6',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[[2,4,6]]','natural',0.5743,0.5807,NULL);
INSERT INTO "attempts" VALUES(19,'1feee244025da3fe9ab64a4599d2e39b',1,'0.1.0','mastery-4','0b9bae71b17c7159eb8041bcf0900e01',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',38,'2026-11-24T14:15:26.129Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+6','[6,2]','a+b=c',2,0.5,'{"hand":["2","4","6","6","jester"]}','8','4',0,2,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,3,0,1,'[[2,4,6]]','natural',0.5807,0.5807,NULL);
INSERT INTO "attempts" VALUES(20,'3f7dc86b692a4f0ea1b49bf707c0909c',1,'0.1.0','mastery-4','0b9bae71b17c7159eb8041bcf0900e01',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',41,'2026-11-24T14:15:26.430Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[5,1]','a+b=c',5,0.2,'{"choices":[4,5,6,7,9]}','6','5',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7153,0.7154,NULL);
INSERT INTO "attempts" VALUES(21,'3f7dc86b692a4f0ea1b49bf707c0909c.3',1,'0.1.0','mastery-4','0b9bae71b17c7159eb8041bcf0900e01',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',41,'2026-11-24T14:15:26.555Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[5,1]','a+b=c',5,0.2,'{"choices":[4,5,6,7,9]}','6','4',0,2,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,3,0,1,NULL,'adaptive',0.7154,0.7154,NULL);
INSERT INTO "attempts" VALUES(22,'3f7dc86b692a4f0ea1b49bf707c0909c.4',1,'0.1.0','mastery-4','0b9bae71b17c7159eb8041bcf0900e01',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',41,'2026-11-24T14:15:26.707Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[5,1]','a+b=c',5,0.2,'{"choices":[4,5,6,7,9]}','6','6',1,3,NULL,NULL,NULL,0,NULL,NULL,NULL,4,0,1,NULL,'adaptive',0.7154,0.7154,NULL);
INSERT INTO "attempts" VALUES(23,'1bd9d912112d4095eced8ded2bfa1f10',1,'0.1.0','mastery-4','0b9bae71b17c7159eb8041bcf0900e01',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','b2061ecc65d464fd29e78b06a72ed508',4,'2026-11-24T14:15:27.862Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','queen_total','total:0+10','[0,10]','words',11,0.0909,'{"places":[0,5,10,15,20,25,30,35,40,45,50]}','10','40',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'natural',0.419,0.4211,NULL);
INSERT INTO "attempts" VALUES(24,'177a83345d866b346e3bbc975bcb9370',1,'0.1.0','mastery-4','0b9bae71b17c7159eb8041bcf0900e01',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','b2061ecc65d464fd29e78b06a72ed508',8,'2026-11-24T14:15:27.927Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,6]}','4','3',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.763,0.7622,NULL);
INSERT INTO "attempts" VALUES(25,'177a83345d866b346e3bbc975bcb9370.3',1,'0.1.0','mastery-4','0b9bae71b17c7159eb8041bcf0900e01',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','b2061ecc65d464fd29e78b06a72ed508',8,'2026-11-24T14:15:27.975Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,6]}','4','3',0,2,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,3,0,1,NULL,'adaptive',0.7622,0.7622,NULL);
CREATE TABLE audit (
            seq INTEGER PRIMARY KEY,
            at TEXT NOT NULL,
            grown_up TEXT,
            action TEXT NOT NULL,
            subject TEXT NOT NULL
        ) STRICT;
INSERT INTO "audit" VALUES(1,'2026-11-24T14:15:20.833Z','2e136e83b6b886d5902b33ae79426a1f','claimed','2e136e83b6b886d5902b33ae79426a1f');
INSERT INTO "audit" VALUES(2,'2026-11-24T14:15:21.767Z','4008ac3391c95c8c68eef8d9fd1e022a','claimed','4008ac3391c95c8c68eef8d9fd1e022a');
INSERT INTO "audit" VALUES(3,'2026-11-24T14:15:21.794Z','4008ac3391c95c8c68eef8d9fd1e022a','signed_out','4008ac3391c95c8c68eef8d9fd1e022a');
CREATE TABLE child_keys (
            learner TEXT PRIMARY KEY REFERENCES learners (id),
            pictures TEXT NOT NULL,
            number TEXT NOT NULL,
            made_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
INSERT INTO "child_keys" VALUES('e4409b8e8d346216b3ab728637241313','apple,dog,car','4813','2026-11-24T14:15:21.881Z');
CREATE TABLE child_tries (
            learner TEXT NOT NULL REFERENCES learners (id),
            device TEXT NOT NULL,
            failures INTEGER NOT NULL,
            last_at TEXT NOT NULL,
            PRIMARY KEY (learner, device)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "child_tries" VALUES('54cc51d8ffe775f550cf08b2cf192d19','tablet-0',1,'2026-11-20T17:39:00.000Z');
CREATE TABLE claim_codes (
            code_hash TEXT PRIMARY KEY,
            created_at TEXT NOT NULL,
            used_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "claim_codes" VALUES('0bbd7264e6d8e6cdb391cb5cb98a5c9796a530c8b1409aac92e439a667603d2a','2026-11-24T14:15:20.000Z','2026-11-24T14:15:20.043Z');
INSERT INTO "claim_codes" VALUES('e77778b5009bef80aa08bbff659364ac63c22d44bd7ec4ebb3eedc19c0f694f4','2026-11-24T14:15:20.870Z','2026-11-24T14:15:20.893Z');
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
INSERT INTO "classes" VALUES('3cd682abaf0ec7f92def52fe3f5a85a8','2b','2026-11-24T14:15:21.881Z',NULL,0,'db95d7c1119990c2f938066f88ddd191');
INSERT INTO "classes" VALUES('d20b1a542d4d0d13dd132be3e0df0353','3a','2026-11-20T17:34:00.000Z',NULL,0,'db95d7c1119990c2f938066f88ddd191');
INSERT INTO "classes" VALUES('b697a3a42c0bbe3a11c1bc0e5d9ee7ed','3b','2026-11-20T17:34:00.000Z',NULL,0,'db95d7c1119990c2f938066f88ddd191');
CREATE TABLE device_learners (
            device TEXT NOT NULL REFERENCES devices (id),
            learner TEXT NOT NULL REFERENCES learners (id),
            place INTEGER NOT NULL,
            PRIMARY KEY (device, learner)
        ) STRICT;
INSERT INTO "device_learners" VALUES('6513270e269e0d37f2a74de452e6b438','0b9bae71b17c7159eb8041bcf0900e01',1);
INSERT INTO "device_learners" VALUES('desk','e4409b8e8d346216b3ab728637241313',1);
INSERT INTO "device_learners" VALUES('home','54cc51d8ffe775f550cf08b2cf192d19',1);
INSERT INTO "device_learners" VALUES('home','a565c0f7c73ac26681148e194df163f5',2);
INSERT INTO "device_learners" VALUES('home','ec7da7757e5bc6d42713459f28351ca5',3);
CREATE TABLE devices (
            id TEXT PRIMARY KEY,
            first_seen TEXT NOT NULL
        ) STRICT;
INSERT INTO "devices" VALUES('6513270e269e0d37f2a74de452e6b438','2026-11-24T14:15:18.100Z');
INSERT INTO "devices" VALUES('570dc1951c2442f9298cb3a570ccec31','2026-11-24T14:15:19.930Z');
INSERT INTO "devices" VALUES('desk','2026-11-24T14:15:21.881Z');
INSERT INTO "devices" VALUES('ccb573d95810d60ea72991b9e8c14743','2026-11-24T14:15:22.008Z');
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
INSERT INTO "estimates" VALUES('0b9bae71b17c7159eb8041bcf0900e01','add:1+1','mastery-4',0.844138465060916,0.0305384232044561,1,0,0,NULL,'2026-11-24T14:15:22.423Z','guesses',1,0);
INSERT INTO "estimates" VALUES('0b9bae71b17c7159eb8041bcf0900e01','add:1+2','mastery-4',7.41646147153618540137e-01,5.09762541755414133604e-02,2,1,1,NULL,'2026-11-24T14:15:25.814Z','guesses',1,0);
INSERT INTO "estimates" VALUES('0b9bae71b17c7159eb8041bcf0900e01','add:1+3','mastery-4',7.15372132951802797151e-01,5.79765860825051104754e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('0b9bae71b17c7159eb8041bcf0900e01','add:1+4','mastery-4',7.01451886191083229249e-01,5.76317013797473798319e-02,2,0,0,NULL,'2026-11-24T14:15:25.524Z','guesses',1,0);
INSERT INTO "estimates" VALUES('0b9bae71b17c7159eb8041bcf0900e01','add:1+5','mastery-4',7.1275524298744719065e-01,5.59039869223254548558e-02,2,0,0,NULL,'2026-11-24T14:15:26.430Z','guesses',2,0);
INSERT INTO "estimates" VALUES('0b9bae71b17c7159eb8041bcf0900e01','add:1+6','mastery-4',6.61942219471610138192e-01,6.62061519351710425773e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('0b9bae71b17c7159eb8041bcf0900e01','add:1+7','mastery-4',6.43267923587512835403e-01,6.85837940329776518666e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('0b9bae71b17c7159eb8041bcf0900e01','add:1+8','mastery-4',6.24228768132322420214e-01,0.0707285780027812,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('0b9bae71b17c7159eb8041bcf0900e01','add:1+9','mastery-4',6.36959916069836817875e-01,6.932598350436297574e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('0b9bae71b17c7159eb8041bcf0900e01','add:2+2','mastery-4',7.62177271662108801741e-01,4.7385698157064282121e-02,2,0,0,NULL,'2026-11-24T14:15:27.927Z','guesses',2,0);
INSERT INTO "estimates" VALUES('0b9bae71b17c7159eb8041bcf0900e01','add:2+3','mastery-4',6.33391535654562187751e-01,6.77349152645900787206e-02,1,0,0,NULL,'2026-11-24T14:15:24.363Z','guesses',1,1);
INSERT INTO "estimates" VALUES('0b9bae71b17c7159eb8041bcf0900e01','add:2+4','mastery-4',6.08464798559230857222e-01,7.22325465428287349922e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('0b9bae71b17c7159eb8041bcf0900e01','add:2+5','mastery-4',6.21372279314294617691e-01,7.09740935335266276418e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('0b9bae71b17c7159eb8041bcf0900e01','add:2+6','mastery-4',5.75777630947181373599e-01,7.23927571590359808517e-02,1,0,0,NULL,'2026-11-24T14:15:26.028Z','guesses',1,0);
INSERT INTO "estimates" VALUES('0b9bae71b17c7159eb8041bcf0900e01','add:2+7','mastery-4',5.4904436932783307057e-01,7.62676566980071135581e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('0b9bae71b17c7159eb8041bcf0900e01','add:2+8','mastery-4',0.5623984761287,7.56159997689512253238e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('0b9bae71b17c7159eb8041bcf0900e01','add:3+3','mastery-4',6.62130053202707902215e-01,6.61768348903075676048e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('0b9bae71b17c7159eb8041bcf0900e01','add:3+4','mastery-4',0.512165070338185,7.72794085544203923632e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('0b9bae71b17c7159eb8041bcf0900e01','add:3+5','mastery-4',0.532773417263643,0.0740770714872509,1,0,0,NULL,'2026-11-24T14:15:23.750Z','guesses',0,1);
INSERT INTO "estimates" VALUES('0b9bae71b17c7159eb8041bcf0900e01','add:3+6','mastery-4',4.71734485737767217372e-01,7.70706099222598917108e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('0b9bae71b17c7159eb8041bcf0900e01','add:3+7','mastery-4',4.85197243071078032627e-01,7.72942354146283483462e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('0b9bae71b17c7159eb8041bcf0900e01','add:4+4','mastery-4',5.48902647862200665507e-01,7.63180910088697150861e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('0b9bae71b17c7159eb8041bcf0900e01','add:4+5','mastery-4',4.28308863518193527752e-01,7.53050785443621917281e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('0b9bae71b17c7159eb8041bcf0900e01','add:4+6','mastery-4',0.408542716304526,7.3978105951992223499e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('0b9bae71b17c7159eb8041bcf0900e01','add:5+5','mastery-4',4.98460725834431905845e-01,0.0774156182500304,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('0b9bae71b17c7159eb8041bcf0900e01','total:0+10','mastery-4',4.20217636179765652304e-01,7.11282353345080442519e-02,1,0,0,NULL,'2026-11-24T14:15:27.862Z','guesses',0,1);
CREATE TABLE former_accounts (
            tombstone TEXT PRIMARY KEY,
            learner TEXT NOT NULL REFERENCES learners (id)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "former_accounts" VALUES('b2dc977c5bfa03f78e58d019ec8399b21bfd4796fd14cdb49a698c5f26235597','ec7da7757e5bc6d42713459f28351ca5');
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
INSERT INTO "games" VALUES('13deef86ab1031d0f646e1f40a097c97','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["cake","cat","moon","heart","pancake","starfish","peacock","sunflower","ladybug","rainbow","dog","rose"],"draw":["dragon","10","1","8","10","9","knight","knight","1","5","king","7","6","king","dragon","wand","8","potion","6","2","king","knight","king","jester","knight","wand","3","7","9","5","6","8","4","potion","2","king","king","6","4","king","jester","2","3","potion","5","jester","wand","9","3","7","5","3","9","1","4","jester","7","jester","10","1","10","dragon","king","8","4","2","potion"]}','2026-11-24T14:15:18.157Z','2026-11-24T14:15:19.887Z',9,8,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 3, "met": {"0": -0.16}}}',NULL,0,0,'6513270e269e0d37f2a74de452e6b438');
INSERT INTO "games" VALUES('3a12917c1a26f88938703800149e259b','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["rainbow","dog","cake","cat","moon","ladybug","heart","sunflower","starfish","rose","pancake","peacock"],"draw":["10","1","7","4","4","10","1","king","2","wand","1","knight","10","7","3","6","5","4","knight","potion","9","8","6","jester","10","jester","7","5","dragon","7","3","king","king","knight","dragon","potion","king","king","9","potion","6","wand","4","1","9","3","wand","jester","5","knight","6","king","2","3","2","5","jester","8","8","8","potion","dragon","2","jester","king","king","9"]}','2026-11-24T14:15:19.930Z','2026-11-24T14:15:19.930Z',0,0,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 3, "met": {"0": -0.16}}}',NULL,0,0,'570dc1951c2442f9298cb3a570ccec31');
INSERT INTO "games" VALUES('82b335998604871926debfdb8825ae56','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":0,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["cat","peacock","pancake","sunflower","dog","rainbow","moon","cake","heart","ladybug","starfish","rose"],"draw":["3","2","king","1","4","king","2","5","4","jester","6","3","3","5","6","king","jester","4","2","3","5","3","1","4","4","5","1","6","6","3","1","4","6","6","5","2","1","2","king","2","1","5"]}','2026-11-24T14:15:22.110Z','2026-11-24T14:15:22.110Z',0,0,NULL,NULL,NULL,'{"one_way": true}','3cd682abaf0ec7f92def52fe3f5a85a8',0,0,'ccb573d95810d60ea72991b9e8c14743');
INSERT INTO "games" VALUES('abd0d7fb1292618550e40d54712ea6b3','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["heart","sunflower","dog","starfish","rainbow","cat","peacock","pancake","cake","rose","ladybug","moon"],"draw":["4","5","5","1","2","1","2","1","4","5","3","2","jester","6","4","4","2","king","4","5","4","2","5","6","king","1","6","3","3","king","5","1","3","3","3","1","king","2","6","6","jester","6"]}','2026-11-24T14:15:22.159Z','2026-11-24T14:15:27.345Z',78,50,NULL,'2026-11-24T14:15:27.345Z','{"result":{"winners":[1],"courts":[["rose","pancake"],["peacock","ladybug","sunflower","rainbow"]],"points":[20,35]}}','{"one_way": true}',NULL,0,0,'6513270e269e0d37f2a74de452e6b438');
INSERT INTO "games" VALUES('b2061ecc65d464fd29e78b06a72ed508','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":0,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["sunflower","pancake","dog","rose","cake","cat","rainbow","ladybug","peacock","starfish","heart","moon"],"draw":["jester","5","knight","4","6","9","knight","king","7","king","king","king","10","7","3","2","jester","wand","10","9","7","6","5","7","3","9","potion","king","3","king","1","4","6","jester","potion","5","dragon","3","wand","knight","2","king","10","10","4","1","2","potion","5","jester","6","8","4","potion","8","1","jester","1","dragon","dragon","2","knight","king","8","wand","8","9"]}','2026-11-24T14:15:27.538Z','2026-11-24T14:15:27.975Z',12,8,NULL,NULL,NULL,'{"fit": {"step": 3, "met": {"0": -0.16}}}',NULL,0,0,'6513270e269e0d37f2a74de452e6b438');
INSERT INTO "games" VALUES('cc45782198a6416d1775336d71eacd05','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["peacock","starfish","heart","ladybug","sunflower","pancake","dog","rose","moon","cake","rainbow","cat"],"draw":["jester","king","king","knight","7","8","wand","3","wand","king","wand","3","10","8","1","4","potion","jester","dragon","5","king","1","potion","dragon","6","2","3","jester","7","4","potion","dragon","7","2","1","1","5","9","8","knight","knight","4","king","10","6","7","6","potion","9","8","6","king","2","king","2","5","3","jester","10","knight","king","9","jester","9","4","5","10"]}','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',1,0,NULL,'2026-11-20T17:35:00.000Z',NULL,'{"one_way": true, "fit": {"step": 3, "met": {"0": -0.16}}}','b697a3a42c0bbe3a11c1bc0e5d9ee7ed',0,1,'tablet-3');
INSERT INTO "games" VALUES('2a838af8d5c44a4eb3172062d08f1bb2','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":3,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["heart","cat","rose","moon","dog","cake","peacock","sunflower","ladybug","pancake","starfish","rainbow"],"draw":["jester","1","king","1","2","8","2","dragon","3","4","6","king","8","jester","5","10","king","2","potion","6","4","2","king","dragon","knight","5","7","knight","wand","5","king","7","jester","10","10","potion","10","dragon","3","king","knight","king","potion","4","4","3","9","3","9","7","7","wand","8","6","1","wand","1","jester","5","9","8","jester","9","king","knight","potion","6"]}','2026-11-20T17:36:00.000Z','2026-11-20T17:39:00.000Z',4,0,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 2, "met": {"0": -0.24, "1": -0.24}}}','d20b1a542d4d0d13dd132be3e0df0353',1,0,NULL);
INSERT INTO "games" VALUES('6b384309c9a937a68c8f95ef04a012e8','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":3,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["rainbow","ladybug","moon","cake","heart","peacock","pancake","cat","sunflower","starfish","dog","rose"],"draw":["1","2","8","10","jester","1","5","6","7","dragon","potion","2","4","6","6","dragon","5","jester","7","10","1","king","knight","2","9","9","king","3","wand","jester","8","9","potion","king","9","4","6","5","king","potion","king","jester","king","wand","king","potion","8","knight","10","3","2","wand","3","7","knight","3","5","7","dragon","king","1","4","10","4","knight","8","jester"]}','2026-11-20T17:39:00.000Z','2026-11-20T17:39:00.000Z',1,0,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 2, "met": {"0": -0.24, "1": -0.24}}}','d20b1a542d4d0d13dd132be3e0df0353',0,0,'tablet-2');
INSERT INTO "games" VALUES('ffd21f09ec08693c7401f5ce2425d75a','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["moon","peacock","rainbow","heart","sunflower","cake","starfish","cat","ladybug","rose","dog","pancake"],"draw":["potion","jester","1","wand","knight","potion","7","5","jester","6","9","9","8","7","10","4","8","7","2","knight","4","3","jester","dragon","king","2","1","4","king","king","potion","1","3","8","10","wand","king","3","king","6","5","jester","9","5","jester","3","potion","10","dragon","6","4","2","7","1","5","6","knight","dragon","king","10","2","8","knight","9","king","wand","king"]}','2026-11-20T17:39:00.000Z','2026-11-20T17:39:00.000Z',0,0,NULL,NULL,NULL,'{"one_way": true}','d20b1a542d4d0d13dd132be3e0df0353',1,0,NULL);
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
INSERT INTO "grown_ups" VALUES('2e136e83b6b886d5902b33ae79426a1f','grown_up','grown_up','scrypt:16384:8:5$OVFWPz2Bq7OYkzFCV0fmYf$134ee1fed6871e45aa18c42439383bc8353dbf3d0bcd00d0b68a4eea030ce34ae2f589186ee0f96e1c321b53035dd54790651ac3c5bb4a0d701ca6b5b01bb846','2026-11-24T14:15:20.043Z','owner');
INSERT INTO "grown_ups" VALUES('4008ac3391c95c8c68eef8d9fd1e022a','signed_out','signed_out','scrypt:16384:8:5$7IUfOnReViXGUI2BprXE1z$e27a71c9573fffaf6c33223204befd874b2cb946ec6cdb050f291e366139a2b07504ec4921453cec079104e087bf06eeacd7ca384ac1e59e0908803be5b7788e','2026-11-24T14:15:20.893Z','owner');
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
        , school_id TEXT REFERENCES schools (id)) STRICT, WITHOUT ROWID;
CREATE TABLE learners (
            id TEXT PRIMARY KEY,
            nickname TEXT NOT NULL,
            face TEXT NOT NULL,
            created_at TEXT NOT NULL,
            archived_at TEXT
        , class_id TEXT REFERENCES classes (id), royal TEXT, gallery_read_at TEXT) STRICT;
INSERT INTO "learners" VALUES('0b9bae71b17c7159eb8041bcf0900e01','Mira','face-3','2026-11-24T14:15:18.100Z',NULL,NULL,NULL,'2026-11-24T14:15:25.197Z');
INSERT INTO "learners" VALUES('e4409b8e8d346216b3ab728637241313','Lou','face-4','2026-11-24T14:15:21.881Z',NULL,'3cd682abaf0ec7f92def52fe3f5a85a8',NULL,NULL);
INSERT INTO "learners" VALUES('54cc51d8ffe775f550cf08b2cf192d19','Mira','face-5','2026-11-20T17:34:00.000Z',NULL,'d20b1a542d4d0d13dd132be3e0df0353',NULL,NULL);
INSERT INTO "learners" VALUES('a565c0f7c73ac26681148e194df163f5','Leo','face-5','2026-11-20T17:34:00.000Z',NULL,'d20b1a542d4d0d13dd132be3e0df0353',NULL,NULL);
INSERT INTO "learners" VALUES('ec7da7757e5bc6d42713459f28351ca5','Zoe','face-5','2026-11-20T17:34:00.000Z',NULL,'d20b1a542d4d0d13dd132be3e0df0353',NULL,NULL);
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
INSERT INTO "lessons" VALUES('74b7c0d8d9805e83bf39822036f0bb3f','3cd682abaf0ec7f92def52fe3f5a85a8','w7knfq','2026-11-24T14:15:21.881Z','2026-11-24T15:45:21.881Z',NULL,NULL,NULL,NULL);
INSERT INTO "lessons" VALUES('75c7a20f6fa7fd6f3b38d6442713f3e6','d20b1a542d4d0d13dd132be3e0df0353','9g9pfp','2026-11-20T17:34:00.000Z','2026-11-20T19:04:00.000Z',NULL,NULL,NULL,NULL);
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
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',0,1,'discard 10',NULL,NULL,'2026-11-24T14:15:19.360Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',1,0,'discard 5',NULL,'119a72d174c9df6acc011cdd9474031b','2026-11-24T14:15:19.475Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',2,1,'discard 1',NULL,NULL,'2026-11-24T14:15:19.531Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',3,0,'discard 7',NULL,'ae658f33fe3b890b93f448b3a5aa3c81','2026-11-24T14:15:19.596Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',4,1,'discard 6',NULL,NULL,'2026-11-24T14:15:19.748Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',5,0,'discard 8',NULL,'616499c9e25a7605aec6f0245bd86d40','2026-11-24T14:15:19.779Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',6,1,'discard 1',NULL,NULL,'2026-11-24T14:15:19.838Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',7,0,'discard 9',NULL,'482c9cbc43435cc52eae05cf96d0cc5f','2026-11-24T14:15:19.887Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',0,1,'discard 2,2',NULL,NULL,'2026-11-24T14:15:22.243Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',1,0,'discard 5',NULL,'a61843ab98002d5a420a2fdfaad851db','2026-11-24T14:15:22.528Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',2,1,'discard 3',NULL,NULL,'2026-11-24T14:15:22.607Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',3,0,'discard 1',NULL,'f05889062fa8ca6f7a9797d7ab6eae88','2026-11-24T14:15:22.677Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',4,1,'discard 5',NULL,NULL,'2026-11-24T14:15:22.859Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',5,0,'discard 1',NULL,'70d5e9a2d4d7d7dfdd922b268b30995b','2026-11-24T14:15:22.892Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',6,1,'discard 4,4',NULL,NULL,'2026-11-24T14:15:22.906Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',7,0,'discard 5',NULL,'888a25e6940076cb6b1e619c10146d53','2026-11-24T14:15:22.942Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',8,1,'discard 2',NULL,NULL,'2026-11-24T14:15:22.976Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',9,0,'discard 4',NULL,'013b5c4081a6195d42c2463eb81d3346','2026-11-24T14:15:22.993Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',10,1,'discard 6',NULL,NULL,'2026-11-24T14:15:23.140Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',11,0,'discard 1',NULL,'d77efc9816171a3cb49d1221f095b69f','2026-11-24T14:15:23.315Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',12,1,'discard 4',NULL,NULL,'2026-11-24T14:15:23.527Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',13,0,'discard 6',NULL,'0fd593a0fe9107673204517d20e8169e','2026-11-24T14:15:23.563Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',14,1,'king 6',NULL,NULL,'2026-11-24T14:15:23.602Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',15,0,'discard 2',NULL,'db3b958ff4b847f7a68dfcc73f7cdf4a','2026-11-24T14:15:23.674Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',16,1,'king 10',NULL,NULL,'2026-11-24T14:15:23.722Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',17,0,'discard 5',NULL,'cd47db39a7a4f04004297db52294771b','2026-11-24T14:15:23.865Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',18,1,'discard 4,4',NULL,NULL,'2026-11-24T14:15:23.982Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',19,0,'discard king',NULL,'99b5dedae711d2a530698142f65fab3b','2026-11-24T14:15:24.043Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',20,1,'discard 5,5',NULL,NULL,'2026-11-24T14:15:24.092Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',21,0,'discard 1',NULL,'32f2e0e67e76ee0c7e878eb3481c1b5f','2026-11-24T14:15:24.168Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',22,1,'discard 3,3',NULL,NULL,'2026-11-24T14:15:24.227Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',23,0,'discard 3',NULL,'f185a6920be2cb27888d8c09438aab3d','2026-11-24T14:15:24.428Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',24,1,'discard 3',NULL,NULL,'2026-11-24T14:15:24.806Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',25,0,'discard 2',NULL,'536b757ba6f1d4d9a7f6cf0a99c11e93','2026-11-24T14:15:24.877Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',26,1,'discard 1',NULL,NULL,'2026-11-24T14:15:24.914Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',27,0,'discard 3','[["king","3","6","4","4","5","6","2","4","2","3","5","3","5","5","1","1","3","4","king","3","5","5","1","king","1","2","2","3","4","2","4","1"]]','f0196c759416b7d882de66e51e453a2d','2026-11-24T14:15:24.975Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',28,1,'discard 6',NULL,NULL,'2026-11-24T14:15:25.144Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',29,0,'king 9',NULL,'7e6c304a522a84c75b1d769e3ea09987','2026-11-24T14:15:25.197Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',30,0,'wake 7',NULL,'0bc092bde445058d78bd56d356373142','2026-11-24T14:15:25.279Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',31,1,'king 1',NULL,NULL,'2026-11-24T14:15:25.352Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',32,0,'discard 1',NULL,'eb942491312cf5f3017989d7e6747452','2026-11-24T14:15:25.399Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',33,1,'discard 6,6',NULL,NULL,'2026-11-24T14:15:25.606Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',34,0,'discard jester',NULL,'d7b66fb5eff26a3fa0f3443c882682f3','2026-11-24T14:15:25.646Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',35,1,'discard 4',NULL,NULL,'2026-11-24T14:15:25.699Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',36,0,'discard 2',NULL,'869a85faa83d614789b365338bd255fd','2026-11-24T14:15:25.754Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',37,1,'discard 6',NULL,NULL,'2026-11-24T14:15:25.988Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',38,0,'discard 4',NULL,'10b4a1dd7dcae3187aeaf0b58e9c8e57','2026-11-24T14:15:26.174Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',39,1,'discard 2',NULL,NULL,'2026-11-24T14:15:26.233Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',40,0,'discard jester',NULL,'80c3239facfdf6bda5bd6f42378ec53d','2026-11-24T14:15:26.351Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',41,1,'discard 3',NULL,NULL,'2026-11-24T14:15:26.742Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',42,0,'discard 5',NULL,'27868c2c178275df37865ac1465b470e','2026-11-24T14:15:26.806Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',43,1,'discard 5,5',NULL,NULL,'2026-11-24T14:15:26.857Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',44,0,'discard 1',NULL,'855bcc3e895636375d0a9d823088b9f2','2026-11-24T14:15:26.916Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',45,1,'discard 3',NULL,NULL,'2026-11-24T14:15:27.079Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',46,0,'discard 6',NULL,'84aa231a04808a789f1c1607431c9248','2026-11-24T14:15:27.160Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',47,1,'discard 1',NULL,NULL,'2026-11-24T14:15:27.250Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',48,0,'discard 2',NULL,'1e719e51b451897fd725923f94f85244','2026-11-24T14:15:27.297Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',49,1,'king 4',NULL,NULL,'2026-11-24T14:15:27.345Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',0,0,'jester',NULL,'56ebd37f28531dbee50c0c7a030a05a9','2026-11-24T14:15:27.608Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',1,0,'discard king',NULL,'8a5ce02b1f855956f44e13b227ddeae1','2026-11-24T14:15:27.660Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',2,1,'discard 9',NULL,NULL,'2026-11-24T14:15:27.714Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',3,0,'king 8',NULL,'cd37393d172f6b6dec282b6c41a2fbf8','2026-11-24T14:15:27.830Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',4,1,'discard 10',NULL,NULL,'2026-11-24T14:15:27.874Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',5,0,'discard 7',NULL,'9f9136160b62a399c5f4e1cf64e61e41','2026-11-24T14:15:27.890Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',6,1,'discard 3',NULL,NULL,'2026-11-24T14:15:27.906Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',7,0,'discard 2',NULL,'5089e34316b622633df3163998d49ac8','2026-11-24T14:15:27.914Z');
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
INSERT INTO "questions" VALUES('230d977ee22571594720771f8ca81811','13deef86ab1031d0f646e1f40a097c97',4,0,'0b9bae71b17c7159eb8041bcf0900e01','help_bot','{"choices":[3,4,5,6,8],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,4],"skill":"add:1+4","truth":5}','2026-11-24T14:15:19.596Z','2026-11-24T14:15:19.698Z',NULL,'adaptive','discard 6',0,0,0);
INSERT INTO "questions" VALUES('0fef792866836886a260cd0b7b45145c','13deef86ab1031d0f646e1f40a097c97',8,0,'0b9bae71b17c7159eb8041bcf0900e01','help_bot','{"choices":[2,4,5,6,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,5],"skill":"add:1+5","truth":6}','2026-11-24T14:15:19.887Z',NULL,NULL,'adaptive','discard 8',0,0,0);
INSERT INTO "questions" VALUES('7e9ee51d9212824c83c8cb28eb4ed2e3','abd0d7fb1292618550e40d54712ea6b3',4,0,'0b9bae71b17c7159eb8041bcf0900e01','help_bot','{"choices":[3,4,5,6,9],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,4],"skill":"add:1+4","truth":5}','2026-11-24T14:15:22.677Z','2026-11-24T14:15:22.727Z','4','adaptive','discard 5',3,0,0);
INSERT INTO "questions" VALUES('0144702bc6b789ef81365acc3f88af59','abd0d7fb1292618550e40d54712ea6b3',12,0,'0b9bae71b17c7159eb8041bcf0900e01','help_bot','{"choices":[3,4,5,6,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,5],"skill":"add:1+5","truth":6}','2026-11-24T14:15:23.315Z','2026-11-24T14:15:23.462Z','3','adaptive','discard 4',4,0,0);
INSERT INTO "questions" VALUES('44c6b895fe749e67730f37f1fe9eb4ad','abd0d7fb1292618550e40d54712ea6b3',18,0,'0b9bae71b17c7159eb8041bcf0900e01','check_bot','{"choices":[1,0],"claimed":3,"friend":1,"guess_p":0.75,"held":false,"operands":[2,1],"skill":"add:1+2","truth":1}','2026-11-24T14:15:23.865Z','2026-11-24T14:15:23.930Z','1','adaptive','discard 4,4',0,0,0);
INSERT INTO "questions" VALUES('e25f4b1c6d80de7cf4c73f2bc8ff1c38','abd0d7fb1292618550e40d54712ea6b3',24,0,'0b9bae71b17c7159eb8041bcf0900e01','help_bot','{"choices":[2,3,4,5,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-24T14:15:24.428Z','2026-11-24T14:15:24.699Z','4','adaptive','discard 3',4,0,0);
INSERT INTO "questions" VALUES('3f9aa884e59409c145619fc017b4834c','abd0d7fb1292618550e40d54712ea6b3',28,0,'0b9bae71b17c7159eb8041bcf0900e01','help_bot','{"choices":[2,3,4,5,6],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,3],"skill":"add:1+3","truth":4}','2026-11-24T14:15:24.975Z','2026-11-24T14:15:25.089Z',NULL,'adaptive','discard 6',0,0,0);
INSERT INTO "questions" VALUES('d6e3a71ea502e8a850fcc626f57d1709','abd0d7fb1292618550e40d54712ea6b3',33,0,'0b9bae71b17c7159eb8041bcf0900e01','help_bot','{"choices":[3,4,5,6,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,4],"skill":"add:1+4","truth":5}','2026-11-24T14:15:25.399Z','2026-11-24T14:15:25.578Z','7','adaptive','discard 6,6',3,0,0);
INSERT INTO "questions" VALUES('ec032e6b25795c189844f476f2e2054d','abd0d7fb1292618550e40d54712ea6b3',37,0,'0b9bae71b17c7159eb8041bcf0900e01','help_bot','{"choices":[1,2,3,4,5],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,1],"skill":"add:1+2","truth":3}','2026-11-24T14:15:25.754Z','2026-11-24T14:15:25.943Z','3','adaptive','discard 6',4,0,0);
INSERT INTO "questions" VALUES('3f7dc86b692a4f0ea1b49bf707c0909c','abd0d7fb1292618550e40d54712ea6b3',41,0,'0b9bae71b17c7159eb8041bcf0900e01','help_bot','{"choices":[4,5,6,7,9],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[5,1],"skill":"add:1+5","truth":6}','2026-11-24T14:15:26.351Z','2026-11-24T14:15:26.707Z','6','adaptive','discard 3',4,0,0);
INSERT INTO "questions" VALUES('8d76d7a17b50079e08ab4ae4a648a58c','abd0d7fb1292618550e40d54712ea6b3',47,0,'0b9bae71b17c7159eb8041bcf0900e01','help_bot','{"choices":[1,2,3,4,5],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[3,1],"skill":"add:1+3","truth":4}','2026-11-24T14:15:27.160Z','2026-11-24T14:15:27.211Z',NULL,'adaptive','discard 1',0,0,0);
INSERT INTO "questions" VALUES('1bd9d912112d4095eced8ded2bfa1f10','b2061ecc65d464fd29e78b06a72ed508',4,0,'0b9bae71b17c7159eb8041bcf0900e01','queen_total','{"before":0,"gained":10,"places":[0,5,10,15,20,25,30,35,40,45,50],"queen":7}','2026-11-24T14:15:27.830Z','2026-11-24T14:15:27.862Z','40','natural',NULL,0,0,0);
INSERT INTO "questions" VALUES('c1e8fb16d7ad18a78ff5ba77e244d05f','b2061ecc65d464fd29e78b06a72ed508',6,0,'0b9bae71b17c7159eb8041bcf0900e01','help_bot','{"choices":[1,2,3,4,5],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,3],"skill":"add:1+3","truth":4}','2026-11-24T14:15:27.890Z','2026-11-24T14:15:27.898Z',NULL,'adaptive','discard 3',0,0,0);
INSERT INTO "questions" VALUES('177a83345d866b346e3bbc975bcb9370','b2061ecc65d464fd29e78b06a72ed508',8,0,'0b9bae71b17c7159eb8041bcf0900e01','help_bot','{"choices":[2,3,4,5,6],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-24T14:15:27.914Z',NULL,'3','adaptive','discard 5',4,0,0);
CREATE TABLE raised_hands (
            id INTEGER PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            device TEXT NOT NULL,
            learner TEXT REFERENCES learners (id),
            why TEXT NOT NULL,
            raised_at TEXT NOT NULL,
            lowered_at TEXT
        ) STRICT;
CREATE TABLE school_grown_ups (
            school_id TEXT NOT NULL REFERENCES schools (id),
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            role TEXT NOT NULL CHECK (role IN ('owner', 'teacher')),
            PRIMARY KEY (school_id, grown_up)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "school_grown_ups" VALUES('db95d7c1119990c2f938066f88ddd191','2e136e83b6b886d5902b33ae79426a1f','owner');
INSERT INTO "school_grown_ups" VALUES('db95d7c1119990c2f938066f88ddd191','4008ac3391c95c8c68eef8d9fd1e022a','owner');
CREATE TABLE schools (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            created_at TEXT NOT NULL
        ) STRICT;
INSERT INTO "schools" VALUES('db95d7c1119990c2f938066f88ddd191','','2026-11-24T14:15:20.043Z');
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
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',0,'learner',NULL,'0b9bae71b17c7159eb8041bcf0900e01',NULL,'2026-11-24T14:15:18.157Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',1,'bot','bruno',NULL,NULL,'2026-11-24T14:15:18.157Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',0,'learner',NULL,'54cc51d8ffe775f550cf08b2cf192d19','bruno','2026-11-20T17:36:00.000Z',0,'2026-11-20T17:37:00.000Z','2026-11-20T17:39:00.000Z');
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',1,'learner',NULL,'a565c0f7c73ac26681148e194df163f5','bruno','2026-11-20T17:36:00.000Z',0,'2026-11-20T17:37:00.000Z','2026-11-20T17:38:00.000Z');
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',2,'bot','tilo',NULL,NULL,'2026-11-20T17:36:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('3a12917c1a26f88938703800149e259b',0,'guest',NULL,NULL,NULL,'2026-11-24T14:15:19.930Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('3a12917c1a26f88938703800149e259b',1,'bot','bruno',NULL,NULL,'2026-11-24T14:15:19.930Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',0,'learner',NULL,'ec7da7757e5bc6d42713459f28351ca5',NULL,'2026-11-20T17:39:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',1,'learner',NULL,'a565c0f7c73ac26681148e194df163f5','bruno','2026-11-20T17:39:00.000Z',0,NULL,'2026-11-20T17:39:00.000Z');
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',2,'bot','tilo',NULL,NULL,'2026-11-20T17:39:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('82b335998604871926debfdb8825ae56',0,'learner',NULL,'e4409b8e8d346216b3ab728637241313',NULL,'2026-11-24T14:15:22.110Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('82b335998604871926debfdb8825ae56',1,'bot','bruno',NULL,NULL,'2026-11-24T14:15:22.110Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('abd0d7fb1292618550e40d54712ea6b3',0,'learner',NULL,'0b9bae71b17c7159eb8041bcf0900e01',NULL,'2026-11-24T14:15:22.159Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('abd0d7fb1292618550e40d54712ea6b3',1,'bot','bruno',NULL,NULL,'2026-11-24T14:15:22.159Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('b2061ecc65d464fd29e78b06a72ed508',0,'learner',NULL,'0b9bae71b17c7159eb8041bcf0900e01',NULL,'2026-11-24T14:15:27.538Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('b2061ecc65d464fd29e78b06a72ed508',1,'bot','bruno',NULL,NULL,'2026-11-24T14:15:27.538Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('cc45782198a6416d1775336d71eacd05',0,'learner',NULL,'ec7da7757e5bc6d42713459f28351ca5',NULL,'2026-11-20T17:34:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('cc45782198a6416d1775336d71eacd05',1,'bot','tilo',NULL,NULL,'2026-11-20T17:34:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('ffd21f09ec08693c7401f5ce2425d75a',0,'learner',NULL,'54cc51d8ffe775f550cf08b2cf192d19',NULL,'2026-11-20T17:39:00.000Z',1,NULL,NULL);
INSERT INTO "seats" VALUES('ffd21f09ec08693c7401f5ce2425d75a',1,'learner',NULL,'a565c0f7c73ac26681148e194df163f5',NULL,'2026-11-20T17:39:00.000Z',1,NULL,NULL);
CREATE TABLE sessions (
            token_hash TEXT PRIMARY KEY,
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            device TEXT NOT NULL,
            created_at TEXT NOT NULL,
            seen_at TEXT NOT NULL,
            ended_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "sessions" VALUES('6e276f39557f6077ec1a76a065f264729495ddc11ebb7f7500b05faf3fc8e477','2e136e83b6b886d5902b33ae79426a1f','e67a9b75fc3947249fc2d0a17b8f2ab5','2026-11-24T14:15:20.800Z','2026-11-24T14:15:20.800Z',NULL);
INSERT INTO "sessions" VALUES('b2c97c97760156dd64ff66d99d483ae48a46217a31dbc02c60669e56c32a365e','4008ac3391c95c8c68eef8d9fd1e022a','7abec539007d1034d726c86b9c3a23cd','2026-11-24T14:15:21.726Z','2026-11-24T14:15:21.726Z','2026-11-24T14:15:21.843Z');
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
INSERT INTO "sittings" VALUES(1,'ccb573d95810d60ea72991b9e8c14743','3cd682abaf0ec7f92def52fe3f5a85a8','e4409b8e8d346216b3ab728637241313','2026-11-24T14:15:22.077Z','2026-11-24T14:15:22.077Z',NULL);
INSERT INTO "sittings" VALUES(2,'tablet-0','d20b1a542d4d0d13dd132be3e0df0353','54cc51d8ffe775f550cf08b2cf192d19','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(3,'tablet-1','d20b1a542d4d0d13dd132be3e0df0353','a565c0f7c73ac26681148e194df163f5','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(4,'tablet-2','d20b1a542d4d0d13dd132be3e0df0353','ec7da7757e5bc6d42713459f28351ca5','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(5,'tablet-3','b697a3a42c0bbe3a11c1bc0e5d9ee7ed','ec7da7757e5bc6d42713459f28351ca5','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z','2026-11-20T17:35:00.000Z');
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
INSERT INTO "tablets" VALUES('ccb573d95810d60ea72991b9e8c14743','3cd682abaf0ec7f92def52fe3f5a85a8','2026-11-24T14:15:22.008Z');
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
INSERT INTO "throttles" VALUES('code',0,'2026-11-24T14:15:21.927Z');
INSERT INTO "throttles" VALUES('new browsers',1,'2026-11-24T14:15:18.099Z');
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
INSERT INTO "woken" VALUES('0b9bae71b17c7159eb8041bcf0900e01','pancake','abd0d7fb1292618550e40d54712ea6b3',30,'2026-11-24T14:15:25.279Z');
INSERT INTO "woken" VALUES('0b9bae71b17c7159eb8041bcf0900e01','peacock','b2061ecc65d464fd29e78b06a72ed508',3,'2026-11-24T14:15:27.830Z');
INSERT INTO "woken" VALUES('0b9bae71b17c7159eb8041bcf0900e01','rose','abd0d7fb1292618550e40d54712ea6b3',29,'2026-11-24T14:15:25.197Z');
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
COMMIT;
