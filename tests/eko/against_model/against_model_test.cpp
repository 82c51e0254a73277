// SPDX-License-Identifier: MIT
// Random games through the engine and through the model: equal positions, legal entries and refusals at every line.
// Thousands of them by hand: build/release/bin/eko_against_model FIRST COUNT.
#include "eko/against_model/engine.h"
#include "support/eko_model/compare.h"

#include <boost/test/unit_test.hpp>

using namespace eko_model;

BOOST_AUTO_TEST_CASE(the_engine_and_the_model_agree_in_random_games) {
    Compared compared;
    constexpr std::uint64_t first = 2'300;  // of 240 in which each rare moment comes
    for (std::uint64_t seed = first; seed < first + 240; ++seed) {
        const auto found = differs(eko_engine::replay_lines, seed, compared);
        BOOST_TEST((found ? told(*found) : "") == "");
    }
    BOOST_TEST(compared.legal > 0U);
    BOOST_TEST(compared.refusals > 0U);
    BOOST_TEST(compared.headers_refused > 0U);
    BOOST_TEST(compared.ends > 0U);
    const RareMoments& rare = compared.rare;
    for (const std::size_t often :
         {rare.alone_at_wind, rare.ends_by_exchange, rare.lost_by_exchange, rare.several_exchanges, rare.builder_alone,
          rare.builder_after_exchange, rare.builder_without_12})
        BOOST_TEST(often > 0U);
}

BOOST_AUTO_TEST_CASE(an_engine_that_forgets_one_kind_of_entry_is_found_out) {
    const auto forgetful = [](std::istream& journal) {
        auto lines = eko_engine::replay_lines(journal);
        for (auto& line : lines)
            for (auto at = line.find(R"("size":"tower")"); at != std::string::npos; at = line.find(R"("size":"tower")"))
                line.replace(at, 14, R"("size":"camp")");
        return lines;
    };
    Compared compared;
    std::string what;
    for (std::uint64_t seed = 0; seed < 50 && what.empty(); ++seed)
        if (const auto found = differs(forgetful, seed, compared)) what = told(*found);
    BOOST_TEST((what.find("tower") != std::string::npos));
}
