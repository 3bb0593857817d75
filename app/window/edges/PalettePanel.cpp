// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/PalettePanel.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/common/FilePrompts.h"
#include "app/window/common/FormControls.h"
#include "app/window/common/LongWork.h"
#include "widgets/board/TileArt.h"
#include "widgets/board/ViewOverlays.h"
#include "widgets/pictures/PictureImport.h"

#include "core/support/FileIo.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpressionValidator>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace tessera {

namespace {

constexpr int kSwatchSide = 32;
/// The number of patterns listed initially, and of new ones beyond those in use.
constexpr int kLeastPatterns = 12;
constexpr int kNewPatterns = 4;

QString readOnlyText() {
    return PalettePanel::tr("Pieces cannot be edited while a search shows its board. Keep the "
                            "result or go back first.");
}

} // namespace

PalettePanel::PalettePanel(QWidget* parent)
    : EdgePanel(parent),
      m_paint(makeAction(
          {"puzzlePaint", tr("Pai&nt edges"),
           tr("Change single edges with the mouse: left click paints, right click picks a pattern, "
              "the wheel steps through the patterns. On the keyboard: Alt and an arrow"),
           QKeySequence(Qt::CTRL | Qt::Key_B)},
          this)),
      m_picture(makeAction({"puzzlePicture", tr("Choose a &picture…"),
                            tr("Use your own picture for the pattern selected in the Paint panel "
                               "(PNG, JPEG or SVG). The puzzle file stores it")},
                           this, [this] { choosePicture(); })),
      m_noPicture(makeAction(
          {"puzzleNoPicture", tr("Remo&ve the picture"),
           tr("Draw the pattern selected in the Paint panel in the usual way again")},
          this,
          [this] {
              changeInfo([] { return tr("Remove a picture"); },
                         [this](PuzzleInfo& info) { setPatternPicture(info, *color(), {}); });
          })),
      m_both(checkBox(this, "paintBoth", tr("&Both sides of the joint"),
                      tr("Paint the neighbouring edge too, so that both match"), true)),
      m_tiles(comboBox(this, "puzzleTiles", tr("Tiles of this puzzle"),
                       tr("How this puzzle is drawn, on every computer"))),
      m_name(described(new QLineEdit(this), "patternName",
                       tr("The name of the selected pattern, or of its half in a signed puzzle"),
                       tr("Name of the pattern"))),
      m_list(new QListWidget(this)) {
    m_paint->setCheckable(true);
    auto* button = new QToolButton(this);
    button->setDefaultAction(m_paint);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    described(m_list, "palette", tr("The pattern that a click paints on an edge"),
              tr("Patterns to paint with"));
    m_list->setViewMode(QListView::IconMode);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setMovement(QListView::Static);
    m_list->setIconSize({kSwatchSide, kSwatchSide});
    m_list->setSpacing(2);
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_list->addActions({m_picture, m_noPicture});
    stack({button, m_both, patternFields(), m_list});
    connect(m_paint, &QAction::toggled, this, &PalettePanel::updatePainter);
    connect(m_list, &QListWidget::currentItemChanged, this, &PalettePanel::updatePainter);
    connect(m_list, &QListWidget::currentItemChanged, this, &PalettePanel::showPattern);
    // Picking a pattern means painting with it.
    for (const auto picked : {&QListWidget::itemClicked, &QListWidget::itemActivated})
        connect(m_list, picked, m_paint, [this] { m_paint->setChecked(true); });
}

QWidget* PalettePanel::patternFields() {
    m_tiles->addItem({}, QString());
    for (const TileTheme& theme : tileThemes())
        m_tiles->addItem(theme.displayName(), QString(theme.id));
    // Names of themes are long, and the dock is narrow.
    m_tiles->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_name->setPlaceholderText(tr("Unnamed"));
    m_name->setMaxLength(kLongestPatternName / 2);
    // Between the names of two halves in files.
    m_name->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[^|]*")), m_name));
    connect(m_tiles, &QComboBox::activated, this, [this] {
        changeInfo(
            [] { return tr("Choose the tiles"); },
            [this](PuzzleInfo& info) { info.tileTheme = m_tiles->currentData().toString(); });
    });
    // Each key counts: a file may be saved, or another puzzle shown, before Enter.
    connect(m_name, &QLineEdit::textEdited, this, &PalettePanel::rename);
    connect(m_name, &QLineEdit::editingFinished, this, [this] { m_name->setText(givenName()); });
    auto* fields = new QWidget(this);
    auto* form = new QFormLayout(fields);
    form->setContentsMargins({});
    form->addRow(tr("Ti&les:"), m_tiles);
    // Without a mnemonic: older fields use all letters of the text.
    form->addRow(tr("Name:"), m_name);
    return fields;
}

