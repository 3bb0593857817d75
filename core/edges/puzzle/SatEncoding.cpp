// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/puzzle/SatEncoding.h"

#include "core/support/UserError.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace tessera {

namespace {

constexpr int kLowestColor = -kMaxSignedColor;
constexpr std::size_t kColorCodes = asIndex(kMaxColor - kLowestColor + 1);

/// Whether a piece can be there in a solution, whatever its neighbours are.
bool canLie(const Puzzle& puzzle, int cell, Placement placement) {
    if (!puzzle.respectsFrame(cell, placement))
        return false;
    const Color rim = puzzle.rules().rimColor;
    return std::ranges::all_of(kSides, [&](Side side) {
        const Color color = puzzle.edge(placement, side);
        if (!puzzle.size().onRim(cell, side))
            return color != kGrey;
        return rim == kGrey || (rim == kAnyColor ? color != kGrey : color == rim);
    });
}

} // namespace

std::vector<SatLook> satLooks(const Puzzle& puzzle) {
    std::vector<SatLook> looks;
    for (int cell = 0; cell < puzzle.size().cells(); ++cell) {
        for (const PieceIndex piece : puzzle.pieceIndices()) {
            for (Rotation rotation = 0; rotation < puzzle.forms(piece); ++rotation) {
                if (canLie(puzzle, cell, {piece, rotation}))
                    looks.push_back({cell, {piece, rotation}});
            }
        }
        if (looks.size() > kMostSatLooks) {
            throw UserError(
                QCoreApplication::translate(
                    "Solver",
                    "A board of %1×%2 is too large for a formula. The limit is about 24×24 "
                    "cells."),
                puzzle.width(), puzzle.height());
        }
    }
    return looks;
}

SatEncoding::SatEncoding(const Puzzle& puzzle, std::span<const Placement> fixed, SatOptions options,
                         const SatAnchor* anchor, const std::function<bool()>& mayGoOn)
    : m_puzzle(puzzle), m_fixed(fixed.begin(), fixed.end()),
      m_atCell(asIndex(puzzle.size().cells())), m_ofPiece(asIndex(puzzle.pieceCount())) {
    m_fixed.resize(m_atCell.size());
    addChoices(satLooks(puzzle), options.rotations);
    addJoints();
    addFixed();
    if (anchor != nullptr)
        addAnchor(*anchor);
    for (const std::vector<int>& choices : m_atCell)
        addExactlyOne(choices, true);
    for (const std::vector<int>& choices : m_ofPiece)
        addExactlyOne(choices, options.oneToOne);
    addColors();
    constexpr int asked = 1024; // a few milliseconds
    for (int choice = 0; choice < placements(); ++choice) {
        if (choice % asked == 0 && mayGoOn && !mayGoOn())
            return;
        addLooks(choice, options.forbidden);
    }
    if (options.supports)
        addSupports();
    if (options.ordersCopies)
        addCopies();
}

void SatEncoding::addChoices(std::span<const SatLook> looks, bool rotations) {
    for (const auto& [cell, placement] : looks) {
        const bool isNew = rotations || m_choices.empty() || m_choices.back().cell != cell ||
                           m_choices.back().piece != placement.piece();
        if (isNew) {
            m_choices.push_back({cell, placement.piece(), {}});
            m_atCell[asIndex(cell)].push_back(placements());
            m_ofPiece[placement.piece()].push_back(placements());
        }
        m_choices.back().looks.push_back(placement);
    }
    m_variables = placements();
}

/// The number of a joint: two for each cell, right and down, and the rim last. −1 at a rim without
/// a rule or with a given colour.
int SatEncoding::jointAt(int cell, Side side) const {
    const auto across = m_puzzle.size().neighbour(cell, side);
    if (!across)
        return m_puzzle.rules().rimColor == kAnyColor ? 2 * m_puzzle.size().cells() : -1;
    const bool isFirst = side == Side::Right || side == Side::Down;
    const bool isUpright = side == Side::Up || side == Side::Down;
    return 2 * (isFirst ? cell : *across) + (isUpright ? 1 : 0);
}

