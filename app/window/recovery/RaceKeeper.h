// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/recovery/RaceRecord.h"

#include <QObject>
#include <QTimer>

#include <map>

namespace tessera {

class CompareWindow;
class RecoveryWriter;

/// The name of a race among what belongs to no document.
inline constexpr QLatin1String kRaceNote("race.json");

/// Keeps the searches of the compare window for the case that the program ends:
/// which there are, and what those that have ended had found.
class RaceKeeper final : public QObject {
    Q_OBJECT

public:
    RaceKeeper(CompareWindow& window, RecoveryWriter& writer);

    /// Writes now.
    void flush();
    /// Writes the last copy, which stays when the window goes.
    void flushForGood();
    /// Takes the copy away.
    void drop();

private:
    void touch();
    void touchIfEnded();
    [[nodiscard]] RaceRecord record();

    CompareWindow& m_window;
    RecoveryWriter& m_writer;
    QTimer m_soon;
    int m_ended = 0;
    /// Run files of what has ended, by the search's id: they do not change any more.
    std::map<int, QByteArray> m_runs;
};

} // namespace tessera
