// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/HelpPages.h"

#include "app/cli/Commands.h"
#include "app/cli/common/Arguments.h"
#include "app/window/keys/KeyBindings.h"
#include "app/window/search/Pseudocode.h"

#include "core/kind/Kind.h"
#include "core/support/NumberText.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QLocale>
#include <QRegularExpression>

namespace tessera {

namespace {

struct HelpText {
    Q_DECLARE_TR_FUNCTIONS(Help)
};

QByteArray resource(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// @param rows made by markdownRow()
QString tableOf(const QStringList& header, const QString& rows) {
    return markdownRow(header) + markdownRule(header.size(), header.size()) + rows;
}

/// A page from its parts, below its title.
HelpPage titledPage(const char* id, const QString& title, const QString& intro,
                    const QString& rest = {}) {
    return {QString::fromLatin1(id), title,
            QStringLiteral("# %1\n\n%2\n\n%3").arg(title, intro, rest)};
}

/// A page from a file; its first line is the title.
HelpPage writtenPage(const QString& id) {
    const QString language = QLocale().name().section(u'_', 0, 0);
    QString text = QString::fromUtf8(resource(QStringLiteral(":/help/%1/%2.md").arg(language, id)));
    if (text.isEmpty())
        text = QString::fromUtf8(resource(QStringLiteral(":/help/en/%1.md").arg(id)));
    const QString title = text.section(u'\n', 0, 0).remove(u'#').trimmed();
    return {id, title, text};
}

HelpPage keysPage(const KeyBindings& keys) {
    QString rows;
    for (const Gesture& gesture : gestures(keys)) {
        rows += markdownRow(
            {markdownCell(gesture.act), markdownCell(gesture.keys), markdownCell(gesture.mouse)});
    }
    return titledPage(
        "keys", HelpText::tr("Keys and gestures"),
        HelpText::tr("Change the key of any action under **Edit ▸ Settings ▸ Keys**."),
        tableOf({HelpText::tr("Action"), HelpText::tr("Keys"), HelpText::tr("Mouse")}, rows));
}

HelpChapter writtenChapter(const QString& title, const QStringList& ids) {
    HelpChapter chapter{title, {}};
    for (const QString& id : ids) {
        // A kind of puzzle may have no page.
        if (HelpPage page = writtenPage(id); !page.text.isEmpty())
            chapter.pages.push_back(std::move(page));
    }
    return chapter;
}

/// The tutorial, then a page for each common task.
HelpChapter firstSteps() {
    return writtenChapter(
        HelpText::tr("First steps"),
        QStringLiteral("tutorial own-puzzle records paper printing cluster").split(u' '));
}

HelpChapter reference(const KeyBindings& keys) {
    QStringList ids = QStringLiteral("editing searching comparing study research").split(u' ');
    for (const Kind* kind : allKinds())
        ids << QString::fromUtf8(kind->id().data(), static_cast<qsizetype>(kind->id().size()));
    HelpChapter chapter =
        writtenChapter(HelpText::tr("Reference"), ids << QStringLiteral("glossary"));
    chapter.pages.push_back(keysPage(keys));
    return chapter;
}

HelpChapter commands() {
    HelpChapter chapter{HelpText::tr("Command line"), {}};
    for (const Command& command : allCommands()) {
        const QString name = QStringLiteral("tessera ") + command.spec.name;
        chapter.pages.push_back({QStringLiteral("command-") + command.spec.name, name,
                                 QStringLiteral("# %1\n\n```\n%2\n```\n")
                                     .arg(name, commandHelp(command.spec).trimmed())});
    }
    return chapter;
}

/// Generated from the registry of formats.
HelpPage formatPage() {
    QString rows;
    for (const Kind* kind : allKinds()) {
        for (const FormatFacts& format : kind->formats()) {
            rows +=
                markdownRow({QStringLiteral("`%1`").arg(format.id), markdownCell(format.name),
                             format.extensions.join(QStringLiteral(", ")),
                             format.canWrite ? HelpText::tr("yes") : HelpText::tr("read only")});
        }
    }
    return titledPage(
        "formats", HelpText::tr("File formats"),
        HelpText::tr("Tessera recognises files by their content, not by their name. The first "
                     "column lists the names for --from and --to on the command line."),
        tableOf({HelpText::tr("Name"), HelpText::tr("Format"), HelpText::tr("Extensions"),
                 HelpText::tr("Written")},
                rows));
}

/// The comparison's rows for one method, and the commands that repeat them.
QString resultTable(const QString& solver) {
    QString lines;
    QStringList commands;
    const auto rows =
        QJsonDocument::fromJson(resource(QStringLiteral(":/help/results.json"))).array();
    for (const QJsonValue& row : rows) {
        if (row[QLatin1String("method")].toString() != solver)
            continue;
        QStringList cells;
        for (const char* key : {"name", "puzzle", "published", "source", "ours", "how"})
            cells << markdownCell(row[QLatin1String(key)].toString());
        lines += markdownRow(cells);
        const QString command =
            QStringLiteral("    tessera %1\n").arg(row[QLatin1String("command")].toString());
        if (!commands.contains(command))
            commands << command;
    }
    if (lines.isEmpty())
        return {};
    return tableOf({HelpText::tr("Method"), HelpText::tr("Puzzle"), HelpText::tr("Published"),
                    HelpText::tr("By"), HelpText::tr("Tessera"), HelpText::tr("Measured on")},
                   lines) +
           QStringLiteral("\n%1\n\n%2\n")
               .arg(HelpText::tr("Repeat with"), commands.join(QString()));
}

QString defaultText(const Parameter& parameter) {
    for (const auto& option : parameter.options) {
        if (ParameterValue(option.id) == parameter.defaultValue)
            return translated(option.label);
    }
    QString text = valueText(parameter.defaultValue);
    if (*parameter.unit != '\0')
        text += u' ' + translated(parameter.unit);
    return text;
}

QString parameterTable(const SolverInfo& solver) {
    if (solver.parameters.empty())
        return HelpText::tr("This method has no parameters.") + QStringLiteral("\n\n");
    QString rows;
    for (const Parameter& parameter : solver.parameters) {
        rows +=
            markdownRow({QStringLiteral("%1 `%2`").arg(markdownCell(translated(parameter.name)),
                                                       QString::fromStdString(parameter.id)),
                         markdownCell(defaultText(parameter)), markdownCell(rangeText(parameter)),
                         markdownCell(translated(parameter.meaning)),
                         markdownCell(translated(parameter.source))});
    }
    return tableOf({HelpText::tr("Parameter"), HelpText::tr("Default"), HelpText::tr("Values"),
                    HelpText::tr("Meaning"), HelpText::tr("Source")},
                   rows) +
           u'\n';
}

QString presetTable(const SolverInfo& solver) {
    QString table;
    for (const Preset& preset : solver.presets) {
        QStringList values;
        for (const auto& [id, value] : preset.values)
            values << QString::fromStdString(id) + u'=' + valueText(value);
        table += markdownRow({QStringLiteral("%1 `%2`").arg(markdownCell(translated(preset.name)),
                                                            QString::fromStdString(preset.id)),
                              markdownCell(translated(preset.source)),
                              markdownCell(values.join(QStringLiteral(", ")))});
    }
    if (table.isEmpty())
        return {};
    return QStringLiteral("## %1\n\n").arg(HelpText::tr("Presets")) +
           tableOf({HelpText::tr("Preset"), HelpText::tr("Source"), HelpText::tr("Sets")}, table) +
           u'\n';
}

/// The text that the panel beside the board shows.
QString pseudocodeBlock(const QString& solver) {
    // Lines that begin with a formula would be read from the left.
    constexpr QChar rightToLeftMark(0x200F);
    const bool mirrored = QLocale().textDirection() == Qt::RightToLeft;
    const QString mark = mirrored ? QString(rightToLeftMark) : QString();
    QString code;
    for (const PseudocodeLine& line : pseudocodeOf(solver))
        code += QString(line.indent, u' ') + mark + line.text + u'\n';
    return code.isEmpty()
               ? QString()
               : QStringLiteral("## %1\n\n```\n%2```\n\n").arg(HelpText::tr("Pseudocode"), code);
}

HelpPage pageOf(const SolverInfo& solver) {
    const QString id = QString::fromStdString(solver.id);
    const QString name = translated(solver.name);
    QStringList paragraphs{QStringLiteral("# ") + name, translated(solver.summary)};
    if (*solver.paper != '\0')
        paragraphs
            << HelpText::tr("Source: %1.")
                   .arg(QStringLiteral("[%1](page:references)").arg(translated(solver.paper)));
    if (solver.exact)
        paragraphs << HelpText::tr(
            "This method is exact: if it runs to its end without a solution, there is none.");
    paragraphs << HelpText::tr("On the command line: %1")
                      .arg(QStringLiteral("`tessera solve PUZZLE --solver %1`").arg(id))
               << pseudocodeBlock(id) + QStringLiteral("## ") + HelpText::tr("Parameters")
               << parameterTable(solver);
    QString text = paragraphs.join(QStringLiteral("\n\n")) + presetTable(solver);
    if (const QString table = resultTable(id); !table.isEmpty()) {
        text += QStringLiteral("## %1\n\n").arg(HelpText::tr("Published results and Tessera’s")) +
                table + QStringLiteral("[%1](page:results)\n").arg(HelpText::tr("All methods"));
    }
    return {methodPageId(id), name, text};
}

HelpPage resultsPage() {
    const QString text = HelpText::tr(
        "Published results beside those of the same methods in Tessera, mostly reached in far less "
        "time. Compare best with best and mean with mean: the best of 30 runs is higher than the "
        "best of three. Puzzles called META 2010 are the authors’ own. All others were generated "
        "with the same size and, unless the table says otherwise, the same colours. Scores are "
        "matched edges, with one thread. The preset follows the name of the method. Published "
        "presets use every value that the work gives. Tessera comes with plans that repeat the "
        "published tables; run them with “tessera experiment”.");
    QString tables;
    // One table for all would take seconds to lay out.
    for (const SolverInfo& solver : allSolvers()) {
        const QString id = QString::fromStdString(solver.id);
        if (const QString table = resultTable(id); !table.isEmpty()) {
            tables += QStringLiteral("## %1\n\n%2").arg(translated(solver.name), table);
        }
    }
    return titledPage("results", HelpText::tr("Published results and Tessera’s"), text, tables);
}

/// The works cited by methods and parameters, from their BibTeX file.
HelpPage referencesPage() {
    const QByteArray file = resource(QStringLiteral(":/help/references.bib"));
    static const QRegularExpression field(QStringLiteral("(\\w+) = \\{(.*)\\},"));
    QString works;
    for (const QString& entry : QString::fromUtf8(file).split(u'@', Qt::SkipEmptyParts)) {
        QHash<QString, QString> fields;
        for (const auto& match : field.globalMatch(entry))
            fields[match.captured(1)] = match.captured(2);
        QString where;
        for (const char* kind : {"journal", "booktitle", "school", "institution"})
            where += fields.value(QLatin1String(kind));
        works += QStringLiteral("- %1: *%2*. %3, %4.\n")
                     .arg(fields[QStringLiteral("author")].replace(QLatin1String(" and "),
                                                                   QLatin1String("; ")),
                          fields[QStringLiteral("title")], where, fields[QStringLiteral("year")]);
    }
    return titledPage("references", HelpText::tr("References"), works);
}

/// A page that compares published results with those of our versions, and a page for each method.
std::vector<HelpPage> methodPages() {
    std::vector<HelpPage> pages{resultsPage(), writtenPage(QStringLiteral("differences"))};
    for (const SolverInfo& solver : allSolvers())
        pages.push_back(pageOf(solver));
    pages.push_back(referencesPage());
    return pages;
}

} // namespace

QString methodPageId(const QString& solver) { return QStringLiteral("method-") + solver; }

std::vector<HelpChapter> helpChapters(const KeyBindings& keys) {
    return {firstSteps(),
            reference(keys),
            {HelpText::tr("Methods"), methodPages()},
            {HelpText::tr("Files"), {formatPage(), writtenPage(QStringLiteral("limits"))}},
            commands()};
}

QString comparingPageId() { return QStringLiteral("comparing"); }

} // namespace tessera
