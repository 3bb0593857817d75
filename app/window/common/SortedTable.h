// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QPixmap>
#include <QSortFilterProxyModel>
#include <QStringList>
#include <QTableView>

#include <vector>

namespace tessera {

/// A read-only table: headings sort it, a click or Enter chooses a row.
class SortedTable final : public QTableView {
    Q_OBJECT

public:
    /// The role for sorting: numbers sort as numbers.
    static constexpr int kSortRole = Qt::UserRole;
    static constexpr int kIconSide = 20;

    /// @param model the rows, with data for kSortRole
    /// @param elastic the column that takes the remaining room, but stays legible
    SortedTable(QAbstractItemModel& model, int elastic, QWidget* parent = nullptr);

    /// Whether changed rows are sorted in; otherwise they stay in place, so that they can be read.
    void setSorting(bool sorting) { m_sorted->setDynamicSortFilter(sorting); }
    /// Shows more of the elastic column. Without room for that, long texts of another one are cut,
    /// which needs tooltips.
    /// @param legible characters of the elastic column that stay visible
    void favourElastic(int legible, int cut);
    /// The width at which only the elastic column may be cut.
    [[nodiscard]] int wholeWidth() const;

    /// The model's row of an index of the table; −1 for none.
    [[nodiscard]] int modelRow(const QModelIndex& index) const {
        return m_sorted->mapToSource(index).row();
    }
    /// Makes a row of the model the current one.
    void chooseRow(int row) {
        setCurrentIndex(m_sorted->mapFromSource(m_sorted->sourceModel()->index(row, 0)));
    }

signals:
    /// @param row in the model, not in the table
    void rowChosen(int row);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitColumns();
    void widenColumns(const QModelIndex& first, const QModelIndex& last);
    void fitElastic();
    [[nodiscard]] int leastElastic() const;

    int m_elastic;
    int m_legible;  ///< in characters: the table scrolls before the elastic column gets narrower
    int m_cut = -1; ///< a column whose long texts are cut, if any
    int m_cutWidth = 0; ///< of its contents
    QSortFilterProxyModel* m_sorted;
};

/// The text of a cell and its sort key.
struct Figure {
    QString text;
    QVariant sort{}; ///< a number for numbers; invalid: use the text
    QPixmap mark{};  ///< before the text
    bool isWord = false;
};

/// @param sort if the text alone does not sort well
[[nodiscard]] Figure wordFigure(const QString& text, const QVariant& sort = {});
[[nodiscard]] Figure numberFigure(double value, int decimals);

/// Words and numbers in columns for a SortedTable; numbers are aligned right.
class FigureModel : public QAbstractTableModel {
    Q_OBJECT

public:
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_header.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

protected:
    /// @param tips tooltips of the headings, none or as many
    explicit FigureModel(QStringList header, QObject* parent = nullptr, QStringList tips = {})
        : QAbstractTableModel(parent), m_header(std::move(header)), m_tips(std::move(tips)) {}

    [[nodiscard]] virtual Figure figure(int row, int column) const = 0;

    QStringList m_header;

private:
    QStringList m_tips;
};

/// A model whose rows are replaced as a whole.
class FigureTableModel final : public FigureModel {
    Q_OBJECT

public:
    explicit FigureTableModel(QStringList header, QObject* parent = nullptr)
        : FigureModel(std::move(header), parent) {}

    /// @pre each row is at least as long as the header
    void setRows(std::vector<std::vector<Figure>> rows) { setTable(m_header, std::move(rows)); }
    /// The same with other columns.
    void setTable(QStringList header, std::vector<std::vector<Figure>> rows);
    /// Whether a cell's tooltip shows its whole text, for cells that may be cut.
    void setCellTips(bool tips) { m_cellTips = tips; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

protected:
    [[nodiscard]] Figure figure(int row, int column) const override;

private:
    std::vector<std::vector<Figure>> m_rows;
    bool m_cellTips = false;
};

} // namespace tessera
