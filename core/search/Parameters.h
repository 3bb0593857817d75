// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace tessera {

/// A whole number, a real number, yes/no, or the id of one of a parameter's choices.
using ParameterValue = std::variant<std::int64_t, double, bool, std::string>;

/// What the form, --param, the files and the help show of a parameter. Texts are untranslated,
/// marked with QT_TRANSLATE_NOOP("Solver", …); show them through translated().
struct Parameter {
    enum class Type : std::uint8_t { Integer, Real, Boolean, Choice };

    struct Option {
        std::string id;
        const char* label = "";
    };

    std::string id;           ///< as in --param id=value, e.g. "cooling"
    const char* name = "";    ///< as on the form
    const char* meaning = ""; ///< one or two sentences
    const char* source = "";  ///< paper, section or table; "" when ours
    const char* unit = "";    ///< e.g. "moves", "" when none
    Type type = Type::Integer;
    ParameterValue defaultValue;
    double minimum = 0; ///< Integer and Real, inclusive
    double maximum = 0;
    bool logarithmic = false;      ///< a form should offer factors instead of steps
    std::vector<Option> options{}; ///< Choice only
    const char* minimumText = "";  ///< what a form shows for the minimum; "": the number

    [[nodiscard]] static Parameter integer(std::string id, const char* name, std::int64_t value,
                                           std::int64_t minimum, std::int64_t maximum,
                                           const char* meaning, const char* source = "") {
        Parameter made{std::move(id), name, meaning, source, "", Type::Integer, value};
        made.minimum = static_cast<double>(minimum);
        made.maximum = static_cast<double>(maximum);
        return made;
    }
    [[nodiscard]] static Parameter real(std::string id, const char* name, double value,
                                        double minimum, double maximum, const char* meaning,
                                        const char* source = "") {
        return {std::move(id), name, meaning, source, "", Type::Real, value, minimum, maximum};
    }
    [[nodiscard]] static Parameter boolean(std::string id, const char* name, bool value,
                                           const char* meaning, const char* source = "") {
        return {std::move(id), name, meaning, source, "", Type::Boolean, value, 0, 1};
    }
    [[nodiscard]] static Parameter choice(std::string id, const char* name, std::string value,
                                          std::vector<Option> options, const char* meaning,
                                          const char* source = "") {
        Parameter made{std::move(id), name, meaning, source, "", Type::Choice, std::move(value)};
        made.options = std::move(options);
        return made;
    }
    [[nodiscard]] Parameter withUnit(const char* text) && {
        unit = text;
        return std::move(*this);
    }
    [[nodiscard]] Parameter withMinimumText(const char* text) && {
        minimumText = text;
        return std::move(*this);
    }
    [[nodiscard]] Parameter onLogScale() && {
        logarithmic = true;
        return std::move(*this);
    }
};

/// A text of a declaration in the user's language.
[[nodiscard]] QString translated(const char* text);

/// What a parameter takes, in words: "a whole number from 1 to 360".
[[nodiscard]] QString rangeText(const Parameter& parameter);

/// A value as --param writes and the help shows it; reals use a point.
[[nodiscard]] QString valueText(const ParameterValue& value);

/// A number of either type; 0 for other values.
[[nodiscard]] double asReal(const ParameterValue& value);

/// Values from text, e.g. "ants=5 alpha=1.0 order=rows"; presets are written like this.
[[nodiscard]] std::map<std::string, ParameterValue> presetValues(const char* text);

/// A named set of values, e.g. a paper's table; a published one sets every parameter.
struct Preset {
    std::string id;
    const char* name = "";
    const char* source = "";
    std::map<std::string, ParameterValue> values;
    /// The i-th run of the source, from 1, has the seed i·seedStep.
    std::uint64_t seedStep = 1;
};

/// The values of all parameters of one solver, always within their ranges.
class ParameterValues {
public:
    ParameterValues() = default;
    /// The defaults.
    explicit ParameterValues(std::span<const Parameter> declarations);

    /// @throws UserError naming the parameter and what it takes if id, type or range is wrong.
    void set(std::string_view id, const ParameterValue& value);
    /// The same from text, as in --param id=value.
    void setText(std::string_view id, const QString& text);
    void apply(const Preset& preset);

    /// @pre the parameter is declared with this type.
    [[nodiscard]] std::int64_t integer(std::string_view id) const {
        return std::get<std::int64_t>(value(id));
    }
    [[nodiscard]] double real(std::string_view id) const { return std::get<double>(value(id)); }
    [[nodiscard]] bool boolean(std::string_view id) const { return std::get<bool>(value(id)); }
    [[nodiscard]] const std::string& choice(std::string_view id) const {
        return std::get<std::string>(value(id));
    }
    /// A choice as an enumerator: its options are in the order of the enumerators.
    template <typename Enum>
    [[nodiscard]] Enum option(std::string_view id) const {
        return static_cast<Enum>(optionIndex(id));
    }
    /// In the type of the setting: a choice as its id, by option() as an enumerator, or, with two
    /// options, as whether it is the second.
    template <typename Kept>
    [[nodiscard]] Kept as(std::string_view id) const {
        if constexpr (std::is_same_v<Kept, std::string>) {
            return choice(id);
        } else {
            const auto kept = [&]<typename Value>(const Value& told) {
                if constexpr (std::is_same_v<Value, std::string>)
                    return option<Kept>(id);
                else
                    return static_cast<Kept>(told);
            };
            return std::visit(kept, value(id));
        }
    }
    [[nodiscard]] const ParameterValue& value(std::string_view id) const;

