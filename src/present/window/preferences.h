// SPDX-License-Identifier: MIT
// The user's preferences for all sessions: sizes, colours, how much the program says and does unasked. A value, its
// text in a file, and the words of its choices.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace present {

// How much the program says: each step with all before it. Odds and the best option are shown unasked; counsel, which
// is about the whole game, only when it is asked for.
enum class Advice : std::uint8_t { none, odds, adviser, counsel };
enum class ThemeWish : std::uint8_t { system, light, dark };
// Of the players' pieces; their shapes are always the same.
enum class PieceColours : std::uint8_t { printed, colour_blind, by_lightness };
enum class Switch : std::uint8_t { off, on };
enum class Tour : std::uint8_t { not_seen, seen };

// On the desktop, in pixels of its own.
struct WindowPlace {
    int x;
    int y;
    int width;
    int height;
    Switch maximised;
    bool operator==(const WindowPlace&) const = default;
};

struct Preferences {
    int text_percent = 100;  // of the usual size; one of text_sizes()
    int view_percent = 100;  // of the table view's digits; one of view_sizes()
    std::string language{};  // a code of languages(), at once; empty: as the system
    ThemeWish theme = ThemeWish::system;
    PieceColours colours = PieceColours::printed;
    Advice advice = Advice::odds;  // at which a session opens
    Switch animation = Switch::on;
    Switch automatic_dice = Switch::off;
    Switch clock = Switch::off;
    Switch answers_wait = Switch::off;  // of phones, for Enter at this computer
    Tour tour = Tour::not_seen;
    std::optional<WindowPlace> window{};  // none: where the system puts it
    std::vector<std::string> others{};    // lines of a newer program, kept as they are
    bool operator==(const Preferences&) const = default;
};

// In percent, smallest first.
const std::vector<int>& text_sizes();
const std::vector<int>& view_sizes();
// The one so many steps above or below it, at most the largest or smallest.
int stepped(const std::vector<int>& sizes, int percent, int steps);

// --- The words by which one chooses
struct PreferenceOption {
    std::string word;   // in the file
    std::string label;  // on the screen
};
enum class PreferenceGroup : std::uint8_t { looks, play, hidden };
enum class PreferenceAbout : std::uint8_t { any_game, dice, phones };
struct Preference {
    std::string name;  // in the file
    PreferenceGroup group;
    std::string label;
    std::string help;                                       // a sentence
    std::vector<PreferenceOption> options;                  // at least two
    std::function<std::size_t(const Preferences&)> chosen;  // which of them
    std::function<void(Preferences&, std::size_t)> choose;
    PreferenceAbout about = PreferenceAbout::any_game;

    // "off" and "on" can be shown as a box to tick.
    bool is_switch() const { return options.size() == 2 && options.front().word == "off"; }
};
// All preferences that a file may have, in the order in which they are shown.
const std::vector<Preference>& preference_list();
// Those to show, depending on whether any game rolls dice.
enum class Dice : std::uint8_t { none, rolled };
std::vector<Preference> shown_preferences(Dice dice);
std::string group_heading(PreferenceGroup group);

// --- The text: a line for each, `name = word`; lines that begin with # say something to people
std::string preferences_text(const Preferences& preferences);

struct ReadPreferences {
    Preferences preferences;          // what could be read; default values for the rest
    std::vector<std::string> faults;  // a sentence for each line that could not
};
ReadPreferences read_preferences(std::string_view text);

}  // namespace present
