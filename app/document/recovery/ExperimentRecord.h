// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace tessera {

/// An experiment whose runs were not all done, as it is kept for the next start.
/// Its results are in its folder, where each run is kept as it ends.
struct ExperimentRecord {
    QString plan; ///< path of its file
    QString folder;
    int jobs = 1; ///< how many runs at the same time

    [[nodiscard]] QByteArray toBytes() const;
    /// @throws UserError if this is no such record, or a damaged one
    [[nodiscard]] static ExperimentRecord fromBytes(const QByteArray& bytes);
};

} // namespace tessera
