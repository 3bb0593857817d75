// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/generate/HardnessCurve.h"

#include "core/edges/generate/Hardness.h"
#include "core/support/NumberText.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

using Counted = HardnessCurve::Counted;
using Kind = ColorChoice::Kind;

struct HardnessCurveText {
    Q_DECLARE_TR_FUNCTIONS(HardnessCurve)
};

constexpr int kFewestPoints = 8;
/// Above so many solutions only their order of magnitude is told.
constexpr double kMostLog10 = 4;
/// Below, the first decimal would be 0.
constexpr double kFewestSolutions = 0.05;

Counted countedColors(const GeneratorSettings& settings) {
    if (settings.colors.kind == Kind::Total)
        return Counted::All;
    const bool strip = std::min(settings.size.width, settings.size.height) == 1;
    return settings.rules.framed && strip ? Counted::Border : Counted::Inner;
}

int& countOf(ColorChoice& choice, Counted counted) {
    switch (counted) {
    case Counted::Inner:
        return choice.inner;
    case Counted::Border:
        return choice.border;
    case Counted::All:
        break;
    }
    return choice.total;
}

/// The fewest colours that let chance give no more than one solution.
int fewestForOneSolution(const std::vector<HardnessCurve::Point>& points) {
    const auto found = std::ranges::find_if(
        points, [](const HardnessCurve::Point& point) { return point.log10 <= 0; });
    return found != points.end() ? found->colors : points.back().colors;
}

QString digits(double number) {
    return QLocale().toString(number, number < 10 ? 'f' : 'g', number < 10 ? 1 : 3);
}

} // namespace

HardnessCurve hardnessCurve(const GeneratorSettings& settings) {
    const HardestColors formula = hardestColorsFor(settings);
    ColorChoice hardest{Kind::BorderAndInner, formula.border, formula.inner, formula.total()};
    HardnessCurve curve;
    curve.counted = countedColors(settings);
    curve.hardest = countOf(hardest, curve.counted);

    const bool hinted = settings.hints.count > 0 || !settings.hints.cells.empty();
    const double log10Rotations = std::log10(boardRotations(settings.size, hinted));
    GeneratorSettings varied = settings;
    if (varied.colors.kind == Kind::Hardest)
        varied.colors = hardest;
    int& count = countOf(varied.colors, curve.counted);
    curve.chosen = count;
    curve.chosenLog10 = log10ExpectedSolutions(varied) - log10Rotations;
    const int most = settings.rules.isSigned ? kMaxSignedColor : kMaxColor;
    const int last = std::min(most, std::max({kFewestPoints, 2 * curve.hardest, curve.chosen + 2}));
    for (count = 1; count <= last && settings.size.totalEdges() > 0; ++count) {
        const double value = log10ExpectedSolutions(varied) - log10Rotations;
        if (std::isfinite(value))
            curve.points.push_back({count, value});
    }
    // The formula's total is for two sets apart; one common set has its own.
    if (curve.counted == Counted::All && !curve.isEmpty())
        curve.hardest = fewestForOneSolution(curve.points);
    return curve;
}

QString expectedSolutionsText(const HardnessCurve& curve) {
    if (!std::isfinite(curve.chosenLog10))
        return QStringLiteral("–");
    const double byChance = std::pow(10.0, curve.chosenLog10);
    if (byChance < kFewestSolutions)
        return HardnessCurveText::tr("hardly any by chance, besides its own");
    return HardnessCurveText::tr("about %1 by chance, besides its own")
        .arg(curve.chosenLog10 > kMostLog10 ? powerOfTenText(curve.chosenLog10) : digits(byChance));
}

} // namespace tessera
