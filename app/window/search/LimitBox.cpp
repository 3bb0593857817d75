// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search/LimitBox.h"

#include "widgets/forms/NumberSpinBox.h"

#include "core/search/Parameter.h"

#include <QComboBox>
#include <QCoreApplication>

namespace tessera {

namespace {

struct SearchFormText {
    Q_DECLARE_TR_FUNCTIONS(tessera::SearchForm)
};

} // namespace

NumberSpinBox* limitBox(QWidget* parent, const char* objectName, double usual, double most,
                        const QString& tip) {
    auto* box = new NumberSpinBox(Parameter::integer({}, "", static_cast<std::int64_t>(usual), 0,
                                                     static_cast<std::int64_t>(most), "")
                                      .onLogScale(),
                                  parent);
    box->setObjectName(QLatin1String(objectName));
    box->setSpecialValueText(SearchFormText::tr("no limit"));
    box->setValue(usual);
    box->setToolTip(tip);
    box->setWhatsThis(tip);
    return box;
}

NumberSpinBox* timeLimitBox(QWidget* parent, const char* objectName, double usual) {
    NumberSpinBox* box = limitBox(parent, objectName, usual, 1e7,
                                  SearchFormText::tr("Ends the search after that many seconds"));
    box->setSuffix(SearchFormText::tr(" s"));
    return box;
}

QComboBox* timeKindBox(QWidget* parent, const char* objectName) {
    auto* box = new QComboBox(parent);
    box->setObjectName(QLatin1String(objectName));
    box->addItem(SearchFormText::tr("on the clock"), false);
    box->addItem(SearchFormText::tr("of the processor"), true);
    const QString tip =
        SearchFormText::tr("Time of the processor leaves out what other programs take, so that "
                           "searches stay comparable. All threads count together.");
    box->setToolTip(tip);
    box->setWhatsThis(tip);
    box->setAccessibleName(SearchFormText::tr("What the time limit counts"));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(9);
    return box;
}

bool countsProcessorTime(const QComboBox& box) {
    return box.currentData().toBool();
}

NumberSpinBox* evaluationLimitBox(QWidget* parent, const char* objectName, double usual) {
    return limitBox(
        parent, objectName, usual, 9e15,
        SearchFormText::tr("Ends the search after that many evaluations, which makes it "
                           "repeatable"));
}

} // namespace tessera
