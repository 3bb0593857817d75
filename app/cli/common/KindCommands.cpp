// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/KindCommands.h"

#include "app/cli/common/Team.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/experiments/RunBatch.h"
#include "core/support/FileIo.h"
#include "core/support/Packet.h"
#include "core/support/UserError.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

/// Whether a file is meant, even one that does not exist.
bool endsLikeFile(const QString& in) {
    const QString ending = QFileInfo(in).suffix().toLower();
    return ending == kRunFileEnding || std::ranges::any_of(allKinds(), [&](const Kind* kind) {
               return std::ranges::any_of(kind->formats(), [&](const FormatFacts& format) {
                   return format.extensions.contains(ending);
               });
           });
}

const FormatFacts* formatIn(const std::vector<FormatFacts>& formats, const QString& id) {
    const auto found = std::ranges::find(formats, id, &FormatFacts::id);
    return found == formats.end() ? nullptr : &*found;
}

/// The index of --number, if it is given.
std::optional<std::size_t> chosenIndex(const Kind& kind, const Arguments& arguments,
                                       std::size_t count) {
    if (!std::ranges::any_of(kind.formats(), &FormatFacts::holdsLists)) {
        tellUnusedNumber(arguments);
        return std::nullopt;
    }
    const auto number = arguments.whole("number", static_cast<std::int64_t>(count));
    return number ? std::optional(static_cast<std::size_t>(*number) - 1) : std::nullopt;
}

/// “.hidden” has none.
QString suffixOf(const QString& path) {
    const QFileInfo info(path);
    return info.completeBaseName().isEmpty() ? QString() : info.suffix();
}

/// How messages name an output.
QString outputName(const QString& path) {
    return isStandardStream(path) ? CliText::tr("standard output") : path;
}

/// As Kind::save(), but a puzzle that the format cannot hold is reported with the output's name.
void saveNamed(const Kind& kind, std::span<const AnyPuzzle> puzzles, const QString& path,
               const QString& format = {}) {
    const QString id = format.isEmpty() ? kind.formatFor(path) : format;
    writeFile(named(outputName(path), [&] { return kind.write(puzzles, id); }), path);
}

/// Leaves the puzzle of --number, if one is given.
void take(ReadPuzzles& input, const Kind& kind, const Arguments& arguments) {
    if (const auto index = chosenIndex(kind, arguments, input.puzzles.size()))
        input.puzzles = {input.puzzles[*index]};
}

} // namespace

/// Only the first of several processes may have the file, or standard input.
PuzzleSource openInput(const QString& in) {
    // For Windows, a puzzle of dots alone is the folder here. A name with a known ending is a file.
    if (!QFileInfo(in).isFile() && !endsLikeFile(in)) {
        for (const Kind* kind : allKinds()) {
            if (const auto name = kind->typedName(in))
                return {*name, {}, in.toUtf8()};
        }
    }
    PuzzleSource source;
    PacketReader packet(askFirstRank([&] {
        const PuzzleSource opened = openSource(in);
        PacketWriter written;
        written(opened.name.toUtf8(), opened.path.toUtf8(), opened.bytes);
        return written.bytes();
    }));
    source.name = QString::fromUtf8(packet.next<QByteArray>());
    source.path = QString::fromUtf8(packet.next<QByteArray>());
    packet(source.bytes);
    return source;
}

std::optional<RecordedRun> recordedRunOf(const PuzzleSource& source) {
    if (!looksLikeRunFile(source.bytes))
        return std::nullopt;
    return named(source.name, [&] { return readRunFile(source.bytes).run; });
}

const Kind& kindOfSource(const PuzzleSource& source, const QString& from) {
    if (!looksLikeRunFile(source.bytes))
        return kindOf(source.bytes, from);
    return named(source.name,
                 [&]() -> const Kind& { return readRunFile(source.bytes).run.puzzle.kind(); });
}

