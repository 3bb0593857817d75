// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace tessera {

/// Name, version, licence, and the works that the program builds on.
class AboutDialog final : public QDialog {
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent = nullptr);

private:
    [[nodiscard]] QWidget* heading();
    [[nodiscard]] QWidget* body();
    [[nodiscard]] static QString commitSentence();
};

} // namespace tessera
