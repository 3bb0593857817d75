// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstdint>
#include <vector>

class QFormLayout;
class QLabel;

namespace tessera {

class SearchController;

/// The figures of a search: score, time, speed and the method's own gauges.
class SearchNumbersView final : public QWidget {
    Q_OBJECT

public:
    explicit SearchNumbersView(QWidget* parent = nullptr);

    void showNumbers(const SearchController& search);
    void clear();

private:
    QLabel* addRow(const QString& label, const char* name);
    void showGauges(const SearchController& search);

    QFormLayout* m_layout;
    QLabel* m_score;
    QLabel* m_time;
    QLabel* m_speed;
    QLabel* m_evaluations;
    struct GaugeRow {
        const char* name;
        QLabel* value;
    };
    std::vector<GaugeRow> m_gauges;
};

} // namespace tessera
