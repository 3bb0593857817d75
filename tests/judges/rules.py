# SPDX-License-Identifier: GPL-3.0-or-later
"""What a puzzle and a board are, and how boards are judged, from the definitions alone.

This code is independent of the program, so a mistake would have to be made twice. An edge puzzle's
board is a list of one code per cell, row by row: piece·4 + clockwise quarter turns, or None. Edges
are up, right, down, left; 0 is the frame's grey.
"""

from collections import Counter
from dataclasses import dataclass, field

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # up, right, down, left


@dataclass
class Puzzle:
    width: int
    height: int
    framed: bool
    signed: bool
    pieces: list
    hints: list = field(default_factory=list)  # (cell, code)
    keeps_rotation: bool = False  # pieces are placed only as they are listed
    rim: object = None  # the colour of every edge at the rim, or "any"

    def edges(self, code):
        """The edges of a rotated piece: a quarter turn clockwise brings its left edge up."""
        piece, turns = divmod(code, 4)
        edges = list(self.pieces[piece])
        return tuple(edges[4 - turns:] + edges[:4 - turns])

    def match(self, one, other):
        return one != 0 and (one == -other if self.signed else one == other)

    def neighbour(self, cell, side):
        """The cell on that side, or None at the rim."""
        x = cell % self.width + STEPS[side][0]
        y = cell // self.width + STEPS[side][1]
        return y * self.width + x if 0 <= x < self.width and 0 <= y < self.height else None

    def joints(self):
        """All pairs of adjacent cells, with the side of the first that touches the second."""
        for cell in range(self.width * self.height):
            for side in (1, 2):
                other = self.neighbour(cell, side)
                if other is not None:
                    yield cell, side, other

    @property
    def total(self):
        joints = self.width * (self.height - 1) + self.height * (self.width - 1)
        return joints + (0 if self.rim is None else 2 * (self.width + self.height))

    def rims(self):
        """Every cell at the rim, with its outer side."""
        for cell in range(self.width * self.height):
            for side in range(4):
                if self.neighbour(cell, side) is None:
                    yield cell, side


def score(puzzle, looks):
    """Counts, with the names of `tessera score --json`.
    @param looks four edges per cell, None where it is empty"""
    state = {}
    for cell, side, other in puzzle.joints():
        if looks[cell] is not None and looks[other] is not None:
            state[cell, other] = puzzle.match(looks[cell][side], looks[other][(side + 2) % 4])
    if puzzle.rim is not None:
        shown = Counter(looks[cell][side] for cell, side in puzzle.rims() if looks[cell])
        rim = puzzle.rim
        if rim == "any":
            rim = max((color for color in shown if color != 0), key=shown.get, default=None)
        for cell, side in puzzle.rims():
            if looks[cell] is not None:
                state[cell, -1 - side] = looks[cell][side] == rim
    matched = sum(state.values())
    bad = areas = 0
    for y in range(puzzle.height - 1):
        for x in range(puzzle.width - 1):
            a = y * puzzle.width + x
            c = a + puzzle.width
            areas += 1
            four = ((a, a + 1), (c, c + 1), (a, c), (a + 1, c + 1))
            bad += not all(state.get(joint, False) for joint in four)
    shares = [(puzzle.total - matched, puzzle.total), (bad, areas)]
    shares = [part / whole for part, whole in shares if whole > 0]
    return {"matched": matched, "total": puzzle.total, "mismatched": len(state) - matched,
            "empty": looks.count(None), "bad_areas": bad,
            "fitness": 1 - sum(shares) / len(shares) if shares else 1.0}


def frame_faults(puzzle, looks):
    """One sentence for each cell whose greys are not exactly along the frame."""
    if not puzzle.framed:
        return []
    faults = []
    for cell, edges in enumerate(looks):
        if edges is None:
            continue
        rim = [puzzle.neighbour(cell, side) is None for side in range(4)]
        if any(rim[side] and edges[side] != 0 for side in range(4)):
            faults.append(f"cell {cell}: not grey towards the frame")
        if any(not rim[side] and edges[side] == 0 for side in range(4)):
            faults.append(f"cell {cell}: grey towards the inside")
    return faults


