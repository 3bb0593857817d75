// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/PuzzleFile.h"

#include <QUndoCommand>

namespace tessera {

class PuzzleDocument;

/// Changes what is said about a puzzle: title, author, notes.
class InfoCommand final : public QUndoCommand {
public:
    enum class Field : std::uint8_t { Title, Author, Notes };

    InfoCommand(PuzzleDocument& document, Field field, const QString& value);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override;
    bool mergeWith(const QUndoCommand* other) override;

private:
    PuzzleDocument& m_document;
    Field m_field;
    PuzzleInfo m_before;
    PuzzleInfo m_after;
};

} // namespace tessera
