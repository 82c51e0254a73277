// SPDX-License-Identifier: MIT
// The start page's words, apart from those of sessions.
#pragma once

#include "wording/sentence.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace present {

struct StartWords {
    std::string new_session;
    std::string new_session_card;  // what it is, on the very first start
    std::string practice;
    std::string practice_card;
    std::string guide;
    std::string tour;
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
    std::string open_ours;  // of two that differ
};
StartWords start_words();
// What the program does, for the very first start. The games by their names; at least one.
std::string what_it_does(const std::vector<std::string>& games);

// A sentence of the store about a library; `what` begins with a small letter.
std::string library_words(const std::string& file, const std::string& what);

// Says that the named library file did not exist and was made, and what to do if it was mistyped.
std::string library_made(const std::string& file);

std::string put_back_label();
std::string rename_label();
std::string open_label();

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

// The result of an export; the last if the session does not replay from that entry on.
std::string exported_words(const std::string& title, const std::string& file);
std::string undone_exported_words(const std::string& title, const std::string& file);
std::string not_exported(std::size_t entry);
// Of a button beside such a result.
std::string show_folder_label();

// The first line of a journal that is refused, from 1, and why.
std::string not_imported(const std::string& file, std::size_t line, const std::string& why);
// The result of an import; the title is the session's in the library.
std::string imported_words(const std::string& title);
std::string known_words(const std::string& title);

// Missing files of the program, as session::Resources::missing lists them, at least one. If there are many, only their
// folders are named.
std::string missing_files(const std::vector<std::string>& names);
// The window's font is not installed; the second: no font is.
std::string other_letters(const std::string& font);
std::string no_letters();

// The page that asks for the game of a new session.
// What a game is chosen for.
enum class GameWanted : std::uint8_t { to_play, its_boards };

struct GamesPageWords {
    std::string heading;
    std::string back;
};
GamesPageWords games_page_words(GameWanted wanted);
// Says that the window cannot open sessions of that game.
wording::Sentence game_not_here(const std::string& game);

}  // namespace present
