// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/generate/GeneratorForm.h"

#include "app/window/common/FormControls.h"

#include "core/edges/generate/PuzzlePresets.h"
#include "core/edges/puzzle/Puzzle.h"
#include "core/support/UserError.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardItemModel>

#include <algorithm>
#include <array>
#include <cmath>

namespace tessera {

namespace {

struct ColorText {
    Q_DECLARE_TR_FUNCTIONS(tessera::ColorFields)
};

/// As many decimals as show why a number was rounded up: not 4.00 → 5.
int decimalsFor(double exact, int rounded) {
    constexpr int usual = 2;
    constexpr int most = 6;
    for (int decimals = usual; decimals <= most; ++decimals) {
        const double scale = std::pow(10.0, decimals);
        if (std::ceil(std::round(exact * scale) / scale) >= rounded)
            return decimals;
    }
    return usual;
}

QString rounding(const QString& name, double exact, int rounded) {
    return QStringLiteral("%1 = %2 → %3")
        .arg(name, QLocale().toString(exact, 'f', decimalsFor(exact, rounded)))
        .arg(rounded);
}

QString formulaText(const HardestColors& hardest, bool framed) {
    QStringList parts;
    if (!framed)
        parts << rounding(QStringLiteral("C"), hardest.innerExact, hardest.inner);
    else if (hardest.inner > 0)
        parts << rounding(ColorText::tr("inner M"), hardest.innerExact, hardest.inner);
    if (framed && hardest.border > 0)
        parts << rounding(ColorText::tr("border B"), hardest.borderExact, hardest.border);
    if (parts.isEmpty())
        return ColorText::tr("none: there are no joints");
    const QString counts = parts.join(QStringLiteral(", "));
    // A small board has too few joints for all of the colours.
    const bool limited =
        hardest.inner < hardest.innerExact || (framed && hardest.border < hardest.borderExact);
    return limited ? counts : ColorText::tr("%1 (rounded up)").arg(counts);
}

/// Whether two settings make the same kind of puzzle.
bool sameKind(GeneratorSettings a, const GeneratorSettings& b) {
    a.seed = b.seed;
    a.solved = b.solved;
    return a == b;
}

/// Whether the same cells are chosen, in any order.
bool sameCells(std::vector<int> a, std::vector<int> b) {
    std::ranges::sort(a);
    std::ranges::sort(b);
    return a == b;
}

} // namespace

/// The rows for the number of colours, and the formula of the hardest counts.
class GeneratorForm::ColorFields {
    Q_DECLARE_TR_FUNCTIONS(tessera::ColorFields)

public:
    /// Adds its rows to the form, whose widget owns them.
    ColorFields(QFormLayout& form, GeneratorForm* parent)
        : m_kind(comboBox(
              parent, "colorKind", tr("Colours"),
              tr("How many colours the edges have, and whether the border has separate colours"))),
          m_border(countBox(parent, "borderColors", tr("Border colours"),
                            tr("Colours of the joints along the frame"))),
          m_inner(countBox(parent, "innerColors", tr("Inner colours"),
                           tr("Colours of all other joints, or of all joints without a frame"))),
          m_total(countBox(parent, "totalColors", tr("Total colours"),
                           tr("Colours of one set for all joints"))),
          m_formula(sentenceLabel(parent, "hardestFormula")) {
        m_kind->addItem(tr("Hardest"), static_cast<int>(Kind::Hardest));
        m_kind->addItem(tr("Border and inner separate"), static_cast<int>(Kind::BorderAndInner));
        m_kind->addItem(tr("One common set"), static_cast<int>(Kind::Total));
        m_formula->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_formula->setAccessibleName(tr("Hardest colour counts"));
        m_formula->setToolTip(
            tr("Colour counts with about one expected solution (Söderlind 2010, 3.1.4): M inside, "
               "B along the frame, C without a frame. Rounding up lowers the expected number. The "
               "formula assumes independent joints. The edges of each colour come in pairs, which "
               "raises the number again, above all with few or signed colours."));
        form.addRow(tr("&Colours:"), m_kind);
        form.addRow(tr("&Border:"), m_border);
        form.addRow(tr("&Inner:"), m_inner);
        form.addRow(tr("Tot&al:"), m_total);
        form.addRow(tr("Hardest:"), m_formula);
        connect(m_kind, &QComboBox::currentIndexChanged, parent, [this, parent] {
            showKind();
            parent->changed();
        });
        for (QSpinBox* box : boxes())
            connect(box, &QSpinBox::valueChanged, parent, &GeneratorForm::changed);
        showKind();
    }

    [[nodiscard]] ColorChoice choice() const {
        // Only what the kind uses, so that equal puzzles have equal settings.
        if (kind() == Kind::BorderAndInner)
            return {kind(), m_border->value(), m_inner->value(), 0};
        return kind() == Kind::Total ? ColorChoice{kind(), 0, 0, m_total->value()} : ColorChoice{};
    }

