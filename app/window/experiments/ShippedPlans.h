// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace tessera {

/// The plans that are part of the program, which the resources hold.
[[nodiscard]] QStringList shippedPlans();
[[nodiscard]] bool isShippedPlan(const QString& path);

/// The title that a plan has, or else its file's name.
[[nodiscard]] QString planTitle(const QString& path);

/// Where the results of a plan go unless another folder is chosen: beside it, or among the
/// program's own data if nothing can be written there.
[[nodiscard]] QString usualResultsFolder(const QString& planPath);

} // namespace tessera
