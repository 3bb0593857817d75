// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search/LimitBox.h"

#include "widgets/forms/NumberSpinBox.h"

#include "core/search/Parameter.h"

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

NumberSpinBox* evaluationLimitBox(QWidget* parent, const char* objectName, double usual) {
    return limitBox(
        parent, objectName, usual, 9e15,
        SearchFormText::tr("Ends the search after that many evaluations, which makes it "
                           "repeatable"));
}

} // namespace tessera
