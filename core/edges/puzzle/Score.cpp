// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/puzzle/Score.h"

#include <QCoreApplication>

namespace tessera {

namespace {

struct ScoreText {
    Q_DECLARE_TR_FUNCTIONS(Score)
};

bool areaIsGood(const Puzzle& puzzle, const Board& board, int cell) {
    const GridSize size = puzzle.size();
    const int below = cell + size.width;
    return jointState(puzzle, board, cell, Side::Right) == JointState::Matched &&
           jointState(puzzle, board, cell, Side::Down) == JointState::Matched &&
           jointState(puzzle, board, cell + 1, Side::Down) == JointState::Matched &&
           jointState(puzzle, board, below, Side::Right) == JointState::Matched;
}

} // namespace

double Score::fitness() const {
    if (total == 0)
        return 1.0;
    const double joints = static_cast<double>(total - matched) / total;
    if (areas == 0)
        return 1.0 - joints;
    return 1.0 - 0.5 * (joints + static_cast<double>(badAreas) / areas);
}

JointState jointState(const Puzzle& puzzle, const Board& board, int cell, Side side) {
    const auto across = puzzle.size().neighbour(cell, side);
    if (!across)
        return JointState::Rim;
    const Placement here = board.at(cell);
    const Placement there = board.at(*across);
    if (here.isEmpty() || there.isEmpty())
        return JointState::Open;
    return joins(puzzle.edge(here, side), puzzle.edge(there, opposite(side)), puzzle.isSigned())
               ? JointState::Matched
               : JointState::Mismatched;
}

Score scoreOf(const Puzzle& puzzle, const Board& board) {
    const GridSize size = puzzle.size();
    Score score;
    score.total = size.totalEdges();
    score.empty = board.emptyCount();
    score.areas = (size.width - 1) * (size.height - 1);
    for (int cell = 0; cell < size.cells(); ++cell) {
        for (const Side side : {Side::Right, Side::Down}) {
            const JointState state = jointState(puzzle, board, cell, side);
            score.matched += state == JointState::Matched ? 1 : 0;
            score.mismatched += state == JointState::Mismatched ? 1 : 0;
        }
        if (!size.onRim(cell, Side::Right) && !size.onRim(cell, Side::Down))
            score.badAreas += areaIsGood(puzzle, board, cell) ? 0 : 1;
    }
    return score;
}

int matchedEdges(const Puzzle& puzzle, const Board& board) {
    return scoreOf(puzzle, board).matched;
}

std::vector<Violation> violationsOf(const Puzzle& puzzle, const Board& board) {
    std::vector<Violation> found;
    const GridSize size = puzzle.size();
    for (int cell = 0; puzzle.framed() && cell < size.cells(); ++cell) {
        const Placement placement = board.at(cell);
        if (placement.isEmpty())
            continue;
        bool missing = false;
        bool inside = false;
        for (const Side side : kSides) {
            const bool grey = puzzle.edge(placement, side) == kGrey;
            missing = missing || (size.onRim(cell, side) && !grey);
            inside = inside || (!size.onRim(cell, side) && grey);
        }
        if (missing)
            found.push_back({Violation::Kind::GreyMissing, cell});
        if (inside)
            found.push_back({Violation::Kind::GreyInside, cell});
    }
    for (const Hint& hint : puzzle.hints()) {
        if (!puzzle.looksLike(board.at(hint.cell), hint.placement))
            found.push_back({Violation::Kind::HintMoved, hint.cell});
    }
    return found;
}

QString describe(const Violation& violation, GridSize size) {
    const QString cell = cellName(size, violation.cell);
    switch (violation.kind) {
    case Violation::Kind::GreyMissing:
        return ScoreText::tr("%1: the edge at the frame is not grey").arg(cell);
    case Violation::Kind::GreyInside:
        return ScoreText::tr("%1: a grey edge points into the board").arg(cell);
    case Violation::Kind::HintMoved:
        return ScoreText::tr("%1: the hint piece is not in its place").arg(cell);
    }
    return {};
}

QString cellName(GridSize size, int cell) {
    QString letters;
    for (int column = size.column(cell); column >= 0; column = column / 26 - 1)
        letters.prepend(QChar(u'A' + column % 26));
    return letters + QString::number(size.row(cell) + 1);
}

} // namespace tessera
