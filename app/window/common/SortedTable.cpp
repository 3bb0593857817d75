// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/SortedTable.h"

#include <QEvent>
#include <QHeaderView>
#include <QStyle>

namespace tessera {

namespace {

/// Rows whose texts decide how wide a column is: measuring thousands takes long.
constexpr int kMeasuredRows = 100;

/// Keeps room for the arrow only in the heading that shows it: the panels are
/// narrow.
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
    : QTableView(parent), m_elastic(elastic), m_sorted(new QSortFilterProxyModel(this)) {
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
    const auto choose = [this](const QModelIndex& index) {
        emit rowChosen(m_sorted->mapToSource(index).row());
    };
    connect(this, &QTableView::clicked, this, choose);
    connect(this, &QTableView::activated, this, choose);
    connect(m_sorted, &QAbstractItemModel::modelReset, this, &SortedTable::fitColumns);
    connect(m_sorted, &QAbstractItemModel::dataChanged, this, &SortedTable::widenColumns);
    connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &SortedTable::fitColumns);
    fitColumns();
}

void SortedTable::setSorting(bool sorting) { m_sorted->setDynamicSortFilter(sorting); }

void SortedTable::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitColumns();
}

void SortedTable::fitColumns() {
    for (int column = 0; column < m_sorted->columnCount(); ++column) {
        if (column != m_elastic)
            resizeColumnToContents(column);
    }
}

void SortedTable::widenColumns(const QModelIndex& first, const QModelIndex& last) {
    if (last.row() - first.row() >= kMeasuredRows) {
        fitColumns();
        return;
    }
    for (int row = first.row(); row <= last.row(); ++row) {
        for (int column = first.column(); column <= last.column(); ++column) {
            const int width = sizeHintForIndex(m_sorted->index(row, column)).width() + 1;
            if (column != m_elastic && width > columnWidth(column))
                setColumnWidth(column, width);
        }
    }
}

} // namespace tessera
