// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/start/StartPage.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/common/FormControls.h"
#include "app/window/common/LongWork.h"
#include "app/window/common/MessageBar.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/settings/AppSettings.h"
#include "widgets/board/BoardThumbnail.h"
#include "widgets/forms/WrapLayout.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QDesktopServices>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QPainter>
#include <QShortcut>
#include <QStandardItemModel>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kStartPicture = 150;
constexpr int kPuzzleWidth = 190;
/// Size, score, date.
constexpr int kPuzzleLines = 3;
/// Size of the headline, relative to the text.
constexpr double kHeadline = 1.6;

/// The content of a file, or the reason why it could not be read.
struct ReadForStart {
    AnyPuzzle puzzle;
    QString defect;
};

ReadForStart readForStart(const QString& path) {
    if (!QFileInfo::exists(path))
        return {{}, StartPage::tr("The file is missing")};
    if (QFileInfo(path).size() > kMaxFileBytes)
        return {{}, StartPage::tr("The file is too large for a picture")};
    try {
        const PuzzleSource source{path, path, readFile(path, kMaxFileBytes)};
        return {kindOf(source.bytes).read(source).puzzles.front(), {}};
    } catch (const UserError&) {
        return {{}, StartPage::tr("The file cannot be read")};
    }
}

ThumbnailPainter pictureOf(const QImage& image) {
    return [image](QPainter& painter, const QRect& area, const QPalette&) {
        QRect place(QPoint(), image.size().scaled(area.size(), Qt::KeepAspectRatio));
        place.moveCenter(area.center());
        painter.drawImage(place, image);
    };
}

QString fileOf(const Document& document) { return QFileInfo(document.path()).absoluteFilePath(); }

/// @param isSame whether it may be a puzzle that is known
void note(AppSettings& settings, const Document& document, bool isSame, const QDateTime& workedOn) {
    const AnyPuzzle content = document.content();
    const Kind& kind = content.kind();
    const QString path = fileOf(document);
    KnownPuzzle puzzle{path, kind.sizeText(content), kind.bestScore(content), kind.total(content),
                       workedOn};
    KnownPuzzles known = settings.knownPuzzles();
    const auto before = std::ranges::find(known, path, &KnownPuzzle::path);
    if (before != known.end() && isSame && before->total == puzzle.total)
        puzzle.best = std::max(puzzle.best, before->best);
    if (!workedOn.isValid())
        puzzle.workedOn =
            before != known.end() ? before->workedOn : QFileInfo(path).lastModified().toUTC();
    putInFront(known, std::move(puzzle));
    settings.knownPuzzles.set(known);
}

} // namespace

void logPuzzles(DocumentTabs& tabs, AppSettings& settings) {
    const auto follow = [&settings](PuzzlePage* page) {
        Document& document = page->document();
        if (!document.path().isEmpty())
            note(settings, document, true, {});
        const auto log = [&settings, &document, last = document.content(),
                          lastFile = fileOf(document)]() mutable {
            const AnyPuzzle content = document.content();
            // What is known of another file may be about the puzzle that it had.
            const bool isSame = fileOf(document) == lastFile && isSamePuzzle(last, content);
            note(settings, document, isSame, QDateTime::currentDateTimeUtc());
            last = content;
            lastFile = fileOf(document);
        };
        QObject::connect(&document, &Document::saved, &document, log);
    };
    QObject::connect(&tabs, &DocumentTabs::pageAdded, &tabs, follow);
}

