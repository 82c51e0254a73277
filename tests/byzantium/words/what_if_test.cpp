// SPDX-License-Identifier: MIT
#include "byzantium/words/chances/what_if.h"

#include "byzantium/odds/chain.h"
#include "byzantium/odds/threats.h"
#include "present/language/chance_words.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>

namespace {

using namespace byzantium;
using byzantium::words::WhatIf;
using byzantium::words::WhatIfPlace;
using byzantium::words::WhatIfStart;

constexpr WhatIfPlace attackers_elite{0, 0};
constexpr WhatIfPlace attackers_main{0, 1};
constexpr WhatIfPlace attackers_guard{0, 3};

// main 9, move 3 v elite 1, main 6, move 1; 3 tokens and a fortification: 255 in 256
WhatIfStart large_siege() {
    WhatIfStart start = byzantium::words::usual_what_if();
    start.attack.attacker = {0, 9, 3, false};
    start.attack.defenders = {{1, 6, 1, false}};
    start.attack.siege = byzantium::odds::Siege{4, 1};
    start.defenders = {"Basil's Byzantine army"};
    return start;
}

const byzantium::words::WhatIfCell& cell(const byzantium::words::WhatIfView& view, const std::string& name) {
    for (const auto& group : view.groups)
        for (const auto& one : group.cells)
            if (one.name == name) return one;
    BOOST_FAIL("no cell " + name);
    return view.groups[0].cells[0];
}

bool says(const byzantium::words::WhatIfView& view, const std::string& words) {
    return std::any_of(view.details.begin(), view.details.end(),
                       [&](const std::string& detail) { return detail.find(words) != std::string::npos; });
}

}  // namespace

BOOST_AUTO_TEST_SUITE(what_if)

BOOST_AUTO_TEST_CASE(the_chance_is_said_exactly) {
    const auto view = byzantium::words::what_if_view(WhatIf{large_siege()});
    BOOST_TEST(view.chance.p == 255.0 / 256);
    BOOST_TEST(view.chance.sentence == "The attacker: the chance to take the city is 99.6% (255 in 256).");
    BOOST_TEST(view.groups.size() == 3U);
    BOOST_TEST(view.groups[1].heading == "Basil's Byzantine army");
    double all = 0;
    for (const auto& bar : view.chance.bars) all += bar.p;
    BOOST_TEST(all > 0.99);
    BOOST_TEST(all <= 1.0);
}

BOOST_AUTO_TEST_CASE(what_never_and_what_always_happens_is_said_so) {
    WhatIfStart start = byzantium::words::usual_what_if();
    start.attack.attacker = {0, 0, 1, false};
    BOOST_TEST(byzantium::words::what_if_view(WhatIf{start}).chance.sentence == "The attacker: cannot take the city.");
    start.attack.attacker = {0, 9, 0, false};
    start.attack.siege = byzantium::odds::Siege{0, 1};
    BOOST_TEST(byzantium::words::what_if_view(WhatIf{start}).chance.sentence == "The attacker: always takes the city.");
}

BOOST_AUTO_TEST_CASE(a_change_is_held_against_the_beginning) {
    WhatIf what_if{large_siege()};
    BOOST_TEST(!says(byzantium::words::what_if_view(what_if), "At first"));
    what_if.change(attackers_main, -3);
    const auto view = byzantium::words::what_if_view(what_if);
    BOOST_TEST(view.chance.p == byzantium::odds::p_capture(what_if.attack()));
    BOOST_TEST(view.chance.p < 255.0 / 256);
    BOOST_TEST(says(view, "Before: 99.6%. Now"));
    BOOST_TEST(says(view, "points less."));
    what_if.begin_again();
    BOOST_TEST((what_if.attack() == large_siege().attack));
}

BOOST_AUTO_TEST_CASE(beside_each_number_stands_the_chance_with_one_more) {
    const WhatIf what_if{large_siege()};
    const auto view = byzantium::words::what_if_view(what_if);
    for (std::size_t g = 0; g < view.groups.size(); ++g)
        for (std::size_t c = 0; c < view.groups[g].cells.size(); ++c) {
            WhatIf more = what_if;
            more.change({g, c}, 1);
            BOOST_TEST(view.groups[g].cells[c].one_more == present::percent(byzantium::odds::p_capture(more.attack())));
        }
}

BOOST_AUTO_TEST_CASE(no_number_leaves_what_it_can_be) {
    WhatIf what_if{large_siege()};
    what_if.change(attackers_elite, -1);
    BOOST_TEST(what_if.count(attackers_elite) == 0);
    what_if.change(attackers_main, 1000);
    BOOST_TEST(what_if.count(attackers_main) == byzantium::odds::most_cubes_in_a_box);
    what_if.change(attackers_guard, 2);
    BOOST_TEST(what_if.count(attackers_guard) == 1);
    const WhatIfPlace cubes_a_hit{2, 1};
    what_if.change(cubes_a_hit, -1);
    BOOST_TEST(what_if.count(cubes_a_hit) == 1);
    const auto view = byzantium::words::what_if_view(what_if);
    BOOST_TEST(!cell(view, "attacker:main").can_rise);
    BOOST_TEST(cell(view, "attacker:main").one_more.empty());
    BOOST_TEST(!cell(view, "attacker:elite").can_fall);
    BOOST_TEST(!cell(view, "city:cubes_a_hit").can_fall);
}

BOOST_AUTO_TEST_CASE(digits_follow_each_other_in_one_place) {
    WhatIf what_if{large_siege()};
    what_if.type(attackers_main, 1);
    what_if.type(attackers_main, 2);
    BOOST_TEST(what_if.count(attackers_main) == 12);
    what_if.type(attackers_main, 9);  // 129 are more than a box holds
    BOOST_TEST(what_if.count(attackers_main) == 9);
    what_if.type(attackers_elite, 2);
    what_if.type(attackers_main, 3);
    BOOST_TEST(what_if.count(attackers_main) == 3);
    what_if.erase(attackers_main);
    BOOST_TEST(what_if.count(attackers_main) == 0);
    what_if.type(attackers_guard, 7);
    BOOST_TEST(what_if.count(attackers_guard) == 0);
}

BOOST_AUTO_TEST_CASE(defenders_come_and_go) {
    WhatIf what_if;
    BOOST_TEST(!byzantium::words::what_if_view(what_if).no_defender.empty());
    what_if.remove_defender();
    what_if.add_defender();
    what_if.add_defender();
    auto view = byzantium::words::what_if_view(what_if);
    BOOST_TEST(view.groups.size() == 4U);
    BOOST_TEST(view.groups[2].heading == "Defender 2");
    BOOST_TEST(says(view, "against defender 2"));
    for (int i = 0; i < 20; ++i) what_if.add_defender();
    view = byzantium::words::what_if_view(what_if);
    BOOST_TEST(view.groups.size() == byzantium::odds::most_defenders + 2);
    BOOST_TEST(!view.no_more_defenders.empty());
    for (int i = 0; i < 20; ++i) what_if.remove_defender();
    BOOST_TEST(what_if.attack().defenders.empty());
}

BOOST_AUTO_TEST_SUITE_END()
