// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/Arguments.h"

#include "app/cli/common/Console.h"
#include "app/cli/common/Team.h"

#include "core/edges/puzzle/Board.h"
#include "core/kind/Kind.h"
#include "core/support/FileIo.h"
#include "core/tuning/PresetFile.h"

#include <QCommandLineParser>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace tessera {

namespace {

constexpr int kColumns = 80;
constexpr int kHelpColumn = 26;

/// Words in lines of at most that many columns, continued at an indent.
QString wrapped(const QString& text, int indent) {
    const QString margin(indent, u' ');
    QString result;
    QString line;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        if (!line.isEmpty() && indent + line.size() + 1 + word.size() > kColumns) {
            result += line + u'\n' + margin;
            line.clear();
        }
        line += line.isEmpty() ? word : u' ' + word;
    }
    return result + line;
}

QString entry(const QString& term, const QString& help) {
    QString left = QStringLiteral("  ") + term;
    if (left.size() + 1 < kHelpColumn)
        left = left.leftJustified(kHelpColumn, u' ');
    else
        left += u'\n' + QString(kHelpColumn, u' ');
    return left + wrapped(help, kHelpColumn) + u'\n';
}

QString term(const OptionSpec& option) {
    QStringList names;
    for (const QString& name : option.names)
        names << dashed(name);
    const QString text = names.join(QStringLiteral(", "));
    return option.value.isEmpty() ? text : text + u' ' + option.value;
}

/// Whether its value is a file or folder, by the name of the value.
bool takesFile(const OptionSpec& option) {
    static constexpr std::array files{"BEST", "DIR",  "FILE",  "FILE.tessera-run", "FOLDER",
                                      "OUT",  "PLAN", "PLAN2", "PRESET.json",      "TRACE.csv"};
    return std::ranges::any_of(
        files, [&](const char* name) { return option.value == QLatin1String(name); });
}

/// Whether its value is a folder, by the name of the value.
bool takesFolder(const OptionSpec& option) {
    return option.value == QLatin1String("DIR") || option.value == QLatin1String("FOLDER");
}

/// What the parser did not understand. It takes each letter after a single dash for an option.
QString refusal(const QCommandLineParser& parser, const QStringList& words) {
    const QStringList letters = parser.unknownOptionNames() << QStringLiteral("h");
    for (const QString& word : words) {
        if (word.size() > 2 && word[0] == u'-' && letters.contains(word[1]))
            return CliText::tr("There is no option “%1”. For a file write “./%1”.").arg(word);
    }
    static const QRegularExpression quotes(QStringLiteral("'(.*)'")); // in Qt's sentence
    return parser.errorText().replace(quotes, QStringLiteral("“\\1”"));
}

/// Qt interprets a name that starts with a colon as a file within the program.
QString outsideTheProgram(const QString& word) {
    return word.startsWith(u':') ? QStringLiteral("./") + word : word;
}

void checkOperands(const CommandSpec& spec, const QStringList& operands) {
    for (std::size_t i = 0; i < spec.operands.size(); ++i) {
        const QString& name = spec.operands[i].name;
        const auto index = static_cast<qsizetype>(i);
        if (!spec.operands[i].optional && operands.size() <= index)
            throw UsageError(CliText::tr("%1 is missing."), name);
        if (index < operands.size() && operands[index].isEmpty())
            throw UsageError(CliText::tr("%1 is empty."), name);
    }
    const auto most = static_cast<qsizetype>(spec.operands.size());
    if (operands.size() > most)
        throw UsageError(CliText::tr("Unexpected argument “%1”."), operands[most]);
}

/// The method and the values of --preset-file.
SolverChoice choiceOfFile(const Arguments& arguments) {
    const QString path = arguments.text("preset-file");
    if (arguments.has("preset"))
        throw UsageError(CliText::tr("Use either --preset or --preset-file."));
    // Only the first of several processes may have the file.
    PresetFile file = presetFrom(askFirstRank([&] { return presetBytes(loadPreset(path)); }));
    const QString id = QString::fromStdString(file.solver->id);
    if (arguments.has("solver") && arguments.text("solver") != id)
        throw UsageError(CliText::tr("%1 is for the method %2."), inputName(path), id);
    return {file.solver, nullptr, std::move(file.values)};
}

} // namespace

