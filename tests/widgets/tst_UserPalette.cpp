// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "widgets/board/BoardPicture.h"
#include "widgets/board/TileTheme.h"

#include "core/edges/generate/Generator.h"
#include "core/support/UserError.h"

#include <atomic>
#include <thread>

namespace tessera::tst_UserPalette {

namespace {

UserPalette ocean(const char* figures = "classic") {
    UserPalette palette =
        paletteFrom(*findTileTheme(QString::fromLatin1(figures)), QStringLiteral("Océan, 1"));
    palette.colors[0] = {QColor(1, 2, 3), QColor(250, 251, 252)};
    return palette;
}

} // namespace

class TestUserPalette : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { setUserPalettes({}); }

    void jsonComesBack() {
        const UserPalette palette = ocean("letters");
        QVERIFY(userPaletteFrom(toJson(palette)) == palette);
        QCOMPARE(palette.colors.size(), std::size_t(kUserColors));
        QCOMPARE(palette.figures, QStringLiteral("letters"));
    }

    void brokenPalettesAreRefusedWithASentence_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("text") << QByteArray("hello");
        QTest::newRow("array") << QByteArray("[]");
        const QByteArray pair = "['#000000','#ffffff']";
        const auto row = [](const char* name, QByteArray json) {
            QTest::newRow(name) << json.replace('\'', '"');
        };
        row("no name", "{'colors':[" + pair + "]}");
        row("no colours", "{'name':'a'}");
        row("empty colours", "{'name':'a','colors':[]}");
        row("single", "{'name':'a','colors':[['#000000']]}");
        row("no pair", "{'name':'a','colors':['#000000']}");
        row("bad colour", "{'name':'a','colors':[['#00000g','#000000']]}");
        row("colour name", "{'name':'a','colors':[['red','#000000']]}");
        row("number", "{'name':'a','colors':[[1,2]]}");
        row("too many", "{'name':'a','colors':[" + (pair + ',').repeated(40) + pair + "]}");
        row("long name", "{'name':'" + QByteArray(61, 'x') + "','colors':[" + pair + "]}");
    }
    void brokenPalettesAreRefusedWithASentence() {
        QFETCH(QByteArray, json);
        try {
            (void)userPaletteFrom(json);
        } catch (const UserError& error) {
            QVERIFY(error.sentence().endsWith(u'.'));
            return;
        }
        QFAIL("nothing was thrown");
    }

    void truncatedFilesAreRefused() {
        const QByteArray json = toJson(ocean());
        for (qsizetype size = 0; size < json.size(); size += 7)
            QVERIFY_THROWS_EXCEPTION(UserError, (void)userPaletteFrom(json.first(size)));
    }

    void theThemeHasTheColors() {
        const UserPalette palette = ocean();
        const TileTheme& theme = themeOf(palette);
        QCOMPARE(theme.look(1).ground, QColor(1, 2, 3));
        QCOMPARE(theme.look(1).figure, QColor(250, 251, 252));
        QCOMPARE(theme.look(-1).ground, QColor(1, 2, 3));
        const TileTheme& classic = tileThemes().front();
        QCOMPARE(theme.look(1).shape, classic.look(1).shape);
        QCOMPARE(theme.look(2).ground, classic.look(2).ground);
        QCOMPARE(theme.look(41).ground, classic.look(41).ground);
        QCOMPARE(theme.displayName(), palette.name);
        QCOMPARE(&themeOf(palette), &theme);
    }

    void blackAndWhiteFiguresFollowTheGround() {
        for (const char* figures : {"contrast", "letters"})
            QCOMPARE(themeOf(ocean(figures)).look(1).figure, QColor(Qt::white));
        QVERIFY(!themeOf(ocean("simple")).look(1).figure.isValid());
        QVERIFY(!themeOf(ocean("simple")).look(40).figure.isValid());
        QVERIFY(themeOf(ocean("simple")).look(41).figure.isValid());
    }

    void aShortPaletteIsCompleted() {
        UserPalette palette = ocean();
        palette.colors.resize(1);
        const TileTheme& theme = themeOf(palette);
        QCOMPARE(theme.look(1).ground, QColor(1, 2, 3));
        QCOMPARE(theme.look(2).ground, tileThemes().front().look(2).ground);
    }

    void aPaletteOfAShortOneIsFull() {
        UserPalette palette = ocean("digits");
        palette.colors.resize(1);
        const UserPalette full = paletteFrom(themeOf(palette), QStringLiteral("full"));
        QCOMPARE(full.colors.size(), std::size_t(kUserColors));
        // Digits show it lighter, which must not be saved.
        QVERIFY(full.colors[0] == palette.colors[0]);
        QVERIFY(full.colors[1] == colorPair(1));
    }

    /// Pictures are drawn there.
    void otherThreadsFindPalettes() {
        std::atomic<bool> isOver = false;
        bool isFound = true;
        std::thread reader([&] {
            while (!isOver) {
                for (const TileTheme* theme : allTileThemes())
                    isFound = isFound && !theme->id.isEmpty();
            }
        });
        UserPalette palette = ocean();
        for (int round = 0; round < 300; ++round) {
            palette.colors[0].ground = QColor(round % 256, 2, 3);
            setUserPalettes({&palette, 1});
            setUserPalettes({});
        }
        isOver = true;
        reader.join();
        QVERIFY(isFound);
    }

    void registeredPalettesAreFound() {
        const UserPalette palette = ocean();
        const QString id = themeOf(palette).id;
        QVERIFY(findTileTheme(id) == nullptr);
        setUserPalettes({&palette, 1});
        QCOMPARE(findTileTheme(id), &themeOf(palette));
        QCOMPARE(allTileThemes().size(), tileThemes().size() + 1);
        // A changed palette has the same id and another look; the old one stays valid.
        const TileTheme& before = themeOf(palette);
        UserPalette changed = palette;
        changed.colors[0].ground = Qt::red;
        setUserPalettes({&changed, 1});
        QCOMPARE(findTileTheme(id)->look(1).ground, QColor(Qt::red));
        QCOMPARE(before.look(1).ground, QColor(1, 2, 3));
        setUserPalettes({});
        QVERIFY(findTileTheme(id) == nullptr);
    }

    void picturesShowTheColors() {
        UserPalette palette = ocean("simple");
        for (ColorPair& pair : palette.colors)
            pair.ground = QColor(10, 200, 30);
        setUserPalettes({&palette, 1});
        GeneratorSettings settings;
        settings.size = {3, 3};
        settings.solved = true;
        const PuzzleFile file = generatePuzzle(settings);
        PictureOptions options;
        options.theme = themeOf(palette).id;
        const QImage image = boardImage(file, 300, options);
        QCOMPARE(image.pixelColor(150, 150 - 20), QColor(10, 200, 30));
    }

    void ownColorsHaveNames() {
        UserPalette palette = ocean();
        palette.colors[0].ground = QColor(0x2B7CF0); // almost the shipped blue
        QCOMPARE(patternName(themeOf(palette), 1), QStringLiteral("blue disc"));
    }

    void warningsNameWhatIsTooNear() {
        UserPalette palette = paletteFrom(*findTileTheme(u"simple"), QStringLiteral("p"));
        QVERIFY(paletteWarnings(themeOf(palette), 22).isEmpty());
        palette.colors[4].ground = palette.colors[2].ground;
        const QStringList same = paletteWarnings(themeOf(palette), 22);
        QCOMPARE(same, QStringList{QStringLiteral("Colours 3 and 5 look almost the same.")});
        QVERIFY(paletteWarnings(themeOf(palette), 4).isEmpty()); // the fifth is not in use
    }

    void warningsSpeakForTheColorBlind() {
        UserPalette palette = paletteFrom(*findTileTheme(u"simple"), QStringLiteral("p"));
        const QColor red(200, 60, 40);
        QColor olive;
        for (int level = 0; level < 200 && !olive.isValid(); ++level) {
            const QColor color(level, level, 30);
            if (colorDistance(red, color, ColorSight::Deuteranopia) < 5)
                olive = color;
        }
        QVERIFY(olive.isValid() && colorDistance(red, olive, ColorSight::Normal) > 20);
        palette.colors[0].ground = red;
        palette.colors[1].ground = olive;
        const QString said = paletteWarnings(themeOf(palette), 2).join(u' ');
        QVERIFY2(said.contains(
                     QStringLiteral("With deuteranopia, colours 1 and 2 look almost the same.")),
                 qPrintable(said));
        QVERIFY2(!said.contains(QStringLiteral("tritanopia")), qPrintable(said));
    }

    void aPaleEmblemIsNoticed() {
        UserPalette palette = ocean();
        palette.colors[2] = {QColor(250, 250, 250), QColor(240, 240, 240)};
        const QString said = paletteWarnings(themeOf(palette), 5).join(u' ');
        QVERIFY2(said.contains(QStringLiteral("emblem of colour 3")), qPrintable(said));
    }

    void shippedThemesAreWithoutWarnings() {
        for (const TileTheme& theme : tileThemes()) {
            const int count = theme.id == QLatin1StringView("contrast") ? 21 : 22;
            QVERIFY2(paletteWarnings(theme, count).isEmpty(),
                     qPrintable(paletteWarnings(theme, count).join(u' ')));
        }
    }
};

TESSERA_TEST(TestUserPalette, Needs::Window)

} // namespace tessera::tst_UserPalette

#include "tst_UserPalette.moc"
