BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'kidsq','m001_games','2026-11-21 15:49:18.975857+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'kidsq','m002_attempts','2026-11-21 15:49:18.976564+00:00');
INSERT INTO "_sqlite_migrations" VALUES(3,'kidsq','m003_grown_ups','2026-11-21 15:49:18.977759+00:00');
INSERT INTO "_sqlite_migrations" VALUES(4,'kidsq','m004_knowing','2026-11-21 15:49:18.978973+00:00');
INSERT INTO "_sqlite_migrations" VALUES(5,'kidsq','m005_taps','2026-11-21 15:49:18.980356+00:00');
INSERT INTO "_sqlite_migrations" VALUES(6,'kidsq','m006_classroom','2026-11-21 15:49:18.982071+00:00');
INSERT INTO "_sqlite_migrations" VALUES(7,'kidsq','m007_erasing','2026-11-21 15:49:18.982505+00:00');
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
INSERT INTO "attempts" VALUES(1,'ec99108ddb5b5fab8f4d3e27dda1494c',1,'0.1.0','mastery-2','ddf21bc803ee6d64f411645512aaab33',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','518ae4525b4b1b75321c52966bd8c676',1,'2026-11-21T15:49:19.909Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:4+5','[5,4]','c=a+b',2,0.5,'{"hand":["4","4","5","5","king"]}','9','4',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[]','natural',0.4459,0.3196);
INSERT INTO "attempts" VALUES(2,'e456559cb70af5f2d5d5891fd329d65c',1,'0.1.0','mastery-2','ddf21bc803ee6d64f411645512aaab33',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','518ae4525b4b1b75321c52966bd8c676',10,'2026-11-21T15:49:20.146Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[2,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,5]}','3','3',1,1,NULL,NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7162,0.7605);
INSERT INTO "attempts" VALUES(3,'3e9b768fae4001e3880cb401a0506098',1,'0.1.0','mastery-2','ddf21bc803ee6d64f411645512aaab33',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','518ae4525b4b1b75321c52966bd8c676',12,'2026-11-21T15:49:20.238Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,6]}','2','6',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'random',0.836,0.7236);
INSERT INTO "attempts" VALUES(4,'7aa068f113a5397f61ef7bd1d874bc79',1,'0.1.0','mastery-2','ddf21bc803ee6d64f411645512aaab33',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','518ae4525b4b1b75321c52966bd8c676',14,'2026-11-21T15:49:20.373Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','c=a+b',5,0.2,'{"choices":[2,3,4,7,8]}','4','2',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7294,0.6925);
INSERT INTO "attempts" VALUES(5,'7c73b6c9e04b0dcee5d00a4d7f7595b5',1,'0.1.0','mastery-2','ddf21bc803ee6d64f411645512aaab33',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','518ae4525b4b1b75321c52966bd8c676',18,'2026-11-21T15:49:20.466Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[2,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,6]}','3','1',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7419,0.7343);
INSERT INTO "attempts" VALUES(6,'dab871d5feef16e964ef2ebe2ff36007',1,'0.1.0','mastery-2','ddf21bc803ee6d64f411645512aaab33',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','518ae4525b4b1b75321c52966bd8c676',19,'2026-11-21T15:49:20.524Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:3+4','[3,4]','a+b=c',3,0.3333,'{"hand":["2","3","4","5","6"]}','7','5',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[2,3,5],[2,4,6]]','natural',0.5062,0.5151);
INSERT INTO "attempts" VALUES(7,'9c3ecb54c5cefdd8027385c9421e7a60',1,'0.1.0','mastery-2','ddf21bc803ee6d64f411645512aaab33',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','518ae4525b4b1b75321c52966bd8c676',19,'2026-11-21T15:49:20.553Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:2+5','[5,2]','a+b=c',3,0.3333,'{"hand":["2","3","4","5","6"]}','7','3',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[2,3,5],[2,4,6]]','natural',0.6233,0.6291);
INSERT INTO "attempts" VALUES(8,'3e361858a2f7647a952e1b8b356f8bd1',1,'0.1.0','mastery-2','ddf21bc803ee6d64f411645512aaab33',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','518ae4525b4b1b75321c52966bd8c676',19,'2026-11-21T15:49:20.573Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:5+6','[6,5]','a+b=c',3,0.3333,'{"hand":["2","3","4","5","6"]}','11','3',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[2,3,5],[2,4,6]]','natural',0.3223,0.3304);
INSERT INTO "attempts" VALUES(9,'1bea85931a953cca0c2282666be49ee7',1,'0.1.0','mastery-2','ddf21bc803ee6d64f411645512aaab33',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','518ae4525b4b1b75321c52966bd8c676',23,'2026-11-21T15:49:20.624Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:3+5','[5,3]','c=a+b',2,0.5,'{"hand":["2","3","4","5","jester"]}','8','4',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[[2,3,5]]','natural',0.5325,0.5377);
INSERT INTO "attempts" VALUES(10,'5c327a6df7ba38b69304106e470b4fad',1,'0.1.0','mastery-2','ddf21bc803ee6d64f411645512aaab33',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','518ae4525b4b1b75321c52966bd8c676',24,'2026-11-21T15:49:20.642Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+3','[1,3]','a+b=c',5,0.2,'{"choices":[2,3,4,5,8]}','4','5',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7228,0.722);
INSERT INTO "attempts" VALUES(11,'ea3a0683ead81dcd365fdcd647bc7548',1,'0.1.0','mastery-2','ddf21bc803ee6d64f411645512aaab33',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','518ae4525b4b1b75321c52966bd8c676',25,'2026-11-21T15:49:20.653Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:3+5','[5,3]','a+b=c',2,0.5,'{"hand":["3","3","4","5","jester"]}','8','4',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[]','natural',0.5373,0.5427);
INSERT INTO "attempts" VALUES(12,'ed97ec7621f91a997e544d56d096bfd6',1,'0.1.0','mastery-2','ddf21bc803ee6d64f411645512aaab33',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','c1726f06b8b8f27000f72d3c4c22cab7',2,'2026-11-21T15:49:20.802Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','queen_total','total:0+5','[0,5]','words',11,0.0909,'{"places":[0,5,10,15,20,25,30,35,40,45,50]}','5','10',0,1,'decade',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'natural',0.4204,0.4232);
CREATE TABLE audit (
            seq INTEGER PRIMARY KEY,
            at TEXT NOT NULL,
            grown_up TEXT,
            action TEXT NOT NULL,
            subject TEXT NOT NULL
        ) STRICT;
INSERT INTO "audit" VALUES(1,'2026-11-21T15:49:19.835Z','dffd48a4ccd95b2c001f9f8aec4d313f','claimed','dffd48a4ccd95b2c001f9f8aec4d313f');
INSERT INTO "audit" VALUES(2,'2026-11-21T15:49:19.863Z','ed4a3ba23b3d2b833b44551cce968ddc','claimed','ed4a3ba23b3d2b833b44551cce968ddc');
INSERT INTO "audit" VALUES(3,'2026-11-21T15:49:19.868Z','ed4a3ba23b3d2b833b44551cce968ddc','signed_out','ed4a3ba23b3d2b833b44551cce968ddc');
CREATE TABLE child_keys (
            learner TEXT PRIMARY KEY REFERENCES learners (id),
            pictures TEXT NOT NULL,
            number TEXT NOT NULL,
            made_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
INSERT INTO "child_keys" VALUES('5d1ed597a01056e212252c2a174b32a9','moon,ball,boat','3965','2026-11-21T15:49:19.877Z');
CREATE TABLE claim_codes (
            code_hash TEXT PRIMARY KEY,
            created_at TEXT NOT NULL,
            used_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "claim_codes" VALUES('1eb783d04d11fabc82b4860e28f311e28efa98209ac6f68e2af6e367d9352da1','2026-11-21T15:49:19.841Z','2026-11-21T15:49:19.846Z');
INSERT INTO "claim_codes" VALUES('ffa02572b487567c87298f59b92e1ad41cb9fa62f7a75d3d98dc3840f088f557','2026-11-21T15:49:19.813Z','2026-11-21T15:49:19.816Z');
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
INSERT INTO "classes" VALUES('fdf49030b815f2f0264526ce335a957a','2b','2026-11-21T15:49:19.877Z',NULL,0);
CREATE TABLE device_learners (
            device TEXT NOT NULL REFERENCES devices (id),
            learner TEXT NOT NULL REFERENCES learners (id),
            place INTEGER NOT NULL,
            PRIMARY KEY (device, learner)
        ) STRICT;
INSERT INTO "device_learners" VALUES('6513270e269e0d37f2a74de452e6b438','ddf21bc803ee6d64f411645512aaab33',1);
INSERT INTO "device_learners" VALUES('desk','5d1ed597a01056e212252c2a174b32a9',1);
CREATE TABLE devices (
            id TEXT PRIMARY KEY,
            first_seen TEXT NOT NULL
        ) STRICT;
INSERT INTO "devices" VALUES('6513270e269e0d37f2a74de452e6b438','2026-11-21T15:49:19.192Z');
INSERT INTO "devices" VALUES('24e4e25a15fc899e4fd58dbe7bdc968b','2026-11-21T15:49:19.799Z');
INSERT INTO "devices" VALUES('desk','2026-11-21T15:49:19.877Z');
INSERT INTO "devices" VALUES('988af3fbd39630d69c9011ef256badf9','2026-11-21T15:49:19.883Z');
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
INSERT INTO "estimates" VALUES('ddf21bc803ee6d64f411645512aaab33','add:1+1','mastery-2',8.44967663993305251324e-01,3.00682816730236668334e-02,1,0,0,NULL,'2026-11-21T15:49:20.238Z','guesses',0,1);
INSERT INTO "estimates" VALUES('ddf21bc803ee6d64f411645512aaab33','add:1+2','mastery-2',7.55124447212963234576e-01,4.791807101106959621e-02,2,1,1,NULL,'2026-11-21T15:49:20.466Z','guesses',-1,1);
INSERT INTO "estimates" VALUES('ddf21bc803ee6d64f411645512aaab33','add:1+3','mastery-2',0.720712792265781,5.513341038458696719e-02,1,0,0,NULL,'2026-11-21T15:49:20.642Z','guesses',0,1);
INSERT INTO "estimates" VALUES('ddf21bc803ee6d64f411645512aaab33','add:1+4','mastery-2',7.02577572835868413569e-01,5.93646878397457444798e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('ddf21bc803ee6d64f411645512aaab33','add:1+5','mastery-2',7.14165903215149500127e-01,5.74468393583974501481e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('ddf21bc803ee6d64f411645512aaab33','add:1+6','mastery-2',6.66527690282269213994e-01,6.47292639518883827776e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('ddf21bc803ee6d64f411645512aaab33','add:1+7','mastery-2',6.47847961400259464426e-01,6.7134721601881441888e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('ddf21bc803ee6d64f411645512aaab33','add:1+8','mastery-2',6.28786579051901606263e-01,6.93153534233764134775e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('ddf21bc803ee6d64f411645512aaab33','add:1+9','mastery-2',6.41534405564047061076e-01,6.78879989770842517948e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('ddf21bc803ee6d64f411645512aaab33','add:2+2','mastery-2',7.65557091606501760594e-01,4.70609350450473806759e-02,1,0,0,NULL,'2026-11-21T15:49:20.373Z','guesses',0,1);
INSERT INTO "estimates" VALUES('ddf21bc803ee6d64f411645512aaab33','add:2+3','mastery-2',6.31821982889934519178e-01,6.90050450461800468637e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('ddf21bc803ee6d64f411645512aaab33','add:2+4','mastery-2',6.1247647454410647505e-01,0.0709760500166089,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('ddf21bc803ee6d64f411645512aaab33','add:2+5','mastery-2',6.29672097194059698921e-01,6.73243660043409408721e-02,1,0,0,NULL,'2026-11-21T15:49:20.553Z','guesses',0,1);
INSERT INTO "estimates" VALUES('ddf21bc803ee6d64f411645512aaab33','add:2+6','mastery-2',5.72947084621040381158e-01,7.40739173977877918275e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('ddf21bc803ee6d64f411645512aaab33','add:2+7','mastery-2',5.5286523145105892496e-01,7.51596943008715490108e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('ddf21bc803ee6d64f411645512aaab33','add:2+8','mastery-2',0.566272076906879,7.44716534895227821877e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('ddf21bc803ee6d64f411645512aaab33','add:3+3','mastery-2',6.66241446789202940159e-01,6.48198517347779445962e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('ddf21bc803ee6d64f411645512aaab33','add:3+4','mastery-2',5.21537004747561705464e-01,7.3368833515695952574e-02,1,0,0,NULL,'2026-11-21T15:49:20.524Z','guesses',0,1);
INSERT INTO "estimates" VALUES('ddf21bc803ee6d64f411645512aaab33','add:3+5','mastery-2',5.40914559804310801638e-01,7.0460972663519416681e-02,2,0,0,NULL,'2026-11-21T15:49:20.653Z','guesses',1,0);
INSERT INTO "estimates" VALUES('ddf21bc803ee6d64f411645512aaab33','add:3+6','mastery-2',4.75142525909338753198e-01,0.0761899060896363,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('ddf21bc803ee6d64f411645512aaab33','add:3+7','mastery-2',4.88685516390087171245e-01,0.0763727864724793,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('ddf21bc803ee6d64f411645512aaab33','add:4+4','mastery-2',5.52759527011215112679e-01,7.5202658297213842431e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('ddf21bc803ee6d64f411645512aaab33','add:4+5','mastery-2',4.38848200285109679708e-01,7.1446117608146564315e-02,1,0,0,NULL,'2026-11-21T15:49:19.909Z','guesses',0,1);
INSERT INTO "estimates" VALUES('ddf21bc803ee6d64f411645512aaab33','add:4+6','mastery-2',4.11526236938621392535e-01,7.32854828726091089841e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('ddf21bc803ee6d64f411645512aaab33','add:5+5','mastery-2',5.02071364496459393578e-01,7.64477484889856118144e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('ddf21bc803ee6d64f411645512aaab33','add:5+6','mastery-2',3.29183984522983252851e-01,6.03029614474079600494e-02,1,0,0,NULL,'2026-11-21T15:49:20.573Z','guesses',0,1);
INSERT INTO "estimates" VALUES('ddf21bc803ee6d64f411645512aaab33','total:0+5','mastery-2',4.23201664892545126317e-01,7.04993185440096481464e-02,1,0,0,NULL,'2026-11-21T15:49:20.802Z','guesses',0,1);
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
INSERT INTO "games" VALUES('13deef86ab1031d0f646e1f40a097c97','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["cake","cat","moon","heart","pancake","starfish","peacock","sunflower","ladybug","rainbow","dog","rose"],"draw":["dragon","10","1","8","10","9","knight","knight","1","5","king","7","6","king","dragon","wand","8","potion","6","2","king","knight","king","jester","knight","wand","3","7","9","5","6","8","4","potion","2","king","king","6","4","king","jester","2","3","potion","5","jester","wand","9","3","7","5","3","9","1","4","jester","7","jester","10","1","10","dragon","king","8","4","2","potion"]}','6513270e269e0d37f2a74de452e6b438','2026-11-21T15:49:19.219Z','2026-11-21T15:49:19.781Z',8,8,NULL,NULL,NULL,'{}',NULL);
INSERT INTO "games" VALUES('15bd448ff26149edbe4c5ce666c1494e','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["ladybug","sunflower","dog","cake","heart","cat","starfish","rainbow","peacock","moon","rose","pancake"],"draw":["7","potion","2","6","3","2","3","4","10","7","5","10","9","king","king","king","10","wand","jester","1","potion","5","7","wand","3","2","king","8","1","2","1","6","jester","8","king","king","5","8","5","potion","1","dragon","8","wand","jester","potion","7","4","4","knight","knight","knight","10","jester","king","dragon","9","dragon","jester","9","4","knight","6","6","king","9","3"]}','24e4e25a15fc899e4fd58dbe7bdc968b','2026-11-21T15:49:19.799Z','2026-11-21T15:49:19.799Z',0,0,NULL,NULL,NULL,'{}',NULL);
INSERT INTO "games" VALUES('3f9d52f90e8bec948f6f915fe21b37ca','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":0,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["moon","dog","cake","rainbow","rose","heart","peacock","starfish","cat","pancake","ladybug","sunflower"],"draw":["6","king","jester","2","5","1","4","2","king","2","6","6","2","1","3","5","1","5","4","6","3","1","5","king","6","king","4","3","2","4","5","1","2","5","jester","4","3","6","4","3","3","1"]}','988af3fbd39630d69c9011ef256badf9','2026-11-21T15:49:19.894Z','2026-11-21T15:49:19.894Z',0,0,NULL,NULL,NULL,'{}','fdf49030b815f2f0264526ce335a957a');
INSERT INTO "games" VALUES('518ae4525b4b1b75321c52966bd8c676','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["pancake","ladybug","heart","cat","sunflower","rose","rainbow","moon","starfish","cake","peacock","dog"],"draw":["1","5","6","king","4","5","1","4","king","4","1","4","4","5","king","3","2","1","5","2","2","5","king","2","4","1","2","3","6","1","3","2","jester","3","3","6","3","jester","6","6","6","5"]}','6513270e269e0d37f2a74de452e6b438','2026-11-21T15:49:19.898Z','2026-11-21T15:49:20.742Z',45,32,NULL,'2026-11-21T15:49:20.742Z','{"result":{"winners":[1],"courts":[["dog"],["starfish","ladybug","peacock","cake"]],"points":[15,30]}}','{}',NULL);
INSERT INTO "games" VALUES('c1726f06b8b8f27000f72d3c4c22cab7','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["rainbow","dog","peacock","heart","cake","cat","pancake","moon","rose","ladybug","sunflower","starfish"],"draw":["3","potion","3","7","knight","king","jester","9","knight","jester","2","10","5","10","10","jester","5","1","8","dragon","10","6","dragon","4","potion","9","knight","knight","4","king","3","4","8","1","king","7","jester","king","potion","4","9","2","7","6","potion","5","2","1","2","3","8","wand","dragon","wand","king","wand","5","1","8","king","9","jester","king","6","7","king","6"]}','6513270e269e0d37f2a74de452e6b438','2026-11-21T15:49:20.752Z','2026-11-21T15:49:20.952Z',12,10,NULL,NULL,NULL,'{}',NULL);
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
INSERT INTO "grown_ups" VALUES('dffd48a4ccd95b2c001f9f8aec4d313f','grown_up','grown_up','scrypt$2$8$1$6bvXgasROs0QJIw3680IqA==$6legyjGRCwC1YQxCL4aIgu2+2udUcTrIJi7i2caa6hY=','2026-11-21T15:49:19.816Z','owner');
INSERT INTO "grown_ups" VALUES('ed4a3ba23b3d2b833b44551cce968ddc','signed_out','signed_out','scrypt$2$8$1$WzXNkrxwEmVjzLWcyB4c4A==$zRw7v97UtzP+zqWL4sONlqWhszYF5Ngbyn41Fsym/xA=','2026-11-21T15:49:19.846Z','owner');
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
INSERT INTO "learners" VALUES('ddf21bc803ee6d64f411645512aaab33','Mira','face-3','2026-11-21T15:49:19.192Z',NULL,NULL);
INSERT INTO "learners" VALUES('5d1ed597a01056e212252c2a174b32a9','Lou','face-4','2026-11-21T15:49:19.877Z',NULL,'fdf49030b815f2f0264526ce335a957a');
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
INSERT INTO "lessons" VALUES('fd60c91ea1200080c6f6b971d6ebfef3','fdf49030b815f2f0264526ce335a957a','vn9muq','2026-11-21T15:49:19.877Z','2026-11-21T17:19:19.877Z',NULL,NULL,NULL);
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
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',0,1,'discard 1,1',NULL,NULL,'2026-11-21T15:49:19.610Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',1,0,'discard 5',NULL,'b2715945795e8229451abd81f1d69ed6','2026-11-21T15:49:19.663Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',2,1,'discard 10',NULL,NULL,'2026-11-21T15:49:19.697Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',3,0,'discard 6',NULL,'5affb2297631a992f0ce583505c6af07','2026-11-21T15:49:19.721Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',4,1,'discard 7',NULL,NULL,'2026-11-21T15:49:19.744Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',5,0,'discard 8',NULL,'7f1b103cdf1582b0eab477d26415479c','2026-11-21T15:49:19.753Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',6,1,'king 2',NULL,NULL,'2026-11-21T15:49:19.768Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',7,0,'discard 8',NULL,'fc132d0d113db17d30cbc97d0fef7928','2026-11-21T15:49:19.781Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',0,1,'discard 4',NULL,NULL,'2026-11-21T15:49:19.903Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',1,0,'king 11',NULL,'9d2c67eda13ffe7979cb9e86830c71c2','2026-11-21T15:49:19.937Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',2,1,'discard 6',NULL,NULL,'2026-11-21T15:49:19.951Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',3,0,'discard 4',NULL,'f6fa5db8656abd72fb710734986e86cb','2026-11-21T15:49:19.967Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',4,1,'discard 1',NULL,NULL,'2026-11-21T15:49:19.996Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',5,0,'discard 4',NULL,'3deffa38e12b2b8f30b17d0b09208a65','2026-11-21T15:49:20.010Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',6,1,'king 8',NULL,NULL,'2026-11-21T15:49:20.030Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',7,0,'discard 5',NULL,'012d0ea67ff122294b4d8474a3ea284d','2026-11-21T15:49:20.044Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',8,1,'king 1',NULL,NULL,'2026-11-21T15:49:20.069Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',9,0,'discard 1',NULL,'c20ba2c250b601fc4105cca7b53302fc','2026-11-21T15:49:20.098Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',10,1,'discard 5',NULL,NULL,'2026-11-21T15:49:20.199Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',11,0,'discard 5',NULL,'d8e94b150452ef05f542441d111b8aaa','2026-11-21T15:49:20.215Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',12,1,'discard 1,1',NULL,NULL,'2026-11-21T15:49:20.297Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',13,0,'discard 2',NULL,'563e9bed45100358acc6d8f2c74c7ccf','2026-11-21T15:49:20.343Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',14,1,'discard 2',NULL,NULL,'2026-11-21T15:49:20.400Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',15,0,'discard 4',NULL,'7ca07386cc099a1e77064c2c0f552c94','2026-11-21T15:49:20.419Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',16,1,'discard 4',NULL,NULL,'2026-11-21T15:49:20.432Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',17,0,'discard 5',NULL,'65151c401dd377bf623d8eb7a4ca83b2','2026-11-21T15:49:20.448Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',18,1,'discard 2',NULL,NULL,'2026-11-21T15:49:20.485Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',19,0,'discard 3',NULL,'931719fdd5157e9d7bd55ee6965768e0','2026-11-21T15:49:20.598Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',20,1,'discard 3',NULL,NULL,'2026-11-21T15:49:20.605Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',21,0,'discard 6',NULL,'bd4aeab02891dd3c3096c6c8b9b338eb','2026-11-21T15:49:20.611Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',22,1,'king 10',NULL,NULL,'2026-11-21T15:49:20.618Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',23,0,'discard 2',NULL,'6bba8d2141c9886e64409ddbb45f51c3','2026-11-21T15:49:20.636Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',24,1,'discard 2',NULL,NULL,'2026-11-21T15:49:20.649Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',25,0,'discard jester',NULL,'0f7a04433fc2a9087219c1da69534048','2026-11-21T15:49:20.661Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',26,1,'discard 1,1',NULL,NULL,'2026-11-21T15:49:20.669Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',27,0,'discard 4',NULL,'7349dbc4e414a8aa236eba1f5cb58b8e','2026-11-21T15:49:20.701Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',28,1,'discard 6',NULL,NULL,'2026-11-21T15:49:20.720Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',29,0,'discard 3',NULL,'089632e3f67829414fd26ec4b372c56b','2026-11-21T15:49:20.733Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',30,1,'jester','[["3","jester","6","king","5","3","1","5","1","2","king","5","jester","2","1","king","4","1","2","3","4","6","4","2","1","1","4","2","4","5","4","king","6"]]',NULL,'2026-11-21T15:49:20.742Z');
INSERT INTO "plies" VALUES('518ae4525b4b1b75321c52966bd8c676',31,1,'wake 9',NULL,NULL,'2026-11-21T15:49:20.742Z');
INSERT INTO "plies" VALUES('c1726f06b8b8f27000f72d3c4c22cab7',0,1,'jester',NULL,NULL,'2026-11-21T15:49:20.760Z');
INSERT INTO "plies" VALUES('c1726f06b8b8f27000f72d3c4c22cab7',1,0,'wake 11',NULL,'5e268fa08bcce7cd73fdc19413446df8','2026-11-21T15:49:20.770Z');
INSERT INTO "plies" VALUES('c1726f06b8b8f27000f72d3c4c22cab7',2,0,'king 7',NULL,'57740511ea3d9be7f6a00758cb138653','2026-11-21T15:49:20.843Z');
INSERT INTO "plies" VALUES('c1726f06b8b8f27000f72d3c4c22cab7',3,1,'discard 3,3',NULL,NULL,'2026-11-21T15:49:20.871Z');
INSERT INTO "plies" VALUES('c1726f06b8b8f27000f72d3c4c22cab7',4,0,'discard potion',NULL,'dd0c8b9407bfc096ca604e28f1b9ab7c','2026-11-21T15:49:20.900Z');
INSERT INTO "plies" VALUES('c1726f06b8b8f27000f72d3c4c22cab7',5,1,'discard 10',NULL,NULL,'2026-11-21T15:49:20.919Z');
INSERT INTO "plies" VALUES('c1726f06b8b8f27000f72d3c4c22cab7',6,0,'discard 9',NULL,'127eeabe9bdeb398032fbce3952a71b2','2026-11-21T15:49:20.931Z');
INSERT INTO "plies" VALUES('c1726f06b8b8f27000f72d3c4c22cab7',7,1,'discard 5',NULL,NULL,'2026-11-21T15:49:20.937Z');
INSERT INTO "plies" VALUES('c1726f06b8b8f27000f72d3c4c22cab7',8,0,'discard jester',NULL,'ef2b1ae56370903f5484b3dbba6bc77c','2026-11-21T15:49:20.947Z');
INSERT INTO "plies" VALUES('c1726f06b8b8f27000f72d3c4c22cab7',9,1,'knight 0 moon',NULL,NULL,'2026-11-21T15:49:20.952Z');
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
INSERT INTO "questions" VALUES('e456559cb70af5f2d5d5891fd329d65c','518ae4525b4b1b75321c52966bd8c676',10,0,'ddf21bc803ee6d64f411645512aaab33','help_bot','{"choices":[1,2,3,4,5],"claimed":null,"friend":1,"guess_p":0.2,"operands":[2,1],"skill":"add:1+2","truth":3}','2026-11-21T15:49:20.098Z','2026-11-21T15:49:20.146Z','3','adaptive','discard 5');
INSERT INTO "questions" VALUES('3e9b768fae4001e3880cb401a0506098','518ae4525b4b1b75321c52966bd8c676',12,0,'ddf21bc803ee6d64f411645512aaab33','help_bot','{"choices":[1,2,3,4,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:20.215Z','2026-11-21T15:49:20.238Z','6','random','discard 1,1');
INSERT INTO "questions" VALUES('7aa068f113a5397f61ef7bd1d874bc79','518ae4525b4b1b75321c52966bd8c676',14,0,'ddf21bc803ee6d64f411645512aaab33','help_bot','{"choices":[2,3,4,7,8],"claimed":null,"friend":1,"guess_p":0.2,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-21T15:49:20.343Z','2026-11-21T15:49:20.373Z','2','adaptive','discard 2');
INSERT INTO "questions" VALUES('7c73b6c9e04b0dcee5d00a4d7f7595b5','518ae4525b4b1b75321c52966bd8c676',18,0,'ddf21bc803ee6d64f411645512aaab33','help_bot','{"choices":[1,2,3,4,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[2,1],"skill":"add:1+2","truth":3}','2026-11-21T15:49:20.448Z','2026-11-21T15:49:20.466Z','1','adaptive','discard 2');
INSERT INTO "questions" VALUES('5c327a6df7ba38b69304106e470b4fad','518ae4525b4b1b75321c52966bd8c676',24,0,'ddf21bc803ee6d64f411645512aaab33','help_bot','{"choices":[2,3,4,5,8],"claimed":null,"friend":1,"guess_p":0.2,"operands":[1,3],"skill":"add:1+3","truth":4}','2026-11-21T15:49:20.636Z','2026-11-21T15:49:20.642Z','5','adaptive','discard 2');
INSERT INTO "questions" VALUES('f8cd9ec385b9c09a26edf1bd27855798','518ae4525b4b1b75321c52966bd8c676',26,0,'ddf21bc803ee6d64f411645512aaab33','help_bot','{"choices":[2,3,4,5,6],"claimed":null,"friend":1,"guess_p":0.2,"operands":[3,1],"skill":"add:1+3","truth":4}','2026-11-21T15:49:20.661Z','2026-11-21T15:49:20.666Z',NULL,'adaptive','discard 1,1');
INSERT INTO "questions" VALUES('ed97ec7621f91a997e544d56d096bfd6','c1726f06b8b8f27000f72d3c4c22cab7',2,0,'ddf21bc803ee6d64f411645512aaab33','queen_total','{"before":0,"gained":5,"places":[0,5,10,15,20,25,30,35,40,45,50],"queen":12}','2026-11-21T15:49:20.770Z','2026-11-21T15:49:20.802Z','10','natural',NULL);
INSERT INTO "questions" VALUES('9b75036226bc9858c5d6d5e9b12e1de2','c1726f06b8b8f27000f72d3c4c22cab7',3,0,'ddf21bc803ee6d64f411645512aaab33','queen_total','{"before":5,"gained":10,"places":[0,5,10,15,20,25,30,35,40,45,50],"queen":6}','2026-11-21T15:49:20.843Z','2026-11-21T15:49:20.852Z',NULL,'natural',NULL);
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
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',0,'learner',NULL,'ddf21bc803ee6d64f411645512aaab33',NULL);
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',1,'bot','bruno',NULL,NULL);
INSERT INTO "seats" VALUES('15bd448ff26149edbe4c5ce666c1494e',0,'guest',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('15bd448ff26149edbe4c5ce666c1494e',1,'bot','bruno',NULL,NULL);
INSERT INTO "seats" VALUES('3f9d52f90e8bec948f6f915fe21b37ca',0,'learner',NULL,'5d1ed597a01056e212252c2a174b32a9',NULL);
INSERT INTO "seats" VALUES('3f9d52f90e8bec948f6f915fe21b37ca',1,'bot','bruno',NULL,NULL);
INSERT INTO "seats" VALUES('518ae4525b4b1b75321c52966bd8c676',0,'learner',NULL,'ddf21bc803ee6d64f411645512aaab33',NULL);
INSERT INTO "seats" VALUES('518ae4525b4b1b75321c52966bd8c676',1,'bot','bruno',NULL,NULL);
INSERT INTO "seats" VALUES('c1726f06b8b8f27000f72d3c4c22cab7',0,'learner',NULL,'ddf21bc803ee6d64f411645512aaab33',NULL);
INSERT INTO "seats" VALUES('c1726f06b8b8f27000f72d3c4c22cab7',1,'bot','bruno',NULL,NULL);
CREATE TABLE sessions (
            token_hash TEXT PRIMARY KEY,
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            device TEXT NOT NULL,
            created_at TEXT NOT NULL,
            seen_at TEXT NOT NULL,
            ended_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "sessions" VALUES('71b0fa8834e2ab14cee5913a7c9fd273abfefc6421448e8f22622061c7af4daa','dffd48a4ccd95b2c001f9f8aec4d313f','973f798626b1cffc070d710920859634','2026-11-21T15:49:19.831Z','2026-11-21T15:49:19.831Z',NULL);
INSERT INTO "sessions" VALUES('b88f00d6a3bc947c8a2c4c56f4138f5b03cce2dc1beb1fa36bcdcb40c4a4e13e','ed4a3ba23b3d2b833b44551cce968ddc','a7e6529bce76e9f477216e9ee7a46309','2026-11-21T15:49:19.854Z','2026-11-21T15:49:19.854Z','2026-11-21T15:49:19.869Z');
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
INSERT INTO "sittings" VALUES(1,'988af3fbd39630d69c9011ef256badf9','fdf49030b815f2f0264526ce335a957a','5d1ed597a01056e212252c2a174b32a9','2026-11-21T15:49:19.887Z','2026-11-21T15:49:19.887Z',NULL);
CREATE TABLE tablets (
            device TEXT PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            joined_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
INSERT INTO "tablets" VALUES('988af3fbd39630d69c9011ef256badf9','fdf49030b815f2f0264526ce335a957a','2026-11-21T15:49:19.883Z');
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
INSERT INTO "throttles" VALUES('code',0,'2026-11-21T15:49:19.880Z');
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
