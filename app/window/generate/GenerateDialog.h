// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/LongWork.h"

#include "core/edges/generate/Generator.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QProgressBar;

namespace tessera {

class FirstSolutionChart;
class GeneratorForm;
class HardnessChart;
class HintGrid;
class NoticeLine;
class PicturePreview;

/// Chooses what the generator makes, beside a picture of the solution, the cells of its hints and
/// two charts of how hard such puzzles are: the solutions to expect, and how long a search for the
/// first one took. What cannot be had is said under the form at once. Nothing blocks: puzzles are
/// made on another thread, and OK waits for the one that is being made.
class GenerateDialog final : public QDialog {
    Q_OBJECT

public:
    explicit GenerateDialog(const GeneratorSettings& start, QWidget* parent = nullptr);

    [[nodiscard]] GeneratorSettings settings() const;
    void setSettings(const GeneratorSettings& settings);
    void setTileTheme(const QString& id);

    /// The puzzle, after the dialog was accepted: generatePuzzle(settings()).
    [[nodiscard]] PuzzleFile takeResult();

    void accept() override;

private:
    struct Made;

    void arrange();
    void settingsChanged();
    void showMade(const Made& puzzle);
    void showBusy(bool busy);
    void chooseCount(int colors);
    void chooseHints(const std::vector<int>& cells);

    GeneratorForm* m_form;
    PicturePreview* m_preview;
    HintGrid* m_hints;
    HardnessChart* m_chart;
    FirstSolutionChart* m_measured;
    QLabel* m_expected;
    QLabel* m_measuredText;
    NoticeLine* m_notice;
    QProgressBar* m_busy;
    QDialogButtonBox* m_buttons;
    LatestJob* m_maker;
    QString m_tileTheme;
    PuzzleFile m_result;
    bool m_resultIsCurrent = false;
    bool m_acceptWhenMade = false;
};

} // namespace tessera
