// SPDX-License-Identifier: MIT
// Makes entries at a window of 1920 x 1080 with the first session of a library, and says how long it takes from an
// entry's being accepted (it is on the disk then) until every canvas has been painted anew. Beside it the floor: a
// window of that size with one empty canvas, painted in turn with it.
#include "gui/board_canvas.h"
#include "gui/environment.h"
#include "gui/main_frame.h"
#include "gui/table_page.h"

#include <fmt/format.h>
#include <wx/app.h>
#include <wx/evtloop.h>
#include <wx/frame.h>
#include <wx/utils.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <vector>

namespace {

constexpr int wide = 1920;
constexpr int high = 1080;
constexpr int samples = 60;
constexpr int most_tried = 10 * samples;
constexpr int rest = 40;  // ms between two: GTK paints no two pictures faster than the screen shows them
constexpr double must = 16;

struct Times {
    double wall;       // ms
    double processor;  // ms, of all threads
};

Times now() {
    const auto wall = std::chrono::steady_clock::now().time_since_epoch();
    timespec processor{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &processor);
    return {std::chrono::duration<double, std::milli>(wall).count(),
            1e3 * static_cast<double>(processor.tv_sec) + 1e-6 * static_cast<double>(processor.tv_nsec)};
}

struct Spread {
    double median;
    double high;  // 95th percentile
};

Spread spread(const std::vector<Times>& times, double Times::*which) {
    std::vector<double> values;
    for (const Times& one : times) values.push_back(one.*which);
    std::sort(values.begin(), values.end());
    return {values[values.size() / 2], values[values.size() * 95 / 100]};
}

std::string said(const std::vector<Times>& times) {
    const Spread wall = spread(times, &Times::wall);
    const Spread processor = spread(times, &Times::processor);
    return fmt::format("{:.1f} ms passed (95th percentile {:.1f}), {:.1f} of processor ({:.1f})", wall.median,
                       wall.high, processor.median, processor.high);
}

class Empty : public gui::Canvas {
public:
    using Canvas::Canvas;

private:
    void draw(gui::Painter&) override {}
};

void turn_for(int milliseconds) {
    const double until = now().wall + milliseconds;
    while (now().wall < until) {
        wxEventLoopBase::GetActive()->YieldFor(wxEVT_CATEGORY_ALL);
        wxMilliSleep(1);
    }
}

template <class Doing>
void for_each_canvas(wxWindow& window, const Doing& doing) {
    if (auto* const canvas = dynamic_cast<gui::Canvas*>(&window); canvas && canvas->IsShownOnScreen()) doing(*canvas);
    for (wxWindow* const child : window.GetChildren()) for_each_canvas(*child, doing);
}

bool all_painted(wxWindow& window) {
    bool all = true;
    for_each_canvas(window, [&](const gui::Canvas& canvas) { all = all && !canvas.on_first_paint; });
    return all;
}

// From the time that `change` says until all canvases of the window have been painted since.
template <class Change>
Times until_painted(wxWindow& window, const Change& change) {
    turn_for(rest);
    for_each_canvas(window, [](gui::Canvas& canvas) { canvas.on_first_paint = [] {}; });
    const Times begin = change();
    while (!all_painted(window)) wxEventLoopBase::GetActive()->Dispatch();
    const Times end = now();
    return {end.wall - begin.wall, end.processor - begin.processor};
}

// The first row of each question, dice rolled: some entry comes of it soon.
void go_on(present::Desk& desk) {
    if (!desk.dice()) return desk.choose(0);
    desk.roll();
    desk.confirm();
}

class EntryPainter : public wxApp {
public:
    explicit EntryPainter(gui::Arguments arguments) : arguments_{std::move(arguments)} {}

    bool OnInit() override {
        theme_ = gui::theme(gui::Tone::light, 1);
        frame_ = new gui::MainFrame{theme_, arguments_};
        frame_->SetSize(wide, high);
        frame_->Show();
        floor_ = new wxFrame(nullptr, wxID_ANY, "floor", wxDefaultPosition, wxSize(wide, high));
        empty_ = new Empty(floor_, theme_, "empty");
        floor_->Show();
        CallAfter([this] {
            measure();
            floor_->Destroy();
            frame_->Close();
        });
        return true;
    }

private:
    void measure() {
        turn_for(1000);
        std::vector<Times> entries;
        std::vector<Times> floor;
        const std::size_t first = frame_->table().desk()->session().journal().size();
        for (int tried = 0; tried < most_tried && entries.size() < samples; ++tried) {
            const auto before = frame_->table().desk()->session().state();
            const Times one = until_painted(*frame_, [this] { return act(); });
            if (frame_->table().desk()->session().state() == before) continue;  // a question, not an entry
            entries.push_back(one);
            floor.push_back(until_painted(*floor_, [this] {
                const Times begin = now();
                empty_->Refresh();
                return begin;
            }));
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
        frame_->table().act([&](present::Desk& desk) {
            go_on(desk);
            accepted = now();
        });
        return accepted;
    }

    gui::Arguments arguments_;
    gui::Theme theme_{};
    gui::MainFrame* frame_ = nullptr;
    wxFrame* floor_ = nullptr;
    Empty* empty_ = nullptr;
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
