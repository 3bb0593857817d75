// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace tessera {

/// A label for changing figures that never changes its size: as wide as the
/// widest text it was made for. Where there is less room the text is cut with dots,
/// and the tooltip shows the whole.
class FixedLabel final : public QLabel {
    Q_OBJECT

public:
    explicit FixedLabel(const QString& widest, QWidget* parent = nullptr);

    void setWidest(const QString& widest);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] bool isCut() const;

    QString m_widest;
};

} // namespace tessera
