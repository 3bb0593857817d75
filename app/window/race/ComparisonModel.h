// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/SortedTable.h"
#include "app/window/race/Comparison.h"

#include <QElapsedTimer>

namespace tessera {

/// The searches of a Comparison as rows for its table and its BoardWall.
class ComparisonModel final : public FigureModel {
    Q_OBJECT

public:
    enum Column { Method, Seed, Score, Rate, Time, State };

    /// See KindPart::thumbnail().
    using Thumbnails = std::function<QVariant(const AnyPuzzle&, const Solution&)>;
    explicit ComparisonModel(const Comparison& comparison, Thumbnails thumbnails,
                             QObject* parent = nullptr);

    /// Sets the background with which the groups' colours have to contrast.
    void setBackground(const QColor& background);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : m_comparison.count();
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

protected:
    [[nodiscard]] Figure figure(int row, int column) const override;

private:
    [[nodiscard]] QString text(int row, int column) const { return figure(row, column).text; }
    [[nodiscard]] QString toolTip(int row) const;
    [[nodiscard]] QString caption(int row) const;
    void tellProgress();

    const Comparison& m_comparison;
    Thumbnails m_thumbnails;
    QColor m_background;
    QElapsedTimer m_sinceFigures; ///< since the last update
    QStringList m_captions;       ///< for the wall, at the last update
};

} // namespace tessera
