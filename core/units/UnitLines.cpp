// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/UnitLines.h"

#include "core/search/SearchFields.h"

#include <QCryptographicHash>
#include <QJsonDocument>

namespace tessera {

namespace {

constexpr qsizetype kChecksumLength = 8;

void tellUnit(const auto& tell, auto& result) {
    tellResult(tell, result.numbers);
    tellProcessor(tell, result.numbers.processor);
    tellStop(tell, result);
    tell("solutions", result.solutions);
    tell("solutions_up_to_rotation", result.upToRotation);
    tell("board", result.board);
    tell("file", result.file);
    tell("sha256", result.digest);
    tell("key", result.key);
}

QJsonObject unitJson(const UnitResult& result) {
    QJsonObject json;
    QJsonObject empty;
    const UnitResult nothing{};
    tellUnit(FieldWriter{json}, result);
    tellUnit(FieldWriter{empty}, nothing);
    // Most counts, texts and lists of most units are empty.
    for (const QString& key : json.keys()) {
        const QJsonValue value = json.value(key);
        if (!value.isDouble() && value == empty.value(key))
            json.remove(key);
    }
    return json;
}

QByteArray checksumOf(const QByteArray& text) {
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(kChecksumLength);
}

} // namespace

QJsonObject finishedUnit(std::size_t unit, const UnitResult& result) {
    QJsonObject line = unitJson(result);
    line[kUnitKey] = static_cast<qint64>(unit);
    return line;
}

QJsonObject splitUnit(std::size_t unit, const UnitResult& before, std::span<const TreePart> parts) {
    QJsonObject line = unitJson(before);
    line[kSplitKey] = static_cast<qint64>(unit);
    std::vector<ExactSearch::State> states;
    QJsonArray shares;
    for (const TreePart& part : parts) {
        states.push_back(part.state);
        shares.append(part.share);
    }
    line[QLatin1String("parts")] = textOf(states);
    line[QLatin1String("shares")] = shares;
    return line;
}

QJsonObject addedRuns(const QJsonArray& runs) { return {{kAddedKey, runs}}; }

QJsonObject closedRuns() { return {{kClosedKey, true}}; }

QString textOfRun(const QJsonObject& run) {
    return QString::fromUtf8(QJsonDocument(run).toJson(QJsonDocument::Compact));
}

QJsonObject endedWorker(const QString& worker) { return {{kEndedKey, worker}}; }

QJsonObject rejectedUnit(std::size_t unit) { return {{kRejectedKey, static_cast<qint64>(unit)}}; }

UnitResult resultFrom(const QJsonObject& line) {
    UnitResult result;
    tellUnit(FieldReader{line}, result);
    result.worker = line[kWorkerKey].toString();
    return result;
}

QByteArray ledgerLine(const QJsonObject& json) {
    const QByteArray text = QJsonDocument(json).toJson(QJsonDocument::Compact);
    return checksumOf(text) + ' ' + text + '\n';
}

QJsonObject ledgerContent(const QByteArray& line) {
    const QByteArray text = line.mid(kChecksumLength + 1);
    const bool isWhole = line.size() > kChecksumLength && line[kChecksumLength] == ' ' &&
                         line.left(kChecksumLength) == checksumOf(text);
    return isWhole ? QJsonDocument::fromJson(text).object() : QJsonObject();
}

} // namespace tessera