void PalettePanel::showPattern() {
    const auto chosen = color();
    const bool readOnly = page() != nullptr && page()->isReadOnly();
    const bool isPattern = page() != nullptr && !readOnly && chosen.value_or(kGrey) != kGrey;
    m_name->setEnabled(isPattern);
    m_tiles->setEnabled(page() != nullptr && !readOnly);
    const QString reason =
        readOnly ? readOnlyText() : tr("Select a pattern in the Paint panel first.");
    setAllowed(*m_picture, isPattern, reason);
    const PuzzleInfo info = page() != nullptr ? page()->document().info() : PuzzleInfo();
    setAllowed(*m_noPicture, isPattern && !patternPictureOf(info, *chosen).isEmpty(),
               isPattern ? tr("This pattern has no picture.") : reason);
    //: the tiles of a puzzle
    m_tiles->setItemText(0, hasPictures(info) ? tr("Pictures of this puzzle")
                                              : tr("Same as in the settings"));
    // Not while a space is typed that names do not end with.
    if (m_name->text().simplified() != givenName())
        m_name->setText(givenName());
    m_tiles->setCurrentIndex(std::max(0, m_tiles->findData(info.tileTheme)));
}

template <typename Act>
void PalettePanel::changeInfo(StepText text, Act act) {
    // Guarded: the function may process other events.
    const QPointer<DocumentPage> changed(page());
    if (changed == nullptr)
        return;
    changed->attempt([&] {
        PuzzleInfo info = changed->document().info();
        act(info);
        if (changed != nullptr)
            changed->document().setInfo(std::move(info), std::move(text));
    });
}

/// Empty without a pattern.
QString PalettePanel::givenName() const {
    const auto chosen = color();
    return page() != nullptr && chosen.value_or(kGrey) != kGrey
               ? patternNameOf(page()->document().info(), *chosen)
               : QString();
}

void PalettePanel::rename() {
    const auto chosen = color();
    if (page() == nullptr || page()->isReadOnly() || chosen.value_or(kGrey) == kGrey)
        return;
    PuzzleDocument& document = page()->document();
    PuzzleInfo info = document.info();
    setPatternName(info, *chosen, m_name->text(), document.puzzle().isSigned());
    document.setInfo(
        std::move(info), [] { return tr("Name a pattern"); }, chosen);
}

void PalettePanel::choosePicture() {
    const QPointer<DocumentPage> asked(page());
    const auto chosen = color();
    if (asked == nullptr || asked->isReadOnly() || chosen.value_or(kGrey) == kGrey)
        return;
    const QString path =
        askForPicture(window(), QFileInfo(asked->document().path()).absolutePath());
    if (path.isEmpty() || asked == nullptr || page() != asked || asked->isReadOnly())
        return;
    changeInfo([] { return tr("Choose a picture"); },
               [&](PuzzleInfo& info) {
                   QByteArray png;
                   const auto read = [&](const Progress&) {
                       png = importedPicture(readFile(path, kMaxPictureFile));
                   };
                   if (!runLongWork(window(), tr("Reading the picture…"), read))
                       return;
                   setPatternPicture(info, *chosen, png);
                   // Other tiles would hide it.
                   info.tileTheme.clear();
               });
}

void PalettePanel::pageChanged() {
    if (!m_painter.isNull())
        m_painter->setActive(false);
    m_painter = page() != nullptr ? &page()->edgePainter() : nullptr;
    m_follows = false;
    m_paint->setEnabled(page() != nullptr);
    showPattern();
}

