// SPDX-License-Identifier: MIT
// The list of sessions tells how long an evening was, and finds it by its notes.
#include "gui/counter_window.h"
#include "gui/counter_words.h"
#include "gui/hands/window_driver.h"
#include "session/kept.h"
#include "session/times.h"
#include "store/library.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

#include <algorithm>
#include <filesystem>
#include <string>

namespace {

using gui_test::WindowDriver;

// Three entries, twenty minutes apart.
void put_evening(const std::filesystem::path& file, const std::string& title = "Friday",
                 const std::string& day = "2026-03-01") {
    std::string now = day + "T19:30:00Z";
    store::Options options;
    options.now = [&now] { return now; };
    auto library = store::Library::open(file, options);
    const counter::Boards boards;
    const auto id =
        session::begin_session<counter::KeptGame>(library, {{0}, 10, {"Anna", "Boris"}}, {title, ""}, boards);
    auto taken = session::take_up(library, id, boards, session::DiceSource::from_seed(1));
    auto& session = std::get<counter::OpenedKept>(taken).session;
    for (const char* const time : {"T19:40:00Z", "T20:00:00Z", "T20:20:00Z"}) {
        now = day + time;
        BOOST_REQUIRE(session.submit(session.state(), counter::Add{1}).has_value());
    }
}

bool writes(WindowDriver& driver, const std::string& words) {
    const auto all = driver.canvas("start").written();
    return std::any_of(all.begin(), all.end(),
                       [&](const auto& one) { return one.text.find(words) != std::string::npos; });
}

}  // namespace

BOOST_AUTO_TEST_SUITE(list_of_sessions)

BOOST_AUTO_TEST_CASE(a_row_tells_how_long_the_evening_was) {
    const support::Folder folder;
    put_evening(folder / "library.logothete");
    WindowDriver driver{{counter::game_window()}, folder / "library.logothete"};
    BOOST_TEST(writes(driver, "40 min"));
    BOOST_TEST(driver.cut_texts().empty());
}

BOOST_AUTO_TEST_CASE(words_find_a_session_by_its_notes) {
    const support::Folder folder;
    put_evening(folder / "library.logothete");
    WindowDriver driver{{counter::game_window()}, folder / "library.logothete"};
    driver.key('E');
    driver.settle();
    driver.fill("new note", "Boris brought a cake");
    driver.key(WXK_RETURN, wxMOD_CONTROL);
    driver.key('L');
    driver.type("cake");
    BOOST_TEST_REQUIRE(driver.start().rows.size() == 1U);
    BOOST_TEST(writes(driver, "found: Boris brought a cake"));  // else nobody sees why this row is left
    driver.type("s");
    BOOST_TEST(driver.start().rows.empty());
    driver.key(WXK_ESCAPE);
    driver.key('F', wxMOD_CONTROL);  // as in the journal
    driver.type("caker");
    BOOST_TEST(driver.start().rows.empty());
}

// The mark stays on its row, where buttons act; a key acts where the ring is.
BOOST_DATA_TEST_CASE(on_the_card_a_key_acts_on_the_session_of_the_card,
                     boost::unit_test::data::make({"resume", "go_on"}), ring) {
    const support::Folder folder;
    put_evening(folder / "library.logothete");
    put_evening(folder / "library.logothete", "Saturday", "2026-03-02");
    WindowDriver driver{{counter::game_window()}, folder / "library.logothete"};
    driver.key(WXK_DOWN);
    driver.key(WXK_DOWN);
    BOOST_TEST_REQUIRE(driver.start().rows.at(driver.start().selected.value()).title == "Friday");
    dynamic_cast<gui::StartView&>(driver.canvas("start")).focus(ring);
    driver.key(WXK_DELETE);
    BOOST_TEST_REQUIRE(driver.start().rows.size() == 1U);
    BOOST_TEST(driver.start().rows.front().title == "Friday");
}

BOOST_AUTO_TEST_SUITE_END()
