// SPDX-License-Identifier: MIT
#include "present/help/page_keys.h"

#include "present/language/language.h"
#include "present/language/words.h"

#include <algorithm>

namespace present {
namespace {

using Act = PageAct;

std::vector<PageKey> all_page_keys() {
    return {
        {KeyPage::shelf, Act::new_session, 'N', translated("New game")},
        {KeyPage::shelf, Act::practice, 'P', translated("Practice table")},
        {KeyPage::shelf, Act::first_game, 'F', translated("Guided first game")},
        {KeyPage::shelf, Act::tour, 'T', translated("Tour")},
        {KeyPage::shelf, Act::statistics, 'S', translated("Statistics")},
        {KeyPage::shelf, Act::import_file, 'I', translated("Import")},
        {KeyPage::shelf, Act::find_session, 'L', translated("Search the games")},
        {KeyPage::charts, Act::save_picture, 'P', translated("Save picture (PNG)")},
        {KeyPage::charts, Act::save_drawing, 'S', translated("Save drawing (SVG)")},
        {KeyPage::charts, Act::save_numbers, 'N', translated("Save numbers (CSV)")},
        {KeyPage::statistics, Act::choose_who, 'W', translated("Who")},
        {KeyPage::statistics, Act::choose_colour, 'C', translated("Colour")},
        {KeyPage::statistics, Act::choose_players, 'M', translated("Players")},
        {KeyPage::statistics, Act::choose_time, 'D', translated("When")},
        {KeyPage::statistics, Act::choose_board, 'B', translated("Board")},
        {KeyPage::statistics, Act::choose_game, 'G', translated("Game")},
        {KeyPage::statistics, Act::show_all, 'X', translated("All games")},
        {KeyPage::reports, Act::copy_report, 'C', translated("Copy")},
        {KeyPage::handbook, Act::find_article, 'F', translated("Search the rules")},
        {KeyPage::handbook, Act::save_article, 'S', translated("Save as PDF")},
        {KeyPage::finale, Act::go_to_charts, '1', translated("Charts")},
        {KeyPage::finale, Act::go_to_reports, '2', translated("Reports")},
        {KeyPage::finale, Act::share, '3', translated("Copy for a chat")},
        {KeyPage::finale, Act::play_again, '4', translated("Again with the same players")},
        {KeyPage::phones, Act::show_to_phones, 'S', translated("Show the game to phones")},
        {KeyPage::phones, Act::next_address, 'N', translated("Next address")},
        {KeyPage::phones, Act::copy_address, 'C', translated("Copy the address")},
        {KeyPage::phones, Act::end_showing, 'E', translated("Stop sharing")},
    };
}

}  // namespace

const std::vector<PageKey>& page_keys() { return once_a_language<all_page_keys>(); }

std::string key_of_act(PageAct act) {
    const auto& all = page_keys();
    return {std::find_if(all.begin(), all.end(), [&](const PageKey& one) { return one.act == act; })->key};
}

std::optional<PageAct> page_act(KeyPage page, int key) {
    for (const PageKey& one : page_keys())
        if (one.page == page && one.key == key) return one.act;
    return std::nullopt;
}

}  // namespace present
