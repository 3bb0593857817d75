// SPDX-License-Identifier: GPL-3.0-or-later

// Documents are opened, edited, searched and closed at any moment, in random order.
// TESSERA_STRESS_ACTIONS sets the number of actions (600).
#include "app/document/PuzzleDocument.h"
#include "app/document/PuzzleEditor.h"
#include "app/window/board/BoardSearch.h"
#include "tests/TestProgram.h"
#include "tests/app/DocumentTesting.h"
#include "tests/core/CountFromEnvironment.h"

#include "core/edges/moves/EdgeProblem.h"
#include "core/kind/EdgeKind.h"
#include "core/support/Random.h"

#include <QSignalSpy>

#include <array>

namespace tessera::tst_DocumentStress {

namespace {

SearchSettings anySettings(Random& random) {
    const auto methods = solversFor(EdgeProblem::kKind);
    const SolverInfo& method = methods[random.index(methods.size())];
    SearchSettings settings;
    settings.solver = method.id;
    settings.values = method.defaults();
    settings.seed = random.bits();
    settings.threads = 1 + static_cast<int>(random.below(2));
    settings.start = random.chance(0.5) ? StartKind::Board : StartKind::Random;
    if (random.chance(0.4))
        settings.budget.evaluations = random.below(200'000);
    return settings;
}

/// A document with its search, as a page of the window has them.
class Page {
public:
    explicit Page(Random& random)
        : m_random(random), m_opened(hardPuzzle({8, 8})), m_document(m_opened),
          m_editor(m_document), m_search(m_document, m_editor) {}

    void act() {
        switch (m_random.below(4)) {
        case 0:
            edit();
            break;
        case 1:
            drive();
            break;
        case 2:
            watch();
            break;
        default:
            // An active search polls soon, so there is an event to wait for.
            QCoreApplication::processEvents(m_search.isActive() ? QEventLoop::WaitForMoreEvents
                                                                : QEventLoop::AllEvents);
        }
        m_hasResult = m_hasResult || m_search.state() == SearchState::Finished;
    }

    /// Whether a search has come to its end.
    [[nodiscard]] bool hasResult() const { return m_hasResult; }

    /// @returns what is wrong, or null.
    [[nodiscard]] const char* fault() const {
        if (m_search.state() == SearchState::Idle && m_search.shownBoard())
            return "an idle search shows nothing";
        if (m_search.isActive() && m_search.reason() != StopReason::None)
            return "what goes on has not ended";
        if (m_search.state() == SearchState::Finished && m_search.resultSentence().isEmpty())
            return "a result has a sentence";
        if (m_search.reason() == StopReason::Failed)
            return "a method failed";
        if (const auto& best = m_search.bestBoard();
            best && scoreOf(m_search.searched().puzzle, *best).matched != m_search.numbers().best)
            return "the best board has another score";
        if (m_document.score().matched != scoreOf(m_document.puzzle(), m_document.board()).matched)
            return "the document's score is not its board's";
        return nullptr;
    }

    /// Whether undoing reverts everything that searches and edits did.
    [[nodiscard]] bool leadsBack() {
        while (m_document.history().canUndo())
            m_document.history().undo();
        return m_document.file() == m_opened;
    }

private:
    void edit() {
        const auto cells = static_cast<std::uint32_t>(m_document.board().cells());
        const int cell = static_cast<int>(m_random.below(cells));
        switch (m_random.below(7)) {
        case 0:
            m_editor.shuffle(m_random.bits());
            break;
        case 1:
            m_editor.swap(cell, static_cast<int>(m_random.below(cells)));
            break;
        case 2:
            m_editor.rotate({cell}, 1);
            break;
        case 3:
            m_editor.toggleLock({cell});
            break;
        case 4:
            m_document.history().redo();
            break;
        default:
            m_document.history().undo();
        }
    }

    /// Half of it is not allowed at that moment, and must then do nothing.
    void drive() {
        const Board before = m_document.board();
        switch (m_random.below(10)) {
        case 0:
            m_search.start(anySettings(m_random));
            break;
        case 1:
            m_search.startStepping(anySettings(m_random));
            break;
        case 2:
            m_search.pause();
            break;
        case 3:
            m_search.resume();
            break;
        case 4:
            m_search.step();
            break;
        case 5:
            m_search.stop();
            break;
        case 6:
            m_search.discard();
            break;
        case 7:
            if (m_random.chance(0.3))
                m_search.abandon();
            break;
        case 8:
            if (m_random.chance(0.3))
                static_cast<void>(m_search.suspend());
            break;
        default:
            m_search.keep();
            return;
        }
        QVERIFY2(m_document.board() == before, "only keeping a result changes the document");
    }

    void watch() {
        switch (m_random.below(6)) {
        case 0:
            m_search.setShowCurrent(m_random.chance(0.5));
            break;
        case 1:
            m_search.setStepsPerSecond(static_cast<int>(m_random.below(2) * 500));
            break;
        case 2:
            m_search.setWanted(SearchDetail::Heat, m_random.chance(0.5));
            m_search.setWanted(SearchDetail::Population, m_random.chance(0.5));
            break;
        case 3:
            if (!m_search.bests().isEmpty())
                m_search.setReplayed(m_random.index(m_search.bests().size() + 1));
            break;
        case 4:
            m_search.setShownMember(m_random.index(4));
            break;
        default:
            if (m_search.state() != SearchState::Idle) {
                const AnyPuzzle searched = anyPuzzle(m_search.searched());
                m_search.bringBack(earlierOf(m_search.record()), &searched);
            }
        }
    }

    Random& m_random;
    PuzzleFile m_opened;
    PuzzleDocument m_document;
    BoardEditor m_editor;
    BoardSearch m_search;
    bool m_hasResult = false;
};

} // namespace

class TestDocumentStress : public QObject {
    Q_OBJECT

private slots:
    void anythingInAnyOrder() {
        const int actions = testing::countFromEnvironment("TESSERA_STRESS_ACTIONS", 600);
        Random random(11);
        std::array<std::unique_ptr<Page>, 3> pages;
        int results = 0;
        for (int i = 0; i < actions; ++i) {
            auto& page = pages[random.index(pages.size())];
            if (page && random.chance(0.01)) {
                // Every second one while it is active.
                QVERIFY(random.chance(0.5) || page->leadsBack());
                results += page->hasResult();
                page.reset();
            }
            if (!page)
                page = std::make_unique<Page>(random);
            page->act();
            if (QTest::currentTestFailed())
                return;
            const char* fault = page->fault();
            QVERIFY2(fault == nullptr, fault);
        }
        for (auto& page : pages) {
            results += page && page->hasResult();
            QVERIFY(!page || page->leadsBack());
        }
        QVERIFY(results > 0);
    }
};

TESSERA_TEST(TestDocumentStress, Needs::Core)

} // namespace tessera::tst_DocumentStress

#include "tst_DocumentStress.moc"
