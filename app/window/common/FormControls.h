// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QString>
#include <QWidget>

#include <cstdint>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QToolButton;
class QWidget;

namespace tessera {

// Controls that several dialogs have, with their name and help in one go.

/// A spin box for one side of a board.
[[nodiscard]] QSpinBox* sideBox(QWidget* parent, const char* objectName, const QString& name);
/// A spin box for a number of colours.
[[nodiscard]] QSpinBox* countBox(QWidget* parent, const char* objectName, const QString& name,
                                 const QString& tip);
/// A spin box for a length or a time with one decimal.
/// @param unit with a space before it
[[nodiscard]] QDoubleSpinBox* decimalBox(QWidget* parent, const char* objectName, double lowest,
                                         double highest, double value, const QString& unit,
                                         const QString& tip);
[[nodiscard]] QCheckBox* checkBox(QWidget* parent, const char* objectName, const QString& text,
                                  const QString& tip, bool checked = false);
[[nodiscard]] QComboBox* comboBox(QWidget* parent, const char* objectName, const QString& name,
                                  const QString& tip);
/// A button that leaves Enter to the dialog.
[[nodiscard]] QPushButton* pushButton(QWidget* parent, const char* objectName, const QString& text,
                                      const QString& tip);
/// A value beside its name on a form, which can be selected and copied.
[[nodiscard]] QLabel* valueLabel(QWidget* parent, const char* objectName = "");
/// The names of all tile themes, also of the person's own, with their ids as data.
[[nodiscard]] QComboBox* tileThemeBox(QWidget* parent, const char* objectName);
/// Fills such a box anew.
void fillTileThemes(QComboBox& box);

/// The published puzzles by name, with their ids as data, after an entry
/// without one for a puzzle of one's own.
[[nodiscard]] QComboBox* presetBox(QWidget* parent, const QString& own);

/// Width × height in one row of a form.
void addSizeRow(QFormLayout& form, QSpinBox* width, QSpinBox* height);

/// A label for changing figures that never changes its size: as wide as the
/// widest text it was made for. Where there is less room the text is cut with dots,
/// and the tooltip shows the whole.
class FixedLabel final : public QLabel {
    Q_OBJECT

public:
    explicit FixedLabel(const QString& widest, QWidget* parent = nullptr);

    void setWidest(const QString& widest);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] bool isCut() const;

    QString m_widest;
};

/// A combo box that wants to be as wide as what is chosen, not as its widest
/// choice, and can be narrower still.
class ShortBox final : public QComboBox {
    Q_OBJECT

public:
    explicit ShortBox(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
};

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

/// A line for a seed and a die that throws another one.
class SeedField final : public QWidget {
    Q_OBJECT

public:
    explicit SeedField(QWidget* parent = nullptr);

    /// 0 while the line is empty.
    [[nodiscard]] std::uint64_t seed() const;
    void setSeed(std::uint64_t seed);

signals:
    void seedChanged();

private:
    void throwDie();

    QLineEdit* m_line;
    QToolButton* m_die;
};

} // namespace tessera
