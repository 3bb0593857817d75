// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/CellDescription.h"

#include "widgets/board/PatternName.h"

#include "core/edges/puzzle/Score.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

namespace tessera {

namespace {

struct CellDescriptionText {
    Q_DECLARE_TR_FUNCTIONS(CellDescription)
};

QString edgeText(Side side, const QString& pattern) {
    switch (side) {
    case Side::Up:
        return CellDescriptionText::tr("north %1").arg(pattern);
    case Side::Right:
        return CellDescriptionText::tr("east %1").arg(pattern);
    case Side::Down:
        return CellDescriptionText::tr("south %1").arg(pattern);
    case Side::Left:
        break;
    }
    return CellDescriptionText::tr("west %1").arg(pattern);
}

QString matchText(const BoardContent& content, int cell) {
    int matched = 0;
    int judged = 0;
    for (const Side side : kSides) {
        const JointState state = jointState(content.puzzle, content.board, cell, side);
        matched += state == JointState::Matched ? 1 : 0;
        judged += state == JointState::Matched || state == JointState::Mismatched ? 1 : 0;
    }
    if (judged == 0)
        return CellDescriptionText::tr("no neighbours");
    return CellDescriptionText::tr("matches %1 of %2").arg(matched).arg(judged);
}

} // namespace

QString rotationText(Rotation rotation) {
    switch (rotation) {
    case 0:
        return CellDescriptionText::tr("not rotated");
    case 1:
        return CellDescriptionText::tr("rotated once");
    case 2:
        return CellDescriptionText::tr("rotated twice");
    default:
        return CellDescriptionText::tr("rotated three times");
    }
}

QString describeCell(const BoardContent& content, const TileTheme& theme, int cell) {
    const GridSize size = content.board.size();
    QStringList parts{CellDescriptionText::tr("row %1, column %2")
                          .arg(size.row(cell) + 1)
                          .arg(size.column(cell) + 1)};
    const Placement placement = content.board.at(cell);
    if (placement.isEmpty()) {
        parts << CellDescriptionText::tr("empty");
        return parts.join(QStringLiteral(", "));
    }
    parts << CellDescriptionText::tr("piece %1").arg(placement.piece() + 1)
          << rotationText(placement.rotation());
    for (const Side side : kSides)
        parts << edgeText(side, patternName(theme, content.puzzle.edge(placement, side)));
    parts << matchText(content, cell);
    if (content.isHint(cell))
        parts << CellDescriptionText::tr("hint");
    if (content.isLocked(cell))
        parts << CellDescriptionText::tr("locked");
    return parts.join(QStringLiteral(", "));
}

} // namespace tessera
