// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/PageLink.h"

#include <QUndoView>

class QUndoGroup;

namespace tessera {

/// The steps of the document in front; a click goes there.
class HistoryPanel final : public QUndoView {
    Q_OBJECT

public:
    explicit HistoryPanel(QUndoGroup* group, QWidget* parent = nullptr);
};

} // namespace tessera
