// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/Parameters.h"

#include "core/support/UserError.h"

#include <QCoreApplication>

namespace tessera {

namespace {

struct ParameterText {
    Q_DECLARE_TR_FUNCTIONS(Parameter)
};

[[noreturn]] void refuse(const Parameter& parameter, const QString& found) {
    throw UserError(ParameterText::tr("The parameter “%1” takes %2, not “%3”.")
                        .arg(QString::fromStdString(parameter.id), rangeText(parameter), found));
}

std::optional<ParameterValue> parse(const Parameter& parameter, const QString& text) {
    bool ok = false;
    switch (parameter.type) {
    case Parameter::Type::Integer: {
        const qlonglong value = text.toLongLong(&ok);
        return ok ? std::optional<ParameterValue>(std::int64_t{value}) : std::nullopt;
    }
    case Parameter::Type::Real: {
        const double value = text.toDouble(&ok);
        return ok ? std::optional<ParameterValue>(value) : std::nullopt;
    }
    case Parameter::Type::Boolean:
        if (text == u"true" || text == u"yes" || text == u"1")
            return ParameterValue(true);
        if (text == u"false" || text == u"no" || text == u"0")
            return ParameterValue(false);
        return std::nullopt;
    case Parameter::Type::Choice:
        return ParameterValue(text.toStdString());
    }
    return std::nullopt;
}

bool inRange(const Parameter& parameter, const ParameterValue& value) {
    const auto isInside = [&](double number) { // false for NaN
        return number >= parameter.minimum && number <= parameter.maximum;
    };
    if (const auto* integer = std::get_if<std::int64_t>(&value))
        return isInside(static_cast<double>(*integer));
    if (const auto* real = std::get_if<double>(&value))
        return isInside(*real);
    const auto* id = std::get_if<std::string>(&value);
    const auto& options = parameter.options;
    return id == nullptr ||
           std::ranges::find(options, *id, &Parameter::Option::id) != options.end();
}

} // namespace

QString rangeText(const Parameter& parameter) {
    switch (parameter.type) {
    case Parameter::Type::Integer:
        return ParameterText::tr("a whole number from %1 to %2")
            .arg(static_cast<qint64>(parameter.minimum))
            .arg(static_cast<qint64>(parameter.maximum));
    case Parameter::Type::Real:
        return ParameterText::tr("a number from %1 to %2")
            .arg(parameter.minimum, 0, 'g', 12)
            .arg(parameter.maximum, 0, 'g', 12);
    case Parameter::Type::Boolean:
        return ParameterText::tr("true or false");
    case Parameter::Type::Choice: {
        QStringList ids;
        for (const auto& option : parameter.options)
            ids << QString::fromStdString(option.id);
        return ParameterText::tr("one of %1").arg(ids.join(QStringLiteral(", ")));
    }
    }
    return {};
}

QString translated(const char* text) {
    return *text == '\0' ? QString() : QCoreApplication::translate("Solver", text);
}

double asReal(const ParameterValue& value) {
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*whole);
    const auto* real = std::get_if<double>(&value);
    return real != nullptr ? *real : 0.0;
}

QString valueText(const ParameterValue& value) {
    struct Visitor {
        QString operator()(std::int64_t number) const { return QString::number(number); }
        QString operator()(double number) const { return QString::number(number, 'g', 12); }
        QString operator()(bool yes) const {
            return yes ? QStringLiteral("true") : QStringLiteral("false");
        }
        QString operator()(const std::string& id) const { return QString::fromStdString(id); }
    };
    return std::visit(Visitor{}, value);
}

std::map<std::string, ParameterValue> presetValues(const char* text) {
    std::map<std::string, ParameterValue> values;
    for (const QString& pair : QString::fromLatin1(text).split(u' ')) {
        const QString word = pair.section(u'=', 1);
        bool isInteger = false;
        bool isReal = false;
        const std::int64_t integer = word.toLongLong(&isInteger);
        const double real = word.toDouble(&isReal);
        ParameterValue& value = values[pair.section(u'=', 0, 0).toStdString()];
        if (isInteger)
            value = integer;
        else if (isReal)
            value = real;
        else if (word == u"true" || word == u"false")
            value = word == u"true";
        else
            value = word.toStdString();
    }
    return values;
}

ParameterValues::ParameterValues(std::span<const Parameter> declarations)
    : m_declarations(declarations.begin(), declarations.end()) {
    for (const Parameter& parameter : m_declarations)
        m_values.emplace(parameter.id, parameter.defaultValue);
}

const Parameter& ParameterValues::declaration(std::string_view id) const {
    const auto found = std::ranges::find(m_declarations, id, &Parameter::id);
    if (found == m_declarations.end()) {
        QStringList known;
        for (const Parameter& parameter : m_declarations)
            known << QString::fromStdString(parameter.id);
        const QString name = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
        if (known.isEmpty()) {
            throw UserError(
                ParameterText::tr("There is no parameter “%1”: this method has none.").arg(name));
        }
        throw UserError(ParameterText::tr("There is no parameter “%1”; this method has: %2.")
                            .arg(name, known.join(QStringLiteral(", "))));
    }
    return *found;
}

void ParameterValues::set(std::string_view id, const ParameterValue& value) {
    const Parameter& parameter = declaration(id);
    ParameterValue converted = value;
    // A whole number is accepted where a real one is expected.
    if (parameter.type == Parameter::Type::Real && std::holds_alternative<std::int64_t>(value))
        converted = static_cast<double>(std::get<std::int64_t>(value));
    if (converted.index() != parameter.defaultValue.index() || !inRange(parameter, converted))
        refuse(parameter, valueText(value));
    m_values.find(id)->second = std::move(converted);
}

void ParameterValues::setText(std::string_view id, const QString& text) {
    const Parameter& parameter = declaration(id);
    const auto value = parse(parameter, text);
    if (!value || !inRange(parameter, *value))
        refuse(parameter, text);
    set(id, *value);
}

void ParameterValues::apply(const Preset& preset) {
    for (const auto& [id, value] : preset.values)
        set(id, value);
}

const ParameterValue& ParameterValues::value(std::string_view id) const {
    static_cast<void>(declaration(id));
    return m_values.find(id)->second;
}

std::size_t ParameterValues::optionIndex(std::string_view id) const {
    const std::vector<Parameter::Option>& options = declaration(id).options;
    const auto found = std::ranges::find(options, choice(id), &Parameter::Option::id);
    return static_cast<std::size_t>(found - options.begin());
}

QJsonObject ParameterValues::toJson() const {
    QJsonObject json;
    for (const auto& [id, value] : m_values) {
        QJsonValueRef place = json[QString::fromStdString(id)];
        if (const auto* integer = std::get_if<std::int64_t>(&value))
            place = qint64{*integer};
        else if (const auto* real = std::get_if<double>(&value))
            place = *real;
        else if (const auto* yes = std::get_if<bool>(&value))
            place = *yes;
        else
            place = QString::fromStdString(std::get<std::string>(value));
    }
    return json;
}

void ParameterValues::setJson(const QJsonObject& values) {
    for (auto it = values.begin(); it != values.end(); ++it)
        setText(it.key().toStdString(), it->toVariant().toString());
}

} // namespace tessera