QString usageOf(const CommandSpec& spec) {
    QString text = spec.name;
    for (const OperandSpec& operand : spec.operands)
        text += operand.optional ? QStringLiteral(" [%1]").arg(operand.name) : u' ' + operand.name;
    return text;
}

QString helpOf(const OptionSpec& option) {
    QString help = option.help;
    const NumberRange range = option.range.value_or(NumberRange());
    const QString lowest = QString::number(range.lowest);
    if (range.hasHighest())
        help = CliText::tr("%1 From %2 to %3.").arg(help, lowest, QString::number(range.highest));
    else if (range.lowest > 0)
        help = CliText::tr("%1 At least %2.").arg(help, lowest);
    return option.usual.isEmpty() ? help : CliText::tr("%1 Default: %2.").arg(help, option.usual);
}

QString commandHelp(const CommandSpec& spec) {
    QString text = CliText::tr("Usage: tessera %1").arg(usageOf(spec));
    text += CliText::tr(" [options]") + QStringLiteral("\n\n") + wrapped(spec.summary, 0) + u'\n';
    if (!spec.operands.empty()) {
        text += u'\n' + CliText::tr("Arguments:") + u'\n';
        for (const OperandSpec& operand : spec.operands)
            text += entry(operand.name, operand.help);
    }
    text += u'\n' + CliText::tr("Options:") + u'\n';
    for (const OptionSpec& option : spec.options)
        text += entry(term(option), helpOf(option));
    text += entry(QStringLiteral("-h, --help"), CliText::tr("Show this help."));
    for (const QString& note : spec.notes)
        text += u'\n' + wrapped(note, 0) + u'\n';
    return text;
}

std::vector<OptionSpec> programOptions() {
    return {{"h,help", "",
             CliText::tr("Show this help; after a command, show the help of that command.")},
            {"v,version", "", CliText::tr("Show the version.")},
            {"reset-settings", "",
             CliText::tr("Reset the settings of the window to the defaults. The old settings are "
                         "kept in a file.")}};
}

QString programHelp(std::span<const CommandSpec> specs) {
    QString text = CliText::tr("Usage: tessera [FILE...]\n"
                               "       tessera COMMAND [arguments]\n");
    text +=
        u'\n' +
        wrapped(CliText::tr(
                    "Editor and solver visualiser for edge-matching puzzles. Without a command, "
                    "tessera opens the window with the given files. Commands need no display."),
                0);
    text += QStringLiteral("\n\n") + CliText::tr("Commands:") + u'\n';
    for (const CommandSpec& spec : specs)
        text += entry(spec.name, spec.summary);
    text += u'\n' + CliText::tr("Options:") + u'\n';
    for (const OptionSpec& option : programOptions())
        text += entry(term(option), option.help);
    text += u'\n' +
            wrapped(CliText::tr(
                        "“-” means standard input or output, but not for records, "
                        "checkpoints, proofs, folders, pictures or a trace to render. Exit "
                        "codes: 0 done, 1 the command failed, or a file is invalid or could not "
                        "be written, 2 wrong usage, 3 stopped before the target or before "
                        "all work units were done.") +
                        u' ' + interruptHelp(),
                    0) +
            u'\n';
    return text;
}

Arguments::Arguments(const CommandSpec& spec, const QStringList& words) : m_options(spec.options) {
    QCommandLineParser parser;
    const QCommandLineOption help(QStringList{QStringLiteral("h"), QStringLiteral("help")});
    parser.addOption(help);
    for (const OptionSpec& option : spec.options)
        parser.addOption(QCommandLineOption(option.names, option.help, option.value));
    const bool understood = parser.parse(QStringList(spec.name) + words);
    // Not by a letter of a word such as “-hash.txt”.
    m_helpWanted = parser.isSet(help) && (words.contains(u"-h") || words.contains(u"--help") ||
                                          words.contains(u"--h"));
    if (m_helpWanted)
        return;
    if (!understood || parser.isSet(help))
        throw UsageError(refusal(parser, words));
    const QStringList given = parser.optionNames();
    for (const OptionSpec& option : spec.options) {
        const auto times = std::ranges::count_if(
            given, [&](const QString& name) { return option.names.contains(name); });
        if (times > 1 && !option.repeatable)
            throw UsageError(CliText::tr("%1 is given more than once."), dashed(option.names[0]));
        if (times == 0)
            continue;
        QStringList values =
            option.value.isEmpty() ? QStringList() : parser.values(option.names[0]);
        if (values.contains(QString()))
            throw UsageError(CliText::tr("The value of %1 is empty."), dashed(option.names[0]));
        for (const QString& value : takesFolder(option) ? values : QStringList())
            refuseStreamAsFolder(option.names[0], value);
        if (takesFile(option))
            std::ranges::transform(values, values.begin(), outsideTheProgram);
        m_values[option.names[0]] = values;
    }
    m_operands = parser.positionalArguments();
    checkOperands(spec, m_operands);
    std::ranges::transform(m_operands, m_operands.begin(), outsideTheProgram);
}

