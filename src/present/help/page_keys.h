// SPDX-License-Identifier: MIT
// Letters and digits that act on a page of any game. One table: the pages' buttons and keys and the page of keys are
// made from it.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace present {

enum class KeyPage { shelf, charts, statistics, reports, handbook, finale, phones };

enum class PageAct {
    new_session,
    practice,
    first_game,
    statistics,
    import_file,
    find_session,
    save_picture,
    save_drawing,
    save_numbers,
    choose_who,
    choose_colour,
    choose_players,
    choose_time,
    choose_board,
    choose_game,
    show_all,
    copy_report,
    find_article,
    save_article,
    go_to_charts,
    go_to_reports,
    share,
    play_again,
    show_to_phones,
    next_address,
    copy_address,
    end_showing,
};

struct PageKey {
    KeyPage page;
    PageAct act;
    char key;
    std::string what;  // of the page of keys
};

// Page by page, in the order of their buttons.
const std::vector<PageKey>& page_keys();

// "N"
std::string key_of_act(PageAct act);
// What this capital letter does on that page.
std::optional<PageAct> page_act(KeyPage page, int key);

}  // namespace present
