// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/LandscapeDialog.h"

#include "app/window/common/FormControls.h"
#include "app/window/common/LongWork.h"
#include "widgets/charts/LagPlot.h"

#include "core/edges/moves/EdgeProblem.h"
#include "core/landscape/LocalOptima.h"
#include "core/landscape/Walks.h"
#include "core/support/NumberText.h"
#include "core/support/UserError.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QSvgRenderer>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kDialogSteps = 100'000;
constexpr int kDialogLags = 50;
/// Few enough for a moment and for a readable picture.
constexpr int kMostDrawn = 60;
constexpr SampleSize kDialogSample{300, 10, kMostDrawn, 100'000'000};
constexpr std::size_t kMostBoardsInDialog = 10'000;

} // namespace

struct LandscapeDialog::Found {
    QString failure;
    bool hasMoves = false;
    std::vector<double> correlations{};
    std::optional<double> length{};
    OptimaNetwork network{};
    int best = 0;
    int total = 0;
    std::optional<QByteArray> picture{};

    static Found in(const PuzzleFile& file, NeighbourhoodKind kind, const StopAsked& stop);
};

LandscapeDialog::Found LandscapeDialog::Found::in(const PuzzleFile& file, NeighbourhoodKind kind,
                                                  const StopAsked& stop) {
    Found found;
    const EdgeProblem problem(file.puzzle, file.board, file.locked, StartKind::Random);
    const CompiledPuzzle pieces(problem.puzzle());
    const MovableCells cells(problem, pieces);
    Random random(1);
    ScoredBoard board(pieces);
    makeStart(board, problem, cells, StartKind::Random, random);
    const BoardNeighbourhood neighbourhood(board, cells, kind);
    found.total = problem.total();
    found.hasMoves = neighbourhood.size() > 0;
    if (!found.hasMoves)
        return found;
    const auto series = randomWalk(board, neighbourhood, kDialogSteps, random, stop);
    for (int lag = 0; lag <= kDialogLags; ++lag) {
        if (const auto value = autocorrelation(series, lag))
            found.correlations.push_back(*value);
    }
    found.length = correlationLength(series);
    const auto boards = allBoards(problem, pieces, cells, kMostBoardsInDialog, stop);
    found.network = boards
                        ? wholeNetwork(pieces, cells, kind, *boards, stop)
                        : sampledNetwork(problem, pieces, cells, kind, kDialogSample, random, stop);
    if (stop())
        return found;
    found.best = std::ranges::max_element(found.network.optima, {}, &LocalOptimum::score)->score;
    const LandscapeGraph graph = graphOf(found.network, found.total, asIndex(kMostDrawn));
    found.picture = drawnGraph(dotText(graph, {}), stop);
    return found;
}

SvgPicture::SvgPicture(QWidget* parent) : QWidget(parent), m_renderer(new QSvgRenderer(this)) {
    setMinimumSize(240, 240);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void SvgPicture::setSvg(const QByteArray& svg) {
    m_renderer->load(svg);
    m_renderer->setAspectRatioMode(Qt::KeepAspectRatio);
    update();
}

bool SvgPicture::hasPicture() const { return m_renderer->isValid(); }

void SvgPicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (!hasPicture())
        return;
    // Graphviz draws for white paper.
    painter.fillRect(rect(), Qt::white);
    m_renderer->render(&painter, rect());
}

LandscapeDialog::LandscapeDialog(const PuzzleFile& file, QWidget* parent)
    : QDialog(parent), m_file(std::make_shared<const PuzzleFile>(file)),
      m_moves(described(new QComboBox(this), "landscapeMoves",
                        tr("The moves whose landscape is measured"))),
      m_walk(new LagPlot(this)), m_network(new SvgPicture(this)), m_note(new NoticeLine(this)),
      m_job(new LatestJob(this)) {
    offerHelp(*this, "research");
    setWindowTitle(tr("Landscape"));
    // In the order of NeighbourhoodKind.
    m_moves->addItems({tr("Swaps"), tr("Swaps in the best rotations"), tr("Rotations"),
                       tr("Swaps and rotations")});
    m_network->setAccessibleName(tr("Network of local optima"));
    auto* form = new QFormLayout;
    form->addRow(tr("&Moves:"), m_moves);
    auto* pictures = new QHBoxLayout;
    pictures->addWidget(m_walk, 1);
    pictures->addWidget(m_network, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addLayout(pictures, 1);
    layout->addWidget(m_note);
    layout->addWidget(buttons);
    resize(860, 520);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_moves, &QComboBox::currentIndexChanged, this, &LandscapeDialog::measure);
    measure();
}

LandscapeDialog::~LandscapeDialog() { *m_stop = true; }

void LandscapeDialog::measure() {
    *m_stop = true;
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_note->setNote(tr("Measuring…"));
    m_walk->setCorrelations({});
    m_network->setSvg({});
    const auto kind = static_cast<NeighbourhoodKind>(m_moves->currentIndex());
    m_job->request([this, file = m_file, kind, stop = m_stop]() -> LatestJob::Delivery {
        Found found;
        try {
            found = Found::in(*file, kind, [&stop] { return stop->load(); });
        } catch (const std::exception&) {
            found.failure = failureSentence();
        }
        return [this, found] { showFound(found); };
    });
}

void LandscapeDialog::showFound(const Found& found) {
    m_walk->setCorrelations(found.correlations);
    m_network->setSvg(found.picture.value_or(QByteArray()));
    if (!found.failure.isEmpty()) {
        m_note->setWarning(found.failure);
        return;
    }
    if (!found.hasMoves) {
        m_note->setNote(tr("This puzzle has no such moves."));
        return;
    }
    const QLocale locale;
    QString text = found.network.isWhole ? tr("All %1 local optima; the best has %2 of %3 edges.")
                                         : tr("%1 local optima sampled; the best has %2 of %3 "
                                              "edges.");
    text = text.arg(locale.toString(static_cast<qulonglong>(found.network.distinct)),
                    plainText(found.best), plainText(found.total));
    if (found.length) {
        text = tr("Correlation length: %1 moves.").arg(locale.toString(*found.length, 'f', 1)) +
               u' ' + text;
    }
    if (!canDrawGraphs())
        text += u' ' + tr("Install Graphviz to see their network.");
    else if (!found.picture)
        text += u' ' + tr("Graphviz could not draw their network.");
    else if (found.network.isWhole && found.network.distinct > asIndex(kMostDrawn))
        text += u' ' + tr("The picture shows the %1 with the largest basins.").arg(kMostDrawn);
    m_note->setNote(text);
}

} // namespace tessera
