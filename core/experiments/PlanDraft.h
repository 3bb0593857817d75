// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/ExperimentPlan.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <optional>
#include <span>
#include <stop_token>

namespace tessera {

// Parts of a plan that is being designed: objects as in plan files.

/// The values of a parameter as typed: "0.9", a list "0.9, 0.95", or a range "1:2:9", from, step
/// and end as in Octave. Several values become a grid. @throws UserError
[[nodiscard]] QJsonValue parameterValues(const QString& text);
/// "cooling = 0.9, 0.95; calibrated = true" as the parameters of a planned method.
/// @throws UserError
[[nodiscard]] QJsonObject parametersFrom(const QString& text);
/// The inverse.
[[nodiscard]] QString parametersText(const QJsonObject& parameters);

/// A plan as in its file, with the whole paths of its puzzle files. @throws FormatError
[[nodiscard]] QJsonObject planDraft(const QByteArray& json, const QString& folder);

/// The same as readPlan() for a plan that the user does not see as a text: an error at a value
/// names its method or puzzle, and its keys, instead of line and column.
/// @throws UserError
[[nodiscard]] ExperimentPlan readDraft(const QByteArray& json, const QString& folder,
                                       const Progress& progress = {});

/// The translated name of the method, or its id if that is unknown.
[[nodiscard]] QString plannedMethodText(const QJsonObject& method);

/// A puzzle of a plan in words, without its count: its name, or else its file or settings.
[[nodiscard]] QString plannedPuzzleText(const QJsonObject& puzzle);

/// A puzzle of a plan with all its pieces in the plan itself.
[[nodiscard]] QJsonObject plannedPuzzle(const AnyPuzzle& puzzle, const QString& name);

/// A plan of the same methods, parameters and seeds on one puzzle. The budget is that of the first
/// search. @pre not empty
[[nodiscard]] QJsonObject planOfSearches(const AnyPuzzle& puzzle, const QString& name,
                                         std::span<const SearchSettings> searches);

/// The running time that a plan's runs need one after the other, from a short trial of each method
/// on the first puzzle of each group. Limits in seconds count in full. Nothing if stopped.
/// @param trial seconds of each trial
/// @throws UserError if a method cannot take a puzzle
[[nodiscard]] std::optional<double> estimatedSeconds(const ExperimentPlan& plan, double trial,
                                                     const std::stop_token& stop);

} // namespace tessera
