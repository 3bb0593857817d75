// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board/StepScene.h"

#include "core/edges/puzzle/Board.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace tessera {

namespace {

QString number(double value) { return QLocale().toString(value, 'g', 3); }

/// The words for a reported step.
class Teller {
    Q_DECLARE_TR_FUNCTIONS(StepNarration)

public:
    Teller(const StepScene& scene, const SearchStep& step) : m_scene(scene), m_step(step) {}

    [[nodiscard]] QString told() const {
        switch (m_step.kind) {
        case StepKind::Start:
            return start();
        case StepKind::Placement:
            return placement();
        case StepKind::Backtrack:
            return backtrack();
        case StepKind::Solution:
            return tr("A solution: %1.").arg(m_scene.plainScore());
        case StepKind::Move:
            return withReason(tr("%1: %2.").arg(m_scene.move(), m_scene.score()));
        case StepKind::Refusal:
            return withReason(refusal());
        case StepKind::NoMove:
            return noMove();
        case StepKind::LocalOptimum:
            return tr("No swap or rotation improves: a local optimum, %1.").arg(m_scene.score());
        case StepKind::Measurement:
            return tr("Measured %n random swap(s) to choose the temperatures: %1.", nullptr,
                      count())
                .arg(m_scene.score());
        case StepKind::Cooling:
            return tr("Level %1 of %2 starts at temperature %3: %4.")
                .arg(level())
                .arg(count())
                .arg(number(m_step.temperature.value_or(0)), m_scene.score());
        case StepKind::Reheat:
            return tr("No improvement for a long time, so annealing starts at temperature %1: %2.")
                .arg(number(m_step.temperature.value_or(0)), m_scene.score());
        case StepKind::Perturbation:
            return tr("No improvement for a long time, so %n random swap(s) perturb the board: %1.",
                      nullptr, count())
                .arg(m_scene.score());
        case StepKind::Phase:
            return (level() == 1
                        ? tr("Phase %1 starts with the border only: %2.")
                        : tr("Phase %1 starts with a full board, and every piece may move: %2."))
                .arg(level())
                .arg(m_scene.score());
        default:
            return toldOfBoards();
        }
    }

private:
    [[nodiscard]] int count() const { return static_cast<int>(m_step.count.value_or(0)); }
    [[nodiscard]] int level() const { return m_step.level.value_or(0); }
    [[nodiscard]] QString part() const {
        return QCoreApplication::translate("Solver", m_step.name);
    }

    [[nodiscard]] QString toldOfBoards() const {
        switch (m_step.kind) {
        case StepKind::Shake:
            return tr("Shaken at level %1 by %n random move(s): %2.", nullptr, count())
                .arg(level())
                .arg(m_scene.score());
        case StepKind::Keep:
            return keep();
        case StepKind::GoBack:
            return tr("%1 is no improvement, so the search returns to the kept board: %2.")
                .arg(m_step.from.value_or(0))
                .arg(m_scene.score());
        case StepKind::Selection:
            return tr("Two parents were chosen by fitness, with %1 and %2 matched edges. The "
                      "first: %3.")
                .arg(m_step.from.value_or(0))
                .arg(m_step.other.value_or(0))
                .arg(m_scene.plainScore());
        case StepKind::Crossover:
            return tr("The child takes %n cell(s) from its other parent (%1): %2.", nullptr,
                      static_cast<int>(m_step.cells.size()))
                .arg(m_step.other.value_or(0))
                .arg(m_scene.score(m_step.delta));
        case StepKind::Mutation:
            return tr("%1 %2.").arg(part(), m_scene.score(m_step.delta));
        case StepKind::Polish:
            return *m_step.name != '\0' ? engine()
                                        : tr("Local search works on the board: %1.")
                                              .arg(m_scene.score(m_step.delta));
        case StepKind::Offspring:
            return tr("Child %1 of %2 is complete: %3.")
                .arg(level())
                .arg(count())
                .arg(m_scene.plainScore());
        case StepKind::Generation:
            return tr("Generation %1 is complete. Its best board: %2.")
                .arg(level())
                .arg(m_scene.plainScore());
        case StepKind::Repair:
            return tr("The best boards no longer improve, so one is repaired: %1.")
                .arg(m_scene.score(m_step.delta));
        case StepKind::Refill:
            return tr("%n cell(s) were emptied and refilled in the best way: %1.", nullptr,
                      static_cast<int>(m_step.cells.size()))
                .arg(m_scene.score());
        case StepKind::Tour:
            return tour();
        case StepKind::Conflict:
            return tr("A conflict: the SAT solver learned a clause with %n literal(s). Board: %1.",
                      nullptr, count())
                .arg(m_scene.plainScore());
        case StepKind::Trails:
            return m_step.from ? tr("%1 Its score: %2.").arg(part()).arg(*m_step.from) : part();
        default:
            return engine();
        }
    }

    [[nodiscard]] QString start() const {
        if (*m_step.name != '\0')
            return engine();
        if (m_step.level)
            return tr("Board %1 of %2 of a new population: %3.")
                .arg(level())
                .arg(count())
                .arg(m_scene.plainScore());
        return m_scene.isFirst() ? tr("The first board: %1.").arg(m_scene.plainScore())
                                 : tr("Restart: %1.").arg(m_scene.plainScore());
    }

