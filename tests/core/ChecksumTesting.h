// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/SolverTesting.h"

#include "core/text/Json.h"

#include <QCryptographicHash>
#include <QFile>
#include <QTest>

namespace tessera::test {

[[nodiscard]] inline QByteArray checksum(const QByteArray& bytes) {
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(16);
}

/// Of the cells as two bytes each, independent of the machine's byte order.
[[nodiscard]] inline QByteArray checksum(const Solution& solution) {
    QByteArray bytes;
    for (const std::uint16_t code : solution) {
        bytes += static_cast<char>(code & 0xffU);
        bytes += static_cast<char>(code >> 8U);
    }
    return checksum(bytes);
}

/// The puzzle that a kind makes of settings as JSON.
[[nodiscard]] inline AnyPuzzle madePuzzle(const Kind& kind, const char* settings) {
    return kind.maker(JsonNode::parse(settings)).make(0, {}).value();
}

/// Lines of a file in tests/checksums. With TESSERA_WRITE_CHECKSUMS=1 in the environment the file
/// is rewritten, part by part in the order of the tests.
class KeptChecksums {
public:
    explicit KeptChecksums(const char* name)
        : m_path(QStringLiteral(TESSERA_SOURCE_DIR "/tests/checksums/") + QLatin1String(name)) {}

    /// Compares the lines of one part, each of which begins with its name.
    void compare(const QByteArray& part, const QList<QByteArray>& now) const {
        if (qEnvironmentVariableIsSet("TESSERA_WRITE_CHECKSUMS"))
            replace(part, now);
        const QList<QByteArray> kept = lines(part, true);
        for (const QByteArray& line : now) {
            if (!kept.contains(line))
                qWarning("not as it was: %s", line.constData());
        }
        QCOMPARE(now, kept);
    }

private:
    /// @param of whether those of the part, or all others
    [[nodiscard]] QList<QByteArray> lines(const QByteArray& part, bool of) const {
        QFile file(m_path);
        QList<QByteArray> found;
        if (file.open(QIODevice::ReadOnly)) {
            for (const QByteArray& line : file.readAll().split('\n')) {
                if (!line.isEmpty() && line.startsWith(part + ' ') == of)
                    found << line;
            }
        }
        return found;
    }
    void replace(const QByteArray& part, const QList<QByteArray>& now) const {
        const QList<QByteArray> others = lines(part, false);
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write((others + now).join('\n') + '\n');
    }

    QString m_path;
};

} // namespace tessera::test
