// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/desk.h"

#include "byzantium/words/sample_session.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <random>
#include <set>
#include <string>

namespace {

using namespace byzantium;
using byzantium::text::Session;
using byzantium::words::Desk;
using present::Advice;

Session table_of(std::initializer_list<Color> seats) {
    return Session{support::standard_table(), support::header_of(seats), session::DiceSource::from_seed(1)};
}

// A session of two with its desk.
struct Seated {
    explicit Seated(Advice advice = Advice::odds)
        : session{table_of({Color::red, Color::blue})}, desk{session, advice} {}

    // Types the keys; each must be taken.
    void types(const std::string& keys) {
        for (const char key : keys) BOOST_TEST(desk.type(key), "key " << key << " of " << keys);
    }
    std::size_t row(const std::string& text) const {
        const auto& rows = desk.page().rows;
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (rows[i].text == text) return i;
        BOOST_FAIL("no row " + text + " under " + desk.page().heading);
        return 0;
    }
    void enters(const Entry& entry) {
        BOOST_REQUIRE(session.submit(session.state(), entry).has_value());
        desk.look_at(session.journal().cursor());
    }

    Session session;
    Desk desk;
};

void tell_dice(Desk& desk, std::mt19937& random) {
    while (!desk.dice()->complete()) desk.type(static_cast<char>('1' + random() % 6));
    desk.confirm();
}

// Those that can be chosen now.
std::vector<std::size_t> rows_to_choose(const present::Page& page) {
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < page.rows.size(); ++i)
        if (!page.rows[i].why_not) rows.push_back(i);
    return rows;
}

// A row by chance; every other attack that can be made is, or armies would meet too rarely.
std::size_t row_by_chance(const present::Page& page, std::mt19937& random) {
    for (const auto& row : page.rows) BOOST_TEST(!row.text.ends_with('.'), row.text);  // names, beside others
    const auto rows = rows_to_choose(page);
    const auto attack = std::find_if(rows.begin(), rows.end(), [&](std::size_t i) { return page.rows[i].key == "F"; });
    if (attack != rows.end() && random() % 2 == 0) return *attack;
    return rows.at(random() % rows.size());
}

