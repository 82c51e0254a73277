// SPDX-License-Identifier: MIT
// Everything the window of any game can be told to do beside answering: its words. What it does stands in
// gui/frame/commands.
#pragma once

#include <compare>
#include <string>
#include <string_view>
#include <vector>

namespace present {

enum class Menu { session, edit, journal, view, help };

// Which command: a key that is never shown and never changes. These are the shell's; a game names its own in its words.
struct CommandId {
    std::string_view key;  // a text that is there as long as the program

    constexpr auto operator<=>(const CommandId&) const = default;

    static const CommandId new_session;
    static const CommandId practice;
    static const CommandId sessions;
    static const CommandId reports;
    static const CommandId finale;  // once the game is over
    static const CommandId statistics;
    static const CommandId close_window;
    static const CommandId undo;
    static const CommandId redo;
    static const CommandId look_earlier;
    static const CommandId look_later;
    static const CommandId look_now;
    static const CommandId continue_from_here;
    static const CommandId change_entry;
    static const CommandId insert_entry;
    static const CommandId remove_entry;
    static const CommandId find_entry;
    static const CommandId map;
    static const CommandId charts;
    static const CommandId why;
    static const CommandId turn_end;  // only games with such a page list it
    static const CommandId zoom_in;
    static const CommandId zoom_out;
    static const CommandId zoom_fit;
    static const CommandId larger_text;
    static const CommandId smaller_text;
    static const CommandId light_or_dark;
    static const CommandId animation;  // only games with dice list it
    static const CommandId table_view;
    static const CommandId table_window;
    static const CommandId phones;  // unless the program was built without it
    static const CommandId full_screen;
    static const CommandId pause_clock;
    static const CommandId standing_answers;
    static const CommandId take_back_answer;
    static const CommandId as_list;
    static const CommandId preferences;
    static const CommandId handbook;
    static const CommandId manual;
    static const CommandId tour;
    static const CommandId first_game;
    static const CommandId shortcuts;
    static const CommandId about;
};
inline constexpr CommandId CommandId::new_session{"new_session"};
inline constexpr CommandId CommandId::practice{"practice"};
inline constexpr CommandId CommandId::sessions{"sessions"};
inline constexpr CommandId CommandId::reports{"reports"};
inline constexpr CommandId CommandId::finale{"finale"};
inline constexpr CommandId CommandId::statistics{"statistics"};
inline constexpr CommandId CommandId::close_window{"close_window"};
inline constexpr CommandId CommandId::undo{"undo"};
inline constexpr CommandId CommandId::redo{"redo"};
inline constexpr CommandId CommandId::look_earlier{"look_earlier"};
inline constexpr CommandId CommandId::look_later{"look_later"};
inline constexpr CommandId CommandId::look_now{"look_now"};
inline constexpr CommandId CommandId::continue_from_here{"continue_from_here"};
inline constexpr CommandId CommandId::change_entry{"change_entry"};
inline constexpr CommandId CommandId::insert_entry{"insert_entry"};
inline constexpr CommandId CommandId::remove_entry{"remove_entry"};
inline constexpr CommandId CommandId::find_entry{"find_entry"};
inline constexpr CommandId CommandId::map{"map"};
inline constexpr CommandId CommandId::charts{"charts"};
inline constexpr CommandId CommandId::why{"why"};
inline constexpr CommandId CommandId::turn_end{"turn_end"};
inline constexpr CommandId CommandId::zoom_in{"zoom_in"};
inline constexpr CommandId CommandId::zoom_out{"zoom_out"};
inline constexpr CommandId CommandId::zoom_fit{"zoom_fit"};
inline constexpr CommandId CommandId::larger_text{"larger_text"};
inline constexpr CommandId CommandId::smaller_text{"smaller_text"};
inline constexpr CommandId CommandId::light_or_dark{"light_or_dark"};
inline constexpr CommandId CommandId::animation{"animation"};
inline constexpr CommandId CommandId::table_view{"table_view"};
inline constexpr CommandId CommandId::table_window{"table_window"};
inline constexpr CommandId CommandId::phones{"phones"};
inline constexpr CommandId CommandId::full_screen{"full_screen"};
inline constexpr CommandId CommandId::pause_clock{"pause_clock"};
inline constexpr CommandId CommandId::standing_answers{"standing_answers"};
inline constexpr CommandId CommandId::take_back_answer{"take_back_answer"};
inline constexpr CommandId CommandId::as_list{"as_list"};
inline constexpr CommandId CommandId::preferences{"preferences"};
inline constexpr CommandId CommandId::handbook{"handbook"};
inline constexpr CommandId CommandId::manual{"manual"};
inline constexpr CommandId CommandId::tour{"tour"};
inline constexpr CommandId CommandId::first_game{"first_game"};
inline constexpr CommandId CommandId::shortcuts{"shortcuts"};
inline constexpr CommandId CommandId::about{"about"};

// The keys of `turn_end`, in every game that lists it.
inline constexpr const char* turn_end_keys = "Shift+F6";

struct CommandWords {
    CommandId id;
    Menu menu;
    std::string label;  // of the menu
    std::string keys;   // "Ctrl+Z"; empty if it has none
    std::string help;   // a sentence: what it does
    // The title of the menu inside that menu where it stands; empty: it stands in the menu itself.
    std::string submenu{};
    std::string other_keys{};  // "Ctrl+Shift+Z", as other programs have it; in no menu
};
// All its keys, as they are said: "Ctrl+Y, Ctrl+Shift+Z". It has some.
std::string keys_said(const CommandWords& words);
// Titles of those: commands for the sizes of board and letters.
std::string size_submenu();

// The shell's commands in menu order. present/window/game_commands.h has those that a game adds.
const std::vector<CommandWords>& command_words();
// Of one that the shell has.
const CommandWords& command_words(CommandId id);
std::string menu_title(Menu menu);
// Whether a line stands above that command in its menu: what follows serves another purpose. A game's own commands
// stand with the one that they are placed behind.
bool begins_group(CommandId id);

// "Undo: Anna attacks Ankara", or the label alone where there is nothing to name.
std::string label_with(const CommandWords& words, const std::string& what);
// "Undo: Anna attacks Ankara (Ctrl+Z). Take the last act back."
std::string tip_with(const CommandWords& words, const std::string& what);
// Follows the label of a switch: "on", "off".
std::string on_words();
std::string off_words();

// The commands that have buttons in the window.
struct ToolWords {
    CommandId id;
    std::string sign;                                     // one letter or two
    std::string label;                                    // empty if the sign says it all
    enum class Sign { own, common } is_sign = Sign::own;  // common: it is the same in any program
};
// Of the shell.
const std::vector<ToolWords>& tool_words();

}  // namespace present
