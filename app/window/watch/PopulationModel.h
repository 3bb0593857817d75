// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"
#include "core/search/SearchDetails.h"

#include <QAbstractListModel>

#include <memory>
#include <span>
#include <vector>

namespace tessera {

/// A sample of a population as the items of a BoardWall, best first.
class PopulationModel final : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// Replaces all boards. While puzzle and number stay, so does what is selected.
    void setPopulation(const Puzzle& puzzle, std::span<const Individual> population);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    [[nodiscard]] QVariant thumbnail(const Individual& member) const;
    [[nodiscard]] QString scoreText(const Individual& member) const;
    [[nodiscard]] QString differenceText(std::size_t row) const;
    [[nodiscard]] QString sentence(std::size_t row) const;

    std::shared_ptr<const Puzzle> m_puzzle;
    std::vector<Individual> m_population;
};

} // namespace tessera
