// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/search/GeneralVns.h"
#include "core/search/SearchRun.h"

#include <QThread>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace tessera::tst_GeneralVns {
using namespace tessera::test;

namespace {

void waitForStep(SearchRun& run, SnapshotView& view) {
    const std::uint64_t before = view.numbers.steps;
    while (view.numbers.steps == before && run.state() != SearchState::Finished) {
        QThread::usleep(5); // a yield would wait for other programs
        run.look(view, true);
    }
}

void step(SearchRun& run, SnapshotView& view, StepSize size) {
    run.step(1, size);
    waitForStep(run, view);
}

/// A search of MS-GVNS, followed by fine steps.
class FollowedSearch {
public:
    /// @param values parameters that differ from the preset of the paper
    FollowedSearch(int side, const char* values, std::uint64_t seed) {
        GeneratorSettings settings;
        settings.size = {side, side};
        const auto problem = problemOf(generatePuzzle(settings).puzzle, StartKind::Own);
        const SolverInfo& info = *findSolver("ms-gvns");
        ParameterValues parameters = info.defaults();
        parameters.apply(*info.preset("coelho-2010"));
        const QStringList pairs = QString::fromLatin1(values).split(u' ', Qt::SkipEmptyParts);
        for (const QString& pair : pairs)
            parameters.setText(pair.section(u'=', 0, 0).toStdString(), pair.section(u'=', 1));
        m_run.emplace(info.make(problem, parameters), problem->total(),
                      SearchRun::Setup{evaluations(100'000'000), seed, 1});
        m_run->startPaused();
        waitForStep(*m_run, m_view);
    }
    ~FollowedSearch() {
        m_run->stop();
        m_run->waitFor(60.0);
    }
    Q_DISABLE_COPY_MOVE(FollowedSearch)

    /// The last step, if the method reported one.
    [[nodiscard]] const std::optional<SearchStep>& told() const { return m_view.numbers.step; }
    [[nodiscard]] bool isAt(StepKind kind) const { return told() && told()->kind == kind; }
    [[nodiscard]] int score() const { return m_view.numbers.current; }
    [[nodiscard]] double level() const { return m_view.numbers.gauges.front().value; }
    [[nodiscard]] std::span<const std::uint16_t> board() const { return m_view.current; }
    void go() { step(*m_run, m_view, StepSize::Fine); }
    void goTo(StepKind kind) {
        do
            go();
        while (!isAt(kind) && m_run->state() != SearchState::Finished);
    }

private:
    std::optional<SearchRun> m_run;
    SnapshotView m_view;
};

using Names = std::vector<std::string>;

/// The orders of section 2 of Coelho et al. 2010; strips and ends exist on other boards only and
/// come with rotations and corners.
const Names kOutwards{"swaps of inner pieces", "rotations",        "swaps of side pieces",
                      "swaps within a strip",  "swaps of corners", "swaps of ends"};
const Names kInwards{"swaps of corners",     "swaps of ends", "swaps of side pieces",
                     "swaps within a strip", "rotations",     "swaps of inner pieces"};

/// The neighbourhoods in which the descents of some forty shakes ended.
std::set<std::string> lastNeighbourhoods(const char* order) {
    FollowedSearch search(6, order, 1);
    std::set<std::string> found;
    std::string last;
    for (int ends = 0; ends < 40; search.go()) {
        if (search.isAt(StepKind::NoMove))
            last = search.told()->name;
        if (!search.isAt(StepKind::Keep) && !search.isAt(StepKind::GoBack))
            continue;
        found.insert(last);
        ++ends;
    }
    return found;
}

/// Algorithm 1 of Coelho et al. 2010 as a machine that takes a search's steps and says which one it
/// does not allow.
class PublishedSearch {
public:
    explicit PublishedSearch(int side) : m_side(side) {}

