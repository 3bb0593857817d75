// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/recovery/RecoveryRecord.h"

#include <QObject>
#include <QTimer>

namespace tessera {

class PuzzlePage;
class RecoveryWriter;

/// Keeps the recovery copy of a page: writes in pauses, and some seconds after a change.
class PageKeeper final : public QObject {
    Q_OBJECT

public:
    /// How long nothing must happen until a copy is written.
    static constexpr int kIdleMilliseconds = 1000;
    /// How much running time of a search that finds nothing may be forgotten.
    static constexpr double kMostSecondsUncounted = 30;

    /// @param number the page's among those of this program
    PageKeeper(PuzzlePage& page, RecoveryWriter& writer, int number);

    /// Sets how far a copy may be behind while something happens all the time.
    void setMostSeconds(int seconds);
    [[nodiscard]] int mostSeconds() const { return m_most.interval() / 1000; }
    /// Writes now if there is something that the copy does not have.
    void flush();
    /// Writes the last copy, which stays when the page is closed.
    void flushForGood();
    /// Takes the copy away: the page is closed as the person wants it.
    void drop();

    [[nodiscard]] int number() const { return m_number; }

private:
    void touch();
    void touchIfNews();
    [[nodiscard]] std::optional<RecoveredSearch> searchToKeep() const;
    [[nodiscard]] std::optional<RecoveryRecord> record() const;

    PuzzlePage& m_page;
    RecoveryWriter& m_writer;
    int m_number;
    QTimer m_idle;
    QTimer m_most;
    std::size_t m_bests = 0;
    double m_seconds = 0; ///< of the search, when it was looked at last
    bool m_hasCopy = false;
    bool m_closed = false;
};

} // namespace tessera
