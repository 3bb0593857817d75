// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace tessera {

/// Translates what files of this room say.
struct HelpText {
    Q_DECLARE_TR_FUNCTIONS(Help)
};

class KeyBindings;

/// One page of the help. The text is Markdown; a link "page:ID" leads to another
/// page.
struct HelpPage {
    QString id;
    QString title;
    QString text;
};

struct HelpChapter {
    QString title;
    std::vector<HelpPage> pages;
};

/// All pages in reading order. Written pages are in the application's language, or in
/// English; those of methods, formats and commands are made from what these declare.
/// @param keys for the page of all keys, as they hold now
[[nodiscard]] std::vector<HelpChapter> helpChapters(const KeyBindings& keys);

/// The id of a method's page.
[[nodiscard]] QString methodPageId(const QString& solver);

/// That of races and experiments.
[[nodiscard]] QString comparingPageId();

/// A page with all file formats, made from their registry.
[[nodiscard]] HelpPage formatPage();

/// A page that compares what was published with what our versions reach, and a page a
/// method.
[[nodiscard]] std::vector<HelpPage> methodPages();

} // namespace tessera
