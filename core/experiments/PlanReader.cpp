// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/FormatRegistry.h"
#include "core/experiments/ExperimentPlan.h"
#include "core/experiments/PlanMethods.h"
#include "core/kind/PlanFields.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"
#include "core/text/Json.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>
#include <limits>

namespace tessera {

namespace {

constexpr int kMostInt = std::numeric_limits<int>::max();

Budget readBudget(const JsonNode& node) {
    expectKeys(
        node, {QStringLiteral("seconds"), QStringLiteral("evaluations"), QStringLiteral("target"),
               QStringLiteral("processor-seconds")});
    Budget budget;
    const auto secondsOf = [&](const QString& key) -> std::optional<double> {
        const auto seconds = node.find(key);
        if (!seconds)
            return std::nullopt;
        if (!seconds->value().isDouble() || seconds->value().toDouble() < 0)
            seconds->fail(PlanText::tr("a number of seconds that is not negative"));
        return seconds->value().toDouble();
    };
    budget.seconds = secondsOf(QStringLiteral("seconds"));
    budget.processorSeconds = secondsOf(QStringLiteral("processor-seconds"));
    if (const auto evaluations = node.find(QStringLiteral("evaluations")))
        budget.evaluations = wholeNumber(*evaluations);
    if (const auto target = node.find(QStringLiteral("target")))
        budget.target = target->integer(0, kMostInt, PlanText::tr("a score"));
    if (!budget.seconds && !budget.evaluations && !budget.target && !budget.processorSeconds)
        node.fail(PlanText::tr("a limit: seconds, processor-seconds, evaluations or target"));
    return budget;
}

std::vector<std::uint64_t> readSeeds(const JsonNode& node) {
    std::vector<std::uint64_t> seeds;
    if (node.value().isArray()) {
        for (qsizetype i = 0; i < node.size(); ++i)
            seeds.push_back(wholeNumber(node.at(i)));
    } else {
        expectKeys(node,
                   {QStringLiteral("first"), QStringLiteral("step"), QStringLiteral("count")});
        const auto first = node.find(QStringLiteral("first"));
        const auto step = node.find(QStringLiteral("step"));
        const int count =
            node.at(QStringLiteral("count"))
                .integer(1, static_cast<int>(kMostPlannedRuns), PlanText::tr("a number of seeds"));
        const auto sequence =
            seedSequence(first ? wholeNumber(*first) : 1, step ? wholeNumber(*step) : 1, count);
        if (!sequence)
            node.fail(PlanText::tr("seeds up to %1").arg(kHighestSeed));
        seeds = *sequence;
    }
    if (seeds.empty())
        node.fail(PlanText::tr("at least one seed"));
    return seeds;
}

/// A few words of a plan may ask for more puzzles than the memory holds.
class Allowance {
public:
    /// @throws FormatError at the node when so many puzzles with so many edges
    /// each are too many
    void take(const JsonNode& node, qint64 count, int edges) {
        m_left -= count * std::max(kLeast, edges);
        if (m_left < 0)
            node.fail(PlanText::tr("puzzles with at most %1 edges in all").arg(kMostPlannedEdges));
    }

private:
    /// Even the smallest puzzle takes some memory.
    static constexpr int kLeast = 100;

