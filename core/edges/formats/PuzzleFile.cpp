// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/PuzzleFile.h"

#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QtEndian>

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace tessera {

namespace {

constexpr QChar kHalf = u'|';

/// The entry of a pattern, created if missing; empty ones at the end are dropped.
template <typename Entry>
void setEntry(std::vector<Entry>& entries, Color color, Entry value) {
    const auto index = asIndex(std::abs(color) - 1);
    if (entries.size() <= index)
        entries.resize(index + 1);
    entries[index] = std::move(value);
    while (!entries.empty() && entries.back().isEmpty())
        entries.pop_back();
}

template <typename Entry>
Entry entryOf(const std::vector<Entry>& entries, Color color) {
    const auto index = asIndex(std::abs(color)) - 1;
    return color != kGrey && index < entries.size() ? entries[index] : Entry();
}

} // namespace

QString patternNameOf(const PuzzleInfo& info, Color color) {
    const QString name = entryOf(info.patternNames, color);
    const qsizetype cut = name.indexOf(kHalf);
    if (cut < 0)
        return name;
    return color < 0 ? name.sliced(cut + 1).trimmed() : name.first(cut).trimmed();
}

void setPatternName(PuzzleInfo& info, Color color, QString name, bool halves) {
    name = name.remove(kHalf).simplified().left(kLongestPatternName / 2);
    if (halves) {
        const QString other = patternNameOf(info, static_cast<Color>(-color));
        if (name != other)
            name = color > 0 ? name + kHalf + other : other + kHalf + name;
    }
    setEntry(info.patternNames, color, name);
}

bool isTilePicture(const QByteArray& png) {
    constexpr qsizetype kHead = 24; // the signature, and the first chunk up to its sizes
    if (png.size() < kHead || png.size() > kMaxPictureBytes ||
        !png.startsWith(QByteArrayLiteral("\x89PNG\r\n\x1A\n")) || png.sliced(12, 4) != "IHDR")
        return false;
    const auto width = qFromBigEndian<quint32>(png.constData() + 16);
    const auto height = qFromBigEndian<quint32>(png.constData() + 20);
    return width >= 1 && height >= 1 && width <= kTilePictureSide && height <= kTilePictureSide;
}

bool hasPictures(const PuzzleInfo& info) { return !info.patternPictures.empty(); }

QByteArray patternPictureOf(const PuzzleInfo& info, Color color) {
    return entryOf(info.patternPictures, color);
}

void setPatternPicture(PuzzleInfo& info, Color pattern, const QByteArray& png) {
    if (!png.isEmpty() && !isTilePicture(png)) {
        throw UserError(
            QCoreApplication::translate(
                "PatternPicture",
                "The picture of a pattern must be a PNG of at most %1×%1 pixels and %2 kB.")
                .arg(kTilePictureSide)
                .arg(kMaxPictureBytes / 1024));
    }
    const auto& pictures = info.patternPictures;
    const qsizetype bytes = std::accumulate(
        pictures.begin(), pictures.end(), png.size() - entryOf(pictures, pattern).size(),
        [](qsizetype sum, const QByteArray& picture) { return sum + picture.size(); });
    if (bytes > kMaxPicturesBytes) {
        throw UserError(
            QCoreApplication::translate(
                "PatternPicture",
                "The pictures of a puzzle may take up at most %1 MB. Remove another picture first.")
                .arg(kMaxPicturesBytes / 1024 / 1024));
    }
    setEntry(info.patternPictures, pattern, png);
}

QString generatedTitle(const PuzzleFile& file, bool translated) {
    constexpr const char* words = QT_TRANSLATE_NOOP("Generator", "%1×%2 puzzle, seed %3");
    const QString title =
        translated ? QCoreApplication::translate("Generator", words) : QString::fromUtf8(words);
    return title.arg(file.puzzle.width())
        .arg(file.puzzle.height())
        .arg(file.info.generator.value(QLatin1String("seed")).toString());
}

} // namespace tessera
