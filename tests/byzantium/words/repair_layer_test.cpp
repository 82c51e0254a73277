// SPDX-License-Identifier: MIT
// Repair at the desk: what is asked, what is said before anything is stored, and the ways out.
#include "byzantium/text/acts.h"
#include "byzantium/words/desk/desk.h"
#include "present/journal/hands_view.h"
#include "present/journal/journal_rows.h"
#include "present/table/head.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

namespace {

using namespace byzantium;
using byzantium::text::Session;
using byzantium::words::Desk;
using present::Advice;
using present::RepairMark;

const Entry end_increase = Stop{};
Entry main_cube() { return Increase{Cube::pool, {Side::byzantine, Box::main}}; }

Session played(const std::vector<Entry>& entries) {
    Session session{support::standard_table(), support::header_of({Color::red, Color::blue}),
                    session::DiceSource::from_seed(1)};
    for (const Entry& entry : entries) BOOST_REQUIRE(session.submit(session.state(), entry).has_value());
    return session;
}

// The rows of tables in an article, cells parted by "|", and all else as it is.
std::vector<std::string> told(const present::Article& article) {
    std::vector<std::string> lines;
    for (const auto& passage : article.passages) {
        if (const auto* heading = std::get_if<present::Subheading>(&passage)) lines.push_back("# " + heading->text);
        if (const auto* prose = std::get_if<present::Prose>(&passage)) lines.push_back(prose->text);
        const auto* table = std::get_if<present::Rows>(&passage);
        for (std::size_t i = 0; table && i < table->rows.size(); ++i) {
            std::string line;
            for (std::size_t j = 0; j < table->rows[i].size(); ++j) line += (j == 0 ? "" : "|") + table->rows[i][j];
            lines.push_back(line);
        }
    }
    return lines;
}

// True if the line is there; else all lines, to be shown.
boost::test_tools::assertion_result has(const std::vector<std::string>& lines, const std::string& line) {
    if (std::find(lines.begin(), lines.end(), line) != lines.end()) return true;
    boost::test_tools::assertion_result result{false};
    result.message() << "no line \"" << line << "\" in:";
    for (const std::string& one : lines) result.message() << "\n" << one;
    return result;
}

}  // namespace

// Two players, these entries, and a desk.
struct Repairing {
    explicit Repairing(const std::vector<Entry>& entries) : session{played(entries)} {}

    std::size_t row(const std::string& text) const {
        const auto& rows = desk.page().rows;
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (rows[i].text.starts_with(text)) return i;
        BOOST_FAIL("no row " + text + " under " + desk.page().heading);
        return 0;
    }
    void choose(const std::string& text) { desk.choose(row(text)); }
    void control_city(const char* city) {
        choose("Take control of a city");
        desk.choose_city(support::city(city));
        desk.confirm();
    }
    std::optional<Color> owner(const char* city) const { return session.position()[support::city(city)].control; }
    std::size_t entries() const { return session.journal().cursor(); }
    std::vector<std::string> article() const { return told(desk.repair()->article().value()); }

    Session session;
    Desk desk{session, Advice::none};
};

struct ThreeCities : Repairing {
    ThreeCities() : Repairing{{control("damascus"), control("athens"), control("caesarea")}} {}
};

BOOST_AUTO_TEST_SUITE(repair_layer)

BOOST_FIXTURE_TEST_CASE(an_entry_is_changed_in_one_step_that_undo_takes_back, ThreeCities) {
    desk.change_entry(1);
    control_city("ankara");
    BOOST_TEST(!owner("ankara"));  // nothing is stored yet
    choose("Accept the repair");
    BOOST_TEST(!desk.repair());
    BOOST_TEST(desk.message() == "Repaired. Undo reverts the whole repair.");
    BOOST_TEST((owner("ankara") == Color::red));
    BOOST_TEST(desk.undo_name() == "Change of entry 1");
    BOOST_TEST(desk.undo());
    BOOST_TEST(desk.message() == "Undone: Change of entry 1");
    BOOST_TEST((owner("damascus") == Color::red));
    BOOST_TEST(entries() == 3U);
    BOOST_TEST(desk.redo_name() == "Change of entry 1");
    BOOST_TEST(desk.redo());
    BOOST_TEST((owner("ankara") == Color::red));
}

