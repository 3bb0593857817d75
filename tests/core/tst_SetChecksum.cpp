// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/ChecksumTesting.h"
#include "tests/core/RandomPuzzle.h"

#include "core/edges/puzzle/SetChecksum.h"

#include <QRegularExpression>
#include <QSet>

#include <numeric>
#include <set>

namespace tessera::tst_SetChecksum {

namespace {

using test::everyKind;
using test::randomPuzzle;
using test::shuffledPuzzle;

/// Every pattern gets another number, and in signed puzzles its halves may swap names.
Puzzle withOtherColors(Random& random, const Puzzle& puzzle) {
    const int most = puzzle.isSigned() ? kMaxSignedColor : kMaxColor;
    std::vector<Color> numbers(static_cast<std::size_t>(most));
    std::iota(numbers.begin(), numbers.end(), Color{1});
    random.shuffle(std::span<Color>(numbers));
    ColorNames names;
    for (Color color = 1; color <= puzzle.highestColor(); ++color) {
        Color name = numbers[static_cast<std::size_t>(color)];
        if (puzzle.isSigned() && random.chance(0.5))
            name = static_cast<Color>(-name);
        names[color] = name;
        if (puzzle.isSigned())
            names[static_cast<Color>(-color)] = static_cast<Color>(-name);
    }
    return renamed(puzzle, names);
}

std::vector<Piece> sorted(const Puzzle& puzzle) {
    std::vector<Piece> pieces;
    for (const Piece& piece : puzzle.pieces())
        pieces.push_back(piece.canonical());
    std::ranges::sort(pieces);
    return pieces;
}

/// Tries every renaming of three patterns.
bool sameButForNames(const Puzzle& one, const Puzzle& other) {
    std::array<Color, 3> order{1, 2, 3};
    do {
        for (int flips = 0; flips < (one.isSigned() ? 8 : 1); ++flips) {
            ColorNames names;
            for (int i = 0; i < 3; ++i) {
                const auto name = static_cast<Color>(order[static_cast<std::size_t>(i)] *
                                                     ((flips >> i & 1) != 0 ? -1 : 1));
                names[static_cast<Color>(i + 1)] = name;
                names[static_cast<Color>(-i - 1)] = static_cast<Color>(-name);
            }
            if (sorted(renamed(one, names)) == sorted(other))
                return true;
        }
    } while (std::ranges::next_permutation(order).found);
    return false;
}

/// All 24 squares of three colours: MacMahon's, whose colours are interchangeable.
Puzzle macMahon() {
    std::set<Piece> pieces;
    for (int code = 0; code < 81; ++code) {
        const auto digit = [&](int power) { return static_cast<Color>(code / power % 3 + 1); };
        pieces.insert(Piece{{digit(1), digit(3), digit(9), digit(27)}}.canonical());
    }
    return {{6, 4}, {false, false}, {pieces.begin(), pieces.end()}};
}

/// All squares of that many colours, which are interchangeable.
Puzzle allSquares(int colors, GridSize size) {
    std::set<Piece> pieces;
    for (int code = 0; code < colors * colors * colors * colors; ++code) {
        Piece piece;
        int left = code;
        for (Color& edge : piece.edges) {
            edge = static_cast<Color>(left % colors + 1);
            left /= colors;
        }
        pieces.insert(piece.canonical());
    }
    return {size, {false, false}, {pieces.begin(), pieces.end()}};
}

} // namespace

/// Two users can find out whether their sets are equal.
class TestSetChecksum : public QObject {
    Q_OBJECT

private slots:
    void shuffledTurnedAndHintedSetsAgree() {
        Random random(1);
        for (const auto& kind : everyKind()) {
            const Puzzle puzzle = randomPuzzle(random, kind);
            const Puzzle other = shuffledPuzzle(random, puzzle);
            QCOMPARE(setChecksum(other), setChecksum(puzzle));
            QCOMPARE(setChecksum(puzzle.withHints({{0, {0, 0}}})), setChecksum(puzzle));
            const Puzzle onItsSide(puzzle.size().turned(), puzzle.rules(),
                                   {puzzle.pieces().begin(), puzzle.pieces().end()});
            QCOMPARE(setChecksum(onItsSide), setChecksum(puzzle));
        }
    }

