// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/sudoku/SudokuDocument.h"

#include "core/kind/SudokuKind.h"
#include "core/sudoku/SudokuExact.h"
#include "core/sudoku/formats/SudokuFormat.h"

#include <algorithm>

namespace tessera {

namespace {

std::vector<DigitSet>& marksOf(SudokuFile& file) {
    file.marks.resize(static_cast<std::size_t>(file.givens.cells()));
    return file.marks;
}

void eraseAround(SudokuFile& file, int cell, Digit digit) {
    if (file.marks.empty())
        return;
    for (const std::uint16_t peer : SudokuUnits::of(file.givens.order()).peers(cell))
        file.marks[peer] &= ~digitBit(digit);
    file.marks[static_cast<std::size_t>(cell)] = 0;
}

} // namespace

SudokuDocument::SudokuDocument(SudokuFile file, QString path)
    : PlainDocument(anyPuzzle(std::move(file)), std::move(path)) {}

void SudokuDocument::readAgain() {
    SudokuReadResult result = readSudokuSource(openSource(path()));
    if (result.puzzles.size() != 1) {
        throw UserError(tr("%1 now holds %n Sudoku(s). Open it to choose one.", nullptr,
                           static_cast<int>(result.puzzles.size()))
                            .arg(displayName()));
    }
    change([] { return tr("Reload the file"); },
           [&](SudokuFile& file) { file = std::move(result.puzzles.front()); });
}

void SudokuDocument::change(StepText what, const std::function<void(SudokuFile&)>& edit) {
    SudokuFile after = file();
    edit(after);
    if (std::ranges::all_of(after.marks, [](DigitSet set) { return set == 0; }))
        after.marks.clear();
    if (after != file())
        replace(anyPuzzle(std::move(after)), std::move(what));
}

bool SudokuDocument::hasChangeable(const std::vector<int>& cells) {
    if (std::ranges::any_of(cells, [this](int cell) { return !file().isGiven(cell); }))
        return true;
    if (!cells.empty())
        emit refused(tr("%1 is a given and cannot be changed.")
                         .arg(sudokuCellName(file().givens, cells.front())));
    return false;
}

void SudokuDocument::setDigit(const std::vector<int>& cells, Digit digit) {
    if (!hasChangeable(cells))
        return;
    const auto changeable = static_cast<int>(
        std::ranges::count_if(cells, [this](int cell) { return !file().isGiven(cell); }));
    const auto what = [digit, changeable] {
        return digit == 0 ? tr("Clear %n cell(s)", nullptr, changeable)
                          : tr("Enter %1").arg(digitSymbol(digit));
    };
    change(what, [&](SudokuFile& file) {
        for (const int cell : cells) {
            if (file.isGiven(cell))
                continue;
            // Clearing an open cell clears its pencil marks.
            if (digit == 0 && file.digits.isOpen(cell) && !file.marks.empty())
                file.marks[static_cast<std::size_t>(cell)] = 0;
            file.digits.set(cell, digit);
            if (digit != 0)
                eraseAround(file, cell, digit);
        }
    });
}

void SudokuDocument::toggleMark(const std::vector<int>& cells, Digit digit) {
    if (!hasChangeable(cells))
        return;
    const auto what = [digit] { return tr("Pencil mark %1").arg(digitSymbol(digit)); };
    change(what, [&](SudokuFile& file) {
        auto& marks = marksOf(file);
        const DigitSet bit = digitBit(digit);
        const auto isOpen = [&](int cell) { return file.digits.isOpen(cell); };
        const bool allHave = std::ranges::all_of(cells, [&](int cell) {
            return !isOpen(cell) || (marks[static_cast<std::size_t>(cell)] & bit) != 0;
        });
        for (const int cell : cells) {
            DigitSet& set = marks[static_cast<std::size_t>(cell)];
            if (isOpen(cell))
                set = allHave ? set & ~bit : set | bit;
        }
    });
}

void SudokuDocument::markCandidates() {
    change([] { return tr("Pencil in all candidates"); },
           [](SudokuFile& file) {
               SudokuCandidates candidates(file.digits.order());
               static_cast<void>(candidates.load(file.digits));
               auto& marks = marksOf(file);
               for (int cell = 0; cell < file.digits.cells(); ++cell) {
                   marks[static_cast<std::size_t>(cell)] =
                       file.digits.isOpen(cell) ? candidates.at(cell) : 0;
               }
           });
}

void SudokuDocument::clearMarks() {
    change([] { return tr("Clear the pencil marks"); },
           [](SudokuFile& file) { file.marks.clear(); });
}

void SudokuDocument::clearDigits() {
    change([] { return tr("Clear the grid"); },
           [](SudokuFile& file) {
               file.digits = file.givens;
               file.marks.clear();
           });
}

void SudokuDocument::lay(const SudokuGrid& grid, StepText what) {
    change(std::move(what), [&](SudokuFile& file) {
        for (int cell = 0; cell < grid.cells(); ++cell) {
            if (file.isGiven(cell))
                continue;
            if (file.digits.isOpen(cell) && grid.at(cell) != 0)
                eraseAround(file, cell, grid.at(cell));
            file.digits.set(cell, grid.at(cell));
        }
        if (grid.isFull())
            file.marks.clear();
    });
}

void SudokuDocument::fixGivens() {
    change([] { return tr("Make the digits givens"); },
           [](SudokuFile& file) {
               file.givens = file.digits;
               file.solution.reset();
               file.generator = {};
           });
}

void SudokuDocument::freeGivens() {
    change([] { return tr("Free the givens"); },
           [](SudokuFile& file) {
               file.givens = SudokuGrid(file.givens.order());
               file.solution.reset();
               file.generator = {};
           });
}

} // namespace tessera
