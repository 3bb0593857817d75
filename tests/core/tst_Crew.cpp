// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/MemoryLimit.h"

#include "core/search/Crew.h"

#include <QTest>

#include <atomic>
#include <chrono>
#include <stdexcept>
#include <string>
#include <thread>

namespace tessera::tst_Crew {

class TestCrew : public QObject {
    Q_OBJECT

private slots:
    void everyMemberWorksOnceARoundOnItsOwnThread() {
        for (const std::size_t members : {1U, 2U, 5U}) {
            Crew crew(members);
            std::vector<int> done(members);
            std::vector<std::thread::id> threads(members);
            for (int round = 1; round <= 500; ++round) {
                crew.run([&](std::size_t member) {
                    ++done[member];
                    if (round == 1)
                        threads[member] = std::this_thread::get_id();
                    else if (threads[member] != std::this_thread::get_id())
                        throw std::logic_error("another thread");
                    return ProcessorTime();
                });
                QCOMPARE(done, std::vector<int>(members, round));
            }
            QVERIFY(threads.front() == std::this_thread::get_id());
            for (std::size_t i = 1; i < members; ++i)
                QVERIFY(threads[i] != threads[i - 1]);
        }
    }

    /// The first member's, once all have ended; and the crew can still be used.
    void whatMembersThrowIsPassedOn() {
        Crew crew(4);
        for (const std::size_t thrower : {0U, 1U, 3U}) {
            std::atomic<int> ended{0};
            std::string caught;
            try {
                crew.run([&](std::size_t member) {
                    if (member >= thrower)
                        throw std::runtime_error(std::to_string(member));
                    std::this_thread::sleep_for(std::chrono::milliseconds(5));
                    ++ended;
                    return ProcessorTime();
                });
            } catch (const std::runtime_error& error) {
                caught = error.what();
            }
            QCOMPARE(caught, std::to_string(thrower));
            QCOMPARE(ended.load(), static_cast<int>(thrower));
        }
        std::atomic<int> ended{0};
        crew.run([&](std::size_t) {
            ++ended;
            return ProcessorTime();
        });
        QCOMPARE(ended.load(), 4);
    }

    /// Its own checks do not count as waiting.
    void theCallerLooksUpWhileItWaits() {
        Crew crew(3);
        std::atomic<int> looks{0};
        double looking = 0;
        const ProcessorWatch all;
        const ProcessorTime time = crew.run(
            [&](std::size_t member) {
                while (member > 0 && looks < 3)
                    std::this_thread::yield();
                return ProcessorTime{1, 10.0 * static_cast<double>(member)};
            },
            [&] {
                const ProcessorWatch look;
                std::this_thread::sleep_for(std::chrono::milliseconds(50));
                looking += look.time().wanted;
                ++looks;
            });
        QVERIFY(looks >= 3);
        QCOMPARE(time.used, 2.0); // not the caller's own
        const double waited = 30 - time.wanted;
        QVERIFY2(waited > 0 && waited <= all.time().wanted - looking,
                 qPrintable(QString::number(waited)));
    }

    void whatALookThrowsWaitsForTheOthers() {
        Crew crew(2);
        std::atomic<bool> looked{false};
        std::atomic<bool> ended{false};
        const auto run = [&] {
            crew.run(
                [&](std::size_t member) {
                    while (member > 0 && !looked)
                        std::this_thread::yield();
                    ended = member > 0;
                    return ProcessorTime();
                },
                [&] {
                    looked = true;
                    throw std::runtime_error("seen");
                });
        };
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, run());
        QVERIFY(ended);
    }

    /// Each needs eight megabytes for its stack.
    void itDoesWithFewerThreads() {
        if (!testing::kCanLimitMemory)
            QSKIP("memory cannot be limited here");
        constexpr std::size_t members = 200;
        std::vector<int> done(members);
        std::vector<std::thread::id> threads(members);
        Crew crew(members);
        const testing::StackSize stacks(std::size_t{8} << 20U);
        const testing::MemoryLimit limit(64);
        for (int round = 1; round <= 3; ++round) {
            crew.run([&](std::size_t member) {
                ++done[member];
                threads[member] = std::this_thread::get_id();
                return ProcessorTime();
            });
            QCOMPARE(done, std::vector<int>(members, round));
        }
        QVERIFY(threads[1] != threads[0]);
        QVERIFY(threads.back() == threads[0]);
    }

    void workIsSharedOutEvenly() {
        for (const std::uint64_t work : {0U, 1U, 10U, 11U, 12U}) {
            std::uint64_t sum = 0;
            for (std::size_t i = 0; i < 3; ++i) {
                QVERIFY(evenShare(work, i, 3) <= evenShare(work, 0, 3));
                sum += evenShare(work, i, 3);
            }
            QCOMPARE(sum, work);
            QVERIFY(evenShare(work, 0, 3) <= evenShare(work, 2, 3) + 1);
        }
    }
};

TESSERA_TEST(TestCrew, Needs::Core)

} // namespace tessera::tst_Crew

#include "tst_Crew.moc"
