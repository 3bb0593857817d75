// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/preferences/WorkPage.h"

#include "app/window/common/FormControls.h"
#include "app/window/common/NoticeLine.h"
#include "app/window/settings/AppSettings.h"

#include "core/support/UserError.h"

#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QThread>
#include <QVBoxLayout>

namespace tessera {

WorkPage::WorkPage(AppSettings& settings, QWidget* parent)
    : QWidget(parent), m_settings(settings),
      m_restores(
          checkBox(this, "restoresSession", tr("&Open the files of last time at the start"),
                   tr("Searches, their results and races come back too. Unsaved work comes back "
                      "after a crash in any case"),
                   settings.restoresSession())),
      m_atOnce(countBox(this, "searchesAtOnce", tr("Searches at the same time"),
                        tr("How many races and experiments run at the same time when they begin. "
                           "More than one a core makes none of them faster."))),
      m_autosave(countBox(this, "autosaveSeconds", tr("Copies of unsaved work"),
                          tr("How far a copy of unsaved work, which comes back after a crash, may "
                             "be behind"))),
      m_undoSteps(countBox(this, "undoSteps", tr("Steps that can be undone"),
                           tr("Fewer take less memory, which counts for large boards. Holds for "
                              "puzzles that are opened from now on."))),
      m_memory(countBox(this, "searchMemory", tr("Memory of a search"),
                        tr("What each thread of a search may take at most, whatever its "
                           "parameters say. Only methods that need much have such a parameter."))),
      m_notice(new NoticeLine(this)) {
    m_autosave->setRange(1, AppSettings::kMostAutosaveSeconds);
    m_autosave->setValue(settings.autosaveSeconds());
    m_autosave->setSuffix(tr(" s"));
    m_undoSteps->setRange(0, AppSettings::kMostUndoSteps);
    m_undoSteps->setSpecialValueText(tr("all"));
    m_undoSteps->setValue(settings.undoSteps());
    m_undoSteps->setStepType(QSpinBox::AdaptiveDecimalStepType);
    m_memory->setRange(0, AppSettings::kMostSearchMemory);
    m_memory->setSpecialValueText(tr("as the search says"));
    m_memory->setValue(settings.searchMemory());
    m_memory->setSuffix(tr(" MB"));
    m_memory->setStepType(QSpinBox::AdaptiveDecimalStepType);
    m_atOnce->setRange(1, std::max(1, QThread::idealThreadCount()));
    m_atOnce->setValue(settings.searchesAtOnce());
    auto* form = new QFormLayout;
    form->addRow(m_restores);
    form->addRow(tr("&Copies of unsaved work, at least every:"), m_autosave);
    form->addRow(tr("Steps that can be &undone:"), m_undoSteps);
    form->addRow(tr("&Searches at the same time:"), m_atOnce);
    form->addRow(tr("&Memory of a search, at most:"), m_memory);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(fileButtons());
    layout->addStretch(1);
    layout->addWidget(m_notice);
    connect(m_restores, &QCheckBox::toggled, this, &WorkPage::changed);
    for (const QSpinBox* box : {m_atOnce, m_autosave, m_undoSteps, m_memory})
        connect(box, &QSpinBox::valueChanged, this, &WorkPage::changed);
}

QWidget* WorkPage::fileButtons() {
    auto* group = new QGroupBox(tr("All settings"), this);
    auto* save = pushButton(group, "exportSettings", tr("&Export…"),
                            tr("Write your settings to a file, for another machine"));
    auto* read = pushButton(group, "importSettings", tr("&Import…"),
                            tr("Take over the settings in a file that Tessera wrote"));
    auto* usual = pushButton(group, "restoreDefaults", tr("&Restore the usual ones"),
                             tr("Give up all of your settings, keys and palettes too"));
    auto* row = new QHBoxLayout(group);
    row->addWidget(save);
    row->addWidget(read);
    row->addWidget(usual);
    row->addStretch(1);
    connect(save, &QPushButton::clicked, this, &WorkPage::exportFile);
    connect(read, &QPushButton::clicked, this, &WorkPage::importFile);
    connect(usual, &QPushButton::clicked, this, &WorkPage::restoreDefaults);
    return group;
}

bool WorkPage::isChanged() const {
    return m_restores->isChecked() != m_settings.restoresSession() ||
           m_atOnce->value() != m_settings.searchesAtOnce() ||
           m_autosave->value() != m_settings.autosaveSeconds() ||
           m_undoSteps->value() != m_settings.undoSteps() ||
           m_memory->value() != m_settings.searchMemory();
}

void WorkPage::apply() {
    m_settings.setRestoresSession(m_restores->isChecked());
    m_settings.setSearchesAtOnce(m_atOnce->value());
    m_settings.setAutosaveSeconds(m_autosave->value());
    m_settings.setUndoSteps(m_undoSteps->value());
    m_settings.setSearchMemory(m_memory->value());
}

void WorkPage::exportFile() {
    const QString path = QFileDialog::getSaveFileName(this, tr("Export the Settings"),
                                                      QStringLiteral("tessera-settings.ini"),
                                                      tr("Settings (*.ini)"));
    if (path.isEmpty())
        return;
    try {
        m_settings.exportTo(path);
        m_notice->setNote(tr("Written to %1.").arg(QDir::toNativeSeparators(path)));
    } catch (const UserError& error) {
        m_notice->setWarning(error.sentence());
    }
}

void WorkPage::importFile() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Import Settings"), {},
                                                      tr("Settings (*.ini);;All files (*)"));
    if (path.isEmpty())
        return;
    try {
        m_settings.importFrom(path);
        emit replaced();
    } catch (const UserError& error) {
        m_notice->setWarning(error.sentence());
    }
}

void WorkPage::restoreDefaults() {
    const auto answer = QMessageBox::question(
        this, tr("Restore the usual settings"),
        tr("This gives up all of your settings, with your keys and palettes. It cannot be undone."),
        QMessageBox::RestoreDefaults | QMessageBox::Cancel, QMessageBox::Cancel);
    if (answer != QMessageBox::RestoreDefaults)
        return;
    m_settings.restoreDefaults();
    emit replaced();
}

} // namespace tessera
