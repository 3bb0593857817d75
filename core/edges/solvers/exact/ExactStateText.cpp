// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/exact/ExactStateText.h"

#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QStringList>

namespace tessera {

namespace {

std::vector<std::uint32_t> numbersIn(const QString& text) {
    std::vector<std::uint32_t> numbers;
    for (const QString& word : text.split(u' ')) {
        bool isNumber = false;
        numbers.push_back(word.toUInt(&isNumber));
        if (!isNumber) {
            throw UserError(QCoreApplication::translate(
                                "Solver", "The stored search is damaged: “%1” is no number.")
                                .arg(word));
        }
    }
    return numbers;
}

} // namespace

QJsonArray textOf(std::span<const ExactSearch::State> parts) {
    QJsonArray texts;
    for (const ExactSearch::State& part : parts) {
        QStringList words{QString::number(part.floor), QString::number(part.next)};
        for (const std::uint32_t index : part.path)
            words << QString::number(index);
        texts.append(words.join(u' '));
    }
    return texts;
}

std::vector<ExactSearch::State> statesFrom(const QJsonArray& texts) {
    std::vector<ExactSearch::State> parts;
    for (const QJsonValue& text : texts) {
        const std::vector<std::uint32_t> numbers = numbersIn(text.toString());
        if (numbers.size() < 2) {
            throw UserError(QCoreApplication::translate(
                "Solver", "The stored search is damaged: a part of it breaks off."));
        }
        parts.push_back({{numbers.begin() + 2, numbers.end()}, numbers[1], numbers[0]});
    }
    return parts;
}

} // namespace tessera
