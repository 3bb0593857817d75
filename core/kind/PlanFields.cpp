// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kind/PlanFields.h"

#include <QCoreApplication>
#include <QJsonObject>

#include <cmath>

namespace tessera {

namespace {

/// Whole numbers up to here are exact in JSON.
constexpr double kMostExact = 9007199254740992.0;

} // namespace

QString quotedList(const QStringList& names) {
    return names.join(QStringLiteral(", "));
}

void expectKeys(const JsonNode& node, const QStringList& known) {
    for (const QString& key : node.object().keys()) {
        if (!known.contains(key))
            node.at(key).fail(PlanText::tr("one of the keys %1").arg(quotedList(known)),
                              QStringLiteral("“%1”").arg(key));
    }
}

quint64 wholeNumber(const JsonNode& node) {
    const double value = node.value().toDouble(-1);
    if (!node.value().isDouble() || value < 0 || value > kMostExact || value != std::floor(value))
        node.fail(PlanText::tr("a whole number that is not negative"));
    return static_cast<quint64>(value);
}

} // namespace tessera