    /// Call it while several fields are being set.
    void setChoice(const ColorChoice& choice) {
        m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(choice.kind)));
        if (choice.kind == Kind::BorderAndInner) {
            m_border->setValue(choice.border);
            m_inner->setValue(choice.inner);
        }
        if (choice.kind == Kind::Total)
            m_total->setValue(choice.total);
        showKind();
    }

    /// Shows the hardest counts: as a formula, and in the boxes while they are selected.
    void showHardest(const HardestColors& hardest, bool framed) {
        m_hardest = hardest;
        m_formula->setText(formulaText(hardest, framed));
        showKind();
    }

    /// Replaces the formula if the size or the hints are not possible.
    void showNoHardest() { m_formula->setText(QStringLiteral("–")); }

private:
    using Kind = ColorChoice::Kind;

    [[nodiscard]] Kind kind() const { return static_cast<Kind>(m_kind->currentData().toInt()); }
    [[nodiscard]] std::array<QSpinBox*, 3> boxes() const { return {m_border, m_inner, m_total}; }

    void showKind() {
        const QSignalBlocker border(m_border);
        const QSignalBlocker inner(m_inner);
        const QSignalBlocker total(m_total);
        for (QSpinBox* box : boxes())
            box->setEnabled(kind() == (box == m_total ? Kind::Total : Kind::BorderAndInner));
        // Unused boxes show the hardest counts, the best values to start from.
        if (kind() != Kind::BorderAndInner) {
            m_border->setValue(m_hardest.border);
            m_inner->setValue(m_hardest.inner);
        }
        if (kind() != Kind::Total)
            m_total->setValue(m_hardest.total());
    }

    QComboBox* m_kind;
    QSpinBox* m_border;
    QSpinBox* m_inner;
    QSpinBox* m_total;
    QLabel* m_formula;
    HardestColors m_hardest;
};

/// The rows for the pieces given as hints.
class GeneratorForm::HintFields {
    Q_DECLARE_TR_FUNCTIONS(tessera::HintFields)

public:
    /// Adds its rows to the form, whose widget owns them.
    HintFields(QFormLayout& form, GeneratorForm* parent)
        : m_kind(comboBox(parent, "hintKind", tr("Hints"),
                          tr("Which pieces of the solution are given as hints. Eternity II’s cells "
                             "need a 16×16 board."))),
          m_count(wholeBox(parent, "hintCount", 0, kMaxSide * kMaxSide, 0,
                           tr("How many pieces are given as hints"))) {
        m_kind->addItems({tr("On random cells"), tr("Eternity II’s centre cell"),
                          tr("Eternity II’s five cells"), tr("On selected cells")});
        m_count->setAccessibleName(tr("Number of hints"));
        form.addRow(tr("&Hints:"), m_kind);
        form.addRow(tr("&Number:"), m_count);
        connect(m_kind, &QComboBox::currentIndexChanged, parent, [this, parent] {
            showKind();
            parent->changed();
        });
        connect(m_count, &QSpinBox::valueChanged, parent, &GeneratorForm::changed);
        setBoardSize({1, 1});
    }

    [[nodiscard]] HintChoice choice() const {
        switch (kind()) {
        case Kind::Random:
            return {m_count->value(), {}};
        case Kind::Center:
            return {0, centerCell()};
        case Kind::Eternity:
            return {0, eternityHintCells()};
        case Kind::Chosen:
            break;
        }
        return {0, m_chosen};
    }

    void setChoice(const HintChoice& choice) {
        const QSignalBlocker kindBlocker(m_kind);
        const QSignalBlocker countBlocker(m_count);
        // Unmarking the last cell keeps the choice of cells.
        const bool choosing = this->kind() == Kind::Chosen && choice.count == 0;
        Kind kind = choosing ? Kind::Chosen : Kind::Random;
        if (m_size == kEternitySize && sameCells(choice.cells, eternityHintCells()))
            kind = Kind::Eternity;
        else if (m_size == kEternitySize && choice.cells == centerCell())
            kind = Kind::Center;
        else if (!choice.cells.empty())
            kind = Kind::Chosen;
        m_chosen = choice.cells;
        m_kind->setCurrentIndex(static_cast<int>(kind));
        m_count->setValue(choice.count);
        showKind();
    }

    /// Another board has no chosen cells; those of Eternity II exist only on its size.
    void setBoardSize(GridSize size) {
        if (size == m_size)
            return;
        m_size = size;
        auto* kinds = qobject_cast<QStandardItemModel*>(m_kind->model());
        for (const Kind kind : {Kind::Center, Kind::Eternity})
            kinds->item(static_cast<int>(kind))->setEnabled(size == kEternitySize);
        // Cells of one board mean nothing on another.
        m_chosen.clear();
        if (kind() != Kind::Random)
            setChoice({});
    }

private:
    /// In the order of the list.
    enum class Kind : std::uint8_t { Random, Center, Eternity, Chosen };
    static constexpr GridSize kEternitySize{16, 16};

    static std::vector<int> centerCell() { return {eternityHintCells().front()}; }
    [[nodiscard]] Kind kind() const { return static_cast<Kind>(m_kind->currentIndex()); }