/// The colour of the joint, which is that of the piece to the left or above.
Color SatEncoding::shownAt(int cell, Placement placement, Side side) const {
    const Color color = m_puzzle.edge(placement, side);
    const bool isSecond = side == Side::Left || side == Side::Up;
    return isSecond && !m_puzzle.size().onRim(cell, side) ? mate(color, m_puzzle.isSigned())
                                                          : color;
}

/// Each joint has the colours that pieces can show on both its sides.
void SatEncoding::addJoints() {
    const std::size_t joints = 2 * m_atCell.size() + 1;
    std::vector<std::array<std::vector<bool>, 2>> shown(joints);
    for (const Choice& choice : m_choices) {
        for (const Side side : kSides) {
            const int joint = jointAt(choice.cell, side);
            if (joint < 0)
                continue;
            const bool isSecond = side == Side::Left || side == Side::Up;
            std::vector<bool>& colors = shown[asIndex(joint)][isSecond ? 1 : 0];
            colors.resize(kColorCodes);
            for (const Placement look : choice.looks)
                colors[asIndex(shownAt(choice.cell, look, side) - kLowestColor)] = true;
        }
    }
    m_joints.resize(joints);
    for (std::size_t joint = 0; joint < joints; ++joint) {
        auto& [first, second] = shown[joint];
        first.resize(kColorCodes);
        second.resize(kColorCodes);
        m_joints[joint].first = m_variables + 1;
        for (std::size_t code = 0; code < kColorCodes; ++code) {
            if (first[code] && second[code])
                m_joints[joint].colors.push_back(
                    static_cast<Color>(static_cast<int>(code) + kLowestColor));
        }
        m_variables += static_cast<int>(m_joints[joint].colors.size());
    }
}

/// 0 if the joint cannot have that colour.
int SatEncoding::variableOf(int joint, Color color) const {
    const Joint& at = m_joints[asIndex(joint)];
    const auto found = std::ranges::lower_bound(at.colors, color);
    const bool is = found != at.colors.end() && *found == color;
    return is ? at.first + static_cast<int>(found - at.colors.begin()) : 0;
}

/// Nothing if a joint cannot have the colour, or the rim would have two.
std::optional<SatEncoding::Shown> SatEncoding::shownBy(int cell, Placement placement) const {
    Shown shown{};
    int rim = 0;
    for (const Side side : kSides) {
        const int joint = jointAt(cell, side);
        if (joint < 0)
            continue;
        const int variable = variableOf(joint, shownAt(cell, placement, side));
        const bool onRim = m_puzzle.size().onRim(cell, side);
        if (variable == 0 || (onRim && rim != 0 && rim != variable))
            return std::nullopt;
        rim = onRim ? variable : rim;
        shown[asIndex(side)] = variable;
    }
    return shown;
}

void SatEncoding::addClause(std::span<const int> literals) {
    m_literals.insert(m_literals.end(), literals.begin(), literals.end());
    m_literals.push_back(0);
    ++m_clauses;
}

/// In pairs; of a long list three at a time with a variable that stands for them (Heule 2008).
void SatEncoding::addAtMostOne(std::vector<int> literals) {
    constexpr std::size_t few = 5;
    constexpr std::size_t taken = 3;
    const auto pairs = [this](std::span<const int> list) {
        for (std::size_t i = 0; i < list.size(); ++i) {
            for (std::size_t j = i + 1; j < list.size(); ++j)
                addClause({-list[i], -list[j]});
        }
    };
    std::size_t begin = 0;
    while (literals.size() - begin > few) {
        const int none = ++m_variables;
        pairs(std::array{literals[begin], literals[begin + 1], literals[begin + 2], none});
        begin += taken - 1;
        literals[begin] = -none;
    }
    pairs(std::span<const int>(literals).subspan(begin));
}

void SatEncoding::addExactlyOne(const std::vector<int>& literals, bool atMostOne) {
    addClause(literals);
    if (atMostOne)
        addAtMostOne(literals);
}

