// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/PuzzleFile.h"
#include "core/text/FormatError.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace tessera {

/// What a person may say against the detection. What is not set is found out.
struct ReadOptions {
    /// The meaning of a piece's four numbers, in the order in which they stand.
    std::optional<std::array<Side, 4>> edgeOrder;
    /// The number that stands for the frame's grey.
    std::optional<int> grey;
    std::optional<GridSize> size;
    /// For dialects that only hold a board: the puzzle whose pieces are meant.
    const Puzzle* puzzle = nullptr;
};

/// The confidence in a text that begins like a format and then breaks off or
/// breaks its rules: enough to let that format's reader say where.
inline constexpr int kBrokenFile = 20;

/// How sure a format is that a text is its own.
struct Detection {
    int confidence = 0; ///< 0: surely not; up to kBrokenFile: begins like it; 100: surely
    QString reason;     ///< a sentence for the import preview
};

/// How much of something a dialect can hold.
enum class Held {
    All,
    Placed, ///< only what lies on the board
    None,
};

/// What a dialect can say of a document; a file in it says nothing of the rest.
struct FormatScope {
    Held pieces = Held::All;
    Held hints = Held::All;
    bool board = true;
    bool locks = true;
};

class Format;

/// What was read, and what a person should know about how.
struct ReadResult {
    PuzzleFile file;
    QStringList warnings; ///< sentences
    /// Of a list of pieces: the order in which its edges were taken to stand.
    std::optional<std::array<Side, 4>> edgeOrder = std::nullopt;
    /// Of a list of pieces with a frame: the number taken for the grey.
    std::optional<int> grey = std::nullopt;
    /// The format it was read in; set by readPuzzle() and loadPuzzle().
    const Format* format = nullptr;
};

/// One dialect. A small class in a file of its own, named in FormatRegistry;
/// menus, filters, the command line and drops all read the registry.
class Format {
public:
    Format() = default;
    Format(const Format&) = delete;
    Format& operator=(const Format&) = delete;
    virtual ~Format() = default;

    [[nodiscard]] virtual QString id() const = 0;   ///< as in --from and --to
    [[nodiscard]] virtual QString name() const = 0; ///< translated
    /// File name endings without a dot, the usual one first.
    [[nodiscard]] virtual QStringList extensions() const = 0;
    [[nodiscard]] virtual bool canWrite() const = 0;
    /// What of a document write() keeps.
    [[nodiscard]] virtual FormatScope scope() const = 0;

    /// Judges by content alone, cheaply: it may look at the beginning only.
    [[nodiscard]] virtual Detection detect(const QByteArray& bytes) const = 0;
    /// Strict and total: reads all of @p bytes or throws. Needs no file.
    /// @throws FormatError
    [[nodiscard]] virtual ReadResult read(const QByteArray& bytes,
                                          const ReadOptions& options) const = 0;
    /// @throws UserError if the format cannot hold this puzzle (or cannot be
    /// written at all), with the reason.
    [[nodiscard]] virtual QByteArray write(const PuzzleFile& file) const = 0;
};

} // namespace tessera
