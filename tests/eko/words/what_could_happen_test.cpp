// SPDX-License-Identifier: MIT
// What a desk of Ekö tells of what could happen: the win watch, threats and the reach of a stack as marks on the board.
#include "eko/foresight/plan.h"
#include "eko/foresight/stops.h"
#include "eko/foresight/threats.h"
#include "eko/rules/rules.h"
#include "eko/support/random_tables.h"
#include "eko/support/scene.h"
#include "eko/text/header.h"
#include "eko/text/typed_ids.h"
#include "eko/words/desk/desk.h"
#include "eko/words/foresight/board_marks.h"
#include "eko/words/foresight/foresight_text.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

using namespace eko;
using namespace eko_support;

namespace {

Header watched_header() {
    return {board_t(),
            {{Color::cyan, "Anna"}, {Color::violet, "Boris"}},
            Color::cyan,
            {{{0, 0}, Color::cyan, false}, {{3, 0}, Color::cyan, true}, {{5, 0}, Color::violet, true}},
            {}};
}

// Nothing is known yet.
class KnowsNothing : public words::Foreseeing {
public:
    const words::Prospects* watch(const Position&) override { return nullptr; }
    const words::AllThreats* threats(const Position&) override { return nullptr; }
    const words::PlanAnswer* plan(const Position&, FieldId) override { return nullptr; }
    const words::StopsAnswer* stops(const Position&) override { return nullptr; }
};

std::set<FieldId> fields_of(const words::BoardMarks& marks) {
    std::set<FieldId> fields;
    for (const auto& tag : marks.tags) fields.insert(tag.field);
    return fields;
}

// Whether a ring marks that move and a sentence says what it costs, however it is paid.
bool tells_price(const words::BoardMarks& marks, const foresight::Destination& one) {
    const auto has = [&](const std::vector<FieldId>& ringed) {
        return std::find(ringed.begin(), ringed.end(), one.to) != ringed.end();
    };
    const bool is_at_once = one.cost.sand == foresight::Paid::no && one.cost.march == foresight::Paid::no;
    if (!has(marks.touched.fields) && (is_at_once || !has(marks.touched.far))) return false;
    const auto tag =
        std::find_if(marks.tags.begin(), marks.tags.end(), [&](const auto& t) { return t.field == one.to; });
    return tag != marks.tags.end() &&
           std::any_of(tag->sentences.begin(), tag->sentences.end(),
                       [&](const std::string& sentence) { return sentence.ends_with(words::cost_words(one.cost)); });
}

// Somewhere in a game by chance.
struct AnyPosition {
    Header header;
    Table table;
    Position now;
};
AnyPosition any_position(std::uint64_t seed) {
    Bits bits{seed};
    const Header header = random_header(bits);
    const Table table = text::table_of(header);
    AnyPosition any{header, table, start(table, header)};
    for (int entries = 0; entries < 40 && !std::holds_alternative<Over>(any.now.awaits); ++entries)
        any.now = apply(any.table, any.now, random_entry(bits, any.table, any.now, legal(any.table, any.now)))->after;
    return any;
}

}  // namespace

// Anna is at her first action.
class WatchedDesk {
public:
    WatchedDesk()
        : header_{watched_header()},
          session_{text::table_of(header_), header_, session::DiceSource::from_seed(1)},
          desk{session_} {
        desk.choose(0);  // Boris can only leave his emperor in his place
    }

    const Table& table() const { return session_.table(); }
    const Position& now() const { return session_.position(); }
    std::size_t entries() const { return session_.journal().cursor(); }
    FieldId field(Hex at) const { return *table().board.find(at); }
    void set(std::vector<Setting> settings) {
        desk.enter_together({{Entry{Correct{std::move(settings), ""}}}, {}});
        BOOST_REQUIRE(desk.message().empty());
    }
    // Boris has three discs on 5,0, and Anna only her emperor on 3,0.
    void threaten() {
        set({SetStack{field({0, 0}), std::nullopt}, SetStack{field({5, 0}), Stack{Color::violet, 3, true}}});
    }
    // Anna has one stack of four, which either of two discs of Boris can take along.
    void threaten_by_kamikaze() {
        set({SetStack{field({0, 0}), std::nullopt}, SetStack{field({3, 0}), Stack{Color::cyan, 4, true}},
             SetStack{field({4, -1}), Stack{Color::violet, 1, false}}});
    }
    // Each has two stacks, and nobody can pay for a forced march.
    void make_peace() {
        set({SetReserve{Color::cyan, 2}, SetReserve{Color::violet, 2},
             SetStack{field({5, 0}), Stack{Color::violet, 2, true}},
             SetStack{field({4, -1}), Stack{Color::violet, 2, false}}});
    }

private:
    Header header_;
    text::Session session_;

public:
    words::Desk desk;
};

