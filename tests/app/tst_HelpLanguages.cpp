// SPDX-License-Identifier: GPL-3.0-or-later

// Every help page exists in every language and is as complete as the English one.
#include "tests/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QMap>
#include <QRegularExpression>

namespace tessera::tst_HelpLanguages {

namespace {

QString folderOf(const QString& language) {
    return QStringLiteral(TESSERA_SOURCE_DIR "/resources/help/") + language;
}

QString textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The matches of a pattern, sorted; its first group if it has one.
QStringList found(const QString& text, const char* pattern) {
    const QRegularExpression expression(QLatin1String(pattern),
                                        QRegularExpression::MultilineOption);
    QStringList all;
    auto matches = expression.globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        all << match.captured(expression.captureCount() > 0 ? 1 : 0);
    }
    all.sort();
    return all;
}

/// What a translation must have in common with its page, by type.
QMap<QString, QStringList> skeleton(QString text) {
    static const QRegularExpression blocks(QStringLiteral("```.*?```"),
                                           QRegularExpression::DotMatchesEverythingOption);
    const QStringList commands = found(text, "^(?:tessera|    tessera) (.*)");
    text.remove(blocks);
    return {{QStringLiteral("commands"), commands},
            {QStringLiteral("headings"), found(text, "^(#+) ")},
            {QStringLiteral("points"), found(text, "^ *(-|\\d+\\.) ")},
            {QStringLiteral("rows"), found(text, "^(\\|)")},
            {QStringLiteral("code"), found(text, "`([^`]+)`")},
            {QStringLiteral("links"), found(text, "\\]\\(([^)]+)\\)")}};
}

} // namespace

class TestHelpLanguages : public QObject {
    Q_OBJECT

private slots:
    void everyPageIsThereAndWhole_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("page");
        const QStringList translations = QDir(QStringLiteral(TESSERA_SOURCE_DIR "/translations"))
                                             .entryList({QStringLiteral("*.ts")});
        for (const QString& translation : translations) {
            const QString language =
                translation.section(u'_', 1).section(u'.', 0, 0).section(u'_', 0, 0);
            for (const QString& page :
                 QDir(folderOf(QStringLiteral("en"))).entryList({QStringLiteral("*.md")}))
                QTest::addRow("%s %s", qPrintable(language), qPrintable(page)) << language << page;
        }
    }
    void everyPageIsThereAndWhole() {
        QFETCH(QString, language);
        QFETCH(QString, page);
        const QString english = textOf(folderOf(QStringLiteral("en")) + u'/' + page);
        const QString text = textOf(folderOf(language) + u'/' + page);
        QVERIFY2(!text.isEmpty(), "there is no such page");
        const auto expected = skeleton(english);
        const auto actual = skeleton(text);
        for (auto part = expected.begin(); part != expected.end(); ++part)
            QVERIFY2(actual[part.key()] == part.value(), qPrintable(part.key()));
        if (language != QLatin1String("en"))
            QVERIFY(text != english);
    }
};

TESSERA_TEST(TestHelpLanguages, Needs::Nothing)

} // namespace tessera::tst_HelpLanguages

#include "tst_HelpLanguages.moc"
