// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/race/ComparisonModel.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/search/SearchNumbersView.h"
#include "widgets/board/BoardThumbnail.h"
#include "widgets/charts/RunStyle.h"

#include "core/search/Solver.h"
#include "core/support/NumberText.h"

#include <QGuiApplication>

namespace tessera {

namespace {

constexpr int kFigureMilliseconds = 250;

constexpr std::pair<QueuedSearch::State, const char*> kStateWords[] = {
    {QueuedSearch::State::Waiting, QT_TRANSLATE_NOOP("tessera::ComparisonModel", "waiting")},
    {QueuedSearch::State::Running, QT_TRANSLATE_NOOP("tessera::ComparisonModel", "running")},
    {QueuedSearch::State::Paused, QT_TRANSLATE_NOOP("tessera::ComparisonModel", "paused")},
};

QString stateText(const QueuedSearch& search) {
    for (const auto& [state, word] : kStateWords) {
        if (search.state == state)
            return ComparisonModel::tr(word);
    }
    return endText(search.reason);
}

} // namespace

ComparisonModel::ComparisonModel(const Comparison& comparison, Thumbnails thumbnails,
                                 QObject* parent)
    : FigureModel(
          {tr("Method"), tr("Seed"), tr("Score"), tr("Evaluations/s"), tr("Time"), tr("State")},
          parent),
      m_comparison(comparison), m_thumbnails(std::move(thumbnails)) {
    connect(&comparison, &Comparison::aboutToAdd, this,
            [this](int row) { beginInsertRows({}, row, row); });
    connect(&comparison, &Comparison::added, this, [this] { endInsertRows(); });
    connect(&comparison, &Comparison::aboutToRemove, this,
            [this](int row) { beginRemoveRows({}, row, row); });
    connect(&comparison, &Comparison::removed, this, [this] { endRemoveRows(); });
    connect(&comparison, &Comparison::progressed, this, &ComparisonModel::tellProgress);
    connect(&comparison, &Comparison::boardChanged, this,
            [this](int row) { emit dataChanged(index(row, 0), index(row, 0)); });
}

void ComparisonModel::setBackground(const QColor& background) {
    m_background = background;
    if (rowCount() > 0)
        emit dataChanged(index(0, Method), index(rowCount() - 1, Method), {Qt::DecorationRole});
}

Figure ComparisonModel::figure(int row, int column) const {
    const QueuedSearch& search = m_comparison.search(row);
    const ComparedRun& run = m_comparison.run(row);
    const SearchNumbers& numbers = search.view.numbers;
    const double rate = search.evaluationsPerSecond();
    switch (column) {
    case Method:
        return {m_comparison.nameOf(row),
                {},
                runLinePixmap(run.group, m_background, qGuiApp->devicePixelRatio())};
    case Seed:
        return {QString::number(run.settings.seed),
                QVariant::fromValue<qulonglong>(run.settings.seed)};
    case Score:
        if (numbers.total == 0)
            return {QStringLiteral("–"), -1};
        return {tr("%1 of %2").arg(numbers.best).arg(numbers.total), numbers.best};
    case Rate:
        return {rate > 0 ? countText(rate) : QString(), rate};
    case Time:
        return {durationText(numbers.seconds, true), numbers.seconds};
    default:
        break;
    }
    // While it runs the share would flicker.
    if (search.state != QueuedSearch::State::Finished || !numbers.processor.isShort())
        return wordFigure(stateText(search));
    return wordFigure(coreShareText(stateText(search), numbers.processor, run.settings.threads));
}

QString ComparisonModel::toolTip(int row) const {
    const SearchNumbers& numbers = m_comparison.search(row).view.numbers;
    QStringList lines{tr("%1, seed %2: %3 of %4 after %5 and %6 evaluations")
                          .arg(text(row, Method), text(row, Seed), plainText(numbers.best),
                               plainText(numbers.total), durationText(numbers.seconds, true),
                               countText(static_cast<double>(numbers.evaluations))),
                      text(row, State)};
    if (const QString shortCore = shortCoreSentence(numbers.processor); !shortCore.isEmpty())
        lines << shortCore;
    return lines.join(u'\n');
}

QString ComparisonModel::caption(int row) const {
    // One line for the score and one for the state, so that both fit a small board.
    const QString seed = tr("seed %1").arg(text(row, Seed));
    const QString state = stateText(m_comparison.search(row));
    if (!m_comparison.moment())
        return QStringLiteral("%1 · %2\n%3").arg(text(row, Score), seed, state);
    const std::optional<BestMoment>& moment = m_comparison.run(row).moment;
    if (!moment)
        return QStringLiteral("%1 · %2\n%3").arg(tr("no board yet"), seed, state);
    const QString score =
        tr("%1 of %2").arg(moment->score).arg(m_comparison.search(row).view.numbers.total);
    return QStringLiteral("%1 · %2\n%3 · %4")
        .arg(score, seed, tr("since %1").arg(durationText(moment->seconds, true)), state);
}

/// Updates only rows of the wall whose caption differs: painting its boards is expensive.
void ComparisonModel::tellProgress() {
    if (rowCount() == 0)
        return;
    // Always the last figures, earlier ones at a readable pace.
    const bool isDue = !m_sinceFigures.isValid() ||
                       m_sinceFigures.hasExpired(kFigureMilliseconds) || !m_comparison.isActive();
    if (isDue) {
        m_sinceFigures.start();
        emit dataChanged(index(0, Score), index(rowCount() - 1, State));
    }
    m_captions.resize(rowCount());
    for (int row = 0; row < rowCount(); ++row) {
        const QString now = caption(row);
        if (m_captions[row] != now) {
            m_captions[row] = now;
            emit dataChanged(index(row, Method), index(row, Method));
        }
    }
}

QVariant ComparisonModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const int row = index.row();
    switch (role) {
    case Qt::ToolTipRole:
        return plainToolTip(toolTip(row));
    case BoardThumbnailDelegate::kCaptionRole:
        return caption(row);
    case BoardThumbnailDelegate::kThumbnailRole:
        return m_thumbnails(m_comparison.run(row).puzzle, m_comparison.run(row).board);
    default:
        return FigureModel::data(index, role == Qt::AccessibleTextRole ? Qt::DisplayRole : role);
    }
}

} // namespace tessera
