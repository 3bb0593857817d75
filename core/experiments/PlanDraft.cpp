// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/PlanDraft.h"

#include "core/search/SearchRun.h"
#include "core/support/UserError.h"

#include <QDir>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <set>
#include <utility>

namespace tessera {

namespace {

struct PlanDraftText {
    Q_DECLARE_TR_FUNCTIONS(PlanDraft)
};

/// More values of one parameter are a typing error.
constexpr int kMostValues = 1000;

QJsonValue typedValue(const QString& text) {
    if (text.isEmpty())
        throw UserError(PlanDraftText::tr("A value is missing. Write for instance 0.9, 0.95."));
    if (text == QLatin1String("true") || text == QLatin1String("false"))
        return text == QLatin1String("true");
    bool ok = false;
    const double number = text.toDouble(&ok);
    return ok && std::isfinite(number) ? QJsonValue(number) : QJsonValue(text);
}

/// "from:step:end".
QJsonArray typedRange(const QString& text) {
    const QStringList parts = text.split(u':');
    bool isNumber = parts.size() == 3;
    double numbers[3] = {};
    for (qsizetype i = 0; isNumber && i < 3; ++i)
        numbers[i] = parts[i].trimmed().toDouble(&isNumber);
    const auto [from, step, end] = numbers;
    const double count = isNumber ? std::floor((end - from) / step + 1e-9) + 1 : 0;
    if (!isNumber || !(step != 0) || !(count >= 1 && count <= kMostValues)) {
        throw UserError(
            PlanDraftText::tr("“%1” is not a range. Write start:step:end, for instance 1:2:9."),
            text);
    }
    QJsonArray values;
    for (int i = 0; i < static_cast<int>(count); ++i) {
        // 0.1 steps would otherwise end in 0.30000000000000004.
        constexpr double grain = 1e12;
        values.append(std::round((from + i * step) * grain) / grain);
    }
    return values;
}

QString typedText(const QJsonValue& value) {
    if (value.isBool())
        return value.toBool() ? QStringLiteral("true") : QStringLiteral("false");
    return value.isDouble() ? QString::number(value.toDouble(), 'g', 12) : value.toString();
}

/// The evaluations per second of a short run; its whole time if it ends before.
double trialSeconds(const ExperimentPlan& plan, std::size_t puzzle, std::size_t method,
                    double trial) {
    const Budget& budget = plan.puzzles[puzzle].budget;
    const std::size_t run = (puzzle * plan.methods.size() + method) * plan.seeds.size();
    std::vector<RunTask> tasks = plannedTasks(plan, {&run, 1});
    tasks.front().budget.seconds = trial;
    RunBatch batch(std::move(tasks), 1);
    batch.start();
    while (!batch.waitFor(1)) {
    }
    const RunResult result = batch.takeResults().front();
    if (result.stop != StopReason::Time || !budget.evaluations)
        return result.numbers.seconds;
    const auto done = static_cast<double>(std::max<std::uint64_t>(1, result.numbers.evaluations));
    return result.numbers.seconds * static_cast<double>(*budget.evaluations) / done;
}

double timeLimit(const Budget& budget) {
    return std::min(budget.seconds.value_or(std::numeric_limits<double>::infinity()),
                    budget.processorSeconds.value_or(std::numeric_limits<double>::infinity()));
}

/// The name of what a kind of puzzle offers to generate; empty for others.
QString offeredText(const QJsonObject& settings) {
    for (const Kind* kind : allKinds()) {
        for (const Kind::Offer& offer : kind->offers()) {
            QJsonObject same = offer.settings;
            same.insert(QLatin1String("seed"), settings[QLatin1String("seed")]);
            if (same == settings)
                return offer.name;
        }
    }
    return {};
}

/// The name of an item, with its number among those of that name, e.g. "Tabu search (2)".
QString numberedName(const QJsonArray& items, qsizetype index,
                     QString (*nameOf)(const QJsonObject&)) {
    const QString name = nameOf(items.at(index).toObject());
    int count = 0;
    int number = 0;
    for (qsizetype i = 0; i < items.size(); ++i) {
        count += nameOf(items.at(i).toObject()) == name ? 1 : 0;
        number = i == index ? count : number;
    }
    return count < 2 || name.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name).arg(number);
}

/// "Simulated annealing, cooling", or the keys of another part: "budget, evaluations".
QString placeIn(const QJsonObject& plan, QList<JsonStep> way) {
    QStringList parts;
    if (way.size() > 1 && way[1].index >= 0) {
        const QString list = way.front().key;
        const QJsonArray items = plan[list].toArray();
        if (list == QLatin1String("methods"))
            parts << numberedName(items, way[1].index, plannedMethodText);
        else if (list == QLatin1String("puzzles"))
            parts << numberedName(items, way[1].index, plannedPuzzleText);
        if (!parts.isEmpty())
            way.remove(0, 2);
    }
    for (const JsonStep& step : std::as_const(way)) {
        // The tables have no such words.
        const bool isUnseen =
            step.key == QLatin1String("parameters") || step.key == QLatin1String("generate");
        if (step.index < 0 && !isUnseen)
            parts << step.key;
    }
    parts.removeAll(QString()); // a puzzle need not have a name
    return parts.join(QStringLiteral(", "));
}

} // namespace

