// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstdint>

class QLineEdit;
class QToolButton;

namespace tessera {

/// A line for a seed and a die that throws another one.
class SeedField final : public QWidget {
    Q_OBJECT

public:
    explicit SeedField(QWidget* parent = nullptr);

    /// 0 while the line is empty.
    [[nodiscard]] std::uint64_t seed() const;
    void setSeed(std::uint64_t seed);

signals:
    void seedChanged();

private:
    void throwDie();

    QLineEdit* m_line;
    QToolButton* m_die;
};

} // namespace tessera
