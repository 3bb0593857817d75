// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include "core/support/Platform.h"

#include <cstdio>
#include <map>
#include <string>
#include <vector>

namespace {

/// A static local, so that it exists before the first file registers.
std::map<std::string, tessera::testing::Entry, std::less<>>& entries() {
    static std::map<std::string, tessera::testing::Entry, std::less<>> entries;
    return entries;
}

} // namespace

bool tessera::testing::registerEntry(const char* name, Entry entry) {
    const std::string full(name);
    const auto begin = full.find("::") + 2;
    return entries()
        .emplace(full.substr(begin, full.find("::", begin) - begin), std::move(entry))
        .second;
}

int main(int argc, char** argv) {
    const auto found = argc > 1 ? entries().find(std::string_view(argv[1])) : entries().end();
    if (found == entries().end()) {
        std::fputs("Usage: PROGRAM NAME [Qt Test's options], where NAME is one of\n", stderr);
        for (const auto& [name, entry] : entries())
            std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    // The rest reads its options after the program's name.
    std::vector<char*> rest{argv[0]};
    rest.insert(rest.end(), argv + 2, argv + argc);
    rest.push_back(nullptr);
    return tessera::leaveWith(found->second(argc - 1, rest.data()));
}
