// SPDX-License-Identifier: MIT
// A shortfall that many combinations of cubes would settle: the cheapest are rows of the first page, and Enter never
// costs a VP more than it must.
#include "byzantium/words/desk_of_two.h"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

// Red is 7 bezants short: 2 Elite cubes and a Main cube settle that for 3 VP.
struct ManyWaysToGiveUp : byzantium::words::DeskOfTwo {
    ManyWaysToGiveUp() {
        using namespace byzantium;
        const auto set = [](DisplayCount which, int count) {
            return SetDisplayCount{Color::red, Side::byzantine, which, count};
        };
        enters(Correct{{set(DisplayCount::treasury, 9), set(DisplayCount::elite, 2), set(DisplayCount::main, 4),
                        set(DisplayCount::levy, 2), set(DisplayCount::move, 2)},
                       std::nullopt});
        for (int i = 0; i < 2; ++i) enters(Pass{Cube::casualty});
        const auto* const asked = std::get_if<AwaitUpkeep>(&session.position().awaits);
        BOOST_REQUIRE((asked != nullptr && *asked == AwaitUpkeep{Color::red, Side::byzantine, 7}));
        vp_before = vp();
    }
    int vp() const { return session.position()[byzantium::Color::red][byzantium::Side::byzantine].vp; }
    const std::vector<present::Row>& rows() const { return desk.page().rows; }
    const present::Row& marked() const { return rows().at(desk.selected()); }
    void enters_marked() { desk.choose(desk.selected()); }
    using DeskOfTwo::enters;

    int vp_before = 0;
};

BOOST_FIXTURE_TEST_SUITE(giving_up, ManyWaysToGiveUp)

BOOST_AUTO_TEST_CASE(the_cheapest_combinations_are_rows_with_their_vp) {
    BOOST_TEST_REQUIRE(rows().size() == 9U);
    BOOST_TEST(desk.selected() == 0U);
    BOOST_TEST(marked().price.ends_with("\u22123 VP (Byz.)"), marked().price);
    for (std::size_t i = 0; i + 1 < rows().size(); ++i)
        BOOST_TEST(rows()[i].price.find("\u2212") != std::string::npos, rows()[i].text);
    BOOST_TEST(rows().back().text == "another combination");
}

BOOST_AUTO_TEST_CASE(enter_costs_no_vp_more_than_it_must) {
    enters_marked();
    BOOST_TEST(vp_before - vp() == 3);
}

// The pass before it, and what other players had given up, went with it.
BOOST_AUTO_TEST_CASE(undo_takes_it_back_alone) {
    const auto settles = [&] { return std::holds_alternative<byzantium::AwaitUpkeep>(session.position().awaits); };
    while (settles()) enters_marked();
    const auto entries = session.journal().cursor();
    desk.undo();
    BOOST_TEST(session.journal().cursor() == entries - 1);
    BOOST_TEST(settles());
}

BOOST_AUTO_TEST_CASE(box_by_box_each_row_says_what_it_costs_at_least) {
    desk.choose(8);
    BOOST_TEST(desk.page().heading == "How many Elite cubes?");
    BOOST_TEST_REQUIRE(rows().size() == 3U);
    BOOST_TEST(rows().front().price == "costs at least 5 VP");
    BOOST_TEST(rows().back().price == "costs at least 3 VP");
}

BOOST_AUTO_TEST_CASE(box_by_box_enter_leads_to_the_cheapest_too) {
    desk.choose(8);
    BOOST_TEST(marked().text == "1 Elite cube");  // and 2 Levy cubes
    for (int i = 0; i < 4 && vp() == vp_before; ++i) enters_marked();
    BOOST_TEST(vp_before - vp() == 3);
}

BOOST_AUTO_TEST_SUITE_END()
