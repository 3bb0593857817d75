// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <new>
#include <vector>

namespace tessera {

/// Gives out whole cache lines, so that no two threads write to one line all the time.
template <typename T>
struct CacheLineAllocator {
    using value_type = T;
    static constexpr std::size_t kLine = 64;

    CacheLineAllocator() = default;
    template <typename U>
    explicit(false) CacheLineAllocator(const CacheLineAllocator<U>&) {}

    [[nodiscard]] T* allocate(std::size_t count) {
        const std::size_t bytes = (count * sizeof(T) + kLine - 1) / kLine * kLine;
        return static_cast<T*>(::operator new (bytes, std::align_val_t{kLine}));
    }
    void deallocate(T* memory, std::size_t) { ::operator delete (memory, std::align_val_t{kLine}); }

    friend bool operator==(const CacheLineAllocator&, const CacheLineAllocator&) = default;
};

/// A vector for the inner loop of a search that runs on several threads.
template <typename T>
using CacheLineVector = std::vector<T, CacheLineAllocator<T>>;

} // namespace tessera
