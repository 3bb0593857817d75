// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search/KnownCourses.h"

#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QJsonDocument>
#include <QPointer>
#include <QThreadPool>

namespace tessera::KnownCourses {

namespace {

constexpr qint64 kMostCourseBytes = 1 << 20;
/// The oldest files go.
constexpr qsizetype kMostFiles = 200;
constexpr double kLeastSeconds = 1;

QString& folder() {
    static QString path;
    return path;
}

/// One thread, so that of two searches that end together neither is lost.
/// It belongs to the application, because on Windows no thread may be left when the program exits.
QThreadPool& writer() {
    static QPointer<QThreadPool> pool;
    if (!pool) {
        pool = new QThreadPool(QCoreApplication::instance());
        pool->setMaxThreadCount(1);
    }
    return *pool;
}

/// Empty if its course is not to be compared.
QString pathOf(const AnyPuzzle& puzzle, const SearchSettings& settings) {
    if (folder().isEmpty() || settings.start == StartKind::Board)
        return {};
    SearchSettings alike = settings;
    alike.budget = {};
    alike.seed = 0;
    const QByteArray key = QJsonDocument(toJson(alike)).toJson(QJsonDocument::Compact) +
                           puzzle.kind().id().data() + ' ' + puzzle.kind().likeness(puzzle);
    return QStringLiteral("%1/%2.json")
        .arg(folder(),
             QString::fromLatin1(QCryptographicHash::hash(key, QCryptographicHash::Sha1).toHex()));
}

std::vector<Course> read(const QString& path) {
    try {
        return coursesFrom(readFile(path, kMostCourseBytes));
    } catch (const UserError&) {
        return {};
    }
}

void write(const QString& path, Course course) {
    std::vector<Course> courses = read(path);
    addCourse(courses, std::move(course));
    QDir dir = QFileInfo(path).dir();
    try {
        if (dir.mkpath(QStringLiteral(".")))
            writeFile(coursesBytes(courses), path);
    } catch (const UserError&) {
        return;
    }
    const QStringList files = dir.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Time);
    for (const QString& old : files.mid(kMostFiles))
        dir.remove(old);
}

} // namespace

void setFolder(const QString& path) { folder() = path; }

std::vector<Course> like(const AnyPuzzle& puzzle, const SearchSettings& settings) {
    const QString path = pathOf(puzzle, settings);
    return path.isEmpty() ? std::vector<Course>{} : read(path);
}

void remember(const AnyPuzzle& puzzle, const SearchSettings& settings, const Trace& trace,
              StopReason reason) {
    if (trace.isEmpty() || reason == StopReason::Failed)
        return;
    if (reason == StopReason::Interrupted && trace.points().back().seconds < kLeastSeconds)
        return;
    const QString path = pathOf(puzzle, settings);
    if (!path.isEmpty())
        writer().start([path, course = courseOf(trace, reason)] { write(path, course); });
}

void waitUntilKept() { writer().waitForDone(); }

} // namespace tessera::KnownCourses
