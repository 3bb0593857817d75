// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/SettingsFile.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/settings/ColorScheme.h"
#include "app/window/settings/Languages.h"
#include "tests/TestProgram.h"

#include "core/edges/moves/EdgeProblem.h"
#include "core/kind/Kind.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStyle>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>

namespace tessera::tst_AppSettings {

namespace {

/// With a drive, where there are drives.
QString absolute(const QString& path) { return QFileInfo(path).absoluteFilePath(); }

GeneratorSettings unusualSettings() {
    GeneratorSettings settings;
    settings.size = {12, 6};
    settings.rules = {false, true};
    settings.colors = {ColorChoice::Kind::BorderAndInner, 3, 7, 0};
    settings.distribution = Distribution::Random;
    settings.uniquePieces = false;
    settings.hints = {0, {3, 17}};
    settings.solved = true;
    settings.seed = 9'007'199'254'740'993ULL; // no double is exact for it
    return settings;
}

/// Relative luminance and contrast as in WCAG 2.1.
double luminance(const QColor& color) {
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const double one = luminance(a) + 0.05;
    const double other = luminance(b) + 0.05;
    return std::max(one, other) / std::min(one, other);
}

} // namespace

class TestAppSettings : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void startsWithDefaults() {
        const AppSettings settings(path());
        expectDefaults(settings);
    }

    void everythingComesBack() {
        {
            AppSettings settings(path());
            settings.language.set(QStringLiteral("fr"));
            settings.colorScheme.set(QStringLiteral("dark"));
            settings.tileTheme.set(QStringLiteral("letters"));
            settings.overlays.set(BoardOverlay::Coordinates | BoardOverlay::Heat);
            settings.lastFolder.set(m_folder->path());
            settings.windowGeometry.set(QByteArray("\0\1geometry", 10));
            settings.setLayout(QStringLiteral("state"), QByteArray("\2state"));
            settings.generatorSettings.set(unusualSettings());
            settings.solver.set("annealing");
            QVERIFY(settings.sync());
        }
        const AppSettings settings(path());
        QCOMPARE(settings.language(), QStringLiteral("fr"));
        QCOMPARE(settings.colorScheme(), QStringLiteral("dark"));
        QCOMPARE(settings.tileTheme(), QStringLiteral("letters"));
        QCOMPARE(settings.overlays(), BoardOverlay::Coordinates | BoardOverlay::Heat);
        QCOMPARE(settings.lastFolder(), m_folder->path());
        QCOMPARE(settings.windowGeometry(), QByteArray("\0\1geometry", 10));
        QCOMPARE(settings.layout(QStringLiteral("state")), QByteArray("\2state"));
        QVERIFY(settings.generatorSettings() == unusualSettings());
        QCOMPARE(settings.solver(), std::string("annealing"));
    }

    void nonsenseReadsAsDefaults() {
        QSettings raw(path(), QSettings::IniFormat);
        const auto set = [&](const char* key, const QVariant& value) {
            raw.setValue(QLatin1String(key), value);
        };
        set("interface/language", QStringLiteral("../../etc"));
        set("interface/colorScheme", 17);
        set("board/tileTheme", QStringList{QStringLiteral("a"), QStringLiteral("b")});
        set("board/overlays", QStringLiteral("many"));
        set("files/recent", QStringLiteral("not/absolute"));
        set("files/lastFolder", QStringLiteral("/there/is/no/such/folder"));
        set("generator/settings", QStringLiteral("{\"width\": -3, \"height\": 4"));
        set("search/solver", QStringLiteral("crystal ball"));
        raw.sync();
        expectDefaults(AppSettings(path()));
        set("board/overlays", 4096);
        set("generator/settings", QStringLiteral("{\"width\": 0, \"height\": 4000}"));
        raw.sync();
        expectDefaults(AppSettings(path()));
    }

    void binaryFileReadsAsDefaults() {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (int i = 0; i < 4000; ++i)
            file.putChar(static_cast<char>(i * 37 % 251));
        file.write("\n[board]\noverlays=@Variant(\\0\\0\\0\\x7f\\xff)\n");
        file.close();
        AppSettings settings(path());
        expectDefaults(settings);
        settings.language.set(QStringLiteral("fr"));
        QCOMPARE(settings.language(), QStringLiteral("fr"));
    }