void tellWarnings(const PuzzleSource& source, const QStringList& warnings) {
    for (const QString& warning : warnings)
        complain(CliText::tr("%1: warning: %2"), source.name, warning);
}

QString memberPath(const QString& out, int index, int count) {
    if (count == 1)
        return out;
    const QString number = QStringLiteral("%1").arg(
        index + 1, static_cast<int>(QString::number(count).size()), 10, QChar(u'0'));
    const QString suffix = suffixOf(out);
    const QString ending = suffix.isEmpty() ? QString() : u'.' + suffix;
    return out.chopped(ending.size()) + u'-' + number + ending;
}

void refuseJsonBeside(const Arguments& arguments, const QString& out) {
    if (arguments.has("json") && isStandardStream(out))
        throw UsageError(CliText::tr("--json and a file cannot both go to standard output."));
}

void refuseStream(const char* option, const QString& path) {
    const QLatin1String name(option);
    if (isStandardStream(path))
        throw UsageError(CliText::tr("--%1 needs a file, not standard output."), name);
    if (isSpecialFile(path))
        throw UsageError(CliText::tr("--%1 needs a regular file; %2 is a device or a pipe."), name,
                         path);
}

void tellUnused(const char* command, const Arguments& arguments, const QString& what,
                std::initializer_list<const char*> options) {
    for (const char* option : options) {
        if (arguments.has(option))
            complain(CliText::tr("tessera %1: %2 does nothing for “%3”."),
                     QString::fromLatin1(command), dashed(QString::fromLatin1(option)), what);
    }
}

void tellAlone(const Arguments& arguments, const char* option, const char* needed) {
    if (arguments.has(option) && !arguments.has(needed))
        complain(CliText::tr("%1 does nothing without %2."), dashed(QString::fromLatin1(option)),
                 dashed(QString::fromLatin1(needed)));
}

void tellUnusedNumber(const Arguments& arguments) {
    if (arguments.has("number"))
        complain(CliText::tr("--number does nothing: the file is no list."));
}

QString convertedPath(const Arguments& arguments) {
    const QString out = arguments.operand(1);
    if (out.isEmpty() && !arguments.has("o"))
        throw UsageError(CliText::tr("%1 is missing."), QStringLiteral("OUT"));
    if (!out.isEmpty() && arguments.has("o"))
        throw UsageError(CliText::tr("%1 is given more than once."), QStringLiteral("OUT"));
    return out.isEmpty() ? arguments.text("o") : out;
}

bool isSameFile(const QString& a, const QString& b) {
    const QString identity = fileIdentity(a);
    return !identity.isEmpty() && fileIdentity(b) == identity;
}

void refuseInput(const QString& input, const QStringList& paths) {
    for (const QString& path : paths) {
        if (isSameFile(input, path))
            throw UsageError(CliText::tr("%1 is the input; give the output another name."), path);
    }
}

void refuseLoss(const QString& input, const PuzzleSource& source, const QString& out, bool isPart) {
    if (isPart || looksLikeRunFile(source.bytes))
        refuseInput(input, {out});
}

void refuseLossyFormat(const QString& input, const QString& from, const AnyPuzzle& puzzle,
                       const QString& out, const QString& to) {
    const Kind& kind = puzzle.kind();
    const QString format = to.isEmpty() ? kind.formatFor(out) : to;
    if (format != from && !kind.lossesOf(puzzle, format).isEmpty())
        refuseInput(input, {out});
}

void refuseSameFiles(const QStringList& paths) {
    QStringList seen;
    for (const QString& path : paths) {
        const QString identity = fileIdentity(path);
        if (identity.isEmpty())
            continue;
        if (seen.contains(identity))
            throw UsageError(CliText::tr("Two outputs cannot both go to %1."), path);
        seen << identity;
    }
}

