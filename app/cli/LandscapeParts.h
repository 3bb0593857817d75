// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/Arguments.h"
#include "app/cli/common/Console.h"
#include "app/cli/common/ProgressLine.h"

#include "core/edges/formats/PuzzleFile.h"
#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/moves/MovableCells.h"
#include "core/experiments/RunBatch.h"
#include "core/kind/Kind.h"
#include "core/landscape/LocalOptima.h"
#include "core/landscape/Walks.h"

#include <QJsonObject>

#include <optional>
#include <vector>

namespace tessera {

/// The methods whose searches can be compared.
[[nodiscard]] QStringList landscapeMethods();
/// Of --analysis.
[[nodiscard]] const QStringList& analysisWords();
/// The words of an option that may be repeated. @throws UsageError if one is not among @p all
[[nodiscard]] QStringList wordsOf(const Arguments& arguments, const char* option,
                                  const QStringList& all);

/// One puzzle, the choices of the command line, and what was found so far.
class Landscape {
public:
    /// Both must outlive it. @throws UsageError or UserError
    Landscape(const Arguments& arguments, PuzzleFile file, ProgressLine& line);

    void walk();
    void distances();
    void optima();
    void trajectories();

    [[nodiscard]] Facts facts() const { return {m_json, m_lines}; }
    [[nodiscard]] bool knowsSolution() const { return m_distance.has_value(); }

private:
    [[nodiscard]] std::optional<Board> givenBoard(const PuzzleSource& source) const;
    [[nodiscard]] std::optional<Board> knownSolution() const;
    [[nodiscard]] std::vector<NeighbourhoodKind> kinds() const;
    [[nodiscard]] static QString wordOf(NeighbourhoodKind kind) {
        return neighbourhoodWords().at(static_cast<int>(kind));
    }
    /// The same random numbers for each analysis, whichever others are made.
    [[nodiscard]] Random random(std::uint64_t stream) const { return Random(m_seed * 64 + stream); }
    /// Checked before the first analysis, like the other options.
    [[nodiscard]] std::vector<std::uint64_t> chosenSeeds() const;
    [[nodiscard]] std::vector<const SolverInfo*> chosenMethods() const;
    void write(const QString& name, const QByteArray& bytes) const;
    void writeGraph(const QString& name, const LandscapeGraph& graph, const QString& title) const;
    [[nodiscard]] std::vector<RunResult> search(const SolverInfo& method) const;

    const Arguments& m_arguments;
    ProgressLine& m_line;
    const std::uint64_t m_seed = static_cast<std::uint64_t>(m_arguments.number("seed"));
    const int m_steps = m_arguments.integer("steps");
    const int m_lags = m_arguments.integer("lags");
    const SampleSize m_sample{m_arguments.integer("samples"), m_arguments.integer("escapes"),
                              m_arguments.integer("nodes")};
    const Budget m_budget{{}, m_arguments.number("evaluations"), {}}; ///< of a search
    const std::vector<std::uint64_t> m_seeds = chosenSeeds();
    const std::vector<const SolverInfo*> m_methods = chosenMethods();
    PuzzleFile m_file;
    EdgeProblem m_problem;
    CompiledPuzzle m_pieces;
    MovableCells m_cells;
    QString m_folder;
    std::optional<SolutionDistance> m_distance;
    QJsonObject m_json;
    QStringList m_lines;
};

} // namespace tessera