BOOST_FIXTURE_TEST_CASE(the_window_can_say_so_from_the_first_moment_on, ThreeCities) {
    desk.change_entry(2);
    const std::string banner = "Repair: instead of entry 2: blue takes control of Athens.";
    BOOST_TEST(present::head(desk).repair == banner);
    BOOST_TEST((desk.shown() == session.journal().position_at(1)));
    BOOST_TEST((desk.repair()->marks() == present::RepairMarks{{2, RepairMark::changes_now}}));
    control_city("ankara");
    BOOST_TEST(present::head(desk).repair == "Repair of the journal: nothing is saved yet");
    BOOST_TEST(present::head(desk).question == "All entries are valid. Accept the repair?");
    BOOST_TEST((desk.repair()->marks() == present::RepairMarks{{2, RepairMark::changed}}));
    BOOST_TEST(desk.back());
    BOOST_TEST(present::head(desk).repair.empty());
}

BOOST_FIXTURE_TEST_CASE(the_page_tells_what_becomes_of_everything, ThreeCities) {
    desk.change_entry(1);
    control_city("ankara");
    const auto lines = article();
    BOOST_TEST(has(lines, "Entry 1 was: red takes control of Damascus. It becomes: red takes control of Ankara."));
    BOOST_TEST(has(lines, "All later entries stay as they are."));
    BOOST_TEST(has(lines, "Byzantine VP|15 → 14|12"));
}

BOOST_FIXTURE_TEST_CASE(a_later_entry_that_does_not_hold_is_named_with_its_reason, ThreeCities) {
    desk.change_entry(1);
    control_city("athens");
    BOOST_TEST(desk.page().heading == "1 later entry is no longer valid. What now?");
    const auto& out = desk.page().rows[row("Delete: blue takes control of Athens.")];
    BOOST_TEST(out.note.starts_with("It no longer holds. Not allowed, BYZ-9"), out.note);
    BOOST_TEST((desk.repair()->marks().at(2) == RepairMark::refused));
    BOOST_TEST(desk.selected() != row("Delete: "));  // Enter throws nothing away
    choose("Delete: ");
    BOOST_TEST(has(article(), "Entry 2 is deleted: blue takes control of Athens."));
}

BOOST_FIXTURE_TEST_CASE(actions_that_would_change_hands_are_asked_about, ThreeCities) {
    desk.insert_before(2);
    control_city("ankara");
    BOOST_TEST(desk.page().heading == "Later actions would go to other players. Who played them?");
    BOOST_TEST((desk.repair()->marks().at(2) == RepairMark::other_player));
    const auto lines = article();
    BOOST_TEST(has(lines, "New, after entry 1: blue takes control of Ankara."));
    BOOST_TEST(
        has(lines,
            "Entry 2 goes to another player: blue takes control of Athens. It becomes: red takes control of Athens."));
    choose("Shift them: 2 actions go to the next player");
    choose("Accept the repair");
    BOOST_TEST((owner("athens") == Color::red));
    BOOST_TEST((owner("caesarea") == Color::blue));
}

BOOST_FIXTURE_TEST_CASE(or_each_stays_with_its_player, ThreeCities) {
    desk.insert_before(2);
    control_city("ankara");
    choose("Keep each with its player");
    BOOST_TEST(has(article(), "New, after entry 1: The table gives the action to blue."));
    choose("Accept the repair");
    BOOST_TEST((owner("ankara") == Color::blue));
    BOOST_TEST((owner("athens") == Color::blue));
    BOOST_TEST((owner("caesarea") == Color::red));
    BOOST_TEST(entries() == 5U);
}

// The third cube of an act is taken out: the act has no end any more.
BOOST_AUTO_TEST_CASE(a_missing_stop_is_proposed_first) {
    Repairing one{{main_cube(), main_cube(), main_cube(), control("athens"), control("ankara")}};
    one.desk.remove_entry(3);
    const auto& first = one.desk.page().rows.front();
    BOOST_TEST(first.text == "Insert what is missing: red stops there.");
    BOOST_TEST(first.note == "Then all entries are valid.");
    BOOST_TEST(one.desk.page().rows[one.row("Delete: blue takes control of Athens.")].note ==
               "It no longer holds. Another question is open here: red (red), place one more cube, or stop?");
    one.desk.confirm();
    BOOST_TEST(one.desk.page().rows.front().text == "Accept the repair");
    one.desk.confirm();
    BOOST_TEST((one.owner("athens") == Color::blue));
    BOOST_TEST(one.entries() == 5U);
}

