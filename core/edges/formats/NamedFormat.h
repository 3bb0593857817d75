// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/Format.h"

namespace tessera {

/// What all formats do alike: their names, and refusing to write where a
/// dialect is only read.
class NamedFormat : public Format {
public:
    [[nodiscard]] QString id() const final;
    [[nodiscard]] QString name() const final;
    [[nodiscard]] QStringList extensions() const final;
    [[nodiscard]] bool canWrite() const override { return false; }
    [[nodiscard]] FormatScope scope() const override { return {}; }
    [[nodiscard]] QByteArray write(const PuzzleFile& file) const override;

protected:
    /// @param name in English, marked with QT_TRANSLATE_NOOP("Formats", …).
    /// @param extensions parted by blanks, the usual one first.
    NamedFormat(const char* id, const char* name, const char* extensions)
        : m_id(id), m_name(name), m_extensions(extensions) {}

private:
    const char* m_id;
    const char* m_name;
    const char* m_extensions;
};

/// @throws UserError if the puzzle is signed, which hardly a dialect can say.
void expectUnsigned(const PuzzleFile& file, const Format& format);

/// @throws UserError if the puzzle has not as many pieces as its board has cells.
void expectComplete(const PuzzleFile& file);

/// The puzzle that a dialect without pieces of its own is about.
/// @throws FormatError if none was given.
[[nodiscard]] const Puzzle& expectPuzzle(const ReadOptions& options);

} // namespace tessera
