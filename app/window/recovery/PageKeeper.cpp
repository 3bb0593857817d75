// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/recovery/SessionKeeper.h"

namespace tessera {

PageKeeper::PageKeeper(PuzzlePage& page, RecoveryWriter& writer, int number)
    : QObject(&page), m_page(page), m_writer(writer), m_number(number) {
    for (QTimer* timer : {&m_idle, &m_most}) {
        timer->setSingleShot(true);
        connect(timer, &QTimer::timeout, this, &PageKeeper::flush);
    }
    m_idle.setInterval(kIdleMilliseconds);
    Document& document = page.document();
    connect(&document, &Document::nameChanged, this, &PageKeeper::touch);
    // Documents change only by undo commands.
    connect(&document.history(), &QUndoStack::indexChanged, this, &PageKeeper::touch);
    connect(&page.search(), &SearchController::stateChanged, this, &PageKeeper::touch);
    // With the numbers, but only for a better board or after much time.
    connect(&page.search(), &SearchController::numbersChanged, this, &PageKeeper::touchIfNews);
    // Immediately: it will be some seconds old when written.
    connect(&page.search(), &SearchController::checkpointTaken, this, &PageKeeper::flush);
    connect(&writer, &RecoveryWriter::failed, this, [this](int failed) {
        if (failed == m_number)
            m_most.start();
    });
    // New puzzles are unsaved from the start.
    if (document.isModified())
        touch();
}

void PageKeeper::touch() {
    if (m_closed)
        return;
    m_idle.start();
    if (!m_most.isActive())
        m_most.start();
}

void PageKeeper::touchIfNews() {
    const SearchController& search = m_page.search();
    // A time limit counts the time used, whether anything was found or not.
    const double since = search.numbers().seconds - m_seconds;
    if (search.bests().size() == m_bests && since >= 0 && since < kMostSecondsUncounted)
        return;
    m_bests = search.bests().size();
    m_seconds = search.numbers().seconds;
    touch();
}

void PageKeeper::flush() {
    m_idle.stop();
    m_most.stop();
    if (auto copy = record()) {
        m_writer.write(m_number, std::move(*copy));
        m_hasCopy = true;
    } else {
        drop();
    }
}

void PageKeeper::flushForGood() {
    m_closed = true;
    flush();
}

void PageKeeper::drop() {
    m_idle.stop();
    m_most.stop();
    if (m_hasCopy && !m_closed)
        m_writer.remove(m_number);
    m_hasCopy = false;
}

std::optional<RecoveredSearch> PageKeeper::searchToKeep() const {
    const SearchController& search = m_page.search();
    // An ended search has nothing but its board.
    if (search.state() == SearchState::Idle ||
        (!search.isActive() && search.bestSolution().empty()))
        return std::nullopt;
    RecoveredSearch kept{search.settings(), search.numbers(), search.bestSolution(),
                         search.reason()};
    kept.isPaused = search.isActive();
    kept.limitFrom = search.limitFrom();
    kept.processorFrom = search.processorFrom();
    if (const auto& checkpoint = search.checkpoint())
        kept.checkpoint = checkpoint->toJson();
    if (!search.bests().isEmpty())
        kept.run = search.record();
    return kept;
}

std::optional<RecoveryRecord> PageKeeper::record() const {
    Document& document = m_page.document();
    auto search = searchToKeep();
    if (!document.isModified() && !search)
        return std::nullopt;
    RecoveryRecord record;
    record.path = document.path();
    record.disk = m_page.disk().known();
    record.written = QDateTime::currentDateTimeUtc();
    record.modified = document.isModified();
    record.closed = m_closed;
    record.content = document.content();
    record.search = std::move(search);
    return record;
}

} // namespace tessera
