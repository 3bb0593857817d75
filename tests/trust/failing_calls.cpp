// SPDX-License-Identifier: GPL-3.0-or-later

// Lets system calls of a program fail. Preloaded (LD_PRELOAD) by tests/trust/fail_calls.py.
//
//   TESSERA_FAIL=CALL:N:ERROR[:on]   the N-th CALL fails, with "on" all later ones too
//   TESSERA_FAIL=CALL:%N:ERROR       each call fails with a chance of 1 in N
//   TESSERA_FAIL_COUNTS=FILE         where the numbers of all calls are written at the end
//
// CALL is write, sync, rename, open or allocate; ERROR is a number, 0 for a short write. Counted
// are writes to files, files opened for writing, and allocations of 64 KiB and more. Files named
// "journal" are left alone: tests note there what happened.
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

extern "C" {
void* __libc_malloc(std::size_t);
void* __libc_calloc(std::size_t, std::size_t);
void* __libc_realloc(void*, std::size_t);
void* __libc_memalign(std::size_t, std::size_t);
}

namespace {

enum Call { Write, Sync, Rename, Open, Allocate, Calls };
constexpr const char* kNames[Calls] = {"write", "sync", "rename", "open", "allocate"};
constexpr std::size_t kLarge = 64 * 1024;

std::atomic<long> counts[Calls];
/// Libraries prepare themselves before main(), where nobody could be told.
std::atomic<bool> isMain{false};
int (*realMain)(int, char**, char**) = nullptr;

int startMain(int count, char** words, char** environment) {
    isMain = true;
    return realMain(count, words, environment);
}

struct Plan {
    Plan() {
        const char* text = std::getenv("TESSERA_FAIL");
        if (text == nullptr)
            return;
        char name[16] = {};
        char first[16] = {};
        char on[4] = {};
        if (std::sscanf(text, "%15[^:]:%15[^:]:%d:%3s", name, first, &error, on) < 3)
            return;
        for (int i = 0; i < Calls; ++i)
            if (std::strcmp(name, kNames[i]) == 0)
                call = i;
        chance = first[0] == '%' ? std::atol(first + 1) : 0;
        at = chance != 0 ? 0 : std::atol(first);
        isLasting = on[0] != '\0';
    }
    int call = Calls;
    long at = 0;
    long chance = 0;
    int error = 0;
    bool isLasting = false;
};

const Plan& plan() {
    static const Plan plan;
    return plan;
}

/// Counts a call. @return whether it fails
bool fails(Call call) {
    if (!isMain)
        return false;
    const long number = ++counts[call];
    const Plan& p = plan();
    if (call != p.call)
        return false;
    if (p.chance != 0) {
        // SplitMix64 of the number, so that a run can be repeated.
        auto x = static_cast<unsigned long>(number) * 0x9e3779b97f4a7c15UL;
        x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9UL;
        return (x ^ (x >> 31)) % static_cast<unsigned long>(p.chance) == 0;
    }
    return p.isLasting ? number >= p.at : number == p.at;
}

bool failsWith(Call call) {
    if (!fails(call))
        return false;
    errno = plan().error;
    return true;
}

bool isJournal(const char* path) {
    const std::size_t length = std::strlen(path);
    return length >= 7 && std::strcmp(path + length - 7, "journal") == 0;
}

bool isCounted(int file) {
    struct stat told {};
    if (file == 2 || fstat(file, &told) != 0 || !S_ISREG(told.st_mode))
        return false;
    char link[32];
    char path[4096];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    const ssize_t length = readlink(link, path, sizeof path - 1);
    path[length < 0 ? 0 : length] = '\0';
    return !isJournal(path);
}

template <typename Function>
Function* next(const char* name) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

/// Bytes that a failing write still writes; -1 with errno for none.
ssize_t written(size_t wanted) {
    errno = plan().error;
    return errno != 0 || wanted < 2 ? -1 : static_cast<ssize_t>(wanted / 2);
}

struct Report {
    ~Report() {
        const char* path = std::getenv("TESSERA_FAIL_COUNTS");
        FILE* file = path == nullptr ? nullptr : std::fopen(path, "w");
        if (file == nullptr)
            return;
        long now[Calls];
        for (int i = 0; i < Calls; ++i)
            now[i] = counts[i];
        for (int i = 0; i < Calls; ++i)
            std::fprintf(file, "%s %ld\n", kNames[i], now[i]);
        std::fclose(file);
    }
} report;

bool isWriting(int flags) { return (flags & (O_WRONLY | O_RDWR)) != 0; }

mode_t modeOf(int flags, va_list words) {
    return (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(words, mode_t) : 0;
}

} // namespace

extern "C" {

int __libc_start_main(int (*main)(int, char**, char**), int count, char** words, void (*init)(),
                      void (*end)(), void (*linkerEnd)(), void* stack) {
    realMain = main;
    using Start =
        int(int (*)(int, char**, char**), int, char**, void (*)(), void (*)(), void (*)(), void*);
    return next<Start>("__libc_start_main")(startMain, count, words, init, end, linkerEnd, stack);
}

ssize_t write(int file, const void* bytes, size_t size) {
    static auto* const real = next<ssize_t(int, const void*, size_t)>("write");
    if (isCounted(file) && fails(Write)) {
        const ssize_t part = written(size);
        return part < 0 ? -1 : real(file, bytes, static_cast<size_t>(part));
    }
    return real(file, bytes, size);
}

// Not fdatasync, by which Qt asks again for what the program has made sure of.
int fsync(int file) {
    static auto* const real = next<int(int)>("fsync");
    return isCounted(file) && failsWith(Sync) ? -1 : real(file);
}

int rename(const char* from, const char* to) {
    static auto* const real = next<int(const char*, const char*)>("rename");
    return failsWith(Rename) ? -1 : real(from, to);
}

int renameat2(int folder, const char* from, int other, const char* to, unsigned flags) {
    static auto* const real = next<int(int, const char*, int, const char*, unsigned)>("renameat2");
    return failsWith(Rename) ? -1 : real(folder, from, other, to, flags);
}

int linkat(int folder, const char* from, int other, const char* to, int flags) {
    static auto* const real = next<int(int, const char*, int, const char*, int)>("linkat");
    return failsWith(Rename) ? -1 : real(folder, from, other, to, flags);
}

int open(const char* path, int flags, ...) {
    static auto* const real = next<int(const char*, int, ...)>("open");
    va_list words;
    va_start(words, flags);
    const mode_t mode = modeOf(flags, words);
    va_end(words);
    return isWriting(flags) && !isJournal(path) && failsWith(Open) ? -1 : real(path, flags, mode);
}

int open64(const char* path, int flags, ...) {
    static auto* const real = next<int(const char*, int, ...)>("open64");
    va_list words;
    va_start(words, flags);
    const mode_t mode = modeOf(flags, words);
    va_end(words);
    return isWriting(flags) && !isJournal(path) && failsWith(Open) ? -1 : real(path, flags, mode);
}

void* malloc(size_t size) {
    return size >= kLarge && failsWith(Allocate) ? nullptr : __libc_malloc(size);
}

void* calloc(size_t count, size_t size) {
    return size != 0 && count >= kLarge / size && failsWith(Allocate) ? nullptr
                                                                      : __libc_calloc(count, size);
}

void* realloc(void* old, size_t size) {
    return size >= kLarge && failsWith(Allocate) ? nullptr : __libc_realloc(old, size);
}

void* aligned_alloc(size_t alignment, size_t size) {
    return size >= kLarge && failsWith(Allocate) ? nullptr : __libc_memalign(alignment, size);
}
}
