BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'kidsq','m001_games','2026-11-24 14:14:49.650114+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'kidsq','m002_attempts','2026-11-24 14:14:49.650470+00:00');
INSERT INTO "_sqlite_migrations" VALUES(3,'kidsq','m003_grown_ups','2026-11-24 14:14:49.650738+00:00');
INSERT INTO "_sqlite_migrations" VALUES(4,'kidsq','m004_knowing','2026-11-24 14:14:49.668490+00:00');
INSERT INTO "_sqlite_migrations" VALUES(5,'kidsq','m005_taps','2026-11-24 14:14:49.671565+00:00');
INSERT INTO "_sqlite_migrations" VALUES(6,'kidsq','m006_classroom','2026-11-24 14:14:49.676008+00:00');
INSERT INTO "_sqlite_migrations" VALUES(7,'kidsq','m007_erasing','2026-11-24 14:14:49.676426+00:00');
INSERT INTO "_sqlite_migrations" VALUES(8,'kidsq','m008_room','2026-11-24 14:14:49.676549+00:00');
INSERT INTO "_sqlite_migrations" VALUES(9,'kidsq','m009_gallery','2026-11-24 14:14:49.676916+00:00');
INSERT INTO "_sqlite_migrations" VALUES(10,'kidsq','m010_lately','2026-11-24 14:14:49.677266+00:00');
INSERT INTO "_sqlite_migrations" VALUES(11,'kidsq','m011_pauses','2026-11-24 14:14:49.677377+00:00');
INSERT INTO "_sqlite_migrations" VALUES(12,'kidsq','m012_meaning','2026-11-24 14:14:49.711926+00:00');
INSERT INTO "_sqlite_migrations" VALUES(13,'kidsq','m013_tries','2026-11-24 14:14:49.712273+00:00');
INSERT INTO "_sqlite_migrations" VALUES(14,'kidsq','m014_question_help','2026-11-24 14:14:49.713347+00:00');
INSERT INTO "_sqlite_migrations" VALUES(15,'kidsq','m015_surprises','2026-11-24 14:14:49.713495+00:00');
INSERT INTO "_sqlite_migrations" VALUES(16,'kidsq','m016_probes','2026-11-24 14:14:49.713698+00:00');
INSERT INTO "_sqlite_migrations" VALUES(17,'kidsq','m017_trials','2026-11-24 14:14:49.714122+00:00');
INSERT INTO "_sqlite_migrations" VALUES(18,'kidsq','m018_wall','2026-11-24 14:14:49.714577+00:00');
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
INSERT INTO "attempts" VALUES(1,'262165b64a826bc8b8b65d34d9323ac9',1,'0.1.0','mastery-4','3ee5da8f04a8b56e3491828fb6b2aed1',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',1,'2026-11-24T14:14:53.642Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+1','[1,1]','a+b=c',3,0.3333,'{"hand":["1","1","1","5","5"]}','2','1',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[]','natural',0.8534,0.8511,NULL);
INSERT INTO "attempts" VALUES(2,'43e77b97b1993010655c6a60b6789946',1,'0.1.0','mastery-4','3ee5da8f04a8b56e3491828fb6b2aed1',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',1,'2026-11-24T14:14:53.693Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+1','[1,1]','a+b=c',3,0.3333,'{"hand":["1","1","1","5","5"]}','2','1',0,2,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,3,0,1,'[]','natural',0.8511,0.8511,NULL);
INSERT INTO "attempts" VALUES(3,'7e9ee51d9212824c83c8cb28eb4ed2e3',1,'0.1.0','mastery-4','3ee5da8f04a8b56e3491828fb6b2aed1',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',4,'2026-11-24T14:14:53.867Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+4','[1,4]','a+b=c',5,0.2,'{"choices":[3,4,5,6,9]}','5','4',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7132,0.6872,NULL);
INSERT INTO "attempts" VALUES(4,'0144702bc6b789ef81365acc3f88af59',1,'0.1.0','mastery-4','3ee5da8f04a8b56e3491828fb6b2aed1',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',12,'2026-11-24T14:14:54.418Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[1,5]','a+b=c',5,0.2,'{"choices":[3,4,5,6,7]}','6','5',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7149,0.7084,NULL);
INSERT INTO "attempts" VALUES(5,'0144702bc6b789ef81365acc3f88af59.3',1,'0.1.0','mastery-4','3ee5da8f04a8b56e3491828fb6b2aed1',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',12,'2026-11-24T14:14:54.485Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[1,5]','a+b=c',5,0.2,'{"choices":[3,4,5,6,7]}','6','3',0,2,'other',NULL,NULL,0,NULL,NULL,NULL,3,0,1,NULL,'adaptive',0.7084,0.7084,NULL);
INSERT INTO "attempts" VALUES(6,'d7c177efb11527b274d7e79688e0071c',1,'0.1.0','mastery-4','3ee5da8f04a8b56e3491828fb6b2aed1',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',17,'2026-11-24T14:14:54.756Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:3+5','[5,3]','a+b=c',2,0.5,'{"hand":["1","2","3","5","jester"]}','8','2',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[[1,2,3],[2,3,5]]','natural',0.5318,0.5375,NULL);
INSERT INTO "attempts" VALUES(7,'5f5d197153a5d93accad5ad59ee8bd8c',1,'0.1.0','mastery-4','3ee5da8f04a8b56e3491828fb6b2aed1',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',17,'2026-11-24T14:14:54.774Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+3','[2,3]','a+b=c',2,0.5,'{"hand":["1","2","3","5","jester"]}','5','1',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,5,0,1,'[[1,2,3],[2,3,5]]','natural',0.635,0.635,NULL);
INSERT INTO "attempts" VALUES(8,'44c6b895fe749e67730f37f1fe9eb4ad',1,'0.1.0','mastery-4','3ee5da8f04a8b56e3491828fb6b2aed1',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',18,'2026-11-24T14:14:54.813Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','check_bot','add:1+2','[2,1]','a+b=c',2,0.75,'{"claimed":3}','true','true',1,1,NULL,NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7384,0.7489,NULL);
INSERT INTO "attempts" VALUES(9,'e9c24db61cad80f53b83f64abca20a8e',1,'0.1.0','mastery-4','3ee5da8f04a8b56e3491828fb6b2aed1',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',23,'2026-11-24T14:14:54.948Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+3','[2,3]','a+b=c',2,0.5,'{"hand":["1","2","3","3","jester"]}','5','1',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[[1,2,3]]','natural',0.6356,0.6407,NULL);
INSERT INTO "attempts" VALUES(10,'6829e241afc4a4630e7b9fc90e3b96a1',1,'0.1.0','mastery-4','3ee5da8f04a8b56e3491828fb6b2aed1',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',23,'2026-11-24T14:14:55.008Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+3','[2,3]','a+b=c',2,0.5,'{"hand":["1","2","3","3","jester"]}','5','3',0,2,'echo',NULL,NULL,0,NULL,NULL,NULL,3,0,1,'[[1,2,3]]','natural',0.6407,0.6407,NULL);
INSERT INTO "attempts" VALUES(11,'e25f4b1c6d80de7cf4c73f2bc8ff1c38',1,'0.1.0','mastery-4','3ee5da8f04a8b56e3491828fb6b2aed1',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',24,'2026-11-24T14:14:55.111Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,7]}','4','2',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7692,0.7653,NULL);
INSERT INTO "attempts" VALUES(12,'e25f4b1c6d80de7cf4c73f2bc8ff1c38.3',1,'0.1.0','mastery-4','3ee5da8f04a8b56e3491828fb6b2aed1',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',24,'2026-11-24T14:14:55.146Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,7]}','4','3',0,2,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,3,0,1,NULL,'adaptive',0.7653,0.7653,NULL);
INSERT INTO "attempts" VALUES(13,'e25f4b1c6d80de7cf4c73f2bc8ff1c38.4',1,'0.1.0','mastery-4','3ee5da8f04a8b56e3491828fb6b2aed1',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',24,'2026-11-24T14:14:55.175Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,7]}','4','4',1,3,NULL,NULL,NULL,0,NULL,NULL,NULL,4,0,1,NULL,'adaptive',0.7653,0.7653,NULL);
INSERT INTO "attempts" VALUES(14,'d6e3a71ea502e8a850fcc626f57d1709',1,'0.1.0','mastery-4','3ee5da8f04a8b56e3491828fb6b2aed1',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',33,'2026-11-24T14:14:55.613Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+4','[1,4]','a+b=c',5,0.2,'{"choices":[3,4,5,6,7]}','5','7',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7043,0.704,NULL);
INSERT INTO "attempts" VALUES(15,'ec032e6b25795c189844f476f2e2054d',1,'0.1.0','mastery-4','3ee5da8f04a8b56e3491828fb6b2aed1',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',37,'2026-11-24T14:14:55.784Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[2,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,5]}','3','4',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7462,0.7453,NULL);
INSERT INTO "attempts" VALUES(16,'ec032e6b25795c189844f476f2e2054d.3',1,'0.1.0','mastery-4','3ee5da8f04a8b56e3491828fb6b2aed1',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',37,'2026-11-24T14:14:55.816Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[2,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,5]}','3','5',0,2,'other',NULL,NULL,0,NULL,NULL,NULL,3,0,1,NULL,'adaptive',0.7453,0.7453,NULL);
INSERT INTO "attempts" VALUES(17,'ec032e6b25795c189844f476f2e2054d.4',1,'0.1.0','mastery-4','3ee5da8f04a8b56e3491828fb6b2aed1',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',37,'2026-11-24T14:14:55.876Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[2,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,5]}','3','3',1,3,NULL,NULL,NULL,0,NULL,NULL,NULL,4,0,1,NULL,'adaptive',0.7453,0.7453,NULL);
INSERT INTO "attempts" VALUES(18,'6e4eb2abf7c0a261f7ec4aefc5a4a05a',1,'0.1.0','mastery-4','3ee5da8f04a8b56e3491828fb6b2aed1',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',38,'2026-11-24T14:14:55.953Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+6','[6,2]','a+b=c',2,0.5,'{"hand":["2","4","6","6","jester"]}','8','6',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,1,'[[2,4,6]]','natural',0.5743,0.5807,NULL);
INSERT INTO "attempts" VALUES(19,'1b66a2f42ecc1f7d9d9e6959722eb5a9',1,'0.1.0','mastery-4','3ee5da8f04a8b56e3491828fb6b2aed1',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',38,'2026-11-24T14:14:55.994Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+6','[6,2]','a+b=c',2,0.5,'{"hand":["2","4","6","6","jester"]}','8','4',0,2,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,3,0,1,'[[2,4,6]]','natural',0.5807,0.5807,NULL);
INSERT INTO "attempts" VALUES(20,'3f7dc86b692a4f0ea1b49bf707c0909c',1,'0.1.0','mastery-4','3ee5da8f04a8b56e3491828fb6b2aed1',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',41,'2026-11-24T14:14:56.165Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[5,1]','a+b=c',5,0.2,'{"choices":[4,5,6,7,9]}','6','5',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.7153,0.7154,NULL);
INSERT INTO "attempts" VALUES(21,'3f7dc86b692a4f0ea1b49bf707c0909c.3',1,'0.1.0','mastery-4','3ee5da8f04a8b56e3491828fb6b2aed1',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',41,'2026-11-24T14:14:56.214Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[5,1]','a+b=c',5,0.2,'{"choices":[4,5,6,7,9]}','6','4',0,2,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,3,0,1,NULL,'adaptive',0.7154,0.7154,NULL);
INSERT INTO "attempts" VALUES(22,'3f7dc86b692a4f0ea1b49bf707c0909c.4',1,'0.1.0','mastery-4','3ee5da8f04a8b56e3491828fb6b2aed1',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','abd0d7fb1292618550e40d54712ea6b3',41,'2026-11-24T14:14:56.232Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[5,1]','a+b=c',5,0.2,'{"choices":[4,5,6,7,9]}','6','6',1,3,NULL,NULL,NULL,0,NULL,NULL,NULL,4,0,1,NULL,'adaptive',0.7154,0.7154,NULL);
INSERT INTO "attempts" VALUES(23,'1bd9d912112d4095eced8ded2bfa1f10',1,'0.1.0','mastery-4','3ee5da8f04a8b56e3491828fb6b2aed1',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','b2061ecc65d464fd29e78b06a72ed508',4,'2026-11-24T14:14:56.828Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','queen_total','total:0+10','[0,10]','words',11,0.0909,'{"places":[0,5,10,15,20,25,30,35,40,45,50]}','10','40',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'natural',0.419,0.4211,NULL);
INSERT INTO "attempts" VALUES(24,'177a83345d866b346e3bbc975bcb9370',1,'0.1.0','mastery-4','3ee5da8f04a8b56e3491828fb6b2aed1',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','b2061ecc65d464fd29e78b06a72ed508',8,'2026-11-24T14:14:57.098Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,6]}','4','3',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,1,NULL,'adaptive',0.763,0.7622,NULL);
INSERT INTO "attempts" VALUES(25,'177a83345d866b346e3bbc975bcb9370.3',1,'0.1.0','mastery-4','3ee5da8f04a8b56e3491828fb6b2aed1',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','b2061ecc65d464fd29e78b06a72ed508',8,'2026-11-24T14:14:57.142Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,6]}','4','3',0,2,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,3,0,1,NULL,'adaptive',0.7622,0.7622,NULL);
CREATE TABLE audit (
            seq INTEGER PRIMARY KEY,
            at TEXT NOT NULL,
            grown_up TEXT,
            action TEXT NOT NULL,
            subject TEXT NOT NULL
        ) STRICT;
INSERT INTO "audit" VALUES(1,'2026-11-24T14:14:52.389Z','70b72fd48cf3c4f269ece7664620df23','claimed','70b72fd48cf3c4f269ece7664620df23');
INSERT INTO "audit" VALUES(2,'2026-11-24T14:14:53.241Z','4532781abe93ee9a21a5b6cdb8fc3c2f','claimed','4532781abe93ee9a21a5b6cdb8fc3c2f');
INSERT INTO "audit" VALUES(3,'2026-11-24T14:14:53.264Z','4532781abe93ee9a21a5b6cdb8fc3c2f','signed_out','4532781abe93ee9a21a5b6cdb8fc3c2f');
CREATE TABLE child_keys (
            learner TEXT PRIMARY KEY REFERENCES learners (id),
            pictures TEXT NOT NULL,
            number TEXT NOT NULL,
            made_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
INSERT INTO "child_keys" VALUES('f72774d5d7eb842a7dc717c008c57774','house,flower,fish','7535','2026-11-24T14:14:53.333Z');
CREATE TABLE child_tries (
            learner TEXT NOT NULL REFERENCES learners (id),
            device TEXT NOT NULL,
            failures INTEGER NOT NULL,
            last_at TEXT NOT NULL,
            PRIMARY KEY (learner, device)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "child_tries" VALUES('7a56be6cc75fec4652b4801236e929de','tablet-0',1,'2026-11-20T17:39:00.000Z');
CREATE TABLE claim_codes (
            code_hash TEXT PRIMARY KEY,
            created_at TEXT NOT NULL,
            used_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "claim_codes" VALUES('731906981a35af0fe1aba305dd6a7682f193eec847fc887aa5be7e08853d4bcb','2026-11-24T14:14:52.413Z','2026-11-24T14:14:52.443Z');
INSERT INTO "claim_codes" VALUES('f015d28687974a97fba02c7ad537a20d06426221a1f2cff2f8bc71aead01d19b','2026-11-24T14:14:51.498Z','2026-11-24T14:14:51.530Z');
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
INSERT INTO "classes" VALUES('7e45e5fbe0cc65906e9465cd06c14c58','2b','2026-11-24T14:14:53.333Z',NULL,0);
INSERT INTO "classes" VALUES('397d0336900d584e731206b724bed8f6','3a','2026-11-20T17:34:00.000Z',NULL,0);
INSERT INTO "classes" VALUES('1ac584e1d93d4dd43031e43cd66ae38c','3b','2026-11-20T17:34:00.000Z',NULL,0);
CREATE TABLE device_learners (
            device TEXT NOT NULL REFERENCES devices (id),
            learner TEXT NOT NULL REFERENCES learners (id),
            place INTEGER NOT NULL,
            PRIMARY KEY (device, learner)
        ) STRICT;
INSERT INTO "device_learners" VALUES('6513270e269e0d37f2a74de452e6b438','3ee5da8f04a8b56e3491828fb6b2aed1',1);
INSERT INTO "device_learners" VALUES('desk','f72774d5d7eb842a7dc717c008c57774',1);
INSERT INTO "device_learners" VALUES('home','7a56be6cc75fec4652b4801236e929de',1);
INSERT INTO "device_learners" VALUES('home','1e6de03c0c2307bf21af8a40b4e757c4',2);
INSERT INTO "device_learners" VALUES('home','9ce3aaea771eacc3db65d1d1690c6cbf',3);
CREATE TABLE devices (
            id TEXT PRIMARY KEY,
            first_seen TEXT NOT NULL
        ) STRICT;
INSERT INTO "devices" VALUES('6513270e269e0d37f2a74de452e6b438','2026-11-24T14:14:49.957Z');
INSERT INTO "devices" VALUES('570dc1951c2442f9298cb3a570ccec31','2026-11-24T14:14:51.469Z');
INSERT INTO "devices" VALUES('desk','2026-11-24T14:14:53.333Z');
INSERT INTO "devices" VALUES('ccb573d95810d60ea72991b9e8c14743','2026-11-24T14:14:53.428Z');
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
INSERT INTO "estimates" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','add:1+1','mastery-4',8.44138464344032835029e-01,3.05384233840622076883e-02,1,0,0,NULL,'2026-11-24T14:14:53.642Z','guesses',1,0);
INSERT INTO "estimates" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','add:1+2','mastery-4',7.41646164006385388844e-01,5.09762606653166860937e-02,2,1,1,NULL,'2026-11-24T14:14:55.784Z','guesses',1,0);
INSERT INTO "estimates" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','add:1+3','mastery-4',7.15372131929353782808e-01,5.79765863093840705388e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','add:1+4','mastery-4',7.01451921015850077267e-01,5.7631718146878341269e-02,2,0,0,NULL,'2026-11-24T14:14:55.613Z','guesses',1,0);
INSERT INTO "estimates" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','add:1+5','mastery-4',0.712755288196025,5.5904006950640683371e-02,2,0,0,NULL,'2026-11-24T14:14:56.165Z','guesses',2,0);
INSERT INTO "estimates" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','add:1+6','mastery-4',6.61942218387081116048e-01,6.62061521458844337573e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','add:1+7','mastery-4',6.43267922488243715228e-01,6.85837942346003703875e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','add:1+8','mastery-4',6.24228767021532737757e-01,7.07285781936101698441e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','add:1+9','mastery-4',6.36959914966364171284e-01,6.9325983702570592726e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','add:2+2','mastery-4',7.62177329667918845856e-01,4.73857162887434402165e-02,2,0,0,NULL,'2026-11-24T14:14:57.098Z','guesses',2,0);
INSERT INTO "estimates" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','add:2+3','mastery-4',6.33391534607333439588e-01,0.0677349154412491,1,0,0,NULL,'2026-11-24T14:14:54.948Z','guesses',1,1);
INSERT INTO "estimates" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','add:2+4','mastery-4',6.0846479748019843825e-01,7.22325467150196076637e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','add:2+5','mastery-4',0.621372278240776,7.09740937137781080501e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','add:2+6','mastery-4',5.7577762988506087094e-01,7.23927572974447097742e-02,1,0,0,NULL,'2026-11-24T14:14:55.953Z','guesses',1,0);
INSERT INTO "estimates" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','add:2+7','mastery-4',5.49044368241916824757e-01,7.62676568272836474804e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','add:2+8','mastery-4',5.6239847504176176951e-01,7.56159999085412870556e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','add:3+3','mastery-4',6.62130052135645907895e-01,6.6176835098005648561e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','add:3+4','mastery-4',5.12165069262332184329e-01,7.72794086539872471242e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','add:3+5','mastery-4',5.32773416209887828998e-01,7.40770715927775436071e-02,1,0,0,NULL,'2026-11-24T14:14:54.756Z','guesses',0,1);
INSERT INTO "estimates" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','add:3+6','mastery-4',4.71734484685064292541e-01,7.70706099883594897281e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','add:3+7','mastery-4',4.8519724200931541036e-01,7.72942354918798868457e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','add:4+4','mastery-4',5.48902646756258771887e-01,7.63180911430221819991e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','add:4+5','mastery-4',4.28308862503597120863e-01,7.53050785752557572116e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','add:4+6','mastery-4',4.08542715311634885289e-01,7.39781059676119234769e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','add:5+5','mastery-4',4.98460724746282168862e-01,7.74156183425175892232e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','total:0+10','mastery-4',4.20217635223548380274e-01,7.11282353532236566451e-02,1,0,0,NULL,'2026-11-24T14:14:56.828Z','guesses',0,1);
CREATE TABLE former_accounts (
            tombstone TEXT PRIMARY KEY,
            learner TEXT NOT NULL REFERENCES learners (id)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "former_accounts" VALUES('8c6431a5e70a144ee8cb7305645b053567c1756e51914422398aa2768a3b73aa','9ce3aaea771eacc3db65d1d1690c6cbf');
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
INSERT INTO "games" VALUES('13deef86ab1031d0f646e1f40a097c97','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["cake","cat","moon","heart","pancake","starfish","peacock","sunflower","ladybug","rainbow","dog","rose"],"draw":["dragon","10","1","8","10","9","knight","knight","1","5","king","7","6","king","dragon","wand","8","potion","6","2","king","knight","king","jester","knight","wand","3","7","9","5","6","8","4","potion","2","king","king","6","4","king","jester","2","3","potion","5","jester","wand","9","3","7","5","3","9","1","4","jester","7","jester","10","1","10","dragon","king","8","4","2","potion"]}','2026-11-24T14:14:49.995Z','2026-11-24T14:14:51.425Z',9,8,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 3, "met": {"0": -0.16}}}',NULL,0,0,'6513270e269e0d37f2a74de452e6b438');
INSERT INTO "games" VALUES('3a12917c1a26f88938703800149e259b','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["rainbow","dog","cake","cat","moon","ladybug","heart","sunflower","starfish","rose","pancake","peacock"],"draw":["10","1","7","4","4","10","1","king","2","wand","1","knight","10","7","3","6","5","4","knight","potion","9","8","6","jester","10","jester","7","5","dragon","7","3","king","king","knight","dragon","potion","king","king","9","potion","6","wand","4","1","9","3","wand","jester","5","knight","6","king","2","3","2","5","jester","8","8","8","potion","dragon","2","jester","king","king","9"]}','2026-11-24T14:14:51.469Z','2026-11-24T14:14:51.469Z',0,0,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 3, "met": {"0": -0.16}}}',NULL,0,0,'570dc1951c2442f9298cb3a570ccec31');
INSERT INTO "games" VALUES('82b335998604871926debfdb8825ae56','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":0,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["cat","peacock","pancake","sunflower","dog","rainbow","moon","cake","heart","ladybug","starfish","rose"],"draw":["3","2","king","1","4","king","2","5","4","jester","6","3","3","5","6","king","jester","4","2","3","5","3","1","4","4","5","1","6","6","3","1","4","6","6","5","2","1","2","king","2","1","5"]}','2026-11-24T14:14:53.508Z','2026-11-24T14:14:53.508Z',0,0,NULL,NULL,NULL,'{"one_way": true}','7e45e5fbe0cc65906e9465cd06c14c58',0,0,'ccb573d95810d60ea72991b9e8c14743');
INSERT INTO "games" VALUES('abd0d7fb1292618550e40d54712ea6b3','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["heart","sunflower","dog","starfish","rainbow","cat","peacock","pancake","cake","rose","ladybug","moon"],"draw":["4","5","5","1","2","1","2","1","4","5","3","2","jester","6","4","4","2","king","4","5","4","2","5","6","king","1","6","3","3","king","5","1","3","3","3","1","king","2","6","6","jester","6"]}','2026-11-24T14:14:53.550Z','2026-11-24T14:14:56.499Z',78,50,NULL,'2026-11-24T14:14:56.499Z','{"result":{"winners":[1],"courts":[["rose","pancake"],["peacock","ladybug","sunflower","rainbow"]],"points":[20,35]}}','{"one_way": true}',NULL,0,0,'6513270e269e0d37f2a74de452e6b438');
INSERT INTO "games" VALUES('b2061ecc65d464fd29e78b06a72ed508','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":0,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["sunflower","pancake","dog","rose","cake","cat","rainbow","ladybug","peacock","starfish","heart","moon"],"draw":["jester","5","knight","4","6","9","knight","king","7","king","king","king","10","7","3","2","jester","wand","10","9","7","6","5","7","3","9","potion","king","3","king","1","4","6","jester","potion","5","dragon","3","wand","knight","2","king","10","10","4","1","2","potion","5","jester","6","8","4","potion","8","1","jester","1","dragon","dragon","2","knight","king","8","wand","8","9"]}','2026-11-24T14:14:56.593Z','2026-11-24T14:14:57.142Z',12,8,NULL,NULL,NULL,'{"fit": {"step": 3, "met": {"0": -0.16}}}',NULL,0,0,'6513270e269e0d37f2a74de452e6b438');
INSERT INTO "games" VALUES('cc45782198a6416d1775336d71eacd05','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["peacock","starfish","heart","ladybug","sunflower","pancake","dog","rose","moon","cake","rainbow","cat"],"draw":["jester","king","king","knight","7","8","wand","3","wand","king","wand","3","10","8","1","4","potion","jester","dragon","5","king","1","potion","dragon","6","2","3","jester","7","4","potion","dragon","7","2","1","1","5","9","8","knight","knight","4","king","10","6","7","6","potion","9","8","6","king","2","king","2","5","3","jester","10","knight","king","9","jester","9","4","5","10"]}','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',1,0,NULL,'2026-11-20T17:35:00.000Z',NULL,'{"one_way": true, "fit": {"step": 3, "met": {"0": -0.16}}}','1ac584e1d93d4dd43031e43cd66ae38c',0,1,'tablet-3');
INSERT INTO "games" VALUES('2a838af8d5c44a4eb3172062d08f1bb2','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":3,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["heart","cat","rose","moon","dog","cake","peacock","sunflower","ladybug","pancake","starfish","rainbow"],"draw":["jester","1","king","1","2","8","2","dragon","3","4","6","king","8","jester","5","10","king","2","potion","6","4","2","king","dragon","knight","5","7","knight","wand","5","king","7","jester","10","10","potion","10","dragon","3","king","knight","king","potion","4","4","3","9","3","9","7","7","wand","8","6","1","wand","1","jester","5","9","8","jester","9","king","knight","potion","6"]}','2026-11-20T17:36:00.000Z','2026-11-20T17:39:00.000Z',4,0,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 2, "met": {"0": -0.24, "1": -0.24}}}','397d0336900d584e731206b724bed8f6',1,0,NULL);
INSERT INTO "games" VALUES('6b384309c9a937a68c8f95ef04a012e8','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":3,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["rainbow","ladybug","moon","cake","heart","peacock","pancake","cat","sunflower","starfish","dog","rose"],"draw":["1","2","8","10","jester","1","5","6","7","dragon","potion","2","4","6","6","dragon","5","jester","7","10","1","king","knight","2","9","9","king","3","wand","jester","8","9","potion","king","9","4","6","5","king","potion","king","jester","king","wand","king","potion","8","knight","10","3","2","wand","3","7","knight","3","5","7","dragon","king","1","4","10","4","knight","8","jester"]}','2026-11-20T17:39:00.000Z','2026-11-20T17:39:00.000Z',1,0,NULL,NULL,NULL,'{"one_way": true, "fit": {"step": 2, "met": {"0": -0.24, "1": -0.24}}}','397d0336900d584e731206b724bed8f6',0,0,'tablet-2');
INSERT INTO "games" VALUES('ffd21f09ec08693c7401f5ce2425d75a','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["moon","peacock","rainbow","heart","sunflower","cake","starfish","cat","ladybug","rose","dog","pancake"],"draw":["potion","jester","1","wand","knight","potion","7","5","jester","6","9","9","8","7","10","4","8","7","2","knight","4","3","jester","dragon","king","2","1","4","king","king","potion","1","3","8","10","wand","king","3","king","6","5","jester","9","5","jester","3","potion","10","dragon","6","4","2","7","1","5","6","knight","dragon","king","10","2","8","knight","9","king","wand","king"]}','2026-11-20T17:39:00.000Z','2026-11-20T17:39:00.000Z',0,0,NULL,NULL,NULL,'{"one_way": true}','397d0336900d584e731206b724bed8f6',1,0,NULL);
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
INSERT INTO "grown_ups" VALUES('70b72fd48cf3c4f269ece7664620df23','grown_up','grown_up','scrypt:16384:8:5$NFM25Wk28LNvwlrCf5CD4f$24fd18ac7babd4f7c8920b5bd1664d0ae265d6f64e3f729d6cdc7863712600df113300256813972303d081197e7f4a20523773b1639bcc320c1dcc74b67a189e','2026-11-24T14:14:51.530Z','owner');
INSERT INTO "grown_ups" VALUES('4532781abe93ee9a21a5b6cdb8fc3c2f','signed_out','signed_out','scrypt:16384:8:5$AjgHTuFcy4tduaNedhaLMU$6c772751161b054d968e3bdb8dee0d2730e02f14295d858f8f97ef471498599f9312e5ce1c95e004348892a9f979a3304079092915731a12917fc51f0326074b','2026-11-24T14:14:52.443Z','owner');
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
INSERT INTO "learners" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','Mira','face-3','2026-11-24T14:14:49.957Z',NULL,NULL,NULL,'2026-11-24T14:14:55.424Z');
INSERT INTO "learners" VALUES('f72774d5d7eb842a7dc717c008c57774','Lou','face-4','2026-11-24T14:14:53.333Z',NULL,'7e45e5fbe0cc65906e9465cd06c14c58',NULL,NULL);
INSERT INTO "learners" VALUES('7a56be6cc75fec4652b4801236e929de','Mira','face-5','2026-11-20T17:34:00.000Z',NULL,'397d0336900d584e731206b724bed8f6',NULL,NULL);
INSERT INTO "learners" VALUES('1e6de03c0c2307bf21af8a40b4e757c4','Leo','face-5','2026-11-20T17:34:00.000Z',NULL,'397d0336900d584e731206b724bed8f6',NULL,NULL);
INSERT INTO "learners" VALUES('9ce3aaea771eacc3db65d1d1690c6cbf','Zoe','face-5','2026-11-20T17:34:00.000Z',NULL,'397d0336900d584e731206b724bed8f6',NULL,NULL);
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
INSERT INTO "lessons" VALUES('da1d8f49c6b426808639e8c664f2a911','7e45e5fbe0cc65906e9465cd06c14c58','2gb8a9','2026-11-24T14:14:53.333Z','2026-11-24T15:44:53.333Z',NULL,NULL,NULL,NULL);
INSERT INTO "lessons" VALUES('1114805c9e2a70da0058820ebf451fd9','397d0336900d584e731206b724bed8f6','cvnyr9','2026-11-20T17:34:00.000Z','2026-11-20T19:04:00.000Z',NULL,NULL,NULL,NULL);
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
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',0,1,'discard 10',NULL,NULL,'2026-11-24T14:14:50.844Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',1,0,'discard 5',NULL,'119a72d174c9df6acc011cdd9474031b','2026-11-24T14:14:50.900Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',2,1,'discard 1',NULL,NULL,'2026-11-24T14:14:50.944Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',3,0,'discard 7',NULL,'ae658f33fe3b890b93f448b3a5aa3c81','2026-11-24T14:14:50.964Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',4,1,'discard 6',NULL,NULL,'2026-11-24T14:14:51.282Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',5,0,'discard 8',NULL,'616499c9e25a7605aec6f0245bd86d40','2026-11-24T14:14:51.327Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',6,1,'discard 1',NULL,NULL,'2026-11-24T14:14:51.363Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',7,0,'discard 9',NULL,'482c9cbc43435cc52eae05cf96d0cc5f','2026-11-24T14:14:51.425Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',0,1,'discard 2,2',NULL,NULL,'2026-11-24T14:14:53.609Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',1,0,'discard 5',NULL,'24074fca7bb6e1da4de90a9a0695896f','2026-11-24T14:14:53.740Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',2,1,'discard 3',NULL,NULL,'2026-11-24T14:14:53.785Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',3,0,'discard 1',NULL,'622a890985c19ad8c23902da62500683','2026-11-24T14:14:53.831Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',4,1,'discard 5',NULL,NULL,'2026-11-24T14:14:54.019Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',5,0,'discard 1',NULL,'f8de4d0c8d4a84742a2523a6fbb40c2c','2026-11-24T14:14:54.056Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',6,1,'discard 4,4',NULL,NULL,'2026-11-24T14:14:54.156Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',7,0,'discard 5',NULL,'df4f14e5a4b25358c85e8db6367d94a9','2026-11-24T14:14:54.208Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',8,1,'discard 2',NULL,NULL,'2026-11-24T14:14:54.289Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',9,0,'discard 4',NULL,'13018eac3e7928d3babb6612fc359282','2026-11-24T14:14:54.317Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',10,1,'discard 6',NULL,NULL,'2026-11-24T14:14:54.361Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',11,0,'discard 1',NULL,'d4d26d6a17ec1f306f34ab976868680c','2026-11-24T14:14:54.378Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',12,1,'discard 4',NULL,NULL,'2026-11-24T14:14:54.547Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',13,0,'discard 6',NULL,'d5e26903c971ae45d246f4d9aa388d03','2026-11-24T14:14:54.594Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',14,1,'king 6',NULL,NULL,'2026-11-24T14:14:54.630Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',15,0,'discard 2',NULL,'b0d0917fd2d443fb91ca22b31f2f6886','2026-11-24T14:14:54.676Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',16,1,'king 10',NULL,NULL,'2026-11-24T14:14:54.722Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',17,0,'discard 5',NULL,'12320d39d875992074b538ac1691593d','2026-11-24T14:14:54.794Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',18,1,'discard 4,4',NULL,NULL,'2026-11-24T14:14:54.826Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',19,0,'discard king',NULL,'0d54ec4d2b2daf2cce12a98b3728e79a','2026-11-24T14:14:54.841Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',20,1,'discard 5,5',NULL,NULL,'2026-11-24T14:14:54.861Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',21,0,'discard 1',NULL,'a2bb6245854fb4524083501e827926ce','2026-11-24T14:14:54.874Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',22,1,'discard 3,3',NULL,NULL,'2026-11-24T14:14:54.911Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',23,0,'discard 3',NULL,'374e87c0404f2b1d22dd50c275deeb76','2026-11-24T14:14:55.062Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',24,1,'discard 3',NULL,NULL,'2026-11-24T14:14:55.217Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',25,0,'discard 2',NULL,'7e8a2a79733d9d666d8f715ec533ded6','2026-11-24T14:14:55.247Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',26,1,'discard 1',NULL,NULL,'2026-11-24T14:14:55.282Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',27,0,'discard 3','[["king","3","6","4","4","5","6","2","4","2","3","5","3","5","5","1","1","3","4","king","3","5","5","1","king","1","2","2","3","4","2","4","1"]]','a04768eaeb674a7d5d5998a53a0f4007','2026-11-24T14:14:55.315Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',28,1,'discard 6',NULL,NULL,'2026-11-24T14:14:55.390Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',29,0,'king 9',NULL,'d0e2171b1fffbd75864dd17ba4198b60','2026-11-24T14:14:55.424Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',30,0,'wake 7',NULL,'56fe8431aba5a7c8d461e43da7342a61','2026-11-24T14:14:55.469Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',31,1,'king 1',NULL,NULL,'2026-11-24T14:14:55.528Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',32,0,'discard 1',NULL,'0e1d9c7f97597c1119aa73f7cdb45c13','2026-11-24T14:14:55.568Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',33,1,'discard 6,6',NULL,NULL,'2026-11-24T14:14:55.646Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',34,0,'discard jester',NULL,'e85d826efb58c0c0e1e7c7a7a05d8d13','2026-11-24T14:14:55.690Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',35,1,'discard 4',NULL,NULL,'2026-11-24T14:14:55.713Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',36,0,'discard 2',NULL,'6fa1858b0e50cd74cf833f2550624b62','2026-11-24T14:14:55.747Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',37,1,'discard 6',NULL,NULL,'2026-11-24T14:14:55.904Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',38,0,'discard 4',NULL,'e7b631ef45d78e1d490334c09158063f','2026-11-24T14:14:56.042Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',39,1,'discard 2',NULL,NULL,'2026-11-24T14:14:56.082Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',40,0,'discard jester',NULL,'7dd3b4db7c81f966d4534ee34d61b739','2026-11-24T14:14:56.123Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',41,1,'discard 3',NULL,NULL,'2026-11-24T14:14:56.250Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',42,0,'discard 5',NULL,'ec8a5b9c74f68ef2bbe2b0b250cec66c','2026-11-24T14:14:56.264Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',43,1,'discard 5,5',NULL,NULL,'2026-11-24T14:14:56.277Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',44,0,'discard 1',NULL,'8ee40359bbe2af9800ac89baae32f121','2026-11-24T14:14:56.292Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',45,1,'discard 3',NULL,NULL,'2026-11-24T14:14:56.317Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',46,0,'discard 6',NULL,'42a2f82eeb0914204cdbde443ddaff49','2026-11-24T14:14:56.348Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',47,1,'discard 1',NULL,NULL,'2026-11-24T14:14:56.425Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',48,0,'discard 2',NULL,'418dd9dfbaf62406e9c68bd751df84e6','2026-11-24T14:14:56.466Z');
INSERT INTO "plies" VALUES('abd0d7fb1292618550e40d54712ea6b3',49,1,'king 4',NULL,NULL,'2026-11-24T14:14:56.499Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',0,0,'jester',NULL,'9fd98eab3d4793e82154e8484b5f6e96','2026-11-24T14:14:56.646Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',1,0,'discard king',NULL,'9567b35729081b5bab6bd953c0bf524a','2026-11-24T14:14:56.694Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',2,1,'discard 9',NULL,NULL,'2026-11-24T14:14:56.749Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',3,0,'king 8',NULL,'e7ed70810a0bcab188b839a120c1bf5d','2026-11-24T14:14:56.794Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',4,1,'discard 10',NULL,NULL,'2026-11-24T14:14:56.876Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',5,0,'discard 7',NULL,'3df121e7bb4b6a0b170585d3e1a42c3f','2026-11-24T14:14:56.918Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',6,1,'discard 3',NULL,NULL,'2026-11-24T14:14:57.008Z');
INSERT INTO "plies" VALUES('b2061ecc65d464fd29e78b06a72ed508',7,0,'discard 2',NULL,'fef78b45f7aeb54483167a89a10db481','2026-11-24T14:14:57.048Z');
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
INSERT INTO "questions" VALUES('230d977ee22571594720771f8ca81811','13deef86ab1031d0f646e1f40a097c97',4,0,'3ee5da8f04a8b56e3491828fb6b2aed1','help_bot','{"choices":[3,4,5,6,8],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,4],"skill":"add:1+4","truth":5}','2026-11-24T14:14:50.964Z','2026-11-24T14:14:51.183Z',NULL,'adaptive','discard 6',0,0,0);
INSERT INTO "questions" VALUES('0fef792866836886a260cd0b7b45145c','13deef86ab1031d0f646e1f40a097c97',8,0,'3ee5da8f04a8b56e3491828fb6b2aed1','help_bot','{"choices":[2,4,5,6,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,5],"skill":"add:1+5","truth":6}','2026-11-24T14:14:51.425Z',NULL,NULL,'adaptive','discard 8',0,0,0);
INSERT INTO "questions" VALUES('7e9ee51d9212824c83c8cb28eb4ed2e3','abd0d7fb1292618550e40d54712ea6b3',4,0,'3ee5da8f04a8b56e3491828fb6b2aed1','help_bot','{"choices":[3,4,5,6,9],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,4],"skill":"add:1+4","truth":5}','2026-11-24T14:14:53.831Z','2026-11-24T14:14:53.961Z','4','adaptive','discard 5',3,0,0);
INSERT INTO "questions" VALUES('0144702bc6b789ef81365acc3f88af59','abd0d7fb1292618550e40d54712ea6b3',12,0,'3ee5da8f04a8b56e3491828fb6b2aed1','help_bot','{"choices":[3,4,5,6,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,5],"skill":"add:1+5","truth":6}','2026-11-24T14:14:54.378Z','2026-11-24T14:14:54.524Z','3','adaptive','discard 4',4,0,0);
INSERT INTO "questions" VALUES('44c6b895fe749e67730f37f1fe9eb4ad','abd0d7fb1292618550e40d54712ea6b3',18,0,'3ee5da8f04a8b56e3491828fb6b2aed1','check_bot','{"choices":[1,0],"claimed":3,"friend":1,"guess_p":0.75,"held":false,"operands":[2,1],"skill":"add:1+2","truth":1}','2026-11-24T14:14:54.794Z','2026-11-24T14:14:54.813Z','1','adaptive','discard 4,4',0,0,0);
INSERT INTO "questions" VALUES('e25f4b1c6d80de7cf4c73f2bc8ff1c38','abd0d7fb1292618550e40d54712ea6b3',24,0,'3ee5da8f04a8b56e3491828fb6b2aed1','help_bot','{"choices":[2,3,4,5,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-24T14:14:55.062Z','2026-11-24T14:14:55.175Z','4','adaptive','discard 3',4,0,0);
INSERT INTO "questions" VALUES('3f9aa884e59409c145619fc017b4834c','abd0d7fb1292618550e40d54712ea6b3',28,0,'3ee5da8f04a8b56e3491828fb6b2aed1','help_bot','{"choices":[2,3,4,5,6],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,3],"skill":"add:1+3","truth":4}','2026-11-24T14:14:55.315Z','2026-11-24T14:14:55.348Z',NULL,'adaptive','discard 6',0,0,0);
INSERT INTO "questions" VALUES('d6e3a71ea502e8a850fcc626f57d1709','abd0d7fb1292618550e40d54712ea6b3',33,0,'3ee5da8f04a8b56e3491828fb6b2aed1','help_bot','{"choices":[3,4,5,6,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,4],"skill":"add:1+4","truth":5}','2026-11-24T14:14:55.568Z','2026-11-24T14:14:55.630Z','7','adaptive','discard 6,6',3,0,0);
INSERT INTO "questions" VALUES('ec032e6b25795c189844f476f2e2054d','abd0d7fb1292618550e40d54712ea6b3',37,0,'3ee5da8f04a8b56e3491828fb6b2aed1','help_bot','{"choices":[1,2,3,4,5],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,1],"skill":"add:1+2","truth":3}','2026-11-24T14:14:55.747Z','2026-11-24T14:14:55.876Z','3','adaptive','discard 6',4,0,0);
INSERT INTO "questions" VALUES('3f7dc86b692a4f0ea1b49bf707c0909c','abd0d7fb1292618550e40d54712ea6b3',41,0,'3ee5da8f04a8b56e3491828fb6b2aed1','help_bot','{"choices":[4,5,6,7,9],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[5,1],"skill":"add:1+5","truth":6}','2026-11-24T14:14:56.123Z','2026-11-24T14:14:56.232Z','6','adaptive','discard 3',4,0,0);
INSERT INTO "questions" VALUES('8d76d7a17b50079e08ab4ae4a648a58c','abd0d7fb1292618550e40d54712ea6b3',47,0,'3ee5da8f04a8b56e3491828fb6b2aed1','help_bot','{"choices":[1,2,3,4,5],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[3,1],"skill":"add:1+3","truth":4}','2026-11-24T14:14:56.348Z','2026-11-24T14:14:56.394Z',NULL,'adaptive','discard 1',0,0,0);
INSERT INTO "questions" VALUES('1bd9d912112d4095eced8ded2bfa1f10','b2061ecc65d464fd29e78b06a72ed508',4,0,'3ee5da8f04a8b56e3491828fb6b2aed1','queen_total','{"before":0,"gained":10,"places":[0,5,10,15,20,25,30,35,40,45,50],"queen":7}','2026-11-24T14:14:56.794Z','2026-11-24T14:14:56.828Z','40','natural',NULL,0,0,0);
INSERT INTO "questions" VALUES('c1e8fb16d7ad18a78ff5ba77e244d05f','b2061ecc65d464fd29e78b06a72ed508',6,0,'3ee5da8f04a8b56e3491828fb6b2aed1','help_bot','{"choices":[1,2,3,4,5],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,3],"skill":"add:1+3","truth":4}','2026-11-24T14:14:56.918Z','2026-11-24T14:14:56.973Z',NULL,'adaptive','discard 3',0,0,0);
INSERT INTO "questions" VALUES('177a83345d866b346e3bbc975bcb9370','b2061ecc65d464fd29e78b06a72ed508',8,0,'3ee5da8f04a8b56e3491828fb6b2aed1','help_bot','{"choices":[2,3,4,5,6],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-24T14:14:57.048Z',NULL,'3','adaptive','discard 5',4,0,0);
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
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',0,'learner',NULL,'3ee5da8f04a8b56e3491828fb6b2aed1',NULL,'2026-11-24T14:14:49.995Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',1,'bot','bruno',NULL,NULL,'2026-11-24T14:14:49.995Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',0,'learner',NULL,'7a56be6cc75fec4652b4801236e929de','bruno','2026-11-20T17:36:00.000Z',0,'2026-11-20T17:37:00.000Z','2026-11-20T17:39:00.000Z');
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',1,'learner',NULL,'1e6de03c0c2307bf21af8a40b4e757c4','bruno','2026-11-20T17:36:00.000Z',0,'2026-11-20T17:37:00.000Z','2026-11-20T17:38:00.000Z');
INSERT INTO "seats" VALUES('2a838af8d5c44a4eb3172062d08f1bb2',2,'bot','tilo',NULL,NULL,'2026-11-20T17:36:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('3a12917c1a26f88938703800149e259b',0,'guest',NULL,NULL,NULL,'2026-11-24T14:14:51.469Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('3a12917c1a26f88938703800149e259b',1,'bot','bruno',NULL,NULL,'2026-11-24T14:14:51.469Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',0,'learner',NULL,'9ce3aaea771eacc3db65d1d1690c6cbf',NULL,'2026-11-20T17:39:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',1,'learner',NULL,'1e6de03c0c2307bf21af8a40b4e757c4','bruno','2026-11-20T17:39:00.000Z',0,NULL,'2026-11-20T17:39:00.000Z');
INSERT INTO "seats" VALUES('6b384309c9a937a68c8f95ef04a012e8',2,'bot','tilo',NULL,NULL,'2026-11-20T17:39:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('82b335998604871926debfdb8825ae56',0,'learner',NULL,'f72774d5d7eb842a7dc717c008c57774',NULL,'2026-11-24T14:14:53.508Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('82b335998604871926debfdb8825ae56',1,'bot','bruno',NULL,NULL,'2026-11-24T14:14:53.508Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('abd0d7fb1292618550e40d54712ea6b3',0,'learner',NULL,'3ee5da8f04a8b56e3491828fb6b2aed1',NULL,'2026-11-24T14:14:53.550Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('abd0d7fb1292618550e40d54712ea6b3',1,'bot','bruno',NULL,NULL,'2026-11-24T14:14:53.550Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('b2061ecc65d464fd29e78b06a72ed508',0,'learner',NULL,'3ee5da8f04a8b56e3491828fb6b2aed1',NULL,'2026-11-24T14:14:56.593Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('b2061ecc65d464fd29e78b06a72ed508',1,'bot','bruno',NULL,NULL,'2026-11-24T14:14:56.593Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('cc45782198a6416d1775336d71eacd05',0,'learner',NULL,'9ce3aaea771eacc3db65d1d1690c6cbf',NULL,'2026-11-20T17:34:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('cc45782198a6416d1775336d71eacd05',1,'bot','tilo',NULL,NULL,'2026-11-20T17:34:00.000Z',0,NULL,NULL);
INSERT INTO "seats" VALUES('ffd21f09ec08693c7401f5ce2425d75a',0,'learner',NULL,'7a56be6cc75fec4652b4801236e929de',NULL,'2026-11-20T17:39:00.000Z',1,NULL,NULL);
INSERT INTO "seats" VALUES('ffd21f09ec08693c7401f5ce2425d75a',1,'learner',NULL,'1e6de03c0c2307bf21af8a40b4e757c4',NULL,'2026-11-20T17:39:00.000Z',1,NULL,NULL);
CREATE TABLE sessions (
            token_hash TEXT PRIMARY KEY,
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            device TEXT NOT NULL,
            created_at TEXT NOT NULL,
            seen_at TEXT NOT NULL,
            ended_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "sessions" VALUES('20cb239fb06e03f5f0732e4844080de70db857e1a6ac3dba2cf7e9c90f6edb90','70b72fd48cf3c4f269ece7664620df23','e67a9b75fc3947249fc2d0a17b8f2ab5','2026-11-24T14:14:52.351Z','2026-11-24T14:14:52.351Z',NULL);
INSERT INTO "sessions" VALUES('c9519a676216f09365382076f45908dd79ba7145e3164d81995a7de8500b672c','4532781abe93ee9a21a5b6cdb8fc3c2f','7abec539007d1034d726c86b9c3a23cd','2026-11-24T14:14:53.196Z','2026-11-24T14:14:53.196Z','2026-11-24T14:14:53.313Z');
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
INSERT INTO "sittings" VALUES(1,'ccb573d95810d60ea72991b9e8c14743','7e45e5fbe0cc65906e9465cd06c14c58','f72774d5d7eb842a7dc717c008c57774','2026-11-24T14:14:53.489Z','2026-11-24T14:14:53.489Z',NULL);
INSERT INTO "sittings" VALUES(2,'tablet-0','397d0336900d584e731206b724bed8f6','7a56be6cc75fec4652b4801236e929de','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(3,'tablet-1','397d0336900d584e731206b724bed8f6','1e6de03c0c2307bf21af8a40b4e757c4','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(4,'tablet-2','397d0336900d584e731206b724bed8f6','9ce3aaea771eacc3db65d1d1690c6cbf','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z',NULL);
INSERT INTO "sittings" VALUES(5,'tablet-3','1ac584e1d93d4dd43031e43cd66ae38c','9ce3aaea771eacc3db65d1d1690c6cbf','2026-11-20T17:34:00.000Z','2026-11-20T17:34:00.000Z','2026-11-20T17:35:00.000Z');
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
INSERT INTO "tablets" VALUES('ccb573d95810d60ea72991b9e8c14743','7e45e5fbe0cc65906e9465cd06c14c58','2026-11-24T14:14:53.428Z');
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
INSERT INTO "throttles" VALUES('code',0,'2026-11-24T14:14:53.377Z');
INSERT INTO "throttles" VALUES('new browsers',1,'2026-11-24T14:14:49.957Z');
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
INSERT INTO "woken" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','pancake','abd0d7fb1292618550e40d54712ea6b3',30,'2026-11-24T14:14:55.469Z');
INSERT INTO "woken" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','peacock','b2061ecc65d464fd29e78b06a72ed508',3,'2026-11-24T14:14:56.794Z');
INSERT INTO "woken" VALUES('3ee5da8f04a8b56e3491828fb6b2aed1','rose','abd0d7fb1292618550e40d54712ea6b3',29,'2026-11-24T14:14:55.424Z');
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
COMMIT;