BOOST_FIXTURE_TEST_SUITE(what_could_happen, WatchedDesk)

BOOST_AUTO_TEST_CASE(the_watch_shows_how_entry_by_entry) {
    threaten();
    desk.watch();
    BOOST_TEST(desk.page().heading == "Boris can win like this");
    BOOST_TEST_REQUIRE(desk.page().rows.size() == 2U);
    BOOST_TEST(desk.page().rows[0].key == "1");
    BOOST_TEST(text::with_ids(desk.page().rows[0].text).find("on 3,0") != std::string::npos, desk.page().rows[0].text);
    BOOST_TEST(desk.page().rows[1].key == "S");
    BOOST_TEST(desk.page().below.find("Boris wins.") != std::string::npos, desk.page().below);
}

BOOST_AUTO_TEST_CASE(the_line_is_marked_on_the_board) {
    BOOST_TEST(!desk.page_marks().has_value());
    threaten();
    desk.watch();
    const auto marks = desk.page_marks().value();
    BOOST_TEST_REQUIRE(marks.tags.size() == 1U);
    BOOST_TEST((marks.tags.front().field == field({3, 0})));
    BOOST_TEST(marks.tags.front().parts.front().text == "1");
    BOOST_TEST_REQUIRE(marks.touched.way.has_value());
    BOOST_TEST((marks.touched.way->from == field({5, 0})));
    BOOST_TEST((marks.touched.far == std::vector{field({5, 0})}));
    BOOST_TEST((marks.touched.way->over == std::vector{field({5, 0}), field({4, 0}), field({3, 0})}));
    desk.select_next(1);
    BOOST_TEST(!desk.page_marks()->touched.way.has_value());
}

BOOST_AUTO_TEST_CASE(a_win_by_points_is_told_as_a_sum) {
    const FieldId site = field({1, 1});
    const Position before = now();
    set({SetBuilding{site, Building{Color::violet, Size::camp}}});
    const Position after = now();
    const Result by_points{EndReason::points, {Color::violet}, {4, 12}};
    const auto told = [&](const Position& from, const Position& to, Color player, const Result& result) {
        return words::points_won(desk.names(), table(), {from, to}, player, result);
    };
    BOOST_TEST(told(before, after, Color::violet, by_points) ==
               "Boris has 0 points. This adds 1 and makes 12; 12 are needed.");
    BOOST_TEST(told(before, after, Color::cyan, by_points).empty());
    const Result as_last{EndReason::last, {Color::violet}, {4, 12}};
    BOOST_TEST(told(before, after, Color::violet, as_last).empty());
    set({SetBuilding{site, Building{Color::violet, Size::tower}}});
    BOOST_TEST(told(after, now(), Color::violet, by_points) ==  // not "adds 1"
               "Boris has 1 point. This adds 2, takes 1 and makes 12; 12 are needed.");
}

// It said that nobody could win.
BOOST_AUTO_TEST_CASE(after_the_end_the_watch_says_who_has_won) {
    threaten();
    desk.enter_together({{Entry{AwaitPlayer{Color::violet}}}, {}});
    const auto prospects = foresight::watch(table(), now());
    const auto& way = std::find_if(prospects.begin(), prospects.end(), [](const auto& one) {
                          return one.player == Color::violet;
                      })->alone.value();
    for (const Decision& decision : way.line) {
        desk.enter_together({{Entry{decision}}, {}});
        BOOST_TEST_REQUIRE(desk.message() == "");
    }
    BOOST_TEST_REQUIRE(std::holds_alternative<Over>(now().awaits));
    desk.watch();
    BOOST_TEST(desk.page().heading == "The game is over.");
    BOOST_TEST(desk.page().below.ends_with("Boris wins."), desk.page().below);
    BOOST_TEST(desk.page().rows.empty());
}

