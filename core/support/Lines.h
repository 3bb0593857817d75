// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

#include <optional>

namespace tessera {

/// Takes what stands before the separator, which goes too; all if there is none.
[[nodiscard]] inline QByteArrayView takeUntil(char separator, QByteArrayView& rest) {
    const qsizetype end = rest.indexOf(separator);
    const QByteArrayView taken = end < 0 ? rest : rest.first(end);
    rest = end < 0 ? QByteArrayView() : rest.sliced(end + 1);
    return taken;
}

/// The lines of a text one after the other, without their ends. A list of them all
/// would take many times the memory of a text of short lines.
class Lines {
public:
    /// @param text must outlive the lines.
    explicit Lines(QByteArrayView text) : m_rest(text) {}

    /// The next line; nothing behind the last. What follows the last end is a line unless empty.
    [[nodiscard]] std::optional<QByteArrayView> next() {
        if (m_rest.isEmpty())
            return std::nullopt;
        m_isWhole = m_rest.contains('\n');
        ++m_number;
        return takeUntil('\n', m_rest);
    }
    /// The number of that line, from 1 on.
    [[nodiscard]] int number() const { return m_number; }
    /// Whether that line has an end, so that nothing of it was cut off.
    [[nodiscard]] bool isWhole() const { return m_isWhole; }

private:
    QByteArrayView m_rest;
    int m_number = 0;
    bool m_isWhole = false;
};

} // namespace tessera
