// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/SearchContext.h"
#include "core/search/Trace.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>
#include <QStringView>

#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

namespace tessera {

// How values of searches are written in JSON, once for all files: each passes its fields to a
// writer or a reader.

/// The reason for a stopWord(); Interrupted for any other word.
[[nodiscard]] StopReason stopReasonOf(QStringView word);

[[nodiscard]] QJsonArray solutionJson(std::span<const std::uint16_t> solution);
/// Values that are not codes become 0.
[[nodiscard]] Solution solutionFrom(const QJsonValue& codes);

/// A figure as a JSON number, for other programs.
template <typename Number>
[[nodiscard]] QJsonValue plainJson(Number figure) {
    if constexpr (std::is_same_v<Number, std::uint64_t>)
        return static_cast<qint64>(figure);
    else
        return figure;
}

/// Counts are exact as texts: JSON numbers are exact only up to 2^53.
enum class CountNotation : std::uint8_t { Text, Number };

struct FieldWriter {
    QJsonObject& object;
    CountNotation counts = CountNotation::Text;

    void operator()(const char* key, const auto& value) const {
        object[QLatin1String(key)] = jsonOf(value);
    }
    /// Writes nothing for a value that is absent.
    template <typename Value>
    void operator()(const char* key, const std::optional<Value>& value) const {
        if (value)
            (*this)(key, *value);
    }

private:
    static QJsonValue jsonOf(const auto& value) { return value; }
    [[nodiscard]] QJsonValue jsonOf(std::uint64_t count) const {
        return counts == CountNotation::Number ? plainJson(count) : QString::number(count);
    }
    static QJsonValue jsonOf(const QByteArray& digest) { return QLatin1String(digest.toHex()); }
    static QJsonValue jsonOf(const QDateTime& time) {
        return time.toUTC().toString(Qt::ISODateWithMs);
    }
    static QJsonValue jsonOf(StopReason reason) { return QLatin1String(stopWord(reason)); }
    static QJsonValue jsonOf(const Solution& codes) { return solutionJson(codes); }
};

/// Leaves a value unchanged whose field is missing.
struct FieldReader {
    const QJsonObject& object;

    template <typename Value>
    void operator()(const char* key, Value& value) const {
        if (const QJsonValue read = object[QLatin1String(key)]; !read.isUndefined())
            take(read, value);
    }

private:
    static void take(const QJsonValue& read, QString& text) { text = read.toString(); }
    static void take(const QJsonValue& read, bool& is) { is = read.toBool(is); }
    static void take(const QJsonValue& read, int& number) { number = read.toInt(number); }
    static void take(const QJsonValue& read, double& number) { number = read.toDouble(number); }
    static void take(const QJsonValue& read, QJsonObject& object) { object = read.toObject(); }
    static void take(const QJsonValue& read, Solution& codes) { codes = solutionFrom(read); }
    template <typename Value>
    static void take(const QJsonValue& read, std::optional<Value>& value) {
        if (std::is_same_v<Value, std::uint64_t> ? read.isString() : read.isDouble())
            take(read, value.emplace());
    }
    static void take(const QJsonValue& read, std::uint64_t& count);
    static void take(const QJsonValue& read, QByteArray& digest);
    static void take(const QJsonValue& read, QDateTime& time);
    static void take(const QJsonValue& read, StopReason& reason);
};

/// Reads what a resumed search requires: counts as texts, and times.
/// @throws UserError naming a field that is missing or impossible
struct CheckpointReader {
    const QJsonObject& object;

    void operator()(const char* key, std::uint64_t& count) const;
    void operator()(const char* key, double& seconds) const;
    void operator()(const char* key, QJsonArray& list) const;
};

void tellCounters(const auto& tell, auto& counters) {
    tell("evaluations", counters.evaluations);
    tell("iterations", counters.iterations);
    tell("nodes", counters.nodes);
    tell("seconds", counters.seconds);
}

void tellProcessor(const auto& tell, auto& processor) {
    tell("processor_seconds", processor.used);
    tell("thread_seconds", processor.wanted);
}

/// Why a search ended.
void tellStop(const auto& tell, auto& run) {
    tell("stop", run.stop);
    tell("failure", run.failure);
}

/// How far it got.
void tellResult(const auto& tell, auto& numbers) {
    tell("best", numbers.best);
    tell("total", numbers.total);
    tellCounters(tell, numbers);
}

/// Writes what the parts of a method have done and the forecast, if it has any.
void writeParts(const SearchNumbers& numbers, QJsonObject& json);

/// Adds the names of all gauges that are not listed yet, in the order of their first appearance.
void addGaugeNames(std::span<const TracePoint> points, std::vector<std::string_view>& names);
/// The value of a gauge, empty if the point has none of that name.
[[nodiscard]] QByteArray gaugeText(const TracePoint& point, std::string_view name);

/// The same figures as tables and scripts get them.
void tellFigures(const auto& tell, const auto& numbers) {
    tellResult(tell, numbers);
    tell("processor_seconds", numbers.processor.used);
    tell("core_share", numbers.processor.coreShare());
}

} // namespace tessera
