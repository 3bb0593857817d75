// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/SearchFields.h"

#include "core/search/Solver.h"
#include "core/support/UserError.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace tessera {

namespace {

[[noreturn]] void fail(const char* sentence, const char* key) {
    throw UserError(QCoreApplication::translate("SearchCheckpoint", sentence), QLatin1String(key));
}

constexpr const char* kMissing =
    QT_TRANSLATE_NOOP("SearchCheckpoint", "The saved search is damaged: “%1” is missing.");
constexpr const char* kImpossible = QT_TRANSLATE_NOOP(
    "SearchCheckpoint", "The saved search is damaged: the value of “%1” is impossible.");

} // namespace

StopReason stopReasonOf(QStringView word) {
    for (int i = 0; i <= static_cast<int>(StopReason::Failed); ++i) {
        const auto reason = static_cast<StopReason>(i);
        if (word == QLatin1String(stopWord(reason)))
            return reason;
    }
    return StopReason::Interrupted;
}

void writeParts(const SearchNumbers& numbers, QJsonObject& json) {
    QJsonArray parts;
    for (const PartFigures& part : numbers.parts) {
        QJsonObject figures{{QStringLiteral("part"), QLatin1String(part.name)}};
        const FieldWriter write{figures, CountNotation::Number};
        write("evaluations", part.evaluations);
        write("improvements", part.improvements);
        write("points", part.points);
        write("points_last_hour", part.pointsLastHour);
        parts.append(figures);
    }
    if (!parts.isEmpty())
        json[QLatin1String("parts")] = parts;
    FieldWriter{json}("seconds_to_gain", numbers.secondsToGain);
}

QJsonArray solutionJson(std::span<const std::uint16_t> solution) {
    QJsonArray codes;
    for (const std::uint16_t code : solution)
        codes.append(int{code});
    return codes;
}

Solution solutionFrom(const QJsonValue& codes) {
    Solution solution;
    for (const QJsonValue& code : codes.toArray())
        solution.push_back(static_cast<std::uint16_t>(std::clamp(code.toInt(-1), 0, 0xffff)));
    return solution;
}

void addGaugeNames(std::span<const TracePoint> points, std::vector<std::string_view>& names) {
    for (const TracePoint& point : points) {
        for (const Gauge& gauge : point.gauges) {
            if (std::ranges::find(names, gauge.name) == names.end())
                names.emplace_back(gauge.name);
        }
    }
}

QByteArray gaugeText(const TracePoint& point, std::string_view name) {
    const auto gauge =
        std::ranges::find_if(point.gauges, [&](const Gauge& one) { return one.name == name; });
    return gauge == point.gauges.end() ? QByteArray() : QByteArray::number(gauge->value, 'g', 10);
}

void FieldReader::take(const QJsonValue& read, std::uint64_t& count) {
    count = read.isString() ? read.toString().toULongLong()
                            : static_cast<std::uint64_t>(std::max<qint64>(0, read.toInteger()));
}

void FieldReader::take(const QJsonValue& read, QByteArray& digest) {
    digest = QByteArray::fromHex(read.toString().toLatin1());
}

void FieldReader::take(const QJsonValue& read, QDateTime& time) {
    time = QDateTime::fromString(read.toString(), Qt::ISODateWithMs);
}

void FieldReader::take(const QJsonValue& read, StopReason& reason) {
    reason = stopReasonOf(read.toString());
}

void CheckpointReader::operator()(const char* key, std::uint64_t& count) const {
    bool isNumber = false;
    count = object[QLatin1String(key)].toString().toULongLong(&isNumber);
    if (!isNumber)
        fail(kMissing, key);
    // Far below the overflow of a count that continues.
    if (count > std::numeric_limits<std::uint64_t>::max() / 2)
        fail(kImpossible, key);
}

void CheckpointReader::operator()(const char* key, double& seconds) const {
    seconds = object[QLatin1String(key)].toDouble(-1);
    if (!isSearchTime(seconds))
        fail(kImpossible, key);
}

void CheckpointReader::operator()(const char* key, QJsonArray& list) const {
    if (!object[QLatin1String(key)].isArray())
        fail(kMissing, key);
    list = object[QLatin1String(key)].toArray();
}

} // namespace tessera