QJsonValue parameterValues(const QString& text) {
    if (text.contains(u':'))
        return typedRange(text);
    const QStringList parts = text.split(u',');
    if (parts.size() == 1)
        return typedValue(text.trimmed());
    QJsonArray values;
    for (const QString& part : parts)
        values.append(typedValue(part.trimmed()));
    return values;
}

QJsonObject parametersFrom(const QString& text) {
    QJsonObject parameters;
    for (const QString& part : text.split(u';', Qt::SkipEmptyParts)) {
        if (part.trimmed().isEmpty())
            continue;
        const QString name = part.section(u'=', 0, 0).trimmed();
        if (name.isEmpty() || !part.contains(u'=')) {
            throw UserError(PlanDraftText::tr("“%1” is incomplete. Write name = value; or "
                                              "name = value, value for several."),
                            part.trimmed());
        }
        parameters[name] = parameterValues(part.section(u'=', 1).trimmed());
    }
    return parameters;
}

QString parametersText(const QJsonObject& parameters) {
    QStringList parts;
    for (auto it = parameters.begin(); it != parameters.end(); ++it) {
        QStringList values;
        if (it->isArray()) {
            for (const QJsonValue& value : it->toArray())
                values << typedText(value);
        } else {
            values << typedText(*it);
        }
        parts << QStringLiteral("%1 = %2").arg(it.key(), values.join(QStringLiteral(", ")));
    }
    return parts.join(QStringLiteral("; "));
}

QJsonObject planDraft(const QByteArray& json, const QString& folder) {
    QJsonObject draft = JsonNode::parse(json).object();
    QJsonArray puzzles;
    for (const QJsonValue& value : draft.value(QLatin1String("puzzles")).toArray()) {
        QJsonObject puzzle = value.toObject();
        const QString file = puzzle.value(QLatin1String("file")).toString();
        if (!file.isEmpty())
            puzzle[QLatin1String("file")] = QDir(folder).filePath(file);
        puzzles.append(puzzle);
    }
    draft[QLatin1String("puzzles")] = puzzles;
    return draft;
}

ExperimentPlan readDraft(const QByteArray& json, const QString& folder, const Progress& progress) {
    try {
        return readPlan(json, folder, progress);
    } catch (const JsonError& error) {
        const QJsonObject plan = JsonNode::parse(json).value().toObject();
        throw UserError(error.plainSentence(placeIn(plan, error.way())));
    } catch (const FormatError& error) {
        throw UserError(error.plainSentence({}));
    }
}

QString plannedMethodText(const QJsonObject& method) {
    const QString id = method[QLatin1String("solver")].toString();
    const SolverInfo* solver = findSolver(id.toStdString());
    return solver != nullptr ? QCoreApplication::translate("Solver", solver->name) : id;
}

