// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QJsonObject>
#include <QString>

#include <array>
#include <functional>
#include <map>
#include <stop_token>

class QComboBox;
class QDialogButtonBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QSpinBox;
class QTableWidget;
class QToolButton;

namespace tessera {

class AppSettings;
class LatestJob;
class NoticeLine;

/// Puts a plan together: puzzles, methods with ranges of parameters, seeds and a budget. It says
/// how many runs that makes and how long they take. Writes nothing unless the user saves the plan.
class PlanDesigner final : public QDialog {
    Q_OBJECT

public:
    /// The first values of a budget.
    static constexpr double kUsualEvaluations = 1'000'000;
    static constexpr double kUsualSeconds = 10;

    /// @param draft a plan to begin with, see PlanDraft.h; empty for an empty plan
    /// @param atOnce number of runs at the same time
    PlanDesigner(const QJsonObject& draft, AppSettings& settings, int atOnce,
                 QWidget* parent = nullptr);
    /// Ends a check that is running.
    ~PlanDesigner() override;

    /// The plan as its file.
    [[nodiscard]] QByteArray plan() const;
    /// Shows another plan.
    void setDraft(const QJsonObject& draft);
    [[nodiscard]] NoticeLine& notice() { return *m_notice; }

private:
    enum MethodColumn : int { MethodName, MethodPreset, MethodParameters };
    enum PuzzleColumn : int { PuzzleName, PuzzleCount };
    /// The keys of a budget in plans, in the order of the list.
    static constexpr std::array kBudgets{"evaluations", "seconds", "processor-seconds"};
    static QLatin1String budgetKey(int kind) {
        return QLatin1String(kBudgets[static_cast<std::size_t>(kind)]);
    }

    /// A list of the plan with its buttons.
    QWidget* listBox(const QString& title, QTableWidget* list, const char* key, QToolButton* add,
                     const char* removeName);
    QWidget* limitsBox();
    [[nodiscard]] QMenu* puzzleMenu();
    [[nodiscard]] QMenu* methodMenu();
    /// @param draft the plan to begin with, which may be one of them
    void fillTemplates(const QJsonObject& draft);
    void addPuzzle(const QJsonObject& puzzle);
    void addMethod(const QJsonObject& method);
    void addGenerated();
    void addFiles();
    void removeChosen(QTableWidget& table, const char* key);
    /// Changes a part of the plan, an object or an array, unless the boxes are being filled.
    template <typename Part>
    void editDraft(const char* key, const std::function<void(Part&)>& edit);
    void fillPuzzles();
    void fillMethods();
    void takePuzzle(int row);
    void takeMethod(int row);
    void takeSeedCount();
    void takeFirstSeed();
    void takeBudget();
    void takeBudgetKind(int kind);
    void showBudget(int kind, double amount);
    void changed();
    void savePlan();

    AppSettings& m_settings;
    int m_atOnce;
    QJsonObject m_draft;
    QJsonObject m_template; ///< the chosen one; a plan that differs from it is none
    int m_templateRow = 0;
    QJsonObject m_generator; ///< the last settings of a generated puzzle
    bool m_filling = false;
    std::map<int, QString> m_wrong; ///< what is wrong with the parameters of a row
    QString m_fault;                ///< what the check found wrong with the plan
    std::stop_source m_check;
    int m_budgetShown = 0; ///< the limit in the box, of kBudgets
    QComboBox* m_templates;
    QLineEdit* m_title;
    QTableWidget* m_puzzles;
    QTableWidget* m_methods;
    QSpinBox* m_seeds;
    QDoubleSpinBox* m_firstSeed;
    QComboBox* m_budgetKind;
    QDoubleSpinBox* m_budget;
    QLabel* m_estimate;
    NoticeLine* m_notice;
    QDialogButtonBox* m_buttons;
    QPushButton* m_save;
    LatestJob* m_checker;
};

} // namespace tessera
