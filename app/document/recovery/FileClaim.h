// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QString>

#include <memory>

namespace tessera {

/// Says to other windows and programs of the same person that a file is open
/// here. The claim is a lock in a folder of ours, named after the file: nothing
/// is left beside the person's files, and read-only folders can be claimed too.
class FileClaim {
public:
    /// @param path of a file that exists
    FileClaim(const QString& folder, const QString& path);

    /// False if another program had the file open first, or the same one in
    /// another window.
    [[nodiscard]] bool isHeld() const { return m_held; }
    /// Process id of the program that has it open, 0 if unknown.
    [[nodiscard]] qint64 holder() const { return m_holder; }

private:
    std::unique_ptr<QLockFile> m_lock;
    bool m_held = false;
    qint64 m_holder = 0;
};

} // namespace tessera