void checkBoardSavable(const AnyPuzzle& puzzle, const QString& path) {
    const Kind& kind = puzzle.kind();
    const QString format = kind.formatFor(path);
    if (!kind.holdsSolution(format)) {
        const auto formats = kind.formats();
        throw UsageError(CliText::tr("The format “%1” cannot hold a board: give -o another "
                                     "extension, such as .tessera."),
                         std::ranges::find(formats, format, &FormatFacts::id)->name);
    }
    checkWritable(path);
    static_cast<void>(named(outputName(path), [&] { return kind.write({&puzzle, 1}, format); }));
}

void tellLosses(const AnyPuzzle& puzzle, const QString& path, const QString& formatId) {
    const Kind& kind = puzzle.kind();
    const QString format = formatId.isEmpty() ? kind.formatFor(path) : formatId;
    const QString ending = suffixOf(path);
    if (format.isEmpty() && !ending.isEmpty())
        complain(CliText::tr("%1: warning: no writable format for this kind of puzzle has the "
                             "extension “.%2”, so this is a Tessera file."),
                 path, ending);
    const QString name = outputName(path);
    for (const QString& warning :
         {kind.lossesOf(puzzle, format), tooLargeText(QFileInfo(path).size())}) {
        if (!warning.isEmpty())
            complain(CliText::tr("%1: warning: %2"), name, warning);
    }
}

void savePuzzleTelling(const AnyPuzzle& puzzle, const QString& path, const QString& formatId) {
    saveNamed(puzzle.kind(), {&puzzle, 1}, path, formatId);
    tellLosses(puzzle, path, formatId);
}

ExitCode KindCommands::generate(const Arguments& arguments) const {
    QJsonObject settings{{QStringLiteral("kind"), idOf(m_kind)}};
    if (arguments.has("size"))
        settings.insert(QStringLiteral("size"), arguments.text("size"));
    settings.insert(QStringLiteral("seed"), static_cast<qint64>(arguments.number("seed")));
    const PuzzleMaker maker =
        m_kind.maker(JsonNode::parse(QJsonDocument(settings).toJson(QJsonDocument::Compact)));
    writeMade(
        arguments, [&](int number) { return maker.make(number, {}).value(); },
        [](const QString& path) {
            if (!isStandardStream(path))
                print(path);
        });
    return ExitCode::Done;
}

ExitCode KindCommands::count(const Arguments& /*arguments*/, const PuzzleSource& source) const {
    throw UsageError(CliText::tr("%1: solutions of this kind of puzzle cannot be counted."),
                     source.name);
}

ExitCode KindCommands::score(const Arguments& arguments, const PuzzleSource& source) const {
    std::vector<Facts> all;
    for (const AnyPuzzle& puzzle : readTelling(source).puzzles)
        all.push_back(scored(puzzle));
    print(all, arguments.has("json"));
    return ExitCode::Done;
}

Facts KindCommands::scored(const AnyPuzzle& puzzle) const {
    const int score = m_kind.score(puzzle);
    const int total = m_kind.total(puzzle);
    return {{{QStringLiteral("kind"), idOf(m_kind)},
             {QStringLiteral("matched"), score},
             {QStringLiteral("total"), total},
             {QStringLiteral("solved"), score == total}},
            {QStringLiteral("%1/%2").arg(score).arg(total)}};
}

ExitCode KindCommands::inspect(const Arguments& arguments, const PuzzleSource& source) const {
    ReadPuzzles input = read(source);
    if (input.puzzles.size() > 1) // they are not of each puzzle
        tellWarnings(source, std::exchange(input.warnings, {}));
    take(input, m_kind, arguments);
    std::vector<Facts> all;
    for (const AnyPuzzle& puzzle : input.puzzles)
        all.push_back(described(puzzle, input));
    print(all, arguments.has("json"));
    if (all.size() > 1 && !arguments.has("json"))
        print(QStringLiteral("puzzles %1"), all.size());
    return ExitCode::Done;
}

