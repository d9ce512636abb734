#!/usr/bin/env python3
"""Replays logs of The Builders: Antiquity: the whole position, every draw, every score line.

    python3 docs/replayers/builders.py LOG…
"""

from ludi_log import Difference, expect, line, main, ranked

RESOURCES = ("stone", "wood", "architecture", "decoration")


def levels(table):
    return [table[resource] for resource in RESOURCES]


class Player:
    def __init__(self, purse):
        self.purse = purse
        self.loans = 0
        self.vp = 0
        self.tools = []  # unused ones
        self.available = []  # hands
        self.sites = {}  # site: [(hand, tool or None)]
        self.finished = []
        self.slaves = []  # never freed, in the order they were bought


class Builders:
    def __init__(self, pack, header):
        self.pack, self.setup, self.rules = pack, header["setup"], header["rules"]
        self.players = len(header["seats"])
        self.people = [Player(pack["table"]["purse"]) for _ in range(self.players)]
        table = pack["table"]
        coins = table["silver_coins"] * table["silver_worth"] + table["gold_coins"] * table["gold_worth"]
        self.bank = coins - self.players * table["purse"]
        self.cards = {card["id"]: card for card in pack["building"] + pack["machine"]}
        self.machines = [card["id"] for card in pack["machine"]]
        self.tools = {card["id"]: card for card in pack["tool"]}
        self.universities = {card["id"]: card for card in pack["university"]}
        self.name_hands()
        self.decks = {"building": list(self.cards), "worker": self.workers + self.apprentices}
        self.rows = {"building": [None] * table["building_row"], "worker": [None] * table["worker_row"]}
        self.tops = {"building": None, "worker": None}
        self.open = {kind: self.setup[f"open_{kind}_top"] for kind in self.decks}
        self.piles = {"slave": list(self.slave_cards), "tool": list(self.tools), "university": list(self.universities)}
        self.loans = pack["loans"]["count"]
        self.educated = set()
        first = self.setup["first_seat"]
        self.first = self.seat = None if first == "random" else first
        self.dealt = 0
        self.step = ("turn",)
        self.round_progress, self.idle_rounds, self.ending = False, 0, False
        self.asked = set()
        self.begin_turn()

    def name_hands(self):
        """What every hand produces and is paid; machines join as hands of the same id."""
        pack = self.pack
        wages = {rank["id"]: rank["wage"] for rank in pack["rank"]}
        self.workers = [card["id"] for card in pack["worker"]]
        self.made = {card["id"]: levels(card["produces"]) for card in pack["worker"]}
        self.wage = {card["id"]: wages[card["rank"]] for card in pack["worker"]}
        chosen = next(s for s in pack["apprentice_set"] if s["id"] == self.setup["apprentice_set"])
        self.apprentices = [f"apprentice_{n}" for n in range(1, len(chosen["produces"]) + 1)]
        for hand, produces in zip(self.apprentices, chosen["produces"]):
            self.made[hand], self.wage[hand] = levels(produces), wages["apprentice"]
        self.slave_cards = {card["id"]: card for card in pack["slave"]}
        for card in pack["slave"] + pack["machine"]:
            self.made[card["id"]], self.wage[card["id"]] = levels(card["produces"]), 0

    # Draws.

    def outcomes(self):
        if self.first is None:
            return [f"first {seat + 1}" for seat in range(self.players)]
        if self.dealt < self.players:
            return [f"apprentice {hand}" for hand in self.apprentices if hand in self.decks["worker"]]
        for kind, deck in self.decks.items():
            wanted = None in self.rows[kind] or (self.open[kind] and self.tops[kind] is None)
            if wanted and deck:
                return [f"{kind} {card}" for card in deck]
        return []

    def source(self):
        if self.first is None:
            return "first"
        if self.dealt < self.players:
            return "apprentices"
        return self.outcomes()[0].split(" ")[0] + "s"

    def draw(self, text):
        kind, card = text.split(" ")
        if kind == "first":
            self.first = self.seat = int(card) - 1
        elif kind == "apprentice":
            self.decks["worker"].remove(card)
            self.people[self.dealt].available.append(card)
            self.dealt += 1
        else:
            self.decks[kind].remove(card)
            if None in self.rows[kind]:
                self.rows[kind][self.rows[kind].index(None)] = card
            else:
                self.tops[kind] = card
        self.end_turn_without_moves()

    def take_from_row(self, kind, card):
        row = self.rows[kind]
        expect(card in row, f"{card} is not in the row")
        row[row.index(card)] = self.tops[kind]
        self.tops[kind] = None

    # Purses and actions.

    @property
    def me(self):
        return self.people[self.seat]

    def begin_turn(self):
        self.actions = self.pack["turn"]["free_actions"]
        self.invested = 0
        self.sent = {}

    def price(self, actions):
        return max(0, actions - self.actions) * self.pack["turn"]["extra_action_price"]

    def pay(self, player, sesterces):
        expect(player.purse >= sesterces, "the purse does not hold enough")
        player.purse -= sesterces
        self.bank += sesterces

    def spend(self, actions, sesterces):
        self.pay(self.me, self.price(actions) + sesterces)
        self.actions = max(0, self.actions - actions)
        self.round_progress = True

    def gain(self, sesterces):
        if self.setup["finite_bank"]:
            sesterces = min(sesterces, self.bank)
        self.bank -= sesterces
        self.me.purse += sesterces

    def invest(self, price):
        expect(self.invested < self.pack["turn"]["investments"], "one investment a turn")
        self.spend(1, price)
        self.invested += 1

    # Decisions.

    def waiting(self):
        if self.step == ("over",) or self.outcomes():
            return set()
        return set(self.asked) if self.step == ("scoring",) else {self.seat}

    def decide(self, seat, text):
        verb, _, what = text.partition(" ")
        step = self.step[0]
        steps = {"teach": "pupil", "to": "site", "with": "tool", "bare": "tool", "done": "scoring"}
        if step == "scoring" and verb in ("free", "repay"):
            self.settle_one(seat, verb, what)
        else:
            expect(steps.get(verb, "turn") == step, f"the step is {self.step}")
            getattr(self, f"do_{verb}", self.unknown)(what)
            if verb == "done":
                self.stop_asking({seat})
        self.end_turn_without_moves()

    def unknown(self, what):
        raise Difference("there is no such decision")

    def do_open(self, card):
        self.spend(1, 0)
        self.take_from_row("building", card)
        self.me.sites[card] = []

    def do_recruit(self, card):
        self.spend(1, 0)
        self.take_from_row("worker", card)
        self.me.available.append(card)

    def do_buy(self, card):
        if card in self.piles["tool"]:
            self.invest(self.pack["tools"]["price"])
            self.piles["tool"].remove(card)
            self.me.tools.append(card)
        else:
            expect(card in self.piles["slave"], f"{card} is gone")
            self.invest(self.pack["slaves"]["price"])
            self.piles["slave"].remove(card)
            self.me.available.append(card)
            self.me.slaves.append(card)

    def do_loan(self, _):
        expect(self.loans > 0, "no loan is left")
        self.invest(0)
        self.loans -= 1
        self.me.loans += 1
        self.gain(self.pack["loans"]["gain"])

    def do_university(self, card):
        expect(card in self.piles["university"], f"{card} is gone")
        expect(self.pupils(), "nobody can study")
        self.step = ("pupil", card)

    def pupils(self):
        full = self.setup["machines_are_full_workers"]
        return [
            hand
            for hand in self.me.available
            if hand not in self.me.slaves and hand not in self.educated and (full or hand not in self.machines)
        ]

    def do_teach(self, hand):
        expect(hand in self.pupils(), f"{hand} cannot study")
        self.invest(self.pack["universities"]["price"])
        card = self.universities[self.step[1]]
        self.piles["university"].remove(card["id"])
        self.educated.add(hand)
        self.made[hand] = list(self.made[hand])
        self.made[hand][RESOURCES.index(card["resource"])] = card["level"]
        self.step = ("turn",)

    def do_free(self, hand):
        self.spend(1, 0)
        self.free(self.me, hand)

    def free(self, player, hand):
        expect(hand in player.slaves and hand in player.available, f"{hand} cannot be freed")
        player.slaves.remove(hand)
        card = self.slave_cards[hand]
        self.wage[hand] = card.get("freed_wage", self.pack["freed"]["wage"])
        self.made[hand] = levels(card.get("freed_produces", card["produces"]))

    def do_send(self, hand):
        expect(self.can_send(hand), f"{hand} cannot be sent")
        self.step = ("site", hand)

    def can_send(self, hand):
        me = self.me
        fewest = min((self.sent.get(site, 0) + 1 for site in me.sites), default=None)
        return hand in me.available and fewest and me.purse >= self.price(fewest) + self.wage[hand]

    def do_to(self, site):
        hand = self.step[1]
        expect(site in self.me.sites, f"{site} is no site of the seat")
        self.spend(self.sent.get(site, 0) + 1, self.wage[hand])
        self.step = ("tool", hand, site)
        if not self.asks_for_tool(hand, site):
            self.set_to_work(None)

    def asks_for_tool(self, hand, site):
        full = self.setup["machines_are_full_workers"]
        if hand in self.me.slaves or (hand in self.machines and not full):
            return False
        if self.rules == 1:
            return bool(self.me.tools)
        there = [sum(two) for two in zip(self.produced(site), self.made[hand])]
        missing = [need > have for need, have in zip(levels(self.cards[site]["needs"]), there)]
        adds = [levels(self.tools[tool]["adds"]) for tool in self.me.tools]
        return any(more and lacks for tool in adds for more, lacks in zip(tool, missing))

    def do_with(self, tool):
        expect(tool in self.me.tools, f"{tool} is not to hand")
        self.me.tools.remove(tool)
        self.set_to_work(tool)

    def do_bare(self, _):
        self.set_to_work(None)

    def produced(self, site):
        total = [0] * len(RESOURCES)
        for hand, tool in self.me.sites[site]:
            adds = levels(self.tools[tool]["adds"]) if tool else [0] * len(RESOURCES)
            total = [sum(three) for three in zip(total, self.made[hand], adds)]
        return total

    def set_to_work(self, tool):
        _, hand, site = self.step
        self.step = ("turn",)
        me = self.me
        me.available.remove(hand)
        me.sites[site].append((hand, tool))
        self.sent[site] = self.sent.get(site, 0) + 1
        card = self.cards[site]
        if all(have >= need for have, need in zip(self.produced(site), levels(card["needs"]))):
            for worker, carried in me.sites.pop(site):
                me.available.append(worker)
                me.tools += [carried] if carried else []
            me.finished.append(site)
            me.vp += card["vp"]
            self.gain(card["sesterces"])
            if site in self.machines:
                me.available.append(site)

    def do_coins(self, actions):
        count = int(actions)
        expect(1 <= count <= self.actions, "there are not so many free actions")
        self.actions -= count
        self.gain(self.pack["turn"]["coins"][count - 1])

    def do_repay(self, _):
        expect(self.setup["early_repayment"], "loans are repaid at final scoring")
        self.repay(self.me)
        self.round_progress = True

    def repay(self, player):
        expect(player.loans, "there is no loan")
        self.pay(player, self.pack["loans"]["repayment"])
        player.loans -= 1

    def do_done(self, _):
        pass

    # The end of a turn, a round, the game.

    def end_turn_without_moves(self):
        if self.step == ("turn",) and not self.outcomes() and not self.has_move():
            self.do_end("")

    def has_move(self):
        me, price = self.me, self.pack
        if self.actions > 0:
            return True
        if self.setup["early_repayment"] and me.loans and me.purse >= price["loans"]["repayment"]:
            return True
        left = me.purse - self.price(1)
        if left < 0:
            return False
        invests = self.invested < price["turn"]["investments"] and (
            self.loans
            or (self.piles["slave"] and left >= price["slaves"]["price"])
            or (self.piles["tool"] and left >= price["tools"]["price"])
            or (self.piles["university"] and left >= price["universities"]["price"] and self.pupils())
        )
        return (
            any(self.rows["building"])
            or any(self.rows["worker"])
            or invests
            or any(hand in me.available for hand in me.slaves)
            or any(self.can_send(hand) for hand in me.available)
        )

    def do_end(self, _):
        if self.me.vp >= self.pack["scoring"]["end_vp"]:
            self.ending = True
        self.seat = (self.seat + 1) % self.players
        if self.seat == self.first:
            if not self.ending:
                self.idle_rounds = 0 if self.round_progress else self.idle_rounds + 1
                self.round_progress = False
                self.ending = self.idle_rounds >= (self.setup["stall_rounds"] or 200)
            if self.ending:
                return self.begin_scoring()
        self.begin_turn()

    def begin_scoring(self):
        self.step = ("scoring",)
        self.asked = set(range(self.players))
        if not self.setup["ask_final_scoring"]:
            for seat, player in enumerate(self.people):
                while any(hand in player.available for hand in player.slaves) and self.can_pay_freeing(player):
                    hand = next(hand for hand in player.slaves if hand in player.available)
                    self.settle_one(seat, "free", hand)
                while player.loans and player.purse >= self.pack["loans"]["repayment"]:
                    self.settle_one(seat, "repay", "")
        self.stop_asking(set())

    def can_pay_freeing(self, player):
        return player.purse >= self.pack["scoring"]["freeing_price"]

    def settle_one(self, seat, verb, hand):
        player = self.people[seat]
        if verb == "free":
            self.pay(player, self.pack["scoring"]["freeing_price"])
            self.free(player, hand)
        else:
            self.repay(player)
        if self.setup["ask_final_scoring"]:
            self.stop_asking(set())

    def stop_asking(self, done):
        """Whoever is done or can afford nothing more is not asked any longer."""
        for seat, player in enumerate(self.people):
            frees = any(hand in player.available for hand in player.slaves) and self.can_pay_freeing(player)
            repays = player.loans and player.purse >= self.pack["loans"]["repayment"]
            if seat in done or not (frees or repays):
                self.asked.discard(seat)
        if not self.asked:
            self.step = ("over",)

    def standings(self):
        unit = 10
        sheets = []
        for player in self.people:
            worth = {True: [], False: []}
            for card in player.finished:
                worth[card in self.machines].append(self.cards[card]["vp"])
            slaves, loans = len(player.slaves), player.loans
            lines = [
                line("buildings", len(worth[False]), unit * sum(worth[False])),
                line("machines", len(worth[True]), unit * sum(worth[True])),
                line("sesterces", player.purse, self.pack["scoring"]["coin_tenths"] * player.purse),
                line("slaves", slaves, -unit * self.pack["slaves"]["penalty"] * slaves),
                line("loans", loans, -unit * self.pack["loans"]["penalty"] * loans),
            ]
            sheets.append((lines, [], None))
        return ranked(unit, sheets)

    def position(self):
        """The position as `ludi replay --json` says it."""
        order = [*self.workers, *self.apprentices, *self.slave_cards, *self.machines]

        def hand(player, name):
            crew = [entry for site in player.sites.values() for entry in site]
            return {
                "hand": name,
                "available": name in player.available,
                "enslaved": name in player.slaves,
                "tool": dict(crew).get(name),
                "produces": dict(zip(RESOURCES, self.made[name])),
                "wage": self.wage[name],
            }

        def seat(player):
            at_work = [name for site in player.sites.values() for name, _ in site]
            return {
                "purse": player.purse,
                "vp": player.vp,
                "loans": player.loans,
                "unused_tools": [tool for tool in self.tools if tool in player.tools],
                "hands": [hand(player, name) for name in order if name in player.available + at_work],
                "sites": [
                    {"site": site, "crew": [name for name in order if name in dict(player.sites[site])]}
                    for site in self.cards
                    if site in player.sites
                ],
                "finished": [card for card in self.cards if card in player.finished],
            }

        return {
            "bank": self.bank if self.setup["finite_bank"] else None,
            "building_row": self.rows["building"],
            "building_top": self.tops["building"],
            "building_deck": self.decks["building"],
            "worker_row": self.rows["worker"],
            "worker_top": self.tops["worker"],
            "worker_deck": self.decks["worker"],
            "slaves": self.piles["slave"],
            "tools": self.piles["tool"],
            "loans": self.loans,
            "universities": self.piles["university"],
            "seats": [seat(player) for player in self.people],
        }


if __name__ == "__main__":
    main(Builders, "builders")
