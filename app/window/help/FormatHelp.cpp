// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/FormatHelp.h"

#include "core/formats/sudoku/SudokuFormat.h"
#include "core/support/Markdown.h"

#include <QCoreApplication>

namespace tessera {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Help)
};

} // namespace

HelpPage formatPage() {
    const QString title = Text::tr("File formats");
    QString text = QStringLiteral("# %1\n\n%2\n\n")
                       .arg(title, Text::tr("Files are recognised by their content, whatever they "
                                            "are called. The names in the first column are those "
                                            "of --from and --to on the command line."));
    const QStringList header{Text::tr("Name"), Text::tr("Format"), Text::tr("Endings"),
                             Text::tr("Written")};
    text += markdownRow(header) + markdownRule(header.size(), header.size());
    for (const auto& format : allFormats()) {
        text += markdownRow({QStringLiteral("`%1`").arg(format->id()), markdownCell(format->name()),
                             format->extensions().join(QStringLiteral(", ")),
                             format->canWrite() ? Text::tr("yes") : Text::tr("read only")});
    }
    for (const auto& format : allSudokuFormats()) {
        text += markdownRow({QStringLiteral("`%1`").arg(format->id()), markdownCell(format->name()),
                             format->extensions().join(QStringLiteral(", ")), Text::tr("yes")});
    }
    return {QStringLiteral("formats"), title, text};
}

} // namespace tessera
