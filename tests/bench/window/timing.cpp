// SPDX-License-Identifier: MIT
#include "window/timing.h"

#include <fmt/format.h>
#include <wx/evtloop.h>
#include <wx/frame.h>
#include <wx/utils.h>

#include <algorithm>
#include <chrono>
#include <ctime>

namespace bench {
namespace {

constexpr int rest = 40;  // ms between two: GTK paints no two pictures faster than the screen shows them

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

}  // namespace

Times now() {
    const auto wall = std::chrono::steady_clock::now().time_since_epoch();
    timespec processor{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &processor);
    return {std::chrono::duration<double, std::milli>(wall).count(),
            1e3 * static_cast<double>(processor.tv_sec) + 1e-6 * static_cast<double>(processor.tv_nsec)};
}

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

Floor::Floor(const gui::Theme& theme, const wxSize& inside)
    : frame_{new wxFrame(nullptr, wxID_ANY, "floor")}, empty_{new Empty(frame_, theme, "empty")} {
    frame_->SetClientSize(inside);
    frame_->Show();
}

Floor::~Floor() { frame_->Destroy(); }

Times Floor::until_painted() {
    return bench::until_painted(*frame_, [this] {
        const Times begin = now();
        empty_->Refresh();
        return begin;
    });
}

void turn_for(int milliseconds) {
    const double until = now().wall + milliseconds;
    while (now().wall < until) {
        wxEventLoopBase::GetActive()->YieldFor(wxEVT_CATEGORY_ALL);
        wxMilliSleep(1);
    }
}

Times until_painted(wxWindow& window, const std::function<Times()>& change) {
    turn_for(rest);
    for_each_canvas(window, [](gui::Canvas& canvas) { canvas.on_first_paint = [] {}; });
    const Times begin = change();
    while (!all_painted(window)) wxEventLoopBase::GetActive()->Dispatch();
    const Times end = now();
    return {end.wall - begin.wall, end.processor - begin.processor};
}

}  // namespace bench
