// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/PiecesPanel.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/common/FormControls.h"
#include "widgets/board/BoardView.h"
#include "widgets/forms/WrapLayout.h"

#include "core/edges/puzzle/Board.h"

#include <QCheckBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <numeric>

namespace tessera {

namespace {

constexpr int kLeastTray = 60;
constexpr int kBoxSwatchSide = 16;

} // namespace

PiecesPanel::PiecesPanel(QWidget* parent)
    : EdgePanel(parent), m_tray(new PieceTray(this)), m_text(new QLineEdit(this)),
      m_answer(sentenceLabel(this, "findAnswer")),
      m_find(makeAction({"editFindPiece", tr("Find a piece"),
                         tr("Find a piece by its number or its edges"), QKeySequence::Find},
                        this, [this] { startFind(); })),
      m_kind(comboBox<ShortBox>(this, "pieceKind", tr("Kind of pieces"),
                                tr("Show only pieces of this kind"))),
      m_color(comboBox<ShortBox>(this, "pieceColor", tr("Colour of pieces"),
                                 tr("Show only pieces that have an edge of this colour"))),
      m_order(comboBox<ShortBox>(this, "pieceOrder", tr("Order of pieces"),
                                 tr("The order in which the pieces are listed"))),
      m_fits(checkBox(this, "fitsHere", tr("&Fits here"),
                      tr("Show only pieces that match all neighbours of the selected cell"))),
      m_count(new QLabel(this)) {
    m_count->setTextFormat(Qt::PlainText);
    m_tray->setAccessibleName(tr("Pieces not on the board"));
    auto* finder = new QVBoxLayout;
    finder->addWidget(m_text);
    finder->addWidget(m_answer);
    auto* below = new WrapLayout;
    below->addWidget(m_count);
    below->addWidget(m_fits);
    m_fits->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addLayout(finder);
    layout->addWidget(filters());
    layout->addWidget(m_tray, 1);
    // One row of pieces: on a low screen a small list is better than nested scrolling.
    m_tray->setMinimumHeight(kLeastTray);
    layout->addLayout(below);
    setTabOrder(m_order, m_tray);
    setTabOrder(m_tray, m_fits);
    connectFinder();
    connectTray();
}

QWidget* PiecesPanel::filters() {
    m_kind->addItem(tr("All kinds"), QVariant::fromValue(PieceKind::All));
    m_kind->addItem(tr("Corners"), QVariant::fromValue(PieceKind::Corner));
    m_kind->addItem(tr("Sides"), QVariant::fromValue(PieceKind::Side));
    m_kind->addItem(tr("Inner pieces"), QVariant::fromValue(PieceKind::Inner));
    m_order->addItem(tr("By number"), QVariant::fromValue(PieceOrder::Number));
    m_order->addItem(tr("By kind"), QVariant::fromValue(PieceOrder::Kind));
    m_order->addItem(tr("By colour"), QVariant::fromValue(PieceOrder::Colors));
    // The tray needs the height: the filters wrap only if they must.
    auto* filters = new QWidget(this);
    auto* layout = new WrapLayout(filters);
    for (QComboBox* box : {m_kind, m_color, m_order})
        layout->addWidget(box);
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        m_tray->pieces().setKind(m_kind->currentData().value<PieceKind>());
        showCount();
    });
    connect(m_color, &QComboBox::currentIndexChanged, this, [this] {
        const QVariant color = m_color->currentData();
        m_tray->pieces().setColor(color.isValid() ? std::optional(static_cast<Color>(color.toInt()))
                                                  : std::nullopt);
        showCount();
    });
    connect(m_order, &QComboBox::currentIndexChanged, this,
            [this] { m_tray->pieces().setOrder(m_order->currentData().value<PieceOrder>()); });
    fillColors();
    return filters;
}

