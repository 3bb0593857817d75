// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/generate/GenerateDialog.h"

#include "app/window/common/FormControls.h"
#include "app/window/common/PicturePreview.h"
#include "app/window/generate/GeneratorForm.h"
#include "app/window/generate/HardnessChart.h"
#include "widgets/board/BoardMarks.h"
#include "widgets/board/BoardPicture.h"

#include "core/edges/puzzle/Board.h"
#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QImage>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <utility>

namespace tessera {

namespace {

constexpr int kMarkedRole = Qt::UserRole;
/// Below these numbers of pixels a cell has no room for a pin, and for lines.
constexpr int kPlainBelow = 8;
constexpr int kBareBelow = 4;

/// Draws a cell and its mark.
class HintCellDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const QRectF rect(option.rect);
        const bool marked = index.data(kMarkedRole).toBool();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (marked) {
            painter->fillRect(rect, option.palette.color(QPalette::Highlight));
            const double margin = 0.15 * rect.width();
            if (rect.width() >= kPlainBelow)
                paintPin(*painter, rect.adjusted(margin, margin, -margin, -margin), true);
        }
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setBrush(Qt::NoBrush);
            painter->setPen(QPen(
                option.palette.color(marked ? QPalette::HighlightedText : QPalette::Highlight), 2));
            painter->drawRect(rect.adjusted(1, 1, -2, -2));
        }
        painter->restore();
    }
};

class HintCell final : public QTableWidgetItem {
    Q_DECLARE_TR_FUNCTIONS(tessera::HintCellModel)

public:
    [[nodiscard]] QVariant data(int role) const override {
        if (role != Qt::ToolTipRole && role != Qt::AccessibleTextRole)
            return QTableWidgetItem::data(role);
        const GridSize size{tableWidget()->columnCount(), tableWidget()->rowCount()};
        const QString name = cellName(size, size.cell(column(), row()));
        return data(kMarkedRole).toBool() ? tr("%1: a hint").arg(name)
                                          : tr("%1: no hint").arg(name);
    }
};

/// Pixels of the preview's longer side, enough for dense screens.
constexpr int kPictureSide = 720;

} // namespace

HintGrid::HintGrid(QWidget* parent) : QTableWidget(parent) {
    setObjectName(QStringLiteral("hintGrid"));
    setAccessibleName(tr("Hint cells"));
    setToolTip(tr("Click a cell, or press Space, to give its piece as a hint"));
    for (QHeaderView* header : {horizontalHeader(), verticalHeader()}) {
        header->hide();
        header->setMinimumSectionSize(1);
        header->setSectionResizeMode(QHeaderView::Fixed);
    }
    setItemDelegate(new HintCellDelegate(this));
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(this, &QTableWidget::itemClicked, this, &HintGrid::toggle);
}

void HintGrid::setBoardSize(GridSize size) {
    if (size == boardSize())
        return;
    // Removes the marks of the earlier board.
    setRowCount(0);
    setRowCount(size.height);
    setColumnCount(size.width);
    for (int cell = 0; cell < size.cells(); ++cell)
        setItem(size.row(cell), size.column(cell), new HintCell);
    fitCells();
}

void HintGrid::setCells(const std::vector<int>& cells) {
    const std::set<int> marked(cells.begin(), cells.end());
    for (int cell = 0; cell < boardSize().cells(); ++cell)
        itemOf(cell)->setData(kMarkedRole, marked.contains(cell));
}

std::vector<int> HintGrid::cells() const {
    std::vector<int> cells;
    for (int cell = 0; cell < boardSize().cells(); ++cell) {
        if (itemOf(cell)->data(kMarkedRole).toBool())
            cells.push_back(cell);
    }
    return cells;
}

void HintGrid::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space && currentItem() != nullptr)
        toggle(currentItem());
    else
        QTableWidget::keyPressEvent(event);
}

void HintGrid::resizeEvent(QResizeEvent* event) {
    QTableWidget::resizeEvent(event);
    fitCells();
}

void HintGrid::toggle(QTableWidgetItem* item) {
    item->setData(kMarkedRole, !item->data(kMarkedRole).toBool());
    emit cellsChosen(cells());
}

