// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/SortedTable.h"
#include "app/window/settings/KnownPuzzles.h"

#include "core/edges/benchmark/Benchmark.h"

#include <QDialog>

#include <vector>

class QDialogButtonBox;

namespace tessera {

class LatestJob;
class NoticeLine;

/// How far the user has come with an instance.
struct BenchmarkTry {
    bool isTried = false;
    int best = 0; ///< the highest score of a search's records and of files named like the instance

    friend bool operator==(const BenchmarkTry&, const BenchmarkTry&) = default;
};

[[nodiscard]] BenchmarkTry benchmarkTry(const BenchmarkInstance& instance,
                                        const KnownPuzzles& known);

/// The instances of the benchmark library with the best known scores and the user's own; one can be
/// opened.
class BenchmarkDialog final : public QDialog {
    Q_OBJECT

public:
    explicit BenchmarkDialog(const KnownPuzzles& known, QWidget* parent = nullptr);

    /// The chosen instance. @pre accepted
    [[nodiscard]] const BenchmarkInstance& instance() const { return *m_instance; }

private:
    void showTries(const std::vector<BenchmarkTry>& tries);

    const BenchmarkInstance* m_instance = nullptr;
    FigureTableModel* m_model;
    SortedTable* m_table;
    NoticeLine* m_note;
    QDialogButtonBox* m_buttons;
    LatestJob* m_reader;
};

} // namespace tessera
