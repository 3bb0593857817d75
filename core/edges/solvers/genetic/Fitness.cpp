// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/genetic/Fitness.h"

namespace tessera {

FitnessRule::FitnessRule(Constraints constraints, GridSize size)
    : m_edges(size.totalEdges()),
      m_areas(constraints == Constraints::EdgesAndAreas ? (size.width - 1) * (size.height - 1)
                                                        : 0) {}

} // namespace tessera
