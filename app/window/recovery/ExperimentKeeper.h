// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace tessera {

class ExperimentWindow;
class RecoveryWriter;

/// The name of an experiment among what belongs to no document.
inline constexpr QLatin1String kExperimentNote("experiment.json");

/// Remembers the experiment whose runs are at work, or wait since the last start,
/// for the case that the program ends. Its runs are kept in its own folder.
class ExperimentKeeper final : public QObject {
    Q_OBJECT

public:
    ExperimentKeeper(ExperimentWindow& window, RecoveryWriter& writer);

    void flush();
    /// Leaves what is written where it is when the window goes.
    void letGo();
    void drop();

private:
    ExperimentWindow& m_window;
    RecoveryWriter& m_writer;
};

} // namespace tessera
