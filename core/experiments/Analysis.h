// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/Curves.h"
#include "core/experiments/ExperimentTable.h"
#include "core/experiments/Statistics.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QPointF>
#include <QString>
#include <QStringList>

#include <span>
#include <vector>

namespace tessera {

/// The translation context of tables and figures.
struct AnalysisText {
    Q_DECLARE_TR_FUNCTIONS(Analysis)
};

/// The finished runs of an experiment, by puzzle and method: a copy, so that any thread can analyse
/// it. Methods and puzzles without a finished run are left out.
struct Study {
    struct Puzzle {
        QString name;
        int total = 0;
        int target = 0;         ///< the score that counts as success
        QString budget;         ///< in words
        double end = 0;         ///< the budget on the axis, or the end of the longest run
        std::size_t number = 0; ///< in the plan
    };
    struct Method {
        QString name;
        std::size_t number = 0; ///< in the plan
    };

    QString title;
    CurveAxis axis = CurveAxis::Evaluations;
    std::vector<Puzzle> puzzles;
    std::vector<Method> methods;
    std::vector<std::vector<std::vector<StoredRun>>> runs; ///< by puzzle, then method
    QStringList programs;                                  ///< that made the runs
    bool leavesMethodsOut = false;                         ///< some have no finished run

    [[nodiscard]] RunPointers cell(std::size_t puzzle, std::size_t method) const;
    /// The last scores of a cell's runs.
    [[nodiscard]] std::vector<double> scores(std::size_t puzzle, std::size_t method) const;
    /// The scores of a cell's runs there. At the end of the budget they are the last ones, although
    /// methods that look at their budget late may find those a little later.
    [[nodiscard]] std::vector<double> scoresAt(std::size_t puzzle, std::size_t method,
                                               double place) const;
    /// The puzzles on which every method has a finished run.
    [[nodiscard]] std::vector<std::size_t> completePuzzles() const;
    /// The median score of each method on puzzles on which all methods have runs.
    [[nodiscard]] Blocks medianBlocks(std::span<const std::size_t> puzzles) const;
};

[[nodiscard]] Study studyOf(const ExperimentPlan& plan, StoredRuns runs);

/// Seconds if all budgets are in seconds, otherwise evaluations.
[[nodiscard]] CurveAxis budgetAxis(const ExperimentPlan& plan);

struct AnalysisTable {
    QString id; ///< its file's name
    QString caption;
    TextTable table;        ///< its header is English, see columnTitle()
    QString localCaption{}; ///< with numbers by the locale, if that differs

    /// The caption for people, by the locale.
    [[nodiscard]] const QString& shownCaption() const {
        return localCaption.isEmpty() ? caption : localCaption;
    }
};

/// One curve of a figure.
struct FigureLine {
    std::size_t method = 0; ///< by Study::methods
    QList<QPointF> points;  ///< of steps to the right
};

struct AnalysisFigure {
    enum class Kind : unsigned char {
        Ranks, ///< a diagram of critical differences
        Lines, ///< over the axis of the study
        Ratios ///< over ratios
    };

    QString id;
    QString caption;
    Kind kind = Kind::Lines;
    QString across; ///< title of the horizontal axis
    QString up;     ///< title of the vertical axis
    bool lowIsBest = false;
    std::vector<FigureLine> lines{};
    // Of Kind::Ranks, in the order of the mean ranks, best first.
    std::vector<std::size_t> order{}; ///< methods
    std::vector<double> ranks{};
    std::vector<RankClique> cliques{};
    double difference = 0; ///< the critical one
    QStringList names{};   ///< of all methods

    /// The data that it draws.
    [[nodiscard]] QByteArray csv() const;
};

struct Analysis {
    QString title;
    std::vector<AnalysisTable> tables;
    std::vector<AnalysisFigure> figures;

    [[nodiscard]] const AnalysisTable* table(QStringView id) const;
    [[nodiscard]] const AnalysisFigure* figure(QStringView id) const;
    /// By a file's ending: csv (the first table), json, md or tex.
    [[nodiscard]] QByteArray bytes(const QString& ending) const;
    /// All tables with their captions.
    [[nodiscard]] QByteArray markdown() const;
    [[nodiscard]] QByteArray latex() const;
    /// All tables: for each its caption and its rows as objects, numbers as numbers.
    [[nodiscard]] QByteArray json() const;
};

/// The usual share of the full score that counts as a target.
inline constexpr double kUsualTargetShare = 0.95;

/// Everything that can be said with the finished runs. Takes up to a few seconds.
/// @param targetShare of the full score, for the times to one target, see reachedScore()
[[nodiscard]] Analysis analyse(const Study& study, double targetShare = kUsualTargetShare);

/// The tables and figures of an analysis; see analyse().
[[nodiscard]] std::vector<AnalysisTable> analysisTables(const Study& study, double targetShare);
[[nodiscard]] std::vector<AnalysisFigure> analysisFigures(const Study& study, double targetShare);

/// "10 puzzles, 30 runs each, budget …; Tessera 0.1.0": what a table or figure was made from.
/// @param puzzles by Study::puzzles
[[nodiscard]] QString provenance(const Study& study, std::span<const std::size_t> puzzles);

/// The translated name of a table or figure, with the number of its puzzle.
/// @param id "table/ID" or "figure/ID"
[[nodiscard]] QString analysisName(const QString& id);

/// The translated title of a table's column.
[[nodiscard]] QString columnTitle(const QString& column);

/// A number of a table for programs by the locale, with the same digits.
/// @pre it is a number
[[nodiscard]] QString localFigure(const QString& figure);

/// The score that a share of the full score requires.
[[nodiscard]] int scoreOfShare(int total, double share);
/// The same on a puzzle; the highest median of a method if no run has reached it.
[[nodiscard]] int reachedScore(const Study& study, std::size_t puzzle, double share);

/// The names of all files that an analysis can have, as wildcards; those of a puzzle with any
/// number.
[[nodiscard]] QStringList analysisFileNames();

/// @throws UserError if an analysis in that folder would replace other files
void refuseForeignAnalysis(const QString& folder);
/// Writes analysis.md, analysis.tex, analysis.json, and each table and figure's data as CSV.
/// Replaces an earlier analysis. @throws UserError, also if it would replace other files
void writeAnalysis(const Analysis& analysis, const QString& folder);

} // namespace tessera