    qint64 m_left = kMostPlannedEdges;
};

PlannedPuzzle planned(AnyPuzzle puzzle) {
    PlannedPuzzle planned;
    planned.name = puzzle.kind().title(puzzle);
    planned.total = puzzle.kind().total(puzzle);
    planned.puzzle = std::move(puzzle);
    return planned;
}

/// The puzzles of a file: one, or a list.
std::vector<PlannedPuzzle> puzzlesOfFile(const QString& path) {
    const PuzzleSource source = openSource(path);
    std::vector<PlannedPuzzle> puzzles;
    for (AnyPuzzle& puzzle : kindOf(source.bytes).read(source).puzzles)
        puzzles.push_back(planned(std::move(puzzle)));
    return puzzles;
}

/// As many puzzles as asked for, with seeds one after another.
std::vector<PlannedPuzzle> generatedPuzzles(const JsonNode& node, int count, Allowance& allowance) {
    const Kind* kind = findKind(node.object().value(QLatin1String("kind")).toString().toStdString());
    if (kind == nullptr)
        kind = allKinds().front();
    const PuzzleMaker maker = kind->maker(node);
    // Before the work, not after it.
    allowance.take(node, count, maker.total);
    std::vector<PlannedPuzzle> puzzles;
    for (int i = 0; i < count; ++i)
        puzzles.push_back(planned(maker.make(i)));
    return puzzles;
}

void readPuzzle(const JsonNode& node, const QString& folder, const Budget& usual,
                Allowance& allowance, std::vector<PlannedPuzzle>& puzzles) {
    expectKeys(node, {QStringLiteral("file"), QStringLiteral("generate"), QStringLiteral("count"),
                      QStringLiteral("name"), QStringLiteral("group"), QStringLiteral("budget")});
    const auto ownBudget = node.find(QStringLiteral("budget"));
    const auto named = node.find(QStringLiteral("name"));
    const auto grouped = node.find(QStringLiteral("group"));
    std::vector<PlannedPuzzle> some;
    if (const auto path = node.find(QStringLiteral("file"))) {
        some = puzzlesOfFile(QDir(folder).filePath(path->text()));
        // Titles of files are no names: the person knows the file.
        for (PlannedPuzzle& puzzle : some)
            puzzle.name = path->text();
        for (const PlannedPuzzle& puzzle : some)
            allowance.take(*path, 1, puzzle.total);
    } else if (const auto generate = node.find(QStringLiteral("generate"))) {
        const auto repeated = node.find(QStringLiteral("count"));
        some = generatedPuzzles(
            *generate,
            repeated ? repeated->integer(1, 10000, PlanText::tr("a number of puzzles")) : 1,
            allowance);
    } else {
        node.fail(PlanText::tr("a file or settings to generate"), PlanText::tr("neither"));
    }
    const bool isFile = node.find(QStringLiteral("file")).has_value();
    for (std::size_t i = 0; i < some.size(); ++i) {
        if (named)
            some[i].name = named->text();
        if (some.size() > 1 && (named || isFile))
            some[i].name += QStringLiteral(" %1").arg(i + 1);
        some[i].group = grouped ? grouped->text() : QString();
        some[i].budget = ownBudget ? readBudget(*ownBudget) : usual;
        puzzles.push_back(std::move(some[i]));
    }
}

std::vector<double> readTimes(const JsonNode& node) {
    std::vector<double> times;
    for (qsizetype i = 0; i < node.size(); ++i) {
        const double seconds = node.at(i).value().toDouble(-1);
        if (seconds <= (times.empty() ? 0 : times.back()))
            node.at(i).fail(PlanText::tr("seconds, above 0 and rising"));
        times.push_back(seconds);
    }
    return times;
}

PlannedCurves readCurves(const JsonNode& node) {
    if (node.text() != QLatin1String("generations"))
        node.fail(PlanText::tr("generations"));
    return PlannedCurves::Generations;
}

PublishedTimes readPublishedTimes(const JsonNode& node, std::size_t groups) {
    expectKeys(node, {QStringLiteral("name"), QStringLiteral("seconds")});
    PublishedTimes times{node.at(QStringLiteral("name")).text(), {}};
    const JsonNode seconds = node.at(QStringLiteral("seconds"));
    for (qsizetype i = 0; i < seconds.size(); ++i) {
        const double value = seconds.at(i).value().toDouble(-1);
        if (value <= 0)
            seconds.at(i).fail(PlanText::tr("a number of seconds above 0"));
        times.seconds.push_back(value);
    }
    if (times.seconds.size() != groups)
        seconds.fail(PlanText::tr("one time for each group of puzzles"));
    return times;
}

/// One row can only stand for puzzles with the same full score, and needs one
/// published text.
void checkGroups(const JsonNode& root, const ExperimentPlan& plan) {
    const auto groups = plan.groups();
    for (const auto& group : groups) {
        const auto total = [&](std::size_t puzzle) { return plan.puzzles[puzzle].total; };
        for (const std::size_t puzzle : group) {
            if (total(puzzle) != total(group.front()))
                root.at(QStringLiteral("puzzles")).fail(PlanText::tr("groups of one full score"));
        }
    }
    for (const PlannedMethod& method : plan.methods) {
        if (!method.published.isEmpty() &&
            static_cast<std::size_t>(method.published.size()) != groups.size())
            root.at(QStringLiteral("methods"))
                .fail(PlanText::tr("one published text for each group of puzzles"));
    }
}

QString fingerprintOf(const JsonNode& root, const std::vector<PlannedPuzzle>& puzzles) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QJsonDocument(root.object()).toJson(QJsonDocument::Compact));
    for (const PlannedPuzzle& puzzle : puzzles)
        hash.addData(puzzle.puzzle.kind().identity(puzzle.puzzle));
    return QString::fromLatin1(hash.result().toHex().left(32));
}

} // namespace

ExperimentPlan readPlan(const QByteArray& json, const QString& folder) {
    const JsonNode root = JsonNode::parse(json);
    expectKeys(root, {QStringLiteral("title"), QStringLiteral("puzzles"), QStringLiteral("methods"),
                      QStringLiteral("seeds"), QStringLiteral("budget"), QStringLiteral("score-at"),
                      QStringLiteral("curves"), QStringLiteral("published-times")});
    ExperimentPlan plan;
    if (const auto title = root.find(QStringLiteral("title")))
        plan.title = title->text();
    const Budget budget = readBudget(root.at(QStringLiteral("budget")));
    plan.seeds = readSeeds(root.at(QStringLiteral("seeds")));
    if (const auto times = root.find(QStringLiteral("score-at")))
        plan.scoreAt = readTimes(*times);
    if (const auto curves = root.find(QStringLiteral("curves")))
        plan.curves = readCurves(*curves);
    plan.methods = readPlannedMethods(root.at(QStringLiteral("methods")));
    const JsonNode puzzles = root.at(QStringLiteral("puzzles"));
    Allowance allowance;
    for (qsizetype i = 0; i < puzzles.size(); ++i)
        readPuzzle(puzzles.at(i), folder, budget, allowance, plan.puzzles);
    if (plan.puzzles.empty())
        puzzles.fail(PlanText::tr("at least one puzzle"));
    if (plan.runCount() > kMostPlannedRuns) {
        root.fail(PlanText::tr("at most %1 runs").arg(kMostPlannedRuns),
                  QString::number(plan.runCount()));
    }
    checkGroups(root, plan);
    if (const auto times = root.find(QStringLiteral("published-times")))
        plan.publishedTimes = readPublishedTimes(*times, plan.groups().size());
    plan.fingerprint = fingerprintOf(root, plan.puzzles);
    return plan;
}

ExperimentPlan loadPlan(const QString& path) {
    const QByteArray bytes = readFile(path, kMaxFileBytes);
    try {
        return readPlan(bytes, isStandardStream(path) ? QStringLiteral(".")
                                                      : QFileInfo(path).absolutePath());
    } catch (const FormatError& error) {
        throw UserError(inputName(path) + u':' + error.sentence());
    }
}

} // namespace tessera
