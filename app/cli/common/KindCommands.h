// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/Arguments.h"
#include "app/cli/common/Console.h"

#include "core/experiments/RunFile.h"
#include "core/kind/Kind.h"

namespace tessera {

/// Opens IN: a file, "-", or a typed puzzle. @throws UserError
[[nodiscard]] PuzzleSource openInput(const QString& in);

/// The run in IN, if IN is a run file.
/// @throws UserError if it is a run file that cannot be read
[[nodiscard]] std::optional<RecordedRun> recordedRunOf(const PuzzleSource& source);

/// The kind of puzzle in IN, also if IN is a run file. @param from the id of a format, or empty
/// @throws UserError
[[nodiscard]] const Kind& kindOfSource(const PuzzleSource& source, const QString& from = {});

/// Prints a reader's warnings to standard error, each after the source's name.
void tellWarnings(const PuzzleSource& source, const QStringList& warnings);

/// With the member's number before the ending if there are several.
[[nodiscard]] QString memberPath(const QString& out, int index, int count);

/// @throws UsageError if @p path is standard output, a pipe or a device
void refuseStream(const char* option, const QString& path);

/// Says on standard error which of these options were given although they do nothing.
/// @param what what the command was asked for
void tellUnused(const char* command, const Arguments& arguments, const QString& what,
                std::initializer_list<const char*> options);

/// Says on standard error that an option was given without the one that it belongs to.
void tellAlone(const Arguments& arguments, const char* option, const char* needed);

/// Says on standard error that --number was given for a file that holds one puzzle.
void tellUnusedNumber(const Arguments& arguments);

/// What convert writes: OUT, or the value of -o.
/// @throws UsageError unless it is given exactly once
[[nodiscard]] QString convertedPath(const Arguments& arguments);

/// @throws UsageError if --json and the file would both go to standard output
void refuseJsonBeside(const Arguments& arguments, const QString& out);

/// False for empty paths, "-" and devices.
[[nodiscard]] bool isSameFile(const QString& a, const QString& b);

/// @throws UsageError if one of the paths is the input's; see refuseSameFiles()
void refuseInput(const QString& input, const QStringList& paths);
/// Refuses an output that would replace the boards of a run, or a list by a part of it.
/// @throws UsageError
void refuseLoss(const QString& input, const PuzzleSource& source, const QString& out, bool isPart);

/// Refuses an output that would replace the input by a format that cannot hold all of it.
/// @param from the input's format @param to of the output, or empty: by its extension
/// @throws UsageError
void refuseLossyFormat(const QString& input, const QString& from, const AnyPuzzle& puzzle,
                       const QString& out, const QString& to);

/// @throws UsageError if two of the paths are the same file; ignores empty ones, "-" and devices
void refuseSameFiles(const QStringList& paths);

/// Call it before long work.
/// @throws UsageError if the format holds no boards; UserError as Kind::save() would
void checkBoardSavable(const AnyPuzzle& puzzle, const QString& path);

/// Prints what Kind::save() loses, that it does not know the extension, or that the file is too
/// large to be read, as a warning on standard error.
void tellLosses(const AnyPuzzle& puzzle, const QString& path, const QString& formatId = {});

/// Kind::save(), then tellLosses(). @throws UserError that begins with the name
void savePuzzleTelling(const AnyPuzzle& puzzle, const QString& path, const QString& formatId = {});

/// A kind's part of the help on shared options; each may be empty.
struct KindHelp {
    QString typed;    ///< what may be typed in place of a file's name
    QString number;   ///< a sentence on --number
    QString each;     ///< the same for commands that otherwise take all puzzles of a list
    QString settings; ///< a sentence on --kind of “generate”
    QString plan;     ///< how a plan requests it
};

/// The commands for one kind of puzzle, implemented with its descriptor alone; a kind overrides
/// what it can do beyond that. All throw UsageError or UserError.
class KindCommands {
public:
    explicit KindCommands(const Kind& kind) : m_kind(kind) {}
    KindCommands(const KindCommands&) = delete;
    KindCommands& operator=(const KindCommands&) = delete;
    virtual ~KindCommands() = default;

