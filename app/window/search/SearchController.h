// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/Document.h"
#include "app/window/search/EarlierSearches.h"
#include "app/window/search/KnownCourses.h"
#include "app/window/search/StepLog.h"

#include "core/experiments/RunFile.h"
#include "core/search/SearchRun.h"
#include "core/search/Solver.h"
#include "core/search/Trace.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace tessera {

/// Which of a method's details (see SearchDetails) a view shows.
enum class SearchDetail : unsigned { Heat = 0x1, Population = 0x2, Depths = 0x4 };
Q_DECLARE_FLAGS(SearchDetailFlags, SearchDetail)

/// @throws UserError if there is no such method
[[nodiscard]] const SolverInfo& methodOf(const SearchSettings& settings);

/// Runs searches for one document and shows their progress: solutions at the screen's pace, numbers
/// at a readable one. The document does not change until keep(), which is one undo step.
class SearchController : public QObject {
    Q_OBJECT

public:
    /// @param document the one to search; it must outlive this
    explicit SearchController(Document& document, QObject* parent = nullptr);
    ~SearchController() override;

    /// Problem::kind() of the document's puzzle.
    [[nodiscard]] std::string_view kind() const { return m_searched.kind().id(); }

    /// Starts a search and drops a finished one. Emits refused() if the method cannot take the
    /// puzzle.
    void start(const SearchSettings& settings);
    /// Starts paused at the first step.
    void startStepping(const SearchSettings& settings);
    void pause();
    /// Resumes a paused search; for one without a thread see wayOn().
    void resume();
    /// Does one step of the method, or a whole round: a generation, a descent, a tour … While an
    /// earlier step is shown, goes to the next one.
    void step(StepSize size = StepSize::Fine);
    /// Pauses and shows the step before the shown one.
    void stepBack();
    [[nodiscard]] bool canStepBack() const { return placeBefore().has_value(); }
    /// The number of steps from the shown one to the newest; 0 unless an earlier one is shown.
    [[nodiscard]] std::size_t stepsBack() const;
    /// Slows a search down to that many explained steps per second; 0 for full speed.
    void setStepsPerSecond(int steps);
    [[nodiscard]] int stepsPerSecond() const { return m_stepsPerSecond; }
    void stop();
    /// The state from which an unfinished search could resume, running or not.
    [[nodiscard]] const std::optional<SearchCheckpoint>& checkpoint() const { return m_checkpoint; }
    /// Whether a search has ended unfinished and can be resumed.
    [[nodiscard]] bool canGoOn() const {
        return m_state == SearchState::Finished && m_checkpoint.has_value();
    }
    /// Resumes such a search where it was; drops a limit that it has used up.
    void goOn();
    /// Whether the running search can be stored and resumed exactly where it was.
    [[nodiscard]] bool isResumable() const {
        return isActive() && (m_resumable != nullptr || m_checkpoint.has_value());
    }
    /// Pauses a running search and ends its thread. @return whether it can be resumed
    bool suspend();
    /// Whether it is paused without a thread: suspended here or by an earlier program.
    [[nodiscard]] bool isSuspended() const { return m_state == SearchState::Paused && !m_run; }
    /// How resume() continues a suspended search.
    enum class WayOn : std::uint8_t {
        State, ///< exactly where it was
        Board, ///< from its best board; its time and evaluations still count
        Anew,  ///< from the start: nothing of it is left
    };
    [[nodiscard]] WayOn wayOn() const;
    /// The same as a sentence; empty unless suspended.
    [[nodiscard]] QString wayOnSentence() const;
    /// The seconds before its time limit started to count: each goOn() grants the full time again.
    [[nodiscard]] double limitFrom() const { return m_limitFrom; }
    /// The same for processor time.
    [[nodiscard]] double processorFrom() const { return m_processorFrom; }
    /// Whether it was stopped before its end, with a board from which to continue.
    [[nodiscard]] bool canSearchOn() const;
    /// Keeps the best board and starts again from it: for methods without a state to resume.
    void searchOn();
    /// Whether steps are followed, by hand or in slow motion.
    [[nodiscard]] bool isStepping() const { return m_steps.stepping; }
    /// The last step, or the earlier one that is shown. Null unless a step is shown.
    [[nodiscard]] const ToldStep* shownStep() const;
    /// That step in words, see narrate(); empty if there is none.
    [[nodiscard]] QString stepSentence() const;
    /// The cells that it changed, or tried to.
    [[nodiscard]] std::vector<std::size_t> stepCells() const;
    /// Stops, waits for the end and drops the result: call it before the document is destroyed.
    void abandon();

