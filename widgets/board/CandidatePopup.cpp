// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/CandidatePopup.h"

#include "widgets/board/PieceListView.h"
#include "widgets/board/PieceModel.h"

#include "core/edges/puzzle/Score.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QScreen>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kMostColumns = 5;
constexpr int kMostRows = 4;
/// What a list needs beyond its tiles before it puts as many into a row.
constexpr int kSlack = 12;

} // namespace

CandidatePopup::CandidatePopup(const Puzzle& puzzle, const Board& board, int cell,
                               const TileTheme& theme, QWidget* parent)
    : QFrame(parent, Qt::Popup), m_title(new QLabel(this)), m_list(new PieceListView(this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("candidatePopup"));
    setFrameStyle(QFrame::Box | QFrame::Plain);
    m_list->setTheme(theme);
    m_list->setDragDropMode(QAbstractItemView::NoDragDrop);
    m_list->pieces().setPuzzle(puzzle);
    m_list->pieces().setBoard(board);
    m_list->pieces().setFitCell(cell);
    const QString name = cellName(puzzle.size(), cell);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setText(
        tr("%n piece(s) fit on %1", nullptr, m_list->pieces().listedPieces()).arg(name));
    setAccessibleName(m_title->text());
    m_list->setAccessibleName(m_title->text());
    m_list->setAccessibleDescription(tr("Enter lays the piece on the cell, Escape closes."));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(m_title);
    layout->addWidget(m_list);
    setFocusProxy(m_list);
    m_list->setCurrentIndex(m_list->model()->index(0, 0));
    m_list->installEventFilter(this);
    connect(m_list, &QAbstractItemView::clicked, this, &CandidatePopup::choose);
    fitSize();
}

void CandidatePopup::fitSize() {
    const int count = std::max(1, m_list->model()->rowCount());
    const int columns = std::clamp(count, 2, kMostColumns);
    const int rows = std::min((count + columns - 1) / columns, kMostRows);
    const QSize tile = m_list->sizeHintForIndex(m_list->model()->index(0, 0))
                           .expandedTo({m_list->sizeHintForColumn(0), 72});
    const int frame = 2 * m_list->frameWidth();
    m_list->setFixedSize(std::max(columns * tile.width(), 120) + frame +
                             m_list->verticalScrollBar()->sizeHint().width() + kSlack,
                         rows * tile.height() + frame + 2);
}

void CandidatePopup::showBeside(const QRect& rect) {
    adjustSize();
    QPoint corner = rect.bottomLeft() + QPoint(0, 2);
    const QScreen* on = QGuiApplication::screenAt(rect.center());
    const QRect room = (on != nullptr ? on : screen())->availableGeometry();
    if (corner.y() + height() > room.bottom())
        corner.setY(rect.top() - height() - 2);
    corner.setX(std::clamp(corner.x(), room.left(), std::max(room.left(), room.right() - width())));
    corner.setY(std::clamp(corner.y(), room.top(), std::max(room.top(), room.bottom() - height())));
    move(corner);
    show();
    m_list->setFocus(Qt::PopupFocusReason);
}

bool CandidatePopup::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Escape)
        close();
    else if (key == Qt::Key_Return || key == Qt::Key_Enter)
        choose(m_list->currentIndex());
    else
        return QFrame::eventFilter(watched, event);
    return true;
}

void CandidatePopup::choose(const QModelIndex& index) {
    const Placement placement = m_list->pieces().placement(index);
    close();
    if (!placement.isEmpty())
        emit chosen(placement);
}

} // namespace tessera
