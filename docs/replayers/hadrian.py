#!/usr/bin/env python3
"""Replays logs of Hadrian's Wall: the whole position, every draw, every score line.

    python3 docs/replayers/hadrian.py LOG…
"""

from collections import Counter

from ludi_log import Difference, expect, line, main, ranked

PIECES = ("soldier", "builder", "servant", "civilian", "resource")
ATTRIBUTES = ("renown", "piety", "valour", "discipline")
COHORTS = ("left", "center", "right")
TRACK_OF = {
    "trader": "traders",
    "performer": "performers",
    "priest": "priests",
    "apparitor": "apparitores",
    "patrician": "patricians",
}
CARD_SOURCES = ("own", "left", "right", "neutral_1", "neutral_2")
PATH_LINES = {
    "landmarks_built": "path-landmarks",
    "open_disdain": "path-disdain",
    "wall_sections": "path-wall",
    "large_buildings": "path-large",
    "cohorts_complete": "path-cohorts",
    "production_filled": "path-production",
    "goods_collected": "path-goods",
    "citizen_tracks_complete": "path-citizens",
    "temples_filled": "path-temples",
    "scout_columns": "path-map",
    "gladiator_strength": "path-gladiators",
    "wall_guard_sections": "path-guard",
}


class Sheet:
    """The two sheets of a player, the pieces and the cards."""

    def __init__(self, pack):
        self.pack, self.left, self.right = pack, pack["left"], pack["right"]
        self.pool = Counter()
        self.attributes = dict.fromkeys(ATTRIBUTES, 0)
        self.cohorts = dict.fromkeys(COHORTS, 0)
        self.tracks = dict.fromkeys(("mining_foresting", "wall_guard", "cippi", "wall", "fort"), 0)
        self.production = self.left["resource_production"]["prefilled"]
        self.citizens = dict.fromkeys(TRACK_OF.values(), 0)
        self.built, self.landmarks = set(), set()
        self.training, self.forum = [], []  # years
        self.goods, self.theatre, self.baths = {}, {}, {}  # by box: number or year
        self.strength, self.damage = Counter(), Counter()
        self.battles = {"red": [], "blue": []}
        self.rulings = {column: [] for column in COHORTS}
        self.temple, self.scouts, self.temple_favours = 0, 0, 0
        self.diplomat_favours = {}
        self.map = set()
        self.disdain = 0
        self.deck = [card["id"] for card in pack["player_cards"]["cards"]]
        self.hand, self.paths, self.choice, self.prospect = [], [], None, None
        self.cohort_choices, self.attribute_choices = 0, 0
        self.offered = ATTRIBUTES
        self.scouting = None
        self.extra_attack = 0
        self.own_arrows, self.ignored = Counter(), Counter()

    def open_disdain(self):
        return self.disdain - len(self.baths)

    def take(self, gains):
        """HW-042: from left to right, each with all that follows from it."""
        for gain in gains:
            if gain in PIECES:
                self.pool[gain] += 1
            elif gain in ATTRIBUTES:
                boxes = self.left["attributes"][gain]["boxes"]
                if self.attributes[gain] < len(boxes):
                    self.attributes[gain] += 1
                    self.take(boxes[self.attributes[gain] - 1]["gains"])
            elif gain in TRACK_OF:
                self.fill_citizen(TRACK_OF[gain])
            elif gain == "cohort":
                self.cohort_choices += 1
            elif gain == "production":
                self.production = min(self.production + 1, self.left["resource_production"]["circles"])
            else:
                expect(gain == "favour", f"{gain} is no gain")
                self.temple_favours += 1

    def fill_citizen(self, track):
        boxes = self.right["citizens"][track]["boxes"]
        if self.citizens[track] < len(boxes):
            self.citizens[track] += 1
            self.take(boxes[self.citizens[track] - 1]["gains"])

    def fill_cohort(self, cohort):
        self.cohorts[cohort] += 1
        self.take(self.left["cohorts"]["boxes"][self.cohorts[cohort] - 1]["gains"])

    def fill_track(self, track):
        self.tracks[track] += 1
        self.take(self.left[track]["boxes"][self.tracks[track] - 1]["gains"])

    def open_cohorts(self):
        return [c for c in COHORTS if self.cohorts[c] < len(self.left["cohorts"]["boxes"])]

    def open_attributes(self):
        tracks = self.left["attributes"]
        return [a for a in self.offered if self.attributes[a] < len(tracks[a]["boxes"])]

    def settle(self):
        """Free choices with one answer are made, those with none are lost."""
        while self.cohort_choices:
            choices = self.open_cohorts()
            if len(choices) > 1:
                return
            self.cohort_choices = self.cohort_choices - 1 if choices else 0
            if choices:
                self.fill_cohort(choices[0])
        while self.attribute_choices:
            choices = self.open_attributes()
            if len(choices) > 1:
                return
            self.attribute_choices = self.attribute_choices - 1 if choices else 0
            if choices:
                self.take(choices)

    def sections(self, track):
        """Full columns of the Wall or the Wall Guard."""
        columns = [space["column"] for space in self.left[track]["boxes"]]
        ends = [len(columns) - columns[::-1].index(column) for column in ("small", "medium", "large")]
        return sum(self.tracks[track] >= end for end in ends)

    def metric(self, name):
        """What a path card measures."""
        temples = [row["temple"] for row in self.right["temples"]["rows"] for _ in row["boxes"]]
        scouting = self.right["scouting"]
        return {
            "landmarks_built": lambda: len(self.landmarks),
            "open_disdain": self.open_disdain,
            "wall_sections": lambda: self.sections("wall"),
            "large_buildings": lambda: sum(b["large"] for b in self.pack["building"] if b["id"] in self.built),
            "cohorts_complete": lambda: len(COHORTS) - len(self.open_cohorts()),
            "production_filled": lambda: self.production,
            "goods_collected": lambda: len(self.goods),
            "citizen_tracks_complete": lambda: sum(
                n == len(self.right["citizens"][track]["boxes"]) for track, n in self.citizens.items()
            ),
            "temples_filled": lambda: len(set(temples) - set(temples[self.temple :])),
            "scout_columns": lambda: sum(
                all((row, column) in self.map for row in range(scouting["rows"]))
                for column in range(scouting["columns"])
            ),
            "gladiator_strength": lambda: self.strength.total(),
            "wall_guard_sections": lambda: self.sections("wall_guard"),
        }[name]()