    void unwritablePlaceIsToldNotSuffered() {
        AppSettings settings(QStringLiteral("/proc/tessera/none.ini"));
        settings.language.set(QStringLiteral("fr"));
        QVERIFY(!settings.sync());
    }

    void recentFilesKeepTheLatestTen() {
        AppSettings settings(path());
        for (int i = 0; i < 14; ++i)
            settings.addRecentFile(QStringLiteral("/puzzles/%1.tessera").arg(i));
        settings.addRecentFile(QStringLiteral("/puzzles/../puzzles/7.tessera"));
        settings.addRecentFile(QStringLiteral("/puzzles/7.tessera"));
        QStringList files = settings.recentFiles();
        QCOMPARE(files.size(), AppSettings::kMostRecentFiles);
        const QString latest = absolute(QStringLiteral("/puzzles/7.tessera"));
        QCOMPARE(files.front(), latest);
        QCOMPARE(files.count(latest), 1);
        settings.removeRecentFile(QStringLiteral("/puzzles/13.tessera"));
        QVERIFY(!settings.recentFiles().contains(QStringLiteral("/puzzles/13.tessera")));
        settings.recentFiles.set({});
        QVERIFY(settings.recentFiles().isEmpty());
    }

    void palettesHaveContrast_data() {
        QTest::addColumn<QPalette>("palette");
        QTest::newRow("light") << *ownPalette(QStringLiteral("light"));
        QTest::newRow("dark") << *ownPalette(QStringLiteral("dark"));
        QTest::newRow("dark contrast") << *ownPalette(QStringLiteral("contrast-dark"));
        QTest::newRow("light contrast") << *ownPalette(QStringLiteral("contrast-light"));
    }
    void palettesHaveContrast() {
        QFETCH(QPalette, palette);
        using P = QPalette;
        const std::vector<std::pair<P::ColorRole, P::ColorRole>> pairs{
            {P::WindowText, P::Window},
            {P::Text, P::Base},
            {P::Text, P::AlternateBase},
            {P::ButtonText, P::Button},
            {P::PlaceholderText, P::Base},
            {P::PlaceholderText, P::Window},
            {P::ToolTipText, P::ToolTipBase},
            {P::HighlightedText, P::Highlight},
            {P::Link, P::Base},
            {P::Link, P::Window},
            {P::LinkVisited, P::Base},
            {P::LinkVisited, P::Window},
            {P::BrightText, P::Window},
        };
        for (const auto& [text, ground] : pairs) {
            const double ratio =
                contrast(palette.color(P::Active, text), palette.color(P::Active, ground));
            QVERIFY2(ratio >= 4.5,
                     qPrintable(QStringLiteral("%1 on %2: %3").arg(text).arg(ground).arg(ratio)));
        }
        QVERIFY(contrast(palette.color(P::Disabled, P::Text),
                         palette.color(P::Disabled, P::Base)) >= 2.3);
    }

    void colorSchemeCanBeChangedAndTakenBack() {
        auto& application = *static_cast<QApplication*>(QCoreApplication::instance());
        applyColorScheme(application, QStringLiteral("system"));
        const QLatin1String style(QApplication::style()->metaObject()->className());
        const QColor window = QApplication::palette().color(QPalette::Window);
        applyColorScheme(application, QStringLiteral("dark"));
        QCOMPARE(QApplication::palette().color(QPalette::Window),
                 ownPalette(QStringLiteral("dark"))->color(QPalette::Window));
        applyColorScheme(application, QStringLiteral("light"));
        QCOMPARE(QApplication::palette().color(QPalette::Window),
                 ownPalette(QStringLiteral("light"))->color(QPalette::Window));
        for (const QString& scheme : colorSchemes().mid(1)) {
            applyColorScheme(application, scheme);
            QCOMPARE(QApplication::palette().color(QPalette::Window),
                     ownPalette(scheme)->color(QPalette::Window));
        }
        applyColorScheme(application, QStringLiteral("no such scheme"));
        QCOMPARE(QApplication::palette().color(QPalette::Window), window);
        QCOMPARE(QLatin1String(QApplication::style()->metaObject()->className()), style);
    }

    void joinedLettersAreNotUnderlined() {
        auto& application = *static_cast<QApplication*>(QCoreApplication::instance());
        const auto underlines = [&](Qt::LayoutDirection direction) {
            application.setLayoutDirection(direction);
            applyColorScheme(application, QStringLiteral("system"));
            return QApplication::style()->styleHint(QStyle::SH_UnderlineShortcut) != 0;
        };
        QVERIFY(!underlines(Qt::RightToLeft));
        QVERIFY(underlines(Qt::LeftToRight));
    }

