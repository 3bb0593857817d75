// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/search/SearchController.h"

#include "core/sudoku/SudokuGrid.h"

namespace tessera {

class SudokuDocument;

/// The searches of a Sudoku document.
class SudokuSearch final : public SearchController {
    Q_OBJECT

public:
    explicit SudokuSearch(SudokuDocument& document, QObject* parent = nullptr);

    [[nodiscard]] std::string_view kind() const override;
    [[nodiscard]] int documentScore() const override;
    [[nodiscard]] std::optional<RecordedRun> recorded() const override;

protected:
    [[nodiscard]] std::shared_ptr<const Problem> makeProblem(StartKind start) const override;
    [[nodiscard]] std::shared_ptr<const Problem>
    problemFrom(const Solution& solution) const override;
    void began() override;
    [[nodiscard]] bool isOfDocument() const override;
    void lay(const Solution& solution, int score) override;
    [[nodiscard]] QString endSentence(StopReason reason) const override;
    [[nodiscard]] QString scoreSentence() const override;
    [[nodiscard]] QString narrate(const StepMoment& before, const StepMoment& after,
                                  std::span<const TraceEvent> events) const override;

private:
    SudokuDocument& m_document;
    SudokuGrid m_searched; ///< the givens when that search began
};

} // namespace tessera
