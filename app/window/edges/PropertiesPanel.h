// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/PageLink.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace tessera {

/// What is said about the puzzle, and what can be counted about it.
class PropertiesPanel final : public QWidget {
    Q_OBJECT

public:
    explicit PropertiesPanel(QWidget* parent = nullptr);

    void setPage(DocumentPage* page);

private:
    void connectFields();
    void showInfo();
    void showCounts();

    PageLink m_link;
    QLineEdit* m_title;
    QLineEdit* m_author;
    QPlainTextEdit* m_notes;
    QLabel* m_size;
    QLabel* m_rules;
    QLabel* m_pieces;
    QLabel* m_colors;
    QLabel* m_generator;
};

} // namespace tessera
