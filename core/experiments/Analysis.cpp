// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/Analysis.h"

#include "core/experiments/Origin.h"
#include "core/support/FileIo.h"
#include "core/support/NumberText.h"
#include "core/support/UserError.h"
#include "core/text/Json.h"

#include <QDir>
#include <QJsonDocument>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

/// A column's name for programs: "p (Holm)" is p_holm.
QString columnKey(const QString& column) {
    static const QRegularExpression other(QStringLiteral("[^a-z0-9+%]+"));
    QString key = column.toLower().replace(other, QStringLiteral("_"));
    while (key.endsWith(u'_'))
        key.chop(1);
    return key.isEmpty() ? column : key;
}

/// The same of all columns. Names of methods can be equal to another's, as "TB" and "tb", or to a
/// fixed column's: those after the first get a number.
QStringList columnKeys(const QStringList& columns) {
    QStringList keys;
    for (const QString& column : columns) {
        const QString own = columnKey(column);
        QString key = own;
        for (int number = 2; keys.contains(key); ++number)
            key = QStringLiteral("%1_%2").arg(own).arg(number);
        keys << key;
    }
    return keys;
}

QJsonValue cellValue(const QString& cell) {
    bool ok = false;
    const double number = cell.toDouble(&ok);
    if (cell.isEmpty() || cell == QLatin1String("inf"))
        return QJsonValue::Null;
    return ok && std::isfinite(number) ? QJsonValue(number) : QJsonValue(cell);
}

QJsonObject tableJson(const AnalysisTable& table) {
    QJsonArray rows;
    const QStringList keys = columnKeys(table.table.header);
    for (const QStringList& cells : table.table.rows) {
        QJsonObject row;
        for (qsizetype i = 0; i < cells.size(); ++i) {
            const bool isWord = i < table.table.words;
            row[keys[i]] = isWord ? QJsonValue(cells[i]) : cellValue(cells[i]);
        }
        rows.append(row);
    }
    return {{QStringLiteral("caption"), table.caption}, {QStringLiteral("rows"), rows}};
}

/// Smaller numbers have an exponent; a time has none.
constexpr int kLeastPlainPower = -7;

constexpr QLatin1String kJsonName("analysis.json");

/// Whether an analysis was written there before.
bool isAnalysisFolder(const QString& folder) {
    constexpr qint64 most = 1LL << 28;
    const QString path = folder + u'/' + kJsonName;
    const QJsonObject json = QFileInfo::exists(path)
                                 ? QJsonDocument::fromJson(readFile(path, most)).object()
                                 : QJsonObject();
    return json[QLatin1String("summary")][QLatin1String("rows")].isArray();
}

/// A table or a figure.
struct Part {
    const char* id; ///< "table/ID" or "figure/ID"
    const char* name;
    bool isOfPuzzle = false; ///< its file has the puzzle's number
};

constexpr Part kParts[] = {
    {"table/summary", QT_TRANSLATE_NOOP("Analysis", "Summary")},
    {"table/friedman", QT_TRANSLATE_NOOP("Analysis", "Friedman test")},
    {"table/pairs", QT_TRANSLATE_NOOP("Analysis", "Pairs over puzzles")},
    {"table/comparison", QT_TRANSLATE_NOOP("Analysis", "Pairs on each puzzle")},
    {"table/fixed-budget", QT_TRANSLATE_NOOP("Analysis", "Scores at fixed budgets")},
    {"table/fixed-target", QT_TRANSLATE_NOOP("Analysis", "Times to fixed targets")},
    {"table/expected-time", QT_TRANSLATE_NOOP("Analysis", "Expected times")},
    {"figure/critical-difference", QT_TRANSLATE_NOOP("Analysis", "Critical difference")},
    {"figure/ranks", QT_TRANSLATE_NOOP("Analysis", "Ranks over time")},
    {"figure/targets-reached", QT_TRANSLATE_NOOP("Analysis", "Targets reached")},
    {"figure/performance-profile", QT_TRANSLATE_NOOP("Analysis", "Performance profile")},
    {"figure/time-to-target", QT_TRANSLATE_NOOP("Analysis", "Time to target"), true},
};

} // namespace

QStringList analysisFileNames() {
    QStringList names{QString(kJsonName), QStringLiteral("analysis.md"),
                      QStringLiteral("analysis.tex")};
    QStringList figures{QStringLiteral("curves-[0-9]*"), QStringLiteral("scores-[0-9]*")};
    for (const Part& part : kParts) {
        const QString id = QLatin1String(part.id);
        const QString file = id.section(u'/', 1);
        if (id.startsWith(QLatin1String("table/")))
            names << file + QStringLiteral(".csv");
        else
            figures << file + QLatin1String(part.isOfPuzzle ? "-[0-9]*" : "");
    }
    for (const QString& figure : figures) {
        for (const char* ending : {".csv", ".svg", ".pdf"})
            names << figure + QLatin1String(ending);
    }
    return names;
}

