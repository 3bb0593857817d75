// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/FormControls.h"

#include "app/window/common/ActionFactory.h"
#include "widgets/board/TileArt.h"

#include "core/edges/generate/PuzzlePresets.h"
#include "core/edges/puzzle/Puzzle.h"
#include "core/support/UserError.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QShortcut>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

namespace tessera {

namespace {

struct FormControlsText {
    Q_DECLARE_TR_FUNCTIONS(FormControls)
};

QDialogButtonBox* connectedButtons(QDialog& dialog, QDialogButtonBox::StandardButtons which) {
    auto* buttons = new QDialogButtonBox(which, &dialog);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    return buttons;
}

/// Random seeds are short enough to be read aloud.
constexpr std::uint32_t kThrownSeeds = 1'000'000;

} // namespace

QSpinBox* wholeBox(QWidget* parent, const char* objectName, int lowest, int highest, int value,
                   const QString& tip, const QString& unit) {
    auto* box = described(new QSpinBox(parent), objectName, tip);
    box->setRange(lowest, highest);
    box->setValue(value);
    box->setSuffix(unit);
    return box;
}

QSpinBox* sideBox(QWidget* parent, const char* objectName, const QString& name) {
    const QString tip = FormControlsText::tr("%1 of the board in cells, from 1 to %2");
    return described(wholeBox(parent, objectName, 1, kMaxSide, 1, {}), objectName,
                     tip.arg(name).arg(kMaxSide), name);
}

QSpinBox* countBox(QWidget* parent, const char* objectName, const QString& name,
                   const QString& tip) {
    return described(wholeBox(parent, objectName, 0, kMaxColor, 0, {}), objectName, tip, name);
}

QDoubleSpinBox* decimalBox(QWidget* parent, const char* objectName, double lowest, double highest,
                           double value, const QString& unit, const QString& tip) {
    auto* box = described(new QDoubleSpinBox(parent), objectName, tip);
    box->setDecimals(1);
    box->setRange(lowest, highest);
    box->setValue(value);
    box->setSuffix(unit);
    return box;
}

QCheckBox* checkBox(QWidget* parent, const char* objectName, const QString& text,
                    const QString& tip, bool checked) {
    auto* box = described(new QCheckBox(text, parent), objectName, tip);
    box->setChecked(checked);
    return box;
}

QCheckBox* keepsRotationBox(QWidget* parent, QCheckBox* framed) {
    QCheckBox* box =
        checkBox(parent, "keepsRotation", FormControlsText::tr("&Keep rotation"),
                 FormControlsText::tr("Pieces cannot be rotated, as in TetraVex. Only for boards "
                                      "without a frame, because frame pieces have to rotate"));
    const auto exclude = [](QCheckBox* chosen, QCheckBox* other) {
        QObject::connect(chosen, &QCheckBox::toggled, other, [other](bool on) {
            if (on)
                other->setChecked(false);
        });
    };
    exclude(box, framed);
    exclude(framed, box);
    return box;
}

QPushButton* pushButton(QWidget* parent, const char* objectName, const QString& text,
                        const QString& tip) {
    auto* button = described(new QPushButton(text, parent), objectName, tip);
    button->setAutoDefault(false);
    return button;
}

QLabel* valueLabel(QWidget* parent, const char* objectName) {
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(objectName));
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // A bare number would be aligned left in every language, in some far from its name.
    const bool rightToLeft = QApplication::layoutDirection() == Qt::RightToLeft;
    label->setAlignment((rightToLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute |
                        Qt::AlignVCenter);
    return label;
}

QLabel* sentenceLabel(QWidget* parent, const char* objectName) {
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(objectName));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QDialogButtonBox* acceptButtons(QDialog& dialog, const QString& text, const QString& tip,
                                QDialogButtonBox::StandardButton accept) {
    QDialogButtonBox* buttons = connectedButtons(dialog, accept | QDialogButtonBox::Cancel);
    buttons->button(accept)->setText(text);
    buttons->button(accept)->setToolTip(tip);
    return buttons;
}

QComboBox* tileThemeBox(QWidget* parent, const char* objectName) {
    QComboBox* box = comboBox(parent, objectName, FormControlsText::tr("Tiles"),
                              FormControlsText::tr("How the patterns are drawn"));
    fillTileThemes(*box);
    return box;
}

void fillTileThemes(QComboBox& box) {
    box.clear();
    for (const TileTheme* theme : allTileThemes()) {
        box.addItem(theme->displayName(), QString(theme->id));
        box.setItemData(box.count() - 1, theme->displayDescription(), Qt::ToolTipRole);
    }
}

QComboBox* presetBox(QWidget* parent, const QString& own) {
    QComboBox* box = comboBox(
        parent, "preset", FormControlsText::tr("Puzzle"),
        FormControlsText::tr("Well-known puzzles, puzzles printed by Niang (2010), and puzzles "
                             "generated like those in Söderlind’s thesis (2010, Table 2)"));
    box->addItem(own);
    for (const PuzzlePreset& preset : puzzlePresets()) {
        box->addItem(QStringLiteral("%1 – %2").arg(preset.id, preset.description()), preset.id);
        box->setItemData(box->count() - 1, preset.description(), Qt::ToolTipRole);
    }
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(36);
    return box;
}

QComboBox* rimBox(QWidget* parent) {
    QComboBox* box =
        comboBox(parent, "rimColor", FormControlsText::tr("Rim"),
                 FormControlsText::tr(
                     "A rule for boards without a frame: all rim edges have the same colour"));
    box->addItem(FormControlsText::tr("no rule"), kGrey);
    box->addItem(FormControlsText::tr("any one colour"), kAnyColor);
    for (int color = 1; color <= kMaxColor; ++color)
        box->addItem(FormControlsText::tr("all of colour %1").arg(color), color);
    return box;
}

QDialogButtonBox* addButtons(QDialog& dialog, QDialogButtonBox::StandardButtons which) {
    QDialogButtonBox* buttons = connectedButtons(dialog, which);
    dialog.layout()->addWidget(buttons);
    return buttons;
}

void offerHelp(QDialog& dialog, const char* page) {
    for (QWidget* owner = dialog.parentWidget(); owner != nullptr; owner = owner->parentWidget()) {
        auto* action =
            owner->findChild<QAction*>(QStringLiteral("helpContents"), Qt::FindDirectChildrenOnly);
        if (action == nullptr)
            continue;
        auto* key = new QShortcut(action->shortcut(), &dialog);
        // The dialog of the settings may change it.
        QObject::connect(action, &QAction::changed, key,
                         [action, key] { key->setKey(action->shortcut()); });
        QObject::connect(key, &QShortcut::activated, action,
                         [action, page = QString::fromLatin1(page)] {
                             action->setData(page);
                             action->trigger();
                             action->setData({});
                         });
    }
}

void addLabelled(QBoxLayout& row, const QString& text, QWidget* field) {
    auto* label = new QLabel(text, field->parentWidget());
    label->setBuddy(field);
    row.addWidget(label);
    row.addWidget(field);
}

void addSizeRow(QFormLayout& form, QSpinBox* width, QSpinBox* height) {
    auto* fields = new QHBoxLayout;
    fields->addWidget(width, 1);
    fields->addWidget(new QLabel(QStringLiteral("×"), width->parentWidget()));
    fields->addWidget(height, 1);
    auto* label = new QLabel(FormControlsText::tr("&Width × height:"), width->parentWidget());
    label->setBuddy(width);
    form.addRow(label, fields);
}

void showWholeText(const QHelpEvent& event, QWidget& control, const QString& text) {
    QStringList lines{text};
    if (!control.toolTip().isEmpty())
        lines << control.toolTip();
    QToolTip::showText(event.globalPos(), plainToolTip(lines.join(u'\n')), &control);
}

FixedLabel::FixedLabel(const QString& widest, QWidget* parent) : QLabel(parent), m_widest(widest) {
    setTextFormat(Qt::PlainText);
}

void FixedLabel::setWidest(const QString& widest) {
    m_widest = widest;
    updateGeometry();
}

QSize FixedLabel::sizeHint() const {
    // Slightly more than the text, because digits may differ in width by a pixel.
    const int em = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    return {fontMetrics().horizontalAdvance(m_widest) + em, fontMetrics().height()};
}

bool FixedLabel::isCut() const {
    return !wordWrap() && fontMetrics().horizontalAdvance(text()) > contentsRect().width();
}

bool FixedLabel::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || !isCut())
        return QLabel::event(event);
    showWholeText(*static_cast<QHelpEvent*>(event), *this, text());
    return true;
}

