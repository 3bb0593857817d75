// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/Console.h"

#include "core/experiments/Origin.h"
#include "core/support/Platform.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cerrno>
#include <cmath>
#include <cstdio>

namespace tessera {

namespace {

bool isConsoleLeft = false;

bool isControl(QChar character) {
    return character.category() == QChar::Other_Control || character == QChar::LineSeparator ||
           character == QChar::ParagraphSeparator;
}

/// @param spell returns the text for a control character
QString spelt(const QString& text, const auto& spell) {
    QString result;
    for (const QChar character : text)
        result += isControl(character) ? spell(character.unicode()) : QString(character);
    return result;
}

/// JSON allows some of them unescaped. They occur only in texts, where escapes mean the same; but
/// for the ends of lines, which occur only between texts.
QString escapedJson(const QString& json) {
    return spelt(json, [](char16_t code) {
        return code == u'\n' ? QStringLiteral("\n")
                             : QStringLiteral("\\u%1").arg(int{code}, 4, 16, QChar(u'0'));
    });
}

void writeOut(const QByteArray& bytes) {
    if (isConsoleLeft)
        return;
    if (std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stdout) ==
            static_cast<std::size_t>(bytes.size()) &&
        std::fflush(stdout) == 0)
        return;
    if (errno == EPIPE)
        throw ReaderGone();
    throw UserError(CliText::tr("standard output: the results cannot be written."));
}

} // namespace

QString interruptHelp() {
    return CliText::tr("Ctrl-C ends solve and count like a limit; experiment, benchmark, tune and "
                       "landscape end with 1, work with 3.");
}

void leaveConsoleToFirst() {
    isConsoleLeft = true;
    ignoreInterrupts();
}

bool hasDisplay() {
#if defined(Q_OS_WIN) || defined(Q_OS_MACOS)
    return true;
#else
    return !qEnvironmentVariableIsEmpty("DISPLAY") ||
           !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
           !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
#endif
}

QString withoutControls(const QString& text) {
    return spelt(text, [](char16_t code) {
        return code == u'\n'  ? QStringLiteral("\\n")
               : code < 0x100 ? QStringLiteral("\\x%1").arg(int{code}, 2, 16, QChar(u'0'))
                              : QStringLiteral("\\u%1").arg(int{code}, 4, 16, QChar(u'0'));
    });
}

void print(const QString& line) { writeOut(withoutControls(line).toUtf8() + '\n'); }

void print(const QJsonValue& value) {
    const QJsonDocument document =
        value.isArray() ? QJsonDocument(value.toArray()) : QJsonDocument(value.toObject());
    writeOut(escapedJson(QString::fromUtf8(document.toJson(QJsonDocument::Compact))).toUtf8() +
             '\n');
}

void print(const std::vector<Facts>& all, bool json) {
    QJsonArray array;
    for (const Facts& facts : all) {
        QJsonObject object = facts.json;
        if (!object.contains(QLatin1String("version")))
            addProgram(object);
        array.append(object);
        for (const QString& line : json ? QStringList() : facts.lines)
            print(line);
    }
    if (json)
        print(array.size() == 1 ? array.first() : QJsonValue(array));
}

QStringList linesOf(const QJsonObject& facts, const char* keys) {
    QStringList lines;
    for (const QString& key : QString::fromLatin1(keys).split(u' ')) {
        const QJsonValue value = facts.value(key);
        QString text = value.toVariant().toString();
        if (value.isBool())
            text = value.toBool() ? QStringLiteral("yes") : QStringLiteral("no");
        else if (value.isNull())
            text = QStringLiteral("none");
        else if (value.isDouble() && value.toDouble() != std::floor(value.toDouble()))
            text = QString::number(value.toDouble(), 'f', 2);
        if (!value.isArray())
            lines << key + u' ' + text;
        // The entries of "warnings" are "warning" lines.
        for (const QJsonValue& entry : value.toArray())
            lines << key.chopped(1) + u' ' + entry.toString();
    }
    return lines;
}

void printText(const QString& lines) { writeOut(lines.toUtf8()); }

void printLines(const QString& lines) {
    QStringList safe;
    for (const QString& line : lines.split(u'\n'))
        safe << withoutControls(line);
    writeOut(safe.join(u'\n').toUtf8());
}

void printJson(const QByteArray& json) { writeOut(escapedJson(QString::fromUtf8(json)).toUtf8()); }

void complain(const QString& line) {
    if (isConsoleLeft)
        return;
    const QByteArray bytes = withoutControls(line).toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stderr);
}

} // namespace tessera