BOOST_AUTO_TEST_CASE(what_stops_it_is_listed_on_demand) {
    threaten_by_kamikaze();
    desk.watch();
    BOOST_TEST(desk.type('S'));
    const auto stops = foresight::what_would_stop(table(), now()).value();
    BOOST_TEST_REQUIRE(!stops.entries.empty());
    BOOST_TEST(desk.page().rows.size() == stops.entries.size());
    BOOST_TEST(desk.page().heading == words::stops_sentence(desk.names(), stops));
    BOOST_TEST(desk.page_marks()->touched.fields.size() == 1U);
    desk.choose(0);
    BOOST_TEST(entries() == 3U);
    desk.back();
    BOOST_TEST(desk.page().heading.find(" can win like this") != std::string::npos, desk.page().heading);
    desk.back();
    BOOST_TEST(!desk.page_marks().has_value());
}

BOOST_AUTO_TEST_CASE(every_way_to_an_end_has_its_page) {
    threaten_by_kamikaze();
    const auto prospects = foresight::watch(table(), now());
    std::size_t ways = 0;
    for (const auto& one : prospects) ways += (one.alone ? 1 : 0) + (one.shared ? 1 : 0) + (one.nobody ? 1 : 0);
    BOOST_TEST_REQUIRE(ways >= 2U);
    desk.watch();
    std::set<std::string> headings;
    for (std::size_t i = 0; i < ways; ++i) {
        headings.insert(desk.page().heading);
        BOOST_TEST(desk.type('N'));
    }
    BOOST_TEST(headings.size() == ways);
    BOOST_TEST(headings.contains(desk.page().heading));
}

// Anna sits before him, so hers came first, and his own was behind a key.
BOOST_AUTO_TEST_CASE(who_can_win_in_his_own_turn_is_told_first) {
    set({SetStack{field({0, 0}), std::nullopt}});
    desk.enter_together({{Entry{AwaitPlayer{Color::violet}}}, {}});
    const auto prospects = foresight::watch(table(), now());
    BOOST_TEST_REQUIRE(prospects.size() == 2U);
    for (const auto& one : prospects) BOOST_TEST_REQUIRE(one.alone.has_value());
    BOOST_TEST_REQUIRE((prospects.front().player == Color::cyan));
    desk.watch();
    BOOST_TEST(desk.page().heading == "Boris can win like this");
    BOOST_TEST(desk.page().below.ends_with(" There may be other ways."), desk.page().below);  // a shortest one is shown
    BOOST_TEST(desk.page().rows.back().text == "Another: Anna can win like this");
    // The way is his own: what is to be stopped is hers.
    BOOST_TEST(desk.page().rows[desk.page().rows.size() - 2].text == "What stops Anna?");
}

// After what was not tried, nobody knows.
BOOST_AUTO_TEST_CASE(what_was_not_tried_is_not_said_to_stop_nothing) {
    foresight::Stops stops{Color::cyan, {Color::violet}, {}, 3};
    BOOST_TEST(words::stops_sentence(desk.names(), stops) ==
               "No single move by Anna stops Boris: after every move a way to win is left.");
    stops.shares = foresight::Shares::too_many;
    BOOST_TEST(words::stops_sentence(desk.names(), stops) ==
               "No single move by Anna that was tried stops Boris. There are too many ways to share out the "
               "reinforcement to try them.");
}

BOOST_AUTO_TEST_CASE(where_nobody_can_win_the_watch_says_so) {
    make_peace();
    desk.watch();
    BOOST_TEST(desk.page().rows.empty());
    BOOST_TEST(desk.page().below == "Nobody can win within the coming turn.");
    BOOST_TEST(words::watch_brief(desk.names(), now(), foresight::watch(table(), now())).empty());
}

