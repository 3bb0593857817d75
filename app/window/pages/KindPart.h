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

/// The part of the window for a kind of puzzle: how its files open, its actions, its docks.
class KindPart : public QObject {
    Q_OBJECT

public:
    KindPart(const Kind& kind, DocumentTabs& tabs, QWidget* window);

    [[nodiscard]] const Kind& kind() const { return m_kind; }
    /// Which texts are shown in a dialog before import.
    enum class Preview : bool { Foreign, All };
    /// Opens the content of a text in tabs. @return false if the user declined. @throws UserError
    virtual bool open(const PuzzleSource& source, Preview preview);
    /// A tab for a puzzle of this kind; a PlainPage if it has no class of its own.
    /// @param path of its file, empty if it has none
    [[nodiscard]] virtual std::unique_ptr<PuzzlePage> pageFor(const AnyPuzzle& puzzle,
                                                              const QString& path) const;

    /// A puzzle with a solution (may be empty), for a BoardThumbnailDelegate.
    [[nodiscard]] virtual QVariant thumbnail(const AnyPuzzle& puzzle,
                                             const Solution& solution) const;

    /// Draws a picture whose longer side has that many pixels, on any thread.
    using Cover = std::function<QImage(int pixels)>;
    /// The cover of a puzzle as its file holds it. @param theme id of the tiles
    [[nodiscard]] virtual Cover cover(const AnyPuzzle& puzzle, const QString& theme) const;

    /// The action for a new puzzle in the File menu; may be null.
    [[nodiscard]] virtual QAction* creator() const { return nullptr; }
    /// The menu for this kind only; may be null.
    [[nodiscard]] virtual QMenu* ownMenu() const { return nullptr; }
    /// The content of docks while such a puzzle is in front, by the docks' names.
    [[nodiscard]] virtual std::map<QLatin1String, QWidget*> docks() const { return {}; }
    /// Connects everything to the page in front; null while that is of another kind.
    virtual void setPage(PuzzlePage* /*page*/) {}

signals:
    /// The user has opened or made a puzzle.
    void added();

protected:
    /// Adds a tab; a puzzle without a file counts as unsaved.
    PuzzlePage* add(std::unique_ptr<PuzzlePage> page);
    /// The puzzles that the user wants from a file of that name with several.
    [[nodiscard]] virtual std::vector<AnyPuzzle> chosen(std::vector<AnyPuzzle> puzzles,
                                                        const QString& name) const;
    /// The problem of an opened puzzle, as far as can be found out in a moment; empty if none.
    [[nodiscard]] virtual QString defectOf(const AnyPuzzle& puzzle) const;
    [[nodiscard]] DocumentTabs& tabs() const { return m_tabs; }
    [[nodiscard]] QWidget* window() const { return m_window; }

private:
    const Kind& m_kind;
    DocumentTabs& m_tabs;
    QWidget* m_window;
};

/// For all kinds, edge matching first.
using KindParts = std::vector<KindPart*>;
/// @pre the kind has a part
[[nodiscard]] KindPart& partOf(const KindParts& parts, const Kind& kind);

/// Connects the window's actions to the page in front. A class of pages gives an action its
/// meaning; if the page in front gives it none, the action is disabled.
class PageActs final : public QObject {
    Q_OBJECT

public:
    PageActs(DocumentTabs& tabs, QObject* window) : QObject(window), m_tabs(tabs) {}

    enum class When : bool { Always, Changeable };
    template <typename Page>
    using Act = std::function<void(Page&)>;
    /// The reason against an action, as a sentence; empty if there is none.
    template <typename Page>
    using WhyNot = std::function<QString(Page&)>;

    /// @param act null if triggering the action is enough
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
    /// Makes an action of the window with that meaning.
    template <typename Page>
    QAction* make(const ActionSpec& spec, When when, Act<Page> act, WhyNot<Page> whyNot = {}) {
        QAction* action = makeAction(spec, this);
        on(action, when, std::move(act), std::move(whyNot));
        return action;
    }
    [[nodiscard]] QAction* named(QLatin1String name) const;
    /// Enables the actions that the page in front allows.
    void update();

signals:
    /// Emitted for actions whose state is determined elsewhere.
    void updated();

private:
    struct Meaning {
        /// Returns nothing if the action has no meaning on that page.
        std::function<std::optional<QString>(PuzzlePage&)> whyNot;
        std::function<void(PuzzlePage&)> act;
    };
    void add(QAction* action, Meaning meaning);
    void trigger(QAction* action);

    DocumentTabs& m_tabs;
    std::map<QAction*, std::vector<Meaning>> m_meanings;
};

/// For a puzzle whose kind has no class of its own.
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

/// The tab of a puzzle whose kind has no page of its own: shown as text, searched and saved.
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
    /// With the solution of the search or of the document.
    [[nodiscard]] AnyPuzzle shownPuzzle() const;

    std::unique_ptr<PlainDocument> m_document;
    PlainSearch m_search;
    QPlainTextEdit* m_text;
    bool m_wasReadOnly = false;
};

} // namespace tessera
