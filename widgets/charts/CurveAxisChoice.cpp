// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/CurveAxisChoice.h"

#include <QComboBox>
#include <QCoreApplication>

namespace tessera {

namespace {

struct CurveAxisChoiceText {
    Q_DECLARE_TR_FUNCTIONS(CurveAxisChoice)
};

void addAxis(QComboBox& box, CurveAxis axis, const QString& name, const QString& toolTip) {
    box.addItem(name, static_cast<int>(axis));
    box.setItemData(box.count() - 1, toolTip, Qt::ToolTipRole);
}

} // namespace

void addCurveAxes(QComboBox& box) {
    addAxis(box, CurveAxis::Seconds, CurveAxisChoiceText::tr("Seconds"),
            CurveAxisChoiceText::tr("Running time without pauses"));
    addAxis(box, CurveAxis::Evaluations, CurveAxisChoiceText::tr("Evaluations"),
            CurveAxisChoiceText::tr("Boards or moves that were scored"));
    addAxis(box, CurveAxis::Iterations, CurveAxisChoiceText::tr("Iterations"),
            CurveAxisChoiceText::tr("Rounds of the method’s outer loop, such as generations"));
    addAxis(box, CurveAxis::Nodes, CurveAxisChoiceText::tr("Nodes"),
            CurveAxisChoiceText::tr("Placements of a tree search; other methods have none"));
}

CurveAxis chosenAxis(const QComboBox& box) {
    return static_cast<CurveAxis>(box.currentData().toInt());
}

QString axisMissingText(CurveAxis axis) {
    if (axis == CurveAxis::Nodes)
        return CurveAxisChoiceText::tr("Only methods that search a tree count nodes.");
    if (axis == CurveAxis::Iterations)
        return CurveAxisChoiceText::tr("No iteration has ended yet.");
    return {};
}

} // namespace tessera