    /// @return what is wrong with the step, or nothing
    std::string take(const SearchStep& step, int score) {
        switch (step.kind) {
        case StepKind::Start:
            return start();
        case StepKind::Move:
            return descend(step.name, true);
        case StepKind::NoMove:
            return descend(step.name, false);
        case StepKind::Keep:
            return keep(score);
        case StepKind::GoBack:
            return goBack(*step.from, score);
        case StepKind::Shake:
            return shake(*step.level, *step.count);
        default:
            return "another step";
        }
    }
    [[nodiscard]] int starts() const { return m_starts; }
    [[nodiscard]] int successes() const { return m_successes; }

private:
    std::string start() {
        if (m_starts > 0 && m_level < m_side)
            return "started again at level " + std::to_string(m_level);
        ++m_starts;
        m_level = 0;
        m_tries = 0;
        m_isKept = false;
        beginDescent();
        return {};
    }
    void beginDescent() {
        m_order = nullptr;
        m_next = 0;
    }
    std::string descend(const std::string& name, bool moved) {
        if (m_order == nullptr)
            m_order = name == kOutwards.front() ? &kOutwards : &kInwards;
        if (m_next >= m_order->size() || (*m_order)[m_next] != name)
            return name + " out of order";
        m_next = moved ? 0 : m_next + 1;
        return {};
    }
    [[nodiscard]] bool descended() const { return m_order != nullptr && m_next == m_order->size(); }
    std::string keep(int score) {
        if (!descended() || (m_isKept && score <= m_kept))
            return "kept " + std::to_string(score);
        m_successes += m_isKept ? 1 : 0;
        m_tries = m_isKept ? 1 : 0;
        m_level = 0;
        m_kept = score;
        m_isKept = true;
        return {};
    }
    std::string goBack(int from, int score) {
        if (!descended() || from > m_kept || score != m_kept)
            return "gave up " + std::to_string(from);
        countTry();
        return {};
    }
    void countTry() {
        if (++m_tries < 200)
            return;
        m_tries = 0;
        ++m_level;
    }
    std::string shake(int level, std::uint64_t moves) {
        if (!m_isKept || level != m_level || level >= m_side)
            return "shook at level " + std::to_string(level);
        if (moves != static_cast<std::uint64_t>(level) + 2)
            return "shook by " + std::to_string(moves);
        beginDescent();
        return {};
    }

    int m_side;
    int m_starts = 0;
    int m_successes = 0;
    int m_level = 0;
    int m_tries = 0;
    int m_kept = 0;
    bool m_isKept = false;
    const Names* m_order = nullptr;
    std::size_t m_next = 0;
};

/// What the moves of one shake have changed, by the neighbourhoods of section 2.
struct Shaken {
    bool corners = false;
    bool sides = false;
    bool turned = false;  ///< an inner piece on its cell
    bool swapped = false; ///< inner pieces
    bool plain = false;   ///< exactly two inner pieces, which kept their rotations
};

int rimsOf(GridSize size, int cell) {
    return static_cast<int>(
        std::ranges::count_if(kSides, [&](Side side) { return size.onRim(cell, side); }));
}

Shaken compare(GridSize size, std::span<const std::uint16_t> before,
               std::span<const std::uint16_t> after) {
    Shaken shaken;
    std::vector<std::size_t> moved;
    for (std::size_t cell = 0; cell < before.size(); ++cell) {
        if (before[cell] == after[cell])
            continue;
        const int rims = rimsOf(size, static_cast<int>(cell));
        shaken.corners |= rims == 2;
        shaken.sides |= rims == 1;
        if (rims > 0)
            continue;
        if (Placement::fromCode(before[cell]).piece() == Placement::fromCode(after[cell]).piece())
            shaken.turned = true;
        else
            moved.push_back(cell);
    }
    shaken.swapped = !moved.empty();
    shaken.plain = moved.size() == 2 && before[moved[0]] == after[moved[1]] &&
                   before[moved[1]] == after[moved[0]];
    return shaken;
}

/// Records the calls. Descents follow a script: for each call of improveIn whether there was an
/// improvement, false after the end of the script.
class ScriptedSearch {
public:
    std::vector<bool> improvements;
    std::vector<int> scoresAfterDescent; ///< the last one repeats
    int callsLeft = 1000;

