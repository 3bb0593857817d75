// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/race/ComparisonModel.h"

#include "app/window/common/SortedTable.h"
#include "widgets/board/BoardThumbnailDelegate.h"
#include "widgets/charts/ChartCurve.h"

#include "core/search/MethodLabel.h"
#include "core/support/NumberText.h"

#include <QGuiApplication>
#include <QLocale>

namespace tessera {

namespace {

constexpr int kFigureMilliseconds = 250;

} // namespace

QString stateText(const QueuedSearch& search) {
    switch (search.state) {
    case QueuedSearch::State::Waiting:
        return ComparisonModel::tr("waiting");
    case QueuedSearch::State::Running:
        return ComparisonModel::tr("running");
    case QueuedSearch::State::Paused:
        return ComparisonModel::tr("paused");
    case QueuedSearch::State::Finished:
        break;
    }
    switch (search.reason) {
    case StopReason::Solved:
        return ComparisonModel::tr("solved");
    case StopReason::Target:
        return ComparisonModel::tr("target reached");
    case StopReason::Time:
        return ComparisonModel::tr("time is up");
    case StopReason::Evaluations:
        return ComparisonModel::tr("evaluations used up");
    case StopReason::Exhausted:
        return ComparisonModel::tr("nothing left to try");
    case StopReason::Failed:
        return ComparisonModel::tr("failed");
    case StopReason::Interrupted:
    case StopReason::None:
        break;
    }
    return ComparisonModel::tr("stopped");
}

ComparisonModel::ComparisonModel(const Comparison& comparison, Thumbnails thumbnails,
                                 QObject* parent)
    : QAbstractTableModel(parent), m_comparison(comparison), m_thumbnails(std::move(thumbnails)) {
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

int ComparisonModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_comparison.count();
}

int ComparisonModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString ComparisonModel::text(int row, int column) const {
    const QueuedSearch& search = m_comparison.search(row);
    const SearchNumbers& numbers = search.view.numbers;
    switch (column) {
    case Method:
        return m_comparison.run(row).method;
    case Seed:
        return QString::number(m_comparison.run(row).settings.seed);
    case Score:
        return tr("%1 of %2").arg(numbers.best).arg(numbers.total);
    case Rate:
        return search.evaluationsPerSecond() > 0 ? countText(search.evaluationsPerSecond())
                                                 : QString();
    case Time:
        return durationText(numbers.seconds, true);
    case State:
        // While it runs the share would only flicker.
        if (search.state != QueuedSearch::State::Finished || !numbers.processor.isShort())
            return stateText(search);
        return tr("%1, %2 % of a core")
            .arg(stateText(search),
                 QLocale().toString(100 * numbers.processor.coreShare(), 'f', 0));
    default:
        return {};
    }
}

QVariant ComparisonModel::sortValue(int row, int column) const {
    const QueuedSearch& search = m_comparison.search(row);
    switch (column) {
    case Seed:
        return QVariant::fromValue<qulonglong>(m_comparison.run(row).settings.seed);
    case Score:
        return search.view.numbers.best;
    case Rate:
        return search.evaluationsPerSecond();
    case Time:
        return search.view.numbers.seconds;
    default:
        return text(row, column);
    }
}

QString ComparisonModel::toolTip(int row) const {
    const SearchNumbers& numbers = m_comparison.search(row).view.numbers;
    QStringList lines{tr("%1, seed %2: %3 of %4 after %5 and %6 evaluations")
                          .arg(text(row, Method), text(row, Seed), QLocale().toString(numbers.best),
                               QLocale().toString(numbers.total),
                               durationText(numbers.seconds, true),
                               countText(static_cast<double>(numbers.evaluations))),
                      text(row, State)};
    if (const QString shortCore = shortCoreSentence(numbers.processor); !shortCore.isEmpty())
        lines << shortCore;
    return lines.join(u'\n');
}

QString ComparisonModel::caption(int row) const {
    // A line for the score and one for the state, so that a small board loses neither.
    const QString seed = tr("seed %1").arg(text(row, Seed));
    if (!m_comparison.moment())
        return QStringLiteral("%1 · %2\n%3").arg(text(row, Score), seed, text(row, State));
    const std::optional<BestMoment>& moment = m_comparison.run(row).moment;
    if (!moment)
        return QStringLiteral("%1 · %2\n%3").arg(tr("no board yet"), seed, text(row, State));
    const QString score = tr("%1 of %2").arg(moment->score).arg(
        m_comparison.search(row).view.numbers.total);
    return QStringLiteral("%1 · %2\n%3 · %4")
        .arg(score, seed, tr("since %1").arg(durationText(moment->seconds, true)),
             text(row, State));
}

/// The wall is only told of rows whose caption differs: its boards are dear to paint.
void ComparisonModel::tellProgress() {
    if (rowCount() == 0)
        return;
    // The last figures always, the ones before at a pace at which they can be read.
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
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::DecorationRole:
        if (index.column() == Method)
            return runLinePixmap(m_comparison.run(row).group, m_background,
                                 qGuiApp->devicePixelRatio());
        return {};
    case Qt::TextAlignmentRole:
        if (index.column() == Method || index.column() == State)
            return QVariant::fromValue<int>(Qt::AlignLeft | Qt::AlignVCenter);
        return QVariant::fromValue<int>(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return role == Qt::ToolTipRole ? toolTip(row) : text(row, index.column());
    case SortedTable::kSortRole:
        return sortValue(row, index.column());
    case BoardThumbnailDelegate::kCaptionRole:
        return caption(row);
    case BoardThumbnailDelegate::kThumbnailRole:
        return m_thumbnails(m_comparison.run(row).puzzle, m_comparison.run(row).board);
    default:
        return {};
    }
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    switch (section) {
    case Method:
        return tr("Method");
    case Seed:
        return tr("Seed");
    case Score:
        return tr("Score");
    case Rate:
        return tr("Evaluations/s");
    case Time:
        return tr("Time");
    case State:
        return tr("State");
    default:
        return {};
    }
}

} // namespace tessera