/// Square cells, as large as possible, centred.
void HintGrid::fitCells() {
    const int columns = std::max(1, columnCount());
    const int rows = std::max(1, rowCount());
    const QSize room = contentsRect().size();
    const int side = std::max(1, std::min(room.width() / columns, room.height() / rows));
    setShowGrid(side >= kBareBelow);
    horizontalHeader()->setDefaultSectionSize(side);
    verticalHeader()->setDefaultSectionSize(side);
    const int across = std::max(0, room.width() - side * columns);
    const int down = std::max(0, room.height() - side * rows);
    setViewportMargins(across / 2, down / 2, across - across / 2, down - down / 2);
}

/// The hardness of such puzzles, and one of them with a picture of its solution, or the reason for
/// failure.
struct GenerateDialog::Made {
    HardnessCurve hardness{};
    std::optional<PuzzleFile> file{};
    QString error{};
    QImage picture{};

    /// Safe on any thread; takes some seconds for large boards.
    Made(const GeneratorSettings& settings, const QString& tileTheme, const TileColors& colors) {
        try {
            hardness = hardnessCurve(settings);
            file = generatePuzzle(settings);
            PictureOptions options;
            options.theme = chosenTheme(tessera::tileTheme(tileTheme), file->info).id;
            options.transparent = true;
            options.colors = colors;
            const Puzzle& puzzle = file->puzzle;
            const auto solved =
                Board::fromCodes(puzzle.size(), puzzle.pieceCount(), file->solution);
            PuzzleFile shown = *file;
            shown.board = solved.value_or(file->board);
            picture = boardImage(shown, kPictureSide, options);
        } catch (const std::exception&) {
            error = failureSentence();
        }
    }
};

GenerateDialog::GenerateDialog(const GeneratorSettings& start, QWidget* parent)
    : QDialog(parent), m_form(new GeneratorForm(this)), m_preview(new PicturePreview(this)),
      m_hints(new HintGrid(this)), m_chart(new HardnessChart(this)),
      m_measured(new FirstSolutionChart(shippedFirstSolutions(), this)),
      m_expected(sentenceLabel(this, "expectedSolutions")),
      m_measuredText(sentenceLabel(this, "measuredText")), m_notice(new NoticeLine(this)),
      m_busy(new QProgressBar(this)),
      m_buttons(acceptButtons(*this, tr("G&enerate"), tr("Open this puzzle"))),
      m_maker(new LatestJob(this)) {
    offerHelp(*this, "printing");
    setWindowTitle(tr("Generate a puzzle"));
    m_preview->setAccessibleName(tr("The solution"));
    m_preview->setToolTip(tr("The puzzle’s solution"));
    m_preview->setEmptyText(tr("No puzzle has these settings."));
    m_expected->setAccessibleName(tr("Expected solutions"));
    m_measuredText->setAccessibleName(m_measured->accessibleName());
    m_busy->setRange(0, 0);
    m_busy->setTextVisible(false);
    m_busy->setAccessibleName(tr("Generating the puzzle"));
    arrange();
    connect(m_form, &GeneratorForm::settingsChanged, this, &GenerateDialog::settingsChanged);
    connect(m_chart, &HardnessChart::countChosen, this, &GenerateDialog::chooseCount);
    connect(m_hints, &HintGrid::cellsChosen, this, [this](const std::vector<int>& cells) {
        GeneratorSettings chosen = settings();
        chosen.hints = {0, cells};
        setSettings(chosen);
    });
    setSettings(start);
    m_maker->hurry();
}

void GenerateDialog::arrange() {
    auto* left = new QVBoxLayout;
    left->addWidget(m_form);
    left->addWidget(m_notice);
    left->addStretch();
    auto* hintLabel = new QLabel(tr("Hin&t cells:"), this);
    hintLabel->setBuddy(m_hints);
    auto* right = new QGridLayout;
    right->setHorizontalSpacing(2 * right->horizontalSpacing());
    right->addWidget(new QLabel(tr("Solution:"), this), 0, 0);
    right->addWidget(hintLabel, 0, 1);
    right->addWidget(m_preview, 1, 0);
    right->addWidget(m_hints, 1, 1);
    right->addWidget(m_expected, 2, 0, 1, 2);
    right->addWidget(m_chart, 3, 0);
    right->addWidget(m_measured, 3, 1);
    right->addWidget(m_measuredText, 4, 0, 1, 2);
    right->setRowStretch(1, 1);
    right->setColumnStretch(0, 1);
    right->setColumnStretch(1, 1);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(columns->spacing() * 3);
    columns->addLayout(left);
    columns->addLayout(right, 1);
    // Keeps its place beside the buttons while hidden.
    QSizePolicy keeps = m_busy->sizePolicy();
    keeps.setRetainSizeWhenHidden(true);
    m_busy->setSizePolicy(keeps);
    m_busy->setMaximumWidth(fontMetrics().averageCharWidth() * 20);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_busy);
    bottom->addWidget(m_buttons, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    layout->addLayout(bottom);
    // The default of two thirds of a small screen would cut off the columns here.
    resize(sizeHint().boundedTo(screen()->availableSize() * 0.9));
}

