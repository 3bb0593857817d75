// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/Plot.h"

#include <QCheckBox>
#include <QComboBox>
#include <QString>

namespace tessera {

/// The fields that choose what a chart of curves shows; a window places them beside it.
struct CurveChoices {
    /// @param name the start of their object names, as of "compareView"
    CurveChoices(QWidget* parent, const QString& name);

    [[nodiscard]] ScoreView chosenView() const;
    [[nodiscard]] ChartScale scale() const;
    [[nodiscard]] CurveAxis chosenAxis() const;
    void chooseView(ScoreView chosen);
    void chooseAxis(CurveAxis chosen);
    /// Calls the slot after each change.
    template <typename Receiver, typename Slot>
    void onChange(Receiver* receiver, Slot slot) const {
        for (const QComboBox* box : {view, axis})
            QObject::connect(box, &QComboBox::currentIndexChanged, receiver, slot);
        QObject::connect(logarithmic, &QCheckBox::toggled, receiver, slot);
    }

    QComboBox* view; ///< the last gains first
    QComboBox* axis;
    QCheckBox* logarithmic;
};

/// Why methods have no curve on this axis; empty for axes that every method has.
[[nodiscard]] QString axisMissingText(CurveAxis axis);

} // namespace tessera