    [[nodiscard]] const Kind& kind() const { return m_kind; }

    [[nodiscard]] virtual KindHelp help() const { return {}; }
    /// The options of “generate” for this kind only.
    [[nodiscard]] virtual std::vector<OptionSpec> generatorOptions() const { return {}; }
    virtual ExitCode generate(const Arguments& arguments) const;
    virtual ExitCode count(const Arguments& arguments, const PuzzleSource& source) const;
    virtual ExitCode convert(const Arguments& arguments, const PuzzleSource& source) const;
    ExitCode score(const Arguments& arguments, const PuzzleSource& source) const;
    ExitCode inspect(const Arguments& arguments, const PuzzleSource& source) const;
    /// The content of the picture file @p out, whose longer side has @p size pixels.
    [[nodiscard]] virtual QByteArray picture(const Arguments& arguments, const PuzzleSource& source,
                                             const QString& out, int size) const;
    /// The best solutions of a run as an animated GIF.
    /// @param size of the longer side in pixels; nothing for the usual one
    [[nodiscard]] virtual QByteArray animation(const Arguments& arguments, const RecordedRun& run,
                                               std::optional<int> size) const;

    /// Also reads a run file, with its best board.
    [[nodiscard]] ReadPuzzles read(const PuzzleSource& source) const;
    /// read(), with warnings printed to standard error.
    [[nodiscard]] ReadPuzzles readTelling(const PuzzleSource& source) const;
    /// The puzzle selected by --number, else the first, with a note on standard error.
    [[nodiscard]] AnyPuzzle one(const Arguments& arguments, const PuzzleSource& source) const;
    /// Its name in “solve --json”.
    [[nodiscard]] virtual QString nameOf(const QString& /*in*/, const PuzzleSource& source) const {
        return source.name;
    }
    /// @throws UsageError if one of these options, which are for edge matching, is given
    virtual void refuse(const Arguments& arguments,
                        std::initializer_list<const char*> options) const;

protected:
    /// Call it where a source could not be read. @throws UserError if its reader's sentence would
    /// mislead, with what the source is and how to use it
    virtual void explainUnread(const PuzzleSource& /*source*/) const {}
    [[nodiscard]] virtual Facts scored(const AnyPuzzle& puzzle) const;
    /// @param input the source of the puzzle
    [[nodiscard]] virtual Facts described(const AnyPuzzle& puzzle, const ReadPuzzles& input) const;
    [[nodiscard]] QString formatOf(const Arguments& arguments, const char* option) const;
    /// Writes --count puzzles to -o: into one file if its format holds a list.
    /// @param tell called with each written puzzle and its path
    void writeMade(const Arguments& arguments, const std::function<AnyPuzzle(int number)>& make,
                   const std::function<void(const QString& path)>& tell) const;

    [[nodiscard]] virtual QString refusal(const QString& option) const;
    [[nodiscard]] virtual QString unknownFormat(const QString& id) const;

private:
    const Kind& m_kind;
};

[[nodiscard]] const KindCommands& commandsOf(const Kind& kind);

[[nodiscard]] QString idOf(const Kind& kind);
[[nodiscard]] QStringList kindIds();
/// The parts of all kinds on a shared option, in their order.
[[nodiscard]] QString kindsHelp(QString KindHelp::*part, const QString& separator);
[[nodiscard]] OperandSpec puzzleOperand();
[[nodiscard]] OptionSpec numberOption();

/// Reads the operand IN and calls a function of its kind's commands.
template <auto Act>
ExitCode onPuzzle(const Arguments& arguments) {
    const PuzzleSource source = openInput(arguments.operand(0));
    const Kind& kind = kindOfSource(source, arguments.text("from"));
    return (commandsOf(kind).*Act)(arguments, source);
}

} // namespace tessera
