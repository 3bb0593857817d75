// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/benchmark/Benchmark.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

struct ListedInstance {
    const char* name;
    std::uint64_t solutions = 0; ///< see tests/bench/RESULTS.md
};

constexpr std::array<ListedInstance, 40> kListed{{
    {"4x4-hardest-1", 2},
    {"4x4-hardest-signed-1", 5},
    {"4x4-4-unframed-1"},
    {"4x4-6-kept-1", 1},
    {"5x5-hardest-1", 2},
    {"5x5-hardest-signed-1", 1},
    {"5x5-hardest-unframed-1", 1},
    {"5x5-3+4-1", 1},
    {"6x6-hardest-1", 3},
    {"6x6-hardest-signed-1", 1},
    {"6x6-3+3-1"},
    {"6x6-6-random-copies-1"},
    {"6x6-8-kept-1", 2},
    {"9x5-hardest-1"},
    {"7x7-hardest-1", 1},
    {"7x7-hardest-unframed-1"},
    {"8x8-hardest-1"},
    {"8x8-hardest-2"},
    {"8x8-hardest-signed-1"},
    {"8x8-hardest-hints4-1"},
    {"8x8-4+4-1"},
    {"8x8-10-kept-1", 2},
    {"10x10-hardest-1"},
    {"10x10-hardest-signed-1"},
    {"10x10-hardest-unframed-1"},
    {"10x10-hardest-hints5-1"},
    {"10x10-4+6-1"},
    {"12x12-hardest-1"},
    {"12x12-hardest-unframed-signed-1"},
    {"12x12-5+17-1"},
    {"16x9-hardest-1"},
    {"14x14-hardest-1"},
    {"16x16-5+17-1"},
    {"16x16-5+17-eternity-1"},
    {"16x16-5+17-signed-1"},
    {"16x16-hardest-unframed-1"},
    {"16x16-12-kept-1"},
    {"20x20-hardest-1"},
    {"24x24-hardest-1"},
    {"32x32-hardest-1"},
}};

bool applyOption(GeneratorSettings& settings, const QString& word) {
    if (word == QLatin1String("unframed")) {
        settings.rules.framed = false;
    } else if (word == QLatin1String("signed")) {
        settings.rules.isSigned = true;
    } else if (word == QLatin1String("kept")) {
        settings.rules.framed = false;
        settings.rules.keepsRotation = true;
    } else if (word == QLatin1String("random")) {
        settings.distribution = Distribution::Random;
    } else if (word == QLatin1String("copies")) {
        settings.uniquePieces = false;
    } else if (word == QLatin1String("eternity") && settings.size == GridSize{16, 16}) {
        settings.hints.cells = eternityHintCells();
    } else if (word.startsWith(QLatin1String("hints"))) {
        bool isNumber = false;
        settings.hints.count = word.mid(5).toInt(&isNumber);
        return isNumber && settings.hints.count > 0;
    } else {
        return false;
    }
    return true;
}

std::optional<GridSize> sizeOfName(const QString& word) {
    const QStringList sides = word.split(u'x');
    if (sides.size() != 2)
        return std::nullopt;
    const GridSize size{sides[0].toInt(), sides[1].toInt()};
    return size.isValid() ? std::optional(size) : std::nullopt;
}

std::vector<BenchmarkInstance> madeInstances() {
    std::vector<BenchmarkInstance> instances;
    for (const ListedInstance& listed : kListed) {
        const QString name = QString::fromLatin1(listed.name);
        const GeneratorSettings settings = benchmarkSettings(name).value();
        instances.push_back({name, settings, settings.size.totalEdges(), listed.solutions});
    }
    return instances;
}

/// Whether a puzzle can be an instance: making it to compare the pieces takes longer.
bool isLike(const BenchmarkInstance& instance, const Puzzle& puzzle) {
    return instance.settings.size == puzzle.size() && instance.settings.rules == puzzle.rules();
}

} // namespace

std::span<const BenchmarkInstance> benchmarkInstances() {
    static const std::vector<BenchmarkInstance> instances = madeInstances();
    return instances;
}

const BenchmarkInstance* findBenchmark(const QString& name) {
    const auto all = benchmarkInstances();
    const auto found = std::ranges::find(all, name, &BenchmarkInstance::name);
    return found == all.end() ? nullptr : &*found;
}

QStringList benchmarkNames() {
    QStringList names;
    for (const BenchmarkInstance& instance : benchmarkInstances())
        names << instance.name;
    return names;
}

std::optional<GeneratorSettings> benchmarkSettings(const QString& name) {
    const QStringList words = name.split(u'-');
    if (words.size() < 3)
        return std::nullopt;
    GeneratorSettings settings;
    bool isSeed = false;
    settings.seed = words.back().toULongLong(&isSeed);
    const auto size = sizeOfName(words.front());
    if (!isSeed || !size)
        return std::nullopt;
    settings.size = *size;
    try {
        settings.colors = parseColorChoice(words[1]);
    } catch (const UserError&) {
        return std::nullopt;
    }
    for (qsizetype i = 2; i + 1 < words.size(); ++i) {
        if (!applyOption(settings, words[i]))
            return std::nullopt;
    }
    return settings;
}

PuzzleFile benchmarkPuzzle(const BenchmarkInstance& instance) {
    PuzzleFile file = generatePuzzle(instance.settings);
    file.solution.clear();
    file.info.title = instance.name;
    return file;
}

const BenchmarkInstance* benchmarkOf(const Puzzle& puzzle) {
    for (const BenchmarkInstance& instance : benchmarkInstances()) {
        if (isLike(instance, puzzle) && benchmarkPuzzle(instance).puzzle == puzzle)
            return &instance;
    }
    return nullptr;
}

} // namespace tessera
