// SPDX-License-Identifier: MIT
// From the first input of a new user to a session on their own board: the table's tiles are entered, a board is laid of
// them and played on, by keyboard alone and by mouse alone.
#include "eko/rules/board.h"
#include "eko/window/driver.h"
#include "eko/words/shelf/board_maker.h"
#include "eko/words/shelf/new_session.h"
#include "support/environment.h"
#include "support/folder.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

using namespace eko;
using gui_test::EkoDriver;

namespace {

const auto tables = boost::unit_test::data::make({2, 3, 4});

// The tiles of a sample board, one after the other, as letters name them when they are entered so.
struct Wanted {
    explicit Wanted(int players) : board{words::sample_board(static_cast<std::size_t>(players))} {
        for (LaidTile& tile : board.tiles) {
            const auto known = std::find_if(board.library.begin(), board.library.end(),
                                            [&](const LibraryTile& one) { return one.id == tile.id; });
            tile.id = std::string{static_cast<char>('A' + tiles.size())};
            tiles.push_back({tile.id, known->letters});
        }
    }
    Layout board;
    std::vector<LibraryTile> tiles;
};

// Inputs that a whole board takes: three for each tile, and as many as that to find the page and to begin.
int most_inputs(const Wanted& wanted) { return 3 * static_cast<int>(wanted.tiles.size()); }

}  // namespace

struct NewTable {
    // Hands that lay the board's tiles, one after the other; the most inputs that one took.
    template <class LayOne>
    int laid(const Wanted& wanted, const LayOne& lay_one) {
        words::BoardMaker beside{wanted.tiles};
        int most = 0;
        for (const LaidTile& tile : wanted.board.tiles) {
            const int before = driver.inputs();
            lay_one(beside, tile);
            most = std::max(most, driver.inputs() - before);
            beside.choose_slot(tile.at);
            beside.lay(tile.id);
            beside.turn(tile.turn);
        }
        return most;
    }
    bool is_played_on(const Wanted& wanted) {
        return driver.shows("board") &&
               words::fields_of(driver.desk().session().header().layout) == words::fields_of(wanted.board);
    }

    support::Folder data;
    support::Environment where{"XDG_DATA_HOME", (data / "").string()};
    EkoDriver driver;
};

BOOST_FIXTURE_TEST_SUITE(an_own_board_from_the_first_input, NewTable)

BOOST_DATA_TEST_CASE(by_keyboard_alone, tables, players) {
    const Wanted wanted{players};
    driver.key('B', wxMOD_CONTROL);
    driver.key(WXK_PAGEUP);  // the tiles
    int before = driver.inputs();
    for (const LibraryTile& tile : wanted.tiles) {
        for (const char kind : tile.letters) driver.write(kind);
        driver.key(WXK_RETURN);
    }
    BOOST_TEST(driver.inputs() - before == 8 * static_cast<int>(wanted.tiles.size()));
    driver.key(WXK_PAGEDOWN);
    before = driver.inputs();
    driver.key('0' + players);
    const int most = laid(wanted, [&](const words::BoardMaker& beside, const LaidTile& tile) {
        const auto slots = beside.slots();
        driver.key('A' + static_cast<int>(std::find(slots.begin(), slots.end(), tile.at) - slots.begin()));
        driver.key(tile.id.front());
        if (tile.turn != 0) driver.key('1' + tile.turn);
    });
    BOOST_TEST(most <= 3);
    driver.key(WXK_RETURN, wxMOD_CONTROL);
    BOOST_TEST_REQUIRE(driver.shows("new session"));
    driver.key(WXK_RETURN);
    driver.key(WXK_RETURN);
    BOOST_TEST(driver.inputs() - before <= most_inputs(wanted) + 4);
    BOOST_TEST(is_played_on(wanted));
    BOOST_TEST(driver.desk().session().table().seats.size() == static_cast<std::size_t>(players));
}

BOOST_DATA_TEST_CASE(by_mouse_alone, tables, players) {
    const Wanted wanted{players};
    driver.click("start", "new");
    if (driver.shows("games")) driver.click("games", "game:eko");
    driver.click("new session", "players:" + std::to_string(players));
    driver.click("new session", "lay board");  // comes to the tiles: there are none
    for (const LibraryTile& tile : wanted.tiles) {
        driver.click("workshop", "new tile");
        const int before = driver.inputs();
        for (const char kind : {'r', 'v', 'm', 'c', 'x'}) {
            if (tile.letters.find(kind) == std::string::npos) continue;
            driver.click("workshop", std::string{"kind:"} + kind);
            for (std::size_t i = 0; i < tile.letters.size(); ++i)
                if (tile.letters[i] == kind) driver.click("workshop", "hex:" + to_text(places_of({{}, {}, 0})[i]));
        }
        BOOST_TEST(driver.inputs() - before <= 14);
    }
    driver.click("workshop", "part:1");
    int before = driver.inputs();
    const int most = laid(wanted, [&](const words::BoardMaker&, const LaidTile& tile) {
        driver.click("workshop", "hex:" + to_text(tile.at));
        driver.click("workshop", "tile:" + tile.id);
        if (tile.turn != 0) driver.click("workshop", "turn:" + std::to_string(tile.turn));
    });
    BOOST_TEST(most <= 3);
    driver.click_native("begin on board");
    BOOST_TEST_REQUIRE(driver.shows("new session"));
    driver.click("new session", "first:cyan");
    driver.click("new session", "begin");
    BOOST_TEST(driver.inputs() - before <= most_inputs(wanted) + 4);
    BOOST_TEST(is_played_on(wanted));
    BOOST_TEST(driver.desk().session().table().seats.size() == static_cast<std::size_t>(players));
}

BOOST_AUTO_TEST_SUITE_END()
