// SPDX-License-Identifier: MIT
// P9: changes one number of an attack at a window of 1920 x 1080, one key after the other, and says how long it takes
// from the key's arrival until the new chances have been painted. Beside it the floor, in turn with it: an empty canvas
// of the size of that page. Thinking: the program thinks about a hint meanwhile, on a thread of its own.
#include "byzantium/window/game_window.h"
#include "byzantium/window/sheets/what_if_page.h"
#include "byzantium/window/table/table_parts.h"
#include "byzantium/words/desk/desk.h"
#include "gui/app/environment.h"
#include "gui/frame/main_frame.h"
#include "gui/table/table_page.h"
#include "window/timing.h"

#include <fmt/format.h>
#include <wx/app.h>

#include <string>
#include <vector>

namespace {

using namespace bench;

constexpr int wide = 1920;
constexpr int high = 1080;
constexpr int samples = 200;
constexpr double must = 16;
constexpr double stretch = 8;

// A large fight: every number of it can be changed.
byzantium::words::WhatIfStart large_fight() {
    byzantium::words::WhatIfStart start = byzantium::words::usual_what_if();
    start.attack.attacker = {5, 12, 8, true};
    start.attack.defenders = {{3, 6, 4, true}, {1, 6, 4, false}, {0, 4, 0, false}};
    start.attack.siege = byzantium::odds::Siege{4, 1};
    start.defenders = {"Anna", "Basil", "Chloe"};
    return start;
}

class NumberEditor : public wxApp {
public:
    enum class Meanwhile { nothing, thinking };
    NumberEditor(gui::Arguments arguments, Meanwhile meanwhile)
        : arguments_{std::move(arguments)}, meanwhile_{meanwhile} {}

    bool OnInit() override {
        theme_ = gui::theme(gui::Tone::light, 1);
        frame_ = new gui::MainFrame{{byzantium::window::game_window()}, theme_, arguments_};
        frame_->SetSize(wide, high);
        frame_->Show();
        CallAfter([this] {
            measure();
            frame_->Close();
        });
        return true;
    }

private:
    void measure() {
        turn_for(1000);
        parts().show_what_if();
        auto& page = dynamic_cast<byzantium::window::WhatIfPage&>(*wxWindow::FindWindowByName("what if", frame_));
        page.begin(large_fight());
        turn_for(200);
        Floor empty{theme_, page.GetClientSize()};
        turn_for(200);
        std::vector<Times> edits;
        std::vector<Times> repaints;
        int thought = 0;
        for (int i = 0; i < samples; ++i) {
            if (meanwhile_ == Meanwhile::thinking) thought += thinks() ? 1 : 0;
            edits.push_back(until_painted(page, [&] { return edit(page, i); }));
            repaints.push_back(empty.until_painted());
        }
        say(edits, repaints, page.GetClientSize());
        if (meanwhile_ == Meanwhile::thinking) fmt::print("   it thought at {} of {} edits\n", thought, samples);
    }

    // A hint is thought about for a few seconds; then it is asked for again.
    bool thinks() {
        auto& desk = dynamic_cast<byzantium::words::Desk&>(*frame_->table().desk());
        if (!desk.thinks()) {
            desk.set_advice(present::Advice::counsel);
            desk.hint();
        }
        return desk.thinks();
    }

    // Up and down again, through all columns and boxes, by the keys that a person presses.
    static Times edit(byzantium::window::WhatIfPage& page, int number) {
        wxKeyEvent key{wxEVT_KEY_DOWN};
        if (number % 4 == 3) {
            key.m_keyCode = number % 8 == 3 ? WXK_RIGHT : WXK_DOWN;
            page.ProcessWindowEvent(key);
        }
        key.m_keyCode = number % 2 == 0 ? '+' : '-';
        const Times begin = now();
        page.ProcessWindowEvent(key);
        return begin;
    }

    static void say(const std::vector<Times>& edits, const std::vector<Times>& repaints, const wxSize& size) {
        const double passed = spread(edits, &Times::wall).high;
        fmt::print("P9 95th percentile {:.1f} ms {} (must <= {}, stretch <= {})\n", passed,
                   passed <= must ? "pass" : "fail", must, stretch);
        fmt::print("   from a key to the chances painted, {} x {}, {} edits: {}\n   an empty canvas of that size: {}\n",
                   size.x, size.y, edits.size(), said(edits), said(repaints));
    }

    gui::Arguments arguments_;
    Meanwhile meanwhile_;
    gui::Theme theme_{};
    byzantium::window::TableParts& parts() {
        return dynamic_cast<byzantium::window::TableParts&>(frame_->table().parts());
    }

    gui::MainFrame* frame_ = nullptr;
};

}  // namespace

// number_editor LIBRARY [thinking]
int main(int argc, char** argv) {
    if (argc < 2 || gui::prepare_environment()) return 2;
    gui::Arguments arguments;
    arguments.library = argv[1];
    arguments.preferences = std::string{argv[1]} + ".preferences";
    arguments.session = 1;
    const bool is_thinking = argc == 3 && std::string{argv[2]} == "thinking";
    const auto meanwhile = is_thinking ? NumberEditor::Meanwhile::thinking : NumberEditor::Meanwhile::nothing;
    wxApp::SetInstance(new NumberEditor{arguments, meanwhile});
    int no_arguments = 1;
    return wxEntry(no_arguments, argv);
}
