// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Solver.h"
#include "core/support/FileIo.h"
#include "core/text/Json.h"

#include <QCoreApplication>
#include <QStringList>

#include <any>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

class Kind;

/// A puzzle of any kind, into whose file only that kind looks. Copies share what they hold.
class AnyPuzzle {
public:
    /// None at all.
    AnyPuzzle() = default;
    template <typename File>
    AnyPuzzle(const Kind& kind, File file)
        : m_kind(&kind), m_file(std::make_shared<const std::any>(std::move(file))) {}

    /// @pre it is not none
    [[nodiscard]] const Kind& kind() const { return *m_kind; }
    /// The file as its kind has it; nothing if it is of another kind.
    template <typename File>
    [[nodiscard]] const File* get() const {
        return std::any_cast<File>(m_file.get());
    }
    /// The same for the kind itself. @throws std::bad_any_cast if it is of another
    template <typename File>
    [[nodiscard]] const File& as() const {
        return std::any_cast<const File&>(*m_file);
    }

    /// Whether their native files are the same.
    friend bool operator==(const AnyPuzzle& a, const AnyPuzzle& b);

    /// Whether both hold the very same file, being copies.
    [[nodiscard]] bool isCopyOf(const AnyPuzzle& other) const { return m_file == other.m_file; }

private:
    const Kind* m_kind = nullptr;
    std::shared_ptr<const std::any> m_file;
};

/// What lists and file dialogs say of a format.
struct FormatFacts {
    QString id;   ///< as in --from and --to
    QString name; ///< translated
    /// File name endings without a dot, the usual one first.
    QStringList extensions;
    bool canWrite = true;
    bool holdsLists = false; ///< several puzzles in one file
};

/// What was read: one puzzle or, in the formats that can hold it, a list.
struct ReadPuzzles {
    std::vector<AnyPuzzle> puzzles; ///< at least one
    QStringList warnings;           ///< sentences
    QString format;                 ///< id of the one it was read in
};

/// A publication that methods follow.
struct Work {
    Q_DECLARE_TR_FUNCTIONS(Work)

public:
    QString authors;
    QString subject; ///< what the program has from it
    QString source;  ///< where it appeared
};

/// Settings of a generator that were read and checked.
struct PuzzleMaker {
    int total = 0; ///< the full score of each puzzle, or more
    /// The puzzle of that number from 0, its title saying what it is. @throws UserError
    std::function<AnyPuzzle(int number)> make;
};

/// One kind of puzzle, after Tatham's `struct game`: all that the program knows of it but window
/// and command line. To add one, name it in Kind.cpp. Stateless: one object serves all threads.
class Kind {
public:
    Kind() = default;
    Kind(const Kind&) = delete;
    Kind& operator=(const Kind&) = delete;
    virtual ~Kind() = default;

    /// Problem::kind() of its problems, "kind" in files, the word of --kind.
    [[nodiscard]] virtual std::string_view id() const = 0;

    /// In the order in which menus and help list them. They live as long as the kind.
    [[nodiscard]] virtual std::span<const SolverInfo> methods() const = 0;
    /// What they build on.
    [[nodiscard]] virtual std::vector<Work> works() const { return {}; }
    /// Those that race unless others are chosen, by id; "id:preset" for other than its defaults.
    [[nodiscard]] virtual std::vector<std::string> usualRace() const;
    /// Where its searches can begin, the usual one first.
    [[nodiscard]] virtual std::vector<StartKind> starts() const {
        return {StartKind::Own, StartKind::Random, StartKind::Board};
    }

    /// The native format, which holds everything, first.
    [[nodiscard]] virtual std::vector<FormatFacts> formats() const = 0;
    /// Whether a text is a puzzle of this kind, judged by its content alone; also a damaged one.
    [[nodiscard]] virtual bool claims(const QByteArray& bytes) const = 0;
    /// How messages call a puzzle that is typed in place of a file's name; nothing if it is none.
    [[nodiscard]] virtual std::optional<QString> typedName(const QString& /*text*/) const {
        return {};
    }
    /// @param format its id; empty: find out
    /// @throws UserError with the source's name in front
    [[nodiscard]] virtual ReadPuzzles read(const PuzzleSource& source,
                                           const QString& format = {}) const = 0;
    /// @param format its id; empty: the native one
    /// @throws UserError if there is none of that id, or if it cannot hold these puzzles
    [[nodiscard]] virtual QByteArray write(std::span<const AnyPuzzle> puzzles,
                                           const QString& format = {}) const = 0;
    /// The id of the format that a file of that name gets; empty: the native one.
    [[nodiscard]] virtual QString formatFor(const QString& fileName) const;
    /// Whether a file in that format holds what a search has found.
    [[nodiscard]] virtual bool holdsSolution(const QString& /*format*/) const { return true; }
    /// What such a file would not hold of a puzzle: a sentence, empty if all is kept.
    [[nodiscard]] virtual QString lossesOf(const AnyPuzzle& /*puzzle*/,
                                           const QString& /*format*/) const {
        return {};
    }

