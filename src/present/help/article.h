// SPDX-License-Identifier: MIT
// A text to read: a help page, or some of the rules. The window, printed pages and terminals show the same value.
#pragma once

#include "paper/document.h"
#include "present/help/rules.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace present {

struct Subheading {
    std::string text;
    std::string topic{};  // what help is asked for by: "repair"; empty if it has none
};
enum class ProseLook : std::uint8_t { paragraph, item };
struct Prose {
    ProseLook look;
    std::string text;
    std::vector<std::string> rules{};  // ids of its rules that the text does not name
};
struct RuleTold {
    std::string id;  // "BYZ-40"
    RuleText words;
};
// The first row is the table's head; there is at least that.
struct Rows {
    std::vector<std::vector<std::string>> rows;
};
// A picture of the window in a file, and in words what it shows.
struct Screenshot {
    std::filesystem::path file;
    std::string shows;
};
using Passage = std::variant<Subheading, Prose, RuleTold, Rows, Screenshot>;

struct Article {
    std::string title;
    std::vector<Passage> passages{};
    paper::Paging paging = paper::Paging::flow;  // when it is printed
};

// Reads a help page in the form that help/README.md of a game's resources describes. Anything it does not understand
// becomes a paragraph. `pictures`: the folder of its pictures.
Article read_article(std::string_view page, const std::filesystem::path& pictures = {});
// The rules of these groups, under the groups' titles; a single group's title is the article's if that has none.
Article rules_article(const RuleTexts& texts, const std::vector<RuleGroup>& groups, std::string title = {});

// The passages that contain every one of these words, ignoring case. An id, or its number, matches passages about that
// rule. Tables and pictures match nothing.
std::vector<Passage> passages_with(const Article& article, const std::vector<std::string>& words);

// As text for a monospaced screen: lines of at most so many columns, except in tables.
std::string article_text(const Article& article, std::size_t columns);
// As a document to print, with words in the place of pictures. The footer names the program.
paper::Document article_document(const Article& article, const std::string& footer);

}  // namespace present
