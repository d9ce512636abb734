PRAGMA foreign_keys = OFF;
BEGIN TRANSACTION;
CREATE TABLE analyses (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    found TEXT NOT NULL
) STRICT, WITHOUT ROWID;
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
CREATE TABLE measures (
    what TEXT NOT NULL,
    subject TEXT NOT NULL,
    PRIMARY KEY (what, subject)
) STRICT, WITHOUT ROWID;
CREATE TABLE packs (
    sha256 TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "packs" VALUES('16a57e1a80767ebe7a82c4e3ec01258b637547dbdc232d9eb961da384636a279','builders','# The components of The Builders: Antiquity: what is printed on the cards, and where each value
# comes from.
#
# source        where all values of an entry come from:
#                 rulebook         stated in the rulebook
#                 owner            typed in by somebody who has the printed card in front of them
#                 found:<place>    read in that public place
#                 reconstructed    no source found; a proposal of ours
# <field>_source  where one field comes from, if not from the same place
# also          other places with the same values
# confirmed_by  witnesses independent of the source: "rulebook" or a key of [witness]
# conflict      a disagreement between witnesses; the value that stands here is the ruling
# doubt         no disagreement, but a reason to distrust the value
#
# saad-ahmed98/BatisseursAntiquite and Nicolas-Corbiere/Batisseur typed the same card sheet (they
# share its misprints), so they count as one witness, not two.

[meta]
id = "antiquity"
game = "builders"
schema = 1
# The needs and productions sum to the same amount in all four resources, within every size of
# building and every rank but the apprentices. A pack that claims this is checked for it on loading.
balanced = true
english_names = "ours, except rural_house, colossus, apprentice, slave (prisoner), university and loan, which are those of English texts about the game"

[witness]
python-notebook = "an unattributed Python file with 7 buildings and 7 workers, apparently typed from a copy of the game and independent of the card sheet; known slip: it gives the port 4 VP"
school-python = "LucasLH1/lesBatisseurs: a unit test with four cards that match the sheet, and the pyramid; its other workers are invented"
school-java = "Flowz5/Batisseurs: sesterces and VP of the ziggurat and the quarry; its needs and workers are placeholders"

# ---------------------------------------------------------------- numbers
[turn]
source = "rulebook"
free_actions = 3
extra_action_price = 5
coins = [1, 3, 6]                     # sesterces for 1, 2, 3 actions
investments = 1

[table]
source = "rulebook"
players_min = 2
players_max = 4
purse = 10                            # sesterces at the start
building_row = 5
worker_row = 5
silver_coins = 23
silver_worth = 1                      # sesterces
gold_coins = 17
gold_worth = 5                        # sesterces

[scoring]
source = "rulebook"
end_vp = 17                           # VP that trigger the end
coin_tenths = 1                       # tenths of a VP for a sesterce in hand
freeing_price = 5                     # for freeing a slave at final scoring

[slaves]
source = "rulebook"
name = { fr = "Esclave", en = "Prisoner" }
price = 7
penalty = 1                           # VP lost at the end if not freed

[freed]
source = "found:Nicolas-Corbiere/Batisseur"
name = { fr = "Affranchi", en = "Freed worker" }
name_source = "rulebook"
wage = 4
conflict = "saad-ahmed98/BatisseursAntiquite uses wage 5, but takes it from a column headed cost of freeing (the 5 sesterces of the final scoring); 4 fits the rule wage = number of resources that all 18 workers follow"
doubt = "the printed back was not seen; both repositories keep the front''s production, and so do we unless a slave has freed_wage or freed_produces"

[tools]
source = "rulebook"
price = 2

[loans]
source = "rulebook"
name = { fr = "Emprunt", en = "Loan" }
count = 4
gain = 10
repayment = 15
penalty = 2                           # VP lost at the end if not repaid

[universities]
source = "rulebook"
price = 7

# ---------------------------------------------------------------- buildings (29)
[[building]]
id = "market"
name = { fr = "Le marché", en = "Market" }
needs = { stone = 1, wood = 0, architecture = 0, decoration = 1 }
sesterces = 10
vp = 0
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[building]]
id = "house"
name = { fr = "La maison", en = "House" }
needs = { stone = 0, wood = 1, architecture = 1, decoration = 0 }
sesterces = 10
vp = 0
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[building]]
id = "quarry"
name = { fr = "La carrière", en = "Quarry" }
needs = { stone = 1, wood = 1, architecture = 0, decoration = 0 }
sesterces = 10
vp = 0
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]
confirmed_by = ["school-java"]      # sesterces and VP only

