// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/recovery/ExperimentKeeper.h"

#include "app/document/recovery/ExperimentRecord.h"
#include "app/document/recovery/RecoveryStore.h"
#include "app/window/experiments/ExperimentWindow.h"

namespace tessera {

ExperimentKeeper::ExperimentKeeper(ExperimentWindow& window, RecoveryWriter& writer)
    : QObject(&window), m_window(window), m_writer(writer) {
    connect(&window, &ExperimentWindow::unfinishedChanged, this, &ExperimentKeeper::flush);
}

void ExperimentKeeper::flush() {
    if (const auto record = m_window.unfinished())
        m_writer.writeNote(kExperimentNote, [record = *record] { return record.toBytes(); });
    else
        drop();
}

void ExperimentKeeper::letGo() {
    m_window.disconnect(this);
}

void ExperimentKeeper::drop() {
    m_writer.removeNote(kExperimentNote);
}

} // namespace tessera
