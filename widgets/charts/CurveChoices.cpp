// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/CurveChoices.h"

#include <QCoreApplication>

namespace tessera {

namespace {

struct CurveAxisChoiceText {
    Q_DECLARE_TR_FUNCTIONS(CurveAxisChoice)
};

struct ScoreViewChoiceText {
    Q_DECLARE_TR_FUNCTIONS(ScoreViewChoice)
};

template <typename Choice>
void addChoice(QComboBox& box, Choice choice, const QString& name, const QString& toolTip) {
    box.addItem(name, static_cast<int>(choice));
    box.setItemData(box.count() - 1, toolTip, Qt::ToolTipRole);
}

void addAxes(QComboBox& box) {
    addChoice(box, CurveAxis::Seconds, CurveAxisChoiceText::tr("Seconds"),
              CurveAxisChoiceText::tr("Running time without pauses"));
    addChoice(box, CurveAxis::Evaluations, CurveAxisChoiceText::tr("Evaluations"),
              CurveAxisChoiceText::tr("Boards or moves scored"));
    addChoice(box, CurveAxis::Iterations, CurveAxisChoiceText::tr("Iterations"),
              CurveAxisChoiceText::tr("Rounds of the method’s outer loop, such as generations"));
    addChoice(box, CurveAxis::Nodes, CurveAxisChoiceText::tr("Nodes"),
              CurveAxisChoiceText::tr("Placements of a tree search; other methods have none"));
}

void addViews(QComboBox& box) {
    // The first one shows whether a search still improves.
    addChoice(box, ScoreView::LastGains, ScoreViewChoiceText::tr("Latest improvements"),
              ScoreViewChoiceText::tr(
                  "The latest improvements, with a small overview of the whole search"));
    addChoice(box, ScoreView::Whole, ScoreViewChoiceText::tr("Whole search"),
              ScoreViewChoiceText::tr("All scores from the start"));
    addChoice(box, ScoreView::Missing, ScoreViewChoiceText::tr("Missing edges"),
              ScoreViewChoiceText::tr(
                  "How many edges do not match yet. Every power of ten has the same height."));
}

} // namespace

CurveChoices::CurveChoices(QWidget* parent, const QString& name)
    : view(new QComboBox(parent)), axis(new QComboBox(parent)),
      logarithmic(new QCheckBox(CurveAxisChoiceText::tr("&Logarithmic"), parent)) {
    view->setObjectName(name + QStringLiteral("View"));
    view->setAccessibleName(ScoreViewChoiceText::tr("Range of scores"));
    view->setToolTip(ScoreViewChoiceText::tr("How much of the curves is shown"));
    addViews(*view);
    axis->setObjectName(name + QStringLiteral("Axis"));
    axis->setAccessibleName(CurveAxisChoiceText::tr("X axis"));
    axis->setToolTip(CurveAxisChoiceText::tr("What the x axis shows"));
    addAxes(*axis);
    logarithmic->setObjectName(name + QStringLiteral("Logarithmic"));
    logarithmic->setToolTip(
        CurveAxisChoiceText::tr("Logarithmic x axis, with more room for the start"));
}

ScoreView CurveChoices::chosenView() const {
    return static_cast<ScoreView>(view->currentData().toInt());
}

CurveAxis CurveChoices::chosenAxis() const {
    return static_cast<CurveAxis>(axis->currentData().toInt());
}

ChartScale CurveChoices::scale() const { return {chosenAxis(), logarithmic->isChecked()}; }

void CurveChoices::chooseView(ScoreView chosen) {
    view->setCurrentIndex(view->findData(static_cast<int>(chosen)));
}

void CurveChoices::chooseAxis(CurveAxis chosen) {
    axis->setCurrentIndex(axis->findData(static_cast<int>(chosen)));
}

QString axisMissingText(CurveAxis axis) {
    if (axis == CurveAxis::Nodes)
        return CurveAxisChoiceText::tr("Only tree searches count nodes.");
    if (axis == CurveAxis::Iterations)
        return CurveAxisChoiceText::tr("No iteration has finished yet.");
    return {};
}

} // namespace tessera
