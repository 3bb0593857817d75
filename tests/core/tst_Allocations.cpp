// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/SolverTesting.h"

#include "core/generate/Generator.h"

#include <QTest>

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::uint64_t> allocations{0};

} // namespace

// Every allocation of this program is counted.
void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size == 0 ? 1 : size))
        return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

using namespace tessera;
using namespace tessera::test;

class TestAllocations : public QObject {
    Q_OBJECT

private slots:
    void searchingAllocatesNothingPerMove_data() {
        QTest::addColumn<QString>("id");
        for (const SolverInfo& info : allSolvers())
            QTest::newRow(info.id.c_str()) << QString::fromStdString(info.id);
    }

    /// A start board and a publication may allocate, a move may not: a run five
    /// times as long costs far less than an allocation for 500 moves.
    void searchingAllocatesNothingPerMove() {
        QFETCH(QString, id);
        GeneratorSettings settings;
        settings.size = {12, 12};
        const auto problem = problemOf(generatePuzzle(settings).puzzle);
        const SolverInfo& info = *findSolver(id.toStdString());
        const auto count = [&](std::uint64_t budget) {
            const std::uint64_t before = allocations;
            const Outcome outcome = solve(info, problem, info.defaults(), evaluations(budget));
            QTest::qVerify(outcome.view.numbers.evaluations >= budget, "budget", "", __FILE__,
                           __LINE__);
            return static_cast<double>(allocations - before);
        };
        const double perMove = (count(1'000'000) - count(200'000)) / 800'000;
        QVERIFY2(perMove < 0.002, qPrintable(QString::number(perMove)));
    }
};

QTEST_APPLESS_MAIN(TestAllocations)
#include "tst_Allocations.moc"
