// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/ExperimentFolder.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/experiments/Origin.h"
#include "core/search/SearchFields.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <limits>

namespace tessera {

namespace {

struct ExperimentFolderText {
    Q_DECLARE_TR_FUNCTIONS(ExperimentFolder)
};

QString descriptionPath(const QString& folder) {
    return folder + QStringLiteral("/experiment.json");
}

QJsonArray numberList(const std::vector<double>& numbers) {
    QJsonArray list;
    for (const double number : numbers)
        list.append(number);
    return list;
}

std::vector<double> numbersIn(const JsonNode& list) {
    std::vector<double> numbers;
    for (qsizetype i = 0; i < list.size(); ++i)
        numbers.push_back(list.at(i).value().toDouble());
    return numbers;
}

QJsonArray describePuzzles(const ExperimentPlan& plan) {
    QJsonArray list;
    for (const PlannedPuzzle& puzzle : plan.puzzles) {
        list.append(QJsonObject{{QStringLiteral("name"), puzzle.name},
                                {QStringLiteral("group"), puzzle.group},
                                {QStringLiteral("total"), puzzle.total},
                                {QStringLiteral("budget"), budgetJson(puzzle.budget)}});
    }
    return list;
}

QJsonArray describeMethods(const ExperimentPlan& plan) {
    QJsonArray list;
    for (const PlannedMethod& method : plan.methods) {
        list.append(QJsonObject{
            {QStringLiteral("name"), method.name},
            {QStringLiteral("solver"), QString::fromStdString(method.solver->id)},
            {QStringLiteral("start"), startKindWords().at(static_cast<int>(method.start))},
            {QStringLiteral("parameters"), method.values.toJson()},
            {QStringLiteral("published"), QJsonArray::fromStringList(method.published)}});
    }
    return list;
}

PlannedPuzzle describedPuzzle(const JsonNode& node) {
    PlannedPuzzle puzzle;
    puzzle.name = node.at("name").text();
    puzzle.group = node.textAt("group");
    puzzle.total = node.at("total").integer(0, std::numeric_limits<int>::max(),
                                            ExperimentFolderText::tr("a score"));
    puzzle.budget = budgetFrom(node.at("budget").object());
    return puzzle;
}

PlannedMethod describedMethod(const JsonNode& node) {
    PlannedMethod method;
    method.name = node.at("name").text();
    const JsonNode id = node.at("solver");
    method.solver = findSolver(id.text().toStdString());
    if (method.solver == nullptr)
        id.fail(ExperimentFolderText::tr("the id of a solver"));
    method.start = startKindOf(node.textAt("start")).value_or(StartKind::Own);
    method.values = method.solver->defaults();
    method.values.setJson(node.at("parameters").object());
    if (const auto published = node.find("published")) {
        for (qsizetype i = 0; i < published->size(); ++i)
            method.published << published->at(i).text();
    }
    return method;
}

ExperimentPlan describedPlan(const JsonNode& root) {
    ExperimentPlan plan;
    plan.title = root.textAt("title");
    plan.fingerprint = root.at("plan").text();
    if (root.textAt("curves") == QLatin1String("generations"))
        plan.curves = PlannedCurves::Generations;
    plan.scoreAt = numbersIn(root.at("score_at"));
    const JsonNode seeds = root.at("seeds");
    for (qsizetype i = 0; i < seeds.size(); ++i)
        plan.seeds.push_back(static_cast<std::uint64_t>(seeds.at(i).value().toInteger()));
    const JsonNode puzzles = root.at("puzzles");
    for (qsizetype i = 0; i < puzzles.size(); ++i)
        plan.puzzles.push_back(describedPuzzle(puzzles.at(i)));
    const JsonNode methods = root.at("methods");
    for (qsizetype i = 0; i < methods.size(); ++i)
        plan.methods.push_back(describedMethod(methods.at(i)));
    if (plan.seeds.empty() || plan.puzzles.empty() || plan.methods.empty() ||
        plan.runCount() > kMostPlannedRuns)
        root.fail(ExperimentFolderText::tr("puzzles, methods and seeds"));
    if (const auto times = root.find("published_times"))
        plan.publishedTimes =
            PublishedTimes{times->at("name").text(), numbersIn(times->at("seconds"))};
    return plan;
}

/// The fingerprint of the plan that a description or a run is of; empty for other files.
QString planNamedIn(const QString& path) {
    try {
        return JsonNode::parse(readFile(path, kMaxFileBytes)).textAt("plan");
    } catch (const UserError&) {
        return {};
    }
}

/// Whether a file stays: it describes this plan, or is none that describeExperiment() has written.
/// In a folder of results, one that is no JSON or lacks a part is a damaged description.
bool isKept(const QString& path, const QString& fingerprint) {
    if (!QFileInfo::exists(path))
        return false;
    const QByteArray bytes = readFile(path, kMaxFileBytes);
    try {
        const JsonNode root = JsonNode::parse(bytes);
        const QString plan = root.textAt("plan");
        return plan.isEmpty() || describedPlan(root).fingerprint == fingerprint;
    } catch (const UserError&) {
        return false;
    }
}

} // namespace

void describeExperiment(const ExperimentPlan& plan, const QString& folder) {
    if (isKept(descriptionPath(folder), plan.fingerprint))
        return;
    QJsonArray seeds;
    for (const std::uint64_t seed : plan.seeds)
        seeds.append(plainJson(seed));
    QJsonObject origin;
    addOrigin(origin);
    JsonMembers members{{"title", plan.title}, {"plan", plan.fingerprint}};
    for (const QString& key : origin.keys())
        members.emplace_back(key, origin[key]);
    if (plan.curves == PlannedCurves::Generations)
        members.emplace_back("curves", QStringLiteral("generations"));
    members.emplace_back("score_at", numberList(plan.scoreAt));
    members.emplace_back("seeds", seeds);
    members.emplace_back("puzzles", describePuzzles(plan));
    members.emplace_back("methods", describeMethods(plan));
    if (plan.publishedTimes) {
        members.emplace_back(
            "published_times",
            QJsonObject{{QStringLiteral("name"), plan.publishedTimes->name},
                        {QStringLiteral("seconds"), numberList(plan.publishedTimes->seconds)}});
    }
    writeFile(writeJson(members), descriptionPath(folder));
}

bool isExperimentFolder(const QString& folder) {
    const auto isOfPlan = [](const QString& path) { return !planNamedIn(path).isEmpty(); };
    const QDir runs(folder + QStringLiteral("/runs"));
    const QStringList names = runs.entryList({QStringLiteral("??????.json")}, QDir::Files);
    return isOfPlan(descriptionPath(folder)) ||
           std::ranges::any_of(names,
                               [&](const QString& name) { return isOfPlan(runs.filePath(name)); });
}

bool holdsResultsOf(const ExperimentPlan& plan, const QString& folder) {
    return planNamedIn(descriptionPath(folder)) == plan.fingerprint;
}

ExperimentPlan describedExperiment(const QString& folder) {
    const QString path = descriptionPath(folder);
    if (!QFileInfo::exists(path)) {
        throw UserError(ExperimentFolderText::tr("%1: the folder has no experiment.json, which "
                                                 "names its puzzles and methods. Add --plan PLAN."),
                        folder);
    }
    return namedFormat(
        path, [&] { return describedPlan(JsonNode::parse(readFile(path, kMaxFileBytes))); });
}

} // namespace tessera
