// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kind/EdgeKind.h"

#include "core/edges/benchmark/Benchmark.h"
#include "core/edges/formats/PuzzleImport.h"
#include "core/edges/generate/PuzzlePresets.h"
#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/solvers/Methods.h"

#include <QJsonArray>

#include <algorithm>

namespace tessera {

namespace {

/// Whether toJson() of settings leaves it out as a default.
bool isLeftOut(const QString& key, const QJsonValue& value) {
    static const QJsonObject defaults{{QStringLiteral("keepsRotation"), false},
                                      {QStringLiteral("hints"), 0},
                                      {QStringLiteral("hintCells"), QJsonArray()},
                                      {QStringLiteral("board"), QString()}};
    return defaults.value(key) == value;
}

/// Says what a setting takes whose value was not understood.
[[noreturn]] void refuseValue(const JsonNode& setting, const QString& key) {
    static const QStringList switches{QStringLiteral("framed"), QStringLiteral("signed"),
                                      QStringLiteral("keepsRotation"), QStringLiteral("unique"),
                                      QStringLiteral("solved")};
    if (switches.contains(key))
        static_cast<void>(setting.boolean());
    if (key == u"width" || key == u"height")
        setting.fail(PlanText::tr("a size from 1×1 to %1×%1").arg(kMaxSide));
    if (key == u"colors")
        setting.fail(
            PlanText::tr("hardest, BORDER+INNER (such as 5+17) or TOTAL (such as 22), in quotes"));
    if (key == u"distribution")
        setting.fail(PlanText::tr("even or random"));
    if (key == u"seed")
        setting.fail(PlanText::tr("a whole number, 0 or more"));
    setting.fail(PlanText::tr("a valid value of “%1” for these settings").arg(key));
}

GeneratorSettings readGeneratorSettings(const JsonNode& node) {
    expectKeys(node, "kind preset benchmark width height framed signed keepsRotation rimColor "
                     "colors distribution unique solved hints hintCells board seed");
    QJsonObject given = node.object();
    given.remove(QLatin1String("kind"));
    if (given.value(QLatin1String("seed")).isDouble())
        given[QStringLiteral("seed")] = QString::number(wholeNumber(node.at("seed")));
    QJsonObject whole = given;
    if (const auto id = node.find("preset")) {
        const PuzzlePreset* preset = findPuzzlePreset(id->text());
        if (preset == nullptr)
            id->fail(PlanText::tr("a puzzle preset, such as P5"));
        given.remove(QLatin1String("preset"));
        whole = toJson(preset->settings);
    } else if (const auto name = node.find("benchmark")) {
        const BenchmarkInstance* instance = findBenchmark(name->text());
        if (instance == nullptr)
            name->fail(FormatText::tr("the name of a benchmark instance"));
        given.remove(QLatin1String("benchmark"));
        whole = toJson(instance->settings);
    } else if (given.contains(QLatin1String("width")) || given.contains(QLatin1String("height"))) {
        for (const char* side : {"width", "height"})
            static_cast<void>(node.at(side)); // the other side's default would surprise
    }
    for (auto it = given.begin(); it != given.end(); ++it)
        whole[it.key()] = it.value();
    const GeneratorSettings settings = generatorSettingsFromJson(whole);
    // A setting that the reader does not write back was not understood.
    const QJsonObject understood = toJson(settings);
    for (auto it = given.begin(); it != given.end(); ++it) {
        const QJsonValue value = understood.value(it.key());
        if (value != it.value() && (!value.isUndefined() || !isLeftOut(it.key(), it.value())))
            refuseValue(node.at(it.key()), it.key());
    }
    if (!settings.size.isValid())
        node.fail(PlanText::tr("a size from 1×1 to %1×%1").arg(kMaxSide));
    return settings;
}

const PuzzleFile& fileOf(const AnyPuzzle& puzzle) { return puzzle.as<PuzzleFile>(); }

class EdgeKind final : public Kind {
public:
    [[nodiscard]] std::string_view id() const override { return EdgeProblem::kKind; }

