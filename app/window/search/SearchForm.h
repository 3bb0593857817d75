// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/RunBatch.h"

#include <QString>
#include <QWidget>

#include <cstdint>
#include <map>
#include <optional>
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
/// Fills a box with the defaults and the presets of a method, which may be null.
void fillPresets(QComboBox& box, const SolverInfo* method);

/// A limit of a search, with steps that grow with it; its minimum, 0, means no limit.
/// @param tip explains the limit
[[nodiscard]] NumberSpinBox* limitBox(QWidget* parent, const char* objectName, double usual,
                                      double most, const QString& tip);
/// A limit of time, in seconds.
[[nodiscard]] NumberSpinBox* timeLimitBox(QWidget* parent, const char* objectName, double usual);
/// The kind of a time limit: time on the clock or time of the processor.
[[nodiscard]] QComboBox* timeKindBox(QWidget* parent, const char* objectName);
[[nodiscard]] bool countsProcessorTime(const QComboBox& box);
[[nodiscard]] NumberSpinBox* evaluationLimitBox(QWidget* parent, const char* objectName,
                                                double usual);

/// The settings of a search: method, seed, threads and time; parameters, start and evaluations are
/// in a part that unfolds.
class SearchForm final : public QWidget {
    Q_OBJECT

public:
    /// Its settings() respect the memory limit in @p settings, whatever is shown.
    explicit SearchForm(const AppSettings& settings, QWidget* parent = nullptr);

    [[nodiscard]] SearchSettings settings() const;
    /// Shows these settings; does nothing if the method does not exist.
    /// @param chosen whether the user chose them, see isChosen()
    void setSettings(const SearchSettings& settings, bool chosen = true);
    /// Shows these limits, the time on the clock; 0 is none. Everything else stays.
    void setLimits(double seconds, std::uint64_t evaluations);
    /// Shows the settings of a run, which are not the user's choice.
    void lend(const SearchSettings& settings);
    /// Shows the user's settings again. @return what was shown instead; nothing if lend() was not
    /// called, or the user has changed the method or its parameters since, and so chosen it
    std::optional<SearchSettings> giveBack();
    /// Whether the user has chosen the method; otherwise it is the usual one of each puzzle.
    [[nodiscard]] bool isChosen() const { return m_chosen; }
    /// Whether all fields are visible, not only the basic ones.
    [[nodiscard]] bool isUnfolded() const;
    void setUnfolded(bool unfolded);
    /// False if there are no methods.
    [[nodiscard]] bool hasSolver() const;
    /// Hides the button of helpWanted(), for dialogs that would be in front of the help.
    void hideHelp();
    /// The last field in the Tab order.
    [[nodiscard]] QWidget* lastField() const;
    /// Lists the methods for a kind of problem, see SolverInfo::problemKind.
    /// @param cells of the puzzle, 0 if unknown
    void setKind(std::string_view kind, int cells = 0);
    /// Selects the method with that id, if it exists, with its defaults.
    void chooseSolver(const QString& id);
    [[nodiscard]] QString solver() const;
    /// The method for edge matching that is chosen, or was before another kind was shown; empty
    /// until the user has chosen one.
    [[nodiscard]] QString edgeSolver() const;

signals:
    /// Another method was selected, and the form has its parameters.
    void methodShown();
    /// Asks to explain the method with that id.
    void helpWanted(const QString& method);

private:
    void arrange();
    void fillMethods();
    void suggest();
    void showMethod();
    void showFolded();
    void choose();
    [[nodiscard]] SearchSettings shown() const;
    void applyPreset();
    void openPreset();
    void showWhetherPreset();
    [[nodiscard]] const SolverInfo* info() const;

    const AppSettings& m_settings;
    std::string m_kind;
    std::map<std::string, QString> m_solvers; ///< the last choice, by kind
    int m_cells = 0;
    // In Tab order.
    MethodBox* m_method;
    QToolButton* m_about;
    SeedField* m_seed;
    QSpinBox* m_threads;
    NumberSpinBox* m_seconds;
    QComboBox* m_timeKind;
    QToolButton* m_unfold;
    QWidget* m_more; ///< the part that folds
    QComboBox* m_preset;
    ParameterForm* m_parameters;
    QComboBox* m_start;
    NumberSpinBox* m_evaluations;
    bool m_applying = false;
    bool m_chosen = false;
    bool m_suggesting = false;
    /// The user's settings.
    struct Own {
        SearchSettings settings;
        bool chosen;
    };
    std::optional<Own> m_own; ///< while those of a run are shown
};

} // namespace tessera
