// SPDX-License-Identifier: MIT
// The board as a picture: whatever it tells, it tells without colours.
#include "eko/support/scene.h"
#include "eko/words/pictures/board_legend.h"
#include "eko/words/pictures/board_picture.h"
#include "eko/words/pictures/hex_sheet.h"
#include "eko/words/pictures/signs.h"
#include "paper/svg.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

using namespace eko;
using namespace eko_support;

namespace {

// All in one ink, as a copy without colours or greys would be.
std::string without_inks(paper::Picture picture) {
    std::string text = paper::svg_file(picture);
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        plain += text[i];
        if (text[i] == '#') i += 6;
    }
    return plain;
}

std::string drawn(const std::function<void(words::Pencil)>& draw) {
    paper::Picture picture{40, 40, "", {}};
    draw({picture, {20, 20}, 17});
    return without_inks(std::move(picture));
}

paper::Picture small_board(const Scene& scene, const Layout& layout, const words::Touched& touched = {}) {
    return words::board_picture({scene.table().board, layout, scene.now}, words::BoardSize::small, touched, "T");
}

std::vector<std::string> texts_in(const paper::Picture& picture) {
    std::vector<std::string> texts;
    for (const paper::Item& item : picture.items) {
        if (const auto* text = std::get_if<paper::Text>(&item)) texts.push_back(text->text);
        if (const auto* mark = std::get_if<paper::Mark>(&item); mark && !mark->letter.empty())
            texts.push_back(mark->letter);
    }
    return texts;
}

bool has(const std::vector<std::string>& all, const std::string& one) {
    return std::find(all.begin(), all.end(), one) != all.end();
}

// Board T with a storm, two portals, a pyramid and a lighthouse.
Layout variants() {
    Layout layout = board_t_with("ss.");
    layout.rows.push_back({{0, -2}, "p"});
    layout.rows.push_back({{2, -2}, "wld"});
    layout.portals.push_back({{0, -2}, {1, -2}});
    layout.rows.push_back({{1, -2}, "."});
    layout.groups.push_back({GroupKind::pyramid, {{6, 0}, {7, 0}}, "S"});
    layout.groups.push_back({GroupKind::beacon, {{8, 0}}, "U"});
    return layout;
}

