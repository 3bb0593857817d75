// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "app/cli/common/SolverChoice.h"

#include "core/kind/Kind.h"

#include <QJsonArray>

namespace tessera {

namespace {

QJsonValue jsonOf(const ParameterValue& value) {
    struct Visitor {
        QJsonValue operator()(std::int64_t number) const { return qint64{number}; }
        QJsonValue operator()(double number) const { return number; }
        QJsonValue operator()(bool yes) const { return yes; }
        QJsonValue operator()(const std::string& id) const { return QString::fromStdString(id); }
    };
    return std::visit(Visitor{}, value);
}

QString typeWord(Parameter::Type type) {
    switch (type) {
    case Parameter::Type::Integer:
        return QStringLiteral("integer");
    case Parameter::Type::Real:
        return QStringLiteral("real");
    case Parameter::Type::Boolean:
        return QStringLiteral("boolean");
    case Parameter::Type::Choice:
        break;
    }
    return QStringLiteral("choice");
}

QJsonObject jsonOf(const Parameter& parameter) {
    QJsonObject json{
        {QStringLiteral("id"), QString::fromStdString(parameter.id)},
        {QStringLiteral("name"), translated(parameter.name)},
        {QStringLiteral("meaning"), translated(parameter.meaning)},
        {QStringLiteral("source"), translated(parameter.source)},
        {QStringLiteral("unit"), translated(parameter.unit)},
        {QStringLiteral("type"), typeWord(parameter.type)},
        {QStringLiteral("default"), jsonOf(parameter.defaultValue)},
    };
    if (parameter.type == Parameter::Type::Integer || parameter.type == Parameter::Type::Real) {
        json.insert(QStringLiteral("minimum"), parameter.minimum);
        json.insert(QStringLiteral("maximum"), parameter.maximum);
    }
    if (parameter.type == Parameter::Type::Choice) {
        QJsonArray options;
        for (const auto& option : parameter.options)
            options.append(QString::fromStdString(option.id));
        json.insert(QStringLiteral("options"), options);
    }
    return json;
}

QJsonObject jsonOf(const Preset& preset) {
    QJsonObject values;
    for (const auto& [id, value] : preset.values)
        values.insert(QString::fromStdString(id), jsonOf(value));
    return {{QStringLiteral("id"), QString::fromStdString(preset.id)},
            {QStringLiteral("name"), translated(preset.name)},
            {QStringLiteral("source"), translated(preset.source)},
            {QStringLiteral("values"), values}};
}

QJsonObject jsonOf(const SolverInfo& solver) {
    QJsonArray parameters;
    for (const Parameter& parameter : solver.parameters)
        parameters.append(jsonOf(parameter));
    QJsonArray presets;
    for (const Preset& preset : solver.presets)
        presets.append(jsonOf(preset));
    return {{QStringLiteral("id"), QString::fromStdString(solver.id)},
            {QStringLiteral("name"), translated(solver.name)},
            {QStringLiteral("summary"), translated(solver.summary)},
            {QStringLiteral("paper"), translated(solver.paper)},
            {QStringLiteral("exact"), solver.exact},
            {QStringLiteral("parameters"), parameters},
            {QStringLiteral("presets"), presets}};
}

void printPlainly(const SolverInfo& solver) {
    print(QStringLiteral("%1: %2").arg(QString::fromStdString(solver.id),
                                       translated(solver.summary)));
    if (*solver.paper != '\0')
        print(QStringLiteral("  paper: %1").arg(translated(solver.paper)));
    for (const Parameter& parameter : solver.parameters) {
        print(QStringLiteral("  --param %1=%2  %3 (%4)")
                  .arg(QString::fromStdString(parameter.id), valueText(parameter.defaultValue),
                       translated(parameter.meaning), rangeText(parameter)));
    }
    for (const Preset& preset : solver.presets) {
        print(QStringLiteral("  --preset %1  %2")
                  .arg(QString::fromStdString(preset.id), translated(preset.name)));
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
        if (arguments.has(QStringLiteral("json")))
            list.append(jsonOf(solver));
        else
            printPlainly(solver);
    }
    if (arguments.has(QStringLiteral("json")))
        print(list);
    return ExitCode::Done;
}

} // namespace

Command solversCommand() {
    CommandSpec spec;
    spec.name = QStringLiteral("solvers");
    spec.summary = CliText::tr("List the methods with their parameters and presets.");
    spec.operands = {{QStringLiteral("ID"), CliText::tr("Only this method."), true}};
    spec.options = {{{QStringLiteral("json")}, {}, CliText::tr("Print one JSON array.")}};
    return {spec, solvers};
}

} // namespace tessera
