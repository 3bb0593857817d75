// SPDX-License-Identifier: GPL-3.0-or-later
// Every parameter of every method away from its default, alone and many at once: the same seed
// gives the same board in every build, also if the search is resumed from a checkpoint.
// tests/checksums/parameters.txt has the results; see tests/core/ChecksumTesting.h.
#include "tests/TestProgram.h"
#include "tests/core/ChecksumTesting.h"

#include "core/support/Random.h"
#include "core/support/UserError.h"

namespace tessera::tst_ParameterChecksums {
using namespace tessera::test;

namespace {

const KeptChecksums kKept("parameters.txt");
constexpr std::uint64_t kEvaluations = 6'000;
constexpr std::uint64_t kSeed = 11;
/// Settings of a method in which many parameters change at once.
constexpr std::uint64_t kMixtures = 8;

struct Made {
    const char* name;
    const char* kind;
    const char* settings;
};

constexpr Made kPuzzles[] = {
    {"framed", "edge-matching", R"({"width": 7, "height": 7, "seed": 2, "hints": 1})"},
    {"signed-unframed", "edge-matching",
     R"({"width": 5, "height": 6, "framed": false, "signed": true, "unique": false, "seed": 3})"},
    {"sudoku-9", "sudoku", R"({"kind": "sudoku", "order": 3, "givens": 24, "seed": 5})"},
};

ParameterValue numberOf(const Parameter& parameter, double number) {
    const double kept = std::clamp(number, parameter.minimum, parameter.maximum);
    if (parameter.type == Parameter::Type::Integer)
        return static_cast<std::int64_t>(kept);
    return kept;
}

/// Values other than the default: all of a choice, of a number the lowest, a third, and thrice.
std::vector<ParameterValue> others(const Parameter& parameter) {
    std::vector<ParameterValue> values;
    const auto add = [&](const ParameterValue& value) {
        if (value != parameter.defaultValue && std::ranges::find(values, value) == values.end())
            values.push_back(value);
    };
    switch (parameter.type) {
    case Parameter::Type::Boolean:
        add(!std::get<bool>(parameter.defaultValue));
        break;
    case Parameter::Type::Choice:
        for (const Parameter::Option& option : parameter.options)
            add(option.id);
        break;
    case Parameter::Type::Integer:
    case Parameter::Type::Real: {
        const double usual = asReal(parameter.defaultValue);
        for (const double number : {parameter.minimum, usual / 3, usual == 0 ? 1 : 3 * usual})
            add(numberOf(parameter, number));
        break;
    }
    }
    return values;
}

/// Boards must not depend on how much memory a machine has.
bool isTried(const Parameter& parameter) { return parameter.id != kMemoryParameter; }

struct Setting {
    QByteArray name;
    ParameterValues values;
};

void put(Setting& setting, const Parameter& parameter, const ParameterValue& value) {
    setting.values.set(parameter.id, value);
    setting.name += ' ' + QByteArray(parameter.id.c_str()) + '=' + valueText(value).toUtf8();
}

std::vector<Setting> settingsOf(const SolverInfo& info) {
    std::vector<Setting> settings;
    for (const Parameter& parameter : info.parameters) {
        for (const ParameterValue& value : others(parameter)) {
            if (isTried(parameter))
                put(settings.emplace_back(Setting{{}, info.defaults()}), parameter, value);
        }
    }
    for (std::uint64_t mixture = 1; mixture <= kMixtures; ++mixture) {
        Random random(mixture);
        Setting& mixed = settings.emplace_back(Setting{{}, info.defaults()});
        for (const Parameter& parameter : info.parameters) {
            const std::vector<ParameterValue> values = others(parameter);
            if (random.below(2) == 0 && isTried(parameter) && !values.empty())
                put(mixed, parameter,
                    values[random.below(static_cast<std::uint32_t>(values.size()))]);
        }
    }
    return settings;
}

/// What a search does on the test's thread until its evaluations are used up.
struct Part {
    SnapshotView view;
    std::optional<SearchCheckpoint> checkpoint;

