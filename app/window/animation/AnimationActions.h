// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/MessageBar.h"
#include "widgets/animation/RunAnimation.h"

#include <QObject>

#include <utility>

class QAction;
class QWidget;

namespace tessera {

class AppSettings;
class DocumentPage;
class PageActs;

/// Saves the run of the page in front as an animation. What was chosen holds
/// until the program ends.
class AnimationActions final : public QObject {
    Q_OBJECT

public:
    AnimationActions(PageActs& acts, AppSettings& settings, QWidget* window);

    QAction* save;

private:
    void saveAnimation(DocumentPage& shown);
    /// @return what is to be said of it; empty after it was cancelled
    [[nodiscard]] std::pair<MessageBar::Kind, QString>
    write(const Puzzle& puzzle, const BestHistory& history, const QString& path);

    AppSettings& m_settings;
    QWidget* m_window;
    AnimationSettings m_choice;
};

} // namespace tessera
