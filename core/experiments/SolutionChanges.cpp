// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/SolutionChanges.h"

namespace tessera {

namespace {

constexpr int kBase = 36;

/// Reads a number up to a separator, which it steps over; nothing if it is none.
std::optional<std::size_t> takeNumber(QByteArrayView& text, char separator) {
    const qsizetype end = text.indexOf(separator);
    const QByteArrayView digits = end < 0 ? text : text.first(end);
    bool ok = false;
    const uint number = digits.toByteArray().toUInt(&ok, kBase);
    text = end < 0 ? QByteArrayView() : text.sliced(end + 1);
    return ok ? std::optional<std::size_t>(number) : std::nullopt;
}

} // namespace

QJsonArray solutionJson(std::span<const std::uint16_t> solution) {
    QJsonArray codes;
    for (const std::uint16_t code : solution)
        codes.append(int{code});
    return codes;
}

QByteArray changesText(std::span<const std::uint16_t> before,
                       std::span<const std::uint16_t> after) {
    QByteArray text;
    std::size_t last = 0;
    for (const std::size_t cell : differingCells(before, after)) {
        if (!text.isEmpty())
            text += ',';
        text += QByteArray::number(static_cast<qulonglong>(cell - last), kBase) + '.' +
                QByteArray::number(after[cell], kBase);
        last = cell;
    }
    return text;
}

bool applyChanges(QByteArrayView text, Solution& solution) {
    constexpr std::size_t mostCode = 0xffff;
    std::size_t cell = 0;
    while (!text.isEmpty()) {
        QByteArrayView change = text;
        const qsizetype end = text.indexOf(',');
        change = end < 0 ? text : text.first(end);
        text = end < 0 ? QByteArrayView() : text.sliced(end + 1);
        const auto distance = takeNumber(change, '.');
        const auto code = takeNumber(change, ',');
        if (!distance || !code || *code > mostCode || *distance >= solution.size() - cell)
            return false;
        cell += *distance;
        solution[cell] = static_cast<std::uint16_t>(*code);
    }
    return true;
}

QList<QByteArray> changesOf(const BestHistory& history) {
    QList<QByteArray> texts;
    Solution before;
    for (std::size_t i = 0; i < history.size(); ++i) {
        const Solution after = history.solution(i);
        before.resize(after.size(), 0);
        texts << changesText(before, after);
        before = after;
    }
    return texts;
}

} // namespace tessera