    [[nodiscard]] virtual QString title(const AnyPuzzle& puzzle) const = 0;
    /// The full score.
    [[nodiscard]] virtual int total(const AnyPuzzle& puzzle) const = 0;
    /// The score of what lies on its board.
    [[nodiscard]] virtual int score(const AnyPuzzle& puzzle) const = 0;
    /// The highest score that is known to have been reached on its board.
    [[nodiscard]] virtual int bestScore(const AnyPuzzle& puzzle) const { return score(puzzle); }
    /// As "16×16"; empty if it has none.
    [[nodiscard]] virtual QString sizeText(const AnyPuzzle& /*puzzle*/) const { return {}; }
    /// Tells different puzzles apart, by what a search is given.
    [[nodiscard]] virtual QByteArray identity(const AnyPuzzle& puzzle) const = 0;
    /// What puzzles that are about as hard have in common, as size and number of colours.
    [[nodiscard]] virtual QByteArray likeness(const AnyPuzzle& puzzle) const {
        return identity(puzzle);
    }
    /// Whether boards of the one are boards of the other, whatever lies on theirs.
    [[nodiscard]] virtual bool isSamePuzzle(const AnyPuzzle& one, const AnyPuzzle& other) const;
    /// The title, or what else tells the puzzle in a word.
    [[nodiscard]] virtual QString label(const AnyPuzzle& puzzle) const;
    /// What is wrong with a puzzle that can be searched all the same; empty if nothing.
    [[nodiscard]] virtual QString defect(const AnyPuzzle& /*puzzle*/) const { return {}; }

    /// The puzzle as its methods are given it. @throws UserError if it cannot be searched
    [[nodiscard]] virtual std::shared_ptr<const Problem> problem(const AnyPuzzle& puzzle,
                                                                 StartKind start) const = 0;
    /// With a solution on its board, its score taken from scratch; nothing if of another puzzle.
    [[nodiscard]] virtual std::optional<AnyPuzzle> withSolution(const AnyPuzzle& puzzle,
                                                                const Solution& solution) const = 0;
    /// What lies on its board, as searches have it.
    [[nodiscard]] virtual Solution solution(const AnyPuzzle& puzzle) const = 0;
    /// What lies on its board as a line of text that others can read, empty if there is none.
    [[nodiscard]] virtual QString boardText(const AnyPuzzle& puzzle) const = 0;

    /// Reads an experiment's "generate", a JSON object. @throws FormatError at what is wrong
    [[nodiscard]] virtual PuzzleMaker maker(const JsonNode& settings) const = 0;

    /// Writes atomically, "-": standard output. Empty @p format: by the name. @throws UserError
    void save(std::span<const AnyPuzzle> puzzles, const QString& path,
              const QString& format = {}) const;
};

/// The same for puzzles that need not be of one kind.
[[nodiscard]] bool isSamePuzzle(const AnyPuzzle& one, const AnyPuzzle& other);

/// A puzzle as a part of other files, in its kind's own format, and back.
[[nodiscard]] QJsonObject puzzleObject(const AnyPuzzle& puzzle);
/// @throws UserError
[[nodiscard]] AnyPuzzle puzzleFrom(const QJsonValue& value);

/// All kinds, edge matching first: it takes what no other kind claims.
[[nodiscard]] std::span<const Kind* const> allKinds();
/// Adds a kind, before anything is read or searched. It is asked before those that were there.
void registerKind(const Kind& kind);
/// The kind with that id, or nothing.
[[nodiscard]] const Kind* findKind(std::string_view id);
/// The kind whose puzzle a text is, or whose format is named.
[[nodiscard]] const Kind& kindOf(const QByteArray& bytes, const QString& format = {});

/// All methods, kind by kind, as menus and help list them.
[[nodiscard]] std::span<const SolverInfo> allSolvers();
/// Those of the kind with that id.
[[nodiscard]] std::span<const SolverInfo> solversFor(std::string_view kind);
/// The method with that id, or nothing.
[[nodiscard]] const SolverInfo* findSolver(std::string_view id);
/// Makes a solver for a problem that may be of any kind.
/// @throws UserError if the method is for another kind, or cannot take it.
[[nodiscard]] std::unique_ptr<Solver> makeSolver(const SolverInfo& method,
                                                 std::shared_ptr<const Problem> problem,
                                                 const ParameterValues& values);

struct PlanText {
    Q_DECLARE_TR_FUNCTIONS(ExperimentPlan)
};

/// A misspelt key must not silently mean the default. @param known parted by blanks
/// @throws FormatError
void expectKeys(const JsonNode& node, const char* known);

/// @throws FormatError if it is none, is negative or beyond what JSON holds exactly
[[nodiscard]] quint64 wholeNumber(const JsonNode& node);

} // namespace tessera
