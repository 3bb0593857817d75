// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/puzzle/Counting.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace tessera::tst_Diagnosis {

namespace {

using Kind = Diagnosis::Kind;

std::vector<Piece> piecesOf(const Puzzle& puzzle) {
    return {puzzle.pieces().begin(), puzzle.pieces().end()};
}

Puzzle generated(GridSize size, Rules rules = {}) {
    GeneratorSettings settings;
    settings.size = size;
    settings.rules = rules;
    return generatePuzzle(settings).puzzle;
}

int countOf(const std::vector<Diagnosis>& found, Kind kind) {
    return static_cast<int>(std::ranges::count(found, kind, &Diagnosis::kind));
}

/// All that is said of a puzzle: "sentence [pieces]", errors with an exclamation mark.
QStringList saidOf(const Puzzle& puzzle) {
    QStringList said;
    for (const Diagnosis& diagnosis : diagnose(puzzle)) {
        QStringList pieces;
        for (const PieceIndex piece : diagnosis.pieces)
            pieces << QString::number(piece);
        said << (diagnosis.severity == Diagnosis::Severity::Error ? QStringLiteral("! ")
                                                                  : QString()) +
                    diagnosis.sentence + QStringLiteral(" [") + pieces.join(u' ') + u']';
    }
    return said;
}

} // namespace

class TestDiagnosis : public QObject {
    Q_OBJECT

private slots:
    void generatedPuzzlesAreHealthy() {
        for (const Rules rules :
             {Rules{true, false}, Rules{true, true}, Rules{false, false}, Rules{false, true}}) {
            for (const GridSize size : {GridSize{3, 3}, {10, 10}, {12, 5}}) {
                const auto found = diagnose(generated(size, rules));
                QVERIFY2(found.empty(), found.empty() ? "" : qPrintable(found[0].sentence));
            }
        }
    }

    /// An upper edge needs a lower one of its colour: pairs of upper edges do not help.
    void keptRotationsNeedOppositeEdges() {
        const Rules kept{false, false, true};
        for (const GridSize size : {GridSize{3, 3}, {10, 10}, {12, 5}})
            QVERIFY(diagnose(generated(size, kept)).empty());
        // In a column: two upper edges are 1, and no lower one is.
        const std::vector<Piece> pieces{{{1, 9, 2, 9}}, {{1, 8, 3, 8}}};
        QCOMPARE(countOf(diagnose({{1, 2}, {false, false}, pieces}), Kind::OddColor), 0);
        const auto found = diagnose({{1, 2}, kept, pieces});
        QCOMPARE(countOf(found, Kind::OddColor), 1);
        QCOMPARE(found[0].severity, Diagnosis::Severity::Warning);
        QVERIFY2(found[0].sentence.startsWith(QStringLiteral("2 upper edges")),
                 qPrintable(found[0].sentence));
        // In a row the left and right edges lack a pair.
        const auto row = diagnose({{2, 1}, kept, {{{1, 9, 2, 7}}, {{1, 8, 3, 6}}}});
        QCOMPARE(row.size(), std::size_t{1});
        QVERIFY2(row[0].sentence.startsWith(QStringLiteral("2 left edges")),
                 qPrintable(row[0].sentence));
        // A rotated piece is not a copy.
        const Piece one{{1, 2, 1, 3}};
        QCOMPARE(countOf(diagnose({{1, 2}, kept, {one, one.rotated(2)}}), Kind::Copies), 0);
        QCOMPARE(countOf(diagnose({{1, 2}, kept, {one, one}}), Kind::Copies), 1);
    }

    void colorsAreCounted() {
        const ColorCensus census(generated({10, 10}));
        QCOMPARE(census.borderColors(), 4);
        QCOMPARE(census.innerColors(), 10);
        QCOMPARE(census.patterns(true).at(1).total(), 18);
    }

