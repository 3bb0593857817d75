// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/generate/GenerateDialog.h"

#include "app/window/common/FormControls.h"
#include "app/window/common/PicturePreview.h"
#include "app/window/generate/GeneratorForm.h"
#include "app/window/generate/HardnessChart.h"
#include "app/window/generate/HintGrid.h"
#include "widgets/board/BoardPicture.h"

#include "core/support/UserError.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QImage>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <memory>
#include <optional>
#include <utility>

namespace tessera {

namespace {

/// Pixels of the preview's longer side, enough for dense screens.
constexpr int kPictureSide = 720;

} // namespace

/// What the generator makes of settings: how hard such puzzles are, and a puzzle with a
/// picture of its solution, or the sentence that says why there is none.
struct GenerateDialog::Made {
    HardnessCurve hardness{};
    std::optional<PuzzleFile> file{};
    QString error{};
    QImage picture{};

    /// Safe on any thread; takes some seconds for large boards.
    Made(const GeneratorSettings& settings, const QString& tileTheme) {
        try {
            hardness = hardnessCurve(settings);
            file = generatePuzzle(settings);
            PictureOptions options;
            options.theme = tileTheme;
            options.transparent = true;
            const Puzzle& puzzle = file->puzzle;
            const auto solved =
                Board::fromCodes(puzzle.size(), puzzle.pieceCount(), file->solution);
            picture = boardImage(puzzle, solved.value_or(file->board), {}, kPictureSide, options);
        } catch (const UserError& failure) {
            error = failure.sentence();
        }
    }
};

GenerateDialog::GenerateDialog(const GeneratorSettings& start, QWidget* parent)
    : QDialog(parent), m_form(new GeneratorForm(this)), m_preview(new PicturePreview(this)),
      m_hints(new HintGrid(this)), m_chart(new HardnessChart(this)),
      m_measured(new FirstSolutionChart(shippedFirstSolutions(), this)),
      m_expected(sentenceLabel(this, "expectedSolutions")),
      m_measuredText(sentenceLabel(this, "measuredText")), m_notice(new NoticeLine(this)),
      m_busy(new QProgressBar(this)),
      m_buttons(acceptButtons(*this, tr("G&enerate"), tr("Open this puzzle"))),
      m_maker(new LatestJob(this)) {
    setWindowTitle(tr("Generate a Puzzle"));
    m_preview->setAccessibleName(tr("The solution"));
    m_preview->setToolTip(tr("The puzzle’s solution"));
    m_preview->setEmptyText(tr("There is no such puzzle."));
    m_expected->setAccessibleName(tr("Expected solutions"));
    m_measuredText->setAccessibleName(m_measured->accessibleName());
    m_busy->setRange(0, 0);
    m_busy->setTextVisible(false);
    m_busy->setAccessibleName(tr("The puzzle is being made"));
    arrange();
    connect(m_form, &GeneratorForm::settingsChanged, this, &GenerateDialog::settingsChanged);
    connect(m_chart, &HardnessChart::countChosen, this, &GenerateDialog::chooseCount);
    connect(m_hints, &HintGrid::cellsChosen, this, &GenerateDialog::chooseHints);
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

GeneratorSettings GenerateDialog::settings() const { return m_form->settings(); }

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
    for (QWidget* choice : QList<QWidget*>{m_form, m_hints, m_chart})
        choice->setEnabled(false);
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
        auto made = std::make_shared<const Made>(settings, theme);
        return [this, made] { showMade(*made); };
    });
    showBusy(true);
}

void GenerateDialog::showMade(const Made& puzzle) {
    showBusy(false);
    for (QWidget* choice : QList<QWidget*>{m_form, m_hints, m_chart})
        choice->setEnabled(true);
    m_notice->setWarning(puzzle.error);
    m_preview->setPicture(puzzle.picture);
    m_chart->setCurve(puzzle.hardness);
    m_expected->setText(tr("Expected solutions: %1").arg(expectedSolutionsText(puzzle.hardness)));
    m_resultIsCurrent = puzzle.file.has_value();
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(m_resultIsCurrent);
    if (m_resultIsCurrent) {
        m_result = *puzzle.file;
        std::vector<int> cells;
        for (const Hint& hint : m_result.puzzle.hints())
            cells.push_back(hint.cell);
        m_hints->setCells(cells);
    }
    if (std::exchange(m_acceptWhenMade, false) && m_resultIsCurrent)
        accept();
}

void GenerateDialog::showBusy(bool busy) {
    m_busy->setVisible(busy);
    m_preview->setOutdated(busy);
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
