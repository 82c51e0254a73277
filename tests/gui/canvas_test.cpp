// SPDX-License-Identifier: MIT
// A canvas that has no room is painted as well as one that has: main.cpp fails when the toolkit complains.
#include "gui/canvas/canvas.h"

#include "gui/canvas/key_canvas.h"
#include "gui/canvas/theme.h"
#include "gui/yielded.h"

#include <boost/test/unit_test.hpp>
#include <wx/frame.h>

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

class Walked : public gui::KeyCanvas {
public:
    Walked(wxWindow* parent, const gui::Theme& theme) : KeyCanvas{parent, theme, "walked"} { SetSize({100, 50}); }

private:
    void draw(gui::Painter& painter) override {
        for (const char* const name : {"first", "second"}) painter.area(painter.whole(), name, [] {});
    }
};

struct Shown {
    ~Shown() { frame->Destroy(); }
    gui::Theme theme = gui::theme(gui::Tone::light, 1);
    wxFrame* frame = new wxFrame{nullptr, wxID_ANY, "canvases"};
};

}  // namespace

BOOST_AUTO_TEST_SUITE(canvases)

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
