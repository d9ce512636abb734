PRAGMA foreign_keys = OFF;
BEGIN TRANSACTION;
CREATE TABLE away (
    guest INTEGER NOT NULL REFERENCES guests (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guest, table_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    position INTEGER NOT NULL,
    line TEXT NOT NULL,
    made INTEGER NOT NULL,
    PRIMARY KEY (table_id, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "events" VALUES('0123456789abcdef',1,'{"at":1,"draw":"first 2"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',2,'{"at":2,"draw":"apprentice apprentice_3"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',3,'{"at":3,"draw":"apprentice apprentice_1"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',4,'{"at":4,"draw":"building port"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',5,'{"at":5,"draw":"building market"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',6,'{"at":6,"draw":"building camel_stable"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',7,'{"at":7,"draw":"building philosophy_school"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',8,'{"at":8,"draw":"building colossus"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',9,'{"at":9,"draw":"building armoury"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',10,'{"at":10,"draw":"worker labourer_3"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',11,'{"at":11,"draw":"worker apprentice_4"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',12,'{"at":12,"draw":"worker labourer_2"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',13,'{"at":13,"draw":"worker journeyman_3"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',14,'{"at":14,"draw":"worker journeyman_4"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',15,'{"at":15,"seat":1,"do":"buy brush"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',16,'{"at":16,"seat":1,"do":"recruit apprentice_4"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',17,'{"at":17,"draw":"worker labourer_1"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',18,'{"at":18,"seat":1,"do":"recruit labourer_1"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',19,'{"at":19,"draw":"worker master_3"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',20,'{"at":20,"seat":1,"do":"end"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',21,'{"at":21,"seat":0,"do":"buy saw"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',22,'{"at":22,"seat":0,"do":"recruit labourer_2"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',23,'{"at":23,"draw":"worker journeyman_1"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',24,'{"at":24,"seat":0,"do":"open port"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',25,'{"at":25,"draw":"building shop"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',26,'{"at":26,"seat":0,"do":"send labourer_2"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',27,'{"at":27,"seat":0,"do":"to port"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',28,'{"at":28,"seat":0,"do":"with saw"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',29,'{"at":29,"seat":0,"do":"end"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',30,'{"at":30,"seat":1,"do":"open philosophy_school"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',31,'{"at":31,"draw":"building barracks"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',32,'{"at":32,"seat":1,"do":"send labourer_1"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',33,'{"at":33,"seat":1,"do":"to philosophy_school"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',34,'{"at":34,"seat":1,"do":"bare"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',35,'{"at":35,"seat":1,"do":"recruit journeyman_1"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',36,'{"at":36,"draw":"worker journeyman_5"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',37,'{"at":37,"seat":1,"do":"end"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',38,'{"at":38,"seat":0,"do":"open camel_stable"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',39,'{"at":39,"draw":"building noble_house"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',40,'{"at":40,"seat":0,"do":"send apprentice_3"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',41,'{"at":41,"seat":0,"do":"to camel_stable"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',42,'{"at":42,"seat":0,"do":"recruit journeyman_5"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',43,'{"at":43,"draw":"worker master_1"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',44,'{"at":44,"seat":0,"do":"end"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',45,'{"at":45,"seat":1,"do":"send apprentice_4"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',46,'{"at":46,"seat":1,"do":"to philosophy_school"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',47,'{"at":47,"seat":1,"do":"bare"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',48,'{"at":48,"seat":1,"do":"send apprentice_1"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',49,'{"at":49,"seat":1,"do":"to philosophy_school"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',50,'{"at":50,"seat":1,"do":"with brush"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',51,'{"at":51,"seat":1,"do":"end"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',52,'{"at":52,"seat":0,"do":"open barracks"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',53,'{"at":53,"draw":"building fortress"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',54,'{"at":54,"seat":0,"do":"send journeyman_5"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',55,'{"at":55,"seat":0,"do":"to barracks"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',56,'{"at":56,"seat":0,"do":"recruit journeyman_3"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',57,'{"at":57,"draw":"worker apprentice_2"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',58,'{"at":58,"seat":0,"do":"end"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',59,'{"at":59,"seat":1,"do":"university architecture"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',60,'{"at":60,"seat":1,"do":"teach labourer_1"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',61,'{"at":61,"seat":1,"do":"open armoury"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',62,'{"at":62,"draw":"building hanging_gardens"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',63,'{"at":63,"seat":1,"do":"send apprentice_4"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',64,'{"at":64,"seat":1,"do":"to armoury"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',65,'{"at":65,"seat":1,"do":"end"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',66,'{"at":66,"seat":0,"do":"send labourer_2"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',67,'{"at":67,"seat":0,"do":"to barracks"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',68,'{"at":68,"seat":0,"do":"send apprentice_3"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',69,'{"at":69,"seat":0,"do":"to barracks"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',70,'{"at":70,"seat":0,"do":"end"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',71,'{"at":71,"seat":1,"do":"send apprentice_1"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',72,'{"at":72,"seat":1,"do":"to armoury"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',73,'{"at":73,"seat":1,"do":"recruit labourer_3"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',74,'{"at":74,"draw":"worker labourer_4"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',75,'{"at":75,"seat":1,"do":"open fortress"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',76,'{"at":76,"draw":"building sphinx"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',77,'{"at":77,"seat":1,"do":"end"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',78,'{"at":78,"seat":0,"do":"university stone"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',79,'{"at":79,"seat":0,"do":"teach journeyman_5"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',80,'{"at":80,"seat":0,"do":"recruit labourer_4"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',81,'{"at":81,"draw":"worker master_4"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',82,'{"at":82,"seat":0,"do":"open colossus"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',83,'{"at":83,"draw":"building shipyard"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',84,'{"at":84,"seat":0,"do":"end"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',85,'{"at":85,"seat":1,"do":"send journeyman_1"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',86,'{"at":86,"seat":1,"do":"to fortress"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',87,'{"at":87,"seat":1,"do":"bare"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',88,'{"at":88,"seat":1,"do":"send labourer_3"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',89,'{"at":89,"seat":1,"do":"to fortress"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',90,'{"at":90,"seat":1,"do":"with brush"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',91,'{"at":91,"seat":1,"do":"end"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',92,'{"at":92,"seat":0,"do":"send journeyman_5"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',93,'{"at":93,"seat":0,"do":"to colossus"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',94,'{"at":94,"seat":0,"do":"bare"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',95,'{"at":95,"seat":0,"do":"recruit apprentice_2"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',96,'{"at":96,"draw":"worker journeyman_6"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',97,'{"at":97,"seat":0,"do":"open noble_house"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',98,'{"at":98,"draw":"building architect_table"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',99,'{"at":99,"seat":1,"do":"recruit master_1"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',100,'{"at":100,"draw":"worker journeyman_2"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',101,'{"at":101,"seat":1,"do":"open hanging_gardens"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',102,'{"at":102,"draw":"building town_house"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',103,'{"at":103,"seat":1,"do":"send master_1"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',104,'{"at":104,"seat":1,"do":"to hanging_gardens"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',105,'{"at":105,"seat":1,"do":"bare"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',106,'{"at":106,"seat":1,"do":"end"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',107,'{"at":107,"seat":0,"do":"send journeyman_3"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',108,'{"at":108,"seat":0,"do":"to colossus"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',109,'{"at":109,"seat":0,"do":"loan"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',110,'{"at":110,"seat":0,"do":"send labourer_4"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',111,'{"at":111,"seat":0,"do":"to colossus"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',112,'{"at":112,"seat":0,"do":"end"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',113,'{"at":113,"seat":1,"do":"send labourer_3"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',114,'{"at":114,"seat":1,"do":"to hanging_gardens"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',115,'{"at":115,"seat":1,"do":"bare"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',116,'{"at":116,"seat":1,"do":"send labourer_1"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',117,'{"at":117,"seat":1,"do":"to hanging_gardens"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',118,'{"at":118,"seat":1,"do":"end"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',119,'{"at":119,"seat":0,"do":"send journeyman_5"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',120,'{"at":120,"seat":0,"do":"to noble_house"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',121,'{"at":121,"seat":0,"do":"send apprentice_2"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',122,'{"at":122,"seat":0,"do":"to noble_house"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',123,'{"at":123,"seat":0,"do":"end"}',1700000000000);
INSERT INTO "events" VALUES('0123456789abcdef',124,'{"at":124,"end":{"standings":{"unit":10,"seats":[{"seat":0,"rank":2,"total":178,"lines":[{"key":"buildings","count":5,"points":170},{"key":"machines","count":0,"points":0},{"key":"sesterces","count":8,"points":8},{"key":"slaves","count":0,"points":0},{"key":"loans","count":0,"points":0}]},{"seat":1,"rank":1,"total":193,"lines":[{"key":"buildings","count":4,"points":170},{"key":"machines","count":0,"points":0},{"key":"sesterces","count":23,"points":23},{"key":"slaves","count":0,"points":0},{"key":"loans","count":0,"points":0}]}]},"seed":"cafd0272aa7042b26767617124e47e3cd13190f2820747a0cda010ab09ac100a"}}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',1,'{"at":1,"draw":"first 2"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',2,'{"at":2,"draw":"apprentice apprentice_3"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',3,'{"at":3,"draw":"apprentice apprentice_1"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',4,'{"at":4,"draw":"building port"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',5,'{"at":5,"draw":"building market"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',6,'{"at":6,"draw":"building camel_stable"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',7,'{"at":7,"draw":"building philosophy_school"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',8,'{"at":8,"draw":"building colossus"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',9,'{"at":9,"draw":"building armoury"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',10,'{"at":10,"draw":"worker labourer_3"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',11,'{"at":11,"draw":"worker apprentice_4"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',12,'{"at":12,"draw":"worker labourer_2"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',13,'{"at":13,"draw":"worker journeyman_3"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',14,'{"at":14,"draw":"worker journeyman_4"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',15,'{"at":15,"seat":1,"do":"buy brush"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',16,'{"at":16,"seat":1,"do":"recruit apprentice_4"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',17,'{"at":17,"draw":"worker labourer_1"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',18,'{"at":18,"seat":1,"do":"recruit labourer_1"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',19,'{"at":19,"draw":"worker master_3"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',20,'{"at":20,"seat":1,"do":"end"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',21,'{"at":21,"seat":0,"do":"buy saw"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',22,'{"at":22,"seat":0,"do":"recruit labourer_2"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',23,'{"at":23,"draw":"worker journeyman_1"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',24,'{"at":24,"seat":0,"do":"open port"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',25,'{"at":25,"draw":"building shop"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',26,'{"at":26,"seat":0,"do":"send labourer_2"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',27,'{"at":27,"seat":0,"do":"to port"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',28,'{"at":28,"seat":0,"do":"with saw"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',29,'{"at":29,"seat":0,"do":"end"}',1700000000000);
INSERT INTO "events" VALUES('fedcba9876543210',30,'{"at":30,"seat":0,"say":"salve"}',1700000000000);
CREATE TABLE guests (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    made INTEGER NOT NULL
) STRICT;
INSERT INTO "guests" VALUES(1,'Livia',1700000000000);
INSERT INTO "guests" VALUES(2,'Marcus',1700000000000);
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    guest INTEGER REFERENCES guests (id),
    open INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('0123456789abcdef',0,1,0);
INSERT INTO "seats" VALUES('0123456789abcdef',1,2,0);
INSERT INTO "seats" VALUES('fedcba9876543210',0,1,0);
INSERT INTO "seats" VALUES('fedcba9876543210',1,2,0);
CREATE TABLE secrets (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    seed BLOB NOT NULL,
    key BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "secrets" VALUES('0123456789abcdef',X'CAFD0272AA7042B26767617124E47E3CD13190F2820747A0CDA010AB09AC100A',X'0000000000000000000000000000000000000000000000000000000000000000');
INSERT INTO "secrets" VALUES('fedcba9876543210',X'CAFD0272AA7042B26767617124E47E3CD13190F2820747A0CDA010AB09AC100A',X'0000000000000000000000000000000000000000000000000000000000000000');
CREATE TABLE sessions (
    digest BLOB PRIMARY KEY,
    guest INTEGER NOT NULL REFERENCES guests (id),
    made INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "sessions" VALUES(X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F',1,1700000000000);
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    header TEXT NOT NULL,
    host INTEGER NOT NULL REFERENCES guests (id),
    public INTEGER NOT NULL,
    rematch TEXT REFERENCES tables (id),
    position INTEGER NOT NULL,
    players TEXT NOT NULL,
    turn INTEGER NOT NULL,
    bots_wait INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    changed INTEGER NOT NULL
, hints INTEGER NOT NULL DEFAULT 1) STRICT, WITHOUT ROWID;
INSERT INTO "tables" VALUES('0123456789abcdef','builders','{"ludi":1,"game":"builders","rules":2,"pack":{"id":"antiquity","sha256":"16a57e1a80767ebe7a82c4e3ec01258b637547dbdc232d9eb961da384636a279"},"setup":{"apprentice_set":"sheet","ask_final_scoring":false,"early_repayment":true,"finite_bank":false,"first_seat":"random","machines_are_full_workers":true,"open_building_top":true,"open_worker_top":false,"stall_rounds":5},"seats":[{"name":"Livia"},{"name":"Marcus"}],"commitment":"e979c0929c4bc8e108efc69e3d9d1fe9a5d0fcbe4954425b3595733ad3580d03"}',1,0,NULL,124,'[{"name":"Livia"},{"name":"Marcus"}]',0,0,1,1700000000000,1);
INSERT INTO "tables" VALUES('fedcba9876543210','builders','{"ludi":1,"game":"builders","rules":2,"pack":{"id":"antiquity","sha256":"16a57e1a80767ebe7a82c4e3ec01258b637547dbdc232d9eb961da384636a279"},"setup":{"apprentice_set":"sheet","ask_final_scoring":false,"early_repayment":true,"finite_bank":false,"first_seat":"random","machines_are_full_workers":true,"open_building_top":true,"open_worker_top":false,"stall_rounds":5},"seats":[{"name":"Livia"},{"name":"Marcus"}],"commitment":"e979c0929c4bc8e108efc69e3d9d1fe9a5d0fcbe4954425b3595733ad3580d03"}',1,0,NULL,30,'[{"name":"Livia"},{"name":"Marcus"}]',1,0,0,1700000000000,1);
CREATE TABLE watchers (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest INTEGER NOT NULL REFERENCES guests (id),
    PRIMARY KEY (table_id, guest)
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_host ON tables (host);
CREATE INDEX tables_open ON tables (changed DESC) WHERE public = 1 AND finished = 0;
CREATE INDEX tables_bots ON tables (changed) WHERE bots_wait = 1;
CREATE INDEX seats_guest ON seats (guest) WHERE guest IS NOT NULL;
COMMIT;
PRAGMA user_version = 3;
