// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/NewPuzzleDialog.h"

#include "app/window/common/FormControls.h"
#include "app/window/common/PicturePreview.h"
#include "widgets/board/BoardPicture.h"

#include "core/edges/generate/PuzzlePresets.h"
#include "core/support/UserError.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kUsualSide = 6;
constexpr int kUsualColors = 6;
/// On larger boards cells would be too small to see, and drawing would take too long.
constexpr int kLargestPreview = 24;
constexpr int kPuzzlePreviewSide = 480;

/// The solution or, without one, the board.
QImage laidOut(const PuzzleFile& file, const QPalette& palette) {
    const auto solved =
        Board::fromCodes(file.puzzle.size(), file.puzzle.pieceCount(), file.solution);
    PuzzleFile shown(file.puzzle, file.info);
    shown.board = solved.value_or(file.board);
    PictureOptions options;
    options.theme = chosenTheme(tileThemes().front(), file.info).id;
    options.transparent = true;
    options.colors = TileColors::fromPalette(palette);
    return boardImage(shown, kPuzzlePreviewSide, options);
}

/// Offers the rim only colours that the pieces have, besides the chosen one.
void limitRim(QComboBox& rim, int colors) {
    constexpr int rules = 2; // before the colours: none, and any one colour
    const int items = rules + std::max({1, colors, rim.currentData().toInt()});
    while (rim.count() > items)
        rim.removeItem(rim.count() - 1);
    while (rim.count() < items) {
        const int color = rim.count() - rules + 1;
        rim.addItem(QCoreApplication::translate("FormControls", "all of colour %1").arg(color),
                    color);
    }
}

} // namespace

NewPuzzleDialog::NewPuzzleDialog(Begin begin, QWidget* parent)
    : QDialog(parent), m_preset(presetBox(this, tr("Made by hand"))),
      m_width(sideBox(this, "width", tr("Width"))), m_height(sideBox(this, "height", tr("Height"))),
      m_framed(checkBox(this, "framed", tr("&Frame"),
                        tr("The border of the board is grey, and no other edge is"), true)),
      m_signed(checkBox(this, "signed", tr("Si&gned"),
                        tr("Each colour has tabs and blanks; a tab matches only a blank"))),
      m_keepsRotation(keepsRotationBox(this, m_framed)), m_rim(rimBox(this)),
      m_colors(
          countBox(this, "colors", tr("Colours"),
                   tr("How many colours the first pieces have. Every edge can be changed later."))),
      m_preview(new PicturePreview(this)), m_notice(new NoticeLine(this)),
      m_buttons(acceptButtons(*this, tr("C&reate"), tr("Open a puzzle with these pieces"))) {
    offerHelp(*this, "own-puzzle");
    setWindowTitle(tr("New puzzle"));
    m_width->setValue(kUsualSide);
    m_height->setValue(kUsualSide);
    m_colors->setValue(kUsualColors);
    m_preview->setAccessibleName(tr("The pieces that the puzzle starts with"));
    m_preview->setToolTip(m_preview->accessibleName());
    auto* form = new QFormLayout;
    form->addRow(tr("&Puzzle:"), m_preset);
    addSizeRow(*form, m_width, m_height);
    auto* rules = new QHBoxLayout;
    rules->addWidget(m_framed);
    rules->addWidget(m_signed);
    rules->addWidget(m_keepsRotation);
    rules->addStretch();
    form->addRow(tr("Rules:"), rules);
    form->addRow(tr("Ri&m:"), m_rim);
    form->addRow(tr("&Colours:"), m_colors);
    auto* left = new QVBoxLayout;
    left->addLayout(form);
    arrangeChoices(this, left, m_notice, m_preview, m_buttons);
    QPushButton* enter = pushButton(this, "enterPieces", tr("&Enter pieces…"),
                                    tr("Open an empty board of this size with these rules, and "
                                       "enter the pieces of a real set"));
    m_buttons->addButton(enter, QDialogButtonBox::ActionRole);
    if (begin == Begin::WithoutPieces)
        enter->setDefault(true);
    connect(enter, &QPushButton::clicked, this, [this] {
        m_entersPieces = true;
        accept();
    });
    for (QSpinBox* box : {m_width, m_height, m_colors})
        connect(box, &QSpinBox::valueChanged, this, &NewPuzzleDialog::changed);
    for (QCheckBox* box : {m_framed, m_signed, m_keepsRotation})
        connect(box, &QCheckBox::toggled, this, &NewPuzzleDialog::changed);
    connect(m_rim, &QComboBox::currentIndexChanged, this, &NewPuzzleDialog::changed);
    connect(m_preset, &QComboBox::currentIndexChanged, this, &NewPuzzleDialog::presetChosen);
    changed();
}

PuzzleFile NewPuzzleDialog::takeResult() const {
    const GridSize size{m_width->value(), m_height->value()};
    const Rules rules{m_framed->isChecked(), m_signed->isChecked(), m_keepsRotation->isChecked(),
                      static_cast<Color>(m_rim->currentData().toInt())};
    if (m_entersPieces)
        return PuzzleFile(Puzzle(size, rules, {}));
    if (const auto* preset = findPuzzlePreset(m_preset->currentData().toString()))
        return generatePuzzle(preset->settings);
    return blankPuzzle(size, rules, m_colors->value());
}

void NewPuzzleDialog::presetChosen() {
    const PuzzlePreset* preset = findPuzzlePreset(m_preset->currentData().toString());
    for (QWidget* field : std::initializer_list<QWidget*>{m_width, m_height, m_framed, m_signed,
                                                          m_keepsRotation, m_rim, m_colors})
        field->setEnabled(preset == nullptr);
    if (preset != nullptr) {
        m_width->setValue(preset->settings.size.width);
        m_height->setValue(preset->settings.size.height);
        m_framed->setChecked(preset->settings.rules.framed);
        m_signed->setChecked(preset->settings.rules.isSigned);
        m_keepsRotation->setChecked(preset->settings.rules.keepsRotation);
        m_rim->setCurrentIndex(m_rim->findData(preset->settings.rules.rimColor));
        m_colors->setValue(takeResult().puzzle.highestColor());
    }
    changed();
}

void NewPuzzleDialog::changed() {
    limitRim(*m_rim, m_colors->value());
    QString error;
    QImage picture;
    try {
        const PuzzleFile file = takeResult();
        if (std::max(file.puzzle.width(), file.puzzle.height()) <= kLargestPreview)
            picture = laidOut(file, palette());
    } catch (const UserError& reason) {
        error = reason.sentence();
    }
    m_preview->setPicture(picture);
    m_preview->setEmptyText(error.isEmpty() ? tr("Too large for a preview") : QString());
    m_notice->setWarning(error);
    for (QAbstractButton* button : m_buttons->buttons())
        button->setEnabled(error.isEmpty() ||
                           m_buttons->buttonRole(button) == QDialogButtonBox::RejectRole);
}

} // namespace tessera
