// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <cstddef>

#ifdef Q_OS_LINUX
#include <fstream>
#include <malloc.h>
#include <pthread.h>
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace tessera::testing {

/// Whether MemoryLimit works here: sanitizers reserve all addresses.
#if !defined(Q_OS_LINUX) || defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kCanLimitMemory = false;
#else
inline constexpr bool kCanLimitMemory = true;
#endif

#ifdef Q_OS_LINUX
/// During its life the process gets at most that many megabytes more: then std::bad_alloc.
class MemoryLimit {
public:
    explicit MemoryLimit(rlim_t megabytes) {
        malloc_trim(0);
        getrlimit(RLIMIT_AS, &m_before);
        rlim_t pages = 0;
        std::ifstream("/proc/self/statm") >> pages;
        const rlim_t used = pages * static_cast<rlim_t>(sysconf(_SC_PAGESIZE));
        const rlimit little{used + megabytes * 1024 * 1024, m_before.rlim_max};
        setrlimit(RLIMIT_AS, &little);
    }
    MemoryLimit(const MemoryLimit&) = delete;
    MemoryLimit& operator=(const MemoryLimit&) = delete;
    ~MemoryLimit() { setrlimit(RLIMIT_AS, &m_before); }

private:
    rlimit m_before{};
};
#else
class MemoryLimit {
public:
    explicit MemoryLimit(unsigned long) {}
};
#endif

#ifdef __GLIBC__
inline constexpr bool kCanRefuseThreads = true;
/// During its life new threads have a stack of that many bytes, whatever the shell has set.
class StackSize {
public:
    explicit StackSize(std::size_t bytes) {
        pthread_getattr_default_np(&m_before);
        pthread_attr_t other{};
        pthread_getattr_default_np(&other);
        pthread_attr_setstacksize(&other, bytes);
        pthread_setattr_default_np(&other);
        pthread_attr_destroy(&other);
    }
    StackSize(const StackSize&) = delete;
    StackSize& operator=(const StackSize&) = delete;
    ~StackSize() {
        pthread_setattr_default_np(&m_before);
        pthread_attr_destroy(&m_before);
    }

private:
    pthread_attr_t m_before{};
};

/// During its life the system gives no threads: their stacks would need more than all addresses.
class NoThreads : StackSize {
public:
    NoThreads() : StackSize(std::size_t{3} << (sizeof(std::size_t) > 4 ? 50U : 30U)) {}
};
#else
inline constexpr bool kCanRefuseThreads = false;
class StackSize {
public:
    explicit StackSize(std::size_t) {}
};
class NoThreads {
public:
    NoThreads() {}
};
#endif

} // namespace tessera::testing
