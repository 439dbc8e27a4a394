BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'kidsq','m001_games','2026-11-22 21:50:32.508535+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'kidsq','m002_attempts','2026-11-22 21:50:32.509068+00:00');
INSERT INTO "_sqlite_migrations" VALUES(3,'kidsq','m003_grown_ups','2026-11-22 21:50:32.509536+00:00');
INSERT INTO "_sqlite_migrations" VALUES(4,'kidsq','m004_knowing','2026-11-22 21:50:32.510643+00:00');
INSERT INTO "_sqlite_migrations" VALUES(5,'kidsq','m005_taps','2026-11-22 21:50:32.523672+00:00');
INSERT INTO "_sqlite_migrations" VALUES(6,'kidsq','m006_classroom','2026-11-22 21:50:32.525454+00:00');
INSERT INTO "_sqlite_migrations" VALUES(7,'kidsq','m007_erasing','2026-11-22 21:50:32.525895+00:00');
INSERT INTO "_sqlite_migrations" VALUES(8,'kidsq','m008_room','2026-11-22 21:50:32.526059+00:00');
INSERT INTO "_sqlite_migrations" VALUES(9,'kidsq','m009_gallery','2026-11-22 21:50:32.526500+00:00');
INSERT INTO "_sqlite_migrations" VALUES(10,'kidsq','m010_lately','2026-11-22 21:50:32.526973+00:00');
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
INSERT INTO "attempts" VALUES(1,'2ebc9aaa01ab10298bf62269a85c63df',1,'0.1.0','mastery-2','12d3d9c16803f8a722fa23ed0a281525',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',1,'2026-11-22T21:50:34.679Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+5','[5,1]','a+b=c',2,0.5,'{"hand":["1","1","5","6","king"]}','6','1',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,5,0,0,'[[1,5,6]]','natural',0.7264,0.7264);
INSERT INTO "attempts" VALUES(2,'278db9a57277a0c48246dacb1fe2b088',1,'0.1.0','mastery-2','12d3d9c16803f8a722fa23ed0a281525',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',1,'2026-11-22T21:50:34.726Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+1','[1,1]','a+b=c',2,0.5,'{"hand":["1","1","5","6","king"]}','2','5',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,5,6]]','natural',0.8537,0.8059);
INSERT INTO "attempts" VALUES(3,'449274d2ea59679aed3a32a86af25748',1,'0.1.0','mastery-2','12d3d9c16803f8a722fa23ed0a281525',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',2,'2026-11-22T21:50:34.779Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[1,5]','a+b=c',5,0.2,'{"choices":[4,5,6,7,10]}','6','7',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7103,0.6586);
INSERT INTO "attempts" VALUES(4,'8bc083117eb86c57a81100a16ea330a1',1,'0.1.0','mastery-2','12d3d9c16803f8a722fa23ed0a281525',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',4,'2026-11-22T21:50:34.866Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[1,2]','a+b=c',5,0.2,'{"choices":[1,2,3,4,7]}','3','2',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7203,0.7139);
INSERT INTO "attempts" VALUES(5,'7378cc4d4d42c9ecb2725f45153877fd',1,'0.1.0','mastery-2','12d3d9c16803f8a722fa23ed0a281525',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',9,'2026-11-22T21:50:35.058Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+5','[5,2]','a+b=c',3,0.3333,'{"hand":["1","2","4","5","6"]}','7','1',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,4,5],[1,5,6],[2,4,6]]','natural',0.6177,0.6252);
INSERT INTO "attempts" VALUES(6,'d329d65c0b35b1de250e7b34a4aa07b4',1,'0.1.0','mastery-2','12d3d9c16803f8a722fa23ed0a281525',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',10,'2026-11-22T21:50:35.106Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[2,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,7]}','3','1',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7297,0.7312);
INSERT INTO "attempts" VALUES(7,'eeb89ff1bf8e51aa11f2d44dcc35e834',1,'0.1.0','mastery-2','12d3d9c16803f8a722fa23ed0a281525',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',12,'2026-11-22T21:50:35.182Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+4','[1,4]','a+b=c',5,0.2,'{"choices":[3,4,5,6,8]}','5','8',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7015,0.7012);
INSERT INTO "attempts" VALUES(8,'03312ead222930ae9158d4a89f03bc5a',1,'0.1.0','mastery-2','12d3d9c16803f8a722fa23ed0a281525',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',14,'2026-11-22T21:50:35.266Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+3','[1,3]','a+b=c',5,0.2,'{"choices":[2,3,4,5,7]}','4','2',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7187,0.7185);
INSERT INTO "attempts" VALUES(9,'21f267e25c0bb40ff3e6ca734305e986',1,'0.1.0','mastery-2','12d3d9c16803f8a722fa23ed0a281525',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',16,'2026-11-22T21:50:35.354Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+4','[4,1]','a+b=c',5,0.2,'{"choices":[2,3,4,5,8]}','5','8',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7015,0.702);
INSERT INTO "attempts" VALUES(10,'0398b31645278f0334b29ea109e8c823',1,'0.1.0','mastery-2','12d3d9c16803f8a722fa23ed0a281525',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',19,'2026-11-22T21:50:35.472Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+3','[3,1]','a+b=c',2,0.5,'{"hand":["1","2","3","6","jester"]}','4','2',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,2,3],[1,2,3,6]]','natural',0.7181,0.7218);
INSERT INTO "attempts" VALUES(11,'ada3ef1523470647a3e9bdb16b861d64',1,'0.1.0','mastery-2','12d3d9c16803f8a722fa23ed0a281525',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',19,'2026-11-22T21:50:35.506Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+6','[2,6]','a+b=c',2,0.5,'{"hand":["1","2","3","6","jester"]}','8','1',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,2,3],[1,2,3,6]]','natural',0.5719,0.577);
INSERT INTO "attempts" VALUES(12,'640cecfbc45b0107f800b1840dc311b6',1,'0.1.0','mastery-2','12d3d9c16803f8a722fa23ed0a281525',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',19,'2026-11-22T21:50:35.546Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+3','[2,3]','a+b=c',2,0.5,'{"hand":["1","2","3","6","jester"]}','5','6',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,2,3],[1,2,3,6]]','natural',0.6299,0.6341);
INSERT INTO "attempts" VALUES(13,'e25f4b1c6d80de7cf4c73f2bc8ff1c38',1,'0.1.0','mastery-2','12d3d9c16803f8a722fa23ed0a281525',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',20,'2026-11-22T21:50:35.622Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[1,5]','a+b=c',5,0.2,'{"choices":[4,5,6,7,8]}','6','4',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7124,0.7131);
INSERT INTO "attempts" VALUES(14,'e7ecfd0c8027a2a235372235133e6153',1,'0.1.0','mastery-2','12d3d9c16803f8a722fa23ed0a281525',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',22,'2026-11-22T21:50:35.722Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,6]}','4','5',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7622,0.762);
INSERT INTO "attempts" VALUES(15,'a12f3a94877b55cb80de8b3eafcf0e77',1,'0.1.0','mastery-2','12d3d9c16803f8a722fa23ed0a281525',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',24,'2026-11-22T21:50:35.826Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,5]}','2','3',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.8432,0.843);
INSERT INTO "attempts" VALUES(16,'82fccfb08785dd72e5c77b3e0874f5c7',1,'0.1.0','mastery-2','12d3d9c16803f8a722fa23ed0a281525',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',25,'2026-11-22T21:50:35.913Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+4','[4,1]','a+b=c',2,0.5,'{"hand":["1","2","3","4","jester"]}','5','3',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,2,3],[1,3,4]]','natural',0.7005,0.7043);
INSERT INTO "attempts" VALUES(17,'c264bdfab6fa89647ade19f7f14b1b26',1,'0.1.0','mastery-2','12d3d9c16803f8a722fa23ed0a281525',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',27,'2026-11-22T21:50:36.034Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+3','[2,3]','a+b=c',2,0.5,'{"hand":["1","2","3","4","king"]}','5','1',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,2,3],[1,3,4]]','natural',0.6309,0.6354);
INSERT INTO "attempts" VALUES(18,'b2d643a26ffb726aa2e3f93a873b9903',1,'0.1.0','mastery-2','12d3d9c16803f8a722fa23ed0a281525',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',28,'2026-11-22T21:50:36.106Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[1,5]','a+b=c',5,0.2,'{"choices":[4,5,6,7,10]}','6','10',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7113,0.7124);
INSERT INTO "attempts" VALUES(19,'aad7c7c03a53c17641db898e14c2732a',1,'0.1.0','mastery-2','12d3d9c16803f8a722fa23ed0a281525',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',30,'2026-11-22T21:50:36.230Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','check_bot','add:1+3','[3,1]','a+b=c',2,0.25,'{"claimed":2}','false','false',1,1,NULL,NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7176,0.7268);
INSERT INTO "attempts" VALUES(20,'54ea2061fc27d6835fb6d625d6d106fb',1,'0.1.0','mastery-2','12d3d9c16803f8a722fa23ed0a281525',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',32,'2026-11-22T21:50:36.354Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+6','[6,1]','a+b=c',5,0.2,'{"choices":[5,6,7,8,10]}','7','6',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'random',0.6588,0.6605);
INSERT INTO "attempts" VALUES(21,'6b519364a36b673a2c69f9e2c4e01689',1,'0.1.0','mastery-2','12d3d9c16803f8a722fa23ed0a281525',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',33,'2026-11-22T21:50:36.434Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:3+4','[4,3]','a+b=c',3,0.3333,'{"hand":["1","2","3","3","4"]}','7','1',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,2,3],[1,3,4]]','natural',0.508,0.5144);
INSERT INTO "attempts" VALUES(22,'10170d2bbf4e302c31e7aed141cbcc3a',1,'0.1.0','mastery-2','12d3d9c16803f8a722fa23ed0a281525',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',34,'2026-11-22T21:50:36.514Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[2,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,5]}','3','3',1,1,NULL,NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7314,0.7512);
INSERT INTO "attempts" VALUES(23,'0c267a984729fcef292d0d0c7a6f5062',1,'0.1.0','mastery-2','12d3d9c16803f8a722fa23ed0a281525',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',47,'2026-11-22T21:50:37.022Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:6+6','[6,6]','a+b=c',3,0.3333,'{"hand":["1","2","3","6","6"]}','12','2',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,2,3],[1,2,3,6]]','natural',0.3193,0.3289);
INSERT INTO "attempts" VALUES(24,'94965068196353efcc137e4f36ad1e37',1,'0.1.0','mastery-2','12d3d9c16803f8a722fa23ed0a281525',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','74aaf340997a20be63cc537b1e239eb4',1,'2026-11-22T21:50:37.438Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:5+7','[5,7]','a+b=c',2,0.5,'{"hand":["1","4","5","7","jester"]}','12','4',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,4,5]]','natural',0.2978,0.3084);
INSERT INTO "attempts" VALUES(25,'0a68253a0a6fb154a8376dcd8299ed6e',1,'0.1.0','mastery-2','12d3d9c16803f8a722fa23ed0a281525',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','74aaf340997a20be63cc537b1e239eb4',2,'2026-11-22T21:50:37.482Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','check_bot','add:2+2','[2,2]','a+b=c',2,0.75,'{"claimed":4}','true','false',0,1,'false_alarm',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7608,0.7629);
INSERT INTO "attempts" VALUES(26,'a15d91b3e99a06843beddbcfb93c0169',1,'0.1.0','mastery-2','12d3d9c16803f8a722fa23ed0a281525',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','74aaf340997a20be63cc537b1e239eb4',7,'2026-11-22T21:50:37.579Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+5','[1,5]','c=a+b',2,0.5,'{"hand":["1","4","5","10","jester"]}','6','10',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[1,4,5],[1,4,5,10]]','natural',0.7132,0.717);
CREATE TABLE audit (
            seq INTEGER PRIMARY KEY,
            at TEXT NOT NULL,
            grown_up TEXT,
            action TEXT NOT NULL,
            subject TEXT NOT NULL
        ) STRICT;
INSERT INTO "audit" VALUES(1,'2026-11-22T21:50:33.940Z','b209aaf9fe1cde1b5cf5911b0f6cc7e7','claimed','b209aaf9fe1cde1b5cf5911b0f6cc7e7');
INSERT INTO "audit" VALUES(2,'2026-11-22T21:50:34.451Z','27838383d2c543a2e8dabadada4ba3b9','claimed','27838383d2c543a2e8dabadada4ba3b9');
INSERT INTO "audit" VALUES(3,'2026-11-22T21:50:34.462Z','27838383d2c543a2e8dabadada4ba3b9','signed_out','27838383d2c543a2e8dabadada4ba3b9');
CREATE TABLE child_keys (
            learner TEXT PRIMARY KEY REFERENCES learners (id),
            pictures TEXT NOT NULL,
            number TEXT NOT NULL,
            made_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
INSERT INTO "child_keys" VALUES('03955f3c1192f7db6405e6e13d9cce82','dog,cat,tree','7961','2026-11-22T21:50:34.511Z');
CREATE TABLE claim_codes (
            code_hash TEXT PRIMARY KEY,
            created_at TEXT NOT NULL,
            used_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "claim_codes" VALUES('1c5c0c1f4e3cc228f64ad07688b44f51e866925c5ddd4307b1c361b47f5715d0','2026-11-22T21:50:33.944Z','2026-11-22T21:50:33.968Z');
INSERT INTO "claim_codes" VALUES('8f8dd0199dc582722434f52528eb61b638cbe8a93919dd056d3a434b987e2678','2026-11-22T21:50:33.430Z','2026-11-22T21:50:33.452Z');
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
INSERT INTO "classes" VALUES('a0485fb3c98408a4cae3110242ff5fdc','2b','2026-11-22T21:50:34.511Z',NULL,0);
CREATE TABLE device_learners (
            device TEXT NOT NULL REFERENCES devices (id),
            learner TEXT NOT NULL REFERENCES learners (id),
            place INTEGER NOT NULL,
            PRIMARY KEY (device, learner)
        ) STRICT;
INSERT INTO "device_learners" VALUES('6513270e269e0d37f2a74de452e6b438','12d3d9c16803f8a722fa23ed0a281525',1);
INSERT INTO "device_learners" VALUES('desk','03955f3c1192f7db6405e6e13d9cce82',1);
CREATE TABLE devices (
            id TEXT PRIMARY KEY,
            first_seen TEXT NOT NULL
        ) STRICT;
INSERT INTO "devices" VALUES('6513270e269e0d37f2a74de452e6b438','2026-11-22T21:50:32.796Z');
INSERT INTO "devices" VALUES('4c4f9b0687322e25c215a82a06ec41ad','2026-11-22T21:50:33.402Z');
INSERT INTO "devices" VALUES('desk','2026-11-22T21:50:34.511Z');
INSERT INTO "devices" VALUES('3678bc8d40783f0a072a98d23606defc','2026-11-22T21:50:34.579Z');
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
INSERT INTO "estimates" VALUES('12d3d9c16803f8a722fa23ed0a281525','add:1+1','mastery-2',8.42345464842413349515e-01,3.03907154473106455583e-02,2,0,0,NULL,'2026-11-22T21:50:35.826Z','guesses',1,0);
INSERT INTO "estimates" VALUES('12d3d9c16803f8a722fa23ed0a281525','add:1+2','mastery-2',7.49310754332712547487e-01,4.82693526070090417334e-02,3,1,1,NULL,'2026-11-22T21:50:36.514Z','guesses',0,0);
INSERT INTO "estimates" VALUES('12d3d9c16803f8a722fa23ed0a281525','add:1+3','mastery-2',0.726472145689379,5.2227694093049614743e-02,3,1,1,NULL,'2026-11-22T21:50:36.230Z','guesses',0,0);
INSERT INTO "estimates" VALUES('12d3d9c16803f8a722fa23ed0a281525','add:1+4','mastery-2',7.03616312996315440564e-01,5.58480698177521439617e-02,3,0,0,NULL,'2026-11-22T21:50:35.913Z','guesses',1,1);
INSERT INTO "estimates" VALUES('12d3d9c16803f8a722fa23ed0a281525','add:1+5','mastery-2',7.16958588824967546493e-01,5.26934423871578960785e-02,4,0,0,NULL,'2026-11-22T21:50:37.579Z','guesses',2,1);
INSERT INTO "estimates" VALUES('12d3d9c16803f8a722fa23ed0a281525','add:1+6','mastery-2',6.61283301581260363199e-01,6.45679532058631711066e-02,1,0,0,NULL,'2026-11-22T21:50:36.354Z','guesses',0,1);
INSERT INTO "estimates" VALUES('12d3d9c16803f8a722fa23ed0a281525','add:1+7','mastery-2',6.39406554269949856106e-01,6.9039663536448636627e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('12d3d9c16803f8a722fa23ed0a281525','add:1+8','mastery-2',6.20298654335896371136e-01,7.11430570663321160118e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('12d3d9c16803f8a722fa23ed0a281525','add:1+9','mastery-2',0.633074484077572,6.97686922883396509753e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('12d3d9c16803f8a722fa23ed0a281525','add:2+2','mastery-2',7.62664301150366208403e-01,4.70886888648915924449e-02,2,0,0,NULL,'2026-11-22T21:50:37.482Z','guesses',1,0);
INSERT INTO "estimates" VALUES('12d3d9c16803f8a722fa23ed0a281525','add:2+3','mastery-2',6.3439693721682755001e-01,6.57291081420700584736e-02,2,0,0,NULL,'2026-11-22T21:50:36.034Z','guesses',1,0);
INSERT INTO "estimates" VALUES('12d3d9c16803f8a722fa23ed0a281525','add:2+4','mastery-2',6.04488356395369352824e-01,7.2607054762343747889e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('12d3d9c16803f8a722fa23ed0a281525','add:2+5','mastery-2',6.22757203058261876726e-01,6.88008336631810712979e-02,1,0,0,NULL,'2026-11-22T21:50:35.058Z','guesses',0,1);
INSERT INTO "estimates" VALUES('12d3d9c16803f8a722fa23ed0a281525','add:2+6','mastery-2',5.71419794291619820292e-01,7.26579432376174283447e-02,1,0,0,NULL,'2026-11-22T21:50:35.506Z','guesses',0,1);
INSERT INTO "estimates" VALUES('12d3d9c16803f8a722fa23ed0a281525','add:2+7','mastery-2',5.44954384150825421606e-01,7.64770941789015834544e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('12d3d9c16803f8a722fa23ed0a281525','add:2+8','mastery-2',5.58324697588820195726e-01,7.58650472003987164093e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('12d3d9c16803f8a722fa23ed0a281525','add:3+3','mastery-2',6.58444008243507461486e-01,6.66432361545595819407e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('12d3d9c16803f8a722fa23ed0a281525','add:3+4','mastery-2',5.15336483332602512952e-01,7.43432800691132822379e-02,1,0,0,NULL,'2026-11-22T21:50:36.434Z','guesses',0,1);
INSERT INTO "estimates" VALUES('12d3d9c16803f8a722fa23ed0a281525','add:3+5','mastery-2',5.21603714086994574294e-01,0.0771562317920203,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('12d3d9c16803f8a722fa23ed0a281525','add:3+6','mastery-2',4.67775594982199505178e-01,7.70261870746783428032e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('12d3d9c16803f8a722fa23ed0a281525','add:3+7','mastery-2',4.81225785461262378639e-01,7.72920823602093187698e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('12d3d9c16803f8a722fa23ed0a281525','add:4+4','mastery-2',5.44901650725644559614e-01,7.65025783967545613961e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('12d3d9c16803f8a722fa23ed0a281525','add:4+5','mastery-2',4.24362124880175883845e-01,7.51259369640461804884e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('12d3d9c16803f8a722fa23ed0a281525','add:4+6','mastery-2',4.04708735415382936384e-01,0.0737416700712647,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('12d3d9c16803f8a722fa23ed0a281525','add:5+5','mastery-2',4.94439807152117882793e-01,7.74435390722648109296e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('12d3d9c16803f8a722fa23ed0a281525','add:5+7','mastery-2',3.07823309808060940895e-01,5.77630310936522589626e-02,1,0,0,NULL,'2026-11-22T21:50:37.438Z','guesses',0,1);
INSERT INTO "estimates" VALUES('12d3d9c16803f8a722fa23ed0a281525','add:6+6','mastery-2',3.27552022324144043174e-01,6.08475026398065388377e-02,1,0,0,NULL,'2026-11-22T21:50:37.022Z','guesses',0,1);
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
INSERT INTO "games" VALUES('13deef86ab1031d0f646e1f40a097c97','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["cake","cat","moon","heart","pancake","starfish","peacock","sunflower","ladybug","rainbow","dog","rose"],"draw":["dragon","10","1","8","10","9","knight","knight","1","5","king","7","6","king","dragon","wand","8","potion","6","2","king","knight","king","jester","knight","wand","3","7","9","5","6","8","4","potion","2","king","king","6","4","king","jester","2","3","potion","5","jester","wand","9","3","7","5","3","9","1","4","jester","7","jester","10","1","10","dragon","king","8","4","2","potion"]}','6513270e269e0d37f2a74de452e6b438','2026-11-22T21:50:32.818Z','2026-11-22T21:50:33.374Z',9,8,NULL,NULL,NULL,'{}',NULL);
INSERT INTO "games" VALUES('b9f3635cf88c422bcca2a92b03a56cc1','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":0,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["starfish","ladybug","cake","moon","dog","sunflower","cat","rose","peacock","pancake","heart","rainbow"],"draw":["jester","king","jester","3","1","knight","2","3","dragon","potion","9","potion","7","7","3","5","5","king","9","1","3","6","10","9","4","king","7","dragon","dragon","10","wand","2","wand","king","10","1","king","4","6","potion","potion","king","2","4","2","6","knight","jester","8","jester","10","king","4","5","wand","5","knight","jester","1","king","6","8","9","7","8","knight","8"]}','4c4f9b0687322e25c215a82a06ec41ad','2026-11-22T21:50:33.402Z','2026-11-22T21:50:33.402Z',0,0,NULL,NULL,NULL,'{}',NULL);
INSERT INTO "games" VALUES('ceaf4915888564e88216858f73ccef03','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["rainbow","moon","ladybug","cake","peacock","sunflower","cat","heart","dog","rose","pancake","starfish"],"draw":["king","1","3","1","3","6","2","3","5","5","2","king","jester","1","4","2","5","4","5","6","5","4","3","4","2","king","3","1","4","4","3","king","6","jester","1","2","5","1","6","6","2","6"]}','3678bc8d40783f0a072a98d23606defc','2026-11-22T21:50:34.633Z','2026-11-22T21:50:34.633Z',0,0,NULL,NULL,NULL,'{}','a0485fb3c98408a4cae3110242ff5fdc');
INSERT INTO "games" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["sunflower","cake","pancake","rose","ladybug","starfish","cat","rainbow","moon","peacock","heart","dog"],"draw":["6","6","3","5","4","king","1","1","2","1","2","5","5","2","4","4","3","6","jester","5","1","king","3","1","6","6","3","6","jester","2","king","4","2","2","4","3","king","5","3","1","4","5"]}','6513270e269e0d37f2a74de452e6b438','2026-11-22T21:50:34.636Z','2026-11-22T21:50:37.366Z',82,57,NULL,'2026-11-22T21:50:37.366Z','{"result":{"winners":[0],"courts":[["sunflower","rainbow","cat","starfish"],["rose","pancake","peacock"]],"points":[35,30]}}','{}',NULL);
INSERT INTO "games" VALUES('74aaf340997a20be63cc537b1e239eb4','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["moon","rose","pancake","peacock","cake","cat","heart","rainbow","sunflower","ladybug","starfish","dog"],"draw":["4","4","king","jester","6","1","king","5","3","7","jester","5","dragon","10","knight","jester","4","king","7","potion","2","8","potion","potion","king","wand","9","10","knight","8","potion","jester","dragon","8","1","dragon","5","4","8","7","2","2","king","9","knight","5","6","wand","3","9","king","6","10","10","2","7","wand","king","3","9","1","1","3","6","jester","king","knight"]}','6513270e269e0d37f2a74de452e6b438','2026-11-22T21:50:37.409Z','2026-11-22T21:50:37.634Z',12,8,NULL,NULL,NULL,'{}',NULL);
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
INSERT INTO "grown_ups" VALUES('b209aaf9fe1cde1b5cf5911b0f6cc7e7','grown_up','grown_up','scrypt$16384$8$5$GPHiOi13eZqcz2w3GxusZw==$GRMqjMTYNpYklRUEYnbn9Yo3rMLehXxk4vLOh4Xl8Mw=','2026-11-22T21:50:33.452Z','owner');
INSERT INTO "grown_ups" VALUES('27838383d2c543a2e8dabadada4ba3b9','signed_out','signed_out','scrypt$16384$8$5$FyTvZpuMMG0lrEuqI3m9Jg==$6w6s+n//O/box4B6pE8yzbpg9GHM/MXezfHqQcTRpHc=','2026-11-22T21:50:33.968Z','owner');
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
INSERT INTO "learners" VALUES('12d3d9c16803f8a722fa23ed0a281525','Mira','face-3','2026-11-22T21:50:32.796Z',NULL,NULL,NULL);
INSERT INTO "learners" VALUES('03955f3c1192f7db6405e6e13d9cce82','Lou','face-4','2026-11-22T21:50:34.511Z',NULL,'a0485fb3c98408a4cae3110242ff5fdc',NULL);
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
INSERT INTO "lessons" VALUES('39dae1e33b5b99a0e75e5ab169b96fd5','a0485fb3c98408a4cae3110242ff5fdc','ecar3x','2026-11-22T21:50:34.511Z','2026-11-22T23:20:34.511Z',NULL,NULL,NULL);
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
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',0,1,'discard 1,1',NULL,NULL,'2026-11-22T21:50:33.026Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',1,0,'discard 5',NULL,'b2715945795e8229451abd81f1d69ed6','2026-11-22T21:50:33.148Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',2,1,'discard 7',NULL,NULL,'2026-11-22T21:50:33.224Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',3,0,'discard 6',NULL,'230d977ee22571594720771f8ca81811','2026-11-22T21:50:33.262Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',4,1,'discard 10',NULL,NULL,'2026-11-22T21:50:33.282Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',5,0,'discard 8',NULL,'3b1287fff52ddf5d616499c9e25a7605','2026-11-22T21:50:33.322Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',6,1,'king 3',NULL,NULL,'2026-11-22T21:50:33.349Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',7,0,'discard 8',NULL,'a268aa872607679d6050914a9d33a01c','2026-11-22T21:50:33.374Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',0,1,'discard 1',NULL,NULL,'2026-11-22T21:50:34.650Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',1,0,'discard 1',NULL,'20b617f47e350efba326fc64316096e9','2026-11-22T21:50:34.763Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',2,1,'discard 2',NULL,NULL,'2026-11-22T21:50:34.805Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',3,0,'king 0',NULL,'7c9af9e7631267ddacae1d3bfc2d3445','2026-11-22T21:50:34.838Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',4,1,'discard 5',NULL,NULL,'2026-11-22T21:50:34.906Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',5,0,'discard 5',NULL,'3afd6a912bf85656b77e14a5d91d898d','2026-11-22T21:50:34.934Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',6,1,'discard 2',NULL,NULL,'2026-11-22T21:50:34.962Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',7,0,'discard 6',NULL,'f98d705f58e955d32ea04f98014b8bd0','2026-11-22T21:50:34.990Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',8,1,'discard 4',NULL,NULL,'2026-11-22T21:50:35.038Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',9,0,'discard 5',NULL,'49f02ca529b0ac326b14ba268026b412','2026-11-22T21:50:35.087Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',10,1,'discard 4',NULL,NULL,'2026-11-22T21:50:35.138Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',11,0,'discard 5',NULL,'b8002d51ad1cc1654f903ab43d07d46d','2026-11-22T21:50:35.158Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',12,1,'discard 3,3',NULL,NULL,'2026-11-22T21:50:35.217Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',13,0,'king 7',NULL,'26e024afc733c911516eea80c5d6a62d','2026-11-22T21:50:35.238Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',14,1,'discard 6',NULL,NULL,'2026-11-22T21:50:35.306Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',15,0,'discard 6',NULL,'589e54838ff0b26c8f778d118a7d09d8','2026-11-22T21:50:35.326Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',16,1,'discard 6',NULL,NULL,'2026-11-22T21:50:35.378Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',17,0,'discard 4',NULL,'9e797ee6cd8a553deebe4fed99002a25','2026-11-22T21:50:35.410Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',18,1,'discard 1',NULL,NULL,'2026-11-22T21:50:35.437Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',19,0,'discard 6',NULL,'e74368dec059b3c5315c3e111b70fad7','2026-11-22T21:50:35.587Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',20,1,'discard 6',NULL,NULL,'2026-11-22T21:50:35.662Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',21,0,'king 6',NULL,'1f9db56991f5a8371fb02f65d0e61e59','2026-11-22T21:50:35.694Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',22,1,'discard 4',NULL,NULL,'2026-11-22T21:50:35.758Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',23,0,'discard 2',NULL,'39051403a0ba9552c782ae6f448d2e1f','2026-11-22T21:50:35.796Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',24,1,'discard 2',NULL,NULL,'2026-11-22T21:50:35.870Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',25,0,'discard jester',NULL,'56bfcccfce8196ecebf5c0efe4acc89c','2026-11-22T21:50:35.954Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',26,1,'discard 3',NULL,NULL,'2026-11-22T21:50:35.990Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',27,0,'discard king',NULL,'f3ea78125334dd00c4546a8015907298','2026-11-22T21:50:36.070Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',28,1,'discard 5',NULL,NULL,'2026-11-22T21:50:36.156Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',29,0,'discard 4',NULL,'e00fee6a3fcbe7318d5dad0d017ebbf5','2026-11-22T21:50:36.190Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',30,1,'discard 2',NULL,NULL,'2026-11-22T21:50:36.269Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',31,0,'discard 2','[["2","3","1","2","5","4","6","2","2","6","2","king","king","6","king","1","4","6","1","3","6","3","5","king","2","6","5","4","5","4","5","jester","4"]]','5c68f9372e0b108b159c30e3816c8512','2026-11-22T21:50:36.309Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',32,1,'discard 5',NULL,NULL,'2026-11-22T21:50:36.394Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',33,0,'discard 1',NULL,'8598b3f32fd5a6d45db0ae04b382e44a','2026-11-22T21:50:36.474Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',34,1,'discard 3,3',NULL,NULL,'2026-11-22T21:50:36.554Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',35,0,'discard 3',NULL,'e46604df2683a7b7b2e4fe2ba4bb4f13','2026-11-22T21:50:36.590Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',36,1,'discard 5',NULL,NULL,'2026-11-22T21:50:36.622Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',37,0,'discard 1',NULL,'f97a5f4753240b855bcad886bf724179','2026-11-22T21:50:36.662Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',38,1,'discard 1',NULL,NULL,'2026-11-22T21:50:36.702Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',39,0,'discard 4',NULL,'edcba57f3593b265ad69db42058dd934','2026-11-22T21:50:36.742Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',40,1,'discard 6',NULL,NULL,'2026-11-22T21:50:36.766Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',41,0,'discard 2',NULL,'82cb6e1707e8b2cbc3623c72bb6cedc9','2026-11-22T21:50:36.804Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',42,1,'discard 1',NULL,NULL,'2026-11-22T21:50:36.834Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',43,0,'discard 4',NULL,'353fb93f49f018a76525908131823099','2026-11-22T21:50:36.878Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',44,1,'discard 2',NULL,NULL,'2026-11-22T21:50:36.910Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',45,0,'king 11',NULL,'b954820663bb742db3239131c1b4f72d','2026-11-22T21:50:36.950Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',46,1,'discard 2',NULL,NULL,'2026-11-22T21:50:36.986Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',47,0,'discard 1',NULL,'b5a7e1e2b8f3665410af3f14bd7349c6','2026-11-22T21:50:37.072Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',48,1,'king 3',NULL,NULL,'2026-11-22T21:50:37.102Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',49,1,'wake 2',NULL,NULL,'2026-11-22T21:50:37.142Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',50,0,'discard 6',NULL,'e7a085f1d327c6e3538fe1dc02327772','2026-11-22T21:50:37.174Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',51,1,'king 9',NULL,NULL,'2026-11-22T21:50:37.214Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',52,0,'discard 3',NULL,'8207ccaad97439cf9de719f63a1291e5','2026-11-22T21:50:37.254Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',53,1,'discard 6',NULL,NULL,'2026-11-22T21:50:37.273Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',54,0,'discard 3',NULL,'cedf4513d7797ab4ed45525ea949700f','2026-11-22T21:50:37.297Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',55,1,'jester',NULL,NULL,'2026-11-22T21:50:37.326Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',56,0,'wake 5',NULL,'623acd3b0ff37d54069a2f5b1b8d5d64','2026-11-22T21:50:37.366Z');
INSERT INTO "plies" VALUES('74aaf340997a20be63cc537b1e239eb4',0,1,'discard 4',NULL,NULL,'2026-11-22T21:50:37.425Z');
INSERT INTO "plies" VALUES('74aaf340997a20be63cc537b1e239eb4',1,0,'discard 7',NULL,'6486b869dc6d9621b723630aad935b68','2026-11-22T21:50:37.462Z');
INSERT INTO "plies" VALUES('74aaf340997a20be63cc537b1e239eb4',2,1,'discard 6',NULL,NULL,'2026-11-22T21:50:37.502Z');
INSERT INTO "plies" VALUES('74aaf340997a20be63cc537b1e239eb4',3,0,'discard 5',NULL,'d04e92427c8774ae878c8af2a1078098','2026-11-22T21:50:37.518Z');
INSERT INTO "plies" VALUES('74aaf340997a20be63cc537b1e239eb4',4,1,'discard 3',NULL,NULL,'2026-11-22T21:50:37.545Z');
INSERT INTO "plies" VALUES('74aaf340997a20be63cc537b1e239eb4',5,0,'discard jester',NULL,'6b4b4f561a7f1d6a63b011a8e36a2c0b','2026-11-22T21:50:37.554Z');
INSERT INTO "plies" VALUES('74aaf340997a20be63cc537b1e239eb4',6,1,'king 9',NULL,NULL,'2026-11-22T21:50:37.562Z');
INSERT INTO "plies" VALUES('74aaf340997a20be63cc537b1e239eb4',7,0,'discard 1',NULL,'05ab6af61c7f0a1f1324b7ea019636bd','2026-11-22T21:50:37.634Z');
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
INSERT INTO "questions" VALUES('65dc9f503f63af83bd0561e6211c70cf','13deef86ab1031d0f646e1f40a097c97',2,0,'12d3d9c16803f8a722fa23ed0a281525','help_bot','{"choices":[3,4,5,6,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[4,1],"skill":"add:1+4","truth":5}','2026-11-22T21:50:33.148Z','2026-11-22T21:50:33.196Z',NULL,'adaptive','discard 7');
INSERT INTO "questions" VALUES('449274d2ea59679aed3a32a86af25748','4ba2e1619fb9af5084768b8c54dd0ba5',2,0,'12d3d9c16803f8a722fa23ed0a281525','help_bot','{"choices":[4,5,6,7,10],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,5],"skill":"add:1+5","truth":6}','2026-11-22T21:50:34.763Z','2026-11-22T21:50:34.779Z','7','adaptive','discard 2');
INSERT INTO "questions" VALUES('8bc083117eb86c57a81100a16ea330a1','4ba2e1619fb9af5084768b8c54dd0ba5',4,0,'12d3d9c16803f8a722fa23ed0a281525','help_bot','{"choices":[1,2,3,4,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,2],"skill":"add:1+2","truth":3}','2026-11-22T21:50:34.838Z','2026-11-22T21:50:34.866Z','2','adaptive','discard 5');
INSERT INTO "questions" VALUES('52d31e1b8c0d0033fc2325a9f8fdd208','4ba2e1619fb9af5084768b8c54dd0ba5',8,0,'12d3d9c16803f8a722fa23ed0a281525','help_bot','{"choices":[2,3,4,5,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-22T21:50:34.990Z','2026-11-22T21:50:35.013Z',NULL,'adaptive','discard 4');
INSERT INTO "questions" VALUES('d329d65c0b35b1de250e7b34a4aa07b4','4ba2e1619fb9af5084768b8c54dd0ba5',10,0,'12d3d9c16803f8a722fa23ed0a281525','help_bot','{"choices":[1,2,3,4,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,1],"skill":"add:1+2","truth":3}','2026-11-22T21:50:35.087Z','2026-11-22T21:50:35.106Z','1','adaptive','discard 4');
INSERT INTO "questions" VALUES('eeb89ff1bf8e51aa11f2d44dcc35e834','4ba2e1619fb9af5084768b8c54dd0ba5',12,0,'12d3d9c16803f8a722fa23ed0a281525','help_bot','{"choices":[3,4,5,6,8],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,4],"skill":"add:1+4","truth":5}','2026-11-22T21:50:35.158Z','2026-11-22T21:50:35.182Z','8','adaptive','discard 3,3');
INSERT INTO "questions" VALUES('03312ead222930ae9158d4a89f03bc5a','4ba2e1619fb9af5084768b8c54dd0ba5',14,0,'12d3d9c16803f8a722fa23ed0a281525','help_bot','{"choices":[2,3,4,5,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,3],"skill":"add:1+3","truth":4}','2026-11-22T21:50:35.238Z','2026-11-22T21:50:35.266Z','2','adaptive','discard 6');
INSERT INTO "questions" VALUES('21f267e25c0bb40ff3e6ca734305e986','4ba2e1619fb9af5084768b8c54dd0ba5',16,0,'12d3d9c16803f8a722fa23ed0a281525','help_bot','{"choices":[2,3,4,5,8],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[4,1],"skill":"add:1+4","truth":5}','2026-11-22T21:50:35.326Z','2026-11-22T21:50:35.354Z','8','adaptive','discard 6');
INSERT INTO "questions" VALUES('e25f4b1c6d80de7cf4c73f2bc8ff1c38','4ba2e1619fb9af5084768b8c54dd0ba5',20,0,'12d3d9c16803f8a722fa23ed0a281525','help_bot','{"choices":[4,5,6,7,8],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,5],"skill":"add:1+5","truth":6}','2026-11-22T21:50:35.587Z','2026-11-22T21:50:35.622Z','4','adaptive','discard 6');
INSERT INTO "questions" VALUES('e7ecfd0c8027a2a235372235133e6153','4ba2e1619fb9af5084768b8c54dd0ba5',22,0,'12d3d9c16803f8a722fa23ed0a281525','help_bot','{"choices":[2,3,4,5,6],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-22T21:50:35.694Z','2026-11-22T21:50:35.722Z','5','adaptive','discard 4');
INSERT INTO "questions" VALUES('a12f3a94877b55cb80de8b3eafcf0e77','4ba2e1619fb9af5084768b8c54dd0ba5',24,0,'12d3d9c16803f8a722fa23ed0a281525','help_bot','{"choices":[1,2,3,4,5],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-22T21:50:35.796Z','2026-11-22T21:50:35.826Z','3','adaptive','discard 2');
INSERT INTO "questions" VALUES('b2d643a26ffb726aa2e3f93a873b9903','4ba2e1619fb9af5084768b8c54dd0ba5',28,0,'12d3d9c16803f8a722fa23ed0a281525','help_bot','{"choices":[4,5,6,7,10],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,5],"skill":"add:1+5","truth":6}','2026-11-22T21:50:36.070Z','2026-11-22T21:50:36.106Z','10','adaptive','discard 5');
INSERT INTO "questions" VALUES('aad7c7c03a53c17641db898e14c2732a','4ba2e1619fb9af5084768b8c54dd0ba5',30,0,'12d3d9c16803f8a722fa23ed0a281525','check_bot','{"choices":[1,0],"claimed":2,"friend":1,"guess_p":0.25,"held":false,"operands":[3,1],"skill":"add:1+3","truth":0}','2026-11-22T21:50:36.190Z','2026-11-22T21:50:36.230Z','0','adaptive','discard 2');
INSERT INTO "questions" VALUES('54ea2061fc27d6835fb6d625d6d106fb','4ba2e1619fb9af5084768b8c54dd0ba5',32,0,'12d3d9c16803f8a722fa23ed0a281525','help_bot','{"choices":[5,6,7,8,10],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[6,1],"skill":"add:1+6","truth":7}','2026-11-22T21:50:36.309Z','2026-11-22T21:50:36.354Z','6','random','discard 5');
INSERT INTO "questions" VALUES('10170d2bbf4e302c31e7aed141cbcc3a','4ba2e1619fb9af5084768b8c54dd0ba5',34,0,'12d3d9c16803f8a722fa23ed0a281525','help_bot','{"choices":[1,2,3,4,5],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,1],"skill":"add:1+2","truth":3}','2026-11-22T21:50:36.474Z','2026-11-22T21:50:36.514Z','3','adaptive','discard 3,3');
INSERT INTO "questions" VALUES('0a68253a0a6fb154a8376dcd8299ed6e','74aaf340997a20be63cc537b1e239eb4',2,0,'12d3d9c16803f8a722fa23ed0a281525','check_bot','{"choices":[1,0],"claimed":4,"friend":1,"guess_p":0.75,"held":false,"operands":[2,2],"skill":"add:2+2","truth":1}','2026-11-22T21:50:37.462Z','2026-11-22T21:50:37.482Z','0','adaptive','discard 6');
INSERT INTO "questions" VALUES('28a4fbd740918a58c194ff539c461992','74aaf340997a20be63cc537b1e239eb4',4,0,'12d3d9c16803f8a722fa23ed0a281525','help_bot','{"choices":[2,3,4,5,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-22T21:50:37.518Z','2026-11-22T21:50:37.530Z',NULL,'adaptive','discard 3');
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
            learner TEXT REFERENCES learners (id), stand_in TEXT, begun TEXT,
            PRIMARY KEY (game_id, seat),
            CHECK ((kind = 'bot') = (bot IS NOT NULL)),
            CHECK ((kind = 'learner') = (learner IS NOT NULL))
        ) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',0,'learner',NULL,'12d3d9c16803f8a722fa23ed0a281525',NULL,'2026-11-22T21:50:32.818Z');
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',1,'bot','bruno',NULL,NULL,'2026-11-22T21:50:32.818Z');
INSERT INTO "seats" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',0,'learner',NULL,'12d3d9c16803f8a722fa23ed0a281525',NULL,'2026-11-22T21:50:34.636Z');
INSERT INTO "seats" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',1,'bot','bruno',NULL,NULL,'2026-11-22T21:50:34.636Z');
INSERT INTO "seats" VALUES('74aaf340997a20be63cc537b1e239eb4',0,'learner',NULL,'12d3d9c16803f8a722fa23ed0a281525',NULL,'2026-11-22T21:50:37.409Z');
INSERT INTO "seats" VALUES('74aaf340997a20be63cc537b1e239eb4',1,'bot','bruno',NULL,NULL,'2026-11-22T21:50:37.409Z');
INSERT INTO "seats" VALUES('b9f3635cf88c422bcca2a92b03a56cc1',0,'guest',NULL,NULL,NULL,'2026-11-22T21:50:33.402Z');
INSERT INTO "seats" VALUES('b9f3635cf88c422bcca2a92b03a56cc1',1,'bot','bruno',NULL,NULL,'2026-11-22T21:50:33.402Z');
INSERT INTO "seats" VALUES('ceaf4915888564e88216858f73ccef03',0,'learner',NULL,'03955f3c1192f7db6405e6e13d9cce82',NULL,'2026-11-22T21:50:34.633Z');
INSERT INTO "seats" VALUES('ceaf4915888564e88216858f73ccef03',1,'bot','bruno',NULL,NULL,'2026-11-22T21:50:34.633Z');
CREATE TABLE sessions (
            token_hash TEXT PRIMARY KEY,
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            device TEXT NOT NULL,
            created_at TEXT NOT NULL,
            seen_at TEXT NOT NULL,
            ended_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "sessions" VALUES('1a17803e423a885358ac0f9828983a6eb0cfeae43952640a2ffe735c9966cfe5','27838383d2c543a2e8dabadada4ba3b9','dfb85c0dd37ee91531dec4f4df2a8b79','2026-11-22T21:50:34.427Z','2026-11-22T21:50:34.427Z','2026-11-22T21:50:34.491Z');
INSERT INTO "sessions" VALUES('5cde31d68f95356679059439e0a4c571a110a8fadc0151e24c908be13590c560','b209aaf9fe1cde1b5cf5911b0f6cc7e7','fc8e80b36f0e228923a5ef88ef02090b','2026-11-22T21:50:33.932Z','2026-11-22T21:50:33.932Z',NULL);
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
INSERT INTO "sittings" VALUES(1,'3678bc8d40783f0a072a98d23606defc','a0485fb3c98408a4cae3110242ff5fdc','03955f3c1192f7db6405e6e13d9cce82','2026-11-22T21:50:34.625Z','2026-11-22T21:50:34.625Z',NULL);
CREATE TABLE tablets (
            device TEXT PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            joined_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
INSERT INTO "tablets" VALUES('3678bc8d40783f0a072a98d23606defc','a0485fb3c98408a4cae3110242ff5fdc','2026-11-22T21:50:34.579Z');
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
INSERT INTO "throttles" VALUES('code',0,'2026-11-22T21:50:34.536Z');
CREATE TABLE woken (
            learner TEXT NOT NULL REFERENCES learners (id),
            queen TEXT NOT NULL,
            game_id TEXT REFERENCES games (id),
            ply INTEGER,
            at TEXT NOT NULL,
            PRIMARY KEY (learner, queen)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "woken" VALUES('12d3d9c16803f8a722fa23ed0a281525','',NULL,NULL,'2026-11-22T21:50:34.838Z');
INSERT INTO "woken" VALUES('12d3d9c16803f8a722fa23ed0a281525','cat','4ba2e1619fb9af5084768b8c54dd0ba5',21,'2026-11-22T21:50:35.694Z');
INSERT INTO "woken" VALUES('12d3d9c16803f8a722fa23ed0a281525','rainbow','4ba2e1619fb9af5084768b8c54dd0ba5',13,'2026-11-22T21:50:35.238Z');
INSERT INTO "woken" VALUES('12d3d9c16803f8a722fa23ed0a281525','starfish','4ba2e1619fb9af5084768b8c54dd0ba5',56,'2026-11-22T21:50:37.366Z');
INSERT INTO "woken" VALUES('12d3d9c16803f8a722fa23ed0a281525','sunflower','4ba2e1619fb9af5084768b8c54dd0ba5',3,'2026-11-22T21:50:34.838Z');
CREATE UNIQUE INDEX "idx__sqlite_migrations_migration_set_name"
    ON "_sqlite_migrations" ("migration_set", "name");
CREATE INDEX device_learners_learner ON device_learners (learner);
CREATE INDEX games_device ON games (device, created_at);
CREATE INDEX games_open ON games (device) WHERE ended_at IS NULL AND put_away_at IS NULL;
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
COMMIT;
