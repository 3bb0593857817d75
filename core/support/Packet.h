// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/UserError.h"

#include <QByteArray>
#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <vector>

namespace tessera {

struct PacketText {
    Q_DECLARE_TR_FUNCTIONS(Packet)
};

template <typename T>
concept PacketNumber = std::is_arithmetic_v<T> || std::is_enum_v<T>;

/// Between the machine's order of bytes and that of packets, the lowest first.
template <std::size_t kSize>
void orderBytes(std::array<char, kSize>& bytes) {
    if constexpr (std::endian::native == std::endian::big)
        std::ranges::reverse(bytes);
}

/// Writes values as bytes that are the same on every machine. One function can tell its fields to a
/// writer and to a reader.
class PacketWriter {
public:
    static constexpr bool kReads = false;

    template <typename... Values>
    void operator()(const Values&... values) {
        (put(values), ...);
    }
    [[nodiscard]] const QByteArray& bytes() const { return m_bytes; }

private:
    template <PacketNumber Number>
    void put(const Number& number) {
        auto bytes = std::bit_cast<std::array<char, sizeof number>>(number);
        orderBytes(bytes);
        m_bytes.append(bytes.data(), bytes.size());
    }
    template <typename Value>
    void put(const std::vector<Value>& values) {
        put(static_cast<std::uint64_t>(values.size()));
        for (const Value& value : values)
            put(value);
    }
    template <typename Value, std::size_t kSize>
    void put(const std::array<Value, kSize>& values) {
        for (const Value& value : values)
            put(value);
    }
    void put(const QByteArray& bytes) {
        put(static_cast<std::uint64_t>(bytes.size()));
        m_bytes.append(bytes);
    }

    QByteArray m_bytes;
};

/// Reads what a PacketWriter wrote. @throws UserError if bytes are missing
class PacketReader {
public:
    static constexpr bool kReads = true;

    explicit PacketReader(QByteArray bytes) : m_bytes(std::move(bytes)) {}

    template <typename... Values>
    void operator()(Values&... values) {
        (take(values), ...);
    }
    template <typename Value>
    [[nodiscard]] Value next() {
        Value value{};
        take(value);
        return value;
    }
    /// @throws UserError if a value is impossible
    static void require(bool isPossible) {
        if (!isPossible)
            throw UserError(PacketText::tr("The saved search is damaged."));
    }

private:
    template <PacketNumber Number>
    void take(Number& number) {
        require(m_bytes.size() - m_at >= static_cast<qsizetype>(sizeof number));
        if constexpr (std::is_same_v<Number, bool>) {
            number = m_bytes[m_at] != 0; // any other byte is no bool
        } else {
            std::array<char, sizeof number> bytes;
            std::memcpy(bytes.data(), m_bytes.constData() + m_at, sizeof number);
            orderBytes(bytes);
            number = std::bit_cast<Number>(bytes);
        }
        m_at += static_cast<qsizetype>(sizeof number);
    }
    template <typename Value>
    void take(std::vector<Value>& values) {
        const auto size = next<std::uint64_t>();
        // Each value has a byte at least.
        require(size <= static_cast<std::uint64_t>(m_bytes.size() - m_at));
        values.resize(static_cast<std::size_t>(size));
        for (Value& value : values)
            take(value);
    }
    template <typename Value, std::size_t kSize>
    void take(std::array<Value, kSize>& values) {
        for (Value& value : values)
            take(value);
    }
    void take(QByteArray& bytes) {
        const auto size = next<std::uint64_t>();
        require(size <= static_cast<std::uint64_t>(m_bytes.size() - m_at));
        bytes = m_bytes.mid(m_at, static_cast<qsizetype>(size));
        m_at += bytes.size();
    }

    QByteArray m_bytes;
    qsizetype m_at = 0;
};

} // namespace tessera
