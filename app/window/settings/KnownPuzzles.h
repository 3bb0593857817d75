// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <vector>

namespace tessera {

/// What the start page shows of a puzzle before its file is read.
struct KnownPuzzle {
    QString path; ///< absolute
    QString size; ///< from Kind::sizeText()
    int best = 0; ///< the highest score that was saved
    int total = 0;
    QDateTime workedOn; ///< in UTC; when it was last saved

    [[nodiscard]] bool isSolved() const { return total > 0 && best >= total; }

    friend bool operator==(const KnownPuzzle&, const KnownPuzzle&) = default;
};

/// Latest first.
using KnownPuzzles = std::vector<KnownPuzzle>;

/// The number of puzzles on the start page.
inline constexpr std::size_t kMostKnownPuzzles = 60;

/// One object per line, as in the settings. Drops damaged ones and those beyond the limit.
[[nodiscard]] KnownPuzzles knownPuzzlesFrom(const QStringList& lines);
[[nodiscard]] QStringList linesOf(const KnownPuzzles& puzzles);

/// Adds a puzzle at the front, and removes the earlier entry of its file.
void putInFront(KnownPuzzles& puzzles, KnownPuzzle puzzle);

} // namespace tessera
