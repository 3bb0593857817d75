// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/race/RaceDialog.h"

#include <QWidget>

class QPushButton;

namespace tessera {

/// What stands in the place of a race that has no searches yet: the usual one, a click away.
class RaceStart final : public QWidget {
    Q_OBJECT

public:
    explicit RaceStart(QWidget* parent = nullptr);

    /// @param puzzle its name
    /// @param atOnce how many searches run at the same time
    void propose(const RaceChoice& choice, const QString& puzzle, int atOnce);

signals:
    void raceWanted();
    /// Others are to be chosen first.
    void chooseWanted();

private:
    QLabel* m_title;
    QLabel* m_methods;
    QLabel* m_estimate;
    QPushButton* m_race;
};

} // namespace tessera
