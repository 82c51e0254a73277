// SPDX-License-Identifier: MIT
#include "eko/rules/board.h"
#include "eko/support/scene.h"
#include "eko/text/header.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace {

using namespace eko;
using namespace eko_support;

Header small_header(std::vector<StartDisc> start) {
    return {board_t(), {{Color::violet, ""}, {Color::cyan, ""}, {Color::blue, ""}}, Color::cyan, std::move(start), {}};
}

const std::vector<StartDisc> three_discs{
    {{0, 0}, Color::cyan, true}, {{1, 0}, Color::cyan, false}, {{5, 0}, Color::violet, true}};

std::string fault_of(const Layout& layout) {
    const auto board = make_board(layout);
    return board ? "" : board.error().where + ' ' + in_english(board.error().why);
}

Layout with_tiles(std::vector<LaidTile> tiles) {
    Layout layout;
    layout.library = {{"A", "x..r..."}, {"B", "......c"}};
    layout.tiles = std::move(tiles);
    return layout;
}

std::optional<StartFault> start_fault(std::vector<StartDisc> start) {
    const Header header = small_header(std::move(start));
    const auto wrong = check_start(text::table_of(header), header);
    return wrong ? std::optional{wrong->fault} : std::nullopt;
}

std::vector<Hint> hint_kinds(const Layout& layout, int players) {
    std::vector<Hint> kinds;
    for (const BoardHint& hint : hints(make_board(layout).value(), layout, players)) kinds.push_back(hint.hint);
    return kinds;
}

bool hinted(const Layout& layout, Hint hint) {
    const auto kinds = hint_kinds(layout, 2);
    return std::find(kinds.begin(), kinds.end(), hint) != kinds.end();
}