BOOST_AUTO_TEST_CASE(the_page_fills_when_the_answer_comes) {
    threaten();
    KnowsNothing nothing;
    words::ForeseenAtOnce all{table()};
    desk.foresee_by(nothing);
    desk.watch();
    BOOST_TEST(desk.page().below == "Calculating.");
    desk.foresee_by(all);
    desk.back();
    desk.watch();
    BOOST_TEST(desk.page().rows.size() == 2U);
}

BOOST_AUTO_TEST_CASE(the_brief_says_in_which_turn) {
    threaten();
    const auto brief = [&] { return words::watch_brief(desk.names(), now(), foresight::watch(table(), now())); };
    BOOST_TEST(brief() == "Boris can win in their next turn.");
    desk.enter_together({{Entry{AwaitPlayer{Color::violet}}}, {}});
    BOOST_TEST(brief() == "Boris can win in this turn.");
}

BOOST_AUTO_TEST_CASE(threats_name_who_and_at_what_cost) {
    threaten();
    const auto marks = words::threat_marks(desk.names(), table(), now(), foresight::threats(table(), now()));
    BOOST_TEST_REQUIRE(marks.tags.size() == 1U);
    const auto& tag = marks.tags.front();
    BOOST_TEST((tag.field == field({3, 0})));
    BOOST_TEST_REQUIRE(tag.parts.size() == 1U);
    BOOST_TEST((tag.parts.front().badge->shape == words::badge(Color::violet).shape));
    BOOST_TEST(tag.parts.front().text.empty());
    BOOST_TEST(tag.sentences.front().find("Boris") == 0U, tag.sentences.front());
}

BOOST_AUTO_TEST_CASE(where_nothing_is_threatened_nothing_is_marked) {
    set({SetStack{field({5, 0}), std::nullopt}, SetEmperor{Color::violet, InReserve{}}});
    const auto marks = words::threat_marks(desk.names(), table(), now(), foresight::threats(table(), now()));
    BOOST_TEST(marks.tags.empty());
    BOOST_TEST(marks.heading == "Within one turn, no stack can be attacked and no building replaced.");
}

BOOST_AUTO_TEST_CASE(the_reach_of_a_stack_is_marked_with_its_costs) {
    const auto plan = foresight::plan_of(table(), now(), field({3, 0})).value();
    const auto marks = words::plan_marks(desk.names(), table(), now(), plan);
    BOOST_TEST_REQUIRE(!marks.tags.empty());
    BOOST_TEST((marks.touched.fields.front() == field({3, 0})));
    for (const auto& one : plan.destinations) {
        const auto rings = std::count(marks.touched.fields.begin(), marks.touched.fields.end(), one.to) +
                           std::count(marks.touched.far.begin(), marks.touched.far.end(), one.to);
        BOOST_TEST(rings == 1);
    }
    for (const auto& tag : marks.tags) BOOST_TEST(!tag.sentences.empty());
    const auto on_capital = std::find_if(marks.tags.begin(), marks.tags.end(), [&](const auto& tag) {
        return tag.field == field({3, 1});
    });
    BOOST_TEST_REQUIRE((on_capital != marks.tags.end()));
    BOOST_TEST(on_capital->parts.front().text == "\u23021");
    BOOST_TEST(text::with_ids(on_capital->sentences.front()).find("3,1") != std::string::npos,
               on_capital->sentences.front());
}

