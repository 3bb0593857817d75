// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/animation/AnimationDialog.h"
#include "app/window/common/PicturePreview.h"
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"

#include "core/edges/puzzle/Board.h"
#include "core/kind/Kind.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QImageReader>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

namespace tessera::tst_AnimationDialog {

namespace {

SearchSettings shortSearch() {
    SearchSettings settings;
    settings.solver = "annealing";
    settings.values = findSolver("annealing")->defaults();
    settings.budget.evaluations = 200'000;
    return settings;
}

void runSearch(BoardSearch& search) {
    search.start(shortSearch());
    QTRY_COMPARE(search.state(), SearchState::Finished);
}

/// Accepts the dialog for the animation, then names a file.
class Saver {
public:
    explicit Saver(QString path)
        : m_path(std::move(path)), m_first([this](QWidget* dialog) { acceptDialog(dialog); }) {}

    [[nodiscard]] bool done() const { return m_second && m_second->asked() == 1; }

private:
    void acceptDialog(QWidget* dialog) {
        QVERIFY(qobject_cast<AnimationDialog*>(dialog) != nullptr);
        m_second = std::make_unique<Answer>([this](QWidget* asked) { chooseFile(asked, m_path); });
        auto* buttons = dialog->findChild<QDialogButtonBox*>();
        QTest::mouseClick(buttons->button(QDialogButtonBox::Save), Qt::LeftButton);
    }

    QString m_path;
    std::unique_ptr<Answer> m_second;
    Answer m_first;
};

} // namespace

class TestAnimationDialog : public QObject {
    Q_OBJECT

private slots:
    void theRunIsKeptWithItsBoards() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        runSearch(test.search());
        const BestHistory& bests = test.search().bests();
        QVERIFY(bests.size() > 3);
        QVERIFY(test.search().searched().puzzle == test.document().puzzle());
        for (std::size_t i = 0; i < bests.size(); ++i) {
            const Puzzle& puzzle = test.document().puzzle();
            const auto board =
                Board::fromCodes(puzzle.size(), puzzle.pieceCount(), bests.solution(i));
            QCOMPARE(matchedEdges(puzzle, *board), bests.moments()[i].score);
        }
        QCOMPARE(bests.moments().back().score, test.search().numbers().best);
        // Each improvement on the curve has its board.
        const auto points = test.search().trace().points();
        QCOMPARE(static_cast<std::size_t>(std::ranges::count_if(points, &TracePoint::improvement)),
                 bests.size());
    }

    void withoutARunAMessageSaysWhatToDo() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(test.page().message().contains(QStringLiteral("start a search")));
    }

    void savesTheRunAsAGif() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        runSearch(test.search());
        const QString path = test.path("run.gif");
        const Saver saver(path);
        test.key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(saver.done());
        QTRY_COMPARE(test.page().message(), QStringLiteral("Saved as %1.").arg(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly) && file.read(4) == "GIF8");
        const QImageReader reader(path);
        if (!QImageReader::supportedImageFormats().contains("gif"))
            QSKIP("Qt reads no GIF here.");
        QCOMPARE(reader.format(), QByteArray("gif"));
        QVERIFY(reader.imageCount() > 3);
        QVERIFY(reader.size().width() > 300 && reader.size().width() <= 480);
    }

    void aPlaceThatCannotBeWrittenIsSaid() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        runSearch(test.search());
        const QString path = test.path("none/run.gif");
        const Saver saver(path);
        test.key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(saver.done());
        QTRY_VERIFY(test.page().message().contains(QStringLiteral("run.gif")));
        QVERIFY(!QFile::exists(path));
    }

    void settingsFollowTheControlsAndThePreviewPlays() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        runSearch(test.search());
        AnimationDialog dialog(test.document().file(), test.search().bests(), AnimationSettings());
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto* preview = dialog.findChild<PicturePreview*>(QStringLiteral("animationPreview"));
        QTRY_VERIFY(!preview->picture().isNull());
        const QImage first = preview->picture();
        QTRY_VERIFY(preview->picture() != first);

        const auto type = [&dialog](const char* name, const QString& text) {
            auto* box = dialog.findChild<QAbstractSpinBox*>(QLatin1String(name));
            box->setFocus();
            box->selectAll();
            QTest::keyClicks(box, text);
            QTest::keyClick(box, Qt::Key_Tab);
        };
        type("animationSize", QStringLiteral("200"));
        type("animationSeconds", QStringLiteral("4.5"));
        type("animationRate", QStringLiteral("25"));
        type("animationHold", QStringLiteral("0"));
        QTest::keyClick(dialog.findChild<QComboBox*>(QStringLiteral("animationPace")),
                        Qt::Key_Down);
        for (const char* name : {"animationHighlight", "animationCaption"})
            QTest::keyClick(dialog.findChild<QCheckBox*>(QLatin1String(name)), Qt::Key_Space);
        QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("notice"))
                    ->text()
                    .startsWith(QStringLiteral("Improvements shown: ")));
        const AnimationSettings settings = dialog.settings();
        QCOMPARE(settings.longestSide, 200);
        QCOMPARE(settings.timing.seconds, 4.5);
        QCOMPARE(settings.timing.framesPerSecond, 25);
        QCOMPARE(settings.timing.holdSeconds, 0.0);
        QCOMPARE(settings.timing.pace, AnimationPace::Running);
        QVERIFY(!settings.highlight && !settings.caption);
        type("animationSize", QStringLiteral("1"));
        QVERIFY(dialog.settings().longestSide >= kSmallestAnimation);
    }
};

TESSERA_TEST(TestAnimationDialog, Needs::Window)

} // namespace tessera::tst_AnimationDialog

#include "tst_AnimationDialog.moc"