GeneratorSettings GenerateDialog::settings() const { return m_form->settings(); }

void GenerateDialog::setSettings(const GeneratorSettings& settings) {
    m_form->setSettings(settings);
}

void GenerateDialog::setTileTheme(const QString& id) {
    m_tileTheme = id;
    settingsChanged();
}

PuzzleFile GenerateDialog::takeResult() {
    m_resultIsCurrent = false;
    return std::move(m_result);
}

void GenerateDialog::accept() {
    if (m_resultIsCurrent) {
        QDialog::accept();
        return;
    }
    if (!m_maker->isBusy())
        return;
    m_acceptWhenMade = true;
    for (QWidget* choice : QList<QWidget*>{m_form, m_hints, m_chart})
        choice->setEnabled(false);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(false);
    m_notice->setNote(tr("Generating the puzzle…"));
    m_maker->hurry();
}

void GenerateDialog::settingsChanged() {
    m_resultIsCurrent = false;
    // Until the result is known: a quick OK waits for it in accept().
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(true);
    const GeneratorSettings settings = m_form->settings();
    m_measured->setSettings(settings);
    m_measuredText->setText(m_measured->sentence());
    m_hints->setBoardSize(settings.size);
    // The cells of random hints are known when the puzzle is made.
    if (settings.hints.count == 0)
        m_hints->setCells(settings.hints.cells);
    const TileColors colors = TileColors::fromPalette(palette());
    m_maker->request([this, settings, theme = m_tileTheme, colors] {
        auto made = std::make_shared<const Made>(settings, theme, colors);
        return [this, made] { showMade(*made); };
    });
    showBusy(true);
}

void GenerateDialog::showMade(const Made& puzzle) {
    showBusy(false);
    for (QWidget* choice : QList<QWidget*>{m_form, m_hints, m_chart})
        choice->setEnabled(true);
    m_notice->setWarning(puzzle.error);
    m_preview->setPicture(puzzle.picture);
    m_chart->setCurve(puzzle.hardness);
    m_resultIsCurrent = puzzle.file.has_value();
    m_expected->setText(
        m_resultIsCurrent ? tr("Expected solutions: %1").arg(expectedSolutionsText(puzzle.hardness))
                          : QString());
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(m_resultIsCurrent);
    if (m_resultIsCurrent) {
        m_result = *puzzle.file;
        std::vector<int> cells;
        for (const Hint& hint : m_result.puzzle.hints())
            cells.push_back(hint.cell);
        m_hints->setCells(cells);
    }
    if (std::exchange(m_acceptWhenMade, false) && m_resultIsCurrent)
        accept();
}

void GenerateDialog::showBusy(bool busy) {
    m_busy->setVisible(busy);
    m_preview->setOutdated(busy);
}

void GenerateDialog::chooseCount(int colors) {
    GeneratorSettings chosen = settings();
    const HardnessCurve::Counted counted = m_chart->curve().counted;
    if (counted == HardnessCurve::Counted::All) {
        chosen.colors.total = colors;
    } else {
        if (chosen.colors.kind == ColorChoice::Kind::Hardest) {
            const HardestColors hardest = hardestColorsFor(chosen);
            chosen.colors = {ColorChoice::Kind::BorderAndInner, hardest.border, hardest.inner, 0};
        }
        (counted == HardnessCurve::Counted::Inner ? chosen.colors.inner : chosen.colors.border) =
            colors;
    }
    setSettings(chosen);
}

} // namespace tessera
