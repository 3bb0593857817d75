// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/experiments/Experiment.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace tessera {

namespace {

/// The tools for translations do not read the plans.
constexpr std::array kShippedTitles{
    QT_TRANSLATE_NOOP("tessera::ExperimentWindow",
                      "A first experiment: four methods on two hardest puzzles, in a few seconds"),
    QT_TRANSLATE_NOOP(
        "tessera::ExperimentWindow",
        "A study to repeat: seven methods, ten benchmark instances, 30 seeds, equal evaluations"),
    QT_TRANSLATE_NOOP("tessera::ExperimentWindow",
                      "Ant colonies with local search: after 1, 10 and 60 seconds on one thread, "
                      "three generated hardest puzzles per size"),
    QT_TRANSLATE_NOOP("tessera::ExperimentWindow",
                      "Coelho et al. 2010, Table 1: MS-GVNS, 30 runs with the paper's numbers of "
                      "evaluations, on generated puzzles of the same sizes and colours. Published: "
                      "best · mean · median · standard deviation."),
    QT_TRANSLATE_NOOP(
        "tessera::ExperimentWindow",
        "Coelho et al. 2010, Table 1: MS-GVNS, 30 runs with the paper's numbers of evaluations, on "
        "the puzzles of META 2010. Published: best · mean · median · standard deviation."),
    QT_TRANSLATE_NOOP(
        "tessera::ExperimentWindow",
        "Coelho et al. 2010, the preliminary experiment: three orders of neighbourhoods, ten runs "
        "each, with the evaluations that the paper's machine made in ten minutes, on generated "
        "puzzles of the same sizes and colours."),
    QT_TRANSLATE_NOOP("tessera::ExperimentWindow",
                      "Every trajectory method: after 1, 10 and 60 seconds on one thread, three "
                      "generated hardest puzzles per size"),
    QT_TRANSLATE_NOOP("tessera::ExperimentWindow",
                      "Niang 2010, Figure 31: fitness without elitism and without repair"),
    QT_TRANSLATE_NOOP("tessera::ExperimentWindow",
                      "Niang 2010, Figure 32: fitness with elitism and repair"),
    QT_TRANSLATE_NOOP("tessera::ExperimentWindow",
                      "Niang 2010, Figure 33: fitness with elitism and repair, more generations"),
    QT_TRANSLATE_NOOP("tessera::ExperimentWindow",
                      "Niang 2010, Figure 34: fitness with elitism, without repair"),
    QT_TRANSLATE_NOOP("tessera::ExperimentWindow",
                      "Niang 2010, Figure 35: fitness with a high mutation rate (0.8)"),
    QT_TRANSLATE_NOOP("tessera::ExperimentWindow",
                      "Niang 2010, Figure 36: fitness without mutation"),
    QT_TRANSLATE_NOOP("tessera::ExperimentWindow",
                      "Niang 2010, Figure 37: fitness with mutation and without crossover"),
    QT_TRANSLATE_NOOP("tessera::ExperimentWindow",
                      "Niang 2010, Figure 38: fitness of 1000 boards with repair"),
    QT_TRANSLATE_NOOP("tessera::ExperimentWindow",
                      "Niang 2010, Figure 39: fitness of 500 boards with repair"),
    QT_TRANSLATE_NOOP(
        "tessera::ExperimentWindow",
        "Niang 2010, Figure 40: fitness with uniform crossover, one and two constraints"),
    QT_TRANSLATE_NOOP(
        "tessera::ExperimentWindow",
        "Niang 2010, Figure 41: fitness with region exchange, one and two constraints"),
    QT_TRANSLATE_NOOP("tessera::ExperimentWindow",
                      "Niang 2010, Figure 42: mean time to solve against the size of the board"),
    QT_TRANSLATE_NOOP("tessera::ExperimentWindow",
                      "Niang 2010, Table 9 and Figure 42: his three boards, thirty runs each"),
    QT_TRANSLATE_NOOP("tessera::ExperimentWindow",
                      "Niang 2010, Tables 1 to 8: settings of the genetic algorithm on a 7×7 with "
                      "7 patterns, ten runs each"),
    QT_TRANSLATE_NOOP("tessera::ExperimentWindow",
                      "Seven trajectory methods with their defaults on one hardest 10×10"),
    QT_TRANSLATE_NOOP("tessera::ExperimentWindow",
                      "Sudoku by general VNS, as published and with its defaults"),
    QT_TRANSLATE_NOOP("tessera::ExperimentWindow",
                      "Sudoku: three methods on four levels of difficulty, with equal evaluations"),
    QT_TRANSLATE_NOOP("tessera::ExperimentWindow",
                      "Söderlind 2010, Table 3: greedy in regular order, by random walk, and (4.1) "
                      "with the best piece anywhere"),
    QT_TRANSLATE_NOOP("tessera::ExperimentWindow",
                      "Söderlind 2010, Table 4: local search, ten runs, until nothing improves for "
                      "5 million evaluations"),
    QT_TRANSLATE_NOOP(
        "tessera::ExperimentWindow",
        "Söderlind 2010, Table 5: settings of ACO version 1 on P7, three runs of 1,500 cycles"),
    QT_TRANSLATE_NOOP("tessera::ExperimentWindow",
                      "Söderlind 2010, Table 6: ACO version 1, ten runs of 1,500 cycles"),
    QT_TRANSLATE_NOOP(
        "tessera::ExperimentWindow",
        "Söderlind 2010, Table 7: settings of ACO version 2 on P7, three runs of 1,500 cycles"),
    QT_TRANSLATE_NOOP("tessera::ExperimentWindow",
                      "Söderlind 2010, Table 8: ACO version 2, ten runs of 1,500 cycles"),
    QT_TRANSLATE_NOOP("tessera::ExperimentWindow",
                      "Söderlind 2010: orders of ants (4.2) and the graph without rotations "
                      "(chapter 7), five runs of 1,500 cycles"),
    QT_TRANSLATE_NOOP("tessera::ExperimentWindow",
                      "Söderlind 2010: what q₀ does, on P7, five runs of 1,500 cycles with 5 ants"),
    QT_TRANSLATE_NOOP("tessera::ExperimentWindow",
                      "The genetic algorithm with its defaults (memetic) on small boards: ten "
                      "puzzles per size, border and inner patterns from one set"),
    QT_TRANSLATE_NOOP("tessera::ExperimentWindow",
                      "Wang & Chiang 2010, Table 2: two-phase tabu search, 30 runs with seeds 10·i "
                      "and the paper's numbers of evaluations, on generated puzzles of the same "
                      "sizes and colours. Published: best · mean · median · standard deviation."),
    QT_TRANSLATE_NOOP("tessera::ExperimentWindow",
                      "Wang & Chiang 2010, Table 2: two-phase tabu search, 30 runs with seeds 10·i "
                      "and the paper's numbers of evaluations, on the puzzles of META 2010. "
                      "Published: best · mean · median · standard deviation."),
};

} // namespace

QString translatedTitle(const QString& title) {
    const QByteArray text = title.toUtf8();
    // A user's title may be another text of that window.
    const bool isShipped =
        std::ranges::any_of(kShippedTitles, [&](const char* known) { return text == known; });
    return isShipped ? QCoreApplication::translate("tessera::ExperimentWindow", text.constData())
                     : title;
}

} // namespace tessera
