// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/ProgressLine.h"

#include "app/cli/common/Console.h"
#include "app/cli/common/Team.h"

#include "core/experiments/Origin.h"
#include "core/support/NumberText.h"
#include "core/support/Platform.h"

#include <algorithm>
#include <cstdio>

namespace tessera {

namespace {

constexpr qint64 kLineMilliseconds = 10'000;

/// The slowest and the fastest process, and the one that was not heard of for the longest time.
QString textOf(std::span<const RankWord> ranks) {
    if (ranks.empty())
        return {};
    const auto [slowest, fastest] = std::ranges::minmax(ranks, {}, &RankWord::perSecond);
    const RankWord oldest = *std::ranges::max_element(ranks, {}, &RankWord::age);
    return CliText::tr("  %1 processes, %2/s to %3/s each, process %4 last heard %5 s ago")
        .arg(ranks.size())
        .arg(countText(slowest.perSecond), countText(fastest.perSecond))
        .arg(oldest.rank)
        .arg(oldest.age, 0, 'f', 1);
}

QString textOf(const RunBatch::Progress& progress, int total, double elapsed) {
    double evaluations = 0;
    double rate = 0;
    for (const SearchNumbers& numbers : progress.running) {
        const auto count = static_cast<double>(numbers.evaluations);
        evaluations += count;
        rate += numbers.seconds > 0 ? count / numbers.seconds : 0;
    }
    QString text = CliText::tr("%1  best %2/%3  %4 evaluations, %5/s")
                       .arg(durationText(elapsed))
                       .arg(progress.best)
                       .arg(total)
                       .arg(countText(evaluations), countText(rate));
    if (progress.total > 1)
        text += CliText::tr("  runs %1/%2").arg(progress.finished).arg(progress.total);
    if (progress.running.size() == 1 && !progress.running.front().finder.empty())
        text += QStringLiteral("  ") + translated(progress.running.front().finder.data());
    for (const SearchNumbers& numbers : progress.running)
        text += textOf(numbers.ranks);
    if (progress.running.size() == 1 && progress.running.front().secondsToGain)
        text += CliText::tr("  next improvement: %1")
                    .arg(forecastText(*progress.running.front().secondsToGain));
    return text;
}

} // namespace

ProgressLine::ProgressLine(bool quiet)
    : m_quiet(quiet), m_live(errorStreamIsTerminal()), m_nextLine(kLineMilliseconds) {
    m_clock.start();
}

bool ProgressLine::isDue() const { return !m_quiet && (m_live || m_clock.elapsed() >= m_nextLine); }

void ProgressLine::show(const RunBatch::Progress& progress, int total) {
    if (isDue())
        draw(textOf(progress, total, static_cast<double>(m_clock.elapsed()) / 1000.0));
}

void ProgressLine::showRuns(const RunBatch::Progress& progress) {
    if (!isDue())
        return;
    const double elapsed = static_cast<double>(m_clock.elapsed()) / 1000.0;
    QString text = CliText::tr("%1  runs %2/%3")
                       .arg(durationText(elapsed))
                       .arg(progress.finished)
                       .arg(progress.total);
    if (progress.finished > 0) {
        const double left = elapsed * static_cast<double>(progress.total - progress.finished) /
                            static_cast<double>(progress.finished);
        text += CliText::tr("  about %1 left").arg(durationText(left));
    }
    draw(text);
}

void ProgressLine::showCount(std::uint64_t solutions, std::uint64_t nodes,
                             std::uint64_t nodesBefore, const std::optional<TreeProgress>& progress,
                             std::span<const RankWord> ranks) {
    if (!isDue())
        return;
    const double elapsed = std::max(static_cast<double>(m_clock.elapsed()) / 1000.0, 0.001);
    const double rate = static_cast<double>(nodes - nodesBefore) / elapsed;
    QString text = CliText::tr("%1  solutions %2  %3 placements, %4/s")
                       .arg(durationText(elapsed))
                       .arg(solutions)
                       .arg(countText(static_cast<double>(nodes)), countText(rate));
    if (progress) {
        text += CliText::tr("  %1 % of about %2, %3 left")
                    .arg(100 * progress->searched, 0, 'g', 3)
                    .arg(countText(progress->size), roughDurationText(progress->secondsLeft(rate)));
    }
    draw(text + textOf(ranks));
}

void ProgressLine::showUnits(const std::function<UnitTotals()>& totals) {
    if (!isDue())
        return;
    const UnitTotals now = totals();
    QString text = CliText::tr("%1  units %2/%3  %4 %")
                       .arg(durationText(static_cast<double>(m_clock.elapsed()) / 1000.0))
                       .arg(now.done)
                       .arg(now.units)
                       .arg(100 * now.share, 0, 'f', 1);
    if (now.best >= 0)
        text += CliText::tr("  best %1").arg(now.best);
    draw(text);
}

void ProgressLine::showPart(const QString& part) {
    if (isDue())
        draw(QStringLiteral("%1  %2").arg(
            durationText(static_cast<double>(m_clock.elapsed()) / 1000.0), part));
}

void ProgressLine::draw(const QString& text) {
    if (!m_live) {
        m_nextLine = m_clock.elapsed() + kLineMilliseconds;
        complain(text);
        return;
    }
    // Returns to the first column, and clears the line after the text.
    const QByteArray bytes = "\r" + text.toUtf8() + "\x1b[K";
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stderr);
    m_drawn = true;
}

