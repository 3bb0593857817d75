// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Solver.h"
#include "core/support/FileIo.h"
#include "core/support/Progress.h"
#include "core/text/Json.h"

#include <QCoreApplication>
#include <QJsonObject>
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

/// A puzzle of any kind; only that kind looks into its file. Copies share what they hold.
class AnyPuzzle {
public:
    /// No puzzle.
    AnyPuzzle() = default;
    template <typename File>
    AnyPuzzle(const Kind& kind, File file)
        : m_kind(&kind), m_file(std::make_shared<const std::any>(std::move(file))) {}

    /// @pre there is a puzzle
    [[nodiscard]] const Kind& kind() const { return *m_kind; }
    /// The file in its kind's own type; nothing if the type is another.
    template <typename File>
    [[nodiscard]] const File* get() const {
        return std::any_cast<File>(m_file.get());
    }
    /// The same for the kind's own code. @throws std::bad_any_cast if the type is another
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

/// What lists and file dialogs show of a format.
struct FormatFacts {
    QString id;   ///< as in --from and --to
    QString name; ///< translated
    /// File name endings without a dot, the usual one first.
    QStringList extensions;
    bool canWrite = true;
    bool holdsLists = false; ///< several puzzles in one file
};

/// The result of reading: one puzzle or, from formats that allow it, a list.
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
    QString subject; ///< what the program takes from it
    QString source;  ///< where it was published
};

/// A generator whose settings were read and checked.
struct PuzzleMaker {
    int total = 0; ///< the full score of each puzzle, or more
    /// The puzzle of that number, from 0; its title describes it. Nothing if the progress, which
    /// may be empty, asked to stop. @throws UserError
    std::function<std::optional<AnyPuzzle>(int number, const Progress& progress)> make;
};

/// One kind of puzzle, after Tatham's `struct game`: all that the program knows of it, except for
/// window and command line. To add one, name it in Kind.cpp. Stateless: one object serves all
/// threads.
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
    /// The publications that its methods follow.
    [[nodiscard]] virtual std::vector<Work> works() const { return {}; }
    /// The methods of a race unless others are chosen, by id; "id:preset" for a preset.
    [[nodiscard]] virtual std::vector<std::string> usualRace() const;
    /// The starts that its searches offer, the usual one first.
    [[nodiscard]] virtual std::vector<StartKind> starts() const {
        return {StartKind::Own, StartKind::Random, StartKind::Board};
    }

    /// The native format, which holds everything, first.
    [[nodiscard]] virtual std::vector<FormatFacts> formats() const = 0;
    /// Whether a text is a puzzle of this kind, even a damaged one; judged by its content alone.
    [[nodiscard]] virtual bool claims(const QByteArray& bytes) const = 0;
    /// How messages name a puzzle that is typed in place of a file's name; nothing if it is not
    /// one.
    [[nodiscard]] virtual std::optional<QString> typedName(const QString& /*text*/) const {
        return {};
    }
    /// @param format its id; empty: detected from the content
    /// @throws UserError that begins with the source's name
    [[nodiscard]] virtual ReadPuzzles read(const PuzzleSource& source,
                                           const QString& format = {}) const = 0;
    /// @param format its id; empty: the native one
    /// @throws UserError if no format has that id, or if it cannot hold these puzzles
    [[nodiscard]] virtual QByteArray write(std::span<const AnyPuzzle> puzzles,
                                           const QString& format = {}) const = 0;
    /// The id of the format for a file of that name; empty: the native one.
    [[nodiscard]] virtual QString formatFor(const QString& fileName) const;
    /// Whether a file in that format holds the result of a search.
    [[nodiscard]] virtual bool holdsSolution(const QString& /*format*/) const { return true; }
    /// What a file in that format loses of a puzzle: a sentence, empty if it keeps everything.
    [[nodiscard]] virtual QString lossesOf(const AnyPuzzle& /*puzzle*/,
                                           const QString& /*format*/) const {
        return {};
    }

    [[nodiscard]] virtual QString title(const AnyPuzzle& puzzle) const = 0;
    /// The full score: that of a solved puzzle.
    [[nodiscard]] virtual int total(const AnyPuzzle& puzzle) const = 0;
    [[nodiscard]] virtual int score(const AnyPuzzle& puzzle) const = 0;
    /// The highest score known to have been reached on the puzzle's board.
    [[nodiscard]] virtual int bestScore(const AnyPuzzle& puzzle) const { return score(puzzle); }
    /// As "16×16"; empty if it has none.
    [[nodiscard]] virtual QString sizeText(const AnyPuzzle& /*puzzle*/) const { return {}; }
    /// A key that differs between puzzles; taken from what a search is given.
    [[nodiscard]] virtual QByteArray identity(const AnyPuzzle& puzzle) const = 0;
    /// What puzzles that are about as hard have in common, as size and number of colours.
    [[nodiscard]] virtual QByteArray likeness(const AnyPuzzle& puzzle) const {
        return identity(puzzle);
    }
    /// Whether a board of one is a board of the other, whatever the two boards hold now.
    [[nodiscard]] virtual bool isSamePuzzle(const AnyPuzzle& one, const AnyPuzzle& other) const;
    /// The title, or a short description if it has none.
    [[nodiscard]] virtual QString label(const AnyPuzzle& puzzle) const;
    /// What is wrong with a puzzle that can be searched nevertheless; empty if nothing.
    [[nodiscard]] virtual QString defect(const AnyPuzzle& /*puzzle*/) const { return {}; }

    /// The problem that methods are given. @throws UserError if it cannot be searched
    [[nodiscard]] virtual std::shared_ptr<const Problem> problem(const AnyPuzzle& puzzle,
                                                                 StartKind start) const = 0;
    /// The puzzle with a solution on its board and its score recomputed; nothing if the solution
    /// belongs to another puzzle.
    [[nodiscard]] virtual std::optional<AnyPuzzle> withSolution(const AnyPuzzle& puzzle,
                                                                const Solution& solution) const = 0;
    /// The puzzle's board as searches encode it.
    [[nodiscard]] virtual Solution solution(const AnyPuzzle& puzzle) const = 0;
    /// The puzzle's board as one line of text for other programs; empty if there is no such form.
    [[nodiscard]] virtual QString boardText(const AnyPuzzle& puzzle) const = 0;

    /// "generate" objects that are offered for a plan by name, besides what dialogs make.
    struct Offer {
        QString name;
        QJsonObject settings;
    };
    [[nodiscard]] virtual std::vector<Offer> offers() const { return {}; }
    /// Reads the "generate" object of an experiment plan. @throws FormatError at what is wrong
    [[nodiscard]] virtual PuzzleMaker maker(const JsonNode& settings) const = 0;

    /// Writes atomically; "-" is standard output. Empty @p format: chosen by the name. @throws
    /// UserError
    void save(std::span<const AnyPuzzle> puzzles, const QString& path,
              const QString& format = {}) const;
};

