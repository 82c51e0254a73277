// SPDX-License-Identifier: MIT
// The page of keys and the page about the program, as values.
#pragma once

#include <string>
#include <vector>

namespace byzantium::words {

struct KeyRow {
    std::string keys;  // "Ctrl+Z", "A to G"
    std::string what;
};
struct KeyGroup {
    std::string heading;
    std::vector<KeyRow> rows;
};
// What answers at the table first, then the commands that have keys, menu by menu.
std::vector<KeyGroup> key_groups();
// What answers on the pages beside the table, page by page.
std::vector<KeyGroup> page_key_groups();

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
AboutWords about_words(const std::string& version);

std::string keys_heading();
// Of the two sheets of keys: `key_groups`, `page_key_groups`.
std::string table_keys_label();
std::string page_keys_label();
std::string about_heading();
std::string back_label();

}  // namespace byzantium::words
