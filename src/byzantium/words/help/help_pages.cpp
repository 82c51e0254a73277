// SPDX-License-Identifier: MIT
#include "byzantium/words/help/help_pages.h"

#include "byzantium/words/shelf/shelf_acts.h"
#include "present/help/page_keys.h"
#include "present/language/key_words.h"
#include "present/language/words.h"
#include "present/window/command_words.h"
#include "store/records.h"

namespace byzantium::words {

using namespace present;
namespace {

KeyRow key_row(const char* keys, const char* what) { return {key_words(translated(keys)), translated(what)}; }

KeyGroup answer_keys() {
    return {translated("Answering"),
            {key_row(marked("A to G"), marked("The rulebook's actions")),
             key_row("1, 2, 3 ...", marked("The row of that number")),
             key_row(marked("Up, Down"), marked("Mark another row")), key_row("Enter", marked("Take the marked row")),
             key_row("Esc", marked("One question back")), key_row("?", marked("Why is it not offered?")),
             key_row("Tab", marked("To the next part"))}};
}

KeyGroup dice_keys() {
    return {translated("Dice"),
            {key_row(marked("1 to 6"), marked("What the next die shows")),
             key_row("Backspace", marked("Take the last die back")), key_row("H", marked("Tell hits instead of faces")),
             key_row("R", marked("Let the program roll")), key_row("Enter", marked("That is it"))}};
}

KeyGroup map_keys() {
    return {translated("Map"),
            {key_row("Arrows", marked("Walk from city to city")), key_row("Enter", marked("Choose that city")),
             key_row("F2", marked("See and mend it")), key_row(marked("+ and -"), marked("Nearer and farther")),
             key_row("0", marked("All of it"))}};
}

void add_letters(KeyGroup& group, KeyPage page) {
    for (const PageKey& one : page_keys())
        if (one.page == page) group.rows.push_back({std::string{one.key}, one.what});
}

KeyGroup shelf_keys() {
    KeyGroup group{translated("All sessions"),
                   {key_row(marked("Up, Down"), marked("Mark another session")),
                    key_row(marked("Left, Right"), marked("The list beside it")),
                    key_row(marked("1 to 4"), marked("The list of that number"))}};
    for (const ShelfChoice& choice : shelf_choices(store::Shelf::open, nullptr, {}))
        group.rows.push_back({key_words(choice.key), choice.label});
    add_letters(group, KeyPage::shelf);
    return group;
}

KeyGroup what_if_keys() {
    KeyGroup group{
        translated("What if?"),
        {key_row("Arrows", marked("Walk from number to number")), key_row(marked("0 to 9"), marked("Type the number")),
         key_row("Backspace", marked("Take the last digit back")),
         key_row(marked("+ and -"), marked("One more, one less"))}};
    add_letters(group, KeyPage::what_if);
    return group;
}

KeyGroup count_keys() {
    return {
        translated("Table count"),
        {key_row("Arrows", marked("Walk from number to number")), key_row(marked("0 to 9"), marked("Type the number")),
         key_row("Backspace", marked("Take the last digit back")), key_row("Delete", marked("Not counted after all")),
         key_row(marked("Page Up, Page Down"), marked("Another player")),
         key_row("Enter", marked("Correct what was found"))}};
}

KeyGroup accounts_keys() {
    return {
        translated("End of turn"),
        {key_row(marked("Left, Right"), marked("The sheet beside it")), key_row(marked("Up, Down"), marked("Scroll"))}};
}

KeyGroup charts_keys() {
    KeyGroup group{translated("Charts"),
                   {key_row(marked("Left, Right"), marked("The chart beside it")),
                    key_row(marked("1 to 9"), marked("The chart of that number"))}};
    add_letters(group, KeyPage::charts);
    return group;
}

KeyGroup statistics_keys() {
    KeyGroup group{translated("Statistics"), {}};
    add_letters(group, KeyPage::statistics);
    return group;
}

KeyGroup reports_keys() {
    KeyGroup group{translated("Reports"),
                   {key_row(marked("Up, Down"), marked("Mark another report")), key_row("Enter", marked("Save it"))}};
    add_letters(group, KeyPage::reports);
    return group;
}

KeyGroup handbook_keys() {
    KeyGroup group{
        translated("Rules and help"),
        {key_row(marked("Left, Right"), marked("The chapter beside it")), key_row(marked("Up, Down"), marked("Scroll")),
         key_row("Backspace", marked("What was read before"))}};
    add_letters(group, KeyPage::handbook);
    return group;
}

}  // namespace

std::vector<KeyGroup> page_key_groups() {
    return {shelf_keys(),  what_if_keys(),    count_keys(),   accounts_keys(),
            charts_keys(), statistics_keys(), reports_keys(), handbook_keys()};
}

std::vector<KeyGroup> key_groups() {
    std::vector<KeyGroup> groups{answer_keys(), dice_keys(), map_keys()};
    for (const Menu menu : {Menu::session, Menu::edit, Menu::journal, Menu::view, Menu::help}) {
        KeyGroup group{menu_title(menu), {}};
        for (const CommandWords& words : command_words())
            if (words.menu == menu && !words.keys.empty()) group.rows.push_back({key_words(words.keys), words.label});
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
             {"GTK", "LGPL 2", translated("the window on Linux")},
             {"SQLite, SQLiteCpp", translated("public domain, MIT"), translated("the library of sessions")},
             {"JSON for Modern C++", "MIT", translated("journals as text")},
             {"{fmt}", "MIT", translated("sentences")},
             {"tl::expected", "CC0", translated("answers that may be refusals")},
             {"Boost", "BSL 1.0", translated("long numbers of the exact odds")},
             {"CLI11", "BSD 3", translated("the command line")},
             {"gettext", "LGPL 2.1", translated("other languages")},
             {"cairo, Pango", "LGPL 2.1", translated("pages as PDF, pictures as PNG")},
             {"Natural Earth", public_domain, translated("the coastline, from naturalearthdata.com")}}};
}

std::string keys_heading() { return translated("Keys"); }
std::string table_keys_label() { return translated("At the table"); }
std::string page_keys_label() { return translated("On the other pages"); }
std::string about_heading() { return translated("About Logothete"); }
std::string back_label() { return translated("Back"); }

}  // namespace byzantium::words
