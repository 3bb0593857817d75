// SPDX-License-Identifier: GPL-3.0-or-later
// Whole sessions of commands, word for word. A file in tests/transcripts has lines "$ tessera …",
// "$ cat FILE [ONE-LINE-IN]" and "$ ls [FOLDER]", each followed by what it prints: its output, its
// complaints after "! ", and its exit code in brackets if that is not 0. What depends on the time
// or the machine is #. The plans beside them are there at the start. TESSERA_WRITE_TRANSCRIPTS=1 in
// the environment rewrites the files: read the difference.
#include "tests/TestProgram.h"
#include "tests/app/TesseraProcess.h"

#include "core/kind/Kind.h"

#include <QRegularExpression>

namespace tessera::tst_Transcripts {

namespace {

const QString kFolder = QStringLiteral(TESSERA_SOURCE_DIR "/tests/transcripts/");

/// Hides the columns of a CSV table that depend on the time.
QString withoutTimes(const QString& table) {
    QStringList lines = table.split(u'\n');
    static const QRegularExpression comma(QStringLiteral(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)"));
    static const QRegularExpression timed(QStringLiteral("second|share|date|version|commit"));
    const QStringList names = lines.front().split(comma);
    for (qsizetype i = 1; i < lines.size(); ++i) {
        QStringList cells = lines[i].split(comma);
        for (qsizetype column = 0; column < names.size() && cells.size() == names.size();
             ++column) {
            if (names[column].contains(timed) && !cells[column].isEmpty())
                cells[column] = QStringLiteral("#");
        }
        lines[i] = cells.join(u',');
    }
    return lines.join(u'\n');
}

/// The first line and each that is so many lines later.
QString oneIn(int number, const QStringList& lines) {
    QStringList some;
    for (qsizetype i = 0; i < lines.size(); i += number)
        some << lines[i];
    return some.join(u'\n');
}

/// Hides what depends on the time, the machine or the version, and digits that other processors
/// may round otherwise.
QString lasting(QString text) {
    static const QRegularExpression members(QStringLiteral(
        "\"(\\w*seconds|core_share|date|commit|compiler|version|machine|processor)\": ?"
        "(\"[^\"]*\"|[^,}\n]+)"));
    static const QRegularExpression words(
        QStringLiteral("\\b(seconds?|version|Tessera) [\\d.e-]+( \\(\\w+\\+?\\))?"));
    static const QRegularExpression units(QStringLiteral("\\d[\\d.,]* (s|ms|min|h|seconds?)\\b"));
    static const QRegularExpression digits(QStringLiteral("(\\d\\.\\d{9})\\d+"));
    text.replace(members, QStringLiteral("\"\\1\":#"));
    text.replace(words, QStringLiteral("\\1 #"));
    text.replace(units, QStringLiteral("# \\1"));
    return text.replace(digits, QStringLiteral("\\1"));
}

} // namespace

class TestTranscripts : public CommandTest {
    Q_OBJECT

private slots:
    void sessionsGoAsBefore_data() {
        QTest::addColumn<QString>("file");
        for (const QString& file : QDir(kFolder).entryList({QStringLiteral("*.txt")}))
            QTest::addRow("%s", qPrintable(file)) << file;
    }
    void sessionsGoAsBefore() {
        QFETCH(QString, file);
        if (file == u"solvers.txt" && findSolver("sat") == nullptr)
            QSKIP("needs the method sat");
        QDir(folder()).removeRecursively();
        QVERIFY(QDir().mkpath(folder()));
        for (const QString& plan : QDir(kFolder).entryList({QStringLiteral("*.json")}))
            QVERIFY(QFile::copy(kFolder + plan, folder() + u'/' + plan));
        const QString kept = QString::fromUtf8(readFile(kFolder + file, 1'000'000));
        QString now;
        for (const QString& line : kept.split(u'\n')) {
            if (line.startsWith(u"# "))
                now += line + u'\n';
            if (line.startsWith(u"$ "))
                now += line + u'\n' + printed(QProcess::splitCommand(line.mid(2)));
        }
        if (qEnvironmentVariableIsSet("TESSERA_WRITE_TRANSCRIPTS"))
            writeFile(now.toUtf8(), kFolder + file);
        else
            compare(now.split(u'\n'), kept.split(u'\n'));
    }

private:
    [[nodiscard]] QString printed(const QStringList& words) const {
        QString text;
        if (words.front() == u"cat") {
            text = withoutTimes(QString::fromUtf8(content(qPrintable(words.at(1)))));
            if (words.size() > 2)
                text = oneIn(words.at(2).toInt(), text.split(u'\n'));
        } else if (words.front() == u"ls") {
            const QDir shown(words.size() > 1 ? path(qPrintable(words.at(1))) : folder());
            text = shown.entryList(QDir::AllEntries | QDir::NoDotAndDotDot).join(u'\n');
        } else {
            const Outcome outcome = runWords(words.mid(1));
            text = QString::fromUtf8(outcome.out);
            for (const QString& complaint : outcome.complaints())
                text += QStringLiteral("! ") + complaint + u'\n';
            if (outcome.code != 0)
                text += QStringLiteral("[%1]\n").arg(outcome.code);
        }
        if (!text.isEmpty() && !text.endsWith(u'\n'))
            text += u'\n';
        return lasting(text.replace(folder(), QStringLiteral("FOLDER")));
    }
    static void compare(const QStringList& now, const QStringList& kept) {
        for (qsizetype i = 0; i < std::min(now.size(), kept.size()); ++i)
            QVERIFY2(
                now[i] == kept[i],
                qPrintable(
                    QStringLiteral("line %1 is “%2”, was “%3”").arg(i + 1).arg(now[i], kept[i])));
        QCOMPARE(now.size(), kept.size());
    }
};

TESSERA_TEST(TestTranscripts, Needs::Core)

} // namespace tessera::tst_Transcripts

#include "tst_Transcripts.moc"