// One input after the other until the game is over; how often each kind was awaited.
std::vector<int> play(Session& session, std::mt19937& random) {
    Desk desk{session, Advice::none};
    std::vector<int> awaited(std::variant_size_v<Awaits>);
    constexpr int most_inputs = 20'000;
    for (int i = 0; i < most_inputs; ++i) {
        ++awaited[session.position().awaits.index()];
        if (std::holds_alternative<Over>(session.position().awaits)) return awaited;
        if (desk.dice()) {
            tell_dice(desk, random);
        } else {
            desk.choose(row_by_chance(desk.page(), random));
        }
    }
    BOOST_FAIL("a game without an end");
    return awaited;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(desks)

BOOST_AUTO_TEST_CASE(whole_games_are_played_by_rows_and_dice_alone) {
    std::mt19937 random{1};
    std::vector<int> awaited(std::variant_size_v<Awaits>);
    awaited[Awaits{AwaitIncrease{}}.index()] = 1;  // its cubes are one act: no session rests between them
    // So rare by chance that they are tested by themselves.
    awaited[Awaits{AwaitSail{}}.index()] = 1;
    awaited[Awaits{AwaitFight{}}.index()] = 1;
    const auto all_came_up = [&awaited] { return std::count(awaited.begin(), awaited.end(), 0) == 0; };
    constexpr int fewest_games = 20;
    constexpr int most_games = 300;
    for (int game = 0; game < fewest_games || (game < most_games && !all_came_up()); ++game) {
        Session session = game % 2 == 0 ? table_of({Color::red, Color::blue, Color::green})
                                        : table_of({Color::yellow, Color::red, Color::green, Color::blue});
        const auto counts = play(session, random);
        for (std::size_t i = 0; i < counts.size(); ++i) awaited[i] += counts[i];
    }
    for (std::size_t kind = 0; kind < awaited.size(); ++kind)
        BOOST_TEST(awaited[kind] > 0, "awaits kind " << kind << " never came up");
}

BOOST_AUTO_TEST_CASE(whom_to_fight_first_is_chosen_by_a_row) {
    Session session = table_of({Color::red, Color::blue, Color::green, Color::yellow});
    std::vector<Setting> set{SetArmy{Color::red, Side::arab, support::city("tabuk")}};
    for (const Color color : {Color::blue, Color::yellow})
        set.emplace_back(SetArmy{color, Side::byzantine, support::city("jerusalem")});
    for (const Entry& entry :
         {Entry{Correct{set, std::nullopt}}, Entry{Decision{Move{Side::arab, support::city("jerusalem")}}},
          Entry{Decision{Stand{}}}, Entry{Decision{Stand{}}}})
        BOOST_REQUIRE(session.submit(session.state(), entry).has_value());
    BOOST_REQUIRE(std::holds_alternative<AwaitFight>(session.position().awaits));
    Desk desk{session, Advice::none};
    BOOST_REQUIRE(desk.page().rows.size() == 2U);
    desk.choose(1);
    BOOST_TEST((session.journal().record(4).entry == Entry{Decision{Fight{Color::yellow}}}));
}

// Giving up cubes: the cheapest in VP first, and every row says what it costs.
BOOST_AUTO_TEST_CASE(ways_to_give_up_cubes_are_listed_by_their_vp) {
    Seated table;
    const auto set = [](DisplayCount which, int count) {
        return SetDisplayCount{Color::red, Side::arab, which, count};
    };
    table.enters(Correct{{set(DisplayCount::elite, 1), set(DisplayCount::treasury, 14)}, std::nullopt});
    for (int i = 0; i < 2; ++i) table.enters(Pass{Cube::casualty});
    BOOST_REQUIRE(std::holds_alternative<AwaitUpkeep>(table.session.position().awaits));
    Desk desk{table.session, Advice::none};
    std::vector<int> vp;
    for (const auto& row : desk.page().rows) {
        BOOST_TEST_REQUIRE(row.price.find("\u2212") != std::string::npos,
                           desk.page().heading << " " << row.text << ": " << row.price);
        vp.push_back(std::stoi(row.price.substr(row.price.find("\u2212") + std::string{"\u2212"}.size())));
    }
    BOOST_TEST(vp.front() < vp.back());
    BOOST_TEST(std::is_sorted(vp.begin(), vp.end()));
}

BOOST_AUTO_TEST_CASE(amounts_have_their_unit) {
    Seated table;
    table.types("D");
    BOOST_TEST(table.desk.page().rows.front().text == "1 cube");
    table.types("2");
    BOOST_TEST(table.desk.page().rows.back().text == "4 bezants");
}

BOOST_AUTO_TEST_CASE(beside_what_costs_something_the_rest_is_free) {
    Seated table;
    table.types("C");
    table.desk.choose(table.row("Byzantine fleet"));
    const auto& rows = table.desk.page().rows;
    BOOST_TEST(rows.front().price == "free");
    BOOST_TEST(rows.back().price == "3 bezants (Byz.)");
}

BOOST_AUTO_TEST_CASE(a_city_is_controlled_with_three_keys) {
    Seated seated;
    seated.types("A");
    seated.types(seated.desk.page().rows[seated.row("Damascus")].key);
    BOOST_TEST(seated.desk.page().heading == "Where does the cube come from?");
    seated.types("1");
    BOOST_TEST((seated.session.position()[support::city("damascus")].control == Color::red));
    BOOST_TEST(seated.desk.message() == "");
}

BOOST_AUTO_TEST_CASE(a_city_of_a_row_is_chosen_on_the_map) {
    Seated seated;
    seated.types("A");
    seated.desk.choose_city(support::city("damascus"));
    BOOST_TEST(seated.desk.page().path.size() == 2U);
    seated.desk.confirm();
    BOOST_TEST((seated.session.position()[support::city("damascus")].control == Color::red));
}

BOOST_AUTO_TEST_CASE(a_city_leads_to_what_can_be_done_there) {
    Seated seated;
    const auto first = seated.desk.page();
    BOOST_TEST(seated.desk.leads_to_cities());
    seated.desk.choose_city(support::city("damascus"));
    BOOST_TEST(seated.desk.page().heading == "What do you do in Damascus?");
    BOOST_TEST(seated.desk.page().rows.front().text == "Take control of Damascus");
    BOOST_TEST(!seated.desk.typing());
    for (const auto& row : seated.desk.page().rows) BOOST_TEST(!row.why_not.has_value());
    const auto& rows = seated.desk.page().rows;
    BOOST_TEST((std::none_of(rows.begin(), rows.end(), [](const auto& row) { return row.key == "B"; })));
    seated.desk.choose_city(support::city("athens"));  // another one after all
    BOOST_TEST(seated.desk.page().heading == "What do you do in Athens?");
    BOOST_TEST(seated.desk.back());
    BOOST_TEST(seated.desk.page().heading == first.heading);
    BOOST_TEST(seated.desk.page().rows.size() == first.rows.size());
    BOOST_TEST(!seated.desk.back());
    seated.desk.choose_city(support::city("damascus"));
    seated.types("A");
    BOOST_TEST(seated.desk.page().heading == "Where does the cube come from?");
    seated.types("1");
    BOOST_TEST((seated.session.position()[support::city("damascus")].control == Color::red));
}

BOOST_AUTO_TEST_CASE(a_city_where_nothing_can_be_done_says_so) {
    Seated seated;
    const auto first = seated.desk.page().heading;
    seated.desk.choose_city(support::city("basra"));
    BOOST_TEST(seated.desk.page().heading == first);
    BOOST_TEST(seated.desk.message() ==
               "No action is possible in Basra now. A right click there, or F2, corrects what the program has there.");
}

BOOST_AUTO_TEST_CASE(a_city_is_chosen_by_its_first_letter_if_no_other_has_it) {
    Seated seated;
    seated.types("A");
    const auto& rows = seated.desk.page().rows;
    const auto begins = [](const present::Row& row) { return row.text.front() == 'J'; };
    BOOST_REQUIRE(std::count_if(rows.begin(), rows.end(), begins) == 1);
    seated.types("J");
    BOOST_TEST(seated.desk.page().heading == "Where does the cube come from?");
    seated.types("1");
    BOOST_TEST((seated.session.position()[support::city("jerusalem")].control == Color::red));
}

BOOST_AUTO_TEST_CASE(any_city_is_looked_at) {
    Seated seated;
    seated.desk.inspect(support::city("mecca"));
    BOOST_TEST(
        seated.desk.page().heading.starts_with("Mecca: what the program has there. Correct it if your table differs."));
    BOOST_TEST(seated.desk.page().rows.size() == 4U);
    BOOST_TEST(seated.session.journal().size() == 0U);
}

BOOST_AUTO_TEST_CASE(back_goes_one_question_and_loses_nothing) {
    Seated seated;
    const auto first = seated.desk.page().heading;
    seated.types("D");
    seated.types("2");
    BOOST_TEST(seated.desk.page().path.size() == 2U);
    BOOST_TEST(seated.desk.back());
    BOOST_TEST(seated.desk.page().path.size() == 1U);
    BOOST_TEST(seated.desk.back());
    BOOST_TEST(seated.desk.page().heading == first);
    BOOST_TEST(!seated.desk.back());
}

BOOST_AUTO_TEST_CASE(a_key_that_begins_no_row_is_not_taken) {
    Seated seated;
    BOOST_TEST(!seated.desk.type('X'));
    BOOST_TEST(!seated.desk.type('7'));
    seated.types("A");
    BOOST_TEST(!seated.desk.type('0'));
}

BOOST_AUTO_TEST_CASE(two_digits_choose_a_row_beyond_nine) {
    Seated seated;
    seated.types("A");
    BOOST_TEST_REQUIRE(seated.desk.page().rows.size() > 11U);
    const auto wanted = seated.desk.page().rows[10].text;
    seated.types("1");
    BOOST_TEST(seated.desk.page().path.size() == 1U);  // row 1 may be meant, or one of ten and more
    seated.types("1");
    BOOST_TEST(seated.desk.page().path.back() == wanted);
}

BOOST_AUTO_TEST_CASE(a_city_on_the_map_answers_where_an_army_is) {
    Seated seated;
    seated.desk.correct(SetArmy{Color::red, Side::arab, {}});
    seated.desk.choose_city(support::city("medina"));
    BOOST_REQUIRE(seated.session.journal().size() == 1U);
    BOOST_TEST((seated.session.position()[Color::red][Side::arab].at == support::city("medina")));
}

BOOST_AUTO_TEST_CASE(a_number_is_corrected_with_its_reason) {
    Seated seated;
    seated.desk.correct(SetDisplayCount{Color::red, Side::byzantine, DisplayCount::treasury, 10});
    BOOST_REQUIRE(seated.desk.typing());
    BOOST_TEST(seated.desk.typing()->number.value() == "10");
    seated.desk.set_number("17");
    seated.desk.set_reason("forgot the tax");
    seated.desk.confirm();
    BOOST_TEST(seated.session.position()[Color::red][Side::byzantine].treasury == 17);
    const auto& correct = std::get<Correct>(seated.session.journal().record(0).entry);
    BOOST_TEST(correct.note.value() == "forgot the tax");
    BOOST_TEST(!seated.desk.typing());
}

BOOST_AUTO_TEST_CASE(a_number_typed_as_it_stands_corrects_nothing) {
    Seated seated;
    const int treasury = seated.session.position()[Color::red][Side::byzantine].treasury;
    seated.desk.correct(SetDisplayCount{Color::red, Side::byzantine, DisplayCount::treasury, treasury});
    seated.desk.set_number(std::to_string(treasury));
    seated.desk.confirm();
    BOOST_TEST(seated.session.journal().size() == 0U);
    BOOST_TEST(!seated.desk.typing());
    BOOST_TEST(seated.desk.message() == "That is already the number there: nothing to correct.");
}

// A table that begins in the middle of a game (BYZ-10).
BOOST_AUTO_TEST_CASE(byz_10_with_an_army_on_the_map_it_is_asked_whether_a_city_was_taken) {
    Seated table;
    const SetArmy off_the_map{Color::red, Side::byzantine, {}};
    table.desk.correct(off_the_map);
    table.desk.set_reason("as it lies here");
    table.desk.choose(table.row("Red's Byzantine army stands in Smyrna"));
    BOOST_TEST(table.session.journal().size() == 0U);
    BOOST_TEST(table.desk.page().heading.starts_with(
        "As far as the program knows, Red has not taken control of a Byzantine city yet. Has that happened before "
        "(BYZ-10)? Then action A no longer takes a first city, and a destroyed army may be placed again."));
    BOOST_TEST(table.desk.typing()->reason == "as it lies here");
    table.desk.choose(table.row("Yes, set that too"));
    const SetArmy at_smyrna{Color::red, Side::byzantine, support::city("smyrna")};
    BOOST_REQUIRE(table.session.journal().size() == 1U);
    BOOST_TEST((table.session.journal().record(0).entry ==
                Entry{Correct{{at_smyrna, SetTaken{Color::red, Side::byzantine, true}}, "as it lies here"}}));
    table.desk.undo();
    table.desk.correct(off_the_map);
    table.desk.choose(table.row("Red's Byzantine army stands in Smyrna"));
    table.desk.choose(table.row("No, set only what was chosen"));
    BOOST_TEST((table.session.journal().record(0).entry == Entry{Correct{{at_smyrna}, std::nullopt}}));
}

BOOST_AUTO_TEST_CASE(byz_10_a_byzantine_city_under_control_asks_it_too_but_only_once) {
    Seated table;
    table.desk.correct(SetControl{support::city("smyrna"), {}});
    table.desk.choose(table.row("Red controls Smyrna"));
    table.desk.choose(table.row("Yes, set that too"));
    BOOST_TEST(table.session.position()[Color::red][Side::byzantine].taken);
    table.desk.correct(SetArmy{Color::red, Side::byzantine, {}});
    table.desk.choose(table.row("Red's Byzantine army stands in Smyrna"));
    BOOST_TEST(table.session.journal().size() == 2U);
    table.desk.correct(SetControl{support::city("mecca"), {}});
    table.desk.choose(table.row("Blue controls Mecca"));
    BOOST_TEST(table.session.journal().size() == 3U);
}

BOOST_AUTO_TEST_CASE(byz_10_what_an_older_reading_left_is_offered_and_is_one_step) {
    Seated table;
    table.desk.enter_together(
        {{Correct{{SetArmy{Color::red, Side::byzantine, support::city("smyrna")}}, std::nullopt}}, {}});
    const SetArmy moved{Color::red, Side::byzantine, support::city("nicaea")};
    const byzantium::text::Restoring restoring{
        moved, 1, {{Correct{{moved}, {}}, Control{support::city("nicaea"), Cube::pool}}, {}}};
    table.desk.offer(restoring);
    BOOST_TEST(
        table.desk.page().heading.ends_with("Red's Byzantine army was moved to Nicaea. Restore the table as it was?"),
        table.desk.page().heading);
    table.desk.choose(table.row("No, continue from here"));
    BOOST_TEST(table.session.journal().size() == 1U);
    BOOST_TEST(!table.desk.typing());
    table.desk.offer(restoring);
    table.desk.choose(0);
    BOOST_TEST(table.session.journal().size() == 3U);
    BOOST_TEST((table.session.position()[Color::red][Side::byzantine].at == support::city("nicaea")));
    table.desk.undo();
    BOOST_TEST(table.session.journal().cursor() == 1U);
}

BOOST_AUTO_TEST_CASE(where_nothing_is_ruled_out_the_page_of_reasons_says_what_waits) {
    Session session = sample_session(65);
    Desk desk{session, Advice::odds};
    BOOST_TEST(desk.page().rows.size() > 1U);
    desk.explain();
    BOOST_TEST(desk.page().heading == "Nothing is ruled out here");
    BOOST_TEST(desk.page().rows.empty());
    BOOST_TEST(desk.page().below ==
               "Every answer to this question is allowed now. Anything else has to wait until it is answered.");
}

BOOST_AUTO_TEST_CASE(what_is_no_number_corrects_nothing) {
    Seated seated;
    seated.desk.correct(SetBulgars{4});
    for (const char* const typed : {"", "many", "3 or so", "99999999999"}) {
        seated.desk.set_number(typed);
        seated.desk.confirm();
        BOOST_TEST(seated.desk.message() == "Type a number: how many lie there?");
    }
    seated.desk.set_number("-3");
    seated.desk.confirm();
    BOOST_TEST(seated.desk.message().starts_with("Not allowed"));
    BOOST_TEST(seated.session.journal().size() == 0U);
    BOOST_REQUIRE(seated.desk.typing());  // what was typed is still there
    BOOST_TEST(seated.desk.typing()->number.value() == "-3");
    BOOST_TEST(seated.desk.back());
    BOOST_TEST(!seated.desk.typing());
}

BOOST_AUTO_TEST_CASE(everything_of_a_city_can_be_corrected_from_lists) {
    Seated seated;
    seated.desk.inspect(support::city("athens"));
    seated.desk.choose(1);  // control
    BOOST_TEST(seated.desk.typing());
    seated.desk.choose(seated.row("Blue controls Athens"));
    seated.desk.choose(seated.row("No, set only what was chosen"));
    BOOST_TEST((seated.session.position()[support::city("athens")].control == Color::blue));
}

BOOST_AUTO_TEST_CASE(an_earlier_position_is_looked_at_without_changing_anything) {
    Seated seated;
    seated.enters(Control{support::city("damascus"), Cube::pool});
    seated.enters(Control{support::city("athens"), Cube::pool});
    seated.desk.look_at(1);
    BOOST_TEST(seated.desk.looks_back());
    BOOST_TEST((!seated.desk.shown()[support::city("athens")].control));
    BOOST_TEST(seated.session.journal().cursor() == 2U);
    seated.desk.choose(0);
    BOOST_TEST(!seated.desk.looks_back());
    seated.desk.look_at(1);
    seated.desk.choose(1);
    BOOST_TEST(seated.session.journal().cursor() == 1U);
    BOOST_TEST(seated.session.journal().size() == 2U);
}

BOOST_AUTO_TEST_CASE(enter_while_looking_back_undoes_nothing) {
    Seated seated;
    for (const char* city : {"damascus", "athens", "caesarea"}) seated.enters(Control{support::city(city), Cube::pool});
    seated.desk.look_at(1);
    BOOST_TEST(seated.desk.page().rows[seated.desk.selected()].text == "Back to now");
    seated.desk.confirm();
    BOOST_TEST(!seated.desk.looks_back());
    BOOST_TEST(seated.session.journal().cursor() == 3U);
}

BOOST_AUTO_TEST_CASE(the_row_says_how_many_entries_going_on_from_there_undoes) {
    Seated seated;
    for (const char* city : {"damascus", "athens", "caesarea"}) seated.enters(Control{support::city(city), Cube::pool});
    const auto note = [&](std::size_t entries) {
        seated.desk.look_at(entries);
        return seated.desk.page().rows[seated.row("Continue from here")].note;
    };
    BOOST_TEST(note(1) == "undoes 2 entries");
    BOOST_TEST(note(2) == "undoes 1 entry");
    seated.desk.choose(seated.row("Continue from here"));
    BOOST_TEST(note(3) == "redoes 1 entry");
}

// Red ink is for what was refused and what went wrong.
BOOST_AUTO_TEST_CASE(only_trouble_is_said_as_trouble) {
    Seated seated;
    seated.enters(Control{support::city("damascus"), Cube::pool});
    BOOST_TEST(seated.desk.undo());
    BOOST_TEST((seated.desk.mood() == Desk::Mood::news));
    seated.types("A");
    seated.desk.explain();
    seated.desk.choose(seated.row("Basra"));
    BOOST_TEST((seated.desk.mood() == Desk::Mood::trouble));
    BOOST_TEST(seated.desk.redo());
    BOOST_TEST((seated.desk.mood() == Desk::Mood::news));
    seated.desk.remove_entry(1);
    BOOST_TEST(!seated.desk.undo());
    BOOST_TEST((seated.desk.mood() == Desk::Mood::trouble));
    BOOST_TEST(seated.desk.back());
    BOOST_TEST(seated.desk.message() == "Nothing was changed: the journal is as it was.");
    BOOST_TEST((seated.desk.mood() == Desk::Mood::news));
    seated.desk.tell("The disk is full.");
    BOOST_TEST((seated.desk.mood() == Desk::Mood::trouble));
}

BOOST_AUTO_TEST_CASE(undo_says_what) {
    Seated seated;
    BOOST_TEST(seated.desk.undo_name() == "");
    BOOST_TEST(!seated.desk.undo());
    seated.enters(Control{support::city("damascus"), Cube::pool});
    BOOST_TEST(seated.desk.undo_name() == "Red takes control of Damascus.");
    BOOST_TEST(seated.desk.undo());
    BOOST_TEST(seated.desk.message() == "Undone: Red takes control of Damascus.");
    BOOST_TEST(seated.desk.redo_name() == "Red takes control of Damascus.");
    BOOST_TEST(seated.desk.redo());
    BOOST_TEST(seated.session.journal().cursor() == 1U);
}

BOOST_AUTO_TEST_CASE(what_is_not_offered_says_why) {
    Seated seated;
    seated.types("A");
    seated.desk.explain();
    const auto& row = seated.desk.page().rows[seated.row("Basra")];
    BOOST_TEST(row.note.starts_with("Not allowed, BYZ-9"));
    seated.desk.choose(seated.row("Basra"));
    BOOST_TEST(seated.desk.message() == row.note);
    BOOST_TEST(seated.desk.back());
    BOOST_TEST(seated.desk.page().path.size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_city_that_is_not_offered_says_why_and_can_be_corrected) {
    Seated seated;
    seated.types("A");
    seated.desk.choose_city(support::city("basra"));
    BOOST_TEST(seated.desk.page().heading.starts_with(
        "Why not Basra? Not allowed, BYZ-9: A cube can take control only of Byzantine "
        "and Arab cities"));
    BOOST_TEST(seated.desk.page().below == "If your table differs, choose what to correct there.");
    BOOST_TEST((seated.desk.topic() == present::HelpTopic{present::RuleIds{"BYZ-9"}}));
    BOOST_TEST(!seated.desk.page().rows.empty());
    seated.desk.choose(0);
    BOOST_TEST(seated.desk.typing());
    BOOST_TEST(seated.desk.back());
    BOOST_TEST(seated.desk.page().heading.starts_with("Why not Basra?"));
    BOOST_TEST(seated.desk.back());
    BOOST_TEST(seated.desk.page().path.size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_city_is_not_explained_while_none_is_asked_for) {
    Seated seated;
    seated.types("D");
    seated.desk.choose_city(support::city("basra"));
    BOOST_TEST(
        seated.desk.page().heading.starts_with("Basra: what the program has there. Correct it if your table differs."));
}

BOOST_AUTO_TEST_CASE(at_the_end_the_places_are_said) {
    Session session = table_of({Color::red, Color::blue});
    std::mt19937 random{7};
    play(session, random);
    const Desk desk{session, Advice::none};
    BOOST_TEST(desk.page().below.starts_with("1. "));
    BOOST_TEST(desk.page().below.find("\n2. ") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(attacks_are_planned_for_anybody) {
    Seated seated;
    auto place = seated.session.legal();
    seated.desk.plan();
    BOOST_TEST(seated.desk.page().rows.size() == 2U);
    seated.desk.choose(1);
    for (const auto& row : seated.desk.page().rows) BOOST_TEST(row.detail.has_value());
    BOOST_TEST(seated.desk.back());
    BOOST_TEST((seated.session.legal() == place));
}

// It is mostly their own attack that somebody plans.
BOOST_AUTO_TEST_CASE(whoever_is_asked_stands_first_among_those_who_plan) {
    Seated seated;
    seated.types("G");
    while (seated.session.position().active == Color::red) seated.desk.confirm();
    seated.desk.plan();
    const auto& rows = seated.desk.page().rows;
    BOOST_TEST_REQUIRE(rows.size() == 2U);
    BOOST_TEST(rows[0].text.ends_with("(blue)"), rows[0].text);
    seated.desk.choose(0);
    BOOST_TEST(seated.desk.page().heading.find("(blue)") != std::string::npos, seated.desk.page().heading);
}

BOOST_AUTO_TEST_CASE(automatic_dice_lie_rolled_and_wait_and_can_be_told_otherwise) {
    Seated seated;
    seated.desk.set_automatic_dice(present::Switch::on);
    seated.types("C");
    seated.desk.choose(seated.row("Bulgars attack"));
    while (!seated.desk.dice()) seated.desk.confirm();
    BOOST_TEST(seated.desk.dice()->complete());
    BOOST_TEST(seated.session.journal().size() == 1U);
    seated.desk.erase();
    BOOST_TEST(!seated.desk.dice()->complete());
}

// It was about the dice before the last key.
BOOST_AUTO_TEST_CASE(a_warning_about_missing_dice_goes_when_one_is_typed) {
    Seated seated;
    seated.types("C");
    seated.desk.choose(seated.row("Bulgars attack"));
    while (!seated.desk.dice()) seated.desk.confirm();
    seated.desk.confirm();
    BOOST_TEST(seated.desk.message().starts_with("Some dice are still missing"), seated.desk.message());
    seated.types("4");
    BOOST_TEST(seated.desk.message() == "");
}

BOOST_AUTO_TEST_CASE(dice_that_lie_already_are_not_rolled_again) {
    Seated seated;
    seated.types("C");
    seated.desk.choose(seated.row("Bulgars attack"));
    while (!seated.desk.dice()) seated.desk.confirm();
    seated.desk.roll();
    BOOST_TEST_REQUIRE(seated.desk.dice()->complete());
    const Roll first = seated.desk.dice()->roll();
    for (int i = 0; i < 5; ++i) seated.desk.roll();
    BOOST_TEST((seated.desk.dice()->roll() == first));
    BOOST_TEST(seated.desk.message().starts_with("The dice are already rolled"), seated.desk.message());
    seated.desk.erase();
    seated.desk.roll();
    BOOST_TEST(seated.desk.dice()->complete());
}

BOOST_AUTO_TEST_CASE(dice_that_are_asked_for_are_rolled_when_that_is_wished_for) {
    Seated seated;
    seated.types("C");
    seated.desk.choose(seated.row("Bulgars attack"));
    while (!seated.desk.dice()) seated.desk.confirm();
    BOOST_TEST(!seated.desk.dice()->complete());
    seated.desk.set_automatic_dice(present::Switch::on);
    BOOST_TEST(seated.desk.dice()->complete());
}

BOOST_AUTO_TEST_SUITE_END()
