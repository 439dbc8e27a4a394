BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'kidsq','m001_games','2026-11-21 15:49:04.049377+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'kidsq','m002_attempts','2026-11-21 15:49:04.081384+00:00');
INSERT INTO "_sqlite_migrations" VALUES(3,'kidsq','m003_grown_ups','2026-11-21 15:49:04.082226+00:00');
INSERT INTO "_sqlite_migrations" VALUES(4,'kidsq','m004_knowing','2026-11-21 15:49:04.084936+00:00');
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
INSERT INTO "attempts" VALUES(1,'2fa91425cb0088539d2c67eda13ffe79',1,'0.1.0','mastery-1','95e3277d6e1b304f1c3dcd2f2bcc33f4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',3,'2026-11-21T15:49:05.350Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:4+6','[4,6]','c=a+b',3,0.3333,'{"hand":["2","2","4","5","6"]}','10','2',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,5,0,0,'[[2,2,4],[2,4,6]]','natural',0.4258,0.4258);
INSERT INTO "attempts" VALUES(2,'29acf1a57cbd1f5ae28af60465f42986',1,'0.1.0','mastery-1','95e3277d6e1b304f1c3dcd2f2bcc33f4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',4,'2026-11-21T15:49:05.477Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,6]}','2','1',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.8537,0.7281);
INSERT INTO "attempts" VALUES(3,'1ce3bc0c10755c97f5f554ed83239ef5',1,'0.1.0','mastery-1','95e3277d6e1b304f1c3dcd2f2bcc33f4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',6,'2026-11-21T15:49:05.564Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','a+b=c',5,0.2,'{"choices":[1,2,3,5,6]}','2','1',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7281,0.7326);
INSERT INTO "attempts" VALUES(4,'83a4e62930803889fa6197748d118e37',1,'0.1.0','mastery-1','95e3277d6e1b304f1c3dcd2f2bcc33f4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',12,'2026-11-21T15:49:05.714Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[5,1]','a+b=c',5,0.2,'{"choices":[4,5,6,7,10]}','6','6',1,1,NULL,NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.686,0.7077);
INSERT INTO "attempts" VALUES(5,'33736dcca7f0c99e80b5244a4767e1fa',1,'0.1.0','mastery-1','95e3277d6e1b304f1c3dcd2f2bcc33f4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',16,'2026-11-21T15:49:05.763Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+5','[5,2]','c=a+b',5,0.2,'{"choices":[5,6,7,8,10]}','7','5',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.5743,0.5435);
INSERT INTO "attempts" VALUES(6,'cc4793d795850e21afbc9ca9d38f8c45',1,'0.1.0','mastery-1','95e3277d6e1b304f1c3dcd2f2bcc33f4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',18,'2026-11-21T15:49:05.801Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,5]}','2','5',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7248,0.7635);
INSERT INTO "attempts" VALUES(7,'356f8bd11711eb571304145212ca3f70',1,'0.1.0','mastery-1','95e3277d6e1b304f1c3dcd2f2bcc33f4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',21,'2026-11-21T15:49:05.866Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:4+4','[4,4]','c=a+b',1,1.0,'{"hand":["4","4","6","jester","jester"]}','8','6',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,5,0,0,'[]','natural',0.5301,0.5301);
INSERT INTO "attempts" VALUES(8,'00eb4e1128b88073065b8c3564e27602',1,'0.1.0','mastery-1','95e3277d6e1b304f1c3dcd2f2bcc33f4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',24,'2026-11-21T15:49:05.961Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,8]}','4','8',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7434,0.7417);
INSERT INTO "attempts" VALUES(9,'c172b2986d94dd6dece807995c57722e',1,'0.1.0','mastery-1','95e3277d6e1b304f1c3dcd2f2bcc33f4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',26,'2026-11-21T15:49:06.005Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[1,2,3,4,5]}','4','5',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7417,0.7468);
INSERT INTO "attempts" VALUES(10,'7c4ea6034944f2cede962a6da4fd57c5',1,'0.1.0','mastery-1','95e3277d6e1b304f1c3dcd2f2bcc33f4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',28,'2026-11-21T15:49:06.062Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','c=a+b',5,0.2,'{"choices":[1,2,3,4,6]}','2','6',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.8225,0.8298);
INSERT INTO "attempts" VALUES(11,'5e68b7ca482ea7602d1ef7bf0beddb07',1,'0.1.0','mastery-1','95e3277d6e1b304f1c3dcd2f2bcc33f4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',33,'2026-11-21T15:49:06.110Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:5+6','[5,6]','a+b=c',3,0.3333,'{"hand":["3","4","5","6","6"]}','11','3',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,5,0,0,'[]','natural',0.3209,0.3209);
INSERT INTO "attempts" VALUES(12,'8aa1a59c5f6a35d9321a6ec17934f0b8',1,'0.1.0','mastery-1','95e3277d6e1b304f1c3dcd2f2bcc33f4',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','8e31704187ddaeb784b28054aead44b0',39,'2026-11-21T15:49:06.183Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[2,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,7]}','3','4',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7344,0.735);
CREATE TABLE audit (
            seq INTEGER PRIMARY KEY,
            at TEXT NOT NULL,
            grown_up TEXT,
            action TEXT NOT NULL,
            subject TEXT NOT NULL
        ) STRICT;