class Hadrian:
    def __init__(self, pack, header):
        self.pack, self.setup = pack, header["setup"]
        self.players = len(header["seats"])
        self.fort = pack["campaign"]["forts"][self.setup["fort"] - 1] if self.setup["fort"] else None
        self.terms = self.fort["rules"] if self.fort else {}
        self.sheets = [Sheet(pack) for _ in range(self.players)]
        self.cards = {card["id"]: card for card in pack["player_cards"]["cards"]}
        self.fate = {card["id"]: card for card in pack["fate_deck"]["cards"]}
        self.buildings = {card["id"]: card for card in pack["building"]}
        self.pile, self.discard, self.out, self.out_own = set(self.fate), set(), set(), set()
        self.year, self.phase = 1, ("fate",)
        self.deciding = set()
        self.arrows = Counter()
        self.neutral_deck = list(self.cards)
        self.neutral = []  # [card, pieces on it]
        usual = {1: pack["neutral"]["cards_for_one"], 2: pack["neutral"]["cards_for_two"]}
        self.neutral_cards = self.terms.get("neutral_cards_per_year", usual.get(self.players, 0))

    # Draws.

    def outcomes(self):
        kind = self.phase[0]
        if kind == "deal":
            seat = self.phase[1]
            return [f"deal {card} to {seat + 1}" for card in self.sheets[seat].deck]
        if kind == "neutral":
            return [f"neutral {card}" for card in self.neutral_deck]
        if kind in ("fate", "turn", "attack", "own attack"):
            return [f"fate {card}" for card in sorted(self.pile or self.discard)]
        return []

    def source(self):
        kind = self.phase[0]
        if kind == "deal":
            return f"deck {self.phase[1] + 1}"
        return "neutral" if kind == "neutral" else "fate"

    def draw(self, text):
        words = text.split(" ")
        if words[0] == "deal":
            return self.deal(int(words[3]) - 1, words[1])
        if words[0] == "neutral":
            self.neutral_deck.remove(words[1])
            self.neutral.append((words[1], Counter()))
            if len(self.neutral) == self.neutral_cards:
                self.take_income()
            return
        card = int(words[1])
        if not self.pile:
            self.pile, self.discard = self.discard, set()
        self.pile.remove(card)
        kind = self.phase[0]
        if kind == "attack":
            self.out.add(card)
            self.arrows[self.fate[card]["arrow"]] += 1
            if len(self.out) >= self.attack_size():
                self.reveal_own_attacks(0)
        elif kind == "own attack":
            self.attack_alone(self.phase[1], card)
        else:
            self.discard.add(card)
            if kind == "turn":
                self.turn_over(card)
            else:
                self.open_year(card)

    def open_year(self, card):
        """HW-030, HW-182, HW-188."""
        income = Counter({piece: self.fate[card][piece] for piece in PIECES})
        if self.year == 1 and income["soldier"] < self.terms.get("first_fate_card_needs_soldiers", 0):
            return
        for sheet in self.sheets:
            sheet.pool += income
        if self.year == 1 and self.setup["reward"] and self.setup["fort"] > 1:
            before = self.pack["campaign"]["forts"][self.setup["fort"] - 2]
            self.sheets[0].pool += Counter(before["setup_reward"])
        self.phase = ("deal", 0)

    def deal(self, seat, card):
        sheet = self.sheets[seat]
        sheet.deck.remove(card)
        sheet.hand.append(card)
        if len(sheet.hand) == 2:
            self.phase = ("deal", seat + 1)
            if seat + 1 == self.players:
                self.phase, self.deciding = ("choose",), set(range(self.players))

    def turn_up_cards(self):
        for sheet in self.sheets:
            sheet.hand.remove(sheet.choice)
            sheet.paths.append(sheet.choice)
            sheet.prospect = sheet.hand.pop()
        self.phase = ("neutral",)
        if not self.neutral_cards:
            self.take_income()

    def take_income(self):
        """HW-036, HW-037."""
        for seat, sheet in enumerate(self.sheets):
            sheet.pool += Counter(self.cards[sheet.prospect]["income"])
            yearly = sheet.left["resource_production"]["yearly"]
            for _ in range(sheet.production):
                sheet.pool += Counter(yearly)
            sheet.offered = ATTRIBUTES
            for building in sheet.built:
                yearly = dict(self.buildings[building].get("yearly", {}))
                sheet.attribute_choices += yearly.pop("any_attribute", 0)
                sheet.pool += Counter(yearly)
            sheet.settle()
            if sheet.attribute_choices:
                self.deciding.add(seat)
        self.phase = ("roads",)
        if not self.deciding:
            self.open_actions()

    def open_actions(self):
        self.phase, self.deciding = ("actions",), set(range(self.players))

    # Decisions.

    def waiting(self):
        return set(self.deciding) if self.phase[0] in ("choose", "roads", "actions", "favours") else set()

    def decide(self, seat, text):
        words, sheet, kind = text.split(" "), self.sheets[seat], self.phase[0]
        if kind == "choose":
            expect(words[0] == "path" and words[1] in sheet.hand, "the seat does not hold this card")
            sheet.choice = words[1]
            self.deciding.discard(seat)
            if not self.deciding:
                self.turn_up_cards()
        elif kind == "roads":
            expect(words[0] == "attribute", "a Road asks for an attribute")
            self.choose(sheet, words)
            if not sheet.attribute_choices:
                self.deciding.discard(seat)
                if not self.deciding:
                    self.open_actions()
        elif kind == "favours":
            self.decide_favour(seat, words)
        elif words == ["finish"]:
            expect(not self.is_choosing(sheet), "a choice comes first")
            self.deciding.discard(seat)
            if not self.deciding:
                self.close_year()
        elif words[0] in ("cohort", "attribute"):
            self.choose(sheet, words)
        else:
            expect((words[0] == "map") == bool(sheet.scouting), "a pattern waits, or none does")
            expect(words[0] == "map" or not self.is_choosing(sheet), "a choice comes first")
            cost, effect = self.plan(seat, words)
            expect(sheet.pool >= cost, f"the seat cannot pay {dict(cost)}")
            sheet.pool -= cost
            effect()
            sheet.settle()

    def is_choosing(self, sheet):
        return sheet.cohort_choices or sheet.attribute_choices or sheet.scouting

    def choose(self, sheet, words):
        if words[0] == "cohort":
            expect(sheet.cohort_choices and words[1] in sheet.open_cohorts(), "not this cohort")
            sheet.cohort_choices -= 1
            sheet.fill_cohort(words[1])
        else:
            expect(sheet.attribute_choices and not sheet.cohort_choices, "no attribute is asked for")
            expect(words[1] in sheet.open_attributes(), "not this attribute")
            sheet.attribute_choices -= 1
            sheet.take([words[1]])
        sheet.settle()

    def plan(self, seat, words):
        """What an action costs, and a function that does the rest; Difference if not allowed."""
        verb, *what = words
        method = getattr(self, f"plan_{verb}", None)
        expect(method, "there is no such action")
        cost, effect = method(seat, self.sheets[seat], *what)
        return Counter(cost), effect

    def has_action(self, seat):
        """Whether the seat could do anything but finish."""
        for words in self.conceivable():
            try:
                cost, _ = self.plan(seat, words)
            except Difference:
                continue
            if self.sheets[seat].pool >= cost:
                return True
        return False

    def conceivable(self):
        right = self.pack["right"]
        yield from (["mine"], ["guard"], ["cippi"], ["wall"], ["train"])
        yield from (["fort", piece] for piece in self.pack["left"]["fort"]["pay"])
        yield from (["build", building] for building in self.buildings)
        yield from (["landmark", landmark["id"]] for landmark in self.pack["landmark"])
        yield from (["forum", *e["give"], "for", e["get"]] for e in self.pack["left"]["forum"]["exchanges"])
        yield from (["citizen", track] for track in TRACK_OF.values())
        for number in range(1, len(right["market"]["boxes"]) + 1):
            yield from (["good", str(number), "from", source] for source in (*CARD_SOURCES[1:], "deck"))
        yield from (["perform", str(n)] for n in range(1, len(right["theatre"]["boxes"]) + 1))
        yield from (["bribe", str(n)] for n in range(1, len(right["baths"]["boxes"]) + 1))
        for which in ("red", "blue"):
            yield ["battle", which]
            yield from (["gladiator", which, piece] for piece in right["ludus"]["train_pay"])
        yield from (["temple", piece] for piece in right["temples"]["pay"])
        for cohort in COHORTS:
            yield from (["ruling", cohort], ["diplomat", cohort])
        yield from (["scout", source] for source in CARD_SOURCES)

    # The left sheet.

    def check_track(self, sheet, track):
        boxes, filled = sheet.left[track]["boxes"], sheet.tracks[track]
        expect(filled < len(boxes), "the track is full")
        space = boxes[filled]
        for building in self.buildings.values():
            if building.get("unlocks_column") == space["column"]:
                expect(building["id"] in sheet.built, "the column is closed")
        expect(sheet.tracks["fort"] >= space.get("needs_fort_box", 0), "the Fort is not so far")

    def plan_mine(self, seat, sheet):
        self.check_track(sheet, "mining_foresting")
        servants = self.terms.get("mining_cost_servants")
        cost = {"servant": servants} if servants else sheet.left["mining_foresting"]["cost"]
        return cost, lambda: sheet.fill_track("mining_foresting")

    def plan_guard(self, seat, sheet):
        self.check_track(sheet, "wall_guard")
        return sheet.left["wall_guard"]["cost"], lambda: sheet.fill_track("wall_guard")

    def plan_cippi(self, seat, sheet, track="cippi"):
        expect(self.year >= self.terms.get("wall_and_cippi_from_year", 0), "not in this year")
        self.check_track(sheet, track)
        return sheet.left[track]["cost"], lambda: sheet.fill_track(track)

    def plan_wall(self, seat, sheet):
        return self.plan_cippi(seat, sheet, "wall")

    def plan_fort(self, seat, sheet, piece):
        expect(piece in sheet.left["fort"]["pay"], "this piece does not pay the Fort")
        self.check_track(sheet, "fort")
        return {piece: 1}, lambda: sheet.fill_track("fort")

    def plan_train(self, seat, sheet):
        grounds = sheet.left["training_grounds"]
        self.check_yearly(sheet.training, grounds["boxes"], grounds["max_per_year"])
        self.check_track(sheet, "wall_guard")
        return grounds["cost"], lambda: (sheet.training.append(self.year), sheet.fill_track("wall_guard"))

    def plan_forum(self, seat, sheet, first, second, _for, get):
        forum = sheet.left["forum"]
        expect({"give": [first, second], "get": get} in forum["exchanges"], "no such exchange")
        self.check_yearly(sheet.forum, forum["boxes"], forum["max_per_year"])
        return Counter([first, second]), lambda: (sheet.forum.append(self.year), sheet.take([get]))

    def check_yearly(self, years, boxes, per_year):
        expect(list(years).count(self.year) < per_year, "not again in this year")
        expect(len(years) < boxes, "all boxes are used")

    # Buildings and citizens.

    def check_citizens(self, sheet, track, least):
        expect(sheet.citizens[track] >= least, f"{least} {track} are needed")

    def plan_build(self, seat, sheet, building):
        card = self.buildings[building]
        expect(building not in self.terms.get("forbidden", []), "the fort forbids it")
        expect(building not in sheet.built, "it stands already")
        expect(card.get("after") in sheet.built | {None}, "another building comes first")
        needs = card["requires"]
        if "infrastructure" in needs:
            filled = sheet.left["fort"]["boxes"][: sheet.tracks["fort"]]
            have = max((space.get("infrastructure", 0) for space in filled), default=0)
            expect(have >= needs["infrastructure"], "the Infrastructure is too low")
        else:
            self.check_citizens(sheet, needs["track"], needs["min"])
        cost = Counter(card["cost"])
        cost["resource"] += self.terms.get("extra_resource_for_buildings", 0)

        def effect():
            sheet.built.add(building)
            sheet.take(card["gains"])
            if "gains_choice" in card:
                sheet.attribute_choices += 1
                sheet.offered = [a for a in ATTRIBUTES if a in card["gains_choice"]]

        return cost, effect

    def plan_landmark(self, seat, sheet, landmark):
        card = next(card for card in self.pack["landmark"] if card["id"] == landmark)
        expect("landmarks" not in self.terms.get("forbidden", []), "the fort forbids it")
        expect(landmark not in sheet.landmarks, "it stands already")
        needs = card["requires"]
        expect(sheet.attributes[needs["attribute"]] >= needs["min"], "the attribute is too low")
        return card["cost"], lambda: (sheet.landmarks.add(landmark), sheet.take(card["gains"]))

    def plan_citizen(self, seat, sheet, track):
        full = len(sheet.right["citizens"][track]["boxes"])
        expect(sheet.citizens[track] < full, "the track is full")
        return sheet.right["citizens"]["cost"], lambda: sheet.fill_citizen(track)

    def use_box(self, sheet, area, written, number):
        """A numbered box of the Market, the Theatre or the Baths that can be used."""
        uses = sheet.right[area]
        expect(uses["needs_building"] in sheet.built, "the building does not stand")
        expect(number not in written, "the box is used")
        space = uses["boxes"][number - 1]
        self.check_citizens(sheet, uses["track"], space["min"])
        return space, space.get("cost", uses.get("cost"))

    def plan_perform(self, seat, sheet, number):
        number = int(number)
        space, cost = self.use_box(sheet, "theatre", sheet.theatre, number)
        self.check_yearly(sheet.theatre.values(), 99, sheet.right["theatre"]["max_per_year"])
        return cost, lambda: (sheet.theatre.update({number: self.year}), sheet.take(space["gains"]))

    def plan_bribe(self, seat, sheet, number):
        number = int(number)
        _, cost = self.use_box(sheet, "baths", sheet.baths, number)
        self.check_yearly(sheet.baths.values(), 99, sheet.right["baths"]["max_per_year"])
        expect(sheet.open_disdain(), "there is no Disdain to remove")
        return cost, lambda: sheet.baths.update({number: self.year})

    def plan_temple(self, seat, sheet, piece):
        temples = sheet.right["temples"]
        expect(piece in temples["pay"], "this piece does not pay a temple")
        boxes = [(row, gains) for row in temples["rows"] for gains in row["boxes"]]
        expect(sheet.temple < len(boxes), "all temples are full")
        row, gains = boxes[sheet.temple]
        expect(row["temple"] in sheet.built, "the temple does not stand")
        self.check_citizens(sheet, temples["track"], row["min"])

        def effect():
            sheet.temple += 1
            sheet.take(gains)

        return {piece: 1}, effect

    def plan_ruling(self, seat, sheet, column):
        courthouse = sheet.right["courthouse"]
        expect(courthouse["needs_building"] in sheet.built, "the Courthouse does not stand")
        printed = next(c for c in courthouse["columns"] if c["id"] == column)
        years = sheet.rulings[column]
        self.check_yearly(years, len(printed["min"]), courthouse["max_per_column_per_year"])
        self.check_citizens(sheet, courthouse["track"], printed["min"][len(years)])
        return printed["cost"], lambda: (years.append(self.year), sheet.take(printed["gains"]))

    def plan_diplomat(self, seat, sheet, cohort):
        diplomats = sheet.right["diplomats"]
        expect("diplomats" not in self.terms.get("forbidden", []), "the fort forbids it")
        sent = len(sheet.diplomat_favours)
        expect(cohort not in sheet.diplomat_favours and sent < len(diplomats["boxes"]), "no further diplomat")
        self.check_citizens(sheet, diplomats["track"], diplomats["boxes"][sent]["min"])

        def effect():
            sheet.diplomat_favours[cohort] = diplomats["favours"]
            sheet.take(diplomats["gains"])

        return diplomats["cost"], effect

    # Cards of others: the Market and the map.

    def neighbour(self, seat, source):
        expect(self.players > (1 if source == "left" else 2), "there is no such neighbour")
        return (seat + (1 if source == "left" else -1)) % self.players

    def card_of(self, seat, source):
        if source == "own":
            return self.cards[self.sheets[seat].prospect]
        if source in ("left", "right"):
            return self.cards[self.sheets[self.neighbour(seat, source)].prospect]
        index = ("neutral_1", "neutral_2").index(source)
        expect(index < len(self.neutral), "no such neutral card lies open")
        return self.cards[self.neutral[index][0]]

    def pass_on(self, seat, source, cost):
        """HW-103, HW-143, HW-173: what was paid for the use of a card goes to whom it is due."""
        if source in ("left", "right"):
            if self.setup["no_gifts"]:
                self.sheets[seat].extra_attack += 1
                return
            other = self.neighbour(seat, source)
            self.sheets[other].pool += Counter(cost)
            if other not in self.deciding and self.has_action(other):
                self.deciding.add(other)
        elif source.startswith("neutral"):
            self.neutral[int(source[-1]) - 1][1].update(cost)

    def plan_good(self, seat, sheet, number, _from, source):
        number = int(number)
        expect(source != "own", "the own card sells nothing")
        card = None if source == "deck" else self.card_of(seat, source)
        _, cost = self.use_box(sheet, "market", sheet.goods, number)

        def effect():
            if card is None:
                self.phase = ("turn", seat, "good", number)
            else:
                self.store_good(sheet, number, card["goods"])
                self.pass_on(seat, source, cost)

        return cost, effect

    def store_good(self, sheet, number, good):
        market, different = sheet.right["market"], set(sheet.goods.values())
        if good not in different:
            sheet.take(["renown"] * market["unique_renown"][len(different)])
        sheet.goods[number] = good
        sheet.take(market["boxes"][number - 1]["gains"])

    def placements(self, letter):
        """The cells a pattern covers by the words that say so; each set of cells has one name."""
        scouting = self.pack["right"]["scouting"]
        rows = scouting["patterns"][letter]["rows"]
        shape = [(r, c) for r, text in enumerate(rows) for c, mark in enumerate(text) if mark == "#"]
        found = {}
        for flip in ("", " flip"):
            turned = [(r, -c) for r, c in shape] if flip else shape
            for turn in ("", " rot90", " rot180", " rot270"):
                top, left = min(r for r, _ in turned), min(c for _, c in turned)
                for row in range(scouting["rows"]):
                    for column in range(scouting["columns"]):
                        cells = frozenset((r - top + row, c - left + column) for r, c in turned)
                        inside = all(r < scouting["rows"] and c < scouting["columns"] for r, c in cells)
                        if inside and cells not in found.values():
                            found[f"r{row + 1}c{column + 1}{turn}{flip}"] = cells
                turned = [(c, -r) for r, c in turned]
        return found

    def plan_scout(self, seat, sheet, source):
        scouting = sheet.right["scouting"]
        expect(sheet.scouts < len(scouting["boxes"]), "no further scout")
        self.check_citizens(sheet, scouting["track"], scouting["boxes"][sheet.scouts]["min"])
        expect(sheet.pool >= Counter(scouting["cost"]), "the seat cannot pay a scout")
        places = self.placements(self.card_of(seat, source)["pattern"]).values()
        expect(any(not cells & sheet.map for cells in places), "there is no room")

        def effect():
            sheet.scouting = source

        return {}, effect

    def plan_map(self, seat, sheet, source, *spot):
        expect(sheet.scouting == source, "another card was chosen")
        scouting = sheet.right["scouting"]
        cells = self.placements(self.card_of(seat, source)["pattern"]).get(" ".join(spot))
        expect(cells and not cells & sheet.map, "the pattern cannot lie there")

        def effect():
            before = set(sheet.map)
            sheet.map |= cells
            sheet.scouting = None
            sheet.scouts += 1
            for row, column in sorted(cells):
                mark = scouting["map"][row][column]
                sheet.take({"R": ["resource"], "S": ["servant"], ".": []}[mark])
            for row in range(scouting["rows"]):
                whole = {(row, column) for column in range(scouting["columns"])}
                if whole <= sheet.map and not whole <= before:
                    sheet.take(["valour"] * scouting["valour_per_complete_row"])
            self.pass_on(seat, source, scouting["cost"])

        return scouting["cost"], effect

    # Gladiators.

    def check_gladiator(self, sheet, which):
        expect(sheet.right["ludus"]["needs_building"] in sheet.built, "the school does not stand")
        dead = sheet.strength[which] and sheet.damage[which] == sheet.strength[which]
        expect(not dead, "the gladiator is dead")

    def plan_gladiator(self, seat, sheet, which, piece):
        ludus = sheet.right["ludus"]
        self.check_gladiator(sheet, which)
        expect(piece in ludus["train_pay"], "this piece does not pay")
        expect(sheet.strength[which] < len(ludus["train_min"]), "it is as strong as can be")
        self.check_citizens(sheet, ludus["track"], ludus["train_min"][sheet.strength[which]])
        return {piece: 1}, lambda: sheet.strength.update([which])

    def plan_battle(self, seat, sheet, which):
        ludus = sheet.right["ludus"]
        self.check_gladiator(sheet, which)
        expect(sheet.strength[which], "it is not trained")
        self.check_yearly(sheet.battles[which], ludus["battle_boxes"], ludus["max_battles_per_year"])

        def effect():
            sheet.battles[which].append(self.year)
            self.phase = ("turn", seat, "battle", which)

        return {}, effect

    def turn_over(self, card):
        """HW-104, HW-117: the Fate card an action asked for."""
        _, seat, purpose, which = self.phase
        sheet, self.phase = self.sheets[seat], ("actions",)
        if purpose == "good":
            self.store_good(sheet, which, self.fate[card]["goods"])
        else:
            ludus, strength = sheet.right["ludus"], sheet.strength[which]
            sheet.damage[which] = min(strength, sheet.damage[which] + self.fate[card]["damage"])
            if sheet.damage[which] == strength:
                sheet.take(["piety"] * ludus["death_piety"][strength - 1])
            else:
                sheet.take(["renown"] * ludus["survive_renown"][strength - 1])
                sheet.take(["resource"] * ludus["survive_resource"][strength - 1])
        sheet.settle()

    # The end of a year.

    def attack_size(self):
        difficulty = "medium" if self.setup["fort"] else self.setup["difficulty"]
        pieces = sum(laid.total() for _, laid in self.neutral)
        return (
            self.pack["attack"]["years"][self.year - 1][difficulty]
            + self.terms.get("extra_attack_cards", 0)
            + pieces * self.pack["neutral"]["attack_cards_per_piece"]
        )

    def close_year(self):
        for sheet in self.sheets:
            sheet.pool = Counter()
        self.phase = ("attack",)
        if not self.attack_size():
            self.reveal_own_attacks(0)

    def attack_alone(self, seat, card):
        self.out_own.add(card)
        self.sheets[seat].own_arrows[self.fate[card]["arrow"]] += 1
        if len(self.out_own) >= self.sheets[seat].extra_attack:
            self.discard |= self.out_own
            self.out_own = set()
            self.reveal_own_attacks(seat + 1)

    def reveal_own_attacks(self, start):
        for seat in range(start, self.players):
            if self.sheets[seat].extra_attack:
                self.phase = ("own attack", seat)
                return
        asked = {seat for seat in range(self.players) if self.fitting_favours(seat)}
        for seat in set(range(self.players)) - asked:
            self.take_outcome(seat)
        self.phase, self.deciding = ("favours",), asked
        if not asked:
            self.clear_attack()

    def unrepelled(self, seat, cohort):
        sheet = self.sheets[seat]
        attacks = self.arrows[cohort] + sheet.own_arrows[cohort]
        return max(0, attacks - sheet.ignored[cohort] - sheet.cohorts[cohort])

    def fitting_favours(self, seat):
        sheet = self.sheets[seat]
        attacked = [cohort for cohort in COHORTS if self.unrepelled(seat, cohort)]
        temples = [["favour", "temple", cohort] for cohort in attacked if sheet.temple_favours]
        return temples + [["favour", "diplomat", c] for c in attacked if sheet.diplomat_favours.get(c)]

    def decide_favour(self, seat, words):
        sheet = self.sheets[seat]
        if words != ["accept"]:
            expect(words in self.fitting_favours(seat), "no such Favour fits")
            if words[1] == "temple":
                sheet.temple_favours -= 1
            else:
                sheet.diplomat_favours[words[2]] -= 1
            sheet.ignored[words[2]] += 1
            if self.fitting_favours(seat):
                return
        self.take_outcome(seat)
        self.deciding.discard(seat)
        if not self.deciding:
            self.clear_attack()

    def take_outcome(self, seat):
        """HW-156 to HW-158."""
        sheet = self.sheets[seat]
        potential = self.pack["attack"]["years"][self.year - 1]["potential"]
        disdain = min(potential, sum(self.unrepelled(seat, cohort) for cohort in COHORTS))
        sheet.disdain = min(sheet.disdain + disdain, sheet.left["disdain"]["boxes"])
        sheet.take(["valour"] * (potential - disdain))

    def clear_attack(self):
        self.discard |= self.out
        self.out, self.arrows, self.neutral = set(), Counter(), []
        for sheet in self.sheets:
            sheet.extra_attack, sheet.own_arrows, sheet.ignored = 0, Counter(), Counter()
        self.year += 1
        self.phase = ("fate",)
        if self.year > len(self.pack["attack"]["years"]):
            self.phase = ("over",)
            for sheet in self.sheets:
                sheet.pool = Counter()

    # Scores.

    def standings(self):
        sheets = []
        for sheet in self.sheets:
            vp = sheet.left["attributes"]["vp_per_box"]
            lines = [line(a, sheet.attributes[a], vp * sheet.attributes[a]) for a in ATTRIBUTES]
            paths = 0
            for card in (self.cards[path] for path in sheet.paths):
                have = sheet.metric(card["metric"])
                steps = sum(have <= at if card["cmp"] == "le" else have >= at for at in card["at"])
                points = self.pack["player_cards"]["path_vp"][steps - 1] if steps else 0
                paths += points
                lines.append(line(PATH_LINES[card["metric"]], have, points))
            disdain, penalty = sheet.open_disdain(), sheet.left["disdain"]["penalty"]
            lines.append(line("disdain", disdain, -penalty[min(disdain, len(penalty) - 1)]))
            sheets.append((lines, [-disdain, paths], self.title(lines)))
        return ranked(1, sheets)

    def title(self, lines):
        if self.players > 1:
            return None
        total = sum(entry["points"] for entry in lines)
        ranks = self.pack["solo"]["ranks"]
        earned = [rank for rank in ranks if total >= rank["min"]] or ranks[:1]
        return "rank-" + earned[-1]["id"].replace("_", "-")

    def position(self):
        """The position as `ludi replay --json` says it to a spectator."""

        def seat(sheet):
            boxes = {area: len(sheet.right[area]["boxes"]) for area in ("market", "theatre", "baths")}

            def written(area, numbers):
                return [numbers.get(box) for box in range(1, boxes[area] + 1)]

            return {
                "pool": dict(+sheet.pool),
                "attributes": sheet.attributes,
                "cohorts": sheet.cohorts,
                "mining": sheet.tracks["mining_foresting"],
                "guard": sheet.tracks["wall_guard"],
                "cippi": sheet.tracks["cippi"],
                "wall": sheet.tracks["wall"],
                "fort": sheet.tracks["fort"],
                "production": sheet.production,
                "built": [building for building in self.buildings if building in sheet.built],
                "landmarks": [card["id"] for card in self.pack["landmark"] if card["id"] in sheet.landmarks],
                "disdain": sheet.disdain,
                "citizens": sheet.citizens,
                "goods": written("market", sheet.goods),
                "theatre": written("theatre", sheet.theatre),
                "baths": written("baths", sheet.baths),
                "gladiators": {
                    which: {"strength": sheet.strength[which], "damage": sheet.damage[which]}
                    for which in ("red", "blue")
                },
                "temple": sheet.temple,
                "temple_favours": sheet.temple_favours,
                "diplomat_favours": {cohort: sheet.diplomat_favours.get(cohort, 0) for cohort in COHORTS},
                "scouts": sheet.scouts,
                "map": [f"r{row + 1}c{column + 1}" for row, column in sorted(sheet.map)],
                "deck": [card for card in self.cards if card in sheet.deck + sheet.hand],
                "hand": [],
                "paths": sheet.paths,
                "prospect": sheet.prospect,
                "cohort_choices": sheet.cohort_choices,
                "attribute_choices": sheet.attribute_choices,
                "scouting": sheet.scouting,
                "own_attack": sheet.extra_attack,
            }

        return {
            "year": min(self.year, len(self.pack["attack"]["years"])),
            "draw_pile": sorted(self.pile),
            "discard_pile": sorted(self.discard),
            "attack_cards": sorted(self.out),
            "arrows": {cohort: self.arrows[cohort] for cohort in COHORTS},
            "neutral": [{"card": card, "pieces": dict(laid)} for card, laid in self.neutral],
            "seats": [seat(sheet) for sheet in self.sheets],
        }


if __name__ == "__main__":
    main(Hadrian, "hadrian")