void PalettePanel::follow(DocumentPage& page) {
    connect(m_painter, &EdgePainter::paintRequested, context(),
            [this, &page](int cell, Side side, int stroke) {
                if (const auto chosen = color(); chosen && mayPaint())
                    page.puzzleEditor().paintEdge(cell, side, *chosen, m_both->isChecked(), stroke);
            });
    connect(m_painter, &EdgePainter::cycleRequested, context(),
            [this, &page](int cell, Side side, int step) {
                if (mayPaint())
                    page.puzzleEditor().cycleEdge(cell, side, step, m_both->isChecked());
            });
    connect(m_painter, &EdgePainter::pickRequested, context(), [this, &page](int cell, Side side) {
        const Placement shown = page.shownBoard().at(cell);
        if (!shown.isEmpty())
            setColor(page.document().puzzle().edge(shown, side));
    });
    connect(&page.document(), &PuzzleDocument::infoChanged, context(), [this] { showPattern(); });
    connect(&page, &DocumentPage::readOnlyChanged, context(), [this] { showPattern(); });
    showPattern();
    updatePainter();
}

std::optional<Color> PalettePanel::color() const {
    const QListWidgetItem* item = m_list->currentItem();
    if (item == nullptr || !item->data(Qt::UserRole).isValid())
        return std::nullopt;
    return static_cast<Color>(item->data(Qt::UserRole).toInt());
}

void PalettePanel::setColor(Color color) {
    for (int row = 0; row < m_list->count(); ++row) {
        const QVariant data = m_list->item(row)->data(Qt::UserRole);
        if (data.isValid() && data.toInt() == color)
            m_list->setCurrentRow(row);
    }
}

void PalettePanel::puzzleChanged() {
    const Puzzle& puzzle = page()->document().puzzle();
    const int most = puzzle.isSigned() ? kMaxSignedColor : kMaxColor;
    const int listed =
        std::min(std::max(puzzle.highestColor() + kNewPatterns, kLeastPatterns), most);
    // A pattern that is no longer used stays in the list until another puzzle is in front.
    const bool stays = std::exchange(m_follows, true) && listed < m_listed;
    if (puzzle.isSigned() == m_signed && (stays || listed == m_listed))
        return;
    m_signed = puzzle.isSigned();
    m_listed = listed;
    fill();
}

void PalettePanel::fill() {
    const auto chosen = color();
    // The name keeps the focus.
    QSignalBlocker blocker(m_list);
    m_list->clear();
    //: an entry of the palette: each click gives an edge its next pattern
    auto* next = new QListWidgetItem(tr("Next"), m_list);
    next->setToolTip(
        tr("Each click gives the edge its next pattern, or with Shift its previous one"));
    QPixmap blank(kSwatchSide, kSwatchSide);
    blank.fill(Qt::transparent);
    next->setIcon(blank);
    addColor(kGrey);
    for (int number = 1; number <= m_listed; ++number) {
        addColor(static_cast<Color>(number));
        if (m_signed)
            addColor(static_cast<Color>(-number));
    }
    m_list->setCurrentRow(0);
    if (chosen)
        setColor(*chosen);
    blocker.unblock();
    updatePainter();
    showPattern();
}

void PalettePanel::addColor(Color color) {
    const TileTheme& theme = this->theme();
    const QString given = theme.dress ? patternNameOf(theme.dress->info, color) : QString();
    auto* item = new QListWidgetItem(
        given.isEmpty() ? QString::number(color) : QStringLiteral("%1 %2").arg(color).arg(given),
        m_list);
    item->setData(Qt::UserRole, color);
    item->setIcon(colorSwatch(color, theme, TileColors::fromPalette(palette()), kSwatchSide,
                              devicePixelRatioF()));
    const QString name = patternName(theme, color);
    item->setToolTip(plainToolTip(name));
    item->setData(Qt::AccessibleTextRole, tr("%1, %2").arg(color).arg(name));
}

bool PalettePanel::mayPaint() {
    if (!page()->isReadOnly())
        return true;
    page()->warn(readOnlyText());
    return false;
}

void PalettePanel::updatePainter() {
    if (m_painter.isNull())
        return;
    m_painter->setCycles(!color());
    m_painter->setActive(m_paint->isChecked());
}

} // namespace tessera
