// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/PuzzleFile.h"
#include "core/support/FileIo.h"
#include "core/text/TokenReader.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

namespace tessera {

/// What the user may set against the detection. What is not set is detected.
struct ReadOptions {
    /// The sides of a piece's four numbers, in their order in the file.
    std::optional<std::array<Side, 4>> edgeOrder;
    /// The number of the frame's grey.
    std::optional<int> grey;
    std::optional<GridSize> size;
    /// One side of a list whose size is not given; the number of pieces gives the other.
    std::optional<int> width, height;
    /// For dialects that hold only a board: the puzzle with its pieces.
    const Puzzle* puzzle = nullptr;
};

/// Confidence for a text that starts like a format and then violates it: its reader reports where.
inline constexpr int kBrokenFile = 20;

/// How certain a format is that a text is in it.
struct Detection {
    int confidence = 0; ///< 0: certainly not; up to kBrokenFile: starts like it; 100: certain
    QString reason;     ///< a sentence for the import preview
};

/// How much of something a dialect can hold.
enum class Held {
    All,
    Placed, ///< only what is on the board
    None,
};

/// What a dialect can hold of a document; a file in it lacks the rest.
struct FormatScope {
    Held pieces = Held::All;
    Held hints = Held::All;
    bool board = true;
    bool locks = true;
    bool looks = false; ///< names and pictures of the patterns
    bool title = false;
};

class Format;

/// What was read, and what the user should know about it.
struct ReadResult {
    PuzzleFile file;
    QStringList warnings; ///< sentences
    /// For a list of pieces: the order assumed for its edges.
    std::optional<std::array<Side, 4>> edgeOrder = std::nullopt;
    /// For a list of pieces with a frame: the number taken as grey.
    std::optional<int> grey = std::nullopt;
    const Format* format = nullptr; ///< the format that was used, set by Format::read()
};

/// The name of a dialect of any kind of puzzle, and how it is detected.
class FormatHead {
public:
    /// Judges by content alone, cheaply: it may look only at the beginning.
    using Detect = Detection(const QByteArray& bytes);

    /// @param id as in --from and --to
    /// @param name in English, marked with QT_TRANSLATE_NOOP("Formats", …)
    /// @param extensions file name endings without a dot, separated by spaces, the usual one first
    constexpr FormatHead(const char* id, const char* name, const char* extensions, Detect* detect)
        : m_id(id), m_name(name), m_extensions(extensions), m_detect(detect) {}
    FormatHead(const FormatHead&) = delete;
    FormatHead& operator=(const FormatHead&) = delete;

    [[nodiscard]] QString id() const { return QLatin1String(m_id); }
    [[nodiscard]] QString name() const; ///< translated
    [[nodiscard]] QStringList extensions() const;
    [[nodiscard]] Detection detect(const QByteArray& bytes) const { return m_detect(bytes); }

private:
    const char* m_id;
    const char* m_name;
    const char* m_extensions;
    Detect* m_detect;
};

template <typename Dialect>
[[nodiscard]] const Dialect* formatIn(std::span<const Dialect* const> formats, const QString& id) {
    const auto found = std::ranges::find(formats, id, &Dialect::id);
    return found == formats.end() ? nullptr : *found;
}

/// The format that is most certain about the content, with its answer; or nothing.
template <typename Dialect>
[[nodiscard]] std::pair<const Dialect*, Detection> surestOf(std::span<const Dialect* const> formats,
                                                            const QByteArray& bytes) {
    std::pair<const Dialect*, Detection> best;
    for (const Dialect* format : formats) {
        Detection detection = format->detect(bytes);
        if (detection.confidence > best.second.confidence)
            best = {format, std::move(detection)};
    }
    return best;
}

/// Reads; errors start with "file:line:column: …", as editors and terminals expect. @throws
/// UserError
template <typename Read>
[[nodiscard]] auto readNaming(const PuzzleSource& source, Read read) {
    try {
        return read();
    } catch (const FormatError& error) {
        const bool placed = error.position().line > 0;
        throw UserError(source.name + (placed ? QStringLiteral(":") : QStringLiteral(": ")) +
                        error.sentence());
    } catch (const UserError& error) {
        throw UserError(QStringLiteral("%1: %2").arg(source.name, error.sentence()));
    }
}

/// One dialect.
class Format : public FormatHead {
public:
    /// Strict: reads all of the bytes or throws. Needs no file.
    /// @throws FormatError
    using Read = ReadResult(const QByteArray& bytes, const ReadOptions& options);
    /// @throws UserError with the reason if the format cannot hold this puzzle.
    using Write = QByteArray(const PuzzleFile& file);

