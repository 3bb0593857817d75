// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/race/SeedCountBox.h"

#include <QCoreApplication>
#include <QSpinBox>

namespace tessera {

QSpinBox* seedCountBox(QWidget* parent, int seeds) {
    auto* box = new QSpinBox(parent);
    box->setObjectName(QStringLiteral("seedCount"));
    box->setRange(1, kMostSeeds);
    box->setValue(seeds);
    box->setToolTip(QCoreApplication::translate(
        "SeedCountBox", "How often each method searches, with seeds one after another; the chart "
                        "then shows the median and the middle half"));
    return box;
}

} // namespace tessera
