// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "app/window/help/HelpWindow.h"
#include "app/window/keys/KeyBindings.h"
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/kind/Kind.h"

#include <QAction>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScreen>
#include <QTextBrowser>
#include <QTreeWidget>

#include <algorithm>

namespace tessera::tst_HelpWindow {

namespace {

QHash<QString, HelpPage> allPages() {
    QHash<QString, HelpPage> pages;
    for (const HelpChapter& chapter : helpChapters(KeyBindings())) {
        for (const HelpPage& page : chapter.pages)
            pages.insert(page.id, page);
    }
    return pages;
}

QTreeWidgetItem* itemOf(const QTreeWidget& contents, const QString& title) {
    return contents.findItems(title, Qt::MatchExactly | Qt::MatchRecursive).value(0);
}

} // namespace

class TestHelpWindow : public QObject {
    Q_OBJECT

private slots:
    void dialogsOpenTheirPage() {
        WindowTest on;
        QVERIFY(on.open(samplePuzzle()));
        for (const bool isOpen : {false, true}) {
            if (isOpen) {
                on.action("helpContents").trigger();
                QVERIFY(QTest::qWaitForWindowActive(on.window.findChild<HelpWindow*>()));
            }
            QString page;
            const Answer answer([&](QWidget* dialog) {
                // The dialog may become the active window a moment later.
                const auto hasOpened = [dialog] {
                    QTest::keyClick(dialog, Qt::Key_F1);
                    return dialog->findChild<HelpWindow*>() != nullptr;
                };
                static_cast<void>(QTest::qWaitFor(hasOpened, TESSERA_PATIENCE));
                // Another window would be blocked by the dialog.
                if (auto* help = dialog->findChild<HelpWindow*>(); help != nullptr) {
                    page = help->currentPage();
                    QVERIFY(help->isVisible());
                }
                qobject_cast<QDialog*>(dialog)->reject();
            });
            on.action("fileNew").trigger();
            QCOMPARE(page, QStringLiteral("own-puzzle"));
            // It stays for what is done after the dialog.
            QPointer<HelpWindow> kept =
                on.window.findChild<HelpWindow*>(QString(), Qt::FindDirectChildrenOnly);
            QVERIFY(kept != nullptr && kept->isVisible());
            QCOMPARE(kept->currentPage(), page);
            QVERIFY(!kept->findChild<QAction*>(QStringLiteral("helpBack"))->isEnabled());
            QVERIFY(kept->close());
            QTRY_VERIFY(kept.isNull());
        }
        on.action("helpContents").trigger();
        const auto* help = on.window.findChild<HelpWindow*>();
        QVERIFY(help != nullptr);
        QCOMPARE(help->currentPage(), QStringLiteral("tutorial"));
    }

    /// The dialog for files is Qt's.
    void soDoDialogsForFiles_data() {
        QTest::addColumn<QString>("action");
        QTest::newRow("import") << QStringLiteral("fileImport");
        QTest::newRow("save") << QStringLiteral("fileSaveAs");
    }
    void soDoDialogsForFiles() {
        QFETCH(QString, action);
        WindowTest on;
        QVERIFY(on.open(samplePuzzle()));
        QString page;
        const Answer answer([&](QWidget* dialog) {
            const auto hasOpened = [dialog] {
                QTest::keyClick(dialog, Qt::Key_F1);
                return dialog->findChild<HelpWindow*>() != nullptr;
            };
            static_cast<void>(QTest::qWaitFor(hasOpened, TESSERA_PATIENCE));
            if (auto* help = dialog->findChild<HelpWindow*>(); help != nullptr)
                page = help->currentPage();
            qobject_cast<QDialog*>(dialog)->reject();
        });
        on.action(qPrintable(action)).trigger();
        QCOMPARE(page, QStringLiteral("formats"));
    }

    void theHelpLeavesItsDialogUncovered() {
        WindowTest on;
        QDialog dialog(&on.window);
        dialog.setGeometry(0, 0, 60, 60);
        dialog.open();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        on.action("helpContents").trigger();
        auto* help = dialog.findChild<HelpWindow*>();
        QVERIFY(help != nullptr);
        QVERIFY(QTest::qWaitForWindowExposed(help));
        QVERIFY(!help->geometry().intersects(dialog.geometry()));
        QVERIFY(help->screen()->availableGeometry().contains(help->geometry().topRight()));
        dialog.reject();
    }

