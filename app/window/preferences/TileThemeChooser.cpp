// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/preferences/TileThemeChooser.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/common/FilePrompts.h"
#include "app/window/common/FormControls.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/settings/ColorScheme.h"
#include "widgets/board/TileArt.h"

#include "core/support/FileIo.h"

#include <QColorDialog>
#include <QComboBox>
#include <QDir>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

namespace {

enum ColorColumn { kPattern, kGround, kEmblem };

/// Also in a selected row, which would tint it.
QIcon trueIcon(const QPixmap& pixmap) {
    QIcon icon(pixmap);
    icon.addPixmap(pixmap, QIcon::Selected);
    return icon;
}

/// With an outline: any colour may be that of the list.
QIcon colorIcon(const QColor& color, const QColor& outline, int side) {
    QPixmap pixmap(side, side);
    pixmap.fill(color);
    QPainter painter(&pixmap);
    painter.setPen(outline);
    painter.drawRect(0, 0, side - 1, side - 1);
    painter.end();
    return trueIcon(pixmap);
}

QPushButton* addButton(QHBoxLayout* row, auto* owner, const char* name, const QString& text,
                       const QString& tip, auto act) {
    QPushButton* button = pushButton(owner, name, text, tip);
    QObject::connect(button, &QPushButton::clicked, owner, act);
    row->addWidget(button);
    return button;
}

QStringList namesOf(const std::vector<UserPalette>& palettes) {
    QStringList names;
    for (const UserPalette& palette : palettes)
        names << palette.name;
    return names;
}

} // namespace

PaletteDialog::PaletteDialog(UserPalette palette, QStringList others, int colorsInUse,
                             QWidget* parent)
    : QDialog(parent), m_palette(std::move(palette)), m_others(std::move(others)),
      m_name(new QLineEdit(m_palette.name, this)),
      m_figures(comboBox(this, "paletteFigures", tr("Patterns"),
                         tr("The pictures drawn on the colours"))) {
    offerHelp(*this, "editing");
    setWindowTitle(tr("Custom colours"));
    described(m_name, "paletteName", tr("The name of the palette in the list of tiles"),
              tr("Name"));
    for (const TileTheme& theme : tileThemes())
        m_figures->addItem(theme.displayName(), theme.id);
    m_figures->setCurrentIndex(std::max(0, m_figures->findData(m_palette.figures)));
    auto* form = new QFormLayout;
    form->addRow(tr("&Name:"), m_name);
    form->addRow(tr("&Patterns:"), m_figures);
    form->addRow(tr("&Start from:"), startBox());
    m_table = colorTable();
    QHBoxLayout* buttons = acts();
    m_count = countBox(this, "paletteCount", tr("Colours in use"),
                       tr("How many colours, from the first, must be distinguishable"));
    m_count->setRange(2, kUserColors);
    m_count->setValue(colorsInUse);
    m_notice = new NoticeLine(this);
    auto* count = new QFormLayout;
    count->addRow(tr("&Colours in use:"), m_count);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_table, 1);
    layout->addLayout(buttons);
    layout->addLayout(count);
    layout->addWidget(m_notice);
    m_buttons = addButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(m_name, &QLineEdit::textChanged, this, &PaletteDialog::check);
    connect(m_count, &QSpinBox::valueChanged, this, &PaletteDialog::check);
    connect(m_figures, &QComboBox::currentIndexChanged, this, [this] {
        m_palette.figures = m_figures->currentData().toString();
        showColors();
    });
    showColors();
    m_table->setCurrentItem(m_table->topLevelItem(0));
    m_name->selectAll();
    settleMnemonics(*this);
}

QComboBox* PaletteDialog::startBox() {
    QComboBox* start = tileThemeBox(this, "paletteStart");
    start->setAccessibleName(tr("Start from"));
    start->setToolTip(tr("Copy all colours from other tiles"));
    start->insertItem(0, tr("table below"));
    start->setCurrentIndex(0);
    connect(start, &QComboBox::activated, this, [this, start] {
        if (const TileTheme* theme = findTileTheme(start->currentData().toString())) {
            m_palette.colors = paletteFrom(*theme, {}).colors;
            showColors();
        }
        start->setCurrentIndex(0);
    });
    return start;
}