void FixedLabel::paintEvent(QPaintEvent* event) {
    if (!isCut()) {
        QLabel::paintEvent(event);
        return;
    }
    QPainter painter(this);
    style()->drawItemText(
        &painter, contentsRect(), static_cast<int>(alignment()), palette(), isEnabled(),
        fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width()), foregroundRole());
}

ShortBox::ShortBox(QWidget* parent) : QComboBox(parent) {
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(4);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(this, &QComboBox::currentTextChanged, this, &QWidget::updateGeometry);
}

QSize ShortBox::sizeHint() const {
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QSize usual = QComboBox::sizeHint();
    option.rect = QRect(QPoint(), usual);
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    // Styles add a little room beside text and icon.
    constexpr int kBeside = 4;
    int content = fontMetrics().horizontalAdvance(currentText()) + kBeside;
    if (!option.currentIcon.isNull())
        content += iconSize().width() + kBeside;
    return {content + usual.width() - field.width(), usual.height()};
}

NoticeLine::NoticeLine(QWidget* parent)
    : QWidget(parent), m_icon(new QLabel(this)), m_text(sentenceLabel(this, "notice")) {
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_text->setAccessibleName(tr("Notice"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_icon, 0, Qt::AlignTop);
    layout->addWidget(m_text, 1);
    // Two lines are enough for any of the generator's sentences at the dialog's width.
    setMinimumHeight(2 * fontMetrics().lineSpacing());
}

void NoticeLine::attempt(const std::function<void()>& act) {
    try {
        act();
    } catch (const std::exception&) {
        setWarning(failureSentence());
    }
}

void NoticeLine::show(const QString& sentence, bool warning) {
    if (sentence == m_text->text())
        return;
    m_text->setText(sentence);
    const bool withIcon = warning && !sentence.isEmpty();
    const int side = fontMetrics().height();
    m_icon->setVisible(withIcon);
    m_icon->setPixmap(withIcon
                          ? symbolicIcon("warning").pixmap(QSize(side, side), devicePixelRatioF())
                          : QPixmap());
    m_text->setAccessibleDescription(sentence);
    if (withIcon) {
        QAccessibleEvent event(m_text, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

void arrangeChoices(QDialog* dialog, QBoxLayout* choices, NoticeLine* notice, QWidget* made,
                    QDialogButtonBox* buttons) {
    choices->addWidget(notice);
    choices->addStretch();
    auto* columns = new QHBoxLayout;
    columns->addLayout(choices);
    columns->addWidget(made, 1);
    auto* layout = new QVBoxLayout(dialog);
    layout->addLayout(columns, 1);
    layout->addWidget(buttons);
}

SeedField::SeedField(QWidget* parent)
    : QWidget(parent), m_line(new QLineEdit(this)), m_die(new QToolButton(this)) {
    // 19 digits are always below 2^64.
    static const QRegularExpression digits(QStringLiteral("^[0-9]{1,19}$"));
    m_line->setValidator(new QRegularExpressionValidator(digits, m_line));
    described(m_line, "seed", {}, tr("Seed"));
    described(m_die, "dice", {})->setIcon(symbolicIcon("dice"));
    m_die->setFocusPolicy(Qt::StrongFocus);
    setTips(tr("The same settings and seed give the same puzzle everywhere"),
            tr("Choose another random seed"));
    setFocusProxy(m_line);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_line, 1);
    layout->addWidget(m_die);
    connect(m_line, &QLineEdit::textChanged, this, &SeedField::seedChanged);
    connect(m_die, &QToolButton::clicked, this, &SeedField::throwDie);
}

std::uint64_t SeedField::seed() const { return m_line->text().toULongLong(); }

void SeedField::setSeed(std::uint64_t seed) { m_line->setText(QString::number(seed)); }

void SeedField::setTips(const QString& line, const QString& die) {
    m_line->setToolTip(line);
    m_line->setWhatsThis(line);
    m_die->setToolTip(die);
    m_die->setAccessibleName(die);
}

void SeedField::throwDie() {
    const std::uint64_t old = seed();
    std::uint64_t next = old;
    while (next == old)
        next = 1 + QRandomGenerator::global()->bounded(kThrownSeeds);
    setSeed(next);
}

QStandardItemModel* colorList(QWidget& parent, const TileTheme& theme,
                              std::span<const Color> colors) {
    auto* model = new QStandardItemModel(&parent);
    const TileColors look = TileColors::fromPalette(parent.palette());
    for (const Color color : colors) {
        // The number is first, so that typing it finds the colour.
        auto* item = new QStandardItem(QCoreApplication::translate("ColorList", "%1 – %2")
                                           .arg(color)
                                           .arg(patternName(theme, color)));
        item->setData(color, Qt::UserRole);
        item->setIcon(colorSwatch(color, theme, look, kListSwatchSide, parent.devicePixelRatioF()));
        model->appendRow(item);
    }
    return model;
}

ColorBox* colorBox(QWidget* parent, const char* objectName, const QString& name, const QString& tip,
                   QStandardItemModel* colors) {
    auto* box = comboBox<ColorBox>(parent, objectName, name, tip);
    box->setModel(colors);
    box->setIconSize({kListSwatchSide, kListSwatchSide});
    box->setMaxVisibleItems(12);
    return box;
}

void ColorBox::keyPressEvent(QKeyEvent* event) {
    const QString text = event->text();
    const bool belongs =
        text.size() == 1 && (text.front().isDigit() || text.front() == QLatin1Char('-'));
    if (!belongs) {
        QComboBox::keyPressEvent(event);
        return;
    }
    if (!m_sinceKey.isValid() || m_sinceKey.hasExpired(QApplication::keyboardInputInterval()))
        m_typed.clear();
    m_sinceKey.start();
    m_typed += text;
    bool isNumber = false;
    const int index = findData(m_typed.toInt(&isNumber));
    if (isNumber && index >= 0)
        setCurrentIndex(index);
}

} // namespace tessera
