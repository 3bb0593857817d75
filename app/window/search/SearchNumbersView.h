// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstddef>
#include <string>
#include <vector>

class QFormLayout;
class QGridLayout;
class QLabel;

namespace tessera {

class DepthChart;
class SearchController;
class Sparkline;
struct ProcessorTime;

/// A text followed by the share of a core that each thread of a search got.
[[nodiscard]] QString coreShareText(const QString& text, const ProcessorTime& time, int threads);

/// The progress of a tree search: placements by depth, the share searched, the time left.
class TreeView final : public QWidget {
    Q_OBJECT

public:
    explicit TreeView(QWidget* parent = nullptr);

    void showSearch(SearchController& search);
    void clear();

private:
    DepthChart* m_chart;
    QLabel* m_left;
    std::size_t m_search = 0; ///< number of the one with these counts, see EarlierSearches
};

/// What each part of a method has done and brought, and when the next improvement is expected.
class PartsView final : public QWidget {
    Q_OBJECT

public:
    explicit PartsView(QWidget* parent = nullptr);

    void showNumbers(const SearchController& search);
    void clear();

private:
    void setRows(std::size_t rows);

    QGridLayout* m_grid;
    std::vector<std::vector<QLabel*>> m_rows; ///< by part and column
    QLabel* m_forecast;
};

/// The figures of a search: score, time, speed, and the method's gauges with their courses.
class SearchNumbersView final : public QWidget {
    Q_OBJECT

public:
    explicit SearchNumbersView(QWidget* parent = nullptr);

    void showNumbers(const SearchController& search);
    void clear();

private:
    QLabel* makeValue(const QString& label, const char* name);
    QLabel* addRow(const QString& label, const char* name);
    void removeGaugeRows();
    void makeGaugeRows(const SearchController& search);
    void showGauges(const SearchController& search);

    QFormLayout* m_layout;
    QLabel* m_score;
    QLabel* m_time;
    QLabel* m_speed;
    QLabel* m_evaluations;
    struct GaugeRow {
        const char* name;
        QLabel* value;
        Sparkline* course;
    };
    std::vector<GaugeRow> m_gauges;
    /// The search and method of the shown courses, and their last time.
    const SearchController* m_followed = nullptr;
    std::string m_solver;
    double m_followedSeconds = 0;
};

} // namespace tessera