Facts KindCommands::described(const AnyPuzzle& puzzle, const ReadPuzzles& input) const {
    QStringList warnings = input.warnings;
    if (const QString defect = m_kind.defect(puzzle); !defect.isEmpty())
        warnings << defect;
    const QJsonObject json{{QStringLiteral("kind"), idOf(m_kind)},
                           {QStringLiteral("format"), input.format},
                           {QStringLiteral("title"), m_kind.title(puzzle)},
                           {QStringLiteral("total"), m_kind.total(puzzle)},
                           {QStringLiteral("warnings"), QJsonArray::fromStringList(warnings)}};
    return {json, linesOf(json, "format kind title total warnings")};
}

ExitCode KindCommands::convert(const Arguments& arguments, const PuzzleSource& source) const {
    refuse(arguments, {"take", "puzzle", "like", "no-hints", "edge-order", "grey", "size"});
    const QString out = convertedPath(arguments);
    const QString to = formatOf(arguments, "to");
    ReadPuzzles input =
        looksLikeRunFile(source.bytes) ? read(source) : m_kind.read(source, arguments.text("from"));
    tellWarnings(source, input.warnings);
    const std::size_t all = input.puzzles.size();
    take(input, m_kind, arguments);
    refuseLoss(arguments.operand(0), source, out, input.puzzles.size() < all);
    const auto formats = m_kind.formats();
    const FormatFacts* const named = formatIn(formats, to.isEmpty() ? m_kind.formatFor(out) : to);
    const FormatFacts& format = named != nullptr ? *named : formats.front();
    if (input.puzzles.size() > 1 && !format.holdsLists) {
        throw UserError(CliText::tr("%1: the file holds several puzzles, but the format “%2” holds "
                                    "only one. Choose one with --number."),
                        source.name, format.name);
    }
    for (const AnyPuzzle& puzzle : input.puzzles)
        refuseLossyFormat(arguments.operand(0), input.format, puzzle, out, to);
    saveNamed(m_kind, input.puzzles, out, to);
    tellLosses(input.puzzles.front(), out, to);
    return ExitCode::Done;
}

QString KindCommands::formatOf(const Arguments& arguments, const char* option) const {
    const QString id = arguments.text(option);
    const auto formats = m_kind.formats();
    if (!id.isEmpty() && formatIn(formats, id) == nullptr)
        throw UsageError(unknownFormat(id));
    return id;
}

QByteArray KindCommands::picture(const Arguments& /*arguments*/, const PuzzleSource& source,
                                 const QString& /*out*/, int /*size*/) const {
    throw UserError(CliText::tr("%1: this kind of puzzle cannot be drawn."), source.name);
}

QByteArray KindCommands::animation(const Arguments& /*arguments*/, const RecordedRun& run,
                                   std::optional<int> /*size*/) const {
    throw UserError(CliText::tr("%1: this kind of puzzle cannot be drawn."),
                    m_kind.label(run.puzzle));
}

ReadPuzzles KindCommands::read(const PuzzleSource& source) const {
    if (!looksLikeRunFile(source.bytes)) {
        try {
            return m_kind.read(source);
        } catch (const UserError&) {
            explainUnread(source);
            throw;
        }
    }
    const ReadRun file = named(source.name, [&] { return readRunFile(source.bytes); });
    const RecordedRun& run = file.run;
    if (&run.puzzle.kind() != &m_kind)
        throw UserError(CliText::tr("%1: this run is on a puzzle of another kind."), source.name);
    const auto best =
        run.bests.isEmpty()
            ? std::nullopt
            : m_kind.withSolution(run.puzzle, run.bests.solution(run.bests.size() - 1));
    QStringList warnings;
    if (!file.complete)
        warnings << CliText::tr("The file is cut off. Its last whole board is used.");
    return {{best.value_or(run.puzzle)}, warnings, kRunFileEnding};
}

ReadPuzzles KindCommands::readTelling(const PuzzleSource& source) const {
    ReadPuzzles result = read(source);
    tellWarnings(source, result.warnings);
    return result;
}