bool Arguments::has(QAnyStringView option) const { return m_values.contains(option.toString()); }

QString Arguments::text(QAnyStringView option) const {
    const QStringList values = texts(option);
    return values.isEmpty() ? specOf(option).usual : values.last();
}

QStringList Arguments::texts(QAnyStringView option) const { return m_values[option.toString()]; }

/// An empty one if no option has that name.
const OptionSpec& Arguments::specOf(QAnyStringView option) const {
    static const OptionSpec none("", "", {});
    const auto found = std::ranges::find_if(
        m_options, [&](const OptionSpec& spec) { return spec.names.front() == option; });
    return found == m_options.end() ? none : *found;
}

std::optional<std::int64_t> Arguments::whole(QAnyStringView option,
                                             std::optional<std::int64_t> most) const {
    const QString typed = text(option);
    if (typed.isEmpty())
        return std::nullopt;
    const NumberRange range = specOf(option).range.value_or(NumberRange());
    const std::int64_t lowest = range.lowest;
    const std::int64_t highest = most.value_or(range.highest);
    const auto value = parseWhole(typed);
    if (value && *value >= lowest && *value <= highest)
        return value;
    const QString name = dashed(option.toString());
    const bool isTooLarge =
        !value && std::ranges::all_of(typed, [](QChar c) { return c.isDigit(); });
    if (highest == kHighestNumber && !isTooLarge) {
        throw UsageError(CliText::tr("%1 takes a whole number, at least %2, not “%3”."), name,
                         lowest, typed);
    }
    throw UsageError(CliText::tr("%1 takes a whole number from %2 to %3, not “%4”."), name, lowest,
                     highest, typed);
}

std::optional<double> Arguments::seconds(QAnyStringView option) const {
    const QString typed = text(option);
    if (typed.isEmpty())
        return std::nullopt;
    const auto least = static_cast<double>(specOf(option).range.value_or(NumberRange()).lowest);
    QLocale strict = QLocale::c();
    strict.setNumberOptions(QLocale::RejectGroupSeparator);
    bool ok = false;
    const double value = strict.toDouble(typed, &ok);
    if (!ok || !std::isfinite(value) || value < least) {
        throw UsageError(CliText::tr("%1 takes %2 or more seconds, not “%3”."),
                         dashed(option.toString()), least, typed);
    }
    return value;
}

QString Arguments::word(QAnyStringView option) const {
    return choice(option, specOf(option).words);
}

int Arguments::wordIndex(QAnyStringView option) const {
    return static_cast<int>(specOf(option).words.indexOf(word(option)));
}

QString Arguments::choice(QAnyStringView option, const QStringList& words) const {
    const QString value = text(option);
    if (!words.contains(value)) {
        throw UsageError(CliText::tr("%1 takes one of %2, not “%3”."), dashed(option.toString()),
                         words.join(QStringLiteral(", ")), value);
    }
    return value;
}

void refuseTogether(const Arguments& arguments, const char* option,
                    std::initializer_list<const char*> others) {
    for (const char* other : others) {
        if (arguments.has(option) && arguments.has(other))
            throw UsageError(CliText::tr("%1 cannot be used together with %2."),
                             dashed(QString::fromLatin1(option)),
                             dashed(QString::fromLatin1(other)));
    }
}

void refuseStreamAsFolder(const QString& option, const QString& folder) {
    if (isStandardStream(folder))
        throw UsageError(CliText::tr("%1 needs a folder, not standard output."), dashed(option));
}

