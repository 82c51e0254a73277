// SPDX-License-Identifier: MIT
// The ground of the board that is kept as a bitmap looks as the drawn one does, and says the same to whoever lists it.
#include "eko/support/scene.h"
#include "eko/window/board/board_ground.h"
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
using eko::window::BoardGround;
using eko::window::GroundPlace;

namespace {

constexpr int ground_wide = 600;
constexpr int ground_high = 400;
const GroundPlace usual{{0, 0, ground_wide, ground_high}, {10, 10, 580, 380}, words::BoardSize::large, 1};

struct Drawn {
    wxImage image;
    std::vector<std::string> ids;
    int asked = 0;  // times for the picture
};

class Grounds {
public:
    Drawn draw(const GroundPlace& place = usual) {
        Drawn drawn;
        wxBitmap bitmap{ground_wide, ground_high};
        {
            wxMemoryDC dc{bitmap};
            const std::unique_ptr<wxGraphicsContext> context{wxGraphicsContext::Create(dc)};
            std::vector<gui::Area> areas;
            std::vector<gui::Drawn> written;
            gui::Painter painter{*context, theme, place.whole, areas};
            painter.note_down(written);
            ground.draw(painter, place, [&] {
                ++drawn.asked;
                return words::board_ground({scene.table().board, board_t(), scene.now}, place.size, {});
            });
            context->Flush();
            for (const gui::Drawn& one : written) drawn.ids.push_back(one.letters ? one.letters->text : "");
        }
        drawn.image = bitmap.ConvertToImage();
        return drawn;
    }

    Scene scene{"c2*@3,0"};
    gui::Theme theme = gui::theme(gui::Tone::light, 1);
    BoardGround ground;
};

// Letters and edges may round another way; what is missing or lies elsewhere differs by far more.
std::size_t far_pixels(const wxImage& one, const wxImage& other) {
    std::size_t far = 0;
    for (std::size_t i = 0; i < std::size_t{3} * ground_wide * ground_high; ++i)
        if (std::abs(one.GetData()[i] - other.GetData()[i]) > 40) ++far;
    return far;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(board_grounds)

BOOST_AUTO_TEST_CASE(look_the_same_drawn_and_kept) {
    Grounds grounds;
    const Drawn drawn = grounds.draw();
    BOOST_TEST(!grounds.ground.is_kept());
    const Drawn kept = grounds.draw();
    BOOST_TEST(grounds.ground.is_kept());
    const Drawn again = grounds.draw();
    BOOST_TEST((drawn.asked == 1 && kept.asked == 1 && again.asked == 0));
    BOOST_TEST(far_pixels(drawn.image, kept.image) < 100U);
    BOOST_TEST(far_pixels(drawn.image, again.image) < 100U);
    BOOST_REQUIRE(!drawn.ids.empty());
    BOOST_TEST(drawn.ids == kept.ids, boost::test_tools::per_element());
    BOOST_TEST(drawn.ids == again.ids, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(are_drawn_anew_when_anything_is_different) {
    Grounds grounds;
    grounds.draw();
    const Drawn first = grounds.draw();
    GroundPlace moved = usual;
    moved.picture.x += 30;
    BOOST_TEST(grounds.draw(moved).asked == 1);
    BOOST_TEST(!grounds.ground.is_kept());
    grounds.draw();
    grounds.draw();
    grounds.theme = gui::theme(gui::Tone::dark, 1);
    const Drawn dark = grounds.draw();
    BOOST_TEST(dark.asked == 1);
    BOOST_TEST(far_pixels(first.image, dark.image) > 10'000U);
    grounds.draw();
    grounds.theme = gui::theme(gui::Tone::dark, 1, 1, present::PieceColours::by_lightness);
    BOOST_TEST(grounds.draw().asked == 1);
    grounds.draw();
    grounds.ground.forget();
    BOOST_TEST(grounds.draw().asked == 1);
}

BOOST_AUTO_TEST_SUITE_END()
