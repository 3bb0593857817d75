// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/forms/NumberSpinBox.h"

#include <QLocale>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>

namespace tessera {

namespace {

constexpr int kRealDecimals = 12;

double asReal(const ParameterValue& value) {
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*whole);
    const auto* real = std::get_if<double>(&value);
    return real != nullptr ? *real : 0.0;
}

/// The next of 1, 2, 5 times a power of ten above or below a positive number.
double nextRound(double value, bool up) {
    constexpr std::array factors{0.5, 1.0, 2.0, 5.0, 10.0, 20.0};
    const double power = std::pow(10.0, std::floor(std::log10(value) + 1e-9));
    constexpr double slack = 1e-9;
    if (up) {
        for (const double factor : factors) {
            if (factor * power > value * (1 + slack))
                return factor * power;
        }
    }
    for (auto factor = factors.rbegin(); factor != factors.rend(); ++factor) {
        if (*factor * power < value * (1 - slack))
            return *factor * power;
    }
    return value;
}

} // namespace

NumberSpinBox::NumberSpinBox(const Parameter& parameter, QWidget* parent)
    : QDoubleSpinBox(parent), m_whole(parameter.type == Parameter::Type::Integer),
      m_logarithmic(parameter.logarithmic) {
    setDecimals(m_whole ? 0 : kRealDecimals);
    setRange(parameter.minimum, parameter.maximum);
    setFocusPolicy(Qt::StrongFocus);
    setKeyboardTracking(false);
    if (*parameter.unit != '\0')
        setSuffix(QLatin1Char(' ') + translated(parameter.unit));
    const double standard = std::abs(asReal(parameter.defaultValue));
    const double range = parameter.maximum - parameter.minimum;
    m_smallest = m_whole ? 1.0 : (standard > 0 ? standard / 10 : std::min(range / 10, 1.0));
    setValue(asReal(parameter.defaultValue));
}

double NumberSpinBox::stepped(double value, bool up) const {
    if (m_logarithmic && value >= 0) {
        const double floor = m_whole ? 1.0 : m_smallest / 100;
        if (value < floor)
            return up ? floor : minimum();
        if (!up && value <= floor * (1 + 1e-9))
            return minimum();
        return nextRound(value, up);
    }
    const double magnitude = std::max(std::abs(value), m_smallest);
    const double power = std::pow(10.0, std::floor(std::log10(magnitude) + 1e-9));
    const double step = m_whole ? std::max(1.0, power / 10) : power / 10;
    return value + (up ? step : -step);
}

void NumberSpinBox::stepBy(int steps) {
    interpretText();
    double next = value();
    for (int i = 0; i < std::abs(steps); ++i)
        next = std::clamp(stepped(next, steps > 0), minimum(), maximum());
    setValue(next);
    selectAll();
}

QString NumberSpinBox::textFromValue(double value) const {
    QLocale numbers = locale();
    numbers.setNumberOptions(QLocale::OmitGroupSeparator);
    return m_whole ? numbers.toString(value, 'f', 0) : numbers.toString(value, 'g', 10);
}

QString NumberSpinBox::bareText(const QString& text) const {
    QString bare = text;
    if (!suffix().isEmpty() && bare.endsWith(suffix()))
        bare.chop(suffix().size());
    return bare.trimmed();
}

double NumberSpinBox::valueFromText(const QString& text) const {
    bool ok = false;
    const double value = locale().toDouble(bareText(text), &ok);
    return ok ? value : this->value();
}

QValidator::State NumberSpinBox::validate(QString& text, int&) const {
    const QString bare = bareText(text);
    bool ok = false;
    const double number = locale().toDouble(bare, &ok);
    if (ok && number >= minimum() && number <= maximum() &&
        (!m_whole || number == std::floor(number)))
        return QValidator::Acceptable;
    if (ok)
        return m_whole && number != std::floor(number) ? QValidator::Invalid
                                                       : QValidator::Intermediate;
    const bool couldBecome = std::ranges::all_of(bare, [](QChar c) {
        return c.isDigit() || QStringLiteral("+-.,eE \u00a0\u202f").contains(c);
    });
    return couldBecome ? QValidator::Intermediate : QValidator::Invalid;
}

void NumberSpinBox::fixup(QString& text) const {
    text = textFromValue(std::clamp(valueFromText(text), minimum(), maximum())) + suffix();
}

void NumberSpinBox::wheelEvent(QWheelEvent* event) {
    if (hasFocus())
        QDoubleSpinBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace tessera