void PiecesPanel::fillColors() {
    m_colors = page() != nullptr ? page()->document().puzzle().highestColor() : 0;
    std::vector<Color> colors(static_cast<std::size_t>(m_colors));
    std::iota(colors.begin(), colors.end(), Color{1});
    const QVariant chosen = m_color->currentData();
    // The box's original model deletes itself.
    QAbstractItemModel* before = m_color->model();
    const bool isOurs = before->QObject::parent() == this;
    auto* model = colorList(*this, theme(), colors);
    model->insertRow(0, new QStandardItem(tr("All colours")));
    m_color->setModel(model);
    if (isOurs)
        before->deleteLater();
    // No higher than the boxes beside it.
    m_color->setIconSize({kBoxSwatchSide, kBoxSwatchSide});
    // A colour that no longer exists filters nothing.
    m_color->setCurrentIndex(chosen.isValid() ? std::max(0, m_color->findData(chosen)) : 0);
}

void PiecesPanel::connectFinder() {
    described(m_text, "findPiece",
              tr("Find a piece by its number or its edges. Type four colour letters clockwise, a "
                 "for grey, ? for any. Enter shows the next piece"),
              tr("Find a piece"));
    m_text->setPlaceholderText(tr("Find: 17 or a?b?"));
    m_text->setClearButtonEnabled(true);
    m_answer->hide();
    connect(m_text, &QLineEdit::textEdited, this, &PiecesPanel::find);
    connect(m_text, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.isEmpty())
            find();
    });
    connect(m_text, &QLineEdit::returnPressed, this, &PiecesPanel::showNext);
    connect(this, &EdgePanel::unplacedPieceChosen, this, &PiecesPanel::showUnplaced);
}