    /// Above the window it would be blocked by the first dialog.
    void closedDialogsLeaveTheHelpToTheOneBelow() {
        WindowTest on;
        const auto helpOf = [](QWidget& owner) {
            return owner.findChild<HelpWindow*>(QString(), Qt::FindDirectChildrenOnly);
        };
        QDialog outer(&on.window);
        outer.open();
        QDialog inner(&outer);
        inner.open();
        on.action("helpContents").trigger();
        QVERIFY(helpOf(inner) != nullptr);
        inner.reject();
        QVERIFY(helpOf(outer) != nullptr && helpOf(outer)->isVisible());
        QVERIFY(helpOf(on.window) == nullptr);
        outer.reject();
        QVERIFY(helpOf(on.window) != nullptr && helpOf(on.window)->isVisible());
    }

    void theirPagesExist() {
        const auto pages = allPages();
        static const QRegularExpression call(
            QStringLiteral("(?:offerHelp|askForPaths?)\\([^,]*, \"([^\"]*)\""));
        QDirIterator sources(QStringLiteral(TESSERA_SOURCE_DIR "/app/window"),
                             {QStringLiteral("*.cpp")}, QDir::Files, QDirIterator::Subdirectories);
        int calls = 0;
        while (sources.hasNext()) {
            QFile source(sources.next());
            QVERIFY(source.open(QIODevice::ReadOnly));
            auto found = call.globalMatch(QString::fromUtf8(source.readAll()));
            while (found.hasNext()) {
                const QString id = found.next().captured(1);
                QVERIFY2(pages.contains(id), qPrintable(source.fileName() + u' ' + id));
                ++calls;
            }
        }
        QVERIFY(calls >= 31);
    }

    void everyMethodFormatAndCommandIsExplained() {
        const auto pages = allPages();
        for (const SolverInfo& solver : allSolvers()) {
            const HelpPage page = pages.value(methodPageId(QString::fromStdString(solver.id)));
            QCOMPARE(page.title, translated(solver.name));
            for (const Parameter& parameter : solver.parameters)
                QVERIFY2(page.text.contains(
                             QStringLiteral("`%1`").arg(QString::fromStdString(parameter.id))),
                         parameter.id.c_str());
            for (const Preset& preset : solver.presets)
                QVERIFY2(page.text.contains(translated(preset.name)), preset.id.c_str());
        }
        for (const auto& format : allFormats())
            QVERIFY(pages.value(QStringLiteral("formats")).text.contains(format->name()));
        for (const Command& command : allCommands()) {
            const HelpPage page = pages.value(QStringLiteral("command-") + command.spec.name);
            QVERIFY(page.text.contains(command.spec.summary));
        }
    }

    void everyLinkLeadsToAPage() {
        const auto pages = allPages();
        static const QRegularExpression link(QStringLiteral("\\]\\(([^)]*)\\)"));
        int links = 0;
        for (const HelpPage& page : pages) {
            QVERIFY2(!page.title.isEmpty() && page.text.startsWith(u'#'), qPrintable(page.id));
            for (const auto& match : link.globalMatch(page.text)) {
                const QString target = match.captured(1);
                QVERIFY2(target.startsWith(QStringLiteral("page:")) &&
                             pages.contains(target.mid(5)),
                         qPrintable(page.id + QStringLiteral(": ") + target));
                ++links;
            }
        }
        QVERIFY(links > 5);
    }

    /// "Niang 2010, 4.5" cites a work by Niang from 2010.
    void everyWorkThatIsCitedIsListed() {
        const QString works = allPages().value(QStringLiteral("references")).text;
        static const QRegularExpression citation(
            QStringLiteral(
                "(\\p{Lu}\\w+)(?: (?:&|and) \\w+| et al\\.|, \\w+ and \\w+)? ([12]\\d{3})\\b"),
            QRegularExpression::UseUnicodePropertiesOption);
        int cited = 0;
        const auto check = [&](const QString& source) {
            for (const auto& match : citation.globalMatch(source)) {
                const QRegularExpression entry(
                    QStringLiteral("^- %1, .*, %2\\.$").arg(match.captured(1), match.captured(2)),
                    QRegularExpression::MultilineOption);
                QVERIFY2(works.contains(entry), qPrintable(match.captured()));
                ++cited;
            }
        };
        for (const SolverInfo& solver : allSolvers()) {
            check(QString::fromUtf8(solver.paper));
            for (const Parameter& parameter : solver.parameters) {
                check(QString::fromUtf8(parameter.source));
                check(QString::fromUtf8(parameter.meaning));
            }
            for (const Preset& preset : solver.presets)
                check(QString::fromUtf8(preset.source));
        }
        QVERIFY(cited >= 30);
    }

