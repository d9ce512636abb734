#!/usr/bin/env python3
"""Tests of the replayers: every recorded game is as recorded, and a damaged one is not.

`scripts/replayers` runs them.
"""

import json
import unittest

from builders import Builders
from hadrian import Hadrian
from ludi_log import GAMES, Difference, Log
from magna_roma import MagnaRoma
from praetor import Praetor

REPLAYERS = {"builders": Builders, "hadrian": Hadrian, "magna-roma": MagnaRoma, "praetor": Praetor}


def recorded(folder):
    return sorted((GAMES / folder / "tests" / "games").glob("*.jsonl"))


def replay(folder, text):
    log = Log(REPLAYERS[folder], text, GAMES / folder / "components.toml")
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
                    log = replay(folder, path.read_text(encoding="utf-8"))
                    self.assertIsNotNone(log.seed)
                    self.assertGreater(log.draws, 10)

    def damaged(self, damage, complaint):
        """Every first game of every kind fails with a complaint once a line of it is changed."""
        for folder in REPLAYERS:
            lines = [json.loads(text) for text in recorded(folder)[0].read_text(encoding="utf-8").splitlines()]
            damage(lines)
            with self.subTest(game=folder), self.assertRaisesRegex(Difference, complaint):
                replay(folder, "\n".join(map(json.dumps, lines)))

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

    def test_another_seed_is_noticed(self):
        def change(lines):
            lines[-1]["end"]["seed"] = lines[0]["commitment"]

        self.damaged(change, "seed")

    def test_another_pack_is_noticed(self):
        def change(lines):
            lines[0]["pack"]["sha256"] = "0" * 64

        self.damaged(change, "pack")

    def test_a_game_that_stops_early_is_noticed(self):
        def cut(lines):
            end = lines[-1]
            del lines[-3:]
            lines.append(end | {"at": len(lines)})

        self.damaged(cut, "over")


if __name__ == "__main__":
    unittest.main()