    void oddColors() {
        const Puzzle puzzle = generated({5, 5});
        std::vector<Piece> pieces = piecesOf(puzzle);
        const auto inner = std::ranges::find(pieces, 0, &Piece::greys);
        const Color before = inner->edges[0];
        inner->edges[0] = before == 4 ? 5 : 4;
        const auto found = diagnose({{5, 5}, {}, pieces});
        QCOMPARE(countOf(found, Kind::OddColor), 2); // one too many, one missing
        QCOMPARE(found[0].severity, Diagnosis::Severity::Warning);
        QVERIFY(found[0].sentence.contains(QStringLiteral("odd number")));
        const auto index = static_cast<PieceIndex>(inner - pieces.begin());
        QVERIFY(std::ranges::binary_search(found[0].pieces, index) ||
                std::ranges::binary_search(found[1].pieces, index));
    }

    void sameColorOnTheFrameAndInsideIsNoPair() {
        // Colour 1 twice, but once along the frame and once inside.
        std::vector<Piece> pieces = piecesOf(generated({4, 4}));
        const auto side = std::ranges::find(pieces, 1, &Piece::greys);
        std::swap(*std::ranges::find_if(side->edges, [](Color c) { return c >= 1 && c <= 3; }),
                  *std::ranges::find_if(side->edges, [](Color c) { return c > 3; }));
        QVERIFY(countOf(diagnose({{4, 4}, {}, pieces}), Kind::OddColor) >= 2);
    }

    /// A mirrored set has mirrored solutions, but one mirrored piece of the frame has no place.
    void framePiecesListedAnticlockwise() {
        for (const Rules rules : {Rules{true, false}, Rules{true, true}}) {
            const Puzzle puzzle = generated({6, 5}, rules);
            const auto mirror = [](Piece& piece) { std::swap(piece.edges[1], piece.edges[3]); };
            std::vector<Piece> pieces = piecesOf(puzzle);
            std::ranges::for_each(pieces, mirror);
            QVERIFY(diagnose({{6, 5}, rules, pieces}).empty());
            const auto hasTwoColors = [&](PieceIndex index) {
                std::set<int> patterns;
                for (const Side side : kSides) {
                    if (isRingEdge(puzzle, index, side))
                        patterns.insert(std::abs(puzzle.piece(index).edge(side)));
                }
                return patterns.size() > 1;
            };
            const auto indices = puzzle.pieceIndices();
            const auto mixed = std::ranges::find_if(indices, hasTwoColors);
            QVERIFY(mixed != indices.end());
            mirror(pieces[asIndex(*mixed)]);
            const auto found = diagnose({{6, 5}, rules, pieces});
            const Kind kind = rules.isSigned ? Kind::Mates : Kind::OddColor;
            QCOMPARE(countOf(found, kind), 2); // both of its colours
            QVERIFY2(found[0].sentence.contains(QStringLiteral("2 edges stay unmatched")),
                     qPrintable(found[0].sentence));
        }
    }

    void matesOutOfBalance() {
        const Puzzle puzzle = generated({4, 4}, {true, true});
        std::vector<Piece> pieces = piecesOf(puzzle);
        Color& color = *std::ranges::find_if(pieces[3].edges, [](Color c) { return c != 0; });
        color = static_cast<Color>(-color);
        const auto found = diagnose({{4, 4}, {true, true}, pieces});
        QCOMPARE(countOf(found, Kind::Mates), 1);
        QVERIFY(found[0].sentence.contains(QStringLiteral("tabs")));
        QVERIFY(std::ranges::binary_search(found[0].pieces, PieceIndex(3)));
    }