[[nodiscard]] bool isSamePuzzle(const AnyPuzzle& one, const AnyPuzzle& other);

/// A puzzle as part of another file, in its kind's native format.
[[nodiscard]] QJsonObject puzzleObject(const AnyPuzzle& puzzle);
/// @throws UserError
[[nodiscard]] AnyPuzzle puzzleFrom(const QJsonValue& value);

/// All kinds, edge matching first: it takes what no other kind claims.
[[nodiscard]] std::span<const Kind* const> allKinds();
/// Adds a kind; call it before anything is read or searched. It is asked before the existing ones.
void registerKind(const Kind& kind);
/// Null if no kind has that id.
[[nodiscard]] const Kind* findKind(std::string_view id);
/// The kind that claims a text, or that has the named format.
[[nodiscard]] const Kind& kindOf(const QByteArray& bytes, const QString& format = {});

/// All methods, kind by kind, as menus and help list them.
[[nodiscard]] std::span<const SolverInfo> allSolvers();
[[nodiscard]] std::span<const SolverInfo> solversFor(std::string_view kind);
/// Null if no method has that id.
[[nodiscard]] const SolverInfo* findSolver(std::string_view id);
/// Makes a solver for a problem that may be of any kind.
/// @throws UserError if the method is for another kind or cannot take the problem.
[[nodiscard]] std::unique_ptr<Solver> makeSolver(const SolverInfo& method,
                                                 std::shared_ptr<const Problem> problem,
                                                 const ParameterValues& values);

struct PlanText {
    Q_DECLARE_TR_FUNCTIONS(ExperimentPlan)
};

/// Rejects unknown keys: a misspelt one must not silently mean the default. @param known separated
/// by blanks
/// @throws FormatError
void expectKeys(const JsonNode& node, const char* known);

/// @throws FormatError if it is not a whole number, is negative, or exceeds what JSON holds exactly
[[nodiscard]] quint64 wholeNumber(const JsonNode& node);

} // namespace tessera
