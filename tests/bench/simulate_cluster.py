#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Simulates work units and islands on 10 to 10,000 ranks, from times and sizes measured on one machine.

    tests/bench/simulate_cluster.py [--ledger FOLDER/ledger] [--turn MS] [--message-us US] [--seed N]

Units: ranks take leases from one ledger, one at a time, and every turn writes and syncs once. Unit
times are drawn from those in a ledger, scaled to a mean; without one they are exponential. A turn of
one unit is compared with turns of several, as many as workers take when the ledger is busy, and with
dealers that take units for 100 ranks each. It is the time while units are left; at the end ranks
wait for at most one unit. Every process reads all of the ledger: with one thread or with 32.

Islands: rank 0 receives a board from each rank at each meeting and answers it, directly or along a
tree. All wait for the slowest rank.
"""

import argparse
import heapq
import json
import math
import random
import statistics

RANKS = (10, 100, 1000, 10_000)
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
            chance = random.Random(options.seed)
            one = units(ranks, unit, turn, 1, False, share, chance)
            # As workers do: a turn's work is a hundred times its wait, between 3 and 60 seconds.
            for seconds in (3, 6, 12, 24, 48, 60):
                batch = max(1, round(seconds / unit))
                several = units(ranks, unit, turn, batch, False, share, chance)
                if several[2] + turn < unit * batch / 100:
                    break
            dealt = units(ranks, unit, turn, batch, True, share, chance)
            print(f"| {ranks:,} | {unit:g} s | {100 * one[0]:.1f} % | {one[1]:.0f} | "
                  f"{one[2]:.2f} s | {100 * several[0]:.1f} % | {several[1]:.0f} | "
                  f"{100 * dealt[0]:.1f} % | {dealt[1]:.1f} | "
                  f"{ranks * several[1] * batch * LEASE * line / 1e6:.1f} | "
                  f"{ranks / min(32, ranks) * several[1] * batch * LEASE * line / 1e6:.2f} |")
    print("\n| ranks | islands, rank 0 alone: efficiency | messages/s | along a tree: efficiency | "
          "messages/s |\n|--:|--:|--:|--:|--:|")
    for ranks in RANKS:
        figures = [islands(ranks, options.pace, options.board, options.message_us * 1e-6,
                           options.deviation, tree) for tree in (False, True)]
        print(f"| {ranks:,} | {100 * figures[0][0]:.1f} % | {figures[0][1]:.0f} | "
              f"{100 * figures[1][0]:.1f} % | {figures[1][1]:.0f} |")


if __name__ == "__main__":
    main()