    void itIsShortAndSpeakable() {
        const QRegularExpression wanted(
            QStringLiteral("^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$"));
        Random random(2);
        QSet<QString> all;
        for (int i = 0; i < 200; ++i) {
            const QString text = setChecksum(randomPuzzle(random, {{4, 4}, {}, 3, 5}));
            QVERIFY2(wanted.match(text).hasMatch(), qPrintable(text));
            all << text;
        }
        QCOMPARE(all.size(), 200);
        // A checksum read over the telephone must be valid in the next version, too.
        QCOMPARE(setChecksum(macMahon()), QStringLiteral("9RYB-88HG-E5NZ"));
        QCOMPARE(colorFreeChecksum(macMahon()).value(), QStringLiteral("9RYB-88HG-E5NZ"));
    }

    /// They are read over the telephone, so they must be valid in the next version, too.
    void checksumsAreTheSameInEveryVersion() {
        Random random(12);
        QByteArray text;
        std::vector<test::KindOfPuzzle> kinds = test::everyKindAndKept();
        kinds.push_back({{3, 3}, {false, false, false, kAnyColor}, 1, 4});
        for (const test::KindOfPuzzle& kind : kinds) {
            test::KindOfPuzzle drawn = kind;
            drawn.rules.rimColor = std::max(kGrey, kind.rules.rimColor);
            const Puzzle made = shuffledPuzzle(random, randomPuzzle(random, drawn));
            const Puzzle puzzle(made.size(), kind.rules,
                                {made.pieces().begin(), made.pieces().end()});
            text += setChecksum(puzzle).toUtf8() + ' ' +
                    colorFreeChecksum(puzzle).value_or(QString()).toUtf8();
            for (const auto& [color, name] : canonicalColors(puzzle).value_or(ColorNames()))
                text += ' ' + QByteArray::number(color) + '=' + QByteArray::number(name);
            text += '\n';
        }
        QCOMPARE(test::checksum(text), QByteArray("e38ba57b9ea201ad"));
    }

    /// Neither the frame nor the hints nor a rim that only one of them has, but the sign and the
    /// number of pieces.
    void setsOfOtherRulesAreCompared() {
        Random random(13);
        const Puzzle puzzle = randomPuzzle(random, {{4, 3}, {false, false, false, 2}, 0, 4});
        const std::vector<Piece> pieces(puzzle.pieces().begin(), puzzle.pieces().end());
        const Puzzle open({4, 3}, {false, false}, pieces);
        const Puzzle framed({6, 2}, {true, false}, pieces, {{0, {1, 0}}});
        const Puzzle kept({4, 3}, {false, false, true}, pieces);
        const Puzzle isSigned({4, 3}, {false, true}, pieces);
        const Puzzle fewer({4, 3}, {false, false}, {pieces.begin(), pieces.end() - 1});
        for (const Puzzle& other : {open, framed, puzzle}) {
            const auto names = colorsOfSameSet(puzzle, other);
            QVERIFY(names && colorsOfSameSet(other, puzzle));
            QCOMPARE(sorted(renamed(puzzle, *names)), sorted(other));
        }
        QVERIFY(colorsOfSameSet(open, kept) && colorsOfSameSet(kept, open));
        QVERIFY(!colorsOfSameSet(open, isSigned) && !colorsOfSameSet(isSigned, open));
        QVERIFY(!colorsOfSameSet(open, fewer) && !colorsOfSameSet(fewer, open));
    }

    /// The window asks while a file is chosen: it must not freeze for interchangeable patterns.
    void setsAreComparedOnlyAsLongAsAWindowCanWait() {
        const Puzzle five = allSquares(5, {15, 11});
        QVERIFY(colorsOfSameSet(five, five).has_value());
        const Puzzle six = allSquares(6, {28, 12});
        QVERIFY(canonicalColors(six).has_value());
        QVERIFY(!colorsOfSameSet(six, six).has_value());
    }

