BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'kidsq','m001_games','2026-11-21 15:49:07.577640+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'kidsq','m002_attempts','2026-11-21 15:49:07.581292+00:00');
INSERT INTO "_sqlite_migrations" VALUES(3,'kidsq','m003_grown_ups','2026-11-21 15:49:07.582006+00:00');
INSERT INTO "_sqlite_migrations" VALUES(4,'kidsq','m004_knowing','2026-11-21 15:49:07.583325+00:00');
INSERT INTO "_sqlite_migrations" VALUES(5,'kidsq','m006_classroom','2026-11-21 15:49:07.586908+00:00');
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
INSERT INTO "attempts" VALUES(1,'2fa91425cb0088539d2c67eda13ffe79',1,'0.1.0','mastery-1','a5d20cdd4c127818c5804ff11366e0a8',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',3,'2026-11-21T15:49:08.244Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:4+6','[4,6]','c=a+b',3,0.3333,'{"hand":["2","2","4","5","6"]}','10','2',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[2,2,4],[2,4,6]]','natural',0.4258,0.2855);
INSERT INTO "attempts" VALUES(2,'29acf1a57cbd1f5ae28af60465f42986',1,'0.1.0','mastery-1','a5d20cdd4c127818c5804ff11366e0a8',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',4,'2026-11-21T15:49:08.299Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,6]}','2','1',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.83,0.7774);
INSERT INTO "attempts" VALUES(3,'1ce3bc0c10755c97f5f554ed83239ef5',1,'0.1.0','mastery-1','a5d20cdd4c127818c5804ff11366e0a8',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',6,'2026-11-21T15:49:08.328Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','a+b=c',5,0.2,'{"choices":[1,2,3,5,6]}','2','1',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7774,0.7956);
INSERT INTO "attempts" VALUES(4,'6ce193c22eefa279b02e3d8dccb1c51d',1,'0.1.0','mastery-1','a5d20cdd4c127818c5804ff11366e0a8',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',8,'2026-11-21T15:49:08.386Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','c=a+b',5,0.2,'{"choices":[1,2,3,4,6]}','2','1',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7956,0.8139);
INSERT INTO "attempts" VALUES(5,'4fdebbeceea7bb6433a715682e5f950c',1,'0.1.0','mastery-1','a5d20cdd4c127818c5804ff11366e0a8',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',10,'2026-11-21T15:49:08.418Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,6]}','2','1',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.8139,0.8251);
INSERT INTO "attempts" VALUES(6,'da6e6d8e8778f742f527b5c295e8c93e',1,'0.1.0','mastery-1','a5d20cdd4c127818c5804ff11366e0a8',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',16,'2026-11-21T15:49:08.475Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','c=a+b',5,0.2,'{"choices":[1,2,3,4,6]}','2','1',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.8251,0.8321);
INSERT INTO "attempts" VALUES(7,'9c3ecb54c5cefdd8027385c9421e7a60',1,'0.1.0','mastery-1','a5d20cdd4c127818c5804ff11366e0a8',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',20,'2026-11-21T15:49:08.522Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:4+6','[4,6]','c=a+b',2,0.5,'{"hand":["4","4","5","6","jester"]}','10','4',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[]','natural',0.4189,0.4278);
INSERT INTO "attempts" VALUES(8,'65f456aad6cff718569908f6c0301b21',1,'0.1.0','mastery-1','a5d20cdd4c127818c5804ff11366e0a8',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',25,'2026-11-21T15:49:08.563Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,5]}','2','5',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.8387,0.8409);
INSERT INTO "attempts" VALUES(9,'ff18fe335534a034e8009d9073f6e53d',1,'0.1.0','mastery-1','a5d20cdd4c127818c5804ff11366e0a8',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',29,'2026-11-21T15:49:08.636Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','c=a+b',5,0.2,'{"choices":[1,2,3,5,6]}','2','6',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.8409,0.8423);
INSERT INTO "attempts" VALUES(10,'a12f3a94877b55cb80de8b3eafcf0e77',1,'0.1.0','mastery-1','a5d20cdd4c127818c5804ff11366e0a8',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',31,'2026-11-21T15:49:08.664Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,5]}','2','3',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.8423,0.8435);
INSERT INTO "attempts" VALUES(11,'b374fab6b8c3a4d2d34d1c0df1058667',1,'0.1.0','mastery-1','a5d20cdd4c127818c5804ff11366e0a8',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',33,'2026-11-21T15:49:08.723Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,6]}','2','3',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.8435,0.8442);
INSERT INTO "attempts" VALUES(12,'c40f36094fcc9a5c334e51aff848a956',1,'0.1.0','mastery-1','a5d20cdd4c127818c5804ff11366e0a8',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',35,'2026-11-21T15:49:08.837Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','c=a+b',5,0.2,'{"choices":[1,2,3,4,6]}','2','2',1,1,NULL,NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.8442,0.8549);
INSERT INTO "attempts" VALUES(13,'a70828a72f7dba0830d0a2b8544940e1',1,'0.1.0','mastery-1','a5d20cdd4c127818c5804ff11366e0a8',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',37,'2026-11-21T15:49:08.897Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:3+3','[3,3]','c=a+b',5,0.2,'{"choices":[2,3,4,6,7]}','6','2',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.6671,0.6663);
INSERT INTO "attempts" VALUES(14,'bcc0fd985d3f69ce52c4641b316a2a12',1,'0.1.0','mastery-1','a5d20cdd4c127818c5804ff11366e0a8',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',39,'2026-11-21T15:49:09.229Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','a+b=c',5,0.2,'{"choices":[1,2,4,5,6]}','2','4',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.8552,0.8557);
INSERT INTO "attempts" VALUES(15,'1b757b203bdea8c3d375eff10635afef',1,'0.1.0','mastery-1','a5d20cdd4c127818c5804ff11366e0a8',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',41,'2026-11-21T15:49:09.279Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','c=a+b',5,0.2,'{"choices":[1,2,3,4,6]}','2','4',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.8557,0.8562);
INSERT INTO "attempts" VALUES(16,'d72eb3a13b2a421ad1b0b70be200d218',1,'0.1.0','mastery-1','a5d20cdd4c127818c5804ff11366e0a8',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',47,'2026-11-21T15:49:09.577Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[1,2]','a+b=c',5,0.2,'{"choices":[1,2,3,4,6]}','3','2',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7347,0.7351);
INSERT INTO "attempts" VALUES(17,'e244d05f0a857746314df386e5b5206e',1,'0.1.0','mastery-1','a5d20cdd4c127818c5804ff11366e0a8',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','b02ef5f79ececbffb659f768e77b0475',3,'2026-11-21T15:49:09.933Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','queen_total','total:0+10','[0,10]','words',11,0.0909,'{"places":[0,5,10,15,20,25,30,35,40,45,50]}','10','15',0,1,'decade',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'natural',0.4171,0.4215);
CREATE TABLE audit (
            seq INTEGER PRIMARY KEY,
            at TEXT NOT NULL,
            grown_up TEXT,
            action TEXT NOT NULL,
            subject TEXT NOT NULL
        ) STRICT;
INSERT INTO "audit" VALUES(1,'2026-11-21T15:49:08.163Z','780883613d60c3121b46665e742c7bbe','claimed','780883613d60c3121b46665e742c7bbe');
INSERT INTO "audit" VALUES(2,'2026-11-21T15:49:08.172Z','fec78949dc19148508aaa8430cbe96d5','claimed','fec78949dc19148508aaa8430cbe96d5');
INSERT INTO "audit" VALUES(3,'2026-11-21T15:49:08.200Z','fec78949dc19148508aaa8430cbe96d5','signed_out','fec78949dc19148508aaa8430cbe96d5');
CREATE TABLE child_keys (
            learner TEXT PRIMARY KEY REFERENCES learners (id),
            pictures TEXT NOT NULL,
            number TEXT NOT NULL,
            made_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
CREATE TABLE claim_codes (
            code_hash TEXT PRIMARY KEY,
            created_at TEXT NOT NULL,
            used_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "claim_codes" VALUES('b670f0f1a20d4a744852a9cd7b9392c7263efbf5619c438a3947e22ef15756bb','2026-11-21T15:49:08.165Z','2026-11-21T15:49:08.167Z');
INSERT INTO "claim_codes" VALUES('e3f37e413370d12f6f830caf15eb5dd6c53e4fe9ddcf36737961b13f88e8f3e0','2026-11-21T15:49:08.135Z','2026-11-21T15:49:08.144Z');
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
CREATE TABLE device_learners (
            device TEXT NOT NULL REFERENCES devices (id),
            learner TEXT NOT NULL REFERENCES learners (id),
            place INTEGER NOT NULL,
            PRIMARY KEY (device, learner)
        ) STRICT;
INSERT INTO "device_learners" VALUES('6513270e269e0d37f2a74de452e6b438','a5d20cdd4c127818c5804ff11366e0a8',1);
CREATE TABLE devices (
            id TEXT PRIMARY KEY,
            first_seen TEXT NOT NULL
        ) STRICT;
INSERT INTO "devices" VALUES('6513270e269e0d37f2a74de452e6b438','2026-11-21T15:49:07.625Z');
INSERT INTO "devices" VALUES('24e4e25a15fc899e4fd58dbe7bdc968b','2026-11-21T15:49:08.109Z');
CREATE TABLE dismissed_needs (
            learner TEXT NOT NULL REFERENCES learners (id),
            need TEXT NOT NULL,
            at TEXT NOT NULL,
            PRIMARY KEY (learner, need)
        ) STRICT, WITHOUT ROWID;
CREATE TABLE erased (
            tombstone TEXT PRIMARY KEY,
            at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
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
INSERT INTO "estimates" VALUES('a5d20cdd4c127818c5804ff11366e0a8','add:1+1','mastery-1',8.56156903922351109059e-01,2.38893981057488602459e-02,12,1,1,NULL,'2026-11-21T15:49:09.279Z','guesses',2,0);
INSERT INTO "estimates" VALUES('a5d20cdd4c127818c5804ff11366e0a8','add:1+2','mastery-1',7.33778311550055684087e-01,5.3736204299164036513e-02,1,0,0,NULL,'2026-11-21T15:49:09.577Z','guesses',0,1);
INSERT INTO "estimates" VALUES('a5d20cdd4c127818c5804ff11366e0a8','add:1+3','mastery-1',7.15388357093786897422e-01,5.82046990972410194231e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('a5d20cdd4c127818c5804ff11366e0a8','add:1+4','mastery-1',6.98074804169850682278e-01,6.10912993426327433077e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('a5d20cdd4c127818c5804ff11366e0a8','add:1+5','mastery-1',7.0967262218800353235e-01,5.91807133843202937129e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('a5d20cdd4c127818c5804ff11366e0a8','add:1+6','mastery-1',6.62039719914283786295e-01,6.64062368516293299869e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('a5d20cdd4c127818c5804ff11366e0a8','add:1+7','mastery-1',6.43391535376438561399e-01,6.8772087804315817916e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('a5d20cdd4c127818c5804ff11366e0a8','add:1+8','mastery-1',6.24377363586731792821e-01,0.070904170691584,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('a5d20cdd4c127818c5804ff11366e0a8','add:1+9','mastery-1',6.37091999222810345671e-01,6.95101351877477902085e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('a5d20cdd4c127818c5804ff11366e0a8','add:2+2','mastery-1',7.61054330118326349818e-01,4.97214802136608513549e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('a5d20cdd4c127818c5804ff11366e0a8','add:2+3','mastery-1',6.27661710839625630597e-01,0.0705430378217794,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('a5d20cdd4c127818c5804ff11366e0a8','add:2+4','mastery-1',6.08376270884456782361e-01,0.0724602971587816,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('a5d20cdd4c127818c5804ff11366e0a8','add:2+5','mastery-1',6.21267568288919491692e-01,7.12118649212710175255e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('a5d20cdd4c127818c5804ff11366e0a8','add:2+6','mastery-1',5.69006839643154349595e-01,7.543116440938624212e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('a5d20cdd4c127818c5804ff11366e0a8','add:2+7','mastery-1',0.549023079323186,7.64458305055090159285e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('a5d20cdd4c127818c5804ff11366e0a8','add:2+8','mastery-1',5.62363274307714711142e-01,7.58056644241381638593e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('a5d20cdd4c127818c5804ff11366e0a8','add:3+3','mastery-1',6.63338132051033535496e-01,6.46529293268807148109e-02,1,0,0,NULL,'2026-11-21T15:49:08.897Z','guesses',0,1);
INSERT INTO "estimates" VALUES('a5d20cdd4c127818c5804ff11366e0a8','add:3+4','mastery-1',5.12088021437214768738e-01,0.0774339836903557,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('a5d20cdd4c127818c5804ff11366e0a8','add:3+5','mastery-1',5.25548509379551664899e-01,0.0772077763328457,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('a5d20cdd4c127818c5804ff11366e0a8','add:3+6','mastery-1',4.71689219052468522441e-01,7.71880701121637480266e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('a5d20cdd4c127818c5804ff11366e0a8','add:3+7','mastery-1',4.84995890328064394036e-01,7.7412507421417892095e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('a5d20cdd4c127818c5804ff11366e0a8','add:4+4','mastery-1',5.48436749590072603055e-01,7.66132758160403826153e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('a5d20cdd4c127818c5804ff11366e0a8','add:4+5','mastery-1',4.28289093460311631744e-01,7.53831903560472360581e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('a5d20cdd4c127818c5804ff11366e0a8','add:4+6','mastery-1',4.25705371237580842969e-01,6.79399490112367610006e-02,2,0,0,NULL,'2026-11-21T15:49:08.522Z','guesses',1,0);
INSERT INTO "estimates" VALUES('a5d20cdd4c127818c5804ff11366e0a8','add:5+5','mastery-1',4.98066522172366077381e-01,7.76475280579396187619e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('a5d20cdd4c127818c5804ff11366e0a8','total:0+10','mastery-1',4.2145432514786634881e-01,7.12352463032301652656e-02,1,0,0,NULL,'2026-11-21T15:49:09.933Z','guesses',0,1);
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
INSERT INTO "games" VALUES('13deef86ab1031d0f646e1f40a097c97','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["cake","cat","moon","heart","pancake","starfish","peacock","sunflower","ladybug","rainbow","dog","rose"],"draw":["dragon","10","1","8","10","9","knight","knight","1","5","king","7","6","king","dragon","wand","8","potion","6","2","king","knight","king","jester","knight","wand","3","7","9","5","6","8","4","potion","2","king","king","6","4","king","jester","2","3","potion","5","jester","wand","9","3","7","5","3","9","1","4","jester","7","jester","10","1","10","dragon","king","8","4","2","potion"]}','6513270e269e0d37f2a74de452e6b438','2026-11-21T15:49:07.641Z','2026-11-21T15:49:08.099Z',8,8,NULL,NULL,NULL,'{}',NULL);
INSERT INTO "games" VALUES('15bd448ff26149edbe4c5ce666c1494e','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["ladybug","sunflower","dog","cake","heart","cat","starfish","rainbow","peacock","moon","rose","pancake"],"draw":["7","potion","2","6","3","2","3","4","10","7","5","10","9","king","king","king","10","wand","jester","1","potion","5","7","wand","3","2","king","8","1","2","1","6","jester","8","king","king","5","8","5","potion","1","dragon","8","wand","jester","potion","7","4","4","knight","knight","knight","10","jester","king","dragon","9","dragon","jester","9","4","knight","6","6","king","9","3"]}','24e4e25a15fc899e4fd58dbe7bdc968b','2026-11-21T15:49:08.109Z','2026-11-21T15:49:08.109Z',0,0,NULL,NULL,NULL,'{}',NULL);
INSERT INTO "games" VALUES('8e31704187ddaeb784b28054aead44b0','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["dog","rainbow","rose","sunflower","moon","cat","ladybug","cake","peacock","heart","starfish","pancake"],"draw":["1","6","4","4","1","2","4","5","king","2","1","2","1","4","king","5","6","4","5","6","5","3","2","king","1","6","3","jester","2","jester","5","3","6","4","king","3","1","3","3","5","2","6"]}','6513270e269e0d37f2a74de452e6b438','2026-11-21T15:49:08.204Z','2026-11-21T15:49:09.657Z',69,52,NULL,'2026-11-21T15:49:09.657Z','{"result":{"winners":[1],"courts":[["rose","moon","starfish"],["peacock","dog","sunflower","cake"]],"points":[20,40]}}','{}',NULL);
INSERT INTO "games" VALUES('b02ef5f79ececbffb659f768e77b0475','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":0,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["heart","sunflower","cake","rose","cat","pancake","starfish","peacock","rainbow","dog","moon","ladybug"],"draw":["king","9","4","king","4","8","wand","9","jester","10","2","potion","8","7","9","potion","3","6","8","10","5","3","jester","5","1","knight","10","6","2","5","wand","king","3","knight","8","wand","jester","king","2","2","dragon","3","7","1","4","jester","king","7","4","king","6","knight","1","potion","jester","6","dragon","king","dragon","1","7","5","king","10","potion","9","knight"]}','6513270e269e0d37f2a74de452e6b438','2026-11-21T15:49:09.690Z','2026-11-21T15:49:10.043Z',12,11,NULL,NULL,NULL,'{}',NULL);
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
INSERT INTO "grown_ups" VALUES('780883613d60c3121b46665e742c7bbe','grown_up','grown_up','scrypt$2$8$1$0RjH0oS/fVEYHGdLVoYONw==$XNIn6hQbBvA7ZPukUDfD0NAN/7Ys+VOHUVP8WO7AnqQ=','2026-11-21T15:49:08.144Z','owner');
INSERT INTO "grown_ups" VALUES('fec78949dc19148508aaa8430cbe96d5','signed_out','signed_out','scrypt$2$8$1$oxE8Uf3vtTfV68GvlZYnYQ==$XQSoNyWnx6iHfWKYLZqyHXF1r78hZaVwIrk7TRwL5rU=','2026-11-21T15:49:08.167Z','owner');
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
        , class_id TEXT REFERENCES classes (id)) STRICT;
INSERT INTO "learners" VALUES('a5d20cdd4c127818c5804ff11366e0a8','Mira','face-3','2026-11-21T15:49:07.625Z',NULL,NULL);
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
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',0,1,'discard 1,1',NULL,NULL,'2026-11-21T15:49:07.916Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',1,0,'discard 5',NULL,'b2715945795e8229451abd81f1d69ed6','2026-11-21T15:49:07.963Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',2,1,'discard 10',NULL,NULL,'2026-11-21T15:49:07.984Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',3,0,'discard 6',NULL,'5affb2297631a992f0ce583505c6af07','2026-11-21T15:49:07.997Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',4,1,'discard 7',NULL,NULL,'2026-11-21T15:49:08.028Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',5,0,'discard 8',NULL,'7f1b103cdf1582b0eab477d26415479c','2026-11-21T15:49:08.070Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',6,1,'king 2',NULL,NULL,'2026-11-21T15:49:08.083Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',7,0,'discard 8',NULL,'fc132d0d113db17d30cbc97d0fef7928','2026-11-21T15:49:08.099Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',0,1,'king 8',NULL,NULL,'2026-11-21T15:49:08.215Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',1,0,'discard 2',NULL,'ec99108ddb5b5fab8f4d3e27dda1494c','2026-11-21T15:49:08.230Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',2,1,'discard 4',NULL,NULL,'2026-11-21T15:49:08.235Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',3,0,'discard 6',NULL,'a26b7f62b1852f27e3eff9c0cf44dd3f','2026-11-21T15:49:08.267Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',4,1,'discard 4',NULL,NULL,'2026-11-21T15:49:08.315Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',5,0,'discard 4',NULL,'07b37e14998092253deffa38e12b2b8f','2026-11-21T15:49:08.319Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',6,1,'discard 1',NULL,NULL,'2026-11-21T15:49:08.335Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',7,0,'discard 2',NULL,'ff6665896822a6b24735af1ca7a11490','2026-11-21T15:49:08.366Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',8,1,'discard 6',NULL,NULL,'2026-11-21T15:49:08.404Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',9,0,'discard 2',NULL,'66809a111ba1192ec42b7170902a174f','2026-11-21T15:49:08.414Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',10,1,'discard 1',NULL,NULL,'2026-11-21T15:49:08.428Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',11,0,'discard 5',NULL,'65bd9acbb57a6a1dfaf8cda9601e5b45','2026-11-21T15:49:08.434Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',12,1,'discard 5',NULL,NULL,'2026-11-21T15:49:08.438Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',13,0,'discard 3',NULL,'03e0d681552454f14fab6f3e164f1513','2026-11-21T15:49:08.447Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',14,1,'discard 2',NULL,NULL,'2026-11-21T15:49:08.451Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',15,0,'discard 6',NULL,'2d7c50487ca07386cc099a1e77064c2c','2026-11-21T15:49:08.461Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',16,1,'discard 1',NULL,NULL,'2026-11-21T15:49:08.493Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',17,0,'king 2',NULL,'001edc8e367e5d6dfd7410696bb6a3de','2026-11-21T15:49:08.504Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',18,0,'wake 4',NULL,'9a1de24edab871d5feef16e964ef2ebe','2026-11-21T15:49:08.511Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',19,1,'discard 5',NULL,NULL,'2026-11-21T15:49:08.518Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',20,0,'discard 6',NULL,'a2f7647a952e1b8b356f8bd11711eb57','2026-11-21T15:49:08.534Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',21,1,'discard 3',NULL,NULL,'2026-11-21T15:49:08.541Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',22,0,'discard 4',NULL,'d5157e9d7bd55ee6965768e0f589d99a','2026-11-21T15:49:08.546Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',23,1,'king 0',NULL,NULL,'2026-11-21T15:49:08.550Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',24,0,'discard 4',NULL,'d15b77f23a775505e88e752f4f91540c','2026-11-21T15:49:08.553Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',25,1,'discard 6',NULL,NULL,'2026-11-21T15:49:08.575Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',26,0,'discard 3',NULL,'e1d7300f6361b9f8f33c1a7fafdd8733','2026-11-21T15:49:08.608Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',27,1,'king 3',NULL,NULL,'2026-11-21T15:49:08.616Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',28,0,'discard jester',NULL,'41536363f6724ba08329c05b09e80319','2026-11-21T15:49:08.627Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',29,1,'discard 2',NULL,NULL,'2026-11-21T15:49:08.648Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',30,0,'discard jester',NULL,'119b4fe5fa285a0db869135cede26c2e','2026-11-21T15:49:08.655Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',31,1,'discard 1',NULL,NULL,'2026-11-21T15:49:08.679Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',32,0,'discard 3',NULL,'bfbd7d143437f5abea3a0683ead81dcd','2026-11-21T15:49:08.698Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',33,1,'discard 2','[["4","king","3","4","2","5","2","3","king","2","jester","1","6","1","3","6","king","2","6","4","4","6","1","2","5","3","2","5","6","jester","king","4","1"]]',NULL,'2026-11-21T15:49:08.748Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',34,0,'discard 6',NULL,'21af214af91acb8d9279b1e987efda6b','2026-11-21T15:49:08.828Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',35,1,'discard 5',NULL,NULL,'2026-11-21T15:49:08.856Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',36,0,'king 10',NULL,'e903aefa798c06fe0494b6d2ec7038c9','2026-11-21T15:49:08.869Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',37,1,'discard 4',NULL,NULL,'2026-11-21T15:49:08.916Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',38,0,'discard 4',NULL,'128ae84affd5e6d822f8990951a3b990','2026-11-21T15:49:08.927Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',39,1,'discard 3',NULL,NULL,'2026-11-21T15:49:09.258Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',40,0,'discard 5',NULL,'e69d2f3b7928c6a1af65b9a415bdc39d','2026-11-21T15:49:09.268Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',41,1,'discard 1',NULL,NULL,'2026-11-21T15:49:09.296Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',42,0,'discard 5',NULL,'1734bc4414881edc127eeabe9bdeb398','2026-11-21T15:49:09.317Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',43,1,'discard 2',NULL,NULL,'2026-11-21T15:49:09.439Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',44,0,'discard 3',NULL,'8a8f7aefd69f6b16766e690070c61508','2026-11-21T15:49:09.487Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',45,1,'discard 3',NULL,NULL,'2026-11-21T15:49:09.508Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',46,0,'discard 5',NULL,'a8fe622a9d5015e5c7aa8cf37f4bd052','2026-11-21T15:49:09.544Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',47,1,'discard 2',NULL,NULL,'2026-11-21T15:49:09.593Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',48,0,'discard 1',NULL,'7f914fe871227cb2ee283c1ea8f51ac5','2026-11-21T15:49:09.608Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',49,1,'discard 6',NULL,NULL,'2026-11-21T15:49:09.625Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',50,0,'discard 6',NULL,'ea0a668ac12f694dce554174cdc02ecd','2026-11-21T15:49:09.649Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',51,1,'king 7',NULL,NULL,'2026-11-21T15:49:09.657Z');
INSERT INTO "plies" VALUES('b02ef5f79ececbffb659f768e77b0475',0,0,'discard 4',NULL,'7f1876d322720c5422dc73ab35bb8498','2026-11-21T15:49:09.774Z');
INSERT INTO "plies" VALUES('b02ef5f79ececbffb659f768e77b0475',1,1,'discard 8',NULL,NULL,'2026-11-21T15:49:09.852Z');
INSERT INTO "plies" VALUES('b02ef5f79ececbffb659f768e77b0475',2,0,'king 7',NULL,'d26542ee46dc1a26faf8dfcdf33335b6','2026-11-21T15:49:09.915Z');
INSERT INTO "plies" VALUES('b02ef5f79ececbffb659f768e77b0475',3,1,'discard 10',NULL,NULL,'2026-11-21T15:49:09.960Z');
INSERT INTO "plies" VALUES('b02ef5f79ececbffb659f768e77b0475',4,0,'discard wand',NULL,'7e6e9dbe851d1a33a030130961eeac37','2026-11-21T15:49:09.966Z');
INSERT INTO "plies" VALUES('b02ef5f79ececbffb659f768e77b0475',5,1,'discard 7',NULL,NULL,'2026-11-21T15:49:09.970Z');
INSERT INTO "plies" VALUES('b02ef5f79ececbffb659f768e77b0475',6,0,'discard 8',NULL,'080f73bbd42779f5131e2d48520235bc','2026-11-21T15:49:09.973Z');
INSERT INTO "plies" VALUES('b02ef5f79ececbffb659f768e77b0475',7,1,'king 5',NULL,NULL,'2026-11-21T15:49:09.985Z');
INSERT INTO "plies" VALUES('b02ef5f79ececbffb659f768e77b0475',8,0,'discard 3',NULL,'9064dbd9caa0a141a637a18a4f1c9ce2','2026-11-21T15:49:10.029Z');
INSERT INTO "plies" VALUES('b02ef5f79ececbffb659f768e77b0475',9,1,'discard 9,9',NULL,NULL,'2026-11-21T15:49:10.035Z');
INSERT INTO "plies" VALUES('b02ef5f79ececbffb659f768e77b0475',10,0,'discard jester',NULL,'3cc6d62d44339c10d4652689c4eb26e0','2026-11-21T15:49:10.043Z');
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
INSERT INTO "questions" VALUES('29acf1a57cbd1f5ae28af60465f42986','8e31704187ddaeb784b28054aead44b0',4,0,'a5d20cdd4c127818c5804ff11366e0a8','help_bot','{"choices":[1,2,3,4,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:08.267Z','2026-11-21T15:49:08.299Z','1','adaptive','discard 4');
INSERT INTO "questions" VALUES('1ce3bc0c10755c97f5f554ed83239ef5','8e31704187ddaeb784b28054aead44b0',6,0,'a5d20cdd4c127818c5804ff11366e0a8','help_bot','{"choices":[1,2,3,5,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:08.319Z','2026-11-21T15:49:08.328Z','1','adaptive','discard 1');
INSERT INTO "questions" VALUES('6ce193c22eefa279b02e3d8dccb1c51d','8e31704187ddaeb784b28054aead44b0',8,0,'a5d20cdd4c127818c5804ff11366e0a8','help_bot','{"choices":[1,2,3,4,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:08.366Z','2026-11-21T15:49:08.386Z','1','adaptive','discard 6');
INSERT INTO "questions" VALUES('4fdebbeceea7bb6433a715682e5f950c','8e31704187ddaeb784b28054aead44b0',10,0,'a5d20cdd4c127818c5804ff11366e0a8','help_bot','{"choices":[1,2,3,4,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:08.414Z','2026-11-21T15:49:08.418Z','1','adaptive','discard 1');
INSERT INTO "questions" VALUES('da6e6d8e8778f742f527b5c295e8c93e','8e31704187ddaeb784b28054aead44b0',16,0,'a5d20cdd4c127818c5804ff11366e0a8','help_bot','{"choices":[1,2,3,4,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:08.461Z','2026-11-21T15:49:08.475Z','1','adaptive','discard 1');
INSERT INTO "questions" VALUES('65f456aad6cff718569908f6c0301b21','8e31704187ddaeb784b28054aead44b0',25,0,'a5d20cdd4c127818c5804ff11366e0a8','help_bot','{"choices":[1,2,3,4,5],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:08.553Z','2026-11-21T15:49:08.563Z','5','adaptive','discard 6');
INSERT INTO "questions" VALUES('ff18fe335534a034e8009d9073f6e53d','8e31704187ddaeb784b28054aead44b0',29,0,'a5d20cdd4c127818c5804ff11366e0a8','help_bot','{"choices":[1,2,3,5,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:08.627Z','2026-11-21T15:49:08.636Z','6','adaptive','discard 2');
INSERT INTO "questions" VALUES('a12f3a94877b55cb80de8b3eafcf0e77','8e31704187ddaeb784b28054aead44b0',31,0,'a5d20cdd4c127818c5804ff11366e0a8','help_bot','{"choices":[1,2,3,4,5],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:08.655Z','2026-11-21T15:49:08.664Z','3','adaptive','discard 1');
INSERT INTO "questions" VALUES('b374fab6b8c3a4d2d34d1c0df1058667','8e31704187ddaeb784b28054aead44b0',33,0,'a5d20cdd4c127818c5804ff11366e0a8','help_bot','{"choices":[1,2,3,4,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:08.698Z','2026-11-21T15:49:08.723Z','3','adaptive','discard 2');
INSERT INTO "questions" VALUES('c40f36094fcc9a5c334e51aff848a956','8e31704187ddaeb784b28054aead44b0',35,0,'a5d20cdd4c127818c5804ff11366e0a8','help_bot','{"choices":[1,2,3,4,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:08.828Z','2026-11-21T15:49:08.837Z','2','adaptive','discard 5');
INSERT INTO "questions" VALUES('a70828a72f7dba0830d0a2b8544940e1','8e31704187ddaeb784b28054aead44b0',37,0,'a5d20cdd4c127818c5804ff11366e0a8','help_bot','{"choices":[2,3,4,6,7],"claimed":null,"friend":1,"guess_p":0.2,"operands":[3,3],"skill":"add:3+3","truth":6}','2026-11-21T15:49:08.869Z','2026-11-21T15:49:08.897Z','2','adaptive','discard 4');
INSERT INTO "questions" VALUES('bcc0fd985d3f69ce52c4641b316a2a12','8e31704187ddaeb784b28054aead44b0',39,0,'a5d20cdd4c127818c5804ff11366e0a8','help_bot','{"choices":[1,2,4,5,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:08.927Z','2026-11-21T15:49:09.229Z','4','adaptive','discard 3');
INSERT INTO "questions" VALUES('1b757b203bdea8c3d375eff10635afef','8e31704187ddaeb784b28054aead44b0',41,0,'a5d20cdd4c127818c5804ff11366e0a8','help_bot','{"choices":[1,2,3,4,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:09.268Z','2026-11-21T15:49:09.279Z','4','adaptive','discard 1');
INSERT INTO "questions" VALUES('d72eb3a13b2a421ad1b0b70be200d218','8e31704187ddaeb784b28054aead44b0',47,0,'a5d20cdd4c127818c5804ff11366e0a8','help_bot','{"choices":[1,2,3,4,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,2],"skill":"add:1+2","truth":3}','2026-11-21T15:49:09.544Z','2026-11-21T15:49:09.577Z','2','adaptive','discard 2');
INSERT INTO "questions" VALUES('e244d05f0a857746314df386e5b5206e','b02ef5f79ececbffb659f768e77b0475',3,0,'a5d20cdd4c127818c5804ff11366e0a8','queen_total','{"before":0,"gained":10,"places":[0,5,10,15,20,25,30,35,40,45,50],"queen":7}','2026-11-21T15:49:09.915Z','2026-11-21T15:49:09.933Z','15','natural',NULL);
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
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',0,'learner',NULL,'a5d20cdd4c127818c5804ff11366e0a8',NULL);
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',1,'bot','bruno',NULL,NULL);
INSERT INTO "seats" VALUES('15bd448ff26149edbe4c5ce666c1494e',0,'guest',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('15bd448ff26149edbe4c5ce666c1494e',1,'bot','bruno',NULL,NULL);
INSERT INTO "seats" VALUES('8e31704187ddaeb784b28054aead44b0',0,'learner',NULL,'a5d20cdd4c127818c5804ff11366e0a8',NULL);
INSERT INTO "seats" VALUES('8e31704187ddaeb784b28054aead44b0',1,'bot','bruno',NULL,NULL);
INSERT INTO "seats" VALUES('b02ef5f79ececbffb659f768e77b0475',0,'learner',NULL,'a5d20cdd4c127818c5804ff11366e0a8',NULL);
INSERT INTO "seats" VALUES('b02ef5f79ececbffb659f768e77b0475',1,'bot','bruno',NULL,NULL);
CREATE TABLE sessions (
            token_hash TEXT PRIMARY KEY,
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            device TEXT NOT NULL,
            created_at TEXT NOT NULL,
            seen_at TEXT NOT NULL,
            ended_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "sessions" VALUES('b4e786d2db201f13dd2859759401048eb3112c7d410ac33bb605eee7cc145833','780883613d60c3121b46665e742c7bbe','973f798626b1cffc070d710920859634','2026-11-21T15:49:08.162Z','2026-11-21T15:49:08.162Z',NULL);
INSERT INTO "sessions" VALUES('f78b98f0ce794959786db9f1cb1d13f77ae41f6fd7e91b412789564a6d8bf768','fec78949dc19148508aaa8430cbe96d5','a7e6529bce76e9f477216e9ee7a46309','2026-11-21T15:49:08.170Z','2026-11-21T15:49:08.170Z','2026-11-21T15:49:08.201Z');
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
CREATE TABLE tablets (
            device TEXT PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            joined_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
CREATE TABLE taps (
            device TEXT NOT NULL REFERENCES devices (id),
            tap INTEGER NOT NULL,
            rt_ms INTEGER NOT NULL,
            PRIMARY KEY (device, tap)
        ) STRICT, WITHOUT ROWID;
CREATE TABLE throttles (
            name TEXT PRIMARY KEY,
            failures INTEGER NOT NULL,
            last_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
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
COMMIT;
