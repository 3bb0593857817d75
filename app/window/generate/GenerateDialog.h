// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/LongWork.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/puzzle/Puzzle.h"

#include <QDialog>
#include <QTableWidget>

#include <vector>

class QDialogButtonBox;
class QLabel;
class QProgressBar;

namespace tessera {

/// A small board for choosing the cells of hints: by click, or arrow keys and Space.
class HintGrid final : public QTableWidget {
    Q_OBJECT

public:
    explicit HintGrid(QWidget* parent = nullptr);

    void setBoardSize(GridSize size);
    /// Marks exactly these cells.
    void setCells(const std::vector<int>& cells);
    /// The marked cells, ascending.
    [[nodiscard]] std::vector<int> cells() const;

    [[nodiscard]] QSize sizeHint() const override { return squareOf(14); }
    [[nodiscard]] QSize minimumSizeHint() const override { return squareOf(8); }

signals:
    /// The user has changed the marks.
    void cellsChosen(const std::vector<int>& cells);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] GridSize boardSize() const { return {columnCount(), rowCount()}; }
    [[nodiscard]] QTableWidgetItem* itemOf(int cell) const {
        return item(boardSize().row(cell), boardSize().column(cell));
    }
    [[nodiscard]] QSize squareOf(int lines) const {
        return QSize(lines, lines) * fontMetrics().lineSpacing();
    }
    void toggle(QTableWidgetItem* item);
    void fitCells();
};

class FirstSolutionChart;
class GeneratorForm;
class HardnessChart;
class NoticeLine;
class PicturePreview;

/// Chooses the generator's settings, beside the solution, the cells of hints and two charts on
/// hardness. Puzzles are made on another thread; OK waits for the last.
class GenerateDialog final : public QDialog {
    Q_OBJECT

public:
    explicit GenerateDialog(const GeneratorSettings& start, QWidget* parent = nullptr);

    [[nodiscard]] GeneratorSettings settings() const;
    void setSettings(const GeneratorSettings& settings);
    void setTileTheme(const QString& id);

    /// The puzzle, after acceptance: generatePuzzle(settings()).
    [[nodiscard]] PuzzleFile takeResult();

    void accept() override;

private:
    struct Made;

    void arrange();
    void settingsChanged();
    void showMade(const Made& puzzle);
    void showBusy(bool busy);
    void chooseCount(int colors);

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
