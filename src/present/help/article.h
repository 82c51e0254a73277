// SPDX-License-Identifier: MIT
// A text to read: a page of help, or some of the rules. One value for the window, paper and terminals.
#pragma once

#include "paper/document.h"
#include "present/help/rules.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace present {

struct Subheading {
    std::string text;
};
enum class ProseLook : std::uint8_t { paragraph, item };
struct Prose {
    ProseLook look;
    std::string text;
    std::vector<std::string> rules{};  // ids that it stands on, which are not in the text
};
struct RuleTold {
    std::string id;  // "BYZ-40"
    RuleText words;
};
// The first row is the table's head; there is at least that.
struct Rows {
    std::vector<std::vector<std::string>> rows;
};
using Passage = std::variant<Subheading, Prose, RuleTold, Rows>;

struct Article {
    std::string title;
    std::vector<Passage> passages{};
    paper::Paging paging = paper::Paging::flow;  // when it is printed
};

// A page of help; its form stands in help/README.md of a game's resources. What it does not understand is a paragraph.
Article read_article(std::string_view page);
// The rules of these groups, under the groups' titles; a single group's title is the article's if that has none.
Article rules_article(const RuleTexts& texts, const std::vector<RuleGroup>& groups, std::string title = {});

// The passages that hold every one of these words, whatever its capitals; an id, or its number, is held by what stands
// on that rule. Tables hold none.
std::vector<Passage> passages_with(const Article& article, const std::vector<std::string>& words);

// On a screen whose letters all have one width: lines of at most so many columns, but for tables.
std::string article_text(const Article& article, std::size_t columns);
// To be printed. The footer says which program made it.
paper::Document article_document(const Article& article, const std::string& footer);

}  // namespace present
