// SPDX-License-Identifier: MIT
#include "present/help_pages.h"

#include "present/command_words.h"
#include "present/words.h"

namespace present {
namespace {

KeyRow row(const char* keys, const char* what) { return {translated(keys), translated(what)}; }

KeyGroup answers() {
    return {translated("Answering"),
            {row("A to G", "The rulebook's actions"), row("1, 2, 3 ...", "The row of that number"),
             row("Up, Down", "Mark another row"), row("Enter", "Take the marked row"), row("Esc", "One question back"),
             row("?", "Why is it not offered?"), row("Tab", "To the next part")}};
}

KeyGroup dice() {
    return {translated("Dice"),
            {row("1 to 6", "What the next die shows"), row("Backspace", "Take the last die back"),
             row("H", "Tell hits instead of faces"), row("R", "Let the program roll"), row("Enter", "That is it")}};
}

KeyGroup map() {
    return {translated("Map"),
            {row("Arrows", "Walk from city to city"), row("Enter", "Choose that city"), row("F2", "See and mend it"),
             row("+ and -", "Nearer and farther"), row("0", "All of it")}};
}

}  // namespace

std::vector<KeyGroup> key_groups() {
    std::vector<KeyGroup> groups{answers(), dice(), map()};
    for (const Menu menu : {Menu::session, Menu::edit, Menu::journal, Menu::view, Menu::help}) {
        KeyGroup group{menu_title(menu), {}};
        for (const CommandWords& words : command_words())
            if (words.menu == menu && !words.keys.empty()) group.rows.push_back({words.keys, words.label});
        groups.push_back(std::move(group));
    }
    return groups;
}

AboutWords about_words(const std::string& version) {
    const auto public_domain = translated("public domain");
    return {say("Version {version}", arg("version", version)),
            {translated("A table companion for the board game Byzantium by Martin Wallace. You play with the real "
                        "board, cubes and dice; Logothete keeps the books and knows the rules."),
             translated("Logothete is free software under the MIT licence, without any warranty. It sends nothing "
                        "anywhere: your sessions are one file on your own disk.")},
            translated("It stands on"),
            {{"wxWidgets", translated("wxWindows licence"), translated("the window")},
             {"SQLite, SQLiteCpp", translated("public domain, MIT"), translated("the library of sessions")},
             {"JSON for Modern C++", "MIT", translated("journals as text")},
             {"{fmt}", "MIT", translated("sentences")},
             {"tl::expected", "CC0", translated("answers that may be refusals")},
             {"Boost", "BSL 1.0", translated("long numbers of the exact odds")},
             {"cairo, Pango", "LGPL 2.1", translated("pages as PDF, pictures as PNG")},
             {"Natural Earth", public_domain, translated("the coastline, from naturalearthdata.com")}}};
}

std::string keys_heading() { return translated("Keys"); }
std::string about_heading() { return translated("About Logothete"); }
std::string back_label() { return translated("Back"); }

}  // namespace present