    /// Copies the best board, or the replayed one, to the document and returns to idle.
    void keep();
    /// The same with the best board, whatever moment or member is shown.
    void keepBest();
    /// Ends an active search first. @return false if it does not end in time: nothing was kept
    [[nodiscard]] bool keepNow();
    /// Whether it has ended with a better board than the document's, which was not kept.
    [[nodiscard]] bool hasUntakenResult() const {
        return m_state == SearchState::Finished && hasBetterBoard();
    }
    /// Whether its best board, at any time, is better than the document's.
    [[nodiscard]] bool hasBetterBoard() const {
        return !m_best.empty() && m_view.numbers.best > documentScore();
    }
    /// Returns to idle; the document's own board is shown again.
    void discard();

    /// The state of a search that ran elsewhere.
    struct Earlier {
        SearchSettings settings;
        SearchNumbers numbers;
        StopReason stop = StopReason::None;
        QString failure;
        Trace trace;
        BestHistory bests;
        std::optional<SearchCheckpoint> checkpoint{}; ///< for resuming
        QDateTime date{};                             ///< when it ended; invalid if unknown
        bool isPaused = false;                        ///< otherwise it has ended
        double limitFrom = 0;                         ///< see limitFrom()
        double processorFrom = 0;                     ///< see processorFrom()
        bool isRacing = false;                        ///< a look at it; its race has not ended it
    };
    /// Shows a search that ran in an earlier program. @pre not active
    /// @param searched the puzzle, if known; otherwise that of the document now
    void bringBack(Earlier run, const AnyPuzzle* searched = nullptr);
    /// Settings for the next search of this document alone: at first those of one that was brought
    /// back. Nothing if there are none, or if they were taken before.
    [[nodiscard]] std::optional<SearchSettings> takeOwnSettings() {
        return std::exchange(m_ownSettings, std::nullopt);
    }
    void setOwnSettings(std::optional<SearchSettings> settings) {
        m_ownSettings = std::move(settings);
    }
    /// The search as a recorded run, to keep or to show elsewhere. @pre not idle
    [[nodiscard]] virtual RecordedRun record() const;
    /// The score of the document's own board.
    [[nodiscard]] int documentScore() const;

    [[nodiscard]] SearchState state() const { return m_state; }
    [[nodiscard]] bool isActive() const {
        return m_state == SearchState::Running || m_state == SearchState::Paused;
    }
    /// None until finished, and for a look at a search that has not ended in its race.
    [[nodiscard]] StopReason reason() const { return m_reason; }
    /// A sentence on how a finished search ended.
    [[nodiscard]] QString resultSentence() const;
    /// A sentence if a finished search got too little of the processor.
    [[nodiscard]] QString shareSentence() const;

    /// The settings of the running or last search.
    [[nodiscard]] const SearchSettings& settings() const { return m_settings; }
    [[nodiscard]] const SearchNumbers& numbers() const { return m_view.numbers; }
    /// Its running time, exact if short, but calm while it runs.
    [[nodiscard]] QString timeText() const;
    [[nodiscard]] const Trace& trace() const { return m_trace; }
    /// The searches before it on the same puzzle.
    [[nodiscard]] const EarlierSearches& earlierSearches() const { return m_earlier; }
    /// Courses of similar searches on similar puzzles that had ended when it started.
    [[nodiscard]] std::span<const Course> knownCourses() const { return m_known; }
    /// The best boards so far of the running or last search.
    [[nodiscard]] const BestHistory& bests() const { return m_bests; }
    /// When the last of them was found, as it arrives: for those brought back, the date of their
    /// run, invalid if that is unknown.
    [[nodiscard]] QDateTime newestTime() const;
    /// Whether it was resumed from a state and has evaluated nothing new since: methods
    /// like Record first repeat work that the state leaves out.
    [[nodiscard]] bool isRepeating() const {
        return m_state == SearchState::Running && m_told &&
               m_view.numbers.evaluations <= m_told->evaluations;
    }
    /// Over the last second or so, 0 if not running.
    [[nodiscard]] double evaluationsPerSecond() const { return m_rate; }