// The journal has one line for the three cubes: a click there looks at the last of them.
BOOST_AUTO_TEST_CASE(a_whole_action_of_several_cubes_is_deleted_at_once) {
    Repairing one{{main_cube(), main_cube(), main_cube(), control("athens"), control("ankara")}};
    one.desk.look_at(3);
    BOOST_TEST(one.desk.page().rows[2].text == "Change only entry 3");
    BOOST_TEST(one.desk.page().rows[4].text == "Delete only entry 3");
    one.choose("Delete the whole action (3 entries)");
    BOOST_REQUIRE(one.desk.repair());
    BOOST_TEST(one.desk.repair_layer()->draft().refused().empty());
    one.choose("Keep each with its player");
    one.choose("Accept the repair");
    BOOST_TEST((one.owner("athens") == Color::blue));
    BOOST_TEST((one.owner("ankara") == Color::red));
    BOOST_TEST(one.desk.undo_name() == "Deletion of the action from entry 1 on");
    BOOST_TEST(one.desk.undo());
    BOOST_TEST(one.entries() == 5U);
    one.desk.look_at(4);
    BOOST_TEST(one.desk.page().rows.size() == 5U);
    BOOST_TEST(one.desk.page().rows.back().text == "Delete this entry");
}

// A tax with a cube less: all else is as it was.
BOOST_AUTO_TEST_CASE(what_was_answered_before_is_marked_at_each_question) {
    Repairing one{{Tax{3, 4}, control("athens")}};
    one.desk.change_entry(1);
    BOOST_TEST(one.desk.page().rows[one.desk.selected()].text == "Tax");
    BOOST_TEST(one.desk.page().rows[one.desk.selected()].note == "as it was");
    BOOST_TEST(one.desk.page().hint.starts_with("Enter: the marked answer"), one.desk.page().hint);
    one.desk.confirm();
    BOOST_TEST(one.desk.page().rows[one.desk.selected()].text == "3 cubes");
    one.choose("2 cubes");
    BOOST_TEST(one.desk.repair()->is_asking());
    one.desk.back();
    one.desk.confirm();
    BOOST_TEST(one.desk.page().rows[one.desk.selected()].text == "4 bezants");
    one.desk.confirm();
    BOOST_TEST(one.desk.message() == "Nothing was changed: the journal is as it was.");
}

BOOST_AUTO_TEST_CASE(the_question_that_a_repair_opens_is_answered_from_its_row) {
    Repairing one{{main_cube(), main_cube(), main_cube(), control("athens"), control("ankara")}};
    one.desk.remove_entry(3);
    one.choose("Answer what is asked there now: red (red), place one more cube, or stop?");
    BOOST_TEST(one.desk.repair()->is_asking());
    one.choose("no more cubes");
    BOOST_TEST(one.desk.repair_layer()->draft().refused().empty());
}

BOOST_FIXTURE_TEST_CASE(an_entry_that_does_not_hold_is_entered_anew_in_one_row, ThreeCities) {
    desk.change_entry(1);
    control_city("athens");
    choose("Enter something else instead of: blue takes control of Athens.");
    control_city("ankara");
    BOOST_TEST(has(article(), "Entry 2 was: blue takes control of Athens. It becomes: blue takes control of Ankara."));
    choose("Accept the repair");
    BOOST_TEST((owner("ankara") == Color::blue));
    BOOST_TEST(entries() == 3U);
}

BOOST_AUTO_TEST_CASE(an_act_of_several_answers_is_put_in_answer_by_answer) {
    Repairing one{{control("damascus"), control("athens")}};
    one.desk.insert_before(2);
    one.choose("Increase an army");
    for (int i = 0; i < 5 && one.desk.repair_layer()->draft().lines().size() < 3; ++i) one.desk.confirm();
    BOOST_TEST(one.desk.repair()->is_asking());  // the next cube, or a stop
    one.choose("no more cubes");
    BOOST_TEST(!one.desk.repair()->is_asking());
    BOOST_TEST(one.desk.repair_layer()->draft().refused().empty());
}

