// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/PicturePreview.h"
#include "app/window/edges/ExportDialog.h"
#include "tests/TestProgram.h"
#include "tests/app/FieldTesting.h"
#include "tests/app/WindowTesting.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/edges/generate/Generator.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QGroupBox>
#include <QImage>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QSvgRenderer>
#include <QTemporaryDir>

namespace tessera::tst_ExportDialog {

namespace {

PuzzleFile solvedPuzzle(GridSize size, bool isSigned = false) {
    GeneratorSettings settings;
    settings.size = size;
    settings.rules.isSigned = isSigned;
    settings.solved = true;
    return generatePuzzle(settings);
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

ExportChoice pictureChoice(PictureFormat format, int side) {
    ExportChoice choice;
    choice.picture = format;
    choice.longestSide = side;
    return choice;
}

} // namespace

class TestExportDialog : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = solvedPuzzle({6, 4});
        m_dialog = std::make_unique<ExportDialog>(m_file, m_file.board);
        m_dialog->show();
        m_dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }

    void writesPicturesOfTheAskedSize() {
        const QString png = m_folder->filePath(QStringLiteral("board.png"));
        writeFile(exportedBytes(m_file, m_file.board, pictureChoice(PictureFormat::Png, 300)), png);
        const QImage image(png);
        QCOMPARE(image.width(), 300);
        QVERIFY(image.height() < 300);
        const QString svg = m_folder->filePath(QStringLiteral("board.svg"));
        writeFile(exportedBytes(m_file, m_file.board, pictureChoice(PictureFormat::Svg, 300)), svg);
        QVERIFY(QSvgRenderer(contentOf(svg)).isValid());
        const QString pdf = m_folder->filePath(QStringLiteral("board.pdf"));
        writeFile(exportedBytes(m_file, m_file.board, pictureChoice(PictureFormat::Pdf, 300)), pdf);
        QVERIFY(contentOf(pdf).startsWith("%PDF-"));
    }

    void writesTheShownBoardNotTheFilesOwn() {
        Board shown = m_file.board;
        shown.clearAll();
        ExportChoice choice;
        choice.picture.reset();
        choice.formatId = kNativeFormat.id();
        const QString path = m_folder->filePath(QStringLiteral("a.tessera"));
        writeFile(exportedBytes(m_file, shown, choice), path);
        const PuzzleFile read = loadPuzzle(path).file;
        QVERIFY(read.puzzle == m_file.puzzle);
        QVERIFY(read.board == shown);
    }

    void everyTextFormatHasAnEndingAndReadsBack() {
        for (const auto& format : allFormats()) {
            if (!format->canWrite())
                continue;
            const PuzzleFile square = solvedPuzzle({4, 4});
            ExportChoice choice;
            choice.picture.reset();
            choice.formatId = format->id();
            QVERIFY2(!choice.extension().isEmpty(), qPrintable(format->id()));
            QVERIFY2(!exportedBytes(square, square.board, choice).isEmpty(),
                     qPrintable(format->id()));
        }
    }

