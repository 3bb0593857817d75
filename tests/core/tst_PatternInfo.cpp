// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/FormatTesting.h"

#include "core/support/Random.h"

#include <QLocale>
#include <QtEndian>

namespace tessera::tst_PatternInfo {
using namespace tessera::testing;

namespace {

const Format& native() { return kNativeFormat; }

/// Bytes that start like a PNG of that size.
QByteArray png(quint32 width, quint32 height, qsizetype bytes = 100, char content = 'x') {
    QByteArray head("\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\0\0\0\0\0\0", 24);
    qToBigEndian(width, head.data() + 16);
    qToBigEndian(height, head.data() + 20);
    return head.leftJustified(bytes, content);
}

PuzzleFile scramble() {
    return PuzzleFile(Puzzle({2, 1}, {false, true}, {{{1, -2, 3, -4}}, {{-1, 2, -3, 4}}}));
}

/// The file with the value of a key that it does not have yet.
QByteArray with(const char* key, const QByteArray& value) {
    QByteArray text = native().write(scramble());
    return text.insert(text.indexOf("\"width\""), QByteArray("\"") + key + "\": " + value + ",\n");
}

} // namespace

/// Names of halves, pictures and tiles stored in a puzzle's file.
class TestPatternInfo : public QObject {
    Q_OBJECT

private slots:
    void halvesHaveNamesOfTheirOwn() {
        PuzzleInfo info;
        QCOMPARE(patternNameOf(info, 1), QString());
        setPatternName(info, 2, QStringLiteral(" frog  head "), true);
        QCOMPARE(patternNameOf(info, 2), QStringLiteral("frog head"));
        QCOMPARE(patternNameOf(info, -2), QString());
        setPatternName(info, -2, QStringLiteral("frog | tail"), true);
        QCOMPARE(patternNameOf(info, -2), QStringLiteral("frog tail"));
        QCOMPARE(patternNameOf(info, 2), QStringLiteral("frog head"));
        QCOMPARE(info.patternNames.size(), std::size_t(2));
        setPatternName(info, 4, QStringLiteral("owl"), false);
        QCOMPARE(patternNameOf(info, 4), QStringLiteral("owl"));
        QCOMPARE(patternNameOf(info, -4), QStringLiteral("owl"));
        setPatternName(info, -4, QStringLiteral("tail"), true);
        QCOMPARE(patternNameOf(info, 4), QStringLiteral("owl"));
        QCOMPARE(patternNameOf(info, -4), QStringLiteral("tail"));
        // Empty values are not kept.
        setPatternName(info, -4, QString(), true);
        setPatternName(info, 4, QString(), true);
        QCOMPARE(info.patternNames.size(), std::size_t(2));
        setPatternName(info, 2, QString(1000, u'x'), false);
        QCOMPARE(patternNameOf(info, 2).size(), kLongestPatternName / 2);
        QCOMPARE(patternNameOf(info, kMaxColor), QString());
        QCOMPARE(patternNameOf(info, kGrey), QString());
        QCOMPARE(patternPictureOf(info, 1), QByteArray());
        setPatternPicture(info, 2, png(1, 1));
        QCOMPARE(patternPictureOf(info, -2), png(1, 1));
        QVERIFY(patternPictureOf(info, 1).isEmpty() && patternPictureOf(info, 3).isEmpty());
        setPatternPicture(info, 2, {});
        QVERIFY(!hasPictures(info));
    }

    void allOfItSurvives() {
        PuzzleFile file = scramble();
        setPatternName(file.info, 1, QStringLiteral("frog head"), true);
        setPatternName(file.info, -1, QStringLiteral("frog tail"), true);
        setPatternPicture(file.info, 3, png(256, 256, kMaxPictureBytes));
        setPatternPicture(file.info, 1, png(1, 1));
        file.info.tileTheme = QStringLiteral("digits");
        const QByteArray text = native().write(file);
        const ReadResult result = native().read(text, {});
        QCOMPARE(result.file, file);
        QVERIFY(result.warnings.isEmpty() && result.file.unknownKeys.isEmpty());
        QCOMPARE(native().write(result.file), text);
        // A file without any of these is written as before.
        for (const char* key : {"patternPictures", "tileTheme", "patternNames"})
            QVERIFY(!native().write(scramble()).contains(key));
    }

    void namesOfOlderFilesAreReadUnchanged() {
        const ReadResult result =
            native().read(with("patternNames", R"(["star", "", "fish"])"), {});
        QCOMPARE(patternNameOf(result.file.info, 1), QStringLiteral("star"));
        QCOMPARE(patternNameOf(result.file.info, -1), QStringLiteral("star"));
        QCOMPARE(patternNameOf(result.file.info, 3), QStringLiteral("fish"));
    }

