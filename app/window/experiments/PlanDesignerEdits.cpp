// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/ActionFactory.h"
#include "app/window/common/FilePrompts.h"
#include "app/window/common/FormControls.h"
#include "app/window/experiments/PlanDesigner.h"
#include "app/window/generate/GenerateDialog.h"
#include "app/window/settings/AppSettings.h"

#include "core/experiments/PlanDraft.h"
#include "core/support/UserError.h"

#include <QDoubleSpinBox>
#include <QJsonArray>
#include <QLineEdit>
#include <QSpinBox>
#include <QTableWidget>

#include <algorithm>
#include <functional>
#include <type_traits>
#include <utility>

namespace tessera {

namespace {

QTableWidgetItem* fixedItem(const QString& text) {
    auto* item = new QTableWidgetItem(text);
    item->setFlags(item->flags() & ~Qt::ItemIsEditable);
    item->setToolTip(plainToolTip(text));
    return item;
}

/// The parameters of a method with their ranges, one a line.
QString parameterHelp(const SolverInfo& solver) {
    QStringList lines;
    for (const Parameter& parameter : solver.parameters)
        lines << QStringLiteral("%1: %2").arg(QString::fromStdString(parameter.id),
                                              rangeText(parameter));
    return lines.join(u'\n');
}

} // namespace

void PlanDesigner::setDraft(const QJsonObject& draft) {
    m_draft = draft;
    m_filling = true;
    m_title->setText(m_draft.value(QLatin1String("title")).toString());
    const QJsonValue seeds = m_draft.value(QLatin1String("seeds"));
    m_seeds->setValue(seeds.isArray() ? static_cast<int>(seeds.toArray().size())
                                      : seeds[QLatin1String("count")].toInt(1));
    m_firstSeed->setValue(seeds.isArray() ? seeds.toArray().first().toDouble(1)
                                          : seeds[QLatin1String("first")].toDouble(1));
    const QJsonObject budget = m_draft.value(QLatin1String("budget")).toObject();
    for (int kind = 0; kind < static_cast<int>(kBudgets.size()); ++kind) {
        if (const QJsonValue amount = budget[budgetKey(kind)]; amount.isDouble()) {
            showBudget(kind, amount.toDouble());
            break;
        }
    }
    m_filling = false;
    fillPuzzles();
    fillMethods();
    changed();
}

void PlanDesigner::fillPuzzles() {
    m_filling = true;
    const QJsonArray puzzles = m_draft.value(QLatin1String("puzzles")).toArray();
    m_puzzles->setRowCount(static_cast<int>(puzzles.size()));
    for (int row = 0; row < m_puzzles->rowCount(); ++row) {
        const QJsonObject puzzle = puzzles[row].toObject();
        m_puzzles->setItem(row, PuzzleName, fixedItem(plannedPuzzleText(puzzle)));
        const bool isGenerated = puzzle.contains(QLatin1String("generate"));
        const QJsonValue planned = puzzle[QLatin1String("count")];
        const QString count =
            planned.isUndefined() ? QStringLiteral("1") : planned.toVariant().toString();
        m_puzzles->setItem(row, PuzzleCount,
                           isGenerated ? new QTableWidgetItem(count) : fixedItem(count));
    }
    m_filling = false;
}

void PlanDesigner::fillMethods() {
    m_filling = true;
    const QJsonArray methods = m_draft.value(QLatin1String("methods")).toArray();
    m_methods->setRowCount(static_cast<int>(methods.size()));
    const bool wasWrong = !std::exchange(m_wrong, {}).empty();
    for (int row = 0; row < m_methods->rowCount(); ++row) {
        const QJsonObject method = methods[row].toObject();
        const SolverInfo* solver =
            findSolver(method[QLatin1String("solver")].toString().toStdString());
        m_methods->setItem(row, MethodName, fixedItem(plannedMethodText(method)));
        auto* presets = new QComboBox(m_methods);
        presets->addItem(tr("Defaults"), QString());
        auto* parameters =
            new QTableWidgetItem(parametersText(method[QLatin1String("parameters")].toObject()));
        if (solver != nullptr) {
            for (const Preset& preset : solver->presets) {
                presets->addItem(QString::fromStdString(preset.id),
                                 QString::fromStdString(preset.id));
            }
            parameters->setToolTip(parameterHelp(*solver));
        }
        const QString preset = method[QLatin1String("preset")].toString();
        presets->setCurrentIndex(std::max(0, presets->findData(preset)));
        presets->setToolTip(tr("The settings that the parameters change"));
        connect(presets, &QComboBox::activated, this, [this, row] { takeMethod(row); });
        m_methods->setCellWidget(row, MethodPreset, presets);
        m_methods->setItem(row, MethodParameters, parameters);
    }
    m_filling = false;
    if (wasWrong)
        changed();
}

template <typename Part>
void PlanDesigner::editDraft(const char* key, const std::function<void(Part&)>& edit) {
    if (m_filling)
        return;
    Part part;
    if constexpr (std::is_same_v<Part, QJsonArray>)
        part = m_draft.value(QLatin1String(key)).toArray();
    else
        part = m_draft.value(QLatin1String(key)).toObject();
    edit(part);
    m_draft[QLatin1String(key)] = part;
    changed();
}

void PlanDesigner::addPuzzle(const QJsonObject& puzzle) {
    editDraft<QJsonArray>("puzzles", [&](QJsonArray& puzzles) { puzzles.append(puzzle); });
    fillPuzzles();
}

void PlanDesigner::addMethod(const QJsonObject& method) {
    editDraft<QJsonArray>("methods", [&](QJsonArray& methods) { methods.append(method); });
    fillMethods();
}

void PlanDesigner::addGenerated() {
    GenerateDialog dialog(generatorSettingsFromJson(m_generator), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_generator = toJson(dialog.settings());
    addPuzzle({{QStringLiteral("generate"), m_generator}});
}

void PlanDesigner::addFiles() {
    const QStringList paths = askForPaths(this, "study", QFileDialog::ExistingFiles,
                                          {tr("Add puzzles"), m_settings.lastFolder()});
    for (const QString& path : paths)
        addPuzzle({{QStringLiteral("file"), path}});
}

void PlanDesigner::removeChosen(QTableWidget& table, const char* key) {
    QList<int> rows;
    for (const QModelIndex& index : table.selectionModel()->selectedRows())
        rows << index.row();
    std::ranges::sort(rows, std::greater());
    editDraft<QJsonArray>(key, [&](QJsonArray& items) {
        for (const int row : rows)
            items.removeAt(row);
    });
    fillPuzzles();
    fillMethods();
}

void PlanDesigner::takePuzzle(int row) {
    editDraft<QJsonArray>("puzzles", [&](QJsonArray& puzzles) {
        QJsonObject puzzle = puzzles[row].toObject();
        const QString text = m_puzzles->item(row, PuzzleCount)->text();
        bool isNumber = false;
        const int count = text.toInt(&isNumber);
        // The check names what was typed.
        puzzle[QLatin1String("count")] = isNumber ? QJsonValue(count) : QJsonValue(text);
        puzzles[row] = puzzle;
    });
}

void PlanDesigner::takeMethod(int row) {
    const auto edit = [&](QJsonArray& methods) {
        const QJsonObject parameters =
            parametersFrom(m_methods->item(row, MethodParameters)->text());
        m_wrong.erase(row);
        QJsonObject method = methods[row].toObject();
        method.remove(QLatin1String("parameters"));
        if (!parameters.isEmpty())
            method[QLatin1String("parameters")] = parameters;
        const auto* presets =
            qobject_cast<const QComboBox*>(m_methods->cellWidget(row, MethodPreset));
        const QString preset = presets->currentData().toString();
        method.remove(QLatin1String("preset"));
        if (!preset.isEmpty())
            method[QLatin1String("preset")] = preset;
        methods[row] = method;
    };
    try {
        editDraft<QJsonArray>("methods", edit);
    } catch (const std::exception&) {
        m_wrong[row] = failureSentence();
        changed();
    }
}

/// Of listed seeds the first ones stay, and further ones follow the greatest.
void PlanDesigner::takeSeedCount() {
    if (!m_draft.value(QLatin1String("seeds")).isArray()) {
        editDraft<QJsonObject>("seeds", [&](QJsonObject& sequence) {
            sequence[QLatin1String("count")] = m_seeds->value();
        });
        return;
    }
    editDraft<QJsonArray>("seeds", [&](QJsonArray& list) {
        while (list.size() > m_seeds->value())
            list.removeLast();
        qint64 greatest = 0;
        for (const QJsonValue& seed : std::as_const(list))
            greatest = std::max(greatest, seed.toInteger());
        while (list.size() < m_seeds->value())
            list.append(++greatest);
    });
}

/// The others follow it.
void PlanDesigner::takeFirstSeed() {
    editDraft<QJsonObject>("seeds", [&](QJsonObject& seeds) {
        seeds[QLatin1String("first")] = static_cast<qint64>(m_firstSeed->value());
        if (!seeds.contains(QLatin1String("count")))
            seeds[QLatin1String("count")] = m_seeds->value();
    });
}

void PlanDesigner::takeBudget() {
    editDraft<QJsonObject>("budget", [&](QJsonObject& budget) {
        budget[budgetKey(m_budgetShown)] = m_budgetShown == 0
                                               ? QJsonValue(static_cast<qint64>(m_budget->value()))
                                               : QJsonValue(m_budget->value());
    });
}

/// Shows another limit of the plan; one that it has not takes the place of the shown one.
void PlanDesigner::takeBudgetKind(int kind) {
    QJsonObject budget = m_draft.value(QLatin1String("budget")).toObject();
    const QJsonValue known = budget[budgetKey(kind)];
    if (!known.isDouble()) {
        budget.remove(budgetKey(m_budgetShown));
        m_draft[QLatin1String("budget")] = budget;
    }
    const QSignalBlocker blocker(m_budget);
    showBudget(kind, known.toDouble(kind == 0 ? kUsualEvaluations : kUsualSeconds));
    if (!known.isDouble())
        takeBudget();
}

void PlanDesigner::showBudget(int kind, double amount) {
    m_budgetShown = kind;
    m_budgetKind->setCurrentIndex(kind);
    m_budget->setDecimals(kind == 0 ? 0 : 1);
    m_budget->setValue(amount);
}

} // namespace tessera
