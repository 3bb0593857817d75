// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/KindCommands.h"

namespace tessera {

class SudokuCommands final : public KindCommands {
public:
    SudokuCommands();

    [[nodiscard]] KindHelp help() const override;
    [[nodiscard]] std::vector<OptionSpec> generatorOptions() const override;
    ExitCode generate(const Arguments& arguments) const override;
    ExitCode count(const Arguments& arguments, const PuzzleSource& source) const override;
#ifdef QT_GUI_LIB
    [[nodiscard]] QByteArray picture(const Arguments& arguments, const PuzzleSource& source,
                                     const QString& out, int size) const override;
    [[nodiscard]] QByteArray animation(const Arguments& arguments, const RecordedRun& run,
                                       std::optional<int> size) const override;
#endif

protected:
    [[nodiscard]] Facts scored(const AnyPuzzle& puzzle) const override;
    [[nodiscard]] Facts described(const AnyPuzzle& puzzle, const ReadPuzzles& input) const override;
    [[nodiscard]] QString refusal(const QString& option) const override;
    [[nodiscard]] QString unknownFormat(const QString& id) const override;
};

} // namespace tessera
