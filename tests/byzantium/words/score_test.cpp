// SPDX-License-Identifier: MIT
#include "byzantium/rules/score.h"

#include "byzantium/text/session.h"
#include "byzantium/text/summing.h"
#include "byzantium/words/accounts/score_text.h"
#include "byzantium/words/texts.h"
#include "byzantium/words/three.h"
#include "support/random_player.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <string>

namespace {

using namespace byzantium;
using support::Scene;

// A scene whose entries are counted as they are taken.
struct CountedVp {
    Scene scene = three();
    VpLedger ledger{scene.now};

    void takes(const Entry& entry) {
        scene.takes(entry);
        ledger.add(scene.table(), entry, scene.effects);
    }
    void rolls(int attacker, int defender) { takes(Roll{Hits{attacker, defender}}); }
    int points(Color color, Side side, VpSource source) const { return ledger.points(color, side, source); }
};

// Of a game that ends so, without the sources and the heading above it.
std::string ranking(Scene scene, EndReason reason = EndReason::turns) {
    scene.now.awaits = Over{result(scene.now, reason)};
    const std::string text = byzantium::words::score_text(names(), scene.now, VpLedger{scene.now});
    return text.substr(text.find("  1. "));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(vp_by_source)

BOOST_AUTO_TEST_CASE(control_office_and_building_are_told_apart) {
    CountedVp game;
    game.takes(Control{support::city("damascus"), Cube::pool});
    game.takes(Emperor{Cube::pool});
    game.takes(Church{Cube::pool});
    BOOST_TEST(game.points(Color::red, Side::byzantine, VpSource::start) == 10);
    BOOST_TEST(game.points(Color::red, Side::byzantine, VpSource::control) == 3);
    BOOST_TEST(game.points(Color::yellow, Side::byzantine, VpSource::office) == 2);
    BOOST_TEST(game.points(Color::blue, Side::byzantine, VpSource::building) == 2);
}

BOOST_AUTO_TEST_CASE(a_capture_by_an_army) {
    CountedVp game;
    game.scene.army(Color::red, Side::arab, "tabuk", 0, 8, 5);
    game.takes(Move{Side::arab, support::city("jerusalem")});
    game.rolls(0, 0);
    BOOST_TEST(game.points(Color::red, Side::arab, VpSource::capture) == 2);
}

BOOST_AUTO_TEST_CASE(a_capture_in_civil_war) {
    CountedVp game;
    game.scene.controls(Color::blue, "damascus");
    game.scene.army(Color::red, Side::byzantine, "damascus", 1, 6, 2);
    game.takes(CivilWar{Side::byzantine, Cube::pool});
    if (std::holds_alternative<AwaitLevy>(game.scene.now.awaits)) game.takes(Decline{});
    game.rolls(0, 0);
    BOOST_TEST(game.points(Color::red, Side::byzantine, VpSource::civil_war) == 2);
    BOOST_TEST(game.points(Color::red, Side::byzantine, VpSource::capture) == 0);
}

BOOST_AUTO_TEST_CASE(a_capture_by_the_bulgars) {
    CountedVp game;
    game.takes(BulgarsAttack{Cube::pool, support::city("thessalonica")});
    game.rolls(0, 0);
    BOOST_TEST(game.points(Color::red, Side::arab, VpSource::bulgars) == 2);
}

BOOST_AUTO_TEST_CASE(the_fall_of_constantinople) {
    CountedVp game;
    game.scene.at("adrianople").side = Allegiance::bulgar;
    game.takes(BulgarsAttack{Cube::pool, support::city("constantinople")});
    game.rolls(0, 0);
    BOOST_TEST(game.points(Color::red, Side::arab, VpSource::constantinople) == 5);
}

BOOST_AUTO_TEST_CASE(cubes_not_paid_for_and_cities_at_the_end) {
    CountedVp game;
    game.scene.now.turn = 3;
    game.scene.controls(Color::red, "mecca");
    for (int i = 0; i < 3; ++i) game.takes(Pass{Cube::casualty});
    BOOST_REQUIRE(std::holds_alternative<AwaitUpkeep>(game.scene.now.awaits));
    while (!std::holds_alternative<Over>(game.scene.now.awaits)) game.takes(game.scene.legal().front());
    BOOST_TEST(game.points(Color::red, Side::arab, VpSource::cities_at_end) == 2);
    BOOST_TEST(game.points(Color::blue, Side::arab, VpSource::unpaid) < 0);
    BOOST_TEST(game.points(Color::blue, Side::arab, VpSource::cities_at_end) == 0);
}

BOOST_AUTO_TEST_CASE(a_correction_counts_the_difference) {
    CountedVp game;
    game.takes(Correct{{SetDisplayCount{Color::red, Side::arab, DisplayCount::vp, 7}}, std::nullopt});
    game.takes(Correct{{SetDisplayCount{Color::red, Side::arab, DisplayCount::vp, 8}}, std::nullopt});
    BOOST_TEST(game.points(Color::red, Side::arab, VpSource::correction) == -2);
    BOOST_TEST(game.ledger.total(Color::red, Side::arab) == 8);
}

// Whatever is entered, corrections among it: the sources of a track add up to it.
BOOST_AUTO_TEST_CASE(the_sources_add_up_to_the_tracks) {
    int tracks = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        support::RandomPlayer player{seed, support::Taste::warlike};
        const Header header = player.header();
        const Table table = support::table_with(header.rulings);
        byzantium::text::Session session{table, header, session::DiceSource::from_seed(seed)};
        for (int i = 0; i < 1000 && (roll(session) || !session.legal().empty()); ++i) {
            static_cast<void>(session.submit(session.state(), player.nonsense(session.position())));
            if (!roll(session) && session.legal().empty()) break;
            static_cast<void>(session.submit(session.state(), player.entry(table, session.position())));
        }
        const VpLedger ledger = byzantium::text::vp_ledger(session);
        for (const Player& seated : session.position().players) {
            for (const Side side : sides) {
                BOOST_TEST(ledger.total(seated.color, side) == seated[side].vp);
                ++tracks;
            }
        }
    }
    BOOST_TEST(tracks >= 40);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(scores)

BOOST_AUTO_TEST_CASE(the_half_rule_is_explained) {
    Scene scene = three();
    set_vp(scene, Color::red, 30, 15);
    set_vp(scene, Color::yellow, 40, 18);
    set_vp(scene, Color::blue, 3, 20);
    BOOST_TEST(ranking(scene) ==
               "  1. Anna (red) 45: 30 Byzantine and 15 Arab VP, both tracks count.\n"
               "  2. Basil (yellow) 40: only the Byzantine VP (40) count. The Arab VP (18) are less than half of\n"
               "  them.\n"
               "  3. Clara (blue) 20: only the Arab VP (20) count. The Byzantine VP (3) are less than half of them.\n");
}

BOOST_AUTO_TEST_CASE(a_track_of_none_counts_only_beside_another_of_none) {
    Scene scene = three();
    set_vp(scene, Color::red, 27, 0);
    set_vp(scene, Color::yellow, 0, 20);
    set_vp(scene, Color::blue, 0, 0);
    BOOST_TEST(ranking(scene) ==
               "  1. Anna (red) 27: only the Byzantine VP (27) count. The Arab VP (0) are less than half of them.\n"
               "  2. Basil (yellow) 20: only the Arab VP (20) count. The Byzantine VP (0) are less than half of\n"
               "  them.\n"
               "  3. Clara (blue) 0: 0 Byzantine and 0 Arab VP, both tracks count.\n");
}

BOOST_AUTO_TEST_CASE(after_a_fall_arab_vp_alone_count) {
    Scene scene = three();
    set_vp(scene, Color::red, 50, 15);
    BOOST_TEST(holds(ranking(scene, EndReason::fall), "1. Anna (red) 15: only Arab VP count."));
}

BOOST_AUTO_TEST_CASE(each_tie_break_is_named) {
    Scene scene = three();
    set_vp(scene, Color::red, 40, 5);      // 40, and 45 on both tracks
    set_vp(scene, Color::yellow, 25, 15);  // 40, and 40 on both tracks
    set_vp(scene, Color::blue, 20, 20);
    BOOST_TEST(
        holds(ranking(scene), "Both have 40; Anna has more VP on both tracks together, 45 against 40 (BYZ-65)."));
    scene.controls(Color::blue, "athens");
    BOOST_TEST(holds(ranking(scene), "Both have 40; Clara controls more cities, 1 against 0 (BYZ-65)."));
    scene.controls(Color::yellow, "candia");
    scene.display(Color::yellow, Side::arab).treasury = 9;
    BOOST_TEST(holds(ranking(scene), "Both have 40; Basil has more bezants, 24 against 20 (BYZ-65)."));
}

BOOST_AUTO_TEST_CASE(a_shared_place_is_said_to_be_one) {
    const Scene scene = three();
    const auto text = ranking(scene);
    BOOST_TEST(holds(text, "1. Anna (red) 20"));
    BOOST_TEST(holds(text, "1. Clara (blue) 20"));
    BOOST_TEST(holds(text, "They share the place"));
    BOOST_TEST(!holds(text, "2. "));
}

BOOST_AUTO_TEST_CASE(a_running_game_shows_both_scores) {
    CountedVp game;
    game.takes(Control{support::city("damascus"), Cube::pool});
    const auto text = byzantium::words::score_text(names(), game.scene.now, game.ledger);
    BOOST_TEST(holds(text, "On the tracks now\n  1. Anna (red) 23"));
    BOOST_TEST(holds(text, "(BYZ-62)\n  1. Anna (red) 26"));
    BOOST_TEST(holds(text, "Control of cities"));
    BOOST_TEST(!holds(text, "Captured cities"));  // nobody has any
    BOOST_TEST(widest_line(text) <= 100U);
}

BOOST_AUTO_TEST_CASE(a_finished_game_shows_its_result) {
    Scene scene = three();
    scene.now.awaits = Over{result(scene.now, EndReason::turns)};
    const auto text = byzantium::words::score_text(names(), scene.now, VpLedger{scene.now});
    BOOST_TEST(holds(text, "Final score\n"));
    BOOST_TEST(!holds(text, "BYZ-62"));
}

BOOST_AUTO_TEST_SUITE_END()
