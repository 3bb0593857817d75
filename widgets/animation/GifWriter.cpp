// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/animation/GifWriter.h"

#include "core/support/UserError.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <gif_lib.h>
#include <limits>

namespace tessera {

namespace {

/// Squared distance; green counts most, as for the eye.
int distance(QRgb a, QRgb b) {
    const int red = qRed(a) - qRed(b);
    const int green = qGreen(a) - qGreen(b);
    const int blue = qBlue(a) - qBlue(b);
    return 3 * red * red + 4 * green * green + 2 * blue * blue;
}

struct Counted {
    QRgb color;
    int count;
};

/// The colours by falling frequency; a tie is broken by the colour itself, so
/// that the same pictures give the same palette.
std::vector<Counted> countedColors(std::span<const QImage> samples) {
    QHash<QRgb, int> counts;
    for (const QImage& sample : samples) {
        for (int y = 0; y < sample.height(); ++y) {
            const auto* line = reinterpret_cast<const QRgb*>(sample.constScanLine(y));
            for (int x = 0; x < sample.width(); ++x)
                ++counts[line[x] | 0xFF000000U];
        }
    }
    std::vector<Counted> colors;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        colors.push_back({it.key(), it.value()});
    std::ranges::sort(colors, [](const Counted& a, const Counted& b) {
        return a.count != b.count ? a.count > b.count : a.color < b.color;
    });
    return colors;
}

} // namespace

GifPalette::GifPalette(std::span<const QImage> samples) {
    const std::vector<Counted> counted = countedColors(samples);
    // Squared distances, each pass filling in between what the last one took.
    constexpr std::array<int, 5> spacings{4000, 1500, 500, 150, 1};
    for (const int spacing : spacings) {
        for (const Counted& candidate : counted) {
            if (m_colors.size() >= kMostColors)
                return;
            const bool isNew = std::ranges::none_of(
                m_colors, [&](QRgb color) { return distance(color, candidate.color) < spacing; });
            if (isNew)
                m_colors.push_back(candidate.color);
        }
    }
}

std::uint8_t GifPalette::indexOf(QRgb color) {
    const QRgb opaque = color | 0xFF000000U;
    const auto known = m_known.constFind(opaque);
    if (known != m_known.constEnd())
        return *known;
    int nearest = std::numeric_limits<int>::max();
    std::uint8_t index = 0;
    for (std::size_t i = 0; i < m_colors.size(); ++i) {
        const int here = distance(opaque, m_colors[i]);
        if (here < nearest) {
            nearest = here;
            index = static_cast<std::uint8_t>(i);
        }
    }
    m_known.insert(opaque, index);
    return index;
}

namespace {

constexpr int kUnchanged = GifPalette::kMostColors;
constexpr int kTableSize = 256;
constexpr int kTableBits = 8;

int appendBytes(GifFileType* file, const GifByteType* bytes, int count) {
    static_cast<QByteArray*>(file->UserData)->append(reinterpret_cast<const char*>(bytes), count);
    return count;
}

[[noreturn]] void fail(int error) {
    const char* reason = GifErrorString(error);
    throw UserError(QCoreApplication::translate("GifWriter", "The animation cannot be made: %1.")
                        .arg(QString::fromLatin1(reason != nullptr ? reason : "?")));
}

struct FreeMap {
    void operator()(ColorMapObject* map) const { GifFreeMapObject(map); }
};

} // namespace

void GifWriter::Close::operator()(GifFileType* file) const { EGifCloseFile(file, nullptr); }

GifWriter::GifWriter(QSize size, GifPalette palette) : m_size(size), m_palette(std::move(palette)) {
    int error = 0;
    m_file.reset(EGifOpen(&m_bytes, appendBytes, &error));
    if (!m_file)
        fail(error);
    begin();
}

GifWriter::~GifWriter() = default;

void GifWriter::check(int result) const {
    if (result == GIF_ERROR)
        fail(m_file->Error);
}

void GifWriter::begin() {
    std::array<GifColorType, kTableSize> table{};
    const auto colors = m_palette.colors();
    for (std::size_t i = 0; i < colors.size(); ++i) {
        table[i] = {static_cast<GifByteType>(qRed(colors[i])),
                    static_cast<GifByteType>(qGreen(colors[i])),
                    static_cast<GifByteType>(qBlue(colors[i]))};
    }
    const std::unique_ptr<ColorMapObject, FreeMap> map(GifMakeMapObject(kTableSize, table.data()));
    if (!map)
        fail(E_GIF_ERR_NOT_ENOUGH_MEM);
    EGifSetGifVersion(m_file.get(), true);
    check(
        EGifPutScreenDesc(m_file.get(), m_size.width(), m_size.height(), kTableBits, 0, map.get()));
    // The only widespread way to say "again and again".
    constexpr std::array<GifByteType, 3> forEver{1, 0, 0};
    check(EGifPutExtensionLeader(m_file.get(), APPLICATION_EXT_FUNC_CODE));
    check(EGifPutExtensionBlock(m_file.get(), 11, "NETSCAPE2.0"));
    check(EGifPutExtensionBlock(m_file.get(), static_cast<int>(forEver.size()), forEver.data()));
    check(EGifPutExtensionTrailer(m_file.get()));
}

std::vector<std::uint8_t> GifWriter::indicesOf(const QImage& frame) {
    std::vector<std::uint8_t> indices;
    indices.reserve(static_cast<std::size_t>(m_size.width()) *
                    static_cast<std::size_t>(m_size.height()));
    QRgb last = 0;
    std::uint8_t lastIndex = m_palette.indexOf(last);
    for (int y = 0; y < m_size.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(frame.constScanLine(y));
        for (int x = 0; x < m_size.width(); ++x) {
            if (line[x] != last) {
                last = line[x];
                lastIndex = m_palette.indexOf(last);
            }
            indices.push_back(lastIndex);
        }
    }
    return indices;
}

QRect GifWriter::changedArea(const std::vector<std::uint8_t>& indices) const {
    if (m_shown.empty())
        return {QPoint(), m_size};
    int left = m_size.width();
    int right = -1;
    int top = m_size.height();
    int bottom = -1;
    for (std::size_t i = 0; i < indices.size(); ++i) {
        if (indices[i] == m_shown[i])
            continue;
        const int x = static_cast<int>(i) % m_size.width();
        const int y = static_cast<int>(i) / m_size.width();
        left = std::min(left, x);
        right = std::max(right, x);
        top = std::min(top, y);
        bottom = y;
    }
    // A frame has to hold something, if only to take its time.
    return right < 0 ? QRect(0, 0, 1, 1) : QRect(QPoint(left, top), QPoint(right, bottom));
}

void GifWriter::add(const QImage& frame, int centiseconds) {
    std::vector<std::uint8_t> indices = indicesOf(frame);
    writeArea(changedArea(indices), indices, centiseconds);
    m_shown = std::move(indices);
}

void GifWriter::writeArea(const QRect& area, const std::vector<std::uint8_t>& indices,
                          int centiseconds) {
    const GraphicsControlBlock control{DISPOSE_DO_NOT, false, centiseconds, kUnchanged};
    std::array<GifByteType, 4> extension{};
    EGifGCBToExtension(&control, extension.data());
    check(EGifPutExtension(m_file.get(), GRAPHICS_EXT_FUNC_CODE, static_cast<int>(extension.size()),
                           extension.data()));
    check(EGifPutImageDesc(m_file.get(), area.left(), area.top(), area.width(), area.height(),
                           false, nullptr));
    std::vector<GifPixelType> line(static_cast<std::size_t>(area.width()));
    for (int y = area.top(); y <= area.bottom(); ++y) {
        const auto start = static_cast<std::size_t>(y) * static_cast<std::size_t>(m_size.width()) +
                           static_cast<std::size_t>(area.left());
        for (std::size_t x = 0; x < line.size(); ++x) {
            const bool unchanged = !m_shown.empty() && m_shown[start + x] == indices[start + x];
            line[x] = unchanged ? static_cast<GifPixelType>(kUnchanged) : indices[start + x];
        }
        check(EGifPutLine(m_file.get(), line.data(), area.width()));
    }
}

QByteArray GifWriter::finish() {
    int error = 0;
    if (EGifCloseFile(m_file.release(), &error) == GIF_ERROR)
        fail(error);
    return std::move(m_bytes);
}

} // namespace tessera