Scene at_start(const Header& header) {
    Scene scene{"", header.layout, {}, 3};
    scene.now = start(text::table_of(header), header);
    return scene;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(set_up)

BOOST_AUTO_TEST_CASE(eko_1_sixteen_discs_and_nine_buildings_each) {
    const Header header = small_header(three_discs);
    const Table table = text::table_of(header);
    const Position now = start(table, header);
    BOOST_TEST(now[Color::cyan].reserve == 14);
    BOOST_TEST(now[Color::violet].reserve == 15);
    BOOST_TEST(now[Color::blue].reserve == 16);
    BOOST_TEST(in_supply(table.board, now, Color::cyan, Size::camp) == 5);
    BOOST_TEST(in_supply(table.board, now, Color::cyan, Size::tower) == 3);
    BOOST_TEST(in_supply(table.board, now, Color::cyan, Size::castle) == 1);
    BOOST_TEST(audit(table, now).empty());
}

BOOST_AUTO_TEST_CASE(eko_2_a_tile_has_seven_fields) {
    BOOST_TEST(make_board(with_tiles({{"A", {0, 0}, 0}})).value().fields.size() == 7U);
    Layout layout = with_tiles({{"A", {0, 0}, 0}});
    layout.library.front().letters = "x..r..";
    BOOST_TEST(fault_of(layout) == "library.A must have 7 letters, not 6");
    layout.library.front().letters = "x..r..?";
    BOOST_TEST(fault_of(layout).starts_with("library.A must hold only the letters"));
}

BOOST_AUTO_TEST_CASE(eko_3_a_stack_stands_on_movement_fields_alone) {
    const Board board = make_board(board_t()).value();
    BOOST_TEST(board.all_ways.size() == 9U);
    BOOST_TEST(board.all_sites.size() == 6U);  // the abyss is neither
    BOOST_TEST(!largest_on(FieldKind::abyss).has_value());
    BOOST_TEST(is_way(FieldKind::storm));
    BOOST_TEST(!is_way(FieldKind::portal));
    for (const char letter : std::string{".rvmcxspwld"})
        BOOST_TEST(eko::letter(kind_of_letter(letter).value()) == letter);
    BOOST_TEST(!kind_of_letter('_').has_value());
}

BOOST_AUTO_TEST_CASE(eko_5_a_board_of_another_size_is_hinted_at) {
    BOOST_TEST(hinted(with_tiles({{"A", {0, 0}, 0}}), Hint::tile_count));
    Layout seven = with_tiles({});
    for (const Hex at : {Hex{0, 0}, {2, 1}, {-1, 3}, {-3, 2}, {-2, -1}, {1, -3}, {3, -2}})
        seven.tiles.push_back({"A", at, 0});
    BOOST_TEST(make_board(seven).value().fields.size() == 49U);
    BOOST_TEST(!hinted(seven, Hint::tile_count));
    BOOST_TEST(hinted(seven, Hint::field_count));
    BOOST_TEST(hinted(seven, Hint::no_capital));
}

BOOST_AUTO_TEST_CASE(eko_6_a_tile_is_turned_clockwise) {
    const auto kind_at = [](int turn, Hex at) {
        const Board board = make_board(with_tiles({{"B", {0, 0}, turn}})).value();
        return board[board.find(at).value()].kind;
    };
    BOOST_TEST((kind_at(0, {1, -1}) == FieldKind::capital));  // the last of the ring, NE
    BOOST_TEST((kind_at(1, {1, 0}) == FieldKind::capital));
    BOOST_TEST((kind_at(2, {0, 1}) == FieldKind::capital));
    BOOST_TEST((kind_at(5, {0, -1}) == FieldKind::capital));
    BOOST_TEST(fault_of(with_tiles({{"B", {0, 0}, 6}})) == "tiles[0].turn must be a whole number from 0 to 5");
}

BOOST_AUTO_TEST_CASE(eko_7_discs_lie_as_they_were_dealt) {
    const Header header = small_header(three_discs);
    const Scene scene = at_start(header);
    BOOST_TEST(scene.at("0,0") == "c1*");
    BOOST_TEST(scene.at("1,0") == "c1");
    BOOST_TEST(emperor_in_reserve(scene.player(Color::blue)));
    BOOST_TEST(!emperor_in_reserve(scene.player(Color::cyan)));
}

BOOST_AUTO_TEST_CASE(eko_7_a_start_that_cannot_be_is_found) {
    BOOST_TEST(!start_fault(three_discs).has_value());
    BOOST_TEST((start_fault({{{3, 1}, Color::cyan, false}}) == StartFault::no_plain_field));
    BOOST_TEST((start_fault({{{0, 0}, Color::cyan, false}, {{0, 0}, Color::violet, false}}) == StartFault::same_field));
    BOOST_TEST((start_fault({{{0, 0}, Color::white, false}}) == StartFault::not_seated));
    BOOST_TEST((start_fault({{{0, 0}, Color::cyan, true}, {{1, 0}, Color::cyan, true}}) == StartFault::two_emperors));
    BOOST_TEST((start_fault({{{0, 0}, Color::cyan, true}}) == StartFault::one_player_only));
    BOOST_TEST((start_fault({}) == StartFault::one_player_only));
}

BOOST_AUTO_TEST_CASE(eko_7_sixteen_discs_have_their_emperor) {
    Header header = small_header({});
    header.layout = rows({{{0, 0}, "...................."}});
    for (int q = 0; q < 16; ++q) header.start.push_back({{q, 0}, Color::cyan, false});
    header.start.push_back({{16, 0}, Color::violet, true});
    const Table table = text::table_of(header);
    BOOST_TEST((check_start(table, header)->fault == StartFault::no_emperor));
    header.start.front().emperor = true;
    BOOST_TEST(!check_start(table, header).has_value());
    header.start.push_back({{17, 0}, Color::cyan, false});
    BOOST_TEST((check_start(table, header)->fault == StartFault::too_many_discs));
}

BOOST_AUTO_TEST_CASE(eko_8_the_first_player_begins_and_play_goes_clockwise) {
    Scene scene = at_start(small_header(three_discs));  // violet, cyan, blue; cyan begins
    BOOST_TEST(scene.awaits() == "swap cyan");
    BOOST_TEST(scene.now.turn == 0);
}

BOOST_AUTO_TEST_CASE(eko_9_swaps_go_round_and_then_the_first_turn_begins) {
    const Header header = small_header(three_discs);
    Scene scene = at_start(header);
    const Table table = text::table_of(header);
    const auto enter = [&](const Decision& decision) { scene.now = apply(table, scene.now, decision).value().after; };
    enter(Swap{scene.field("1,0")});
    BOOST_TEST(scene.at("0,0") == "c1");
    BOOST_TEST(scene.at("1,0") == "c1*");
    BOOST_TEST(scene.awaits() == "swap blue");
    enter(Keep{});
    BOOST_TEST(scene.awaits() == "swap violet");
    enter(Keep{});
    BOOST_TEST(scene.awaits() == "action cyan");
    BOOST_TEST(scene.now.turn == 1);
}

BOOST_AUTO_TEST_CASE(eko_9_only_with_another_disc_of_ones_own) {
    Scene scene{"c1*@0,0 c1@1,0 v1@5,0"};
    scene.now.awaits = AwaitSwap{Color::cyan};
    BOOST_TEST(scene.legal().size() == 2U);
    for (const auto* to : {"0,0", "5,0", "2,0", "1,1"})
        scene.refuses(R"({"do":"swap","to":")" + std::string{to} + "\"}", "EKO-9", "another disc of his own player");
    Scene away{"c1@0,0 c1@1,0 v1@5,0"};
    away.now.awaits = AwaitSwap{Color::cyan};
    away.refuses(R"({"do":"swap","to":"1,0"})", "EKO-9", "not on the board");
    BOOST_TEST(away.legal().size() == 1U);
    away.refuses(pass, "AWAITS", "This entry does not answer the question that is open now.");
}

