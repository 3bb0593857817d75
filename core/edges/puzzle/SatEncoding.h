// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

#include <QByteArray>

#include <array>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// A piece on a cell in one rotation.
struct SatLook {
    int cell = 0;
    Placement placement;
};

/// Every piece on every cell in every rotation that looks different, as far as frame, rim and grey
/// edges allow: cell by cell, then by piece and rotation. Hints change nothing here.
/// @throws UserError if there are more than kMostSatLooks
[[nodiscard]] std::vector<SatLook> satLooks(const Puzzle& puzzle);

/// A framed 24×24 board has nearly as many.
inline constexpr std::size_t kMostSatLooks = 1'000'000;

/// What a formula has besides the clauses that every translation needs.
struct SatOptions {
    /// A variable for each rotation of a piece on a cell, as in satLooks(); else one for all its
    /// rotations, as in Heule 2008.
    bool rotations = true;
    bool oneToOne = true;     ///< no piece on two cells; follows from the others
    bool forbidden = false;   ///< no piece beside a colour that it lacks; follows from the others
    bool supports = true;     ///< no colour without a piece that shows it; follows from the others
    bool ordersCopies = true; ///< copies of a piece in the order of their numbers
};

/// One piece restricted to some cells, because boards that rotate into each other are one solution.
struct SatAnchor {
    PieceIndex piece = 0;
    std::vector<std::uint8_t> turns; ///< by cell: the rotations allowed there, one bit each
    int only = -1;                   ///< a cell only for this piece, or −1
};

/// A puzzle as a formula in conjunctive normal form, after Heule 2008: a variable for each piece on
/// each cell, and one for each colour of each joint. If the rim may show any one colour, it is one
/// more joint. Literals are as in DIMACS files: variables from 1, negative for “not”.
class SatEncoding {
public:
    /// @param fixed by cell: the placement that must stay, or an empty one; may be empty
    /// @param anchor null for none
    /// @param mayGoOn asked now and then; the formula is incomplete once it says no
    /// @throws UserError as satLooks()
    SatEncoding(const Puzzle& puzzle, std::span<const Placement> fixed, SatOptions options = {},
                const SatAnchor* anchor = nullptr, const std::function<bool()>& mayGoOn = {});

    [[nodiscard]] int variables() const { return m_variables; }
    /// The variables that place pieces: the first ones.
    [[nodiscard]] int placements() const { return static_cast<int>(m_choices.size()); }
    [[nodiscard]] std::size_t clauses() const { return m_clauses; }
    /// All clauses, each followed by a 0.
    [[nodiscard]] std::span<const int> literals() const { return m_literals; }

    /// The head "p cnf" and the clauses, a line each.
    [[nodiscard]] QByteArray dimacs() const;

    /// The board of a model: a Placement code per cell. A cell without a piece stays empty.
    /// @param values by variable; index 0 is not used
    [[nodiscard]] std::vector<std::uint16_t> boardOf(const std::vector<bool>& values) const;

private:
    /// What one variable places: rotations of a piece on a cell.
    struct Choice {
        int cell = 0;
        PieceIndex piece = 0;
        std::vector<Placement> looks;
    };
    /// A joint and its colours, each a variable.
    struct Joint {
        std::vector<Color> colors;
        int first = 0; ///< the variable of the first colour
    };
    using Shown = std::array<int, 4>; ///< by side: the variable of the colour shown, 0 without

    void addChoices(std::span<const SatLook> looks, bool rotations);
    void addJoints();
    void addClause(std::span<const int> literals);
    void addClause(std::initializer_list<int> literals) {
        addClause(std::span<const int>(literals.begin(), literals.size()));
    }
    void addAtMostOne(std::vector<int> literals);
    void addExactlyOne(const std::vector<int>& literals, bool atMostOne);
    void addColors();
    void addLooks(int choice, bool forbidden);
    void addImplied(int choice, std::span<const Shown> shown, unsigned known);
    void addSupports();
    void addCopies();
    void addFixed();
    void addAnchor(const SatAnchor& anchor);

    [[nodiscard]] int jointAt(int cell, Side side) const;
    [[nodiscard]] Color shownAt(int cell, Placement placement, Side side) const;
    [[nodiscard]] int variableOf(int joint, Color color) const;
    [[nodiscard]] std::optional<Shown> shownBy(int cell, Placement placement) const;
    [[nodiscard]] std::span<const int> choicesAt(int cell) const { return m_atCell[asIndex(cell)]; }

    Puzzle m_puzzle;
    std::vector<Placement> m_fixed;
    std::vector<Choice> m_choices;
    std::vector<std::vector<int>> m_atCell; ///< variables
    std::vector<std::vector<int>> m_ofPiece;
    std::vector<Joint> m_joints;
    int m_variables = 0;
    std::size_t m_clauses = 0;
    std::vector<int> m_literals;
};

} // namespace tessera
