// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/RunStyle.h"

#include "widgets/colors/ColorMath.h"

#include "core/kind/Kind.h"

#include <QPainter>
#include <QPixmapCache>

#include <algorithm>
#include <array>

namespace tessera {

namespace {

struct Hue {
    std::string_view method; ///< the method that owns the hue
    QRgb onLight;
    QRgb onDark;
};

/// Found by annealing: the same hue on both grounds where that is possible, the first six solid,
/// the next six with long dashes, the others with shorter ones. The smallest distance of any two is
/// as large as possible for every kind of sight.
constexpr std::array<Hue, kRunHues> kHues{{
    {"record", 0xfffe3f8e, 0xfffd018d},
    {"backtracking", 0xff057664, 0xff01b2af},
    {"annealing", 0xffa77f00, 0xffa77c46},
    {"tabu", 0xff8100ff, 0xff7f6ffd},
    {"ms-gvns", 0xff2b3600, 0xffd9f60c},
    {"genetic", 0xff41254f, 0xffffcfff},
    {"tabu-two-phase", 0xffb864ff, 0xffbab5fe},
    {"local-search", 0xff009d9b, 0xffa2f8e3},
    {"hill-climbing", 0xff9c4d00, 0xffffc587},
    {"greedy", 0xff00557f, 0xff318db2},
    {"greedy-walk", 0xff8f9159, 0xff989d00},
    {"ant-colony", 0xff5b182b, 0xffe77c86},
    {"vlns", 0xff00009f, 0xffbfc10c},
}};
constexpr std::size_t kSolidHues = 6;
constexpr std::size_t kLongDashHues = 6;

/// Alternating pixels of ink and ground; empty for a solid line.
QList<qreal> dashesOf(std::size_t run) {
    static const std::array<QList<qreal>, 3> first{QList<qreal>{}, {9, 3}, {5, 2}};
    static const std::array<QList<qreal>, kRunStyles / kRunHues> further{
        QList<qreal>{}, {2, 3}, {9, 3, 2, 3}, {4, 4}, {9, 3, 2, 3, 2, 3}};
    const std::size_t round = run / kRunHues % further.size();
    const std::size_t hue = run % kRunHues;
    if (round > 0)
        return further[round];
    return first[hue < kSolidHues ? 0 : hue < kSolidHues + kLongDashHues ? 1 : 2];
}

} // namespace

std::size_t methodRun(std::string_view method, std::span<const std::size_t> taken) {
    const auto hueOf = [](std::string_view id) {
        return static_cast<std::size_t>(std::ranges::find(kHues, id, &Hue::method) - kHues.begin());
    };
    std::size_t run = hueOf(method);
    if (run == kRunHues) {
        for (const SolverInfo& other : allSolvers()) {
            if (other.id == method)
                break;
            run += hueOf(other.id) == kRunHues ? 1 : 0;
        }
    }
    while (std::ranges::find(taken, run) != taken.end())
        run += kRunHues;
    return run;
}

QColor runColor(std::size_t run, const QColor& background) {
    constexpr double darkLuminance = 0.18;
    const bool isDark = relativeLuminance(background) < darkLuminance;
    const Hue& hue = kHues[run % kRunHues];
    QColor color = QColor::fromRgb(isDark ? hue.onDark : hue.onLight);
    for (int i = 0; i < 20 && contrastRatio(color, background) < 3.0; ++i)
        color = isDark ? color.lighter(110) : color.darker(107);
    return color;
}

QPen runPen(std::size_t run, const QColor& background, double width) {
    QPen pen(runColor(run, background), width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    QList<qreal> dashes = dashesOf(run);
    for (qreal& dash : dashes)
        dash /= std::max(width, 1.0); // pens measure dashes in their widths
    if (!dashes.isEmpty())
        pen.setDashPattern(dashes);
    return pen;
}

QPixmap runLinePixmap(std::size_t run, const QColor& background, qreal devicePixelRatio) {
    constexpr QSize size(24, 10);
    const QString key = QStringLiteral("tessera-run-line/%1/%2/%3")
                            .arg(run)
                            .arg(background.rgba())
                            .arg(devicePixelRatio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = QPixmap(size * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setPen(runPen(run, background, 3));
    painter.drawLine(0, size.height() / 2, size.width(), size.height() / 2);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

} // namespace tessera
