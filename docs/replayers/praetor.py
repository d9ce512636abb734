#!/usr/bin/env python3
"""Replays logs of Praetor: the whole position, every draw, every score line.

    python3 docs/replayers/praetor.py LOG…
"""

from collections import Counter

from ludi_log import expect, line, main, ranked

GOODS = ("gold", "wood", "stone", "marble", "weapons")
TRADED = GOODS[1:]
# The eight cells around a cell, and which corners meet there: (own, its), from the north-west
# clockwise.
AROUND = {
    (0, 1): ((0, 3), (1, 2)),
    (1, 1): ((1, 3),),
    (1, 0): ((1, 0), (2, 3)),
    (1, -1): ((2, 0),),
    (0, -1): ((2, 1), (3, 0)),
    (-1, -1): ((3, 1),),
    (-1, 0): ((3, 2), (0, 1)),
    (-1, 1): ((0, 2),),
}


def covers(goods, price):
    return all(goods[good] >= amount for good, amount in price.items())


class Player:
    def __init__(self, pack):
        start = pack["start"]
        self.favor, self.goods = 0, Counter(start["goods"])
        self.villagers = pack["pieces"]["workers"] - len(start["active"])
        self.novices = [0, 0]
        self.ready = Counter(start["active"])  # experience: how many unplaced Active Workers
        self.placed = []  # (tile, built it, experience, retired)
        self.retired = 0
        self.walls, self.owned = [], []
        self.board, self.morale = None, 0
        self.camps, self.passed = set(), False

    def active(self):
        return self.ready.total() + sum(not retired for *_, retired in self.placed)

    def rested(self):
        return self.retired - sum(retired for *_, retired in self.placed)


