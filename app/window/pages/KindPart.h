// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/Document.h"
#include "app/window/common/ActionFactory.h"
#include "app/window/pages/PuzzlePage.h"

#include "core/kind/Kind.h"

#include <QImage>
#include <QLatin1String>
#include <QObject>
#include <QVariant>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

class QMenu;
class QPlainTextEdit;

namespace tessera {

class DocumentTabs;

/// What a kind of puzzle brings into the window: how its files open, its acts, its docks.
class KindPart : public QObject {
    Q_OBJECT

public:
    KindPart(const Kind& kind, DocumentTabs& tabs, QWidget* window);

    [[nodiscard]] const Kind& kind() const { return m_kind; }
    /// Which texts are shown in a dialog before they are taken over.
    enum class Preview : bool { Foreign, All };
    /// Opens in tabs what a text holds. @return false if unwanted. @throws UserError
    virtual bool open(const PuzzleSource& source, Preview preview);
    /// A tab for a puzzle of this kind, a PlainPage if it has none of its own.
    /// @param path of its file, empty if it has none
    [[nodiscard]] virtual std::unique_ptr<PuzzlePage> pageFor(const AnyPuzzle& puzzle,
                                                              const QString& path) const;

    /// A puzzle with a solution, which may be empty, for a BoardThumbnailDelegate.
    [[nodiscard]] virtual QVariant thumbnail(const AnyPuzzle& puzzle,
                                             const Solution& solution) const;

    /// Draws a picture whose longer side has so many pixels, on any thread.
    using Cover = std::function<QImage(int pixels)>;
    /// That of a puzzle as its file has it. @param theme id of the tiles
    [[nodiscard]] virtual Cover cover(const AnyPuzzle& puzzle, const QString& theme) const;

    /// The act that makes a new puzzle, for the menu File; may be nothing.
    [[nodiscard]] virtual QAction* creator() const { return nullptr; }
    /// What only this kind has; may be nothing.
    [[nodiscard]] virtual QMenu* ownMenu() const { return nullptr; }
    /// What docks show while such a puzzle is in front, by the docks' names.
    [[nodiscard]] virtual std::map<QLatin1String, QWidget*> docks() const { return {}; }
    /// Ties all of that to the page in front; nothing while it is of another kind.
    virtual void setPage(PuzzlePage* /*page*/) {}

signals:
    /// The person has opened or made a puzzle.
    void added();

protected:
    /// Opens a tab; without a file the puzzle is not saved yet.
    PuzzlePage* add(std::unique_ptr<PuzzlePage> page);
    /// Those of a file of that name with several puzzles that the person wants.
    [[nodiscard]] virtual std::vector<AnyPuzzle> chosen(std::vector<AnyPuzzle> puzzles,
                                                        const QString& name) const;
    /// What is wrong with a puzzle that has been opened, as far as a moment can tell.
    [[nodiscard]] virtual QString defectOf(const AnyPuzzle& puzzle) const;
    [[nodiscard]] DocumentTabs& tabs() const { return m_tabs; }
    [[nodiscard]] QWidget* window() const { return m_window; }

private:
    const Kind& m_kind;
    DocumentTabs& m_tabs;
    QWidget* m_window;
};

/// Of all kinds, edge matching first.
using KindParts = std::vector<KindPart*>;
/// @pre the kind has a part
[[nodiscard]] KindPart& partOf(const KindParts& parts, const Kind& kind);

/// What the window's actions do on the page in front. A class of pages gives an action
/// its meaning there; in front of a page that has none for it, the action is disabled.
class PageActs final : public QObject {
    Q_OBJECT

public:
    PageActs(DocumentTabs& tabs, QObject* window);

    enum class When : bool { Always, Changeable };
    template <typename Page>
    using Act = std::function<void(Page&)>;
    /// A reason against an action, as a sentence; empty if there is none.
    template <typename Page>
    using WhyNot = std::function<QString(Page&)>;

    /// @param act nothing if the action does it by itself
    template <typename Page>
    void on(QAction* action, When when, Act<Page> act = {}, WhyNot<Page> whyNot = {}) {
        const auto reason = [when, whyNot](PuzzlePage& page) -> std::optional<QString> {
            Page* own = qobject_cast<Page*>(&page);
            if (own == nullptr)
                return std::nullopt;
            if (when == When::Changeable && page.isReadOnly())
                return page.readOnlyReason();
            return whyNot ? whyNot(*own) : QString();
        };
        add(action, {reason, [act](PuzzlePage& page) {
                         if (act)
                             act(static_cast<Page&>(page));
                     }});
    }
    /// Makes an action of the window that has that meaning.
    template <typename Page>
    QAction* make(const ActionSpec& spec, When when, Act<Page> act, WhyNot<Page> whyNot = {}) {
        QAction* action = makeAction(spec, this);
        on(action, when, std::move(act), std::move(whyNot));
        return action;
    }
    [[nodiscard]] QAction* named(QLatin1String name) const;
    /// Enables what the page in front allows.
    void update();

signals:
    /// Actions whose state is of another sort follow.
    void updated();

private:
    struct Meaning {
        /// Nothing: it has none on that page.
        std::function<std::optional<QString>(PuzzlePage&)> whyNot;
        std::function<void(PuzzlePage&)> act;
    };
    void add(QAction* action, Meaning meaning);
    void trigger(QAction* action);

    DocumentTabs& m_tabs;
    std::map<QAction*, std::vector<Meaning>> m_meanings;
};

/// Of a puzzle whose kind has none of its own.
class PlainSearch final : public SearchController {
    Q_OBJECT

public:
    explicit PlainSearch(PlainDocument& document, QObject* parent = nullptr)
        : SearchController(document, parent), m_document(document) {}

protected:
    void lay(const Solution& solution, int score) override;

private:
    PlainDocument& m_document;
};

/// The tab of a puzzle whose kind has none of its own: it is shown as text, searched and saved.
class PlainPage final : public PuzzlePage {
    Q_OBJECT

public:
    explicit PlainPage(std::unique_ptr<PlainDocument> document, QWidget* parent = nullptr);
    ~PlainPage() override { letGo(); }

    [[nodiscard]] PlainDocument& document() override { return *m_document; }
    [[nodiscard]] PlainSearch& search() override { return m_search; }
    [[nodiscard]] QString scoreText() override;
    [[nodiscard]] QString cellText() override { return {}; }
    [[nodiscard]] QString widestScoreText() override;

protected:
    void showState() override;

private:
    void showPuzzle();
    /// With the search's solution or the document's.
    [[nodiscard]] AnyPuzzle shownPuzzle() const;

    std::unique_ptr<PlainDocument> m_document;
    PlainSearch m_search;
    QPlainTextEdit* m_text;
    bool m_wasReadOnly = false;
};

} // namespace tessera
