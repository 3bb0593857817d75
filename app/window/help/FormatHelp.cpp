// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/FormatHelp.h"

#include "app/window/help/HelpPages.h"

#include "core/sudoku/formats/SudokuFormat.h"
#include "core/support/Markdown.h"

#include <QCoreApplication>

namespace tessera {

HelpPage formatPage() {
    const QString title = HelpText::tr("File formats");
    QString text =
        QStringLiteral("# %1\n\n%2\n\n")
            .arg(title, HelpText::tr("Files are recognised by their content, whatever they "
                                     "are called. The names in the first column are those "
                                     "of --from and --to on the command line."));
    const QStringList header{HelpText::tr("Name"), HelpText::tr("Format"), HelpText::tr("Endings"),
                             HelpText::tr("Written")};
    text += markdownRow(header) + markdownRule(header.size(), header.size());
    for (const auto& format : allFormats()) {
        text += markdownRow({QStringLiteral("`%1`").arg(format->id()), markdownCell(format->name()),
                             format->extensions().join(QStringLiteral(", ")),
                             format->canWrite() ? HelpText::tr("yes") : HelpText::tr("read only")});
    }
    for (const auto& format : allSudokuFormats()) {
        text += markdownRow({QStringLiteral("`%1`").arg(format->id()), markdownCell(format->name()),
                             format->extensions().join(QStringLiteral(", ")), HelpText::tr("yes")});
    }
    return {QStringLiteral("formats"), title, text};
}

} // namespace tessera
