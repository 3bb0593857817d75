// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/recovery/RecoveryWriter.h"

#include "core/support/UserError.h"

namespace tessera {

RecoveryWriter::RecoveryWriter(RecoveryStore& store, QObject* parent)
    : QObject(parent), m_store(store) {
    m_pool.setMaxThreadCount(1);
}

RecoveryWriter::~RecoveryWriter() {
    m_pool.waitForDone();
}

void RecoveryWriter::write(int document, RecoveryRecord record) {
    m_pool.start([this, document, record = std::move(record)] {
        try {
            m_store.write(document, record.toBytes());
            emit written(document);
        } catch (const UserError& error) {
            emit failed(document, error.sentence());
        }
    });
}

void RecoveryWriter::writeNote(const QString& name, std::function<QByteArray()> make) {
    m_pool.start([this, name, make = std::move(make)] {
        try {
            m_store.writeNote(name, make());
            emit written(0);
        } catch (const UserError& error) {
            emit failed(0, error.sentence());
        }
    });
}

void RecoveryWriter::removeNote(const QString& name) {
    m_pool.start([this, name] { m_store.removeNote(name); });
}

void RecoveryWriter::remove(int document) {
    m_pool.start([this, document] { m_store.remove(document); });
}

} // namespace tessera
