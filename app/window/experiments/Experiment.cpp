// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/experiments/Experiment.h"

#include "core/experiments/ExperimentTable.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kPollMilliseconds = 200;

const QString kPlansFolder = QStringLiteral(":/experiments");

/// The first words of a name whose words are joined by hyphens, up to 40 characters.
QString wholeWords(QString name) {
    constexpr qsizetype most = 40;
    if (name.size() > most) {
        const qsizetype end = name.lastIndexOf(u'-', most);
        name.truncate(end > 0 ? end : most);
    }
    while (name.endsWith(u'-') || (!name.isEmpty() && name.back().isHighSurrogate()))
        name.chop(1);
    return name;
}

} // namespace

Experiment::Experiment(ExperimentPlan plan, const QString& folder,
                       std::vector<std::optional<StoredRun>> runs, QObject* parent)
    : QObject(parent), m_plan(std::move(plan)), m_store(std::make_unique<RunStore>(m_plan, folder)),
      m_runs(std::move(runs)) {
    m_timer.setInterval(kPollMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &Experiment::poll);
}

void Experiment::writeLater(QByteArray plan, const QString& planPath) {
    m_unwritten = std::move(plan);
    m_planPath = planPath;
}

std::size_t Experiment::finishedCount() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(m_runs, [](const auto& run) { return run.has_value(); }));
}

void Experiment::start(int jobs) {
    if (isRunning())
        return;
    const std::vector<std::size_t> open = openRuns(m_plan, m_runs);
    try {
        refuseOtherParameters(m_plan, m_runs, open);
    } catch (const std::exception&) {
        emit runningChanged(failureSentence());
        return;
    }
    if (!m_unwritten.isEmpty()) {
        m_store->prepare();
        writeFile(m_unwritten, m_planPath);
        m_unwritten.clear();
    }
    auto runner = std::make_unique<ExperimentRunner>(m_plan, *m_store, open, jobs);
    runner->start();
    m_runner = std::move(runner); // only of one that has started
    m_timer.start();
    emit runningChanged({});
}

void Experiment::stop() {
    if (isRunning())
        m_runner->stop();
}

std::optional<double> Experiment::secondsLeft() const {
    return isRunning() ? m_runner->secondsLeft() : std::nullopt;
}

void Experiment::poll() {
    const bool ended = m_runner->waitFor(0);
    auto kept = m_runner->takeKept();
    for (ExperimentRunner::Kept& run : kept)
        m_runs[run.run] = std::move(run.result);
    if (!kept.empty())
        emit runsEnded();
    if (!ended)
        return;
    QString failure;
    try {
        m_runner->throwIfFailed();
        writeTables(m_plan, m_runs, m_store->folder());
    } catch (const std::exception&) {
        failure = failureSentence();
    }
    m_timer.stop();
    m_runner.reset();
    emit runningChanged(failure);
}

QStringList shippedPlans() {
    QStringList plans;
    QDirIterator files(kPlansFolder, {QStringLiteral("*.json")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext())
        plans << files.next();
    plans.sort();
    return plans;
}

bool isShippedPlan(const QString& path) { return path.startsWith(kPlansFolder + u'/'); }

QString planTitle(const QString& path) {
    QFile file(path);
    QString title;
    if (file.open(QIODevice::ReadOnly))
        title = QJsonDocument::fromJson(file.readAll())[QLatin1String("title")].toString();
    return title.isEmpty() ? QFileInfo(path).fileName() : translatedTitle(title);
}

QString newResultsFolder(const QString& title) {
    static const QRegularExpression unsafe(QStringLiteral("[^\\w.+×-]+"),
                                           QRegularExpression::UseUnicodePropertiesOption);
    QString name = wholeWords(QString(title).replace(unsafe, QStringLiteral("-")));
    if (name.isEmpty() || name.startsWith(u'.'))
        name = QStringLiteral("plan");
    return freePath(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
                    QStringLiteral("/experiments/") + name);
}

QString newPlanPath(const QString& results) {
    return freePath(results + QStringLiteral("/plan"), QStringLiteral(".json"));
}

QString usualResultsFolder(const QString& planPath) {
    const QFileInfo plan(planPath);
    const QString name = plan.completeBaseName() + QStringLiteral("-results");
    const QString beside = plan.absolutePath() + u'/' + name;
    const bool canWrite = !isShippedPlan(planPath) && QFileInfo(plan.absolutePath()).isWritable();
    if (canWrite || QFileInfo::exists(beside))
        return beside;
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
           QStringLiteral("/experiments/") + name;
}

} // namespace tessera
