// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"

#include "core/kind/Kind.h"

#include <QJsonArray>

#include <array>

namespace tessera {

namespace {

/// In the order of Parameter::Type.
constexpr std::array<const char*, 4> kTypeWords{"integer", "real", "boolean", "choice"};

/// @param defaults those of its method
QJsonObject jsonOf(const Parameter& parameter, const QJsonObject& defaults) {
    const auto type = static_cast<std::size_t>(parameter.type);
    const QString id = QString::fromStdString(parameter.id);
    QJsonObject json{
        {QStringLiteral("id"), id},
        {QStringLiteral("name"), translated(parameter.name)},
        {QStringLiteral("meaning"), translated(parameter.meaning)},
        {QStringLiteral("source"), translated(parameter.source)},
        {QStringLiteral("unit"), translated(parameter.unit)},
        {QStringLiteral("type"), QLatin1String(kTypeWords.at(type))},
        {QStringLiteral("default"), defaults.value(id)},
    };
    if (parameter.type == Parameter::Type::Integer || parameter.type == Parameter::Type::Real) {
        json.insert(QStringLiteral("minimum"), parameter.minimum);
        json.insert(QStringLiteral("maximum"), parameter.maximum);
    }
    if (parameter.type == Parameter::Type::Choice) {
        json.insert(QStringLiteral("options"),
                    QJsonArray::fromStringList(idsOf(parameter.options)));
    }
    return json;
}

QJsonObject jsonOf(const Preset& preset, ParameterValues applied) {
    applied.apply(preset);
    const QJsonObject all = applied.toJson();
    QJsonObject values;
    for (const auto& [id, value] : preset.values)
        values.insert(QString::fromStdString(id), all.value(QString::fromStdString(id)));
    return {{QStringLiteral("id"), QString::fromStdString(preset.id)},
            {QStringLiteral("name"), translated(preset.name)},
            {QStringLiteral("source"), translated(preset.source)},
            {QStringLiteral("values"), values}};
}

QJsonObject jsonOf(const SolverInfo& solver) {
    QJsonArray parameters;
    for (const Parameter& parameter : solver.parameters)
        parameters.append(jsonOf(parameter, solver.defaults().toJson()));
    QJsonArray presets;
    for (const Preset& preset : solver.presets)
        presets.append(jsonOf(preset, solver.defaults()));
    return {{QStringLiteral("id"), QString::fromStdString(solver.id)},
            {QStringLiteral("name"), translated(solver.name)},
            {QStringLiteral("summary"), translated(solver.summary)},
            {QStringLiteral("paper"), translated(solver.paper)},
            {QStringLiteral("kind"), QString::fromStdString(solver.problemKind)},
            {QStringLiteral("exact"), solver.exact},
            {QStringLiteral("parameters"), parameters},
            {QStringLiteral("presets"), presets}};
}

/// What a parameter takes, in which unit.
QString takenText(const Parameter& parameter) {
    const QString range = rangeText(parameter);
    return *parameter.unit == '\0'
               ? range
               : CliText::tr("%1; unit: %2").arg(range, translated(parameter.unit));
}

void printPlainly(const SolverInfo& solver) {
    print(QStringLiteral("%1: %2"), QString::fromStdString(solver.id), translated(solver.summary));
    print(QStringLiteral("  kind: %1"), QString::fromStdString(solver.problemKind));
    if (*solver.paper != '\0')
        print(QStringLiteral("  paper: %1"), translated(solver.paper));
    for (const Parameter& parameter : solver.parameters) {
        print(QStringLiteral("  --param %1=%2  %3 (%4)"), QString::fromStdString(parameter.id),
              valueText(parameter.defaultValue), translated(parameter.meaning),
              takenText(parameter));
    }
    for (const Preset& preset : solver.presets) {
        print(QStringLiteral("  --preset %1  %2"), QString::fromStdString(preset.id),
              translated(preset.name));
    }
}

ExitCode solvers(const Arguments& arguments) {
    const QString wanted = arguments.operand(0);
    if (!wanted.isEmpty())
        static_cast<void>(solverNamed(wanted));
    QJsonArray list;
    for (const SolverInfo& solver : allSolvers()) {
        if (!wanted.isEmpty() && solver.id != wanted.toStdString())
            continue;
        if (arguments.has("json"))
            list.append(jsonOf(solver));
        else
            printPlainly(solver);
    }
    if (arguments.has("json"))
        print(list);
    return ExitCode::Done;
}

ExitCode formats(const Arguments& arguments) {
    QJsonArray list;
    for (const Kind* kind : allKinds()) {
        for (const FormatFacts& format : kind->formats()) {
            list.append(QJsonObject{
                {QStringLiteral("id"), format.id},
                {QStringLiteral("kind"), idOf(*kind)},
                {QStringLiteral("name"), format.name},
                {QStringLiteral("extensions"), QJsonArray::fromStringList(format.extensions)},
                {QStringLiteral("write"), format.canWrite},
            });
            if (arguments.has("json"))
                continue;
            const QString endings = format.extensions.join(QStringLiteral(", *."));
            print(QStringLiteral("%1 %2 %3")
                      .arg(format.id, -16)
                      .arg(format.canWrite ? QStringLiteral("read,write") : QStringLiteral("read"),
                           -10)
                      .arg(QStringLiteral("%1 (*.%2)").arg(format.name, endings)));
        }
    }
    if (arguments.has("json"))
        print(list);
    return ExitCode::Done;
}

} // namespace

Command solversCommand() {
    return {{QStringLiteral("solvers"),
             CliText::tr("List the methods with their parameters and presets."),
             {{QStringLiteral("ID"), CliText::tr("Only this method."), true}},
             {{"json", "", CliText::tr("Print one JSON array.")}}},
            solvers};
}

Command formatsCommand() {
    return {{QStringLiteral("formats"),
             CliText::tr("List the file formats."),
             {},
             {{"json", "", CliText::tr("Print one JSON array.")}}},
            formats};
}

} // namespace tessera
