// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// All test classes of a folder are one program, since each program links the whole library. ctest
// runs each class in a separate process: "tests_core tst_Board". A file's names are in a namespace
// named after the file, and its class ends with TESSERA_TEST(TestBoard, Needs::Nothing).

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>
#ifdef QT_WIDGETS_LIB
#include <QApplication>
#endif

#include <functional>
#include <memory>

namespace tessera {

/// What a test class needs: no application object, one without windows or one with windows.
enum class Needs { Nothing, Core, Window };

namespace testing {

/// Sanitizers make programs up to twenty times as slow, so there tests do less of the same.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

/// Runs a part of this program.
/// @return the exit code of the process
using Entry = std::function<int(int argc, char** argv)>;

/// Registers the entry for @p name on the command line. For a test class the name is
/// tessera::name::TestClass: only the middle part counts.
bool registerEntry(const char* name, Entry entry);

template <typename TestClass>
int runTestClass(Needs needs, int argc, char** argv) {
    std::unique_ptr<QTemporaryDir> home;
    std::unique_ptr<QCoreApplication> application;
#ifdef QT_WIDGETS_LIB
    if (needs == Needs::Window) {
        // Other tests run beside this one, and Qt's file dialog keeps its state there, too.
        home = std::make_unique<QTemporaryDir>();
        qputenv("HOME", home->path().toLocal8Bit());
        QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
        // Tests know what is in Qt's dialogs, not in those of a system.
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        application = std::make_unique<QApplication>(argc, argv);
        // Sizes of windows follow the font, and the system's depends on what else is installed.
        QFont font = QApplication::font();
        font.setFamily(QStringLiteral("DejaVu Sans"));
        QApplication::setFont(font);
    }
#endif
    if (!application && needs != Needs::Nothing)
        application = std::make_unique<QCoreApplication>(argc, argv);
    TestClass test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace testing
} // namespace tessera

// Qt's default of five seconds is too short beside other work, and a minute under sanitizers.
#define TESSERA_PATIENCE (tessera::testing::kSanitized ? 240'000 : 60'000)
#undef QTRY_VERIFY
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT(expression, TESSERA_PATIENCE)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(expression, message)                                                          \
    QTRY_VERIFY2_WITH_TIMEOUT(expression, message, TESSERA_PATIENCE)
#undef QTRY_COMPARE
#define QTRY_COMPARE(expression, expected)                                                         \
    QTRY_COMPARE_WITH_TIMEOUT(expression, expected, TESSERA_PATIENCE)

#define TESSERA_TEST(TestClass, needs)                                                             \
    [[maybe_unused]] const bool k##TestClass = tessera::testing::registerEntry(                    \
        TestClass::staticMetaObject.className(), [](int argc, char** argv) {                       \
            return tessera::testing::runTestClass<TestClass>(needs, argc, argv);                   \
        });

/// For a process that a test starts in order to kill it: "tests_core NAME …".
#define TESSERA_TEST_PROCESS(NAME, function)                                                       \
    [[maybe_unused]] const bool k##NAME##Process =                                                 \
        tessera::testing::registerEntry("::" #NAME "::", function);