[[building]]
id = "watering_trough"
name = { fr = "Un abreuvoir", en = "Watering trough" }
needs = { stone = 0, wood = 0, architecture = 1, decoration = 1 }
sesterces = 10
vp = 0
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[building]]
id = "trading_post"
name = { fr = "Le comptoir marchand", en = "Trading post" }
needs = { stone = 0, wood = 1, architecture = 1, decoration = 0 }
sesterces = 6
vp = 1
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[building]]
id = "camel_stable"
name = { fr = "La chamellerie", en = "Camel stable" }
needs = { stone = 1, wood = 0, architecture = 1, decoration = 0 }
sesterces = 6
vp = 1
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]
confirmed_by = ["python-notebook"]

[[building]]
id = "shop"
name = { fr = "L’échoppe", en = "Shop" }
needs = { stone = 0, wood = 1, architecture = 0, decoration = 1 }
sesterces = 6
vp = 1
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]
confirmed_by = ["python-notebook"]

[[building]]
id = "rural_house"
name = { fr = "La maison rurale", en = "Rural house" }
needs = { stone = 1, wood = 0, architecture = 0, decoration = 1 }
sesterces = 6
vp = 1
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[building]]
id = "armoury"
name = { fr = "L’armurerie", en = "Armoury" }
needs = { stone = 1, wood = 1, architecture = 2, decoration = 0 }
sesterces = 8
vp = 2
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[building]]
id = "shipyard"
name = { fr = "Le chantier naval", en = "Shipyard" }
needs = { stone = 1, wood = 0, architecture = 1, decoration = 2 }
sesterces = 8
vp = 2
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[building]]
id = "port"
name = { fr = "Le port", en = "Port" }
needs = { stone = 2, wood = 1, architecture = 0, decoration = 1 }
sesterces = 8
vp = 2
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]
confirmed_by = ["python-notebook"]  # needs and sesterces only
conflict = "python-notebook agrees on the four needs and on 8 sesterces but gives 4 VP; the three other 4-resource buildings all give 2 VP, so 2 is kept"

[[building]]
id = "archery_range"
name = { fr = "L’archerie", en = "Archery range" }
needs = { stone = 0, wood = 2, architecture = 1, decoration = 1 }
sesterces = 8
vp = 2
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[building]]
id = "town_hall"
name = { fr = "L’hôtel de ville", en = "Town hall" }
needs = { stone = 2, wood = 0, architecture = 2, decoration = 2 }
sesterces = 10
vp = 3
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]
confirmed_by = ["python-notebook"]

[[building]]
id = "noble_house"
name = { fr = "La maison noble", en = "Noble house" }
needs = { stone = 2, wood = 2, architecture = 0, decoration = 2 }
sesterces = 10
vp = 3
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[building]]
id = "town_house"
name = { fr = "La maison urbaine", en = "Town house" }
needs = { stone = 2, wood = 2, architecture = 2, decoration = 0 }
sesterces = 10
vp = 3
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[building]]
id = "temple"
name = { fr = "Le temple", en = "Temple" }
needs = { stone = 0, wood = 2, architecture = 2, decoration = 2 }
sesterces = 10
vp = 3
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]
confirmed_by = ["python-notebook"]

[[building]]
id = "barracks"
name = { fr = "La caserne", en = "Barracks" }
needs = { stone = 2, wood = 3, architecture = 1, decoration = 2 }
sesterces = 12
vp = 4
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[building]]
id = "fortress"
name = { fr = "La forteresse", en = "Fortress" }
needs = { stone = 3, wood = 2, architecture = 2, decoration = 1 }
sesterces = 12
vp = 4
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]
confirmed_by = ["python-notebook"]

