// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "widgets/board/PieceTray.h"

namespace tessera::tst_PieceDrag {

namespace {

Puzzle fourPieces() {
    return {
        {2, 2}, {false, true}, {{{1, 2, -3, 4}}, {{2, 2, 2, 2}}, {{-1, 5, 5, 5}}, {{3, 3, 3, 3}}}};
}

} // namespace

class TestPieceDrag : public QObject {
    Q_OBJECT

private slots:
    void survivesTheJourney() {
        for (const std::optional<int> source : {std::optional<int>(), std::optional<int>(3)}) {
            const PieceDrag drag = pieceDrag(fourPieces(), {0, 3}, source);
            const auto back = fromMimeData(toMimeData(drag).get());
            QVERIFY(back.has_value());
            QCOMPARE(*back, drag);
            QVERIFY(back->belongsTo(fourPieces()));
        }
    }

    void otherPuzzlesDoNotKnowThePiece() {
        const PieceDrag drag = pieceDrag(fourPieces(), {2, 0}, std::nullopt);
        const Puzzle other({2, 2}, {false, true},
                           {{{1, 2, -3, 4}}, {{2, 2, 2, 2}}, {{1, 1, 1, 1}}});
        QVERIFY(!drag.belongsTo(other));
        const Puzzle fewer({2, 1}, {false, true}, {{{1, 2, -3, 4}}});
        QVERIFY(!drag.belongsTo(fewer));
        PieceDrag outside = drag;
        outside.source = 4;
        QVERIFY(!outside.belongsTo(fourPieces()));
        outside.placement = Placement();
        QVERIFY(!outside.belongsTo(fourPieces()));
    }

    void brokenDataIsNothing() {
        QVERIFY(!fromMimeData(nullptr));
        QMimeData text;
        text.setText(QStringLiteral("17"));
        QVERIFY(!fromMimeData(&text));
        const QString type = QString::fromLatin1(kPlacementMimeType);
        const QByteArray good = toMimeData(pieceDrag(fourPieces(), {0, 3}, 1))->data(type);
        for (qsizetype length = 0; length <= good.size() + 1; ++length) {
            QMimeData data;
            data.setData(type, good.leftJustified(length, 'x', true));
            QCOMPARE(fromMimeData(&data).has_value(), length == good.size());
        }
        QByteArray otherVersion = good;
        otherVersion[0] = 9;
        QMimeData data;
        data.setData(type, otherVersion);
        QVERIFY(!fromMimeData(&data));
    }
};

TESSERA_TEST(TestPieceDrag, Needs::Nothing)

} // namespace tessera::tst_PieceDrag

#include "tst_PieceDrag.moc"
