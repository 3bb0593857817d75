// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/generate/GenerateDialog.h"

#include "app/window/common/FormControls.h"
#include "app/window/common/PicturePreview.h"
#include "app/window/generate/FirstSolutionChart.h"
#include "app/window/generate/GeneratorForm.h"
#include "app/window/generate/HardnessChart.h"
#include "app/window/generate/HintGrid.h"

#include "widgets/board/BoardPicture.h"

#include "core/support/UserError.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <memory>
#include <utility>

namespace tessera {

namespace {

QImage pictureOf(const PuzzleFile& file, int side, const QString& tileTheme) {
    PictureOptions options;
    options.theme = tileTheme;
    options.transparent = true;
    const auto solved =
        Board::fromCodes(file.puzzle.size(), file.puzzle.pieceCount(), file.solution);
    return boardImage(file.puzzle, solved.value_or(file.board), {}, side, options);
}

} // namespace

MadePuzzle makePuzzle(const GeneratorSettings& settings, int pictureSide,
                      const QString& tileTheme) {
    MadePuzzle made;
    try {
        made.hardness = hardnessCurve(settings);
        made.file = generatePuzzle(settings);
        made.picture = pictureOf(*made.file, pictureSide, tileTheme);
    } catch (const UserError& error) {
        made.error = error.sentence();
    }
    return made;
}

namespace {

/// Pixels of the preview's longer side, enough for dense screens.
constexpr int kPictureSide = 720;

} // namespace

GenerateDialog::GenerateDialog(const GeneratorSettings& start, QWidget* parent)
    : QDialog(parent), m_form(new GeneratorForm(this)), m_preview(new PicturePreview(this)),
      m_hints(new HintGrid(this)), m_chart(new HardnessChart(this)),
      m_measured(new FirstSolutionChart(shippedFirstSolutions(), this)),
      m_expected(new QLabel(this)), m_measuredText(new QLabel(this)),
      m_notice(new NoticeLine(this)), m_busy(new QProgressBar(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)),
      m_maker(new LatestJob(this)) {
    setWindowTitle(tr("Generate a Puzzle"));
    m_preview->setAccessibleName(tr("The solution"));
    m_preview->setToolTip(tr("The puzzle’s solution"));
    m_preview->setEmptyText(tr("There is no such puzzle."));
    m_expected->setObjectName(QStringLiteral("expectedSolutions"));
    m_expected->setTextFormat(Qt::PlainText);
    m_expected->setWordWrap(true);
    m_expected->setAccessibleName(tr("Expected solutions"));
    m_measuredText->setObjectName(QStringLiteral("measuredText"));
    m_measuredText->setTextFormat(Qt::PlainText);
    m_measuredText->setWordWrap(true);
    m_measuredText->setAccessibleName(m_measured->accessibleName());
    m_busy->setRange(0, 0);
    m_busy->setTextVisible(false);
    m_busy->setAccessibleName(tr("The puzzle is being made"));
    QPushButton* ok = m_buttons->button(QDialogButtonBox::Ok);
    ok->setText(tr("G&enerate"));
    ok->setToolTip(tr("Open this puzzle"));
    arrange();
    connect(m_form, &GeneratorForm::settingsChanged, this, &GenerateDialog::settingsChanged);
    connect(m_chart, &HardnessChart::countChosen, this, &GenerateDialog::chooseCount);
    connect(m_hints, &HintGrid::cellsChosen, this, &GenerateDialog::chooseHints);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &GenerateDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &GenerateDialog::reject);
    setSettings(start);
    m_maker->hurry();
}

void GenerateDialog::arrange() {
    auto* left = new QVBoxLayout;
    left->addWidget(m_form);
    left->addWidget(m_notice);
    left->addStretch();
    auto* hintLabel = new QLabel(tr("Hin&t cells:"), this);
    hintLabel->setBuddy(m_hints);
    auto* right = new QGridLayout;
    right->setHorizontalSpacing(2 * right->horizontalSpacing());
    right->addWidget(new QLabel(tr("Solution:"), this), 0, 0);
    right->addWidget(hintLabel, 0, 1);
    right->addWidget(m_preview, 1, 0);
    right->addWidget(m_hints, 1, 1);
    right->addWidget(m_expected, 2, 0, 1, 2);
    right->addWidget(m_chart, 3, 0);
    right->addWidget(m_measured, 3, 1);
    right->addWidget(m_measuredText, 4, 0, 1, 2);
    right->setRowStretch(1, 1);
    right->setColumnStretch(0, 1);
    right->setColumnStretch(1, 1);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(columns->spacing() * 3);
    columns->addLayout(left);
    columns->addLayout(right, 1);
    // Hidden it keeps its place beside the buttons.
    QSizePolicy keeps = m_busy->sizePolicy();
    keeps.setRetainSizeWhenHidden(true);
    m_busy->setSizePolicy(keeps);
    m_busy->setMaximumWidth(fontMetrics().averageCharWidth() * 20);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_busy);
    bottom->addWidget(m_buttons, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    layout->addLayout(bottom);
}

