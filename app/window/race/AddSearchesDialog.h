// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/SearchSettings.h"

#include <QDialog>

#include <vector>

class QSpinBox;

namespace tessera {

class SearchForm;

/// Asks for a method with its parameters and how many seeds to try it with.
class AddSearchesDialog final : public QDialog {
    Q_OBJECT

public:
    explicit AddSearchesDialog(QWidget* parent = nullptr);

    /// One for each seed.
    [[nodiscard]] std::vector<SearchSettings> searches() const;
    [[nodiscard]] SearchForm& form() { return *m_form; }

private:
    SearchForm* m_form;
    QSpinBox* m_seeds;
};

} // namespace tessera
