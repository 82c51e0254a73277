// SPDX-License-Identifier: MIT
// The board by keyboard, and the keys that stand on it: arrows come to every row, whoever comes by Tab sees where, and
// no key hides a crown, a capital or a temple.
#include "eko/rules/board.h"
#include "eko/rules/header.h"
#include "eko/text/header.h"
#include "eko/window/board/board_keys.h"
#include "eko/window/board/board_places.h"
#include "eko/window/driver.h"
#include "eko/words/places.h"
#include "gui/canvas/painter.h"
#include "gui/canvas/rect.h"
#include "gui/canvas/theme.h"
#include "paper/picture.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <wx/bitmap.h>
#include <wx/dcmemory.h>
#include <wx/defs.h>
#include <wx/graphics.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <memory>
#include <set>
#include <string>
#include <vector>

using namespace eko;
using eko::window::Emphasis;
using eko::window::Offer;
using eko::window::WantedKey;
using gui::Rect;
using gui_test::EkoDriver;

namespace {

bool hides(const Rect& key, const Rect& sign) {
    const Rect both = key.within(sign);
    return both.w > 3 && both.h > 3;
}

}  // namespace

// In a small window with large text: fields are 17 pixels from the middle to a corner.
struct SmallBoard {
    SmallBoard() {
        for (std::size_t i = 0; i < board.fields.size(); ++i)
            offers.push_back({window::field_of(i), std::to_string(i + 1), {}, Emphasis::possible});
    }

    std::vector<window::PlacedKey> keys(WantedKey::Middle middle, const std::vector<Rect>& kept) {
        std::vector<gui::Area> areas;
        gui::Painter painter{*context, theme, {0, 0, 730, 420}, areas};
        std::vector<WantedKey> wanted;
        for (const Offer& one : offers) wanted.push_back({&one, middle});
        return window::place_keys(painter, hexagons, wanted, 1, {kept, {}});
    }

    Board board = text::table_of(gui_test::sample_for(3)).board;
    gui::Theme theme = gui::theme(gui::Tone::light, 1.5);
    wxBitmap unseen{1, 1};
    wxMemoryDC dc{unseen};
    std::unique_ptr<wxGraphicsContext> context{wxGraphicsContext::Create(dc)};
    window::Hexagons hexagons{board, {100, 10, 440, 400}};
    std::vector<Offer> offers;
};

BOOST_AUTO_TEST_SUITE(keys_on_the_board)

BOOST_FIXTURE_TEST_CASE(keys_of_bare_fields_stay_within_them, SmallBoard) {
    const auto all = keys(WantedKey::Middle::free, {});
    BOOST_TEST(all.size() == offers.size());
    for (const window::PlacedKey& one : all)
        BOOST_TEST(std::abs(one.pill.middle_y() - hexagons.middle(one.field).y) < 1, one.key);
}

// A crown stands in the upper half of its field, below the keys of the row above.
BOOST_FIXTURE_TEST_CASE(keys_leave_the_crowns_of_the_next_row_free, SmallBoard) {
    const paper::Box crown{{-0.7, -0.78}, 0.72, 0.36, {}, {}};
    std::size_t seen = 0;
    for (std::size_t i = 0; i < board.fields.size(); i += 5) {
        const Rect kept = hexagons.placed(window::field_of(i), crown);
        const auto all = keys(WantedKey::Middle::taken, {kept});
        seen += all.size();
        for (const window::PlacedKey& one : all)
            BOOST_TEST(!hides(one.pill, kept), one.key + " hides the crown of " + offers[i].key);
    }
    BOOST_TEST(seen > board.fields.size() * (board.fields.size() / 5) * 9 / 10);
}

BOOST_FIXTURE_TEST_CASE(a_key_without_a_place_is_left_out, SmallBoard) {
    const Rect everywhere{0, 0, 1000, 1000};
    BOOST_TEST(keys(WantedKey::Middle::free, {everywhere}).empty());
}

// Up and down left out every other row.
BOOST_FIXTURE_TEST_CASE(up_and_down_come_to_the_next_row_and_back, SmallBoard) {
    std::size_t steps = 0;
    for (std::size_t i = 0; i < board.fields.size(); ++i) {
        const FieldId from = window::field_of(i);
        const auto down = hexagons.in_next_row(from, 1, hexagons.column(from));
        if (!down) continue;
        ++steps;
        BOOST_TEST(board[*down].at.r == board[from].at.r + 1);
        const auto back = hexagons.in_next_row(*down, -1, hexagons.column(from));
        BOOST_TEST((back == from));
    }
    BOOST_TEST(steps > board.fields.size() / 2);
}

BOOST_AUTO_TEST_CASE(whoever_comes_by_tab_sees_where_arrows_go_from) {
    EkoDriver driver;
    driver.open(gui_test::sample_table(1));
    driver.key('1');
    driver.key('1');
    const auto tells = [&] {
        const auto written = driver.canvas("board").written();
        const std::string begin = driver.desk().names().field(words::field_at(driver.desk().session().table().board,
                                                                              driver.desk().page().rows.front().place)
                                                                  .value()) +
                                  ": ";
        return std::any_of(written.begin(), written.end(),
                           [&](const gui::Drawn& one) { return one.text.starts_with(begin); });
    };
    BOOST_TEST(!tells());
    for (int steps = 0; steps < 30 && !driver.canvas("board").HasFocus(); ++steps) driver.key(WXK_TAB);
    BOOST_REQUIRE(driver.canvas("board").HasFocus());
    BOOST_TEST(tells());
}

BOOST_AUTO_TEST_SUITE_END()
