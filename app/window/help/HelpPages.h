// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace tessera {

class KeyBindings;

/// One page of the help. The text is Markdown; a link "page:ID" leads to another page.
struct HelpPage {
    QString id;
    QString title;
    QString text;
};

struct HelpChapter {
    QString title;
    std::vector<HelpPage> pages;
};

/// All pages in reading order; pages from files in the application's language or in English.
/// @param keys the current ones, for the page of all keys
[[nodiscard]] std::vector<HelpChapter> helpChapters(const KeyBindings& keys);

[[nodiscard]] QString methodPageId(const QString& solver);

/// The id of the page on races and experiments.
[[nodiscard]] QString comparingPageId();

} // namespace tessera
