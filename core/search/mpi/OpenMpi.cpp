// SPDX-License-Identifier: GPL-3.0-or-later

// The only file that knows MPI. It is a module that core/search/Ranks.cpp loads under a launcher.
#include "core/search/Ranks.h"

#include <algorithm>
#include <chrono>
#include <deque>
#include <limits>
#include <mpi.h>
#include <numeric>
#include <stdexcept>
#include <thread>
#include <utility>

namespace tessera {

namespace {

using Clock = std::chrono::steady_clock;

/// First without sleep, because others mostly come soon; then with sleeps, because a core may be
/// shared.
class Patience {
public:
    explicit Patience(const Ranks::Idle& idle) : m_idle(idle) {}

    void wait() {
        const auto now = Clock::now();
        if (m_idle && (m_isAtWork || now - m_lastIdle >= kIdleEvery)) {
            m_lastIdle = now;
            m_isAtWork = m_idle();
        }
        if (m_isAtWork)
            return;
        if (now - m_began > kEager)
            std::this_thread::sleep_for(now - m_began > kLong ? kLongNap : kNap);
        else
            std::this_thread::yield();
    }
    [[nodiscard]] bool isOver(std::chrono::milliseconds most) const {
        return Clock::now() - m_began > most;
    }

private:
    static constexpr std::chrono::microseconds kEager{200};
    static constexpr std::chrono::microseconds kNap{50};
    static constexpr std::chrono::milliseconds kLong{50};
    static constexpr std::chrono::milliseconds kLongNap{1};
    static constexpr std::chrono::milliseconds kIdleEvery{5};

    const Ranks::Idle& m_idle;
    Clock::time_point m_began = Clock::now();
    Clock::time_point m_lastIdle = m_began;
    bool m_isAtWork = static_cast<bool>(m_idle); ///< until a call says otherwise
};

const Ranks::Idle kNoIdle;

int lengthOf(const QByteArray& bytes) {
    if (bytes.size() > std::numeric_limits<int>::max())
        throw std::length_error("a message is longer than MPI can send");
    return static_cast<int>(bytes.size());
}

class OpenMpiRanks final : public Ranks {
public:
    OpenMpiRanks() {
        int given = 0;
        // One thread calls at a time, but not always the same.
        MPI_Init_thread(nullptr, nullptr, MPI_THREAD_SERIALIZED, &given);
        MPI_Comm_rank(MPI_COMM_WORLD, &m_rank);
        MPI_Comm_size(MPI_COMM_WORLD, &m_size);
        MPI_Comm_dup(MPI_COMM_WORLD, &m_letters);
    }

    [[nodiscard]] int rank() const override { return m_rank; }
    [[nodiscard]] int size() const override { return m_size; }

    [[nodiscard]] std::vector<QByteArray> exchange(const QByteArray& own,
                                                   const Idle& idle) override {
        const Lengths lengths = lengthsOf(own, idle);
        QByteArray all(lengths.sum(), Qt::Uninitialized);
        MPI_Request request{};
        MPI_Iallgatherv(own.constData(), lengthOf(own), MPI_BYTE, all.data(), lengths.each.data(),
                        lengths.begins.data(), MPI_BYTE, MPI_COMM_WORLD, &request);
        await(request, idle);
        return lengths.split(all);
    }

    [[nodiscard]] std::vector<QByteArray> gather(const QByteArray& own, const Idle& idle) override {
        const Lengths lengths = lengthsOf(own, idle);
        QByteArray all(isFirst() ? lengths.sum() : 0, Qt::Uninitialized);
        MPI_Request request{};
        MPI_Igatherv(own.constData(), lengthOf(own), MPI_BYTE, all.data(), lengths.each.data(),
                     lengths.begins.data(), MPI_BYTE, 0, MPI_COMM_WORLD, &request);
        await(request, idle);
        return isFirst() ? lengths.split(all) : std::vector<QByteArray>();
    }

    [[nodiscard]] QByteArray share(const QByteArray& own) override {
        std::uint64_t length = static_cast<std::uint64_t>(lengthOf(own));
        MPI_Request request{};
        MPI_Ibcast(&length, 1, MPI_UINT64_T, 0, MPI_COMM_WORLD, &request);
        await(request, kNoIdle);
        QByteArray bytes = own;
        if (!isFirst())
            bytes = QByteArray(static_cast<qsizetype>(length), Qt::Uninitialized);
        MPI_Ibcast(bytes.data(), static_cast<int>(length), MPI_BYTE, 0, MPI_COMM_WORLD, &request);
        await(request, kNoIdle);
        return bytes;
    }

