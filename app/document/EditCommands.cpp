// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/EditCommands.h"

#include "app/document/CellChange.h"
#include "app/document/PuzzleDocument.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace tessera {

BoardEditCommand::BoardEditCommand(PuzzleDocument& document, std::vector<CellChange> changes,
                                   const QString& text, Merging merging)
    : QUndoCommand(text), m_document(document), m_changes(std::move(changes)), m_merging(merging) {}

void BoardEditCommand::undo() {
    m_document.applyChanges(m_changes, false);
}

void BoardEditCommand::redo() {
    m_document.applyChanges(m_changes, true);
}

int BoardEditCommand::id() const {
    return m_merging == Merging::Rotations ? static_cast<int>(CommandId::Rotate) : -1;
}

bool BoardEditCommand::mergeWith(const QUndoCommand* other) {
    const auto& next = static_cast<const BoardEditCommand&>(*other);
    if (!std::ranges::equal(m_changes, next.m_changes, {}, &CellChange::cell, &CellChange::cell))
        return false;
    for (std::size_t i = 0; i < m_changes.size(); ++i)
        m_changes[i].after = next.m_changes[i].after;
    setObsolete(std::ranges::all_of(
        m_changes, [](const CellChange& change) { return change.before == change.after; }));
    return true;
}

EdgeEditCommand::EdgeEditCommand(PuzzleDocument& document, std::vector<EdgeChange> changes,
                                 const QString& text, std::int64_t gesture)
    : QUndoCommand(text), m_document(document), m_changes(std::move(changes)), m_gesture(gesture) {}

void EdgeEditCommand::undo() {
    m_document.applyEdges(m_changes, false, m_origin);
}

void EdgeEditCommand::redo() {
    m_document.applyEdges(m_changes, true, m_origin);
}

int EdgeEditCommand::id() const {
    return m_gesture == 0 ? -1 : static_cast<int>(CommandId::PaintEdges);
}

bool EdgeEditCommand::mergeWith(const QUndoCommand* other) {
    const auto& next = *static_cast<const EdgeEditCommand*>(other);
    if (next.m_gesture != m_gesture)
        return false;
    // The other one has been done: what was known between the two is of no use.
    for (const EdgeChange& change : next.m_changes)
        take(change);
    if (m_changes.empty()) {
        // Nothing has changed after all, so what was known of the puzzle holds again.
        m_document.applyEdges({}, true, m_origin);
        setObsolete(true);
    }
    return true;
}

/// Strokes are short enough to be searched: nobody paints thousands of edges by hand.
void EdgeEditCommand::take(const EdgeChange& next) {
    const auto known = std::ranges::find(m_changes, next.edge, &EdgeChange::edge);
    if (known == m_changes.end())
        m_changes.push_back(next);
    else if (known->before == next.after)
        m_changes.erase(known);
    else
        known->after = next.after;
}

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

LockCommand::LockCommand(PuzzleDocument& document, std::vector<int> cells, bool locked,
                         const QString& text)
    : QUndoCommand(text), m_document(document), m_cells(std::move(cells)), m_locked(locked) {}

void LockCommand::undo() {
    m_document.applyLock(m_cells, !m_locked);
}

void LockCommand::redo() {
    m_document.applyLock(m_cells, m_locked);
}

ReplacePuzzleCommand::ReplacePuzzleCommand(PuzzleDocument& document, PuzzleFile file,
                                           const QString& text)
    : QUndoCommand(text), m_document(document), m_other(std::move(file)) {}

void ReplacePuzzleCommand::undo() {
    m_document.exchangeFile(m_other);
}

void ReplacePuzzleCommand::redo() {
    m_document.exchangeFile(m_other);
}

} // namespace tessera
