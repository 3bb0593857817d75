// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kind/SudokuKind.h"

#include "core/sudoku/ScoredSudoku.h"
#include "core/sudoku/SudokuGenerator.h"
#include "core/sudoku/formats/SudokuFormat.h"

#include <QLocale>

namespace tessera {

namespace {

const SudokuFile& gridFileOf(const AnyPuzzle& puzzle) { return puzzle.as<SudokuFile>(); }

std::optional<AnyPuzzle> generatedSudoku(const JsonNode& node, const SudokuSettings& settings,
                                         const Progress& progress) {
    const auto made = generateSudoku(settings, progress);
    if (!made)
        return std::nullopt;
    if (!made->asWished)
        node.fail(PlanText::tr("valid settings for a Sudoku"), shortfallText(settings, *made));
    SudokuFile file(made->givens);
    file.title = PlanText::tr("Sudoku %1×%1, %2 givens, seed %3")
                     .arg(made->givens.side())
                     .arg(made->givens.filledCount())
                     .arg(settings.seed);
    return anyPuzzle(std::move(file));
}

/// Reports a UserError of the work at the node. @param work may throw it
template <typename Work>
auto blamedOn(const JsonNode& node, Work work) {
    try {
        return work();
    } catch (const FormatError&) {
        throw;
    } catch (const UserError& error) {
        node.fail(PlanText::tr("settings of a Sudoku"), error.sentence());
    }
}

class SudokuKind final : public Kind {
public:
    [[nodiscard]] std::string_view id() const override { return SudokuProblem::kKind; }

    [[nodiscard]] std::span<const SolverInfo> methods() const override {
        static const std::vector<SolverInfo> methods{gvnsSudokuInfo(), annealingSudokuInfo(),
                                                     geneticSudokuInfo()};
        return methods;
    }
    /// Today's neighbourhood rule against the published one.
    [[nodiscard]] std::vector<std::string> usualRace() const override {
        return {"gvns-sudoku", "gvns-sudoku:hamza-sevkli-2014"};
    }
    [[nodiscard]] std::vector<Work> works() const override {
        return {{QStringLiteral("Hamza, Sevkli"),
                 Work::tr("variable neighbourhood search for sudoku"),
                 QStringLiteral("ECTA 2014")}};
    }

    [[nodiscard]] std::vector<Offer> offers() const override {
        std::vector<Offer> offers;
        // Their names are translated where the levels are defined.
        for (const char* level : {"Easy", "Medium", "Hard", "Expert"}) {
            offers.push_back(
                {QStringLiteral("Sudoku: ") + QCoreApplication::translate("Sudoku", level),
                 {{QStringLiteral("kind"), QStringLiteral("sudoku")},
                  {QStringLiteral("difficulty"), QString::fromLatin1(level).toLower()},
                  {QStringLiteral("seed"), 1}}});
        }
        return offers;
    }
    [[nodiscard]] std::vector<FormatFacts> formats() const override {
        std::vector<FormatFacts> facts;
        for (const auto& format : allSudokuFormats())
            facts.push_back({format->id(), format->name(), format->extensions(), true,
                             format != &kSudokuNativeFormat});
        return facts;
    }
    /// Unless an edge-matching format is more certain of it.
    [[nodiscard]] bool claims(const QByteArray& bytes) const override {
        const int confidence = surestOf(allSudokuFormats(), bytes).second.confidence;
        return confidence > 0 && confidence >= surestOf(allFormats(), bytes).second.confidence;
    }
    [[nodiscard]] std::optional<QString> typedName(const QString& text) const override {
        // Also for a wrong length or a wrong character: the reader reports what is wrong.
        if (!holdsSudoku(text.toUtf8()))
            return std::nullopt;
        return QCoreApplication::translate("CommandLine", "the line");
    }
    [[nodiscard]] ReadPuzzles read(const PuzzleSource& source,
                                   const QString& format) const override {
        SudokuReadResult result = readSudokuSource(source, format);
        ReadPuzzles read{{}, result.warnings, result.format->id()};
        for (SudokuFile& file : result.puzzles)
            read.puzzles.push_back(anyPuzzle(std::move(file)));
        return read;
    }
    [[nodiscard]] QByteArray write(std::span<const AnyPuzzle> puzzles,
                                   const QString& id) const override {
        const SudokuFormat& format = id.isEmpty() ? kSudokuNativeFormat : sudokuFormatNamed(id);
        std::vector<SudokuFile> files;
        for (const AnyPuzzle& puzzle : puzzles)
            files.push_back(gridFileOf(puzzle));
        return format.write(files);
    }
    [[nodiscard]] QString formatFor(const QString& fileName) const override {
        const QString id = Kind::formatFor(fileName);
        // What is typed or piped is a line of text.
        return id.isEmpty() && isStandardStream(fileName) ? kSudokuLinesFormat.id() : id;
    }