StartPage::StartPage(AppSettings& settings, const KindParts& kinds, const QList<QAction*>& ways,
                     QWidget* parent)
    : QWidget(parent), m_settings(settings), m_kinds(kinds), m_message(new MessageBar(this)),
      m_count(new QLabel(this)), m_none(sentenceLabel(this, "startNone")),
      m_list(new QListView(this)), m_model(new QStandardItemModel(this)),
      m_delegate(new BoardThumbnailDelegate(this)), m_reader(new LatestJob(this)),
      m_back(new QToolButton(this)),
      m_leave(new QShortcut(QKeySequence(Qt::Key_Escape), this, this, &StartPage::left)) {
    setObjectName(QStringLiteral("startPage"));
    auto* title = new QLabel(tr("Your puzzles"), this);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * kHeadline);
    title->setFont(large);
    m_count->setObjectName(QStringLiteral("startCount"));
    m_none->setText(tr("No recent files. Create a puzzle, or open a file."));
    auto* buttons = new WrapLayout;
    const auto add = [&](QToolButton* button) {
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::TabFocus);
        // The page fills the window: a long word must not force that width on the panels.
        button->setMinimumWidth(1);
        buttons->addWidget(button);
    };
    described(m_back, "startBack",
              QStringLiteral("%1 (%2)").arg(tr("Return to the open puzzles and their searches"),
                                            m_leave->key().toString(QKeySequence::NativeText)));
    m_back->setText(tr("Back to the puzzle"));
    m_back->setIcon(symbolicIcon("back"));
    connect(m_back, &QToolButton::clicked, this, &StartPage::left);
    add(m_back);
    for (QAction* way : ways) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(way);
        add(button);
    }
    makeList();
    makeActions();
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_message);
    layout->addWidget(title);
    layout->addWidget(m_count);
    layout->addLayout(buttons);
    layout->addWidget(m_none);
    layout->addWidget(m_list, 1);
    setFocusProxy(m_list);
    m_leave->setContext(Qt::WidgetWithChildrenShortcut);
    connect(&settings, &AppSettings::changed, this, &StartPage::redraw);
    connect(m_reader, &LatestJob::failed, this, &StartPage::skip);
}

void StartPage::makeList() {
    described(m_list, "startPuzzles", {}, tr("Recent puzzles"));
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setFrameShape(QFrame::NoFrame);
    m_delegate->setBoardSize(kStartPicture);
    m_delegate->setItemWidth(kPuzzleWidth);
    m_delegate->setCaptionLines(kPuzzleLines);
    m_list->setItemDelegate(m_delegate);
    m_list->setModel(m_model);
    connect(m_list, &QListView::activated, this, &StartPage::openCurrent);
}

void StartPage::makeActions() {
    const auto add = [this](const char* name, const QString& text, const QString& tip, auto act) {
        QAction* action = makeAction({name, text, tip}, this, act);
        m_list->addAction(action);
        m_ofPuzzle.push_back(action);
    };
    add("startOpen", tr("&Open"), tr("Open this puzzle, like Enter"), [this] { openCurrent(); });
    add("startFolder", tr("Show in &folder"), tr("Open the folder of this file"), [this] {
        const QString folder = QFileInfo(currentPath()).absolutePath();
        if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
            warn(tr("Cannot open the folder %1.").arg(QDir::toNativeSeparators(folder)));
    });
    add("startRemove", tr("&Remove from the list"),
        tr("Remove this puzzle from the list, like Delete. The file stays"),
        [this] { removeCurrent(); });
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto* remove = new QShortcut(QKeySequence::Delete, m_list, this, &StartPage::removeCurrent);
    remove->setContext(Qt::WidgetShortcut);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &StartPage::allowActs);
    connect(m_model, &QStandardItemModel::modelReset, this, &StartPage::allowActs);
    allowActs();
}

void StartPage::allowActs() {
    for (QAction* action : m_ofPuzzle)
        setAllowed(*action, isVisible() && !currentPath().isEmpty(), tr("No puzzle is selected."));
}

void StartPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    allowActs();
}

void StartPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    allowActs();
}

void StartPage::refresh() {
    const QString current = currentPath();
    m_message->showMessage({});
    m_puzzles = m_settings.listedPuzzles();
    m_model->clear();
    for (std::size_t row = 0; row < m_puzzles.size(); ++row) {
        auto* item = new QStandardItem(QFileInfo(m_puzzles[row].path).completeBaseName());
        item->setEditable(false);
        item->setToolTip(plainToolTip(QDir::toNativeSeparators(m_puzzles[row].path)));
        item->setData(m_pictures.value(m_puzzles[row].path),
                      BoardThumbnailDelegate::kThumbnailRole);
        m_model->appendRow(item);
        describe(row);
        if (row == 0 || m_puzzles[row].path == current)
            m_list->setCurrentIndex(item->index());
    }
    m_none->setVisible(m_puzzles.empty());
    countAll();
    readFrom(0);
}

void StartPage::offerBack(bool offered) {
    m_back->setVisible(offered);
    m_leave->setEnabled(offered);
}

void StartPage::readFrom(std::size_t row) {
    if (row >= m_puzzles.size())
        return;
    work(row, [this, row, path = m_puzzles[row].path] {
        return [this, row, read = readForStart(path)] { take(row, read.puzzle, read.defect); };
    });
}

