// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <vector>

namespace tessera {

/// The linear assignment problem for a fixed number of rows and columns: each
/// row is given one column of its own so that the sum of the weights is highest.
/// Solved with the network simplex method of the LEMON library (Dezső, Jüttner
/// and Kovács 2011). Keeps its memory from solution to solution.
class Assignment {
public:
    explicit Assignment(int size);
    Assignment(Assignment&&) noexcept;
    Assignment& operator=(Assignment&&) noexcept;
    ~Assignment();

    [[nodiscard]] int size() const;
    /// Below a million, not negative; entry row·size() + column.
    [[nodiscard]] std::span<int> weights();
    /// The column of each row.
    [[nodiscard]] std::span<const int> solve();

private:
    struct Network;
    std::unique_ptr<Network> m_network;
};

} // namespace tessera