    [[nodiscard]] QString lossesOf(const AnyPuzzle& puzzle, const QString& id) const override {
        if (id != kSudokuLinesFormat.id())
            return {};
        const SudokuFile& file = gridFileOf(puzzle);
        QStringList lost;
        if (file.digits != file.givens)
            lost << FormatText::tr("which digits are givens");
        if (std::ranges::any_of(file.marks, [](DigitSet marks) { return marks != 0; }))
            lost << FormatText::tr("the pencil marks");
        if (!file.author.isEmpty())
            lost << FormatText::tr("the author");
        if (!file.notes.isEmpty())
            lost << FormatText::tr("the notes");
        if (lost.isEmpty())
            return {};
        return FormatText::tr("The format “%1” does not hold %2.")
            .arg(kSudokuLinesFormat.name(), QLocale().createSeparatedList(lost));
    }

    [[nodiscard]] QString title(const AnyPuzzle& puzzle) const override {
        return gridFileOf(puzzle).title;
    }
    [[nodiscard]] int total(const AnyPuzzle& puzzle) const override {
        return sudokuTotal(gridFileOf(puzzle).givens.order());
    }
    [[nodiscard]] int score(const AnyPuzzle& puzzle) const override {
        return total(puzzle) - missingDigits(gridFileOf(puzzle).digits);
    }
    [[nodiscard]] QString sizeText(const AnyPuzzle& puzzle) const override {
        return QStringLiteral("%1×%1").arg(gridFileOf(puzzle).givens.side());
    }
    [[nodiscard]] QByteArray identity(const AnyPuzzle& puzzle) const override {
        const SudokuFile& file = gridFileOf(puzzle);
        return (lineOf(file.givens) + u' ' + lineOf(file.digits)).toLatin1();
    }
    [[nodiscard]] QByteArray likeness(const AnyPuzzle& puzzle) const override {
        constexpr int parts = 20; // of the cells, in which the givens are counted
        const SudokuGrid& givens = gridFileOf(puzzle).givens;
        return QByteArray::number(givens.side()) + ' ' +
               QByteArray::number(parts * givens.filledCount() / givens.cells());
    }
    [[nodiscard]] bool isSamePuzzle(const AnyPuzzle& one, const AnyPuzzle& other) const override {
        return gridFileOf(one).givens == gridFileOf(other).givens;
    }
    [[nodiscard]] QString defect(const AnyPuzzle& puzzle) const override {
        return sudokuDefect(gridFileOf(puzzle).givens);
    }

    [[nodiscard]] std::shared_ptr<const Problem> problem(const AnyPuzzle& puzzle,
                                                         StartKind start) const override {
        const SudokuFile& file = gridFileOf(puzzle);
        return std::make_shared<SudokuProblem>(
            file.givens, start == StartKind::Board ? file.digits : file.givens);
    }
    [[nodiscard]] std::optional<AnyPuzzle> withSolution(const AnyPuzzle& puzzle,
                                                        const Solution& solution) const override {
        SudokuFile file = gridFileOf(puzzle);
        const auto side = static_cast<std::uint16_t>(file.givens.side());
        if (solution.size() != asIndex(file.givens.cells()) ||
            std::ranges::any_of(solution, [&](std::uint16_t code) { return code > side; }))
            return std::nullopt;
        file.digits = gridOf(file.givens.order(), solution);
        file.marks.clear();
        return anyPuzzle(std::move(file));
    }
    [[nodiscard]] Solution solution(const AnyPuzzle& puzzle) const override {
        return codesOf(gridFileOf(puzzle).digits);
    }
    [[nodiscard]] QString boardText(const AnyPuzzle& puzzle) const override {
        return lineOf(gridFileOf(puzzle).digits);
    }

    [[nodiscard]] PuzzleMaker maker(const JsonNode& node) const override {
        const SudokuSettings settings =
            blamedOn(node, [&] { return sudokuSettingsFromJson(node.object()); });
        return {sudokuTotal(settings.order),
                [node, settings](int number, const Progress& progress) {
                    SudokuSettings member = settings;
                    member.seed += static_cast<std::uint64_t>(number);
                    return blamedOn(node, [&] { return generatedSudoku(node, member, progress); });
                }};
    }
};

} // namespace

const Kind& sudokuKind() {
    static const SudokuKind kind;
    return kind;
}

} // namespace tessera
