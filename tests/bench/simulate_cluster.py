#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Simulates work units and islands on 10 to 10,000 ranks, from times and sizes measured on one machine.

    tests/bench/simulate_cluster.py [--ledger FOLDER/ledger] [--turn MS] [--message-us US] [--seed N]
                                    [--picture FILE.svg]

Units: ranks take leases from one ledger, one at a time, and every turn writes and syncs once. Unit
times are drawn from those in a ledger, scaled to a mean; without one they are exponential. A turn of
one unit is compared with turns of several, as many as workers take when the ledger is busy, and with
dealers that take units for 100 ranks each. It is the time while units are left; at the end ranks
wait for at most one unit. Every process reads all of the ledger: with one thread or with 32.

Islands: rank 0 receives a board from each rank at each meeting and answers it, directly or along a
tree. All wait for the slowest rank, as in “genetic” and “ant-colony”.
"""

import argparse
import heapq
import json
import math
import random
import statistics
from pathlib import Path

RANKS = (10, 100, 1000, 10_000)
DRAWN = (10, 30, 100, 300, 1000, 3000, 10_000)
DEALT = 100  # ranks of a dealer
LEASE = 1.3  # bytes of leases and results, compared with results alone
GIGABIT = 125e6  # bytes per second


def ledger_figures(path):
    """@return relative unit times, bytes of a unit's result, bytes of a split per child"""
    times, results, splits, children = [], 0, 0, 0
    with open(path, encoding="utf-8") as file:
        for line in file:
            content = json.loads(line[9:]) if len(line) > 10 else {}
            if "unit" in content:
                times.append(content.get("seconds", 0))
                results += len(line)
            elif "split" in content:
                splits += len(line)
                children += len(content["parts"])
    mean = statistics.fmean(times)
    return [time / mean for time in times], results / len(times), splits / max(1, children)


def units(ranks, unit, turn, batch, dealers, share, chance, turns=12):
    """Simulates so many turns of each rank or dealer while units are left.

    @param unit mean seconds of a unit
    @param turn seconds of the lock, with one write and sync
    @param batch units of a turn
    @param dealers whether ranks ask one of ranks / DEALT dealers, which take units for all of theirs
        and ask for more when half are left
    @return efficiency, ledger writes a second, mean wait for the ledger in seconds
    """
    served = min(DEALT, ranks) if dealers else 1  # ranks of a client of the ledger
    clients = ranks // served
    free_at = work = idle = waited = 0.0
    events = [(chance.random() * unit * batch, client) for client in range(clients)]
    heapq.heapify(events)
    for _ in range(clients * turns):
        now, client = heapq.heappop(events)
        begin = max(now, free_at)
        free_at = begin + turn
        waited += begin - now
        amount = batch * served
        spent = sum(unit * chance.choice(share) if share else chance.expovariate(1 / unit)
                    for _ in range(amount)) / served
        lost = free_at - now if not dealers else max(0.0, free_at - now - spent / 2)
        work += served * spent
        idle += served * lost
        heapq.heappush(events, (now + lost + spent, client))
    return work / (work + idle), clients * turns / free_at, waited / (clients * turns)


def islands(ranks, pace, board, message, deviation, tree):
    """@return efficiency and messages a second at rank 0

    The slowest of n normal deviates is about sqrt(2 ln n) deviations late.
    """
    slowest = pace * deviation * math.sqrt(2 * math.log(max(2, ranks)))
    one = message + board / GIGABIT
    hops = math.ceil(math.log2(ranks)) if tree else ranks
    exchange = 2 * hops * one
    return pace / (pace + slowest + exchange), 2 * hops / (pace + slowest + exchange)


def all_units(ranks, unit, turn, share, seed):
    """@return the figures of a turn for each unit, of turns of several and of dealers; and how many
    units a turn then has
    """
    chance = random.Random(seed)
    one = units(ranks, unit, turn, 1, False, share, chance)
    # As workers do: a turn's work is a hundred times its wait, between 3 and 60 seconds.
    for seconds in (3, 6, 12, 24, 48, 60):
        batch = max(1, round(seconds / unit))
        several = units(ranks, unit, turn, batch, False, share, chance)
        if several[2] + turn < unit * batch / 100:
            break
    return one, several, units(ranks, unit, turn, batch, True, share, chance), batch


