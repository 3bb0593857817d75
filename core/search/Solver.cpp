// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/Solver.h"

#include "core/search/SearchContext.h"
#include "core/search/SearchFields.h"
#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QLocale>

namespace tessera {

namespace {

QString differingValues(const SolverInfo& method, const ParameterValues& values) {
    const ParameterValues defaults = method.defaults();
    QStringList texts;
    for (const Parameter& parameter : method.parameters) {
        const ParameterValue& value = values.value(parameter.id);
        if (value != defaults.value(parameter.id))
            texts << QString::fromStdString(parameter.id) + u'=' + valueText(value);
    }
    return texts.join(QStringLiteral(", "));
}

} // namespace

const Preset* SolverInfo::preset(std::string_view presetId) const {
    for (const auto* list : {&presets, &formerPresets}) {
        const auto found = std::ranges::find(*list, presetId, &Preset::id);
        if (found != list->end())
            return &*found;
    }
    return nullptr;
}

QString shortCoreSentence(const ProcessorTime& time) {
    if (!time.isShort())
        return {};
    return QCoreApplication::translate(
               "MethodLabel", "The search got only %1 % of a core per thread; other programs used "
                              "the rest. To compare it, limit the evaluations or the processor "
                              "time.")
        .arg(QLocale().toString(time.corePercent()));
}

QString endText(StopReason reason) {
    static constexpr std::pair<StopReason, const char*> words[] = {
        {StopReason::Solved, QT_TRANSLATE_NOOP("Solver", "solved")},
        {StopReason::Target, QT_TRANSLATE_NOOP("Solver", "target reached")},
        {StopReason::Time, QT_TRANSLATE_NOOP("Solver", "time is up")},
        {StopReason::Evaluations, QT_TRANSLATE_NOOP("Solver", "evaluations used up")},
        {StopReason::Exhausted, QT_TRANSLATE_NOOP("Solver", "nothing left to try")},
        {StopReason::Failed, QT_TRANSLATE_NOOP("Solver", "failed")},
    };
    const auto known = std::ranges::find(words, reason, &std::pair<StopReason, const char*>::first);
    return translated(known != std::end(words) ? known->second
                                               : QT_TRANSLATE_NOOP("Solver", "stopped"));
}

QString methodLabel(const SolverInfo& method, const ParameterValues& values) {
    const QString name = translated(method.name);
    if (values == method.defaults())
        return name;
    for (const Preset& preset : method.presets) {
        ParameterValues candidate = method.defaults();
        candidate.apply(preset);
        if (candidate == values)
            return QStringLiteral("%1 · %2").arg(name, translated(preset.name));
    }
    return QStringLiteral("%1 · %2").arg(name, differingValues(method, values));
}

QJsonObject SearchCheckpoint::toJson() const {
    QJsonObject json{{QStringLiteral("best"), best}, {QStringLiteral("state"), state}};
    const FieldWriter write{json};
    tellCounters(write, *this);
    tellProcessor(write, processor);
    return json;
}

SearchCheckpoint SearchCheckpoint::fromJson(const QJsonObject& json) {
    SearchCheckpoint checkpoint;
    tellCounters(CheckpointReader{json}, checkpoint);
    if (json.contains(QLatin1String("processor_seconds")))
        tellProcessor(CheckpointReader{json}, checkpoint.processor);
    const FieldReader read{json};
    read("best", checkpoint.best);
    read("state", checkpoint.state);
    return checkpoint;
}

std::optional<SearchCheckpoint> ResumableSolver::takeCheckpoint() {
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_last, std::nullopt);
}

std::optional<QJsonObject> ResumableSolver::takeUp(SearchContext& context) const {
    if (!m_start)
        return std::nullopt;
    context.resumeFrom(*m_start);
    return m_start->state;
}

void ResumableSolver::publishCheckpoint(const SearchContext& context, const QJsonObject& state) {
    publishCheckpoint(
        {context.counters(), context.hasBest() ? context.best() : -1, state, context.processor()});
}

void ResumableSolver::publishCheckpoint(SearchCheckpoint checkpoint) {
    m_wanted = false;
    const std::scoped_lock lock(m_mutex);
    m_last = std::move(checkpoint);
}

} // namespace tessera
