// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/PlanMethods.h"

#include "core/kind/Kind.h"
#include "core/kind/PlanFields.h"
#include "core/search/StartKind.h"
#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>

namespace tessera {

namespace {

QString plainText(const JsonNode& node) {
    const QJsonValue& value = node.value();
    if (value.isBool())
        return value.toBool() ? QStringLiteral("true") : QStringLiteral("false");
    if (value.isDouble())
        return QString::number(value.toDouble(), 'g', QLocale::FloatingPointShortest);
    return node.text();
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
                      .arg(QString::fromStdString(solver.id), quotedList(known)),
                  QStringLiteral("“%1”").arg(id));
    }
    std::vector<JsonNode> values;
    const bool isGrid = node.value().isArray();
    for (qsizetype i = 0; isGrid && i < node.size(); ++i)
        values.push_back(node.at(i));
    if (!isGrid)
        values.push_back(node);
    if (values.empty() || values.size() * methods.size() > kMostPlannedMethods)
        node.fail(PlanText::tr("at least one value, and at most %1 methods in all")
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
                with.name += QStringLiteral(" %1=%2").arg(id, text);
            product.push_back(std::move(with));
        }
    }
    methods = std::move(product);
}

StartKind readStart(const JsonNode& node) {
    if (const auto start = startKindOf(node.text()))
        return *start;
    node.fail(PlanText::tr("random, greedy, board or own"));
}

std::vector<PlannedMethod> readMethod(const JsonNode& node) {
    expectKeys(node, {QStringLiteral("solver"), QStringLiteral("name"), QStringLiteral("preset"),
                      QStringLiteral("start"), QStringLiteral("parameters"),
                      QStringLiteral("published")});
    const JsonNode id = node.at(QStringLiteral("solver"));
    PlannedMethod method;
    method.name = id.text();
    method.solver = findSolver(method.name.toStdString());
    if (method.solver == nullptr)
        id.fail(PlanText::tr("the id of a solver"));
    method.values = method.solver->defaults();
    if (const auto preset = node.find(QStringLiteral("preset"))) {
        const Preset* known = method.solver->preset(preset->text().toStdString());
        if (known == nullptr)
            preset->fail(PlanText::tr("a preset of %1").arg(method.name));
        method.values.apply(*known);
        method.name += QStringLiteral(" ") + preset->text();
    }
    if (const auto start = node.find(QStringLiteral("start")))
        method.start = readStart(*start);
    if (const auto name = node.find(QStringLiteral("name")))
        method.name = name->text();
    if (const auto published = node.find(QStringLiteral("published"))) {
        for (qsizetype i = 0; i < published->size(); ++i)
            method.published << published->at(i).text();
    }
    std::vector<PlannedMethod> methods{method};
    if (const auto parameters = node.find(QStringLiteral("parameters"))) {
        for (const QString& key : parameters->object().keys())
            applyParameter(parameters->at(key), key, methods);
    }
    return methods;
}

} // namespace

std::vector<PlannedMethod> readPlannedMethods(const JsonNode& list) {
    std::vector<PlannedMethod> methods;
    for (qsizetype i = 0; i < list.size(); ++i) {
        auto some = readMethod(list.at(i));
        std::ranges::move(some, std::back_inserter(methods));
        if (methods.size() > kMostPlannedMethods)
            list.fail(PlanText::tr("at most %1 methods in all").arg(kMostPlannedMethods));
    }
    if (methods.empty())
        list.fail(PlanText::tr("at least one method"));
    return methods;
}

} // namespace tessera