    void missingAndSuperfluousPieces() {
        std::vector<Piece> pieces = piecesOf(generated({4, 4}));
        const auto corner = std::ranges::find(pieces, 2, &Piece::greys);
        const Piece removed = *corner;
        pieces.erase(corner);
        auto found = diagnose({{4, 4}, {}, pieces});
        QCOMPARE(countOf(found, Kind::PieceCount), 1);
        QCOMPARE(countOf(found, Kind::PieceKinds), 1);
        QCOMPARE(found[1].pieces.size(), std::size_t(3));
        QVERIFY(found[1].sentence.contains(
            QStringLiteral("needs 4 corner piece(s); the puzzle has 3")));
        pieces.push_back(removed);
        pieces.push_back(removed);
        found = diagnose({{4, 4}, {}, pieces});
        QCOMPARE(countOf(found, Kind::Copies), 1);
        QCOMPARE(countOf(found, Kind::PieceKinds), 1);
    }

    void piecesThatFitNowhere() {
        std::vector<Piece> pieces = piecesOf(generated({5, 5}));
        pieces[7] = {{0, 0, 0, 1}};
        pieces[9] = {{0, 4, 0, 4}};
        const auto found = diagnose({{5, 5}, {}, pieces});
        QCOMPARE(countOf(found, Kind::FitsNowhere), 2);
        for (const Diagnosis& diagnosis : found) {
            if (diagnosis.kind == Kind::FitsNowhere)
                QCOMPARE(diagnosis.pieces.size(), std::size_t(1));
        }
    }

    void copiesNameEachOther() {
        const Puzzle puzzle({2, 2}, {false, false},
                            {{{1, 2, 3, 4}}, {{5, 5, 5, 5}}, {{2, 3, 4, 1}}, {{3, 4, 1, 2}}});
        const auto found = diagnose(puzzle);
        QCOMPARE(countOf(found, Kind::Copies), 1);
        QCOMPARE(found[0].pieces, (std::vector<PieceIndex>{0, 2, 3}));
        QVERIFY(found[0].sentence.contains(QStringLiteral("1 = 3 = 4")));
    }

    /// Six groups by name, then only a note that there are more.
    void manyCopiesAreNotAllNamed() {
        for (const int groups : {6, 7}) {
            std::vector<Piece> pieces;
            for (int i = 0; i < 8; ++i) {
                const auto color = static_cast<Color>(1 + i);
                const auto other = static_cast<Color>(i < groups ? 1 + i : 20 + i);
                pieces.push_back({{color, 9, 10, 11}});
                pieces.push_back({{other, 9, 10, 11}});
            }
            const auto found = diagnose({{4, 4}, {false, false}, pieces});
            const auto copies = std::ranges::find(found, Kind::Copies, &Diagnosis::kind);
            QVERIFY(copies != found.end());
            QCOMPARE(copies->pieces.size(), static_cast<std::size_t>(2 * groups));
            QVERIFY(copies->sentence.contains(QStringLiteral("11 = 12")));
            QVERIFY(!copies->sentence.contains(QStringLiteral("13 = 14")));
            QCOMPARE(copies->sentence.contains(u'…'), groups > 6);
        }
    }

    void unframedRims() {
        const Puzzle odd({2, 1}, {false, false}, {{{1, 2, 3, 4}}, {{5, 6, 7, 8}}});
        QCOMPARE(countOf(diagnose(odd), Kind::OddColor), 1); // 8 single edges, 6 on the rim
        const Puzzle greys({2, 1}, {false, false}, {{{0, 0, 0, 0}}, {{0, 0, 0, 1}}});
        QCOMPARE(countOf(diagnose(greys), Kind::TooManyGreys), 1);
        // As many as there are edges at the rim are allowed.
        const Puzzle rim({2, 1}, {false, false}, {{{0, 0, 0, 1}}, {{0, 0, 1, 0}}});
        QCOMPARE(countOf(diagnose(rim), Kind::TooManyGreys), 0);
    }

    void hintsThatClash() {
        Puzzle puzzle = generated({4, 4});
        const auto corner = static_cast<PieceIndex>(
            std::ranges::find(puzzle.pieces(), 2, &Piece::greys) - puzzle.pieces().begin());
        const auto found = diagnose(puzzle.withHints({{5, {corner, 0}}}));
        QCOMPARE(countOf(found, Kind::Hint), 1);
        QCOMPARE(found[0].severity, Diagnosis::Severity::Error);
        QVERIFY(found[0].sentence.contains(QStringLiteral("B2")));
    }