words::Names four_names(const Scene& scene) {
    return {
        scene.table().board,
        {{}, {{Color::cyan, "Anna"}, {Color::violet, ""}, {Color::blue, ""}, {Color::white, ""}}, Color::cyan, {}, {}}};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(hexagons)

BOOST_AUTO_TEST_CASE(a_bare_board_is_the_large_one_without_ids) {
    const Scene scene{"c2*@3,0 v1@5,0"};
    const auto board = [&](words::BoardSize size) {
        return words::board_picture({scene.table().board, board_t(), scene.now}, size, {}, "T");
    };
    const auto large = board(words::BoardSize::large);
    const auto bare = board(words::BoardSize::bare);
    BOOST_TEST(has(texts_in(large), words::field_label({3, 0})));
    BOOST_TEST(!has(texts_in(bare), words::field_label({3, 0})));
    BOOST_TEST(large.width == bare.width);
    BOOST_TEST(large.height == bare.height);
    BOOST_TEST(large.items.size() - bare.items.size() == scene.table().board.fields.size());
}

BOOST_AUTO_TEST_CASE(neighbours_lie_side_by_side_and_all_are_on_the_sheet) {
    const Scene scene{"c1@0,0"};
    const words::HexSheet sheet{scene.table().board, 310, 17};
    for (const BoardField& field : scene.table().board.fields) {
        const auto from = sheet.middle(field.at);
        for (const Hex next : around(field.at)) {
            const auto to = sheet.middle(next);
            BOOST_TEST(std::hypot(to.x - from.x, to.y - from.y) == std::numbers::sqrt3 * sheet.radius(),
                       boost::test_tools::tolerance(1e-9));
        }
        for (const auto& corner : sheet.outline(field.at)) {
            BOOST_TEST((corner.x >= 0 && corner.x <= sheet.width()));
            BOOST_TEST((corner.y >= 0 && corner.y <= sheet.height()));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_side_lies_between_two_neighbours) {
    const Scene scene{"c1@0,0"};
    const words::HexSheet sheet{scene.table().board, 310, 17};
    const Hex at{3, 0};
    for (std::size_t direction = 0; direction < 6; ++direction) {
        const paper::Line side = sheet.side(at, direction, {});
        const auto from = sheet.middle(at);
        const auto to = sheet.middle(around(at)[direction]);
        BOOST_TEST((side.from.x + side.to.x) / 2 == (from.x + to.x) / 2, boost::test_tools::tolerance(1e-9));
        BOOST_TEST((side.from.y + side.to.y) / 2 == (from.y + to.y) / 2, boost::test_tools::tolerance(1e-9));
    }
}

BOOST_AUTO_TEST_CASE(a_large_board_is_drawn_smaller_and_a_small_one_no_larger_than_wished) {
    const Scene small{"c1@0,0"};
    const Scene wide{"c1@0,0", board_t_with(std::string(60, '.'))};
    BOOST_TEST(words::HexSheet(small.table().board, 310, 17).radius() == 17);
    BOOST_TEST(words::HexSheet(wide.table().board, 310, 17).width() == 310, boost::test_tools::tolerance(1e-9));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(signs)

BOOST_AUTO_TEST_CASE(of_all_kinds_of_field_differ_without_colours) {
    std::set<std::string> all;
    for (std::size_t i = 0; i < field_kinds; ++i)
        all.insert(drawn([i](words::Pencil pencil) { words::draw_sign(pencil, static_cast<FieldKind>(i)); }));
    BOOST_TEST(all.size() == field_kinds);
}

BOOST_AUTO_TEST_CASE(of_all_pieces_differ_without_colours) {
    std::set<std::string> all;
    std::size_t drawn_pieces = 0;
    const auto add = [&](const std::function<void(words::Pencil)>& draw) {
        all.insert(drawn(draw));
        ++drawn_pieces;
    };
    for (const Color color : colors) {
        for (int count = 1; count <= most_in_stack; ++count)
            for (const bool emperor : {false, true})
                add([=](words::Pencil pencil) { words::draw_stack(pencil, {color, count, emperor}); });
        for (const Size size : sizes) add([=](words::Pencil pencil) { words::draw_building(pencil, {color, size}); });
    }
    add(words::draw_pyramid);
    add(words::draw_lighthouse);
    BOOST_TEST(drawn_pieces == 46U);
    BOOST_TEST(all.size() == drawn_pieces);
}

BOOST_AUTO_TEST_CASE(a_stack_is_a_tower_with_a_rim_for_each_disc_below) {
    const auto items = [](int count) {
        paper::Picture picture{40, 40, "", {}};
        words::draw_stack({picture, {20, 20}, 17}, {Color::cyan, count, false});
        return picture.items.size();
    };
    for (int count = 2; count <= most_in_stack; ++count)
        BOOST_TEST(items(count) == items(1) + static_cast<std::size_t>(count - 1));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(board_pictures)

BOOST_AUTO_TEST_CASE(show_stacks_with_letter_and_number) {
    const Scene scene{"c2*@3,0 v3@5,0 wT@1,1"};
    const auto texts = texts_in(small_board(scene, board_t()));
    const std::vector<std::string> all{"C", "2", "V", "3", "W"};
    BOOST_TEST(texts.size() == all.size());
    for (const std::string& text : all) BOOST_TEST(has(texts, text), text);
}

BOOST_AUTO_TEST_CASE(large_ones_have_the_id_of_every_field) {
    const Scene scene{"c2*@3,0"};
    const auto texts =
        texts_in(words::board_picture({scene.table().board, board_t(), scene.now}, words::BoardSize::large, {}, "T"));
    for (const BoardField& field : scene.table().board.fields) BOOST_TEST(has(texts, words::field_label(field.at)));
}

BOOST_AUTO_TEST_CASE(differ_wherever_the_table_differs) {
    const std::string before = without_inks(small_board(Scene{"c2*@3,0 v3@5,0"}, board_t()));
    for (const char* other :
         {"c2@3,0 v3@5,0", "c1*@3,0 v3@5,0", "c2*@3,0 b3@5,0", "c2*@3,0 v3@4,0", "c2*@3,0 v3@5,0 wC@0,1"})
        BOOST_TEST(without_inks(small_board(Scene{other}, board_t())) != before, other);
}

BOOST_AUTO_TEST_CASE(ring_what_an_entry_touched_and_show_the_way) {
    const Scene scene{"c2*@3,0 v3@5,0"};
    const auto plain = small_board(scene, board_t());
    const words::Touched ringed{{scene.field("5,0")}, std::nullopt};
    const words::Touched moved{{scene.field("5,0")}, words::Way{scene.field("3,0"), scene.field("5,0")}};
    BOOST_TEST(small_board(scene, board_t(), ringed).items.size() == plain.items.size() + 1);
    BOOST_TEST(small_board(scene, board_t(), moved).items.size() == plain.items.size() + 3);
}

BOOST_AUTO_TEST_CASE(show_storm_zones_portals_and_small_tiles) {
    const Scene with{"c2*@3,0", variants()};
    Layout bare = variants();
    bare.groups.clear();
    const auto without_groups = small_board(with, bare).items.size();
    const auto whole = small_board(with, variants()).items.size();
    // Eight sides around two fields, six around one; a pyramid of three items, a lighthouse of six.
    BOOST_TEST(whole == without_groups + 10 + 6 + 3 + 6);
    bare.portals.clear();
    BOOST_TEST(small_board(with, bare).items.size() == without_groups - 1);
}

// What stays, and on it the fields with pieces: with their ids and ways out, which they cover.
BOOST_AUTO_TEST_CASE(are_a_ground_and_what_lies_on_it) {
    const Scene scene{"c2*@3,0 vT@0,-2", variants()};
    const words::ShownBoard shown{scene.table().board, variants(), scene.now};
    const FieldId stack = *scene.table().board.find({3, 0});
    const auto ground = words::board_ground(shown, words::BoardSize::large, "T");
    const auto pieces = words::board_pieces(shown, words::BoardSize::large, {{stack}, std::nullopt}, "T");
    BOOST_TEST((ground.width == pieces.width && ground.height == pieces.height));
    for (const std::string& id : {words::field_label({3, 0}), words::field_label({0, -2}), words::field_label({1, -2})})
        BOOST_TEST(has(texts_in(ground), id), id);
    BOOST_TEST(!has(texts_in(ground), "C"));
    for (const std::string& there : {words::field_label({3, 0}), words::field_label({0, -2}), std::string{"C"},
                                     std::string{"2"}, std::string{"V"}})
        BOOST_TEST(has(texts_in(pieces), there), there);
    BOOST_TEST(!has(texts_in(pieces), words::field_label({1, -2})));
    const auto untouched = words::board_pieces(shown, words::BoardSize::large, {}, "T");
    BOOST_TEST(pieces.items.size() == untouched.items.size() + 1);
    Layout closed = variants();
    closed.portals.clear();
    const words::ShownBoard without{scene.table().board, closed, scene.now};
    BOOST_TEST(words::board_pieces(without, words::BoardSize::large, {}, "T").items.size() + 1 ==
               untouched.items.size());
    BOOST_TEST(!has(texts_in(words::board_ground(shown, words::BoardSize::bare, "T")), "3,0"));
}

BOOST_AUTO_TEST_CASE(lie_inside_their_edges) {
    const Scene scene{"c2*@3,0 v3@5,0 wT@1,1", variants()};
    for (const auto size : {words::BoardSize::small, words::BoardSize::large}) {
        const auto picture = words::board_picture({scene.table().board, variants(), scene.now}, size, {}, "T");
        for (const paper::Item& item : picture.items)
            if (const auto* mark = std::get_if<paper::Mark>(&item)) {
                BOOST_TEST((mark->at.x > 0 && mark->at.x < picture.width));
                BOOST_TEST((mark->at.y > 0 && mark->at.y < picture.height));
            }
    }
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(board_legends)

BOOST_AUTO_TEST_CASE(name_what_this_board_has_and_nothing_else) {
    const Scene plain{"c2*@3,0"};
    const Scene full{"c2*@3,0", variants()};
    const auto texts_of = [](const Scene& scene, const Layout& layout) {
        return texts_in(
            words::board_sheet(four_names(scene), scene.table(), {scene.table().board, layout, scene.now}, "T"));
    };
    const auto some = texts_of(plain, board_t());
    const auto all = texts_of(full, variants());
    for (const char* there : {"movement field", "reg: a camp", "mountain: up to the castle", "abyss: nothing",
                              "camp: 1 point", "Anna (cyan)", "White"})
        BOOST_TEST((has(some, there) && has(all, there)), there);
    for (const char* variant : {"storm, its zone dotted", "portal, with its way out", "Wind temple: a camp",
                                "Moon temple: a camp", "Sand temple: a camp", "pyramid", "lighthouse"}) {
        BOOST_TEST(!has(some, variant), variant);
        BOOST_TEST(has(all, variant), variant);
    }
}

BOOST_AUTO_TEST_SUITE_END()