    [[nodiscard]] std::span<const Parameter> declarations() const { return m_declarations; }
    [[nodiscard]] QJsonObject toJson() const;
    /// @throws UserError as set() does.
    void setJson(const QJsonObject& values);

    [[nodiscard]] bool operator==(const ParameterValues& other) const {
        return m_values == other.m_values;
    }

private:
    [[nodiscard]] const Parameter& declaration(std::string_view id) const;
    [[nodiscard]] std::size_t optionIndex(std::string_view id) const;

    std::vector<Parameter> m_declarations;
    std::map<std::string, ParameterValue, std::less<>> m_values;
};

/// How a form shows a number, see Parameter.
struct NumberStyle {
    const char* unit = "";
    bool logarithmic = false;
};

/// One parameter of a method, and where its value is in the method's Settings: a pointer to a
/// member, or a function from Settings to a reference. The parameter has the type of that member.
template <typename Settings>
struct ParameterRow {
    template <typename Place>
    using At = std::remove_cvref_t<std::invoke_result_t<Place, Settings&>>;
    using Reader = std::function<void(Settings&, const ParameterValues&)>;

    /// For settings that keep something other than the value.
    ParameterRow(Parameter declared, Reader reader)
        : parameter(std::move(declared)), read(std::move(reader)) {}

    template <typename Place>
    ParameterRow(Place place, Parameter declared)
        : parameter(std::move(declared)),
          read([place, id = parameter.id](Settings& settings, const ParameterValues& values) {
              std::invoke(place, settings) = values.as<At<Place>>(id);
          }) {}

    /// A number, whole or real like the member.
    template <typename Place>
    ParameterRow(Place place, std::string id, const char* name, double value, double minimum,
                 double maximum, const char* meaning, const char* source = "",
                 NumberStyle style = {})
        : ParameterRow(place, Parameter::real(std::move(id), name, value, minimum, maximum, meaning,
                                              source)) {
        parameter.unit = style.unit;
        parameter.logarithmic = style.logarithmic;
        if constexpr (std::is_integral_v<At<Place>>) {
            parameter.type = Parameter::Type::Integer;
            parameter.defaultValue = static_cast<std::int64_t>(value);
        }
    }

    template <typename Place>
    ParameterRow(Place place, std::string id, const char* name, bool value, const char* meaning,
                 const char* source = "")
        : ParameterRow(place, Parameter::boolean(std::move(id), name, value, meaning, source)) {}

    template <typename Place>
    ParameterRow(Place place, std::string id, const char* name, std::string value,
                 std::vector<Parameter::Option> options, const char* meaning,
                 const char* source = "")
        : ParameterRow(place, Parameter::choice(std::move(id), name, std::move(value),
                                                std::move(options), meaning, source)) {}

    Parameter parameter;
    Reader read;
};

/// All parameters of a method, in the order of forms and help: both its declarations and the
/// reading of its Settings follow from this.
template <typename Settings>
class ParameterTable {
public:
    using Rows = std::initializer_list<ParameterRow<Settings>>;

    ParameterTable(Rows rows = {}) : m_rows(rows) {}

    void add(Rows rows) { m_rows.insert(m_rows.end(), rows); }
    /// The parameters of a part of the settings.
    template <typename Place, typename Part>
    void add(Place part, const ParameterTable<Part>& table) {
        for (const ParameterRow<Part>& row : table.rows()) {
            m_rows.emplace_back(row.parameter,
                                [part, row](Settings& settings, const ParameterValues& values) {
                                    row.read(std::invoke(part, settings), values);
                                });
        }
    }

    [[nodiscard]] std::span<const ParameterRow<Settings>> rows() const { return m_rows; }
    [[nodiscard]] std::vector<Parameter> parameters() const {
        std::vector<Parameter> all;
        std::ranges::transform(m_rows, std::back_inserter(all), &ParameterRow<Settings>::parameter);
        return all;
    }
    [[nodiscard]] Settings read(const ParameterValues& values) const {
        Settings settings{};
        for (const ParameterRow<Settings>& row : m_rows)
            row.read(settings, values);
        return settings;
    }

private:
    std::vector<ParameterRow<Settings>> m_rows;
};

/// The parameter that limits the memory of each thread, in MB, for methods that may need much; 0 if
/// the method decides.
inline constexpr const char* kMemoryParameter = "memory";

/// Reduces the memory limit of a method that has such a parameter to a number of MB.
inline void limitMemory(ParameterValues& values, std::int64_t megabytes) {
    if (std::ranges::find(values.declarations(), kMemoryParameter, &Parameter::id) !=
        values.declarations().end()) {
        const std::int64_t own = values.integer(kMemoryParameter);
        values.set(kMemoryParameter, own > 0 ? std::min(own, megabytes) : megabytes);
    }
}

} // namespace tessera
