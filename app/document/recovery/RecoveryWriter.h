// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/recovery/RecoveryStore.h"

#include <QObject>
#include <QThreadPool>

#include <functional>

namespace tessera {

/// Writes recovery copies on a thread of its own, in the order they are given:
/// a large puzzle or a slow disk never makes the window wait.
class RecoveryWriter final : public QObject {
    Q_OBJECT

public:
    explicit RecoveryWriter(RecoveryStore& store, QObject* parent = nullptr);
    ~RecoveryWriter() override;

    void write(int document, RecoveryRecord record);
    void remove(int document);
    /// What belongs to no document. @param make its bytes, called on that thread
    void writeNote(const QString& name, std::function<QByteArray()> make);
    void removeNote(const QString& name);
    /// Until all of it is on disk.
    void waitForDone() { m_pool.waitForDone(); }

signals:
    void written(int document);
    /// @param document 0 for what belongs to none
    void failed(int document, const QString& sentence);

private:
    RecoveryStore& m_store;
    QThreadPool m_pool;
};

} // namespace tessera