    void anotherEdgeSizeOrRuleIsAnotherSet() {
        Random random(3);
        for (const auto& kind : everyKind()) {
            const Puzzle puzzle = randomPuzzle(random, kind);
            std::vector<Piece> pieces(puzzle.pieces().begin(), puzzle.pieces().end());
            Color& edge = pieces[random.below(static_cast<std::uint32_t>(pieces.size()))]
                              .edges[random.below(4)];
            edge = static_cast<Color>(edge == 7 ? 8 : 7);
            const Puzzle changed(puzzle.size(), puzzle.rules(), pieces);
            QVERIFY(setChecksum(changed) != setChecksum(puzzle));
            pieces.push_back(pieces.front());
            QVERIFY(setChecksum(Puzzle(puzzle.size(), puzzle.rules(), pieces)) !=
                    setChecksum(changed));
        }
        const std::vector<Piece> grey(4);
        QSet<QString> all;
        for (const bool framed : {true, false}) {
            for (const bool isSigned : {true, false}) {
                for (const GridSize size : {GridSize{2, 2}, GridSize{4, 1}, GridSize{5, 5}})
                    all << setChecksum(Puzzle(size, {framed, isSigned}, grey));
            }
        }
        QCOMPARE(all.size(), 12);
    }

    void otherNamesOfThePatternsAgree() {
        Random random(4);
        int told = 0;
        for (const auto& kind : everyKind()) {
            const Puzzle puzzle = randomPuzzle(random, kind);
            const Puzzle other = shuffledPuzzle(random, withOtherColors(random, puzzle));
            const auto checksum = colorFreeChecksum(puzzle);
            QVERIFY(checksum);
            QCOMPARE(colorFreeChecksum(other), checksum);
            const auto names = colorsOfSameSet(other, puzzle);
            QVERIFY(names);
            QCOMPARE(sorted(renamed(other, *names)), sorted(puzzle));
            told += setChecksum(other) != setChecksum(puzzle) ? 1 : 0;
        }
        QVERIFY(told > 50);
    }

    /// TetraVex: a rotated piece is another one, and so is a board on its side.
    void piecesThatKeepTheirRotationCountAsTheyLie() {
        Random random(8);
        for (int i = 0; i < 50; ++i) {
            Rules rules{false, false};
            const Puzzle free = randomPuzzle(random, {{4, 3}, rules, 3, 6});
            rules.keepsRotation = true;
            std::vector<Piece> pieces(free.pieces().begin(), free.pieces().end());
            const Puzzle kept({4, 3}, rules, pieces);
            QVERIFY(setChecksum(kept) != setChecksum(free));
            random.shuffle(std::span<Piece>(pieces));
            const Puzzle shuffled({4, 3}, rules, pieces);
            QCOMPARE(setChecksum(shuffled), setChecksum(kept));
            QCOMPARE(colorFreeChecksum(withOtherColors(random, shuffled)), colorFreeChecksum(kept));
            QVERIFY(setChecksum(Puzzle({3, 4}, rules, pieces)) != setChecksum(kept));
            const auto turning =
                std::ranges::find_if(pieces, [](const Piece& piece) { return piece.forms() > 1; });
            QVERIFY(turning != pieces.end());
            *turning = turning->rotated(1);
            QVERIFY(setChecksum(Puzzle({4, 3}, rules, pieces)) != setChecksum(kept));
        }
    }

