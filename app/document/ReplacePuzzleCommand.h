// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/PuzzleFile.h"

#include <QUndoCommand>

#include <cstdint>

namespace tessera {

class PuzzleDocument;

/// Puts another puzzle with everything that belongs to it in the place of the
/// open one.
class ReplacePuzzleCommand final : public QUndoCommand {
public:
    /// @param gesture steps in a row with the same number are one; 0 never merges
    ReplacePuzzleCommand(PuzzleDocument& document, PuzzleFile file, const QString& text,
                         std::int64_t gesture = 0);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override;
    bool mergeWith(const QUndoCommand* other) override;

private:
    PuzzleDocument& m_document;
    PuzzleFile m_other; ///< the one that is not open at the moment
    std::int64_t m_gesture;
};

} // namespace tessera
