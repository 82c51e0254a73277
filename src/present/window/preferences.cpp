// SPDX-License-Identifier: MIT
#include "present/window/preferences.h"

#include "present/language/language.h"
#include "present/language/words.h"
#include "present/window/command_words.h"
#include "present/window/phones_words.h"

#include <algorithm>

namespace present {

namespace {

std::vector<int> sizes_between(int smallest, int largest, int step) {
    std::vector<int> all;
    for (int percent = smallest; percent <= largest; percent += step) all.push_back(percent);
    return all;
}

// Of the largest that is not above it.
std::size_t place_in(const std::vector<int>& sizes, int percent) {
    const auto above = std::upper_bound(sizes.begin(), sizes.end(), percent);
    return above == sizes.begin() ? 0 : static_cast<std::size_t>(above - sizes.begin()) - 1;
}

template <class Value>
struct Word {
    Value value;
    std::string word;
    std::string label;
};

// A preference of an enumeration, or of numbers: its member, and the words for its values.
template <class Value>
Preference one_of(const char* name, PreferenceGroup group, const char* label, const char* help,
                  Value Preferences::*member, const std::vector<Word<Value>>& words) {
    Preference made{name, group, translated(label), translated(help), {}, {}, {}, {}};
    std::vector<Value> values;
    for (const auto& one : words) {
        made.options.push_back({one.word, one.label});
        values.push_back(one.value);
    }
    made.chosen = [=](const Preferences& all) {
        return static_cast<std::size_t>(std::find(values.begin(), values.end(), all.*member) - values.begin());
    };
    made.choose = [=](Preferences& all, std::size_t option) { all.*member = values.at(option); };
    return made;
}

Preference size_of(const char* name, const char* label, const char* help, int Preferences::*member,
                   const std::vector<int>& sizes) {
    Preference made{name, PreferenceGroup::looks, translated(label), translated(help), {}, {}, {}, {}};
    for (const int percent : sizes) made.options.push_back({std::to_string(percent), say("{n}%", arg("n", percent))});
    made.chosen = [=](const Preferences& all) { return place_in(sizes, all.*member); };
    made.choose = [=](Preferences& all, std::size_t option) { all.*member = sizes.at(option); };
    return made;
}

Preference of_dice(Preference one) {
    one.about = PreferenceAbout::dice;
    return one;
}

Preference of_phones(Preference one) {
    one.about = PreferenceAbout::phones;
    return one;
}

Preference switch_of(const char* name, const char* label, const char* help, Switch Preferences::*member) {
    return one_of<Switch>(name, PreferenceGroup::play, label, help, member,
                          {{Switch::off, "off", off_words()}, {Switch::on, "on", on_words()}});
}

// Each in its own words, for whoever cannot read the language that is spoken.
Preference language() {
    std::vector<Word<std::string>> words{{"", "system", translated("Same as the system")}};
    for (const Language& one : languages()) words.push_back({one.code, one.code, one.name});
    return one_of<std::string>("language", PreferenceGroup::looks, marked("Language"),
                               marked("Takes effect at once; the open game stays as it is."), &Preferences::language,
                               words);
}

std::vector<Preference> look_preferences() {
    return {
        language(),
        size_of("text_size", marked("Text size"),
                marked("Scales everything, on top of the scaling for the size of the window."),
                &Preferences::text_percent, text_sizes()),
        size_of("view_size", marked("Size of the table view"), marked("How large the numbers in the table view are."),
                &Preferences::view_percent, view_sizes()),
        one_of<ThemeWish>("theme", PreferenceGroup::looks, marked("Theme"),
                          marked("Dark text on light, or light on dark."), &Preferences::theme,
                          {{ThemeWish::system, "system", translated("Same as the system")},
                           {ThemeWish::light, "light", translated("Light")},
                           {ThemeWish::dark, "dark", translated("Dark")}}),
        one_of<PieceColours>("piece_colours", PreferenceGroup::looks, marked("Colours of the players"),
                             marked("Each player has a shape as well, whatever the colours."), &Preferences::colours,
                             {{PieceColours::printed, "printed", translated("As in the box")},
                              {PieceColours::colour_blind, "colour_blind", translated("For colour-blind players")},
                              {PieceColours::by_lightness, "by_lightness", translated("Distinct in greyscale")}}),
    };
}

std::vector<Preference> play() {
    return {
        one_of<Advice>(
            "advice", PreferenceGroup::play, marked("Advice"),
            marked("How much advice appears by itself. The View menu changes it until you close the game."),
            &Preferences::advice,
            {{Advice::none, "none", translated("None")},
             {Advice::odds, "odds", translated("Show the chance of each option")},
             {Advice::adviser, "adviser", translated("Show chances and mark the best option")},
             {Advice::counsel, "counsel", translated("The same, and counsel on the whole game (View menu)")}}),
        of_dice(switch_of("automatic_dice", marked("The program rolls all dice"),
                          marked("When a roll is due, the dice are already rolled; Enter accepts them."),
                          &Preferences::automatic_dice)),
        of_dice(switch_of("animation", marked("Animate the dice"),
                          marked("Half a second, for dice that the program rolls."), &Preferences::animation)),
        switch_of("clock", marked("A clock for each player"),
                  marked("Computed from the times of the entries; it can be paused."), &Preferences::clock),
        of_phones(switch_of("answers_wait", marked("Answers from phones wait for Enter"),
                            marked("Each is shown here first: Enter enters it, Esc refuses it."),
                            &Preferences::answers_wait)),
    };
}

std::vector<Preference> all_preferences() {
    std::vector<Preference> all = look_preferences();
    for (Preference& one : play()) all.push_back(std::move(one));
    all.push_back(one_of<Tour>("tour", PreferenceGroup::hidden, "Tour", "Whether it was shown.", &Preferences::tour,
                               {{Tour::not_seen, "not_seen", ""}, {Tour::seen, "seen", ""}}));
    return all;
}

}  // namespace

const std::vector<int>& text_sizes() {
    static const std::vector<int> all = sizes_between(70, 250, 10);
    return all;
}

const std::vector<int>& view_sizes() {
    static const std::vector<int> all = sizes_between(70, 125, 5);
    return all;
}

int stepped(const std::vector<int>& sizes, int percent, int steps) {
    const auto last = static_cast<int>(sizes.size()) - 1;
    return sizes[static_cast<std::size_t>(std::clamp(static_cast<int>(place_in(sizes, percent)) + steps, 0, last))];
}

const std::vector<Preference>& preference_list() { return once_a_language<all_preferences>(); }

std::vector<Preference> shown_preferences(Dice dice) {
    std::vector<Preference> shown = preference_list();
    std::erase_if(shown, [dice](const Preference& one) {
        return one.group == PreferenceGroup::hidden || (one.about == PreferenceAbout::dice && dice == Dice::none) ||
               (one.about == PreferenceAbout::phones && !shows_to_phones());
    });
    return shown;
}

std::string group_heading(PreferenceGroup group) {
    switch (group) {
        case PreferenceGroup::looks:
            return translated("Appearance");
        case PreferenceGroup::play:
            return translated("At the table");
        case PreferenceGroup::hidden:
            break;
    }
    return {};
}

}  // namespace present
