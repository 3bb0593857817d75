// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search/SearchForm.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/common/FilePrompts.h"
#include "app/window/common/FormControls.h"
#include "app/window/search/MethodBox.h"
#include "app/window/search/MethodGuide.h"
#include "app/window/settings/AppSettings.h"
#include "widgets/forms/ParameterForm.h"

#include "core/kind/Kind.h"
#include "core/search/Solver.h"
#include "core/support/UserError.h"
#include "core/tuning/PresetFile.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QThread>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

struct SearchFormText {
    Q_DECLARE_TR_FUNCTIONS(tessera::SearchForm)
};

constexpr double kUsualSeconds = 60;

// What a preset box offers besides presets, whose ids have no such characters.
const QString kCustom = QStringLiteral("custom");
const QString kFromFile = QStringLiteral("file:");

void setHelp(QWidget* widget, const char* name, const QString& tip) {
    described(widget, name, tip)->setWhatsThis(tip);
}

/// Fields in rows, each after its label.
class FieldRows {
public:
    explicit FieldRows(QVBoxLayout& place) : m_form(new QFormLayout) {
        place.addLayout(m_form);
        m_form->setContentsMargins(0, 0, 0, 0);
        m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
        m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    }

    /// @param row the field, or a layout that contains it
    template <typename Row>
    void add(const QString& label, QWidget* field, Row* row) {
        auto* text = new QLabel(label);
        text->setBuddy(field);
        m_form->addRow(text, row);
    }

private:
    QFormLayout* m_form;
};

} // namespace

void addMethods(QComboBox& box, std::string_view kind) {
    for (const SolverInfo* method : methodsInOrder(kind)) {
        box.addItem(translated(method->name), QString::fromStdString(method->id));
        box.setItemData(box.count() - 1, translated(method->summary), Qt::ToolTipRole);
    }
}

void fillPresets(QComboBox& box, const SolverInfo* method) {
    box.clear();
    box.addItem(SearchFormText::tr("Defaults"), QString());
    if (method == nullptr)
        return;
    for (const Preset& preset : method->presets)
        box.addItem(translated(preset.name), QString::fromStdString(preset.id));
}

NumberSpinBox* limitBox(QWidget* parent, const char* objectName, double usual, double most,
                        const QString& tip) {
    auto* box = new NumberSpinBox(Parameter::integer({}, "", static_cast<std::int64_t>(usual), 0,
                                                     static_cast<std::int64_t>(most), "")
                                      .onLogScale(),
                                  parent);
    box->setSpecialValueText(SearchFormText::tr("no limit"));
    box->setValue(usual);
    box->setWhatsThis(tip);
    return described(box, objectName, tip);
}

NumberSpinBox* timeLimitBox(QWidget* parent, const char* objectName, double usual) {
    NumberSpinBox* box = limitBox(parent, objectName, usual, 1e7,
                                  SearchFormText::tr("Stops the search after this many seconds"));
    box->setSuffix(SearchFormText::tr(" s"));
    return box;
}

QComboBox* timeKindBox(QWidget* parent, const char* objectName) {
    const QString tip = SearchFormText::tr("Processor time leaves out other programs and so keeps "
                                           "searches comparable. It adds up all threads.");
    QComboBox* box = comboBox(parent, objectName,
                              SearchFormText::tr("The kind of time that the limit counts"), tip);
    box->addItem(SearchFormText::tr("clock time"), false);
    box->addItem(SearchFormText::tr("processor time"), true);
    box->setWhatsThis(tip);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(9);
    return box;
}

bool countsProcessorTime(const QComboBox& box) { return box.currentData().toBool(); }

NumberSpinBox* evaluationLimitBox(QWidget* parent, const char* objectName, double usual) {
    return limitBox(
        parent, objectName, usual, 9e15,
        SearchFormText::tr(
            "Stops the search after this many evaluations. Such a search is repeatable"));
}

