// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/PlainDocument.h"

#include "core/edges/formats/FormatRegistry.h"

#include <functional>

namespace tessera {

namespace {

class ExchangeCommand final : public QUndoCommand {
public:
    ExchangeCommand(const QString& what, std::function<void()> exchange)
        : QUndoCommand(what), m_exchange(std::move(exchange)) {}

    void undo() override { m_exchange(); }
    void redo() override { m_exchange(); }

private:
    std::function<void()> m_exchange;
};

} // namespace

PlainDocument::PlainDocument(AnyPuzzle puzzle, QString path)
    : Document(std::move(path)), m_puzzle(std::move(puzzle)) {}

void PlainDocument::replace(AnyPuzzle puzzle, const QString& what) {
    history().push(new ExchangeCommand(what, [this, other = std::move(puzzle)]() mutable {
        std::swap(m_puzzle, other);
        emit changed();
    }));
}

QString PlainDocument::title() const {
    return m_puzzle.kind().title(m_puzzle);
}

void PlainDocument::writeNative(const QString& path) const {
    const Kind& kind = m_puzzle.kind();
    kind.save({&m_puzzle, 1}, path, kind.formats().front().id);
}

void PlainDocument::readAgain() {
    replace(m_puzzle.kind().read(openSource(path())).puzzles.front(), tr("Reload the file"));
}

} // namespace tessera
