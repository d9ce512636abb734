"""What the replayers of all games share: header, events, fold, draws and seed.

Follows docs/log-format.md; what each game adds stands in docs/notation. A game is a class with

    __init__(pack, header)  the position before the first draw; pack is the parsed TOML
    outcomes()              the draws that can come now, in order; empty if none is due
    source()                the name of the pile that the draw that is due comes from
    draw(text)              one of them happens
    waiting()               the set of seats that may decide; empty if the game is over
    decide(seat, text)      a seat decides; raises Difference if it may not
    standings()             the final score sheets, as `end` records them
    position()              much of the position, as `ludi replay --json` says it

Python 3.11 or later, standard library only.
"""

import hashlib
import json
import sys
import tomllib
from pathlib import Path

GAMES = Path(__file__).resolve().parents[2] / "games"


class Difference(Exception):
    """Something is not as the log says."""


def expect(holds, problem):
    if not holds:
        raise Difference(problem)


def words(seed, pile, number):
    """The random words of a draw: the pile's how-manyth, or by format 1 ("", its position)."""
    block = 0
    while True:
        text = seed + pile.encode() + number.to_bytes(8, "big") + block.to_bytes(4, "big")
        digest = hashlib.sha256(text).digest()
        yield from (int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4))
        block += 1


def below(stream, n):
    """A number below n, every one equally likely."""
    while True:
        product = next(stream) * n
        if product % 2**32 >= 2**32 % n:
            return product >> 32


def written(entry):
    """A line of the chain: as in the log, without names and words."""
    quiet = json.loads(json.dumps(entry))
    for player in quiet.get("seats", []) + [quiet.get("join", {})]:
        if "name" in player:
            player["name"] = ""
    if "say" in quiet:
        quiet["say"] = ""
    return json.dumps(quiet, ensure_ascii=False, separators=(",", ":")).encode()


def line(key, count, points):
    return {"key": key, "count": count, "points": points}


def ranked(unit, sheets):
    """Standings of sheets: (lines, tie-breaks, title) of each seat."""
    totals = [sum(entry["points"] for entry in lines) for lines, _, _ in sheets]
    order = [(total, breaks) for total, (_, breaks, _) in zip(totals, sheets)]
    seats = []
    for seat, (lines, breaks, title) in enumerate(sheets):
        rank = 1 + sum(other > order[seat] for other in order)
        sheet = {"seat": seat, "rank": rank, "total": totals[seat], "lines": lines}
        if breaks:
            sheet["tie_breaks"] = breaks
        if title:
            sheet["title"] = title
        seats.append(sheet)
    return {"unit": unit, "seats": seats}


def first_difference(mine, theirs, where="standings"):
    """Where two values part, in words; None if they are equal."""
    if mine == theirs:
        return None
    if isinstance(mine, dict) and isinstance(theirs, dict):
        for key in mine | theirs:
            found = first_difference(mine.get(key), theirs.get(key), f"{where}.{key}")
            if found:
                return found
    if isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
        for index, (one, other) in enumerate(zip(mine, theirs)):
            found = first_difference(one, other, f"{where}[{index}]")
            if found:
                return found
    return f"{where}: {json.dumps(mine)} by the replay, {json.dumps(theirs)} in the log"


