// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/SeedField.h"

#include "app/window/common/Icons.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QToolButton>

namespace tessera {

namespace {

/// Seeds thrown by the die are short enough to be read out to somebody.
constexpr std::uint32_t kThrownSeeds = 1'000'000;

} // namespace

SeedField::SeedField(QWidget* parent)
    : QWidget(parent), m_line(new QLineEdit(this)), m_die(new QToolButton(this)) {
    // 19 digits are always below 2^64.
    static const QRegularExpression digits(QStringLiteral("^[0-9]{1,19}$"));
    m_line->setValidator(new QRegularExpressionValidator(digits, m_line));
    m_line->setObjectName(QStringLiteral("seed"));
    m_line->setAccessibleName(tr("Seed"));
    m_line->setToolTip(tr("The same settings and seed give the same puzzle everywhere"));
    m_die->setIcon(symbolicIcon("dice"));
    m_die->setObjectName(QStringLiteral("dice"));
    m_die->setFocusPolicy(Qt::StrongFocus);
    m_die->setToolTip(tr("Throw another seed"));
    m_die->setAccessibleName(tr("Throw another seed"));
    setFocusProxy(m_line);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_line, 1);
    layout->addWidget(m_die);
    connect(m_line, &QLineEdit::textChanged, this, &SeedField::seedChanged);
    connect(m_die, &QToolButton::clicked, this, &SeedField::throwDie);
}

std::uint64_t SeedField::seed() const {
    return m_line->text().toULongLong();
}

void SeedField::setSeed(std::uint64_t seed) {
    m_line->setText(QString::number(seed));
}

void SeedField::throwDie() {
    const std::uint64_t old = seed();
    std::uint64_t next = old;
    while (next == old)
        next = 1 + QRandomGenerator::global()->bounded(kThrownSeeds);
    setSeed(next);
}

} // namespace tessera