    /// @param write null if the format is only read
    /// @param scope what it keeps of a document
    constexpr Format(const char* id, const char* name, const char* extensions, Detect* detect,
                     Read* read, Write* write = nullptr, FormatScope scope = {})
        : FormatHead(id, name, extensions, detect), m_read(read), m_write(write), m_scope(scope) {}

    [[nodiscard]] bool canWrite() const { return m_write != nullptr; }
    [[nodiscard]] FormatScope scope() const { return m_scope; }
    /// @throws FormatError also for a board that rotates pieces whose rotation is kept.
    [[nodiscard]] ReadResult read(const QByteArray& bytes, const ReadOptions& options) const;
    /// @throws UserError also if the format is only read.
    [[nodiscard]] QByteArray write(const PuzzleFile& file) const;

private:
    Read* m_read;
    Write* m_write;
    FormatScope m_scope;
};

extern const Format kNativeFormat; ///< the program's native format
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
extern const Format kDimacsFormat;

/// @throws UserError if the puzzle is signed, which few dialects can hold.
void expectUnsigned(const PuzzleFile& file, const Format& format);

/// @throws UserError unless the puzzle has as many pieces as its board has cells.
void expectComplete(const PuzzleFile& file);

/// The puzzle for a dialect that holds no pieces.
/// @throws FormatError if none was given.
[[nodiscard]] const Puzzle& expectPuzzle(const ReadOptions& options);

/// The largest file that is read, in bytes: a 127×127 puzzle takes less than a tenth of it. Only
/// formulas of puzzles from about 16×16 on are larger.
inline constexpr qint64 kMaxFileBytes = 32LL * 1024 * 1024;
/// The same for files with searches: run files, checkpoints, records, recovery copies.
inline constexpr qint64 kMaxSearchBytes = 1LL << 30;
/// How a run file begins.
inline constexpr char kRunFileStart[] = "tessera-run ";
/// A sentence if a file of that size, once written, cannot be read; else empty.
[[nodiscard]] QString tooLargeText(qint64 bytes);

/// All formats, the native one first.
[[nodiscard]] std::span<const Format* const> allFormats();
/// Null if no format has that id.
[[nodiscard]] const Format* findFormat(const QString& id);
/// @throws UserError if no format has that id
[[nodiscard]] const Format& formatNamed(const QString& id);
/// The writable format with the file name's ending, or nothing.
[[nodiscard]] const Format* formatForWriting(const QString& fileName);

struct DetectedFormat {
    const Format* format = nullptr;
    Detection detection;
};

/// The most certain format, whatever the file's name. @throws FormatError if none claims the
/// content
[[nodiscard]] DetectedFormat detectFormat(const QByteArray& bytes);

/// Detects and reads. @throws FormatError
[[nodiscard]] ReadResult readPuzzle(const QByteArray& bytes, const ReadOptions& options = {});

/// A file, "-" for standard input, or a viewer address as it is. @throws UserError as readFile()
[[nodiscard]] PuzzleSource openSource(const QString& in);

/// Reads a source. @p formatId may be empty: detect.
/// @throws UserError if no format has that id, or if the source violates the format.
[[nodiscard]] ReadResult readSource(const PuzzleSource& source, const QString& formatId = {},
                                    const ReadOptions& options = {});

/// What a format loses of a document, as a sentence; empty if it keeps everything. The title that
/// a generator gave in this language or in English does not count, nor do solution and tiles: most
/// are as it made them.
[[nodiscard]] QString lossesOf(const PuzzleFile& file, const Format& format);

} // namespace tessera
