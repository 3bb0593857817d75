// SPDX-License-Identifier: GPL-3.0-or-later

// What the help calls by name has that name in the window, in every language.
#include "tests/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

namespace tessera::tst_HelpWords {

namespace {

QString textOf(const QString& path) {
    QFile file(QStringLiteral(TESSERA_SOURCE_DIR "/") + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// A text of the window as the help quotes it: without its mnemonic, "…" and colon.
QString quoted(QString text) {
    static const QRegularExpression mnemonic(QStringLiteral("\\s*\\(&\\w\\)|&"));
    static const QRegularExpression tail(QStringLiteral("\\s*(…|\\.\\.\\.|:|：)$"));
    return text.remove(mnemonic).remove(tail).trimmed();
}

/// The translations of every text of the program in small letters, by the text.
QHash<QString, QSet<QString>> wordsOf(const QString& translation) {
    QHash<QString, QSet<QString>> words;
    QString source;
    const QString text = textOf(QStringLiteral("translations/") + translation);
    for (QXmlStreamReader xml(text); !xml.atEnd(); xml.readNext()) {
        if (!xml.isStartElement())
            continue;
        if (xml.name() == QLatin1String("source"))
            source = quoted(xml.readElementText());
        else if (xml.name() == QLatin1String("translation"))
            words[source] << quoted(
                xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed().toLower());
    }
    return words;
}

/// What a page sets in bold, which are texts of the window and keys: the steps of "A ▸ B", in
/// Arabic of "A ◂ B".
QStringList boldOf(QString page) {
    static const QRegularExpression blocks(QStringLiteral("```.*?```"),
                                           QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression bold(QStringLiteral("\\*\\*([^*]+)\\*\\*"));
    static const QRegularExpression arrow(QStringLiteral("[▸◂]"));
    QStringList steps;
    for (const auto& match : bold.globalMatch(page.remove(blocks))) {
        for (const QString& step : match.captured(1).split(arrow))
            steps << quoted(step.trimmed());
    }
    return steps;
}

bool isKey(const QString& word) {
    static const QRegularExpression key(
        QStringLiteral("^((Ctrl|Shift|Alt)\\+)*(\\w|\\.|F\\d+|Return|Enter|Delete|Esc)$"));
    return key.match(word).hasMatch();
}

QStringList pages() {
    return QDir(QStringLiteral(TESSERA_SOURCE_DIR "/resources/help/en"))
        .entryList({QStringLiteral("*.md")});
}

} // namespace

class TestHelpWords : public QObject {
    Q_OBJECT

private slots:
    void theWindowHasTheseWords_data() {
        QTest::addColumn<QString>("page");
        for (const QString& page : pages())
            QTest::newRow(qPrintable(page)) << page;
    }
    void theWindowHasTheseWords() {
        QFETCH(QString, page);
        static const auto words = wordsOf(QStringLiteral("tessera_fr.ts"));
        QVERIFY(words.size() > 1000);
        QStringList unknown;
        for (const QString& word : boldOf(textOf(QStringLiteral("resources/help/en/") + page))) {
            if (!isKey(word) && !words.contains(word))
                unknown << word;
        }
        QVERIFY2(unknown.isEmpty(), qPrintable(unknown.join(QStringLiteral(", "))));
    }

    void translationsHaveThemToo_data() {
        QTest::addColumn<QString>("translation");
        QTest::addColumn<QString>("page");
        const QStringList translations = QDir(QStringLiteral(TESSERA_SOURCE_DIR "/translations"))
                                             .entryList({QStringLiteral("*.ts")});
        for (const QString& translation : translations) {
            if (translation == QLatin1String("tessera_en.ts"))
                continue;
            for (const QString& page : pages())
                QTest::addRow("%s %s", qPrintable(translation), qPrintable(page))
                    << translation << page;
        }
    }
    void translationsHaveThemToo() {
        QFETCH(QString, translation);
        QFETCH(QString, page);
        static QHash<QString, QHash<QString, QSet<QString>>> known;
        if (!known.contains(translation))
            known[translation] = wordsOf(translation);
        const QString language =
            translation.section(u'_', 1).section(u'.', 0, 0).section(u'_', 0, 0);
        const QStringList translated =
            boldOf(textOf(QStringLiteral("resources/help/%1/%2").arg(language, page)).toLower());
        QStringList missing;
        for (const QString& word : boldOf(textOf(QStringLiteral("resources/help/en/") + page))) {
            const QSet<QString> names = known[translation].value(word);
            if (!names.isEmpty() && !names.intersects({translated.begin(), translated.end()}))
                missing << QStringList(names.values()).join(QStringLiteral(" or "));
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QStringLiteral(", "))));
    }

    /// Arabic is read from the right, and the arrow does not turn by itself.
    void arrowsPointInTheDirectionOfReading() {
        int arrows = 0;
        for (const QString& page : pages()) {
            const QString arabic = textOf(QStringLiteral("resources/help/ar/") + page);
            QVERIFY2(!arabic.contains(u'▸'), qPrintable(page));
            arrows += static_cast<int>(arabic.count(u'◂'));
        }
        QVERIFY(arrows > 20);
        for (const QSet<QString>& texts : wordsOf(QStringLiteral("tessera_ar.ts"))) {
            for (const QString& text : texts)
                QVERIFY2(!text.contains(u'▸'), qPrintable(text));
        }
    }

    /// Words that another one has replaced, or that make a sentence hard to read.
    void theEnglishIsPlain_data() {
        QTest::addColumn<QString>("path");
        for (const QString& page : pages())
            QTest::newRow(qPrintable(page)) << QStringLiteral("resources/help/en/") + page;
        for (const char* path : {"README.md", ".github/CONTRIBUTING.md", "CHANGELOG.md"})
            QTest::newRow(path) << QString::fromLatin1(path);
    }
    void theEnglishIsPlain() {
        QFETCH(QString, path);
        static const QRegularExpression foreign(
            QStringLiteral(
                "\\b(seams?|somebody|nobody|whoever|anew|likewise|for all that|in all(?=[,.;])|"
                "may be had|foretold|wished|taken up|takes up|goes on|go on|acts|"
                "there stands?|is told|of its own)\\b"),
            QRegularExpression::CaseInsensitiveOption);
        QStringList found;
        for (const auto& match : foreign.globalMatch(textOf(path)))
            found << match.captured();
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QStringLiteral(", "))));
    }
};

TESSERA_TEST(TestHelpWords, Needs::Nothing)

} // namespace tessera::tst_HelpWords

#include "tst_HelpWords.moc"