[[building]]
id = "philosophy_school"
name = { fr = "L’école de philosophie", en = "School of philosophy" }
needs = { stone = 1, wood = 2, architecture = 2, decoration = 3 }
sesterces = 14
vp = 4
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]
doubt = "one witness only; the two undisputed 8-resource buildings (barracks, fortress) pay 12 sesterces and 4 VP, so 14 may be a slip for 12"

[[building]]
id = "forum"
name = { fr = "Le forum", en = "Forum" }
needs = { stone = 2, wood = 1, architecture = 3, decoration = 2 }
sesterces = 12
vp = 3
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]
confirmed_by = ["python-notebook"]
doubt = "two independent witnesses agree on 12 sesterces and 3 VP, although every other 8-resource building gives 4 VP; kept as found"

[[building]]
id = "ziggurat"
name = { fr = "La ziggourat", en = "Ziggurat" }
needs = { stone = 1, wood = 2, architecture = 3, decoration = 4 }
sesterces = 14
vp = 5
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]
confirmed_by = ["school-java"]      # sesterces and VP only

[[building]]
id = "palace_of_assur"
name = { fr = "Le palais d’Assur", en = "Palace of Assur" }
needs = { stone = 3, wood = 1, architecture = 4, decoration = 2 }
sesterces = 14
vp = 5
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]
confirmed_by = ["school-python"]

[[building]]
id = "lighthouse"
name = { fr = "Le phare d’Alexandrie", en = "Lighthouse of Alexandria" }
needs = { stone = 2, wood = 4, architecture = 1, decoration = 3 }
sesterces = 14
vp = 5
source = "rulebook"
also = ["saad-ahmed98/BatisseursAntiquite", "Nicolas-Corbiere/Batisseur"]
confirmed_by = ["rulebook"]

[[building]]
id = "theatre"
name = { fr = "Le théâtre", en = "Theatre" }
needs = { stone = 4, wood = 3, architecture = 2, decoration = 1 }
sesterces = 14
vp = 5
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[building]]
id = "tower_of_babel"
name = { fr = "La tour de Babel", en = "Tower of Babel" }
needs = { stone = 3, wood = 1, architecture = 5, decoration = 3 }
sesterces = 15
vp = 6
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[building]]
id = "sphinx"
name = { fr = "Le sphinx", en = "Sphinx" }
needs = { stone = 3, wood = 5, architecture = 1, decoration = 3 }
sesterces = 15
vp = 6
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[building]]
id = "hanging_gardens"
name = { fr = "Les jardins suspendus", en = "Hanging Gardens" }
needs = { stone = 2, wood = 3, architecture = 4, decoration = 5 }
sesterces = 17
vp = 7
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[building]]
id = "colossus"
name = { fr = "Le colosse de Rhodes", en = "Colossus of Rhodes" }
needs = { stone = 5, wood = 4, architecture = 3, decoration = 2 }
sesterces = 17
vp = 7
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[building]]
id = "pyramid"
name = { fr = "La pyramide", en = "Pyramid" }
needs = { stone = 4, wood = 4, architecture = 4, decoration = 4 }
sesterces = 18
vp = 8
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]
confirmed_by = ["school-python"]

# ---------------------------------------------------------------- machines (4)
# Part of the building deck; once finished they work unpaid.
[[machine]]
id = "machine_saw"
name = { fr = "Une scie", en = "Saw" }
needs = { stone = 0, wood = 0, architecture = 1, decoration = 2 }
sesterces = 0
vp = 2
produces = { stone = 0, wood = 3, architecture = 0, decoration = 0 }
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[machine]]
id = "architect_table"
name = { fr = "Une table d’architecte", en = "Architect’s table" }
needs = { stone = 2, wood = 0, architecture = 0, decoration = 1 }
sesterces = 0
vp = 2
produces = { stone = 0, wood = 0, architecture = 3, decoration = 0 }
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[machine]]
id = "scaffolding"
name = { fr = "Un échafaudage", en = "Scaffolding" }
needs = { stone = 1, wood = 2, architecture = 0, decoration = 0 }
sesterces = 0
vp = 2
produces = { stone = 0, wood = 0, architecture = 0, decoration = 3 }
source = "found:saad-ahmed98/BatisseursAntiquite"
conflict = "Nicolas-Corbiere/Batisseur has needs stone 1, wood 1; the sheet value stone 1, wood 2 is kept because all four machines then need 3 resources and the set is perfectly balanced (3 of each resource)"

