// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QComboBox;
class QWidget;

namespace tessera {

class NumberSpinBox;

/// A limit of a search, in steps that grow with it; its least value, 0, means
/// that there is none.
/// @param tip what it limits
[[nodiscard]] NumberSpinBox* limitBox(QWidget* parent, const char* objectName, double usual,
                                      double most, const QString& tip);
/// Of time, in seconds.
[[nodiscard]] NumberSpinBox* timeLimitBox(QWidget* parent, const char* objectName, double usual);
/// What a limit of time counts: time on the clock or time of the processor.
[[nodiscard]] QComboBox* timeKindBox(QWidget* parent, const char* objectName);
/// Whether the processor's is chosen.
[[nodiscard]] bool countsProcessorTime(const QComboBox& box);
[[nodiscard]] NumberSpinBox* evaluationLimitBox(QWidget* parent, const char* objectName,
                                                double usual);

} // namespace tessera
