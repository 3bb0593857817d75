// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/sudoku/SudokuDocument.h"
#include "app/window/common/PageLink.h"
#include "app/window/pages/PuzzlePage.h"

#include <QWidget>

#include <memory>
#include <vector>

class QAction;
class QGridLayout;
class QToolButton;

namespace tessera {

class SudokuView;

class SudokuSearch : public SearchController {
    Q_OBJECT

public:
    explicit SudokuSearch(SudokuDocument& document, QObject* parent = nullptr)
        : SearchController(document, parent), m_document(document) {}

    /// Without the digits that the user had entered.
    [[nodiscard]] RecordedRun record() const override;

protected:
    void lay(const Solution& solution, int score) override;
    [[nodiscard]] QString endSentence(StopReason reason) const override;
    [[nodiscard]] QString scoreSentence() const override;
    [[nodiscard]] QString narrate(const StepMoment& before, const StepMoment& after,
                                  std::span<const TraceEvent> events) const override;

private:
    [[nodiscard]] QString toldText(const SearchStep& step, int score) const;
    [[nodiscard]] QString annealedText(const SearchStep& step) const;
    [[nodiscard]] static QString bredText(const SearchStep& step);
    [[nodiscard]] QString changesText(const StepMoment& before, const StepMoment& after) const;

    SudokuDocument& m_document;
};

class SudokuPage final : public PuzzlePage {
    Q_OBJECT

public:
    explicit SudokuPage(std::unique_ptr<SudokuDocument> document, QWidget* parent = nullptr);
    ~SudokuPage() override { letGo(); }

    [[nodiscard]] SudokuDocument& document() override { return *m_document; }
    [[nodiscard]] SudokuSearch& search() override { return m_search; }
    [[nodiscard]] SudokuView& view() { return *m_view; }

    [[nodiscard]] QString scoreText() override;
    [[nodiscard]] QString solvedScoreText() override { return {}; }
    [[nodiscard]] QString cellText() override;
    [[nodiscard]] QString lackText(int count) const override {
        return tr("%n digit(s) missing", nullptr, count);
    }
    //: the axis of a chart: of every row, column and block, how many different digits it has
    [[nodiscard]] QString scoreTitle() const override { return tr("Score"); }
    [[nodiscard]] QString widestScoreText() override;
    [[nodiscard]] int cells() override { return m_document->digits().cells(); }

    /// The grid that the user sees: the search's or the document's.
    [[nodiscard]] SudokuGrid shownDigits() const;
    /// The document's file with that grid.
    [[nodiscard]] SudokuFile shownFile() const;

protected:
    void retranslate() override;
    void showState() override;
    [[nodiscard]] bool isSolved() override;
    [[nodiscard]] Celebration::Stage stage() override;

private:
    void showGrid();

    std::unique_ptr<SudokuDocument> m_document;
    SudokuSearch m_search;
    SudokuView* m_view;
};

class DigitButton;

/// The digits as buttons for the selected cells, each with how often it still has to be placed.
class DigitPanel final : public QWidget {
    Q_OBJECT

public:
    /// @param pencil whether digits are pencil marks
    explicit DigitPanel(QAction* pencil, QWidget* parent = nullptr);

    void setPage(SudokuPage* page);

private:
    void refresh();
    void makeButtons(int order);

    LinkTo<SudokuPage> m_link;
    QWidget* m_pad;
    QGridLayout* m_grid;
    std::vector<DigitButton*> m_buttons; ///< digit 1 first
    QToolButton* m_clear;
};

} // namespace tessera
