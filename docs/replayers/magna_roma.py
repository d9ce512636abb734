#!/usr/bin/env python3
"""Replays logs of Magna Roma: the whole position, every draw, every score line.

    python3 docs/replayers/magna_roma.py LOG…
"""

from copy import copy
from itertools import product

from ludi_log import expect, line, main, ranked

COLOURS = ("red", "purple", "brown")
ICONS = ("mask", "lyre", "column")
ROWS = ("top", "middle", "bottom")
FACES = ("north", "east", "south", "west")
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # (row, column) of the neighbour, by side
FIELD, SIZE, CENTRE = 9, 5, (4, 4)
MOVES = 10  # meeples moved by hand in a turn


def cell(name):
    return int(name[1:]) - 1, ord(name[0]) - ord("a")


def gain_of(entry):
    return entry["resource"], entry["amount"]


def stars_of(tile):
    """Stars by colour: a number is of the tile's own colour."""
    stars = tile["stars"] if isinstance(tile["stars"], dict) else {tile.get("colour"): tile["stars"]}
    return {colour: stars.get(colour, 0) for colour in COLOURS}


def icons_of(tile):
    icons = [tile["icon"]] if isinstance(tile["icon"], str) else tile["icon"]
    return [icon for icon in icons if icon != "none"]


class Realm:
    """What lies in front of a player."""

    def __init__(self, centre):
        self.tiles = {CENTRE: (centre, 0)}  # tile and quarter turns, by cell
        self.monuments = []  # [id, cells under it, meeples], in the order they were built
        self.blessed = set()
        self.stars = dict.fromkeys(COLOURS, 0)
        self.market = self.faith = self.coins = self.population = self.blessings = self.vp = 0
        self.legions = 0
        self.bonuses = set()

    def covered(self):
        return {spot for _, under, _ in self.monuments for spot in under}

    def idle(self):
        return self.population - sum(people for _, _, people in self.monuments)


