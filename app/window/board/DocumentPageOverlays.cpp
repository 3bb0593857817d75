// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board/DocumentPage.h"
#include "widgets/board/BoardView.h"
#include "widgets/board/ViewOverlays.h"

#include <QLocale>

namespace tessera {

void DocumentPage::setHeatKind(HeatKind kind) {
    m_heatKind = kind;
    showHeat();
}

void DocumentPage::pinBoard() {
    m_pinned = shownBoard();
    showHeat();
    inform(tr("This board is pinned. The heat map can now show the differences from it."));
}

void DocumentPage::goToMismatch(bool forward) {
    const auto stop = m_view->goToMismatch(forward);
    if (!stop) {
        informOfBoard(tr("This board has no mismatches."));
        return;
    }
    const GridSize size = m_view->board().size();
    const QVector<int> cells = cellsBeside(size, stop->place);
    m_flash->flash({cells.begin(), cells.end()});
    const QString across =
        cells.size() > 1 ? cellName(size, cells.back()) : tr("the rim of the board");
    informOfBoard(tr("Mismatch %1 of %2: %3 and %4")
                      .arg(stop->number)
                      .arg(stop->count)
                      .arg(cellName(size, cells.front()), across));
}

void DocumentPage::informOfBoard(const QString& note) {
    inform(note);
    delete m_noteLink;
    m_noteLink = new QObject(this);
    connect(this, &PuzzlePage::shownBoardChanged, m_noteLink, [this, note, board = shownBoard()] {
        // A search reports the same board again.
        if (shownBoard() == board)
            return;
        withdrawNote(note);
        m_noteLink->deleteLater();
    });
}

void DocumentPage::showHeat() {
    if (!m_view->overlays().testFlag(BoardOverlay::Heat))
        return;
    m_view->setHeat(heat(), heatWords());
}

std::vector<float> DocumentPage::heat() const {
    if (m_heatKind == HeatKind::Difference)
        return m_pinned ? boardDifference(*m_pinned, shownBoard()) : std::vector<float>();
    // The puzzle may have been resized after the search.
    if (m_search.searched().puzzle.size() != shownBoard().size())
        return {};
    if (const auto& own = m_search.details().heat.values;
        m_heatKind == HeatKind::Method && !own.empty())
        return own;
    return m_search.bestsHeat(m_heatKind);
}

HeatWords DocumentPage::heatWords() const {
    switch (m_heatKind) {
    case HeatKind::Mismatches: {
        const auto percent = [](double share) {
            return tr("%1 %").arg(QLocale().toString(100 * share, 'g', 3));
        };
        return {tr("Mismatched"), percent, [percent](double share) {
                    return tr("mismatch in %1 of the best boards").arg(percent(share));
                }};
    }
    case HeatKind::Difference: {
        const auto word = [](double differs) { return differs > 0 ? tr("different") : tr("same"); };
        return {tr("Compared with the pinned board"), word, word, false};
    }
    case HeatKind::Method:
        if (!m_search.details().heat.values.empty()) {
            const auto number = [](double value) { return QLocale().toString(value, 'g', 3); };
            const QString name = translated(m_search.details().heat.name);
            return {name, number, [name, number](double value) {
                        return tr("%1 %2", "a measure and its value").arg(name, number(value));
                    }};
        }
        break;
    case HeatKind::Changes:
        break;
    }
    return {tr("Changes"), [](double times) { return QLocale().toString(qRound(times)); },
            [](double times) { return tr("changed %n time(s)", nullptr, qRound(times)); }};
}

} // namespace tessera
