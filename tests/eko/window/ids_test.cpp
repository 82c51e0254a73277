// SPDX-License-Identifier: MIT
// Coordinates of fields over a board that is full of pieces: no crown, no number and no key lies below them.
#include "eko/rules/board.h"
#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/position.h"
#include "eko/text/header.h"
#include "eko/window/board/board_ids.h"
#include "eko/window/board/board_places.h"
#include "eko/window/driver.h"
#include "eko/words/names.h"
#include "eko/words/pictures/signs.h"
#include "eko/words/places.h"
#include "eko/words/table/own_commands.h"
#include "gui/canvas/canvas.h"
#include "gui/canvas/painter.h"
#include "gui/canvas/rect.h"
#include "gui/canvas/theme.h"
#include "paper/picture.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <wx/bitmap.h>
#include <wx/dcmemory.h>
#include <wx/graphics.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <set>
#include <string>
#include <vector>

using namespace eko;
using gui::Rect;
using gui_test::EkoDriver;

namespace {

const auto player_counts = boost::unit_test::data::make({2U, 3U, 4U});

// The part of a line of letters that has ink in it.
Rect ink_of(const gui::Letters& letters) {
    const Rect& line = letters.ink;
    return {line.x, line.y + line.h * 0.24, line.w, line.h * 0.52};
}

// Of numbers on the board, in letters of this radius's field.
double letters_on_fields(double radius) {
    constexpr double least_letters = 11;  // pixels
    return std::clamp(least_letters / radius, words::usual_letters, words::largest_letters);
}

// The crowns of emperors.
std::vector<Rect> crowns_on(EkoDriver& driver) {
    constexpr double area_width = 1.48;  // of the radius
    std::vector<Rect> crowns;
    const Board& board = driver.desk().session().table().board;
    for (const gui::Area& area : driver.canvas("board").areas()) {
        const auto field = words::field_at(board, area.name);
        const auto stack = field ? driver.position().cells.stack(*field) : std::nullopt;
        if (!stack || !stack->emperor) continue;
        const double radius = area.where.w / area_width;
        const paper::Box crown = words::crown_box(letters_on_fields(radius));
        crowns.push_back({area.where.middle_x() + crown.at.x * radius, area.where.middle_y() + crown.at.y * radius,
                          crown.width * radius, crown.height * radius});
    }
    return crowns;
}

bool overlap(const Rect& one, const Rect& other) {
    const Rect both = one.within(other);
    return both.w > 1 && both.h > 1;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(coordinates_over_the_board)

BOOST_DATA_TEST_CASE(cover_no_crown_no_number_and_no_key, player_counts, players) {
    EkoDriver driver;
    driver.open(gui_test::sample_for(players));
    driver.play_by_chance(11, 40);
    driver.look(gui::Tone::light, 1, {1280, 720});
    driver.run(words::OwnCommand::coordinates);
    const auto& fields = driver.desk().session().table().board.fields;
    std::set<std::string> names;
    for (const BoardField& field : fields) names.insert(words::field_label(field.at));
    std::vector<Rect> ids;
    std::vector<Rect> kept = crowns_on(driver);
    BOOST_TEST(!kept.empty());
    for (const gui::Drawn& one : driver.canvas("board").written())
        if (one.letters) (names.contains(one.letters->text) ? ids : kept).push_back(ink_of(*one.letters));
    BOOST_TEST(ids.size() > fields.size() * 8 / 10);
    BOOST_TEST(kept.size() > 20U);
    std::size_t covered = 0;
    for (const Rect& id : ids)
        for (const Rect& sign : kept) covered += overlap(id, sign) ? 1U : 0U;
    BOOST_TEST(covered == 0U);
}

// What showed of the circle beside the id looked like brackets.
BOOST_AUTO_TEST_CASE(lie_over_all_of_a_circle) {
    const Header header = gui_test::sample_for(3);
    const Board board = text::table_of(header).board;
    const gui::Theme theme = gui::theme(gui::Tone::light, 1);
    wxBitmap unseen{1, 1};
    wxMemoryDC dc{unseen};
    const std::unique_ptr<wxGraphicsContext> context{wxGraphicsContext::Create(dc)};
    std::vector<gui::Area> areas;
    gui::Painter painter{*context, theme, {0, 0, 900, 420}, areas};
    const window::Hexagons hexagons{board, {100, 10, 500, 400}};
    std::vector<window::WantedId> wanted;
    for (std::size_t i = 0; i < board.fields.size(); ++i)
        wanted.push_back({window::field_of(i), window::WantedId::Middle::free});
    const auto boxes = window::id_boxes(painter, hexagons, board, wanted, {});
    BOOST_TEST(boxes.size() == wanted.size());
    constexpr double circle = 0.84;  // across with its line, of the radius
    for (const window::IdBox& one : boxes) {
        BOOST_TEST(one.box.h >= circle * hexagons.radius());
        BOOST_TEST(one.box.w >= circle * hexagons.radius());
    }
}

BOOST_AUTO_TEST_SUITE_END()