    void setsWithTheSameColorFreeChecksumCanBeRenamedIntoEachOther() {
        Random random(5);
        int alike = 0;
        for (int i = 0; i < 2000; ++i) {
            const bool isSigned = i % 2 == 0;
            const auto draw = [&] {
                std::vector<Piece> pieces(4);
                for (Piece& piece : pieces) {
                    for (Color& edge : piece.edges) {
                        edge = static_cast<Color>(1 + random.below(3));
                        if (isSigned && random.chance(0.5))
                            edge = static_cast<Color>(-edge);
                    }
                    if (random.chance(0.7))
                        piece = pieces.front();
                }
                return Puzzle({2, 2}, {false, isSigned}, pieces);
            };
            const Puzzle one = draw();
            const Puzzle other = draw();
            const bool same = sameButForNames(one, other);
            QCOMPARE(colorFreeChecksum(one) == colorFreeChecksum(other), same);
            QCOMPARE(colorsOfSameSet(one, other).has_value(), same);
            alike += same ? 1 : 0;
        }
        QVERIFY2(alike > 20, qPrintable(QString::number(alike)));
    }

    void colorsThatAreAllAlikeAreToldOrLeftOut() {
        Random random(6);
        const Puzzle puzzle = macMahon();
        QCOMPARE(puzzle.pieceCount(), 24);
        const Puzzle other = shuffledPuzzle(random, withOtherColors(random, puzzle));
        QVERIFY(setChecksum(other) != setChecksum(puzzle));
        QCOMPARE(colorFreeChecksum(other), colorFreeChecksum(puzzle));
        // The colour of the rim is special, whatever its number.
        const auto withRim = [](const Puzzle& set, Color rim) {
            Rules rules = set.rules();
            rules.rimColor = rim;
            return Puzzle(set.size(), rules, {set.pieces().begin(), set.pieces().end()});
        };
        QVERIFY(setChecksum(withRim(puzzle, 1)) != setChecksum(puzzle));
        QVERIFY(setChecksum(withRim(puzzle, 1)) != setChecksum(withRim(puzzle, 2)));
        QCOMPARE(colorFreeChecksum(withRim(puzzle, 1)), colorFreeChecksum(withRim(puzzle, 2)));
        QVERIFY(colorFreeChecksum(withRim(puzzle, 1)) !=
                colorFreeChecksum(withRim(puzzle, kAnyColor)));
        QCOMPARE(colorsOfSameSet(withRim(puzzle, 1), withRim(puzzle, 3)).value().at(1), 3);
        // Thirty patterns in 30! orders: no result instead of a wrong one or a long wait.
        std::vector<Piece> pieces;
        for (Color color = 1; color <= 30; ++color)
            pieces.push_back({{color, color, color, color}});
        QVERIFY(!colorFreeChecksum(Puzzle({6, 5}, {false, false}, pieces)));
    }

    /// Each pattern is next to two others, all in the same way: in rings of these lengths.
    void whatLooksAlikeFromNearbyIsToldApart() {
        const auto rings = [](const std::vector<Color>& lengths) {
            std::vector<Piece> pieces;
            Color first = 1;
            for (const Color length : lengths) {
                for (Color i = 0; i < length; ++i) {
                    const auto a = static_cast<Color>(first + i);
                    const auto b = static_cast<Color>(first + (i + 1) % length);
                    pieces.push_back({{a, b, a, b}});
                }
                first = static_cast<Color>(first + length);
            }
            return Puzzle({7, 1}, {false, false}, pieces);
        };
        Random random(9);
        const Puzzle twoRings = rings({3, 4});
        QVERIFY(colorFreeChecksum(twoRings));
        QVERIFY(colorFreeChecksum(twoRings) != colorFreeChecksum(rings({7})));
        for (int i = 0; i < 20; ++i) {
            const Puzzle other = shuffledPuzzle(random, withOtherColors(random, twoRings));
            QCOMPARE(colorFreeChecksum(other), colorFreeChecksum(twoRings));
            QVERIFY(colorsOfSameSet(other, twoRings));
        }
    }

    void largeSetsAreTold() {
        Random random(7);
        const Puzzle puzzle = randomPuzzle(random, {{127, 127}, {}, 60, 190});
        QVERIFY(colorFreeChecksum(puzzle));
        QCOMPARE(colorFreeChecksum(withOtherColors(random, puzzle)), colorFreeChecksum(puzzle));
    }
};

TESSERA_TEST(TestSetChecksum, Needs::Nothing)

} // namespace tessera::tst_SetChecksum

#include "tst_SetChecksum.moc"
