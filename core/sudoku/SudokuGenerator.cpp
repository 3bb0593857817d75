// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sudoku/SudokuGenerator.h"

#include "core/support/UserError.h"

#include <cmath>
#include <cstdlib>
#include <numeric>

namespace tessera {

namespace {

/// By order: the number of restarts, and the number of branches for the proof that a hole leaves
/// one solution. On large grids a try takes seconds, and a late proof never ends.
struct Effort {
    int tries;
    std::uint64_t proofNodes;
};

Effort effortFor(int order) {
    constexpr std::array<Effort, 4> efforts{{{400, 10'000}, {4000, 100'000}, {12, 500}, {3, 30}}};
    return efforts[asIndex(order - kSmallestOrder)];
}

/// The regular pattern with bands, their lines and digits shuffled; fast for any order.
SudokuGrid shuffledPattern(int order, Random& random) {
    const auto permutation = [&](int count) {
        std::vector<int> numbers(asIndex(count));
        std::iota(numbers.begin(), numbers.end(), 0);
        random.shuffle(std::span(numbers));
        return numbers;
    };
    const auto lines = [&] {
        std::vector<int> numbers;
        for (const int band : permutation(order)) {
            for (const int line : permutation(order))
                numbers.push_back(band * order + line);
        }
        return numbers;
    };
    SudokuGrid grid(order);
    const auto rows = lines();
    const auto columns = lines();
    const auto digits = permutation(grid.side());
    for (int cell = 0; cell < grid.cells(); ++cell) {
        const int row = rows[asIndex(grid.row(cell))];
        const int column = columns[asIndex(grid.column(cell))];
        const int pattern = (row % order * order + row / order + column) % grid.side();
        grid.set(cell, static_cast<Digit>(digits[asIndex(pattern)] + 1));
    }
    return grid;
}

/// Digs holes into one solution.
class Digger {
public:
    Digger(const SudokuSettings& settings, Random& random)
        : m_settings(settings), m_random(random), m_exact(settings.order),
          m_proofNodes(effortFor(settings.order).proofNodes) {}

    GeneratedSudoku dig() {
        GeneratedSudoku made;
        made.solution = randomSolution(m_settings.order, m_random);
        made.givens = made.solution;
        auto orbits = orbitsOf(m_settings.symmetry, made.solution);
        m_random.shuffle(std::span(orbits));
        int left = made.givens.cells();
        for (const std::vector<int>& orbit : orbits) {
            const int size = static_cast<int>(orbit.size());
            if (left - size >= m_settings.givens.value_or(0) && canOpen(made, orbit))
                left -= size;
        }
        made.difficulty = difficultyOf(made.givens);
        return made;
    }

private:
    /// Opens the cells if the solution stays unique and the puzzle is not too hard.
    bool canOpen(GeneratedSudoku& made, const std::vector<int>& orbit) {
        for (const int cell : orbit)
            made.givens.set(cell, 0);
        const bool only =
            m_settings.difficulty.value_or(SudokuDifficulty::Expert) == SudokuDifficulty::Expert
                ? isOnly(made, orbit)
                : isSolvedWithin(*m_settings.difficulty, made.givens);
        if (!only) {
            for (const int cell : orbit)
                made.givens.set(cell, made.solution.at(cell));
        }
        return only;
    }

    /// Any other solution must differ in one of the cells just opened.
    bool isOnly(const GeneratedSudoku& made, const std::vector<int>& orbit) {
        SudokuCandidates known(m_settings.order);
        static_cast<void>(known.load(made.givens));
        for (const int cell : orbit) {
            SudokuCandidates other = known;
            if (!other.exclude(cell, digitBit(made.solution.at(cell))))
                continue;
            if (!m_exact.count(other, {1, m_proofNodes}).isUnsolvable())
                return false;
        }
        return true;
    }