[[machine]]
id = "hoist"
name = { fr = "Un palan", en = "Hoist" }
needs = { stone = 0, wood = 1, architecture = 2, decoration = 0 }
sesterces = 0
vp = 2
produces = { stone = 3, wood = 0, architecture = 0, decoration = 0 }
source = "found:saad-ahmed98/BatisseursAntiquite"
conflict = "Nicolas-Corbiere/Batisseur has needs wood 1, architecture 1; the sheet value wood 1, architecture 2 is kept for the same balance reason"

# ---------------------------------------------------------------- workers (18)
# The wage goes with the rank and is paid each time the worker is sent.
[[rank]]
id = "master"
name = { fr = "Maître", en = "Master" }
wage = 5
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[rank]]
id = "journeyman"
name = { fr = "Compagnon", en = "Journeyman" }
wage = 4
wage_source = "rulebook"
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[rank]]
id = "labourer"
name = { fr = "Manœuvre", en = "Labourer" }
wage = 3
wage_source = "rulebook"
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[rank]]
id = "apprentice"
name = { fr = "Apprenti", en = "Apprentice" }
wage = 2
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[worker]]
id = "master_1"
rank = "master"
produces = { stone = 2, wood = 0, architecture = 0, decoration = 3 }
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[worker]]
id = "master_2"
rank = "master"
produces = { stone = 3, wood = 2, architecture = 0, decoration = 0 }
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[worker]]
id = "master_3"
rank = "master"
produces = { stone = 0, wood = 3, architecture = 2, decoration = 0 }
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]
confirmed_by = ["python-notebook"]

[[worker]]
id = "master_4"
rank = "master"
produces = { stone = 0, wood = 0, architecture = 3, decoration = 2 }
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]
confirmed_by = ["python-notebook"]

[[worker]]
id = "journeyman_1"
rank = "journeyman"
produces = { stone = 3, wood = 0, architecture = 1, decoration = 0 }
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[worker]]
id = "journeyman_2"
rank = "journeyman"
produces = { stone = 1, wood = 0, architecture = 3, decoration = 0 }
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]
confirmed_by = ["school-python"]

[[worker]]
id = "journeyman_3"
rank = "journeyman"
produces = { stone = 1, wood = 1, architecture = 1, decoration = 1 }
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[worker]]
id = "journeyman_4"
rank = "journeyman"
produces = { stone = 1, wood = 1, architecture = 1, decoration = 1 }
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[worker]]
id = "journeyman_5"
rank = "journeyman"
produces = { stone = 0, wood = 3, architecture = 0, decoration = 1 }
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[worker]]
id = "journeyman_6"
rank = "journeyman"
produces = { stone = 0, wood = 1, architecture = 0, decoration = 3 }
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[worker]]
id = "labourer_1"
rank = "labourer"
produces = { stone = 0, wood = 1, architecture = 0, decoration = 2 }
source = "rulebook"
also = ["saad-ahmed98/BatisseursAntiquite", "Nicolas-Corbiere/Batisseur"]
confirmed_by = ["rulebook", "school-python"]

[[worker]]
id = "labourer_2"
rank = "labourer"
produces = { stone = 2, wood = 0, architecture = 0, decoration = 1 }
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[worker]]
id = "labourer_3"
rank = "labourer"
produces = { stone = 0, wood = 2, architecture = 1, decoration = 0 }
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]
confirmed_by = ["python-notebook"]

[[worker]]
id = "labourer_4"
rank = "labourer"
produces = { stone = 1, wood = 0, architecture = 2, decoration = 0 }
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

