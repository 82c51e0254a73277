// SPDX-License-Identifier: MIT
// The page of keys and the page about the program, as values.
#pragma once

#include "present/help/page_keys.h"
#include "present/window/command_words.h"

#include <string>
#include <vector>

namespace present {

struct KeyRow {
    std::string keys;  // "Ctrl+Z", "A to G"
    std::string what;
};
struct KeyGroup {
    std::string heading;
    std::vector<KeyRow> rows;
};
// Both are texts of the catalogue, or keys with one name in all languages.
KeyRow key_row(const char* keys, const char* what);

// The letters that act on that page.
void add_letters(KeyGroup& group, KeyPage page);

// The keys at a table of some game, in that game's words; then these commands if they have keys, menu by menu.
std::vector<KeyGroup> key_groups(std::vector<KeyGroup> of_game, const std::vector<CommandWords>& commands);
// Takes the rows of those commands out.
void leave_out(std::vector<KeyGroup>& groups, const std::vector<CommandWords>& commands);
// The keys on the other pages, page by page, including the game's own.
std::vector<KeyGroup> page_key_groups(const std::vector<KeyGroup>& of_game);

struct Credit {
    std::string name;
    std::string licence;
    std::string what_for;
};
struct AboutWords {
    std::string version;
    std::vector<std::string> paragraphs;
    std::string credits_heading;
    std::vector<Credit> credits;
};
// `games`: what there is to say about each game, a paragraph.
AboutWords about_words(const std::string& version, std::vector<std::string> games);

// Both sheets of keys, and the page about the program.
struct HelpSheets {
    std::vector<KeyGroup> table;
    std::vector<KeyGroup> pages;
    AboutWords about;
};

std::string keys_heading();
// Of the two sheets of keys: at the table, on the pages.
std::string table_keys_label();
std::string page_keys_label();
std::string about_heading();
std::string back_label();

}  // namespace present
