// SPDX-License-Identifier: GPL-3.0-or-later

// The window with a user who edits, saves and searches without a pause, and a journal of the
// actions. tst_Kills kills it at any moment, and asks a second one what was restored.
//
//   killed_editor work FOLDER SEED   until it is killed; with an odd seed it never saves, and
//                                    stops no search: only copies bring its work back;
//                                    with every other one of these it only edits
//   killed_editor search FOLDER      the same, with searches and races all the time
//   killed_editor recover FOLDER     prints what came back, as JSON
//   killed_editor say FOLDER         edits, saves and tries again; prints what the window says
#include "app/window/board/DocumentPage.h"
#include "app/window/common/MessageBar.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/race/CompareActions.h"
#include "app/window/race/CompareWindow.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/shell/MainWindow.h"
#include "tests/core/FileTesting.h"
#include "tests/trust/Journal.h"

#include "core/kind/Kind.h"
#include "core/support/Random.h"
#include "core/support/UserError.h"

#include <QAction>
#include <QApplication>
#include <QEventLoop>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMessageBox>
#include <QTimer>

#include <cstdio>

using namespace tessera;

namespace {

class Person {
public:
    Person(DocumentPage& page, const QString& folder, std::uint64_t seed)
        : m_page(page), m_journal(journalPath(folder)), m_file(filePath(folder)),
          m_isCareless(seed % 2 == 1), m_onlyEdits(seed % 4 == 1), m_random(seed) {
        note(Deed::Edited);
    }

    void search() {
        SearchSettings settings;
        settings.solver = "annealing";
        settings.values = findSolver("annealing")->defaults();
        m_page.search().start(settings);
        note(Deed::Edited);
    }

    void act() {
        const std::uint32_t dice = m_random.below(40);
        if (m_page.search().state() != SearchState::Idle) {
            searchOn(dice);
            return;
        }
        if (dice == 0 && !m_onlyEdits)
            search();
        else if (dice < 4 && !m_isCareless)
            save();
        else
            edit();
    }

private:
    void edit() {
        const auto cells = static_cast<std::uint32_t>(m_page.document().board().cells());
        m_page.editor().swap(static_cast<int>(m_random.below(cells)),
                             static_cast<int>(m_random.below(cells)));
        m_page.editor().rotate({static_cast<int>(m_random.below(cells))}, 1);
        note(Deed::Edited);
    }

    void save() {
        note(Deed::BeganToSave);
        try {
            m_page.document().save(m_file);
        } catch (const UserError&) {
            return;
        }
        note(Deed::Saved);
    }

    void searchOn(std::uint32_t dice) {
        BoardSearch& search = m_page.search();
        if (const int best = search.bestBoard() ? search.numbers().best : -1; best > m_best) {
            m_best = best;
            m_journal.add(Deed::FoundBoard, QByteArray::number(best));
        }
        if (dice != 0 || m_isCareless)
            return;
        search.stop();
        if (search.state() == SearchState::Finished) {
            m_best = -1;
            m_journal.add(Deed::GaveUpBoard, "");
            search.discard();
        }
    }

    void note(Deed deed) { m_journal.add(deed, digestOf(m_page.document().file())); }

    DocumentPage& m_page;
    Journal m_journal;
    QString m_file;
    bool m_isCareless;
    bool m_onlyEdits;
    Random m_random;
    int m_best = -1;
};

int work(MainWindow& window, const QString& folder, std::uint64_t seed) {
    window.openFiles({filePath(folder)});
    Person person(*window.tabs().currentPage<DocumentPage>(), folder, seed);
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] { person.act(); });
    timer.start(20);
    return QApplication::exec();
}

/// One search that ends immediately, and one that never does.
void race(MainWindow& window) {
    auto& actions = *window.findChild<CompareActions*>();
    actions.compare->trigger();
    SearchSettings settings;
    settings.solver = "annealing";
    settings.values = findSolver("annealing")->defaults();
    SearchSettings brief = settings;
    brief.budget.evaluations = 1000;
    actions.compareWindow()->add({brief, settings});
}