# The four apprentices are the only printed values that stay unsettled. Every witness agrees that an
# apprentice costs 2 and brings 1 + 1 of two different resources, but not on which pairs. The setup
# chooses one of these sets; the cards are apprentice_1 to apprentice_4 in every one.
[[apprentice_set]]
id = "sheet"
produces = [
    { stone = 0, wood = 1, architecture = 1, decoration = 0 },
    { stone = 0, wood = 1, architecture = 0, decoration = 1 },
    { stone = 1, wood = 0, architecture = 1, decoration = 0 },
    { stone = 1, wood = 0, architecture = 1, decoration = 0 },
]
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]
conflict = "python-notebook has other pairs, see the next set; it confirms apprentice_2 only"
note = "contains a duplicate and is the only unbalanced group of the sheet (stone 2, wood 2, architecture 3, decoration 1): probably one slip"

[[apprentice_set]]
id = "notebook"
produces = [
    { stone = 0, wood = 0, architecture = 1, decoration = 1 },
    { stone = 0, wood = 1, architecture = 0, decoration = 1 },
    { stone = 1, wood = 1, architecture = 0, decoration = 0 },
    { stone = 1, wood = 0, architecture = 0, decoration = 1 },
]
source = "found:python-notebook"
note = "no duplicate, but unbalanced too (stone 2, wood 2, architecture 1, decoration 3); agrees with the sheet on one card only"

[[apprentice_set]]
id = "balanced"
produces = [
    { stone = 0, wood = 1, architecture = 1, decoration = 0 },
    { stone = 0, wood = 1, architecture = 0, decoration = 1 },
    { stone = 1, wood = 0, architecture = 1, decoration = 0 },
    { stone = 1, wood = 0, architecture = 0, decoration = 1 },
]
source = "reconstructed"
note = "guess: the sheet with one cell of its duplicate moved, giving 2 of every resource, even like all other ranks; the replaced card (stone + decoration) also stands in the notebook set, so each of the four cards has a witness"

# ---------------------------------------------------------------- slaves (6)
# Price, penalty and the freed side are in [slaves] and [freed].
[[slave]]
id = "slave_1"
produces = { stone = 2, wood = 0, architecture = 0, decoration = 2 }
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[slave]]
id = "slave_2"
produces = { stone = 0, wood = 0, architecture = 2, decoration = 2 }
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[slave]]
id = "slave_3"
produces = { stone = 2, wood = 0, architecture = 2, decoration = 0 }
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]
confirmed_by = ["school-python"]

[[slave]]
id = "slave_4"
produces = { stone = 2, wood = 2, architecture = 0, decoration = 0 }
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[slave]]
id = "slave_5"
produces = { stone = 0, wood = 2, architecture = 0, decoration = 2 }
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[slave]]
id = "slave_6"
produces = { stone = 0, wood = 2, architecture = 2, decoration = 0 }
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

# ---------------------------------------------------------------- tools (4)
[[tool]]
id = "mallet"
name = { fr = "Un maillet", en = "Mallet" }
adds = { stone = 1, wood = 0, architecture = 0, decoration = 0 }
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]
confirmed_by = ["rulebook"]         # name only

[[tool]]
id = "saw"
name = { fr = "Une scie", en = "Saw" }
adds = { stone = 0, wood = 1, architecture = 0, decoration = 0 }
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]
confirmed_by = ["school-python"]

[[tool]]
id = "set_square"
name = { fr = "Une équerre", en = "Set square" }
adds = { stone = 0, wood = 0, architecture = 1, decoration = 0 }
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[tool]]
id = "brush"
name = { fr = "Un pinceau", en = "Brush" }
adds = { stone = 0, wood = 0, architecture = 0, decoration = 1 }
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

# ---------------------------------------------------------------- universities (4)
# The level replaces the one the worker has in that resource.
[[university]]
id = "stone"
name = { fr = "Université (pierre)", en = "University (stone)" }
resource = "stone"
level = 3
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[university]]
id = "wood"
name = { fr = "Université (bois)", en = "University (wood)" }
resource = "wood"
level = 3
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[university]]
id = "architecture"
name = { fr = "Université (architecture)", en = "University (architecture)" }
resource = "architecture"
level = 3
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]

