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

/// One dialect: a row of FormatRegistry's table, which menus, filters, the command
/// line and drops all read. Its functions stand in a file of its own.
class Format {
public:
    /// Judges by content alone, cheaply: it may look at the beginning only.
    using Detect = Detection(const QByteArray& bytes);
    /// Strict and total: reads all of the bytes or throws. Needs no file.
    /// @throws FormatError
    using Read = ReadResult(const QByteArray& bytes, const ReadOptions& options);
    /// @throws UserError if the format cannot hold this puzzle, with the reason.
    using Write = QByteArray(const PuzzleFile& file);

    /// @param id as in --from and --to
    /// @param name in English, marked with QT_TRANSLATE_NOOP("Formats", …)
    /// @param extensions file name endings without a dot, parted by blanks, the usual one first
    /// @param write nothing if it is only read
    /// @param scope what of a document it keeps
    constexpr Format(const char* id, const char* name, const char* extensions, Detect* detect,
                     Read* read, Write* write = nullptr, FormatScope scope = {})
        : m_id(id), m_name(name), m_extensions(extensions), m_detect(detect), m_read(read),
          m_write(write), m_scope(scope) {}
    Format(const Format&) = delete;
    Format& operator=(const Format&) = delete;

    [[nodiscard]] QString id() const { return QLatin1String(m_id); }
    [[nodiscard]] QString name() const; ///< translated
    [[nodiscard]] QStringList extensions() const;
    [[nodiscard]] bool canWrite() const { return m_write != nullptr; }
    [[nodiscard]] FormatScope scope() const { return m_scope; }

    [[nodiscard]] Detection detect(const QByteArray& bytes) const { return m_detect(bytes); }
    [[nodiscard]] ReadResult read(const QByteArray& bytes, const ReadOptions& options) const {
        return m_read(bytes, options);
    }
    /// @throws UserError also if the format is only read.
    [[nodiscard]] QByteArray write(const PuzzleFile& file) const;

private:
    const char* m_id;
    const char* m_name;
    const char* m_extensions;
    Detect* m_detect;
    Read* m_read;
    Write* m_write;
    FormatScope m_scope;
};

extern const Format kNativeFormat; ///< the program's own
extern const Format kViewerUrlFormat;
extern const Format kPieceListFormat;
extern const Format kWebJsonFormat;
extern const Format kEditorGridFormat;
extern const Format kFiveIntegersFormat;
extern const Format kPieceRotationFormat;
extern const Format kNumberedListFormat;
extern const Format kHintsFirstFormat;
extern const Format kBinaryCsvFormat;
extern const Format kPiecePositionsFormat;

/// @throws UserError if the puzzle is signed, which hardly a dialect can say.
void expectUnsigned(const PuzzleFile& file, const Format& format);

/// @throws UserError if the puzzle has not as many pieces as its board has cells.
void expectComplete(const PuzzleFile& file);

/// The puzzle that a dialect without pieces of its own is about.
/// @throws FormatError if none was given.
[[nodiscard]] const Puzzle& expectPuzzle(const ReadOptions& options);

} // namespace tessera
