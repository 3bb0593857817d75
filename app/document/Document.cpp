// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/Document.h"

#include <QFileInfo>

namespace tessera {

Document::Document(QString path, QObject* parent) : QObject(parent), m_path(std::move(path)) {
    connect(&m_history, &QUndoStack::cleanChanged, this, &Document::nameChanged);
}

Document::~Document() {
    // The history becomes clean as it goes, which is nobody's business any more.
    m_history.disconnect(this);
}

QString Document::displayName() const {
    if (!m_path.isEmpty())
        return QFileInfo(m_path).fileName();
    const QString name = title().isEmpty() ? tr("Untitled") : title();
    return m_number > 1 ? QStringLiteral("%1 (%2)").arg(name).arg(m_number) : name;
}

bool Document::hasNativePath() const {
    return m_path.endsWith(QStringLiteral(".tessera"), Qt::CaseInsensitive);
}

void Document::save(const QString& path) {
    writeNative(path);
    m_path = QFileInfo(path).absoluteFilePath();
    m_history.setClean();
    emit nameChanged();
    emit saved();
}

void Document::reload() {
    readAgain();
    m_history.setClean();
    emit nameChanged();
    emit saved();
}

void Document::forgetPath() {
    m_path.clear();
    markUnsaved();
    emit nameChanged();
}

} // namespace tessera
