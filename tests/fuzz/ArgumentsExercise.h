// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/Arguments.h"
#include "tests/fuzz/ReaderExercise.h"

#include <algorithm>
#include <cmath>

namespace tessera::testing {

/// A value may be accepted or rejected with a sentence. @returns whether it was accepted
template <typename Read>
bool understands(const QByteArray& words, const Read& read) {
    const auto refused = [&](const auto& error) {
        require(!error.sentence().isEmpty(), "an error says something", words);
        return false;
    };
    try {
        read();
        return true;
    } catch (const UsageError& error) {
        return refused(error);
    } catch (const UserError& error) { // about a file that an option names
        return refused(error);
    }
}

/// Reads an option's value as each type.
inline void exerciseOption(const Arguments& arguments, const QString& name,
                           const QByteArray& words) {
    const auto demand = [&](bool holds, const char* what) { require(holds, what, words); };
    understands(words, [&] {
        const auto number = arguments.whole(name, 1000);
        demand(!number || (*number >= 0 && *number <= 1000), "whole numbers are in their range");
    });
    understands(words, [&] {
        const auto seconds = arguments.seconds(name);
        demand(!seconds || (std::isfinite(*seconds) && *seconds >= 0), "seconds can pass");
    });
    understands(words, [&] {
        const QStringList known{QStringLiteral("a4"), QStringLiteral("letter")};
        demand(known.contains(arguments.choice(name, known)), "words are known");
    });
    understands(words, [&] {
        const std::vector<int> cells = cellsNamed(arguments.text(name), {9, 7});
        demand(std::ranges::is_sorted(cells), "cells are in order");
        demand(cells.empty() || (cells.front() >= 0 && cells.back() < 63),
               "cells are on the board");
    });
}

/// Parses words, one per line, as the arguments of a command.
/// @returns whether they were accepted
inline bool exerciseArguments(const CommandSpec& spec, const QByteArray& words) {
    return understands(words, [&] {
        const QString text = QString::fromUtf8(words);
        const Arguments arguments(spec, text.isEmpty() ? QStringList() : text.split(u'\n'));
        if (arguments.helpWanted())
            return;
        for (const OptionSpec& option : spec.options) {
            const QString& name = option.names.front();
            if (!arguments.has(name))
                continue;
            const qsizetype values = arguments.texts(name).size();
            require(option.value.isEmpty() ? values == 0 : values >= 1, "values", words);
            require(values <= 1 || option.repeatable, "given once", words);
            exerciseOption(arguments, name, words);
        }
        understands(words, [&] { (void)solverChoice(arguments); });
    });
}

} // namespace tessera::testing
