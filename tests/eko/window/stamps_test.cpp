// SPDX-License-Identifier: MIT
// Pieces that are kept as bitmaps look as the drawn ones do.
#include "gui/canvas/stamps.h"

#include "eko/support/scene.h"
#include "eko/window/board/piece_stamps.h"
#include "eko/words/pictures/signs.h"
#include "gui/canvas/theme.h"

#include <boost/test/unit_test.hpp>
#include <wx/bitmap.h>
#include <wx/dcmemory.h>
#include <wx/graphics.h>
#include <wx/image.h>

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

using namespace eko;
using namespace eko_support;

namespace {

constexpr int stamps_wide = 620;
constexpr int stamps_high = 300;

class Stamped {
public:
    wxImage draw() {
        wxBitmap bitmap{stamps_wide, stamps_high};
        letters.clear();
        {
            wxMemoryDC dc{bitmap};
            const std::unique_ptr<wxGraphicsContext> context{wxGraphicsContext::Create(dc)};
            const gui::Rect whole{0, 0, stamps_wide, stamps_high};
            std::vector<gui::Area> areas;
            std::vector<gui::Drawn> written;
            gui::Painter painter{*context, theme, whole, areas};
            painter.note_down(written);
            painter.stamp_from(stamps, 1);
            painter.fill(whole, theme.land);
            const auto& board = scene.table().board;
            window::draw_pieces(painter, window::Hexagons{board, whole}, {board, board_t(), scene.now},
                                {words::BoardSize::large, words::usual_letters}, {});
            context->Flush();
            for (const gui::Drawn& one : written)
                if (one.letters) letters.push_back(one.letters->text);
        }
        return bitmap.ConvertToImage();
    }

    Scene scene{"c2*@3,0 v3@1,0 v1@5,0"};
    gui::Theme theme = gui::theme(gui::Tone::light, 1);
    gui::Stamps stamps;
    std::vector<std::string> letters;
};

std::size_t far_apart(const wxImage& one, const wxImage& other) {
    std::size_t far = 0;
    for (std::size_t i = 0; i < std::size_t{3} * stamps_wide * stamps_high; ++i)
        if (std::abs(one.GetData()[i] - other.GetData()[i]) > 40) ++far;
    return far;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(stamps_of_pieces)

BOOST_AUTO_TEST_CASE(look_the_same_drawn_and_kept) {
    Stamped board;
    const wxImage drawn = board.draw();
    const auto letters = board.letters;
    BOOST_TEST(board.stamps.kept() == 0U);
    const wxImage made = board.draw();
    BOOST_TEST(board.stamps.kept() == 6U);  // three grounds, three stacks
    const wxImage kept = board.draw();
    BOOST_TEST(far_apart(drawn, made) < 100U);
    BOOST_TEST(far_apart(drawn, kept) < 100U);
    BOOST_REQUIRE(letters.size() > 6U);
    BOOST_TEST(board.letters == letters, boost::test_tools::per_element());
}

// As on a board where nothing is kept yet.
BOOST_AUTO_TEST_CASE(follow_the_pieces_and_the_colours) {
    Stamped board;
    for (int time = 0; time < 3; ++time) board.draw();
    board.scene.put("c4@4,1");
    Stamped other;
    other.scene.put("c4@4,1");
    BOOST_TEST(far_apart(board.draw(), other.draw()) < 100U);
    for (int time = 0; time < 3; ++time) board.draw();
    board.theme = gui::theme(gui::Tone::dark, 1);
    Stamped dark;
    dark.scene.put("c4@4,1");
    dark.theme = board.theme;
    BOOST_TEST(far_apart(board.draw(), dark.draw()) < 100U);
}

BOOST_AUTO_TEST_SUITE_END()
