// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPaintDevice>
#include <QPainterPath>
#include <QSize>
#include <QString>

#include <memory>

namespace tessera {

/// A number for an SVG file, rounded to hundredths, as short as can be.
[[nodiscard]] QByteArray svgNumber(double value);

/// SVG path data relative to the first point, without that: moved copies have the same text.
[[nodiscard]] QByteArray svgOutline(const QPainterPath& path);

/// Writes what is painted on it as an SVG file. Shapes that occur more than once are defined once
/// and shared, which makes a board many times smaller than QSvgGenerator does. Text stays text.
/// Plain colours only; clips are ignored, as by QSvgGenerator.
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