AnyPuzzle KindCommands::one(const Arguments& arguments, const PuzzleSource& source) const {
    ReadPuzzles result = readTelling(source);
    const std::size_t count = result.puzzles.size();
    const auto index = chosenIndex(m_kind, arguments, count);
    if (count > 1 && !arguments.has("number")) { // which has a default
        complain(CliText::tr("%1: the file holds %n puzzle(s); only the first is used.", nullptr,
                             static_cast<int>(count)),
                 source.name);
    }
    return std::move(result.puzzles[index.value_or(0)]);
}

void KindCommands::refuse(const Arguments& arguments,
                          std::initializer_list<const char*> options) const {
    for (const char* option : options) {
        if (arguments.has(option))
            throw UsageError(refusal(QLatin1String(option)));
    }
}

void KindCommands::writeMade(const Arguments& arguments,
                             const std::function<AnyPuzzle(int number)>& make,
                             const std::function<void(const QString& path)>& tell) const {
    const int count = arguments.integer("count");
    if (!arguments.has("o"))
        throw UsageError(CliText::tr("-o OUT is missing."));
    if (!seedSequence(static_cast<std::uint64_t>(arguments.number("seed")), 1, count))
        throw UsageError(CliText::tr("The seeds exceed the maximum, %1."), kHighestSeed);
    const QString out = arguments.text("o");
    const auto formats = m_kind.formats();
    const FormatFacts* const format = formatIn(formats, m_kind.formatFor(out));
    const bool together = count > 1 && format != nullptr && format->holdsLists;
    if (count > 1 && !together && isStandardStream(out))
        throw UsageError(
            CliText::tr("Several puzzles cannot go to standard output. Name a file with -o."));
    // With numbers, such names would be those of files beside it.
    if (count > 1 && !together) {
        refuseStream("output", out);
        if (const QFileInfo info(out); info.isDir() || info.fileName().isEmpty())
            checkWritable(out);
    }
    for (int i = 0; i < (together ? 1 : count); ++i)
        checkWritable(together ? out : memberPath(out, i, count));
    std::vector<AnyPuzzle> puzzles;
    for (int i = 0; i < count; ++i) {
        const QString path = together ? out : memberPath(out, i, count);
        const AnyPuzzle made = named(outputName(path), [&] { return make(i); });
        if (together)
            puzzles.push_back(made);
        else
            saveNamed(m_kind, {&made, 1}, path);
        if (i == 0 && !together) // all have the same losses
            tellLosses(made, path);
        whileRead([&] { tell(path); });
    }
    if (together) {
        saveNamed(m_kind, puzzles, out);
        tellLosses(puzzles.front(), out);
    }
}

QString KindCommands::refusal(const QString& option) const {
    return CliText::tr("--%1 does not work with puzzles of the kind %2.").arg(option, idOf(m_kind));
}

QString KindCommands::unknownFormat(const QString& id) const {
    return CliText::tr("There is no format “%1” for this kind of puzzle. “tessera formats” lists "
                       "the formats.")
        .arg(id);
}

QString idOf(const Kind& kind) {
    return QString::fromLatin1(kind.id().data(), static_cast<qsizetype>(kind.id().size()));
}

QStringList kindIds() {
    QStringList ids;
    for (const Kind* kind : allKinds())
        ids << idOf(*kind);
    return ids;
}

QString kindsHelp(QString KindHelp::*part, const QString& separator) {
    QStringList texts;
    for (const Kind* kind : allKinds())
        texts << commandsOf(*kind).help().*part;
    texts.removeAll(QString());
    return texts.join(separator);
}

OperandSpec puzzleOperand() {
    return {QStringLiteral("IN"),
            CliText::tr("A puzzle or a board in any known format, a run file (its best board), a "
                        "viewer address, or %1.")
                .arg(kindsHelp(&KindHelp::typed, QStringLiteral(", "))),
            false};
}

OptionSpec numberOption() {
    return OptionSpec{"number", "N", kindsHelp(&KindHelp::number, QStringLiteral(" "))}
        .atLeast(1)
        .withDefault(1);
}

} // namespace tessera
