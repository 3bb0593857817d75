// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tessera {

/// A whole number, a real number, yes/no, or the id of one of a parameter's choices.
using ParameterValue = std::variant<std::int64_t, double, bool, std::string>;

/// One parameter of a solver: the form in the window, --param, the files and the help all come from
/// this. Texts are untranslated; mark them with QT_TRANSLATE_NOOP("Solver", …) and show them
/// through translated().
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
    bool logarithmic = false;      ///< a form should offer factors, not steps
    std::vector<Option> options{}; ///< Choice only

    [[nodiscard]] static Parameter integer(std::string id, const char* name, std::int64_t value,
                                           std::int64_t minimum, std::int64_t maximum,
                                           const char* meaning, const char* source = "");
    [[nodiscard]] static Parameter real(std::string id, const char* name, double value,
                                        double minimum, double maximum, const char* meaning,
                                        const char* source = "");
    [[nodiscard]] static Parameter boolean(std::string id, const char* name, bool value,
                                           const char* meaning, const char* source = "");
    [[nodiscard]] static Parameter choice(std::string id, const char* name, std::string value,
                                          std::vector<Option> options, const char* meaning,
                                          const char* source = "");
    [[nodiscard]] Parameter withUnit(const char* text) &&;
    [[nodiscard]] Parameter onLogScale() &&;
};

/// A text of a declaration in the user's language.
[[nodiscard]] QString translated(const char* text);

/// What a parameter takes, in words: "a whole number from 1 to 360".
[[nodiscard]] QString rangeText(const Parameter& parameter);

/// A value as --param writes and the help shows it; reals use a point.
[[nodiscard]] QString valueText(const ParameterValue& value);

/// Values from text, e.g. "ants=5 alpha=1.0 order=rows": how presets are written down.
[[nodiscard]] std::map<std::string, ParameterValue> presetValues(const char* text);

/// A named set of values, e.g. a paper's table; a published one sets every parameter.
struct Preset {
    std::string id;
    const char* name = "";
    const char* source = "";
    std::map<std::string, ParameterValue> values;
    /// The source's i-th run, from 1, has the seed i·seedStep.
    std::uint64_t seedStep = 1;
};

/// The values of all parameters of one solver, always within their ranges.
class ParameterValues {
public:
    ParameterValues() = default;
    /// The defaults.
    explicit ParameterValues(std::span<const Parameter> declarations);

    /// @throws UserError naming the parameter and what it takes if the id is unknown, the type is
    /// wrong or the value lies outside the range.
    void set(std::string_view id, const ParameterValue& value);
    /// The same from text, as in --param name=value.
    void setText(std::string_view id, const QString& text);
    void apply(const Preset& preset);

    /// @pre the parameter is declared with this type.
    template <typename Integer = std::int64_t>
    [[nodiscard]] Integer integer(std::string_view id) const {
        return static_cast<Integer>(std::get<std::int64_t>(value(id)));
    }
    [[nodiscard]] double real(std::string_view id) const { return std::get<double>(value(id)); }
    [[nodiscard]] bool boolean(std::string_view id) const { return std::get<bool>(value(id)); }
    [[nodiscard]] const std::string& choice(std::string_view id) const {
        return std::get<std::string>(value(id));
    }
    /// A choice as an enumerator: its options stand in the order of the enumerators.
    template <typename Enum>
    [[nodiscard]] Enum option(std::string_view id) const {
        return static_cast<Enum>(optionIndex(id));
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

/// Tells a method that may need much memory how many MB each of its threads may take.
inline constexpr const char* kMemoryParameter = "memory";

/// Lowers the memory of a method that has such a parameter to a number of MB.
inline void limitMemory(ParameterValues& values, std::int64_t megabytes) {
    if (std::ranges::find(values.declarations(), kMemoryParameter, &Parameter::id) !=
        values.declarations().end())
        values.set(kMemoryParameter, std::min(values.integer(kMemoryParameter), megabytes));
}

} // namespace tessera
