// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A kind of puzzle that exists only in the tests. It shows that a kind needs no more than a
// descriptor: every row and every column of a Latin square holds each number once.

#include "core/kind/Kind.h"
#include "core/search/GeneralVns.h"
#include "core/search/SearchContext.h"
#include "core/support/UserError.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <numeric>

namespace tessera::latin {

/// Row by row; 0 is an open cell.
struct LatinSquare {
    int side = 0;
    std::vector<std::uint16_t> givens;
    std::vector<std::uint16_t> cells;
    QString title;
};

/// The number of different numbers in the rows and columns, computed from scratch.
[[nodiscard]] inline int scoreOf(int side, std::span<const std::uint16_t> cells) {
    const auto n = static_cast<std::size_t>(side);
    int score = 0;
    for (std::size_t line = 0; line < n; ++line) {
        std::vector<bool> inRow(n + 1, false);
        std::vector<bool> inColumn(n + 1, false);
        for (std::size_t i = 0; i < n; ++i) {
            inRow[cells[line * n + i]] = true;
            inColumn[cells[i * n + line]] = true;
        }
        score += static_cast<int>(std::count(inRow.begin() + 1, inRow.end(), true) +
                                  std::count(inColumn.begin() + 1, inColumn.end(), true));
    }
    return score;
}

class LatinProblem final : public Problem {
public:
    static constexpr std::string_view kKind = "latin";

    LatinProblem(LatinSquare square, StartKind start) : m_square(std::move(square)) {
        if (start != StartKind::Board)
            m_square.cells = m_square.givens;
    }
    [[nodiscard]] std::string_view kind() const override { return kKind; }
    [[nodiscard]] int total() const override { return 2 * m_square.side * m_square.side; }
    [[nodiscard]] const LatinSquare& square() const { return m_square; }

private:
    LatinSquare m_square;
};

/// General VNS that swaps two open cells of a row; every row holds each number once.
class LatinVns final : public Solver {
public:
    explicit LatinVns(std::shared_ptr<const LatinProblem> problem)
        : m_problem(std::move(problem)), m_side(m_problem->square().side) {}

    void run(SearchContext& context) override {
        m_context = &context;
        fill();
        publish();
        variableNeighbourhoodDescent(*this);
        while (goesOn())
            generalVns(*this, {.levels = 3, .triesPerLevel = 2, .keepEqual = true});
    }

    [[nodiscard]] bool goesOn() const { return !m_context->stopped(); }
    [[nodiscard]] static std::array<std::size_t, 1> drawOrder() { return {0}; }
    bool improveIn(std::size_t /*neighbourhood*/) {
        for (std::size_t a = 0; a < m_cells.size(); ++a) {
            for (std::size_t b = a + 1; b < rowEnd(a); ++b) {
                if (isFixed(a) || isFixed(b))
                    continue;
                const int before = m_score;
                swap(a, b);
                if (!m_context->proceed(1))
                    return false;
                if (m_score > before) {
                    publish();
                    return true;
                }
                swap(a, b);
            }
        }
        return false;
    }
    void shake(int level) {
        Random& random = m_context->random();
        for (int i = 0; i <= level; ++i) {
            const std::size_t a = random.index(m_cells.size());
            const std::size_t row = rowEnd(a) - static_cast<std::size_t>(m_side);
            const std::size_t b = row + random.index(static_cast<std::size_t>(m_side));
            if (!isFixed(a) && !isFixed(b))
                swap(a, b);
        }
        if (m_context->endIteration())
            static_cast<void>(m_context->proceed(1));
    }
    [[nodiscard]] int score() const { return m_score; }
    [[nodiscard]] int keptScore() const { return m_keptScore; }
    void keep() {
        m_kept = m_cells;
        m_keptScore = m_score;
    }
    void goBack() {
        m_cells = m_kept;
        m_score = m_keptScore;
    }

private:
    [[nodiscard]] bool isFixed(std::size_t cell) const {
        return m_problem->square().givens[cell] != 0;
    }
    [[nodiscard]] std::size_t rowEnd(std::size_t cell) const {
        const auto n = static_cast<std::size_t>(m_side);
        return (cell / n + 1) * n;
    }
    void swap(std::size_t a, std::size_t b) {
        std::swap(m_cells[a], m_cells[b]);
        m_score = scoreOf(m_side, m_cells);
    }
    void fill() {
        const auto n = static_cast<std::size_t>(m_side);
        m_cells = m_problem->square().givens;
        for (std::size_t row = 0; row < m_cells.size(); row += n) {
            std::vector<std::uint16_t> left(n);
            std::iota(left.begin(), left.end(), std::uint16_t{1});
            const auto begin = m_cells.begin() + static_cast<std::ptrdiff_t>(row);
            const std::span<std::uint16_t> cells(begin, n);
            std::erase_if(left, [&](auto number) { return std::ranges::count(cells, number) > 0; });
            m_context->random().shuffle(std::span(left));
            for (std::uint16_t& cell : cells) {
                if (cell == 0) {
                    cell = left.back();
                    left.pop_back();
                }
            }
        }
        m_score = scoreOf(m_side, m_cells);
    }
    void publish() { static_cast<void>(m_context->improved(m_score, m_cells)); }

