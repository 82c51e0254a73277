// SPDX-License-Identifier: MIT
// The words of the start page that belong to no session.
#pragma once

#include "wording/sentence.h"

#include <cstddef>
#include <string>
#include <vector>

namespace present {

struct StartWords {
    std::string new_session;
    std::string new_session_card;  // what it is, on the very first start
    std::string practice;
    std::string practice_card;
    std::string guide;
    std::string statistics;
    std::string import_file;
    std::string import_first;  // on the very first start
    std::string welcome;
    std::string go_on;
    std::string last_entries;
    std::string no_entries;
    std::string new_title;
    std::string title_empty;
    std::string yes_delete;
    std::string no;
    std::string close;
    std::string keep_both;
};
StartWords start_words();
// Of the program, on the very first start. The games as players call them; at least one.
std::string what_it_does(const std::vector<std::string>& games);

// What the store says about a library, which begins in small letters.
std::string library_words(const std::string& file, const std::string& what);

std::string put_back_label();
std::string rename_label();

// The system's file choosers; kinds as wx has them, "What|*.ending".
struct ChooserWords {
    std::string import_title;
    std::string import_kinds;
    std::string export_title;
    std::string export_kinds;
    std::string board_title;
    std::string board_kinds;
};
ChooserWords chooser_words();

// What came of an export; the second: the session does not replay from that entry on.
std::string exported_words(const std::string& title, const std::string& file);
std::string not_exported(std::size_t entry);

// A journal's first line that does not hold, counted from 1, and why.
std::string not_imported(const std::string& file, std::size_t line, const std::string& why);
// What came of an import; the title is that of the session in the library.
std::string imported_words(const std::string& title);
std::string known_words(const std::string& title);

// Of the program's own, as session::Resources::missing names them; not empty. Of many, their folders.
std::string missing_files(const std::vector<std::string>& names);
// The letters the window is drawn for are not there; nor are any others.
std::string other_letters(const std::string& font);
std::string no_letters();

// The page on which the game of a new session is chosen.
struct GamesPageWords {
    std::string heading;
    std::string back;
};
GamesPageWords games_page_words();
// That the window can open no session of that game, which a library names.
wording::Sentence game_not_here(const std::string& game);

}  // namespace present
