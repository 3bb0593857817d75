// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/GeneralVns.h"

#include <QTest>

#include <array>
#include <string>
#include <vector>

using namespace tessera;

namespace {

/// Records what is asked of it. Descents follow a script: for each call of
/// improveIn whether there was an improvement, false when the script is over.
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
        generalVns(search, {2, 3, false});
        // Algorithm 1 of 000 sets iter to 0 and then counts the try.
        QCOMPARE(search.log, std::string("k0b0b0b1k0b0b1b1b1b"));
    }

    void equalsAreKeptOnlyWhenAskedAndDoNotResetTheLevel() {
        ScriptedSearch search;
        generalVns(search, {2, 1, true});
        QCOMPARE(search.log, std::string("k0k1k"));
    }

    void theSearchEndsWhenTold() {
        ScriptedSearch search;
        search.callsLeft = 7;
        generalVns(search, {100, 100, false});
        QCOMPARE(search.descents, 3);
    }
};

QTEST_APPLESS_MAIN(TestGeneralVns)
#include "tst_GeneralVns.moc"