BOOST_FIXTURE_TEST_CASE(escape_leaves_at_every_moment_and_costs_nothing, ThreeCities) {
    const Position before = session.position();
    const auto leaves = [&](int presses) {
        for (int i = 0; i < presses; ++i) BOOST_TEST(desk.back());
        BOOST_TEST(!desk.repair());
        BOOST_TEST(desk.message() == "Nothing was changed: the journal is as it was.");
        BOOST_TEST((session.position() == before));
        BOOST_TEST(desk.undo_name() == "Red takes control of Caesarea.");
    };
    desk.change_entry(1);
    leaves(1);
    desk.insert_before(2);
    choose("Take control of a city");
    leaves(2);  // one question back, then out
    desk.remove_entry(1);
    leaves(1);
    desk.change_entry(1);
    control_city("athens");
    leaves(1);
    desk.remove_entry(3);
    choose("Leave everything as it was");
    BOOST_TEST(!desk.repair());
}

BOOST_FIXTURE_TEST_CASE(the_same_entry_once_more_just_leaves, ThreeCities) {
    desk.change_entry(3);
    control_city("caesarea");
    BOOST_TEST(!desk.repair());
    BOOST_TEST(desk.message() == "Nothing was changed: the journal is as it was.");
}

BOOST_FIXTURE_TEST_CASE(nothing_else_moves_the_table_meanwhile, ThreeCities) {
    desk.remove_entry(3);
    const std::string wait = "A repair is under way: accept it first, or leave it with Esc.";
    BOOST_TEST(!desk.undo());
    BOOST_TEST(desk.message() == wait);
    desk.look_at(1);
    BOOST_TEST(desk.message() == wait);
    desk.insert_before(1);
    BOOST_TEST(desk.message() == wait);
    desk.correct_all({SetTurn{2}}, "counted");
    BOOST_TEST(desk.message() == wait);
    BOOST_TEST(entries() == 3U);
    BOOST_TEST(desk.repair());
}

BOOST_FIXTURE_TEST_CASE(the_journal_marks_its_lines_with_their_own_numbers, ThreeCities) {
    desk.change_entry(1);
    control_city("athens");
    present::JournalReader reader{desk.table().looks(), desk.repair()->marks()};
    const auto changed = reader.line(present::PlayedRow{1});
    BOOST_TEST(changed.text == "red takes control of Damascus. [is changed]");
    BOOST_TEST((changed.mark == RepairMark::changed));
    BOOST_TEST(reader.line(present::PlayedRow{2}).text == "blue takes control of Athens. [no longer valid]");
    BOOST_TEST((reader.line(present::PlayedRow{3}).mark == RepairMark::other_player));
}

BOOST_AUTO_TEST_CASE(a_repair_lies_over_dice_that_are_awaited) {
    Repairing one{{control("damascus"), BulgarsAttack{Cube::pool, support::city("adrianople")}}};
    BOOST_REQUIRE(one.desk.dice());
    one.desk.remove_entry(1);
    BOOST_TEST(!one.desk.dice());
    BOOST_TEST(one.desk.back());
    BOOST_TEST(one.desk.dice());
}

BOOST_FIXTURE_TEST_CASE(undo_and_redo_name_what_was_done, ThreeCities) {
    desk.insert_before(3);
    control_city("ankara");
    choose("Keep each with its player");
    choose("Accept the repair");
    BOOST_TEST(desk.undo_name() == "Insertion before entry 3");
    BOOST_TEST(desk.undo());
    BOOST_TEST(desk.message() == "Undone: Insertion before entry 3");
    desk.remove_entry(3);
    choose("Accept the repair");
    BOOST_TEST(desk.undo_name() == "Deletion of entry 3");
}

// Only the next action is another player's: the table says whose it is, in the draft as before.
BOOST_AUTO_TEST_CASE(what_reads_the_same_does_not_change_hands) {
    Repairing one{{control("damascus"), control("athens"), AwaitPlayer{Color::blue}, control("caesarea")}};
    one.desk.remove_entry(1);
    const auto lines = one.article();
    for (const std::string& line : lines) BOOST_TEST(!line.starts_with("Entry 3"), line);
    BOOST_TEST(
        has(lines,
            "Entry 2 goes to another player: blue takes control of Athens. It becomes: red takes control of Athens."));
    BOOST_TEST(one.desk.repair()->marks().count(3) == 0U);
}

BOOST_FIXTURE_TEST_CASE(the_players_are_shown_where_they_differ, ThreeCities) {
    desk.remove_entry(3);
    const auto lines = article();
    BOOST_TEST(has(lines, "Cube Pool|7 → 8|8"));
    BOOST_TEST(std::none_of(lines.begin(), lines.end(), [](const auto& line) { return line.starts_with("Arab VP"); }));
}

