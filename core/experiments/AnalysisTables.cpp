// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/Analysis.h"
#include "core/experiments/Statistics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace tessera {

namespace {

/// The parts of a budget, and of a full score, that tables have a column or row for.
constexpr std::array kBudgetShares{0.01, 0.03, 0.1, 0.3, 1.0};
constexpr std::array kTargetShares{0.8, 0.9, 0.95, 0.98, 1.0};

QString figureText(double value) {
    if (std::isinf(value))
        return QStringLiteral("inf");
    const double size = std::abs(value);
    return size >= 1e5 ? QString::number(value, 'f', 0)
                       : QString::number(value, 'g', size >= 1000 ? 6 : 4);
}

QString percentText(double share) { return QString::number(100 * share, 'g', 3) + u'%'; }

TextTable emptyTable(const char* header, qsizetype words) {
    return {QString::fromLatin1(header).split(u'|'), words, {}};
}

/// Marks the best of one row's cells, or of one column's, if they differ.
class BestCells {
public:
    explicit BestCells(bool highest) : m_highest(highest) {}
    void take(qsizetype row, qsizetype column, double value) {
        m_cells.push_back({{row, column}, value});
    }
    void mark(TextTable& table) {
        if (m_cells.empty())
            return;
        const auto [low, high] = std::ranges::minmax(m_cells, {}, &Cell::value);
        for (const Cell& cell : m_cells) {
            if (low.value < high.value && cell.value == (m_highest ? high.value : low.value))
                table.best.insert(cell.place);
        }
        m_cells.clear();
    }

private:
    struct Cell {
        std::pair<qsizetype, qsizetype> place;
        double value = 0;
    };
    bool m_highest;
    std::vector<Cell> m_cells;
};

std::vector<std::size_t> allPuzzles(const Study& study) {
    std::vector<std::size_t> all(study.puzzles.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    return all;
}

QString withOrigin(const QString& sentence, const Study& study,
                   std::span<const std::size_t> puzzles) {
    return sentence + u' ' + provenance(study, puzzles);
}

AnalysisTable summaryTable(const Study& study) {
    TextTable table =
        emptyTable("puzzle|method|runs|full score|best|median|mean|stddev|success", 2);
    BestCells best(true);
    for (std::size_t puzzle = 0; puzzle < study.puzzles.size(); ++puzzle) {
        for (std::size_t method = 0; method < study.methods.size(); ++method) {
            const std::vector<double> scores = study.scores(puzzle, method);
            if (scores.empty())
                continue;
            const Study::Puzzle& about = study.puzzles[puzzle];
            const auto reached =
                std::ranges::count_if(scores, [&](double score) { return score >= about.target; });
            best.take(table.rows.size(), 5, median(scores));
            table.rows << QStringList{
                about.name,
                study.methods[method].name,
                QString::number(scores.size()),
                QString::number(about.total),
                figureText(std::ranges::max(scores)),
                figureText(median(scores)),
                QString::number(mean(scores), 'f', 2),
                scores.size() < 2 ? QString() : QString::number(sampleDeviation(scores), 'f', 2),
                percentText(static_cast<double>(reached) / static_cast<double>(scores.size()))};
        }
        best.mark(table);
    }
    return {QStringLiteral("summary"),
            withOrigin(AnalysisText::tr("Final scores."), study, allPuzzles(study)), table};
}

QString exactText(bool exact) {
    return exact ? AnalysisText::tr("exact") : AnalysisText::tr("approximate");
}

/// As in the pairs of methods, a tie is no win.
bool isAloneBest(std::span<const double> block, std::size_t method) {
    const double highest = std::ranges::max(block);
    return block[method] == highest && std::ranges::count(block, highest) == 1;
}

AnalysisTable rankTable(const Study& study) {
    const std::vector<std::size_t> puzzles = study.completePuzzles();
    const Blocks blocks = study.medianBlocks(puzzles);
    TextTable table = emptyTable("method|mean rank|wins|p against the best|p (Holm)", 1);
    if (puzzles.empty())
        return {QStringLiteral("friedman"),
                AnalysisText::tr("No puzzle has a finished run of every method."), table};
    if (study.methods.size() < 2)
        return {QStringLiteral("friedman"), AnalysisText::tr("Ranks need at least two methods."),
                table};
    const FriedmanResult test = friedman(blocks);
    const auto leader = std::ranges::min_element(test.meanRanks) - test.meanRanks.begin();
    std::vector<double> ps;
    for (std::size_t method = 0; method < study.methods.size(); ++method) {
        if (static_cast<std::ptrdiff_t>(method) != leader)
            ps.push_back(test.pairP(static_cast<std::size_t>(leader), method));
    }
    const std::vector<double> adjusted = holmAdjusted(ps);
    std::size_t next = 0;
    BestCells best(false);
    for (std::size_t method = 0; method < study.methods.size(); ++method) {
        const auto wins = std::ranges::count_if(
            blocks, [&](const auto& block) { return isAloneBest(block, method); });
        const bool leads = static_cast<std::ptrdiff_t>(method) == leader;
        best.take(table.rows.size(), 1, test.meanRanks[method]);
        table.rows << QStringList{study.methods[method].name,
                                  QString::number(test.meanRanks[method], 'f', 2),
                                  QString::number(wins), leads ? QString() : figureText(ps[next]),
                                  leads ? QString() : figureText(adjusted[next])};
        next += leads ? 0 : 1;
    }
    best.mark(table);
    const auto caption = [&](auto number) {
        const QString sentence =
            AnalysisText::tr(
                "Ranks by median score; each puzzle is a block. A method wins a puzzle if it alone "
                "has the highest median. Friedman χ² = %1 (p = %2), Iman–Davenport F = %3 (p = "
                "%4), p = %5 (%6); critical difference %7 (Nemenyi, 5 %).")
                .arg(number(test.chiSquared), number(test.pChiSquared), number(test.f),
                     number(test.pF), number(test.p), exactText(test.exact),
                     number(criticalDifference(study.methods.size(), puzzles.size())));
        return withOrigin(sentence, study, puzzles);
    };
    return {QStringLiteral("friedman"), caption(figureText), table,
            caption([](double number) { return localFigure(figureText(number)); })};
}

/// The chance that a run of the first method beats one of the second, by puzzle.
std::vector<double> effects(const Study& study, std::span<const std::size_t> puzzles,
                            std::size_t first, std::size_t second) {
    std::vector<double> list;
    for (const std::size_t puzzle : puzzles)
        list.push_back(
            mannWhitney(study.scores(puzzle, first), study.scores(puzzle, second)).effect);
    return list;
}

std::vector<double> columnOf(const Blocks& blocks, std::size_t column) {
    std::vector<double> values;
    for (const auto& block : blocks)
        values.push_back(block[column]);
    return values;
}

/// Fills two columns of p-values once all are known.
void fillHolm(TextTable& table, qsizetype from, std::span<const double> ps, qsizetype column) {
    const std::vector<double> adjusted = holmAdjusted(ps);
    for (std::size_t i = 0; i < adjusted.size(); ++i)
        table.rows[from + static_cast<qsizetype>(i)][column] = figureText(adjusted[i]);
}

AnalysisTable pairTable(const Study& study) {
    const std::vector<std::size_t> puzzles = study.completePuzzles();
    const Blocks blocks = study.medianBlocks(puzzles);
    const FriedmanResult test = friedman(blocks);
    TextTable table = emptyTable(
        "first|second|wins|losses|W+|p|p (Holm)|p is|p of ranks|p of ranks (Holm)|A|A low|A high|"
        "median difference|difference low|difference high",
        2);
    std::vector<double> signedPs;
    std::vector<double> rankPs;
    for (std::size_t a = 0; a < study.methods.size() && !blocks.empty(); ++a) {
        for (std::size_t b = a + 1; b < study.methods.size(); ++b) {
            const std::vector<double> first = columnOf(blocks, a);
            const std::vector<double> second = columnOf(blocks, b);
            const SignedRankResult ranks = signedRank(first, second);
            const Interval effect = meanInterval(effects(study, puzzles, a, b));
            const Interval difference = pairedDifference(first, second);
            int wins = 0;
            int losses = 0;
            for (std::size_t i = 0; i < first.size(); ++i) {
                wins += first[i] > second[i] ? 1 : 0;
                losses += first[i] < second[i] ? 1 : 0;
            }
            signedPs.push_back(ranks.p);
            rankPs.push_back(test.pairP(a, b));
            table.rows << QStringList{study.methods[a].name,
                                      study.methods[b].name,
                                      QString::number(wins),
                                      QString::number(losses),
                                      figureText(ranks.plus),
                                      figureText(ranks.p),
                                      {},
                                      exactText(ranks.exact),
                                      figureText(rankPs.back()),
                                      {},
                                      QString::number(effect.value, 'f', 2),
                                      QString::number(effect.low, 'f', 2),
                                      QString::number(effect.high, 'f', 2),
                                      figureText(difference.value),
                                      figureText(difference.low),
                                      figureText(difference.high)};
        }
    }
    fillHolm(table, 0, signedPs, 6);
    fillHolm(table, 0, rankPs, 9);
    const QString sentence = AnalysisText::tr(
        "Pairs of methods over puzzles: Wilcoxon signed rank test on median scores, "
        "p of the difference in mean ranks, mean of A over puzzles (the chance that "
        "the first method's run scores higher). Intervals: 95 % bootstrap.");
    return {QStringLiteral("pairs"),
            puzzles.empty() ? sentence : withOrigin(sentence, study, puzzles), table};
}

AnalysisTable comparisonByPuzzle(const Study& study) {
    TextTable table = emptyTable("puzzle|first|second|runs|U|p|p (Holm)|p is|A|A low|A high|effect|"
                                 "median difference|difference low|difference high",
                                 3);
    for (std::size_t puzzle = 0; puzzle < study.puzzles.size(); ++puzzle) {
        const qsizetype from = table.rows.size();
        std::vector<double> ps;
        for (std::size_t a = 0; a < study.methods.size(); ++a) {
            for (std::size_t b = a + 1; b < study.methods.size(); ++b) {
                const std::vector<double> first = study.scores(puzzle, a);
                const std::vector<double> second = study.scores(puzzle, b);
                if (first.empty() || second.empty())
                    continue;
                const MannWhitneyResult test = mannWhitney(first, second);
                const Interval effect = effectInterval(first, second);
                const Interval difference = medianDifference(first, second);
                ps.push_back(test.p);
                table.rows << QStringList{
                    study.puzzles[puzzle].name,
                    study.methods[a].name,
                    study.methods[b].name,
                    QStringLiteral("%1 + %2").arg(first.size()).arg(second.size()),
                    figureText(test.u),
                    figureText(test.p),
                    {},
                    exactText(test.exact),
                    QString::number(effect.value, 'f', 2),
                    QString::number(effect.low, 'f', 2),
                    QString::number(effect.high, 'f', 2),
                    effectText(test.effect),
                    figureText(difference.value),
                    figureText(difference.low),
                    figureText(difference.high)};
            }
        }
        fillHolm(table, from, ps, 6);
    }
    return {QStringLiteral("comparison"),
            withOrigin(AnalysisText::tr("Pairs of methods on each puzzle: Mann–Whitney test, A of "
                                        "Vargha & Delaney, difference of medians. Intervals: 95 % "
                                        "bootstrap."),
                       study, allPuzzles(study)),
            table};
}

AnalysisTable budgetTable(const Study& study) {
    TextTable table = emptyTable("puzzle|method", 2);
    for (const double share : kBudgetShares)
        table.header << percentText(share);
    for (std::size_t puzzle = 0; puzzle < study.puzzles.size(); ++puzzle) {
        std::vector<BestCells> best(kBudgetShares.size(), BestCells(true));
        for (std::size_t method = 0; method < study.methods.size(); ++method) {
            if (study.runs[puzzle][method].empty())
                continue;
            QStringList row{study.puzzles[puzzle].name, study.methods[method].name};
            for (std::size_t i = 0; i < kBudgetShares.size(); ++i) {
                const double place = kBudgetShares[i] * study.puzzles[puzzle].end;
                const double score = median(study.scoresAt(puzzle, method, place));
                best[i].take(table.rows.size(), row.size(), score);
                row << figureText(score);
            }
            table.rows << row;
        }
        for (BestCells& column : best)
            column.mark(table);
    }
    return {QStringLiteral("fixed-budget"),
            withOrigin(AnalysisText::tr("Median scores after a part of the budget."), study,
                       allPuzzles(study)),
            table};
}

QString timeUnit(const Study& study) {
    return study.axis == CurveAxis::Seconds ? AnalysisText::tr("seconds")
                                            : AnalysisText::tr("evaluations");
}

AnalysisTable targetTable(const Study& study) {
    TextTable table =
        emptyTable("puzzle|method|target|score|reached|runs|median time|expected time", 2);
    for (std::size_t puzzle = 0; puzzle < study.puzzles.size(); ++puzzle) {
        for (const double share : kTargetShares) {
            BestCells best(false);
            const int target = scoreOfShare(study.puzzles[puzzle].total, share);
            for (std::size_t method = 0; method < study.methods.size(); ++method) {
                const RunPointers runs = study.cell(puzzle, method);
                if (runs.empty())
                    continue;
                const TargetTime time = targetTime(runs, target, study.axis);
                best.take(table.rows.size(), 7, time.expected);
                table.rows << QStringList{study.puzzles[puzzle].name,
                                          study.methods[method].name,
                                          percentText(share),
                                          QString::number(target),
                                          QString::number(time.reached),
                                          QString::number(time.runs),
                                          figureText(time.median),
                                          figureText(time.expected)};
            }
            best.mark(table);
        }
    }
    return {
        QStringLiteral("fixed-target"),
        withOrigin(AnalysisText::tr("Times to parts of the full score, in %1: the median of the "
                                    "runs, and the expected time with restarts (ERT).")
                       .arg(timeUnit(study)),
                   study, allPuzzles(study)),
        table};
}

AnalysisTable expectedTimes(const Study& study, double targetShare) {
    TextTable table = emptyTable("puzzle|score", 1);
    for (const Study::Method& method : study.methods)
        table.header << method.name;
    for (std::size_t puzzle = 0; puzzle < study.puzzles.size(); ++puzzle) {
        const int target = reachedScore(study, puzzle, targetShare);
        QStringList row{study.puzzles[puzzle].name, QString::number(target)};
        BestCells best(false);
        for (std::size_t method = 0; method < study.methods.size(); ++method) {
            const TargetTime time = targetTime(study.cell(puzzle, method), target, study.axis);
            best.take(table.rows.size(), row.size(), time.expected);
            row << QStringLiteral("%1 (%2/%3)")
                       .arg(figureText(time.expected))
                       .arg(time.reached)
                       .arg(time.runs);
        }
        best.mark(table);
        table.rows << row;
    }
    return {
        QStringLiteral("expected-time"),
        withOrigin(AnalysisText::tr("Expected time to %1 of the full score, in %2, and how many "
                                    "runs reached it. Where none did, the score is the highest "
                                    "median of a method.")
                       .arg(percentText(targetShare), timeUnit(study)),
                   study, allPuzzles(study)),
        table};
}

} // namespace

QString columnTitle(const QString& column) {
    // Names of methods and letters of tests stay as they are.
    struct Title {
        const char* column;
        const char* context;
        const char* text;
    };
    static constexpr const char* kResults = "tessera::ResultsView";
    static constexpr const char* kOwn = "Analysis";
    static constexpr Title titles[] = {
        {"puzzle", kResults, QT_TRANSLATE_NOOP("tessera::ResultsView", "Puzzle")},
        {"method", kResults, QT_TRANSLATE_NOOP("tessera::ResultsView", "Method")},
        {"first", kResults, QT_TRANSLATE_NOOP("tessera::ResultsView", "Method")},
        {"second", kResults, QT_TRANSLATE_NOOP("tessera::ResultsView", "Compared with")},
        {"runs", kResults, QT_TRANSLATE_NOOP("tessera::ResultsView", "Runs")},
        {"best", kResults, QT_TRANSLATE_NOOP("tessera::ResultsView", "Best")},
        {"median", kResults, QT_TRANSLATE_NOOP("tessera::ResultsView", "Median")},
        {"mean", kResults, QT_TRANSLATE_NOOP("tessera::ResultsView", "Mean")},
        {"stddev", kResults, QT_TRANSLATE_NOOP("tessera::ResultsView", "Std dev")},
        {"success", kResults, QT_TRANSLATE_NOOP("tessera::ResultsView", "Success")},
        {"p (Holm)", kResults, QT_TRANSLATE_NOOP("tessera::ResultsView", "p (Holm)")},
        {"p is", kResults, QT_TRANSLATE_NOOP("tessera::ResultsView", "p type")},
        {"effect", kResults, QT_TRANSLATE_NOOP("tessera::ResultsView", "Effect")},
        {"full score", kOwn, QT_TRANSLATE_NOOP("Analysis", "Full score")},
        {"mean rank", kOwn, QT_TRANSLATE_NOOP("Analysis", "Mean rank")},
        {"wins", kOwn, QT_TRANSLATE_NOOP("Analysis", "Wins")},
        {"losses", kOwn, QT_TRANSLATE_NOOP("Analysis", "Losses")},
        {"p against the best", kOwn, QT_TRANSLATE_NOOP("Analysis", "p against the best")},
        {"p of ranks", kOwn, QT_TRANSLATE_NOOP("Analysis", "p of ranks")},
        {"p of ranks (Holm)", kOwn, QT_TRANSLATE_NOOP("Analysis", "p of ranks (Holm)")},
        {"A low", kOwn, QT_TRANSLATE_NOOP("Analysis", "A from")},
        {"A high", kOwn, QT_TRANSLATE_NOOP("Analysis", "A to")},
        {"median difference", kOwn, QT_TRANSLATE_NOOP("Analysis", "Median difference")},
        {"difference low", kOwn, QT_TRANSLATE_NOOP("Analysis", "Difference from")},
        {"difference high", kOwn, QT_TRANSLATE_NOOP("Analysis", "Difference to")},
        {"target", kOwn, QT_TRANSLATE_NOOP("Analysis", "Target")},
        {"score", kOwn, QT_TRANSLATE_NOOP("Analysis", "Score")},
        {"reached", kOwn, QT_TRANSLATE_NOOP("Analysis", "Reached")},
        {"median time", kOwn, QT_TRANSLATE_NOOP("Analysis", "Median time")},
        {"expected time", kOwn, QT_TRANSLATE_NOOP("Analysis", "Expected time")},
    };
    const auto known = std::ranges::find_if(
        titles, [&](const Title& title) { return column == QLatin1String(title.column); });
    return known == std::end(titles) ? column
                                     : QCoreApplication::translate(known->context, known->text);
}

std::vector<AnalysisTable> analysisTables(const Study& study, double targetShare) {
    return {summaryTable(study),
            rankTable(study),
            pairTable(study),
            comparisonByPuzzle(study),
            budgetTable(study),
            targetTable(study),
            expectedTimes(study, targetShare)};
}

} // namespace tessera
