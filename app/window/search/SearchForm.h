// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/RunBatch.h"

#include <QString>
#include <QWidget>

#include <map>
#include <string>
#include <string_view>

class QComboBox;
class QSpinBox;
class QToolButton;

namespace tessera {

class AppSettings;
class MethodBox;
class NumberSpinBox;
class ParameterForm;
class SeedField;

/// Adds the methods for a kind of problem in the order of the chooser, with their ids as data.
void addMethods(QComboBox& box, std::string_view kind);
/// Fills a box with the defaults and the presets of a method, which may be nothing.
void fillPresets(QComboBox& box, const SolverInfo* method);

/// A limit of a search, in steps that grow with it; its least value, 0, means that there is none.
/// @param tip what it limits
[[nodiscard]] NumberSpinBox* limitBox(QWidget* parent, const char* objectName, double usual,
                                      double most, const QString& tip);
/// Of time, in seconds.
[[nodiscard]] NumberSpinBox* timeLimitBox(QWidget* parent, const char* objectName, double usual);
/// What a limit of time counts: time on the clock or time of the processor.
[[nodiscard]] QComboBox* timeKindBox(QWidget* parent, const char* objectName);
/// Whether the processor's is chosen.
[[nodiscard]] bool countsProcessorTime(const QComboBox& box);
[[nodiscard]] NumberSpinBox* evaluationLimitBox(QWidget* parent, const char* objectName,
                                                double usual);

/// What a search is given: the method, the seed, the threads and the time; its parameters, its
/// start and the evaluations fold out.
class SearchForm final : public QWidget {
    Q_OBJECT

public:
    /// Its settings() keep to the memory that @p settings allow a search, whatever is shown.
    explicit SearchForm(const AppSettings& settings, QWidget* parent = nullptr);

    [[nodiscard]] SearchSettings settings() const;
    /// Shows these settings; of a method that is not there nothing.
    /// @param chosen whether a person wanted them, see isChosen()
    void setSettings(const SearchSettings& settings, bool chosen = true);
    /// Whether the method is a person's choice; else it is the usual one of each puzzle.
    [[nodiscard]] bool isChosen() const { return m_chosen; }
    /// Whether all fields are seen, not only those of every day.
    [[nodiscard]] bool isUnfolded() const;
    void setUnfolded(bool unfolded);
    /// False when there is no method at all.
    [[nodiscard]] bool hasSolver() const;
    /// Where Tab leaves the form.
    [[nodiscard]] QWidget* lastField() const;
    /// Offers the methods for a kind of problem, see SolverInfo::problemKind.
    /// @param cells of the puzzle, 0 if unknown
    void setKind(std::string_view kind, int cells = 0);
    /// Goes to the method of that id, if there is one, with its defaults.
    void chooseSolver(const QString& id);
    [[nodiscard]] QString solver() const;
    /// The method for edge matching that is chosen, or was before another kind came; empty while
    /// nobody has chosen one.
    [[nodiscard]] QString edgeSolver() const;

signals:
    /// Another method is chosen, and the form has its parameters.
    void methodShown();
    /// What the method of that id does is to be explained.
    void helpWanted(const QString& method);

private:
    void arrange();
    void fillMethods();
    void suggest();
    void showMethod();
    void showFolded();
    void applyPreset();
    void showWhetherPreset();
    [[nodiscard]] const SolverInfo* info() const;

    const AppSettings& m_settings;
    std::string m_kind;
    std::map<std::string, QString> m_solvers; ///< last chosen, by kind
    int m_cells = 0;
    // In the order of the Tab key.
    MethodBox* m_method;
    QToolButton* m_about;
    SeedField* m_seed;
    QSpinBox* m_threads;
    NumberSpinBox* m_seconds;
    QComboBox* m_timeKind;
    QToolButton* m_unfold;
    QWidget* m_more; ///< what folds
    QComboBox* m_preset;
    ParameterForm* m_parameters;
    QComboBox* m_start;
    NumberSpinBox* m_evaluations;
    bool m_applying = false;
    bool m_chosen = false;
    bool m_suggesting = false;
};

} // namespace tessera