    void theComparisonNamesRealMethods() {
        QFile file(QStringLiteral(":/help/results.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray rows = QJsonDocument::fromJson(file.readAll()).array();
        QVERIFY(!rows.isEmpty());
        const auto pages = allPages();
        for (const QJsonValue& row : rows) {
            const QString method = row[QLatin1String("method")].toString();
            const QString ours = row[QLatin1String("ours")].toString();
            QVERIFY2(findSolver(method.toStdString()) != nullptr, qPrintable(method));
            QVERIFY(!ours.isEmpty());
            for (const QString& id : {QStringLiteral("results"), methodPageId(method)})
                QVERIFY2(pages.value(id).text.contains(ours), qPrintable(ours));
        }
    }

    /// Each row names the command that repeats it; a plan that it names comes with Tessera.
    void theComparisonSaysHowToRepeatIt() {
        QFile file(QStringLiteral(":/help/results.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray rows = QJsonDocument::fromJson(file.readAll()).array();
        static const QRegularExpression plan(QStringLiteral("^experiment (\\S+\\.json)"));
        int plans = 0;
        for (const QJsonValue& row : rows) {
            const QString command = row[QLatin1String("command")].toString();
            QVERIFY2(!command.isEmpty(), qPrintable(row[QLatin1String("name")].toString()));
            const auto match = plan.match(command);
            if (!match.hasMatch()) {
                QVERIFY2(command.startsWith(QLatin1String("solve ")), qPrintable(command));
                continue;
            }
            // A plan of measurements alone does not come with the program.
            const auto isIn = [&](const char* folder) {
                return QFile::exists(QStringLiteral(TESSERA_SOURCE_DIR) + QLatin1String(folder) +
                                     match.captured(1));
            };
            QVERIFY2(isIn("/resources/experiments/") || isIn("/tests/bench/"), qPrintable(command));
            ++plans;
        }
        QVERIFY(plans > 40);
    }

    /// RESULTS has one table of all published figures, the rows of the help.
    void theResultsHaveTheSameRows() {
        QFile file(QStringLiteral(TESSERA_SOURCE_DIR "/tests/bench/RESULTS.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString results = QString::fromUtf8(file.readAll());
        QFile help(QStringLiteral(":/help/results.json"));
        QVERIFY(help.open(QIODevice::ReadOnly));
        int published = 0;
        for (const QJsonValue& row : QJsonDocument::fromJson(help.readAll()).array()) {
            const auto of = [&](const char* column) {
                return row[QLatin1String(column)].toString();
            };
            if (of("published") == QStringLiteral("–"))
                continue;
            const QString line = QStringLiteral("| %1 | %2 | %3 | %4 | %5 | %6 | `%7` |\n")
                                     .arg(of("source"), of("published"), of("name"), of("puzzle"),
                                          of("ours"), of("how"), of("command"));
            QVERIFY2(results.contains(line), qPrintable(line));
            ++published;
        }
        QVERIFY(published > 100);
    }

    /// A result of a published preset is marked as such, and a best is not compared with a median.
    void theComparisonSaysWhatItCompares() {
        QFile file(QStringLiteral(":/help/results.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray rows = QJsonDocument::fromJson(file.readAll()).array();
        for (const QJsonValue& row : rows) {
            const SolverInfo& method =
                *findSolver(row[QLatin1String("method")].toString().toStdString());
            const QStringList name = row[QLatin1String("name")].toString().split(u' ');
            // For ant colonies each row names its parameters.
            const bool isOneOfTable = name.first() == QLatin1String("version");
            if (!method.presets.empty() && method.id != "tabu" && !isOneOfTable) {
                QVERIFY2(name.size() > 1, qPrintable(name.join(u' ')));
                QVERIFY2(name[1] == QLatin1String("(defaults)") ||
                             std::ranges::count(method.presets, name[1].toStdString(), &Preset::id),
                         qPrintable(name.join(u' ')));
            }
            const QString published = row[QLatin1String("published")].toString();
            const QString ours = row[QLatin1String("ours")].toString();
            if (published.contains(QLatin1String("best")))
                QVERIFY2(ours.contains(QLatin1String("best")), qPrintable(ours));
            QVERIFY(!row[QLatin1String("source")].toString().contains(QLatin1String("best of")));
        }
    }

    void contentsLinksAndHistoryLeadFromPageToPage() {
        HelpWindow window(KeyBindings(), nullptr);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto* contents = window.findChild<QTreeWidget*>();
        auto* text = window.findChild<QTextBrowser*>();
        auto* back = window.findChild<QAction*>(QStringLiteral("helpBack"));
        auto* forward = window.findChild<QAction*>(QStringLiteral("helpForward"));
        QCOMPARE(window.currentPage(), QStringLiteral("tutorial"));
        QVERIFY(!back->isEnabled() && !forward->isEnabled());

        QTreeWidgetItem* item = itemOf(*contents, QStringLiteral("Simulated annealing"));
        contents->scrollToItem(item);
        QTest::mouseClick(contents->viewport(), Qt::LeftButton, {},
                          contents->visualItemRect(item).center());
        QCOMPARE(window.currentPage(), QStringLiteral("method-annealing"));
        QVERIFY(text->toPlainText().contains(QStringLiteral("cooling")));
        emit text->anchorClicked(QUrl(QStringLiteral("page:results")));
        QCOMPARE(window.currentPage(), QStringLiteral("results"));
        QCOMPARE(contents->currentItem()->text(0),
                 QStringLiteral("Published results and Tessera’s"));

        back->trigger();
        back->trigger();
        QCOMPARE(window.currentPage(), QStringLiteral("tutorial"));
        QVERIFY(!back->isEnabled());
        forward->trigger();
        QCOMPARE(window.currentPage(), QStringLiteral("method-annealing"));
        QVERIFY(forward->isEnabled());
        window.showPage(QStringLiteral("glossary"));
        QVERIFY(!forward->isEnabled());
        window.showPage(QStringLiteral("no such page"));
        QCOMPARE(window.currentPage(), QStringLiteral("glossary"));
    }

    void theSearchShowsPagesWithTheWords() {
        HelpWindow window(KeyBindings(), nullptr);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QTest::keyClick(&window, Qt::Key_F, Qt::ControlModifier);
        auto* filter = window.findChild<QLineEdit*>();
        QTRY_VERIFY(filter->hasFocus());
        QTest::keyClicks(filter, QStringLiteral("aspirat"));
        const auto* contents = window.findChild<QTreeWidget*>();
        QVERIFY(!itemOf(*contents, QStringLiteral("Words"))->isHidden());
        QVERIFY(itemOf(*contents, QStringLiteral("File formats"))->isHidden());
        QVERIFY(itemOf(*contents, QStringLiteral("Files"))->isHidden());
        filter->clear();
        QVERIFY(!itemOf(*contents, QStringLiteral("File formats"))->isHidden());
    }

    void theSearchTakesWordsOpensAndMarksThem() {
        HelpWindow window(KeyBindings(), nullptr);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto* filter = window.findChild<QLineEdit*>();
        auto* text = window.findChild<QTextBrowser*>();
        const auto* nothing = window.findChild<QLabel*>(QStringLiteral("helpNothingFound"));
        const auto* contents = window.findChild<QTreeWidget*>();
        // In any order.
        QTest::keyClicks(filter, QStringLiteral("Annealing simulated"));
        QVERIFY(!itemOf(*contents, QStringLiteral("Simulated annealing"))->isHidden());
        QVERIFY(nothing->isHidden());
        // The page of that name, not the first that mentions it.
        QTest::keyClick(filter, Qt::Key_Return);
        QCOMPARE(window.currentPage(), QStringLiteral("method-annealing"));
        QVERIFY(!text->extraSelections().isEmpty());
        QCOMPARE(text->extraSelections().front().cursor.selectedText().toLower(),
                 QStringLiteral("annealing"));

        filter->setText(QStringLiteral("annealing wordthatisnowhere"));
        QVERIFY(!nothing->isHidden());
        QVERIFY(text->extraSelections().size() > 0);
        QTest::keyClick(filter, Qt::Key_Return);
        QCOMPARE(window.currentPage(), QStringLiteral("method-annealing"));
        // The first Escape is for the words, the second for the window.
        QVERIFY(QTest::qWaitForWindowActive(&window));
        filter->setFocus();
        QTest::keyClick(filter, Qt::Key_Escape);
        QCOMPARE(filter->text(), QString());
        QVERIFY(window.isVisible());
        QVERIFY(nothing->isHidden());
        QVERIFY(text->extraSelections().isEmpty());
        QTest::keyClick(filter, Qt::Key_Escape);
        QVERIFY(!window.isVisible());
    }
};

TESSERA_TEST(TestHelpWindow, Needs::Window)

} // namespace tessera::tst_HelpWindow

#include "tst_HelpWindow.moc"