    [[nodiscard]] bool goesOn() const { return callsLeft > 0; }
    std::array<std::size_t, 3> drawOrder() {
        ++descents;
        m_score = scoresAfterDescent.empty() ? 0 : scoresAfterDescent[m_nextScore];
        if (m_nextScore + 1 < scoresAfterDescent.size())
            ++m_nextScore;
        return {2, 0, 1};
    }
    bool improveIn(std::size_t neighbourhood) {
        --callsLeft;
        asked.push_back(neighbourhood);
        const bool improved =
            m_nextImprovement < improvements.size() && improvements[m_nextImprovement];
        ++m_nextImprovement;
        return improved;
    }
    void shake(int level) { log += std::to_string(level); }
    [[nodiscard]] int score() const { return m_score; }
    [[nodiscard]] int keptScore() const { return m_kept; }
    void keep() {
        m_kept = m_score;
        log += 'k';
    }
    void goBack() { log += 'b'; }

    std::vector<std::size_t> asked;
    std::string log; ///< shakes by level, k for keep, b for goBack
    int descents = 0;

private:
    std::size_t m_nextImprovement = 0;
    std::size_t m_nextScore = 0;
    int m_score = 0;
    int m_kept = 0;
};

} // namespace

class TestGeneralVns : public QObject {
    Q_OBJECT

private slots:
    void aDescentReturnsToTheFirstNeighbourhoodAfterEachImprovement() {
        ScriptedSearch search;
        search.improvements = {false, true, false, false, true};
        variableNeighbourhoodDescent(search);
        QCOMPARE(search.asked, (std::vector<std::size_t>{2, 0, 2, 0, 1, 2, 0, 1}));
    }

    void aStoppedDescentAsksNoMore() {
        ScriptedSearch search;
        search.improvements.assign(100, true);
        search.callsLeft = 4;
        variableNeighbourhoodDescent(search);
        QCOMPARE(search.asked.size(), std::size_t(4));
    }

    void levelsRiseAfterAllTriesAndEndTheSearch() {
        ScriptedSearch search;
        generalVns(search, {3, 2, false});
        QCOMPARE(search.log, std::string("k0b0b1b1b2b2b"));
        QCOMPARE(search.descents, 6);
    }

    void successLeadsBackToTheFirstLevelWithOneTryCounted() {
        ScriptedSearch search;
        search.scoresAfterDescent = {0, 0, 0, 5}; // the fourth shake, on level 1, succeeds
        generalVns(search, {2, 3, false, true});
        // Algorithm 1 of Coelho et al. 2010 sets iter to 0 and then counts the try.
        QCOMPARE(search.log, std::string("k0b0b0b1k0b0b1b1b1b"));
    }

    /// Also with one try per level, which does not imply the other paper.
    void successIsCountedWithOneTryALevelToo() {
        ScriptedSearch search;
        search.scoresAfterDescent = {0, 0, 5};
        generalVns(search, {3, 1, false, true});
        QCOMPARE(search.log, std::string("k0b1b2k1b2b"));
    }

    /// Figure 2 of Hamza & Sevkli 2014: "k = 1", and only otherwise "k = k + 1".
    void withOneTryALevelSuccessLeadsBackToTheFirst() {
        ScriptedSearch search;
        search.scoresAfterDescent = {0, 0, 5}; // the third shake, on the last level, succeeds
        generalVns(search, {3, 1, false});
        QCOMPARE(search.log, std::string("k0b1b2k0b1b2b"));
    }

