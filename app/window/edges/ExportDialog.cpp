// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/ExportDialog.h"

#include "app/window/common/FormControls.h"
#include "app/window/common/PicturePreview.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/support/UserError.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QGroupBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace tessera {

namespace {

/// Pixels of the preview's longer side.
constexpr int kExportPreviewSide = 600;
/// The part of a text that is shown: more than fits into the preview.
constexpr qsizetype kPreviewCharacters = 4000;
constexpr int kLargestScale = 8;

constexpr QLatin1String kFormatKey("format");

} // namespace

QString ExportChoice::extension() const {
    if (picture)
        return pictureExtensions().at(static_cast<int>(*picture));
    const Format* format = findFormat(formatId);
    return format != nullptr ? format->extensions().value(0) : QString();
}

QByteArray exportedBytes(const PuzzleFile& file, const Board& shown, const ExportChoice& choice) {
    PuzzleFile written = file;
    written.board = shown;
    if (choice.picture)
        return boardPictureBytes(written, *choice.picture, choice.longestSide, choice.options);
    return formatNamed(choice.formatId).write(written);
}

ExportDialog::ExportDialog(PuzzleFile file, const Board& shown, QWidget* parent)
    : QDialog(parent), m_file(std::move(file)),
      m_format(comboBox(this, "exportFormat", tr("Format"), tr("The type of file to export"))),
      m_pictureOptions(new QGroupBox(tr("Picture"), this)),
      m_theme(tileThemeBox(this, "exportTheme")),
      m_size(wholeBox(
          this, "exportSize", kSmallestPicture, kLargestPicture, kUsualPicture,
          tr("Length of the picture’s longer side in pixels. SVG and PDF stay sharp at any size"),
          tr(" px"))),
      m_scale(wholeBox(this, "exportScale", 1, kLargestScale, 1,
                       tr("Multiplies the number of pixels, for high-resolution screens and print"),
                       tr(" ×"))),
      m_previews(new QStackedWidget(this)), m_picture(new PicturePreview(this)),
      m_text(new QPlainTextEdit(this)), m_notice(new NoticeLine(this)),
      m_buttons(acceptButtons(*this, tr("&Export…"), tr("Choose where to save the file"))),
      m_job(new LatestJob(this)) {
    m_file.board = shown;
    offerHelp(*this, "formats");
    setWindowTitle(tr("Export board"));
    addFormats();
    addPictureOptions();
    m_picture->setAccessibleName(tr("Preview of the picture"));
    described(m_text, "exportText", {}, tr("Preview of the text"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_previews->addWidget(m_picture);
    m_previews->addWidget(m_text);
    auto* form = new QFormLayout;
    form->addRow(tr("Fo&rmat:"), m_format);
    auto* left = new QVBoxLayout;
    left->addLayout(form);
    left->addWidget(m_pictureOptions);
    arrangeChoices(this, left, m_notice, m_previews, m_buttons);
    connect(m_job, &LatestJob::failed, m_notice, &NoticeLine::setWarning);
    choiceChanged();
    m_job->hurry();
}

void ExportDialog::addFormats() {
    const auto ending = [](const QString& name, const QString& extension) {
        return QStringLiteral("%1 (.%2)").arg(name, extension);
    };
    const QStringList pictures{tr("PNG picture"), tr("SVG drawing"), tr("PDF page")};
    for (qsizetype i = 0; i < pictures.size(); ++i)
        m_format->addItem(ending(pictures[i], pictureExtensions().at(i)));
    m_format->insertSeparator(m_format->count());
    for (const auto& format : allFormats()) {
        if (format->canWrite())
            m_format->addItem(ending(format->name(), format->extensions().value(0)), format->id());
    }
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::choiceChanged);
}

void ExportDialog::addPictureOptions() {
    m_size->setAccessibleName(tr("Longer side in pixels"));
    m_scale->setAccessibleName(tr("Scale factor"));
    const auto addBox = [this](const char* name, const QString& text, const QString& tip,
                               bool PictureOptions::*part) {
        m_boxes.emplace_back(checkBox(this, name, text, tip, PictureOptions().*part), part);
    };
    addBox("labels", tr("Piece &numbers"), tr("Show each piece’s number on it"),
           &PictureOptions::labels);
    addBox("coordinates", tr("&Coordinates"), tr("Column letters and row numbers on the rim"),
           &PictureOptions::coordinates);
    addBox("mismatches", tr("&Mismatch marks"), tr("Mark the joints that do not match"),
           &PictureOptions::mismatches);
    addBox("locks", tr("Loc&ks"), tr("Show a pin on locked pieces and hints"),
           &PictureOptions::locks);
    addBox("transparent", tr("&Transparent background"), tr("No colour behind the board"),
           &PictureOptions::transparent);
    m_onlySelection = checkBox(this, "onlySelection", tr("&Only the selected cells"),
                               tr("Export only the selected cells of the board"));
    m_onlySelection->setEnabled(false);
    auto* form = new QFormLayout(m_pictureOptions);
    form->addRow(tr("Ti&les:"), m_theme);
    form->addRow(tr("Longer &side:"), m_size);
    form->addRow(tr("Scale &factor:"), m_scale);
    for (QSpinBox* box : {m_size, m_scale})
        connect(box, &QSpinBox::valueChanged, this, &ExportDialog::showPictureSize);
    for (const auto& [box, part] : m_boxes)
        form->addRow(box);
    form->addRow(m_onlySelection);
    for (QCheckBox* box : m_pictureOptions->findChildren<QCheckBox*>())
        connect(box, &QCheckBox::toggled, this, &ExportDialog::choiceChanged);
    connect(m_theme, &QComboBox::currentIndexChanged, this, &ExportDialog::choiceChanged);
}

ExportChoice ExportDialog::choice() const {
    ExportChoice choice;
    choice.formatId = m_format->currentData().toString();
    choice.picture = choice.formatId.isEmpty()
                         ? std::optional(static_cast<PictureFormat>(m_format->currentIndex()))
                         : std::nullopt;
    choice.longestSide = m_size->value() * m_scale->value();
    choice.options.theme = m_theme->currentData().toString();
    for (const auto& [box, part] : m_boxes)
        choice.options.*part = box->isChecked();
    if (m_onlySelection->isChecked())
        choice.options.cells = m_selection;
    return choice;
}

QJsonObject ExportDialog::choices() const {
    const ExportChoice chosen = choice();
    QJsonObject choices{{kFormatKey, chosen.picture ? chosen.extension() : chosen.formatId}};
    for (const QSpinBox* box : {m_size, m_scale})
        choices[box->objectName()] = box->value();
    for (const auto& [box, part] : m_boxes)
        choices[box->objectName()] = box->isChecked();
    if (chosen.options.theme != m_shownTheme)
        choices[m_theme->objectName()] = chosen.options.theme;
    return choices;
}

void ExportDialog::setChoices(const QJsonObject& choices) {
    const QString format = choices[kFormatKey].toString();
    const auto picture = static_cast<int>(pictureExtensions().indexOf(format));
    if (const int index = picture >= 0 ? picture : m_format->findData(format); index >= 0)
        m_format->setCurrentIndex(index);
    for (QSpinBox* box : {m_size, m_scale})
        box->setValue(choices[box->objectName()].toInt(box->value()));
    for (const auto& [box, part] : m_boxes)
        box->setChecked(choices[box->objectName()].toBool(box->isChecked()));
    if (const int tiles = m_theme->findData(choices[m_theme->objectName()].toString()); tiles >= 0)
        m_theme->setCurrentIndex(tiles);
}

void ExportDialog::setTileTheme(const QString& id) {
    m_theme->setCurrentIndex(std::max(0, m_theme->findData(id)));
    m_shownTheme = m_theme->currentData().toString();
}

void ExportDialog::setSelection(const std::vector<int>& cells) {
    m_selection = cells;
    m_onlySelection->setEnabled(!cells.empty());
}

void ExportDialog::showPictureSize() {
    const ExportChoice chosen = choice();
    if (!chosen.picture)
        return;
    const bool fits = chosen.longestSide <= kLargestPicture;
    const QSize pixels =
        boardPixels(m_file.puzzle.size(), chosen.longestSide, chosen.options.cells);
    if (fits)
        m_notice->setNote(tr("%1 × %2 pixels").arg(pixels.width()).arg(pixels.height()));
    else
        m_notice->setWarning(tr("The picture is too large: a side can have at most %1 pixels.")
                                 .arg(kLargestPicture));
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(fits);
}

void ExportDialog::choiceChanged() {
    const ExportChoice chosen = choice();
    m_pictureOptions->setEnabled(chosen.picture.has_value());
    m_previews->setCurrentIndex(chosen.picture ? 0 : 1);
    if (chosen.picture) {
        showPictureSize();
        m_picture->setOutdated(true);
        m_job->request([this, file = m_file, options = chosen.options] {
            const QImage image = boardImage(file, kExportPreviewSide, options);
            return [this, image] {
                m_picture->setPicture(image);
                m_picture->setOutdated(false);
            };
        });
        return;
    }
    m_notice->setNote({});
    m_job->request([this, file = m_file, chosen] {
        QString text;
        QString error;
        QString lost = lossesOf(file, *findFormat(chosen.formatId));
        try {
            const QByteArray bytes = exportedBytes(file, file.board, chosen);
            text = QString::fromUtf8(bytes.left(kPreviewCharacters));
            lost = (lost + u' ' + tooLargeText(bytes.size())).trimmed();
        } catch (const std::exception&) {
            error = failureSentence();
        }
        return [this, text, error, lost] {
            m_text->setPlainText(text);
            m_notice->setWarning(error.isEmpty() ? lost : error);
            m_buttons->button(QDialogButtonBox::Ok)->setEnabled(error.isEmpty());
        };
    });
}

} // namespace tessera
