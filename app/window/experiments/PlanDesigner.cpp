// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/experiments/PlanDesigner.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/common/FilePrompts.h"
#include "app/window/common/FormControls.h"
#include "app/window/common/LongWork.h"
#include "app/window/experiments/Experiment.h"
#include "app/window/generate/GenerateDialog.h"
#include "app/window/settings/AppSettings.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/edges/generate/PuzzlePresets.h"
#include "core/experiments/PlanDraft.h"
#include "core/support/FileIo.h"
#include "core/support/NumberText.h"
#include "core/support/UserError.h"

#include <QAbstractItemView>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QJsonDocument>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kMostSeeds = 100'000;
constexpr double kTrialSeconds = 0.05;
/// Plans have no greater one, and a box for decimals shows all digits.
constexpr double kHighestFirstSeed = 9'007'199'254'740'992;

QJsonObject emptyDraft() {
    return {{QStringLiteral("title"), QString()},
            {QStringLiteral("puzzles"), QJsonArray()},
            {QStringLiteral("methods"), QJsonArray()},
            {QStringLiteral("seeds"),
             QJsonObject{{QStringLiteral("first"), 1}, {QStringLiteral("count"), 10}}},
            {QStringLiteral("budget"),
             QJsonObject{{QStringLiteral("evaluations"), PlanDesigner::kUsualEvaluations}}}};
}

/// As in its file: no shipped plan names puzzle files, so no paths have to be made whole.
QJsonObject shippedDraft(const QString& path) {
    return QJsonDocument::fromJson(readFile(path, kMaxFileBytes)).object();
}

QTableWidget* tableOf(QWidget* parent, const char* name, const QStringList& header, int stretched,
                      const QString& tip) {
    auto* table =
        described(new QTableWidget(0, static_cast<int>(header.size()), parent), name, tip);
    table->setHorizontalHeaderLabels(header);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(stretched, QHeaderView::Stretch);
    table->verticalHeader()->hide();
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setTabKeyNavigation(false);
    return table;
}

QToolButton* menuButton(QWidget* parent, const char* name, const QString& text, QMenu* menu) {
    auto* button = described(new QToolButton(parent), name, {});
    button->setText(text);
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    return button;
}

/// Whether only one time limit, or a solution, ends the runs: then none takes longer.
bool areRunsEquallyLimited(const ExperimentPlan& plan) {
    if (plan.puzzles.empty()) // not chosen yet
        return false;
    const auto& limit = plan.puzzles.front().budget.seconds;
    return limit && std::ranges::all_of(plan.puzzles, [&](const PlannedPuzzle& puzzle) {
        return puzzle.budget.seconds == limit && !puzzle.budget.evaluations &&
               !puzzle.budget.processorSeconds;
    });
}

} // namespace

