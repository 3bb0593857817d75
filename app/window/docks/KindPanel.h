// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

namespace tessera {

/// A dock's content that only one kind of puzzle has a use for: with another one
/// in front it says so instead.
class KindPanel final : public QStackedWidget {
    Q_OBJECT

public:
    explicit KindPanel(QWidget* content, QWidget* parent = nullptr);

    void setUsable(bool usable);
};

} // namespace tessera