QTreeWidget* PaletteDialog::colorTable() {
    auto* table = described(new QTreeWidget(this), "paletteTable",
                            tr("Double-click a colour to change it"), tr("Colours"));
    table->setHeaderLabels({tr("Pattern"), tr("Background"), tr("Emblem")});
    table->setRootIsDecorated(false);
    table->setUniformRowHeights(true);
    table->header()->setSectionResizeMode(QHeaderView::Stretch);
    const int side = fontMetrics().height() * 3 / 2;
    table->setIconSize({side, side});
    table->setMinimumHeight(side * 10);
    for (int row = 0; row < kUserColors; ++row)
        table->addTopLevelItem(new QTreeWidgetItem({QString::number(row + 1), {}, {}}));
    connect(table, &QTreeWidget::itemActivated, this,
            [this](QTreeWidgetItem*, int column) { edit(column == kEmblem ? kEmblem : kGround); });
    return table;
}

QHBoxLayout* PaletteDialog::acts() {
    auto* row = new QHBoxLayout;
    addButton(row, this, "editGround", tr("Back&ground…"),
              tr("Choose the colour behind the emblem of the selected row"),
              [this] { edit(kGround); });
    m_emblem = addButton(row, this, "editEmblem", tr("&Emblem…"),
                         tr("Choose the colour of the emblem of the selected row"),
                         [this] { edit(kEmblem); });
    addButton(row, this, "importPalette", tr("&Import…"), tr("Import a palette from a file"),
              &PaletteDialog::importFile);
    m_export = addButton(row, this, "exportPalette", tr("E&xport…"),
                         tr("Save the palette in a file"), &PaletteDialog::exportFile);
    return row;
}

void PaletteDialog::keyPressEvent(QKeyEvent* event) {
    // In the table Enter chooses a colour.
    const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enters || focusWidget() != m_table)
        QDialog::keyPressEvent(event);
}

void PaletteDialog::edit(int column) {
    const int row = m_table->indexOfTopLevelItem(m_table->currentItem());
    if (row < 0 || (column == kEmblem && !m_emblem->isEnabled()))
        return;
    ColorPair& pair = m_palette.colors[static_cast<std::size_t>(row)];
    QColor& color = column == kEmblem ? pair.figure : pair.ground;
    const QString title =
        (column == kEmblem ? tr("Emblem of colour %1") : tr("Background of colour %1"))
            .arg(row + 1);
    const QColor chosen = QColorDialog::getColor(color, this, title);
    if (!chosen.isValid())
        return;
    color = chosen;
    showColors();
}

void PaletteDialog::showColors() {
    // Only some figures have colours of their own; the others are black or white.
    const TileTheme& theme = themeOf(m_palette);
    const bool emblems = theme.figures == TileTheme::Figures::Emblems && !theme.highContrast;
    m_emblem->setEnabled(emblems);
    const TileColors around = TileColors::fromPalette(QDialog::palette());
    constexpr double contrast = 3;
    const QColor outline = outlineColor(QDialog::palette(), contrast);
    const int side = m_table->iconSize().height();
    for (int row = 0; row < kUserColors; ++row) {
        QTreeWidgetItem* item = m_table->topLevelItem(row);
        const ColorPair& pair = m_palette.colors[static_cast<std::size_t>(row)];
        item->setIcon(kPattern, trueIcon(colorSwatch(static_cast<Color>(row + 1), theme, around,
                                                     side, devicePixelRatioF())));
        item->setIcon(kGround, colorIcon(pair.ground, outline, side));
        item->setText(kGround, pair.ground.name());
        item->setIcon(kEmblem, emblems ? colorIcon(pair.figure, outline, side) : QIcon());
        item->setText(kEmblem, emblems ? pair.figure.name() : tr("–"));
    }
    check();
}

void PaletteDialog::check() {
    m_palette.name = m_name->text().simplified().left(60);
    QString wrong;
    if (m_palette.name.isEmpty())
        wrong = tr("The palette has no name. Type one.");
    else if (m_others.contains(m_palette.name))
        wrong = tr("A palette named “%1” already exists. Choose another name.").arg(m_palette.name);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(wrong.isEmpty());
    m_export->setEnabled(wrong.isEmpty());
    if (wrong.isEmpty())
        wrong = paletteWarnings(themeOf(m_palette), m_count->value()).join(u' ');
    if (wrong.isEmpty())
        m_notice->setNote(
            tr("All these colours are distinguishable, even for colour-blind people."));
    else
        m_notice->setWarning(wrong);
}

void PaletteDialog::importFile() {
    const QString path =
        askForPath(this, "editing", QFileDialog::ExistingFile,
                   {tr("Import palette"), m_folder, tr("Palettes (*.palette);;All files (*)")});
    if (path.isEmpty())
        return;
    m_notice->attempt([&] {
        const UserPalette read = userPaletteFrom(readFile(path, kMaxPaletteBytes));
        // A file may have fewer colours than the table.
        m_palette.colors = paletteFrom(themeOf(read), read.name).colors;
        m_figures->setCurrentIndex(std::max(0, m_figures->findData(read.figures)));
        m_name->setText(read.name);
        showColors();
    });
}

