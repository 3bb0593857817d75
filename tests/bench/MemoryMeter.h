// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <malloc.h>
#include <vector>

namespace tessera {

inline constexpr double kMegabyte = 1024.0 * 1024.0;

/// The program's share of the system's memory, in megabytes.
[[nodiscard]] inline double residentMegabytes() {
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray text = status.readAll();
    const qsizetype at = text.indexOf("VmRSS:");
    return at < 0 ? 0 : std::atof(text.constData() + at + 6) / 1024;
}

/// The program's memory over time: the memory from the system, and the part that is allocated and
/// not freed. If only the first grows, free memory is between blocks in use; if both grow,
/// something is kept.
class MemoryMeter {
public:
    struct Sample {
        double seconds = 0;
        double resident = 0; ///< megabytes
        double inUse = 0;    ///< megabytes of the heap, of all threads
    };

    void add(double seconds) {
        const auto heap = mallinfo2();
        m_samples.push_back({seconds, residentMegabytes(),
                             static_cast<double>(heap.uordblks + heap.hblkhd) / kMegabyte});
        const Sample& now = m_samples.back();
        std::printf("%.0f s: %.2f MB, %.2f MB of the heap in use\n", now.seconds, now.resident,
                    now.inUse);
        std::fflush(stdout);
    }
    /// The samples as a picture, written on each request.
    [[nodiscard]] QByteArray picture(const char* title) const {
        const double minutes = std::max(1.0, std::ceil(m_samples.back().seconds / 60));
        double most = 20;
        for (const Sample& sample : m_samples)
            most = std::max(most, std::ceil(sample.resident / 20) * 20);
        QByteArray svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"720\" height=\"300\" "
                         "viewBox=\"0 0 720 300\" font-family=\"sans-serif\" font-size=\"12\" "
                         "fill=\"#222\">\n<title>" +
                         QByteArray(title) +
                         "</title>\n<rect width=\"720\" height=\"300\" fill=\"white\"/>\n";
        for (double level = 0; level <= most; level += 20) {
            const QByteArray y = number(yOf(level, most));
            svg += "<path d=\"M56 " + y + "H704\" stroke=\"#ddd\"/><text x=\"50\" y=\"" + y +
                   "\" dy=\"4\" text-anchor=\"end\">" + QByteArray::number(level) + "</text>\n";
        }
        const double step = minutes > 20 ? 10 : minutes > 5 ? 2 : 1;
        for (double at = 0; at <= minutes; at += step) {
            svg += "<text x=\"" + number(xOf(at * 60, minutes)) +
                   "\" y=\"272\" text-anchor=\"middle\">" + QByteArray::number(at) + "</text>\n";
        }
        svg += "<text x=\"380\" y=\"292\" text-anchor=\"middle\">minutes</text><text x=\"14\" "
               "y=\"137\" text-anchor=\"middle\" transform=\"rotate(-90 14 137)\">MB</text>\n";
        svg += line(&Sample::inUse, minutes, most, "#e69f00", "heap in use");
        svg += line(&Sample::resident, minutes, most, "#0072b2", "resident");
        return svg + "</svg>\n";
    }

private:
    [[nodiscard]] static QByteArray number(double value) {
        return QByteArray::number(value, 'f', 1);
    }
    [[nodiscard]] static double xOf(double seconds, double minutes) {
        return 56 + 648 * seconds / (60 * minutes);
    }
    [[nodiscard]] static double yOf(double megabytes, double most) {
        return 254 - 234 * megabytes / most;
    }
    [[nodiscard]] QByteArray line(double Sample::*value, double minutes, double most,
                                  const QByteArray& color, const QByteArray& name) const {
        QByteArray path;
        for (const Sample& sample : m_samples) {
            path += (path.isEmpty() ? "M" : " L") + number(xOf(sample.seconds, minutes)) + ' ' +
                    number(yOf(sample.*value, most));
        }
        const Sample& last = m_samples.back();
        return "<path d=\"" + path + "\" fill=\"none\" stroke=\"" + color +
               "\" stroke-width=\"2\"/>\n<text x=\"" + number(xOf(last.seconds, minutes)) +
               "\" y=\"" + number(yOf(last.*value, most) - 6) + "\" text-anchor=\"end\" fill=\"" +
               color + "\">" + name + "</text>\n";
    }

    std::vector<Sample> m_samples;
};

} // namespace tessera
