// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include "core/support/Platform.h"

#include <csignal>

namespace tessera::tst_Interrupts {

class TestInterrupts : public QObject {
    Q_OBJECT

private slots:
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
