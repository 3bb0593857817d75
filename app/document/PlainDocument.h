// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/Document.h"

namespace tessera {

/// An open puzzle of a kind without a document of its own. Its undo steps exchange the
/// puzzle as a whole.
class PlainDocument final : public Document {
    Q_OBJECT

public:
    explicit PlainDocument(AnyPuzzle puzzle, QString path = {});

    [[nodiscard]] AnyPuzzle content() const override { return m_puzzle; }
    /// Puts another state of the puzzle in its place, as one step.
    void replace(AnyPuzzle puzzle, const QString& what);

signals:
    void changed();

protected:
    [[nodiscard]] QString title() const override;
    void writeNative(const QString& path) const override;
    void readAgain() override;

private:
    AnyPuzzle m_puzzle;
};

} // namespace tessera
