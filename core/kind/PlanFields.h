// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/Json.h"

#include <QCoreApplication>
#include <QStringList>

namespace tessera {

/// Translates what files of this room say.
struct PlanText {
    Q_DECLARE_TR_FUNCTIONS(ExperimentPlan)
};

/// Names as a sentence lists them.
[[nodiscard]] QString quotedList(const QStringList& names);

/// A misspelt key must not silently mean the default. @throws FormatError
void expectKeys(const JsonNode& node, const QStringList& known);

/// @throws FormatError if it is none, is negative or beyond what JSON holds exactly
[[nodiscard]] quint64 wholeNumber(const JsonNode& node);

} // namespace tessera