PlanDesigner::PlanDesigner(const QJsonObject& draft, AppSettings& settings, int atOnce,
                           QWidget* parent)
    : QDialog(parent), m_settings(settings), m_atOnce(std::max(1, atOnce)),
      m_templates(comboBox(this, "planTemplate", tr("Template"),
                           tr("Begin with a plan that comes with Tessera"))),
      m_title(described(new QLineEdit(this), "planTitle", QString())),
      m_puzzles(tableOf(this, "planPuzzles", {tr("Puzzle"), tr("Count")}, PuzzleName,
                        tr("Count: so many generated puzzles, with consecutive seeds"))),
      m_methods(tableOf(this, "planMethods", {tr("Method"), tr("Preset"), tr("Parameters")},
                        MethodParameters,
                        tr("Parameters as name = value; several are separated by semicolons. A "
                           "list 0.9, 0.95 or a range 1:2:9 (start:step:end) tries each value."))),
      m_seeds(
          wholeBox(this, "planSeeds", 1, kMostSeeds, 10, tr("Runs of each method on each puzzle"))),
      m_firstSeed(decimalBox(this, "planFirstSeed", 0, kHighestFirstSeed, 1, {},
                             tr("The seed of the first run; the others follow"))),
      m_budgetKind(comboBox(this, "planBudgetKind", tr("Budget"),
                            tr("What ends each run. With evaluations every machine gets the same "
                               "results."))),
      m_budget(described(new QDoubleSpinBox(this), "planBudget", tr("The budget of each run"),
                         tr("Budget"))),
      m_estimate(sentenceLabel(this, "planEstimate")), m_notice(new NoticeLine(this)),
      m_buttons(
          acceptButtons(*this, tr("Open plan"),
                        tr("Show the plan in the window. Nothing is written before it runs."))),
      m_save(m_buttons->addButton(tr("&Save plan…"), QDialogButtonBox::ActionRole)),
      m_checker(new LatestJob(this)) {
    offerHelp(*this, "study");
    setWindowTitle(tr("Design a plan"));
    setObjectName(QStringLiteral("planDesigner"));
    m_firstSeed->setDecimals(0);
    m_budget->setRange(0.1, 1e15);
    m_budget->setDecimals(1);
    m_budget->setGroupSeparatorShown(true);
    m_budgetKind->addItems({tr("Evaluations"), tr("Seconds"), tr("Seconds of processor time")});
    connect(m_save, &QPushButton::clicked, this, &PlanDesigner::savePlan);
    auto* form = new QFormLayout;
    form->addRow(tr("&Template:"), m_templates);
    form->addRow(tr("T&itle:"), m_title);
    auto* lists = new QHBoxLayout;
    lists->addWidget(listBox(tr("Puzzles"), m_puzzles, "puzzles",
                             menuButton(this, "planAddPuzzle", tr("Add &puzzle"), puzzleMenu()),
                             "planRemovePuzzle"),
                     2);
    lists->addWidget(listBox(tr("Methods"), m_methods, "methods",
                             menuButton(this, "planAddMethod", tr("Add &method"), methodMenu()),
                             "planRemoveMethod"),
                     3);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addLayout(lists, 1);
    layout->addWidget(limitsBox());
    layout->addWidget(m_estimate);
    layout->addWidget(m_notice);
    layout->addWidget(m_buttons);
    settleMnemonics(*this);
    const int line = fontMetrics().lineSpacing();
    resize(line * 60, line * 34);
    fillTemplates(draft);
    setDraft(draft.isEmpty() ? emptyDraft() : draft);
    connect(m_title, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_draft[QLatin1String("title")] = text;
        changed();
    });
    connect(m_puzzles, &QTableWidget::itemChanged, this,
            [this](const QTableWidgetItem* item) { takePuzzle(item->row()); });
    connect(m_methods, &QTableWidget::itemChanged, this,
            [this](const QTableWidgetItem* item) { takeMethod(item->row()); });
    m_seeds->setKeyboardTracking(false); // the first digit alone would shorten a list of seeds
    connect(m_seeds, &QSpinBox::valueChanged, this, &PlanDesigner::takeSeedCount);
    connect(m_firstSeed, &QDoubleSpinBox::valueChanged, this, &PlanDesigner::takeFirstSeed);
    connect(m_budget, &QDoubleSpinBox::valueChanged, this, &PlanDesigner::takeBudget);
    connect(m_budgetKind, &QComboBox::activated, this, &PlanDesigner::takeBudgetKind);
}

PlanDesigner::~PlanDesigner() { m_check.request_stop(); }

QWidget* PlanDesigner::listBox(const QString& title, QTableWidget* list, const char* key,
                               QToolButton* add, const char* removeName) {
    auto* box = new QGroupBox(title, this);
    auto* remove = pushButton(box, removeName, tr("Remove"), tr("Remove"));
    remove->setEnabled(false);
    connect(remove, &QPushButton::clicked, this, [this, list, key] { removeChosen(*list, key); });
    connect(list, &QTableWidget::itemSelectionChanged, remove,
            [remove, list] { remove->setEnabled(list->selectionModel()->hasSelection()); });
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(add);
    buttons->addWidget(remove);
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(box);
    layout->addWidget(list, 1);
    layout->addLayout(buttons);
    return box;
}

QWidget* PlanDesigner::limitsBox() {
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins({});
    addLabelled(*row, tr("&Runs:"), m_seeds);
    addLabelled(*row, tr("&First seed:"), m_firstSeed);
    addLabelled(*row, tr("&Budget:"), m_budget);
    row->addWidget(m_budgetKind);
    row->addStretch(1);
    return box;
}

QMenu* PlanDesigner::puzzleMenu() {
    auto* menu = new QMenu(this);
    menu->addAction(tr("&Generated…"), this, &PlanDesigner::addGenerated);
    menu->addAction(tr("&Files…"), this, &PlanDesigner::addFiles);
    QMenu* presets = menu->addMenu(tr("&Preset"));
    for (const PuzzlePreset& preset : puzzlePresets()) {
        presets->addAction(preset.id, this, [this, id = preset.id] {
            addPuzzle({{QStringLiteral("generate"), QJsonObject{{QStringLiteral("preset"), id}}}});
        });
    }
    for (const Kind* kind : allKinds()) {
        for (const Kind::Offer& offer : kind->offers()) {
            menu->addAction(offer.name, this, [this, settings = offer.settings] {
                addPuzzle({{QStringLiteral("generate"), settings}});
            });
        }
    }
    return menu;
}