int search(MainWindow& window, const QString& folder) {
    window.openFiles({filePath(folder)});
    Person person(*window.tabs().currentPage<DocumentPage>(), folder, 1);
    person.search();
    race(window);
    return QApplication::exec();
}

int recover(MainWindow& window, const QString& folder) {
    window.openSample();
    window.restoreSession();
    // As a user would; a restored copy of it comes to the front.
    window.openFiles({filePath(folder)});
    DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
    QJsonObject found{
        {QStringLiteral("documents"), window.tabs().count()},
        {QStringLiteral("path"), page.document().path()},
        {QStringLiteral("modified"), page.document().isModified()},
        {QStringLiteral("best"), -1},
        {QStringLiteral("paused"), page.search().isSuspended()},
        {QStringLiteral("document"), QString::fromLatin1(digestOf(page.document().file()))},
        {QStringLiteral("file"), QString::fromLatin1(digestOf(loadPuzzle(filePath(folder)).file))}};
    if (CompareWindow* race = window.findChild<CompareActions*>()->compareWindow()) {
        QJsonArray states;
        for (int row = 0; row < race->comparison().count(); ++row)
            states.append(static_cast<int>(race->comparison().search(row).state));
        found[QStringLiteral("race")] = states;
    }
    if (const auto& best = page.search().bestBoard())
        found[QStringLiteral("best")] = scoreOf(page.document().puzzle(), *best).matched;
    std::puts(QJsonDocument(found).toJson(QJsonDocument::Compact).constData());
    return 0;
}

/// What the window says in bars and dialogs, which are closed. @param isOver when to listen no more
template <typename IsOver>
QJsonArray listen(const MainWindow& window, const IsOver& isOver) {
    QJsonArray said;
    QEventLoop loop;
    QTimer ear;
    QObject::connect(&ear, &QTimer::timeout, &loop, [&] {
        if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
            said.append(box->text());
            box->reject();
        }
        if (isOver())
            loop.quit();
    });
    ear.start(20);
    loop.exec();
    for (const MessageBar* bar : window.findChildren<MessageBar*>()) {
        if (bar->isVisible())
            said.append(bar->text());
    }
    return said;
}

/// Saves twice, as a user does who tries again.
int say(MainWindow& window, const QString& folder) {
    window.openFiles({filePath(folder)});
    DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
    QJsonArray attempts;
    for (int attempt = 0; attempt < 2; ++attempt) {
        page.editor().swap(0, 1 + attempt);
        bool isTried = false;
        QTimer::singleShot(0, &window, [&] {
            window.findChild<QAction*>(QStringLiteral("fileSave"))->trigger();
            isTried = true;
        });
        const QJsonArray said = listen(window, [&] { return isTried; });
        attempts.append(QJsonObject{
            {QStringLiteral("said"), said},
            {QStringLiteral("modified"), page.document().isModified()},
            {QStringLiteral("document"), QString::fromLatin1(digestOf(page.document().file()))},
            {QStringLiteral("file"),
             QString::fromLatin1(digestOf(loadPuzzle(filePath(folder)).file))}});
    }
    std::puts(QJsonDocument(attempts).toJson(QJsonDocument::Compact).constData());
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const QStringList words = QApplication::arguments();
    if (words.size() < 3)
        return 2;
    AppSettings settings(words[2] + QStringLiteral("/settings/tessera.ini"));
    MainWindow window(settings);
    window.show();
    if (words[1] == QLatin1String("work"))
        return work(window, words[2], words.value(3).toULongLong());
    if (words[1] == QLatin1String("say"))
        return say(window, words[2]);
    return words[1] == QLatin1String("search") ? search(window, words[2])
                                               : recover(window, words[2]);
}
