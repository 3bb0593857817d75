// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/ExperimentPlan.h"
#include "core/search/Solver.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <span>

namespace tessera {

namespace {

QString plainText(const JsonNode& node) {
    const QJsonValue& value = node.value();
    if (value.isBool())
        return value.toBool() ? QStringLiteral("true") : QStringLiteral("false");
    // A whole number in full: the shortest text of a million is "1e+06".
    if (const double number = value.toDouble(0.5);
        number == std::floor(number) && std::abs(number) <= 0x1p53)
        return QString::number(static_cast<qint64>(number));
    if (value.isDouble())
        return QString::number(value.toDouble(), 'g', QLocale::FloatingPointShortest);
    return node.text();
}

/// What is added to the name of a method, and to its title.
struct Suffix {
    QString name;
    QString title;
};

void nameFurther(PlannedMethod& method, const Suffix& suffix) {
    method.name += suffix.name;
    method.title += suffix.title;
}

/// As " cooling=0.9", and as the form shows it.
Suffix suffixOf(const Parameter& parameter, const QString& value) {
    const auto option =
        std::ranges::find(parameter.options, value.toStdString(), &Parameter::Option::id);
    return {QStringLiteral(" %1=%2").arg(QString::fromStdString(parameter.id), value),
            QStringLiteral(" · %1 = %2")
                .arg(translated(parameter.name),
                     option == parameter.options.end() ? value : translated(option->label))};
}

/// Sets one parameter, or multiplies the methods by a list of its values.
void applyParameter(const JsonNode& node, const QString& id, std::vector<PlannedMethod>& methods) {
    const SolverInfo& solver = *methods.front().solver;
    const auto parameter = std::ranges::find(solver.parameters, id.toStdString(), &Parameter::id);
    if (parameter == solver.parameters.end()) {
        QStringList known;
        for (const Parameter& declared : solver.parameters)
            known << QString::fromStdString(declared.id);
        node.fail(PlanText::tr("a parameter of %1 (%2)")
                      .arg(QString::fromStdString(solver.id), known.join(QStringLiteral(", "))),
                  QStringLiteral("“%1”").arg(id));
    }
    const bool isGrid = node.value().isArray();
    std::vector<JsonNode> values(isGrid ? 0 : 1, node);
    for (qsizetype i = 0; isGrid && i < node.size(); ++i)
        values.push_back(node.at(i));
    if (values.empty() || values.size() * methods.size() > kMostPlannedMethods)
        node.fail(PlanText::tr("at least one value, and at most %1 methods in total")
                      .arg(kMostPlannedMethods));
    std::vector<PlannedMethod> product;
    for (const PlannedMethod& method : methods) {
        for (const JsonNode& value : values) {
            PlannedMethod with = method;
            const QString text = plainText(value);
            try {
                with.values.setText(parameter->id, text);
            } catch (const UserError&) {
                value.fail(rangeText(*parameter));
            }
            if (isGrid)
                nameFurther(with, suffixOf(*parameter, text));
            product.push_back(std::move(with));
        }
    }
    methods = std::move(product);
}

std::vector<PlannedMethod> readMethod(const JsonNode& node) {
    expectKeys(node, "solver name preset start parameters published");
    const JsonNode id = node.at("solver");
    PlannedMethod method;
    method.name = id.text();
    method.solver = findSolver(method.name.toStdString());
    if (method.solver == nullptr)
        id.fail(PlanText::tr("the id of a solver"));
    method.title = translated(method.solver->name);
    method.values = method.solver->defaults();
    if (const auto preset = node.find("preset")) {
        const Preset* known = method.solver->preset(preset->text().toStdString());
        if (known == nullptr)
            preset->fail(PlanText::tr("a preset of %1").arg(method.name));
        method.values.apply(*known);
        method.name += QStringLiteral(" ") + preset->text();
        method.title += QStringLiteral(" · ") + translated(known->name);
    }
    if (const auto word = node.find("start")) {
        const auto start = startKindOf(word->text());
        if (!start)
            word->fail(PlanText::tr("random, greedy, board or own"));
        method.start = *start;
    }
    if (const auto name = node.find("name"))
        method.name = method.title = name->text();
    if (const auto published = node.find("published")) {
        for (qsizetype i = 0; i < published->size(); ++i)
            method.published << published->at(i).text();
    }
    std::vector<PlannedMethod> methods{method};
    if (const auto parameters = node.find("parameters")) {
        for (const QString& key : parameters->object().keys())
            applyParameter(parameters->at(key), key, methods);
    }
    return methods;
}

/// What names of methods do not say: single values and the start, as " sample=20 start=greedy".
Suffix detailsOf(const JsonNode& node, const SolverInfo& solver) {
    Suffix details;
    if (const auto parameters = node.find("parameters")) {
        for (const QString& key : parameters->object().keys()) {
            const JsonNode value = parameters->at(key);
            if (value.value().isArray())
                continue;
            const Suffix one =
                suffixOf(*std::ranges::find(solver.parameters, key.toStdString(), &Parameter::id),
                         plainText(value));
            details.name += one.name;
            details.title += one.title;
        }
    }
    if (const auto start = node.find("start")) {
        const QString text = QStringLiteral(" start=") + start->text();
        details.name += text;
        details.title += text;
    }
    return details;
}

/// Tables tell methods apart by their names alone: those with equal names get their details, and
/// a number if these are equal, too.
void tellApart(std::vector<PlannedMethod>& methods, std::span<const Suffix> details) {
    std::map<QString, int> uses;
    for (const PlannedMethod& method : methods)
        ++uses[method.name];
    for (std::size_t i = 0; i < methods.size(); ++i) {
        if (uses[methods[i].name] > 1)
            nameFurther(methods[i], details[i]);
    }
    uses.clear();
    for (PlannedMethod& method : methods) {
        const QString name = method.name;
        const QString title = method.title;
        while (uses[method.name] > 0) {
            const QString suffix = QStringLiteral(" (%1)").arg(QString::number(++uses[name]));
            method.name = name + suffix;
            method.title = title + suffix;
        }
        uses[method.name] = 1;
    }
}

} // namespace

std::vector<PlannedMethod> readMethods(const JsonNode& list) {
    std::vector<PlannedMethod> methods;
    std::vector<Suffix> details;
    for (qsizetype i = 0; i < list.size(); ++i) {
        auto some = readMethod(list.at(i));
        std::ranges::move(some, std::back_inserter(methods));
        details.resize(methods.size(), detailsOf(list.at(i), *methods.back().solver));
        if (methods.size() > kMostPlannedMethods)
            list.fail(PlanText::tr("at most %1 methods in total").arg(kMostPlannedMethods));
    }
    if (methods.empty())
        list.fail(PlanText::tr("at least one method"));
    tellApart(methods, details);
    return methods;
}

} // namespace tessera
