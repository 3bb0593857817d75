// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include "core/support/Platform.h"

#include <chrono>
#include <csignal>
#include <thread>

#ifndef Q_OS_WIN
#include <sys/wait.h>
#include <unistd.h>
#endif

namespace tessera::tst_Interrupts {

class TestInterrupts : public QObject {
    Q_OBJECT

private slots:
    /// Not the first, nor what is sent with it, see tesseraInterrupt().
    void aLaterOneEndsTheProgramAtOnce() {
#ifdef Q_OS_WIN
        QSKIP("There they are no signals.");
#else
        const pid_t child = fork();
        if (child == 0) {
            catchInterrupts();
            std::raise(SIGTERM);
            std::this_thread::sleep_for(std::chrono::milliseconds(1010));
            std::raise(SIGINT);
            _exit(1);
        }
        int status = 0;
        QCOMPARE(waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status));
        QCOMPARE(WTERMSIG(status), SIGINT);
#endif
    }

    /// As by all processes but the first of a search on many machines.
    void whoLeavesThemToTheFirstGoesOn() {
#ifdef Q_OS_WIN
        QSKIP("There they are no signals.");
#else
        ignoreInterrupts();
        catchInterrupts();
        std::raise(SIGINT);
        std::raise(SIGTERM);
        QVERIFY(!interrupted());
#endif
    }
};

TESSERA_TEST(TestInterrupts, Needs::Nothing)

} // namespace tessera::tst_Interrupts

#include "tst_Interrupts.moc"
