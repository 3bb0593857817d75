// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/Translation.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace tessera {

namespace {

constexpr QLatin1String kTranslatorName("tesseraTranslator");

} // namespace

void installTranslation(QCoreApplication& application, const QLocale& locale, const QString& name,
                        const QString& folder) {
    auto* translator = new QTranslator(&application);
    translator->setObjectName(kTranslatorName);
    if (translator->load(locale, name, QStringLiteral("_"), folder))
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
}

void removeTranslations(QCoreApplication& application) {
    const auto old = application.findChildren<QTranslator*>(kTranslatorName);
    for (QTranslator* translator : old) {
        QCoreApplication::removeTranslator(translator);
        delete translator;
    }
}

void installPluralForms(QCoreApplication& application) {
    installTranslation(application, QLocale(QLocale::English), QStringLiteral("tessera"),
                       kTranslationsFolder);
}

} // namespace tessera
