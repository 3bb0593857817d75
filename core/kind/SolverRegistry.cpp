// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kind/SolverRegistry.h"

#include "core/edges/solvers/ants/AntColonySolver.h"
#include "core/edges/solvers/exact/Backtracking.h"
#include "core/edges/solvers/genetic/GeneticSolver.h"
#include "core/edges/solvers/local/Annealing.h"
#include "core/edges/solvers/local/Greedy.h"
#include "core/edges/solvers/local/HillClimbing.h"
#include "core/edges/solvers/local/LocalSearch.h"
#include "core/edges/solvers/local/MsGvns.h"
#include "core/edges/solvers/local/Tabu.h"
#include "core/edges/solvers/local/TabuTwoPhase.h"
#include "core/edges/solvers/record/Record.h"
#include "core/sudoku/GvnsSudoku.h"
#include "core/support/UserError.h"

#include <QCoreApplication>

#include <algorithm>

namespace tessera {

std::vector<SolverInfo> kindByKind(std::vector<SolverInfo> methods) {
    for (auto first = methods.begin(); first != methods.end();) {
        first = std::stable_partition(first, methods.end(),
                                      [kind = first->problemKind](const SolverInfo& info) {
                                          return info.problemKind == kind;
                                      });
    }
    return methods;
}

std::span<const SolverInfo> allSolvers() {
    static const std::vector<SolverInfo> solvers = kindByKind({
        backtrackingInfo(),
        greedyInfo(),
        greedyWalkInfo(),
        hillClimbingInfo(),
        localSearchInfo(),
        annealingInfo(),
        tabuInfo(),
        tabuTwoPhaseInfo(),
        msGvnsInfo(),
        recordInfo(),
        geneticInfo(),
        antColonyInfo(),
        gvnsSudokuInfo(),
    });
    return solvers;
}

std::span<const SolverInfo> solversFor(std::string_view kind) {
    const auto solvers = allSolvers();
    const auto isOfKind = [&](const SolverInfo& info) { return info.problemKind == kind; };
    const auto first = std::ranges::find_if(solvers, isOfKind);
    return {first, std::ranges::find_if_not(first, solvers.end(), isOfKind)};
}

const SolverInfo* findSolver(std::string_view id) {
    const auto solvers = allSolvers();
    const auto found = std::ranges::find(solvers, id, &SolverInfo::id);
    return found == solvers.end() ? nullptr : &*found;
}

std::unique_ptr<Solver> makeSolver(const SolverInfo& method, std::shared_ptr<const Problem> problem,
                                   const ParameterValues& values) {
    if (method.problemKind != problem->kind()) {
        throw UserError(
            QCoreApplication::translate("Solver", "The method “%1” is not for this kind of puzzle.")
                .arg(translated(method.name)));
    }
    return method.make(std::move(problem), values);
}

} // namespace tessera
