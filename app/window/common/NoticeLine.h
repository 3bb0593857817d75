// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace tessera {

/// A line under a form for what stands in the way: keeps its place while it is
/// empty, so that nothing jumps when a sentence comes or goes.
class NoticeLine final : public QWidget {
    Q_OBJECT

public:
    explicit NoticeLine(QWidget* parent = nullptr);

    void setWarning(const QString& sentence);
    /// Something that is no trouble, without an icon.
    void setNote(const QString& sentence);
    [[nodiscard]] QString text() const;

private:
    void show(const QString& sentence, bool warning);

    QLabel* m_icon;
    QLabel* m_text;
};

} // namespace tessera
