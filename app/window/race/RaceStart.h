// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/race/RaceDialog.h"

#include <QWidget>

class QPushButton;

namespace tessera {

/// Shown while a race has no searches: offers the usual race with one click.
class RaceStart final : public QWidget {
    Q_OBJECT

public:
    explicit RaceStart(QWidget* parent = nullptr);

    /// @param puzzle its name
    /// @param atOnce number of searches at the same time
    void propose(const RaceChoice& choice, const QString& puzzle, int atOnce);

signals:
    void raceWanted();
    /// The user wants to choose other methods first.
    void chooseWanted();

private:
    QLabel* m_title;
    QLabel* m_methods;
    QLabel* m_estimate;
    QPushButton* m_race;
};

} // namespace tessera
