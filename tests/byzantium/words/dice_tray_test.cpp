// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/dice_tray.h"

#include <boost/test/unit_test.hpp>

using byzantium::AwaitRoll;
using byzantium::Color;
using byzantium::Faces;
using byzantium::Hits;
using byzantium::RollFor;
using byzantium::words::DiceSide;
using byzantium::words::DiceTray;

namespace {

DiceTray tray_of(int attacker, int defender) {
    return DiceTray{AwaitRoll{Color::red, RollFor::battle, attacker, defender}};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(dice_trays)

BOOST_AUTO_TEST_CASE(faces_fill_the_attackers_row_first) {
    DiceTray tray = tray_of(2, 1);
    BOOST_TEST(!tray.complete());
    for (const int face : {2, 6, 4}) BOOST_TEST(tray.type(face));
    BOOST_TEST(tray.complete());
    BOOST_TEST((tray.roll().dice == std::variant<Faces, Hits>{Faces{{2, 6}, {4}}}));
    BOOST_TEST(!tray.type(1));
}

BOOST_AUTO_TEST_CASE(what_is_no_face_is_not_taken) {
    DiceTray tray = tray_of(1, 0);
    BOOST_TEST(!tray.type(0));
    BOOST_TEST(!tray.type(7));
    BOOST_TEST(!tray.faces(DiceSide::attacker).front().has_value());
}

BOOST_AUTO_TEST_CASE(the_last_die_is_taken_back_first) {
    DiceTray tray = tray_of(1, 2);
    tray.type(3);
    tray.type(5);
    tray.erase();
    BOOST_TEST(!tray.faces(DiceSide::defender).front().has_value());
    BOOST_TEST(tray.faces(DiceSide::attacker).front().value() == 3);
    tray.erase();
    tray.erase();
    BOOST_TEST(!tray.faces(DiceSide::attacker).front().has_value());
}

BOOST_AUTO_TEST_CASE(hits_are_told_side_by_side_and_never_beyond_the_dice) {
    DiceTray tray = tray_of(3, 2);
    tray.set_way(DiceTray::Way::hits);
    BOOST_TEST(!tray.type(4));
    BOOST_TEST(tray.type(3));
    BOOST_TEST(!tray.complete());
    BOOST_TEST(tray.type(0));
    BOOST_TEST(tray.complete());
    BOOST_TEST((tray.roll().dice == std::variant<Faces, Hits>{Hits{3, 0}}));
    tray.erase();
    BOOST_TEST(!tray.complete());
}

BOOST_AUTO_TEST_CASE(a_side_without_dice_is_not_asked) {
    DiceTray tray = tray_of(0, 2);
    tray.set_way(DiceTray::Way::hits);
    BOOST_TEST(tray.type(1));
    BOOST_TEST(tray.complete());
    BOOST_TEST((tray.roll().dice == std::variant<Faces, Hits>{Hits{0, 1}}));
}

BOOST_AUTO_TEST_CASE(a_clicked_die_goes_round) {
    DiceTray tray = tray_of(1, 0);
    for (const int face : {1, 2, 3, 4, 5, 6, 1}) {
        tray.turn(DiceSide::attacker, 0);
        BOOST_TEST(tray.faces(DiceSide::attacker).front().value() == face);
    }
    for (const int hits : {0, 1, 0}) {
        tray.count(DiceSide::attacker);
        BOOST_TEST(tray.hits(DiceSide::attacker).value() == hits);
    }
}

BOOST_AUTO_TEST_CASE(an_earlier_throw_fills_it) {
    DiceTray tray = tray_of(2, 1);
    tray.fill({Faces{{1, 2}, {3}}});
    BOOST_TEST(tray.complete());
    tray.fill({Hits{2, 0}});
    BOOST_TEST((tray.way() == DiceTray::Way::hits));
    BOOST_TEST((tray.roll().dice == std::variant<Faces, Hits>{Hits{2, 0}}));
}

BOOST_AUTO_TEST_CASE(what_is_typed_takes_the_place_of_an_earlier_throw) {
    DiceTray tray = tray_of(2, 1);
    tray.fill({Faces{{1, 2}, {3}}});
    BOOST_TEST(!tray.type(7));
    BOOST_TEST(tray.complete());  // no face: nothing has changed
    BOOST_TEST(tray.type(6));
    BOOST_TEST(tray.faces(DiceSide::attacker).front().value() == 6);
    BOOST_TEST(!tray.faces(DiceSide::attacker).back());
    BOOST_TEST(!tray.faces(DiceSide::defender).front());
    tray.fill({Faces{{1, 2}, {3}}});
    tray.turn(DiceSide::attacker, 0);  // a click changes one die alone
    BOOST_TEST(!tray.type(6));
    BOOST_TEST((tray.roll().dice == std::variant<Faces, Hits>{Faces{{2, 2}, {3}}}));
}

BOOST_AUTO_TEST_SUITE_END()