// Those can be many, and would push the players below the fold.
BOOST_FIXTURE_TEST_CASE(the_players_stand_before_later_entries, ThreeCities) {
    desk.remove_entry(1);
    const auto lines = article();
    const auto place = [&](const char* line) { return std::find(lines.begin(), lines.end(), line) - lines.begin(); };
    BOOST_TEST(has(lines, "# The players, before and after"));
    BOOST_TEST(place("# The players, before and after") < place("# What becomes of later entries"));
}

BOOST_AUTO_TEST_CASE(cubes_are_shown_where_they_lie) {
    Repairing one{{main_cube(), main_cube(), end_increase, control("athens")}};
    one.desk.remove_entry(1);
    BOOST_TEST(has(one.article(), "Byzantine Main box|5 → 4|3"));
}

BOOST_FIXTURE_TEST_CASE(nothing_is_shown_of_players_who_are_as_they_were, ThreeCities) {
    desk.insert_before(2);
    desk.correct_all({SetTurn{2}}, "counted");
    BOOST_TEST(has(article(), "No number of any player changes."));
}

// Tokens of a city and pawns are no number of a player: hands move them all the same.
BOOST_AUTO_TEST_CASE(what_hands_then_do_is_told) {
    const Entry improve = Improve{support::city("ankara"), Cube::pool};
    Repairing one{{control("damascus"), control("athens"), control("antioch"), control("ankara"), improve}};
    one.desk.change_entry(5);
    one.choose("Special action");
    one.choose("Improve a city");
    one.choose("Athens");
    one.choose("the Cube Pool");
    const auto lines = one.article();
    BOOST_TEST(has(lines, "No number of any player changes."));
    BOOST_TEST(has(lines, "# What is then to do on the table"));
    BOOST_TEST(has(lines, "Ankara now has 2 Byzantine tokens; before, 3 Byzantine tokens."));
    BOOST_TEST(has(lines, "Athens now has 3 Byzantine tokens; before, 2 Byzantine tokens."));
}

BOOST_FIXTURE_TEST_CASE(what_each_player_then_does_is_told, ThreeCities) {
    desk.change_entry(1);
    control_city("ankara");
    const auto lines = article();
    BOOST_TEST(has(lines,
                   "red: 1 cube from Damascus to the Cube Pool; 1 cube from the Cube Pool to Ankara; "
                   "Byzantine VP 15 to 14; Byzantine pawn to Ankara."));
}

BOOST_AUTO_TEST_CASE(money_is_shown_before_and_after) {
    const Entry from_casualties = Control{support::city("ankara"), Cube::casualty};
    Repairing one{{control("damascus"), control("athens"), from_casualties}};
    one.desk.insert_before(3);
    one.desk.correct(SetDisplayCount{Color::red, Side::byzantine, DisplayCount::treasury, 15});
    one.desk.set_number("9");
    one.desk.confirm();
    BOOST_TEST(has(one.article(), "All later entries stay as they are."));
    BOOST_TEST(has(one.article(), "Byzantine bezants|12 → 6|15"));
}

// "Yellow, choose an action" was asked in the place of a correction, and the way to another number was nowhere.
BOOST_AUTO_TEST_CASE(a_correction_is_changed_by_another_one_of_the_same_quantity) {
    Repairing one{{control("damascus"),
                   byzantium::Correct{{SetDisplayCount{Color::red, Side::byzantine, DisplayCount::treasury, 15}},
                                      "counted twice"},
                   control("athens")}};
    one.desk.change_entry(2);
    BOOST_REQUIRE(one.desk.typing() != nullptr);
    BOOST_TEST(one.desk.typing()->number.value_or("") == "15");
    BOOST_TEST(one.desk.typing()->reason == "counted twice");
    one.desk.set_number("9");
    one.desk.confirm();
    BOOST_TEST(one.desk.page().heading == "All entries are valid. Accept the repair?");
    one.choose("Accept the repair");
    BOOST_TEST(one.session.position()[Color::red][Side::byzantine].treasury == 9);
    BOOST_TEST(one.session.journal().size() == 3U);
}

BOOST_AUTO_TEST_CASE(escape_leaves_a_correction_that_was_to_be_changed_as_it_was) {
    Repairing one{{control("damascus"),
                   byzantium::Correct{{SetDisplayCount{Color::red, Side::byzantine, DisplayCount::treasury, 15}}, {}}}};
    one.desk.change_entry(2);
    one.desk.back();
    BOOST_TEST(!one.desk.repair());
    BOOST_TEST(one.desk.message() == "Nothing was changed: the journal is as it was.");
    BOOST_TEST(one.session.position()[Color::red][Side::byzantine].treasury == 15);
}

