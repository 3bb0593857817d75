// SPDX-License-Identifier: GPL-3.0-or-later

// Damaged or malicious settings files never stop the start. TESSERA_MUTATIONS sets the number of
// damaged ones.
#include "app/settings/SettingsFile.h"
#include "tests/TestProgram.h"
#include "tests/core/DamagedText.h"
#include "tests/fuzz/SettingsExercise.h"
#include "widgets/board/TileTheme.h"

#include <QFileInfo>
#include <QTemporaryDir>

namespace tessera::tst_SettingsFile {

namespace {

/// A file with all settings.
QByteArray usualSettings(const QString& path) {
    {
        AppSettings settings(path);
        settings.language.set(QStringLiteral("fr"));
        settings.colorScheme.set(QStringLiteral("dark"));
        settings.tileTheme.set(QStringLiteral("letters"));
        settings.overlays.set(BoardOverlay::Coordinates | BoardOverlay::Heat);
        settings.addRecentFile(QStringLiteral("/folder/@Variant(1), \"2\".tessera"));
        settings.setKeys({{QStringLiteral("openAction"), QStringLiteral("Ctrl+O")}});
        settings.windowGeometry.set(QByteArray("\0\1geometry", 10));
        settings.generatorSettings.set({});
        settings.sessionFiles.set({QStringLiteral("/a, b"), QStringLiteral("/c")});
        settings.userPalettes.set({paletteFrom(tileThemes().front(), QStringLiteral("é"))});
        settings.solver.set("annealing");
    }
    const QByteArray bytes = readFile(path, kMostSettingsBytes);
    QFile::remove(path);
    return bytes;
}

} // namespace

class TestSettingsFile : public QObject {
    Q_OBJECT

private slots:
    void whatTesseraWritesIsItsOwn() {
        const QByteArray bytes = usualSettings(path());
        QVERIFY(bytes.contains("Variant("));
        QVERIFY(!holdsForeignValues(bytes));
    }

    void foreignValuesAreFoundHoweverWritten_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("foreign");
        const auto row = [](const char* text, bool foreign) {
            QTest::newRow(text) << QByteArray(text) << foreign;
        };
        row("a=@Variant(\\0)", true);
        row("a=\"@Variant(\\0)\"", true);
        row("a=1, @Variant(\\0)", true);
        row("a=@DateTime(\\0)", true);
        row("a=\\x40Variant(\\0)", true);
        row("a=\\x0040\\x56\\141riant(\\0)", true);
        row("a=@Var\\\niant(\\0)", true);
        row("a=@Var\\\r\niant(\\0)", true);
        row("a=@Va\"ri\"ant(\\0)", true);
        row("a=@V\\qariant(\\0)", true);
        row("a=@@Variant(\\0)", false);
        row("a=/folder@Variant(1)", false);
        row("a=@ByteArray(\\0)", false);
        row("a=@Variants", false);
        row("", false);
        row("\\", false);
    }

    void foreignValuesAreFoundHoweverWritten() {
        QFETCH(QByteArray, text);
        QFETCH(bool, foreign);
        QCOMPARE(holdsForeignValues(text), foreign);
    }

    /// The deep one crashes the program if QSettings itself reads it.
    void hostileFilesArePutAside_data() {
        QTest::addColumn<QByteArray>("text");
        const QByteArray list = "@Variant(\\0\\0\\0\\x9\\x7f\\xff\\xff\\xff)";
        QTest::newRow("a list of two billion") << "[board]\npalettes=" + list;
        QByteArray deep = "@Variant(";
        for (int i = 0; i < 100'000; ++i)
            deep += "\\0\\0\\0\\x9\\0\\0\\0\\x1"; // a list of one list of one list …
        QTest::newRow("a list in a list") << "[board]\npalettes=" + deep + ')';
        QTest::newRow("large") << "[board]\npalettes=" + QByteArray(kMostSettingsBytes, 'x');
    }

    void hostileFilesArePutAside() {
        QFETCH(QByteArray, text);
        writeFile(text, path());
        {
            AppSettings settings(path());
            QVERIFY(settings.userPalettes().empty());
            QVERIFY(settings.overlays() != BoardOverlays());
            settings.language.set(QStringLiteral("ja"));
        }
        QCOMPARE(readFile(path() + QStringLiteral(".damaged"), 1 << 30), text);
        QCOMPARE(AppSettings(path()).language(), QStringLiteral("ja"));
    }

    void damagedSettings() {
        const QByteArray usual = usualSettings(path());
        const QByteArray other =
            "[a]\nb=@Variant(\\0\\0\\0\\x8\\0\\0\\0\\0)\n[%20]\nc=@Rect(1 2 3 4)\n"
            "d=\\x1234\\777, \"e, \\\n f\"\n";
        const auto damage = testing::exerciseDamaged(
            1000, testing::ValidTexts({usual}), testing::ValidTexts({other}),
            [&](const QByteArray& text, int i) {
                testing::exerciseSettings(text, m_folder.filePath(QString::number(i)));
                return true;
            });
        QVERIFY(damage.inputs > 0);
    }

    void damagedPalettes() {
        QByteArrayList texts;
        for (const TileTheme& theme : tileThemes())
            texts << toJson(paletteFrom(theme, QStringLiteral("\u00e9 \"1\"")));
        const auto damage = testing::exerciseDamaged(
            1000, testing::ValidTexts(texts), testing::ValidTexts(texts),
            [](const QByteArray& text, int) { return testing::exercisePalette(text); });
        QVERIFY(damage.someWereAccepted());
    }

    void cleanup() {
        QFile::remove(path());
        QFile::remove(path() + QStringLiteral(".damaged"));
    }

private:
    [[nodiscard]] QString path() const {
        return m_folder.filePath(QLatin1String(QTest::currentTestFunction()) +
                                 QLatin1String(QTest::currentDataTag()).right(4));
    }

    QTemporaryDir m_folder;
};

TESSERA_TEST(TestSettingsFile, Needs::Core)

} // namespace tessera::tst_SettingsFile

#include "tst_SettingsFile.moc"
