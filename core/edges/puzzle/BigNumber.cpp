// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/puzzle/BigNumber.h"

#include <cmath>
#include <limits>

namespace tessera {

BigNumber::BigNumber(std::uint32_t value) {
    for (std::uint64_t rest = value; rest > 0; rest /= kBase)
        m_parts.push_back(static_cast<std::uint32_t>(rest % kBase));
}

BigNumber& BigNumber::operator*=(std::uint32_t factor) {
    std::uint64_t carry = 0;
    for (std::uint32_t& part : m_parts) {
        carry += static_cast<std::uint64_t>(part) * factor;
        part = static_cast<std::uint32_t>(carry % kBase);
        carry /= kBase;
    }
    for (; carry > 0; carry /= kBase)
        m_parts.push_back(static_cast<std::uint32_t>(carry % kBase));
    if (factor == 0)
        m_parts.clear();
    return *this;
}

QString BigNumber::toString() const {
    if (m_parts.empty())
        return QStringLiteral("0");
    QString digits = QString::number(m_parts.back());
    for (std::size_t i = m_parts.size() - 1; i > 0; --i)
        digits += QString::number(m_parts[i - 1]).rightJustified(9, u'0');
    return digits;
}

double BigNumber::log10() const {
    double leading = 0;
    const std::size_t first = m_parts.size() > 3 ? m_parts.size() - 3 : 0;
    for (std::size_t i = m_parts.size(); i > first; --i)
        leading = leading * static_cast<double>(kBase) + m_parts[i - 1];
    if (m_parts.empty())
        return -std::numeric_limits<double>::infinity();
    return std::log10(leading) + 9.0 * static_cast<double>(first);
}

} // namespace tessera