    void send(int to, Subject subject, const QByteArray& text) override {
        clearSent();
        Sent& sent = m_sent.emplace_back();
        sent.text = text;
        MPI_Isend(sent.text.constData(), lengthOf(sent.text), MPI_BYTE, to,
                  static_cast<int>(subject), m_letters, &sent.request);
    }

    [[nodiscard]] std::optional<Letter> receive() override {
        clearSent();
        int arrived = 0;
        MPI_Message message{};
        MPI_Status status{};
        MPI_Improbe(MPI_ANY_SOURCE, MPI_ANY_TAG, m_letters, &arrived, &message, &status);
        if (arrived == 0)
            return std::nullopt;
        int length = 0;
        MPI_Get_count(&status, MPI_BYTE, &length);
        Letter letter{status.MPI_SOURCE, static_cast<Subject>(status.MPI_TAG),
                      QByteArray(length, Qt::Uninitialized)};
        MPI_Mrecv(letter.text.data(), length, MPI_BYTE, &message, MPI_STATUS_IGNORE);
        return letter;
    }

    void finish(int code) override {
        MPI_Request request{};
        MPI_Ibarrier(MPI_COMM_WORLD, &request);
        Patience patience(kNoIdle);
        int done = 0;
        // Others may still send messages; they are received and dropped.
        for (MPI_Test(&request, &done, MPI_STATUS_IGNORE); done == 0;
             MPI_Test(&request, &done, MPI_STATUS_IGNORE)) {
            while (receive()) {
            }
            if (code != 0 && patience.isOver(kOthersEnd))
                MPI_Abort(MPI_COMM_WORLD, code);
            patience.wait();
        }
        while (receive()) {
        }
        MPI_Finalize();
    }

private:
    /// The time for other ranks to come to the same error.
    static constexpr std::chrono::milliseconds kOthersEnd{3000};

    struct Lengths {
        std::vector<int> each;
        std::vector<int> begins;

        [[nodiscard]] int sum() const { return begins.back() + each.back(); }
        [[nodiscard]] std::vector<QByteArray> split(const QByteArray& all) const {
            std::vector<QByteArray> parts;
            for (std::size_t i = 0; i < each.size(); ++i)
                parts.push_back(all.mid(begins[i], each[i]));
            return parts;
        }
    };
    /// A letter until it has left.
    struct Sent {
        QByteArray text;
        MPI_Request request{};
    };

    Lengths lengthsOf(const QByteArray& own, const Idle& idle) {
        Lengths lengths;
        lengths.each.resize(static_cast<std::size_t>(m_size));
        const int length = lengthOf(own);
        MPI_Request request{};
        MPI_Iallgather(&length, 1, MPI_INT, lengths.each.data(), 1, MPI_INT, MPI_COMM_WORLD,
                       &request);
        await(request, idle);
        if (std::accumulate(lengths.each.begin(), lengths.each.end(), std::int64_t{0}) >
            std::numeric_limits<int>::max())
            throw std::length_error("the messages are longer than MPI can send");
        lengths.begins.resize(lengths.each.size());
        std::exclusive_scan(lengths.each.begin(), lengths.each.end(), lengths.begins.begin(), 0);
        return lengths;
    }

    static void await(MPI_Request& request, const Idle& idle) {
        Patience patience(idle);
        int done = 0;
        for (MPI_Test(&request, &done, MPI_STATUS_IGNORE); done == 0;
             MPI_Test(&request, &done, MPI_STATUS_IGNORE))
            patience.wait();
    }

    void clearSent() {
        std::erase_if(m_sent, [](Sent& sent) {
            int done = 0;
            MPI_Test(&sent.request, &done, MPI_STATUS_IGNORE);
            return done != 0;
        });
    }

    int m_rank = 0;
    int m_size = 1;
    MPI_Comm m_letters{};
    std::deque<Sent> m_sent;
};

} // namespace

} // namespace tessera

extern "C" Q_DECL_EXPORT tessera::Ranks* tesseraJoinRanks() { return new tessera::OpenMpiRanks(); }