void ProgressLine::clear() {
    if (m_drawn)
        std::fputs("\r\x1b[K", stderr);
    m_drawn = false;
}

void ProgressLine::complainOnce(const QString& failure, QString& told) {
    if (failure != told && !failure.isEmpty()) {
        clear();
        complain(failure);
    }
    told = failure;
}

bool doRuns(ExperimentRunner& runner, bool quiet) {
    ProgressLine line(quiet);
    catchInterrupts();
    runner.start();
    while (!runner.waitFor(0.1)) {
        if (interrupted())
            runner.stop();
        static_cast<void>(runner.takeKept());
        line.showRuns(runner.progress());
    }
    runner.throwIfFailed();
    return !interrupted();
}

CountClock::CountClock(const Arguments& arguments) : mostSeconds(arguments.seconds("time")) {
    if (!team().isFirst())
        mostSeconds.reset();
    if (const auto most = arguments.whole("limit"))
        limit = static_cast<std::uint64_t>(*most);
    m_clock.start();
}

double CountClock::seconds() const { return static_cast<double>(m_clock.nsecsElapsed()) * 1e-9; }

bool CountClock::hasTime() const {
    return !interrupted() && !(mostSeconds && seconds() >= *mostSeconds);
}

QStringList CountClock::addEnd(QJsonObject& json, double seconds) const {
    const auto solutions =
        static_cast<std::uint64_t>(json.value(QLatin1String("solutions")).toInteger());
    const char* stop = json.value(QLatin1String("complete")).toBool() ? "exhausted"
                       : limit && solutions >= *limit                 ? "limit"
                       : interrupted()                                ? "interrupted"
                                                                      : "time";
    json[QLatin1String("seconds")] = seconds;
    json[QLatin1String("stop")] = QLatin1String(stop);
    return {QStringLiteral("seconds %1").arg(seconds, 0, 'f', 3),
            QStringLiteral("stop %1").arg(QLatin1String(stop))};
}

void CountClock::addSettings(QJsonObject& json, int threads) const {
    QJsonObject budget;
    if (mostSeconds)
        budget[QLatin1String("seconds")] = *mostSeconds;
    if (limit)
        budget[QLatin1String("solutions")] = static_cast<qint64>(*limit);
    json[QLatin1String("start")] = QStringLiteral("board");
    json[QLatin1String("budget")] = budget;
    json[QLatin1String("threads")] = threads;
    json[QLatin1String("ranks")] = team().size();
    addOrigin(json);
}

} // namespace tessera
