// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/PuzzleMaker.h"

#include "widgets/board/BoardPicture.h"

#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QThreadPool>

#include <utility>

namespace tessera {

namespace {

constexpr int kDelayMs = 120;

QImage pictureOf(const PuzzleFile& file, int side, const QString& theme) {
    PictureOptions options;
    options.theme = theme;
    options.transparent = true;
    const auto solved =
        Board::fromCodes(file.puzzle.size(), file.puzzle.pieceCount(), file.solution);
    return boardImage(file.puzzle, solved.value_or(file.board), {}, side, options);
}

MadePuzzle make(const GeneratorSettings& settings, int side, const QString& theme) {
    MadePuzzle result{settings, {}, {}, {}, {}};
    try {
        result.hardness = hardnessCurve(settings);
        result.file = generatePuzzle(settings);
        result.picture = pictureOf(*result.file, side, theme);
    } catch (const UserError& error) {
        result.error = error.sentence();
    }
    return result;
}

} // namespace

PuzzleMaker::PuzzleMaker(int pictureSide, QObject* parent)
    : QObject(parent), m_self(std::make_shared<Self>(Self{this})), m_pictureSide(pictureSide) {
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelayMs);
    connect(&m_delay, &QTimer::timeout, this, &PuzzleMaker::startNext);
}

PuzzleMaker::~PuzzleMaker() = default;

void PuzzleMaker::setPicture(int side, const QString& theme) {
    m_pictureSide = side;
    m_theme = theme;
}

void PuzzleMaker::request(const GeneratorSettings& settings) {
    m_waiting = settings;
    m_delay.start();
}

void PuzzleMaker::hurry() {
    if (m_waiting)
        startNext();
}

void PuzzleMaker::startNext() {
    m_delay.stop();
    if (m_running || !m_waiting)
        return;
    m_running = true;
    const GeneratorSettings settings = *std::exchange(m_waiting, std::nullopt);
    QThreadPool::globalInstance()->start(
        [settings, side = m_pictureSide, theme = m_theme, self = std::weak_ptr(m_self)] {
            auto result = std::make_shared<MadePuzzle>(make(settings, side, theme));
            // Back on the window's thread, the only one where a maker comes to its end.
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [result, self] {
                    if (const auto alive = self.lock())
                        alive->maker->deliver(*result);
                },
                Qt::QueuedConnection);
        });
}

void PuzzleMaker::deliver(const MadePuzzle& puzzle) {
    m_running = false;
    if (!m_waiting) {
        emit made(puzzle);
        return;
    }
    if (!m_delay.isActive())
        startNext();
}

} // namespace tessera