    void searchesAtOnceStayWithinTheCores() {
        AppSettings settings(path());
        const int cores = settings.searchesAtOnce();
        QVERIFY(cores >= 1);
        settings.searchesAtOnce.set(1);
        QCOMPARE(settings.searchesAtOnce(), 1);
        for (const int senseless : {0, -3, cores + 1}) {
            settings.searchesAtOnce.set(senseless);
            QCOMPARE(settings.searchesAtOnce(), cores);
        }
    }

    void choicesGoToAnotherMachine() {
        const QString file = m_folder->filePath(QStringLiteral("export.ini"));
        AppSettings settings(path());
        settings.language.set(QStringLiteral("fr"));
        settings.colorScheme.set(QStringLiteral("dark"));
        settings.setKeys({{QStringLiteral("fileSave"), QStringLiteral("F2")}});
        settings.generatorSettings.set(unusualSettings());
        settings.solver.set("tabu");
        settings.restoresSession.set(false);
        settings.autosaveSeconds.set(2);
        settings.undoSteps.set(500);
        settings.searchMemory.set(64);
        settings.generatorPreset.set(QStringLiteral("P5"));
        settings.setSearchDefaults(unusualSearch());
        settings.addRecentFile(QStringLiteral("/mine/a.tessera"));
        settings.setLayout(QStringLiteral("state"), "state");
        settings.exportTo(file);
        QVERIFY(!readFile(file, 1 << 20).contains("mine"));

        AppSettings other(m_folder->filePath(QStringLiteral("other.ini")));
        other.tileTheme.set(QStringLiteral("letters"));
        other.addRecentFile(QStringLiteral("/theirs/b.tessera"));
        other.importFrom(file);
        QCOMPARE(other.language(), QStringLiteral("fr"));
        QCOMPARE(other.colorScheme(), QStringLiteral("dark"));
        QCOMPARE(other.keys(), settings.keys());
        QVERIFY(other.generatorSettings() == unusualSettings());
        QCOMPARE(other.solver(), std::string("tabu"));
        QVERIFY(!other.restoresSession());
        QCOMPARE(other.autosaveSeconds(), 2);
        QCOMPARE(other.undoSteps(), 500);
        QCOMPARE(other.searchMemory(), 64);
        QCOMPARE(other.generatorPreset(), QStringLiteral("P5"));
        QVERIFY(other.searchDefaults() == unusualSearch());
        // What the file does not contain gets its default; state of the machine stays.
        QCOMPARE(other.tileTheme(), QStringLiteral("classic"));
        QCOMPARE(other.recentFiles(), QStringList{absolute(QStringLiteral("/theirs/b.tessera"))});
        QVERIFY(other.layout(QStringLiteral("state")).isEmpty());

        settings.restoreDefaults();
        QCOMPARE(settings.recentFiles(), QStringList{absolute(QStringLiteral("/mine/a.tessera"))});
        settings.recentFiles.set({});
        expectDefaults(settings);
    }

