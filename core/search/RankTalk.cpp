// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/RankTalk.h"

#include "core/support/Packet.h"
#include "core/support/UserError.h"

#include <exception>

namespace tessera {

namespace {

constexpr std::chrono::milliseconds kPollEvery{5};
constexpr std::chrono::milliseconds kWordEvery{500};

} // namespace

RankTalk::RankTalk(SearchContext& context)
    : m_context(context), m_ranks(context.ranks()), m_run(isAlone() ? 0 : m_ranks.nextSearch()),
      m_lastWords(static_cast<std::size_t>(m_ranks.size()), Clock::now()),
      m_paces(m_lastWords.size()), m_toldTime(context.processor()) {}

bool RankTalk::poll() {
    if (isAlone())
        return false;
    const auto now = Clock::now();
    if (now < m_nextPoll)
        return m_hasEndedRound;
    m_nextPoll = now + kPollEvery;
    while (const auto letter = m_ranks.receive())
        read(*letter);
    static_cast<void>(m_context.lookUp());
    const StopReason reason = m_context.reason();
    // Other reasons come with a meeting, or tell how much counts.
    if (isFirst() && (reason == StopReason::Interrupted || reason == StopReason::Time))
        endRound();
    if (!isFirst() && now >= m_nextWord) {
        m_nextWord = now + kWordEvery;
        PacketWriter word;
        word(m_run);
        m_ranks.send(0, Ranks::Subject::Word, word.bytes());
    }
    return m_hasEndedRound;
}

void RankTalk::read(const Ranks::Letter& letter) {
    PacketReader text(letter.text);
    if (text.next<std::uint64_t>() != m_run)
        return;
    m_lastWords[static_cast<std::size_t>(letter.from)] = Clock::now();
    if (letter.subject == Ranks::Subject::Stop) {
        m_hasEndedRound = true;
        text(m_until);
    }
}

void RankTalk::endRound(std::uint64_t until) {
    if (isAlone() || m_hasEndedRound)
        return;
    m_hasEndedRound = true;
    m_until = until;
    PacketWriter stop;
    stop(m_run, until);
    for (int rank = 1; rank < m_ranks.size(); ++rank)
        m_ranks.send(rank, Ranks::Subject::Stop, stop.bytes());
}

QString RankTalk::sentenceOf(const std::exception_ptr& failure) {
    try {
        std::rethrow_exception(failure);
    } catch (const std::exception&) {
        return failureSentence();
    }
}

std::vector<QByteArray> RankTalk::meet(const QByteArray& own, const Ranks::Idle& meanwhile) {
    if (isAlone())
        return {own};
    const ProcessorTime time = m_context.processor();
    PacketWriter letter;
    letter(isFirst() && m_context.stopped(), m_failure.toUtf8(), time.used - m_toldTime.used,
           time.wanted - m_toldTime.wanted, own);
    m_toldTime = time;
    const ProcessorWatch wait;
    std::vector<QByteArray> all = m_ranks.exchange(letter.bytes(), [&] {
        poll();
        return meanwhile && meanwhile();
    });
    m_context.countWait(wait);
    QString failure;
    for (std::size_t rank = 0; rank < all.size(); ++rank) {
        PacketReader reader(all[rank]);
        const bool stops = reader.next<bool>();
        m_isStopAgreed = m_isStopAgreed || stops;
        const auto sentence = QString::fromUtf8(reader.next<QByteArray>());
        if (failure.isEmpty())
            failure = sentence;
        ProcessorTime others;
        reader(others.used, others.wanted);
        if (isFirst() && rank > 0)
            m_context.countHelpers(others);
        all[rank] = reader.next<QByteArray>();
        m_lastWords[rank] = Clock::now();
    }
    if (!failure.isEmpty())
        throw UserError(failure);
    return all;
}

std::vector<QByteArray> RankTalk::gatherStates(const std::vector<QByteArray>& own) {
    PacketWriter packet;
    packet(own);
    if (packet.bytes().size() > kMostStateBytes / m_ranks.size()) {
        packet = {};
        packet(std::vector<QByteArray>(own.size()));
    }
    std::vector<QByteArray> all;
    for (const QByteArray& rank : gather(packet.bytes())) {
        for (QByteArray& state : PacketReader(rank).next<std::vector<QByteArray>>())
            all.push_back(std::move(state));
    }
    return all;
}

std::vector<QByteArray> RankTalk::gather(const QByteArray& own) {
    return isAlone() ? std::vector<QByteArray>{own} : m_ranks.gather(own, [this] {
        poll();
        return false;
    });
}

bool RankTalk::isGoalReached() const {
    const Budget& budget = m_context.budget();
    const bool isSpent = budget.evaluations && m_context.evaluations() >= *budget.evaluations;
    const bool isReached =
        m_context.hasBest() && (m_context.best() >= m_context.total() ||
                                (budget.target && m_context.best() >= *budget.target));
    return isSpent || isReached;
}

void RankTalk::describe(std::vector<RankWord>& words) const {
    if (isAlone())
        return;
    const auto now = Clock::now();
    for (std::size_t rank = 0; rank < m_lastWords.size(); ++rank) {
        const std::chrono::duration<double> age = now - m_lastWords[rank];
        words.push_back({static_cast<int>(rank), rank == 0 ? 0 : age.count(), m_paces[rank]});
    }
}

} // namespace tessera