    const SudokuSettings& m_settings;
    Random& m_random;
    SudokuExact m_exact;
    std::uint64_t m_proofNodes;
};

/// 0 if the settings are met. The difficulty weighs more than any number of givens.
int distance(const SudokuSettings& settings, const GeneratedSudoku& made) {
    const int filled = made.givens.filledCount();
    const int off = std::abs(filled - settings.givens.value_or(filled));
    const auto wished = settings.difficulty.value_or(made.difficulty);
    return off + 1000 * std::abs(static_cast<int>(wished) - static_cast<int>(made.difficulty));
}

int imageOf(SudokuSymmetry symmetry, const SudokuGrid& grid, int cell) {
    const int row = grid.row(cell);
    const int column = grid.column(cell);
    const int last = grid.side() - 1;
    switch (symmetry) {
    case SudokuSymmetry::None:
        break;
    case SudokuSymmetry::HalfTurn:
        return grid.cell(last - row, last - column);
    case SudokuSymmetry::QuarterTurn:
        return grid.cell(column, last - row);
    case SudokuSymmetry::LeftRight:
        return grid.cell(row, last - column);
    case SudokuSymmetry::UpDown:
        return grid.cell(last - row, column);
    case SudokuSymmetry::Diagonal:
        return grid.cell(column, row);
    }
    return cell;
}

QString wordText(const SudokuWord& word) {
    return QString::fromLatin1(word.id.data(), static_cast<qsizetype>(word.id.size()));
}

template <typename Enum>
Enum enumOf(const QString& key, const QJsonValue& value, std::span<const SudokuWord> words) {
    QStringList known;
    for (std::size_t i = 0; i < words.size(); ++i) {
        known << wordText(words[i]);
        if (value.toString() == known.last())
            return static_cast<Enum>(i);
    }
    throw UserError(SudokuText::tr("“%1” of a Sudoku takes one of %2."), key,
                    known.join(QStringLiteral(", ")));
}

quint64 wholeOf(const QString& key, const QJsonValue& value, double lowest, double highest) {
    // Seeds above 2^53 are kept as text, because JSON's numbers are doubles.
    bool isText = false;
    const quint64 large = value.toString().toULongLong(&isText);
    if (isText && key == QLatin1String("seed"))
        return large;
    const double number = value.toDouble(-1);
    if (!value.isDouble() || number < lowest || number > highest || number != std::floor(number)) {
        throw UserError(SudokuText::tr("“%1” of a Sudoku takes a whole number from %2 to %3.")
                            .arg(key)
                            .arg(lowest, 0, 'f', 0)
                            .arg(highest, 0, 'f', 0));
    }
    return static_cast<quint64>(number);
}

} // namespace

SudokuGrid randomSolution(int order, Random& random) {
    // Larger ones are too hard to find by chance.
    if (order <= 4) {
        SudokuExact exact(order);
        exact.setRandom(&random);
        for (int tries = 0; tries < 20; ++tries) {
            const SudokuCount found = exact.count(SudokuGrid(order), {1, 2000});
            if (found.first)
                return *found.first;
        }
    }
    return shuffledPattern(order, random);
}

std::optional<GeneratedSudoku> generateSudoku(const SudokuSettings& settings,
                                              const Progress& progress) {
    Random random(settings.seed);
    const int tries = effortFor(settings.order).tries;
    std::optional<GeneratedSudoku> best;
    for (int done = 0; done < tries; ++done) {
        if (progress && !progress(done, tries))
            return std::nullopt;
        GeneratedSudoku made = Digger(settings, random).dig();
        if (!best || distance(settings, made) < distance(settings, *best))
            best = std::move(made);
        if (distance(settings, *best) == 0)
            return best;
    }
    best->asWished = false;
    return best;
}

QString shortfallText(const SudokuSettings& settings, const GeneratedSudoku& made) {
    if (made.asWished)
        return {};
    const int filled = made.givens.filledCount();
    if (settings.difficulty && *settings.difficulty != made.difficulty) {
        return SudokuText::tr("No puzzle of the chosen difficulty was found. This one is: %1.")
            .arg(difficultyText(made.difficulty));
    }
    return SudokuText::tr("No puzzle with %1 givens was found; this one has %2.")
        .arg(settings.givens.value_or(filled))
        .arg(filled);
}

std::span<const SudokuWord> sudokuSymmetries() {
    static constexpr std::array<SudokuWord, 6> names{{
        {"none", QT_TRANSLATE_NOOP("Sudoku", "None")},
        {"half-turn", QT_TRANSLATE_NOOP("Sudoku", "Half turn")},
        {"quarter-turn", QT_TRANSLATE_NOOP("Sudoku", "Quarter turn")},
        {"left-right", QT_TRANSLATE_NOOP("Sudoku", "Left and right")},
        {"up-down", QT_TRANSLATE_NOOP("Sudoku", "Top and bottom")},
        {"diagonal", QT_TRANSLATE_NOOP("Sudoku", "Diagonal")},
    }};
    return names;
}

std::vector<std::vector<int>> orbitsOf(SudokuSymmetry symmetry, const SudokuGrid& grid) {
    std::vector<std::vector<int>> orbits;
    std::vector<bool> seen(asIndex(grid.cells()));
    for (int first = 0; first < grid.cells(); ++first) {
        std::vector<int> orbit;
        for (int cell = first; !seen[asIndex(cell)]; cell = imageOf(symmetry, grid, cell)) {
            seen[asIndex(cell)] = true;
            orbit.push_back(cell);
        }
        if (!orbit.empty())
            orbits.push_back(std::move(orbit));
    }
    return orbits;
}

QJsonObject toJson(const SudokuSettings& settings) {
    QJsonObject json{
        {QStringLiteral("kind"), QStringLiteral("sudoku")},
        {QStringLiteral("order"), settings.order},
        {QStringLiteral("symmetry"), wordText(sudokuSymmetries()[asIndex(settings.symmetry)])},
        {QStringLiteral("seed"), QString::number(settings.seed)},
    };
    if (settings.givens)
        json[QStringLiteral("givens")] = *settings.givens;
    if (settings.difficulty) {
        json[QStringLiteral("difficulty")] =
            wordText(sudokuDifficulties()[asIndex(*settings.difficulty)]);
    }
    return json;
}

SudokuSettings sudokuSettingsFromJson(const QJsonObject& json) {
    SudokuSettings settings;
    for (const QString& key : json.keys()) {
        const QJsonValue value = json[key];
        if (key == QLatin1String("order"))
            settings.order = static_cast<int>(wholeOf(key, value, kSmallestOrder, kLargestOrder));
        else if (key == QLatin1String("givens"))
            settings.givens = static_cast<int>(wholeOf(key, value, 0, kMostSudokuCells));
        else if (key == QLatin1String("difficulty"))
            settings.difficulty = enumOf<SudokuDifficulty>(key, value, sudokuDifficulties());
        else if (key == QLatin1String("symmetry"))
            settings.symmetry = enumOf<SudokuSymmetry>(key, value, sudokuSymmetries());
        else if (key == QLatin1String("seed"))
            settings.seed = wholeOf(key, value, 0, 9007199254740992.0);
        else if (key != QLatin1String("kind"))
            throw UserError(SudokuText::tr("A Sudoku’s settings have no “%1”."), key);
    }
    return settings;
}

} // namespace tessera
