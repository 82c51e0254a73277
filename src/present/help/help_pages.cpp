// SPDX-License-Identifier: MIT
#include "present/help/help_pages.h"

#include "present/help/page_keys.h"
#include "present/language/key_words.h"
#include "present/language/words.h"
#include "present/shelf/shelf_acts.h"
#include "present/window/command_words.h"
#include "present/window/phones_words.h"
#include "store/records.h"

#include <algorithm>
#include <utility>

namespace present {
namespace {

KeyGroup keys_of_every_page() {
    return {
        translated("On every page"),
        {key_row("Tab", marked("To the next button")), key_row("Enter, Space, F2", marked("Press the marked button")),
         key_row(marked("Page Up, Page Down"), marked("Scroll by a page")),
         key_row(marked("Home, End"), marked("Scroll to the beginning or the end")), key_row("Esc", marked("Back"))}};
}

KeyGroup shelf_keys() {
    KeyGroup group{translated("All games"),
                   {key_row(marked("Up, Down"), marked("Select another game")),
                    key_row(marked("Left, Right"), marked("The neighbouring list")),
                    key_row(marked("1 to 4"), marked("The list of that number")),
                    key_row(marked("Page Up, Page Down"), marked("Several rows down or up")),
                    key_row(marked("Home, End"), marked("The first and the last row"))}};
    for (const ShelfChoice& choice : shelf_choices(store::Shelf::open, Chosen::none, {}))
        group.rows.push_back({key_words(choice.key), choice.label});
    add_letters(group, KeyPage::shelf);
    return group;
}

KeyGroup details_keys() {
    return {translated("Details of the game"),
            {key_row("Tab", marked("The next field")), key_row("Ctrl+Enter", marked("Save")),
             key_row("Esc", marked("Back"))}};
}

KeyGroup charts_keys() {
    KeyGroup group{translated("Charts"),
                   {key_row(marked("Left, Right"), marked("The neighbouring chart")),
                    key_row(marked("1 to 9"), marked("The chart of that number"))}};
    add_letters(group, KeyPage::charts);
    return group;
}

KeyGroup statistics_keys() {
    KeyGroup group{translated("Statistics"),
                   {key_row(marked("Left, Right"), marked("The neighbouring chart")),
                    key_row(marked("1 to 9"), marked("The chart of that number"))}};
    add_letters(group, KeyPage::statistics);
    add_letters(group, KeyPage::charts);
    return group;
}

KeyGroup reports_keys() {
    KeyGroup group{translated("Reports"),
                   {key_row(marked("Up, Down"), marked("Select another report")), key_row("Enter", marked("Save it"))}};
    add_letters(group, KeyPage::reports);
    return group;
}

KeyGroup handbook_keys() {
    KeyGroup group{translated("Rules and help"),
                   {key_row(marked("Left, Right"), marked("The neighbouring chapter")),
                    key_row(marked("Up, Down"), marked("Scroll")), key_row("Backspace", marked("The previous page"))}};
    add_letters(group, KeyPage::handbook);
    return group;
}

KeyGroup finale_keys() {
    KeyGroup group{translated("How it ended"), {key_row(marked("Up, Down"), marked("Scroll"))}};
    add_letters(group, KeyPage::finale);
    return group;
}

KeyGroup phones_keys() {
    KeyGroup group{translated("Phones"), {key_row(marked("Up, Down"), marked("Scroll"))}};
    add_letters(group, KeyPage::phones);
    return group;
}

}  // namespace

KeyRow key_row(const char* keys, const char* what) { return {key_words(translated(keys)), translated(what)}; }

void add_letters(KeyGroup& group, KeyPage page) {
    for (const PageKey& one : page_keys())
        if (one.page == page) group.rows.push_back({std::string{one.key}, one.what});
}

std::vector<KeyGroup> page_key_groups(const std::vector<KeyGroup>& of_game) {
    std::vector<KeyGroup> groups{keys_of_every_page(), shelf_keys(), details_keys()};
    groups.insert(groups.end(), of_game.begin(), of_game.end());
    for (KeyGroup group : {charts_keys(), statistics_keys(), reports_keys(), handbook_keys(), finale_keys()})
        groups.push_back(std::move(group));
    if (shows_to_phones()) groups.push_back(phones_keys());
    return groups;
}

std::vector<KeyGroup> key_groups(std::vector<KeyGroup> groups, const std::vector<CommandWords>& commands) {
    for (const Menu menu : {Menu::session, Menu::edit, Menu::journal, Menu::view, Menu::help}) {
        KeyGroup group{menu_title(menu), {}};
        for (const CommandWords& words : commands)
            if (words.menu == menu && !words.keys.empty()) group.rows.push_back({keys_said(words), words.label});
        groups.push_back(std::move(group));
    }
    return groups;
}

void leave_out(std::vector<KeyGroup>& groups, const std::vector<CommandWords>& commands) {
    for (KeyGroup& group : groups)
        std::erase_if(group.rows, [&](const KeyRow& row) {
            return std::any_of(commands.begin(), commands.end(), [&](const CommandWords& words) {
                return row.what == words.label && row.keys == keys_said(words);
            });
        });
}

AboutWords about_words(const std::string& version, std::vector<std::string> games) {
    games.push_back(
        shows_to_phones()
            ? translated("Logothete is free software under the MIT licence, without any warranty. Your games are in "
                         "one file on your own disk, and nothing leaves this computer unless you show a game to phones "
                         "on your network.")
            : translated("Logothete is free software under the MIT licence, without any warranty. It sends nothing "
                         "anywhere: your games are in one file on your own disk."));
    const auto public_domain = translated("public domain");
    AboutWords about{say("Version {version}", arg("version", version)),
                     std::move(games),
                     translated("Built with"),
                     {{"wxWidgets", translated("wxWindows licence"), translated("the window")},
                      {"GTK", "LGPL 2", translated("the window on Linux")},
                      {"SQLite, SQLiteCpp", translated("public domain, MIT"), translated("the library of games")},
                      {"JSON for Modern C++", "MIT", translated("journals as text")},
                      {"{fmt}", "MIT", translated("sentences")},
                      {"tl::expected", "CC0", translated("answers that may be refusals")},
                      {"Boost", "BSL 1.0",
                       shows_to_phones() ? translated("long numbers for exact odds, connections to phones")
                                         : translated("long numbers of the exact odds")},
                      {"CLI11", "BSD 3", translated("the command line")},
                      {"gettext", "LGPL 2.1", translated("other languages")},
                      {"cairo, Pango", "LGPL 2.1", translated("pages as PDF, pictures as PNG")},
                      {"Natural Earth", public_domain, translated("the coastline, from naturalearthdata.com")}}};
    if (shows_to_phones())
        about.credits.push_back(
            {"QR Code generator", "MIT", translated("the code that phones scan, by Project Nayuki")});
    return about;
}

std::string keys_heading() { return translated("Keys"); }
std::string table_keys_label() { return translated("At the table"); }
std::string page_keys_label() { return translated("On the other pages"); }
std::string about_heading() { return translated("About Logothete"); }
std::string back_label() { return translated("Back"); }

}  // namespace present