    void hintsBesideEachOtherHaveToMatch() {
        const std::vector<Piece> pieces{
            {{1, 2, 1, 1}}, {{1, 1, 1, 2}}, {{1, 3, 3, 1}}, {{3, 1, 1, 1}}};
        const Puzzle puzzle({2, 2}, {false, false}, pieces);
        const auto hints = [](PieceIndex first, PieceIndex second, int cell) {
            return std::vector<Hint>{{0, {first, 0}}, {cell, {second, 0}}};
        };
        QCOMPARE(countOf(diagnose(puzzle.withHints(hints(0, 1, 1))), Kind::Hint), 0);
        const auto across = diagnose(puzzle.withHints(hints(2, 1, 1)));
        QCOMPARE(countOf(across, Kind::Hint), 1);
        const auto found = std::ranges::find(across, Kind::Hint, &Diagnosis::kind);
        QVERIFY(found->sentence.contains(QStringLiteral("A1 and B1")));
        QCOMPARE(found->pieces, (std::vector<PieceIndex>{1, 2}));
        QCOMPARE(countOf(diagnose(puzzle.withHints(hints(2, 3, 2))), Kind::Hint), 0);
        QCOMPARE(countOf(diagnose(puzzle.withHints(hints(0, 3, 2))), Kind::Hint), 1);
        // Which do not touch.
        QCOMPARE(countOf(diagnose(puzzle.withHints(hints(2, 0, 3))), Kind::Hint), 0);
    }