// Two ways ran on as one plan of three moves, and the sign of the dearer one hid the board.
BOOST_AUTO_TEST_CASE(ways_to_one_field_stand_apart_the_cheapest_first) {
    set({SetStack{field({2, 0}), Stack{Color::cyan, 1, false}}, SetReserve{Color::cyan, 5}});
    const auto plan = foresight::plan_of(table(), now(), field({3, 0})).value();
    const auto marks = words::plan_marks(desk.names(), table(), now(), plan);
    const auto both = std::find_if(marks.tags.begin(), marks.tags.end(), [&](const auto& tag) {
        return tag.field == field({2, 0});
    });
    BOOST_TEST_REQUIRE((both != marks.tags.end()));
    BOOST_TEST_REQUIRE(both->parts.size() == 1U);
    BOOST_TEST(both->parts.front().text == "+");
    BOOST_TEST_REQUIRE(both->sentences.size() == 2U);
    BOOST_TEST(text::with_ids(both->sentences.front()) == "Anna moves the stack on 3,0 onto the one on 2,0.");
    BOOST_TEST(both->sentences.back().starts_with("Or: Anna moves the stack on "), both->sentences.back());
    BOOST_TEST(both->sentences.back().ends_with("It costs 3 discs for the forced march."), both->sentences.back());
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(marks_of_any_position)

// Dozens of the same number would hide the stacks.
BOOST_AUTO_TEST_CASE(of_many_stormy_moves_only_the_rings_are_drawn) {
    std::size_t many = 0;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const auto [header, table, now] = any_position(seed);
        const words::Names names{table.board, header};
        for (const FieldId field : table.board.all_ways) {
            const auto plan = foresight::plan_of(table, now, field);
            if (!plan) continue;
            const auto reach = words::plan_marks(names, table, now, *plan);
            const auto losses = std::count_if(reach.tags.begin(), reach.tags.end(), [](const auto& tag) {
                return !tag.parts.empty() && tag.parts.front().text.starts_with("\u2212");
            });
            BOOST_TEST(losses <= 12);
            many += reach.heading.find("Point at a ring to see its price.") != std::string::npos ? 1U : 0U;
        }
    }
    BOOST_TEST(many > 0U);
}

// A number that holds the three discs of a forced march would say nothing of either.
BOOST_AUTO_TEST_CASE(what_needs_a_forced_march_is_told_apart_and_explained) {
    std::size_t marched = 0;
    std::size_t at_once = 0;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const auto [header, table, now] = any_position(seed);
        const words::Names names{table.board, header};
        const auto all = foresight::threats(table, now);
        const auto marks = words::threat_marks(names, table, now, all);
        bool shows_march = false;
        for (const auto& tag : marks.tags) {
            const auto is_march = [](const words::TagPart& part) { return part.text.ends_with("\u00bb"); };
            const auto marches = std::count_if(tag.parts.begin(), tag.parts.end(), is_march);
            BOOST_TEST((marches == 0 || marches == std::ssize(tag.parts)));  // else the lesser worry is left out
            shows_march = shows_march || marches > 0;
            (marches > 0 ? marched : at_once) += 1;
        }
        BOOST_TEST((marks.heading.find("\u00bb by a forced march") != std::string::npos) == shows_march);
    }
    BOOST_TEST(marched > 5U);
    BOOST_TEST(at_once > 5U);
}

// Each tag is of something that is there, all that is there has its tag, and every part of a threat has its sentence.
BOOST_AUTO_TEST_CASE(tags_are_neither_more_nor_less_than_what_could_happen) {
    std::size_t threatened = 0;
    std::size_t reached = 0;
    std::size_t come_back = 0;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const auto [header, table, now] = any_position(seed);
        const words::Names names{table.board, header};
        std::set<FieldId> fields;
        const auto all = foresight::threats(table, now);
        for (const auto& one : all) {
            for (const auto& stack : one.stacks) fields.insert(stack.field);
            for (const auto& building : one.buildings) fields.insert(building.field);
        }
        const auto marks = words::threat_marks(names, table, now, all);
        BOOST_TEST((fields_of(marks) == fields), "seed " << seed);
        for (const auto& tag : marks.tags) BOOST_TEST((!tag.parts.empty() && tag.parts.size() <= tag.sentences.size()));
        threatened += fields.size();
        for (const FieldId field : table.board.all_ways) {
            const auto plan = foresight::plan_of(table, now, field);
            if (!plan) continue;
            std::set<FieldId> within;
            for (const auto& one : plan->destinations)
                if (one.to != field) within.insert(one.to);  // back again by a forced march is no news
            for (const auto& one : plan->payables) within.insert(one.on);
            const auto reach = words::plan_marks(names, table, now, *plan);
            BOOST_TEST((fields_of(reach) == within), "seed " << seed);
            for (const auto& one : plan->destinations) {
                come_back += one.to == field ? 1U : 0U;
                BOOST_TEST((one.to == field || tells_price(reach, one)));
            }
            reached += within.size();
        }
    }
    BOOST_TEST(threatened > 20U);
    BOOST_TEST(reached > 500U);
    BOOST_TEST(come_back > 0U);
}

BOOST_AUTO_TEST_SUITE_END()