void refuseForeignAnalysis(const QString& folder) {
    refuseFileAsFolder(folder);
    const QStringList there =
        QDir(folder).entryList(analysisFileNames(), QDir::Files | QDir::CaseSensitive);
    if (there.isEmpty() || isAnalysisFolder(folder))
        return;
    throw UserError(AnalysisText::tr("%1 already exists but does not belong to an analysis. Choose "
                                     "another folder."),
                    folder + u'/' + there.front());
}

const AnalysisTable* Analysis::table(QStringView id) const {
    const auto found = std::ranges::find_if(tables, [&](const auto& one) { return one.id == id; });
    return found == tables.end() ? nullptr : &*found;
}

const AnalysisFigure* Analysis::figure(QStringView id) const {
    const auto found = std::ranges::find_if(figures, [&](const auto& one) { return one.id == id; });
    return found == figures.end() ? nullptr : &*found;
}

QByteArray Analysis::bytes(const QString& ending) const {
    return ending == QLatin1String("json")  ? json()
           : ending == QLatin1String("md")  ? markdown()
           : ending == QLatin1String("tex") ? latex()
           : tables.empty()                 ? QByteArray()
                                            : tables.front().table.csv();
}

QString analysisName(const QString& id) {
    for (const Part& part : kParts) {
        const QLatin1String start(part.id);
        if (!id.startsWith(start))
            continue;
        const QString number = id.mid(start.size() + 1);
        const QString text = QCoreApplication::translate("Analysis", part.name);
        return number.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, number);
    }
    return id;
}

QString localFigure(const QString& figure) {
    const double number = figure.toDouble();
    if (std::isinf(number))
        return QStringLiteral("∞");
    const qsizetype exponent = figure.indexOf(u'e');
    const qsizetype point = figure.indexOf(u'.');
    const qsizetype end = exponent < 0 ? figure.size() : exponent;
    const int decimals = point < 0 ? 0 : static_cast<int>(end - point - 1);
    const int power = exponent < 0 ? 0 : QStringView(figure).sliced(exponent + 1).toInt();
    return power < kLeastPlainPower || power > 0 ? QLocale().toString(number, 'e', decimals)
                                                 : plainText(number, decimals - power);
}

QByteArray Analysis::markdown() const {
    QByteArray text;
    if (!title.isEmpty())
        text += QStringLiteral("# %1\n\n").arg(title.simplified()).toUtf8();
    for (const AnalysisTable& one : tables)
        text += QStringLiteral("## %1\n\n%2\n\n").arg(one.id, one.caption).toUtf8() +
                one.table.markdown() + '\n';
    return text;
}

QByteArray Analysis::latex() const {
    QByteArray text = "% Needs the package booktabs.\n";
    for (const AnalysisTable& one : tables) {
        text += "\\begin{table}\n\\caption{" + latexText(one.caption).toUtf8() +
                "}\n\\label{tab:" + one.id.toUtf8() + "}\n\\centering\n" + one.table.latex() +
                "\\end{table}\n\n";
    }
    return text;
}

QByteArray Analysis::json() const {
    QJsonObject program;
    addProgram(program);
    JsonMembers members{{"title", title}};
    for (const QString& key : program.keys())
        members.emplace_back(key, program[key]);
    for (const AnalysisTable& one : tables)
        members.emplace_back(columnKey(one.id), tableJson(one));
    return writeJson(members);
}

Analysis analyse(const Study& study, double targetShare) {
    return {study.title, analysisTables(study, targetShare), analysisFigures(study, targetShare)};
}

void writeAnalysis(const Analysis& analysis, const QString& folder) {
    refuseForeignAnalysis(folder);
    const auto write = [&](const QString& name, const QByteArray& bytes) {
        writeFile(bytes, folder + u'/' + name);
    };
    write(kJsonName, analysis.json()); // first: it marks the folder
    write(QStringLiteral("analysis.md"), analysis.markdown());
    write(QStringLiteral("analysis.tex"), analysis.latex());
    for (const AnalysisTable& table : analysis.tables)
        write(table.id + QStringLiteral(".csv"), table.table.csv());
    for (const AnalysisFigure& figure : analysis.figures)
        write(figure.id + QStringLiteral(".csv"), figure.csv());
}

} // namespace tessera
