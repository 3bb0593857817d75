// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/Progress.h"

#include <QString>

#include <functional>

class QWidget;

namespace tessera {

/// Work that takes its time. Runs on another thread: it must not touch the
/// window. It returns early when the progress that it tells says so.
using LongWork = std::function<void(const Progress&)>;

/// Runs work on another thread and returns when it is done. If it takes longer than
/// a moment, a bar shows how far it is and lets the person cancel it; the window is
/// drawn meanwhile but takes no input.
/// @param label what is being done, e.g. "Printing"
/// @return false if it was cancelled
/// @throws whatever the work throws
[[nodiscard]] bool runLongWork(QWidget* parent, const QString& label, const LongWork& work);

} // namespace tessera