void StartPage::work(std::size_t row, std::function<std::function<void()>()> todo) {
    m_worked = row;
    m_reader->request([this, row, todo = std::move(todo), path = m_puzzles[row].path] {
        return [this, row, path, deliver = todo()] {
            // The list may have changed.
            if (row < m_puzzles.size() && m_puzzles[row].path == path)
                deliver();
        };
    });
    m_reader->hurry();
}

void StartPage::skip(const QString& sentence) {
    if (m_worked >= m_puzzles.size())
        return;
    describe(m_worked, sentence);
    readFrom(m_worked + 1);
}

void StartPage::take(std::size_t row, const AnyPuzzle& puzzle, const QString& defect) {
    KnownPuzzle& known = m_puzzles[row];
    if (defect.isEmpty()) {
        const Kind& kind = puzzle.kind();
        const int best = kind.bestScore(puzzle);
        const int total = kind.total(puzzle);
        known.best = known.total == total ? std::max(known.best, best) : best;
        known.total = total;
        known.size = kind.sizeText(puzzle);
        if (!known.workedOn.isValid())
            known.workedOn = QFileInfo(known.path).lastModified().toUTC();
    } else {
        m_pictures.remove(known.path);
        m_model->item(static_cast<int>(row))->setData({}, BoardThumbnailDelegate::kThumbnailRole);
    }
    describe(row, defect);
    countAll();
    if (!defect.isEmpty())
        return readFrom(row + 1);
    const auto pixels = static_cast<int>(kStartPicture * devicePixelRatioF());
    work(row, [draw = partOf(m_kinds, puzzle.kind()).cover(puzzle, m_settings.tileTheme()), pixels,
               this, row] {
        return [this, row, image = draw(pixels)] {
            const QVariant picture = QVariant::fromValue(pictureOf(image));
            m_pictures[m_puzzles[row].path] = picture;
            m_model->item(static_cast<int>(row))
                ->setData(picture, BoardThumbnailDelegate::kThumbnailRole);
            readFrom(row + 1);
        };
    });
}

void StartPage::describe(std::size_t row, const QString& defect) {
    const KnownPuzzle& known = m_puzzles[row];
    QStringList lines{known.size};
    if (!defect.isEmpty())
        lines << defect;
    else if (known.total > 0)
        lines << (known.isSolved() ? tr("Solved")
                                   : tr("%1 of %2").arg(known.best).arg(known.total));
    if (known.workedOn.isValid())
        lines << QLocale().toString(known.workedOn.toLocalTime(), QLocale::ShortFormat);
    lines.removeAll({});
    QStandardItem* item = m_model->item(static_cast<int>(row));
    item->setData(lines.join(u'\n'), BoardThumbnailDelegate::kCaptionRole);
    item->setData(QStringList(QStringList{item->text()} + lines).join(QStringLiteral(", ")),
                  Qt::AccessibleTextRole);
}

void StartPage::countAll() {
    const auto solved = static_cast<int>(std::ranges::count_if(m_puzzles, &KnownPuzzle::isSolved));
    //: 1 is "12 puzzles", 2 is "5 solved"
    m_count->setText(
        tr("%1, %2").arg(tr("%n puzzle(s)", nullptr, static_cast<int>(m_puzzles.size())),
                         tr("%n solved", nullptr, solved)));
    m_count->setVisible(!m_puzzles.empty());
}

QString StartPage::currentPath() const {
    const int row = m_list->currentIndex().row();
    return row < 0 ? QString() : m_puzzles[static_cast<std::size_t>(row)].path;
}

void StartPage::openCurrent() {
    if (const QString path = currentPath(); !path.isEmpty())
        emit openRequested(path);
}

void StartPage::removeCurrent() {
    const int row = m_list->currentIndex().row();
    if (row < 0)
        return;
    m_settings.forgetFile(currentPath());
    refresh();
    m_list->setCurrentIndex(m_model->index(std::min(row, m_model->rowCount() - 1), 0));
}

void StartPage::warn(const QString& sentence) {
    m_message->showMessage({MessageBar::Kind::Warning, sentence, {}});
}

void StartPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    // Pictures use the window's colours.
    if (event->type() == QEvent::PaletteChange)
        redraw();
}

void StartPage::redraw() {
    if (isVisible())
        readFrom(0);
}

} // namespace tessera
