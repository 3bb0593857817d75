// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/InfoCommand.h"

#include "app/document/CommandId.h"
#include "app/document/PuzzleDocument.h"

#include <QCoreApplication>

namespace tessera {

namespace {

QString& fieldOf(PuzzleInfo& info, InfoCommand::Field field) {
    switch (field) {
    case InfoCommand::Field::Author:
        return info.author;
    case InfoCommand::Field::Notes:
        return info.notes;
    case InfoCommand::Field::Title:
        break;
    }
    return info.title;
}

QString textFor(InfoCommand::Field field) {
    switch (field) {
    case InfoCommand::Field::Author:
        return QCoreApplication::translate("InfoCommand", "Change the author");
    case InfoCommand::Field::Notes:
        return QCoreApplication::translate("InfoCommand", "Change the notes");
    case InfoCommand::Field::Title:
        break;
    }
    return QCoreApplication::translate("InfoCommand", "Change the title");
}

} // namespace

InfoCommand::InfoCommand(PuzzleDocument& document, Field field, const QString& value)
    : QUndoCommand(textFor(field)), m_document(document), m_field(field), m_before(document.info()),
      m_after(m_before) {
    fieldOf(m_after, field) = value;
}

void InfoCommand::undo() {
    m_document.applyInfo(m_before);
}

void InfoCommand::redo() {
    m_document.applyInfo(m_after);
}

int InfoCommand::id() const {
    return static_cast<int>(CommandId::Info);
}

bool InfoCommand::mergeWith(const QUndoCommand* other) {
    const auto& next = static_cast<const InfoCommand&>(*other);
    if (next.m_field != m_field)
        return false;
    m_after = next.m_after;
    setObsolete(m_before == m_after);
    return true;
}

} // namespace tessera
