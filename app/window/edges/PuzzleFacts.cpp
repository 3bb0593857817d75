// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/PuzzleFacts.h"

#include "app/window/common/FormControls.h"

#include "core/edges/puzzle/Counting.h"
#include "core/edges/puzzle/Score.h"

#include <QFormLayout>
#include <QLabel>

namespace tessera {

namespace {

const QString kNothing = QStringLiteral("–");

QString colorsText(const Puzzle& puzzle) {
    const ColorCensus census(puzzle);
    if (census.borderColors() == 0)
        return QString::number(census.innerColors());
    return PuzzleFacts::tr("%1 on the frame, %2 inside")
        .arg(census.borderColors())
        .arg(census.innerColors());
}

QString rulesText(const Puzzle& puzzle) {
    const QString frame =
        puzzle.framed() ? PuzzleFacts::tr("with a frame") : PuzzleFacts::tr("without a frame");
    return puzzle.isSigned() ? PuzzleFacts::tr("%1, signed").arg(frame) : frame;
}

QString boardText(const PuzzleFile& file) {
    const int placed = file.board.placedCount();
    if (placed == 0)
        return PuzzleFacts::tr("empty");
    const Score score = scoreOf(file.puzzle, file.board);
    return PuzzleFacts::tr("%n piece(s) placed, score %1 of %2", nullptr, placed)
        .arg(score.matched)
        .arg(score.total);
}

} // namespace

PuzzleFacts::PuzzleFacts(QWidget* parent) : QWidget(parent) {
    auto* form = new QFormLayout(this);
    form->setContentsMargins({});
    m_size = addFact("factSize", tr("Size:"));
    m_pieces = addFact("factPieces", tr("Pieces:"));
    m_colors = addFact("factColors", tr("Colours:"));
    m_rules = addFact("factRules", tr("Rules:"));
    m_hints = addFact("factHints", tr("Hints:"));
    m_board = addFact("factBoard", tr("Board:"));
    clear();
}

QLabel* PuzzleFacts::addFact(const char* objectName, const QString& name) {
    QLabel* value = valueLabel(this, objectName);
    static_cast<QFormLayout*>(layout())->addRow(name, value);
    return value;
}

void PuzzleFacts::show(const PuzzleFile& file) {
    const Puzzle& puzzle = file.puzzle;
    m_size->setText(QStringLiteral("%1×%2").arg(puzzle.width()).arg(puzzle.height()));
    m_pieces->setText(QString::number(puzzle.pieceCount()));
    m_colors->setText(colorsText(puzzle));
    m_rules->setText(rulesText(puzzle));
    m_hints->setText(QString::number(puzzle.hints().size()));
    m_board->setText(boardText(file));
}

void PuzzleFacts::clear() {
    for (QLabel* value : {m_size, m_pieces, m_colors, m_rules, m_hints, m_board})
        value->setText(kNothing);
}

} // namespace tessera
