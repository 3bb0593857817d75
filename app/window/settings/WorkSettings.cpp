// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/AppSettings.h"

#include "core/edges/generate/PuzzlePresets.h"
#include "core/kind/Kind.h"

#include <algorithm>
#include <cmath>

// How the program works: what puzzles and searches begin with, what is kept.

namespace tessera {

namespace {

constexpr QLatin1String kAutosaveSeconds("session/autosaveSeconds");
constexpr QLatin1String kUndoSteps("edit/undoSteps");
constexpr QLatin1String kMemory("search/memory");
constexpr QLatin1String kGeneratorPreset("generator/preset");
constexpr QLatin1String kMethod("search/beginSolver");
constexpr QLatin1String kPreset("search/beginPreset");
constexpr QLatin1String kBeginSeconds("search/beginSeconds");
constexpr QLatin1String kBeginEvaluations("search/beginEvaluations");

/// Beyond it, doubles do not hold every count.
constexpr double kMostLimit = 9e15;

/// A number from 0 to kMostLimit, or what it usually is.
double limitFrom(const QVariant& value, double usual) {
    bool ok = false;
    const double limit = value.toDouble(&ok);
    return ok && std::isfinite(limit) && limit >= 0 && limit <= kMostLimit ? limit : usual;
}

} // namespace

int AppSettings::autosaveSeconds() const {
    bool ok = false;
    const int seconds = m_settings.value(kAutosaveSeconds).toInt(&ok);
    return ok && seconds >= 1 && seconds <= kMostAutosaveSeconds ? seconds : kUsualAutosaveSeconds;
}

void AppSettings::setAutosaveSeconds(int seconds) {
    m_settings.setValue(kAutosaveSeconds, seconds);
}

int AppSettings::undoSteps() const {
    return std::clamp(m_settings.value(kUndoSteps).toInt(), 0, kMostUndoSteps);
}

void AppSettings::setUndoSteps(int steps) {
    m_settings.setValue(kUndoSteps, steps);
}

int AppSettings::searchMemory() const {
    return std::clamp(m_settings.value(kMemory).toInt(), 0, kMostSearchMemory);
}

void AppSettings::setSearchMemory(int megabytes) {
    m_settings.setValue(kMemory, megabytes);
}

QString AppSettings::generatorPreset() const {
    const PuzzlePreset* preset = findPuzzlePreset(m_settings.value(kGeneratorPreset).toString());
    return preset != nullptr ? preset->id : QString();
}

void AppSettings::setGeneratorPreset(const QString& id) {
    m_settings.setValue(kGeneratorPreset, id);
}

SearchDefaults AppSettings::searchDefaults() const {
    SearchDefaults defaults;
    const std::string solver = m_settings.value(kMethod).toString().toStdString();
    if (const SolverInfo* method = findSolver(solver)) {
        defaults.solver = solver;
        const std::string preset = m_settings.value(kPreset).toString().toStdString();
        if (method->preset(preset) != nullptr)
            defaults.preset = preset;
    }
    defaults.seconds = limitFrom(m_settings.value(kBeginSeconds), defaults.seconds);
    defaults.evaluations =
        static_cast<std::uint64_t>(limitFrom(m_settings.value(kBeginEvaluations), 0));
    return defaults;
}

void AppSettings::setSearchDefaults(const SearchDefaults& defaults) {
    m_settings.setValue(kMethod, QString::fromStdString(defaults.solver));
    m_settings.setValue(kPreset, QString::fromStdString(defaults.preset));
    m_settings.setValue(kBeginSeconds, defaults.seconds);
    m_settings.setValue(kBeginEvaluations, static_cast<double>(defaults.evaluations));
}

} // namespace tessera
