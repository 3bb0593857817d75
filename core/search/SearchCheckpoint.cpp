// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/SearchCheckpoint.h"

#include "core/search/SearchContext.h"
#include "core/support/UserError.h"

#include <QCoreApplication>

#include <limits>
#include <utility>

namespace tessera {

namespace {

constexpr QLatin1String kSeconds("seconds");
constexpr QLatin1String kProcessor("processor_seconds");
constexpr QLatin1String kThreads("thread_seconds");
constexpr QLatin1String kBest("best");
constexpr QLatin1String kState("state");

[[noreturn]] void failImpossible(QLatin1String key) {
    throw UserError(QCoreApplication::translate("SearchCheckpoint",
                                                "The unfinished search has an impossible “%1”.")
                        .arg(key));
}

/// As text, because JSON's numbers end at 2^53 where counts do not.
std::uint64_t countAt(const QJsonObject& json, QLatin1String key) {
    bool isNumber = false;
    const std::uint64_t count = json[key].toString().toULongLong(&isNumber);
    if (!isNumber) {
        throw UserError(
            QCoreApplication::translate("SearchCheckpoint", "The unfinished search has no “%1”.")
                .arg(key));
    }
    // Far from where counting on would begin again at 0.
    if (count > std::numeric_limits<std::uint64_t>::max() / 2)
        failImpossible(key);
    return count;
}

} // namespace

QJsonObject SearchCheckpoint::toJson() const {
    return {{kSeconds, seconds},
            {QStringLiteral("evaluations"), QString::number(evaluations)},
            {QStringLiteral("iterations"), QString::number(iterations)},
            {QStringLiteral("nodes"), QString::number(nodes)},
            {kBest, best},
            {kState, state},
            {kProcessor, processor.used},
            {kThreads, processor.wanted}};
}

SearchCheckpoint SearchCheckpoint::fromJson(const QJsonObject& json) {
    SearchCheckpoint checkpoint;
    checkpoint.seconds = json[kSeconds].toDouble(-1);
    if (!isSearchTime(checkpoint.seconds))
        failImpossible(kSeconds);
    checkpoint.evaluations = countAt(json, QLatin1String("evaluations"));
    checkpoint.iterations = countAt(json, QLatin1String("iterations"));
    checkpoint.nodes = countAt(json, QLatin1String("nodes"));
    checkpoint.best = json[kBest].toInt(-1);
    checkpoint.state = json[kState].toObject();
    for (const QLatin1String key : {kProcessor, kThreads}) {
        if (!isSearchTime(json[key].toDouble()))
            failImpossible(key);
    }
    checkpoint.processor = {json[kProcessor].toDouble(), json[kThreads].toDouble()};
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
    const SearchCheckpoint checkpoint{context.counters(), context.hasBest() ? context.best() : -1,
                                      state, context.processor()};
    m_wanted = false;
    const std::scoped_lock lock(m_mutex);
    m_last = checkpoint;
}

} // namespace tessera