    std::shared_ptr<const LatinProblem> m_problem;
    int m_side;
    SearchContext* m_context = nullptr;
    std::vector<std::uint16_t> m_cells;
    std::vector<std::uint16_t> m_kept;
    int m_score = 0;
    int m_keptScore = 0;
};

/// Files are lines of numbers after a line "latin"; such lines separate several squares.
class LatinKind final : public Kind {
public:
    [[nodiscard]] std::string_view id() const override { return LatinProblem::kKind; }
    [[nodiscard]] std::span<const SolverInfo> methods() const override {
        static const std::vector<SolverInfo> methods = [] {
            SolverInfo info;
            info.id = "gvns-latin";
            info.name = "General VNS for Latin squares";
            info.summary = "Swaps cells within rows.";
            info.problemKind = LatinProblem::kKind;
            info.make = [](const std::shared_ptr<const Problem>& problem, const ParameterValues&) {
                return std::make_unique<LatinVns>(
                    std::dynamic_pointer_cast<const LatinProblem>(problem));
            };
            return std::vector{info};
        }();
        return methods;
    }

    [[nodiscard]] std::vector<FormatFacts> formats() const override {
        return {{QStringLiteral("latin-text"),
                 QStringLiteral("Latin squares"),
                 {QStringLiteral("latin")},
                 true,
                 true}};
    }
    [[nodiscard]] bool claims(const QByteArray& bytes) const override {
        return bytes.startsWith("latin\n");
    }
    [[nodiscard]] ReadPuzzles read(const PuzzleSource& source, const QString&) const override {
        ReadPuzzles read{{}, {}, QStringLiteral("latin-text")};
        for (const QByteArray& text : QByteArray("\n" + source.bytes).split('l').mid(1)) {
            LatinSquare square;
            const QByteArrayList numbers = text.mid(4).simplified().split(' ');
            for (const QByteArray& number : numbers)
                square.givens.push_back(number.toUShort());
            while (square.side * square.side < numbers.size())
                ++square.side;
            if (square.side * square.side != numbers.size())
                throw UserError(source.name + QStringLiteral(": not square"));
            square.cells = square.givens;
            read.puzzles.emplace_back(*this, square);
        }
        return read;
    }
    [[nodiscard]] QByteArray write(std::span<const AnyPuzzle> puzzles,
                                   const QString&) const override {
        QByteArray bytes;
        for (const AnyPuzzle& puzzle : puzzles)
            bytes += "latin\n" + boardText(puzzle).toLatin1() + '\n';
        return bytes;
    }

    [[nodiscard]] QString title(const AnyPuzzle& puzzle) const override {
        return puzzle.as<LatinSquare>().title;
    }
    [[nodiscard]] int total(const AnyPuzzle& puzzle) const override {
        return 2 * static_cast<int>(puzzle.as<LatinSquare>().cells.size());
    }
    [[nodiscard]] int score(const AnyPuzzle& puzzle) const override {
        const auto& square = puzzle.as<LatinSquare>();
        return scoreOf(square.side, square.cells);
    }
    [[nodiscard]] QByteArray identity(const AnyPuzzle& puzzle) const override {
        return write({&puzzle, 1}, {});
    }
    [[nodiscard]] std::shared_ptr<const Problem> problem(const AnyPuzzle& puzzle,
                                                         StartKind start) const override {
        return std::make_shared<LatinProblem>(puzzle.as<LatinSquare>(), start);
    }
    [[nodiscard]] std::optional<AnyPuzzle> withSolution(const AnyPuzzle& puzzle,
                                                        const Solution& solution) const override {
        LatinSquare square = puzzle.as<LatinSquare>();
        if (solution.size() != square.cells.size())
            return std::nullopt;
        square.cells = solution;
        return AnyPuzzle(*this, square);
    }
    [[nodiscard]] Solution solution(const AnyPuzzle& puzzle) const override {
        return puzzle.as<LatinSquare>().cells;
    }
    [[nodiscard]] QString boardText(const AnyPuzzle& puzzle) const override {
        QStringList numbers;
        for (const std::uint16_t number : puzzle.as<LatinSquare>().cells)
            numbers << QString::number(number);
        return numbers.join(u' ');
    }

    /// {"size": "5x5", "seed": 1}: a cyclic square with its rows shuffled, half of it open.
    [[nodiscard]] PuzzleMaker maker(const JsonNode& settings) const override {
        const int side = settings.at(QStringLiteral("size")).text().section(u'x', 0, 0).toInt();
        if (side < 2 || side > 30)
            settings.fail(QStringLiteral("a side from 2 to 30"));
        const int seed = settings.at(QStringLiteral("seed")).integer(0, 1'000'000, {});
        return {2 * side * side, [this, side, seed](int number, const Progress&) {
                    Random random(static_cast<std::uint64_t>(seed + number));
                    std::vector<int> rows(static_cast<std::size_t>(side));
                    std::iota(rows.begin(), rows.end(), 0);
                    random.shuffle(std::span(rows));
                    LatinSquare square{side, {}, {}, QStringLiteral("Latin %1").arg(seed + number)};
                    for (const int row : rows) {
                        for (int column = 0; column < side; ++column) {
                            const int value = (row + column) % side + 1;
                            square.givens.push_back(
                                static_cast<std::uint16_t>(random.chance(0.5) ? value : 0));
                        }
                    }
                    square.cells = square.givens;
                    return AnyPuzzle(*this, square);
                }};
    }
};

} // namespace tessera::latin