class Log:
    """A log that is replayed event by event."""

    def __init__(self, game, text, pack_path):
        self.game = game
        self.header, *self.events = map(json.loads, text.splitlines())
        self.format = self.header["ludi"]
        expect(self.format in (1, 2), "this is another version of the format")
        pack = Path(pack_path).read_bytes().replace(b"\r\n", b"\n")
        expect(
            hashlib.sha256(pack).hexdigest() == self.header["pack"]["sha256"],
            "the game was played with another pack",
        )
        self.pack = tomllib.loads(pack.decode())
        self.copied = self.header.get("fork", {}).get("copied", 0)
        self.seed = None
        ends = [event["end"] for event in self.events if "end" in event]
        if ends:
            self.seed = bytes.fromhex(ends[-1]["seed"])
            expect(
                hashlib.sha256(self.seed).hexdigest() == self.header["commitment"],
                "the seed is not the one the header commits to",
            )
        cards = self.header.get("cards")
        if cards is not None:
            named = hashlib.sha256(f"ludi cards {self.header['game']} {cards}".encode()).digest()
            fits = hashlib.sha256(named).hexdigest() == self.header["commitment"]
            expect(fits, "the commitment is not that of the cards")
            self.seed = named
        self.gifts = []  # (seat, what it added)
        self.decided = set()  # seats that have decided something here
        self.mixed = {}  # (pile, number): the seed by which it was first drawn
        self.head = hashlib.sha256(written(self.header)).digest()
        self.draws = 0
        self.taken_back_draws = 0  # how often, alone, going back removed a draw
        self.in_force = []  # (position, seat or None, text, pile or None)
        self.taken_back = {seat: [] for seat in range(len(self.header["seats"]))}
        self.question = None  # (asker, position, seats that agree)
        self.state = self.begin()

    def begin(self):
        return self.game(self.pack, self.header)

    def replay(self):
        """Follows every event; raises Difference at the first that cannot be."""
        for number, event in enumerate(self.events, 1):
            try:
                expect(event["at"] == number, f"this is event {number}")
                self.follow(event)
                self.chain(event)
            except (Difference, LookupError, ValueError, TypeError) as problem:
                what = f"event {number} {json.dumps(event)[:120]}"
                raise Difference(f"{what}: {problem or type(problem).__name__}") from problem

    def chain(self, event):
        if self.seed is not None:
            salt = hashlib.sha256(self.seed + b"salt" + event["at"].to_bytes(8, "big")).digest()
            self.head = hashlib.sha256(self.head + salt + written(event)).digest()

    def follow(self, event):
        at, seat = event["at"], event.get("seat")
        if "draw" in event:
            self.check_draw(at, event["draw"])
            self.apply(at, None, event["draw"])
        elif "do" in event:
            self.decide(at, seat, event["do"])
            self.taken_back[seat].clear()
            if at > self.copied:
                self.decided.add(seat)
        elif "redo" in event:
            expect(self.taken_back[seat], "the seat has taken nothing back")
            expect(self.taken_back[seat].pop() == event["redo"], "that is not what it took back")
            self.decide(at, seat, event["redo"])
        elif "undo" in event:
            own = [entry for entry in self.in_force if entry[1] == seat]
            expect(own and own[-1][0] == event["undo"], "that is not the seat's latest decision")
            self.in_force.remove(own[-1])
            self.taken_back[seat].append(own[-1][2])
            self.question = None
            self.rebuild()
        elif "ask" in event:
            self.question = (seat, event["ask"], {seat})
            self.go_back_if_agreed()
        elif "agree" in event:
            self.answer(seat, event["agree"])
        elif "end" in event:
            expect(at == len(self.events), "this is not the last event")
            expect(not self.state.outcomes() and not self.state.waiting(), "the game is not over")
            found = first_difference(self.state.standings(), event["end"]["standings"])
            expect(not found, found)
            times = event["end"].get("taken_back", self.taken_back_draws)
            expect(times == self.taken_back_draws, f"{self.taken_back_draws} draws were taken back")
            if self.format > 1:
                expect(event["end"].get("head") == self.head.hex(), "a line before was changed")
        elif "give" in event:
            given = [giver for giver, _ in self.gifts]
            may = self.format > 1 and "cards" not in self.header
            expect(may and seat not in self.decided and seat not in given, "no gift is due")
            self.gifts.append((seat, bytes.fromhex(event["give"])))
        else:
            expect("join" in event or "say" in event, "this is no event")

    def check_draw(self, at, text):
        outcomes = self.state.outcomes()
        expect(outcomes, "no draw is due")
        expect(text in outcomes, f"what can be drawn is {', '.join(outcomes)}")
        if self.seed is not None and at > self.copied:
            drawn = outcomes[below(self.words(at), len(outcomes))]
            expect(text == drawn, f"the seed draws {drawn}")
        self.draws += 1

    def words(self, at):
        if self.format == 1:
            return words(self.seed, "", at)
        pile, number = self.next_of_pile()
        return words(self.mixed.get((pile, number), self.mix()), pile, number)

    def next_of_pile(self):
        """The pile the draw that is due comes from, and how many of it are in force."""
        pile = self.state.source()
        return pile, sum(entry[3] == pile for entry in self.in_force)

    def mix(self):
        """The seed with everything that seats added to it so far."""
        if not self.gifts or self.seed is None:
            return self.seed
        return hashlib.sha256(self.seed + b"".join(bytes([s]) + g for s, g in self.gifts)).digest()

    def decide(self, at, seat, text):
        expect(not self.state.outcomes(), "a draw is due")
        expect(seat in self.state.waiting(), "the game does not wait for this seat")
        self.question = None
        self.apply(at, seat, text)

    def apply(self, at, seat, text):
        pile = None
        if seat is None:
            pile, number = self.next_of_pile()
            # Going back meets the same cards, whoever added something meanwhile.
            self.mixed.setdefault((pile, number), self.mix())
        self.in_force.append((at, seat, text, pile))
        if seat is None:
            self.state.draw(text)
        else:
            self.state.decide(seat, text)

    def answer(self, seat, agrees):
        expect(self.question, "nobody asked anything")
        if agrees:
            self.question[2].add(seat)
            self.go_back_if_agreed()
        else:
            self.question = None

    def go_back_if_agreed(self):
        _, to, agreed = self.question
        if len(agreed) == len(self.header["seats"]):
            drawn = any(entry[0] > to and entry[1] is None for entry in self.in_force)
            self.taken_back_draws += drawn and len(agreed) == 1
            self.in_force = [entry for entry in self.in_force if entry[0] <= to]
            self.question = None
            for texts in self.taken_back.values():
                texts.clear()
            self.rebuild()

    def rebuild(self):
        """The position anew, from what is in force."""
        entries, self.in_force = self.in_force, []
        self.state = self.begin()
        for entry in entries:
            self.apply(*entry[:3])


def pack_of(path, folder):
    """The pack a log was played with: the built-in one, or one beside the log called by its id."""
    with open(path, encoding="utf-8") as file:
        name = json.loads(file.readline())["pack"]["id"]
    beside = Path(path).with_name(f"{name}.toml")
    return beside if beside.exists() else GAMES / folder / "components.toml"


def main(game, folder):
    """Replays the logs named on the command line."""
    sys.stdout.reconfigure(encoding="utf-8")
    files = sys.argv[1:]
    pack = None
    if files[:1] == ["--pack"]:
        pack, files = files[1], files[2:]
    if not files:
        sys.exit(f"usage: {Path(sys.argv[0]).name} [--pack FILE] LOG…")
    good = True
    for path in files:
        try:
            log = Log(game, Path(path).read_text(encoding="utf-8"), pack or pack_of(path, folder))
            log.replay()
            told = f"{len(log.events)} events, {log.draws} draws"
            if log.seed is None:
                print(f"{path}: {told}: the log is not closed")
            else:
                scores = [sheet["total"] for sheet in log.state.standings()["seats"]]
                print(f"{path}: {told}, scores {' '.join(map(str, scores))}: as recorded")
        except (Difference, LookupError, ValueError, OSError) as problem:
            good = False
            print(f"{path}: {problem or type(problem).__name__}")
    sys.exit(0 if good else 1)
