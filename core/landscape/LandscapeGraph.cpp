// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/landscape/LocalOptima.h"
#include "core/support/NumberText.h"

#include <QProcess>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace tessera {

namespace {

constexpr int kLayoutMilliseconds = 60'000;
constexpr int kAskMilliseconds = 50;

QString layoutProgram() { return QStandardPaths::findExecutable(QStringLiteral("sfdp")); }

QByteArray inQuotes(const QString& text) {
    QString plain = text;
    return '"' + plain.replace(u'\\', u'/').replace(u'"', u'\'').simplified().toUtf8() + '"';
}

QByteArray number(double value) { return QByteArray::number(value, 'g', 6); }

/// Nine steps of light to dark blue, readable in grey too (ColorBrewer's Blues, Brewer 2003).
QByteArray colorOf(int score, int low, int high) {
    static constexpr std::array kSteps{"#f7fbff", "#deebf7", "#c6dbef", "#9ecae1", "#6baed6",
                                       "#4292c6", "#2171b5", "#08519c", "#08306b"};
    const double share = high > low ? double(score - low) / (high - low) : 1;
    return kSteps.at(static_cast<std::size_t>(std::lround(share * (kSteps.size() - 1))));
}

class GraphBuilder {
public:
    explicit GraphBuilder(int total) : m_total(total) {}

    std::size_t visit(const Solution& board, int score, const QString& method) {
        const auto [entry, isNew] = m_ids.try_emplace(board, m_graph.nodes.size());
        if (isNew) {
            LandscapeGraph::Node node{score, 0};
            node.isSolved = score >= m_total;
            node.group = method;
            m_graph.nodes.push_back(node);
        }
        LandscapeGraph::Node& node = m_graph.nodes[entry->second];
        node.weight += 1;
        if (node.group != method)
            node.group = QStringLiteral("shared");
        return entry->second;
    }
    void step(std::size_t from, std::size_t to) { m_steps[{from, to}] += 1; }
    [[nodiscard]] LandscapeGraph::Node& node(std::size_t id) { return m_graph.nodes[id]; }
    [[nodiscard]] LandscapeGraph take() {
        for (const auto& [ends, count] : m_steps)
            m_graph.edges.push_back({ends.first, ends.second, count});
        return std::move(m_graph);
    }

private:
    int m_total;
    LandscapeGraph m_graph;
    std::map<Solution, std::size_t> m_ids;
    std::map<std::pair<std::size_t, std::size_t>, double> m_steps;
};

} // namespace

LandscapeGraph trajectoryNetwork(std::span<const Trajectory> trajectories, int total) {
    GraphBuilder builder(total);
    for (const Trajectory& way : trajectories) {
        std::optional<std::size_t> last;
        for (std::size_t i = 0; i < way.boards.size(); ++i) {
            const std::size_t here = builder.visit(way.boards[i], way.scores[i], way.method);
            if (last)
                builder.step(*last, here);
            else
                builder.node(here).isStart = true;
            last = here;
        }
        if (last)
            builder.node(*last).isEnd = true;
    }
    return builder.take();
}

QByteArray dotText(const LandscapeGraph& graph, const QString& title) {
    int low = 0;
    int high = 0;
    double heaviest = 1;
    if (!graph.nodes.empty()) {
        const auto [least, most] =
            std::ranges::minmax_element(graph.nodes, {}, &LandscapeGraph::Node::score);
        low = least->score;
        high = most->score;
        heaviest = std::ranges::max_element(graph.nodes, {}, &LandscapeGraph::Node::weight)->weight;
    }
    QByteArray text =
        "digraph landscape {\n graph [overlap=prism, outputorder=edgesfirst, "
        "start=1, label=" +
        inQuotes(title) +
        "]\n node [style=filled, fontsize=9, fixedsize=true]\n edge [color=\"#888888\","
        " arrowsize=0.5]\n";
    for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
        const LandscapeGraph::Node& node = graph.nodes[i];
        const bool isDark = high > low && 2 * (node.score - low) > high - low;
        const double width = 0.25 + 0.75 * std::sqrt(node.weight / heaviest);
        text += " n" + QByteArray::number(i) + " [label=\"" + QByteArray::number(node.score) +
                "\", width=" + number(width) +
                ", shape=" + (node.isEnd ? "triangle" : (node.isStart ? "square" : "circle")) +
                ", fillcolor=\"" + colorOf(node.score, low, high) + "\", fontcolor=\"" +
                (isDark ? "#ffffff" : "#000000") + '"' + (node.isSolved ? ", peripheries=2" : "") +
                ", tooltip=" + inQuotes(node.group) + "]\n";
    }
    for (const LandscapeGraph::Edge& edge : graph.edges) {
        if (edge.from == edge.to) // a loop hides its node
            continue;
        text += " n" + QByteArray::number(edge.from) + " -> n" + QByteArray::number(edge.to) +
                " [weight=" + number(edge.weight) +
                ", penwidth=" + number(0.5 + 2 * std::min(1.0, edge.weight)) + "]\n";
    }
    return text + "}\n";
}

QByteArray nodesCsv(const LandscapeGraph& graph) {
    TextTable table{QStringLiteral("node,score,weight,start,end,solved,group").split(u','), 1, {}};
    for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
        const LandscapeGraph::Node& node = graph.nodes[i];
        table.rows << QStringList{QString::number(i),
                                  QString::number(node.score),
                                  QString::number(node.weight),
                                  QString::number(int(node.isStart)),
                                  QString::number(int(node.isEnd)),
                                  QString::number(int(node.isSolved)),
                                  node.group};
    }
    return table.csv();
}

QByteArray edgesCsv(const LandscapeGraph& graph) {
    TextTable table{QStringLiteral("from,to,weight").split(u','), 2, {}};
    for (const LandscapeGraph::Edge& edge : graph.edges) {
        table.rows << QStringList{QString::number(edge.from), QString::number(edge.to),
                                  QString::number(edge.weight, 'g', 6)};
    }
    return table.csv();
}

bool canDrawGraphs() { return !layoutProgram().isEmpty(); }

std::optional<QByteArray> drawnGraph(const QByteArray& dot, const std::function<bool()>& stop) {
    const QString program = layoutProgram();
    if (program.isEmpty())
        return std::nullopt;
    QProcess process;
    process.start(program, {QStringLiteral("-Tsvg")});
    process.write(dot);
    process.closeWriteChannel();
    bool ended = false;
    for (int waited = 0; !ended && waited < kLayoutMilliseconds && !(stop && stop());
         waited += kAskMilliseconds)
        ended =
            process.waitForFinished(kAskMilliseconds) || process.state() == QProcess::NotRunning;
    if (!ended) {
        process.kill();
        process.waitForFinished();
        return std::nullopt;
    }
    const QByteArray svg = process.readAllStandardOutput();
    if (process.exitStatus() != QProcess::NormalExit || !svg.contains("<svg"))
        return std::nullopt;
    return svg;
}

} // namespace tessera
