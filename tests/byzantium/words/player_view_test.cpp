// SPDX-License-Identifier: MIT
#include "byzantium/words/table/player_view.h"

#include "byzantium/words/accounts/shortfall.h"
#include "byzantium/words/table/head_view.h"
#include "byzantium/words/texts.h"
#include "byzantium/words/three.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <set>
#include <string>

namespace {

using namespace byzantium;
using byzantium::words::AboutTo;
using byzantium::words::MarkKind;
using byzantium::words::Money;
using byzantium::words::PlayerView;
using support::Scene;

std::vector<PlayerView> views(const Scene& scene, AboutTo about_to = AboutTo::act) {
    return byzantium::words::player_views(names(), scene.table(), scene.now, about_to);
}

bool has_mark(const PlayerView& view, MarkKind kind) {
    return std::any_of(view.marks.begin(), view.marks.end(), [&](const auto& mark) { return mark.kind == kind; });
}

std::string mark_text(const PlayerView& view, MarkKind kind) {
    for (const auto& mark : view.marks)
        if (mark.kind == kind) return mark.text;
    return {};
}

// Every quantity that a view shows.
std::vector<byzantium::words::Quantity> quantities(const std::vector<PlayerView>& players) {
    std::vector<byzantium::words::Quantity> all;
    for (const PlayerView& view : players) {
        for (const auto& supply : view.supplies) all.push_back(supply.quantity);
        for (const auto& side : view.sides) {
            for (const auto& box : side.boxes) all.push_back(box.quantity);
            all.insert(all.end(), {side.guard_quantity, side.treasury, side.pawn});
        }
        for (const auto& mark : view.marks)
            if (mark.quantity) all.push_back(*mark.quantity);
    }
    return all;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(player_views)

BOOST_AUTO_TEST_CASE(a_display_shows_what_lies_on_it) {
    Scene scene = three();
    scene.army(Color::red, Side::byzantine, "damascus", 1, 3, 2);
    const auto red = views(scene).front();
    BOOST_TEST(red.name == "Anna");
    BOOST_TEST(red.sides[0].boxes[0].label == "Elite");
    BOOST_TEST(red.sides[0].boxes[1].count == 3);
    BOOST_TEST(red.sides[0].pawn.shown == "Damascus");
    BOOST_TEST(red.sides[1].pawn.shown == "off the map");
    BOOST_TEST(red.sides[0].treasury.shown == "15");
    BOOST_TEST(red.supplies[3].quantity.words == "fortification tokens Anna has left: 2");
}

// A correction that starts from what is shown must change nothing.
BOOST_AUTO_TEST_CASE(each_setting_holds_the_present_value) {
    Scene scene = three();
    scene.takes(Caliph{Cube::pool});
    scene.takes(Pass{Cube::casualty});
    const Position before = scene.now;
    int settings = 0;
    for (const auto& quantity : quantities(views(scene))) {
        scene.takes(Correct{{quantity.now}, std::nullopt});
        ++settings;
    }
    for (const auto& track : byzantium::words::head_view(names(), before).tracks) {
        for (const auto& marker : track.markers) scene.takes(Correct{{marker.quantity.now}, std::nullopt});
    }
    scene.takes(Correct{{byzantium::words::head_view(names(), before).turn_quantity.now}, std::nullopt});
    BOOST_TEST((scene.now == before));
    BOOST_TEST(settings > 50);
}

BOOST_AUTO_TEST_CASE(no_two_quantities_share_a_name) {
    const Scene scene = three();
    std::set<std::string> known;
    for (const auto& quantity : quantities(views(scene))) BOOST_TEST(known.insert(quantity.name).second, quantity.name);
    BOOST_TEST(known.contains("red:byzantine:treasury"));
    BOOST_TEST(known.contains("red:pool"));
}

BOOST_AUTO_TEST_CASE(a_tip_is_a_sentence_of_its_own) {
    for (const auto& quantity : quantities(views(three()))) {
        if (!is_sentence(byzantium::words::correction_tip(quantity)))
            BOOST_ERROR(byzantium::words::correction_tip(quantity));
    }
    const auto head = byzantium::words::head_view(names(), three().now);
    BOOST_TEST(byzantium::words::correction_tip(head.turn_quantity) ==
               "This is turn 1. Right click, or F2, to correct it.");
}

BOOST_AUTO_TEST_CASE(a_guard_is_told_by_its_side) {
    Scene scene = three();
    scene.takes(Caliph{Cube::pool});
    const auto red = views(scene).front();
    BOOST_TEST((red.sides[0].guard == byzantium::words::Guard::none));
    BOOST_TEST((red.sides[1].guard == byzantium::words::Guard::caliph));
}

BOOST_AUTO_TEST_CASE(the_turns_end_is_in_the_figures) {
    Scene scene = three();
    scene.controls(Color::red, "damascus");
    const auto red = views(scene).front();
    BOOST_TEST(red.sides[0].at_end->sum == "+6 \u221212");
    BOOST_TEST(red.sides[0].at_end->left == "9 left");
    BOOST_TEST((red.sides[0].at_end->money == byzantium::words::Money::lasts));
    BOOST_TEST(red.sides[1].at_end->left == "8 short");
    BOOST_TEST((red.sides[1].at_end->money == Money::short_so_far));
    BOOST_TEST(is_sentence(red.sides[1].at_end->words));
}

// Whoever is warned from the first second learns to look away.
BOOST_AUTO_TEST_CASE(too_little_is_an_alarm_only_when_it_would_soon_be_too_late) {
    Scene scene = three();
    const auto arab = [&](AboutTo about_to) { return views(scene, about_to).front().sides[1].at_end->money; };
    BOOST_TEST((arab(AboutTo::act) == Money::short_so_far));
    BOOST_TEST((arab(AboutTo::pass) == Money::falls_short));
    BOOST_TEST((views(scene, AboutTo::pass)[1].sides[1].at_end->money == Money::short_so_far));  // is not asked
    scene.player(Color::red).pool = 1;
    scene.player(Color::red).casualty = 1;
    BOOST_TEST((arab(AboutTo::act) == Money::falls_short));
    scene.player(Color::red).pool = 9;
    scene.now.passed = {Color::yellow};
    BOOST_TEST((arab(AboutTo::act) == Money::falls_short));  // the last round of three
    scene.display(Color::red, Side::arab).treasury = 99;
    BOOST_TEST((arab(AboutTo::pass) == Money::lasts));
}

BOOST_AUTO_TEST_CASE(who_has_passed_and_cannot_pay_is_told_so) {
    Scene scene{Color::red, Color::yellow, Color::blue, Color::green};
    scene.takes(Pass{Cube::casualty});
    BOOST_TEST((views(scene).front().sides[1].at_end->money == Money::falls_short));
    BOOST_TEST((views(scene)[1].sides[1].at_end->money == Money::short_so_far));
}

BOOST_AUTO_TEST_CASE(who_must_speak_is_framed_and_marked) {
    Scene scene = three();
    scene.controls(Color::yellow, "thessalonica");
    scene.takes(BulgarsAttack{Cube::pool, support::city("thessalonica")});  // red acts, yellow is asked for the levy
    BOOST_REQUIRE((scene.awaited() == Color::yellow));
    const auto all = views(scene);
    BOOST_TEST(has_mark(all[0], MarkKind::acts));
    BOOST_TEST(!has_mark(all[0], MarkKind::must_speak));
    BOOST_TEST(has_mark(all[1], MarkKind::must_speak));
    BOOST_TEST((all[1].emphasis == byzantium::words::Emphasis::framed));
    BOOST_TEST(std::count_if(all.begin(), all.end(), [](const PlayerView& view) {
                   return view.emphasis == byzantium::words::Emphasis::framed;
               }) == 1);
}

BOOST_AUTO_TEST_CASE(who_passed_is_told_in_order) {
    Scene scene = three();
    scene.takes(Pass{Cube::casualty});
    scene.takes(Pass{Cube::casualty});
    const auto all = views(scene);
    BOOST_TEST(mark_text(all[0], MarkKind::passed) == "passed first");
    BOOST_TEST(mark_text(all[1], MarkKind::passed) == "passed second");
    BOOST_TEST(!has_mark(all[2], MarkKind::passed));
    BOOST_TEST(has_mark(all[0], MarkKind::first_player));
    BOOST_TEST(!has_mark(all[2], MarkKind::first_player));
}

BOOST_AUTO_TEST_CASE(when_the_game_is_over_nobody_must_speak) {
    Scene scene = three();
    scene.now.awaits = Over{};
    for (const PlayerView& view : views(scene)) {
        BOOST_TEST(!has_mark(view, MarkKind::must_speak));
        BOOST_TEST(!has_mark(view, MarkKind::acts));
        BOOST_TEST(!view.sides[0].at_end.has_value());
    }
}

BOOST_AUTO_TEST_CASE(the_head_names_the_question_and_who_must_answer) {
    Scene scene = three();
    scene.takes(Control{support::city("damascus"), Cube::pool});
    const auto head = byzantium::words::head_view(names(), scene.now);
    BOOST_TEST(head.question == "Basil (yellow), choose an action.");
    BOOST_TEST((head.speaker == Color::yellow));
    BOOST_TEST(head.tracks[0].heading == "Byzantine VP");
    BOOST_TEST(head.tracks[0].markers[0].vp == 13);
    BOOST_TEST(head.tracks[1].markers[2].quantity.name == "blue:arab:vp");
}

BOOST_AUTO_TEST_SUITE_END()
