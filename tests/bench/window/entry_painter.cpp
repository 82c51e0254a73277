// SPDX-License-Identifier: MIT
// Makes entries at a window of 1920 x 1080 with the first session of a library, and says how long it takes from an
// entry's being accepted (it is on the disk then) until every canvas has been painted anew. Beside it the floor: a
// window of that size with one empty canvas, painted in turn with it.
#include "byzantium/rules/entry.h"
#include "byzantium/window/game_window.h"
#include "byzantium/window/table/table_parts.h"
#include "gui/app/environment.h"
#include "gui/frame/main_frame.h"
#include "gui/table/table_page.h"
#include "window/timing.h"

#include <fmt/format.h>
#include <wx/app.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <vector>

namespace {

using namespace bench;

constexpr int wide = 1920;
constexpr int high = 1080;
constexpr int samples = 60;
constexpr int most_tried = 10 * samples;
constexpr double must = 4;  // times an empty canvas (P11)

// A row by chance of those that can be chosen, always the same ones; dice rolled: some entry comes of it soon. A game
// that is over goes on in its first turn.
void go_on(byzantium::words::Desk& desk, std::mt19937& random) {
    if (desk.dice()) {
        desk.roll();
        return desk.confirm();
    }
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < desk.page().rows.size(); ++i)
        if (!desk.page().rows[i].why_not) rows.push_back(i);
    if (rows.empty()) return desk.correct_all({byzantium::SetTurn{1}, byzantium::SetPassed{}}, "played on");
    desk.choose(rows[random() % rows.size()]);
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
        if (entries.size() < samples) return fmt::print("P11: only {} entries could be made\n", entries.size());
        say_verdict(spread(entries, &Times::wall), spread(floor, &Times::wall));
        fmt::print("   from an entry to all painted at {} x {}, after {} entries: {}\n   an empty canvas: {}\n", wide,
                   high, first, said(entries), said(floor));
    }

    // Both the median and the slow ones must hold.
    void say_verdict(const Spread& ours, const Spread& floor) {
        const double median = ours.median / floor.median;
        const double slow = ours.high / floor.high;
        fmt::print(
            "P11 an entry painted in {:.2f} times an empty canvas, 95th percentile {:.2f} times: {} (must <= {})\n",
            median, slow, std::max(median, slow) <= must ? "pass" : "fail", must);
    }

    Times act() {
        Times accepted{};
        parts().act([&](byzantium::words::Desk& desk) {
            go_on(desk, random_);
            accepted = now();
        });
        return accepted;
    }

    gui::Arguments arguments_;
    gui::Theme theme_{};
    std::mt19937 random_{1};
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
