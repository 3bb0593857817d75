// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/MethodLabel.h"

#include <QStringList>

namespace tessera {

namespace {

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