def looks_of(puzzle, board):
    return [None if code is None else puzzle.edges(code) for code in board]


def faults(puzzle, board):
    """Sentences on what is wrong with a board, except mismatches."""
    wrong = []
    if len(board) != puzzle.width * puzzle.height:
        return [f"{len(board)} cells instead of {puzzle.width * puzzle.height}"]
    for piece, times in Counter(code // 4 for code in board if code is not None).items():
        if piece >= len(puzzle.pieces):
            return [f"piece {piece} of {len(puzzle.pieces)}"]
        if times > 1:
            wrong.append(f"piece {piece} is placed {times} times")
    looks = looks_of(puzzle, board)
    wrong += frame_faults(puzzle, looks)
    if puzzle.keeps_rotation:
        wrong += [f"cell {cell}: the piece is turned" for cell, code in enumerate(board)
                  if code is not None and code % 4 != 0]
    for cell, code in puzzle.hints:
        if board[cell] is None or looks[cell] != puzzle.edges(code):
            wrong.append(f"cell {cell}: the hint is not kept")
    return wrong


def ways_to_lie(puzzle, edges):
    """All looks of a piece."""
    edges = tuple(edges)
    return {edges[turns:] + edges[:turns] for turns in range(1 if puzzle.keeps_rotation else 4)}


def kind_of(puzzle, edges):
    """The same value for all rotations of a piece."""
    return min(ways_to_lie(puzzle, edges))


def faults_of_looks(puzzle, looks):
    """The same for a board that is given by its edges alone."""
    wrong = frame_faults(puzzle, looks)
    stock = Counter(kind_of(puzzle, piece) for piece in puzzle.pieces)
    laid = Counter(kind_of(puzzle, edges) for edges in looks if edges is not None)
    wrong += [f"{times} times {edges}, of which there are {stock[edges]}"
              for edges, times in laid.items() if times > stock[edges]]
    wrong += [f"cell {cell}: the hint is not kept" for cell, code in puzzle.hints
              if looks[cell] != puzzle.edges(code)]
    return wrong


class TooManySteps(Exception):
    pass


def solutions(puzzle, fixed=None, most_steps=None):
    """All solved boards that look different, as the edges of their cells. Tries everything, cell
    by cell.
    @param fixed a code for each cell that keeps it, besides the hints
    @raise TooManySteps if it takes more"""
    cells = puzzle.width * puzzle.height
    # Pieces that look the same are one kind. Each kind, and each look, is tried once per cell.
    left = Counter(kind_of(puzzle, edges) for edges in puzzle.pieces)
    ways = {kind: ways_to_lie(puzzle, kind) for kind in left}
    wanted = {cell: puzzle.edges(code)
              for cell, code in (dict(fixed or {}) | dict(puzzle.hints)).items()}
    left.subtract(kind_of(puzzle, edges) for edges in wanted.values())
    looks = [None] * cells
    steps = 0
    first = next(puzzle.rims())  # if any colour is allowed, this cell sets it

    def fits(cell, edges):
        for side in (0, 3):
            other = puzzle.neighbour(cell, side)
            if other is not None and not puzzle.match(edges[side], looks[other][(side + 2) % 4]):
                return False
        if puzzle.rim is not None:
            rim = {edges[side] for side in range(4) if puzzle.neighbour(cell, side) is None}
            if puzzle.rim != "any":
                asked = puzzle.rim
            else:
                asked = edges[first[1]] if cell == first[0] else looks[first[0]][first[1]]
            if rim - {asked} or asked == 0:
                return False
        return not puzzle.framed or all(
            (edges[side] == 0) == (puzzle.neighbour(cell, side) is None) for side in range(4))

    def below(cell):
        nonlocal steps
        if cell == cells:
            yield tuple(looks)
            return
        for kind in ways:
            if cell in wanted:
                tried = {wanted[cell]} & ways[kind]
            else:
                tried = ways[kind] if left[kind] > 0 else ()
            for edges in tried:
                if not fits(cell, edges):
                    continue
                steps += 1
                if most_steps is not None and steps > most_steps:
                    raise TooManySteps
                looks[cell] = edges
                left[kind] -= cell not in wanted
                yield from below(cell + 1)
                left[kind] += cell not in wanted

    return below(0)


def turned(puzzle, looks):
    """A board rotated clockwise: a quarter turn if it is square, else half a turn."""
    side, last = puzzle.width, len(looks) - 1
    after = [None] * len(looks)
    for cell, edges in enumerate(looks):
        if side == puzzle.height:
            after[cell % side * side + side - 1 - cell // side] = edges[3:] + edges[:3]
        else:
            after[last - cell] = edges[2:] + edges[:2]
    return tuple(after)


def up_to_rotation(puzzle, boards):
    """How many boards there are when rotations of one board count once."""
    if puzzle.keeps_rotation:
        return len(boards)
    left = set(boards)
    orbits = 0
    while left:
        looks = left.pop()
        orbits += 1
        for _ in range(3):
            looks = turned(puzzle, looks)
            left.discard(looks)
    return orbits


def colors_of(puzzle, looks):
    """How often each colour occurs on the joints along the frame, and on all others.
    @return two counters; the first is empty for an unframed board"""
    ring, inner = Counter(), Counter()
    for cell, side, other in puzzle.joints():
        along = puzzle.framed and any(
            puzzle.neighbour(cell, rim) is None and puzzle.neighbour(other, rim) is None
            for rim in range(4))
        (ring if along else inner)[abs(looks[cell][side])] += 1
    return ring, inner


# Sudoku: a grid is a list of digits row by row, 0 for an open cell.

def sudoku_units(order):
    """The cells of each row, column and block."""
    side = order * order
    for i in range(side):
        yield "row", [i * side + j for j in range(side)]
        yield "column", [j * side + i for j in range(side)]
        first = i // order * order * side + i % order * order
        yield "block", [first + j // order * side + j % order for j in range(side)]


def sudoku_score(order, grid):
    """Counts, with the names of `tessera score --json`: digits present in rows and columns."""
    side = order * order
    matched = sum(len({grid[cell] for cell in cells} - {0})
                  for name, cells in sudoku_units(order) if name != "block")
    total = 2 * side * side
    return {"matched": matched, "total": total, "missing": total - matched,
            "empty": grid.count(0), "solved": matched == total and not sudoku_faults(order, grid)}


def sudoku_faults(order, grid, givens=None):
    """Sentences on digits that occur twice in a unit, and on givens that are not kept."""
    wrong = []
    for index, (name, cells) in enumerate(sudoku_units(order)):
        digits = Counter(grid[cell] for cell in cells if grid[cell] != 0)
        wrong += [f"{name} {index // 3}: {digit} occurs {times} times"
                  for digit, times in digits.items() if times > 1]
    for cell, digit in enumerate(givens or []):
        if digit not in (0, grid[cell]):
            wrong.append(f"cell {cell}: the given {digit} is not kept")
    return wrong


def sudoku_count(order, grid):
    """The number of ways to fill the open cells."""
    peers = {}
    for _, cells in sudoku_units(order):
        for cell in cells:
            peers.setdefault(cell, set()).update(set(cells) - {cell})
    grid = list(grid)
    if sudoku_faults(order, grid):
        return 0

    def below():
        choices = {cell: set(range(1, order * order + 1)) - {grid[p] for p in peers[cell]}
                   for cell in range(len(grid)) if grid[cell] == 0}
        if not choices:
            return 1
        cell = min(choices, key=lambda cell: len(choices[cell]))
        found = 0
        for digit in choices[cell]:
            grid[cell] = digit
            found += below()
        grid[cell] = 0
        return found

    return below()
