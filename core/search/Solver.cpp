// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/Solver.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace tessera {

const Preset* SolverInfo::preset(std::string_view presetId) const {
    for (const auto* list : {&presets, &formerPresets}) {
        const auto found = std::ranges::find(*list, presetId, &Preset::id);
        if (found != list->end())
            return &*found;
    }
    return nullptr;
}

namespace {

struct MethodLabelText {
    Q_DECLARE_TR_FUNCTIONS(MethodLabel)
};

QString differingValues(const SolverInfo& method, const ParameterValues& values) {
    const ParameterValues defaults = method.defaults();
    QStringList texts;
    for (const Parameter& parameter : method.parameters) {
        const ParameterValue& value = values.value(parameter.id);
        if (value != defaults.value(parameter.id))
            texts << QString::fromStdString(parameter.id) + u'=' + valueText(value);
    }
    return texts.join(QStringLiteral(", "));
}

} // namespace

QString shortCoreSentence(const ProcessorTime& time) {
    if (!time.isShort())
        return {};
    return MethodLabelText::tr("It got only %1 % of a core; other programs had the rest. Limit the "
                               "evaluations or the time of the processor to compare it.")
        .arg(QLocale().toString(100 * time.coreShare(), 'f', 0));
}

QString methodLabel(const SolverInfo& method, const ParameterValues& values) {
    const QString name = translated(method.name);
    if (values == method.defaults())
        return name;
    for (const Preset& preset : method.presets) {
        ParameterValues candidate = method.defaults();
        candidate.apply(preset);
        if (candidate == values)
            return QStringLiteral("%1 · %2").arg(name, translated(preset.name));
    }
    return QStringLiteral("%1 · %2").arg(name, differingValues(method, values));
}

} // namespace tessera
