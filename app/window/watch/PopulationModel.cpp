// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/watch/PopulationModel.h"

#include "widgets/board/BoardThumbnailDelegate.h"

#include "core/search/BestHistory.h"

namespace tessera {

void PopulationModel::setPopulation(const Puzzle& puzzle, std::span<const Individual> population) {
    const bool samePuzzle = m_puzzle && *m_puzzle == puzzle;
    const bool same = samePuzzle && population.size() == m_population.size();
    if (!same)
        beginResetModel();
    if (!samePuzzle)
        m_puzzle = std::make_shared<Puzzle>(puzzle);
    m_population.assign(population.begin(), population.end());
    if (!same)
        endResetModel();
    else if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

int PopulationModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_population.size());
}

QVariant PopulationModel::thumbnail(const Individual& member) const {
    return QVariant::fromValue(BoardThumbnail{
        m_puzzle, Board::fromCodes(m_puzzle->size(), m_puzzle->pieceCount(), member.solution)});
}

QString PopulationModel::scoreText(const Individual& member) const {
    return QStringLiteral("%1/%2").arg(member.score).arg(m_puzzle->totalEdges());
}

/// Short, for the boards are small: how far a member is from the best.
QString PopulationModel::differenceText(std::size_t row) const {
    if (row == 0)
        return tr("best");
    const auto cells =
        differingCells(m_population.front().solution, m_population[row].solution).size();
    //: under a small board: so many of its cells are not as in the best one
    return cells == 0 ? tr("same") : tr("%1 differ").arg(cells);
}

QString PopulationModel::sentence(std::size_t row) const {
    const Individual& member = m_population[row];
    const auto cells = differingCells(m_population.front().solution, member.solution).size();
    return tr("Board %1 of the population: %2 of %3 edges match; cells not as in the best: %4")
        .arg(row + 1)
        .arg(member.score)
        .arg(m_puzzle->totalEdges())
        .arg(cells);
}

QVariant PopulationModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const Individual& member = m_population[row];
    switch (role) {
    case BoardThumbnailDelegate::kThumbnailRole:
        return thumbnail(member);
    case Qt::DisplayRole:
        return scoreText(member);
    case BoardThumbnailDelegate::kCaptionRole:
        return differenceText(row);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return sentence(row);
    default:
        return {};
    }
}

} // namespace tessera