[[university]]
id = "decoration"
name = { fr = "Université (décoration)", en = "University (decoration)" }
resource = "decoration"
level = 3
source = "found:saad-ahmed98/BatisseursAntiquite"
also = ["Nicolas-Corbiere/Batisseur"]
');
CREATE TABLE passkeys (
    id BLOB PRIMARY KEY,
    guest INTEGER NOT NULL REFERENCES guests (id),
    handle BLOB NOT NULL,
    key TEXT NOT NULL,
    made INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "passkeys" VALUES(X'0707070707070707070707070707070707070707',1,X'0909090909090909090909090909090909090909090909090909090909090909','{"credential_id":[7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7],"public_key":[164,1,1,3,39,32,6,33,88,32,234,74,108,99,226,156,82,10,190,245,80,123,19,46,197,249,149,71,118,174,190,190,123,146,66,30,234,105,20,70,210,44],"counter":3,"algorithm":-8,"aaguid":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"attestation_type":"none","transports":["internal"],"be":false,"bs":false}',1700000000000);
CREATE TABLE returns (
    guest INTEGER PRIMARY KEY REFERENCES guests (id),
    digest BLOB NOT NULL UNIQUE,
    until INTEGER NOT NULL
) STRICT;
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
, hints INTEGER NOT NULL DEFAULT 1, pace TEXT NOT NULL DEFAULT '') STRICT, WITHOUT ROWID;
INSERT INTO "tables" VALUES('0123456789abcdef','builders','{"ludi":1,"game":"builders","rules":2,"pack":{"id":"antiquity","sha256":"16a57e1a80767ebe7a82c4e3ec01258b637547dbdc232d9eb961da384636a279"},"setup":{"apprentice_set":"sheet","ask_final_scoring":false,"early_repayment":true,"finite_bank":false,"first_seat":"random","machines_are_full_workers":true,"open_building_top":true,"open_worker_top":false,"stall_rounds":5},"seats":[{"name":"Livia"},{"name":"Marcus"}],"commitment":"e979c0929c4bc8e108efc69e3d9d1fe9a5d0fcbe4954425b3595733ad3580d03"}',1,0,NULL,124,'[{"name":"Livia"},{"name":"Marcus"}]',0,0,1,1700000000000,1,'');
INSERT INTO "tables" VALUES('fedcba9876543210','builders','{"ludi":1,"game":"builders","rules":2,"pack":{"id":"antiquity","sha256":"16a57e1a80767ebe7a82c4e3ec01258b637547dbdc232d9eb961da384636a279"},"setup":{"apprentice_set":"sheet","ask_final_scoring":false,"early_repayment":true,"finite_bank":false,"first_seat":"random","machines_are_full_workers":true,"open_building_top":true,"open_worker_top":false,"stall_rounds":5},"seats":[{"name":"Livia"},{"name":"Marcus"}],"commitment":"e979c0929c4bc8e108efc69e3d9d1fe9a5d0fcbe4954425b3595733ad3580d03"}',1,0,NULL,30,'[{"name":"Livia"},{"name":"Marcus"}]',1,0,0,1700000000000,1,'');
CREATE TABLE voices (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    guest INTEGER NOT NULL REFERENCES guests (id),
    PRIMARY KEY (table_id, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "voices" VALUES('fedcba9876543210',30,1);
CREATE TABLE watchers (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest INTEGER NOT NULL REFERENCES guests (id),
    PRIMARY KEY (table_id, guest)
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_host ON tables (host);
CREATE INDEX tables_open ON tables (changed DESC) WHERE public = 1 AND finished = 0;
CREATE INDEX tables_bots ON tables (changed) WHERE bots_wait = 1;
CREATE INDEX seats_guest ON seats (guest) WHERE guest IS NOT NULL;
CREATE INDEX voices_guest ON voices (guest);
CREATE INDEX sessions_guest ON sessions (guest);
CREATE INDEX passkeys_guest ON passkeys (guest);
COMMIT;
PRAGMA user_version = 7;