void PiecesPanel::startFind() {
    for (QWidget* above = parentWidget(); above != nullptr; above = above->parentWidget()) {
        if (auto* dock = qobject_cast<QDockWidget*>(above)) {
            dock->show();
            dock->raise();
        }
    }
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

void PiecesPanel::find() {
    m_found.clear();
    m_next = 0;
    const QString text = m_text->text().trimmed();
    if (page() == nullptr || text.isEmpty()) {
        tell({});
        return;
    }
    const Puzzle& puzzle = page()->document().puzzle();
    const auto found = piecesNamed(puzzle, text);
    if (found)
        m_found = *found;
    if (!m_found.empty())
        showNext();
    else
        tell(found ? tr("No piece has these edges.")
                   : tr("Type a number from 1 to %1, or four edges such as a?b?.")
                         .arg(puzzle.pieceCount()));
}

void PiecesPanel::showNext() {
    if (m_found.empty())
        return;
    const PieceIndex piece = m_found[m_next++ % m_found.size()];
    selectPieces(std::span(&piece, 1));
    tellFound();
}

/// Where the piece that was shown last is now.
void PiecesPanel::tellFound() {
    if (m_found.empty())
        return;
    const std::size_t shown = (m_next - 1) % m_found.size();
    const PieceIndex piece = m_found[shown];
    const Board& board = page()->shownBoard();
    const auto cell = board.cellOf(piece);
    const QString where =
        cell ? tr("Piece %1 is on %2").arg(piece + 1).arg(cellName(board.size(), *cell))
             : tr("Piece %1 is not on the board").arg(piece + 1);
    //: which of the pieces found, and where it is
    tell(m_found.size() == 1 ? where
                             : tr("%1 of %2: %3").arg(shown + 1).arg(m_found.size()).arg(where));
}

void PiecesPanel::tell(const QString& sentence) {
    m_answer->setText(sentence);
    m_answer->setVisible(!sentence.isEmpty());
}

void PiecesPanel::connectTray() {
    connect(m_fits, &QCheckBox::toggled, this, &PiecesPanel::showFit);
    connect(&m_tray->pieces(), &PieceModel::fitCellChanged, this, [this](std::optional<int> cell) {
        const QSignalBlocker blocker(m_fits);
        m_fits->setChecked(cell.has_value());
        showCount();
    });
    connect(m_tray, &PieceTray::pieceActivated, this, [this](Placement placement) {
        if (page() == nullptr)
            return;
        page()->view().setFocus();
        page()->view().carry(placement);
    });
    // As the board does, which offers ways out of a search's board.
    connect(m_tray, &PieceTray::refused, this, [this](const QString& sentence) {
        if (page() != nullptr)
            emit page()->view().refused(sentence);
    });
    connect(&m_tray->pieces(), &PieceModel::droppedFromBoard, this, [this](int cell) {
        if (page() == nullptr)
            return;
        // A dragged piece takes the pieces selected with it along.
        const QVector<int> selected = page()->view().selectedCells();
        page()->editor().remove(selected.contains(cell) ? selected : QVector<int>{cell});
    });
}

void PiecesPanel::pageChanged() {
    m_text->clear();
    m_find->setEnabled(page() != nullptr);
}

void PiecesPanel::follow(DocumentPage& page) {
    const SearchController& search = page.search();
    for (const auto signal : {&SearchController::numbersChanged, &SearchController::stateChanged})
        connect(&search, signal, context(), [this] {
            tellFound();
            showCount();
        });
    connect(&page, &DocumentPage::shownBoardChanged, context(), [this, &page] {
        // Boards of a running search change too fast to read: then it follows the numbers.
        if (page.search().state() != SearchState::Running || page.search().isStepping())
            tellFound();
        // A search has every piece on its board: the tray keeps showing the document's.
        if (!page.search().shownBoard())
            showBoard();
    });
    connect(&page, &DocumentPage::readOnlyChanged, context(),
            [this, &page] { m_tray->setReadOnly(page.isReadOnly()); });
    connect(&page.view(), &BoardView::currentCellChanged, context(), [this] {
        if (m_fits->isChecked())
            showFit();
    });
    connect(&page.view(), &BoardView::candidatesRequested, context(),
            [this](int cell) { m_tray->pieces().setFitCell(cell); });
    m_tray->setReadOnly(page.isReadOnly());
}

void PiecesPanel::lookChanged() {
    m_tray->setTheme(theme());
    fillColors();
}

void PiecesPanel::puzzleChanged() {
    // The pieces found may look different now.
    m_text->clear();
    m_tray->pieces().setPuzzle(page()->document().puzzle());
    if (page()->document().puzzle().highestColor() != m_colors)
        fillColors();
    showBoard();
}

void PiecesPanel::piecesChanged() {
    m_tray->pieces().changePieces(page()->document().puzzle());
    m_text->clear();
    if (page()->document().puzzle().highestColor() != m_colors)
        fillColors();
    showCount();
}

void PiecesPanel::showBoard() {
    const PuzzleDocument& document = page()->document();
    m_tray->pieces().setBoard(document.board(), document.boardWentBack());
    showCount();
}

void PiecesPanel::showFit() {
    if (page() == nullptr)
        return;
    m_tray->pieces().setFitCell(m_fits->isChecked() ? std::optional(page()->view().currentCell())
                                                    : std::nullopt);
    showCount();
}

/// Filters must not hide the piece.
void PiecesPanel::showUnplaced(PieceIndex piece) {
    m_tray->setCurrentPiece(piece);
    if (m_tray->currentPlacement().isEmpty() || m_tray->currentPlacement().piece() != piece) {
        m_fits->setChecked(false);
        m_kind->setCurrentIndex(0);
        m_color->setCurrentIndex(0);
        m_tray->setCurrentPiece(piece);
    }
}

void PiecesPanel::showCount() {
    if (page() == nullptr)
        return;
    const auto fit = m_tray->pieces().fitCell();
    const int count = m_tray->pieces().listedPieces();
    const int all = m_tray->pieces().unplacedCount();
    // The tray keeps the document's pieces, so a search's board beside it has others.
    if (!fit && page()->search().shownBoard()) {
        m_count->setText(tr("Not on your own board: %L1").arg(count));
        return;
    }
    m_count->setText(fit ? tr("%n piece(s) fit on %1", nullptr, count)
                               .arg(cellName(page()->document().puzzle().size(), *fit))
                     : count < all
                         ? tr("%1 of %n piece(s) not on the board", nullptr, all).arg(count)
                         : tr("%n piece(s) not on the board", nullptr, all));
}

} // namespace tessera
