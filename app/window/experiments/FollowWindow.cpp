// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/experiments/FollowWindow.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/common/FilePrompts.h"
#include "app/window/common/FormControls.h"
#include "app/window/common/LongWork.h"
#include "app/window/settings/AppSettings.h"
#include "widgets/charts/FitnessChart.h"

#include "core/support/UserError.h"
#include "core/units/UnitFollower.h"

#include <QLabel>
#include <QProgressBar>
#include <QSplitter>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kFollowMilliseconds = 1000;
/// The pixels of a board: as many as its place has, within these.
constexpr int kFewestPixels = 900;
constexpr int kMostPixels = 4000;
constexpr int kProgressParts = 1000;

ChartCurve followedCurve(const RecordedRun& run, bool isBest) {
    ChartCurve curve;
    curve.name = isBest ? FollowWindow::tr("Best board")
                        : filled(FollowWindow::tr("Seed %1"), run.settings.seed);
    curve.points.assign(run.trace.points().begin(), run.trace.points().end());
    if (!curve.points.empty() && curve.points.back().seconds < run.numbers.seconds)
        curve.points.push_back({run.numbers, run.numbers.best, run.numbers.current});
    curve.thin = !isBest;
    return curve;
}

} // namespace

FollowWindow::FollowWindow(AppSettings& settings, Cover cover, QWidget* parent)
    : QWidget(parent, Qt::Window), m_settings(settings), m_cover(std::move(cover)),
      m_title(sentenceLabel(this, "followTitle")), m_message(sentenceLabel(this, "followMessage")),
      m_board(new QLabel(this)), m_chart(new FitnessChart(this)),
      m_progress(new QProgressBar(this)), m_reading(new LatestJob(this)),
      m_drawing(new LatestJob(this)) {
    setWindowTitle(tr("Follow a folder"));
    setObjectName(QStringLiteral("followWindow"));
    described(m_progress, "followProgress", {}, tr("Finished work units"));
    described(m_board, "followBoard", {}, tr("The best board of the folder"));
    m_progress->setRange(0, kProgressParts);
    m_board->setAlignment(Qt::AlignCenter);
    m_board->setMinimumSize(1, 1);
    arrange();
    clear();
    m_timer.setInterval(kFollowMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &FollowWindow::look);
}

void FollowWindow::arrange() {
    auto* bar = new QToolBar(this);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->addAction(
        makeAction({"followChoose", tr("&Choose folder…"),
                    tr("Choose the folder of “tessera work”"), QKeySequence::Open, "open"},
                   this, [this] { choose(); }));
    m_open = makeAction({"followOpen", tr("Open &best board"),
                         tr("Open the best run so far with its puzzle"), QKeySequence(), "search"},
                        this, [this] { emit openRequested(*m_best); });
    bar->addAction(m_open);
    auto* halves = new QSplitter(this);
    halves->addWidget(m_board);
    halves->addWidget(m_chart);
    connect(halves, &QSplitter::splitterMoved, this, &FollowWindow::fit);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(bar);
    layout->addWidget(m_title);
    layout->addWidget(m_progress);
    layout->addWidget(halves, 1);
    layout->addWidget(m_message);
    const int line = fontMetrics().lineSpacing();
    resize(line * 60, line * 36);
    halves->setSizes({line * 28, line * 32});
}

void FollowWindow::choose() {
    const QString folder =
        askForPath(this, "cluster", QFileDialog::Directory,
                   {tr("The folder of “tessera work”"), m_settings.lastFolder()});
    if (!folder.isEmpty())
        follow(folder);
}

/// Nothing of the last folder stays, and what is still read of it is dropped.
void FollowWindow::clear() {
    m_timer.stop();
    m_follower.reset();
    m_best.reset();
    m_drawn.reset();
    m_pixels = 0;
    m_image = {};
    m_board->clear();
    m_title->clear();
    m_progress->reset();
    m_open->setEnabled(false);
    m_chart->showAll();
    m_chart->showAllSeries();
    PlotContent content;
    content.emptyText = tr("No board yet");
    m_chart->setContent(std::move(content));
}

void FollowWindow::follow(const QString& folder) {
    clear();
    try {
        m_follower = std::make_shared<UnitFollower>(folder);
    } catch (const std::exception&) {
        m_message->setText(failureSentence());
        return;
    }
    m_settings.lastFolder.set(folder);
    m_title->setText(folder);
    m_message->clear();
    m_timer.start();
    look();
}

void FollowWindow::look() {
    if (m_reading->isBusy() || !isVisible())
        return;
    m_reading->request([this, follower = m_follower]() -> LatestJob::Delivery {
        try {
            return [this, follower, sight = follower->look()] {
                if (follower == m_follower)
                    showSight(sight);
            };
        } catch (const std::exception&) {
            return [this, follower, sentence = failureSentence()] {
                if (follower == m_follower)
                    m_message->setText(sentence);
            };
        }
    });
    m_reading->hurry();
}

void FollowWindow::showSight(const UnitSight& sight) {
    if (sight.isRemade) {
        follow(m_title->text());
        return;
    }
    const UnitTotals& totals = sight.totals;
    m_progress->setValue(static_cast<int>(totals.share * kProgressParts));
    m_message->setText(
        tr("%1 of %2 units done, %3 split. Workers: %4. Best score: %5.")
            .arg(totals.done)
            .arg(totals.units)
            .arg(totals.split)
            .arg(sight.workers)
            .arg(sight.best ? QString::number(sight.best->numbers.best) : QStringLiteral("–")));
    m_best = sight.best;
    m_open->setEnabled(m_best.has_value());
    PlotContent content;
    content.emptyText = tr("No board yet");
    content.showCurrent = false;
    if (m_best) {
        draw(*m_best);
        content.curves.push_back(followedCurve(*m_best, true));
        content.total = m_best->puzzle.kind().total(m_best->puzzle);
    }
    for (const RecordedRun& run : sight.running)
        content.curves.push_back(followedCurve(run, false));
    m_chart->setContent(std::move(content));
    if (totals.isComplete)
        m_timer.stop();
}

void FollowWindow::draw(const RecordedRun& run) {
    const Solution solution = run.bests.solution(run.bests.size() - 1);
    const QSizeF room = QSizeF(m_board->size()) * devicePixelRatioF();
    const int pixels = std::clamp(static_cast<int>(std::max(room.width(), room.height())),
                                  kFewestPixels, kMostPixels);
    if (m_drawn == solution && m_pixels >= pixels)
        return;
    const auto board = run.puzzle.kind().withSolution(run.puzzle, solution);
    if (!board)
        return;
    m_drawn = solution;
    m_pixels = pixels;
    m_drawing->request(
        [this, follower = m_follower, paint = m_cover(*board), pixels]() -> LatestJob::Delivery {
            return [this, follower, image = paint(pixels)] {
                if (follower != m_follower)
                    return;
                m_image = image;
                fit();
            };
        });
    m_drawing->hurry();
}

/// Fits the board to its place, and draws it again if that has more pixels.
void FollowWindow::fit() {
    if (m_image.isNull())
        return;
    if (m_best)
        draw(*m_best);
    const double ratio = devicePixelRatioF();
    QImage image =
        m_image.scaled(m_board->size() * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    image.setDevicePixelRatio(ratio);
    m_board->setPixmap(QPixmap::fromImage(image));
}

void FollowWindow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

} // namespace tessera