    [[nodiscard]] QByteArray line() const {
        const SearchNumbers& numbers = view.numbers;
        return QByteArray::number(numbers.best) + ' ' + QByteArray::number(numbers.evaluations) +
               ' ' + QByteArray::number(numbers.iterations) + ' ' + checksum(view.best);
    }
    /// Also with what the method tells of itself.
    [[nodiscard]] QByteArray longLine() const {
        QByteArray text = line() + " now " + QByteArray::number(view.numbers.current);
        for (const Gauge& gauge : view.numbers.gauges)
            text += QByteArray(" ") + gauge.name + ' ' + QByteArray::number(gauge.value, 'g', 5);
        return text;
    }
};

Part search(const SolverInfo& info, const ParameterValues& values,
            const std::shared_ptr<const Problem>& problem, std::uint64_t most,
            const std::optional<SearchCheckpoint>& from) {
    SearchSnapshot snapshot;
    SearchControl control;
    SearchContext context(snapshot, control, evaluations(most), problem->total(), kSeed, 1);
    const std::unique_ptr<Solver> solver = info.make(problem, values);
    auto* resumable = dynamic_cast<ResumableSolver*>(solver.get());
    if (resumable != nullptr) {
        resumable->keepCheckpoints();
        if (from)
            resumable->resumeFrom(*from);
    }
    solver->run(context);
    context.finish();
    Part part;
    snapshot.look(part.view, false);
    if (resumable != nullptr)
        part.checkpoint = resumable->takeCheckpoint();
    return part;
}

/// "framed annealing cooling=0.9 108 6000 12 0123456789abcdef": score, evaluations, iterations.
QByteArray lineOf(const QByteArray& names, const SolverInfo& info, const Setting& setting,
                  const std::shared_ptr<const Problem>& problem) {
    const QByteArray begin = names + setting.name + ' ';
    try {
        const Part whole = search(info, setting.values, problem, kEvaluations, {});
        const Part first = search(info, setting.values, problem, kEvaluations / 3, {});
        if (!first.checkpoint)
            return begin + whole.line();
        // As a file keeps it.
        const auto kept = SearchCheckpoint::fromJson(first.checkpoint->toJson());
        Part rest = search(info, setting.values, problem, kEvaluations, kept);
        if (first.view.numbers.best == whole.view.numbers.best)
            rest.view.best = first.view.best;
        const bool same = rest.line() == whole.line();
        return begin + whole.line() + (same ? "" : " resumed " + rest.line());
    } catch (const UserError&) {
        return begin + "refused";
    }
}

QList<QByteArray> linesOf(const Made& made, const SolverInfo& info) {
    const Kind& kind = *findKind(made.kind);
    const AnyPuzzle puzzle = madePuzzle(kind, made.settings);
    const auto problem = kind.problem(puzzle, StartKind::Own);
    QList<QByteArray> lines;
    for (const Setting& setting : settingsOf(info))
        lines << lineOf(QByteArray(made.name) + ' ' + info.id.c_str(), info, setting, problem);
    return lines;
}

/// Methods whose local search uses up all evaluations before another parameter matters: without it.
struct Unpolished {
    int puzzle;
    const char* method;
    std::uint64_t evaluations;
    const char* sum;
};

constexpr Unpolished kUnpolished[] = {
    {0, "genetic", 1'500, "9a465e09db8d0539"},        {1, "genetic", 1'500, "5c69572e4be3303b"},
    {0, "ant-colony", 60'000, "9b8b72a9fda0eb55"},    {1, "ant-colony", 60'000, "77962fbb5a933ae3"},
    {2, "genetic-sudoku", 1'500, "227ce20a2790d7b8"},
};

/// At once and in two parts, which gives the same.
QByteArray longLineOf(const SolverInfo& info, const ParameterValues& values,
                      const std::shared_ptr<const Problem>& problem, std::uint64_t most) {
    const Part whole = search(info, values, problem, most, {});
    const Part first = search(info, values, problem, most / 2, {});
    QByteArray text = whole.longLine() + '\n';
    if (first.checkpoint) {
        const auto kept = SearchCheckpoint::fromJson(first.checkpoint->toJson());
        text += search(info, values, problem, most, kept).longLine() + '\n';
    }
    return text;
}

} // namespace

class TestParameterChecksums : public QObject {
    Q_OBJECT

private slots:
    void boardsAreWhatTheyWere_data() {
        QTest::addColumn<int>("puzzle");
        QTest::addColumn<QString>("method");
        for (int i = 0; i < static_cast<int>(std::size(kPuzzles)); ++i) {
            for (const SolverInfo& info : findKind(kPuzzles[i].kind)->methods()) {
                if (info.id != "sat") // what it finds depends on the version of CaDiCaL
                    QTest::addRow("%s %s", kPuzzles[i].name, info.id.c_str())
                        << i << QString::fromStdString(info.id);
            }
        }
    }
    void boardsAreWhatTheyWere() {
        QFETCH(int, puzzle);
        QFETCH(QString, method);
        const Made& made = kPuzzles[puzzle];
        const auto methods = findKind(made.kind)->methods();
        const auto info = std::ranges::find(methods, method.toStdString(), &SolverInfo::id);
        kKept.compare(QTest::currentDataTag(), linesOf(made, *info));
    }