    /// Empty before the first one arrives and when idle.
    [[nodiscard]] const Solution& bestSolution() const { return m_best; }
    /// The solution that views show instead of the document's: the best, the current or a selected
    /// one; empty when idle.
    [[nodiscard]] const Solution& shownSolution() const;
    /// Whether figures can be shown: when idle only if the document still has the searched puzzle.
    [[nodiscard]] bool isRelevant() const { return m_state != SearchState::Idle || hasItsPuzzle(); }
    /// Whether bests() can be shown: when idle only if they are boards of the document's puzzle.
    [[nodiscard]] bool canReplay() const {
        return !m_bests.isEmpty() && (m_state != SearchState::Idle || isOfDocument());
    }
    /// Shows one of bests(), nothing for the newest. When idle, shows the finished search again.
    void setReplayed(std::optional<std::size_t> moment);
    [[nodiscard]] std::optional<BestMoment> replayed() const;
    /// Shows a member of details().population as it changes; nothing for the best again.
    void setShownMember(std::optional<std::size_t> place);
    [[nodiscard]] std::optional<std::size_t> shownMember() const;
    void setShowCurrent(bool current);
    [[nodiscard]] bool showsCurrent() const { return m_showCurrent; }
    /// Whether shownSolution() is the current board: on request, or because steps are followed.
    [[nodiscard]] bool isCurrentShown() const {
        return !m_looked && wantsCurrent() && !m_current.empty();
    }

    /// Sets whether a view shows a detail. Methods are asked only while one is wanted.
    void setWanted(SearchDetail detail, bool wanted) { m_wanted.setFlag(detail, wanted); }
    /// From the last look; empty when nothing is wanted and when idle.
    [[nodiscard]] const SearchDetails& details() const { return m_view.details; }
    /// The puzzle when the search started; later edits do not change it.
    [[nodiscard]] const AnyPuzzle& searchedPuzzle() const { return m_searched; }

signals:
    void stateChanged();
    /// shownSolution() has changed.
    void shownBoardChanged();
    /// Also trace() and details(), or isRelevant().
    void numbersChanged();
    void refused(const QString& sentence);
    /// There is a newer checkpoint().
    void checkpointTaken();
    /// A step was taken, or an earlier one is shown: see shownStep().
    void stepTaken();

protected:
    /// A search of that puzzle starts now, or has been restored.
    virtual void began(const AnyPuzzle& searched) { m_searched = searched; }
    /// Whether the document still has the searched puzzle, perhaps with other locks.
    [[nodiscard]] virtual bool hasItsPuzzle() const { return isOfDocument(); }
    /// Copies a solution to the document as one undo step.
    virtual void lay(const Solution& solution, int score) = 0;
    /// A sentence about an end that is not a failure.
    [[nodiscard]] virtual QString endSentence(StopReason reason) const;
    /// Whether an exact method has tried everything and found no board of full score.
    [[nodiscard]] bool provesNoSolution() const {
        return m_reason == StopReason::Exhausted && isExact() &&
               m_view.numbers.best < m_view.numbers.total;
    }
    /// The result, for such a sentence.
    [[nodiscard]] virtual QString scoreSentence() const;

