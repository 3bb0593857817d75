// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/RunFile.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/search/SearchFields.h"
#include "core/text/TokenReader.h"

#include <QJsonDocument>

namespace tessera {

namespace {

constexpr int kBase = 36;

/// Reads a number up to a separator and skips that; nothing if it is not a number.
std::optional<std::size_t> takeNumber(QByteArrayView& text, char separator) {
    bool ok = false;
    const uint number = takeUntil(separator, text).toByteArray().toUInt(&ok, kBase);
    return ok ? std::optional<std::size_t>(number) : std::nullopt;
}

constexpr char kFirstLine[] = "tessera-run 1";

QByteArray lineOf(const QJsonObject& object) {
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QJsonObject headOf(const RecordedRun& run) {
    QJsonObject head = toJson(run.settings);
    head[QLatin1String("program")] = run.version;
    for (const auto& [key, text] : {std::pair{"commit", run.commit},
                                    {"compiler", run.compiler},
                                    {"machine", run.machine},
                                    {"processor", run.processor}}) {
        if (!text.isEmpty())
            head[QLatin1String(key)] = text;
    }
    if (run.date.isValid())
        head[QLatin1String("date")] = run.date.toUTC().toString(Qt::ISODate);
    head[QLatin1String("puzzle")] = puzzleObject(run.puzzle);
    return head;
}

void tellEnd(const auto& tell, auto& numbers) {
    tell("best", numbers.best);
    tell("current", numbers.current);
    tellCounters(tell, numbers);
    tellProcessor(tell, numbers.processor);
}

QJsonObject endOf(const RecordedRun& run) {
    QJsonObject end;
    tellEnd(FieldWriter{end}, run.numbers);
    tellStop(FieldWriter{end}, run);
    writeParts(run.numbers, end);
    return end;
}

/// The end of a moment's line: the other counts.
QByteArray countsText(const Counters& item) {
    QByteArray text;
    if (item.iterations > 0)
        text += " i=" + QByteArray::number(item.iterations);
    if (item.nodes > 0)
        text += " n=" + QByteArray::number(item.nodes);
    return text + '\n';
}

QByteArray momentText(const Counters& item) {
    return ' ' + QByteArray::number(item.seconds, 'f', 6) + ' ' +
           QByteArray::number(item.evaluations);
}

QByteArray lineOf(const TracePoint& point) {
    QByteArray line = (point.improvement ? "i" : "s") + momentText(point) + ' ' +
                      QByteArray::number(point.best) + ' ' + QByteArray::number(point.current);
    if (point.spread) {
        line += ' ' + QByteArray::number(point.spread->mean, 'g', 6) + ' ' +
                QByteArray::number(point.spread->worst);
    }
    return line + countsText(point);
}

/// The fields of one line after its letter; any error makes it bad.
class Fields {
public:
    explicit Fields(QByteArrayView line) {
        for (bool more = true; more && m_fields.size() < kMost;) {
            more = line.contains(' ');
            m_fields.push_back(takeUntil(' ', line));
        }
        m_good = m_fields.size() < kMost;
        m_nodes = takeCount("n=");
        m_iterations = takeCount("i=");
    }

    [[nodiscard]] std::size_t count() const { return m_fields.size() - 1; }
    /// A number that is neither negative nor longer than any search.
    double real() {
        const double number = checked(next().toDouble(&m_isNumber));
        m_good = m_good && isSearchTime(number);
        return number;
    }
    /// Seconds and evaluations, and the other counts after all fields.
    Counters counters() {
        const double seconds = real();
        return {seconds, checked(next().toULongLong(&m_isNumber)), m_iterations, m_nodes};
    }
    int integer() { return checked(next().toInt(&m_isNumber)); }
    QByteArrayView text() { return next(); }
    [[nodiscard]] bool isGood() const { return m_good; }

private:
    /// More than any line has.
    static constexpr std::size_t kMost = 16;

    QByteArrayView next() {
        ++m_last;
        return m_last < m_fields.size() ? m_fields[m_last] : QByteArrayView();
    }
    /// Takes a last field that starts with this name; 0 if there is none.
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

/// Empty if the text is not an object, or too large.
QJsonObject objectIn(QByteArrayView text) {
    return excessInJson(text) ? QJsonObject()
                              : QJsonDocument::fromJson(text.toByteArray()).object();
}

class RunReader {
public:
    explicit RunReader(ReadRun& result)
        : m_run(result.run), m_result(result),
          m_solution(m_run.puzzle.kind().solution(m_run.puzzle).size(), 0) {}

    /// @return false if the line is broken: then nothing after it counts.
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
        const BestMoment moment{fields.counters(), fields.integer()};
        const QByteArrayView changes = fields.text();
        if (!fields.isGood() || !applyChanges(changes, m_solution))
            return false;
        const Kind& kind = m_run.puzzle.kind();
        const auto board = kind.withSolution(m_run.puzzle, m_solution);
        if (!board || kind.score(*board) != moment.score)
            return false;
        // Searches that were killed and resumed may have found some boards twice.
        if (!m_run.bests.isEmpty() && moment.score <= m_run.numbers.best)
            return true;
        m_run.bests.add(m_run.bests.notBefore(moment), m_solution);
        m_run.numbers.best = moment.score;
        advance(moment);
        return true;
    }
    bool takePoint(Fields fields, bool improvement) {
        TracePoint point{fields.counters(), fields.integer(), fields.integer(), improvement};
        if (fields.count() > 4) {
            const double mean = fields.real();
            point.spread = ScoreSpread{mean, fields.integer()};
        }
        if (!fields.isGood())
            return false;
        m_run.trace.append({&point, 1});
        advance(point);
        return true;
    }
    bool takeEvent(Fields fields) {
        TraceEvent event{fields.counters()};
        const int kind = fields.integer();
        if (!fields.isGood() || kind < 0 || kind > static_cast<int>(TraceEventKind::Solution))
            return false;
        event.kind = static_cast<TraceEventKind>(kind);
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
        SearchNumbers end;
        tellEnd(FieldReader{json}, end);
        if (json.isEmpty() || end.seconds > kMostSearchSeconds)
            return false;
        SearchNumbers& numbers = m_run.numbers;
        advance(end);
        numbers.iterations = end.iterations;
        numbers.nodes = end.nodes;
        numbers.current = end.current;
        numbers.processor = {std::max(0.0, end.processor.used),
                             std::max(0.0, end.processor.wanted)};
        tellStop(FieldReader{json}, m_run);
        m_result.complete = true;
        return false;
    }
    void advance(const Counters& item) {
        SearchNumbers& numbers = m_run.numbers;
        numbers.seconds = std::max(numbers.seconds, item.seconds);
        numbers.evaluations = std::max(numbers.evaluations, item.evaluations);
    }

    RecordedRun& m_run;
    ReadRun& m_result;
    Solution m_solution;
};

void readHead(QByteArrayView line, RecordedRun& run) {
    const QJsonObject json = objectIn(line);
    const QJsonValue puzzle = json[QLatin1String("puzzle")];
    if (puzzle.toObject().isEmpty())
        throw UserError(RunFileText::tr("The run file is incomplete: it has no puzzle."));
    run.puzzle = puzzleFrom(puzzle);
    run.version = json[QLatin1String("program")].toString();
    run.commit = json[QLatin1String("commit")].toString();
    run.machine = json[QLatin1String("machine")].toString();
    run.compiler = json[QLatin1String("compiler")].toString();
    run.processor = json[QLatin1String("processor")].toString();
    run.date = QDateTime::fromString(json[QLatin1String("date")].toString(), Qt::ISODate);
    run.settings = searchSettingsFrom(json);
    run.numbers.total = run.puzzle.kind().total(run.puzzle);
    run.stop = StopReason::Interrupted;
}

} // namespace

QByteArray changesText(std::span<const std::uint16_t> before,
                       std::span<const std::uint16_t> after) {
    QByteArray text;
    std::size_t last = 0;
    for (const std::size_t cell : differingCells(before, after)) {
        if (!text.isEmpty())
            text += ',';
        text += QByteArray::number(static_cast<qulonglong>(cell - last), kBase) + '.' +
                QByteArray::number(after[cell], kBase);
        last = cell;
    }
    return text;
}

bool applyChanges(QByteArrayView text, Solution& solution) {
    constexpr std::size_t mostCode = 0xffff;
    std::size_t cell = 0;
    while (!text.isEmpty()) {
        QByteArrayView change = takeUntil(',', text);
        const auto distance = takeNumber(change, '.');
        const auto code = takeNumber(change, ',');
        if (!distance || !code || *code > mostCode || *distance >= solution.size() - cell)
            return false;
        cell += *distance;
        solution[cell] = static_cast<std::uint16_t>(*code);
    }
    return true;
}

QList<QByteArray> changesOf(const BestHistory& history) {
    QList<QByteArray> texts;
    Solution before;
    for (std::size_t i = 0; i < history.size(); ++i) {
        const Solution after = history.solution(i);
        before.resize(after.size(), 0);
        texts << changesText(before, after);
        before = after;
    }
    return texts;
}

QByteArray runFileBytes(const RecordedRun& run, const std::optional<SearchCheckpoint>& checkpoint) {
    QByteArray bytes = QByteArray(kFirstLine) + '\n' + lineOf(headOf(run)) + '\n';
    const QList<QByteArray> changes = changesOf(run.bests);
    for (std::size_t i = 0; i < run.bests.size(); ++i) {
        const BestMoment& moment = run.bests.moments()[i];
        bytes += 'b' + momentText(moment) + ' ' + QByteArray::number(moment.score) + ' ' +
                 changes[static_cast<qsizetype>(i)] + countsText(moment);
    }
    for (const TracePoint& point : run.trace.points())
        bytes += lineOf(point);
    for (const TraceEvent& event : run.trace.events()) {
        bytes += 'e' + momentText(event) + ' ' + QByteArray::number(static_cast<int>(event.kind)) +
                 countsText(event);
    }
    if (checkpoint)
        bytes += "c " + lineOf(checkpoint->toJson()) + '\n';
    return bytes + "end " + lineOf(endOf(run)) + '\n';
}

RunFileBytes runFileWithin(const RecordedRun& run,
                           const std::optional<SearchCheckpoint>& checkpoint, qint64 mostBytes) {
    RunFileBytes whole{runFileBytes(run, checkpoint)};
    if (!checkpoint || whole.bytes.size() <= mostBytes)
        return whole;
    return {runFileBytes(run), false};
}

bool looksLikeRunFile(const QByteArray& bytes) { return bytes.startsWith(kRunFileStart); }

ReadRun readRunFile(const QByteArray& bytes) {
    if (!looksLikeRunFile(bytes))
        throw UserError(RunFileText::tr("This is not a run file."));
    Lines lines(bytes);
    // Text after the last line end was cut off in the middle.
    const auto nextLine = [&lines] {
        const auto line = lines.next();
        return line && lines.isWhole() ? std::optional(line->trimmed()) : std::nullopt;
    };
    if (nextLine() != QByteArrayView(kFirstLine))
        throw UserError(
            RunFileText::tr("This version of Tessera cannot read the version of this run file."));
    ReadRun result;
    const QByteArrayView head = nextLine().value_or(QByteArrayView());
    if (head.size() > kMaxFileBytes) // else a file of zeros would take eight times its size
        throw UserError(RunFileText::tr("This is not a run file."));
    readHead(head, result.run);
    RunReader reader(result);
    for (auto line = nextLine(); line && reader.take(*line);)
        line = nextLine();
    if (result.run.bests.isEmpty())
        throw UserError(RunFileText::tr("The run file is incomplete: it has no board."));
    if (result.checkpoint && result.checkpoint->best > result.run.numbers.best) {
        throw UserError(
            RunFileText::tr(
                "The saved search is damaged: its best score is %1, but its best board has %2."),
            result.checkpoint->best, result.run.numbers.best);
    }
    return result;
}

} // namespace tessera