std::optional<std::int64_t> parseWhole(const QString& text) {
    const QString digits = text.startsWith(u'-') ? text.mid(1) : text;
    const bool plain = !digits.isEmpty() &&
                       std::ranges::all_of(digits, [](QChar c) { return c >= u'0' && c <= u'9'; });
    bool ok = false;
    const qlonglong value = text.toLongLong(&ok);
    return plain && ok ? std::optional<std::int64_t>(value) : std::nullopt;
}

std::optional<GridSize> parseSize(const QString& text) {
    static const QRegularExpression shape(QStringLiteral("^(-?[0-9]+)[xX×](-?[0-9]+)$"));
    const auto match = shape.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    // A number too large to convert is as wrong as 300.
    const auto side = [&](int group) {
        const auto value = parseWhole(match.captured(group));
        return value && *value >= 1 && *value <= kMaxSide ? static_cast<int>(*value) : 0;
    };
    return GridSize{side(1), side(2)};
}

std::optional<int> cellNamed(const QString& name, GridSize size) {
    for (int cell = 0; cell < size.cells(); ++cell) {
        if (cellName(size, cell).compare(name, Qt::CaseInsensitive) == 0)
            return cell;
    }
    return std::nullopt;
}

std::vector<int> cellsNamed(const QString& text, GridSize size) {
    const auto corner = [size](const QString& name) {
        if (const auto cell = cellNamed(name, size))
            return *cell;
        throw UsageError(CliText::tr("“%1” is not a cell of the %2×%3 board."), name, size.width,
                         size.height);
    };
    std::set<int> cells;
    for (const QString& part : text.split(u',')) {
        const int first = corner(part.section(u':', 0, 0).trimmed());
        const int last = part.contains(u':') ? corner(part.section(u':', 1).trimmed()) : first;
        const std::pair<int, int> columns = std::minmax({size.column(first), size.column(last)});
        const std::pair<int, int> rows = std::minmax({size.row(first), size.row(last)});
        for (int row = rows.first; row <= rows.second; ++row) {
            for (int column = columns.first; column <= columns.second; ++column)
                cells.insert(size.cell(column, row));
        }
    }
    return {cells.begin(), cells.end()};
}

const SolverInfo& solverNamed(const QString& id) {
    if (const SolverInfo* solver = findSolver(id.toStdString()))
        return *solver;
    throw UsageError(CliText::tr("There is no method “%1”. The methods are: %2."), id,
                     idsOf(allSolvers()).join(QStringLiteral(", ")));
}

SolverChoice solverChoice(const Arguments& arguments) {
    const bool hasFile = arguments.has("preset-file");
    if (!hasFile && !arguments.has("solver"))
        throw UsageError(CliText::tr("--solver is missing. “tessera solvers” lists the methods."));
    const SolverInfo* asked = hasFile ? nullptr : &solverNamed(arguments.text("solver"));
    SolverChoice choice =
        hasFile ? choiceOfFile(arguments) : SolverChoice{asked, nullptr, asked->defaults()};
    const SolverInfo& solver = *choice.solver;
    try {
        if (const QString id = arguments.text("preset"); !id.isEmpty()) {
            choice.preset = solver.preset(id.toStdString());
            if (choice.preset == nullptr) {
                const QStringList ids = idsOf(solver.presets);
                throw UsageError(CliText::tr("%1 has no preset “%2”; it has: %3."),
                                 QString::fromStdString(solver.id), id,
                                 ids.isEmpty() ? CliText::tr("none")
                                               : ids.join(QStringLiteral(", ")));
            }
            choice.values.apply(*choice.preset);
        }
        QStringList given;
        for (const QString& setting : arguments.texts("param")) {
            const qsizetype equals = setting.indexOf(u'=');
            if (equals < 1)
                throw UsageError(CliText::tr("--param takes name=value, not “%1”."), setting);
            const QString name = setting.left(equals);
            if (given.contains(name))
                complain(CliText::tr("Warning: %1 is given more than once; the last value counts."),
                         name);
            given << name;
            choice.values.setText(name.toStdString(), setting.mid(equals + 1));
        }
    } catch (const UserError& error) {
        throw UsageError(error.sentence());
    }
    return choice;
}

} // namespace tessera
