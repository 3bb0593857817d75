// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/FileTesting.h"

#include "core/edges/formats/PuzzleImport.h"

#include <QFile>
#include <QTest>

#include <algorithm>

namespace tessera::testing {

/// A broken text, the position that the error must name (0:0 for none) and a part of its sentence.
inline void addBroken(const char* name, const QByteArray& bytes, int line, int column,
                      const char* part) {
    QTest::newRow(name) << bytes << line << column << QString::fromUtf8(part);
}

inline void brokenColumns() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("part");
}

/// Reads the current row's text, which must fail as the row says.
inline void checkBroken(const char* formatId) {
    QFETCH(QByteArray, bytes);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QString, part);
    try {
        (void)findFormat(QLatin1String(formatId))->read(bytes, {});
        QFAIL("was read all the same");
    } catch (const FormatError& error) {
        QVERIFY2(error.sentence().contains(part), error.what());
        QVERIFY2(error.position() == (TextPosition{line, column}), error.what());
    }
}

inline QByteArray golden(const char* name) {
    QFile file(QStringLiteral(TESSERA_SOURCE_DIR "/tests/formats/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Whether a file has the same content after writing and reading, as far as the format holds it:
/// the edges on all cells, or of an empty board the pieces.
inline bool saysTheSame(const Format& format, const PuzzleFile& written, const PuzzleFile& read) {
    if (format.scope().board && read.board.placedCount() > 0)
        return placedEdges(read.puzzle, read.board).cells ==
               placedEdges(written.puzzle, written.board).cells;
    return read.puzzle.size() == written.puzzle.size() &&
           std::ranges::equal(read.puzzle.pieces(), written.puzzle.pieces());
}

} // namespace tessera::testing
