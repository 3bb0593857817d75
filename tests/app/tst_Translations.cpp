// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/experiments/Experiment.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/settings/Languages.h"
#include "app/window/shell/MainWindow.h"
#include "tests/TestProgram.h"
#include "tests/app/DocumentTesting.h"
#include "widgets/board/PieceModel.h"

#include "core/experiments/ExperimentPlan.h"
#include "core/kind/Kind.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QDirIterator>
#include <QLibraryInfo>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <algorithm>

namespace tessera::tst_Translations {

namespace {

/// One message of a .ts file.
struct Message {
    QString context;
    QString source;
    QStringList translations; ///< more than one for plural forms
    bool counts = false;      ///< numerus="yes"
    bool finished = false;
};

void readTranslation(QXmlStreamReader& xml, Message& message) {
    message.finished = !xml.attributes().hasAttribute(QStringLiteral("type"));
    if (!message.counts) {
        message.translations << xml.readElementText();
        return;
    }
    while (xml.readNextStartElement())
        message.translations << xml.readElementText();
}

Message readMessage(QXmlStreamReader& xml, const QString& context) {
    Message message;
    message.context = context;
    message.counts = xml.attributes().value(QStringLiteral("numerus")) == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source"))
            message.source = xml.readElementText();
        else if (xml.name() == QLatin1String("translation"))
            readTranslation(xml, message);
        else
            xml.skipCurrentElement();
    }
    return message;
}

/// All messages of a .ts file; none if it is not well-formed.
QVector<Message> messagesOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    QVector<Message> messages;
    QString context;
    xml.readNextStartElement();
    while (xml.readNextStartElement()) {
        while (xml.readNextStartElement()) {
            if (xml.name() == QLatin1String("name"))
                context = xml.readElementText();
            else if (xml.name() == QLatin1String("message"))
                messages << readMessage(xml, context);
            else
                xml.skipCurrentElement();
        }
    }
    return xml.hasError() ? QVector<Message>() : messages;
}

/// The matches of a pattern in a text, sorted.
QStringList found(const QString& pattern, const QString& text) {
    QStringList all;
    auto matches = QRegularExpression(pattern).globalMatch(text);
    while (matches.hasNext())
        all << matches.next().captured();
    all.sort();
    return all;
}

QStringList placeholders(const QString& text) {
    QStringList all = found(QStringLiteral("%(?:L?\\d|n)"), text);
    all.removeDuplicates();
    return all;
}

qsizetype mnemonics(const QString& text) {
    return found(QStringLiteral("&(?=[^&\\s])"), QString(text).remove(QStringLiteral("&&"))).size();
}

/// The number of plural forms in the language of a .ts file: Chinese and Japanese have one, Arabic
/// six, the others two.
qsizetype forms(const QString& path) {
    const QString code = QFileInfo(path).completeBaseName().section(u'_', 1);
    if (code == QLatin1String("ja") || code == QLatin1String("zh_CN"))
        return 1;
    return code == QLatin1String("ar") ? 6 : 2;
}

QByteArray named(const Message& message) {
    return (message.context + QStringLiteral(": ") + message.source).toUtf8();
}

QSet<QString> textsOf(const QString& path) {
    QSet<QString> texts;
    for (const Message& message : messagesOf(path))
        texts << QString::fromUtf8(named(message));
    return texts;
}

/// What the target update_translations reads.
QStringList translatedSources(const QString& folder) {
    QStringList paths;
    for (const char* part : {"/app", "/core", "/widgets"}) {
        QDirIterator files(folder + QLatin1String(part),
                           {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            if (!path.contains(QLatin1String("/app/headless/")) && !path.endsWith(u"/main.cpp"))
                paths << path;
        }
    }
    return paths;
}

} // namespace

class TestTranslations : public QObject {
    Q_OBJECT

private slots:
    void init() { installLanguage(*qApp, QStringLiteral("fr")); }

