BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'kidsq','m001_games','2026-11-21 15:49:00.164734+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'kidsq','m002_attempts','2026-11-21 15:49:00.165730+00:00');
INSERT INTO "_sqlite_migrations" VALUES(3,'kidsq','m003_grown_ups','2026-11-21 15:49:00.166726+00:00');
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
INSERT INTO "attempts" VALUES(1,'2fa91425cb0088539d2c67eda13ffe79',1,'0.1.0',NULL,'33bfd38e09f187b7d197fa1740508462',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','2188287e8c5c715f8c74fc1e27e9e06f',3,'2026-11-21T15:49:00.921Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:4+6','[4,6]','c=a+b',3,0.3333,'{"hand":["1","1","4","4","6"]}','10','1',0,1,'transposed',NULL,NULL,0,NULL,NULL,NULL,5,0,0,'[[1,1,4,6]]','natural',NULL,NULL);
INSERT INTO "attempts" VALUES(2,'62f28d1a4a789cb3d8b9b45c1b98fbe4',1,'0.1.0',NULL,'33bfd38e09f187b7d197fa1740508462',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','2188287e8c5c715f8c74fc1e27e9e06f',11,'2026-11-21T15:49:01.015Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:4+4','[4,4]','a+b=c',2,0.5,'{"hand":["2","4","4","4","jester"]}','8','4',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,5,0,0,'[]','natural',NULL,NULL);
INSERT INTO "attempts" VALUES(3,'563e9bed45100358acc6d8f2c74c7ccf',1,'0.1.0',NULL,'33bfd38e09f187b7d197fa1740508462',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','2188287e8c5c715f8c74fc1e27e9e06f',13,'2026-11-21T15:49:01.036Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:4+4','[4,4]','a+b=c',2,0.5,'{"hand":["2","4","4","4","king"]}','8','4',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,5,0,0,'[]','natural',NULL,NULL);
INSERT INTO "attempts" VALUES(4,'1e34b3f1ec3fbf4dc20ef16468f918d8',1,'0.1.0',NULL,'33bfd38e09f187b7d197fa1740508462',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','2188287e8c5c715f8c74fc1e27e9e06f',13,'2026-11-21T15:49:01.060Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:4+4','[4,4]','a+b=c',2,0.5,'{"hand":["2","4","4","4","king"]}','8','2',0,2,'other',NULL,NULL,0,NULL,NULL,NULL,5,0,0,'[]','natural',NULL,NULL);
INSERT INTO "attempts" VALUES(5,'35f11af2050684bfe286852cff769e37',1,'0.1.0',NULL,'33bfd38e09f187b7d197fa1740508462',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','2188287e8c5c715f8c74fc1e27e9e06f',17,'2026-11-21T15:49:01.088Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+6','[6,2]','c=a+b',3,0.3333,'{"hand":["2","4","4","6","6"]}','8','4',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,5,0,0,'[[2,4,6]]','natural',NULL,NULL);
INSERT INTO "attempts" VALUES(6,'421e7a607108e02236971e1b2577c1ec',1,'0.1.0',NULL,'33bfd38e09f187b7d197fa1740508462',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','2188287e8c5c715f8c74fc1e27e9e06f',17,'2026-11-21T15:49:01.095Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:6+6','[6,6]','c=a+b',3,0.3333,'{"hand":["2","4","4","6","6"]}','12','4',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,5,0,0,'[[2,4,6]]','natural',NULL,NULL);
INSERT INTO "attempts" VALUES(7,'7219c1da6953404844e9e4a511b41900',1,'0.1.0',NULL,'33bfd38e09f187b7d197fa1740508462',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','2188287e8c5c715f8c74fc1e27e9e06f',29,'2026-11-21T15:49:01.280Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:4+6','[6,4]','c=a+b',2,0.5,'{"hand":["2","3","4","6","jester"]}','10','2',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,5,0,0,'[[2,4,6]]','natural',NULL,NULL);
INSERT INTO "attempts" VALUES(8,'f91acb8d9279b1e987efda6b5e68b7ca',1,'0.1.0',NULL,'33bfd38e09f187b7d197fa1740508462',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','2188287e8c5c715f8c74fc1e27e9e06f',29,'2026-11-21T15:49:01.290Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:4+6','[4,6]','c=a+b',2,0.5,'{"hand":["2","3","4","6","jester"]}','10','2',0,2,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,5,0,0,'[[2,4,6]]','natural',NULL,NULL);
INSERT INTO "attempts" VALUES(9,'6111b4b561e09c2fa98a372e9ffd6a18',1,'0.1.0',NULL,'33bfd38e09f187b7d197fa1740508462',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','2188287e8c5c715f8c74fc1e27e9e06f',37,'2026-11-21T15:49:01.433Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:4+6','[4,6]','c=a+b',2,0.5,'{"hand":["1","4","5","6","jester"]}','10','5',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,5,0,0,'[[1,4,5],[1,5,6]]','natural',NULL,NULL);
INSERT INTO "attempts" VALUES(10,'38363a3c6269435436d51bffe1594dc4',1,'0.1.0',NULL,'33bfd38e09f187b7d197fa1740508462',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','bd1e6912bd313bee41785bc64c3ac6fc',3,'2026-11-21T15:49:01.636Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:5+8','[5,8]','a+b=c',1,1.0,'{"hand":["5","8","9","king","potion"]}','13','9',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,5,0,0,'[]','natural',NULL,NULL);
INSERT INTO "attempts" VALUES(11,'35c2e229862fe231beef67fb69f44612',1,'0.1.0',NULL,'33bfd38e09f187b7d197fa1740508462',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','bd1e6912bd313bee41785bc64c3ac6fc',4,'2026-11-21T15:49:01.645Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','queen_total','total:10+20','[10,20]','words',11,0.0909,'{"places":[0,5,10,15,20,25,30,35,40,45,50]}','30','35',0,1,'decade',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'natural',NULL,NULL);
INSERT INTO "attempts" VALUES(12,'9064dbd9caa0a141a637a18a4f1c9ce2',1,'0.1.0',NULL,'33bfd38e09f187b7d197fa1740508462',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','bd1e6912bd313bee41785bc64c3ac6fc',8,'2026-11-21T15:49:01.729Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:8+9','[9,8]','a+b=c',3,0.3333,'{"hand":["5","7","8","9","9"]}','17','9',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,5,0,0,'[]','natural',NULL,NULL);
CREATE TABLE audit (
            seq INTEGER PRIMARY KEY,
            at TEXT NOT NULL,
            grown_up TEXT,
            action TEXT NOT NULL,
            subject TEXT NOT NULL
        ) STRICT;
INSERT INTO "audit" VALUES(1,'2026-11-21T15:49:00.787Z','75d779cb394ef56c409c44462aea977c','claimed','75d779cb394ef56c409c44462aea977c');
INSERT INTO "audit" VALUES(2,'2026-11-21T15:49:00.805Z','3480a4457dc4b1de0f3ed1594e87e95a','claimed','3480a4457dc4b1de0f3ed1594e87e95a');
INSERT INTO "audit" VALUES(3,'2026-11-21T15:49:00.821Z','3480a4457dc4b1de0f3ed1594e87e95a','signed_out','3480a4457dc4b1de0f3ed1594e87e95a');
CREATE TABLE claim_codes (
            code_hash TEXT PRIMARY KEY,
            created_at TEXT NOT NULL,
            used_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "claim_codes" VALUES('021ffa98d516cfc75d34683d0d459e2aa89539a8079b041eb626c7537838eace','2026-11-21T15:49:00.770Z','2026-11-21T15:49:00.771Z');
INSERT INTO "claim_codes" VALUES('4fede484693630a3db9873375e5609529fb02c0dac8256396cc527f6fb641c61','2026-11-21T15:49:00.789Z','2026-11-21T15:49:00.794Z');
CREATE TABLE device_learners (
            device TEXT NOT NULL REFERENCES devices (id),
            learner TEXT NOT NULL REFERENCES learners (id),
            place INTEGER NOT NULL,
            PRIMARY KEY (device, learner)
        ) STRICT;
INSERT INTO "device_learners" VALUES('6513270e269e0d37f2a74de452e6b438','33bfd38e09f187b7d197fa1740508462',1);
CREATE TABLE devices (
            id TEXT PRIMARY KEY,
            first_seen TEXT NOT NULL
        ) STRICT;
INSERT INTO "devices" VALUES('6513270e269e0d37f2a74de452e6b438','2026-11-21T15:49:00.216Z');
INSERT INTO "devices" VALUES('9c1caaf75e8766ed88daf4016b4013ef','2026-11-21T15:49:00.760Z');
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
INSERT INTO "games" VALUES('13deef86ab1031d0f646e1f40a097c97','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["cake","cat","moon","heart","pancake","starfish","peacock","sunflower","ladybug","rainbow","dog","rose"],"draw":["dragon","10","1","8","10","9","knight","knight","1","5","king","7","6","king","dragon","wand","8","potion","6","2","king","knight","king","jester","knight","wand","3","7","9","5","6","8","4","potion","2","king","king","6","4","king","jester","2","3","potion","5","jester","wand","9","3","7","5","3","9","1","4","jester","7","jester","10","1","10","dragon","king","8","4","2","potion"]}','6513270e269e0d37f2a74de452e6b438','2026-11-21T15:49:00.252Z','2026-11-21T15:49:00.731Z',8,8,NULL,NULL,NULL,'{}');
INSERT INTO "games" VALUES('fc241d0bc9d488b1cfbf33609cfc8652','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":0,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["starfish","cake","rainbow","heart","sunflower","peacock","moon","ladybug","pancake","cat","dog","rose"],"draw":["7","5","king","6","king","4","knight","9","king","7","dragon","5","potion","jester","jester","3","5","knight","potion","king","2","9","3","7","jester","10","potion","king","1","king","4","wand","8","8","9","jester","8","king","6","5","knight","7","king","jester","wand","1","10","6","potion","9","3","10","1","2","1","10","6","dragon","3","8","wand","2","4","2","knight","dragon","4"]}','9c1caaf75e8766ed88daf4016b4013ef','2026-11-21T15:49:00.760Z','2026-11-21T15:49:00.760Z',0,0,NULL,NULL,NULL,'{}');
INSERT INTO "games" VALUES('2188287e8c5c715f8c74fc1e27e9e06f','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["sunflower","moon","heart","rainbow","ladybug","pancake","dog","cat","rose","starfish","peacock","cake"],"draw":["king","4","2","4","4","1","5","6","2","3","3","1","5","5","2","4","5","2","6","jester","3","king","king","1","6","1","6","5","2","4","5","6","1","king","3","4","3","6","jester","2","3","1"]}','6513270e269e0d37f2a74de452e6b438','2026-11-21T15:49:00.852Z','2026-11-21T15:49:01.544Z',55,45,NULL,'2026-11-21T15:49:01.544Z','{"result":{"winners":[1],"courts":[["starfish"],["heart","sunflower","peacock","cake"]],"points":[5,45]}}','{}');
INSERT INTO "games" VALUES('bd1e6912bd313bee41785bc64c3ac6fc','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["sunflower","peacock","heart","dog","rainbow","pancake","moon","rose","ladybug","cat","starfish","cake"],"draw":["3","potion","9","9","2","8","9","king","4","king","8","5","jester","9","potion","7","1","1","wand","6","8","jester","jester","knight","8","3","wand","10","3","jester","4","king","dragon","3","knight","10","2","10","1","5","7","knight","king","10","7","potion","2","6","5","5","king","jester","king","4","2","7","dragon","dragon","wand","6","1","6","potion","4","king","knight","king"]}','6513270e269e0d37f2a74de452e6b438','2026-11-21T15:49:01.578Z','2026-11-21T15:49:01.713Z',12,8,NULL,NULL,NULL,'{}');
CREATE TABLE grown_ups (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            name_key TEXT NOT NULL UNIQUE,
            passphrase_hash TEXT NOT NULL,
            created_at TEXT NOT NULL
        ) STRICT;
INSERT INTO "grown_ups" VALUES('75d779cb394ef56c409c44462aea977c','grown_up','grown_up','scrypt$2$8$1$Tz3vWaEvWQVLphbE1yPrhw==$9Xrs00YRq4QuZISifXLBZ6ntWteaKpGlSVT1MWIu2mQ=','2026-11-21T15:49:00.771Z');
INSERT INTO "grown_ups" VALUES('3480a4457dc4b1de0f3ed1594e87e95a','signed_out','signed_out','scrypt$2$8$1$ScLDX/nHY1xE8dBDcnosuQ==$NzKbXNBApqsJfBLb+KvI4MThaDgGBHNebAw4onSpGEY=','2026-11-21T15:49:00.794Z');
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
        ) STRICT;
INSERT INTO "learners" VALUES('33bfd38e09f187b7d197fa1740508462','Mira','face-3','2026-11-21T15:49:00.216Z',NULL);
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
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',0,1,'discard 1,1',NULL,NULL,'2026-11-21T15:49:00.527Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',1,0,'discard 5',NULL,'b2715945795e8229451abd81f1d69ed6','2026-11-21T15:49:00.580Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',2,1,'king 0',NULL,NULL,'2026-11-21T15:49:00.609Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',3,0,'discard 6',NULL,'230d977ee22571594720771f8ca81811','2026-11-21T15:49:00.649Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',4,1,'discard 7',NULL,NULL,'2026-11-21T15:49:00.679Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',5,0,'discard 8',NULL,'3b1287fff52ddf5d616499c9e25a7605','2026-11-21T15:49:00.701Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',6,1,'discard 10',NULL,NULL,'2026-11-21T15:49:00.717Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',7,0,'discard 8',NULL,'2eae05cf96d0cc5fd4c28c2e7c26847f','2026-11-21T15:49:00.731Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',0,1,'king 2',NULL,NULL,'2026-11-21T15:49:00.884Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',1,0,'discard 3',NULL,'ec99108ddb5b5fab8f4d3e27dda1494c','2026-11-21T15:49:00.903Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',2,1,'discard 3',NULL,NULL,'2026-11-21T15:49:00.915Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',3,0,'discard 6',NULL,'a26b7f62b1852f27e3eff9c0cf44dd3f','2026-11-21T15:49:00.945Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',4,1,'discard 5',NULL,NULL,'2026-11-21T15:49:00.949Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',5,0,'discard 1',NULL,'e12b2b8f30b17d0b09208a650f3ebdd3','2026-11-21T15:49:00.952Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',6,1,'discard 4',NULL,NULL,'2026-11-21T15:49:00.960Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',7,0,'discard 5',NULL,'012d0ea67ff122294b4d8474a3ea284d','2026-11-21T15:49:00.965Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',8,1,'discard 5',NULL,NULL,'2026-11-21T15:49:00.997Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',9,0,'discard 1',NULL,'c20ba2c250b601fc4105cca7b53302fc','2026-11-21T15:49:01.002Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',10,1,'discard 5',NULL,NULL,'2026-11-21T15:49:01.005Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',11,0,'discard jester',NULL,'785116080d650372e90794dfed52a241','2026-11-21T15:49:01.027Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',12,1,'discard 2,2',NULL,NULL,'2026-11-21T15:49:01.031Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',13,0,'discard 4',NULL,'2d7c50487ca07386cc099a1e77064c2c','2026-11-21T15:49:01.066Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',14,1,'discard 6',NULL,NULL,'2026-11-21T15:49:01.070Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',15,0,'discard king',NULL,'fd7410696bb6a3de65151c401dd377bf','2026-11-21T15:49:01.079Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',16,1,'king 0',NULL,NULL,'2026-11-21T15:49:01.083Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',17,0,'discard 6',NULL,'a2f7647a952e1b8b356f8bd11711eb57','2026-11-21T15:49:01.098Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',18,1,'discard 3',NULL,NULL,'2026-11-21T15:49:01.102Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',19,0,'discard 4',NULL,'d5157e9d7bd55ee6965768e0f589d99a','2026-11-21T15:49:01.105Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',20,1,'discard 1',NULL,NULL,'2026-11-21T15:49:01.112Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',21,0,'discard 5',NULL,'b9b338eb3fdf23489c461cb5d15b77f2','2026-11-21T15:49:01.115Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',22,1,'discard 5',NULL,NULL,'2026-11-21T15:49:01.118Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',23,0,'discard 2',NULL,'0c2282666be49ee714186ebf9a8137e9','2026-11-21T15:49:01.121Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',24,1,'king 10',NULL,NULL,'2026-11-21T15:49:01.132Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',25,0,'discard 1',NULL,'e7a28cbdd2df2c206bba8d2141c9886e','2026-11-21T15:49:01.152Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',26,1,'discard 2',NULL,NULL,'2026-11-21T15:49:01.182Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',27,0,'discard 3',NULL,'a74c46118f32a1f27ab366023a782ebb','2026-11-21T15:49:01.198Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',28,1,'discard 6,6',NULL,NULL,'2026-11-21T15:49:01.204Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',29,0,'discard 6',NULL,'a82cb2cd54ba1e74fb019df47349dbc4','2026-11-21T15:49:01.308Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',30,1,'discard 4','[["1","king","1","3","5","2","6","3","2","king","1","5","4","5","6","6","3","2","6","4","jester","3","6","king","5","5","4","2","1","6","5","4","king"]]',NULL,'2026-11-21T15:49:01.327Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',31,0,'discard 3',NULL,'089632e3f67829414fd26ec4b372c56b','2026-11-21T15:49:01.347Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',32,1,'discard 1,1',NULL,NULL,'2026-11-21T15:49:01.359Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',33,0,'discard 2',NULL,'13446df8128ae84affd5e6d822f89909','2026-11-21T15:49:01.367Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',34,1,'discard 2',NULL,NULL,'2026-11-21T15:49:01.385Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',35,0,'king 9',NULL,'7928c6a1af65b9a415bdc39d5a11cca5','2026-11-21T15:49:01.390Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',36,1,'discard 3',NULL,NULL,'2026-11-21T15:49:01.413Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',37,0,'discard 6',NULL,'41d812cdfe4a5ce01d96ac56a3b00043','2026-11-21T15:49:01.454Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',38,1,'discard 3,3',NULL,NULL,'2026-11-21T15:49:01.463Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',39,0,'discard 1',NULL,'8a8f7aefd69f6b16766e690070c61508','2026-11-21T15:49:01.496Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',40,1,'discard 4',NULL,NULL,'2026-11-21T15:49:01.504Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',41,0,'discard 2',NULL,'b2c60fddf517e3823aefce2e05b4d756','2026-11-21T15:49:01.509Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',42,1,'discard 4',NULL,NULL,'2026-11-21T15:49:01.514Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',43,0,'discard 5',NULL,'9c9c2d91ad9a629624aa17344d1079ab','2026-11-21T15:49:01.518Z');
INSERT INTO "plies" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',44,1,'king 11',NULL,NULL,'2026-11-21T15:49:01.544Z');
INSERT INTO "plies" VALUES('bd1e6912bd313bee41785bc64c3ac6fc',0,1,'discard 2',NULL,NULL,'2026-11-21T15:49:01.599Z');
INSERT INTO "plies" VALUES('bd1e6912bd313bee41785bc64c3ac6fc',1,0,'king 6',NULL,'679e2a6153b3b0ff3dd1e044e448373c','2026-11-21T15:49:01.607Z');
INSERT INTO "plies" VALUES('bd1e6912bd313bee41785bc64c3ac6fc',2,1,'discard 3',NULL,NULL,'2026-11-21T15:49:01.627Z');
INSERT INTO "plies" VALUES('bd1e6912bd313bee41785bc64c3ac6fc',3,0,'king 2',NULL,'d64be5f059ca6ef07f1876d322720c54','2026-11-21T15:49:01.640Z');
INSERT INTO "plies" VALUES('bd1e6912bd313bee41785bc64c3ac6fc',4,1,'discard 8',NULL,NULL,'2026-11-21T15:49:01.649Z');
INSERT INTO "plies" VALUES('bd1e6912bd313bee41785bc64c3ac6fc',5,0,'discard potion',NULL,'69fae866d4b59c0536cdf8a1ecfcc396','2026-11-21T15:49:01.678Z');
INSERT INTO "plies" VALUES('bd1e6912bd313bee41785bc64c3ac6fc',6,1,'potion 0 heart 2',NULL,NULL,'2026-11-21T15:49:01.693Z');
INSERT INTO "plies" VALUES('bd1e6912bd313bee41785bc64c3ac6fc',7,0,'allow',NULL,'080f73bbd42779f5131e2d48520235bc','2026-11-21T15:49:01.713Z');
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
        ) STRICT;
INSERT INTO "questions" VALUES('5534a034e8009d9073f6e53d3853933d','bd1e6912bd313bee41785bc64c3ac6fc',2,0,'33bfd38e09f187b7d197fa1740508462','queen_total','{"before":0,"gained":10,"places":[0,5,10,15,20,25,30,35,40,45,50],"queen":6}','2026-11-21T15:49:01.607Z','2026-11-21T15:49:01.623Z',NULL);
INSERT INTO "questions" VALUES('35c2e229862fe231beef67fb69f44612','bd1e6912bd313bee41785bc64c3ac6fc',4,0,'33bfd38e09f187b7d197fa1740508462','queen_total','{"before":10,"gained":20,"places":[0,5,10,15,20,25,30,35,40,45,50],"queen":1}','2026-11-21T15:49:01.640Z','2026-11-21T15:49:01.645Z','35');
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
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',0,'learner',NULL,'33bfd38e09f187b7d197fa1740508462');
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',1,'bot','bruno',NULL);
INSERT INTO "seats" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',0,'learner',NULL,'33bfd38e09f187b7d197fa1740508462');
INSERT INTO "seats" VALUES('2188287e8c5c715f8c74fc1e27e9e06f',1,'bot','bruno',NULL);
INSERT INTO "seats" VALUES('bd1e6912bd313bee41785bc64c3ac6fc',0,'learner',NULL,'33bfd38e09f187b7d197fa1740508462');
INSERT INTO "seats" VALUES('bd1e6912bd313bee41785bc64c3ac6fc',1,'bot','bruno',NULL);
INSERT INTO "seats" VALUES('fc241d0bc9d488b1cfbf33609cfc8652',0,'guest',NULL,NULL);
INSERT INTO "seats" VALUES('fc241d0bc9d488b1cfbf33609cfc8652',1,'bot','bruno',NULL);
CREATE TABLE sessions (
            token_hash TEXT PRIMARY KEY,
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            device TEXT NOT NULL,
            created_at TEXT NOT NULL,
            seen_at TEXT NOT NULL,
            ended_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "sessions" VALUES('5334a380eb0f09eb1988ad1ff21550d0e179e14c48b6f239df674aedc5a625b3','3480a4457dc4b1de0f3ed1594e87e95a','8483f8b8332dd3313a0b9965cda6c6fd','2026-11-21T15:49:00.797Z','2026-11-21T15:49:00.797Z','2026-11-21T15:49:00.836Z');
INSERT INTO "sessions" VALUES('7b7c0da8d0358fdbbf81d99a47eff9d5bf323a51c738753d32f51519c282fe18','75d779cb394ef56c409c44462aea977c','bd68516766934036d17e44973d4882a5','2026-11-21T15:49:00.785Z','2026-11-21T15:49:00.785Z',NULL);
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
COMMIT;
