// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/Platform.h"

#include <QDir>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <thread>

// The others need windows.h first.
// clang-format off
#include <windows.h>
#include <fcntl.h>
#include <io.h>
#include <shellapi.h>
#include <shlobj.h>
// clang-format on

namespace tessera {

namespace {

std::atomic<bool> interruptedFlag{false};
UINT earlierCodePage = 0; ///< of the console, which the shell uses, too; 0 if it was not changed

void restoreConsole() {
    if (earlierCodePage != 0)
        SetConsoleOutputCP(earlierCodePage);
}

bool isConsole(DWORD stream) {
    DWORD mode = 0;
    return GetConsoleMode(GetStdHandle(stream), &mode) != 0;
}

/// A program with a window has no console, even if a shell has started it.
void takeConsoleOfShell() {
    if (GetStdHandle(STD_OUTPUT_HANDLE) != nullptr || GetStdHandle(STD_ERROR_HANDLE) != nullptr ||
        AttachConsole(ATTACH_PARENT_PROCESS) == 0)
        return;
    std::freopen("CONOUT$", "w", stdout);
    std::freopen("CONOUT$", "w", stderr);
}

/// Lets the console show UTF-8 and obey escape sequences.
void teachConsole(DWORD stream) {
    const HANDLE console = GetStdHandle(stream);
    DWORD mode = 0;
    if (GetConsoleMode(console, &mode) == 0)
        return;
    SetConsoleMode(console, mode | ENABLE_PROCESSED_OUTPUT | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
    if (earlierCodePage != 0)
        return;
    earlierCodePage = GetConsoleOutputCP();
    SetConsoleOutputCP(CP_UTF8);
    std::atexit(restoreConsole);
}

/// The system ends the program when this returns, or after some seconds. Until then the program
/// writes its results and ends itself.
void waitForTheEnd() { Sleep(INFINITE); }

BOOL WINAPI onConsoleEvent(DWORD event) {
    const bool isSecond = interruptedFlag.exchange(true);
    if (event != CTRL_C_EVENT && event != CTRL_BREAK_EVENT)
        waitForTheEnd();
    if (isSecond)
        restoreConsole();
    return isSecond ? FALSE : TRUE;
}

LRESULT CALLBACK onSessionMessage(HWND window, UINT message, WPARAM first, LPARAM second) {
    if (message == WM_QUERYENDSESSION)
        return TRUE;
    if (message == WM_ENDSESSION && first != 0) {
        interruptedFlag = true;
        waitForTheEnd();
    }
    return DefWindowProcW(window, message, first, second);
}

/// A program that is linked with user32 learns of the session's end only through a window.
void watchSession() {
    WNDCLASSW kind{};
    kind.lpfnWndProc = onSessionMessage;
    kind.hInstance = GetModuleHandleW(nullptr);
    kind.lpszClassName = L"TesseraSession";
    if (RegisterClassW(&kind) == 0 ||
        CreateWindowExW(0, kind.lpszClassName, L"Tessera", WS_OVERLAPPED, 0, 0, 0, 0, nullptr,
                        nullptr, kind.hInstance, nullptr) == nullptr)
        return;
    MSG message{};
    while (GetMessageW(&message, nullptr, 0, 0) > 0)
        DispatchMessageW(&message);
}

} // namespace

QStringList programWords(int, char**) {
    int count = 0;
    const std::unique_ptr<LPWSTR, decltype(&LocalFree)> words(
        CommandLineToArgvW(GetCommandLineW(), &count), &LocalFree);
    QStringList result;
    for (int i = 1; words && i < count; ++i)
        result << QString::fromWCharArray(words.get()[i]);
    return result;
}

void endureFileLimits() {}

void keepStandardStreams() {
    takeConsoleOfShell();
    // The same bytes as elsewhere, without carriage returns.
    for (FILE* stream : {stdin, stdout, stderr}) {
        if (_fileno(stream) >= 0)
            _setmode(_fileno(stream), _O_BINARY);
    }
    teachConsole(STD_OUTPUT_HANDLE);
    teachConsole(STD_ERROR_HANDLE);
}

int leaveWith(int code) {
    restoreConsole();
    std::fflush(nullptr);
    TerminateProcess(GetCurrentProcess(), static_cast<UINT>(code));
    return code;
}

void catchInterrupts() {
    static std::atomic<bool> done{false};
    if (done.exchange(true))
        return;
    SetConsoleCtrlHandler(onConsoleEvent, TRUE);
    std::thread(watchSession).detach();
}

bool interrupted() { return interruptedFlag; }

void ignoreInterrupts() { SetConsoleCtrlHandler(nullptr, TRUE); }

bool tryToLockFile(int handle) {
    const auto file = reinterpret_cast<HANDLE>(_get_osfhandle(handle));
    // Far beyond any content: these locks would keep others from reading.
    OVERLAPPED place{};
    place.OffsetHigh = 0x7fffffff;
    constexpr DWORD how = LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY;
    return LockFileEx(file, how, 0, 1, 0, &place) != 0 || GetLastError() != ERROR_LOCK_VIOLATION;
}

bool syncToDisk(int handle) { return _commit(handle) == 0; }

bool mayReplaceLater(double seconds) {
    // Virus scanners and indexers open a new file for a moment.
    constexpr double most = 3;
    if (seconds > most)
        return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    return true;
}

void giveWayToOtherThreads() {
    SetThreadPriority(GetCurrentThread(), THREAD_PRIORITY_BELOW_NORMAL);
}

int threadPriority() { return GetThreadPriority(GetCurrentThread()); }

void inheritPriority(int priority) {
    if (priority != THREAD_PRIORITY_ERROR_RETURN)
        SetThreadPriority(GetCurrentThread(), priority);
}

double threadProcessorSeconds() {
    FILETIME created{};
    FILETIME ended{};
    FILETIME kernel{};
    FILETIME user{};
    if (GetThreadTimes(GetCurrentThread(), &created, &ended, &kernel, &user) == 0)
        return 0;
    const auto ticks = [](const FILETIME& time) {
        return 4294967296.0 * time.dwHighDateTime + time.dwLowDateTime;
    };
    return (ticks(kernel) + ticks(user)) * 1e-7;
}

std::uint64_t freeMemory() {
    MEMORYSTATUSEX status{};
    status.dwLength = sizeof(status);
    return GlobalMemoryStatusEx(&status) != 0 ? status.ullAvailPhys : 0;
}

bool errorStreamIsTerminal() { return isConsole(STD_ERROR_HANDLE); }

void listInTaskbar(const QString& path) {
    const std::wstring native = QDir::toNativeSeparators(path).toStdWString();
    SHAddToRecentDocs(SHARD_PATHW, native.c_str());
}

} // namespace tessera
