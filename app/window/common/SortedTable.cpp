// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/SortedTable.h"

#include "app/window/common/ActionFactory.h"

#include "core/support/NumberText.h"

#include <QEvent>
#include <QHeaderView>
#include <QStyle>

#include <algorithm>

namespace tessera {

namespace {

/// Rows measured for the width of a column: measuring thousands takes long.
constexpr int kMeasuredRows = 100;

constexpr int kLegibleCharacters = 12;
constexpr int kCutCharacters = 24;

/// Reserves room for the arrow only in the heading that shows it: the panels are narrow.
class NarrowHeader final : public QHeaderView {
public:
    explicit NarrowHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
        setSectionsClickable(true);
    }

protected:
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override {
        QSize size = QHeaderView::sectionSizeFromContents(section);
        if (section != sortIndicatorSection()) {
            const int margin = style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, this);
            size.rwidth() -= style()->pixelMetric(QStyle::PM_HeaderMarkSize, nullptr, this);
            size.rwidth() -= margin;
        }
        return size;
    }
};

} // namespace

SortedTable::SortedTable(QAbstractItemModel& model, int elastic, QWidget* parent)
    : QTableView(parent), m_elastic(elastic), m_legible(kLegibleCharacters),
      m_sorted(new QSortFilterProxyModel(this)) {
    m_sorted->setSourceModel(&model);
    m_sorted->setSortRole(kSortRole);
    m_sorted->setSortLocaleAware(true);
    setHorizontalHeader(new NarrowHeader(this));
    setModel(m_sorted);
    setSortingEnabled(true);
    sortByColumn(0, Qt::AscendingOrder);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setWordWrap(false);
    setIconSize({kIconSide, kIconSide});
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(kIconSide + 6);
    horizontalHeader()->setMinimumSectionSize(kIconSide + 10);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setResizeContentsPrecision(kMeasuredRows);
    horizontalHeader()->setSectionResizeMode(elastic, QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
    for (QHeaderView* header : {horizontalHeader(), verticalHeader()})
        header->setAccessibleName(tr("Headings"));
    const auto choose = [this](const QModelIndex& index) { emit rowChosen(modelRow(index)); };
    connect(this, &QTableView::clicked, this, choose);
    connect(this, &QTableView::activated, this, choose);
    connect(m_sorted, &QAbstractItemModel::modelReset, this, &SortedTable::fitColumns);
    connect(m_sorted, &QAbstractItemModel::dataChanged, this, &SortedTable::widenColumns);
    connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &SortedTable::fitColumns);
    fitColumns();
}

void SortedTable::favourElastic(int legible, int cut) {
    m_legible = legible;
    m_cut = cut;
    fitColumns();
}

void SortedTable::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitColumns();
}

void SortedTable::fitColumns() {
    for (int column = 0; column < m_sorted->columnCount(); ++column) {
        if (column == m_elastic)
            continue;
        resizeColumnToContents(column);
        if (column == m_cut)
            m_cutWidth = columnWidth(column);
    }
    fitElastic();
}

void SortedTable::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    fitElastic();
}

int SortedTable::leastElastic() const {
    return std::min(sizeHintForColumn(m_elastic) + 1, m_legible * fontMetrics().averageCharWidth());
}

int SortedTable::wholeWidth() const {
    const QHeaderView& header = *horizontalHeader();
    const int others = header.length() - header.sectionSize(m_elastic);
    const int hidden = m_cut < 0 ? 0 : m_cutWidth - header.sectionSize(m_cut);
    return width() - viewport()->width() + others + hidden + leastElastic();
}

void SortedTable::fitElastic() {
    QHeaderView& header = *horizontalHeader();
    const int least = leastElastic();
    if (m_cut >= 0) {
        const int cut = std::min(m_cutWidth, kCutCharacters * fontMetrics().averageCharWidth());
        const int room = m_cutWidth - (wholeWidth() - width());
        header.resizeSection(m_cut, std::clamp(room, cut, m_cutWidth));
    }
    const int room = viewport()->width() - header.length() + header.sectionSize(m_elastic);
    const bool squeezed = room < least;
    header.setSectionResizeMode(m_elastic, squeezed ? QHeaderView::Fixed : QHeaderView::Stretch);
    if (squeezed)
        header.resizeSection(m_elastic, least);
}

void SortedTable::widenColumns(const QModelIndex& first, const QModelIndex& last) {
    if (last.row() - first.row() >= kMeasuredRows) {
        fitColumns();
        return;
    }
    for (int row = first.row(); row <= last.row(); ++row) {
        for (int column = first.column(); column <= last.column(); ++column) {
            const int wanted = sizeHintForIndex(m_sorted->index(row, column)).width() + 1;
            if (column == m_cut)
                m_cutWidth = std::max(m_cutWidth, wanted);
            else if (column != m_elastic && wanted > columnWidth(column))
                setColumnWidth(column, wanted);
        }
    }
    fitElastic();
}

Figure wordFigure(const QString& text, const QVariant& sort) { return {text, sort, {}, true}; }

Figure numberFigure(double value, int decimals) { return {plainText(value, decimals), value}; }

QVariant FigureModel::data(const QModelIndex& index, int role) const {
    // Views also ask for no cell at all, which checkIndex() would complain about.
    if (!hasIndex(index.row(), index.column(), index.parent()))
        return {};
    if (role != Qt::DisplayRole && role != SortedTable::kSortRole &&
        role != Qt::TextAlignmentRole && role != Qt::DecorationRole)
        return {};
    const Figure shown = figure(index.row(), index.column());
    if (role == Qt::DecorationRole)
        return shown.mark.isNull() ? QVariant() : QVariant(shown.mark);
    if (role == Qt::TextAlignmentRole) {
        const bool isWord = shown.isWord || !shown.sort.isValid();
        return int((isWord ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    return role == SortedTable::kSortRole && shown.sort.isValid() ? shown.sort
                                                                  : QVariant(shown.text);
}

QVariant FigureModel::headerData(int section, Qt::Orientation orientation, int role) const {
    // Above its column.
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && rowCount() > 0)
        return data(index(0, section), role);
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const QString told = (role == Qt::DisplayRole ? m_header : m_tips).value(section);
    return told.isEmpty() ? QVariant() : told;
}

void FigureTableModel::setTable(QStringList header, std::vector<std::vector<Figure>> rows) {
    beginResetModel();
    m_header = std::move(header);
    m_rows = std::move(rows);
    endResetModel();
}

QVariant FigureTableModel::data(const QModelIndex& index, int role) const {
    if (role == Qt::ToolTipRole && m_cellTips)
        return plainToolTip(FigureModel::data(index, Qt::DisplayRole).toString());
    return FigureModel::data(index, role);
}

Figure FigureTableModel::figure(int row, int column) const {
    return m_rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
}

} // namespace tessera
