// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/TraceCsv.h"

#include "core/formats/FormatError.h"

#include <QCoreApplication>
#include <QList>

#include <cmath>

namespace tessera {

namespace {

struct TraceCsvText {
    Q_DECLARE_TR_FUNCTIONS(TraceCsv)
};

/// How all trace files begin; the first version had no more.
constexpr char kFirstHeader[] = "run,seed,seconds,evaluations,best,current";
constexpr char kHeader[] = "run,seed,seconds,evaluations,best,current,iterations,nodes";
constexpr int kFirstColumns = 6;
constexpr int kColumns = 8;

/// The fields of one line, with their places for messages.
class CsvLine {
public:
    CsvLine(const QByteArray& text, int number, int columns)
        : m_number(number), m_fields(text.split(',')) {
        if (m_fields.size() != columns) {
            throw FormatError({m_number, 1}, TraceCsvText::tr("%1 values").arg(columns),
                              QString::number(m_fields.size()));
        }
    }

    [[nodiscard]] bool hasCounts() const { return m_fields.size() == kColumns; }
    [[nodiscard]] quint64 whole(int column) const {
        bool ok = false;
        const qulonglong value = m_fields[column].toULongLong(&ok);
        if (!ok)
            refuse(column, TraceCsvText::tr("a whole number"));
        return value;
    }
    [[nodiscard]] int score(int column) const {
        bool ok = false;
        const int value = m_fields[column].toInt(&ok);
        if (!ok || value < 0)
            refuse(column, TraceCsvText::tr("a score"));
        return value;
    }
    [[nodiscard]] double seconds(int column) const {
        bool ok = false;
        const double value = m_fields[column].toDouble(&ok);
        if (!ok || !std::isfinite(value) || value < 0)
            refuse(column, TraceCsvText::tr("a number of seconds"));
        return value;
    }
    [[noreturn]] void refuse(int column, const QString& expected) const {
        int at = 1;
        for (int i = 0; i < column; ++i)
            at += static_cast<int>(m_fields[i].size()) + 1;
        throw FormatError({m_number, at}, expected,
                          QStringLiteral("“%1”").arg(QString::fromUtf8(m_fields[column].left(40))));
    }

private:
    int m_number;
    QList<QByteArray> m_fields;
};

void take(const CsvLine& line, std::vector<RunTrace>& runs) {
    const std::uint64_t run = line.whole(0);
    // Runs follow each other from 1 on.
    if (run == runs.size() + 1)
        runs.push_back({line.whole(1), {}});
    else if (run != runs.size() || run == 0)
        line.refuse(0, TraceCsvText::tr("run %1 or %2").arg(runs.size()).arg(runs.size() + 1));
    TracePoint point{line.seconds(2), line.whole(3), line.score(4), line.score(5), false};
    if (line.hasCounts()) {
        point.iterations = line.whole(6);
        point.nodes = line.whole(7);
    }
    std::vector<TracePoint>& points = runs.back().points;
    point.improvement = points.empty() || point.best > points.back().best;
    if (!points.empty() && point.seconds < points.back().seconds)
        line.refuse(2, TraceCsvText::tr("a time not before the line above"));
    points.push_back(point);
}

} // namespace

QByteArray traceCsv(std::span<const RunResult> results) {
    QByteArray text = QByteArray(kHeader) + '\n';
    for (std::size_t run = 0; run < results.size(); ++run) {
        const QByteArray head =
            QByteArray::number(run + 1) + ',' + QByteArray::number(results[run].seed) + ',';
        for (const TracePoint& point : results[run].trace.points()) {
            text += head + QByteArray::number(point.seconds, 'f', 6) + ',' +
                    QByteArray::number(point.evaluations) + ',' + QByteArray::number(point.best) +
                    ',' + QByteArray::number(point.current) + ',' +
                    QByteArray::number(point.iterations) + ',' + QByteArray::number(point.nodes) +
                    '\n';
        }
    }
    return text;
}

bool looksLikeTraceCsv(const QByteArray& bytes) {
    return bytes.startsWith(kFirstHeader);
}

std::vector<RunTrace> readTraceCsv(const QByteArray& bytes) {
    std::vector<RunTrace> runs;
    const QList<QByteArray> lines = bytes.split('\n');
    int columns = kColumns;
    for (int i = 0; i < lines.size(); ++i) {
        QByteArray text = lines[i];
        if (text.endsWith('\r'))
            text.chop(1);
        if (i == 0 && text == kFirstHeader)
            columns = kFirstColumns;
        else if (i == 0 && text != kHeader) {
            throw FormatError({1, 1}, QString::fromLatin1(kHeader),
                              QStringLiteral("“%1”").arg(QString::fromUtf8(text.left(60))));
        }
        if (i > 0 && !text.isEmpty())
            take(CsvLine(text, i + 1, columns), runs);
    }
    return runs;
}

} // namespace tessera
