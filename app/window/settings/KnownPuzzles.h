// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <vector>

namespace tessera {

/// What the start page says of a puzzle before its file is read.
struct KnownPuzzle {
    QString path; ///< absolute
    QString size; ///< as Kind::sizeText() has it
    int best = 0; ///< the highest score that was saved
    int total = 0;
    QDateTime workedOn; ///< in UTC; when it was last saved

    [[nodiscard]] bool isSolved() const { return total > 0 && best >= total; }

    friend bool operator==(const KnownPuzzle&, const KnownPuzzle&) = default;
};

/// The latest first.
using KnownPuzzles = std::vector<KnownPuzzle>;

/// As many as the start page lists.
inline constexpr std::size_t kMostKnownPuzzles = 60;

/// An object a line, as settings keep them. Damaged ones are left out, and so are those too many.
[[nodiscard]] KnownPuzzles knownPuzzlesFrom(const QStringList& lines);
[[nodiscard]] QStringList linesOf(const KnownPuzzles& puzzles);

/// Puts a puzzle in front, in the place of what was said of its file.
void putInFront(KnownPuzzles& puzzles, KnownPuzzle puzzle);

} // namespace tessera
