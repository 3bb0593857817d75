// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/pages/KindPart.h"

#include <QString>

#include <vector>

namespace tessera {

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
