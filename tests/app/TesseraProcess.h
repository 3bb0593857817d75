// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/TestProgram.h"
#include "tests/core/FileTesting.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

namespace tessera {

/// The result of one call of the real program.
struct Outcome {
    int code = -1;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QJsonObject object() const { return QJsonDocument::fromJson(out).object(); }
    [[nodiscard]] QJsonArray array() const { return QJsonDocument::fromJson(out).array(); }
    [[nodiscard]] QStringList lines() const {
        return QString::fromUtf8(out).split(u'\n', Qt::SkipEmptyParts);
    }
    /// The sentences on the error stream. A warning about a busy machine is none: it tells of the
    /// tests beside this one.
    [[nodiscard]] QStringList complaints() const {
        QStringList sentences = QString::fromUtf8(err).split(u'\n', Qt::SkipEmptyParts);
        sentences.removeIf([](const QString& line) { return line.contains(u"% of a core"); });
        return sentences;
    }
};

/// Without a display, as on a cluster.
[[nodiscard]] inline QProcessEnvironment bareEnvironment() {
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QLatin1String(name));
    return environment;
}

/// The built program, or another one, so that a changed one can be tried.
[[nodiscard]] inline QString tesseraProgram() {
    return qEnvironmentVariable("TESSERA_PROGRAM", QStringLiteral(TESSERA_PROGRAM));
}

inline void startTessera(QProcess& process, const QStringList& arguments, const QString& folder) {
    process.setProcessEnvironment(bareEnvironment());
    process.setWorkingDirectory(folder);
    process.start(tesseraProgram(), arguments);
}

[[nodiscard]] inline Outcome finish(QProcess& process) {
    if (!process.waitForFinished(2 * TESSERA_PATIENCE) ||
        process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(),
                process.readAllStandardError() + process.errorString().toUtf8()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

/// Runs a shell in which $tessera is the program.
inline void startShell(QProcess& process, const QString& script, const QString& folder) {
    QProcessEnvironment environment = bareEnvironment();
    environment.insert(QStringLiteral("tessera"), tesseraProgram());
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder);
    process.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), script});
}

/// Runs it where no file may grow beyond that many blocks of 512 bytes, as on a full disk; pipes
/// may.
inline void startTesseraOnFullDisk(QProcess& process, int blocks, const QString& arguments,
                                   const QString& folder) {
    process.setProcessEnvironment(bareEnvironment());
    process.setWorkingDirectory(folder);
    // The thread sanitizer writes a file before the program can ignore the signal.
    const QLatin1String spared(tessera::testing::kSanitized ? "trap '' XFSZ; " : "");
    process.start(QStringLiteral("/bin/sh"),
                  {QStringLiteral("-c"), spared + QStringLiteral("ulimit -f %1; exec %2 %3")
                                                      .arg(blocks)
                                                      .arg(tesseraProgram(), arguments)});
}

/// A test of commands in its own folder.
class CommandTest : public QObject {
protected:
    /// @param arguments separated by spaces
    [[nodiscard]] Outcome run(const QString& arguments, const QByteArray& input = {}) const {
        return runWords(arguments.split(u' ', Qt::SkipEmptyParts), input);
    }
    /// For words that may be empty or contain spaces.
    [[nodiscard]] Outcome runWords(const QStringList& words, const QByteArray& input = {}) const {
        QProcess process;
        startTessera(process, words, m_folder.path());
        process.write(input);
        process.closeWriteChannel();
        return finish(process);
    }
    /// Kills a call as soon as its file has changed. @return that file afterwards, empty if the
    /// call has ended and removed it
    [[nodiscard]] QByteArray killedInProgress(const QString& arguments, const char* name) const {
        const QByteArray before = content(name);
        QProcess process;
        startTessera(process, arguments.split(u' '), m_folder.path());
        while (content(name) == before && !process.waitForFinished(1) &&
               process.state() != QProcess::NotRunning) {
        }
        process.kill();
        process.waitForFinished();
        return content(name);
    }
    /// See startShell().
    [[nodiscard]] Outcome runShell(const char* script) const {
        QProcess process;
        startShell(process, QString::fromUtf8(script), m_folder.path());
        return finish(process);
    }
    [[nodiscard]] Outcome run(const char* arguments, const QByteArray& input = {}) const {
        return run(QString::fromLatin1(arguments), input);
    }
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] QString path(const char* name) const {
        return m_folder.filePath(QString::fromLatin1(name));
    }
    [[nodiscard]] QByteArray content(const char* name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const char* name, const QByteArray& bytes) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    [[nodiscard]] PuzzleFile load(const char* name) const { return loadPuzzle(path(name)).file; }
    [[nodiscard]] QStringList names() const {
        return QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden);
    }

private:
    QTemporaryDir m_folder;
};

} // namespace tessera
