// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/Document.h"
#include "app/window/pages/KindPart.h"

class QPlainTextEdit;

namespace tessera {

/// The searches of a puzzle whose kind has none of its own.
class PlainSearch final : public SearchController {
    Q_OBJECT

public:
    explicit PlainSearch(PlainDocument& document, QObject* parent = nullptr);

    [[nodiscard]] std::string_view kind() const override;
    [[nodiscard]] int documentScore() const override;

protected:
    [[nodiscard]] std::shared_ptr<const Problem> makeProblem(StartKind start) const override;
    [[nodiscard]] std::shared_ptr<const Problem>
    problemFrom(const Solution& solution) const override;
    void began() override;
    [[nodiscard]] bool isOfDocument() const override;
    void lay(const Solution& solution, int score) override;

private:
    PlainDocument& m_document;
    AnyPuzzle m_searched; ///< as it was when that search began
};

/// The tab of a puzzle whose kind has none of its own: it is shown as text, searched and
/// saved.
class PlainPage final : public PuzzlePage {
    Q_OBJECT

public:
    explicit PlainPage(std::unique_ptr<PlainDocument> document, QWidget* parent = nullptr);
    ~PlainPage() override;

    [[nodiscard]] PlainDocument& document() override { return *m_document; }
    [[nodiscard]] PlainSearch& search() override { return m_search; }
    void replay(std::optional<std::size_t> moment) override { m_search.setReplayed(moment); }
    [[nodiscard]] QString scoreText() override;
    [[nodiscard]] QString cellText() override { return {}; }
    [[nodiscard]] QString widestScoreText() override;

protected:
    void retranslate() override { showState(); }

private:
    void showPuzzle();
    void showState();
    /// With the search's solution or the document's.
    [[nodiscard]] AnyPuzzle shownPuzzle() const;

    std::unique_ptr<PlainDocument> m_document;
    PlainSearch m_search;
    QPlainTextEdit* m_text;
    bool m_wasReadOnly = false;
};

/// What the window has for a kind that brings nothing of its own.
class PlainPart final : public KindPart {
    Q_OBJECT

public:
    using KindPart::KindPart;

    [[nodiscard]] std::unique_ptr<PuzzlePage> pageFor(const AnyPuzzle& puzzle,
                                                      const QString& path) const override;
    [[nodiscard]] QVariant thumbnail(const AnyPuzzle& puzzle,
                                     const Solution& solution) const override;
};

} // namespace tessera
