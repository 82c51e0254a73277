// SPDX-License-Identifier: MIT
#include "present/window/preferences.h"

#include "present/texts.h"
#include "present/window/phones_words.h"
#include "present/window/preferences_file.h"
#include "store/library.h"
#include "support/folder.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <set>
#include <string>

namespace {

namespace data = boost::unit_test::data;
using present::Preferences;

Preferences unusual() {
    Preferences all;
    all.text_percent = 150;
    all.view_percent = 70;
    all.theme = present::ThemeWish::dark;
    all.colours = present::PieceColours::colour_blind;
    all.advice = present::Advice::adviser;
    all.animation = present::Switch::off;
    all.automatic_dice = present::Switch::on;
    all.clock = present::Switch::on;
    all.tour = present::Tour::seen;
    all.window = present::WindowPlace{-20, 30, 1280, 720, present::Switch::on};
    all.language = "hu";
    all.others = {"colour_of_the_sea = wine"};
    return all;
}

struct Bad {
    std::string name;
    std::string line;
    std::string said;
};
std::ostream& operator<<(std::ostream& out, const Bad& bad) { return out << bad.name; }

const std::vector<Bad> bad_lines{
    {"a word that is none", "theme = blue", "Line 1: “theme” cannot be “blue”; it can be system, light, dark."},
    {"an empty word", "advice =", "Line 1: “advice” cannot be “”; it can be none, odds, adviser, counsel."},
    {"a size between two", "text_size = 101", "Line 1: “text_size” cannot be “101”; it can be 70, 80,"},
    {"a size with a letter", "text_size = 100%", "Line 1: “text_size” cannot be “100%”; it can be"},
    {"a size below all", "view_size = -1", "Line 1: “view_size” cannot be “-1”; it can be"},
    {"no sign", "dark please", "Line 1 is not a preference: “dark please”."},
    {"no name", "= dark", "Line 1 is not a preference: “= dark”."},
    {"control characters", "\x01\x02\x7f", "Line 1 is not a preference: “”."},
    {"letters that are none", "\xff\xfe huh", "Line 1 is not a preference: “ huh”."},
    {"a window of three numbers", "window = 1 2 300 plain", "Line 1: “window” cannot be “1 2 300 plain”; it can be"},
    {"a window without a word", "window = 1 2 300 400", "Line 1: “window” cannot be “"},
    {"a window too small to use", "window = 1 2 3 4 plain", "Line 1: “window” cannot be “"},
    {"a number beyond all numbers", "window = 99999999999 2 300 400 plain", "Line 1: “window” cannot be “"},
    {"a window off all desktops", "window = 100001 2 300 400 plain", "Line 1: “window” cannot be “"},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(preferences)

BOOST_AUTO_TEST_CASE(what_was_written_is_read_again) {
    for (const Preferences& all : {Preferences{}, unusual()}) {
        const auto read = present::read_preferences(present::preferences_text(all));
        BOOST_TEST(read.faults.empty());
        BOOST_TEST((read.preferences == all));
    }
}

BOOST_AUTO_TEST_CASE(every_option_is_written_and_read) {
    int options = 0;
    for (const auto& one : present::preference_list())
        for (std::size_t i = 0; i < one.options.size(); ++i, ++options) {
            Preferences all;
            one.choose(all, i);
            BOOST_TEST(one.chosen(all) == i, one.name);
            BOOST_TEST((present::read_preferences(present::preferences_text(all)).preferences == all), one.name);
        }
    BOOST_TEST(options > 40);
}

BOOST_AUTO_TEST_CASE(every_option_has_words_of_its_own) {
    std::set<std::string> names;
    for (const auto& one : present::preference_list()) {
        BOOST_TEST(names.insert(one.name).second, one.name << " stands twice");
        BOOST_TEST(one.options.size() > 1U);
        std::set<std::string> words;
        for (const auto& option : one.options) BOOST_TEST(words.insert(option.word).second, option.word);
        if (one.group == present::PreferenceGroup::hidden) continue;
        BOOST_TEST(is_sentence(one.help), one.help);
        for (const auto& option : one.options) BOOST_TEST(!option.label.empty(), one.name << ": " << option.word);
    }
}

BOOST_AUTO_TEST_CASE(dice_are_spoken_of_beside_games_that_roll_some) {
    const auto names = [](present::Dice dice) {
        std::set<std::string> all;
        for (const auto& one : present::shown_preferences(dice)) all.insert(one.name);
        return all;
    };
    auto with_dice = names(present::Dice::rolled);
    const std::size_t never = present::shows_to_phones() ? 1 : 2;  // that of the tour, and of answers from phones
    BOOST_TEST(with_dice.size() == present::preference_list().size() - never);
    for (const char* of_dice : {"automatic_dice", "animation"}) BOOST_TEST(with_dice.erase(of_dice) == 1U, of_dice);
    BOOST_TEST((names(present::Dice::none) == with_dice));
}

BOOST_DATA_TEST_CASE(a_line_that_is_wrong_is_told_and_costs_nothing_else, data::make(bad_lines), bad) {
    const auto read = present::read_preferences(bad.line + "\nclock = on\n");
    BOOST_REQUIRE(read.faults.size() == 1U);
    BOOST_TEST(holds(read.faults.front(), bad.said), read.faults.front());
    Preferences expected;
    expected.clock = present::Switch::on;
    BOOST_TEST((read.preferences == expected));
}

BOOST_AUTO_TEST_CASE(remarks_blanks_and_unix_or_windows_ends_of_lines_mean_nothing) {
    const auto read = present::read_preferences("# mine\r\n\r\n  theme=dark \r\n\ttext_size\t=\t120");
    BOOST_TEST(read.faults.empty());
    BOOST_TEST((read.preferences.theme == present::ThemeWish::dark));
    BOOST_TEST(read.preferences.text_percent == 120);
}

BOOST_AUTO_TEST_CASE(sizes_are_stepped_through_and_end) {
    const auto& sizes = present::text_sizes();
    BOOST_TEST(present::stepped(sizes, 100, 1) == 110);
    BOOST_TEST(present::stepped(sizes, 100, -1) == 90);
    BOOST_TEST(present::stepped(sizes, 250, 1) == 250);
    BOOST_TEST(present::stepped(sizes, 70, -1) == 70);
    BOOST_TEST(present::stepped(sizes, 7, 0) == 70);
}

BOOST_AUTO_TEST_CASE(a_first_day_has_no_file_and_no_trouble) {
    const support::Folder folder;
    const auto loaded = present::load_preferences(folder / "preferences.conf");
    BOOST_TEST((loaded.preferences == Preferences{}));
    BOOST_TEST(!loaded.trouble);
}

BOOST_AUTO_TEST_CASE(they_are_kept_in_a_folder_that_is_made) {
    const support::Folder folder;
    const auto file = folder / "new/newer/preferences.conf";
    BOOST_TEST(!present::save_preferences(file, unusual()));
    const auto loaded = present::load_preferences(file);
    BOOST_TEST((loaded.preferences == unusual()));
    BOOST_TEST(!loaded.trouble);
}

BOOST_AUTO_TEST_CASE(a_library_is_no_place_for_preferences_and_stays) {
    const support::Folder folder;
    const auto file = folder / "library.logothete";
    store::Library::open(file).create({"byzantium", "Friday", "", "", "{}", "{}", {}, {}, {}});
    const auto loaded = present::load_preferences(file);
    BOOST_REQUIRE(loaded.trouble.has_value());
    BOOST_TEST(
        holds(*loaded.trouble, "this is a library of sessions; Logothete never overwrites one. Choose another name."),
        *loaded.trouble);
    BOOST_TEST(present::save_preferences(file, loaded.preferences).has_value());
    BOOST_TEST(store::Library::open(file).list().size() == 1U);
}

BOOST_AUTO_TEST_CASE(nothing_is_lost_by_putting_a_second_broken_file_aside) {
    const support::Folder folder;
    const auto file = folder.write("preferences.conf", "theme = second\n");
    folder.write("preferences.conf.broken", "theme = first\n");
    BOOST_REQUIRE(present::load_preferences(file).trouble.has_value());
    BOOST_TEST(folder.read("preferences.conf.broken") == "theme = first\n");
    BOOST_TEST(folder.read("preferences.conf.broken-2") == "theme = second\n");
}

BOOST_AUTO_TEST_CASE(a_broken_file_is_put_aside_and_what_could_be_read_counts) {
    const support::Folder folder;
    const auto file = folder.write("preferences.conf", "theme = dark\ntext_size = huge\n");
    const auto loaded = present::load_preferences(file);
    BOOST_TEST((loaded.preferences.theme == present::ThemeWish::dark));
    BOOST_REQUIRE(loaded.trouble);
    BOOST_TEST(holds(*loaded.trouble, "Line 2: “text_size” cannot be “huge”; it can be"), *loaded.trouble);
    BOOST_TEST(holds(*loaded.trouble, "preferences.conf.broken"), *loaded.trouble);
    BOOST_TEST(folder.read("preferences.conf.broken") == "theme = dark\ntext_size = huge\n");
    BOOST_TEST(!std::filesystem::exists(file));
}

BOOST_AUTO_TEST_CASE(a_file_that_is_none_of_ours_is_put_aside_whole) {
    const support::Folder folder;
    const auto file = folder.write("preferences.conf", std::string(70'000, 'x'));
    const auto loaded = present::load_preferences(file);
    BOOST_TEST((loaded.preferences == Preferences{}));
    BOOST_REQUIRE(loaded.trouble);
    BOOST_TEST(holds(*loaded.trouble, "too large"), *loaded.trouble);
}

BOOST_AUTO_TEST_CASE(where_nothing_can_be_written_that_is_a_sentence) {
    const support::Folder folder;
    folder.write("file", "");
    const auto trouble = present::save_preferences(folder / "file/preferences.conf", {});
    BOOST_REQUIRE(trouble);
    BOOST_TEST(trouble->starts_with("Your preferences cannot be saved: "), *trouble);
}

BOOST_AUTO_TEST_SUITE_END()
