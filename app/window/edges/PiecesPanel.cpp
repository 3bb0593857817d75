// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/PiecesPanel.h"

#include "app/window/board/DocumentPage.h"
#include "app/window/common/ActionFactory.h"
#include "app/window/common/FormControls.h"
#include "app/window/edges/PieceFinder.h"

#include "widgets/board/BoardView.h"
#include "widgets/board/PieceTray.h"
#include "widgets/forms/WrapLayout.h"

#include <QCheckBox>
#include <QDockWidget>
#include <QEvent>
#include <QLabel>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <numeric>

namespace tessera {

namespace {

QComboBox* shortBox(QWidget* parent, const char* objectName, const QString& name,
                    const QString& tip) {
    auto* box = new ShortBox(parent);
    box->setObjectName(QLatin1String(objectName));
    box->setAccessibleName(name);
    box->setToolTip(tip);
    return box;
}

} // namespace

PieceFilters::PieceFilters(PieceTray& tray, QWidget* parent)
    : QWidget(parent), m_tray(tray),
      m_kind(shortBox(this, "pieceKind", tr("Kind of pieces"), tr("Show only pieces of one kind"))),
      m_color(shortBox(this, "pieceColor", tr("Colour of pieces"),
                       tr("Show only pieces with an edge of one colour"))),
      m_order(shortBox(this, "pieceOrder", tr("Order of pieces"),
                       tr("In which order the pieces are listed"))) {
    m_kind->addItem(tr("All kinds"), QVariant::fromValue(PieceKind::All));
    m_kind->addItem(tr("Corners"), QVariant::fromValue(PieceKind::Corner));
    m_kind->addItem(tr("Sides"), QVariant::fromValue(PieceKind::Side));
    m_kind->addItem(tr("Inner pieces"), QVariant::fromValue(PieceKind::Inner));
    m_order->addItem(tr("By number"), QVariant::fromValue(PieceOrder::Number));
    m_order->addItem(tr("By kind"), QVariant::fromValue(PieceOrder::Kind));
    m_order->addItem(tr("By colour"), QVariant::fromValue(PieceOrder::Colors));
    // The tray needs the height: they take more than a line only where they have to.
    auto* layout = new WrapLayout(this);
    for (QComboBox* box : {m_kind, m_color, m_order})
        layout->addWidget(box);
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        m_tray.pieces().setKind(m_kind->currentData().value<PieceKind>());
        emit changed();
    });
    connect(m_color, &QComboBox::currentIndexChanged, this, [this] {
        const QVariant color = m_color->currentData();
        m_tray.pieces().setColor(color.isValid() ? std::optional(static_cast<Color>(color.toInt()))
                                        : std::nullopt);
        emit changed();
    });
    connect(m_order, &QComboBox::currentIndexChanged, this,
            [this] { m_tray.pieces().setOrder(m_order->currentData().value<PieceOrder>()); });
    fillColors();
}

void PieceFilters::setPuzzle(const Puzzle& puzzle) {
    const int colors = puzzle.highestColor();
    if (colors == m_colors)
        return;
    m_colors = colors;
    fillColors();
}

void PieceFilters::setTileTheme(const QString& id) {
    m_theme = id;
    fillColors();
}

void PieceFilters::clear() {
    m_kind->setCurrentIndex(0);
    m_color->setCurrentIndex(0);
}

void PieceFilters::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        fillColors();
}

void PieceFilters::fillColors() {
    const TileTheme* theme = findTileTheme(m_theme);
    std::vector<Color> colors(static_cast<std::size_t>(m_colors));
    std::iota(colors.begin(), colors.end(), Color{1});
    const QVariant chosen = m_color->currentData();
    // The one that the box was made with goes by itself.
    QAbstractItemModel* before = m_color->model();
    const bool isOurs = before->QObject::parent() == this;
    auto* model = colorList(*this, theme != nullptr ? *theme : tileThemes().front(), colors);
    model->insertRow(0, new QStandardItem(tr("All colours")));
    m_color->setModel(model);
    if (isOurs)
        before->deleteLater();
    m_color->setIconSize({kListSwatchSide, kListSwatchSide});
    // A colour that has gone filters nothing.
    m_color->setCurrentIndex(chosen.isValid() ? std::max(0, m_color->findData(chosen)) : 0);
}

namespace {

constexpr int kLeastTray = 60;

} // namespace

PiecesPanel::PiecesPanel(QWidget* parent)
    : QWidget(parent), m_tray(new PieceTray(this)), m_finder(new PieceFinder(this)),
      m_find(makeAction({"editFindPiece", tr("Find a piece"),
                         tr("Find a piece by its number or its edges"), QKeySequence::Find},
                        this)),
      m_filters(new PieceFilters(*m_tray, this)), m_fits(new QCheckBox(tr("&Fits here"), this)),
      m_count(new QLabel(this)) {
    m_fits->setObjectName(QStringLiteral("fitsHere"));
    m_fits->setToolTip(tr("Show only pieces that match all neighbours of the selected cell (H)"));
    m_count->setTextFormat(Qt::PlainText);
    m_tray->setAccessibleName(tr("Pieces off the board"));

    auto* below = new WrapLayout;
    below->addWidget(m_count);
    below->addWidget(m_fits);
    m_fits->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_finder);
    layout->addWidget(m_filters);
    layout->addWidget(m_tray, 1);
    // A row of pieces: on a low screen better little than all of it scrolled once more.
    m_tray->setMinimumHeight(kLeastTray);
    layout->addLayout(below);
    setTabOrder(m_filters, m_tray);
    setTabOrder(m_tray, m_fits);
    connectTray();
}

