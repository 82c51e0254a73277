// SPDX-License-Identifier: MIT
// The last page of a game of Ekö at the window.
#include "eko/rules/awaits.h"
#include "eko/rules/rules.h"
#include "eko/support/random_tables.h"
#include "eko/text/header.h"
#include "eko/window/driver.h"
#include "present/speaking.h"

#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace {

using namespace eko;
using present::CommandId;

// Of the first game by chance that ends within so many.
constexpr std::size_t most_entries_of_finale = 200;

std::vector<Entry> entries_to_the_end(const Header& header) {
    const Table table = text::table_of(header);
    for (std::uint64_t seed = 1;; ++seed) {
        eko_support::Bits bits{seed};
        Position now = start(table, header);
        std::vector<Entry> all;
        while (all.size() < most_entries_of_finale && !std::holds_alternative<Over>(now.awaits)) {
            const auto listed = legal(table, now);
            Entry entry = eko_support::random_entry(bits, table, now, listed);
            for (const Decision& decision : listed)
                if (std::holds_alternative<Over>(apply(table, now, decision)->after.awaits)) entry = decision;
            all.push_back(entry);
            now = apply(table, now, entry)->after;
        }
        if (std::holds_alternative<Over>(now.awaits)) return all;
    }
}

}  // namespace

struct AtTheEndOfEko {
    AtTheEndOfEko() {
        const Header header = gui_test::sample_table(1);
        driver.open(header);
        driver.table().act([&](present::Desk&) { driver.desk().enter_together({entries_to_the_end(header), {}}); });
        driver.settle();
    }

    gui_test::EkoDriver driver;
};

BOOST_FIXTURE_TEST_SUITE(finale_at_the_window_of_eko, AtTheEndOfEko)

BOOST_AUTO_TEST_CASE(it_comes_with_the_last_entry_and_again_from_the_shelf) {
    BOOST_TEST_REQUIRE(driver.shows("finale"));
    BOOST_TEST(driver.has_area("finale", "goal:0:0"));
    driver.key('1');
    BOOST_TEST(driver.shows("charts"));
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.shows("finale"));
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.shows("board"));
    driver.run(CommandId::sessions);
    driver.key('2');
    driver.key(WXK_RETURN);
    BOOST_TEST(driver.shows("finale"));
}

BOOST_AUTO_TEST_CASE(the_same_players_play_again) {
    driver.key('4');
    BOOST_TEST_REQUIRE(driver.shows("new session"));
    BOOST_TEST(driver.field("name:0").GetValue() == "Anna");
    driver.key(WXK_RETURN);
    driver.key(WXK_RETURN);
    BOOST_TEST(driver.shows("decision"));
    BOOST_TEST(driver.entries() == 0U);
}

BOOST_AUTO_TEST_CASE(all_can_be_read_in_every_language) {
    for (const double text : {1.0, 1.5})
        for (const present::Language& language : present::languages()) {
            driver.look(gui::Tone::light, text, {1280, 720});
            const Speaking speaking{language.code};
            driver.key(WXK_ESCAPE);
            driver.run(CommandId::finale);
            for (const std::string& cut : driver.cut_texts())
                BOOST_ERROR(language.code << " at " << text << ": " << cut);
        }
}

BOOST_AUTO_TEST_SUITE_END()
