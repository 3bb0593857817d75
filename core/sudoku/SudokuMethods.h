// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Solver.h"

#include <QCoreApplication>

namespace tessera {

/// General VNS for Sudoku after Hamza & Sevkli 2014 (Figure 2), see GeneralVns.h. As published
/// ("hamza-sevkli-2014") it gets stuck even on easy grids with few givens. The defaults accept
/// equal solutions, fill singles first and restart. Our fragment of the paper has the rule only:
/// neighbourhoods, cost and grid are ours, after Lewis 2007.
[[nodiscard]] SolverInfo gvnsSudokuInfo();

/// Simulated annealing with reheats after Lewis, Metaheuristics can solve sudoku puzzles (2007):
/// see SudokuWalk.h. Our text of it is incomplete, so its values are from memory.
[[nodiscard]] SolverInfo annealingSudokuInfo();

/// A genetic algorithm after Mantere & Koljonen, Solving, rating and generating Sudoku puzzles with
/// GA (2007): blocks are exchanged between parents, and digits swapped within blocks. Its values
/// are from memory. The local search of the defaults is ours.
[[nodiscard]] SolverInfo geneticSudokuInfo();

/// The parameter "singles" of all methods for Sudoku, see withSingles(). @param place in the
/// settings
template <typename Settings>
[[nodiscard]] ParameterRow<Settings> singlesRow(bool Settings::*place) {
    return {place, "singles", QT_TRANSLATE_NOOP("Solver", "Fill singles first"), true,
            QT_TRANSLATE_NOOP("Solver",
                              "Fill every cell that follows from the givens by singles, and search "
                              "only the others.")};
}

} // namespace tessera
