BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'kidsq','m001_games','2026-11-21 15:49:11.831085+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'kidsq','m002_attempts','2026-11-21 15:49:11.831673+00:00');
INSERT INTO "_sqlite_migrations" VALUES(3,'kidsq','m003_grown_ups','2026-11-21 15:49:11.834816+00:00');
INSERT INTO "_sqlite_migrations" VALUES(4,'kidsq','m004_knowing','2026-11-21 15:49:11.836340+00:00');
INSERT INTO "_sqlite_migrations" VALUES(5,'kidsq','m005_taps','2026-11-21 15:49:11.842476+00:00');
INSERT INTO "_sqlite_migrations" VALUES(6,'kidsq','m006_classroom','2026-11-21 15:49:11.844549+00:00');
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
INSERT INTO "attempts" VALUES(1,'2fa91425cb0088539d2c67eda13ffe79',1,'0.1.0','mastery-1','48a4d607f290e1406a49913ea2125e64',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',3,'2026-11-21T15:49:13.582Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:4+6','[4,6]','c=a+b',3,0.3333,'{"hand":["2","2","4","5","6"]}','10','2',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[2,2,4],[2,4,6]]','natural',0.4258,0.2855);
INSERT INTO "attempts" VALUES(2,'29acf1a57cbd1f5ae28af60465f42986',1,'0.1.0','mastery-1','48a4d607f290e1406a49913ea2125e64',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',4,'2026-11-21T15:49:13.749Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,6]}','2','1',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.83,0.7774);
INSERT INTO "attempts" VALUES(3,'1ce3bc0c10755c97f5f554ed83239ef5',1,'0.1.0','mastery-1','48a4d607f290e1406a49913ea2125e64',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',6,'2026-11-21T15:49:13.862Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','a+b=c',5,0.2,'{"choices":[1,2,3,5,6]}','2','1',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7774,0.7956);
INSERT INTO "attempts" VALUES(4,'6ce193c22eefa279b02e3d8dccb1c51d',1,'0.1.0','mastery-1','48a4d607f290e1406a49913ea2125e64',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',8,'2026-11-21T15:49:13.952Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','c=a+b',5,0.2,'{"choices":[1,2,3,4,6]}','2','1',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7956,0.8139);
INSERT INTO "attempts" VALUES(5,'4fdebbeceea7bb6433a715682e5f950c',1,'0.1.0','mastery-1','48a4d607f290e1406a49913ea2125e64',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',10,'2026-11-21T15:49:14.034Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,6]}','2','1',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.8139,0.8251);
INSERT INTO "attempts" VALUES(6,'da6e6d8e8778f742f527b5c295e8c93e',1,'0.1.0','mastery-1','48a4d607f290e1406a49913ea2125e64',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',16,'2026-11-21T15:49:14.176Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','c=a+b',5,0.2,'{"choices":[1,2,3,4,6]}','2','1',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.8251,0.8321);
INSERT INTO "attempts" VALUES(7,'9c3ecb54c5cefdd8027385c9421e7a60',1,'0.1.0','mastery-1','48a4d607f290e1406a49913ea2125e64',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',20,'2026-11-21T15:49:14.318Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:4+6','[4,6]','c=a+b',2,0.5,'{"hand":["4","4","5","6","jester"]}','10','4',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[]','natural',0.4189,0.4278);
INSERT INTO "attempts" VALUES(8,'65f456aad6cff718569908f6c0301b21',1,'0.1.0','mastery-1','48a4d607f290e1406a49913ea2125e64',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',25,'2026-11-21T15:49:14.464Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,5]}','2','5',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.8387,0.8409);
INSERT INTO "attempts" VALUES(9,'ff18fe335534a034e8009d9073f6e53d',1,'0.1.0','mastery-1','48a4d607f290e1406a49913ea2125e64',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',29,'2026-11-21T15:49:14.599Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','c=a+b',5,0.2,'{"choices":[1,2,3,5,6]}','2','6',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.8409,0.8423);
INSERT INTO "attempts" VALUES(10,'a12f3a94877b55cb80de8b3eafcf0e77',1,'0.1.0','mastery-1','48a4d607f290e1406a49913ea2125e64',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',31,'2026-11-21T15:49:14.682Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,5]}','2','3',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.8423,0.8435);
INSERT INTO "attempts" VALUES(11,'b374fab6b8c3a4d2d34d1c0df1058667',1,'0.1.0','mastery-1','48a4d607f290e1406a49913ea2125e64',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',33,'2026-11-21T15:49:14.749Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,6]}','2','3',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.8435,0.8442);
INSERT INTO "attempts" VALUES(12,'c40f36094fcc9a5c334e51aff848a956',1,'0.1.0','mastery-1','48a4d607f290e1406a49913ea2125e64',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',35,'2026-11-21T15:49:14.822Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','c=a+b',5,0.2,'{"choices":[1,2,3,4,6]}','2','2',1,1,NULL,NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.8442,0.8549);
INSERT INTO "attempts" VALUES(13,'a70828a72f7dba0830d0a2b8544940e1',1,'0.1.0','mastery-1','48a4d607f290e1406a49913ea2125e64',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',37,'2026-11-21T15:49:14.883Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:3+3','[3,3]','c=a+b',5,0.2,'{"choices":[2,3,4,6,7]}','6','2',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.6671,0.6663);
INSERT INTO "attempts" VALUES(14,'bcc0fd985d3f69ce52c4641b316a2a12',1,'0.1.0','mastery-1','48a4d607f290e1406a49913ea2125e64',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',39,'2026-11-21T15:49:14.949Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','a+b=c',5,0.2,'{"choices":[1,2,4,5,6]}','2','4',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.8552,0.8557);
INSERT INTO "attempts" VALUES(15,'1b757b203bdea8c3d375eff10635afef',1,'0.1.0','mastery-1','48a4d607f290e1406a49913ea2125e64',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',41,'2026-11-21T15:49:15.050Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','c=a+b',5,0.2,'{"choices":[1,2,3,4,6]}','2','4',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.8557,0.8562);
INSERT INTO "attempts" VALUES(16,'d72eb3a13b2a421ad1b0b70be200d218',1,'0.1.0','mastery-1','48a4d607f290e1406a49913ea2125e64',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',47,'2026-11-21T15:49:15.345Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[1,2]','a+b=c',5,0.2,'{"choices":[1,2,3,4,6]}','3','2',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7347,0.7351);
INSERT INTO "attempts" VALUES(17,'e244d05f0a857746314df386e5b5206e',1,'0.1.0','mastery-1','48a4d607f290e1406a49913ea2125e64',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','b02ef5f79ececbffb659f768e77b0475',3,'2026-11-21T15:49:15.621Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','queen_total','total:0+10','[0,10]','words',11,0.0909,'{"places":[0,5,10,15,20,25,30,35,40,45,50]}','10','15',0,1,'decade',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'natural',0.4171,0.4215);
CREATE TABLE audit (
            seq INTEGER PRIMARY KEY,
            at TEXT NOT NULL,
            grown_up TEXT,
            action TEXT NOT NULL,
            subject TEXT NOT NULL
        ) STRICT;
INSERT INTO "audit" VALUES(1,'2026-11-21T15:49:13.290Z','1f5f04ba472c57a214d315131c46e942','claimed','1f5f04ba472c57a214d315131c46e942');
INSERT INTO "audit" VALUES(2,'2026-11-21T15:49:13.390Z','b3f88999cc91cc58b9f68ff88f7b6b1d','claimed','b3f88999cc91cc58b9f68ff88f7b6b1d');
INSERT INTO "audit" VALUES(3,'2026-11-21T15:49:13.523Z','b3f88999cc91cc58b9f68ff88f7b6b1d','signed_out','b3f88999cc91cc58b9f68ff88f7b6b1d');
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
INSERT INTO "claim_codes" VALUES('1a0a20da09e853ac7bbab5460f289f194a21ef19f97535e0af68789a2cc717f3','2026-11-21T15:49:12.977Z','2026-11-21T15:49:13.201Z');
INSERT INTO "claim_codes" VALUES('32425f224e75e30058c30d3c95424bad3d2e8c635ca7742cbefe035c984f6640','2026-11-21T15:49:13.313Z','2026-11-21T15:49:13.338Z');
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
INSERT INTO "device_learners" VALUES('6513270e269e0d37f2a74de452e6b438','48a4d607f290e1406a49913ea2125e64',1);
CREATE TABLE devices (
            id TEXT PRIMARY KEY,
            first_seen TEXT NOT NULL
        ) STRICT;
INSERT INTO "devices" VALUES('6513270e269e0d37f2a74de452e6b438','2026-11-21T15:49:11.909Z');
INSERT INTO "devices" VALUES('24e4e25a15fc899e4fd58dbe7bdc968b','2026-11-21T15:49:12.899Z');
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
INSERT INTO "estimates" VALUES('48a4d607f290e1406a49913ea2125e64','add:1+1','mastery-1',8.56156883860828776811e-01,2.3889395215617503787e-02,12,1,1,NULL,'2026-11-21T15:49:15.050Z','guesses',2,0);
INSERT INTO "estimates" VALUES('48a4d607f290e1406a49913ea2125e64','add:1+2','mastery-1',7.33778311890580847709e-01,5.37362042163037623154e-02,1,0,0,NULL,'2026-11-21T15:49:15.345Z','guesses',0,1);
INSERT INTO "estimates" VALUES('48a4d607f290e1406a49913ea2125e64','add:1+3','mastery-1',7.15388357451352652205e-01,0.0582046990120868,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('48a4d607f290e1406a49913ea2125e64','add:1+4','mastery-1',6.98074804534974502345e-01,6.10912992590599279729e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('48a4d607f290e1406a49913ea2125e64','add:1+5','mastery-1',7.09672622548189191427e-01,5.91807132996153839599e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('48a4d607f290e1406a49913ea2125e64','add:1+6','mastery-1',6.62039720291651700989e-01,0.06640623677329,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('48a4d607f290e1406a49913ea2125e64','add:1+7','mastery-1',0.643391535758388,6.87720877295802668349e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('48a4d607f290e1406a49913ea2125e64','add:1+8','mastery-1',6.24377363972181576023e-01,7.09041706210550848332e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('48a4d607f290e1406a49913ea2125e64','add:1+9','mastery-1',6.37091999606048342563e-01,6.95101351143500578722e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('48a4d607f290e1406a49913ea2125e64','add:2+2','mastery-1',7.61054330467004658267e-01,4.97214801216278035056e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('48a4d607f290e1406a49913ea2125e64','add:2+3','mastery-1',6.27661711224615559423e-01,7.05430377504852601511e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('48a4d607f290e1406a49913ea2125e64','add:2+4','mastery-1',6.0837627127203042221e-01,7.24602970921507383295e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('48a4d607f290e1406a49913ea2125e64','add:2+5','mastery-1',6.21267568674894854474e-01,0.0712118648514724,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('48a4d607f290e1406a49913ea2125e64','add:2+6','mastery-1',5.69006840032507454907e-01,7.54311643534799070032e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('48a4d607f290e1406a49913ea2125e64','add:2+7','mastery-1',5.49023079711725925378e-01,0.0764458304555059,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('48a4d607f290e1406a49913ea2125e64','add:2+8','mastery-1',5.62363274696922599282e-01,7.58056643701667809409e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('48a4d607f290e1406a49913ea2125e64','add:3+3','mastery-1',6.63338132433354377148e-01,6.46529292460706339618e-02,1,0,0,NULL,'2026-11-21T15:49:14.883Z','guesses',0,1);
INSERT INTO "estimates" VALUES('48a4d607f290e1406a49913ea2125e64','add:3+4','mastery-1',5.12088021821361483176e-01,7.74339836517438651064e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('48a4d607f290e1406a49913ea2125e64','add:3+5','mastery-1',5.2554850976572464738e-01,7.72077762900319486405e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('48a4d607f290e1406a49913ea2125e64','add:3+6','mastery-1',4.71689219427710748622e-01,7.7188070086249171986e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('48a4d607f290e1406a49913ea2125e64','add:3+7','mastery-1',4.84995890710741617279e-01,7.74125073916603900769e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('48a4d607f290e1406a49913ea2125e64','add:4+4','mastery-1',5.48436749994350325465e-01,7.66132757613377513017e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('48a4d607f290e1406a49913ea2125e64','add:4+5','mastery-1',4.28289093821461852584e-01,0.0753831903433981,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('48a4d607f290e1406a49913ea2125e64','add:4+6','mastery-1',4.25705373369269668426e-01,6.7939940685239147422e-02,2,0,0,NULL,'2026-11-21T15:49:14.318Z','guesses',1,0);
INSERT INTO "estimates" VALUES('48a4d607f290e1406a49913ea2125e64','add:5+5','mastery-1',4.98066522568518132985e-01,0.0776475280196274,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('48a4d607f290e1406a49913ea2125e64','total:0+10','mastery-1',4.21454325486130654265e-01,0.071235246294692,1,0,0,NULL,'2026-11-21T15:49:15.621Z','guesses',0,1);
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
INSERT INTO "games" VALUES('13deef86ab1031d0f646e1f40a097c97','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["cake","cat","moon","heart","pancake","starfish","peacock","sunflower","ladybug","rainbow","dog","rose"],"draw":["dragon","10","1","8","10","9","knight","knight","1","5","king","7","6","king","dragon","wand","8","potion","6","2","king","knight","king","jester","knight","wand","3","7","9","5","6","8","4","potion","2","king","king","6","4","king","jester","2","3","potion","5","jester","wand","9","3","7","5","3","9","1","4","jester","7","jester","10","1","10","dragon","king","8","4","2","potion"]}','6513270e269e0d37f2a74de452e6b438','2026-11-21T15:49:11.931Z','2026-11-21T15:49:12.857Z',8,8,NULL,NULL,NULL,'{}',NULL);
INSERT INTO "games" VALUES('15bd448ff26149edbe4c5ce666c1494e','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["ladybug","sunflower","dog","cake","heart","cat","starfish","rainbow","peacock","moon","rose","pancake"],"draw":["7","potion","2","6","3","2","3","4","10","7","5","10","9","king","king","king","10","wand","jester","1","potion","5","7","wand","3","2","king","8","1","2","1","6","jester","8","king","king","5","8","5","potion","1","dragon","8","wand","jester","potion","7","4","4","knight","knight","knight","10","jester","king","dragon","9","dragon","jester","9","4","knight","6","6","king","9","3"]}','24e4e25a15fc899e4fd58dbe7bdc968b','2026-11-21T15:49:12.899Z','2026-11-21T15:49:12.899Z',0,0,NULL,NULL,NULL,'{}',NULL);
INSERT INTO "games" VALUES('8e31704187ddaeb784b28054aead44b0','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["dog","rainbow","rose","sunflower","moon","cat","ladybug","cake","peacock","heart","starfish","pancake"],"draw":["1","6","4","4","1","2","4","5","king","2","1","2","1","4","king","5","6","4","5","6","5","3","2","king","1","6","3","jester","2","jester","5","3","6","4","king","3","1","3","3","5","2","6"]}','6513270e269e0d37f2a74de452e6b438','2026-11-21T15:49:13.546Z','2026-11-21T15:49:15.461Z',69,52,NULL,'2026-11-21T15:49:15.461Z','{"result":{"winners":[1],"courts":[["rose","moon","starfish"],["peacock","dog","sunflower","cake"]],"points":[20,40]}}','{}',NULL);
INSERT INTO "games" VALUES('b02ef5f79ececbffb659f768e77b0475','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":0,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["heart","sunflower","cake","rose","cat","pancake","starfish","peacock","rainbow","dog","moon","ladybug"],"draw":["king","9","4","king","4","8","wand","9","jester","10","2","potion","8","7","9","potion","3","6","8","10","5","3","jester","5","1","knight","10","6","2","5","wand","king","3","knight","8","wand","jester","king","2","2","dragon","3","7","1","4","jester","king","7","4","king","6","knight","1","potion","jester","6","dragon","king","dragon","1","7","5","king","10","potion","9","knight"]}','6513270e269e0d37f2a74de452e6b438','2026-11-21T15:49:15.506Z','2026-11-21T15:49:16.551Z',12,11,NULL,NULL,NULL,'{}',NULL);
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
INSERT INTO "grown_ups" VALUES('1f5f04ba472c57a214d315131c46e942','grown_up','grown_up','scrypt$2$8$1$5xTLKNZWN5lMebH8LrylWg==$gkgJXFHg7yKPYaHB7i1gvlefUcATAmSJYDuVwuw2bCk=','2026-11-21T15:49:13.201Z','owner');
INSERT INTO "grown_ups" VALUES('b3f88999cc91cc58b9f68ff88f7b6b1d','signed_out','signed_out','scrypt$2$8$1$yc/u/eZHVzaEKx7+k/fY4Q==$6nVIuigOf+3VHP8MDWYbT/6JTOhSYXr65gYCuGo8G6U=','2026-11-21T15:49:13.338Z','owner');
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
INSERT INTO "learners" VALUES('48a4d607f290e1406a49913ea2125e64','Mira','face-3','2026-11-21T15:49:11.909Z',NULL,NULL);
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
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',0,1,'discard 1,1',NULL,NULL,'2026-11-21T15:49:12.306Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',1,0,'discard 5',NULL,'b2715945795e8229451abd81f1d69ed6','2026-11-21T15:49:12.374Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',2,1,'discard 10',NULL,NULL,'2026-11-21T15:49:12.419Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',3,0,'discard 6',NULL,'5affb2297631a992f0ce583505c6af07','2026-11-21T15:49:12.485Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',4,1,'discard 7',NULL,NULL,'2026-11-21T15:49:12.517Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',5,0,'discard 8',NULL,'7f1b103cdf1582b0eab477d26415479c','2026-11-21T15:49:12.749Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',6,1,'king 2',NULL,NULL,'2026-11-21T15:49:12.816Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',7,0,'discard 8',NULL,'fc132d0d113db17d30cbc97d0fef7928','2026-11-21T15:49:12.857Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',0,1,'king 8',NULL,NULL,'2026-11-21T15:49:13.556Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',1,0,'discard 2',NULL,'ec99108ddb5b5fab8f4d3e27dda1494c','2026-11-21T15:49:13.563Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',2,1,'discard 4',NULL,NULL,'2026-11-21T15:49:13.570Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',3,0,'discard 6',NULL,'a26b7f62b1852f27e3eff9c0cf44dd3f','2026-11-21T15:49:13.636Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',4,1,'discard 4',NULL,NULL,'2026-11-21T15:49:13.802Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',5,0,'discard 4',NULL,'07b37e14998092253deffa38e12b2b8f','2026-11-21T15:49:13.821Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',6,1,'discard 1',NULL,NULL,'2026-11-21T15:49:13.902Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',7,0,'discard 2',NULL,'ff6665896822a6b24735af1ca7a11490','2026-11-21T15:49:13.921Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',8,1,'discard 6',NULL,NULL,'2026-11-21T15:49:13.980Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',9,0,'discard 2',NULL,'66809a111ba1192ec42b7170902a174f','2026-11-21T15:49:14.004Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',10,1,'discard 1',NULL,NULL,'2026-11-21T15:49:14.059Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',11,0,'discard 5',NULL,'65bd9acbb57a6a1dfaf8cda9601e5b45','2026-11-21T15:49:14.084Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',12,1,'discard 5',NULL,NULL,'2026-11-21T15:49:14.101Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',13,0,'discard 3',NULL,'03e0d681552454f14fab6f3e164f1513','2026-11-21T15:49:14.117Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',14,1,'discard 2',NULL,NULL,'2026-11-21T15:49:14.134Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',15,0,'discard 6',NULL,'2d7c50487ca07386cc099a1e77064c2c','2026-11-21T15:49:14.154Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',16,1,'discard 1',NULL,NULL,'2026-11-21T15:49:14.199Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',17,0,'king 2',NULL,'001edc8e367e5d6dfd7410696bb6a3de','2026-11-21T15:49:14.220Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',18,0,'wake 4',NULL,'9a1de24edab871d5feef16e964ef2ebe','2026-11-21T15:49:14.240Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',19,1,'discard 5',NULL,NULL,'2026-11-21T15:49:14.303Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',20,0,'discard 6',NULL,'a2f7647a952e1b8b356f8bd11711eb57','2026-11-21T15:49:14.355Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',21,1,'discard 3',NULL,NULL,'2026-11-21T15:49:14.394Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',22,0,'discard 4',NULL,'d5157e9d7bd55ee6965768e0f589d99a','2026-11-21T15:49:14.415Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',23,1,'king 0',NULL,NULL,'2026-11-21T15:49:14.427Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',24,0,'discard 4',NULL,'d15b77f23a775505e88e752f4f91540c','2026-11-21T15:49:14.444Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',25,1,'discard 6',NULL,NULL,'2026-11-21T15:49:14.492Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',26,0,'discard 3',NULL,'e1d7300f6361b9f8f33c1a7fafdd8733','2026-11-21T15:49:14.512Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',27,1,'king 3',NULL,NULL,'2026-11-21T15:49:14.529Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',28,0,'discard jester',NULL,'41536363f6724ba08329c05b09e80319','2026-11-21T15:49:14.560Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',29,1,'discard 2',NULL,NULL,'2026-11-21T15:49:14.636Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',30,0,'discard jester',NULL,'119b4fe5fa285a0db869135cede26c2e','2026-11-21T15:49:14.657Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',31,1,'discard 1',NULL,NULL,'2026-11-21T15:49:14.703Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',32,0,'discard 3',NULL,'bfbd7d143437f5abea3a0683ead81dcd','2026-11-21T15:49:14.726Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',33,1,'discard 2','[["4","king","3","4","2","5","2","3","king","2","jester","1","6","1","3","6","king","2","6","4","4","6","1","2","5","3","2","5","6","jester","king","4","1"]]',NULL,'2026-11-21T15:49:14.782Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',34,0,'discard 6',NULL,'21af214af91acb8d9279b1e987efda6b','2026-11-21T15:49:14.802Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',35,1,'discard 5',NULL,NULL,'2026-11-21T15:49:14.840Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',36,0,'king 10',NULL,'e903aefa798c06fe0494b6d2ec7038c9','2026-11-21T15:49:14.857Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',37,1,'discard 4',NULL,NULL,'2026-11-21T15:49:14.899Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',38,0,'discard 4',NULL,'128ae84affd5e6d822f8990951a3b990','2026-11-21T15:49:14.919Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',39,1,'discard 3',NULL,NULL,'2026-11-21T15:49:14.995Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',40,0,'discard 5',NULL,'e69d2f3b7928c6a1af65b9a415bdc39d','2026-11-21T15:49:15.024Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',41,1,'discard 1',NULL,NULL,'2026-11-21T15:49:15.068Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',42,0,'discard 5',NULL,'1734bc4414881edc127eeabe9bdeb398','2026-11-21T15:49:15.151Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',43,1,'discard 2',NULL,NULL,'2026-11-21T15:49:15.177Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',44,0,'discard 3',NULL,'8a8f7aefd69f6b16766e690070c61508','2026-11-21T15:49:15.198Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',45,1,'discard 3',NULL,NULL,'2026-11-21T15:49:15.252Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',46,0,'discard 5',NULL,'a8fe622a9d5015e5c7aa8cf37f4bd052','2026-11-21T15:49:15.312Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',47,1,'discard 2',NULL,NULL,'2026-11-21T15:49:15.371Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',48,0,'discard 1',NULL,'7f914fe871227cb2ee283c1ea8f51ac5','2026-11-21T15:49:15.393Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',49,1,'discard 6',NULL,NULL,'2026-11-21T15:49:15.416Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',50,0,'discard 6',NULL,'ea0a668ac12f694dce554174cdc02ecd','2026-11-21T15:49:15.437Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',51,1,'king 7',NULL,NULL,'2026-11-21T15:49:15.461Z');
INSERT INTO "plies" VALUES('b02ef5f79ececbffb659f768e77b0475',0,0,'discard 4',NULL,'7f1876d322720c5422dc73ab35bb8498','2026-11-21T15:49:15.537Z');
INSERT INTO "plies" VALUES('b02ef5f79ececbffb659f768e77b0475',1,1,'discard 8',NULL,NULL,'2026-11-21T15:49:15.567Z');
INSERT INTO "plies" VALUES('b02ef5f79ececbffb659f768e77b0475',2,0,'king 7',NULL,'d26542ee46dc1a26faf8dfcdf33335b6','2026-11-21T15:49:15.611Z');
INSERT INTO "plies" VALUES('b02ef5f79ececbffb659f768e77b0475',3,1,'discard 10',NULL,NULL,'2026-11-21T15:49:15.685Z');
INSERT INTO "plies" VALUES('b02ef5f79ececbffb659f768e77b0475',4,0,'discard wand',NULL,'7e6e9dbe851d1a33a030130961eeac37','2026-11-21T15:49:15.749Z');
INSERT INTO "plies" VALUES('b02ef5f79ececbffb659f768e77b0475',5,1,'discard 7',NULL,NULL,'2026-11-21T15:49:15.862Z');
INSERT INTO "plies" VALUES('b02ef5f79ececbffb659f768e77b0475',6,0,'discard 8',NULL,'080f73bbd42779f5131e2d48520235bc','2026-11-21T15:49:16.202Z');
INSERT INTO "plies" VALUES('b02ef5f79ececbffb659f768e77b0475',7,1,'king 5',NULL,NULL,'2026-11-21T15:49:16.371Z');
INSERT INTO "plies" VALUES('b02ef5f79ececbffb659f768e77b0475',8,0,'discard 3',NULL,'9064dbd9caa0a141a637a18a4f1c9ce2','2026-11-21T15:49:16.453Z');
INSERT INTO "plies" VALUES('b02ef5f79ececbffb659f768e77b0475',9,1,'discard 9,9',NULL,NULL,'2026-11-21T15:49:16.520Z');
INSERT INTO "plies" VALUES('b02ef5f79ececbffb659f768e77b0475',10,0,'discard jester',NULL,'3cc6d62d44339c10d4652689c4eb26e0','2026-11-21T15:49:16.551Z');
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
INSERT INTO "questions" VALUES('29acf1a57cbd1f5ae28af60465f42986','8e31704187ddaeb784b28054aead44b0',4,0,'48a4d607f290e1406a49913ea2125e64','help_bot','{"choices":[1,2,3,4,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:13.636Z','2026-11-21T15:49:13.749Z','1','adaptive','discard 4');
INSERT INTO "questions" VALUES('1ce3bc0c10755c97f5f554ed83239ef5','8e31704187ddaeb784b28054aead44b0',6,0,'48a4d607f290e1406a49913ea2125e64','help_bot','{"choices":[1,2,3,5,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:13.821Z','2026-11-21T15:49:13.862Z','1','adaptive','discard 1');
INSERT INTO "questions" VALUES('6ce193c22eefa279b02e3d8dccb1c51d','8e31704187ddaeb784b28054aead44b0',8,0,'48a4d607f290e1406a49913ea2125e64','help_bot','{"choices":[1,2,3,4,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:13.921Z','2026-11-21T15:49:13.952Z','1','adaptive','discard 6');
INSERT INTO "questions" VALUES('4fdebbeceea7bb6433a715682e5f950c','8e31704187ddaeb784b28054aead44b0',10,0,'48a4d607f290e1406a49913ea2125e64','help_bot','{"choices":[1,2,3,4,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:14.004Z','2026-11-21T15:49:14.034Z','1','adaptive','discard 1');
INSERT INTO "questions" VALUES('da6e6d8e8778f742f527b5c295e8c93e','8e31704187ddaeb784b28054aead44b0',16,0,'48a4d607f290e1406a49913ea2125e64','help_bot','{"choices":[1,2,3,4,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:14.154Z','2026-11-21T15:49:14.176Z','1','adaptive','discard 1');
INSERT INTO "questions" VALUES('65f456aad6cff718569908f6c0301b21','8e31704187ddaeb784b28054aead44b0',25,0,'48a4d607f290e1406a49913ea2125e64','help_bot','{"choices":[1,2,3,4,5],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:14.444Z','2026-11-21T15:49:14.464Z','5','adaptive','discard 6');
INSERT INTO "questions" VALUES('ff18fe335534a034e8009d9073f6e53d','8e31704187ddaeb784b28054aead44b0',29,0,'48a4d607f290e1406a49913ea2125e64','help_bot','{"choices":[1,2,3,5,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:14.560Z','2026-11-21T15:49:14.599Z','6','adaptive','discard 2');
INSERT INTO "questions" VALUES('a12f3a94877b55cb80de8b3eafcf0e77','8e31704187ddaeb784b28054aead44b0',31,0,'48a4d607f290e1406a49913ea2125e64','help_bot','{"choices":[1,2,3,4,5],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:14.657Z','2026-11-21T15:49:14.682Z','3','adaptive','discard 1');
INSERT INTO "questions" VALUES('b374fab6b8c3a4d2d34d1c0df1058667','8e31704187ddaeb784b28054aead44b0',33,0,'48a4d607f290e1406a49913ea2125e64','help_bot','{"choices":[1,2,3,4,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:14.726Z','2026-11-21T15:49:14.749Z','3','adaptive','discard 2');
INSERT INTO "questions" VALUES('c40f36094fcc9a5c334e51aff848a956','8e31704187ddaeb784b28054aead44b0',35,0,'48a4d607f290e1406a49913ea2125e64','help_bot','{"choices":[1,2,3,4,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:14.802Z','2026-11-21T15:49:14.822Z','2','adaptive','discard 5');
INSERT INTO "questions" VALUES('a70828a72f7dba0830d0a2b8544940e1','8e31704187ddaeb784b28054aead44b0',37,0,'48a4d607f290e1406a49913ea2125e64','help_bot','{"choices":[2,3,4,6,7],"claimed":null,"friend":1,"guess_p":0.2,"operands":[3,3],"skill":"add:3+3","truth":6}','2026-11-21T15:49:14.857Z','2026-11-21T15:49:14.883Z','2','adaptive','discard 4');
INSERT INTO "questions" VALUES('bcc0fd985d3f69ce52c4641b316a2a12','8e31704187ddaeb784b28054aead44b0',39,0,'48a4d607f290e1406a49913ea2125e64','help_bot','{"choices":[1,2,4,5,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:14.919Z','2026-11-21T15:49:14.949Z','4','adaptive','discard 3');
INSERT INTO "questions" VALUES('1b757b203bdea8c3d375eff10635afef','8e31704187ddaeb784b28054aead44b0',41,0,'48a4d607f290e1406a49913ea2125e64','help_bot','{"choices":[1,2,3,4,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:15.024Z','2026-11-21T15:49:15.050Z','4','adaptive','discard 1');
INSERT INTO "questions" VALUES('d72eb3a13b2a421ad1b0b70be200d218','8e31704187ddaeb784b28054aead44b0',47,0,'48a4d607f290e1406a49913ea2125e64','help_bot','{"choices":[1,2,3,4,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,2],"skill":"add:1+2","truth":3}','2026-11-21T15:49:15.312Z','2026-11-21T15:49:15.345Z','2','adaptive','discard 2');
INSERT INTO "questions" VALUES('e244d05f0a857746314df386e5b5206e','b02ef5f79ececbffb659f768e77b0475',3,0,'48a4d607f290e1406a49913ea2125e64','queen_total','{"before":0,"gained":10,"places":[0,5,10,15,20,25,30,35,40,45,50],"queen":7}','2026-11-21T15:49:15.611Z','2026-11-21T15:49:15.621Z','15','natural',NULL);
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
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',0,'learner',NULL,'48a4d607f290e1406a49913ea2125e64',NULL);
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',1,'bot','bruno',NULL,NULL);
INSERT INTO "seats" VALUES('15bd448ff26149edbe4c5ce666c1494e',0,'guest',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('15bd448ff26149edbe4c5ce666c1494e',1,'bot','bruno',NULL,NULL);
INSERT INTO "seats" VALUES('8e31704187ddaeb784b28054aead44b0',0,'learner',NULL,'48a4d607f290e1406a49913ea2125e64',NULL);
INSERT INTO "seats" VALUES('8e31704187ddaeb784b28054aead44b0',1,'bot','bruno',NULL,NULL);
INSERT INTO "seats" VALUES('b02ef5f79ececbffb659f768e77b0475',0,'learner',NULL,'48a4d607f290e1406a49913ea2125e64',NULL);
INSERT INTO "seats" VALUES('b02ef5f79ececbffb659f768e77b0475',1,'bot','bruno',NULL,NULL);
CREATE TABLE sessions (
            token_hash TEXT PRIMARY KEY,
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            device TEXT NOT NULL,
            created_at TEXT NOT NULL,
            seen_at TEXT NOT NULL,
            ended_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "sessions" VALUES('3fd149040094a7abf087eccf069505de332078053cc1daf9d01c088112b660a7','b3f88999cc91cc58b9f68ff88f7b6b1d','a7e6529bce76e9f477216e9ee7a46309','2026-11-21T15:49:13.368Z','2026-11-21T15:49:13.368Z','2026-11-21T15:49:13.534Z');
INSERT INTO "sessions" VALUES('cb296fc83f8553e3c114889a2c971dcacd06a5188bfb2893653b00a246a4f69e','1f5f04ba472c57a214d315131c46e942','973f798626b1cffc070d710920859634','2026-11-21T15:49:13.261Z','2026-11-21T15:49:13.261Z',NULL);
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