    void equalsAreKeptOnlyWhenAskedAndDoNotResetTheLevel() {
        ScriptedSearch search;
        generalVns(search, {2, 1, true});
        QCOMPARE(search.log, std::string("k0k1k"));
    }

    /// A descent ends in the last neighbourhood of its order.
    void bothOrdersOfADescentAreDrawnUnlessOneIsAskedFor() {
        using Set = std::set<std::string>;
        QCOMPARE(lastNeighbourhoods("order=center-to-border"), Set{kOutwards.back()});
        QCOMPARE(lastNeighbourhoods("order=border-to-center"), Set{kInwards.back()});
        QCOMPARE(lastNeighbourhoods(""), (Set{kOutwards.back(), kInwards.back()}));
        QVERIFY(lastNeighbourhoods("order=random").size() > 2);
    }

    /// The preset against Algorithm 1: IterMax 200, LevelMax N, p + 2 shakes, the two orders, the
    /// first level after a success, only better boards kept.
    void theSearchFollowsThePaperStepByStep() {
        FollowedSearch search(6, "", 3);
        PublishedSearch published(6);
        for (int i = 0; published.starts() < 2; ++i, search.go()) {
            QVERIFY(i < 1'000'000);
            if (!search.told())
                continue;
            const std::string fault = published.take(*search.told(), search.score());
            QVERIFY2(fault.empty(), fault.c_str());
        }
        QVERIFY(published.successes() > 2);
    }

    /// The gauge too.
    void anEqualBoardKeepsTheLevel() {
        FollowedSearch search(6, "keep-equal=true iter-max=1 level-max=6", 3);
        for (int found = 0; found < 5;) {
            search.goTo(StepKind::Shake);
            const int level = *search.told()->level;
            while (!search.isAt(StepKind::Keep) && !search.isAt(StepKind::GoBack))
                search.go();
            if (level == 0 || search.told()->from != search.score())
                continue;
            if (search.isAt(StepKind::Keep)) {
                QCOMPARE(search.level(), static_cast<double>(level));
                ++found;
            }
        }
    }

    /// Each of the two moves of a first shake draws one of N_SC, N_SS, N_R and N_SWC evenly.
    void aShakeDrawsFromTheFourNeighbourhoodsOfThePaper() {
        FollowedSearch search(8, "iter-max=1000000", 1);
        constexpr int kShakes = 200;
        std::array<int, 4> counts{};
        int swaps = 0;
        int plain = 0;
        for (int i = 0; i < kShakes; ++i) {
            while (!search.isAt(StepKind::Keep) && !search.isAt(StepKind::GoBack))
                search.go();
            const std::vector<std::uint16_t> before(search.board().begin(), search.board().end());
            search.goTo(StepKind::Shake);
            const Shaken shaken = compare({8, 8}, before, search.board());
            counts[0] += shaken.corners ? 1 : 0;
            counts[1] += shaken.sides ? 1 : 0;
            counts[2] += shaken.turned ? 1 : 0;
            counts[3] += shaken.swapped ? 1 : 0;
            swaps += shaken.swapped ? 1 : 0;
            plain += shaken.plain ? 1 : 0;
        }
        // One of four in at least one of two draws: 0.4375; five standard deviations are 0.17.
        for (const int count : counts)
            QVERIFY2(count > 0.26 * kShakes && count < 0.61 * kShakes,
                     std::to_string(count).c_str());
        // Else two swaps met, or a rotation met a swap. "Swap Center" turns nothing.
        QVERIFY2(plain > 0.7 * swaps, std::to_string(plain).c_str());
    }

    void theSearchEndsWhenTold() {
        ScriptedSearch search;
        search.callsLeft = 7;
        generalVns(search, {100, 100, false});
        QCOMPARE(search.descents, 3);
    }
};

TESSERA_TEST(TestGeneralVns, Needs::Nothing)

} // namespace tessera::tst_GeneralVns

#include "tst_GeneralVns.moc"
