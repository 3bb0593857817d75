// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/FormControls.h"

#include "widgets/board/UserPalette.h"

#include "core/edges/generate/PuzzlePresets.h"
#include "core/edges/puzzle/Color.h"
#include "core/edges/puzzle/GridSize.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

namespace tessera {

namespace {

struct FormControlsText {
    Q_DECLARE_TR_FUNCTIONS(FormControls)
};

} // namespace

QSpinBox* sideBox(QWidget* parent, const char* objectName, const QString& name) {
    auto* box = new QSpinBox(parent);
    box->setObjectName(QLatin1String(objectName));
    box->setRange(1, kMaxSide);
    box->setAccessibleName(name);
    box->setToolTip(
        FormControlsText::tr("%1 of the board in cells, 1 to %2").arg(name).arg(kMaxSide));
    return box;
}

QSpinBox* countBox(QWidget* parent, const char* objectName, const QString& name,
                   const QString& tip) {
    auto* box = new QSpinBox(parent);
    box->setObjectName(QLatin1String(objectName));
    box->setRange(0, kMaxColor);
    box->setAccessibleName(name);
    box->setToolTip(tip);
    return box;
}

QDoubleSpinBox* decimalBox(QWidget* parent, const char* objectName, double lowest, double highest,
                           double value, const QString& unit, const QString& tip) {
    auto* box = new QDoubleSpinBox(parent);
    box->setObjectName(QLatin1String(objectName));
    box->setDecimals(1);
    box->setRange(lowest, highest);
    box->setValue(value);
    box->setSuffix(unit);
    box->setToolTip(tip);
    return box;
}

QCheckBox* checkBox(QWidget* parent, const char* objectName, const QString& text,
                    const QString& tip, bool checked) {
    auto* box = new QCheckBox(text, parent);
    box->setObjectName(QLatin1String(objectName));
    box->setToolTip(tip);
    box->setChecked(checked);
    return box;
}

QComboBox* comboBox(QWidget* parent, const char* objectName, const QString& name,
                    const QString& tip) {
    auto* box = new QComboBox(parent);
    box->setObjectName(QLatin1String(objectName));
    box->setAccessibleName(name);
    box->setToolTip(tip);
    return box;
}

QPushButton* pushButton(QWidget* parent, const char* objectName, const QString& text,
                        const QString& tip) {
    auto* button = new QPushButton(text, parent);
    button->setObjectName(QLatin1String(objectName));
    button->setToolTip(tip);
    button->setAutoDefault(false);
    return button;
}

QLabel* valueLabel(QWidget* parent, const char* objectName) {
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(objectName));
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // A bare number would go to the left in every language, far from its name in some.
    const bool rightToLeft = QGuiApplication::layoutDirection() == Qt::RightToLeft;
    label->setAlignment((rightToLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute |
                        Qt::AlignVCenter);
    return label;
}

QComboBox* tileThemeBox(QWidget* parent, const char* objectName) {
    QComboBox* box = comboBox(parent, objectName, FormControlsText::tr("Tiles"),
                              FormControlsText::tr("How the patterns are drawn"));
    fillTileThemes(*box);
    return box;
}

void fillTileThemes(QComboBox& box) {
    box.clear();
    for (const TileTheme* theme : allTileThemes()) {
        box.addItem(theme->displayName(), QString(theme->id));
        box.setItemData(box.count() - 1, theme->displayDescription(), Qt::ToolTipRole);
    }
}

QComboBox* presetBox(QWidget* parent, const QString& own) {
    QComboBox* box = comboBox(
        parent, "preset", FormControlsText::tr("Puzzle"),
        FormControlsText::tr("Puzzles of Söderlind’s thesis (2010, Table 2), made again in kind"));
    box->addItem(own);
    for (const PuzzlePreset& preset : puzzlePresets()) {
        box->addItem(QStringLiteral("%1 – %2").arg(preset.id, preset.description()), preset.id);
        box->setItemData(box->count() - 1, preset.description(), Qt::ToolTipRole);
    }
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(28);
    return box;
}

void addSizeRow(QFormLayout& form, QSpinBox* width, QSpinBox* height) {
    auto* fields = new QHBoxLayout;
    fields->addWidget(width, 1);
    fields->addWidget(new QLabel(QStringLiteral("×"), width->parentWidget()));
    fields->addWidget(height, 1);
    auto* label = new QLabel(FormControlsText::tr("&Width × height:"), width->parentWidget());
    label->setBuddy(width);
    form.addRow(label, fields);
}

} // namespace tessera
