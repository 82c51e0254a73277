// SPDX-License-Identifier: MIT
#include "gui/table_view/table_window.h"

#include "gui/canvas/theme.h"
#include "gui/table_view/table_view_canvas.h"
#include "gui/yielded.h"

#include <boost/test/unit_test.hpp>
#include <wx/weakref.h>

namespace {

class View : public gui::TableViewCanvas {
public:
    using TableViewCanvas::TableViewCanvas;

protected:
    void draw(gui::Painter&) override {}
};

}  // namespace

BOOST_AUTO_TEST_SUITE(window_of_the_table_view)

BOOST_AUTO_TEST_CASE(another_picture_takes_the_place_and_the_size_of_the_one_before) {
    const gui::Theme theme = gui::theme(gui::Tone::light, 1);
    auto* const frame = new wxFrame{nullptr, wxID_ANY, "main"};
    auto* const window = new gui::TableWindow{*frame};
    window->open(gui::TableWindow::Extent::window);  // empty
    auto* const first = new View{window, theme};
    const wxWeakRef<wxWindow> watched{first};
    window->carry(*first);
    window->canvas().set_size(0.8);
    auto* const second = new View{window, theme};
    window->carry(*second);
    BOOST_TEST(&window->canvas() == second);
    BOOST_TEST(second->size() == 0.8);
    BOOST_TEST(gui_parts::until([&] { return watched.get() == nullptr; }));
    BOOST_TEST(gui_parts::until([&] { return second->GetClientSize() == window->GetClientSize(); }));
    frame->Destroy();
    wxYield();
}

BOOST_AUTO_TEST_CASE(letters_are_kept_within_what_finds_room) {
    const gui::Theme theme = gui::theme(gui::Tone::light, 1);
    auto* const frame = new wxFrame{nullptr, wxID_ANY, "main"};
    auto* const view = new View{frame, theme};
    view->set_size(9);
    BOOST_TEST(view->size() < 2);
    view->set_size(0.1);
    BOOST_TEST(view->size() > 0.5);
    frame->Destroy();
}

BOOST_AUTO_TEST_SUITE_END()
