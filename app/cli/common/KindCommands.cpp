// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/KindCommands.h"

#include "app/cli/common/PuzzleOutput.h"

#include "core/support/UserError.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <limits>

namespace tessera {

namespace {

constexpr int kMostMade = 10'000;

const FormatFacts* formatIn(const std::vector<FormatFacts>& formats, const QString& id) {
    const auto found = std::ranges::find(formats, id, &FormatFacts::id);
    return found == formats.end() ? nullptr : &*found;
}

void printPlainFacts(const QJsonObject& facts) {
    for (auto it = facts.begin(); it != facts.end(); ++it) {
        if (!it->isArray())
            print(QStringLiteral("%1 %2").arg(it.key(), it->toVariant().toString()));
    }
    for (const QJsonValue& warning : facts.value(QLatin1String("warnings")).toArray())
        print(QStringLiteral("warning %1").arg(warning.toString()));
}

} // namespace

ExitCode KindCommands::generate(const Arguments& arguments) const {
    QJsonObject settings{{QStringLiteral("kind"), idOf(m_kind)}};
    if (arguments.has(QStringLiteral("size")))
        settings.insert(QStringLiteral("size"), arguments.text(QStringLiteral("size")));
    const QString seed = QStringLiteral("seed");
    settings.insert(seed, static_cast<qint64>(arguments.number(
                              seed, 0, std::numeric_limits<std::int64_t>::max())));
    const PuzzleMaker maker =
        m_kind.maker(JsonNode::parse(QJsonDocument(settings).toJson(QJsonDocument::Compact)));
    writeMade(arguments, maker.make, [](const QString& path) {
        if (!isStandardStream(path))
            print(path);
    });
    return ExitCode::Done;
}

ExitCode KindCommands::count(const Arguments& /*arguments*/, const PuzzleSource& source) const {
    throw UsageError(CliText::tr("%1: solutions of this kind of puzzle cannot be counted.")
                         .arg(source.name));
}

ExitCode KindCommands::score(const Arguments& arguments, const PuzzleSource& source) const {
    QJsonArray scores;
    for (const AnyPuzzle& puzzle : read(source).puzzles) {
        const int score = m_kind.score(puzzle);
        const int total = m_kind.total(puzzle);
        scores.append(QJsonObject{{QStringLiteral("kind"), idOf(m_kind)},
                                  {QStringLiteral("matched"), score},
                                  {QStringLiteral("total"), total},
                                  {QStringLiteral("solved"), score == total}});
    }
    printFacts(arguments, scores, [](const QJsonObject& facts) {
        print(QStringLiteral("%1/%2")
                  .arg(facts.value(QLatin1String("matched")).toInt())
                  .arg(facts.value(QLatin1String("total")).toInt()));
    });
    return ExitCode::Done;
}

ExitCode KindCommands::inspect(const Arguments& arguments, const PuzzleSource& source) const {
    const ReadPuzzles input = read(source);
    QJsonArray all;
    for (const AnyPuzzle& puzzle : input.puzzles) {
        QJsonArray warnings;
        if (const QString defect = m_kind.defect(puzzle); !defect.isEmpty())
            warnings.append(defect);
        all.append(QJsonObject{{QStringLiteral("kind"), idOf(m_kind)},
                               {QStringLiteral("format"), input.format},
                               {QStringLiteral("title"), m_kind.title(puzzle)},
                               {QStringLiteral("total"), m_kind.total(puzzle)},
                               {QStringLiteral("warnings"), warnings}});
    }
    printFacts(arguments, all, printPlainFacts);
    return ExitCode::Done;
}

ExitCode KindCommands::convert(const Arguments& arguments, const PuzzleSource& source) const {
    refuse(arguments,
           {QStringLiteral("take"), QStringLiteral("puzzle"), QStringLiteral("edge-order"),
            QStringLiteral("grey"), QStringLiteral("size")});
    const QString to = arguments.text(QStringLiteral("to"));
    if (!to.isEmpty() && formatIn(m_kind.formats(), to) == nullptr)
        throw UsageError(unknownFormat(to));
    m_kind.save(read(source, arguments.text(QStringLiteral("from"))).puzzles, arguments.operand(1),
                to);
    return ExitCode::Done;
}

QByteArray KindCommands::picture(const Arguments& /*arguments*/, const PuzzleSource& source,
                                 const QString& /*out*/, int /*size*/) const {
    throw UserError(CliText::tr("%1: this kind of puzzle has no picture.").arg(source.name));
}

AnyPuzzle KindCommands::one(const Arguments& arguments, const PuzzleSource& source) const {
    ReadPuzzles result = read(source);
    const QString option = QStringLiteral("number");
    const auto count = static_cast<std::int64_t>(result.puzzles.size());
    const auto number = arguments.number(option, 1, count);
    if (count > 1 && !arguments.has(option)) {
        complain(CliText::tr("%1: the file holds %n puzzle(s); the first is taken.", nullptr,
                             static_cast<int>(count))
                     .arg(source.name));
    }
    return std::move(result.puzzles[static_cast<std::size_t>(number) - 1]);
}

void KindCommands::refuse(const Arguments& arguments, const QStringList& options) const {
    for (const QString& option : options) {
        if (arguments.has(option))
            throw UsageError(refusal(option));
    }
}

ReadPuzzles KindCommands::read(const PuzzleSource& source, const QString& format) const {
    ReadPuzzles result = m_kind.read(source, format);
    for (const QString& warning : result.warnings)
        complain(CliText::tr("%1: warning: %2").arg(source.name, warning));
    return result;
}

void KindCommands::writeMade(const Arguments& arguments,
                             const std::function<AnyPuzzle(int number)>& make,
                             const std::function<void(const QString& path)>& tell) const {
    const auto count =
        static_cast<int>(arguments.number(QStringLiteral("count"), 1, kMostMade));
    if (!arguments.has(QStringLiteral("o")))
        throw UsageError(CliText::tr("-o OUT is missing."));
    const QString out = arguments.text(QStringLiteral("o"));
    const auto formats = m_kind.formats();
    const FormatFacts* const format = formatIn(formats, m_kind.formatFor(out));
    const bool together = count > 1 && format != nullptr && format->holdsLists;
    if (count > 1 && !together && isStandardStream(out))
        throw UsageError(CliText::tr("Several puzzles cannot go to standard output."));
    for (int i = 0; i < (together ? 1 : count); ++i)
        checkWritable(together ? out : memberPath(out, i, count));
    std::vector<AnyPuzzle> puzzles;
    for (int i = 0; i < count; ++i) {
        const QString path = together ? out : memberPath(out, i, count);
        const AnyPuzzle made = make(i);
        if (together)
            puzzles.push_back(made);
        else
            m_kind.save({&made, 1}, path);
        tell(path);
    }
    if (together)
        m_kind.save(puzzles, out);
}

void KindCommands::printFacts(const Arguments& arguments, const QJsonArray& facts,
                              void (*printOne)(const QJsonObject& facts)) {
    if (arguments.has(QStringLiteral("json"))) {
        print(facts.size() == 1 ? facts.first() : QJsonValue(facts));
        return;
    }
    for (const QJsonValue& one : facts)
        printOne(one.toObject());
}

QString KindCommands::refusal(const QString& option) const {
    return CliText::tr("--%1 is not for puzzles of the kind %2.").arg(option, idOf(m_kind));
}

QString KindCommands::unknownFormat(const QString& id) const {
    return CliText::tr("There is no format “%1”; “tessera formats” lists them.").arg(id);
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

OptionSpec numberOption() {
    return OptionSpec{{QStringLiteral("number")},
                      QStringLiteral("N"),
                      CliText::tr("Of a file with many Sudokus take the N-th.")}
        .withDefault(1);
}

} // namespace tessera