class MagnaRoma:
    def __init__(self, pack, header):
        self.pack, self.setup, self.rules = pack, header["setup"], header["rules"]
        self.players = len(header["seats"])
        self.tiles = {tile["id"]: tile for tile in pack["tiles"]["list"]}
        self.tiles |= {centre["id"]: centre | {"stars": 0, "icon": "none"} for centre in pack["centre"]}
        self.monuments = {card["id"]: card for card in pack["monument"]}
        self.provinces = {card["id"]: card for card in pack["province"]}
        self.tokens = {card["id"]: card for card in pack["token"]}
        self.objectives = {card["id"]: card for card in pack["objective"]}
        self.read_pairs()
        self.realms = [Realm(pack["centre"][seat]["id"]) for seat in range(self.players)]
        solo = self.players == 1
        self.slots = pack["solo"]["offer"] if solo else pack["ring"]["slots"][self.players - 2]
        levels = {"easy": 1, "medium": 2, "hard": 3}
        level = levels.get(self.setup["level"])
        aims = [key for key, card in self.objectives.items() if level in (None, card["level"])]
        self.decks = {
            "tile": [tile["id"] for tile in pack["tiles"]["list"]],
            "monument": list(self.monuments),
            "province": list(self.provinces),
            "token": list(self.tokens),
            "objective": aims,
            "first": [str(seat + 1) for seat in range(self.players)],
        }
        game = pack["game"]
        self.ring = [None] * self.slots
        self.places = {
            "tile": self.ring,
            "monument": [None] * game["monuments_on_display"],
            "province": [None] * game["provinces_in_play"],
            "token": [None] * game["tokens_in_play"],
            "objective": [None] * (pack["solo"]["objectives_in_play"] if solo else 0),
        }
        blocked = pack["solo"]["blocked"] if solo else []
        self.discs = [[None] * len(ROWS) for _ in self.places["province"]]
        for slots, row in zip(self.discs, blocked):
            if row:
                slots[row - 1] = "blocked"
        self.cylinders = [None] * self.players
        self.first, self.active = None, 0
        self.phase, self.then = "deal tile", "act"
        self.gains, self.offers = [], []
        self.spot, self.blessed_now, self.moves = CENTRE, 0, 0

    def read_pairs(self):
        """What two facing halves pay: small and large."""
        symbols = {symbol["id"]: symbol for symbol in self.pack["symbol"]}
        self.pairs = {}
        for pair in self.pack["pair"]:
            symbol = symbols[pair["symbol"]]
            pays = [(symbol["resource"], symbol[size]) for size in ("small", "large")]
            self.pairs[tuple(pair["halves"])] = self.pairs[tuple(reversed(pair["halves"]))] = pays

    @property
    def me(self):
        return self.realms[self.active]

    # Draws.

    def outcomes(self):
        if not self.phase.startswith("deal"):
            return []
        kind = self.phase.removeprefix("deal ")
        return [f"{kind} {card}" for card in self.decks[kind]]

    def source(self):
        kind = self.phase.removeprefix("deal ")
        return "seats" if kind == "first" else f"{kind}s"

    def draw(self, text):
        kind, card = text.split(" ")
        if kind == "first":
            return self.begin_claims(int(card) - 1)
        self.decks[kind].remove(card)
        places = self.places[kind]
        places[places.index(None)] = card
        if self.first is None:
            self.deal_on()
        elif kind == "monument":
            self.end_turn()
        elif self.players == 1:
            self.offer_tiles()
        else:
            self.pass_turn()

    def deal_on(self):
        for kind, places in self.places.items():
            if None in places:
                self.phase = f"deal {kind}"
                return
        if self.players == 1:
            self.first = 0
            self.offer_tiles()
        elif self.setup["first"] == "random":
            self.phase = "deal first"
        else:
            self.begin_claims(self.setup["first"])

    # The ring.

    def begin_claims(self, seat):
        self.first = self.active = seat
        self.phase = "claim"

    def offer_tiles(self):
        self.phase = "deal tile" if None in self.ring else "take"

    def others(self):
        return {slot for seat, slot in enumerate(self.cylinders) if seat != self.active and slot is not None}

    def choices(self):
        if self.phase != "choose":
            return {slot for slot in range(self.slots) if self.ring[slot]} - self.others()
        near, nearest = set(), set()
        start, reach, others = self.cylinders[self.active], self.pack["game"]["reach"], self.others()
        for step in (1, -1):
            counted, found = 0, False
            for distance in range(1, self.slots):
                slot = (start + step * distance) % self.slots
                if slot in others:
                    continue
                if self.ring[slot] or not self.setup["skip_empty_ring_slots"]:
                    counted += 1
                if self.ring[slot]:
                    if not found:
                        nearest.add(slot)
                        found = True
                    if counted <= reach:
                        near.add(slot)
        return near or nearest

    def do_choose(self, tile):
        expect(self.phase in ("claim", "take", "choose"), "no tile is to be chosen")
        expect(tile in self.ring and self.ring.index(tile) in self.choices(), "not this tile")
        self.cylinders[self.active] = self.ring.index(tile)
        if self.phase == "claim":
            following = (self.active - 1) % self.players
            if following == self.first:
                self.begin_turn()
            else:
                self.active = following
        elif self.phase == "take":
            self.phase = "place"
        elif self.decks["tile"]:
            self.phase = "deal tile"
        else:
            self.pass_turn()

    def begin_turn(self):
        self.moves, self.phase = 0, "place"

    def finished(self):
        return len(self.me.tiles) - 1 == self.pack["game"]["tiles_per_player"]

    def pass_turn(self):
        self.active = (self.active + 1) % self.players
        if self.finished():
            self.phase = "over"
        else:
            self.begin_turn()

    def end_turn(self):
        self.blessed_now = 0
        if self.players > 1:
            if self.finished():
                self.pass_turn()
            else:
                self.phase = "choose"
            return
        self.cylinders[0] = None
        self.ring[:] = [None] * self.slots
        if self.finished():
            self.phase = "over"
        else:
            self.moves = 0
            self.offer_tiles()

    # Decisions.

    def waiting(self):
        return set() if self.phase == "over" or self.outcomes() else {self.active}

    def decide(self, seat, text):
        verb, *what = text.split(" ")
        method = getattr(self, f"do_{verb}", None)
        expect(method, "there is no such decision")
        method(*what)

    # Placing a tile.

    def do_place(self, name):
        spot = cell(name)
        expect(self.phase == "place", "no tile is to be placed")
        cells = [*self.me.tiles, spot]
        rows, columns = [r for r, _ in cells], [c for _, c in cells]
        expect(spot not in self.me.tiles and all(0 <= n < FIELD for n in spot), "the cell is not free")
        if self.players > 1:
            expect(max(rows) - min(rows) < SIZE and max(columns) - min(columns) < SIZE, "too wide")
        else:
            expect(spot in self.grid(), "beyond the grid")
        beside = {(spot[0] + r, spot[1] + c) for r, c in STEPS}
        expect(beside & set(self.me.tiles), "no tile lies beside it")
        self.spot, self.phase = spot, "face"

    def grid(self):
        """The cells of the solo board, row by row."""
        top, left = (CENTRE[0] + 1 - n for n in self.pack["solo"]["centre_cell"])
        return [(top + row, left + column) for row in range(SIZE) for column in range(SIZE)]

    def do_face(self, side):
        expect(self.phase == "face", "no tile is to be turned")
        slot = self.cylinders[self.active]
        tile, self.ring[slot] = self.ring[slot], None
        self.me.tiles[self.spot] = (tile, FACES.index(side))
        self.take(self.advance(stars_of(self.tiles[tile])), "symbols")

    def advance(self, stars):
        """The star markers move; the bonuses they reach."""
        realm, last = self.me, len(self.pack["personal"]["values"]) - 1
        start = realm.stars
        realm.stars = end = {colour: min(start[colour] + stars[colour], last) for colour in COLOURS}
        gains = []
        for bonus in self.pack["personal"]["bonus"] if end != start else []:
            steps = list(zip(bonus["tracks"], bonus["steps"]))
            track, step = steps[0]
            if len(steps) == 2:
                reached = all(end[track] >= step for track, step in steps)
            elif self.setup["personal_bonus_on_passing"]:
                reached = start[track] < step <= end[track]
            else:
                reached = start[track] != step == end[track]
            if reached and bonus["id"] not in realm.bonuses:
                realm.bonuses.add(bonus["id"])
                gains.append(gain_of(bonus["gain"]))
        return gains

    def half(self, realm, spot, side):
        tile, turns = realm.tiles[spot]
        return self.tiles[tile]["edges"][(side - turns) % 4]

    def symbols(self, realm, spot):
        """What the complete symbols of a tile pay, from the north side clockwise."""
        gains = []
        colour = self.tiles[realm.tiles[spot][0]].get("colour")
        for side, (down, right) in enumerate(STEPS):
            other = (spot[0] + down, spot[1] + right)
            if other in realm.tiles:
                halves = self.half(realm, spot, side), self.half(realm, other, (side + 2) % 4)
                theirs = self.tiles[realm.tiles[other][0]].get("colour")
                large = colour == theirs
                if colour is None or theirs is None:
                    large = not self.setup["centre_colour_matches_nothing"]
                if halves in self.pairs:
                    gains.append(self.pairs[halves][large])
        return gains

    # Gains, their order, trades.

    def take(self, gains, then):
        self.gains, self.then = list(gains), then
        self.carry_on()

    def carry_on(self):
        while True:
            if self.offers:
                if self.can_pay(self.token_at(self.offers[0])):
                    self.phase = "trade"
                    return
                self.offers.pop(0)
            elif self.gains:
                index = self.next_gain()
                if index is None:
                    self.phase = "order"
                    return
                self.gain(*self.remove_gain(index))
            elif self.then == "symbols":
                self.gains, self.then = self.symbols(self.me, self.spot), "act"
            else:
                return getattr(self, f"then_{self.then}")()

    def next_gain(self):
        """Which gain is taken next; None if the player says so."""
        if len(self.gains) == 1:
            return 0
        if self.rules == 1:
            return None if self.order_seemed_to_matter() else 0
        asked = self.prices_within_reach()
        others = [n for n, (resource, _) in enumerate(self.gains) if resource != "luxury"]
        for index in others:
            if self.gains[index][0] not in asked:
                return index
        if self.order_matters():
            return None
        return others[0] if others else 0

    def prices_within_reach(self):
        """The resources that trades can ask for while the gains are taken."""
        luxury = sum(amount for resource, amount in self.gains if resource == "luxury")
        start, end = self.me.market, len(self.pack["market"]["multipliers"]) - 1

        def tokens(last):
            return [token for token in map(self.token_at, range(start + 1, last + 1)) if token]

        last = min(end, start + luxury)
        leads_on = any(get["resource"] == "luxury" for token in tokens(last) for get in token["get"])
        within = tokens(end if leads_on else last)
        return {price["resource"] for token in within for price in token["give"]}

    def order_matters(self):
        """Whether what can come out depends on the gain that comes first."""
        outcomes = []
        for index, gain in enumerate(self.gains):
            if gain not in self.gains[:index]:
                found = set()
                self.try_gain(self.gains, index, found)
                outcomes.append(found)
        return any(found != outcomes[0] for found in outcomes)

    def try_gain(self, gains, index, found):
        saved = self.save()
        self.gain(*gains[index])
        self.try_rest(gains[:index] + gains[index + 1 :], found)
        self.restore(saved)

    def try_rest(self, gains, found):
        """Every answer to the trades, every order of the gains."""
        saved = self.save()
        if self.offers:
            token = self.token_at(self.offers.pop(0))
            if self.can_pay(token):
                declined = self.save()
                self.pay(token)
                self.receive(token)
                self.try_rest(gains, found)
                self.restore(declined)
            self.try_rest(gains, found)
        elif any(resource == "luxury" for resource, _ in gains):
            for index, gain in enumerate(gains):
                if gain not in gains[:index]:
                    self.try_gain(gains, index, found)
        else:
            for gain in gains:
                self.gain(*gain)
            me = self.me
            found.add((me.legions, me.market, me.faith, me.coins, me.population, me.blessings, me.vp))
        self.restore(saved)

    def save(self):
        return copy(self.me), list(self.offers)

    def restore(self, saved):
        self.realms[self.active], self.offers = saved

    def remove_gain(self, index):
        """By version 1 the last gain takes the place of the one removed."""
        if self.rules > 1:
            return self.gains.pop(index)
        gain, last = self.gains[index], self.gains.pop()
        if index < len(self.gains):
            self.gains[index] = last
        return gain

    def do_first(self, resource, amount):
        expect(self.phase == "order", "no order is asked for")
        expect((resource, int(amount)) in self.gains, "there is no such gain")
        self.gain(*self.remove_gain(self.gains.index((resource, int(amount)))))
        self.carry_on()

    def supply(self, resource):
        """How many pieces are left in the box, if that matters."""
        if not self.setup["limited_supply"] or resource not in ("coin", "population", "faith"):
            return 255
        pieces = self.pack["components"]
        if resource == "coin":
            return max(0, pieces["coins"] - sum(realm.coins for realm in self.realms))
        if resource == "population":
            return max(0, pieces["population"] - sum(realm.population for realm in self.realms))
        return max(0, pieces["blessings"] - sum(r.blessings + len(r.blessed) for r in self.realms))

    def gain(self, resource, amount):
        realm, limit = self.me, self.supply(resource)
        if resource == "legion":
            realm.legions = min(realm.legions + amount, len(self.pack["military"]["vp"]) - 1)
        elif resource == "faith":
            spaces, start = self.pack["pantheon"]["blessings"], realm.faith
            realm.faith = min(start + amount, len(spaces) - 1)
            realm.blessings += min(limit, sum(spaces[start + 1 : realm.faith + 1]))
        elif resource == "luxury":
            start = realm.market
            realm.market = min(start + amount, len(self.pack["market"]["multipliers"]) - 1)
            self.offer(start, realm.market)
        elif resource == "vp":
            realm.vp += amount
        elif resource == "coin":
            realm.coins += min(amount, limit)
        else:
            realm.population += min(amount, limit)

    def token_at(self, space):
        place = self.pack["market"]["tokens"][space]
        return self.tokens[self.places["token"][place - 1]] if place else None

    def offer(self, start, end):
        """The trades a move of the market marker leads to."""
        spaces = range(start + 1, end + 1)
        if self.setup["market_trade_on_landing_only"]:
            spaces = spaces[-1:]
        seen = set()
        for space in spaces:
            place = self.pack["market"]["tokens"][space]
            if place and place not in seen:
                seen.add(place)
                self.offers.append(space)

    def owned(self, resource):
        realm = self.me
        return {"legion": realm.legions, "coin": realm.coins, "population": realm.population}.get(resource, 0)

    def can_pay(self, token):
        return all(self.owned(price["resource"]) >= price["amount"] for price in token["give"])

    def do_trade(self):
        expect(self.phase == "trade", "no trade is offered")
        token = self.token_at(self.offers.pop(0))
        self.pay(token)
        for built in reversed(self.me.monuments):
            missing = max(0, -self.me.idle())
            built[2] -= min(missing, built[2])
        self.receive(token)
        self.carry_on()

    def pay(self, token):
        realm = self.me
        for resource, amount in map(gain_of, token["give"]):
            if resource == "legion":
                realm.legions -= amount
            elif resource == "coin":
                realm.coins -= amount
            else:
                realm.population -= amount

    def receive(self, token):
        gets = [gain_of(entry) for entry in token["get"]]
        for gain in sorted(gets, key=lambda gain: gain[0] == "luxury"):
            self.gain(*gain)

    def do_decline(self):
        expect(self.phase == "trade", "no trade is offered")
        self.offers.pop(0)
        self.carry_on()

    def order_seemed_to_matter(self):
        """Whether the player is asked which gain comes first, by version 1."""
        moves = [amount for resource, amount in self.gains if resource == "luxury"]
        if not moves:
            return False
        tokens = [self.token_at(space) for space in self.arrivals(moves)]
        tokens = [token for token in tokens if token]

        def coming(resource):
            return sum(amount for other, amount in self.gains if other == resource)

        def payable(price):
            resource, amount = gain_of(price)
            earned = any(get["resource"] == resource for token in tokens for get in token["get"])
            return self.owned(resource) + coming(resource) >= amount or earned

        def pays(price):
            resource, amount = gain_of(price)
            room = self.supply(resource)
            if resource == "legion":
                room = len(self.pack["military"]["vp"]) - 1 - self.me.legions
            short = self.owned(resource) < amount * len(moves)
            return coming(resource) > 0 and (short or room < coming(resource))

        ends_differ = len(set(moves)) > 1
        return any(
            all(map(payable, token["give"])) and (ends_differ or any(map(pays, token["give"])))
            for token in tokens
        )

    def arrivals(self, moves):
        """The market spaces these moves can lead to, in any order."""
        start, end = self.me.market, len(self.pack["market"]["multipliers"]) - 1
        sums = {sum(m for m, used in zip(moves, chosen) if used) for chosen in product((0, 1), repeat=len(moves))}
        last = min(end, start + sum(moves))
        if self.setup["market_trade_on_landing_only"]:
            return sorted({min(end, start + total) for total in sums} - {start})
        return list(range(start + 1, last + 1))

    # The optional action.

    def then_act(self):
        possible = self.blessable() or any(self.conquests()) or any(self.builds())
        if possible:
            self.phase = "act"
        else:
            self.end_turn()

    def do_pass(self):
        expect(self.phase in ("act", "bless"), "there is nothing to pass")
        self.end_turn()

    def free_for_monuments(self):
        realm = self.me
        free = set(realm.tiles) - realm.covered()
        return free if self.setup["monument_on_blessed_tile"] else free - realm.blessed

    def builds(self):
        """Every monument that can be built, with the cells under it."""
        free = self.free_for_monuments()
        for monument in filter(None, self.places["monument"]):
            card = self.monuments[monument]
            if card["coins"] > self.me.coins:
                continue
            if card["place"] == "centre":
                blocks = [[CENTRE]]
            else:
                blocks = [[(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)] for r, c in sorted(free)]
                blocks = [block for block in blocks if CENTRE not in block]
            yield from ((monument, block) for block in blocks if set(block) <= free)

    def do_build(self, monument, where):
        expect(self.phase == "act", "no action is open")
        corners = [cell(name) for name in where.split("-")]
        found = [b for m, b in self.builds() if m == monument and (b[0], b[-1]) == (corners[0], corners[-1])]
        expect(found, "it cannot be built there")
        display = self.places["monument"]
        display[display.index(monument)] = None
        card = self.monuments[monument]
        self.me.coins -= card["coins"]
        self.me.monuments.append([monument, found[0], 0])
        self.take(map(gain_of, card["immediate"]), "refill")

    def then_refill(self):
        if self.decks["monument"]:
            self.phase = "deal monument"
        else:
            self.end_turn()

    def conquests(self):
        for province, discs in zip(self.places["province"], self.discs):
            for row, legions in zip(ROWS, self.pack["military"]["rows"]):
                free = discs[ROWS.index(row)] is None and self.active not in discs
                if free and legions <= self.me.legions:
                    yield province, row

    def do_conquer(self, province, row):
        expect(self.phase == "act" and (province, row) in self.conquests(), "not this slot")
        number = ROWS.index(row)
        self.discs[self.places["province"].index(province)][number] = self.active
        self.me.legions -= self.pack["military"]["rows"][number]
        self.take(map(gain_of, self.provinces[province]["bonus"][number]), "end")

    def then_end(self):
        self.end_turn()

    def blessable(self):
        realm, limit = self.me, self.setup["bless_tokens_per_action"]
        if not realm.blessings or (limit and self.blessed_now >= limit):
            return set()
        cells = set(realm.tiles) - realm.blessed
        if not self.setup["bless_city_centre"]:
            cells -= {CENTRE}
        return cells if self.setup["bless_tile_under_monument"] else cells - realm.covered()

    def do_bless(self, name):
        expect(self.phase in ("act", "bless") and cell(name) in self.blessable(), "not this tile")
        self.spot = cell(name)
        self.blessed_now += 1
        self.me.blessings -= 1
        self.me.blessed.add(self.spot)
        self.take(self.symbols(self.me, self.spot), "bless")

    def then_bless(self):
        if self.blessable():
            self.phase = "bless"
        else:
            self.end_turn()

    # Population.

    def move(self, monument, people):
        expect(self.setup["place_population"] and self.moves < MOVES, "no meeple may be moved")
        built = next((built for built in self.me.monuments if built[0] == monument), None)
        expect(built and self.me.idle() >= people and built[2] >= -people, "there is no such meeple")
        self.moves += 1
        built[2] += people

    def do_settle(self, monument):
        self.move(monument, 1)

    def do_withdraw(self, monument):
        self.move(monument, -1)

    # Scores.

    def worth(self, realm, built, people):
        """What a monument scores with so many meeples."""
        card, under = self.monuments[built[0]], built[1]
        score = card["score"]
        if people < card["population"]:
            return 0
        if score["kind"] == "fixed":
            return score["vp"]
        if score["kind"] == "by_population":
            return score["vp"][min(people, len(score["vp"])) - 1] if people else 0
        tiles = [self.tiles[realm.tiles[spot][0]] for spot in under]
        if score["kind"] == "per_colour":
            return score["vp"] * sum(tile.get("colour") == score["colour"] for tile in tiles)
        return score["vp"] * sum(icons_of(tile).count(score["icon"]) for tile in tiles)

    def assignment(self, realm):
        """Meeples on each monument: the most points, then the fewest meeples, then the fewest on
        the monuments built first."""

        def useful(built):
            card = self.monuments[built[0]]
            most = card["population"]
            if card["score"]["kind"] == "by_population":
                most = max(most, len(card["score"]["vp"]))
            return range(most + 1)

        ways = [on for on in product(*map(useful, realm.monuments)) if sum(on) <= realm.population]

        def points(on):
            return sum(self.worth(realm, built, people) for built, people in zip(realm.monuments, on))

        return min(ways, key=lambda on: (-points(on), sum(on), on))

    def showing(self, realm, cells):
        """The icons of these cells that count, tile by tile."""
        if not self.setup["icons_under_monument_count"]:
            cells = set(cells) - realm.covered()
        return [icons_of(self.tiles[realm.tiles[spot][0]]) for spot in cells if spot in realm.tiles]

    def groups(self, realm, cells, colour):
        """Districts: connected tiles of a colour, at least two."""
        rest = {spot for spot in cells if self.tiles[realm.tiles[spot][0]].get("colour") == colour}
        count = 0
        while rest:
            edge, group = [rest.pop()], 1
            while edge:
                row, column = edge.pop()
                beside = {(row + r, column + c) for r, c in STEPS} & rest
                rest -= beside
                edge += beside
                group += len(beside)
            count += group >= 2
        return count

    def sets(self, realm, province):
        card = self.provinces[province]
        if "district" in card:
            return self.groups(realm, realm.tiles, card["district"])
        shown = sum(self.showing(realm, realm.tiles), [])
        return min(shown.count(icon) // card["icons"].count(icon) for icon in set(card["icons"]))

    def fulfilled(self):
        grid, count = self.grid(), 0
        for key, place in zip(self.places["objective"], self.pack["solo"]["lines"]):
            number = place["number"] - 1
            cells = grid[number * SIZE :][:SIZE] if place["line"] == "row" else grid[number::SIZE]
            count += bool(self.meets(self.objectives[key], cells))
        return count

    def meets(self, aim, cells):
        realm = self.realms[0]
        laid = [spot for spot in cells if spot in realm.tiles]
        tiles = [self.tiles[realm.tiles[spot][0]] for spot in laid]
        icons = self.showing(realm, laid)
        shown = sum(icons, [])
        colours = [tile.get("colour") for tile in tiles]
        full = len(laid) == len(cells)
        return {
            "icons": lambda: set(aim["icons"]) <= set(shown),
            "all_colours": lambda: set(COLOURS) <= set(colours),
            "blessings": lambda: len(realm.blessed & set(laid)) >= aim["amount"],
            "no_icons": lambda: full and not shown,
            "stars": lambda: sum(sum(stars_of(tile).values()) for tile in tiles) >= aim["amount"],
            "one_colour": lambda: max(map(colours.count, COLOURS)) >= aim["amount"],
            "no_equal_neighbours": lambda: full and not any(self.groups(realm, laid, c) for c in COLOURS),
            "one_icon": lambda: max(sum(icon in tile for tile in icons) for icon in ICONS) >= aim["amount"],
            "monuments": lambda: sum(bool(set(under) & set(cells)) for _, under, _ in realm.monuments)
            >= aim["amount"],
        }[aim["kind"]]()

    def standings(self):
        return ranked(1, [self.sheet(seat, realm) for seat, realm in enumerate(self.realms)])

    def sheet(self, seat, realm):
        pack = self.pack
        lowest = min(pack["personal"]["values"][step] for step in realm.stars.values())
        on = self.assignment(realm)
        works = [self.worth(realm, built, people) for built, people in zip(realm.monuments, on)]
        slots = [
            (province, discs.index(seat))
            for province, discs in zip(self.places["province"], self.discs)
            if seat in discs
        ]
        conquered = sum(self.provinces[p]["points"][row] * self.sets(realm, p) for p, row in slots)
        lines = [
            line("prestige", realm.vp, realm.vp),
            line("market", lowest, pack["market"]["multipliers"][realm.market] * lowest),
            line("pantheon", realm.blessings, realm.blessings * pack["pantheon"]["token_vp"][realm.faith]),
            line("monuments", sum(points > 0 for points in works), sum(works)),
            line("provinces", len(slots), conquered),
            line("military", realm.legions, pack["military"]["vp"][realm.legions]),
        ]
        title = None
        if self.players == 1:
            done = self.fulfilled()
            lines.append(line("objectives", done, pack["solo"]["objective_vp"][done]))
            total = sum(entry["points"] for entry in lines)
            title = "rank-" + [rank["id"] for rank in pack["rank"] if rank["from"] <= total][-1]
        people = realm.population
        if not self.setup["tiebreak_counts_assigned_population"]:
            people -= sum(on)
        return lines, [sum(realm.stars.values()), people + realm.coins, realm.legions], title

    def position(self):
        """The position as `ludi replay --json` says it."""

        def name(spot):
            return f"{chr(ord('a') + spot[1])}{spot[0] + 1}"

        def seat(realm):
            return {
                "tiles": [
                    {"cell": name(spot), "tile": tile, "face": FACES[turns]}
                    for spot, (tile, turns) in sorted(realm.tiles.items())
                ],
                "monuments": [
                    {"monument": monument, "cells": [name(spot) for spot in sorted(under)], "people": people}
                    for monument, under, people in realm.monuments
                ],
                "blessed": [name(spot) for spot in sorted(realm.blessed)],
                "stars": realm.stars,
                "market": realm.market,
                "legions": realm.legions,
                "faith": realm.faith,
                "coins": realm.coins,
                "population": realm.population,
                "blessings": realm.blessings,
                "vp": realm.vp,
                "bonuses": [b["id"] for b in self.pack["personal"]["bonus"] if b["id"] in realm.bonuses],
            }

        return {
            "first": self.first,
            "active": self.active,
            "ring": self.ring,
            "cylinders": self.cylinders,
            "stack": self.decks["tile"],
            "display": self.places["monument"],
            "monument_stack": self.decks["monument"],
            "provinces": [
                {"province": province, "discs": discs}
                for province, discs in zip(self.places["province"], self.discs)
            ],
            "tokens": self.places["token"],
            "gains": [{"resource": resource, "amount": amount} for resource, amount in self.gains],
            "offers": self.offers,
            "moves": self.moves,
            "seats": [seat(realm) for realm in self.realms],
        }


if __name__ == "__main__":
    main(MagnaRoma, "magna-roma")