QString plannedPuzzleText(const QJsonObject& puzzle) {
    if (const QString name = puzzle[QLatin1String("name")].toString(); !name.isEmpty())
        return name;
    if (const QString file = puzzle[QLatin1String("file")].toString(); !file.isEmpty())
        return file;
    const QJsonObject settings = puzzle[QLatin1String("generate")].toObject();
    QStringList parts;
    const auto addWords = [&](std::initializer_list<const char*> keys) {
        for (const char* key : keys) {
            if (const QString word = settings[QLatin1String(key)].toString(); !word.isEmpty())
                parts << word;
        }
    };
    addWords({"preset", "benchmark"});
    if (settings.contains(QLatin1String("width"))) {
        parts << QStringLiteral("%1×%2")
                     .arg(settings[QLatin1String("width")].toInt())
                     .arg(settings[QLatin1String("height")].toInt());
    }
    if (const QString offered = offeredText(settings); !offered.isEmpty())
        parts << offered;
    else
        addWords({"kind", "difficulty"});
    if (settings[QLatin1String("colors")].toString() == QLatin1String("hardest"))
        parts << PlanDraftText::tr("hardest");
    else
        addWords({"colors"});
    if (settings.contains(QLatin1String("framed")) && !settings[QLatin1String("framed")].toBool())
        parts << PlanDraftText::tr("without a frame");
    if (settings[QLatin1String("signed")].toBool())
        parts << PlanDraftText::tr("signed");
    if (settings[QLatin1String("keepsRotation")].toBool())
        parts << PlanDraftText::tr("pieces keep their rotation");
    if (const QString rim = settings[QLatin1String("rimColor")].toString(); !rim.isEmpty())
        parts << (rim == QLatin1String("any") ? PlanDraftText::tr("rim in one colour")
                                              : PlanDraftText::tr("rim colour %1").arg(rim));
    if (const QString seed = settings[QLatin1String("seed")].toVariant().toString();
        !seed.isEmpty())
        parts << PlanDraftText::tr("seed %1").arg(seed);
    return parts.join(QStringLiteral(", "));
}

QJsonObject plannedPuzzle(const AnyPuzzle& puzzle, const QString& name) {
    return {{QStringLiteral("name"), name}, {QStringLiteral("puzzle"), puzzleObject(puzzle)}};
}

QJsonObject planOfSearches(const AnyPuzzle& puzzle, const QString& name,
                           std::span<const SearchSettings> searches) {
    QJsonArray methods;
    std::set<std::uint64_t> seeds;
    for (const SearchSettings& search : searches) {
        QJsonObject settings = toJson(search);
        const QString label = methodLabel(*findSolver(search.solver), search.values);
        const QJsonObject method{
            {QStringLiteral("name"), label},
            {QStringLiteral("solver"), settings[QLatin1String("solver")]},
            {QStringLiteral("start"), settings[QLatin1String("start")]},
            {QStringLiteral("parameters"), settings[QLatin1String("parameters")]}};
        if (!methods.contains(method))
            methods.append(method);
        seeds.insert(search.seed);
    }
    // Numbers, as people write them in plans.
    QJsonObject budget;
    const Budget& limits = searches.front().budget;
    if (limits.seconds)
        budget[QLatin1String("seconds")] = *limits.seconds;
    if (limits.processorSeconds)
        budget[QLatin1String("processor-seconds")] = *limits.processorSeconds;
    if (limits.evaluations)
        budget[QLatin1String("evaluations")] = static_cast<qint64>(*limits.evaluations);
    if (limits.target)
        budget[QLatin1String("target")] = *limits.target;
    QJsonArray seedList;
    for (const std::uint64_t seed : seeds)
        seedList.append(static_cast<qint64>(seed));
    return {{QStringLiteral("title"), name},
            {QStringLiteral("puzzles"), QJsonArray{plannedPuzzle(puzzle, name)}},
            {QStringLiteral("methods"), methods},
            {QStringLiteral("seeds"), seedList},
            {QStringLiteral("budget"), budget}};
}

std::optional<double> estimatedSeconds(const ExperimentPlan& plan, double trial,
                                       const std::stop_token& stop) {
    double sum = 0;
    for (const auto& group : plan.groups()) {
        for (std::size_t method = 0; method < plan.methods.size(); ++method) {
            if (stop.stop_requested())
                return std::nullopt;
            const double runs = static_cast<double>(group.size() * plan.seeds.size());
            const Budget& budget = plan.puzzles[group.front()].budget;
            const double limit = timeLimit(budget);
            // A run that neither evaluations nor a solution ends takes its whole time.
            sum +=
                runs * (budget.evaluations
                            ? std::min(limit, trialSeconds(plan, group.front(), method, trial))
                        : std::isfinite(limit) ? limit
                                               : trialSeconds(plan, group.front(), method, trial));
        }
    }
    return sum;
}

} // namespace tessera
