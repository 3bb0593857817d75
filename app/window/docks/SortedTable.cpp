// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/docks/SortedTable.h"

#include <QHeaderView>
#include <QStyle>

namespace tessera {

namespace {

/// Keeps room for the arrow only in the heading that shows it: the panels are
/// narrow.
class NarrowHeader final : public QHeaderView {
public:
    explicit NarrowHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
        setSectionsClickable(true);
        connect(this, &QHeaderView::sortIndicatorChanged, this, [this] { resizeSections(); });
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
    : QTableView(parent), m_sorted(new QSortFilterProxyModel(this)) {
    m_sorted->setSourceModel(&model);
    m_sorted->setSortRole(kSortRole);
    m_sorted->setSortLocaleAware(true);
    setHorizontalHeader(new NarrowHeader(this));
    setModel(m_sorted);
    setSortingEnabled(true);
    sortByColumn(0, Qt::AscendingOrder);
    m_sorted->setDynamicSortFilter(false);
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
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(elastic, QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
    for (QHeaderView* header : {horizontalHeader(), verticalHeader()})
        header->setAccessibleName(tr("Headings"));
    const auto choose = [this](const QModelIndex& index) {
        emit rowChosen(m_sorted->mapToSource(index).row());
    };
    connect(this, &QTableView::clicked, this, choose);
    connect(this, &QTableView::activated, this, choose);
    connect(m_sorted, &QAbstractItemModel::modelReset, this, &SortedTable::sortAgain);
}

void SortedTable::sortAgain() {
    m_sorted->sort(horizontalHeader()->sortIndicatorSection(),
                   horizontalHeader()->sortIndicatorOrder());
}

} // namespace tessera