    /// The state of a search between two steps; empty before the first one.
    struct StepMoment {
        Solution solution;
        SearchNumbers numbers;
    };
    /// A step in words, empty if there are none. @param events those of the step
    [[nodiscard]] virtual QString narrate(const StepMoment& /*before*/, const StepMoment& /*after*/,
                                          std::span<const TraceEvent> /*events*/) const {
        return {};
    }

private:
    [[nodiscard]] bool isExact() const;
    /// Whether boards of the last search still belong to the document's puzzle.
    [[nodiscard]] bool isOfDocument() const;
    void makeRun(const SearchSettings& settings, std::shared_ptr<const Problem> problem,
                 const std::optional<SearchCheckpoint>& earlier = {});
    [[nodiscard]] bool makeNextRun(const SearchSettings& settings,
                                   const std::optional<SearchCheckpoint>& state);
    [[nodiscard]] bool takeUp();
    bool launchTakenUp(SearchState state);
    void takeUpAnew(bool stepping);
    [[nodiscard]] SearchCheckpoint countersSoFar() const;
    [[nodiscard]] bool takeCheckpoint();
    void tellRelevance();
    bool begin(const SearchSettings& settings);
    void launched(SearchState state);
    void dropRun();
    void forget();
    void poll();
    [[nodiscard]] bool takeMember();
    void takeSolutions(std::uint64_t knownVersion);
    void forgetSolutions();
    void measureRate();
    void setState(SearchState state);
    [[nodiscard]] bool wantsCurrent() const { return m_showCurrent || m_steps.stepping; }
    void beginSteps();
    void endSteps();
    void stopStepping();
    void takePacedStep();
    void tellStep();
    [[nodiscard]] std::optional<std::size_t> lookedStep() const;
    [[nodiscard]] std::size_t placeOfNewest() const;
    [[nodiscard]] std::optional<std::size_t> placeBefore() const;
    void lookAtStep(std::optional<std::size_t> place);

    Document& m_document;
    AnyPuzzle m_searched;
    SearchSettings m_settings;
    std::optional<SearchSettings> m_ownSettings; ///< see takeOwnSettings()
    std::unique_ptr<SearchRun> m_run;            ///< null while suspended
    ResumableSolver* m_resumable = nullptr;      ///< that of m_run, if it is one
    std::optional<SearchCheckpoint> m_checkpoint;
    QElapsedTimer m_sinceCheckpoint;
    std::optional<SearchNumbers> m_told; ///< up to when it was resumed from a state
    double m_limitFrom = 0;
    double m_processorFrom = 0; ///< the same for processor time
    SearchState m_state = SearchState::Idle;
    bool m_wasRelevant = true; ///< at the last change of state or document
    StopReason m_reason = StopReason::None;
    QString m_failure;

    QTimer m_timer;
    QElapsedTimer m_sinceNumbers;
    SnapshotView m_view;
    Trace m_trace;
    EarlierSearches m_earlier;
    std::vector<Course> m_known;
    BestHistory m_bests;
    std::optional<BestMoment> m_broughtBack; ///< the last of those that were
    QDateTime m_date;                        ///< of the run that these are from
    std::optional<QDateTime> m_ended;        ///< nothing while it runs; invalid if unknown
    /// What is shown instead of the newest.
    struct Looked {
        enum class At : std::uint8_t { Moment, Member, Step };
        At at;
        BestMoment moment;
        std::size_t place; ///< index of a member of the population or of a step
        int score;
        Solution solution;
    };
    std::optional<Looked> m_looked;
    Solution m_best;
    Solution m_current;
    bool m_showCurrent = false;
    /// What explaining steps requires, while they are followed.
    struct Steps {
        bool stepping = false;
        std::optional<StepMoment> last;
        std::vector<TraceEvent> events; ///< since then
        StepLog told;
    };
    Steps m_steps;
    int m_stepsPerSecond = 0;
    QTimer m_paceTimer;
    SearchDetailFlags m_wanted;

    double m_rate = 0;
    double m_rateSeconds = 0;
    std::uint64_t m_rateEvaluations = 0;
};

/// A recorded run in the form for showing it beside its puzzle.
[[nodiscard]] SearchController::Earlier
earlierOf(const RecordedRun& run, const std::optional<SearchCheckpoint>& checkpoint = {});

} // namespace tessera
