// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace tessera {

/// A candidate solution: one code a cell, in cell order. Only the kind of puzzle knows what a code
/// means (for edge matching: Placement::code()).
using Solution = std::vector<std::uint16_t>;

/// What is being solved. Each kind of puzzle derives its own; its solvers know which one they are
/// given because SolverInfo::problemKind names it.
class Problem {
public:
    Problem() = default;
    Problem(const Problem&) = delete;
    Problem& operator=(const Problem&) = delete;
    virtual ~Problem() = default;

    /// The kind's id, e.g. "edge-matching".
    [[nodiscard]] virtual std::string_view kind() const = 0;
    /// The full score. Scores are maximised and reach it exactly when solved.
    [[nodiscard]] virtual int total() const = 0;
};

/// Where a search begins (--start). Fixed cells keep what they hold in each case.
enum class StartKind : std::uint8_t {
    Random, ///< at random; in edge matching a permutation that respects the frame
    Greedy, ///< the greedy randomised construction of 000
    Board,  ///< the given board; its empty cells are filled at random
    Own,    ///< as the method's paper says where it says so, else a random one
};

/// The words for it, as in --start and in experiment plans, in the order of StartKind.
[[nodiscard]] inline QStringList startKindWords() {
    return {QStringLiteral("random"), QStringLiteral("greedy"), QStringLiteral("board"),
            QStringLiteral("own")};
}

/// Nothing for any other word.
[[nodiscard]] inline std::optional<StartKind> startKindOf(const QString& word) {
    const auto index = startKindWords().indexOf(word);
    return index < 0 ? std::nullopt : std::optional(static_cast<StartKind>(index));
}

} // namespace tessera
