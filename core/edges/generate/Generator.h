// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/PuzzleFile.h"
#include "core/edges/generate/HardestColors.h"
#include "core/support/Random.h"

#include <QCoreApplication>
#include <QString>

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace tessera {

struct GeneratorText {
    Q_DECLARE_TR_FUNCTIONS(Generator)
};

struct ColorChoice {
    enum class Kind : std::uint8_t {
        Hardest,        ///< by the formula of Söderlind 2010, 3.1.4; border and inner separately
        BorderAndInner, ///< two disjoint sets: joints along the frame and all others
        Total,          ///< one common set for all joints, as in the theses
    };
    Kind kind = Kind::Hardest;
    int border = 0; ///< BorderAndInner: colours of the joints whose two cells touch one frame side
    int inner = 0;  ///< BorderAndInner: colours of all others, on an unframed board of all
    int total = 0;  ///< Total

    friend bool operator==(const ColorChoice&, const ColorChoice&) = default;
};

enum class Distribution : std::uint8_t {
    Even,   ///< each colour of a set equally often, with a difference of at most one
    Random, ///< each edge drawn independently, but every colour occurs
};

struct HintChoice {
    int count = 0;          ///< that many random cells, if none are chosen
    std::vector<int> cells; ///< the chosen cells

    friend bool operator==(const HintChoice&, const HintChoice&) = default;
};

/// The cells of Eternity II's five hint pieces. The centre, which every buyer got, is first.
[[nodiscard]] std::vector<int> eternityHintCells();

/// A solved board printed in a publication. It is cut into pieces like one painted at random.
struct PrintedBoard {
    const char* id;     ///< also of its preset, e.g. "niang-4x4"
    const char* source; ///< author, year and figure
    int side;
    int colors;
    std::string_view edges; ///< by cell: up, right, down, left; 0 is grey
};
[[nodiscard]] std::span<const PrintedBoard> printedBoards();
[[nodiscard]] const PrintedBoard* findPrintedBoard(const QString& id);

/// Everything a generated puzzle depends on: the same settings give the same puzzle everywhere.
struct GeneratorSettings {
    GridSize size{10, 10};
    Rules rules;
    ColorChoice colors;
    Distribution distribution = Distribution::Even;
    bool uniquePieces = true; ///< no two pieces are copies of each other
    HintChoice hints;
    QString board{};     ///< the printed board whose pieces it uses; empty: painted at random
    bool solved = false; ///< leave the solution on the board instead of an empty one
    std::uint64_t seed = 1;

    friend bool operator==(const GeneratorSettings&, const GeneratorSettings&) = default;
};

/// "hardest", "4+10" or "14", as in --colors. @throws UserError
[[nodiscard]] ColorChoice parseColorChoice(const QString& text);
[[nodiscard]] QString colorChoiceText(const ColorChoice& choice);

[[nodiscard]] GeneratorSettings settingsOf(const PrintedBoard& board);

/// A colour or "any", as in --rim-color. @throws UserError
[[nodiscard]] Color parseRimColor(const QString& text);
[[nodiscard]] QString rimColorText(Color color);

/// The settings in a file's info, and back. Missing or invalid values keep their defaults.
[[nodiscard]] QJsonObject toJson(const GeneratorSettings& settings);
[[nodiscard]] GeneratorSettings generatorSettingsFromJson(const QJsonObject& json);

/// The settings of one puzzle of a batch, from 0: only the seed advances.
[[nodiscard]] GeneratorSettings batchMember(GeneratorSettings settings, int index);

/// The colour counts that the generator uses. @throws UserError if the size or the hints are not
/// possible.
[[nodiscard]] HardestColors hardestColorsFor(const GeneratorSettings& settings);

/// The cells of the hints, chosen or drawn. @throws UserError if they are not possible
[[nodiscard]] std::vector<int> hintCells(const GeneratorSettings& settings);

/// Border and inner colour counts, however they are chosen.
[[nodiscard]] ColorChoice resolvedColors(const GeneratorSettings& settings, int innerHints);

/// Makes a solved board, cuts it into pieces, shuffles them, and rotates them unless they keep
/// their rotation (Söderlind 2010, 5.1). PuzzleFile::solution keeps the solution, the file's info
/// the settings. Distinct pieces of three colours for a 6×4 board with a rim in one of them can
/// only be MacMahon's 24 squares (1921). A printed board is shuffled in the same way.
/// @throws UserError with the reason if such a puzzle cannot exist.
[[nodiscard]] PuzzleFile generatePuzzle(const GeneratorSettings& settings);

/// The places that are painted with colours while a puzzle is made.
enum class SlotKind : std::uint8_t {
    Ring,  ///< a joint of a framed board whose two cells touch the same frame side
    Inner, ///< any other joint
    Rim,   ///< an edge at the rim of an unframed board, unless a rule sets its colour
};

/// A joint of two cells, or an edge at an unframed rim.
struct ColorSlot {
    int cell;
    Side side;
    int across; ///< the cell on the other side, −1 at the rim
    SlotKind kind;
};

/// A board as its joints: it is solved however they are painted. Its cells are the pieces.
class SolvedBoard {
public:
    /// All joints and the frame are unpainted (grey); a rim in one colour is painted.
    SolvedBoard(GridSize size, Rules rules);

    /// Ring first, then inner, then rim; within a kind in cell order.
    [[nodiscard]] std::span<const ColorSlot> colorSlots() const { return m_slots; }
    [[nodiscard]] std::span<const ColorSlot> colorSlots(SlotKind kind) const;
    [[nodiscard]] std::size_t firstSlot(SlotKind kind) const { return m_first[asIndex(kind)]; }
    /// The slot on a cell's side, −1 at the frame and at a rim in one colour.
    [[nodiscard]] int slotAt(int cell, Side side) const {
        return m_slotAt[asIndex(cell * 4 + static_cast<int>(side))];
    }

    [[nodiscard]] Color color(std::size_t slot) const;
    /// Paints the slot's cell with the colour and the cell across with its mate.
    void paint(std::size_t slot, Color color);

    [[nodiscard]] const Piece& piece(int cell) const { return m_pieces[asIndex(cell)]; }
    [[nodiscard]] std::span<const Piece> pieces() const { return m_pieces; }
    [[nodiscard]] GridSize size() const { return m_size; }
    [[nodiscard]] Rules rules() const { return m_rules; }

private:
    void addSlots(SlotKind kind);

    GridSize m_size;
    Rules m_rules;
    std::vector<Piece> m_pieces;
    std::vector<ColorSlot> m_slots;
    std::array<std::size_t, 4> m_first{};
    std::vector<int> m_slotAt;
};

/// One set of colours and the kinds of slots it is for.
struct Palette {
    int first = 1; ///< its lowest pattern number
    int count = 0;
    std::vector<SlotKind> kinds;
};

/// One palette for all slots, or one for the ring (patterns 1 … B) and one for the rest (to B+M).
/// @param innerHints the number of hints that count in the hardest colour counts.
/// @throws UserError if the colours cannot all be used on the board, or if the
/// distinct pieces that they allow are too few and no copies are wanted.
[[nodiscard]] std::vector<Palette> planColors(const GeneratorSettings& settings,
                                              const SolvedBoard& board, int innerHints);

/// Paints the slots of its kinds; every colour occurs, and signed joints point either way at
/// random.
void paintPalette(SolvedBoard& board, const Palette& palette, Distribution distribution,
                  Random& random);

} // namespace tessera
