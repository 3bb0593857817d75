// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/Arguments.h"
#include "app/cli/common/Console.h"

#include "core/kind/Kind.h"

namespace tessera {

/// What the commands do with one kind of puzzle. As it is here they know no more than the kind's
/// descriptor; a kind derives its own for what it can do beyond. All throw UsageError or UserError.
class KindCommands {
public:
    explicit KindCommands(const Kind& kind) : m_kind(kind) {}
    KindCommands(const KindCommands&) = delete;
    KindCommands& operator=(const KindCommands&) = delete;
    virtual ~KindCommands() = default;

    [[nodiscard]] const Kind& kind() const { return m_kind; }

    /// Those options of “generate” that are for this kind alone.
    [[nodiscard]] virtual std::vector<OptionSpec> generatorOptions() const { return {}; }
    virtual ExitCode generate(const Arguments& arguments) const;
    virtual ExitCode count(const Arguments& arguments, const PuzzleSource& source) const;
    virtual ExitCode score(const Arguments& arguments, const PuzzleSource& source) const;
    virtual ExitCode inspect(const Arguments& arguments, const PuzzleSource& source) const;
    virtual ExitCode convert(const Arguments& arguments, const PuzzleSource& source) const;
    /// The content of the picture file @p out, whose longer side has @p size pixels.
    [[nodiscard]] virtual QByteArray picture(const Arguments& arguments, const PuzzleSource& source,
                                             const QString& out, int size) const;

    /// The puzzle that --number says, else the first; a list without --number is
    /// told on standard error.
    [[nodiscard]] virtual AnyPuzzle one(const Arguments& arguments,
                                        const PuzzleSource& source) const;
    /// How “solve --json” calls it.
    [[nodiscard]] virtual QString nameOf(const QString& /*in*/, const PuzzleSource& source) const {
        return source.name;
    }
    /// @throws UsageError if one of these options is given, which mean nothing for this kind.
    void refuse(const Arguments& arguments, const QStringList& options) const;

protected:
    /// Reads all puzzles of a source; warnings go to standard error.
    [[nodiscard]] ReadPuzzles read(const PuzzleSource& source, const QString& format = {}) const;
    /// Writes --count puzzles to -o: into one file if its format holds a list.
    /// @param tell called with each when it is written, and its path
    void writeMade(const Arguments& arguments, const std::function<AnyPuzzle(int number)>& make,
                   const std::function<void(const QString& path)>& tell) const;
    /// Prints one JSON object, or several as an array; or the lines of each.
    static void printFacts(const Arguments& arguments, const QJsonArray& facts,
                           void (*printOne)(const QJsonObject& facts));

    [[nodiscard]] virtual QString refusal(const QString& option) const;
    [[nodiscard]] virtual QString unknownFormat(const QString& id) const;

private:
    const Kind& m_kind;
};

/// Those of a kind, whatever it is.
[[nodiscard]] const KindCommands& commandsOf(const Kind& kind);

[[nodiscard]] QString idOf(const Kind& kind);
/// The ids of all kinds.
[[nodiscard]] QStringList kindIds();

/// The option that picks one puzzle of a list.
[[nodiscard]] OptionSpec numberOption();

} // namespace tessera
