// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/ColorsPanel.h"

#include "app/window/board/DocumentPage.h"
#include "app/window/common/SortedTable.h"
#include "app/window/edges/PieceFinder.h"

#include "widgets/board/TileArt.h"
#include "widgets/board/TileTheme.h"

#include <QEvent>
#include <QVBoxLayout>

#include <map>

namespace tessera {

void ColorTableModel::setPuzzle(const Puzzle& puzzle) {
    const ColorCensus census(puzzle);
    std::map<Color, Row> rows;
    for (const auto& [color, uses] : census.patterns(true))
        rows[color].frame = uses;
    for (const auto& [color, uses] : census.patterns(false))
        rows[color].inside = uses;
    beginResetModel();
    m_signed = puzzle.isSigned();
    m_rows.clear();
    for (auto& [color, row] : rows) {
        row.color = color;
        m_rows.push_back(row);
    }
    endResetModel();
}

void ColorTableModel::setLook(const TileTheme& theme, const QPalette& palette,
                              double devicePixelRatio) {
    m_theme = &theme;
    m_palette = palette;
    m_ratio = devicePixelRatio;
    m_swatches.clear();
    if (!m_rows.empty())
        emit dataChanged(index(0, Name), index(rowCount() - 1, Name));
}

int ColorTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ColorTableModel::columnCount(const QModelIndex& parent) const {
    if (parent.isValid())
        return 0;
    return m_signed ? Blanks + 1 : Inside + 1;
}

QVariant ColorTableModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case SortedTable::kSortRole:
        return value(row, index.column());
    case Qt::ToolTipRole:
        // The name gives way where room is short.
        return index.column() == Name ? value(row, Name) : QVariant();
    case Qt::DecorationRole:
        return index.column() == Name ? swatch(row.color) : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == Name ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                                      : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant ColorTableModel::value(const Row& row, int column) const {
    switch (column) {
    case Number:
        return row.color;
    case Name:
        return patternName(*m_theme, row.color);
    case Edges:
        return row.frame.total() + row.inside.total();
    case Frame:
        return row.frame.total();
    case Inside:
        return row.inside.total();
    case Tabs:
        return row.frame.positive + row.inside.positive;
    case Blanks:
        return row.frame.negative + row.inside.negative;
    default:
        return {};
    }
}

QVariant ColorTableModel::swatch(Color color) const {
    QPixmap& known = m_swatches[color];
    if (known.isNull()) {
        known = colorSwatch(color, *m_theme, TileColors::fromPalette(m_palette),
                            SortedTable::kIconSide, m_ratio);
    }
    return known;
}

QVariant ColorTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const auto both = [role](const QString& title, const QString& tip) {
        return role == Qt::DisplayRole   ? QVariant(title)
               : role == Qt::ToolTipRole ? QVariant(tip)
                                         : QVariant();
    };
    switch (section) {
    case Number:
        return both(tr("No."), tr("The colour’s number"));
    case Name:
        return both(tr("Pattern"), tr("How the colour looks with these tiles"));
    case Edges:
        return both(tr("Edges"), tr("How many edges of all pieces show the colour"));
    case Frame:
        return both(tr("Frame"), tr("How many of the edges lie along the frame"));
    case Inside:
        return both(tr("Inside"), tr("How many of the edges do not lie along the frame"));
    case Tabs:
        return both(tr("Tabs"), tr("How many of the edges are tabs"));
    default:
        return both(tr("Blanks"), tr("How many of the edges are blanks"));
    }
}

ColorsPanel::ColorsPanel(QWidget* parent)
    : QWidget(parent), m_colors(new ColorTableModel(this)),
      m_table(new SortedTable(*m_colors, ColorTableModel::Name, this)),
      m_update(*this, [this] { m_colors->setPuzzle(m_link.page()->document().puzzle()); }) {
    m_table->setObjectName(QStringLiteral("colors"));
    m_table->setAccessibleName(tr("Colours of the puzzle"));
    m_table->setToolTip(tr("How often each colour occurs; click on one to select its pieces on "
                           "the board, on a heading to sort"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_table);
    connect(m_table, &SortedTable::rowChosen, this, &ColorsPanel::selectColor);
}

void ColorsPanel::setPage(DocumentPage* page) {
    m_link.setPage(page);
    m_update.cancel();
    setEnabled(page != nullptr);
    if (page == nullptr)
        return;
    connect(&page->document(), &PuzzleDocument::puzzleReplaced, m_link.context(),
            [this] { m_update.request(); });
    connect(&page->document(), &PuzzleDocument::piecesChanged, m_link.context(),
            [this] { m_update.request(); });
    m_update.request();
}

void ColorsPanel::setTileTheme(const QString& id) {
    m_theme = id;
    updateLook();
}

void ColorsPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        updateLook();
}

void ColorsPanel::updateLook() {
    const TileTheme* theme = findTileTheme(m_theme);
    m_colors->setLook(theme != nullptr ? *theme : tileThemes().front(), palette(),
                      devicePixelRatioF());
}

void ColorsPanel::selectColor(int row) {
    const Color color = m_colors->color(row);
    const Puzzle& puzzle = m_link.page()->document().puzzle();
    std::vector<PieceIndex> pieces;
    for (int i = 0; i < puzzle.pieceCount(); ++i) {
        const auto piece = static_cast<PieceIndex>(i);
        if (carries(puzzle, piece, color, true) || carries(puzzle, piece, color, false))
            pieces.push_back(piece);
    }
    selectPieces(*m_link.page(), pieces);
}

} // namespace tessera
