BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'kidsq','m001_games','2026-11-21 15:49:24.653566+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'kidsq','m002_attempts','2026-11-21 15:49:24.668722+00:00');
INSERT INTO "_sqlite_migrations" VALUES(3,'kidsq','m003_grown_ups','2026-11-21 15:49:24.669264+00:00');
INSERT INTO "_sqlite_migrations" VALUES(4,'kidsq','m004_knowing','2026-11-21 15:49:24.672299+00:00');
INSERT INTO "_sqlite_migrations" VALUES(5,'kidsq','m005_taps','2026-11-21 15:49:24.674399+00:00');
INSERT INTO "_sqlite_migrations" VALUES(6,'kidsq','m006_classroom','2026-11-21 15:49:24.678978+00:00');
INSERT INTO "_sqlite_migrations" VALUES(7,'kidsq','m007_erasing','2026-11-21 15:49:24.679531+00:00');
INSERT INTO "_sqlite_migrations" VALUES(8,'kidsq','m008_room','2026-11-21 15:49:24.679720+00:00');
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
INSERT INTO "attempts" VALUES(1,'ec99108ddb5b5fab8f4d3e27dda1494c',1,'0.1.0','mastery-2','4c3bab3ef260f8c04a8d71bfc70a2c06',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',1,'2026-11-21T15:49:26.503Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:1+5','[5,1]','c=a+b',2,0.5,'{"hand":["1","1","5","6","king"]}','6','1',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,5,0,0,'[[1,5,6]]','natural',0.7264,0.7264);
INSERT INTO "attempts" VALUES(2,'c26e7a4287f53ddd4e14d571a0f096da',1,'0.1.0','mastery-2','4c3bab3ef260f8c04a8d71bfc70a2c06',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',4,'2026-11-21T15:49:26.650Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+4','[1,4]','a+b=c',5,0.2,'{"choices":[3,4,5,6,7]}','5','4',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7151,0.5381);
INSERT INTO "attempts" VALUES(3,'b4ebf4b6e1c60aa3d510bb0432d90dcd',1,'0.1.0','mastery-2','4c3bab3ef260f8c04a8d71bfc70a2c06',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',6,'2026-11-21T15:49:26.833Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+2','[2,2]','a+b=c',5,0.2,'{"choices":[2,3,4,5,6]}','4','2',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7299,0.6712);
INSERT INTO "attempts" VALUES(4,'fc2325a9f8fdd20854348156f637a468',1,'0.1.0','mastery-2','4c3bab3ef260f8c04a8d71bfc70a2c06',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',8,'2026-11-21T15:49:26.950Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+1','[1,1]','c=a+b',5,0.2,'{"choices":[1,2,3,5,6]}','2','1',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.8154,0.8141);
INSERT INTO "attempts" VALUES(5,'e10c167dc8b6eaffb74b589be48e9e02',1,'0.1.0','mastery-2','4c3bab3ef260f8c04a8d71bfc70a2c06',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',10,'2026-11-21T15:49:26.994Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[1,2]','a+b=c',5,0.2,'{"choices":[1,2,3,5,6]}','3','1',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7211,0.7227);
INSERT INTO "attempts" VALUES(6,'7aa068f113a5397f61ef7bd1d874bc79',1,'0.1.0','mastery-2','4c3bab3ef260f8c04a8d71bfc70a2c06',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',14,'2026-11-21T15:49:27.128Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[5,1]','c=a+b',5,0.2,'{"choices":[4,5,6,8,10]}','6','8',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7063,0.7071);
INSERT INTO "attempts" VALUES(7,'6d94dd6dece807995c57722e138efef9',1,'0.1.0','mastery-2','4c3bab3ef260f8c04a8d71bfc70a2c06',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',18,'2026-11-21T15:49:27.193Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+5','[5,1]','a+b=c',5,0.2,'{"choices":[4,5,6,7,10]}','6','7',0,1,'off_by_one',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7071,0.709);
INSERT INTO "attempts" VALUES(8,'1711eb571304145212ca3f7062dc08d6',1,'0.1.0','mastery-2','4c3bab3ef260f8c04a8d71bfc70a2c06',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',21,'2026-11-21T15:49:27.220Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','own_sum','add:3+6','[6,3]','c=a+b',2,0.5,'{"hand":["3","4","4","6","jester"]}','9','4',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,'[]','natural',0.4735,0.4808);
INSERT INTO "attempts" VALUES(9,'b8c3a4d2d34d1c0df10586671be03df0',1,'0.1.0','mastery-2','4c3bab3ef260f8c04a8d71bfc70a2c06',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',24,'2026-11-21T15:49:27.263Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+2','[2,1]','a+b=c',5,0.2,'{"choices":[1,2,3,4,7]}','3','7',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7337,0.7341);
INSERT INTO "attempts" VALUES(10,'392bc552e57f76912ff3c23c9c2f6723',1,'0.1.0','mastery-2','4c3bab3ef260f8c04a8d71bfc70a2c06',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',28,'2026-11-21T15:49:27.299Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','check_bot','add:1+3','[3,1]','c=a+b',2,0.75,'{"claimed":4}','true','true',1,1,NULL,NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7164,0.7228);
INSERT INTO "attempts" VALUES(11,'2ed51b127f1d490eed97ec7621f91a99',1,'0.1.0','mastery-2','4c3bab3ef260f8c04a8d71bfc70a2c06',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','4ba2e1619fb9af5084768b8c54dd0ba5',34,'2026-11-21T15:49:27.362Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+8','[1,8]','c=a+b',5,0.2,'{"choices":[7,8,9,10,12]}','9','7',0,1,'wrong_operation',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'random',0.6256,0.6268);
INSERT INTO "attempts" VALUES(12,'5b7042dfe239d3d79107756fbece7145',1,'0.1.0','mastery-2','4c3bab3ef260f8c04a8d71bfc70a2c06',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','3412882213f388704fec0f409efac292',1,'2026-11-21T15:49:27.431Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:1+3','[3,1]','c=a+b',5,0.2,'{"choices":[2,3,4,5,7]}','4','4',1,1,NULL,NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'adaptive',0.7218,0.7439);
INSERT INTO "attempts" VALUES(13,'5e113423a8a9ea6263a366aa6cfd4940',1,'0.1.0','mastery-2','4c3bab3ef260f8c04a8d71bfc70a2c06',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','3412882213f388704fec0f409efac292',5,'2026-11-21T15:49:27.502Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','help_bot','add:2+3','[2,3]','a+b=c',5,0.2,'{"choices":[2,3,4,5,6]}','5','2',0,1,'echo',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'random',0.6311,0.6311);
INSERT INTO "attempts" VALUES(14,'d1a80888c7ac6f379e5af2a4c379023e',1,'0.1.0','mastery-2','4c3bab3ef260f8c04a8d71bfc70a2c06',NULL,'d23f0824128b2f330c5c7fd0a6a3a450','3412882213f388704fec0f409efac292',7,'2026-11-21T15:49:27.534Z',NULL,NULL,'6513270e269e0d37f2a74de452e6b438','queen_total','total:0+20','[0,20]','words',11,0.0909,'{"places":[0,5,10,15,20,25,30,35,40,45,50]}','20','35',0,1,'other',NULL,NULL,0,NULL,NULL,NULL,0,0,0,NULL,'natural',0.4173,0.4205);
CREATE TABLE audit (
            seq INTEGER PRIMARY KEY,
            at TEXT NOT NULL,
            grown_up TEXT,
            action TEXT NOT NULL,
            subject TEXT NOT NULL
        ) STRICT;
INSERT INTO "audit" VALUES(1,'2026-11-21T15:49:26.266Z','fa59a2a8adfcca2a0ae1bff59753723d','claimed','fa59a2a8adfcca2a0ae1bff59753723d');
INSERT INTO "audit" VALUES(2,'2026-11-21T15:49:26.308Z','d75590a2185383dfa90990e999be619f','claimed','d75590a2185383dfa90990e999be619f');
INSERT INTO "audit" VALUES(3,'2026-11-21T15:49:26.318Z','d75590a2185383dfa90990e999be619f','signed_out','d75590a2185383dfa90990e999be619f');
CREATE TABLE child_keys (
            learner TEXT PRIMARY KEY REFERENCES learners (id),
            pictures TEXT NOT NULL,
            number TEXT NOT NULL,
            made_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
INSERT INTO "child_keys" VALUES('9596bbf404dc74835666110d9afbd4a7','sun,ball,tree','8195','2026-11-21T15:49:26.339Z');
CREATE TABLE claim_codes (
            code_hash TEXT PRIMARY KEY,
            created_at TEXT NOT NULL,
            used_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "claim_codes" VALUES('0e1a3deefba40a57ba40bdef6f1b514c55738aab401259d0b207dc46a6d0c486','2026-11-21T15:49:26.274Z','2026-11-21T15:49:26.289Z');
INSERT INTO "claim_codes" VALUES('c899587e5422592c22eb92a9aefddcf8ca1675fcd057f8fac068af46a5eab94b','2026-11-21T15:49:26.253Z','2026-11-21T15:49:26.258Z');
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
INSERT INTO "classes" VALUES('cbf0a8dffd43070a4348e7e74232f7c1','2b','2026-11-21T15:49:26.339Z',NULL,0);
CREATE TABLE device_learners (
            device TEXT NOT NULL REFERENCES devices (id),
            learner TEXT NOT NULL REFERENCES learners (id),
            place INTEGER NOT NULL,
            PRIMARY KEY (device, learner)
        ) STRICT;
INSERT INTO "device_learners" VALUES('6513270e269e0d37f2a74de452e6b438','4c3bab3ef260f8c04a8d71bfc70a2c06',1);
INSERT INTO "device_learners" VALUES('desk','9596bbf404dc74835666110d9afbd4a7',1);
CREATE TABLE devices (
            id TEXT PRIMARY KEY,
            first_seen TEXT NOT NULL
        ) STRICT;
INSERT INTO "devices" VALUES('6513270e269e0d37f2a74de452e6b438','2026-11-21T15:49:25.534Z');
INSERT INTO "devices" VALUES('4c4f9b0687322e25c215a82a06ec41ad','2026-11-21T15:49:26.240Z');
INSERT INTO "devices" VALUES('desk','2026-11-21T15:49:26.339Z');
INSERT INTO "devices" VALUES('3678bc8d40783f0a072a98d23606defc','2026-11-21T15:49:26.354Z');
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
INSERT INTO "estimates" VALUES('4c3bab3ef260f8c04a8d71bfc70a2c06','add:1+1','mastery-2',8.42058634865645250222e-01,3.10410726875286480108e-02,1,0,0,NULL,'2026-11-21T15:49:26.950Z','guesses',0,1);
INSERT INTO "estimates" VALUES('4c3bab3ef260f8c04a8d71bfc70a2c06','add:1+2','mastery-2',7.33887268876130094419e-01,0.0525013217724315,2,0,0,NULL,'2026-11-21T15:49:27.263Z','guesses',1,0);
INSERT INTO "estimates" VALUES('4c3bab3ef260f8c04a8d71bfc70a2c06','add:1+3','mastery-2',7.41048062787795891459e-01,0.0506795904688222,2,2,1,NULL,'2026-11-21T15:49:27.431Z','guesses',-1,0);
INSERT INTO "estimates" VALUES('4c3bab3ef260f8c04a8d71bfc70a2c06','add:1+4','mastery-2',6.9955986466251884881e-01,0.0591901522159865,1,0,0,NULL,'2026-11-21T15:49:26.650Z','guesses',0,1);
INSERT INTO "estimates" VALUES('4c3bab3ef260f8c04a8d71bfc70a2c06','add:1+5','mastery-2',7.1188585482343491595e-01,5.61008023103232167372e-02,2,0,0,NULL,'2026-11-21T15:49:27.193Z','guesses',1,1);
INSERT INTO "estimates" VALUES('4c3bab3ef260f8c04a8d71bfc70a2c06','add:1+6','mastery-2',6.62390073715430238721e-01,6.60068604048795193328e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('4c3bab3ef260f8c04a8d71bfc70a2c06','add:1+7','mastery-2',6.43708367300772299479e-01,6.83870032548713480125e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('4c3bab3ef260f8c04a8d71bfc70a2c06','add:1+8','mastery-2',6.26832515999879769097e-01,6.84322494115683355175e-02,1,0,0,NULL,'2026-11-21T15:49:27.362Z','guesses',0,1);
INSERT INTO "estimates" VALUES('4c3bab3ef260f8c04a8d71bfc70a2c06','add:1+9','mastery-2',6.37397469961158869011e-01,6.9130158529638607856e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('4c3bab3ef260f8c04a8d71bfc70a2c06','add:2+2','mastery-2',7.62090197529717516822e-01,4.8251626985498563549e-02,1,0,0,NULL,'2026-11-21T15:49:26.833Z','guesses',0,1);
INSERT INTO "estimates" VALUES('4c3bab3ef260f8c04a8d71bfc70a2c06','add:2+3','mastery-2',6.29684920722467733611e-01,6.81307965283546868029e-02,1,0,0,NULL,'2026-11-21T15:49:27.502Z','guesses',0,1);
INSERT INTO "estimates" VALUES('4c3bab3ef260f8c04a8d71bfc70a2c06','add:2+4','mastery-2',6.08777139992647930988e-01,7.20698290532608698555e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('4c3bab3ef260f8c04a8d71bfc70a2c06','add:2+5','mastery-2',6.21691677295769462574e-01,7.08094354892868094175e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('4c3bab3ef260f8c04a8d71bfc70a2c06','add:2+6','mastery-2',0.569336958155054,7.50794331019606908661e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('4c3bab3ef260f8c04a8d71bfc70a2c06','add:2+7','mastery-2',5.4931797152142614049e-01,0.0761145348435101,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('4c3bab3ef260f8c04a8d71bfc70a2c06','add:2+8','mastery-2',5.62681606337270823203e-01,7.54606904803942213355e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('4c3bab3ef260f8c04a8d71bfc70a2c06','add:3+3','mastery-2',6.62562489368724860661e-01,0.0659902957352767,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('4c3bab3ef260f8c04a8d71bfc70a2c06','add:3+4','mastery-2',5.12460365600027833998e-01,0.0771230527612658,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('4c3bab3ef260f8c04a8d71bfc70a2c06','add:3+5','mastery-2',5.25944355405934427238e-01,7.68820286558179466496e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('4c3bab3ef260f8c04a8d71bfc70a2c06','add:3+6','mastery-2',4.79041000053566368155e-01,0.0738744792555904,1,0,0,NULL,'2026-11-21T15:49:27.220Z','guesses',0,1);
INSERT INTO "estimates" VALUES('4c3bab3ef260f8c04a8d71bfc70a2c06','add:3+7','mastery-2',4.85468584021866877975e-01,7.71426459294106414699e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('4c3bab3ef260f8c04a8d71bfc70a2c06','add:4+4','mastery-2',5.49273269983305389985e-01,7.6149735677936036815e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('4c3bab3ef260f8c04a8d71bfc70a2c06','add:4+5','mastery-2',4.28524987133605095301e-01,7.51622399684971909117e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('4c3bab3ef260f8c04a8d71bfc70a2c06','add:4+6','mastery-2',4.08738479155817069354e-01,0.0738377833555946,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('4c3bab3ef260f8c04a8d71bfc70a2c06','add:5+5','mastery-2',4.98788699518772193908e-01,7.72569941823667283298e-02,0,0,0,NULL,NULL,'guesses',0,0);
INSERT INTO "estimates" VALUES('4c3bab3ef260f8c04a8d71bfc70a2c06','total:0+20','mastery-2',0.420461890077075,7.10464832922746425403e-02,1,0,0,NULL,'2026-11-21T15:49:27.534Z','guesses',0,1);
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
INSERT INTO "games" VALUES('13deef86ab1031d0f646e1f40a097c97','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["cake","cat","moon","heart","pancake","starfish","peacock","sunflower","ladybug","rainbow","dog","rose"],"draw":["dragon","10","1","8","10","9","knight","knight","1","5","king","7","6","king","dragon","wand","8","potion","6","2","king","knight","king","jester","knight","wand","3","7","9","5","6","8","4","potion","2","king","king","6","4","king","jester","2","3","potion","5","jester","wand","9","3","7","5","3","9","1","4","jester","7","jester","10","1","10","dragon","king","8","4","2","potion"]}','6513270e269e0d37f2a74de452e6b438','2026-11-21T15:49:25.553Z','2026-11-21T15:49:26.229Z',9,8,NULL,NULL,NULL,'{}',NULL);
INSERT INTO "games" VALUES('b9f3635cf88c422bcca2a92b03a56cc1','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":0,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["starfish","ladybug","cake","moon","dog","sunflower","cat","rose","peacock","pancake","heart","rainbow"],"draw":["jester","king","jester","3","1","knight","2","3","dragon","potion","9","potion","7","7","3","5","5","king","9","1","3","6","10","9","4","king","7","dragon","dragon","10","wand","2","wand","king","10","1","king","4","6","potion","potion","king","2","4","2","6","knight","jester","8","jester","10","king","4","5","wand","5","knight","jester","1","king","6","8","9","7","8","knight","8"]}','4c4f9b0687322e25c215a82a06ec41ad','2026-11-21T15:49:26.240Z','2026-11-21T15:49:26.240Z',0,0,NULL,NULL,NULL,'{}',NULL);
INSERT INTO "games" VALUES('ceaf4915888564e88216858f73ccef03','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["rainbow","moon","ladybug","cake","peacock","sunflower","cat","heart","dog","rose","pancake","starfish"],"draw":["king","1","3","1","3","6","2","3","5","5","2","king","jester","1","4","2","5","4","5","6","5","4","3","4","2","king","3","1","4","4","3","king","6","jester","1","2","5","1","6","6","2","6"]}','3678bc8d40783f0a072a98d23606defc','2026-11-21T15:49:26.377Z','2026-11-21T15:49:26.377Z',0,0,NULL,NULL,NULL,'{}','cbf0a8dffd43070a4348e7e74232f7c1');
INSERT INTO "games" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5','sleeping_queens','first_night','{"record":"kidsq/1","game":"sleeping_queens","edition":"first_night","players":2,"first":1,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["sunflower","cake","pancake","rose","ladybug","starfish","cat","rainbow","moon","peacock","heart","dog"],"draw":["6","6","3","5","4","king","1","1","2","1","2","5","5","2","4","4","3","6","jester","5","1","king","3","1","6","6","3","6","jester","2","king","4","2","2","4","3","king","5","3","1","4","5"]}','6513270e269e0d37f2a74de452e6b438','2026-11-21T15:49:26.397Z','2026-11-21T15:49:27.399Z',51,38,NULL,'2026-11-21T15:49:27.399Z','{"result":{"winners":[1],"courts":[["dog"],["sunflower","ladybug","peacock","cat"]],"points":[15,45]}}','{}',NULL);
INSERT INTO "games" VALUES('3412882213f388704fec0f409efac292','sleeping_queens','classic','{"record":"kidsq/1","game":"sleeping_queens","edition":"classic","players":2,"first":0,"points":{"heart":20,"cat":15,"dog":15,"pancake":15,"ladybug":10,"moon":10,"peacock":10,"sunflower":10,"cake":5,"rainbow":5,"rose":5,"starfish":5},"beds":["pancake","cake","cat","ladybug","rose","dog","sunflower","peacock","moon","rainbow","starfish","heart"],"draw":["4","knight","dragon","knight","dragon","potion","7","3","5","potion","10","6","king","6","jester","1","7","potion","knight","king","3","king","9","2","potion","3","10","king","9","7","5","jester","1","2","10","jester","king","wand","8","knight","8","1","king","1","8","king","2","king","4","9","9","dragon","5","7","2","6","4","10","jester","wand","5","3","4","wand","6","8","jester"]}','6513270e269e0d37f2a74de452e6b438','2026-11-21T15:49:27.415Z','2026-11-21T15:49:27.634Z',12,8,NULL,NULL,NULL,'{}',NULL);
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
INSERT INTO "grown_ups" VALUES('fa59a2a8adfcca2a0ae1bff59753723d','grown_up','grown_up','scrypt$2$8$1$4dZBIO04uA35MQxIpjklCA==$ADcGbwQF8p6SmG79ZRFlldV8MAE9ouwjCpz3SYEooMU=','2026-11-21T15:49:26.258Z','owner');
INSERT INTO "grown_ups" VALUES('d75590a2185383dfa90990e999be619f','signed_out','signed_out','scrypt$2$8$1$hhE/0gCwzxAzpREJgNU5eg==$IJ2lMTlygy2fwUx2zhqjtlLDS4vMtdwSGQbZxt5d+hA=','2026-11-21T15:49:26.289Z','owner');
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
INSERT INTO "learners" VALUES('4c3bab3ef260f8c04a8d71bfc70a2c06','Mira','face-3','2026-11-21T15:49:25.534Z',NULL,NULL);
INSERT INTO "learners" VALUES('9596bbf404dc74835666110d9afbd4a7','Lou','face-4','2026-11-21T15:49:26.339Z',NULL,'cbf0a8dffd43070a4348e7e74232f7c1');
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
INSERT INTO "lessons" VALUES('f53960c2256a929aea54e5110a7aef81','cbf0a8dffd43070a4348e7e74232f7c1','caf644','2026-11-21T15:49:26.339Z','2026-11-21T17:19:26.339Z',NULL,NULL,NULL);
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
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',0,1,'discard 1,1',NULL,NULL,'2026-11-21T15:49:26.051Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',1,0,'discard 5',NULL,'b2715945795e8229451abd81f1d69ed6','2026-11-21T15:49:26.087Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',2,1,'discard 7',NULL,NULL,'2026-11-21T15:49:26.162Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',3,0,'discard 6',NULL,'230d977ee22571594720771f8ca81811','2026-11-21T15:49:26.179Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',4,1,'discard 10',NULL,NULL,'2026-11-21T15:49:26.192Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',5,0,'discard 8',NULL,'3b1287fff52ddf5d616499c9e25a7605','2026-11-21T15:49:26.204Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',6,1,'king 3',NULL,NULL,'2026-11-21T15:49:26.220Z');
INSERT INTO "plies" VALUES('13deef86ab1031d0f646e1f40a097c97',7,0,'discard 8',NULL,'a268aa872607679d6050914a9d33a01c','2026-11-21T15:49:26.229Z');
INSERT INTO "plies" VALUES('3412882213f388704fec0f409efac292',0,0,'discard 5',NULL,'73fdc19413446df8128ae84affd5e6d8','2026-11-21T15:49:27.421Z');
INSERT INTO "plies" VALUES('3412882213f388704fec0f409efac292',1,1,'discard 3',NULL,NULL,'2026-11-21T15:49:27.448Z');
INSERT INTO "plies" VALUES('3412882213f388704fec0f409efac292',2,0,'discard 4',NULL,'e69d2f3b7928c6a1af65b9a415bdc39d','2026-11-21T15:49:27.460Z');
INSERT INTO "plies" VALUES('3412882213f388704fec0f409efac292',3,1,'discard 6',NULL,NULL,'2026-11-21T15:49:27.484Z');
INSERT INTO "plies" VALUES('3412882213f388704fec0f409efac292',4,0,'discard 7',NULL,'6111b4b561e09c2fa98a372e9ffd6a18','2026-11-21T15:49:27.497Z');
INSERT INTO "plies" VALUES('3412882213f388704fec0f409efac292',5,1,'discard 6',NULL,NULL,'2026-11-21T15:49:27.518Z');
INSERT INTO "plies" VALUES('3412882213f388704fec0f409efac292',6,0,'king 11',NULL,'5484b3dbba6bc77c6a8f1dd4e13a0996','2026-11-21T15:49:27.529Z');
INSERT INTO "plies" VALUES('3412882213f388704fec0f409efac292',7,1,'discard 1',NULL,NULL,'2026-11-21T15:49:27.634Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',0,1,'discard 1',NULL,NULL,'2026-11-21T15:49:26.465Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',1,0,'king 11',NULL,'9d2c67eda13ffe7979cb9e86830c71c2','2026-11-21T15:49:26.616Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',2,1,'discard 2',NULL,NULL,'2026-11-21T15:49:26.625Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',3,0,'discard 1',NULL,'f6fa5db8656abd72fb710734986e86cb','2026-11-21T15:49:26.634Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',4,1,'discard 5',NULL,NULL,'2026-11-21T15:49:26.774Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',5,0,'discard 5',NULL,'76c468aec7321cc007b37e1499809225','2026-11-21T15:49:26.794Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',6,1,'discard 3',NULL,NULL,'2026-11-21T15:49:26.912Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',7,0,'discard 2',NULL,'ff6665896822a6b24735af1ca7a11490','2026-11-21T15:49:26.927Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',8,1,'discard 4,4',NULL,NULL,'2026-11-21T15:49:26.971Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',9,0,'discard 1',NULL,'66809a111ba1192ec42b7170902a174f','2026-11-21T15:49:26.980Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',10,1,'discard 5',NULL,NULL,'2026-11-21T15:49:27.027Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',11,0,'discard 5',NULL,'65bd9acbb57a6a1dfaf8cda9601e5b45','2026-11-21T15:49:27.033Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',12,1,'discard 6',NULL,NULL,'2026-11-21T15:49:27.096Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',13,0,'discard 1',NULL,'03e0d681552454f14fab6f3e164f1513','2026-11-21T15:49:27.108Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',14,1,'discard 2',NULL,NULL,'2026-11-21T15:49:27.151Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',15,0,'discard 6',NULL,'728a6fcf303a07b28f2df760ae9ca08b','2026-11-21T15:49:27.164Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',16,1,'king 0',NULL,NULL,'2026-11-21T15:49:27.173Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',17,0,'discard 3',NULL,'367e5d6dfd7410696bb6a3de65151c40','2026-11-21T15:49:27.184Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',18,1,'discard 6,6',NULL,NULL,'2026-11-21T15:49:27.204Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',19,0,'discard 6',NULL,'36971e1b2577c1ecfd42e0440ac793f5','2026-11-21T15:49:27.211Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',20,1,'king 4',NULL,NULL,'2026-11-21T15:49:27.216Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',21,0,'discard 4',NULL,'740572419f452c075f27ff085e617f8e','2026-11-21T15:49:27.233Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',22,1,'discard 2',NULL,NULL,'2026-11-21T15:49:27.247Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',23,0,'discard 3',NULL,'e88e752f4f91540c27756991a0931ed4','2026-11-21T15:49:27.252Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',24,1,'discard 4',NULL,NULL,'2026-11-21T15:49:27.271Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',25,0,'discard 2',NULL,'e1d7300f6361b9f8f33c1a7fafdd8733','2026-11-21T15:49:27.278Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',26,1,'king 9',NULL,NULL,'2026-11-21T15:49:27.282Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',27,0,'discard jester',NULL,'41536363f6724ba08329c05b09e80319','2026-11-21T15:49:27.294Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',28,1,'discard 3',NULL,NULL,'2026-11-21T15:49:27.312Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',29,0,'discard 3',NULL,'8f32a1f27ab366023a782ebb205bc308','2026-11-21T15:49:27.317Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',30,1,'discard 1','[["2","4","1","1","5","1","1","2","4","3","5","6","2","king","3","5","king","4","6","6","3","king","4","2","6","king","5","1","6","3","jester","2","3"]]',NULL,'2026-11-21T15:49:27.335Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',31,0,'discard 6',NULL,'7219c1da6953404844e9e4a511b41900','2026-11-21T15:49:27.342Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',32,1,'discard 2',NULL,NULL,'2026-11-21T15:49:27.352Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',33,0,'discard 5',NULL,'e414a8aa236eba1f5cb58b8e1799e728','2026-11-21T15:49:27.357Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',34,1,'discard 4',NULL,NULL,'2026-11-21T15:49:27.379Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',35,0,'discard 4',NULL,'4fd26ec4b372c56b5b8349cee903aefa','2026-11-21T15:49:27.383Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',36,1,'jester',NULL,NULL,'2026-11-21T15:49:27.395Z');
INSERT INTO "plies" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',37,1,'wake 6',NULL,NULL,'2026-11-21T15:49:27.399Z');
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
INSERT INTO "questions" VALUES('65dc9f503f63af83bd0561e6211c70cf','13deef86ab1031d0f646e1f40a097c97',2,0,'4c3bab3ef260f8c04a8d71bfc70a2c06','help_bot','{"choices":[3,4,5,6,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[4,1],"skill":"add:1+4","truth":5}','2026-11-21T15:49:26.087Z','2026-11-21T15:49:26.144Z',NULL,'adaptive','discard 7');
INSERT INTO "questions" VALUES('c26e7a4287f53ddd4e14d571a0f096da','4ba2e1619fb9af5084768b8c54dd0ba5',4,0,'4c3bab3ef260f8c04a8d71bfc70a2c06','help_bot','{"choices":[3,4,5,6,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,4],"skill":"add:1+4","truth":5}','2026-11-21T15:49:26.634Z','2026-11-21T15:49:26.650Z','4','adaptive','discard 5');
INSERT INTO "questions" VALUES('b4ebf4b6e1c60aa3d510bb0432d90dcd','4ba2e1619fb9af5084768b8c54dd0ba5',6,0,'4c3bab3ef260f8c04a8d71bfc70a2c06','help_bot','{"choices":[2,3,4,5,6],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,2],"skill":"add:2+2","truth":4}','2026-11-21T15:49:26.794Z','2026-11-21T15:49:26.833Z','2','adaptive','discard 3');
INSERT INTO "questions" VALUES('fc2325a9f8fdd20854348156f637a468','4ba2e1619fb9af5084768b8c54dd0ba5',8,0,'4c3bab3ef260f8c04a8d71bfc70a2c06','help_bot','{"choices":[1,2,3,5,6],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,1],"skill":"add:1+1","truth":2}','2026-11-21T15:49:26.927Z','2026-11-21T15:49:26.950Z','1','adaptive','discard 4,4');
INSERT INTO "questions" VALUES('e10c167dc8b6eaffb74b589be48e9e02','4ba2e1619fb9af5084768b8c54dd0ba5',10,0,'4c3bab3ef260f8c04a8d71bfc70a2c06','help_bot','{"choices":[1,2,3,5,6],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,2],"skill":"add:1+2","truth":3}','2026-11-21T15:49:26.980Z','2026-11-21T15:49:26.994Z','1','adaptive','discard 5');
INSERT INTO "questions" VALUES('7aa068f113a5397f61ef7bd1d874bc79','4ba2e1619fb9af5084768b8c54dd0ba5',14,0,'4c3bab3ef260f8c04a8d71bfc70a2c06','help_bot','{"choices":[4,5,6,8,10],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[5,1],"skill":"add:1+5","truth":6}','2026-11-21T15:49:27.108Z','2026-11-21T15:49:27.128Z','8','adaptive','discard 2');
INSERT INTO "questions" VALUES('6d94dd6dece807995c57722e138efef9','4ba2e1619fb9af5084768b8c54dd0ba5',18,0,'4c3bab3ef260f8c04a8d71bfc70a2c06','help_bot','{"choices":[4,5,6,7,10],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[5,1],"skill":"add:1+5","truth":6}','2026-11-21T15:49:27.184Z','2026-11-21T15:49:27.193Z','7','adaptive','discard 6,6');
INSERT INTO "questions" VALUES('877b55cb80de8b3eafcf0e77203943f6','4ba2e1619fb9af5084768b8c54dd0ba5',22,0,'4c3bab3ef260f8c04a8d71bfc70a2c06','help_bot','{"choices":[1,2,3,4,6],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,2],"skill":"add:1+2","truth":3}','2026-11-21T15:49:27.233Z','2026-11-21T15:49:27.244Z',NULL,'adaptive','discard 2');
INSERT INTO "questions" VALUES('b8c3a4d2d34d1c0df10586671be03df0','4ba2e1619fb9af5084768b8c54dd0ba5',24,0,'4c3bab3ef260f8c04a8d71bfc70a2c06','help_bot','{"choices":[1,2,3,4,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,1],"skill":"add:1+2","truth":3}','2026-11-21T15:49:27.252Z','2026-11-21T15:49:27.263Z','7','adaptive','discard 4');
INSERT INTO "questions" VALUES('392bc552e57f76912ff3c23c9c2f6723','4ba2e1619fb9af5084768b8c54dd0ba5',28,0,'4c3bab3ef260f8c04a8d71bfc70a2c06','check_bot','{"choices":[1,0],"claimed":4,"friend":1,"guess_p":0.75,"held":false,"operands":[3,1],"skill":"add:1+3","truth":1}','2026-11-21T15:49:27.294Z','2026-11-21T15:49:27.299Z','1','adaptive','discard 3');
INSERT INTO "questions" VALUES('2ed51b127f1d490eed97ec7621f91a99','4ba2e1619fb9af5084768b8c54dd0ba5',34,0,'4c3bab3ef260f8c04a8d71bfc70a2c06','help_bot','{"choices":[7,8,9,10,12],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[1,8],"skill":"add:1+8","truth":9}','2026-11-21T15:49:27.357Z','2026-11-21T15:49:27.362Z','7','random','discard 4');
INSERT INTO "questions" VALUES('5b7042dfe239d3d79107756fbece7145','3412882213f388704fec0f409efac292',1,0,'4c3bab3ef260f8c04a8d71bfc70a2c06','help_bot','{"choices":[2,3,4,5,7],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[3,1],"skill":"add:1+3","truth":4}','2026-11-21T15:49:27.421Z','2026-11-21T15:49:27.431Z','4','adaptive','discard 3');
INSERT INTO "questions" VALUES('791397a3d445a53e3234752bd8aa7be3','3412882213f388704fec0f409efac292',3,0,'4c3bab3ef260f8c04a8d71bfc70a2c06','help_bot','{"choices":[6,8,9,10,14],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[8,2],"skill":"add:2+8","truth":10}','2026-11-21T15:49:27.460Z','2026-11-21T15:49:27.480Z',NULL,'adaptive','discard 6');
INSERT INTO "questions" VALUES('5e113423a8a9ea6263a366aa6cfd4940','3412882213f388704fec0f409efac292',5,0,'4c3bab3ef260f8c04a8d71bfc70a2c06','help_bot','{"choices":[2,3,4,5,6],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[2,3],"skill":"add:2+3","truth":5}','2026-11-21T15:49:27.497Z','2026-11-21T15:49:27.502Z','2','random','discard 6');
INSERT INTO "questions" VALUES('d1a80888c7ac6f379e5af2a4c379023e','3412882213f388704fec0f409efac292',7,0,'4c3bab3ef260f8c04a8d71bfc70a2c06','queen_total','{"before":0,"gained":20,"places":[0,5,10,15,20,25,30,35,40,45,50],"queen":1}','2026-11-21T15:49:27.529Z','2026-11-21T15:49:27.534Z','35','natural',NULL);
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
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',0,'learner',NULL,'4c3bab3ef260f8c04a8d71bfc70a2c06',NULL);
INSERT INTO "seats" VALUES('13deef86ab1031d0f646e1f40a097c97',1,'bot','bruno',NULL,NULL);
INSERT INTO "seats" VALUES('3412882213f388704fec0f409efac292',0,'learner',NULL,'4c3bab3ef260f8c04a8d71bfc70a2c06',NULL);
INSERT INTO "seats" VALUES('3412882213f388704fec0f409efac292',1,'bot','bruno',NULL,NULL);
INSERT INTO "seats" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',0,'learner',NULL,'4c3bab3ef260f8c04a8d71bfc70a2c06',NULL);
INSERT INTO "seats" VALUES('4ba2e1619fb9af5084768b8c54dd0ba5',1,'bot','bruno',NULL,NULL);
INSERT INTO "seats" VALUES('b9f3635cf88c422bcca2a92b03a56cc1',0,'guest',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('b9f3635cf88c422bcca2a92b03a56cc1',1,'bot','bruno',NULL,NULL);
INSERT INTO "seats" VALUES('ceaf4915888564e88216858f73ccef03',0,'learner',NULL,'9596bbf404dc74835666110d9afbd4a7',NULL);
INSERT INTO "seats" VALUES('ceaf4915888564e88216858f73ccef03',1,'bot','bruno',NULL,NULL);
CREATE TABLE sessions (
            token_hash TEXT PRIMARY KEY,
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            device TEXT NOT NULL,
            created_at TEXT NOT NULL,
            seen_at TEXT NOT NULL,
            ended_at TEXT
        ) STRICT, WITHOUT ROWID;
INSERT INTO "sessions" VALUES('46c95f4a05bba3551cdbec4e35fe2f33d79fb5a55050a4b4d218f2f0301627db','fa59a2a8adfcca2a0ae1bff59753723d','fc8e80b36f0e228923a5ef88ef02090b','2026-11-21T15:49:26.263Z','2026-11-21T15:49:26.263Z',NULL);
INSERT INTO "sessions" VALUES('72829ba44b6684ac62cbf25cd69da7d8b5d0a56832db5c105ea9a4403b528911','d75590a2185383dfa90990e999be619f','dfb85c0dd37ee91531dec4f4df2a8b79','2026-11-21T15:49:26.302Z','2026-11-21T15:49:26.302Z','2026-11-21T15:49:26.327Z');
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
INSERT INTO "sittings" VALUES(1,'3678bc8d40783f0a072a98d23606defc','cbf0a8dffd43070a4348e7e74232f7c1','9596bbf404dc74835666110d9afbd4a7','2026-11-21T15:49:26.369Z','2026-11-21T15:49:26.369Z',NULL);
CREATE TABLE tablets (
            device TEXT PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            joined_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
INSERT INTO "tablets" VALUES('3678bc8d40783f0a072a98d23606defc','cbf0a8dffd43070a4348e7e74232f7c1','2026-11-21T15:49:26.354Z');
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
INSERT INTO "throttles" VALUES('code',0,'2026-11-21T15:49:26.348Z');
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
