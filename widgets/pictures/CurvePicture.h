// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/ChartCurve.h"
#include "widgets/pictures/PictureFile.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace tessera {

/// How curves are drawn into a file.
struct CurvePictureOptions {
    PictureFormat format = PictureFormat::Svg;
    int width = kUsualPicture; ///< pixels; the height is half of it
    int total = 0;             ///< the full score, marked when above 0
    CurveAxis axis = CurveAxis::Seconds;
    bool logarithmic = false;
    bool showCurrent = true; ///< the faint band of the current scores
    QString countTitle{};    ///< see FitnessChart
    QString caption{};       ///< what is shown, in a line above; none if empty
};

/// A chart of curves, dark on white, as the bytes of a picture file.
[[nodiscard]] QByteArray curvePicture(std::vector<ChartCurve> curves,
                                      const CurvePictureOptions& options);

} // namespace tessera