    /// One puzzle for each thing that can be wrong, and all that is said of it.
    void everythingIsSaid_data() {
        QTest::addColumn<Puzzle>("puzzle");
        QTest::addColumn<QStringList>("said");
        const Rules open{false, false};
        const Rules kept{false, false, true};
        const Rules rim{false, false, false, 1};
        const Rules anyRim{false, false, false, kAnyColor};
        QTest::newRow("kinds of a row")
            << Puzzle({3, 1}, {}, {{{0, 1, 0, 0}}, {{0, 1, 1, 0}}, {{0, 0, 0, 0}}, {{1, 1, 1, 1}}})
            << QStringList{
                   QStringLiteral("! A 3×1 board has 3 cells; the puzzle has 4 piece(s). []"),
                   QStringLiteral("! 1 inner piece(s): a framed 3×1 board has no such cell. [3]"),
                   QStringLiteral("! 1 corner piece(s): a framed 3×1 board has no such cell. [1]"),
                   QStringLiteral("! A framed 3×1 board needs 1 piece(s) with two opposite grey "
                                  "edges; the puzzle has 0. []"),
                   QStringLiteral("! A framed 3×1 board needs 2 piece(s) with three grey edges; "
                                  "the puzzle has 1. [0]"),
                   QStringLiteral("! 1 piece(s) with four grey edges: a framed 3×1 board has no "
                                  "such cell. [2]"),
                   QStringLiteral("Colour 1 occurs an odd number of times (3) along the frame: one "
                                  "edge stays unmatched. [0 1]")};
        QTest::newRow("frame")
            << Puzzle({2, 2}, {}, {{{0, 1, 2, 0}}, {{0, 0, 1, 2}}, {{2, 1, 0, 0}}})
            << QStringList{
                   QStringLiteral("! A 2×2 board has 4 cells; the puzzle has 3 piece(s). []"),
                   QStringLiteral(
                       "! A framed 2×2 board needs 4 corner piece(s); the puzzle has 3. [0 1 2]"),
                   QStringLiteral("Colour 1 occurs an odd number of times (3) along the frame: one "
                                  "edge stays unmatched. [0 1 2]"),
                   QStringLiteral("Colour 2 occurs an odd number of times (3) along the frame: one "
                                  "edge stays unmatched. [0 1 2]"),
                   QStringLiteral("2 piece(s) have copies: 1 = 2. [0 1]")};
        QTest::newRow("odd inside")
            << Puzzle({3, 3}, {},
                      {{{0, 1, 2, 0}},
                       {{0, 1, 3, 1}},
                       {{0, 0, 2, 1}},
                       {{2, 3, 2, 0}},
                       {{3, 3, 3, 3}},
                       {{2, 0, 2, 3}},
                       {{2, 1, 0, 0}},
                       {{4, 1, 0, 1}},
                       {{2, 0, 0, 1}}})
            << QStringList{
                   QStringLiteral("Colour 3 occurs an odd number of times (7) inside: one edge "
                                  "stays unmatched. [1 3 4 5]"),
                   QStringLiteral("Colour 4 occurs an odd number of times (1) inside: one edge "
                                  "stays unmatched. [7]"),
                   QStringLiteral("6 piece(s) have copies: 1 = 9, 3 = 7, 4 = 6. [0 2 3 5 6 8]")};
        QTest::newRow("signed frame")
            << Puzzle({2, 2}, {true, true},
                      {{{0, 1, 2, 0}}, {{0, 0, 2, -1}}, {{-2, 1, 0, 0}}, {{-2, 0, 0, 1}}})
            << QStringList{QStringLiteral("Colour 1 has 3 tabs but 1 blanks along the frame: they "
                                          "cannot all match. [0 1 2 3]")};
        QTest::newRow("signed strip")
            << Puzzle({2, 1}, {true, true}, {{{0, 1, 0, 0}}, {{0, 0, 0, 1}}})
            << QStringList{QStringLiteral("Colour 1 has 2 tabs but 0 blanks along the frame: they "
                                          "cannot all match. [0 1]"),
                           QStringLiteral("2 piece(s) have copies: 1 = 2. [0 1]")};
        QTest::newRow("unframed") << Puzzle({2, 1}, open, {{{0, 0, 0, 0}}, {{0, 0, 1, 0}}})
                                  << QStringList{
                                         QStringLiteral("7 edges are grey, which matches nothing, "
                                                        "but only 6 edges touch the rim. [0 1]")};
        QTest::newRow("unframed, unpaired")
            << Puzzle({1, 2}, open, {{{1, 2, 3, 4}}, {{5, 6, 7, 1}}, {{8, 9, 1, 11}}})
            << QStringList{
                   QStringLiteral("! A 1×2 board has 2 cells; the puzzle has 3 piece(s). []"),
                   QStringLiteral(
                       "10 edges cannot be paired by colour, but only 6 edges touch the rim. []")};
        QTest::newRow("as many unpaired as the rim has")
            << Puzzle({1, 2}, open, {{{1, 2, 3, 4}}, {{5, 6, 1, 1}}}) << QStringList{};
        QTest::newRow("signed, unpaired")
            << Puzzle({1, 2}, {false, true}, {{{1, 1, 1, 1}}, {{1, 2, 1, 1}}})
            << QStringList{QStringLiteral(
                   "8 edges cannot be paired by colour, but only 6 edges touch the rim. []")};
        QTest::newRow("kept rotation")
            << Puzzle({2, 2}, kept,
                      {{{1, 9, 2, 9}}, {{1, 9, 2, 9}}, {{1, 8, 3, 7}}, {{0, 8, 3, 6}}})
            << QStringList{QStringLiteral("4 upper edges have no lower edge to match, but only 2 "
                                          "touch the upper rim. []"),
                           QStringLiteral("2 piece(s) have copies: 1 = 2. [0 1]")};
        QTest::newRow("kept and signed")
            << Puzzle({2, 2}, {false, true, true},
                      {{{1, 1, 1, 1}}, {{1, 2, 1, 3}}, {{1, 1, 1, 1}}, {{1, 1, -1, 1}}})
            << QStringList{QStringLiteral("3 upper edges have no lower edge to match, but only 2 "
                                          "touch the upper rim. []"),
                           QStringLiteral("4 left edges have no right edge to match, but only 2 "
                                          "touch the left rim. []"),
                           QStringLiteral("2 piece(s) have copies: 1 = 3. [0 2]")};
        QTest::newRow("rim")
            << Puzzle({2, 1}, rim, {{{1, 0, 1, 2}}, {{1, 2, 1, 2}}}, {{0, {1, 1}}, {1, {0, 0}}})
            << QStringList{
                   QStringLiteral(
                       "1 edge(s) are grey, which matches nothing, not even the rim. [0]"),
                   QStringLiteral("The hints on A1 and B1 do not match each other. [0 1]"),
                   QStringLiteral("The hint on A1 does not show the rim’s colour. [1]"),
                   QStringLiteral("The hint on B1 does not show the rim’s colour. [0]"),
                   QStringLiteral("The rim has 6 edges, but its colour 1 occurs only 4 times. []"),
                   QStringLiteral("Colour 2 occurs an odd number of times (3) inside and at the "
                                  "rim: one edge stays unmatched. [0 1]")};
        QTest::newRow("any rim")
            << Puzzle({2, 2}, anyRim, {{{1, 1, 1, 2}}, {{1, 2, 1, 2}}, {{2, 2, 1, 2}}})
            << QStringList{
                   QStringLiteral("! A 2×2 board has 4 cells; the puzzle has 3 piece(s). []"),
                   QStringLiteral(
                       "The rim has 8 edges, but no colour occurs more than 6 times. []")};
        QTest::newRow("hints")
            << Puzzle({2, 2}, {}, {{{0, 1, 2, 0}}, {{0, 0, 1, 2}}, {{2, 1, 0, 0}}, {{2, 0, 0, 1}}},
                      {{3, {3, 0}}, {2, {0, 3}}, {0, {1, 1}}, {1, {2, 0}}})
            << QStringList{QStringLiteral("! The hint on A1 does not fit the frame. [1]"),
                           QStringLiteral("! The hint on B1 does not fit the frame. [2]"),
                           QStringLiteral("The hints on A2 and B2 do not match each other. [0 3]"),
                           QStringLiteral("The hints on A1 and B1 do not match each other. [1 2]"),
                           QStringLiteral("The hints on A1 and A2 do not match each other. [0 1]"),
                           QStringLiteral("The hints on B1 and B2 do not match each other. [2 3]"),
                           QStringLiteral("Colour 1 is on the same side of too many frame pieces: "
                                          "2 edges stay unmatched. Check the order of their "
                                          "edges. [0 1 2 3]"),
                           QStringLiteral("Colour 2 is on the same side of too many frame pieces: "
                                          "2 edges stay unmatched. Check the order of their "
                                          "edges. [0 1 2 3]"),
                           QStringLiteral("3 piece(s) have copies: 1 = 2 = 4. [0 1 3]")};
        QTest::newRow("hints inside")
            << Puzzle({2, 2}, open,
                      {{{1, 1, 2, 1}}, {{1, 1, 1, 2}}, {{2, 1, 1, 1}}, {{2, 1, 1, 3}}},
                      {{3, {0, 0}}, {1, {3, 0}}, {0, {2, 0}}})
            << QStringList{QStringLiteral("The hints on A1 and B1 do not match each other. [2 3]"),
                           QStringLiteral("3 piece(s) have copies: 1 = 2 = 3. [0 1 2]")};
    }
    void everythingIsSaid() {
        QFETCH(Puzzle, puzzle);
        QFETCH(QStringList, said);
        QCOMPARE(saidOf(puzzle).join(u'\n'), said.join(u'\n'));
    }

    void nothingAtAll() {
        QCOMPARE(diagnose(Puzzle()).size(), std::size_t(2)); // no pieces, so no single ones
    }
};

TESSERA_TEST(TestDiagnosis, Needs::Nothing)

} // namespace tessera::tst_Diagnosis

#include "tst_Diagnosis.moc"
