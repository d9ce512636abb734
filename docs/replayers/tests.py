#!/usr/bin/env python3
"""Tests of the replayers: every recorded game is as recorded, and a damaged one is not.

`scripts/replayers` runs them.
"""

import json
import os
import subprocess
import unittest

from builders import Builders
from hadrian import Hadrian
from ludi_log import GAMES, Difference, Log, below, first_difference, pack_of, words, written
from magna_roma import MagnaRoma
from praetor import Praetor

REPLAYERS = {"builders": Builders, "hadrian": Hadrian, "magna-roma": MagnaRoma, "praetor": Praetor}


def recorded(folder):
    return sorted((GAMES / folder / "tests" / "games").glob("*.jsonl"))


def replay(folder, path, text=None):
    text = text or path.read_text(encoding="utf-8")
    log = Log(REPLAYERS[folder], text, pack_of(path, folder))
    log.replay()
    return log


class Replayers(unittest.TestCase):
    def test_every_recorded_game_is_as_recorded(self):
        self.assertEqual(set(REPLAYERS), {path.name for path in GAMES.iterdir() if path.is_dir()})
        for folder in REPLAYERS:
            paths = recorded(folder)
            self.assertGreater(len(paths), 50, folder)
            for path in paths:
                with self.subTest(path=path.name):
                    log = replay(folder, path)
                    self.assertIsNotNone(log.seed)
                    self.assertGreater(log.draws, 10)

    def damaged(self, damage, complaint):
        """Every first game of every kind fails with a complaint once a line of it is changed."""
        for folder in REPLAYERS:
            path = recorded(folder)[0]
            lines = [json.loads(text) for text in path.read_text(encoding="utf-8").splitlines()]
            damage(lines)
            with self.subTest(game=folder), self.assertRaisesRegex(Difference, complaint):
                replay(folder, path, "\n".join(map(json.dumps, lines)))

    def test_another_draw_is_noticed(self):
        def swap(lines):
            kinds = [event.get("draw", "").split(" ")[0] for event in lines]
            first, second = next(
                (i, i + 1) for i in range(1, len(lines)) if kinds[i] and kinds[i] == kinds[i + 1]
            )
            lines[first]["draw"], lines[second]["draw"] = lines[second]["draw"], lines[first]["draw"]

        self.damaged(swap, "the seed draws")

    def test_a_decision_of_nobody_is_noticed(self):
        def change(lines):
            next(event for event in lines if "do" in event)["do"] = "abracadabra"

        self.damaged(change, "event")

    def test_a_decision_left_out_is_noticed(self):
        def leave_out(lines):
            gone = [n for n, event in enumerate(lines) if "do" in event][10]
            del lines[gone]
            for at, event in enumerate(lines[1:], 1):
                event["at"] = at

        self.damaged(leave_out, "event")

    def test_another_score_is_noticed(self):
        def change(lines):
            lines[-1]["end"]["standings"]["seats"][-1]["lines"][-1]["points"] += 1

        self.damaged(change, r"lines\[\d+\]\.points")

    def test_another_count_is_noticed(self):
        def change(lines):
            lines[-1]["end"]["standings"]["seats"][0]["lines"][0]["count"] += 1

        self.damaged(change, r"lines\[0\]\.count")

    def test_draws_taken_back_alone_are_counted(self):
        for path in recorded("hadrian"):
            lines = [json.loads(text) for text in path.read_text(encoding="utf-8").splitlines()]
            went_back = sum("ask" in event for event in lines)
            if len(lines[0]["seats"]) > 1 or not went_back:
                continue
            counted = replay("hadrian", path).taken_back_draws
            self.assertLessEqual(counted, went_back)
            lines[-1]["end"]["taken_back"] = counted
            replay("hadrian", path, "\n".join(map(json.dumps, lines)))
            lines[-1]["end"]["taken_back"] = counted + 1
            with self.assertRaisesRegex(Difference, "taken back"):
                replay("hadrian", path, "\n".join(map(json.dumps, lines)))
            return
        self.fail("nobody goes back alone")

    def test_another_seed_is_noticed(self):
        def change(lines):
            lines[-1]["end"]["seed"] = lines[0]["commitment"]

        self.damaged(change, "seed")

    def test_another_pack_is_noticed(self):
        def change(lines):
            lines[0]["pack"]["sha256"] = "0" * 64

        self.damaged(change, "pack")

    def chained(self, key):
        """A recorded game of every kind that has such an event, line by line."""
        for folder in REPLAYERS:
            for path in recorded(folder):
                text = path.read_text(encoding="utf-8")
                lines = [json.loads(line) for line in text.splitlines()]
                if lines[0]["ludi"] > 1 and any(key in event for event in lines[1:]):
                    yield folder, path, lines
                    break
            else:
                self.fail(f"no game of {folder} has {key}")

    def test_a_line_that_changes_nothing_is_chained(self):
        for folder, path, lines in self.chained("say"):
            said = next(event for event in lines if "say" in event)
            said["say"] = "words are their speaker's to take back"
            replay(folder, path, "\n".join(map(json.dumps, lines)))
            said["seat"] = 1 - said.get("seat", 1)
            with self.subTest(game=folder), self.assertRaisesRegex(Difference, "was changed"):
                replay(folder, path, "\n".join(map(json.dumps, lines)))

    def test_another_gift_is_noticed(self):
        for folder, path, lines in self.chained("give"):
            next(event for event in lines if "give" in event)["give"] = "0" * 64
            with self.subTest(game=folder), self.assertRaises(Difference):
                replay(folder, path, "\n".join(map(json.dumps, lines)))

    def test_the_page_of_the_format_says_how(self):
        page = (GAMES.parent / "docs" / "log-format.md").read_text(encoding="utf-8")
        said = {}
        exec(page.split("```python\n")[1].split("```")[0], said)  # noqa: S102
        for _, path, lines in self.chained("give"):
            end = lines[-1]["end"]
            secret = bytes.fromhex(end["seed"])
            first, *rest = map(written, lines)
            head = said["sha"](first)
            for position, line in enumerate(rest[:-1], 1):
                head = said["head_after"](head, secret, position, line)
            self.assertEqual(head.hex(), end["head"], path)
            log = replay(path.parts[-4], path)
            self.assertEqual(said["seed_of"](secret, log.gifts), log.mix())
            stream = said["words"](log.mix(), "pile", 3)
            mine = words(log.mix(), "pile", 3)
            for _ in range(20):
                self.assertEqual(said["below"](stream, 7), below(mine, 7))

    def test_a_game_that_stops_early_is_noticed(self):
        def cut(lines):
            end = lines[-1]
            del lines[-3:]
            lines.append(end | {"at": len(lines)})

        self.damaged(cut, "over")

    def test_positions_are_those_of_the_program(self):
        program = os.environ.get("LUDI")
        self.assertTrue(program, "LUDI is the program to compare with")
        for folder in REPLAYERS:
            for path in recorded(folder)[::40]:
                events = path.read_text(encoding="utf-8").count("\n") - 1
                for at in {0, 1, *range(7, events, max(1, events // 8)), events - 1}:
                    with self.subTest(path=path.name, at=at):
                        self.compare(program, folder, path, at)

    def compare(self, program, folder, path, at):
        pack = ["--pack", str(pack_of(path, folder))]
        words = [program, "replay", str(path), "--at", str(at), "--json", *pack]
        said = json.loads(subprocess.run(words, check=True, capture_output=True).stdout)
        lines = path.read_text(encoding="utf-8").splitlines()[: at + 1]
        log = replay(folder, path, "\n".join(lines))
        mine = log.state.position()
        theirs = said["position"]
        self.assertIsNone(first_difference(mine, like(mine, theirs), "position"))
        waiting = said["next"] if isinstance(said["next"], list) else []
        self.assertEqual(sorted(log.state.waiting()), waiting)
        self.assertEqual(bool(log.state.outcomes()), said["next"] == "chance")


def like(mine, theirs):
    """What the other says of what this one says: the program knows more of a position."""
    if isinstance(mine, dict) and isinstance(theirs, dict):
        return {key: like(mine[key], theirs[key]) for key in mine if key in theirs}
    if isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
        return [like(one, other) for one, other in zip(mine, theirs)]
    return theirs


if __name__ == "__main__":
    unittest.main()
