// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/KindCommands.h"

namespace tessera {

/// The commands on edge-matching puzzles, each in its command's file.
class EdgeCommands final : public KindCommands {
public:
    using KindCommands::KindCommands;

    ExitCode generate(const Arguments& arguments) const override;
    ExitCode count(const Arguments& arguments, const PuzzleSource& source) const override;
    ExitCode score(const Arguments& arguments, const PuzzleSource& source) const override;
    ExitCode inspect(const Arguments& arguments, const PuzzleSource& source) const override;
    ExitCode convert(const Arguments& arguments, const PuzzleSource& source) const override;

    /// Also of a run file, with its best board.
    [[nodiscard]] AnyPuzzle one(const Arguments& arguments,
                                const PuzzleSource& source) const override;
    [[nodiscard]] QString nameOf(const QString& in, const PuzzleSource& /*source*/) const override {
        return in;
    }
};

} // namespace tessera
