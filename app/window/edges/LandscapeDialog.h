// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/PuzzleFile.h"
#include "core/landscape/Neighbourhood.h"

#include <QDialog>

#include <atomic>
#include <memory>

class QComboBox;
class QSvgRenderer;

namespace tessera {

class LagPlot;
class LatestJob;
class NoticeLine;

/// A picture in SVG, as large as there is room.
class SvgPicture final : public QWidget {
    Q_OBJECT

public:
    explicit SvgPicture(QWidget* parent = nullptr);

    /// Empty for no picture.
    void setSvg(const QByteArray& svg);
    [[nodiscard]] bool hasPicture() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QSvgRenderer* m_renderer;
};

/// What `tessera landscape` finds of the open puzzle for one kind of move: the autocorrelation of a
/// random walk, and the network of local optima, drawn if Graphviz is installed.
class LandscapeDialog final : public QDialog {
    Q_OBJECT

public:
    explicit LandscapeDialog(const PuzzleFile& file, QWidget* parent = nullptr);
    ~LandscapeDialog() override;

private:
    struct Found;

    void measure();
    void showFound(const Found& found);

    std::shared_ptr<const PuzzleFile> m_file;
    /// Ends the latest work, on another thread, when its result is no longer wanted.
    std::shared_ptr<std::atomic<bool>> m_stop = std::make_shared<std::atomic<bool>>(false);
    QComboBox* m_moves;
    LagPlot* m_walk;
    SvgPicture* m_network;
    NoticeLine* m_note;
    LatestJob* m_job;
};

} // namespace tessera