void PaletteDialog::exportFile() {
    const QString ending = QStringLiteral("palette");
    const QString path = askForExport(
        this, QDir(m_folder).filePath(asFileName(m_palette.name) + u'.' + ending), {ending});
    if (path.isEmpty())
        return;
    m_notice->attempt([&] {
        writeFile(toJson(m_palette), path);
        m_notice->setNote(tr("Saved as %1.").arg(path));
    });
}

void warnUnlessWritten(AppSettings& settings, QWidget* window) {
    if (settings.sync())
        return;
    showPlainly(window, QMessageBox::Warning, TileThemeChooser::tr("Settings not saved"),
                TileThemeChooser::tr("The settings cannot be written in the folder “%1”. "
                                     "They are lost when you quit Tessera. Check whether "
                                     "the disk is full or the folder is read-only.")
                    .arg(QDir::toNativeSeparators(settings.folder())));
}

TileThemeChooser::TileThemeChooser(AppSettings& settings, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_box(tileThemeBox(this, "tileTheme")) {
    m_box->setCurrentIndex(std::max(0, m_box->findData(settings.tileTheme())));
    setFocusProxy(m_box);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_box, 1);
    addButton(layout, this, "newPalette", tr("Cust&om colours…"),
              tr("Create a custom palette from these colours"), &TileThemeChooser::add);
    m_change = addButton(layout, this, "changePalette", tr("C&hange…"), tr("Change this palette"),
                         &TileThemeChooser::change);
    m_remove = addButton(layout, this, "removePalette", tr("&Remove"), tr("Remove this palette"),
                         &TileThemeChooser::remove);
    connect(m_box, &QComboBox::currentIndexChanged, this, [this] {
        showButtons();
        emit themeChanged();
    });
    showButtons();
}

QString TileThemeChooser::theme() const { return m_box->currentData().toString(); }

int TileThemeChooser::ownIndex() const {
    return m_box->currentIndex() - static_cast<int>(tileThemes().size());
}

void TileThemeChooser::showButtons() {
    m_change->setEnabled(ownIndex() >= 0);
    m_remove->setEnabled(ownIndex() >= 0);
}

void TileThemeChooser::add() {
    std::vector<UserPalette> palettes = m_settings.userPalettes();
    const QStringList names = namesOf(palettes);
    QString name = tr("My colours");
    for (int number = 2; names.contains(name); ++number)
        name = tr("My colours %1").arg(number);
    palettes.push_back(paletteFrom(tileTheme(theme()), name));
    const std::size_t last = palettes.size() - 1;
    edit(std::move(palettes), last);
}

void TileThemeChooser::change() {
    edit(m_settings.userPalettes(), static_cast<std::size_t>(ownIndex()));
}

void TileThemeChooser::edit(std::vector<UserPalette> palettes, std::size_t index) {
    UserPalette& palette = palettes.at(index);
    QStringList others = namesOf(palettes);
    others.removeAll(palette.name);
    for (const TileTheme& shipped : tileThemes())
        others << shipped.displayName();
    PaletteDialog dialog(paletteFrom(themeOf(palette), palette.name), others, m_colorsInUse, this);
    dialog.setFolder(m_settings.lastFolder());
    if (dialog.exec() != QDialog::Accepted)
        return;
    const bool isInUse = themeOf(palette).id == m_settings.tileTheme();
    palette = dialog.palette();
    // A new name is a new id, and cancelling the settings would lose the tiles.
    if (isInUse)
        m_settings.tileTheme.set(themeOf(palette).id);
    save(palettes, palette.name);
}

void TileThemeChooser::remove() {
    std::vector<UserPalette> palettes = m_settings.userPalettes();
    const auto removed = palettes.begin() + ownIndex();
    if (!isConfirmed(this, QMessageBox::Question, tr("Remove palette?"),
                     tr("The palette “%1” will be lost. This cannot be undone.").arg(removed->name),
                     tr("&Remove")))
        return;
    palettes.erase(removed);
    save(palettes, {});
}

void TileThemeChooser::save(const std::vector<UserPalette>& palettes, const QString& chosen) {
    m_settings.userPalettes.set(palettes);
    emit m_settings.changed();
    const QSignalBlocker blocker(m_box);
    fillTileThemes(*m_box);
    m_box->setCurrentIndex(std::max(0, chosen.isEmpty() ? 0 : m_box->findText(chosen)));
    showButtons();
    emit themeChanged();
    warnUnlessWritten(m_settings, this);
}

} // namespace tessera