void SatEncoding::addColors() {
    for (std::size_t number = 0; number < m_joints.size(); ++number) {
        const Joint& joint = m_joints[number];
        std::vector<int> colors(joint.colors.size());
        for (std::size_t i = 0; i < colors.size(); ++i)
            colors[i] = joint.first + static_cast<int>(i);
        const bool isRim = number + 1 == m_joints.size();
        const auto cell = static_cast<int>(number / 2);
        const bool exists =
            isRim ? m_puzzle.rules().rimColor == kAnyColor
                  : !m_puzzle.size().onRim(cell, number % 2 == 0 ? Side::Right : Side::Down);
        if (exists)
            addExactlyOne(colors, true);
    }
}

/// What the joints show around a piece.
void SatEncoding::addLooks(int choice, bool forbidden) {
    const auto& [cell, piece, looks] = m_choices[asIndex(choice)];
    std::vector<Shown> shown;
    for (const Placement look : looks) {
        if (const auto colors = shownBy(cell, look))
            shown.push_back(*colors);
    }
    if (shown.empty()) {
        addClause({-(choice + 1)});
        return;
    }
    constexpr unsigned allSides = 16;
    for (unsigned known = 0; known + 1 < allSides; ++known)
        addImplied(choice, shown, known);
    for (const Side side : kSides) {
        const int number = jointAt(cell, side);
        if (!forbidden || number < 0)
            continue;
        const Joint& joint = m_joints[asIndex(number)];
        for (std::size_t i = 0; i < joint.colors.size(); ++i) {
            const int color = joint.first + static_cast<int>(i);
            if (std::ranges::none_of(
                    shown, [&](const Shown& look) { return look[asIndex(side)] == color; }))
                addClause({-(choice + 1), -color});
        }
    }
}

/// Once the colours on the known sides are given, those that the other sides may have, unless that
/// follows from fewer sides.
void SatEncoding::addImplied(int choice, std::span<const Shown> shown, unsigned known) {
    const auto colorsOn = [&](std::size_t side, const Shown& given, unsigned sides) {
        std::vector<int> colors;
        for (const Shown& look : shown) {
            bool agrees = true;
            for (std::size_t i = 0; i < given.size(); ++i)
                agrees = agrees && ((sides >> i & 1U) == 0 || look[i] == given[i]);
            if (agrees && std::ranges::find(colors, look[side]) == colors.end())
                colors.push_back(look[side]);
        }
        return colors;
    };
    std::vector<Shown> done;
    for (const Shown& look : shown) {
        Shown given{};
        for (std::size_t i = 0; i < given.size(); ++i)
            given[i] = (known >> i & 1U) != 0 ? look[i] : 0;
        if (std::ranges::find(done, given) != done.end())
            continue;
        done.push_back(given);
        for (std::size_t side = 0; side < given.size(); ++side) {
            if ((known >> side & 1U) != 0 || look[side] == 0)
                continue;
            const std::vector<int> colors = colorsOn(side, given, known);
            bool isNew = true;
            std::vector<int> clause{-(choice + 1)};
            for (std::size_t i = 0; i < given.size(); ++i) {
                if ((known >> i & 1U) == 0)
                    continue;
                // A side without a joint tells nothing.
                isNew = isNew && given[i] != 0 &&
                        colorsOn(side, given, known & ~(1U << i)).size() > colors.size();
                clause.push_back(-given[i]);
            }
            if (!isNew)
                continue;
            clause.insert(clause.end(), colors.begin(), colors.end());
            addClause(clause);
        }
    }
}

void SatEncoding::addSupports() {
    for (int cell = 0; cell < m_puzzle.size().cells(); ++cell) {
        std::map<int, std::vector<int>> supports; // by colour
        for (const Side side : kSides) {
            const int joint = jointAt(cell, side);
            if (joint < 0)
                continue;
            const Joint& at = m_joints[asIndex(joint)];
            for (std::size_t i = 0; i < at.colors.size(); ++i)
                supports[at.first + static_cast<int>(i)] = {-(at.first + static_cast<int>(i))};
        }
        for (const int choice : choicesAt(cell)) {
            std::vector<int> told;
            for (const Placement look : m_choices[asIndex(choice - 1)].looks) {
                const auto shown = shownBy(cell, look);
                for (const int color : shown.value_or(Shown{})) {
                    if (color == 0 || std::ranges::find(told, color) != told.end())
                        continue;
                    told.push_back(color);
                    supports[color].push_back(choice);
                }
            }
        }
        for (const auto& [color, clause] : supports)
            addClause(clause);
    }
}

