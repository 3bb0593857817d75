// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>

class QAction;
class QLineEdit;
class QListWidget;

namespace tessera {

/// Finds any action by letters of its name or submenu in order; disabled ones are last.
class CommandPalette final : public QDialog {
    Q_OBJECT

public:
    explicit CommandPalette(const QList<QAction*>& actions, QWidget* parent = nullptr);

    /// The chosen action after acceptance.
    [[nodiscard]] QAction* chosen() const;

protected:
    /// Arrows move in the list while the field has the focus.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void find(const QString& letters);

    QList<QAction*> m_actions;
    QLineEdit* m_field;
    QListWidget* m_list;
};

/// How well letters fit a text in order: fewer gaps are better. Negative if they do not fit.
[[nodiscard]] int fuzzyFit(const QString& letters, const QString& text);

} // namespace tessera