    void boardsWithoutLocalSearchAreWhatTheyWere_data() {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(std::size(kUnpolished)); ++i)
            QTest::addRow("%s %s", kPuzzles[kUnpolished[i].puzzle].name, kUnpolished[i].method)
                << i;
    }
    void boardsWithoutLocalSearchAreWhatTheyWere() {
        QFETCH(int, index);
        const Unpolished& row = kUnpolished[index];
        const Made& made = kPuzzles[row.puzzle];
        const Kind& kind = *findKind(made.kind);
        const auto problem = kind.problem(madePuzzle(kind, made.settings), StartKind::Own);
        const SolverInfo& info = *findSolver(row.method);
        QByteArray text;
        for (Setting& setting : settingsOf(info)) {
            if (info.id == "genetic-sudoku")
                setting.values.set("polish", 0.0);
            else
                setting.values.set("polish", std::string("none"));
            try {
                text += longLineOf(info, setting.values, problem, row.evaluations);
            } catch (const UserError&) {
                text += "refused\n";
            }
        }
        QCOMPARE(checksum(text), QByteArray(row.sum));
    }

    /// Two islands whose best boards join the other one once, or never.
    void islandsThatMeetAreWhatTheyWere_data() {
        QTest::addColumn<int>("puzzle");
        QTest::addColumn<QString>("method");
        QTest::addColumn<quint64>("limit");
        QTest::addColumn<int>("seeds"); // until the other one's board is the better one
        QTest::addColumn<QByteArray>("sum");
        const auto row = [](int puzzle, const char* method, quint64 limit, int seeds,
                            const char* sum) {
            QTest::addRow("%s %s", kPuzzles[puzzle].name, method)
                << puzzle << QString::fromLatin1(method) << limit << seeds << QByteArray(sum);
        };
        row(0, "genetic", 50'000, 1, "7a12fd829b013718");
        row(1, "genetic", 50'000, 1, "c74762f4b6ee2fa8");
        row(1, "ant-colony", 5'000'000, 6, "df9d5aab51a5318e");
    }
    void islandsThatMeetAreWhatTheyWere() {
        QFETCH(int, puzzle);
        QFETCH(QString, method);
        QFETCH(quint64, limit);
        QFETCH(int, seeds);
        QFETCH(QByteArray, sum);
        const Made& made = kPuzzles[puzzle];
        const Kind& kind = *findKind(made.kind);
        const auto problem = kind.problem(madePuzzle(kind, made.settings), StartKind::Own);
        const SolverInfo& info = *findSolver(method.toStdString());
        ParameterValues values = info.defaults();
        values.set("polish", std::string("none"));
        QList<QByteArray> lines(2);
        for (const int migration : {0, 1}) {
            values.set("migration", std::int64_t{migration});
            for (int i = 0; i < seeds; ++i) {
                const std::uint64_t seed = kSeed + static_cast<unsigned>(i);
                const Outcome outcome = solve(info, problem, values, evaluations(limit), seed, 2);
                lines[migration] += Part{outcome.view, {}}.longLine();
            }
        }
        QVERIFY(lines[0] != lines[1]);
        QCOMPARE(checksum(lines.join('\n')), sum);
    }
};

TESSERA_TEST(TestParameterChecksums, Needs::Core)

} // namespace tessera::tst_ParameterChecksums

#include "tst_ParameterChecksums.moc"
