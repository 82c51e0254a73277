// SPDX-License-Identifier: MIT
#include "window/painted_entries.h"

#include "gui/app/environment.h"
#include "gui/frame/main_frame.h"
#include "gui/table/table_page.h"
#include "window/timing.h"

#include <fmt/format.h>
#include <wx/app.h>

#include <algorithm>
#include <string>
#include <utility>

namespace bench {
namespace {

constexpr int wide = 1920;
constexpr int high = 1080;
constexpr int samples = 200;  // of which ten are the slow ones that the 95th percentile leaves out
constexpr int most_tried = 10 * samples;
constexpr int beforehand_for = 200;  // milliseconds
constexpr double must = 4;           // times an empty canvas (P11)

class EntryPainter : public wxApp {
public:
    EntryPainter(const char* goal, gui::GameWindow game, GoOn go_on, GoOn beforehand, gui::Arguments arguments)
        : goal_{goal},
          game_{std::move(game)},
          go_on_{std::move(go_on)},
          beforehand_{std::move(beforehand)},
          arguments_{std::move(arguments)} {}

    bool OnInit() override {
        theme_ = gui::theme(gui::Tone::light, 1);
        gui::GameWindows games;
        games.push_back(std::move(game_));
        frame_ = new gui::MainFrame{std::move(games), theme_, arguments_};
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
            prepare();
            const auto before = frame_->table().desk()->table().state();
            const Times one = until_painted(*frame_, [this] { return act(); });
            if (frame_->table().desk()->table().state() == before) continue;  // a question, not an entry
            entries.push_back(one);
            floor.push_back(empty.until_painted());
        }
        if (entries.size() < samples) return fmt::print("{}: only {} entries could be made\n", goal_, entries.size());
        say_verdict(spread(entries, &Times::wall), spread(floor, &Times::wall));
        fmt::print("   from an entry to all painted at {} x {}, after {} entries: {}\n   an empty canvas: {}\n", wide,
                   high, first, said(entries), said(floor));
    }

    // Both the median and the slow ones must hold.
    void say_verdict(const Spread& ours, const Spread& floor) {
        const double median = ours.median / floor.median;
        const double slow = ours.high / floor.high;
        fmt::print(
            "{}: an entry painted in {:.2f} times an empty canvas, 95th percentile {:.2f} times: {} (must <= {})\n",
            goal_, median, slow, std::max(median, slow) <= must ? "pass" : "fail", must);
    }

    void prepare() {
        if (!beforehand_) return;
        frame_->table().act([&](present::Desk& desk) { beforehand_(desk, random_); });
        turn_for(beforehand_for);
    }

    Times act() {
        Times accepted{};
        frame_->table().act([&](present::Desk& desk) {
            go_on_(desk, random_);
            accepted = now();
        });
        return accepted;
    }

    const char* goal_;
    gui::GameWindow game_;
    GoOn go_on_;
    GoOn beforehand_;
    gui::Arguments arguments_;
    gui::Theme theme_{};
    std::mt19937 random_{1};  // always the same choices; dice fall as they fall
    gui::MainFrame* frame_ = nullptr;
};

}  // namespace

std::vector<std::size_t> open_rows(const present::Desk& desk) {
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < desk.page().rows.size(); ++i)
        if (!desk.page().rows[i].why_not) rows.push_back(i);
    return rows;
}

int paint_entries(int argc, char** argv, const char* goal, gui::GameWindow game, GoOn go_on, GoOn beforehand) {
    if (argc < 2 || gui::prepare_environment()) return 2;
    gui::Arguments arguments;
    arguments.library = argv[1];
    arguments.preferences = std::string{argv[1]} + ".preferences";
    arguments.session = 1;
    wxApp::SetInstance(
        new EntryPainter{goal, std::move(game), std::move(go_on), std::move(beforehand), std::move(arguments)});
    int no_arguments = 1;
    return wxEntry(no_arguments, argv);
}

}  // namespace bench
