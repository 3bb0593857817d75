// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/dialogs/HardnessCurve.h"

#include "core/generate/Generator.h"

#include <QImage>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace tessera {

/// What came of one request: how hard such puzzles are, and a puzzle with a
/// picture of its solution, or the sentence that says why there is none.
struct MadePuzzle {
    GeneratorSettings settings;
    HardnessCurve hardness;
    std::optional<PuzzleFile> file;
    QString error;
    QImage picture;
};

/// Generates puzzles on another thread, one at a time: while one is being made
/// only the latest request waits. Requests that come quickly one after the
/// other, as while a person types, are put off for a moment.
class PuzzleMaker final : public QObject {
    Q_OBJECT

public:
    /// @param pictureSide longer side of the pictures in pixels
    explicit PuzzleMaker(int pictureSide, QObject* parent = nullptr);
    /// What is still being made is thrown away when it is done.
    ~PuzzleMaker() override;

    void setPicture(int side, const QString& theme);
    void request(const GeneratorSettings& settings);
    /// Does not put off the waiting request any longer.
    void hurry();
    /// Whether an answer is outstanding.
    [[nodiscard]] bool isBusy() const { return m_running || m_waiting.has_value(); }

signals:
    /// For the latest request only.
    void made(const tessera::MadePuzzle& puzzle);

private:
    /// Lives as long as the maker: jobs on the other thread hold it weakly.
    struct Self {
        PuzzleMaker* maker;
    };

    void startNext();
    void deliver(const MadePuzzle& puzzle);

    std::shared_ptr<Self> m_self;
    QTimer m_delay;
    std::optional<GeneratorSettings> m_waiting;
    bool m_running = false;
    int m_pictureSide;
    QString m_theme;
};

} // namespace tessera
