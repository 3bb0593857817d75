// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/TraceCsv.h"

#include "core/support/Lines.h"
#include "core/text/TokenReader.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace tessera {

namespace {

struct TraceCsvText {
    Q_DECLARE_TR_FUNCTIONS(TraceCsv)
};

/// The first version had no more; all trace files begin so.
constexpr int kFirstColumns = 6;
constexpr int kColumns = 8;
/// With those of populations, empty where there is none.
constexpr int kSpreadColumns = 10;

QByteArray headerOf(int columns) {
    static const QByteArrayList names =
        QByteArray("run,seed,seconds,evaluations,best,current,iterations,nodes,mean,worst")
            .split(',');
    return names.first(columns).join(',');
}

int columnsOf(QByteArrayView header) {
    for (const int columns : {kFirstColumns, kColumns, kSpreadColumns}) {
        if (header == headerOf(columns))
            return columns;
    }
    throw FormatError({1, 1}, QString::fromLatin1(headerOf(kColumns)), quoted(header));
}

/// The fields of one line, with their places for messages.
class CsvLine {
public:
    CsvLine(QByteArrayView text, int number, int columns) : m_number(number), m_columns(columns) {
        const auto commas = std::ranges::count(text, ',');
        if (commas + 1 != columns) {
            throw FormatError({m_number, 1}, TraceCsvText::tr("%1 values").arg(columns),
                              QString::number(commas + 1));
        }
        for (QByteArrayView& field : std::span(m_fields).first(static_cast<std::size_t>(columns)))
            field = takeUntil(',', text);
    }

    [[nodiscard]] bool hasCounts() const { return m_columns >= kColumns; }
    [[nodiscard]] bool hasSpread() const {
        return m_columns == kSpreadColumns && !at(kColumns).isEmpty();
    }
    [[nodiscard]] quint64 whole(int column) const {
        bool ok = false;
        const qulonglong value = at(column).toULongLong(&ok);
        if (!ok)
            refuse(column, TraceCsvText::tr("a whole number"));
        return value;
    }
    [[nodiscard]] int score(int column) const {
        bool ok = false;
        const int value = at(column).toInt(&ok);
        if (!ok || value < 0)
            refuse(column, TraceCsvText::tr("a score"));
        return value;
    }
    [[nodiscard]] double amount(int column, const QString& expected) const {
        bool ok = false;
        const double value = at(column).toDouble(&ok);
        if (!ok || !std::isfinite(value) || value < 0)
            refuse(column, expected);
        return value;
    }
    [[noreturn]] void refuse(int column, const QString& expected) const {
        int place = 1;
        for (int i = 0; i < column; ++i)
            place += static_cast<int>(at(i).size()) + 1;
        throw FormatError({m_number, place}, expected, quoted(at(column)));
    }

private:
    [[nodiscard]] QByteArrayView at(int column) const {
        return m_fields[static_cast<std::size_t>(column)];
    }

    int m_number;
    int m_columns;
    std::array<QByteArrayView, kSpreadColumns> m_fields;
};

void take(const CsvLine& line, std::vector<RunTrace>& runs) {
    const std::uint64_t run = line.whole(0);
    // Runs follow each other from 1 on.
    if (run == runs.size() + 1)
        runs.push_back({line.whole(1), {}});
    else if (run != runs.size() || run == 0)
        line.refuse(0, TraceCsvText::tr("run %1 or %2").arg(runs.size()).arg(runs.size() + 1));
    TracePoint point{{line.amount(2, TraceCsvText::tr("a number of seconds")), line.whole(3)},
                     line.score(4),
                     line.score(5)};
    if (line.hasCounts()) {
        point.iterations = line.whole(6);
        point.nodes = line.whole(7);
    }
    if (line.hasSpread())
        point.spread = ScoreSpread{line.amount(8, TraceCsvText::tr("a mean score")), line.score(9)};
    std::vector<TracePoint>& points = runs.back().points;
    point.improvement = points.empty() || point.best > points.back().best;
    if (!points.empty() && point.seconds < points.back().seconds)
        line.refuse(2, TraceCsvText::tr("a time not before the line above"));
    points.push_back(point);
}

} // namespace

QByteArray traceCsv(std::span<const RunResult> results) {
    const bool spread = std::ranges::any_of(results, [](const RunResult& result) {
        return std::ranges::any_of(result.trace.points(), [](const TracePoint& point) {
            return point.spread.has_value();
        });
    });
    QByteArray text = headerOf(spread ? kSpreadColumns : kColumns) + '\n';
    for (std::size_t run = 0; run < results.size(); ++run) {
        const QByteArray head =
            QByteArray::number(run + 1) + ',' + QByteArray::number(results[run].seed) + ',';
        for (const TracePoint& point : results[run].trace.points()) {
            text += head + QByteArray::number(point.seconds, 'f', 6) + ',' +
                    QByteArray::number(point.evaluations) + ',' + QByteArray::number(point.best) +
                    ',' + QByteArray::number(point.current) + ',' +
                    QByteArray::number(point.iterations) + ',' + QByteArray::number(point.nodes);
            if (point.spread)
                text += ',' + QByteArray::number(point.spread->mean, 'g', 17) + ',' +
                        QByteArray::number(point.spread->worst);
            else if (spread)
                text += ",,";
            text += '\n';
        }
    }
    return text;
}

bool looksLikeTraceCsv(const QByteArray& bytes) {
    return bytes.startsWith(headerOf(kFirstColumns));
}

std::vector<RunTrace> readTraceCsv(const QByteArray& bytes) {
    std::vector<RunTrace> runs;
    Lines lines(bytes);
    int columns = kColumns;
    while (const auto line = lines.next()) {
        const QByteArrayView text = line->endsWith('\r') ? line->chopped(1) : *line;
        const bool isHeader = lines.number() == 1;
        if (isHeader)
            columns = columnsOf(text);
        else if (!text.isEmpty())
            take(CsvLine(text, lines.number(), columns), runs);
    }
    if (lines.number() == 0)
        (void)columnsOf({});
    return runs;
}

} // namespace tessera