class Praetor:
    def __init__(self, pack, header):
        self.pack, self.setup, self.rules = pack, header["setup"], header["rules"]
        self.players = len(header["seats"])
        self.tiles = {tile["id"]: tile for tile in pack["city_tile"]}
        self.buildings = {building["id"]: building for building in pack["building"]}
        self.boards = {board["id"]: board for board in pack["board"]}
        self.wall_tiles = {wall["id"]: wall for wall in pack["wall_tile"]}
        self.seats = [Player(pack) for _ in range(self.players)]
        removed = pack["tough"]["removes"] if self.setup["tough"] else None
        used = [
            key
            for key, tile in self.tiles.items()
            if tile["players"] <= self.players and tile["building"] != removed
        ]
        self.deck = [key for key in used if self.tiles[key]["age"]]
        self.available, self.wall_deck, self.walls = [], list(self.wall_tiles), []
        self.cells, self.owner, self.busy = {}, {}, set()  # tile: (x, y, quarter turns)
        self.layout = next(l for l in pack["layout"] if l["players"] == self.players)
        for placed in self.layout["placed"]:
            if placed["tile"] in used:
                self.cells[placed["tile"]] = (placed["x"], placed["y"], placed["rotation"])
        sides = self.setup["boards"] or ["a"] * self.players
        self.undrawn = []
        for seat, side in enumerate(sides):
            if side == "random_b":
                self.undrawn.append(seat)
            else:
                self.give_board(seat, side)
        if self.setup["gold_mine_assignment"] == "seat":
            for seat, mine in enumerate(self.layout["mines"]):
                if mine in self.cells:
                    self.claim(seat, mine)
        self.rome = None if self.setup["rome"] == "random" else self.setup["rome"]
        self.arrivals = list(range(self.players))  # the latest on the Favor track first
        self.order, self.place, self.turn, self.last_turn = [], 0, 0, False
        self.stage, self.step = "setup", ("draw",)
        self.go_on_setting_up()

    def give_board(self, seat, side):
        self.seats[seat].board = self.boards[side]
        self.seats[seat].morale = self.boards[side]["morale"].index(0)

    def claim(self, seat, tile):
        self.owner[tile] = seat
        self.seats[seat].owned.append(tile)

    def building(self, tile):
        return self.buildings[self.tiles[tile]["building"]]

    # Draws.

    def outcomes(self):
        if self.step != ("draw",):
            return []
        setup = self.stage == "setup"
        start = self.pack["start"]
        if setup or self.stage == "refill":
            if len(self.available) < self.players + start["spare_city_tiles"] and self.deck:
                first = [tile for tile in self.deck if self.tiles[tile]["age"] == 1]
                return [f"city {tile}" for tile in first or self.deck]
        if (setup or self.stage == "new wall") and len(self.walls) < start["wall_tiles"] and self.wall_deck:
            return [f"wall {wall}" for wall in self.wall_deck]
        if setup and self.undrawn:
            taken = [player.board["id"] for player in self.seats if player.board]
            sides = [key for key, board in self.boards.items() if board["side"] == "B"]
            return [f"board {side}" for side in sides if side not in taken]
        if setup and self.rome is None:
            return [f"rome {seat + 1}" for seat in range(self.players)]
        return []

    def source(self):
        kind = self.outcomes()[0].split(" ")[0]
        return {"wall": "walls", "board": "boards"}.get(kind, kind)

    def draw(self, text):
        kind, card = text.split(" ")
        if kind == "city":
            self.deck.remove(card)
            self.available.append(card)
        elif kind == "wall":
            self.wall_deck.remove(card)
            self.walls.append(card)
        elif kind == "board":
            self.give_board(self.undrawn.pop(0), card)
        else:
            self.rome = int(card) - 1
        if self.stage == "setup":
            self.go_on_setting_up()
        else:
            self.update_city()

    def go_on_setting_up(self):
        if self.outcomes():
            return
        for place in range(self.players):
            self.seats[(self.rome - place) % self.players].favor = self.pack["start"]["favor"][place]
        self.order, self.place = self.order_by_favor(), 0
        if self.setup["gold_mine_assignment"] == "choose" and self.free_mines():
            self.stage, self.step = "mines", ("choose",)
        else:
            self.begin_turn()

    def free_mines(self):
        return [mine for mine in self.layout["mines"] if mine in self.cells and mine not in self.owner]

    # Turns.

    def order_by_favor(self):
        order = self.arrivals if self.setup["favor_marker_on_top"] else self.arrivals[::-1]
        return sorted(order, key=lambda seat: self.seats[seat].favor)

    def begin_turn(self):
        self.turn += 1
        self.order = self.order_by_favor()
        for player in self.seats:
            player.passed, player.camps = False, set()
        self.stage, self.step = "action", ("choose",)
        self.place = self.players - 1
        self.next_player()

    def next_player(self):
        self.step = ("choose",)
        for _ in range(self.players):
            self.place = (self.place + 1) % self.players
            player = self.seats[self.acting()]
            if player.passed:
                continue
            camps = not self.setup["must_pass_without_active"] and any(map(self.may_camp, self.cells))
            if player.ready.total() or camps:
                return
            player.passed = True
        self.stage, self.place = "novices", 0
        self.go_on_updating()

    def acting(self):
        return self.order[self.place]

    @property
    def me(self):
        return self.seats[self.acting()]

    def waiting(self):
        return set() if self.stage == "over" or self.step == ("draw",) else {self.acting()}

    def move_favor(self, seat, by):
        player = self.seats[seat]
        after = max(0, player.favor + by)
        if after != player.favor:
            player.favor = after
            self.arrivals.remove(seat)
            self.arrivals.insert(0, seat)

    def move_morale(self, player, by):
        before = player.morale
        player.morale = min(max(before + by, 0), len(player.board["morale"]) - 1)
        return player.morale - before

    # Decisions.

    def decide(self, seat, text):
        verb, *what = text.split(" ")
        if text in ("no academy", "no recruit"):
            verb, what = "no_" + what[0], []
        method = getattr(self, f"do_{verb}", None)
        expect(method, "there is no such decision")
        method(*what)

    def expect_step(self, stage, *steps):
        expect(self.stage == stage and self.step[0] in steps, f"now it is {self.stage} {self.step}")

    def do_take(self, mine):
        self.expect_step("mines", "choose")
        expect(mine in self.free_mines(), "this mine is not free")
        self.claim(self.acting(), mine)
        self.place += 1
        if self.place == self.players or not self.free_mines():
            self.begin_turn()

    def do_pass(self):
        self.expect_step("action", "choose")
        self.me.passed = True
        self.next_player()

    def fee(self, tile):
        """What the acting player owes the owner of a tile."""
        return self.tiles[tile]["fee"] if self.owner.get(tile, self.acting()) != self.acting() else {}

    def pay_fee(self, tile):
        fee = Counter(self.fee(tile))
        self.me.goods.subtract(fee)
        if fee:
            self.seats[self.owner[tile]].goods.update(fee)

    def after_fee(self, tile, goods):
        rest = Counter(goods)
        rest.subtract(self.fee(tile))
        return rest

    def may_build(self, tile, goods, retired):
        limit = self.pack["pieces"]["markers"] - self.pack["pieces"]["markers_on_tracks"]
        if retired and not self.setup["retired_may_build"]:
            return False
        if self.setup["limit_markers"] and len(self.me.owned) >= limit:
            return False
        return tile in self.available and covers(goods, self.tiles[tile]["cost"])

    def may_activate(self, tile, goods, retired):
        if tile not in self.cells or tile in self.busy or self.building(tile)["area"] not in ("red", "green"):
            return False
        if not covers(goods, self.fee(tile)):
            return False
        rest = self.after_fee(tile, goods)
        experiences = [self.pack["worker"]["labor_camp_experience"]] if retired else self.ready()
        return any(self.fits(tile, experience, rest) for experience in experiences)

    def ready(self):
        return [experience for experience, count in sorted(self.me.ready.items()) if count]

    def fits(self, tile, experience, goods):
        """Whether a Worker may activate a tile; `goods` are those after the fee."""
        use = self.building(tile)["use"]
        if use == "recruit":
            return self.me.villagers > 0
        if use == "wall":
            return any(covers(goods, self.wall_tiles[wall]["demand"]) for wall in self.walls)
        return self.setup["allow_zero_benefit"] or self.brings(tile, experience, goods)

    def brings(self, tile, experience, goods):
        building, player = self.building(tile), self.me
        if building["use"] == "forge":
            return goods[building["from"]] >= (1 if self.forges_up_to() else experience)
        if building["use"] == "trade":
            return self.can_trade(goods)
        amount = self.amount(building, experience, goods)
        if building["gives"] == "favor":
            return amount > 0 or (amount < 0 and self.setup["venus_negative_loses"] and player.favor > 0)
        if building["gives"] == "morale":
            return amount > 0 and player.morale + 1 < len(player.board["morale"])
        return amount > 0

    def amount(self, building, experience, goods):
        player = self.me
        count = {
            "experience": lambda: experience,
            "tiles": lambda: len(player.owned),
            "active": player.active,
            "retired": lambda: player.retired,
            "morale": lambda: player.board["morale"][player.morale],
            "held": lambda: sum(goods[good] for good in building["held"]),
        }[building["per"]]()
        amount = int(count / building.get("every", 1)) * building.get("amount", 1)
        most = self.pack["edition"][self.setup["edition"]]["most_favor"].get(building["id"])
        return min(amount, most) if most else amount

    def do_camp(self, tile):
        self.expect_step("action", "choose")
        expect(self.may_camp(tile), "this camp cannot be used")
        self.pay_fee(tile)
        self.me.camps.add(tile)
        self.step = ("retired",)

    def may_use_special(self, tile, use):
        if tile not in self.cells or self.building(tile)["use"] != use:
            return False
        must_hold = self.owner.get(tile) == self.acting() and not self.setup["special_free_for_owner"]
        return covers(self.me.goods, self.tiles[tile]["fee"] if must_hold else self.fee(tile))

    def may_camp(self, tile):
        if not self.may_use_special(tile, "labor_camp") or tile in self.me.camps or not self.me.rested():
            return False
        rest = self.after_fee(tile, self.me.goods)
        return any(self.may_activate(other, rest, True) for other in self.cells) or any(
            self.may_build(other, rest, True) for other in self.available
        )

    def do_build(self, tile):
        self.begin_job("build", tile, self.may_build)

    def do_activate(self, tile):
        self.begin_job("activate", tile, self.may_activate)

    def begin_job(self, job, tile, may):
        self.expect_step("action", "choose", "retired")
        retired = self.step == ("retired",)
        expect(may(tile, self.me.goods, retired), "this tile cannot be used so")
        if retired:
            return self.set_to_work(job, tile, self.pack["worker"]["labor_camp_experience"], True)
        fitting = self.fitting(job, tile)
        if len(fitting) == 1:
            self.set_to_work(job, tile, fitting[0], False)
        else:
            self.step = ("worker", job, tile)

    def fitting(self, job, tile):
        if job == "build" or self.setup["allow_zero_benefit"]:
            return self.ready()
        rest = self.after_fee(tile, self.me.goods)
        return [experience for experience in self.ready() if self.fits(tile, experience, rest)]

    def do_worker(self, experience):
        self.expect_step("action", "worker")
        _, job, tile = self.step
        expect(int(experience) in self.fitting(job, tile), "no such Worker can do it")
        self.set_to_work(job, tile, int(experience), False)

    def set_to_work(self, job, tile, experience, retired):
        if job == "build":
            self.step = ("cell", tile, experience, retired)
        else:
            self.activate(tile, experience, retired)

    def place_worker(self, tile, built, experience, retired):
        self.me.placed.append((tile, built, experience, retired))
        if not retired:
            self.me.ready[experience] -= 1

    # Building.

    def do_at(self, x, y):
        self.expect_step("action", "cell")
        x, y = int(x), int(y)
        places = [(a, b) for a, b, _ in self.cells.values()]
        gaps = [(abs(a - x), abs(b - y)) for a, b in places]
        edge = self.setup["placement_edge_contact"]
        expect((x, y) not in places, "the cell is taken")
        expect(any(sum(gap) == 1 if edge else max(gap) == 1 for gap in gaps), "the cell lies apart")
        self.step = ("turn", *self.step[1:], x, y)

    def do_turn(self, degrees):
        self.expect_step("action", "turn")
        _, tile, experience, retired, x, y = self.step
        quarters, spec = int(degrees) // 90, self.tiles[tile]
        favor = spec["favor"] + self.plazas(tile, x, y, quarters) * self.pack["plaza"]["favor_per_match"]
        self.place_worker(tile, True, experience, retired)
        self.me.goods.subtract(spec["cost"])
        self.available.remove(tile)
        self.cells[tile] = (x, y, quarters)
        self.claim(self.acting(), tile)
        self.move_favor(self.acting(), favor)
        self.next_player()

    def corner(self, tile, corner, quarters):
        return self.tiles[tile]["corners"][(corner - quarters) % 4]

    def plazas(self, tile, x, y, quarters):
        count = 0
        for other, (a, b, turned) in self.cells.items():
            meeting = AROUND.get((a - x, b - y), ())
            if len(meeting) == 1 and not self.setup["plaza_count_diagonal"]:
                continue
            equal = sum(self.corner(tile, own, quarters) == self.corner(other, its, turned) for own, its in meeting)
            count += min(equal, 1) if self.setup["plaza_count_per"] == "tile" else equal
        return count

    # Activating.

    def activate(self, tile, experience, retired):
        self.pay_fee(tile)
        self.place_worker(tile, False, experience, retired)
        self.busy.add(tile)
        building, player = self.building(tile), self.me
        use = building["use"]
        if use == "gain":
            self.reap(building, experience)
        elif use == "recruit":
            player.villagers -= 1
            player.novices[0] += 1
        elif use == "forge":
            amounts = self.forgeable(building, experience)
            if len(amounts) > 1:
                self.step = ("forge", building, amounts)
                return
            for amount in amounts:
                self.forge(building, amount)
        elif use == "trade":
            if self.can_trade(player.goods):
                self.step = ("market", set(), set())
                return
        elif use == "wall":
            walls = [w for w in self.walls if covers(player.goods, self.wall_tiles[w]["demand"])]
            if len(walls) > 1:
                self.step = ("wall", walls)
                return
            for wall in walls:
                self.fulfil(wall)
        self.next_player()

    def reap(self, building, experience):
        player = self.me
        amount = self.amount(building, experience, player.goods)
        if building["gives"] == "favor":
            self.move_favor(self.acting(), amount if self.setup["venus_negative_loses"] else max(amount, 0))
        elif building["gives"] == "morale":
            self.move_morale(player, max(amount, 0))
        else:
            player.goods[building["gives"]] += max(amount, 0)

    def forges_up_to(self):
        """Version 1 did not free the Blacksmith of the French rulebook."""
        return self.setup["blacksmith_up_to"] or (self.rules > 1 and self.setup["edition"] == "fr")

    def forgeable(self, building, experience):
        stock, zero = self.me.goods[building["from"]], self.setup["allow_zero_benefit"]
        if self.forges_up_to():
            most = range(1, min(experience, stock) + 1)
        else:
            most = [experience] if stock >= experience else []
        return [0] * zero + list(most)

    def forge(self, building, amount):
        self.me.goods[building["from"]] -= amount
        self.me.goods[building["gives"]] += amount

    def do_forge(self, amount):
        self.expect_step("action", "forge")
        expect(int(amount) in self.step[2], "not so many")
        self.forge(self.step[1], int(amount))
        self.next_player()

    def fulfil(self, wall):
        player, card = self.me, self.wall_tiles[wall]
        bonus = sum(self.wall_tiles[held]["back"] for held in player.walls)
        player.goods.subtract(card["demand"])
        player.walls.append(wall)
        self.walls.remove(wall)
        self.move_favor(self.acting(), card["favor"] + bonus)

    def do_fulfil(self, wall):
        self.expect_step("action", "wall")
        expect(wall in self.step[1], "this Wall Tile cannot be fulfilled")
        self.fulfil(wall)
        self.next_player()

    def may_buy(self, goods, good, sold):
        return good not in sold and goods["gold"] >= self.me.board["market"][good]["buy"][1]

    def may_sell(self, goods, good, bought):
        return good not in bought and goods[good] >= self.me.board["market"][good]["sell"][0]

    def can_trade(self, goods):
        return any(self.may_buy(goods, good, ()) or self.may_sell(goods, good, ()) for good in TRADED)

    def do_buy(self, good):
        self.expect_step("action", "market")
        _, bought, sold = self.step
        goods = self.me.goods
        expect(self.may_buy(goods, good, sold), "it cannot be bought")
        units, gold = self.me.board["market"][good]["buy"]
        goods["gold"] -= gold
        goods[good] += units
        bought.add(good)

    def do_sell(self, good):
        self.expect_step("action", "market")
        _, bought, sold = self.step
        goods = self.me.goods
        expect(self.may_sell(goods, good, bought), "it cannot be sold")
        units, gold = self.me.board["market"][good]["sell"]
        goods["gold"] += gold
        goods[good] -= units
        sold.add(good)

    def do_done(self):
        self.expect_step("action", "market")
        _, bought, sold = self.step
        expect(self.setup["allow_zero_benefit"] or bought or sold, "a trade comes first")
        self.next_player()

    # The update.

    STAGES = ("novices", "return", "retirement", "wages", "recruit", "refill")

    def go_on_updating(self):
        while self.stage in self.STAGES[:-1]:
            player = self.me
            if self.stage == "novices":
                if player.novices[0] and any(self.may_use_special(tile, "academy") for tile in self.cells):
                    self.step = ("choose",)
                    return
                self.train(False)
            elif self.stage == "return":
                self.take_workers_back(player)
            elif self.stage == "retirement":
                self.retire(player)
            elif self.stage == "wages":
                self.pay_wages(player)
            elif self.may_draft(player):
                self.step = ("choose",)
                return
            self.next_update()
        self.busy = set()
        if self.last_turn:
            self.stage = "over"
        else:
            self.update_city()

    def next_update(self):
        following = self.STAGES[self.STAGES.index(self.stage) + 1]
        last = self.place + 1 == self.players
        if self.setup["update_in_turn_order"]:
            self.stage = following
            if following == "refill" and not last:
                self.place += 1
                self.stage = "novices"
        elif not last:
            self.place += 1
        else:
            self.stage = following
            if following != "refill":
                self.place = 0

    def train(self, skip):
        player = self.me
        first, second = player.novices
        player.ready[self.pack["worker"]["recruit_experience"]] += second + (first if skip else 0)
        player.novices = [0, 0 if skip else first]

    def do_academy(self, tile):
        self.expect_step("novices", "choose")
        expect(self.may_use_special(tile, "academy"), "this Academy cannot be used")
        self.pay_fee(tile)
        self.train(True)
        self.next_update()
        self.go_on_updating()

    def do_no_academy(self):
        self.expect_step("novices", "choose")
        self.train(False)
        self.next_update()
        self.go_on_updating()

    def take_workers_back(self, player):
        worker = self.pack["worker"]
        for tile, built, experience, retired in player.placed:
            red = self.building(tile)["area"] == "red"
            lesson = worker["experience_for_building"] if built else worker["experience_for_red"] * red
            if not retired:
                player.ready[min(experience + lesson, worker["retirement_experience"])] += 1
        player.placed = []

    def retire(self, player):
        worker = self.pack["worker"]
        old = player.ready.pop(worker["retirement_experience"], 0)
        player.retired += old
        ages = {self.tiles[tile]["age"] for tile in self.deck}
        age = min(ages, default=self.setup["age_when_deck_empty"])
        if old:
            self.move_favor(self.acting(), old * worker["retirement_favor"][f"age_{age}"])

    def pay_wages(self, player):
        upkeep = self.pack["upkeep"]
        due = player.board["wage"] * player.active() + player.board["pension"] * player.retired
        paid = min(due, player.goods["gold"])
        player.goods["gold"] -= paid
        each = upkeep["morale_steps_per_missing_gold"]
        steps = -self.move_morale(player, -(due - paid) * each)
        unpaid = due - paid - (steps + each - 1) // each
        self.move_favor(self.acting(), -unpaid * upkeep["favor_per_missing_gold"])

    def may_draft(self, player):
        enough = player.favor >= self.pack["upkeep"]["recruit_favor"]
        return not player.active() and player.villagers and (enough or not self.setup["emergency_needs_full_favor"])

    def do_recruit(self):
        self.expect_step("recruit", "choose")
        self.me.villagers -= 1
        self.me.ready[self.pack["worker"]["recruit_experience"]] += 1
        self.move_favor(self.acting(), -self.pack["upkeep"]["recruit_favor"])
        self.do_no_recruit()

    def do_no_recruit(self):
        self.expect_step("recruit", "choose")
        self.next_update()
        self.go_on_updating()

    def update_city(self):
        self.step = ("draw",)
        if self.outcomes():
            return
        if self.stage == "refill":
            self.walls, self.stage = [], "new wall"
            if self.outcomes():
                return
        self.last_turn = not self.deck or not self.wall_deck
        self.begin_turn()

    # Scores.

    def largest_area(self, player):
        rest, largest = {self.cells[tile][:2] for tile in player.owned}, 0
        while rest:
            edge, group = [rest.pop()], 0
            while edge:
                x, y = edge.pop()
                group += 1
                beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & rest
                rest -= beside
                edge += beside
            largest = max(largest, group)
        return largest

    def prize(self, values, seat, prizes):
        if not values[seat] and not self.setup["expert_zero_scores"]:
            return 0
        ahead = sum(value > values[seat] for value in values)
        tied = values.count(values[seat])
        return sum(prizes[ahead : ahead + tied]) // tied

    def standings(self):
        scoring, expert = self.pack["final_scoring"], self.pack["expert"]
        counted = {
            "area": ([self.largest_area(player) for player in self.seats], expert["largest_area"]),
            "walls": ([len(player.walls) for player in self.seats], expert["wall_tiles"]),
            "villagers": ([player.villagers for player in self.seats], expert["villagers"]),
        }
        sheets = []
        for seat, player in enumerate(self.seats):
            morale, novices = player.board["morale"][player.morale], sum(player.novices)
            gold = player.goods["gold"]
            for good in TRADED:
                units, price = player.board["market"][good]["sell"]
                gold += player.goods[good] // units * price
            experience = sum(level * count for level, count in player.ready.items())
            lines = [
                line("favor", player.favor, player.favor),
                line("active", player.active(), experience),
                line("novices", novices, novices * scoring["favor_per_novice"]),
                line("morale", morale, morale),
                line("gold", gold, gold // scoring["gold_per_favor"]),
            ]
            if self.setup["expert"]:
                for key, (values, prizes) in counted.items():
                    lines.append(line(key, values[seat], self.prize(values, seat, prizes)))
            if self.setup["final_favor_floor"]:
                lift = max(0, -sum(entry["points"] for entry in lines))
                lines.append(line("floor", lift, lift))
            sheets.append((lines, [morale, len(player.walls), len(player.owned)], None))
        self.compare_ages(sheets)
        return ranked(1, sheets)

    def compare_ages(self, sheets):
        """The last tie-break: a player of unknown age may be as young as the youngest of those
        tied, but not as the youngest of all; by version 1 it was the oldest."""
        ages = self.setup["ages"] or ["unknown"] * self.players
        youth = [0 if age == "unknown" else 6 - int(age) for age in ages]
        keys = [(sum(entry["points"] for entry in lines), list(breaks)) for lines, breaks, _ in sheets]
        for seat, (_, breaks, _) in enumerate(sheets):
            tied = [youth[other] for other, key in enumerate(keys) if key == keys[seat]]
            guess = 0 if self.rules == 1 else min(max(tied), 4)
            breaks.append(youth[seat] or guess)

    def position(self):
        """The position as `ludi replay --json` says it."""

        def ordered(cards, chosen):
            return [card for card in cards if card in chosen]

        def seat(player):
            in_use = sum(retired for *_, retired in player.placed)
            return {
                "favor": player.favor,
                "goods": {good: player.goods[good] for good in GOODS},
                "workers": {
                    "villagers": player.villagers,
                    "novices": player.novices,
                    "ready": {str(level): count for level, count in player.ready.items() if count},
                    "placed": len(player.placed) - in_use,
                    "retired": player.retired,
                    "retired_in_use": in_use,
                },
                "walls": ordered(self.wall_tiles, player.walls),
                "owned": ordered(self.tiles, player.owned),
                "used_camps": ordered(self.tiles, player.camps),
                "board": player.board["id"] if player.board else "a",
                "morale_space": player.morale if player.board else self.boards["a"]["morale"].index(0),
                "passed": player.passed,
            }

        cells = [(tile, *self.cells[tile]) for tile in ordered(self.tiles, self.cells)]
        return {
            "turn": self.turn,
            "last_turn": self.last_turn,
            "rome": self.rome,
            "deck": self.deck,
            "available": ordered(self.tiles, self.available),
            "wall_deck": self.wall_deck,
            "walls": ordered(self.wall_tiles, self.walls),
            "city": [
                {"tile": tile, "x": x, "y": y, "turn": 90 * quarters, "owner": self.owner.get(tile)}
                for tile, x, y, quarters in cells
            ],
            "seats": [seat(player) for player in self.seats],
        }


if __name__ == "__main__":
    main(Praetor, "praetor")
