// SPDX-License-Identifier: MIT
// P12: what eight phones cost the window: phones_painter LIBRARY. At the first session of a library, one of Byzantium,
// entries are made at a window of 1920 x 1080 in turns, ten while eight plain clients watch over streams, ten while
// nothing listens. What phones get is made after the window has painted; entries have a pause between them, as at a
// table.
#include "byzantium/rules/entry.h"
#include "byzantium/window/game_window.h"
#include "byzantium/words/desk/desk.h"
#include "guests/client.h"
#include "gui/app/environment.h"
#include "gui/frame/main_frame.h"
#include "gui/phones/phones.h"
#include "gui/table/table_page.h"
#include "window/timing.h"

#include <fmt/format.h>
#include <wx/app.h>

#include <cstddef>
#include <cstdint>
#include <list>
#include <random>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace {

using bench::Spread;
using bench::Times;

constexpr int phones = 8;
constexpr int blocks = 12;  // of each kind
constexpr int in_a_block = 10;
constexpr int pause_between = 60;  // ms
constexpr double must = 1.1;       // times without phones

// Eight that watch until it is over.
class Watching {
public:
    explicit Watching(const present::PhonesNow& now) {
        const std::string host = now.address.substr(7, now.address.rfind('/') - 7);
        const std::string key = now.address.substr(now.address.rfind('/'));
        for (int i = 0; i < phones; ++i) {
            clients_.emplace_back(static_cast<std::uint16_t>(now.port), fmt::format("127.0.0.{}", 20 + i));
            clients_.back().send(guests::test::get(key + "/events", host));
            readers_.emplace_back([client = &clients_.back()] {
                while (!client->receive().empty()) continue;
            });
        }
    }
    ~Watching() {
        for (std::thread& one : readers_) one.join();
    }
    Watching(const Watching&) = delete;
    Watching& operator=(const Watching&) = delete;

private:
    std::list<guests::test::Client> clients_;
    std::vector<std::thread> readers_;
};

class PhonesPainter : public wxApp {
public:
    explicit PhonesPainter(gui::Arguments arguments) : arguments_{std::move(arguments)} {}

    bool OnInit() override {
        theme_ = gui::theme(gui::Tone::light, 1);
        gui::GameWindows games;
        games.push_back(byzantium::window::game_window());
        frame_ = new gui::MainFrame{std::move(games), theme_, arguments_};
        frame_->SetSize(1920, 1080);
        frame_->Show();
        CallAfter([this] {
            measure();
            frame_->Close();
        });
        return true;
    }

private:
    void measure() {
        gui::Phones& shown = *frame_->phones();
        shown.world().networks = [] { return std::vector{guests::Interface{"wlan0", "127.0.0.1"}}; };
        bench::turn_for(1000);
        std::vector<Times> without;
        std::vector<Times> with;
        for (int block = 0; block < blocks; ++block) {
            make_entries(without);
            shown.start();
            frame_->table().on_change();
            const Watching watching{shown.now()};
            for (int i = 0; i < 100 && shown.now().watching < phones; ++i) bench::turn_for(20);
            if (shown.now().watching < phones) return fmt::print("P12: only {} came\n", shown.now().watching);
            make_entries(with);
            shown.end();
        }
        say_verdict(bench::spread(with, &Times::wall), bench::spread(without, &Times::wall));
        fmt::print("   with {} phones, {} states sent: {}\n   without: {}\n", phones, shown.snapshots(),
                   bench::said(with), bench::said(without));
    }

    static void say_verdict(const Spread& with, const Spread& without) {
        const double median = with.median / without.median;
        fmt::print(
            "P12: an entry painted with {} phones in {:.2f} times without, 95th percentile {:.2f} times: {} "
            "(must <= {}, medians)\n",
            phones, median, with.high / without.high, median <= must ? "pass" : "fail", must);
    }

    void make_entries(std::vector<Times>& times) {
        for (int made = 0, tried = 0; made < in_a_block && tried < 10 * in_a_block; ++tried) {
            const auto before = frame_->table().desk()->table().state();
            const Times one = bench::until_painted(*frame_, [this] { return act(); });
            bench::turn_for(pause_between);
            if (frame_->table().desk()->table().state() == before) continue;  // a question, not an entry
            times.push_back(one);
            ++made;
        }
    }

    Times act() {
        Times accepted{};
        frame_->table().act([&](present::Desk& at) {
            auto& desk = dynamic_cast<byzantium::words::Desk&>(at);
            if (desk.dice()) {
                desk.roll();
                desk.confirm();
            } else if (const auto rows = open_rows(desk); rows.empty()) {
                desk.correct_all({byzantium::SetTurn{1}, byzantium::SetPassed{}}, "played on");
            } else {
                desk.choose(rows[random_() % rows.size()]);
            }
            accepted = bench::now();
        });
        return accepted;
    }
    static std::vector<std::size_t> open_rows(const present::Desk& desk) {
        std::vector<std::size_t> rows;
        for (std::size_t i = 0; i < desk.page().rows.size(); ++i)
            if (!desk.page().rows[i].why_not) rows.push_back(i);
        return rows;
    }

    gui::Arguments arguments_;
    gui::Theme theme_{};
    std::mt19937 random_{1};  // always the same entries
    gui::MainFrame* frame_ = nullptr;
};

}  // namespace

int main(int argc, char** argv) {
    if (argc != 2 || gui::prepare_environment()) return 2;
    gui::Arguments arguments;
    arguments.library = argv[1];
    arguments.preferences = std::string{argv[1]} + ".preferences";
    arguments.session = 1;
    wxApp::SetInstance(new PhonesPainter{std::move(arguments)});
    int no_arguments = 1;
    return wxEntry(no_arguments, argv);
}