GeneratorSettings GenerateDialog::settings() const {
    return m_form->settings();
}

void GenerateDialog::setSettings(const GeneratorSettings& settings) {
    m_form->setSettings(settings);
}

void GenerateDialog::setTileTheme(const QString& id) {
    m_tileTheme = id;
    settingsChanged();
}

PuzzleFile GenerateDialog::takeResult() {
    m_resultIsCurrent = false;
    return std::move(m_result);
}

void GenerateDialog::accept() {
    if (m_resultIsCurrent) {
        QDialog::accept();
        return;
    }
    if (!m_maker->isBusy())
        return;
    m_acceptWhenMade = true;
    m_form->setEnabled(false);
    m_hints->setEnabled(false);
    m_chart->setEnabled(false);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(false);
    m_notice->setNote(tr("The puzzle is being made …"));
    m_maker->hurry();
}

void GenerateDialog::settingsChanged() {
    m_resultIsCurrent = false;
    // Until it is known better: whoever is quick waits for the answer in accept().
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(true);
    const GeneratorSettings settings = m_form->settings();
    m_measured->setSettings(settings);
    m_measuredText->setText(m_measured->sentence());
    m_hints->setBoardSize(settings.size);
    // Where random hints lie is known when the puzzle is made.
    if (settings.hints.count == 0)
        m_hints->setCells(settings.hints.cells);
    m_maker->request([this, settings, theme = m_tileTheme] {
        auto made = std::make_shared<const MadePuzzle>(makePuzzle(settings, kPictureSide, theme));
        return [this, made] { showMade(*made); };
    });
    showBusy(true);
}

void GenerateDialog::showMade(const MadePuzzle& puzzle) {
    showBusy(false);
    m_form->setEnabled(true);
    m_hints->setEnabled(true);
    m_chart->setEnabled(true);
    m_notice->setWarning(puzzle.error);
    m_preview->setPicture(puzzle.picture);
    m_chart->setCurve(puzzle.hardness);
    m_expected->setText(tr("Expected solutions: %1").arg(expectedSolutionsText(puzzle.hardness)));
    m_resultIsCurrent = puzzle.file.has_value();
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(m_resultIsCurrent);
    if (m_resultIsCurrent)
        m_result = *puzzle.file;
    showHints(puzzle);
    if (std::exchange(m_acceptWhenMade, false) && m_resultIsCurrent)
        accept();
}

void GenerateDialog::showBusy(bool busy) {
    m_busy->setVisible(busy);
    m_preview->setOutdated(busy);
}

void GenerateDialog::showHints(const MadePuzzle& puzzle) {
    if (!puzzle.file)
        return;
    std::vector<int> cells;
    for (const Hint& hint : puzzle.file->puzzle.hints())
        cells.push_back(hint.cell);
    m_hints->setCells(cells);
}

void GenerateDialog::chooseHints(const std::vector<int>& cells) {
    GeneratorSettings chosen = settings();
    chosen.hints = {0, cells};
    setSettings(chosen);
}

void GenerateDialog::chooseCount(int colors) {
    GeneratorSettings chosen = settings();
    const HardnessCurve::Counted counted = m_chart->curve().counted;
    if (counted == HardnessCurve::Counted::All) {
        chosen.colors.total = colors;
    } else {
        if (chosen.colors.kind == ColorChoice::Kind::Hardest) {
            const HardestColors hardest = hardestColorsFor(chosen);
            chosen.colors = {ColorChoice::Kind::BorderAndInner, hardest.border, hardest.inner, 0};
        }
        (counted == HardnessCurve::Counted::Inner ? chosen.colors.inner : chosen.colors.border) =
            colors;
    }
    setSettings(chosen);
}

} // namespace tessera
