// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Ranks.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace tessera::test {

/// Ranks that are threads of one process: a second transport beside Open MPI's.
class RankHall {
public:
    /// @param late how long the others wait for the last rank at each meeting
    explicit RankHall(int size, std::chrono::milliseconds late = {})
        : m_late(late), m_boxes(static_cast<std::size_t>(size)) {
        for (int rank = 0; rank < size; ++rank)
            m_ranks.push_back(std::make_unique<Member>(*this, rank));
    }

    /// Does the work on all ranks, each on its thread.
    template <typename Work>
    void run(const Work& work) {
        std::vector<std::jthread> threads;
        for (const auto& member : m_ranks)
            threads.emplace_back([&work, rank = member.get()] { work(*rank); });
    }

private:
    class Member final : public Ranks {
    public:
        Member(RankHall& hall, int rank) : m_hall(hall), m_rank(rank) {}

        [[nodiscard]] int rank() const override { return m_rank; }
        [[nodiscard]] int size() const override { return static_cast<int>(m_hall.m_boxes.size()); }
        [[nodiscard]] std::vector<QByteArray> exchange(const QByteArray& own,
                                                       const Idle& idle) override {
            if (m_rank == size() - 1)
                std::this_thread::sleep_for(m_hall.m_late);
            return m_hall.meet(m_rank, own, idle);
        }
        [[nodiscard]] std::vector<QByteArray> gather(const QByteArray& own,
                                                     const Idle& idle) override {
            const std::vector<QByteArray> all = m_hall.meet(m_rank, own, idle);
            return m_rank == 0 ? all : std::vector<QByteArray>();
        }
        [[nodiscard]] QByteArray share(const QByteArray& own) override {
            return m_hall.meet(m_rank, own, {}).front();
        }
        void send(int to, Subject subject, const QByteArray& text) override {
            const std::scoped_lock lock(m_hall.m_mutex);
            m_hall.m_boxes[static_cast<std::size_t>(to)].push_back({m_rank, subject, text});
        }
        [[nodiscard]] std::optional<Letter> receive() override {
            const std::scoped_lock lock(m_hall.m_mutex);
            auto& box = m_hall.m_boxes[static_cast<std::size_t>(m_rank)];
            if (box.empty())
                return std::nullopt;
            Letter letter = box.front();
            box.pop_front();
            return letter;
        }
        void finish(int /*code*/) override {}

    private:
        RankHall& m_hall;
        int m_rank;
    };

    std::vector<QByteArray> meet(int rank, const QByteArray& own, const Ranks::Idle& idle) {
        std::unique_lock lock(m_mutex);
        const std::size_t meeting = m_meeting;
        m_brought.resize(m_boxes.size());
        m_brought[static_cast<std::size_t>(rank)] = own;
        if (++m_arrived == m_boxes.size()) {
            m_arrived = 0;
            ++m_meeting;
            m_all = std::move(m_brought);
            m_changed.notify_all();
        }
        bool isAtWork = true;
        while (!m_changed.wait_for(lock, std::chrono::milliseconds(isAtWork ? 0 : 5),
                                   [&] { return m_meeting != meeting; })) {
            lock.unlock();
            isAtWork = idle && idle();
            lock.lock();
        }
        return m_all;
    }

    std::chrono::milliseconds m_late;
    std::vector<std::unique_ptr<Ranks>> m_ranks;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::vector<std::deque<Ranks::Letter>> m_boxes; ///< by rank
    std::vector<QByteArray> m_brought;
    std::vector<QByteArray> m_all;
    std::size_t m_arrived = 0;
    std::size_t m_meeting = 0;
};

} // namespace tessera::test
