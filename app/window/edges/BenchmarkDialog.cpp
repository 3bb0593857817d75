// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/BenchmarkDialog.h"

#include "app/window/board/BoardSearch.h"
#include "app/window/common/FormControls.h"
#include "app/window/common/LongWork.h"

#include "core/experiments/KeptFiles.h"
#include "core/support/UserError.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kInstanceColumn = 0;

QString tryText(const BenchmarkInstance& instance, const BenchmarkTry& own) {
    if (own.best >= instance.total)
        return BenchmarkDialog::tr("Solved");
    return own.isTried ? BenchmarkDialog::tr("Tried") : BenchmarkDialog::tr("Untouched");
}

} // namespace

BenchmarkTry benchmarkTry(const BenchmarkInstance& instance, const KnownPuzzles& known) {
    BenchmarkTry own;
    for (const KnownPuzzle& file : known) {
        if (file.total == instance.total &&
            QFileInfo(file.path).completeBaseName() == instance.name) {
            own.isTried = true;
            own.best = std::max(own.best, file.best);
        }
    }
    try {
        const Puzzle puzzle = benchmarkPuzzle(instance).puzzle;
        for (const BoardRecord& record : readRecords(recordsPath(puzzle), puzzle)) {
            own.isTried = true;
            own.best = std::max(own.best, record.score);
        }
    } catch (const UserError&) {
        // A records file that cannot be read counts as none; the Records panel says why.
    }
    return own;
}

BenchmarkDialog::BenchmarkDialog(const KnownPuzzles& known, QWidget* parent)
    : QDialog(parent),
      m_model(new FigureTableModel({tr("Instance"), tr("Full score"), tr("Best known"),
                                    //: the best score of the user
                                    tr("Yours"), tr("State")},
                                   this)),
      m_table(new SortedTable(*m_model, kInstanceColumn, this)), m_note(new NoticeLine(this)),
      m_buttons(acceptButtons(*this, tr("&Open"), tr("Open the selected instance in a tab"))),
      m_reader(new LatestJob(this)) {
    offerHelp(*this, "research");
    setWindowTitle(tr("Benchmark library"));
    m_table->setObjectName(QStringLiteral("benchmarks"));
    m_table->setAccessibleName(tr("Benchmark library"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_note);
    layout->addWidget(m_buttons);
    resize(680, 560);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(false);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                m_buttons->button(QDialogButtonBox::Ok)->setEnabled(current.isValid());
                if (current.isValid()) {
                    m_instance =
                        findBenchmark(current.siblingAtColumn(kInstanceColumn).data().toString());
                }
            });
    connect(m_table, &QTableView::activated, this, &QDialog::accept);
    showTries(std::vector<BenchmarkTry>(benchmarkInstances().size()));
    connect(m_reader, &LatestJob::failed, m_note, &NoticeLine::setWarning);
    m_reader->request([this, known]() -> LatestJob::Delivery {
        std::vector<BenchmarkTry> tries;
        for (const BenchmarkInstance& instance : benchmarkInstances())
            tries.push_back(benchmarkTry(instance, known));
        return [this, tries] { showTries(tries); };
    });
    m_reader->hurry();
}

void BenchmarkDialog::showTries(const std::vector<BenchmarkTry>& tries) {
    std::vector<std::vector<Figure>> rows;
    int solved = 0;
    int tried = 0;
    const auto all = benchmarkInstances();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const BenchmarkTry& own = tries[i];
        const int best = bestKnownBoard(all[i], kBestBoards).score;
        const bool isSolved = own.best >= all[i].total;
        solved += isSolved ? 1 : 0;
        tried += own.isTried && !isSolved ? 1 : 0;
        rows.push_back({wordFigure(all[i].name, static_cast<int>(i)), numberFigure(all[i].total, 0),
                        numberFigure(best, 0),
                        own.isTried ? numberFigure(own.best, 0) : Figure{QString(), -1},
                        wordFigure(tryText(all[i], own))});
    }
    const QString chosen = m_instance != nullptr ? m_instance->name : QString();
    m_model->setRows(std::move(rows));
    for (int row = 0; row < m_table->model()->rowCount(); ++row) {
        const QModelIndex index = m_table->model()->index(row, kInstanceColumn);
        if (index.data().toString() == chosen)
            m_table->setCurrentIndex(index);
    }
    m_note->setNote(tr("%1 solved, %2 tried, %3 untouched. Searches and saved puzzles count; each "
                       "instance has a solution.")
                        .arg(solved)
                        .arg(tried)
                        .arg(static_cast<int>(all.size()) - solved - tried));
}

} // namespace tessera
