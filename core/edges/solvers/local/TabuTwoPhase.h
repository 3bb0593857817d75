// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Parameter.h"

#include <cstdint>
#include <vector>

namespace tessera {

/// The parameters of Table 1 of 001.
struct TabuTwoPhaseSettings {
    explicit TabuTwoPhaseSettings(const ParameterValues& values);

    /// How many of the existing pairs one iteration looks at. Section 2.3.1
    /// says max(β1·N, β2), but Table 1 calls β2 the maximum number: the table is
    /// meant, since on 10×10 the text would ask for more pairs than there are.
    [[nodiscard]] std::uint64_t pairsOf(std::uint64_t existing) const;

    std::size_t listLength;
    std::uint64_t phaseOneIterations; ///< I1
    std::uint64_t annealAfter;        ///< I2
    std::uint64_t perturbAfter;       ///< I3
    double pairShare;                 ///< β1
    std::uint64_t pairNumber;         ///< β2
    bool pairsByText;                 ///< max instead of min
    double cooling;                   ///< α
    double startTemperature;          ///< T0
    double endTemperature;            ///< TE
    double perturbationShare;         ///< γ
};

[[nodiscard]] std::vector<Parameter> tabuTwoPhaseParameters();
[[nodiscard]] std::vector<Preset> tabuTwoPhasePresets();
[[nodiscard]] std::vector<Preset> formerTabuTwoPhasePresets();

} // namespace tessera
