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

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace tessera {

/// Which of a method's details (see SearchDetails) a view shows.
enum class SearchDetail : unsigned { Heat = 0x1, Population = 0x2, Depths = 0x4 };
Q_DECLARE_FLAGS(SearchDetailFlags, SearchDetail)

/// Runs searches for one document and shows how they go: solutions at the screen's pace, numbers as
/// they can be read. The document stays until keep(), which is one undo step.
class SearchController : public QObject {
    Q_OBJECT

public:
    /// @param document what is searched; it outlives this
    explicit SearchController(Document& document, QObject* parent = nullptr);
    ~SearchController() override;

    /// Problem::kind() of what is searched.
    [[nodiscard]] std::string_view kind() const { return m_searched.kind().id(); }

    /// Forgets a finished search. Emits refused() when the method cannot take the puzzle.
    void start(const SearchSettings& settings);
    /// Starts paused at the first step.
    void startStepping(const SearchSettings& settings);
    void pause();
    /// Lets a paused search go on; one without a thread is taken up, see wayOn().
    void resume();
    /// One step that the method tells, or a whole round: a generation, a descent, a tour …; while
    /// an earlier step is looked at, on to the one after it.
    void step(StepSize size = StepSize::Fine);
    /// Pauses and looks at the step before the one on show.
    void stepBack();
    [[nodiscard]] bool canStepBack() const { return placeBefore().has_value(); }
    /// How many steps the one on show is behind the newest; 0 unless an earlier one is looked at.
    [[nodiscard]] std::size_t stepsBack() const;
    /// Slows a search down to so many explained steps a second; 0 for full speed.
    void setStepsPerSecond(int steps);
    void stop();
    /// From which an unfinished search could go on, running or not.
    [[nodiscard]] const std::optional<SearchCheckpoint>& checkpoint() const { return m_checkpoint; }
    /// Whether a search that has ended left something to try and can go on.
    [[nodiscard]] bool canGoOn() const {
        return m_state == SearchState::Finished && m_checkpoint.has_value();
    }
    /// Takes such a search up where it was; a limit that it has used up is gone.
    void goOn();
    /// Whether the search at work can be stored and taken up exactly where it was.
    [[nodiscard]] bool isResumable() const {
        return isActive() && (m_resumable != nullptr || m_checkpoint.has_value());
    }
    /// Pauses a search at work and ends its thread. @return whether it can be resumed
    bool suspend();
    /// Whether it is paused without a thread: suspended, here or by an earlier program.
    [[nodiscard]] bool isSuspended() const { return m_state == SearchState::Paused && !m_run; }
    /// How resume() takes a suspended search up.
    enum class WayOn : std::uint8_t {
        State, ///< exactly where it was
        Board, ///< from its best board; the time and the evaluations that it had count
        Anew,  ///< from its beginning: nothing of it is left
    };
    [[nodiscard]] WayOn wayOn() const;
    /// The same in a sentence; empty unless suspended.
    [[nodiscard]] QString wayOnSentence() const;
    /// The seconds before its time limit began to count: each goOn() grants the time once more.
    [[nodiscard]] double limitFrom() const { return m_limitFrom; }
    /// Whether it ended before it was done, with a board to search on from.
    [[nodiscard]] bool canSearchOn() const;
    /// Keeps the best board and starts again from it: for methods without a state to resume.
    void searchOn();
    /// Whether single steps are watched, by hand or in slow motion.
    [[nodiscard]] bool isStepping() const { return m_steps.stepping; }
    /// The last step, or the earlier one that is looked at. Nothing unless one is on show.
    [[nodiscard]] const ToldStep* shownStep() const;
    /// That step in words, see narrate(); empty if there is none.
    [[nodiscard]] QString stepSentence() const;
    /// The cells that it changed, or tried to.
    [[nodiscard]] std::vector<std::size_t> stepCells() const;
    /// Stops, waits for the end and forgets the result: before the document goes.
    void abandon();

    /// Lays the best board, or the replayed one, on the document's board and goes back to idle.
    void keep();
    /// The same with the best board, whatever moment or member is on show.
    void keepBest();
    /// Whether it has ended with a better board than the document's, which was not kept.
    [[nodiscard]] bool hasUntakenResult() const {
        return m_state == SearchState::Finished && !m_best.empty() &&
               m_view.numbers.best > documentScore();
    }
    /// Goes back to idle; the document shows its own board again.
    void discard();

    /// What is left of a search that ran elsewhere.
    struct Earlier {
        SearchSettings settings;
        SearchNumbers numbers;
        StopReason stop = StopReason::None;
        QString failure;
        Trace trace;
        BestHistory bests;
        std::optional<SearchCheckpoint> checkpoint{}; ///< to go on from
        bool isPaused = false;                        ///< else it has ended
        double limitFrom = 0;                         ///< see limitFrom()
    };
    /// Shows a search that an earlier program ran. @pre not active
    /// @param searched the puzzle, if it is known; else it was the document as it is now
    void bringBack(Earlier run, const AnyPuzzle* searched = nullptr);
    /// What ran here, to be kept or looked at elsewhere. @pre not idle
    [[nodiscard]] virtual RecordedRun record() const;
    /// The score of the board that the document has without any search.
    [[nodiscard]] int documentScore() const;

    [[nodiscard]] SearchState state() const { return m_state; }
    [[nodiscard]] bool isActive() const {
        return m_state == SearchState::Running || m_state == SearchState::Paused;
    }
    /// None until finished.
    [[nodiscard]] StopReason reason() const { return m_reason; }
    /// One sentence that says how a finished search ended.
    [[nodiscard]] QString resultSentence() const;

    /// The settings of the search that runs or ran last.
    [[nodiscard]] const SearchSettings& settings() const { return m_settings; }
    [[nodiscard]] const SearchNumbers& numbers() const { return m_view.numbers; }
    [[nodiscard]] const Trace& trace() const { return m_trace; }
    /// Those before it, of the same puzzle.
    [[nodiscard]] const EarlierSearches& earlierSearches() const { return m_earlier; }
    /// Of searches like it on puzzles like this that had ended when it began.
    [[nodiscard]] std::span<const Course> knownCourses() const { return m_known; }
    /// The best boards so far of the search that runs or ran last.
    [[nodiscard]] const BestHistory& bests() const { return m_bests; }
    /// Over the last second or so, 0 when not running.
    [[nodiscard]] double evaluationsPerSecond() const { return m_rate; }

    /// Empty before the first one arrived and when idle.
    [[nodiscard]] const Solution& bestSolution() const { return m_best; }
    /// What views show instead of the document's: the best, current or looked at; empty when idle.
    [[nodiscard]] const Solution& shownSolution() const;
    /// Whether bests() can be shown: when idle only if the document is the puzzle searched.
    [[nodiscard]] bool canReplay() const {
        return !m_bests.isEmpty() && (m_state != SearchState::Idle || isOfDocument());
    }
    /// Shows one of bests(), nothing for the newest. When idle, brings back the finished search.
    void setReplayed(std::optional<std::size_t> moment);
    [[nodiscard]] std::optional<BestMoment> replayed() const;
    /// Shows a member of details().population, as it changes; nothing for the best again.
    void setShownMember(std::optional<std::size_t> place);
    [[nodiscard]] std::optional<std::size_t> shownMember() const;
    void setShowCurrent(bool current);
    [[nodiscard]] bool showsCurrent() const { return m_showCurrent; }
    /// Whether shownSolution() is the current board: asked for, or because steps are watched.
    [[nodiscard]] bool isCurrentShown() const {
        return !m_looked && wantsCurrent() && !m_current.empty();
    }

    /// Whether a view shows a detail. Methods are asked only while one is wanted.
    void setWanted(SearchDetail detail, bool wanted) { m_wanted.setFlag(detail, wanted); }
    /// As of the last look; empty when nothing is wanted and when idle.
    [[nodiscard]] const SearchDetails& details() const { return m_view.details; }

signals:
    void stateChanged();
    /// shownSolution() is another one.
    void shownBoardChanged();
    /// Also trace() and details().
    void numbersChanged();
    void refused(const QString& sentence);
    /// checkpoint() is a newer one.
    void checkpointTaken();
    /// A step has been taken, or an earlier one is looked at: see shownStep().
    void stepTaken();

protected:
    /// The puzzle as it was when the search began; later edits do not touch it.
    [[nodiscard]] const AnyPuzzle& searchedPuzzle() const { return m_searched; }
    /// A search of that puzzle begins now, or has been brought back.
    virtual void began(const AnyPuzzle& searched) { m_searched = searched; }
    /// Lays a solution on the document as one undo step.
    virtual void lay(const Solution& solution, int score) = 0;
    /// One sentence about an end that is no failure.
    [[nodiscard]] virtual QString endSentence(StopReason reason) const;
    /// What it has come to, for such a sentence.
    [[nodiscard]] virtual QString scoreSentence() const;

    /// Where a search stood between two steps; empty before the first one.
    struct StepMoment {
        Solution solution;
        SearchNumbers numbers;
    };
    /// One step in words, empty if there are none. @param events those of the step
    [[nodiscard]] virtual QString narrate(const StepMoment& /*before*/, const StepMoment& /*after*/,
                                          std::span<const TraceEvent> /*events*/) const {
        return {};
    }

private:
    /// Whether boards of the search that ran last are still boards of the document.
    [[nodiscard]] bool isOfDocument() const;
    void makeRun(const SearchSettings& settings, std::shared_ptr<const Problem> problem,
                 const std::optional<SearchCheckpoint>& earlier = {});
    [[nodiscard]] bool makeNextRun(const SearchSettings& settings,
                                   const std::optional<SearchCheckpoint>& state);
    [[nodiscard]] bool takeUp();
    void takeUpAnew(bool stepping);
    [[nodiscard]] SearchCheckpoint countersSoFar() const;
    [[nodiscard]] bool takeCheckpoint();
    bool begin(const SearchSettings& settings);
    void launched(SearchState state);
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
    std::unique_ptr<SearchRun> m_run;       ///< none while suspended
    ResumableSolver* m_resumable = nullptr; ///< that of m_run, if it is one
    std::optional<SearchCheckpoint> m_checkpoint;
    QElapsedTimer m_sinceCheckpoint;
    double m_limitFrom = 0;
    double m_processorFrom = 0; ///< the same of the time of the processor
    SearchState m_state = SearchState::Idle;
    StopReason m_reason = StopReason::None;
    QString m_failure;

    QTimer m_timer;
    QElapsedTimer m_sinceNumbers;
    SnapshotView m_view;
    Trace m_trace;
    EarlierSearches m_earlier;
    std::vector<Course> m_known;
    BestHistory m_bests;
    /// What is looked at instead of the newest.
    struct Looked {
        enum class At : std::uint8_t { Moment, Member, Step };
        At at;
        BestMoment moment; ///< of a moment
        std::size_t place; ///< of a member of the population or of a step
        int score;
        Solution solution;
    };
    std::optional<Looked> m_looked;
    Solution m_best;
    Solution m_current;
    bool m_showCurrent = false;
    /// What is needed to explain steps, as long as they are watched.
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

/// A recorded run as it is shown beside its puzzle.
[[nodiscard]] SearchController::Earlier
earlierOf(const RecordedRun& run, const std::optional<SearchCheckpoint>& checkpoint = {});

} // namespace tessera