    void foreignFilesChangeNothing_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("text") << QByteArray("no settings at all");
        QTest::newRow("binary") << QByteArray(5000, '\0');
        // A list of two thousand million items, as QSettings would read it.
        QTest::newRow("objects of Qt")
            << QByteArray("[tessera]\nsettings=1\n[interface]\n"
                          "language=@Variant(\\0\\0\\0\\x9\\x7f\\xff\\xff\\xff)\n");
        QTest::newRow("another program's") << QByteArray("[interface]\nlanguage=fr\n");
        QTest::newRow("too large") << QByteArray(2 << 20, 'x');
    }
    void foreignFilesChangeNothing() {
        QFETCH(QByteArray, bytes);
        const QString file = m_folder->filePath(QStringLiteral("foreign.ini"));
        writeFile(bytes, file);
        AppSettings settings(path());
        settings.language.set(QStringLiteral("de"));
        QVERIFY_THROWS_EXCEPTION(UserError, settings.importFrom(file));
        QVERIFY_THROWS_EXCEPTION(UserError, settings.importFrom(file + QStringLiteral(".none")));
        QCOMPARE(settings.language(), QStringLiteral("de"));
    }

    void senselessValuesOfAnImportReadAsDefaults() {
        const QString file = m_folder->filePath(QStringLiteral("senseless.ini"));
        writeFile(
            "[tessera]\nsettings=1\n[interface]\nlanguage=../../x\ncolorScheme=@Rect(x)\n"
            "[board]\ntileTheme=none\noverlays=99999\n[search]\nsolver=none\natOnce=-1\nmemory=-3\n"
            "beginSolver=none\nbeginPreset=papers\nbeginSeconds=-4\nbeginEvaluations=1e300\n"
            "[generator]\nsettings=\"{\"\npreset=P99\n"
            "[session]\nautosaveSeconds=3600\n[edit]\nundoSteps=-7\n",
            file);
        AppSettings settings(path());
        settings.importFrom(file);
        expectDefaults(settings);
        QVERIFY(settings.searchesAtOnce() >= 1);
    }

    void aFileThatIsSetAsideIsKept() {
        QCOMPARE(setSettingsAside(path()), QString());
        {
            AppSettings settings(path());
            settings.language.set(QStringLiteral("fr"));
        }
        const QString kept = setSettingsAside(path());
        QVERIFY(readFile(kept, 1 << 20).contains("language=fr"));
        expectDefaults(AppSettings(path()));
        // A second time, the first file is still there.
        AppSettings(path()).language.set(QStringLiteral("de"));
        QVERIFY(readFile(setSettingsAside(path()), 1 << 20).contains("language=de"));
        QVERIFY(readFile(kept, 1 << 20).contains("language=fr"));
    }

    void languagesNameThemselves() {
        const auto languages = availableLanguages();
        const auto english = std::ranges::find(languages, QStringLiteral("en"), &Language::code);
        QVERIFY(english != languages.end());
        QCOMPARE(english->name, QStringLiteral("English"));
        for (const Language& language : languages) {
            QVERIFY(!language.name.isEmpty());
            QVERIFY(language.name.front().isUpper() || !language.name.front().isLower());
        }
    }

    void languageSetsNumbersAndDirection() {
        auto& application = *static_cast<QApplication*>(QCoreApplication::instance());
        installLanguage(application, QStringLiteral("fr"));
        QCOMPARE(QLocale().language(), QLocale::French);
        QCOMPARE(QLocale().toString(1.5), QStringLiteral("1,5"));
        // There is no Hebrew translation, so nothing is mirrored.
        installLanguage(application, QStringLiteral("he"));
        QCOMPARE(application.layoutDirection(), Qt::LeftToRight);
        installLanguage(application, QStringLiteral("en"));
        QCOMPARE(QLocale().toString(1.5), QStringLiteral("1.5"));
    }

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("tessera.ini")); }

    static void expectDefaults(const AppSettings& settings) {
        QCOMPARE(settings.language(), QString());
        QCOMPARE(settings.colorScheme(), QStringLiteral("system"));
        QCOMPARE(settings.tileTheme(), QStringLiteral("classic"));
        QCOMPARE(settings.overlays(),
                 BoardOverlay::Mismatches | BoardOverlay::Locks | BoardOverlay::Legend);
        QVERIFY(settings.recentFiles().isEmpty());
        QVERIFY(settings.lastFolder().isEmpty());
        QVERIFY(settings.generatorSettings() == GeneratorSettings());
        QVERIFY(settings.solver().empty());
        QCOMPARE(settings.autosaveSeconds(), AppSettings::kUsualAutosaveSeconds);
        QCOMPARE(settings.undoSteps(), 0);
        QCOMPARE(settings.searchMemory(), 0);
        QVERIFY(settings.generatorPreset().isEmpty());
        QVERIFY(settings.searchDefaults() == SearchDefaults());
    }
    /// With a preset of a method.
    static SearchDefaults unusualSearch() {
        SearchDefaults defaults;
        for (const SolverInfo& method : solversFor(EdgeProblem::kKind)) {
            if (method.presets.empty())
                continue;
            defaults.solver = method.id;
            defaults.preset = method.presets.back().id;
        }
        defaults.seconds = 0;
        defaults.evaluations = 1'000'000'000'000;
        return defaults;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

TESSERA_TEST(TestAppSettings, Needs::Window)

} // namespace tessera::tst_AppSettings

#include "tst_AppSettings.moc"