def draw(path, curves):
    """@param curves efficiencies by number of ranks, in the order of the names below"""
    names = ("units of 1 s, a turn each", "units of 1 s, turns of several", "islands, rank 0 alone",
             "islands along a tree")
    styles = ('stroke="#00557f"', 'stroke="#00557f" stroke-dasharray="5 3"', 'stroke="#b06000"',
              'stroke="#b06000" stroke-dasharray="5 3"')
    left, top, width, height = 56, 24, 400, 240

    def x(ranks):
        return left + width * math.log10(ranks / DRAWN[0]) / math.log10(DRAWN[-1] / DRAWN[0])

    def y(share):
        return top + height * (1 - share)

    lines = ['<svg xmlns="http://www.w3.org/2000/svg" width="720" height="320" viewBox="0 0 720 320" '
             'font-family="sans-serif" font-size="12" fill="#222">',
             "<title>Efficiency of simulated clusters by number of ranks</title>",
             '<rect width="720" height="320" fill="white"/>',
             f'<text x="{left - 44}" y="{top - 8}">efficiency</text>',
             f'<text x="{left + width / 2}" y="{top + height + 38}" text-anchor="middle">ranks</text>']
    for tenth in range(0, 11, 2):
        lines.append(f'<path d="M{left} {y(tenth / 10):.1f}h{width}" stroke="#ddd"/>'
                     f'<text x="{left - 6}" y="{y(tenth / 10):.1f}" dy="4" text-anchor="end">'
                     f"{10 * tenth} %</text>")
    for ranks in RANKS:
        lines.append(f'<text x="{x(ranks):.1f}" y="{top + height + 18}" text-anchor="middle">'
                     f"{ranks:,}</text>")
    for row, (name, style, curve) in enumerate(zip(names, styles, curves)):
        points = " ".join(f"{x(ranks):.1f},{y(share):.1f}" for ranks, share in zip(DRAWN, curve))
        label = top + 20 + 26 * row
        lines.append(f'<polyline points="{points}" fill="none" stroke-width="2" {style}/>'
                     f'<path d="M{left + width + 24} {label - 4}h24" stroke-width="2" {style}/>'
                     f'<text x="{left + width + 54}" y="{label}">{name}</text>')
    Path(path).write_text("\n".join([*lines, "</svg>", ""]), encoding="utf-8")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--ledger", help="a ledger with measured unit times and line sizes")
    parser.add_argument("--turn", type=float, default=4.0, help="milliseconds of a turn")
    parser.add_argument("--message-us", type=float, default=20.0,
                        help="microseconds of a message between machines")
    parser.add_argument("--board", type=int, default=600, help="bytes of a board's message")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between meetings")
    parser.add_argument("--deviation", type=float, default=0.01,
                        help="relative deviation of a rank's time for the same evaluations")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", help="draw the efficiencies as SVG")
    options = parser.parse_args()
    share, line, child = (None, 300.0, 60.0)
    if options.ledger:
        share, line, child = ledger_figures(options.ledger)
        print(f"{len(share)} unit times from the ledger, deviation "
              f"{statistics.pstdev(share):.2f} of the mean; {line:.0f} bytes a result, "
              f"{child:.0f} bytes a child of a split")
    turn = options.turn / 1000
    print("\n| ranks | unit | a turn each: efficiency | writes/s | wait | turns of several | "
          "writes/s | dealers of 100 | writes/s | all read MB/s | with 32 threads |\n"
          + 11 * "|--:" + "|")
    for unit in (60.0, 1.0):
        for ranks in RANKS:
            one, several, dealt, batch = all_units(ranks, unit, turn, share, options.seed)
            print(f"| {ranks:,} | {unit:g} s | {100 * one[0]:.1f} % | {one[1]:.0f} | "
                  f"{one[2]:.2f} s | {100 * several[0]:.1f} % | {several[1]:.0f} | "
                  f"{100 * dealt[0]:.1f} % | {dealt[1]:.1f} | "
                  f"{ranks * several[1] * batch * LEASE * line / 1e6:.1f} | "
                  f"{ranks / min(32, ranks) * several[1] * batch * LEASE * line / 1e6:.2f} |")
    print("\n| ranks | islands, rank 0 alone: efficiency | messages/s | along a tree: efficiency | "
          "messages/s |\n|--:|--:|--:|--:|--:|")

    def both_islands(ranks):
        return [islands(ranks, options.pace, options.board, options.message_us * 1e-6,
                        options.deviation, tree) for tree in (False, True)]

    for ranks in RANKS:
        figures = both_islands(ranks)
        print(f"| {ranks:,} | {100 * figures[0][0]:.1f} % | {figures[0][1]:.0f} | "
              f"{100 * figures[1][0]:.1f} % | {figures[1][1]:.0f} |")
    if options.picture:
        drawn = [(*all_units(ranks, 1.0, turn, share, options.seed)[:2], *both_islands(ranks))
                 for ranks in DRAWN]
        draw(options.picture, [[figures[0] for figures in curve] for curve in zip(*drawn)])


if __name__ == "__main__":
    main()