    [[nodiscard]] std::span<const SolverInfo> methods() const override {
        static const std::vector<SolverInfo> methods{
            EdgeMethods::backtracking(), EdgeMethods::greedy(),       EdgeMethods::greedyWalk(),
            EdgeMethods::hillClimbing(), EdgeMethods::localSearch(),  EdgeMethods::annealing(),
            EdgeMethods::tabu(),         EdgeMethods::tabuTwoPhase(), EdgeMethods::msGvns(),
            EdgeMethods::vlns(),         EdgeMethods::record(),       EdgeMethods::genetic(),
            EdgeMethods::antColony(),
#ifdef TESSERA_HAS_SAT
            EdgeMethods::sat(),
#endif
        };
        return methods;
    }
    [[nodiscard]] std::vector<Work> works() const override {
        return {{QStringLiteral("Coelho et al."),
                 Work::tr("variable neighbourhood search (MS-GVNS) for Eternity II"),
                 QStringLiteral("META 2010")},
                {QStringLiteral("Wang, Chiang"), Work::tr("tabu search for Eternity II"),
                 QStringLiteral("META 2010")},
                {QStringLiteral("Niang"), Work::tr("evolutionary computing for edge matching"),
                 Work::tr("thesis, Concordia University 2010")},
                {QStringLiteral("Söderlind"),
                 Work::tr("ant colonies for edge matching; counting, hardness and the generator"),
                 Work::tr("thesis, Technical University of Denmark 2010")}};
    }
    /// The best for scores, the best for solutions, and the best of each family.
    [[nodiscard]] std::vector<std::string> usualRace() const override {
        return {"record",  "backtracking", "annealing", "tabu-two-phase",
                "ms-gvns", "tabu",         "genetic"};
    }
    [[nodiscard]] std::vector<StartKind> starts() const override {
        return {StartKind::Own, StartKind::Random, StartKind::Greedy, StartKind::Board};
    }

    [[nodiscard]] std::vector<FormatFacts> formats() const override {
        std::vector<FormatFacts> facts;
        for (const auto& format : allFormats())
            facts.push_back(
                {format->id(), format->name(), format->extensions(), format->canWrite()});
        return facts;
    }
    [[nodiscard]] bool claims(const QByteArray& bytes) const override {
        return std::ranges::any_of(
            allFormats(), [&](const auto& format) { return format->detect(bytes).confidence > 0; });
    }
    [[nodiscard]] ReadPuzzles read(const PuzzleSource& source,
                                   const QString& format) const override {
        ReadResult result = readSource(source, format);
        return {{anyPuzzle(std::move(result.file))}, result.warnings, result.format->id()};
    }
    [[nodiscard]] QByteArray write(std::span<const AnyPuzzle> puzzles,
                                   const QString& id) const override {
        const Format& format = id.isEmpty() ? kNativeFormat : formatNamed(id);
        if (puzzles.size() != 1) {
            throw UserError(FormatText::tr("The format “%1” holds one puzzle per file."),
                            format.name());
        }
        return format.write(fileOf(puzzles.front()));
    }
    [[nodiscard]] QString formatFor(const QString& fileName) const override {
        const Format* const format = formatForWriting(fileName);
        return format == nullptr ? QString() : format->id();
    }
    [[nodiscard]] bool holdsSolution(const QString& id) const override {
        const Format* const format = findFormat(id);
        return format == nullptr || format->scope().board;
    }
    [[nodiscard]] QString lossesOf(const AnyPuzzle& puzzle, const QString& id) const override {
        const Format* const format = findFormat(id);
        return format == nullptr ? QString() : tessera::lossesOf(fileOf(puzzle), *format);
    }