SearchForm::SearchForm(const AppSettings& settings, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_method(new MethodBox(this)),
      m_about(new QToolButton(this)), m_seed(new SeedField(this)), m_threads(new QSpinBox(this)),
      m_seconds(timeLimitBox(this, "timeLimit", kUsualSeconds)),
      m_timeKind(timeKindBox(this, "timeKind")), m_unfold(new QToolButton(this)),
      m_more(new QWidget), m_preset(new QComboBox(m_more)), m_parameters(new ParameterForm(m_more)),
      m_start(new QComboBox(m_more)),
      m_evaluations(evaluationLimitBox(m_more, "evaluationLimit", 0)) {
    setHelp(m_method, "method", tr("The search method"));
    setHelp(m_about, "aboutMethod", tr("How this method works, and which scores it has reached"));
    setHelp(m_preset, "preset", tr("Parameter values from a paper, or values that work well"));
    setHelp(m_start, "startFrom", tr("The board that the search starts from"));
    m_seed->setTips(
        tr("The same seed, threads and number of evaluations give the same board again"),
        tr("Choose a new random seed"));
    m_seed->setSeed(1);
    setHelp(m_threads, "threads",
            tr("The number of threads for methods that can share their work. Another number gives "
               "another result, even with the same seed."));
    m_threads->setRange(1, std::max(1, QThread::idealThreadCount()));
    m_about->setIcon(symbolicIcon("help"));
    m_about->setAccessibleName(tr("About the method"));
    for (QComboBox* box : {m_preset, m_start}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(12);
    }
    setHelp(m_unfold, "unfoldParameters",
            tr("Show or hide the preset, the parameters, the start and the evaluations"));
    m_unfold->setText(tr("Parameters"));
    m_unfold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_unfold->setAutoRaise(true);
    m_unfold->setCheckable(true);
    arrange();

    connect(m_method, &QComboBox::currentIndexChanged, this, [this] {
        choose();
        showMethod();
    });
    connect(m_preset, &QComboBox::currentIndexChanged, this, &SearchForm::applyPreset);
    connect(m_parameters, &ParameterForm::valuesChanged, this, &SearchForm::showWhetherPreset);
    connect(m_about, &QToolButton::clicked, this, [this] { emit helpWanted(solver()); });
    connect(m_unfold, &QToolButton::toggled, this, &SearchForm::showFolded);
    showFolded();
    setKind(allKinds().front()->id());
    m_chosen = false;
}

void SearchForm::hideHelp() { m_about->hide(); }

void SearchForm::arrange() {
    const auto rowOf = [](std::initializer_list<QWidget*> fields) {
        auto* row = new QHBoxLayout;
        for (QWidget* field : fields)
            row->addWidget(field, 1);
        return row;
    };
    QHBoxLayout* seed = rowOf({m_seed});
    addLabelled(*seed, tr("T&hreads:"), m_threads);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins({});
    FieldRows rows(*all);
    rows.add(tr("&Method:"), m_method, rowOf({m_method, m_about}));
    rows.add(tr("See&d:"), m_seed, seed);
    rows.add(tr("Time &limit:"), m_seconds, rowOf({m_seconds, m_timeKind}));
    all->addWidget(m_unfold);
    all->addWidget(m_more);
    all->addStretch(1);
    auto* folded = new QVBoxLayout(m_more);
    folded->setContentsMargins({});
    FieldRows(*folded).add(tr("P&reset:"), m_preset, m_preset);
    folded->addWidget(m_parameters);
    FieldRows more(*folded);
    more.add(tr("Start &from:"), m_start, m_start);
    more.add(tr("E&valuations:"), m_evaluations, m_evaluations);
}

bool SearchForm::isUnfolded() const { return m_unfold->isChecked(); }

void SearchForm::setUnfolded(bool unfolded) { m_unfold->setChecked(unfolded); }

void SearchForm::showFolded() {
    const bool mirrored = isRightToLeft();
    m_unfold->setArrowType(isUnfolded() ? Qt::DownArrow
                           : mirrored   ? Qt::LeftArrow
                                        : Qt::RightArrow);
    m_more->setVisible(isUnfolded());
}

void SearchForm::setKind(std::string_view kind, int cells) {
    const bool sameKind = m_kind == kind;
    m_cells = cells;
    if (!sameKind) {
        m_solvers[m_kind] = solver();
        m_kind = kind;
        fillMethods();
    }
    m_method->setCells(cells);
    suggest();
}

/// The user has changed the method or its parameters.
void SearchForm::choose() {
    if (m_suggesting)
        return;
    m_chosen = true;
    m_own.reset();
}

/// Selects the usual method of the puzzle, unless the user has chosen one.
void SearchForm::suggest() {
    const QString usual = usualMethod(m_kind, m_cells);
    if (m_chosen || m_cells == 0 || usual.isEmpty() || usual == solver())
        return;
    m_suggesting = true;
    chooseSolver(usual);
    m_suggesting = false;
}

void SearchForm::fillMethods() {
    {
        const QSignalBlocker blocker(m_method);
        m_method->setKind(m_kind);
        const auto before = m_solvers.find(m_kind);
        chooseSolver(before != m_solvers.end() ? before->second : QStringLiteral("annealing"));
    }
    m_start->clear();
    // In the order of StartKind.
    const QStringList starts{tr("A random board"), tr("A greedy board"), tr("The current board"),
                             tr("The method’s choice")};
    for (const StartKind start : findKind(m_kind)->starts())
        m_start->addItem(starts[static_cast<int>(start)], static_cast<int>(start));
    showMethod();
}

QString SearchForm::edgeSolver() const {
    const std::string edges(allKinds().front()->id());
    const auto before = m_solvers.find(edges);
    if (!m_chosen)
        return {};
    return m_kind == edges || before == m_solvers.end() ? solver() : before->second;
}

const SolverInfo* SearchForm::info() const { return findSolver(solver().toStdString()); }

QWidget* SearchForm::lastField() const { return m_evaluations; }

bool SearchForm::hasSolver() const { return m_method->count() > 0; }

QString SearchForm::solver() const { return m_method->currentData().toString(); }

void SearchForm::chooseSolver(const QString& id) {
    if (const int index = m_method->findData(id); index >= 0)
        m_method->setCurrentIndex(index);
}

void SearchForm::showMethod() {
    const SolverInfo* method = info();
    if (method == nullptr)
        return;
    m_method->setToolTip(translated(method->summary) + u'\n' + translated(method->paper));
    const QSignalBlocker blocker(m_preset);
    fillPresets(*m_preset, method);
    m_preset->addItem(tr("From a file…"), kFromFile);
    m_preset->setItemData(m_preset->count() - 1,
                          tr("The preset that “tessera tune” has written to a file"),
                          Qt::ToolTipRole);
    m_parameters->setParameters(method->parameters);
    emit methodShown();
}

void SearchForm::applyPreset() {
    const SolverInfo* method = info();
    const QString id = m_preset->currentData().toString();
    if (method == nullptr || m_preset->currentIndex() < 0 || id == kCustom)
        return;
    if (id == kFromFile) {
        showWhetherPreset(); // as before, until there are other values
        openPreset();
        return;
    }
    ParameterValues values = method->defaults();
    if (const Preset* preset = method->preset(id.toStdString()))
        values.apply(*preset);
    m_applying = true;
    m_parameters->setValues(values);
    m_applying = false;
    choose();
}

void SearchForm::openPreset() {
    const QString path =
        askForPath(this, "searching", QFileDialog::ExistingFile,
                   {tr("Open preset"), m_settings.lastFolder(),
                    tr("Presets (*.json)") + QStringLiteral(";;") + tr("All files (*)")});
    if (path.isEmpty())
        return;
    try {
        const PresetFile preset = loadPreset(path);
        if (preset.solver->problemKind != m_kind)
            throw UserError(tr("%1: this preset is for another kind of puzzle."), path);
        choose();
        chooseSolver(QString::fromStdString(preset.solver->id));
        m_parameters->setValues(preset.values);
    } catch (const std::exception&) {
        showPlainly(this, QMessageBox::Warning, tr("Open preset"), failureSentence());
    }
}

void SearchForm::showWhetherPreset() {
    const SolverInfo* method = info();
    if (m_applying || method == nullptr)
        return;
    choose();
    QString id = kCustom;
    const ParameterValues values = m_parameters->values();
    if (values == method->defaults())
        id.clear();
    for (const Preset& preset : method->presets) {
        ParameterValues candidate = method->defaults();
        candidate.apply(preset);
        if (candidate == values)
            id = QString::fromStdString(preset.id);
    }
    const QSignalBlocker blocker(m_preset);
    const int custom = m_preset->findData(kCustom);
    if (id == kCustom && custom < 0)
        m_preset->addItem(tr("Custom values"), id);
    else if (id != kCustom && custom >= 0)
        m_preset->removeItem(custom);
    m_preset->setCurrentIndex(m_preset->findData(id));
}

void SearchForm::setSettings(const SearchSettings& settings, bool chosen) {
    if (findSolver(settings.solver) == nullptr)
        return;
    chooseSolver(QString::fromStdString(settings.solver));
    m_parameters->setValues(settings.values);
    m_start->setCurrentIndex(m_start->findData(static_cast<int>(settings.start)));
    m_seed->setSeed(settings.seed);
    m_threads->setValue(settings.threads);
    const auto& processor = settings.budget.processorSeconds;
    m_timeKind->setCurrentIndex(m_timeKind->findData(processor.has_value()));
    m_seconds->setValue(processor.value_or(settings.budget.seconds.value_or(0)));
    m_evaluations->setValue(static_cast<double>(settings.budget.evaluations.value_or(0)));
    m_chosen = chosen;
    m_own.reset();
    suggest();
}

void SearchForm::setLimits(double seconds, std::uint64_t evaluations) {
    m_timeKind->setCurrentIndex(m_timeKind->findData(false));
    m_seconds->setValue(seconds);
    m_evaluations->setValue(static_cast<double>(evaluations));
}

void SearchForm::lend(const SearchSettings& settings) {
    std::optional<Own> own = m_own.value_or(Own{shown(), m_chosen});
    setSettings(settings);
    m_own = std::move(own);
}

std::optional<SearchSettings> SearchForm::giveBack() {
    const std::optional<Own> own = std::exchange(m_own, std::nullopt);
    if (!own)
        return std::nullopt;
    SearchSettings lent = shown();
    setSettings(own->settings, own->chosen);
    return lent;
}

/// Without the limit of memory, which would stay.
SearchSettings SearchForm::shown() const {
    SearchSettings shown = settings();
    shown.values = m_parameters->values();
    return shown;
}

SearchSettings SearchForm::settings() const {
    SearchSettings settings;
    settings.solver = solver().toStdString();
    settings.values = m_parameters->values();
    if (const int megabytes = m_settings.searchMemory(); megabytes > 0)
        limitMemory(settings.values, megabytes);
    settings.seed = m_seed->seed();
    settings.threads = m_threads->value();
    settings.start = static_cast<StartKind>(m_start->currentData().toInt());
    if (const double seconds = m_seconds->enteredValue(); seconds > 0)
        (countsProcessorTime(*m_timeKind) ? settings.budget.processorSeconds
                                          : settings.budget.seconds) = seconds;
    if (const double evaluations = m_evaluations->enteredValue(); evaluations > 0)
        settings.budget.evaluations = static_cast<std::uint64_t>(evaluations);
    return settings;
}

} // namespace tessera
