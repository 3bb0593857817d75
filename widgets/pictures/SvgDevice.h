// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPaintDevice>
#include <QPainterPath>
#include <QSize>
#include <QString>

#include <memory>

namespace tessera {

/// A number for an SVG file, rounded to hundredths, as short as possible.
[[nodiscard]] QByteArray svgNumber(double value);

/// SVG path data relative to the first point, which is left out: moved copies have the same text.
[[nodiscard]] QByteArray svgOutline(const QPainterPath& path);

/// Writes what is painted on it as an SVG file. Shapes that occur more than once are defined once
/// and shared, which makes a board many times smaller than with QSvgGenerator. Text stays text.
/// Only plain colours; clips are ignored, as in QSvgGenerator.
class SvgDevice final : public QPaintDevice {
public:
    SvgDevice(QSize pixels, QString title);
    ~SvgDevice() override;

    [[nodiscard]] QPaintEngine* paintEngine() const override;
    /// The whole file, once the painter has ended.
    [[nodiscard]] QByteArray svg() const;

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

private:
    class Engine;

    QSize m_pixels;
    QString m_title;
    std::unique_ptr<Engine> m_engine;
};

} // namespace tessera
