// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/SearchSettings.h"

#include "core/kind/Kind.h"
#include "core/support/UserError.h"

namespace tessera {

namespace {

constexpr int kMostThreads = 1024;

QJsonValue textOf(std::uint64_t number) { return QString::number(number); }

Budget budgetOf(const QJsonObject& json) {
    Budget budget;
    if (const QJsonValue seconds = json[QLatin1String("seconds")]; seconds.isDouble())
        budget.seconds = seconds.toDouble();
    if (const QJsonValue count = json[QLatin1String("evaluations")]; count.isString())
        budget.evaluations = count.toString().toULongLong();
    if (const QJsonValue target = json[QLatin1String("target")]; target.isDouble())
        budget.target = target.toInt();
    if (const QJsonValue seconds = json[QLatin1String("processor_seconds")]; seconds.isDouble())
        budget.processorSeconds = seconds.toDouble();
    return budget;
}

} // namespace

QJsonObject toJson(const Budget& budget) {
    QJsonObject json;
    if (budget.seconds)
        json[QLatin1String("seconds")] = *budget.seconds;
    if (budget.evaluations)
        json[QLatin1String("evaluations")] = textOf(*budget.evaluations);
    if (budget.target)
        json[QLatin1String("target")] = *budget.target;
    if (budget.processorSeconds)
        json[QLatin1String("processor_seconds")] = *budget.processorSeconds;
    return json;
}

QJsonObject toJson(const SearchSettings& settings) {
    return {{QStringLiteral("solver"), QString::fromStdString(settings.solver)},
            {QStringLiteral("parameters"), settings.values.toJson()},
            {QStringLiteral("start"), startKindWords().at(static_cast<int>(settings.start))},
            {QStringLiteral("budget"), toJson(settings.budget)},
            {QStringLiteral("seed"), textOf(settings.seed)},
            {QStringLiteral("threads"), settings.threads}};
}

SearchSettings searchSettingsFrom(const QJsonObject& json) {
    SearchSettings settings;
    settings.solver = json[QLatin1String("solver")].toString().toStdString();
    const SolverInfo* method = findSolver(settings.solver);
    if (method == nullptr) {
        throw UserError(RunFileText::tr("The run file is of a method “%1”, which this version has "
                                        "not."),
                        QString::fromStdString(settings.solver));
    }
    settings.values = method->defaults();
    settings.values.setJson(json[QLatin1String("parameters")].toObject());
    settings.start = startKindOf(json[QLatin1String("start")].toString()).value_or(StartKind::Own);
    settings.budget = budgetOf(json[QLatin1String("budget")].toObject());
    settings.seed = json[QLatin1String("seed")].toString().toULongLong();
    // A file must not be able to ask for more than a person can.
    settings.threads = std::clamp(json[QLatin1String("threads")].toInt(1), 1, kMostThreads);
    return settings;
}

} // namespace tessera
