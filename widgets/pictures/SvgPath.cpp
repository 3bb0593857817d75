// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pictures/SvgPath.h"

#include <cmath>

namespace tessera {

namespace {

/// In hundredths, so that differences add up to no drift.
struct Point {
    qint64 x = 0;
    qint64 y = 0;

    friend bool operator==(const Point&, const Point&) = default;
};

/// Writes commands with the points seen from the current one.
class Writer {
public:
    explicit Writer(const QPainterPath& path) : m_path(path), m_start(path.elementAt(0)) {}

    QByteArray write() {
        for (int i = 1; i < m_path.elementCount(); ++i) {
            const QPainterPath::Element element = m_path.elementAt(i);
            if (element.isMoveTo()) {
                moveTo(point(i));
            } else if (element.isLineTo()) {
                lineTo(point(i));
            } else {
                curveTo(point(i), point(i + 1), point(i + 2));
                i += 2;
            }
        }
        closeIfClosed();
        return m_text;
    }

private:
    void begin(char command) {
        m_text += command;
        m_first = true;
    }

    void number(qint64 hundredths) {
        if (!m_first && hundredths >= 0)
            m_text += ' ';
        m_text += svgNumber(static_cast<double>(hundredths) / 100);
        m_first = false;
    }

    void pair(Point to) {
        number(to.x - m_current.x);
        number(to.y - m_current.y);
    }

    [[nodiscard]] Point point(int index) const {
        const QPainterPath::Element element = m_path.elementAt(index);
        return {std::llround((element.x - m_start.x) * 100),
                std::llround((element.y - m_start.y) * 100)};
    }

    void moveTo(Point to) {
        closeIfClosed();
        begin('m');
        pair(to);
        m_current = m_opening = to;
        m_drawn = false;
    }

    void lineTo(Point to) {
        if (to.x == m_current.x || to.y == m_current.y) {
            const bool vertical = to.x == m_current.x;
            begin(vertical ? 'v' : 'h');
            number(vertical ? to.y - m_current.y : to.x - m_current.x);
        } else {
            begin('l');
            pair(to);
        }
        m_current = to;
        m_drawn = true;
    }

    void curveTo(Point first, Point second, Point to) {
        begin('c');
        pair(first);
        pair(second);
        pair(to);
        m_current = to;
        m_drawn = true;
    }

    void closeIfClosed() {
        if (m_drawn && m_current == m_opening)
            m_text += 'z';
    }

    const QPainterPath& m_path;
    QPainterPath::Element m_start;
    Point m_current;
    Point m_opening;
    QByteArray m_text;
    bool m_first = true;  ///< of the numbers behind a command
    bool m_drawn = false; ///< since the opening
};

} // namespace

QByteArray svgNumber(double value) {
    const qint64 hundredths = std::llround(value * 100);
    QByteArray text = hundredths < 0 ? QByteArray("-") : QByteArray();
    const qint64 size = std::abs(hundredths);
    const QByteArray fraction = QByteArray::number(size % 100).rightJustified(2, '0');
    if (size >= 100 || fraction == "00")
        text += QByteArray::number(size / 100);
    if (fraction != "00")
        text += '.' + (fraction.endsWith('0') ? fraction.first(1) : fraction);
    return text;
}

QByteArray svgOutline(const QPainterPath& path) {
    return path.elementCount() < 2 ? QByteArray() : Writer(path).write();
}

} // namespace tessera
