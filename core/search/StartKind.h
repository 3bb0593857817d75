// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace tessera {

/// Where a search begins (--start). Fixed cells keep what they hold in each case.
enum class StartKind : std::uint8_t {
    Random, ///< at random; in edge matching a permutation that respects the frame
    Greedy, ///< the greedy randomised construction of 000
    Board,  ///< the given board; its empty cells are filled at random
    Own,    ///< as the method's paper says where it says so, else a random one
};

/// The words for where runs begin, as in --start and in experiment plans, in
/// the order of StartKind.
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
