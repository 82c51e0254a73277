// SPDX-License-Identifier: MIT
// What is hard to read on a canvas is found: else no walk over pages could fail.
#include "gui/hands/readable.h"

#include "gui/canvas/canvas.h"
#include "gui/canvas/theme.h"

#include <boost/test/unit_test.hpp>
#include <wx/frame.h>

#include <functional>
#include <string>
#include <utility>
#include <vector>

using namespace gui;

namespace {

class Sheet : public Canvas {
public:
    Sheet(wxWindow* parent, const Theme& theme, std::function<void(Painter&)> draw_it)
        : Canvas{parent, theme, "sheet"}, draw_{std::move(draw_it)} {}

protected:
    void draw(Painter& painter) override { draw_(painter); }

private:
    std::function<void(Painter&)> draw_;
};

std::vector<std::string> found_on(const std::function<void(Painter&)>& draw) {
    const Theme theme = gui::theme(Tone::light, 1);
    wxFrame frame{nullptr, wxID_ANY, "sheet"};
    auto* const sheet = new Sheet{&frame, theme, draw};
    frame.SetClientSize(400, 300);
    sheet->SetSize(400, 300);
    frame.Show();
    return gui_test::hard_to_read(*sheet, 11);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(readable)

BOOST_AUTO_TEST_CASE(what_can_be_read_is_no_fault) {
    BOOST_TEST(found_on([](Painter& painter) {
                   painter.text({10, 10, 300, 20}, "one line", {9});
                   painter.text({10, 30, 300, 20}, "and another, on 2026-11-24, \u22121.06, -3:1:mm", {9});
                   painter.wrapped({10, 60, 100, 20}, "a text that finds no room in one line of these", {9});
                   painter.clip({10, 200, 300, 50});
                   painter.text({10, 240, 300, 20}, "half seen, and scrolled to", {9});
                   painter.unclip();
               }).empty());
}

BOOST_AUTO_TEST_CASE(each_fault_is_found) {
    const auto one = [](const std::function<void(Painter&)>& draw) {
        const auto all = found_on(draw);
        BOOST_TEST_REQUIRE(all.size() == 1U);
        return all.front();
    };
    BOOST_TEST(one([](Painter& painter) {
                   painter.text({10, 10, 300, 20}, "small", {7});
               }) == "sheet, small 9.3: small");
    BOOST_TEST(one([](Painter& painter) {
                   painter.text({10, 10, 40, 20}, "no room for this", {9});
               }).starts_with("sheet, cut: no room for this -> "));
    BOOST_TEST(one([](Painter& painter) {
                   painter.text({10, 10, 300, 20}, "by luck: -1.06, on 2026-11-24", {9});
               }) == "sheet, hyphen: by luck: -1.06, on 2026-11-24");
    BOOST_TEST(one([](Painter& painter) {
                   painter.text({10, 10, 300, 20}, "from 2,0 to -3,1", {9});
               }) == "sheet, hyphen: from 2,0 to -3,1");
    BOOST_TEST(one([](Painter& painter) {
                   painter.text({10, 292, 300, 20}, "below", {9});
               }) == "sheet, out of sight: below");
    BOOST_TEST(one([](Painter& painter) {
                   painter.text({10, 10, 300, 20}, "one", {9});
                   painter.text({15, 14, 300, 20}, "over it", {9});
               }) == "sheet, overlap: one <> over it");
}

// Keys that are listed below a page are said one by one.
BOOST_AUTO_TEST_CASE(a_hint_without_room_loses_whole_phrases) {
    const auto shown = [](double wide) {
        std::string text;
        found_on([&](Painter& painter) {
            std::vector<Drawn> drawn;
            painter.note_down(drawn);
            painter.hint({10, 10, wide, 20}, "Up, Down: read   F: search   S: keep", {10});
            text = drawn.front().text;
        });
        return text;
    };
    BOOST_TEST(shown(390) == "Up, Down: read   F: search   S: keep");
    BOOST_TEST(shown(190) == "Up, Down: read   F: search");
    BOOST_TEST(shown(110) == "Up, Down: read");
}

BOOST_AUTO_TEST_SUITE_END()
