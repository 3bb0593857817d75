// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TileTheme.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QString>
#include <QWidget>

#include <cstdint>
#include <functional>
#include <span>

class QBoxLayout;
class QCheckBox;
class QDialog;
class QDoubleSpinBox;
class QFormLayout;
class QHelpEvent;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QStandardItemModel;
class QToolButton;

namespace tessera {

// Controls that several dialogs use, made with their name and help.

/// Sets a field's name for tests, its help, and optionally its name for screen readers.
template <typename Field>
Field* described(Field* field, const char* objectName, const QString& tip,
                 const QString& name = {}) {
    field->setObjectName(QLatin1String(objectName));
    field->setToolTip(tip);
    if (!name.isEmpty())
        field->setAccessibleName(name);
    return field;
}
template <typename Box = QComboBox>
[[nodiscard]] Box* comboBox(QWidget* parent, const char* objectName, const QString& name,
                            const QString& tip) {
    return described(new Box(parent), objectName, tip, name);
}
[[nodiscard]] QSpinBox* sideBox(QWidget* parent, const char* objectName, const QString& name);
[[nodiscard]] QSpinBox* countBox(QWidget* parent, const char* objectName, const QString& name,
                                 const QString& tip);
/// With one decimal. @param unit with a space before it
[[nodiscard]] QDoubleSpinBox* decimalBox(QWidget* parent, const char* objectName, double lowest,
                                         double highest, double value, const QString& unit,
                                         const QString& tip);
[[nodiscard]] QCheckBox* checkBox(QWidget* parent, const char* objectName, const QString& text,
                                  const QString& tip, bool checked = false);
/// The rule that pieces keep their rotation. Only one of it and the frame can be checked.
[[nodiscard]] QCheckBox* keepsRotationBox(QWidget* parent, QCheckBox* framed);
/// A button that is never the dialog's default.
[[nodiscard]] QPushButton* pushButton(QWidget* parent, const char* objectName, const QString& text,
                                      const QString& tip);
/// A value beside its name on a form; it can be selected and copied.
[[nodiscard]] QLabel* valueLabel(QWidget* parent, const char* objectName = "");
/// A sentence that may change, with as many lines as it needs.
[[nodiscard]] QLabel* sentenceLabel(QWidget* parent, const char* objectName);
[[nodiscard]] QSpinBox* wholeBox(QWidget* parent, const char* objectName, int lowest, int highest,
                                 int value, const QString& tip, const QString& unit = {});
[[nodiscard]] QDialogButtonBox*
acceptButtons(QDialog& dialog, const QString& text, const QString& tip = {},
              QDialogButtonBox::StandardButton accept = QDialogButtonBox::Ok);
/// The names of all tile themes, including the user's, with their ids as data.
[[nodiscard]] QComboBox* tileThemeBox(QWidget* parent, const char* objectName);
/// Refills such a box.
void fillTileThemes(QComboBox& box);

/// The published puzzles by name, with ids as data, after an entry for none: @p own.
[[nodiscard]] QComboBox* presetBox(QWidget* parent, const QString& own);

/// The colours that the rim may be required to show (Rules::rimColor), with the colour as data.
[[nodiscard]] QComboBox* rimBox(QWidget* parent);

/// Ends a dialog's layout with buttons: OK accepts, the others reject.
QDialogButtonBox* addButtons(QDialog& dialog, QDialogButtonBox::StandardButtons which);
/// The help’s key opens that page from the dialog too.
void offerHelp(QDialog& dialog, const char* page);
/// A field after its label, which is its buddy.
void addLabelled(QBoxLayout& row, const QString& text, QWidget* field);

/// Width × height in one row of a form.
void addSizeRow(QFormLayout& form, QSpinBox* width, QSpinBox* height);

/// The tooltip of a control whose text is cut: all of it, above its usual help.
void showWholeText(const QHelpEvent& event, QWidget& control, const QString& text);

/// A label for changing figures with a fixed size: as wide as the widest text that it was made for.
/// In less room the text is cut with dots, and the tooltip shows all of it; or it wraps.
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

/// A combo box whose preferred width is that of the current choice; it can be narrower still.
class ShortBox final : public QComboBox {
    Q_OBJECT

public:
    explicit ShortBox(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
};

/// A line under a form for obstacles; keeps its room while it is empty.
class NoticeLine final : public QWidget {
    Q_OBJECT

public:
    explicit NoticeLine(QWidget* parent = nullptr);

    void setWarning(const QString& sentence) { show(sentence, true); }
    /// A remark that is not a problem, without an icon.
    void setNote(const QString& sentence) { show(sentence, false); }
    [[nodiscard]] QString text() const { return m_text->text(); }
    /// Runs something, and warns of a UserError.
    void attempt(const std::function<void()>& act);

private:
    void show(const QString& sentence, bool warning);

    QLabel* m_icon;
    QLabel* m_text;
};

/// Arranges a dialog: choices above a notice, their result beside them, the buttons below.
void arrangeChoices(QDialog* dialog, QBoxLayout* choices, NoticeLine* notice, QWidget* made,
                    QDialogButtonBox* buttons);

/// A line for a seed, and a die button for a random one.
class SeedField final : public QWidget {
    Q_OBJECT

public:
    explicit SeedField(QWidget* parent = nullptr);

    /// 0 while the line is empty.
    [[nodiscard]] std::uint64_t seed() const;
    void setSeed(std::uint64_t seed);
    void setTips(const QString& line, const QString& die);

signals:
    void seedChanged();

private:
    void throwDie();

    QLineEdit* m_line;
    QToolButton* m_die;
};

/// Logical pixels of a swatch in a ColorBox.
inline constexpr int kListSwatchSide = 24;

/// Entries for a ColorBox: swatch, number and name, the number as data. @param parent the owner
[[nodiscard]] QStandardItemModel* colorList(QWidget& parent, const TileTheme& theme,
                                            std::span<const Color> colors);

/// Chooses a colour by its number, which is each entry's data. Typing a number selects exactly that
/// one; a standard box would select the next that starts with it, from 11 by way of 9 to 90.
class ColorBox final : public QComboBox {
    Q_OBJECT

public:
    using QComboBox::QComboBox;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QString m_typed;
    QElapsedTimer m_sinceKey;
};
[[nodiscard]] ColorBox* colorBox(QWidget* parent, const char* objectName, const QString& name,
                                 const QString& tip, QStandardItemModel* colors);

} // namespace tessera
