// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/recovery/PageKeeper.h"

#include "app/document/recovery/RecoveryWriter.h"
#include "app/window/PuzzlePage.h"
#include "app/window/search/BoardSearch.h"

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
    // Documents are changed by undo commands and by nothing else.
    connect(&document.history(), &QUndoStack::indexChanged, this, &PageKeeper::touch);
    connect(&page.search(), &SearchController::stateChanged, this, &PageKeeper::touch);
    // At the pace of the numbers, and only when there is a better board.
    connect(&page.search(), &SearchController::numbersChanged, this, &PageKeeper::touchIfBetter);
    // At once: it is some seconds behind before it is written.
    connect(&page.search(), &SearchController::checkpointTaken, this, &PageKeeper::flush);
    connect(&writer, &RecoveryWriter::failed, this, [this](int failed) {
        if (failed == m_number)
            m_most.start();
    });
}

void PageKeeper::setMostSeconds(int seconds) {
    m_most.setInterval(seconds * 1000);
}

void PageKeeper::touch() {
    m_idle.start();
    if (!m_most.isActive())
        m_most.start();
}

void PageKeeper::touchIfBetter() {
    if (m_page.search().bests().size() == m_bests)
        return;
    m_bests = m_page.search().bests().size();
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
    m_hasCopy = false; // so that nothing takes it away
    m_page.search().disconnect(this);
}

void PageKeeper::drop() {
    m_idle.stop();
    m_most.stop();
    if (m_hasCopy)
        m_writer.remove(m_number);
    m_hasCopy = false;
}

std::optional<RecoveryRecord> PageKeeper::record() const {
    Document& document = m_page.document();
    const SearchController& search = m_page.search();
    const bool searched = search.state() != SearchState::Idle && !search.bestSolution().empty();
    if (!document.isModified() && !searched)
        return std::nullopt;
    RecoveryRecord record;
    record.path = document.path();
    record.written = QDateTime::currentDateTimeUtc();
    record.modified = document.isModified();
    record.closed = m_closed;
    record.content = document.content();
    if (searched) {
        record.search = {QString::fromStdString(search.settings().solver), search.settings().seed,
                         search.numbers(), search.bestSolution()};
        record.search->parameters = search.settings().values.toJson();
        record.search->threads = search.settings().threads;
        if (const auto& checkpoint = search.checkpoint())
            record.search->checkpoint = checkpoint->toJson();
        if (const auto* boards = qobject_cast<const BoardSearch*>(&search))
            record.search->run = boards->record();
    }
    return record;
}

} // namespace tessera
