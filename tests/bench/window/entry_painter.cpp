// SPDX-License-Identifier: MIT
// Makes entries at a window of 1920 x 1080 with the first session of a library, and says how long it takes from an
// entry's being accepted (it is on the disk then) until every canvas has been painted anew. Beside it the floor: a
// window of that size with one empty canvas, painted in turn with it.
#include "byzantium/window/game_window.h"
#include "byzantium/window/table/table_parts.h"
#include "gui/app/environment.h"
#include "gui/frame/main_frame.h"
#include "gui/table/table_page.h"
#include "window/timing.h"

#include <fmt/format.h>
#include <wx/app.h>

#include <vector>

namespace {

using namespace bench;

constexpr int wide = 1920;
constexpr int high = 1080;
constexpr int samples = 60;
constexpr int most_tried = 10 * samples;
constexpr double must = 16;

// The first row of each question, dice rolled: some entry comes of it soon.
void go_on(byzantium::words::Desk& desk) {
    if (!desk.dice()) return desk.choose(0);
    desk.roll();
    desk.confirm();
}

class EntryPainter : public wxApp {
public:
    explicit EntryPainter(gui::Arguments arguments) : arguments_{std::move(arguments)} {}

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
        Floor empty{theme_, {wide, high}};
        turn_for(1000);
        std::vector<Times> entries;
        std::vector<Times> floor;
        const std::size_t first = frame_->table().desk()->table().looks().size();
        for (int tried = 0; tried < most_tried && entries.size() < samples; ++tried) {
            const auto before = frame_->table().desk()->table().state();
            const Times one = until_painted(*frame_, [this] { return act(); });
            if (frame_->table().desk()->table().state() == before) continue;  // a question, not an entry
            entries.push_back(one);
            floor.push_back(empty.until_painted());
        }
        if (entries.size() < samples) return fmt::print("paint: only {} entries could be made\n", entries.size());
        const double passed = spread(entries, &Times::wall).high;
        fmt::print("paint: {} (95th percentile {:.1f} ms, must <= {} ms)\n", passed <= must ? "pass" : "fail", passed,
                   must);
        fmt::print("   from an entry to all painted at {} x {}, after {} entries: {}\n   an empty canvas: {}\n", wide,
                   high, first, said(entries), said(floor));
    }

    Times act() {
        Times accepted{};
        parts().act([&](byzantium::words::Desk& desk) {
            go_on(desk);
            accepted = now();
        });
        return accepted;
    }

    gui::Arguments arguments_;
    gui::Theme theme_{};
    byzantium::window::TableParts& parts() {
        return dynamic_cast<byzantium::window::TableParts&>(frame_->table().parts());
    }

    gui::MainFrame* frame_ = nullptr;
};

}  // namespace

// entry_painter LIBRARY
int main(int argc, char** argv) {
    if (argc != 2 || gui::prepare_environment()) return 2;
    gui::Arguments arguments;
    arguments.library = argv[1];
    arguments.preferences = std::string{argv[1]} + ".preferences";
    arguments.session = 1;
    wxApp::SetInstance(new EntryPainter{arguments});
    int no_arguments = 1;
    return wxEntry(no_arguments, argv);
}
