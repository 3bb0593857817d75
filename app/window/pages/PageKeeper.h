// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/recovery/RecoveryRecord.h"

#include <QObject>
#include <QTimer>

namespace tessera {

class PuzzlePage;
class RecoveryWriter;

/// Keeps the recovery copy of a page: writes it in pauses, and some seconds after a change.
class PageKeeper final : public QObject {
    Q_OBJECT

public:
    /// The pause after which a copy is written.
    static constexpr int kIdleMilliseconds = 1000;
    /// The most running time of a search without finds that may be lost.
    static constexpr double kMostSecondsUncounted = 30;

    /// @param number of the page within this program
    PageKeeper(PuzzlePage& page, RecoveryWriter& writer, int number);

    /// Sets how old a copy may get during continuous changes.
    void setMostSeconds(int seconds);
    [[nodiscard]] int mostSeconds() const { return m_most.interval() / 1000; }
    /// Writes now, or removes the copy if there is nothing to keep.
    void flush();
    /// Writes the last copy, which stays when the page is closed.
    void flushForGood();
    /// After flushForGood(): the page stays open.
    void reopen() { m_closed = false; }
    /// Removes the copy: the page is closed on purpose.
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
    double m_seconds = 0; ///< of the search, at the last check
    bool m_hasCopy = false;
    bool m_closed = false;
};

} // namespace tessera