    void limitsOfPictures() {
        QVERIFY(isTilePicture(png(256, 256)) && isTilePicture(png(1, 7)));
        QVERIFY(isTilePicture(png(5, 5).first(24)));
        QVERIFY(isTilePicture(png(9, 9, kMaxPictureBytes)));
        for (const QByteArray& wrong :
             {png(257, 256), png(256, 257), png(0, 5), png(5, 0), png(0xFFFFFFFF, 4), QByteArray(),
              png(5, 5).first(23), png(9, 9, kMaxPictureBytes + 1), QByteArray("GIF89a"),
              QByteArray(png(5, 5)).replace("IHDR", "IDAT")})
            QVERIFY(!isTilePicture(wrong));
        PuzzleInfo info;
        QVERIFY_THROWS_EXCEPTION(UserError, setPatternPicture(info, 1, "no picture"));
        QVERIFY(!hasPictures(info));
        const auto most = static_cast<Color>(kMaxPicturesBytes / kMaxPictureBytes);
        for (Color pattern = 1; pattern <= most; ++pattern)
            setPatternPicture(info, pattern, png(256, 256, kMaxPictureBytes));
        const PuzzleInfo full = info;
        QVERIFY_THROWS_EXCEPTION(UserError,
                                 setPatternPicture(info, most + 1, png(2, 2, kMaxPictureBytes)));
        QCOMPARE(info, full);
        // Replacing one does not increase the number.
        setPatternPicture(info, most, png(2, 2, kMaxPictureBytes));
        setPatternPicture(info, 1, {});
        setPatternPicture(info, most + 1, png(2, 2, kMaxPictureBytes));
    }

    void whatIsBrokenIsLeftOutAndTold() {
        const QByteArray good = '"' + png(4, 4).toBase64() + '"';
        const auto read = [&](const QByteArray& list) {
            return native().read(with("patternPictures", list), {});
        };
        QCOMPARE(read("[" + good + "]").file.info.patternPictures.size(), std::size_t(1));
        QVERIFY(read("[" + QByteArray("\"\",").repeated(253) + good + "]").warnings.isEmpty());
        QVERIFY(read("[\"*\"]").warnings.first().endsWith(
            QStringLiteral("It is not written in Base64.")));
        for (const QByteArray& bad :
             {QByteArray("\"*\""), QByteArray("\"bm8gcGljdHVyZQ==\""),
              '"' + png(9999, 4).toBase64() + '"', '"' + png(4, 4).toBase64() + "!\"",
              '"' + png(4, 4, kMaxPictureBytes + 9).toBase64() + '"'}) {
            const ReadResult result = read("[\"\", " + bad + ", " + good + "]");
            QCOMPARE(result.warnings.size(), 1);
            QVERIFY2(result.warnings.first().contains(u'2'), qPrintable(result.warnings.first()));
            QCOMPARE(result.file.info.patternPictures,
                     (std::vector<QByteArray>{{}, {}, png(4, 4)}));
            QCOMPARE(result.file.puzzle, scramble().puzzle);
        }
        // Together they are too large: those up to the limit stay.
        QByteArray many = "[";
        for (int i = 0; i < 20; ++i)
            many += (i > 0 ? ", \"" : "\"") + png(4, 4, kMaxPictureBytes).toBase64() + '"';
        const ReadResult result = read(many + "]");
        QCOMPARE(result.file.info.patternPictures.size(),
                 std::size_t(kMaxPicturesBytes / kMaxPictureBytes));
        QCOMPARE(result.warnings.size(), 1);
        QVERIFY(result.warnings.first().contains(QStringLiteral(", 19, 20.")));
        for (const QByteArray& wrong : {QByteArray("5"), QByteArray("[5]"), QByteArray("{}"),
                                        "[" + QByteArray("\"\",").repeated(254) + "\"\"]"})
            QVERIFY_THROWS_EXCEPTION(FormatError, (void)read(wrong));
    }

    void damagedPicturesEndInAPuzzleOrASentence() {
        PuzzleFile file = scramble();
        setPatternPicture(file.info, 2, png(20, 20, 300));
        const QByteArray text = native().write(file);
        const qsizetype from = text.indexOf("patternPictures");
        Random random(5);
        for (int i = 0; i < 500; ++i) {
            QByteArray damaged = text;
            for (int changes = 0; changes < 3; ++changes) {
                const auto at = from + random.below(static_cast<std::uint32_t>(text.size() - from));
                damaged[at] = static_cast<char>(random.below(128));
            }
            try {
                const ReadResult result = native().read(damaged, {});
                for (const QByteArray& picture : result.file.info.patternPictures)
                    QVERIFY(picture.isEmpty() || isTilePicture(picture));
            } catch (const UserError& error) {
                QVERIFY(!error.sentence().isEmpty());
            }
        }
    }

    void otherFormatsSayWhatTheyLose() {
        PuzzleFile file = scramble();
        const Format& list = *findFormat(QStringLiteral("pieces"));
        QVERIFY(!lossesOf(file, list).contains(QStringLiteral("pictures")));
        setPatternName(file.info, 1, QStringLiteral("frog"), true);
        setPatternPicture(file.info, 1, png(4, 4));
        QVERIFY(lossesOf(file, list).contains(QStringLiteral("the names of the patterns")));
        QVERIFY(lossesOf(file, list).contains(QStringLiteral("the pictures of the patterns")));
        QCOMPARE(lossesOf(file, native()), QString());
        // As a list of the language.
        file.info.notes = QStringLiteral("green");
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        const QString lost = lossesOf(file, list);
        QLocale::setDefault(before);
        QVERIFY2(lost.endsWith(QStringLiteral(" and the notes.")), qPrintable(lost));
    }
};

TESSERA_TEST(TestPatternInfo, Needs::Nothing)

} // namespace tessera::tst_PatternInfo

#include "tst_PatternInfo.moc"
