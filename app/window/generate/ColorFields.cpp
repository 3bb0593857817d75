// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/generate/ColorFields.h"

#include "app/window/common/FormControls.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSpinBox>

#include <cmath>

namespace tessera {

namespace {

using Kind = ColorChoice::Kind;

/// As many decimals as it takes to see why a number was rounded up: not 4.00 → 5.
int decimalsFor(double exact, int rounded) {
    constexpr int usual = 2;
    constexpr int most = 6;
    for (int decimals = usual; decimals <= most; ++decimals) {
        const double scale = std::pow(10.0, decimals);
        if (std::ceil(std::round(exact * scale) / scale) >= rounded)
            return decimals;
    }
    return usual;
}

QString rounding(const QString& letter, double exact, int rounded) {
    return QStringLiteral("%1 = %2 → %3")
        .arg(letter, QLocale().toString(exact, 'f', decimalsFor(exact, rounded)))
        .arg(rounded);
}

QString formulaText(const HardestColors& hardest, bool framed) {
    QStringList parts;
    if (!framed) {
        parts << rounding(QStringLiteral("C"), hardest.innerExact, hardest.inner);
    } else {
        if (hardest.inner > 0)
            parts << rounding(QStringLiteral("M"), hardest.innerExact, hardest.inner);
        if (hardest.border > 0)
            parts << rounding(QStringLiteral("B"), hardest.borderExact, hardest.border);
    }
    return parts.isEmpty()
               ? ColorFields::tr("none: there are no joints")
               : ColorFields::tr("%1 (rounded up)").arg(parts.join(QStringLiteral(", ")));
}

} // namespace

ColorFields::ColorFields(QFormLayout& form, QWidget* parent)
    : QObject(parent), m_form(form),
      m_kind(comboBox(parent, "colorKind", tr("Colours"),
                      tr("How many colours the edges have, and whether those along the frame are "
                         "colours of their own"))),
      m_border(countBox(parent, "borderColors", tr("Border colours"),
                        tr("Colours of the joints along the frame"))),
      m_inner(countBox(parent, "innerColors", tr("Inner colours"),
                       tr("Colours of all other joints; without a frame, of all"))),
      m_total(countBox(parent, "totalColors", tr("Colours in all"),
                       tr("Colours of one common set for all joints"))),
      m_formula(new QLabel(parent)) {
    m_kind->addItem(tr("Hardest"), static_cast<int>(Kind::Hardest));
    m_kind->addItem(tr("Border and inner apart"), static_cast<int>(Kind::BorderAndInner));
    m_kind->addItem(tr("One common set"), static_cast<int>(Kind::Total));
    m_formula->setObjectName(QStringLiteral("hardestFormula"));
    m_formula->setTextFormat(Qt::PlainText);
    m_formula->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_formula->setAccessibleName(tr("Hardest colour counts"));
    m_formula->setToolTip(tr("The colour counts for which about one solution is expected "
                             "(Söderlind 2010, 3.1.4): M inside, B along the frame, C without a "
                             "frame. Rounding up leaves chance less than that one. The formula "
                             "takes joints as independent; that the edges of each colour pair off "
                             "gives chance more again, above all with few or signed colours."));
    m_formula->setWordWrap(true);
    form.addRow(tr("&Colours:"), m_kind);
    form.addRow(tr("&Border:"), m_border);
    form.addRow(tr("&Inner:"), m_inner);
    form.addRow(tr("In &all:"), m_total);
    form.addRow(tr("Hardest:"), m_formula);
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        showKind();
        emit choiceChanged();
    });
    for (QSpinBox* box : {m_border, m_inner, m_total})
        connect(box, &QSpinBox::valueChanged, this, &ColorFields::choiceChanged);
    showKind();
}

ColorChoice ColorFields::choice() const {
    // Only what the kind uses, so that equal puzzles have equal settings.
    switch (static_cast<Kind>(m_kind->currentData().toInt())) {
    case Kind::Hardest:
        break;
    case Kind::BorderAndInner:
        return {Kind::BorderAndInner, m_border->value(), m_inner->value(), 0};
    case Kind::Total:
        return {Kind::Total, 0, 0, m_total->value()};
    }
    return {};
}

void ColorFields::setChoice(const ColorChoice& choice) {
    const QSignalBlocker blocker(this);
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(choice.kind)));
    if (choice.kind == Kind::BorderAndInner) {
        m_border->setValue(choice.border);
        m_inner->setValue(choice.inner);
    }
    if (choice.kind == Kind::Total)
        m_total->setValue(choice.total);
    showKind();
}

void ColorFields::showHardest(const HardestColors& hardest, bool framed) {
    m_hardest = hardest;
    m_formula->setText(formulaText(hardest, framed));
    showKind();
}

void ColorFields::showNoHardest() {
    m_formula->setText(QStringLiteral("–"));
}

void ColorFields::showKind() {
    const QSignalBlocker blocker(this);
    const auto kind = static_cast<Kind>(m_kind->currentData().toInt());
    m_border->setEnabled(kind == Kind::BorderAndInner);
    m_inner->setEnabled(kind == Kind::BorderAndInner);
    m_total->setEnabled(kind == Kind::Total);
    // The boxes not in use show the hardest counts, the best ones to start from.
    if (kind != Kind::BorderAndInner) {
        m_border->setValue(m_hardest.border);
        m_inner->setValue(m_hardest.inner);
    }
    if (kind != Kind::Total)
        m_total->setValue(m_hardest.total());
}

} // namespace tessera
