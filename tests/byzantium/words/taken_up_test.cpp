// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/taken_up.h"

#include "present/table/taken_up.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

namespace {

using byzantium::text::Disagreement;

std::string said(const Disagreement& trouble) {
    return byzantium::words::disagreement(support::standard_table().board, trouble);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(taken_up)

BOOST_AUTO_TEST_CASE(what_leads_elsewhere_is_named_with_who_wrote_it) {
    BOOST_TEST(said({12, "0.1.0", session::OtherPosition{}}) ==
               "Entry 12, written by version 0.1.0, leads to another position than it did.");
}

BOOST_AUTO_TEST_CASE(what_is_refused_today_is_said_with_its_rule) {
    support::Scene scene{byzantium::Color::red, byzantium::Color::blue};
    const auto refused =
        byzantium::check(scene.table(), scene.now,
                         byzantium::Decision{byzantium::Control{support::city("basra"), byzantium::Cube::pool}});
    BOOST_REQUIRE(refused.has_value());
    BOOST_TEST(said({3, "0.1.0", *refused})
                   .starts_with("Entry 3, written by version 0.1.0, is no longer allowed: Not allowed, BYZ-9"));
}

BOOST_AUTO_TEST_CASE(nothing_behind_it_is_lost) {
    BOOST_TEST(present::open_as_far(11, 40).starts_with(
        "The game is open at entry 11 of 40. Later entries stay in the library; they are set aside, not lost, if you "
        "play on. Use a correction to match your table."));
}

BOOST_AUTO_TEST_SUITE_END()