    void eachMessageIsTranslated_data() {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(TESSERA_SOURCE_DIR "/translations"));
        for (const QString& name : folder.entryList({QStringLiteral("*.ts")}))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }

    void eachMessageIsTranslated() {
        QFETCH(QString, path);
        const QVector<Message> messages = messagesOf(path);
        QVERIFY(messages.size() > 20);
        for (const Message& message : messages) {
            const QByteArray name = named(message);
            QVERIFY2(message.finished, name);
            QCOMPARE(message.translations.size(), message.counts ? forms(path) : 1);
            for (const QString& translation : message.translations) {
                QVERIFY2(!translation.trimmed().isEmpty(), name);
                // Lines break at spaces; a few others belong to marks and units.
                QVERIFY2(translation.count(QChar::Nbsp) <= 4 + translation.count(u' '), name);
                QVERIFY2(placeholders(translation) == placeholders(message.source), name);
                QVERIFY2(mnemonics(translation) == mnemonics(message.source), name);
                const QString tags = QStringLiteral("<[^>]*>");
                QVERIFY2(found(tags, translation) == found(tags, message.source), name);
                QVERIFY2(translation.endsWith(u':') == message.source.endsWith(u':'), name);
            }
        }
    }

    /// The files have every text of the sources, in the context that the program asks for.
    void lupdateChangesNothing() {
        const QString program = QStandardPaths::findExecutable(
            QStringLiteral("lupdate"), {QLibraryInfo::path(QLibraryInfo::BinariesPath)});
        if (program.isEmpty())
            QSKIP("lupdate is not installed");
        const QTemporaryDir folder;
        const QString source = QStringLiteral(TESSERA_SOURCE_DIR);
        QFile list(folder.filePath(QStringLiteral("sources")));
        QVERIFY(list.open(QIODevice::WriteOnly));
        list.write(translatedSources(source).join(u'\n').toUtf8());
        list.close();
        QStringList words{QStringLiteral("-no-obsolete"),
                          QStringLiteral("-locations"),
                          QStringLiteral("none"),
                          QStringLiteral("-I"),
                          source,
                          u'@' + list.fileName(),
                          QStringLiteral("-ts")};
        const QDir translations(source + QStringLiteral("/translations"));
        QStringList names = translations.entryList({QStringLiteral("*.ts")});
        names.removeOne(QStringLiteral("tessera_en.ts")); // only plural forms
        for (const QString& name : names) {
            QVERIFY(QFile::copy(translations.filePath(name), folder.filePath(name)));
            words << folder.filePath(name);
        }
        QProcess lupdate;
        lupdate.start(program, words);
        QVERIFY2(lupdate.waitForFinished(120'000), qPrintable(lupdate.errorString()));
        QCOMPARE(lupdate.exitCode(), 0);
        // It takes `std` for a context after `constexpr std::size_t kMost = 8;`: write kMost{8}.
        const QByteArray complaints = lupdate.readAllStandardError();
        QVERIFY2(!complaints.contains("unknown namespace"), complaints);
        for (const QString& name : names) {
            const QSet<QString> before = textsOf(translations.filePath(name));
            const QSet<QString> after = textsOf(folder.filePath(name));
            QCOMPARE((after - before).values(), QStringList());
            QCOMPARE((before - after).values(), QStringList());
        }
    }

    /// French separates two-part punctuation marks and quotes with a no-break space.
    void frenchMarksDoNotBreak() {
        const auto messages =
            messagesOf(QStringLiteral(TESSERA_SOURCE_DIR "/translations/tessera_fr.ts"));
        QVERIFY(!messages.isEmpty());
        const QRegularExpression loose(QStringLiteral("« | »|'|[^\\x{a0}][:;!?](?=\\s|$)"));
        for (const Message& message : messages) {
            for (const QString& translation : message.translations)
                QVERIFY2(!translation.contains(loose), qPrintable(translation));
        }
    }

    /// Else the digits of a Latin name and those of the sentence would change places.
    void arabicIsolatesNames() {
        const auto messages =
            messagesOf(QStringLiteral(TESSERA_SOURCE_DIR "/translations/tessera_ar.ts"));
        QVERIFY(!messages.isEmpty());
        const QRegularExpression bare(QStringLiteral("«%\\d|%\\d»|\u200e%\\d\u200e"));
        for (const Message& message : messages) {
            // Commands speak English.
            for (const QString& translation : message.translations) {
                QVERIFY2(message.context == QLatin1String("CommandLine") ||
                             !translation.contains(bare),
                         qPrintable(translation));
                QCOMPARE(translation.count(QChar(0x2068)), translation.count(QChar(0x2069)));
            }
        }
        installLanguage(*qApp, QStringLiteral("ar"));
        const QString missing = QDir::tempPath() + QStringLiteral("/none/1.txt");
        const auto sentence = [&missing](void (*act)(const QString&)) {
            try {
                act(missing);
            } catch (const UserError& error) {
                return error.sentence();
            }
            return QString();
        };
        const QString unwritten = sentence([](const QString& path) { writeFile("x", path); });
        QVERIFY2(unwritten.contains(QChar(0x2068) + missing + QChar(0x2069)),
                 qPrintable(unwritten));
        const QString unread = sentence([](const QString& path) { (void)readFile(path, 9); });
        QVERIFY2(unread.startsWith(QChar(0x2066) + missing + QChar(0x2069)), qPrintable(unread));
        installLanguage(*qApp, QStringLiteral("en"));
    }

    /// The line beside the score has no room for more than the English words.
    void theCourseOfASearchIsShort() {
        const auto letters = [](const QString& language) {
            installLanguage(*qApp, language);
            const char* const panel = "tessera::ScorePanel";
            return QCoreApplication::translate(panel, "last improvement %n s ago", nullptr, 9)
                       .size() +
                   QCoreApplication::translate(panel, "%1 evaluations/s").size();
        };
        const qsizetype english = letters(QStringLiteral("en"));
        for (const Language& language : availableLanguages())
            QVERIFY2(letters(language.code) <= english, qPrintable(language.code));
        installLanguage(*qApp, QStringLiteral("en"));
    }

    void textsComeOutInFrench() {
        QCOMPARE(QCoreApplication::translate("tessera::MainWindow", "&File"),
                 QStringLiteral("&Fichier"));
        QCOMPARE(QCoreApplication::translate("PieceKind", "corner piece"),
                 QStringLiteral("pièce de coin"));
        PieceModel pieces;
        pieces.setPuzzle(samplePuzzle().puzzle);
        const QString piece = pieces.index(0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(piece.contains(QStringLiteral("\u00a0: ")), qPrintable(piece));
        // Without the package of Qt's own translations, too.
        QDialogButtonBox buttons(QDialogButtonBox::Cancel);
        QCOMPARE(buttons.button(QDialogButtonBox::Cancel)->text().remove(u'&'),
                 QStringLiteral("Annuler"));
        QCOMPARE(QKeySequence(Qt::SHIFT | Qt::Key_Delete).toString(QKeySequence::NativeText),
                 QStringLiteral("Maj+Suppr"));
        installLanguage(*qApp, QStringLiteral("en"));
        QCOMPARE(QCoreApplication::translate("tessera::MainWindow", "&File"),
                 QStringLiteral("&File"));
    }

    void arabicMirrorsTheWindowAndKeepsTheDigits() {
        installLanguage(*qApp, QStringLiteral("ar"));
        QCOMPARE(qApp->layoutDirection(), Qt::RightToLeft);
        QCOMPARE(QLocale().toString(1920).remove(QLocale().groupSeparator()),
                 QStringLiteral("1920"));
        installLanguage(*qApp, QStringLiteral("en"));
        QCOMPARE(qApp->layoutDirection(), Qt::LeftToRight);
    }

    void spanishGroupsItsThousands() {
        installLanguage(*qApp, QStringLiteral("es"));
        QCOMPARE(QLocale().toString(1'000'000), QStringLiteral("1.000.000"));
        const auto languages = availableLanguages();
        const auto spanish = std::ranges::find(languages, QStringLiteral("es"), &Language::code);
        QVERIFY(spanish != languages.end());
        QCOMPARE(spanish->name, QStringLiteral("Español"));
    }

    void numbersTakeTheirForms_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("text");
        QTest::newRow("en 0") << "en" << 0 << "Lock 0 cells";
        QTest::newRow("en 1") << "en" << 1 << "Lock 1 cell";
        QTest::newRow("en 2") << "en" << 2 << "Lock 2 cells";
        QTest::newRow("none 1") << "C" << 1 << "Lock 1 cell";
        QTest::newRow("none 2") << "C" << 2 << "Lock 2 cells";
        QTest::newRow("fr 0") << "fr" << 0 << "Verrouiller 0 case";
        QTest::newRow("fr 1") << "fr" << 1 << "Verrouiller 1 case";
        QTest::newRow("fr 2") << "fr" << 2 << "Verrouiller 2 cases";
        QTest::newRow("de 1") << "de" << 1 << "1 Feld sperren";
        QTest::newRow("de 2") << "de" << 2 << "2 Felder sperren";
        QTest::newRow("es 2") << "es" << 2 << "Bloquear 2 casillas";
        QTest::newRow("ja 2") << "ja" << 2 << QString::fromUtf8("2 マスを固定");
        QTest::newRow("zh 2") << "zh_CN" << 2 << QString::fromUtf8("锁定 2 格");
        QTest::newRow("ar 2") << "ar" << 2 << QString::fromUtf8("قفل 2 خانتين");
        QTest::newRow("ar 5") << "ar" << 5 << QString::fromUtf8("قفل 5 خانات");
    }

    void numbersTakeTheirForms() {
        QFETCH(QString, language);
        QFETCH(int, count);
        installLanguage(*qApp, language);
        QTEST(
            QCoreApplication::translate("tessera::BoardEditor", "Lock %n cell(s)", nullptr, count),
            "text");
    }

    /// A window in any language opens the results of the command line, which is in English.
    void aPlanIsTheSameInEachLanguage() {
        const QByteArray plan = R"({
            "title": "One", "puzzles": [{"generate": {"width": 4, "height": 4, "seed": 1}}],
            "methods": [{"solver": "annealing"}], "seeds": {"count": 1},
            "budget": {"evaluations": 1000}
        })";
        const ExperimentPlan french = readPlan(plan, {});
        installLanguage(*qApp, QStringLiteral("en"));
        const ExperimentPlan english = readPlan(plan, {});
        QVERIFY(french.puzzles.front().name != english.puzzles.front().name);
        QCOMPARE(french.fingerprint, english.fingerprint);
    }

    void everyTextOfAMethodIsFrench() {
        for (const SolverInfo& solver : allSolvers()) {
            QVERIFY2(translated(solver.summary) != QString::fromUtf8(solver.summary),
                     solver.summary);
            for (const Parameter& parameter : solver.parameters) {
                QVERIFY2(*parameter.meaning == '\0' ||
                             translated(parameter.meaning) != QString::fromUtf8(parameter.meaning),
                         parameter.meaning);
            }
        }
    }

    void everyShippedPlanHasAFrenchTitle() {
        QStringList french;
        for (const QString& path : shippedPlans())
            french << planTitle(path);
        // The window has that text, but it is a title of the user's.
        QVERIFY(QCoreApplication::translate("tessera::ExperimentWindow", "New plan") !=
                QStringLiteral("New plan"));
        QCOMPARE(translatedTitle(QStringLiteral("New plan")), QStringLiteral("New plan"));
        installLanguage(*qApp, QStringLiteral("en"));
        for (const QString& path : shippedPlans())
            QVERIFY2(!french.contains(planTitle(path)), qPrintable(planTitle(path)));
    }

    void theWindowIsFrench() {
        const QTemporaryDir folder;
        AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        MainWindow window(settings);
        QStringList titles;
        for (const QAction* menu : window.menuBar()->actions())
            titles << QString(menu->text()).remove(u'&');
        QCOMPARE(titles, QStringList({QStringLiteral("Fichier"), QStringLiteral("Édition"),
                                      QStringLiteral("Puzzle"), QStringLiteral("Recherche"),
                                      QStringLiteral("Affichage"), QStringLiteral("Aide")}));
    }

    void everyLetterOfAMenuMeansOneThing_data() {
        QTest::addColumn<QString>("language");
        for (const Language& language : availableLanguages())
            QTest::newRow(qPrintable(language.code)) << language.code;
        QVERIFY(availableLanguages().size() >= 7);
    }

    /// In a menu a letter selects one entry, as in English.
    void everyLetterOfAMenuMeansOneThing() {
        QFETCH(QString, language);
        installLanguage(*qApp, language);
        const QTemporaryDir folder;
        AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        MainWindow window(settings);
        for (const QAction* title : window.menuBar()->actions()) {
            QMap<QString, QString> taken;
            for (const QAction* action : title->menu()->actions()) {
                const QString key = QKeySequence::mnemonic(action->text()).toString();
                if (key.isEmpty())
                    continue;
                QVERIFY2(!taken.contains(key),
                         qPrintable(action->text() + u'/' + taken.value(key)));
                taken[key] = action->text();
            }
        }
    }
};

TESSERA_TEST(TestTranslations, Needs::Window)

} // namespace tessera::tst_Translations

#include "tst_Translations.moc"