// The cubes of the next player hold as those of the one whose act is not through any more.
BOOST_AUTO_TEST_CASE(a_cube_that_is_taken_out_hands_no_cube_of_another_player_over) {
    Repairing one{{main_cube(), main_cube(), main_cube(), main_cube(), main_cube(), main_cube(), control("damascus"),
                   control("athens")}};
    one.desk.remove_entry(3);
    BOOST_TEST(one.desk.page().rows.front().text == "Insert what is missing: red stops there.");
    one.desk.choose(0);
    BOOST_TEST(one.desk.page().heading == "All entries are valid. Accept the repair?");
    one.choose("Accept the repair");
    BOOST_TEST(one.session.position()[Color::red][Side::byzantine].main -
                   one.session.journal().position_at(0)[Color::red][Side::byzantine].main ==
               2);
    BOOST_TEST((one.owner("damascus") == Color::red));
}

// The sentence of the entry is the same: what hands do tells them apart.
BOOST_FIXTURE_TEST_CASE(another_source_of_the_cube_is_named, ThreeCities) {
    desk.change_entry(1);
    choose("Take control of a city");
    desk.choose_city(support::city("damascus"));
    choose("the Casualty Pool");
    const auto lines = article();
    const auto changed = std::find_if(lines.begin(), lines.end(),
                                      [](const std::string& line) { return line.starts_with("Entry 1 was: "); });
    BOOST_REQUIRE((changed != lines.end()));
    BOOST_TEST(changed->find("Cube Pool") < changed->find("It becomes:"), *changed);
    BOOST_TEST(changed->find("Casualty Pool") != std::string::npos, *changed);
    BOOST_TEST(changed->find("Casualty Pool") > changed->find("It becomes:"), *changed);
    choose("Accept the repair");
    std::vector<std::string> hands;
    for (const auto& line : present::hands_view(desk.table()).lines) hands.push_back(line.text);
    BOOST_REQUIRE(hands.size() > 3U);
    BOOST_TEST(hands[0] == "Because the journal was changed:");
    BOOST_TEST(hands[2] == "Before that, unless it is done:");
    BOOST_TEST(hands[1] ==
               "red: 1 cube from Damascus to the Cube Pool; 1 cube from the Casualty Pool to Damascus; Byzantine "
               "treasury 15 to 12.");
}

struct TaxAndTwoCities : Repairing {
    TaxAndTwoCities() : Repairing{{Tax{6, 0}, control("athens"), control("caesarea")}} {}

    std::vector<std::string> hands() const {
        std::vector<std::string> texts;
        for (const auto& line : present::hands_view(desk.table()).lines) texts.push_back(line.text);
        return texts;
    }
    // Two cubes instead of six.
    void repair() {
        desk.change_entry(1);
        for (const char key : std::string{"D20"}) desk.type(key);
        choose("Accept the repair");
        BOOST_REQUIRE(!desk.repair());
    }
};

// Six cubes went back, and two the same way again.
BOOST_FIXTURE_TEST_CASE(hands_move_what_a_repair_changes_once, TaxAndTwoCities) {
    repair();
    auto changed = hands();
    changed.resize(2);
    BOOST_TEST(
        changed == (std::vector<std::string>{"Because the journal was changed:",
                                             "red: 4 cubes from the Tax box to the Cube Pool; Arab treasury 17 to 9."}),
        boost::test_tools::per_element());
}

// It was gone with the next action, which is through with its first answer.
BOOST_FIXTURE_TEST_CASE(hands_are_told_what_a_repair_changes_until_two_acts_have_followed, TaxAndTwoCities) {
    repair();
    const auto asked = hands();
    control_city("ankara");
    BOOST_REQUIRE(hands().size() == 1 + asked.size());
    BOOST_TEST(hands().front().starts_with("blue: 1 cube from"), hands().front());
    BOOST_TEST(std::equal(asked.begin(), asked.end(), hands().begin() + 1));
    control_city("tarsus");
    BOOST_TEST(hands().size() == 1U);
    BOOST_TEST(hands().front().find("Tarsus") != std::string::npos, hands().front());
}

BOOST_AUTO_TEST_SUITE_END()