QMenu* PlanDesigner::methodMenu() {
    auto* menu = new QMenu(this);
    for (const Kind* kind : allKinds()) {
        if (kind != allKinds().front())
            menu->addSeparator();
        for (const SolverInfo& solver : kind->methods()) {
            menu->addAction(QCoreApplication::translate("Solver", solver.name), this,
                            [this, id = solver.id] {
                                addMethod({{QStringLiteral("solver"), QString::fromStdString(id)}});
                            });
        }
    }
    return menu;
}

void PlanDesigner::fillTemplates(const QJsonObject& draft) {
    m_template = emptyDraft();
    m_templates->addItem(tr("Empty plan"), QString());
    for (const QString& path : shippedPlans()) {
        const QString title = planTitle(path);
        m_templates->addItem(title, path);
        // Only rich text wraps.
        m_templates->setItemData(m_templates->count() - 1,
                                 QStringLiteral("<p>%1</p>").arg(title.toHtmlEscaped()),
                                 Qt::ToolTipRole);
        if (!draft.isEmpty() && draft == shippedDraft(path)) {
            m_template = draft;
            m_templateRow = m_templates->count() - 1;
        }
    }
    m_templates->setPlaceholderText(tr("Custom"));
    m_templates->view()->setTextElideMode(Qt::ElideMiddle);
    m_templates->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(m_templates, &QComboBox::activated, this, [this] {
        const QString path = m_templates->currentData().toString();
        m_notice->attempt([&] {
            m_template = path.isEmpty() ? emptyDraft() : shippedDraft(path);
            m_templateRow = m_templates->currentIndex();
            setDraft(m_template);
        });
    });
}

/// Checks the plan and tries its methods on another thread.
void PlanDesigner::changed() {
    m_check.request_stop();
    m_check = {};
    m_fault.clear();
    m_templates->setCurrentIndex(m_wrong.empty() && m_draft == m_template ? m_templateRow : -1);
    const QString wrong = m_wrong.empty() ? QString() : m_wrong.begin()->second;
    if (m_wrong.empty())
        m_notice->setNote({});
    else
        m_notice->setWarning(wrong);
    const bool isWhole = !m_draft.value(QLatin1String("puzzles")).toArray().isEmpty() &&
                         !m_draft.value(QLatin1String("methods")).toArray().isEmpty();
    const QString lack = isWhole ? QString() : tr("Add puzzles and methods.");
    const bool canCheck = isWhole && m_wrong.empty(); // the plan lacks what a wrong cell shows
    QPushButton* open = m_buttons->button(QDialogButtonBox::Ok);
    open->setEnabled(canCheck);
    m_save->setEnabled(canCheck);
    m_save->setToolTip(plainToolTip(wrong.isEmpty() ? lack : wrong));
    m_estimate->setText(canCheck ? tr("Estimating…") : lack);
    m_checker->request([this, open, bytes = plan(), canCheck,
                        token = m_check.get_token()]() -> LatestJob::Delivery {
        if (!canCheck)
            return [] {};
        try {
            const ExperimentPlan plan =
                readDraft(bytes, QStringLiteral(":/experiments"),
                          [&token](int, int) { return !token.stop_requested(); });
            const double seconds = estimatedSeconds(plan, kTrialSeconds, token).value_or(0);
            return [this, seconds, runs = static_cast<int>(plan.runCount()),
                    isMost = areRunsEquallyLimited(plan)] {
                const int rounds = (runs + m_atOnce - 1) / m_atOnce;
                m_estimate->setText(
                    (isMost ? tr("%n run(s), at most %1 with %2 at a time", nullptr, runs)
                            : tr("%n run(s), about %1 with %2 at a time", nullptr, runs))
                        .arg(roughDurationText(seconds * rounds / runs))
                        .arg(m_atOnce));
            };
        } catch (const std::exception&) {
            return [this, open, sentence = failureSentence()] {
                m_estimate->clear();
                m_fault = sentence;
                m_notice->setWarning(sentence);
                open->setEnabled(false);
            };
        }
    });
}

QByteArray PlanDesigner::plan() const {
    m_seeds->interpretText(); // what is typed counts before Enter
    return QJsonDocument(m_draft).toJson();
}

void PlanDesigner::savePlan() {
    const QString path =
        askForExport(this, QDir(m_settings.lastFolder()).filePath(QStringLiteral("plan.json")),
                     {QStringLiteral("json")}, tr("Save plan"));
    if (path.isEmpty())
        return;
    m_notice->attempt([&] {
        writeFile(plan(), path);
        const QString saved = tr("Saved as %1.").arg(path);
        if (m_fault.isEmpty())
            m_notice->setNote(saved);
        else // still the reason why it cannot be opened
            m_notice->setWarning(saved + u' ' + m_fault);
    });
}

} // namespace tessera