    void showKind() {
        m_count->setEnabled(kind() == Kind::Random);
        const QSignalBlocker blocker(m_count);
        if (kind() != Kind::Random)
            m_count->setValue(static_cast<int>(choice().cells.size()));
    }

    QComboBox* m_kind;
    QSpinBox* m_count;
    GridSize m_size;
    std::vector<int> m_chosen; ///< for Kind::Chosen
};

GeneratorForm::GeneratorForm(QWidget* parent)
    : QWidget(parent), m_fields(this, [this] { changed(); }),
      m_preset(presetBox(this, tr("Custom"))) {
    auto* form = new QFormLayout(this);
    form->setContentsMargins({});
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("Pu&zzle:"), m_preset);
    QSpinBox* width = m_fields.bind(sideBox(this, "width", tr("Width")), m_settings.size.width);
    QSpinBox* height = m_fields.bind(sideBox(this, "height", tr("Height")), m_settings.size.height);
    addSizeRow(*form, width, height);
    addRules(*form);
    m_colors = std::make_unique<ColorFields>(*form, this);
    QComboBox* distribution = comboBox(
        this, "distribution", tr("Distribution"),
        tr("Even: all colours occur equally often. Random: each colour is drawn independently."));
    distribution->addItem(tr("Even"), static_cast<int>(Distribution::Even));
    distribution->addItem(tr("Random"), static_cast<int>(Distribution::Random));
    form->addRow(tr("&Distribution:"), m_fields.bind(distribution, m_settings.distribution));
    m_hints = std::make_unique<HintFields>(*form, this);
    auto* seed = new SeedField(this);
    m_fields.add(
        seed, &SeedField::seedChanged, [=, this] { seed->setSeed(m_settings.seed); },
        [=, this] { m_settings.seed = seed->seed(); });
    form->addRow(tr("&Seed:"), seed);
    form->addRow(QString(),
                 m_fields.bind(checkBox(this, "solved", tr("&Leave the solution on the board"),
                                        tr("Otherwise the board shows only the hints")),
                               m_settings.solved));
    connect(m_preset, &QComboBox::activated, this, &GeneratorForm::takePreset);
    setSettings({});
}

GeneratorForm::~GeneratorForm() = default;

void GeneratorForm::addRules(QFormLayout& form) {
    auto* rules = new QHBoxLayout;
    const auto add = [&](const char* name, const QString& text, const QString& tip, bool& value) {
        rules->addWidget(m_fields.bind(checkBox(this, name, text, tip), value));
    };
    QCheckBox* framed = checkBox(this, "framed", tr("&Frame"),
                                 tr("The border of the board is grey, and no other edge is"));
    // Before binding, so that settings never have both rules.
    QCheckBox* keeps = keepsRotationBox(this, framed);
    rules->addWidget(m_fields.bind(framed, m_settings.rules.framed));
    add("signed", tr("Si&gned"), tr("Each colour has tabs and blanks; a tab matches only a blank"),
        m_settings.rules.isSigned);
    add("unique", tr("No co&pies"), tr("No two pieces are the same, even when rotated"),
        m_settings.uniquePieces);
    rules->addStretch();
    form.addRow(tr("Rules:"), rules);
    form.addRow(QString(), m_fields.bind(keeps, m_settings.rules.keepsRotation));
    form.addRow(tr("Ri&m:"), m_fields.bind(rimBox(this), m_settings.rules.rimColor));
}

void GeneratorForm::takePreset() {
    const PuzzlePreset* preset = findPuzzlePreset(m_preset->currentData().toString());
    if (preset == nullptr)
        return;
    GeneratorSettings chosen = preset->settings;
    chosen.solved = m_settings.solved;
    setSettings(chosen);
}

void GeneratorForm::setSettings(const GeneratorSettings& settings) {
    m_setting = true;
    m_settings = settings;
    m_fields.show();
    m_colors->setChoice(settings.colors);
    m_hints->setBoardSize(settings.size);
    m_hints->setChoice(settings.hints);
    m_setting = false;
    changed();
}

void GeneratorForm::changed() {
    if (m_setting)
        return;
    m_hints->setBoardSize(m_settings.size);
    m_settings.colors = m_colors->choice();
    m_settings.hints = m_hints->choice();
    showHardest();
    showPreset();
    emit settingsChanged();
}

void GeneratorForm::showHardest() {
    try {
        m_colors->showHardest(hardestColorsFor(m_settings), m_settings.rules.framed);
    } catch (const UserError&) {
        // Generating shows the reason, where the user sees it.
        m_colors->showNoHardest();
    }
}

void GeneratorForm::showPreset() {
    // A printed board with another size or rule is no longer that board.
    const PuzzlePreset* printed = findPuzzlePreset(m_settings.board);
    if (printed != nullptr && !sameKind(m_settings, printed->settings))
        m_settings.board.clear();
    int index = 0;
    for (int i = 1; i < m_preset->count(); ++i) {
        const PuzzlePreset* preset = findPuzzlePreset(m_preset->itemData(i).toString());
        if (preset != nullptr && sameKind(m_settings, preset->settings))
            index = i;
    }
    m_preset->setCurrentIndex(index);
}

} // namespace tessera