    void unwritablePlaceGivesASentenceAndLeavesNothing() {
        const QString path = m_folder->filePath(QStringLiteral("none/board.png"));
        QVERIFY_THROWS_EXCEPTION(
            UserError,
            writeFile(exportedBytes(m_file, m_file.board, pictureChoice(PictureFormat::Png, 100)),
                      path));
        QVERIFY(QDir(m_folder->path()).isEmpty());
        // A folder of that name is not replaced either.
        const QString taken = m_folder->filePath(QStringLiteral("taken.png"));
        QVERIFY(QDir().mkdir(taken));
        QVERIFY_THROWS_EXCEPTION(
            UserError,
            writeFile(exportedBytes(m_file, m_file.board, pictureChoice(PictureFormat::Png, 100)),
                      taken));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 QStringList{QStringLiteral("taken.png")});
    }

    /// A fast machine may finish before a bar appears.
    void theWindowStaysAliveAndALargePictureCanBeCancelled() {
        WindowTest test;
        QVERIFY(test.open(solvedPuzzle({16, 16})));
        int bars = 0;
        QElapsedTimer time;
        const Answer answers(
            [&](QWidget* dialog) {
                if (auto* size = dialog->findChild<QSpinBox*>(QStringLiteral("exportSize"))) {
                    size->setValue(6'000);
                    dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
                } else if (qobject_cast<QFileDialog*>(dialog) != nullptr) {
                    chooseFile(dialog, test.path("large.png"));
                    time.start();
                } else {
                    QCOMPARE(dialog->objectName(), QStringLiteral("longWork"));
                    ++bars;
                    QTest::keyClick(dialog, Qt::Key_Escape);
                }
            },
            3);
        test.action("fileExport").trigger();
        QVERIFY(answers.asked() >= 2);
        QVERIFY2(bars > 0 || time.elapsed() < 1000, qPrintable(QString::number(time.elapsed())));
        QCOMPARE(QFile::exists(test.path("large.png")), bars == 0);
        QCOMPARE(test.page().message().isEmpty(), bars > 0);
        qInfo("%s", bars > 0 ? "cancelled" : "done");
    }

    void unknownFormatGivesASentence() {
        ExportChoice choice;
        choice.picture.reset();
        choice.formatId = QStringLiteral("stone tablet");
        const QString path = m_folder->filePath(QStringLiteral("x"));
        QVERIFY_THROWS_EXCEPTION(UserError,
                                 writeFile(exportedBytes(m_file, m_file.board, choice), path));
        QVERIFY(!QFile::exists(path));
    }

    void choiceFollowsTheControls() {
        QCOMPARE(m_dialog->choice().picture, std::optional(PictureFormat::Png));
        QCOMPARE(m_dialog->choice().extension(), QStringLiteral("png"));
        type("exportSize", 2048);
        QCOMPARE(m_dialog->choice().longestSide, 2048);
        const PictureOptions before = m_dialog->choice().options;
        for (const char* name : {"labels", "coordinates", "mismatches", "locks", "transparent"})
            QTest::keyClick(find<QCheckBox>(name), Qt::Key_Space);
        const PictureOptions after = m_dialog->choice().options;
        QCOMPARE(after.labels, !before.labels);
        QCOMPARE(after.coordinates, !before.coordinates);
        QCOMPARE(after.mismatches, !before.mismatches);
        QCOMPARE(after.locks, !before.locks);
        QCOMPARE(after.transparent, !before.transparent);
        pick(1);
        QCOMPARE(m_dialog->choice().extension(), QStringLiteral("svg"));
        m_dialog->setTileTheme(QStringLiteral("letters"));
        QCOMPARE(m_dialog->choice().options.theme, QStringLiteral("letters"));
        // Tiles as on the screen follow the screen.
        QVERIFY(!m_dialog->choices().contains(QStringLiteral("exportTheme")));
    }

    void theNextDialogBeginsWithTheLastChoices() {
        WindowTest test;
        QVERIFY(test.open(solvedPuzzle({4, 4})));
        QString tiles;
        const Answer first(
            [&](QWidget* dialog) {
                if (qobject_cast<QFileDialog*>(dialog) != nullptr)
                    return chooseFile(dialog, test.path("board.svg"));
                auto* theme = dialog->findChild<QComboBox*>(QStringLiteral("exportTheme"));
                testing::pickEntry(theme, theme->currentIndex() == 0 ? 1 : 0);
                tiles = theme->currentData().toString();
                testing::pickEntry(dialog->findChild<QComboBox*>(QStringLiteral("exportFormat")),
                                   1);
                testing::typeNumber(dialog->findChild<QSpinBox*>(QStringLiteral("exportSize")),
                                    500);
                testing::typeNumber(dialog->findChild<QSpinBox*>(QStringLiteral("exportScale")), 3);
                QTest::keyClick(dialog->findChild<QCheckBox*>(QStringLiteral("labels")),
                                Qt::Key_Space);
                dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
            },
            2);
        test.action("fileExport").trigger();
        QCOMPARE(first.asked(), 2);
        QVERIFY(QFile::exists(test.path("board.svg")));
        const Answer second([&](QWidget* dialog) {
            auto* exports = qobject_cast<ExportDialog*>(dialog);
            QCOMPARE(exports->choice().picture, std::optional(PictureFormat::Svg));
            QCOMPARE(exports->findChild<QSpinBox*>(QStringLiteral("exportSize"))->value(), 500);
            QCOMPARE(exports->choice().longestSide, 1500);
            QCOMPARE(exports->choice().options.theme, tiles);
            QCOMPARE(exports->choice().options.labels, !PictureOptions().labels);
            exports->reject();
        });
        test.action("fileExport").trigger();
        QCOMPARE(second.asked(), 1);
    }

    /// A settings file may hold anything.
    void unknownChoicesAreIgnored() {
        const QJsonObject before = m_dialog->choices();
        m_dialog->setChoices({{QStringLiteral("format"), QStringLiteral("stone tablet")},
                              {QStringLiteral("exportSize"), QStringLiteral("large")},
                              {QStringLiteral("labels"), 7}});
        QCOMPARE(m_dialog->choices(), before);
        pickFormat(QStringLiteral("pieces"));
        const QJsonObject pieces = m_dialog->choices();
        pick(0);
        m_dialog->setChoices(pieces);
        QCOMPARE(m_dialog->choice().formatId, QStringLiteral("pieces"));
    }

    /// Things have the same name everywhere, also in the menu of overlays.
    void locksAreCalledLocks() {
        QCOMPARE(find<QCheckBox>("locks")->text().remove(u'&'), QStringLiteral("Locks"));
    }

    void theScaleFactorMultipliesThePixels() {
        type("exportSize", 500);
        type("exportScale", 3);
        QCOMPARE(m_dialog->choice().longestSide, 1500);
        QVERIFY2(find<QLabel>("notice")->text().contains(QStringLiteral("1500")),
                 qPrintable(find<QLabel>("notice")->text()));
        type("exportSize", 5000);
        QVERIFY(!ok()->isEnabled());
        QVERIFY(find<QLabel>("notice")->text().contains(QStringLiteral("10000")));
        type("exportScale", 2);
        QVERIFY(ok()->isEnabled());
    }

    void aSelectionCanBeExportedAlone() {
        auto* only = find<QCheckBox>("onlySelection");
        QVERIFY(!only->isEnabled());
        m_dialog->setSelection({0, 1, 2});
        QVERIFY(m_dialog->choice().options.cells.empty());
        QTest::keyClick(only, Qt::Key_Space);
        QCOMPARE(m_dialog->choice().options.cells, (std::vector<int>{0, 1, 2}));
        const QImage image =
            QImage::fromData(exportedBytes(m_file, m_file.board, m_dialog->choice()));
        QVERIFY(image.width() > 2 * image.height());
    }

    void previewFollowsTheOptions() {
        auto* preview = m_dialog->findChild<PicturePreview*>();
        QTRY_VERIFY(!preview->picture().isNull());
        const QImage before = preview->picture();
        QTest::keyClick(find<QCheckBox>("labels"), Qt::Key_Space);
        QTRY_VERIFY(preview->picture() != before);
    }

    void textsArePreviewedAndRefusedWithTheReason() {
        pickFormat(QStringLiteral("pieces"));
        QVERIFY(!m_dialog->findChild<QGroupBox*>()->isEnabled());
        auto* text = find<QPlainTextEdit>("exportText");
        QTRY_VERIFY(!text->toPlainText().isEmpty());
        QVERIFY(text->isVisible());
        QVERIFY(ok()->isEnabled());
        // No format for web viewers has tabs and blanks.
        const PuzzleFile file = solvedPuzzle({5, 5}, true);
        m_dialog = std::make_unique<ExportDialog>(file, file.board);
        m_dialog->show();
        pickFormat(QStringLiteral("viewer-url"));
        QTRY_VERIFY(!find<QLabel>("notice")->text().isEmpty());
        QVERIFY(!ok()->isEnabled());
        pick(0);
        QVERIFY(ok()->isEnabled());
        emit m_dialog->findChild<LatestJob*>()->failed(QStringLiteral("No memory."));
        QCOMPARE(find<QLabel>("notice")->text(), QStringLiteral("No memory."));
    }

private:
    template <typename T>
    T* find(const char* name) const {
        return m_dialog->findChild<T*>(QLatin1String(name));
    }
    QPushButton* ok() const {
        return m_dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    }
    void type(const char* name, int value) const {
        testing::typeNumber(find<QSpinBox>(name), value);
    }
    void pick(int index) const { testing::pickEntry(find<QComboBox>("exportFormat"), index); }
    void pickFormat(const QString& id) const {
        const int index = find<QComboBox>("exportFormat")->findData(id);
        QVERIFY(index >= 0);
        pick(index);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    PuzzleFile m_file;
    std::unique_ptr<ExportDialog> m_dialog;
};

TESSERA_TEST(TestExportDialog, Needs::Window)

} // namespace tessera::tst_ExportDialog

#include "tst_ExportDialog.moc"
