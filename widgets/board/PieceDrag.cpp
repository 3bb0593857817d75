// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/PieceDrag.h"

#include <QDataStream>
#include <QIODevice>

namespace tessera {

namespace {

constexpr quint8 kVersion = 1;

QString mimeType() {
    return QString::fromLatin1(kPlacementMimeType);
}

} // namespace

bool PieceDrag::belongsTo(const Puzzle& puzzle) const {
    return !placement.isEmpty() && placement.piece() < puzzle.pieceCount() &&
           puzzle.piece(placement.piece()).edges == edges &&
           (!source || (*source >= 0 && *source < puzzle.size().cells()));
}

PieceDrag pieceDrag(const Puzzle& puzzle, Placement placement, std::optional<int> source) {
    return {placement, source, puzzle.piece(placement.piece()).edges};
}

std::unique_ptr<QMimeData> toMimeData(const PieceDrag& drag) {
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream << kVersion << quint16(drag.placement.code()) << qint32(drag.source.value_or(-1));
    for (const Color color : drag.edges)
        stream << qint16(color);
    auto data = std::make_unique<QMimeData>();
    data->setData(mimeType(), bytes);
    return data;
}

std::optional<PieceDrag> fromMimeData(const QMimeData* data) {
    if (data == nullptr || !data->hasFormat(mimeType()))
        return std::nullopt;
    const QByteArray bytes = data->data(mimeType());
    QDataStream stream(bytes);
    quint8 version = 0;
    quint16 code = Placement::kEmptyCode;
    qint32 source = -1;
    PieceDrag drag;
    stream >> version >> code >> source;
    for (Color& color : drag.edges)
        stream >> color;
    if (stream.status() != QDataStream::Ok || !stream.atEnd() || version != kVersion)
        return std::nullopt;
    drag.placement = Placement::fromCode(code);
    if (source >= 0)
        drag.source = source;
    return drag;
}

} // namespace tessera