/// A copy needs the copy before it on an earlier cell.
void SatEncoding::addCopies() {
    std::map<Piece, PieceIndex> last;
    for (const PieceIndex piece : m_puzzle.pieceIndices()) {
        const bool isFixed = std::ranges::any_of(m_fixed, [&](Placement placement) {
            return !placement.isEmpty() && placement.piece() == piece;
        });
        if (isFixed)
            continue;
        const auto [found, isFirst] = last.try_emplace(m_puzzle.standardForm(piece), piece);
        if (isFirst)
            continue;
        const std::vector<int>& before = m_ofPiece[found->second];
        found->second = piece;
        std::vector<int> earlier{0};
        std::size_t next = 0;
        for (const int choice : m_ofPiece[piece]) {
            const int cell = m_choices[asIndex(choice - 1)].cell;
            for (; next < before.size() && m_choices[asIndex(before[next] - 1)].cell < cell; ++next)
                earlier.push_back(before[next]);
            earlier.front() = -choice;
            addClause(earlier);
        }
    }
}

void SatEncoding::addFixed() {
    for (std::size_t cell = 0; cell < m_fixed.size(); ++cell) {
        const Placement placement = m_fixed[cell];
        if (placement.isEmpty())
            continue;
        std::vector<int> found; // empty if it cannot lie there: an empty clause
        for (const int choice : m_atCell[cell]) {
            const Choice& at = m_choices[asIndex(choice - 1)];
            const bool is =
                at.piece == placement.piece() && std::ranges::any_of(at.looks, [&](Placement look) {
                    return m_puzzle.looksLike(look, placement);
                });
            if (is)
                found.push_back(choice);
        }
        addClause(found);
        // A variable for all rotations leaves the rotation open.
        for (const Side side : kSides) {
            const int joint = jointAt(static_cast<int>(cell), side);
            if (joint >= 0 && !found.empty()) {
                const int color =
                    variableOf(joint, shownAt(static_cast<int>(cell), placement, side));
                addClause(std::span<const int>(&color, color != 0 ? 1U : 0U));
            }
        }
    }
}

void SatEncoding::addAnchor(const SatAnchor& anchor) {
    for (const int choice : m_ofPiece[anchor.piece]) {
        const Choice& at = m_choices[asIndex(choice - 1)];
        const bool isAllowed = std::ranges::any_of(at.looks, [&](Placement look) {
            return (anchor.turns[asIndex(at.cell)] >> look.rotation() & 1U) != 0;
        });
        if (!isAllowed)
            addClause({-choice});
    }
    if (anchor.only < 0)
        return;
    for (const int choice : choicesAt(anchor.only)) {
        if (m_choices[asIndex(choice - 1)].piece != anchor.piece)
            addClause({-choice});
    }
}

QByteArray SatEncoding::dimacs() const {
    QByteArray text = "p cnf " + QByteArray::number(m_variables) + ' ' +
                      QByteArray::number(static_cast<qulonglong>(m_clauses)) + '\n';
    for (const int literal : m_literals)
        text += QByteArray::number(literal) + (literal == 0 ? '\n' : ' ');
    return text;
}

std::vector<std::uint16_t> SatEncoding::boardOf(const std::vector<bool>& values) const {
    std::vector<std::uint16_t> codes(m_atCell.size(), Placement::kEmptyCode);
    for (int choice = 0; choice < placements(); ++choice) {
        if (!values[asIndex(choice + 1)])
            continue;
        const Choice& at = m_choices[asIndex(choice)];
        const Placement fixed = m_fixed[asIndex(at.cell)];
        for (const Placement look : at.looks) {
            const auto shown = shownBy(at.cell, look);
            const bool fits = shown && std::ranges::all_of(*shown, [&](int color) {
                                  return color == 0 || values[asIndex(color)];
                              });
            const bool isFixed = !fixed.isEmpty() && m_puzzle.looksLike(look, fixed);
            if (isFixed || (fits && fixed.isEmpty()))
                codes[asIndex(at.cell)] = (isFixed ? fixed : look).code();
        }
    }
    return codes;
}

} // namespace tessera