    /// "Place piece 12 on C4: +1, now 12 of 60."
    [[nodiscard]] QString laid(std::size_t cell) const {
        const QString what =
            tr("Place piece %1 on %2").arg(m_scene.after(cell).piece() + 1).arg(m_scene.name(cell));
        const bool compares = !m_scene.isFirst() && !m_scene.isNewBoard();
        return tr("%1: %2.").arg(what, compares ? m_scene.score() : m_scene.plainScore());
    }
    [[nodiscard]] QString placement() const {
        if (m_step.cells.empty())
            return tr("%1: %2.").arg(m_scene.move(), m_scene.score());
        QStringList sentences;
        if (m_scene.isNewBoard())
            sentences << tr("A new board starts.");
        sentences << laid(m_step.cells.front());
        if (m_step.chance)
            sentences << drawn();
        else if (count() > 0)
            sentences << tr("The best match of %n piece(s) tried.", nullptr, count());
        return sentences.join(u' ');
    }
    /// How an ant chose its piece.
    [[nodiscard]] QString drawn() const {
        QStringList likely;
        for (const SearchStep::Option& option : m_step.options)
            likely << tr("piece %1 (%2)")
                          .arg(Placement::fromCode(option.code).piece() + 1)
                          .arg(number(option.chance));
        const QString how =
            *m_step.name != '\0'
                ? tr("The rule chose the strongest option.")
                : tr("It was drawn with probability %1.").arg(number(*m_step.chance));
        return tr("%1 Most probable: %2.").arg(how, likely.join(tr(", ")));
    }

    [[nodiscard]] QString backtrack() const {
        const auto& last = m_scene.numbersBefore().step;
        const QString why = last && last->kind == StepKind::Solution
                                ? tr("The search continues after the solution.")
                                : tr("Dead end.");
        const QString taken =
            tr("%n piece(s) removed, another one placed: %1.", nullptr, m_scene.takenBack())
                .arg(m_scene.score());
        return why + u' ' + taken;
    }

    /// The move that was tried and refused.
    [[nodiscard]] QString refusal() const {
        const std::vector<std::size_t>& cells = m_step.cells;
        QString what;
        if (cells.size() == 1)
            what = tr("Rotate %1?").arg(m_scene.name(cells[0]));
        else if (cells.size() == 2 && m_step.count.value_or(1) == 1)
            what = tr("Swap %1 and %2?").arg(m_scene.name(cells[0]), m_scene.name(cells[1]));
        else
            what = tr("Change %1?").arg(m_scene.names(cells));
        return tr("%1 Rejected: %2, %3.")
            .arg(what, StepScene::signedText(m_step.delta), m_scene.score());
    }
    /// Why a move was made or not.
    [[nodiscard]] QString withReason(const QString& move) const {
        const QString why = reason();
        return why.isEmpty() ? move : move + u' ' + why;
    }
    [[nodiscard]] QString reason() const {
        if (m_step.temperature)
            return byTemperature(*m_step.temperature);
        if (m_step.tabuFor)
            return byTabu(*m_step.tabuFor);
        if (m_step.count)
            return tr("%n random move(s) were tried together.", nullptr, count());
        return *m_step.name != '\0' ? tr("Found among the %1.").arg(part()) : QString();
    }
    [[nodiscard]] QString byTemperature(double temperature) const {
        if (temperature <= 0)
            return tr(
                "Still measuring the puzzle to choose the temperatures: no loss is accepted.");
        if (m_step.delta >= 0)
            return tr("No loss, so it is accepted at any temperature.");
        const QString chance = number(m_step.chance.value_or(0));
        return m_step.kind == StepKind::Move
                   ? tr("Accepted at temperature %1, with probability %2.")
                         .arg(number(temperature), chance)
                   : tr("At temperature %1 its probability was %2.")
                         .arg(number(temperature), chance);
    }
    [[nodiscard]] QString byTabu(int moves) const {
        // Two phases discard the best known score.
        const bool forgets = m_step.level.has_value();
        const QString why =
            m_step.aspires && forgets
                ? tr("Forbidden, but allowed because it beats the best known since the last phase "
                     "or perturbation began (aspiration).")
            : m_step.aspires
                ? tr("Forbidden, but allowed because it beats the best so far (aspiration).")
                : tr("The best allowed neighbour.");
        return moves == 0 ? why
                          : why + u' ' +
                                tr("What it replaced is forbidden for %n move(s).", nullptr, moves);
    }

    [[nodiscard]] QString noMove() const {
        return *m_step.name != '\0'
                   ? tr("None of the %1 improves the board: %2.").arg(part(), m_scene.score())
                   : tr("Every neighbour examined is forbidden: %1.").arg(m_scene.score());
    }
    [[nodiscard]] QString keep() const {
        if (!m_step.from)
            return tr("A local optimum is kept as the starting point: %1.").arg(m_scene.score());
        return m_scene.now() > *m_step.from
                   ? tr("Better than the kept board (%1), so it is kept: %2.")
                         .arg(*m_step.from)
                         .arg(m_scene.score())
                   : tr("As good as the kept board, so it is kept: %1.").arg(m_scene.score());
    }
    [[nodiscard]] QString tour() const {
        return m_step.level ? tr("Ant %1 of %2 has filled the board: %3.")
                                  .arg(level())
                                  .arg(count())
                                  .arg(m_scene.plainScore())
                            : tr("The board is full after %n piece(s) tried: %1.", nullptr, count())
                                  .arg(m_scene.plainScore());
    }
    /// One of several engines that take turns.
    [[nodiscard]] QString engine() const {
        const QString what = tr("A step: %1. Board: %2.").arg(part(), m_scene.plainScore());
        return m_step.level ? what + u' ' + tr("%n cell(s) are filled.", nullptr, level()) : what;
    }

    const StepScene& m_scene;
    const SearchStep& m_step;
};

} // namespace

QString toldText(const StepScene& scene, const SearchStep& step) {
    return Teller(scene, step).told();
}

} // namespace tessera
