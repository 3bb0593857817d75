// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/pages/KindPart.h"

#include "core/sudoku/formats/SudokuFile.h"

#include <QString>

#include <optional>
#include <vector>

namespace tessera {

/// A sentence for the user, the cells concerned, and a grid to apply.
struct SudokuAdvice {
    QString sentence;
    std::vector<int> cells{};
    bool isWarning = false;
    std::optional<SudokuGrid> grid{}; ///< the digits that the action enters
};

/// A sentence if givens clash, or there is no solution or several; empty if a quick check finds
/// nothing.
[[nodiscard]] QString defectOf(const SudokuFile& file);
/// A possible next step, with the reason; or which digits are wrong.
[[nodiscard]] SudokuAdvice hintFor(const SudokuFile& file);
/// Whether the digits agree with the puzzle's solution.
[[nodiscard]] SudokuAdvice checkOf(const SudokuFile& file);
/// Everything that follows by singles; or which digits are wrong.
[[nodiscard]] SudokuAdvice withSingles(const SudokuFile& file);
/// The rest, by exact search.
[[nodiscard]] SudokuAdvice solvedRest(const SudokuFile& file);

class AppSettings;
class DigitPanel;
class SudokuPage;

/// The actions and docks of Sudoku.
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
    void preview(SudokuPage& page);
    void printPage(SudokuPage& page);
    static void say(SudokuPage& page, const SudokuAdvice& advice, const QString& step = {});

    PageActs& m_acts;
    AppSettings& m_settings;
    QAction* m_create;
    QMenu* m_menu;
    QAction* m_pencil; ///< whether digits are pencil marks
    QAction* m_candidates;
    QAction* m_forced;    ///< called otherwise on a board of pieces
    QString m_forcedText; ///< there
    QString m_forcedHelp;
    DigitPanel* m_digits;
};

} // namespace tessera
