// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/RunFile.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/edges/puzzle/Score.h"
#include "core/experiments/RunResult.h"
#include "core/experiments/SearchSettings.h"
#include "core/experiments/SolutionChanges.h"
#include "core/support/Lines.h"
#include "core/support/UserError.h"
#include "core/text/Json.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <vector>

namespace tessera {

namespace {

constexpr char kFirstLine[] = "tessera-run 1";
constexpr char kFamily[] = "tessera-run ";

QByteArray lineOf(const QJsonObject& object) {
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

/// Whole numbers that may be too large for JSON's are texts.
QJsonValue numberText(std::uint64_t number) {
    return QString::number(number);
}

QJsonObject headOf(const RecordedRun& run) {
    const QByteArray puzzle = kNativeFormat.write(run.puzzle);
    QJsonObject head = toJson(run.settings);
    head[QLatin1String("program")] = run.version;
    if (!run.commit.isEmpty())
        head[QLatin1String("commit")] = run.commit;
    if (!run.machine.isEmpty())
        head[QLatin1String("machine")] = run.machine;
    if (run.date.isValid())
        head[QLatin1String("date")] = run.date.toUTC().toString(Qt::ISODate);
    head[QLatin1String("puzzle")] = QJsonDocument::fromJson(puzzle).object();
    return head;
}

QJsonObject endOf(const RecordedRun& run) {
    const SearchNumbers& numbers = run.numbers;
    return {{QStringLiteral("seconds"), numbers.seconds},
            {QStringLiteral("evaluations"), numberText(numbers.evaluations)},
            {QStringLiteral("iterations"), numberText(numbers.iterations)},
            {QStringLiteral("nodes"), numberText(numbers.nodes)},
            {QStringLiteral("best"), numbers.best},
            {QStringLiteral("current"), numbers.current},
            {QStringLiteral("stop"), QString::fromLatin1(stopWord(run.stop))},
            {QStringLiteral("failure"), run.failure},
            {QStringLiteral("processor_seconds"), numbers.processor.used},
            {QStringLiteral("thread_seconds"), numbers.processor.wanted}};
}

/// What ends the line of a moment: what else was counted by then.
QByteArray countsText(const Counters& item) {
    QByteArray text;
    if (item.iterations > 0)
        text += " i=" + QByteArray::number(item.iterations);
    if (item.nodes > 0)
        text += " n=" + QByteArray::number(item.nodes);
    return text + '\n';
}

QByteArray momentText(double seconds, std::uint64_t evaluations) {
    return ' ' + QByteArray::number(seconds, 'f', 6) + ' ' + QByteArray::number(evaluations);
}

QByteArray lineOf(const TracePoint& point) {
    QByteArray line = (point.improvement ? "i" : "s") +
                      momentText(point.seconds, point.evaluations) + ' ' +
                      QByteArray::number(point.best) + ' ' + QByteArray::number(point.current);
    if (point.spread) {
        line += ' ' + QByteArray::number(point.spread->mean, 'g', 6) + ' ' +
                QByteArray::number(point.spread->worst);
    }
    return line + countsText(point);
}

/// The fields of one line behind its letter; whatever is wrong makes it bad.
class Fields {
public:
    explicit Fields(QByteArrayView line) {
        while (m_fields.size() < kMost) {
            const qsizetype end = line.indexOf(' ');
            m_fields.push_back(end < 0 ? line : line.first(end));
            if (end < 0)
                break;
            line = line.sliced(end + 1);
        }
        m_good = m_fields.size() < kMost;
        m_nodes = takeCount("n=");
        m_iterations = takeCount("i=");
    }

    [[nodiscard]] std::size_t count() const { return m_fields.size() - 1; }
    /// Neither negative nor longer than any search.
    double real() {
        const double number = checked(next().toDouble(&m_isNumber));
        m_good = m_good && isSearchTime(number);
        return number;
    }
    std::uint64_t count64() { return checked(next().toULongLong(&m_isNumber)); }
    int integer() { return checked(next().toInt(&m_isNumber)); }
    QByteArrayView text() { return next(); }
    void takeCounts(Counters& item) const {
        item.iterations = m_iterations;
        item.nodes = m_nodes;
    }
    [[nodiscard]] bool isGood() const { return m_good; }

private:
    /// More than any line has.
    static constexpr std::size_t kMost = 16;

    QByteArrayView next() {
        ++m_last;
        return m_last < m_fields.size() ? m_fields[m_last] : QByteArrayView();
    }
    /// Takes a last field that begins so; 0 without.
    std::uint64_t takeCount(const char* name) {
        const QByteArrayView last = m_fields.back();
        if (m_fields.size() < 2 || !last.startsWith(name))
            return 0;
        m_fields.pop_back();
        return checked(last.sliced(2).toULongLong(&m_isNumber));
    }
    template <typename Number>
    Number checked(Number number) {
        m_good = m_good && m_isNumber;
        return number;
    }

    std::vector<QByteArrayView> m_fields;
    std::size_t m_last = 0;
    std::uint64_t m_iterations = 0;
    std::uint64_t m_nodes = 0;
    bool m_isNumber = true;
    bool m_good = true;
};

/// Empty if the text is no object, or more than is read.
QJsonObject objectIn(QByteArrayView text) {
    return excessInJson(text) ? QJsonObject()
                              : QJsonDocument::fromJson(text.toByteArray()).object();
}

/// Takes up the lines of a run one by one.
class RunReader {
public:
    explicit RunReader(ReadRun& result) : m_run(result.run), m_result(result) {}

    /// @return false if the line is broken: nothing behind it counts.
    [[nodiscard]] bool take(QByteArrayView line) {
        if (line.startsWith("b "))
            return takeBoard(Fields(line));
        if (line.startsWith("s ") || line.startsWith("i "))
            return takePoint(Fields(line), line.startsWith("i "));
        if (line.startsWith("e "))
            return takeEvent(Fields(line));
        if (line.startsWith("c "))
            return takeCheckpoint(line.sliced(2));
        if (line.startsWith("end "))
            return takeEnd(line.sliced(4));
        return false;
    }

private:
    bool takeBoard(Fields fields) {
        BestMoment moment{{fields.real(), fields.count64()}, fields.integer()};
        fields.takeCounts(moment);
        m_solution.resize(static_cast<std::size_t>(m_run.puzzle.puzzle.size().cells()), 0);
        const QByteArrayView changes = fields.text();
        if (!fields.isGood() || !applyChanges(changes, m_solution))
            return false;
        const Puzzle& puzzle = m_run.puzzle.puzzle;
        const auto board = Board::fromCodes(puzzle.size(), puzzle.pieceCount(), m_solution);
        if (!board || scoreOf(puzzle, *board).matched != moment.score)
            return false;
        // Searches that were killed and taken up may have found some boards twice.
        if (!m_run.bests.isEmpty() && moment.score <= m_run.numbers.best)
            return true;
        m_run.bests.add(m_run.bests.notBefore(moment), m_solution);
        m_run.numbers.best = moment.score;
        advance(moment.seconds, moment.evaluations);
        return true;
    }
    bool takePoint(Fields fields, bool improvement) {
        TracePoint point{{fields.real(), fields.count64()}, fields.integer(), fields.integer(),
                         improvement};
        if (fields.count() > 4) {
            const double mean = fields.real();
            point.spread = ScoreSpread{mean, fields.integer()};
        }
        if (!fields.isGood())
            return false;
        fields.takeCounts(point);
        m_run.trace.append({&point, 1});
        advance(point.seconds, point.evaluations);
        return true;
    }
    bool takeEvent(Fields fields) {
        TraceEvent event{{fields.real(), fields.count64()}};
        const int kind = fields.integer();
        if (!fields.isGood() || kind < 0 || kind > static_cast<int>(TraceEventKind::Solution))
            return false;
        event.kind = static_cast<TraceEventKind>(kind);
        fields.takeCounts(event);
        m_run.trace.append({&event, 1});
        return true;
    }
    bool takeCheckpoint(QByteArrayView text) {
        const QJsonObject json = objectIn(text);
        if (json.isEmpty())
            return false;
        m_result.checkpoint = SearchCheckpoint::fromJson(json);
        return true;
    }
    bool takeEnd(QByteArrayView text) {
        const QJsonObject json = objectIn(text);
        const double seconds = json[QLatin1String("seconds")].toDouble();
        if (json.isEmpty() || seconds > kMostSearchSeconds)
            return false;
        const auto count = [&](const char* key) {
            return json[QLatin1String(key)].toString().toULongLong();
        };
        SearchNumbers& numbers = m_run.numbers;
        advance(seconds, count("evaluations"));
        numbers.iterations = count("iterations");
        numbers.nodes = count("nodes");
        numbers.current = json[QLatin1String("current")].toInt();
        numbers.processor = {std::max(0.0, json[QLatin1String("processor_seconds")].toDouble()),
                             std::max(0.0, json[QLatin1String("thread_seconds")].toDouble())};
        m_run.stop = stopReasonOf(json[QLatin1String("stop")].toString());
        m_run.failure = json[QLatin1String("failure")].toString();
        m_result.complete = true;
        return false;
    }
    void advance(double seconds, std::uint64_t evaluations) {
        SearchNumbers& numbers = m_run.numbers;
        numbers.seconds = std::max(numbers.seconds, seconds);
        numbers.evaluations = std::max(numbers.evaluations, evaluations);
    }

    RecordedRun& m_run;
    ReadRun& m_result;
    Solution m_solution;
};

void readHead(QByteArrayView line, RecordedRun& run) {
    const QJsonObject json = objectIn(line);
    const QJsonObject puzzle = json[QLatin1String("puzzle")].toObject();
    if (puzzle.isEmpty())
        throw UserError(RunFileText::tr("The run file breaks off before its puzzle."));
    run.puzzle = kNativeFormat.read(QJsonDocument(puzzle).toJson(), {}).file;
    run.version = json[QLatin1String("program")].toString();
    run.commit = json[QLatin1String("commit")].toString();
    run.machine = json[QLatin1String("machine")].toString();
    run.date = QDateTime::fromString(json[QLatin1String("date")].toString(), Qt::ISODate);
    run.settings = searchSettingsFrom(json);
    run.numbers.total = run.puzzle.puzzle.totalEdges();
    run.stop = StopReason::Interrupted;
}

} // namespace

QByteArray runFileBytes(const RecordedRun& run, const std::optional<SearchCheckpoint>& checkpoint) {
    QByteArray bytes = QByteArray(kFirstLine) + '\n' + lineOf(headOf(run)) + '\n';
    const QList<QByteArray> changes = changesOf(run.bests);
    for (std::size_t i = 0; i < run.bests.size(); ++i) {
        const BestMoment& moment = run.bests.moments()[i];
        bytes += 'b' + momentText(moment.seconds, moment.evaluations) + ' ' +
                 QByteArray::number(moment.score) + ' ' + changes[static_cast<qsizetype>(i)] +
                 countsText(moment);
    }
    for (const TracePoint& point : run.trace.points())
        bytes += lineOf(point);
    for (const TraceEvent& event : run.trace.events()) {
        bytes += 'e' + momentText(event.seconds, event.evaluations) + ' ' +
                 QByteArray::number(static_cast<int>(event.kind)) + countsText(event);
    }
    if (checkpoint)
        bytes += "c " + lineOf(checkpoint->toJson()) + '\n';
    return bytes + "end " + lineOf(endOf(run)) + '\n';
}

bool looksLikeRunFile(const QByteArray& bytes) {
    return bytes.startsWith(kFamily);
}

ReadRun readRunFile(const QByteArray& bytes) {
    if (!looksLikeRunFile(bytes))
        throw UserError(RunFileText::tr("This is no run file."));
    Lines lines(bytes);
    // What stands behind the last end of line was cut off in its middle.
    const auto nextLine = [&lines] {
        const auto line = lines.next();
        return line && lines.isWhole() ? std::optional(line->trimmed()) : std::nullopt;
    };
    if (nextLine() != QByteArrayView(kFirstLine))
        throw UserError(RunFileText::tr("The run file is of a version that cannot be read."));
    ReadRun result;
    readHead(nextLine().value_or(QByteArrayView()), result.run);
    RunReader reader(result);
    for (auto line = nextLine(); line && reader.take(*line);)
        line = nextLine();
    if (result.run.bests.isEmpty())
        throw UserError(RunFileText::tr("The run file breaks off before its first board."));
    if (result.checkpoint && result.checkpoint->best > result.run.numbers.best) {
        throw UserError(RunFileText::tr("The unfinished search has the best score %1, but the best "
                                        "of its boards has %2.")
                            .arg(result.checkpoint->best)
                            .arg(result.run.numbers.best));
    }
    return result;
}

} // namespace tessera
