// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/PlotWidget.h"

#include <vector>

namespace tessera {

/// The autocorrelation of a series over the lag, from lag 0 on.
class LagPlot final : public PlotWidget {
    Q_OBJECT

public:
    explicit LagPlot(QWidget* parent = nullptr);

    void setCorrelations(std::vector<double> correlations);

protected:
    [[nodiscard]] Plot plot(const PlotPaper& paper) const override;
    [[nodiscard]] QString readout(double lag) const override;

private:
    std::vector<double> m_correlations;
};

} // namespace tessera