    [[nodiscard]] QString title(const AnyPuzzle& puzzle) const override {
        return fileOf(puzzle).info.title;
    }
    [[nodiscard]] int total(const AnyPuzzle& puzzle) const override {
        return fileOf(puzzle).puzzle.totalEdges();
    }
    [[nodiscard]] int score(const AnyPuzzle& puzzle) const override {
        return scoreOf(fileOf(puzzle).puzzle, fileOf(puzzle).board).matched;
    }
    [[nodiscard]] int bestScore(const AnyPuzzle& puzzle) const override {
        return std::max(fileOf(puzzle).info.bestScore, score(puzzle));
    }
    [[nodiscard]] QString sizeText(const AnyPuzzle& puzzle) const override {
        return tessera::sizeText(fileOf(puzzle).puzzle.size());
    }
    [[nodiscard]] QByteArray identity(const AnyPuzzle& puzzle) const override {
        PuzzleFile file = fileOf(puzzle);
        if (file.info.title == generatedTitle(file, true))
            file.info.title = generatedTitle(file, false);
        const AnyPuzzle named = anyPuzzle(std::move(file));
        return write({&named, 1}, {});
    }
    [[nodiscard]] QByteArray likeness(const AnyPuzzle& any) const override {
        const PuzzleFile& file = fileOf(any);
        const Puzzle& puzzle = file.puzzle;
        return QStringLiteral("%1 %2 %3%4%5 %6 %7 %8")
            .arg(sizeText(any))
            .arg(puzzle.totalEdges())
            .arg(puzzle.framed())
            .arg(puzzle.isSigned())
            .arg(puzzle.keepsRotation())
            .arg(puzzle.highestColor())
            .arg(puzzle.hints().size())
            .arg(std::ranges::count(file.locked, true))
            .toLatin1();
    }
    [[nodiscard]] bool isSamePuzzle(const AnyPuzzle& one, const AnyPuzzle& other) const override {
        const PuzzleFile& a = fileOf(one);
        const PuzzleFile& b = fileOf(other);
        if (a.puzzle != b.puzzle || a.locked != b.locked)
            return false;
        // Boards of one would move the locked pieces of the other.
        for (int cell = 0; cell < a.board.cells(); ++cell) {
            if (a.locked[asIndex(cell)] && a.board.at(cell) != b.board.at(cell))
                return false;
        }
        return true;
    }
    [[nodiscard]] QString label(const AnyPuzzle& puzzle) const override {
        const QString title = fileOf(puzzle).info.title.simplified();
        return title.isEmpty() ? sizeText(puzzle) : title;
    }

    [[nodiscard]] std::shared_ptr<const Problem> problem(const AnyPuzzle& puzzle,
                                                         StartKind start) const override {
        const PuzzleFile& file = fileOf(puzzle);
        return std::make_shared<EdgeProblem>(file.puzzle, file.board, file.locked, start);
    }
    [[nodiscard]] std::optional<AnyPuzzle> withSolution(const AnyPuzzle& puzzle,
                                                        const Solution& solution) const override {
        PuzzleFile file = fileOf(puzzle);
        const auto board = Board::fromCodes(file.puzzle.size(), file.puzzle.pieceCount(), solution);
        if (!board)
            return std::nullopt;
        file.board = *board;
        file.info.bestScore =
            std::max(file.info.bestScore, scoreOf(file.puzzle, file.board).matched);
        return anyPuzzle(std::move(file));
    }
    [[nodiscard]] Solution solution(const AnyPuzzle& puzzle) const override {
        return fileOf(puzzle).board.codes();
    }
    [[nodiscard]] QString boardText(const AnyPuzzle& puzzle) const override {
        const auto edges = viewerEdges(fileOf(puzzle).puzzle, fileOf(puzzle).board);
        return edges ? QString::fromLatin1(*edges) : QString();
    }

    [[nodiscard]] PuzzleMaker maker(const JsonNode& node) const override {
        const GeneratorSettings settings = readGeneratorSettings(node);
        // Two joints per cell: at least the full score of a board without a rim colour.
        return {2 * settings.size.cells(), [settings](int number, const Progress&) {
                    return anyPuzzle(generatePuzzle(batchMember(settings, number)));
                }};
    }
};

} // namespace

const Kind& edgeKind() {
    static const EdgeKind kind;
    return kind;
}

} // namespace tessera