BOOST_AUTO_TEST_CASE(eko_60_islands_and_odd_counts_are_hinted_at) {
    BOOST_TEST(hinted(rows({{{0, 0}, ".x."}}), Hint::not_joined));
    BOOST_TEST(!hinted(rows({{{0, 0}, "..."}}), Hint::not_joined));
    Layout joined = rows({{{0, 0}, "p.x.p"}});
    joined.portals = {{{0, 0}, {1, 0}}, {{4, 0}, {3, 0}}};
    BOOST_TEST(!hinted(joined, Hint::not_joined));
    joined.portals.back().exit = {5, 0};
    joined.rows.push_back({{5, 0}, "r"});
    BOOST_TEST(hinted(joined, Hint::exit_not_movement));
    BOOST_TEST(hinted(rows({{{0, 0}, ".cc"}}), Hint::capital_count));
    BOOST_TEST(!hinted(rows({{{0, 0}, "c................................"}}), Hint::field_count));
}

BOOST_AUTO_TEST_CASE(a_layout_that_cannot_be_is_refused_where_it_goes_wrong) {
    BOOST_TEST(fault_of({}) == " has no field at all");
    BOOST_TEST(fault_of(with_tiles({{"C", {0, 0}, 0}})) == "tiles[0].id must be the id of a tile in the library");
    BOOST_TEST(fault_of(with_tiles({{"A", {0, 0}, 0}, {"B", {1, 0}, 0}})).starts_with("tiles[1] lies on 1,0"));
    BOOST_TEST(fault_of(with_tiles({{"A", {99, 0}, 0}})).starts_with("tiles[0] reaches beyond"));
    BOOST_TEST(fault_of(rows({{{0, 0}, ".y"}})).starts_with("rows[0] must hold only"));
    BOOST_TEST(fault_of(rows({{{0, 0}, ".."}, {{1, 0}, "_"}})).starts_with("rows[1] lies on 1,0"));
    BOOST_TEST(fault_of(rows({{{98, 0}, "..."}})).starts_with("rows[0] reaches beyond"));
    Layout portals = rows({{{0, 0}, "p.p."}});
    portals.portals = {{{1, 0}, {0, 0}}};
    BOOST_TEST(fault_of(portals) == "portals[0].at must be a portal field of the board");
    portals.portals = {{{0, 0}, {1, 0}}, {{0, 0}, {1, 0}}};
    BOOST_TEST(fault_of(portals) == "portals[1].at must be a portal that is named once");
    portals.portals = {{{0, 0}, {3, 0}}};
    BOOST_TEST(fault_of(portals) == "portals[0].exit must be a field of the board next to the portal");
    Layout groups = rows({{{0, 0}, ".."}});
    groups.groups = {{GroupKind::pyramid, {}, ""}};
    BOOST_TEST(fault_of(groups) == "groups[0].fields must name at least one field");
    groups.groups = {{GroupKind::beacon, {{0, 0}, {2, 0}}, ""}};
    BOOST_TEST(fault_of(groups) == "groups[0].fields[1] must be a field of the board");
}

BOOST_AUTO_TEST_CASE(rows_are_laid_over_tiles) {
    Layout layout = with_tiles({{"A", {0, 0}, 0}});
    layout.rows = {{{0, 0}, "m_"}};
    const Board board = make_board(layout).value();
    BOOST_TEST((board[board.find({0, 0}).value()].kind == FieldKind::mountain));
    BOOST_TEST(!board.find({1, 0}).has_value());
    BOOST_TEST(board.fields.size() == 6U);
}

BOOST_AUTO_TEST_SUITE_END()
