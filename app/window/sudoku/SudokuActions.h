// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/pages/KindPart.h"

#include "core/sudoku/formats/SudokuFile.h"

#include <QString>

#include <optional>
#include <vector>

namespace tessera {

/// A sentence for the person, the cells that it is about, and a grid to lay.
struct SudokuAdvice {
    QString sentence;
    std::vector<int> cells{};
    bool isWarning = false;
    std::optional<SudokuGrid> grid{}; ///< what the act puts on the grid
};

/// Givens that clash, no solution or several; empty if none is known in a moment.
[[nodiscard]] QString defectOf(const SudokuFile& file);
/// What could be done next, with the reason.
[[nodiscard]] SudokuAdvice hintFor(const SudokuFile& file);
/// Whether the digits agree with the puzzle's solution.
[[nodiscard]] SudokuAdvice checkOf(const SudokuFile& file);
/// Everything that follows by singles.
[[nodiscard]] SudokuAdvice withSingles(const SudokuFile& file);
/// The rest, by exact search.
[[nodiscard]] SudokuAdvice solvedRest(const SudokuFile& file);

class AppSettings;
class DigitPanel;
class SudokuPage;

/// What Sudoku brings into the window.
class SudokuActions final : public KindPart {
    Q_OBJECT

public:
    SudokuActions(DocumentTabs& tabs, PageActs& acts, AppSettings& settings, QWidget* window);

    [[nodiscard]] std::unique_ptr<PuzzlePage> pageFor(const AnyPuzzle& puzzle,
                                                      const QString& path) const override;
    [[nodiscard]] QVariant thumbnail(const AnyPuzzle& puzzle,
                                     const Solution& solution) const override;
    [[nodiscard]] QAction* creator() const override { return m_create; }
    [[nodiscard]] QMenu* ownMenu() const override { return m_menu; }
    [[nodiscard]] std::map<QLatin1String, QWidget*> docks() const override;
    void setPage(PuzzlePage* page) override;

protected:
    [[nodiscard]] std::vector<AnyPuzzle> chosen(std::vector<AnyPuzzle> puzzles,
                                                const QString& name) const override;
    [[nodiscard]] QString defectOf(const AnyPuzzle& puzzle) const override;

private:
    using Act = PageActs::Act<SudokuPage>;
    void giveMeanings();
    QAction* addAct(const char* name, const QString& text, const QString& toolTip,
                    const QKeySequence& shortcut, const Act& act);
    void createSudoku();
    void exportPage(SudokuPage& page);
    void printPage(SudokuPage& page);
    static void say(SudokuPage& page, const SudokuAdvice& advice, const QString& step = {});

    PageActs& m_acts;
    AppSettings& m_settings;
    QAction* m_create;
    QMenu* m_menu;
    QAction* m_pencil; ///< whether digits are pencil marks
    QAction* m_candidates;
    DigitPanel* m_digits;
};

} // namespace tessera