INSERT INTO "audit" VALUES(1,'2026-11-21T15:49:05.298Z','390855b06675e4eeedea3576cc4bffd2','claimed','390855b06675e4eeedea3576cc4bffd2');
INSERT INTO "audit" VALUES(2,'2026-11-21T15:49:05.308Z','5da5309abea4c8eb4556d739a48e5ff2','claimed','5da5309abea4c8eb4556d739a48e5ff2');
INSERT INTO "audit" VALUES(3,'2026-11-21T15:49:05.310Z','5da5309abea4c8eb4556d739a48e5ff2','signed_out','5da5309abea4c8eb4556d739a48e5ff2');
CREATE TABLE claim_codes (
            code_hash TEXT PRIMARY KEY,
            created_at TEXT NOT NULL,
            used_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "claim_codes" VALUES('647b1a52125aa7c823a8167556ff48739b13200e7b7be2cef92a155ab5c65d44','2026-11-21T15:49:05.109Z','2026-11-21T15:49:05.111Z');
INSERT INTO "claim_codes" VALUES('bfc0aaa0787b5d6c53b180bcaf84f69dda3f1574cbd48d5f7e5976ee05721c9a','2026-11-21T15:49:05.302Z','2026-11-21T15:49:05.304Z');
CREATE TABLE class_groups (
            id TEXT PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            name TEXT NOT NULL,
            UNIQUE (class_id, name)
        ) STRICT;
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
INSERT INTO "device_learners" VALUES('6513270e269e0d37f2a74de452e6b438','95e3277d6e1b304f1c3dcd2f2bcc33f4',1);
CREATE TABLE devices (
            id TEXT PRIMARY KEY,
            first_seen TEXT NOT NULL
        ) STRICT;
INSERT INTO "devices" VALUES('6513270e269e0d37f2a74de452e6b438','2026-11-21T15:49:04.213Z');
INSERT INTO "devices" VALUES('24e4e25a15fc899e4fd58dbe7bdc968b','2026-11-21T15:49:05.104Z');
CREATE TABLE dismissed_needs (
            learner TEXT NOT NULL REFERENCES learners (id),
            need TEXT NOT NULL,
            at TEXT NOT NULL,
            PRIMARY KEY (learner, need)
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
INSERT INTO "estimates" VALUES('95e3277d6e1b304f1c3dcd2f2bcc33f4','add:1+1','mastery-1',8.36992771648162214859e-01,3.38357336622253646041e-02,4,0,0,NULL,'2026-11-21T15:49:06.062Z','guesses',2,0);
INSERT INTO "estimates" VALUES('95e3277d6e1b304f1c3dcd2f2bcc33f4','add:1+2','mastery-1',0.734954212019867,5.47310481909938362221e-02,1,0,0,NULL,'2026-11-21T15:49:06.183Z','guesses',0,1);
INSERT INTO "estimates" VALUES('95e3277d6e1b304f1c3dcd2f2bcc33f4','add:1+3','mastery-1',7.19324729039136800956e-01,5.80110700467105777633e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('95e3277d6e1b304f1c3dcd2f2bcc33f4','add:1+4','mastery-1',7.02184848513885295773e-01,6.09175949650334058738e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('95e3277d6e1b304f1c3dcd2f2bcc33f4','add:1+5','mastery-1',7.33845683789175917688e-01,5.38935974254016736395e-02,1,1,1,NULL,'2026-11-21T15:49:05.714Z','guesses',-1,0);
INSERT INTO "estimates" VALUES('95e3277d6e1b304f1c3dcd2f2bcc33f4','add:1+6','mastery-1',6.66476980629703397163e-01,6.62888736822247470747e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('95e3277d6e1b304f1c3dcd2f2bcc33f4','add:1+7','mastery-1',6.47979399627329422095e-01,6.86912311342787185175e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('95e3277d6e1b304f1c3dcd2f2bcc33f4','add:1+8','mastery-1',6.29105266852471922689e-01,7.08652117646499379866e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('95e3277d6e1b304f1c3dcd2f2bcc33f4','add:1+9','mastery-1',6.41727784690198421735e-01,6.94426574250894823592e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('95e3277d6e1b304f1c3dcd2f2bcc33f4','add:2+2','mastery-1',7.60754794038703940906e-01,4.97700572034915911245e-02,2,0,0,NULL,'2026-11-21T15:49:06.005Z','guesses',1,0);
INSERT INTO "estimates" VALUES('95e3277d6e1b304f1c3dcd2f2bcc33f4','add:2+3','mastery-1',6.31898368792768061474e-01,7.05966342002805613553e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('95e3277d6e1b304f1c3dcd2f2bcc33f4','add:2+4','mastery-1',6.12741605686585644185e-01,7.25574905782164769618e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('95e3277d6e1b304f1c3dcd2f2bcc33f4','add:2+5','mastery-1',6.25617025547319238754e-01,6.98369901852454733059e-02,1,0,0,NULL,'2026-11-21T15:49:05.763Z','guesses',0,1);
INSERT INTO "estimates" VALUES('95e3277d6e1b304f1c3dcd2f2bcc33f4','add:2+6','mastery-1',5.73594887211301251994e-01,7.56272089545136361188e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('95e3277d6e1b304f1c3dcd2f2bcc33f4','add:2+7','mastery-1',0.55370296945691,7.66959986885499822584e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('95e3277d6e1b304f1c3dcd2f2bcc33f4','add:2+8','mastery-1',5.66983467964707776864e-01,7.60194593536735463423e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('95e3277d6e1b304f1c3dcd2f2bcc33f4','add:3+3','mastery-1',0.66553332190779,6.66149273839691247189e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('95e3277d6e1b304f1c3dcd2f2bcc33f4','add:3+4','mastery-1',5.17072538921660607158e-01,7.77627370970425113583e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('95e3277d6e1b304f1c3dcd2f2bcc33f4','add:3+5','mastery-1',5.30492775159717488975e-01,7.7496743763811215544e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('95e3277d6e1b304f1c3dcd2f2bcc33f4','add:3+6','mastery-1',0.476750875758562,7.76369903319324150547e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('95e3277d6e1b304f1c3dcd2f2bcc33f4','add:3+7','mastery-1',4.90185551851905765285e-01,7.78330531409819337262e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('95e3277d6e1b304f1c3dcd2f2bcc33f4','add:4+4','mastery-1',5.53203101300831057152e-01,7.68903292901985668805e-02,0,0,0,NULL,NULL,'guesses',0,1);
INSERT INTO "estimates" VALUES('95e3277d6e1b304f1c3dcd2f2bcc33f4','add:4+5','mastery-1',4.33358478262255819579e-01,7.59565938923331129828e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('95e3277d6e1b304f1c3dcd2f2bcc33f4','add:4+6','mastery-1',4.13577736167227261177e-01,7.466492396538620957e-02,0,0,0,NULL,NULL,'guesses',0,1);
INSERT INTO "estimates" VALUES('95e3277d6e1b304f1c3dcd2f2bcc33f4','add:5+5','mastery-1',5.03005367594229646499e-01,7.8063555026697317718e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('95e3277d6e1b304f1c3dcd2f2bcc33f4','add:5+6','mastery-1',3.22025230176477383903e-01,6.45562349040460642379e-02,0,0,0,NULL,NULL,'guesses',0,1);
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
        ) STRICT;
INSERT INTO "games" VALUES('13deef86ab1031d0f646e1f40a097c97','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["cake","cat","moon","heart","pancake","starfish","peacock","sunflower","ladybug","rainbow","dog","rose"],"draw":["dragon","10","1","8","10","9","knight","knight","1","5","king","7","6","king","dragon","wand","8","potion","6","2","king","knight","king","jester","knight","wand","3","7","9","5","6","8","4","potion","2","king","king","6","4","king","jester","2","3","potion","5","jester","wand","9","3","7","5","3","9","1","4","jester","7","jester","10","1","10","dragon","king","8","4","2","potion"]}','6513270e269e0d37f2a74de452e6b438','2026-11-21T15:49:04.237Z','2026-11-21T15:49:05.099Z',8,8,NULL,NULL,NULL,'{}');
INSERT INTO "games" VALUES('15bd448ff26149edbe4c5ce666c1494e','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["ladybug","sunflower","dog","cake","heart","cat","starfish","rainbow","peacock","moon","rose","pancake"],"draw":["7","potion","2","6","3","2","3","4","10","7","5","10","9","king","king","king","10","wand","jester","1","potion","5","7","wand","3","2","king","8","1","2","1","6","jester","8","king","king","5","8","5","potion","1","dragon","8","wand","jester","potion","7","4","4","knight","knight","knight","10","jester","king","dragon","9","dragon","jester","9","4","knight","6","6","king","9","3"]}','24e4e25a15fc899e4fd58dbe7bdc968b','2026-11-21T15:49:05.104Z','2026-11-21T15:49:05.104Z',0,0,NULL,NULL,NULL,'{}');
INSERT INTO "games" VALUES('8e31704187ddaeb784b28054aead44b0','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["dog","rainbow","rose","sunflower","moon","cat","ladybug","cake","peacock","heart","starfish","pancake"],"draw":["1","6","4","4","1","2","4","5","king","2","1","2","1","4","king","5","6","4","5","6","5","3","2","king","1","6","3","jester","2","jester","5","3","6","4","king","3","1","3","3","5","2","6"]}','6513270e269e0d37f2a74de452e6b438','2026-11-21T15:49:05.317Z','2026-11-21T15:49:06.257Z',66,48,NULL,'2026-11-21T15:49:06.257Z','{"result":{"winners":[1],"courts":[["sunflower","rose","pancake"],["peacock","rainbow","ladybug","cake"]],"points":[30,30]}}','{}');
INSERT INTO "games" VALUES('7ee14b90cb978be3080e31b034128822','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":0,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["ladybug","starfish","rose","rainbow","moon","dog","sunflower","peacock","cat","pancake","heart","cake"],"draw":["3","king","dragon","king","dragon","4","5","3","potion","potion","potion","wand","6","10","knight","10","1","king","3","7","dragon","9","king","6","7","3","wand","jester","2","7","potion","king","jester","9","jester","1","2","king","5","king","6","8","knight","wand","1","knight","1","8","knight","2","king","4","9","9","4","5","7","2","6","4","10","jester","jester","10","5","8","8"]}','6513270e269e0d37f2a74de452e6b438','2026-11-21T15:49:06.282Z','2026-11-21T15:49:06.351Z',12,12,NULL,NULL,NULL,'{}');
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
        ) STRICT;
INSERT INTO "grown_ups" VALUES('390855b06675e4eeedea3576cc4bffd2','grown_up','grown_up','scrypt$2$8$1$eLme096x+l6KWxpHX5uQ2w==$A3fHxK71ZSNC+C5TG3GqJlGuA9l2bGBWL+jZr7rWM5M=','2026-11-21T15:49:05.111Z');
INSERT INTO "grown_ups" VALUES('5da5309abea4c8eb4556d739a48e5ff2','signed_out','signed_out','scrypt$2$8$1$AIM/HZJ1h7HWGGEfEhB62g==$gW0BBxWLDsw0dLKe6ES657HHYWjcfoigj5h8ROW+VMg=','2026-11-21T15:49:05.304Z');
CREATE TABLE helps (
            game_id TEXT NOT NULL REFERENCES games (id),
            ply INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            level INTEGER NOT NULL,
            asked INTEGER NOT NULL,
            PRIMARY KEY (game_id, ply, seat)
        ) STRICT, WITHOUT ROWID;
CREATE TABLE learners (
            id TEXT PRIMARY KEY,
            nickname TEXT NOT NULL,
            face TEXT NOT NULL,
            created_at TEXT NOT NULL,
            archived_at TEXT
        , class_id TEXT REFERENCES classes (id)) STRICT;
INSERT INTO "learners" VALUES('95e3277d6e1b304f1c3dcd2f2bcc33f4','Mira','face-3','2026-11-21T15:49:04.213Z',NULL,NULL);
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
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',0,1,'discard 1,1',NULL,NULL,'2026-11-21T15:49:04.820Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',1,0,'discard 5',NULL,'b2715945795e8229451abd81f1d69ed6','2026-11-21T15:49:04.993Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',2,1,'discard 10',NULL,NULL,'2026-11-21T15:49:05.004Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',3,0,'discard 6',NULL,'5affb2297631a992f0ce583505c6af07','2026-11-21T15:49:05.017Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',4,1,'discard 7',NULL,NULL,'2026-11-21T15:49:05.031Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',5,0,'discard 8',NULL,'7f1b103cdf1582b0eab477d26415479c','2026-11-21T15:49:05.077Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',6,1,'king 2',NULL,NULL,'2026-11-21T15:49:05.090Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',7,0,'discard 8',NULL,'fc132d0d113db17d30cbc97d0fef7928','2026-11-21T15:49:05.099Z');
INSERT INTO "plies" VALUES('7ee14b90cb978be3080e31b034128822',0,0,'discard 5',NULL,'ce554174cdc02ecd6e4f2724a2592b9d','2026-11-21T15:49:06.300Z');
INSERT INTO "plies" VALUES('7ee14b90cb978be3080e31b034128822',1,1,'discard 4',NULL,NULL,'2026-11-21T15:49:06.306Z');
INSERT INTO "plies" VALUES('7ee14b90cb978be3080e31b034128822',2,0,'discard potion',NULL,'51054839ebb9c5969546832538363a3c','2026-11-21T15:49:06.311Z');
INSERT INTO "plies" VALUES('7ee14b90cb978be3080e31b034128822',3,1,'king 10',NULL,NULL,'2026-11-21T15:49:06.315Z');
INSERT INTO "plies" VALUES('7ee14b90cb978be3080e31b034128822',4,0,'discard 3',NULL,'d64be5f059ca6ef07f1876d322720c54','2026-11-21T15:49:06.319Z');
INSERT INTO "plies" VALUES('7ee14b90cb978be3080e31b034128822',5,1,'king 1',NULL,NULL,'2026-11-21T15:49:06.326Z');
INSERT INTO "plies" VALUES('7ee14b90cb978be3080e31b034128822',6,0,'discard dragon',NULL,'735dc3271ce262d62b4c0859d26542ee','2026-11-21T15:49:06.330Z');
INSERT INTO "plies" VALUES('7ee14b90cb978be3080e31b034128822',7,1,'discard 10',NULL,NULL,'2026-11-21T15:49:06.334Z');
INSERT INTO "plies" VALUES('7ee14b90cb978be3080e31b034128822',8,0,'discard dragon',NULL,'69fae866d4b59c0536cdf8a1ecfcc396','2026-11-21T15:49:06.338Z');
INSERT INTO "plies" VALUES('7ee14b90cb978be3080e31b034128822',9,1,'discard 3',NULL,NULL,'2026-11-21T15:49:06.342Z');
INSERT INTO "plies" VALUES('7ee14b90cb978be3080e31b034128822',10,0,'discard 1',NULL,'d6d076d0b75de6f250bc3228ac11d871','2026-11-21T15:49:06.346Z');
INSERT INTO "plies" VALUES('7ee14b90cb978be3080e31b034128822',11,1,'king 7',NULL,NULL,'2026-11-21T15:49:06.351Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',0,1,'king 8',NULL,NULL,'2026-11-21T15:49:05.323Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',1,0,'discard 2',NULL,'ec99108ddb5b5fab8f4d3e27dda1494c','2026-11-21T15:49:05.328Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',2,1,'discard 4',NULL,NULL,'2026-11-21T15:49:05.336Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',3,0,'discard 6',NULL,'a26b7f62b1852f27e3eff9c0cf44dd3f','2026-11-21T15:49:05.429Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',4,1,'discard 4',NULL,NULL,'2026-11-21T15:49:05.489Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',5,0,'discard 4',NULL,'07b37e14998092253deffa38e12b2b8f','2026-11-21T15:49:05.551Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',6,1,'discard 1',NULL,NULL,'2026-11-21T15:49:05.658Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',7,0,'discard 2',NULL,'ff6665896822a6b24735af1ca7a11490','2026-11-21T15:49:05.668Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',8,1,'discard 1',NULL,NULL,'2026-11-21T15:49:05.677Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',9,0,'discard 2',NULL,'c42b7170902a174f11fa2ac0079dd25a','2026-11-21T15:49:05.695Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',10,1,'discard 1',NULL,NULL,'2026-11-21T15:49:05.701Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',11,0,'discard 6',NULL,'e90794dfed52a24135b00a5436a80bdf','2026-11-21T15:49:05.708Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',12,1,'discard 6',NULL,NULL,'2026-11-21T15:49:05.726Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',13,0,'discard 3',NULL,'03e0d681552454f14fab6f3e164f1513','2026-11-21T15:49:05.735Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',14,1,'king 1',NULL,NULL,'2026-11-21T15:49:05.744Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',15,0,'discard 5',NULL,'2d7c50487ca07386cc099a1e77064c2c','2026-11-21T15:49:05.754Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',16,1,'discard 5',NULL,NULL,'2026-11-21T15:49:05.783Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',17,0,'king 3',NULL,'001edc8e367e5d6dfd7410696bb6a3de','2026-11-21T15:49:05.792Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',18,1,'discard 3',NULL,NULL,'2026-11-21T15:49:05.813Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',19,0,'discard 5',NULL,'36971e1b2577c1ecfd42e0440ac793f5','2026-11-21T15:49:05.838Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',20,1,'discard 1',NULL,NULL,'2026-11-21T15:49:05.859Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',21,0,'discard 4',NULL,'740572419f452c075f27ff085e617f8e','2026-11-21T15:49:05.884Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',22,1,'discard 5',NULL,NULL,'2026-11-21T15:49:05.902Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',23,0,'discard 4',NULL,'e88e752f4f91540c27756991a0931ed4','2026-11-21T15:49:05.913Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',24,1,'discard 6',NULL,NULL,'2026-11-21T15:49:05.982Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',25,0,'discard 3',NULL,'e1d7300f6361b9f8f33c1a7fafdd8733','2026-11-21T15:49:05.996Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',26,1,'discard 5',NULL,NULL,'2026-11-21T15:49:06.033Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',27,0,'discard jester',NULL,'64409ddbb45f51c3bd65693b3d0840fb','2026-11-21T15:49:06.046Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',28,1,'discard 1',NULL,NULL,'2026-11-21T15:49:06.078Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',29,0,'discard jester',NULL,'119b4fe5fa285a0db869135cede26c2e','2026-11-21T15:49:06.084Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',30,1,'discard 2',NULL,NULL,'2026-11-21T15:49:06.090Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',31,0,'discard 3',NULL,'ea3a0683ead81dcd365fdcd647bc7548','2026-11-21T15:49:06.099Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',32,1,'king 6','[["1","king","4","2","5","4","6","4","5","1","3","4","king","2","king","jester","2","5","1","6","3","jester","6","6","1","king","4","3","1","2","5","5","3"]]',NULL,'2026-11-21T15:49:06.102Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',33,0,'discard 6',NULL,'a82cb2cd54ba1e74fb019df47349dbc4','2026-11-21T15:49:06.127Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',34,1,'discard 2',NULL,NULL,'2026-11-21T15:49:06.138Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',35,0,'king 2',NULL,'992ef43805713dc6089632e3f6782941','2026-11-21T15:49:06.147Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',36,0,'wake 11',NULL,'5e268fa08bcce7cd73fdc19413446df8','2026-11-21T15:49:06.150Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',37,1,'discard 1',NULL,NULL,'2026-11-21T15:49:06.163Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',38,0,'discard 6',NULL,'7928c6a1af65b9a415bdc39d5a11cca5','2026-11-21T15:49:06.168Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',39,1,'discard 5',NULL,NULL,'2026-11-21T15:49:06.194Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',40,0,'discard 5',NULL,'1734bc4414881edc127eeabe9bdeb398','2026-11-21T15:49:06.198Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',41,1,'discard 2',NULL,NULL,'2026-11-21T15:49:06.206Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',42,0,'discard 3',NULL,'8a8f7aefd69f6b16766e690070c61508','2026-11-21T15:49:06.215Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',43,1,'discard 3',NULL,NULL,'2026-11-21T15:49:06.227Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',44,0,'discard 4',NULL,'a8fe622a9d5015e5c7aa8cf37f4bd052','2026-11-21T15:49:06.235Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',45,1,'discard 3',NULL,NULL,'2026-11-21T15:49:06.241Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',46,0,'discard 4',NULL,'e7dd5eedc0f727ad2b6b5fce84b58297','2026-11-21T15:49:06.251Z');
INSERT INTO "plies" VALUES('8e31704187ddaeb784b28054aead44b0',47,1,'king 7',NULL,NULL,'2026-11-21T15:49:06.257Z');
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
INSERT INTO "questions" VALUES('29acf1a57cbd1f5ae28af60465f42986','8e31704187ddaeb784b28054aead44b0',4,0,'95e3277d6e1b304f1c3dcd2f2bcc33f4','help_bot','{"choices":[1,2,3,4,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:05.429Z','2026-11-21T15:49:05.477Z','1','adaptive','discard 4');
INSERT INTO "questions" VALUES('1ce3bc0c10755c97f5f554ed83239ef5','8e31704187ddaeb784b28054aead44b0',6,0,'95e3277d6e1b304f1c3dcd2f2bcc33f4','help_bot','{"choices":[1,2,3,5,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:05.551Z','2026-11-21T15:49:05.564Z','1','adaptive','discard 1');
INSERT INTO "questions" VALUES('83a4e62930803889fa6197748d118e37','8e31704187ddaeb784b28054aead44b0',12,0,'95e3277d6e1b304f1c3dcd2f2bcc33f4','help_bot','{"choices":[4,5,6,7,10],"claimed":null,"friend":1,"guess_p":0.2,"operands":[5,1],"skill":"add:1+5","truth":6}','2026-11-21T15:49:05.708Z','2026-11-21T15:49:05.714Z','6','adaptive','discard 6');
INSERT INTO "questions" VALUES('33736dcca7f0c99e80b5244a4767e1fa','8e31704187ddaeb784b28054aead44b0',16,0,'95e3277d6e1b304f1c3dcd2f2bcc33f4','help_bot','{"choices":[5,6,7,8,10],"claimed":null,"friend":1,"guess_p":0.2,"operands":[5,2],"skill":"add:2+5","truth":7}','2026-11-21T15:49:05.754Z','2026-11-21T15:49:05.763Z','5','adaptive','discard 5');
INSERT INTO "questions" VALUES('cc4793d795850e21afbc9ca9d38f8c45','8e31704187ddaeb784b28054aead44b0',18,0,'95e3277d6e1b304f1c3dcd2f2bcc33f4','help_bot','{"choices":[1,2,3,4,5],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:05.792Z','2026-11-21T15:49:05.801Z','5','adaptive','discard 3');
INSERT INTO "questions" VALUES('3b1185d9348922d7c1a624dcbab5b373','8e31704187ddaeb784b28054aead44b0',20,0,'95e3277d6e1b304f1c3dcd2f2bcc33f4','help_bot','{"choices":[1,2,3,4,5],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:05.838Z','2026-11-21T15:49:05.848Z',NULL,'adaptive','discard 1');
INSERT INTO "questions" VALUES('1e563408c4653cde776200b5774510ca','8e31704187ddaeb784b28054aead44b0',22,0,'95e3277d6e1b304f1c3dcd2f2bcc33f4','help_bot','{"choices":[2,4,5,6,7],"claimed":null,"friend":1,"guess_p":0.2,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-21T15:49:05.884Z','2026-11-21T15:49:05.898Z',NULL,'adaptive','discard 5');
INSERT INTO "questions" VALUES('00eb4e1128b88073065b8c3564e27602','8e31704187ddaeb784b28054aead44b0',24,0,'95e3277d6e1b304f1c3dcd2f2bcc33f4','help_bot','{"choices":[2,3,4,5,8],"claimed":null,"friend":1,"guess_p":0.2,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-21T15:49:05.913Z','2026-11-21T15:49:05.961Z','8','adaptive','discard 6');
INSERT INTO "questions" VALUES('c172b2986d94dd6dece807995c57722e','8e31704187ddaeb784b28054aead44b0',26,0,'95e3277d6e1b304f1c3dcd2f2bcc33f4','help_bot','{"choices":[1,2,3,4,5],"claimed":null,"friend":1,"guess_p":0.2,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-21T15:49:05.996Z','2026-11-21T15:49:06.005Z','5','adaptive','discard 5');
INSERT INTO "questions" VALUES('7c4ea6034944f2cede962a6da4fd57c5','8e31704187ddaeb784b28054aead44b0',28,0,'95e3277d6e1b304f1c3dcd2f2bcc33f4','help_bot','{"choices":[1,2,3,4,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:06.046Z','2026-11-21T15:49:06.062Z','6','adaptive','discard 1');
INSERT INTO "questions" VALUES('568a8c29b221713908ba9bd97e318ad6','8e31704187ddaeb784b28054aead44b0',34,0,'95e3277d6e1b304f1c3dcd2f2bcc33f4','help_bot','{"choices":[1,2,3,4,5],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:06.127Z','2026-11-21T15:49:06.135Z',NULL,'adaptive','discard 2');
INSERT INTO "questions" VALUES('0f650638b5b94af30d456be06a56aac3','8e31704187ddaeb784b28054aead44b0',37,0,'95e3277d6e1b304f1c3dcd2f2bcc33f4','help_bot','{"choices":[1,2,3,4,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:06.150Z','2026-11-21T15:49:06.156Z',NULL,'adaptive','discard 1');
INSERT INTO "questions" VALUES('8aa1a59c5f6a35d9321a6ec17934f0b8','8e31704187ddaeb784b28054aead44b0',39,0,'95e3277d6e1b304f1c3dcd2f2bcc33f4','help_bot','{"choices":[1,2,3,4,7],"claimed":null,"friend":1,"guess_p":0.2,"operands":[2,1],"skill":"add:1+2","truth":3}','2026-11-21T15:49:06.168Z','2026-11-21T15:49:06.183Z','4','adaptive','discard 5');
INSERT INTO "questions" VALUES('ee59b397cd751e08023a80a22ed51b12','8e31704187ddaeb784b28054aead44b0',43,0,'95e3277d6e1b304f1c3dcd2f2bcc33f4','help_bot','{"choices":[4,5,6,7,9],"claimed":null,"friend":1,"guess_p":0.2,"operands":[5,1],"skill":"add:1+5","truth":6}','2026-11-21T15:49:06.215Z','2026-11-21T15:49:06.222Z',NULL,'adaptive','discard 3');
CREATE TABLE seats (
            game_id TEXT NOT NULL REFERENCES games (id),
            seat INTEGER NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('bot', 'learner', 'guest')),
            bot TEXT,
            learner TEXT REFERENCES learners (id),
            PRIMARY KEY (game_id, seat),
            CHECK ((kind = 'bot') = (bot IS NOT NULL)),
            CHECK ((kind = 'learner') = (learner IS NOT NULL))
        ) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',0,'learner',NULL,'95e3277d6e1b304f1c3dcd2f2bcc33f4');
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',1,'bot','bruno',NULL);
INSERT INTO "seats" VALUES('15bd448ff26149edbe4c5ce666c1494e',0,'guest',NULL,NULL);
INSERT INTO "seats" VALUES('15bd448ff26149edbe4c5ce666c1494e',1,'bot','bruno',NULL);
INSERT INTO "seats" VALUES('7ee14b90cb978be3080e31b034128822',0,'learner',NULL,'95e3277d6e1b304f1c3dcd2f2bcc33f4');
INSERT INTO "seats" VALUES('7ee14b90cb978be3080e31b034128822',1,'bot','bruno',NULL);
INSERT INTO "seats" VALUES('8e31704187ddaeb784b28054aead44b0',0,'learner',NULL,'95e3277d6e1b304f1c3dcd2f2bcc33f4');
INSERT INTO "seats" VALUES('8e31704187ddaeb784b28054aead44b0',1,'bot','bruno',NULL);
CREATE TABLE sessions (
            token_hash TEXT PRIMARY KEY,
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            device TEXT NOT NULL,
            created_at TEXT NOT NULL,
            seen_at TEXT NOT NULL,
            ended_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "sessions" VALUES('2ac6e90e4d9aa75a9d70f1717fdb0bbb7e673ed8f9606af2df07480351c2328b','5da5309abea4c8eb4556d739a48e5ff2','a7e6529bce76e9f477216e9ee7a46309','2026-11-21T15:49:05.306Z','2026-11-21T15:49:05.306Z','2026-11-21T15:49:05.314Z');
INSERT INTO "sessions" VALUES('9d023f5a8524c510bb3a8a23316192aa181993e5b2f8d5d2c6bf878ece574fce','390855b06675e4eeedea3576cc4bffd2','973f798626b1cffc070d710920859634','2026-11-21T15:49:05.113Z','2026-11-21T15:49:05.113Z',NULL);
CREATE TABLE settings (
            scope TEXT NOT NULL,
            key TEXT NOT NULL,
            value TEXT NOT NULL,
            PRIMARY KEY (scope, key)
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
COMMIT;
