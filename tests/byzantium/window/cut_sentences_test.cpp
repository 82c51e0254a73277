// SPDX-License-Identifier: MIT
// Beside the board in large text: a sentence that goes on out of sight says so.
#include "byzantium/window/sample_table.h"
#include "present/speaking.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace {

using gui_test::Driver;

constexpr double part_of_a_line = 4;  // pixels of a line, where no letter stands

const std::string dots = "\u2026";

// Whether its first line is seen and a later one is not, and nothing at its end says so.
bool breaks_off(const gui::Drawn& one) {
    if (!one.letters || !one.letters->part) return false;
    const gui::Rect& part = *one.letters->part;
    const bool begins = one.letters->ink.y >= part.y - part_of_a_line && one.letters->ink.y < part.bottom();
    return begins && one.letters->ink.bottom() > part.bottom() + part_of_a_line && !one.cut;
}

// The list has no room for a heading, and its button says "+5".
bool is_folded(Driver& driver) {
    const auto all = driver.canvas("hands").written();
    return std::any_of(all.begin(), all.end(), [](const gui::Drawn& one) { return one.text.starts_with('+'); });
}

std::size_t cut_in(gui::Canvas& canvas) {
    std::size_t cut = 0;
    for (const gui::Drawn& one : canvas.written()) {
        if (!one.cut) continue;
        ++cut;
        BOOST_TEST(one.cut->ends_with(dots), one.text << " -> " << *one.cut);
    }
    return cut;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(cut_sentences)

BOOST_DATA_TEST_CASE(say_that_they_go_on, boost::unit_test::data::make({"de", "nl"}), language) {
    const Speaking speaking{language};
    std::size_t cut = 0;
    for (const std::size_t entries : {1U, 4U, 9U, 30U, 52U, 62U}) {
        gui_test::SampleTable table{entries};
        Driver& driver = table.driver();
        driver.look(gui::Tone::light, 1.5, {1280, 720});
        const bool has_button = driver.shows("hands") && driver.has_area("hands", "more");
        const bool counts_lines = has_button && !is_folded(driver);
        for (const gui::Drawn& one : driver.canvas("hands").written())
            BOOST_TEST((counts_lines || !breaks_off(one)), "after " << entries << ": " << one.text);
        for (const gui::Drawn& one : driver.canvas("journal").written())
            BOOST_TEST(!breaks_off(one), "after " << entries << ": " << one.text);
        const std::size_t in_hands = cut_in(driver.canvas("hands"));
        BOOST_TEST((in_hands == 0 || has_button), "after " << entries);
        cut += in_hands + cut_in(driver.canvas("journal"));
    }
    BOOST_TEST(cut > 0U);
}

BOOST_AUTO_TEST_SUITE_END()