void PiecesPanel::connectTray() {
    connect(m_find, &QAction::triggered, this, &PiecesPanel::startFind);
    connect(m_finder, &PieceFinder::unplacedPieceFound, this, &PiecesPanel::showUnplaced);
    connect(m_filters, &PieceFilters::changed, this, &PiecesPanel::showCount);
    connect(m_fits, &QCheckBox::toggled, this, &PiecesPanel::showFit);
    connect(&m_tray->pieces(), &PieceModel::fitCellChanged, this, [this](std::optional<int> cell) {
        const QSignalBlocker blocker(m_fits);
        m_fits->setChecked(cell.has_value());
        showCount();
    });
    connect(m_tray, &PieceTray::pieceActivated, this, [this](Placement placement) {
        if (m_link.page() == nullptr)
            return;
        m_link.page()->view().setFocus();
        m_link.page()->view().carry(placement);
    });
    connect(&m_tray->pieces(), &PieceModel::droppedFromBoard, this, [this](int cell) {
        if (m_link.page() == nullptr)
            return;
        // A dragged piece takes along what is selected with it.
        const QVector<int> selected = m_link.page()->view().selectedCells();
        m_link.page()->editor().remove(selected.contains(cell) ? selected : QVector<int>{cell});
    });
}

void PiecesPanel::setPage(DocumentPage* page) {
    m_link.setPage(page);
    m_finder->setPage(page);
    m_find->setEnabled(page != nullptr);
    setEnabled(page != nullptr);
    if (page == nullptr)
        return;
    QObject* context = m_link.context();
    connect(&page->document(), &PuzzleDocument::puzzleReplaced, context, [this] { showPuzzle(); });
    connect(&page->document(), &PuzzleDocument::piecesChanged, context, [this] {
        m_tray->pieces().changePieces(m_link.page()->document().puzzle());
        m_filters->setPuzzle(m_link.page()->document().puzzle());
        showCount();
    });
    connect(page, &DocumentPage::shownBoardChanged, context, [this] {
        // A search has every piece on its board: the tray goes on showing what the
        // document has off it, and is not filled anew with every look at it.
        if (!m_link.page()->search().shownBoard())
            showBoard();
    });
    connect(page, &DocumentPage::readOnlyChanged, context,
            [this] { m_tray->setReadOnly(m_link.page()->isReadOnly()); });
    connect(&page->view(), &BoardView::currentCellChanged, context, [this] {
        if (m_fits->isChecked())
            showFit();
    });
    connect(&page->view(), &BoardView::candidatesRequested, context,
            [this](int cell) { m_tray->pieces().setFitCell(cell); });
    m_tray->setReadOnly(page->isReadOnly());
    showPuzzle();
}

void PiecesPanel::setTileTheme(const QString& id) {
    m_tray->setTheme(tileTheme(id));
    m_filters->setTileTheme(id);
}

void PiecesPanel::showPuzzle() {
    m_tray->pieces().setPuzzle(m_link.page()->document().puzzle());
    m_filters->setPuzzle(m_link.page()->document().puzzle());
    showBoard();
}

void PiecesPanel::showBoard() {
    m_tray->pieces().setBoard(m_link.page()->document().board());
    showCount();
}

void PiecesPanel::showFit() {
    if (m_link.page() == nullptr)
        return;
    if (m_fits->isChecked())
        m_tray->pieces().setFitCell(m_link.page()->view().currentCell());
    else
        m_tray->pieces().setFitCell(std::nullopt);
    showCount();
}

void PiecesPanel::startFind() {
    for (QWidget* above = parentWidget(); above != nullptr; above = above->parentWidget()) {
        if (auto* dock = qobject_cast<QDockWidget*>(above)) {
            dock->show();
            dock->raise();
        }
    }
    m_finder->start();
}

/// No filter may hide the piece.
void PiecesPanel::showUnplaced(PieceIndex piece) {
    m_tray->setCurrentPiece(piece);
    if (m_tray->currentPlacement().isEmpty() || m_tray->currentPlacement().piece() != piece) {
        m_fits->setChecked(false);
        m_filters->clear();
        m_tray->setCurrentPiece(piece);
    }
}

void PiecesPanel::showCount() {
    if (m_link.page() == nullptr)
        return;
    const auto fit = m_tray->pieces().fitCell();
    const int count = m_tray->pieces().listedPieces();
    m_count->setText(fit ? tr("%n piece(s) fit on %1", nullptr, count)
                               .arg(cellName(m_link.page()->document().puzzle().size(), *fit))
                         : tr("%n piece(s) off the board", nullptr, count));
}

} // namespace tessera
