// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/Document.h"

#include "core/edges/formats/FormatRegistry.h"

#include <QFileInfo>

#include <utility>

namespace tessera {

namespace {

class DocumentStep final : public NamedStep {
public:
    DocumentStep(StepText what, std::function<void(bool)> apply)
        : NamedStep(std::move(what)), m_apply(std::move(apply)) {}

    void undo() override { m_apply(false); }
    void redo() override { m_apply(true); }

private:
    std::function<void(bool)> m_apply;
};

} // namespace

Document::Document(QString path) : m_path(std::move(path)) {
    connect(&m_history, &QUndoStack::cleanChanged, this, &Document::nameChanged);
}

Document::~Document() {
    // The history becomes clean when it is destroyed; nothing must react to that.
    m_history.disconnect(this);
}

QString Document::displayName() const {
    if (!m_path.isEmpty())
        return QFileInfo(m_path).fileName();
    const QString name = title().isEmpty() ? tr("Untitled") : title();
    return m_number > 1 ? QStringLiteral("%1 (%2)").arg(name, QString::number(m_number)) : name;
}

bool Document::hasNativePath() const {
    return m_path.endsWith(QStringLiteral(".tessera"), Qt::CaseInsensitive);
}

void Document::save(const QString& path) {
    writeNative(path);
    m_path = QFileInfo(path).absoluteFilePath();
    tellSaved();
}

void Document::reload() {
    readAgain();
    tellSaved();
}

void Document::tellSaved() {
    m_isApart = false;
    m_history.setClean();
    emit nameChanged();
    emit saved();
}

void Document::setApart(bool apart) {
    if (std::exchange(m_isApart, apart) != apart)
        emit nameChanged();
}

void Document::forgetPath() {
    m_path.clear();
    markUnsaved();
    emit nameChanged();
}

void Document::push(StepText what, std::function<void(bool forward)> apply) {
    m_history.push(new DocumentStep(std::move(what), std::move(apply)));
}

void Document::retranslate() {
    for (int i = 0; i < m_history.count(); ++i) {
        // Qt gives out its steps as constant, but only their text changes.
        auto* step = const_cast<QUndoCommand*>(m_history.command(i));
        static_cast<NamedStep*>(step)->retranslate();
    }
}

PlainDocument::PlainDocument(AnyPuzzle puzzle, QString path)
    : Document(std::move(path)), m_puzzle(std::move(puzzle)) {}

void PlainDocument::replace(AnyPuzzle puzzle, StepText what) {
    push(std::move(what), [this, other = std::move(puzzle)](bool) mutable {
        std::swap(m_puzzle, other);
        emit changed();
    });
}

void PlainDocument::writeNative(const QString& path) const {
    const Kind& kind = m_puzzle.kind();
    kind.save({&m_puzzle, 1}, path, kind.formats().front().id);
}

void PlainDocument::readAgain() {
    replace(m_puzzle.kind().read(openSource(path())).puzzles.front(),
            [] { return tr("Reload the file"); });
}

} // namespace tessera
