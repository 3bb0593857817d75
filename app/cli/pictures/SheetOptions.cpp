// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/pictures/SheetOptions.h"

#include "app/cli/common/Console.h"

#include <QPageSize>

namespace tessera {

namespace {

constexpr int kWidestSheetMargin = 100;

} // namespace

std::vector<OptionSpec> sheetOptions() {
    const SheetSettings usual;
    return {
        {{QStringLiteral("sheets")},
         {},
         CliText::tr("Write a PDF to print on both sides, cut out and play: the pieces with their "
                     "numbers behind them, and an empty board with the hints.")},
        OptionSpec{{QStringLiteral("paper")},
                   QStringLiteral("NAME"),
                   CliText::tr("The paper of sheets: a4 or letter.")}
            .oneOf({QStringLiteral("a4"), QStringLiteral("letter")})
            .withDefault(QStringLiteral("a4")),
        OptionSpec{{QStringLiteral("piece")},
                   QStringLiteral("MM"),
                   CliText::tr("A side of a piece on sheets in millimetres.")}
            .withDefault(qRound(usual.piece)),
        OptionSpec{{QStringLiteral("margin")},
                   QStringLiteral("MM"),
                   CliText::tr("The margins of sheets in millimetres.")}
            .withDefault(qRound(usual.margin)),
    };
}

std::optional<SheetSettings> sheetSettings(const Arguments& arguments) {
    if (!arguments.has(QStringLiteral("sheets"))) {
        for (const OptionSpec& option : sheetOptions()) {
            const QString name = option.names.front();
            if (arguments.has(name))
                throw UsageError(CliText::tr("--%1 needs --sheets.").arg(name));
        }
        return std::nullopt;
    }
    SheetSettings settings;
    const bool letter = arguments.word(QStringLiteral("paper")) == QLatin1String("letter");
    settings.paper =
        QPageSize::size(letter ? QPageSize::Letter : QPageSize::A4, QPageSize::Millimeter);
    settings.piece = static_cast<double>(
        arguments.number(QStringLiteral("piece"), static_cast<int>(kSmallestPieceMm),
                         static_cast<int>(kLargestPieceMm)));
    settings.margin =
        static_cast<double>(arguments.number(QStringLiteral("margin"), 0, kWidestSheetMargin));
    return settings;
}

} // namespace tessera
