// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board/StepScene.h"

#include "widgets/board/AccessibleBoard.h"
#include "widgets/board/BoardView.h"

#include "core/edges/puzzle/Board.h"
#include "core/search/Trace.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

/// More cells than this make a list in a sentence.
constexpr std::size_t kMostNamedCells = 4;

} // namespace

StepScene::StepScene(const Puzzle& puzzle, const StepMoment& before, const StepMoment& after)
    : m_puzzle(puzzle), m_before(before), m_after(after),
      m_changed(differingCells(before.board.codes(), after.board.codes())),
      m_was(matchedEdges(puzzle, before.board)), m_now(matchedEdges(puzzle, after.board)) {}

QString StepScene::name(std::size_t cell) const {
    return cellName(m_puzzle.size(), static_cast<int>(cell));
}

QString StepScene::names(const std::vector<std::size_t>& cells) const {
    QStringList names;
    for (std::size_t i = 0; i < std::min(cells.size(), kMostNamedCells); ++i)
        names << name(cells[i]);
    const auto more = static_cast<int>(cells.size()) - static_cast<int>(names.size());
    const QString list = names.join(tr(", "));
    return more > 0 ? tr("%1 and %n more cell(s)", nullptr, more).arg(list) : list;
}

QString StepScene::move() const {
    if (m_changed.empty())
        return tr("Nothing changed");
    if (m_changed.size() == 1)
        return oneCell(m_changed.front());
    if (m_changed.size() == 2 && isSwap(m_changed[0], m_changed[1]))
        return tr("Swap %1 and %2").arg(name(m_changed[0]), name(m_changed[1]));
    return tr("Change %1").arg(names(m_changed));
}

QString StepScene::oneCell(std::size_t cell) const {
    const Placement was = before(cell);
    const Placement is = after(cell);
    if (was.isEmpty())
        return tr("Place piece %1 on %2").arg(is.piece() + 1).arg(name(cell));
    if (is.isEmpty())
        return tr("Remove piece %1 from %2").arg(was.piece() + 1).arg(name(cell));
    if (was.piece() == is.piece())
        return tr("Rotate %1, now %2").arg(name(cell), rotationText(is.rotation()));
    return tr("Replace piece %1 on %2 with piece %3")
        .arg(was.piece() + 1)
        .arg(name(cell))
        .arg(is.piece() + 1);
}

bool StepScene::isSwap(std::size_t a, std::size_t b) const {
    return !before(a).isEmpty() && !before(b).isEmpty() && !after(a).isEmpty() &&
           !after(b).isEmpty() && before(a).piece() == after(b).piece() &&
           before(b).piece() == after(a).piece();
}

QString StepScene::signedText(int difference) {
    const QString sign = difference > 0   ? QStringLiteral("+")
                         : difference < 0 ? QStringLiteral("−")
                                          : QStringLiteral("±");
    return sign + QString::number(std::abs(difference));
}

QString StepScene::score() const {
    return m_changed.empty() ? tr("still %1 of %2").arg(m_now).arg(total()) : score(m_now - m_was);
}

QString StepScene::score(int difference) const {
    return tr("%1, now %2 of %3").arg(signedText(difference)).arg(m_now).arg(total());
}

QString StepScene::plainScore() const { return tr("%1 of %2").arg(m_now).arg(total()); }

} // namespace tessera
