// SPDX-License-Identifier: MIT
// A canvas that has no room is painted as well as one that has: main.cpp fails when the toolkit complains.
#include "gui/canvas/canvas.h"

#include "gui/canvas/key_canvas.h"
#include "gui/canvas/theme.h"
#include "gui/table/overlay_line.h"
#include "gui/yielded.h"

#include <boost/test/unit_test.hpp>
#include <wx/frame.h>

#include <string>

using gui_parts::until;

namespace {

class Counted : public gui::Canvas {
public:
    Counted(wxWindow* parent, const gui::Theme& theme, const wxSize& size) : Canvas{parent, theme, "counted"} {
        SetSize(size);
        Bind(gui::canvas_painted, [this](wxCommandEvent&) { ++painted; });
        Bind(wxEVT_PAINT, [this](wxPaintEvent& event) {
            ++asked;
            event.Skip();
        });
    }
    int asked = 0;
    int painted = 0;

private:
    void draw(gui::Painter& painter) override {
        painter.area(painter.whole(), "all", [] {});
    }
};

// One area with the tip of the moment.
class Tipped : public gui::Canvas {
public:
    Tipped(wxWindow* parent, const gui::Theme& theme) : Canvas{parent, theme, "tipped"} { SetSize({100, 50}); }
    std::string tip = "first";
    int pressed = 0;
    void moved_to(int x, int y) {
        wxMouseEvent event{wxEVT_MOTION};
        event.SetPosition({x, y});
        ProcessWindowEvent(event);
    }
    void press() {
        wxMouseEvent event{wxEVT_LEFT_DOWN};
        event.SetPosition({20, 20});
        ProcessWindowEvent(event);
    }

private:
    void draw(gui::Painter& painter) override {
        painter.area(
            painter.whole(), "all", [this] { ++pressed; }, tip);
    }
};

class Walked : public gui::KeyCanvas {
public:
    Walked(wxWindow* parent, const gui::Theme& theme) : KeyCanvas{parent, theme, "walked"} { SetSize({100, 50}); }

private:
    void draw(gui::Painter& painter) override {
        for (const char* const name : {"first", "second"}) painter.area(painter.whole(), name, [] {});
    }
};

// Frames go a little later than they are destroyed, and are painted until then.
const gui::Theme& lasting_theme() {
    static const gui::Theme theme = gui::theme(gui::Tone::light, 1);
    return theme;
}

struct Shown {
    ~Shown() { frame->Destroy(); }
    const gui::Theme& theme = lasting_theme();
    wxFrame* frame = new wxFrame{nullptr, wxID_ANY, "canvases"};
};

}  // namespace

BOOST_AUTO_TEST_SUITE(canvases)

// It would lie over what has come in the place of what it told of.
BOOST_AUTO_TEST_CASE(a_tip_goes_with_the_click_and_with_what_it_told_of) {
    Shown shown;
    auto* const canvas = new Tipped{shown.frame, shown.theme};
    shown.frame->Show();
    BOOST_REQUIRE(until([&] { return canvas->area("all") != nullptr; }));
    canvas->moved_to(20, 20);
    BOOST_TEST(canvas->GetToolTipText() == "first");
    canvas->tip = "second";
    canvas->Refresh();
    BOOST_TEST(until([&] { return canvas->GetToolTipText().empty(); }));
    canvas->moved_to(-5, 20);
    canvas->moved_to(20, 20);
    BOOST_TEST(canvas->GetToolTipText() == "second");
    canvas->press();
    BOOST_TEST(canvas->pressed == 1);
    BOOST_TEST(canvas->GetToolTipText() == "");
    canvas->moved_to(22, 20);
    BOOST_TEST(canvas->GetToolTipText() == "");
}

// One that took nine lines left the board no room.
BOOST_AUTO_TEST_CASE(a_heading_over_the_board_becomes_smaller_before_it_takes_a_third_line) {
    Shown shown;
    const auto height = [&](const std::string& text) {
        auto* const line = new gui::OverlayLine{shown.frame, shown.theme};
        line->show(gui::OverlayHeading{text, {"Close", "Esc"}});
        return line->best_height(560);
    };
    const int one = height("Threats");
    BOOST_TEST(height("Threats within one turn. \u2020 kamikaze \u00b7 \u00bb by a march") == one);
    const std::string longest =
        "Reach in one turn: Konstantinos on \u22122 | \u22121. \u25cc destroy discs first \u00b7 + joins \u00b7 "
        "\u2694 attacks \u00b7 \u2302 builds (price). Clicks only show reach.";
    BOOST_TEST(height(longest) < 2 * one);
    BOOST_TEST(height(longest + longest + longest) > 2 * one);  // nothing is cut
}

BOOST_AUTO_TEST_CASE(one_without_room_paints_nothing_and_spoils_nothing) {
    Shown shown;
    auto* const flat = new Counted{shown.frame, shown.theme, {100, 50}};
    auto* const roomy = new Counted{shown.frame, shown.theme, {100, 50}};
    shown.frame->Show();
    BOOST_REQUIRE(until([&] { return flat->painted > 0 && roomy->painted > 0; }));
    const int painted = flat->painted;
    const int asked = flat->asked;
    flat->SetSize({100, 0});  // while the display still has the old size
    flat->Refresh();
    flat->Update();
    BOOST_TEST(until([&] { return flat->asked > asked; }));
    BOOST_TEST(flat->painted == painted);
    BOOST_TEST(flat->areas().empty());
    BOOST_TEST(roomy->areas().size() == 1U);
    flat->SetSize({100, 50});
    BOOST_TEST(until([&] { return flat->areas().size() == 1U; }));
}

BOOST_AUTO_TEST_CASE(one_is_walked_before_it_is_painted) {
    Shown shown;
    auto* const walked = new Walked{shown.frame, shown.theme};
    BOOST_REQUIRE(walked->areas().empty());
    walked->walk(gui::Walk::forward);
    BOOST_TEST(walked->focused() == "first");
    walked->walk(gui::Walk::forward);
    BOOST_TEST(walked->focused() == "second");
}

BOOST_AUTO_TEST_SUITE_END()
