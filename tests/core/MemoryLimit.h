// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <fstream>
#include <malloc.h>
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

} // namespace tessera::testing
