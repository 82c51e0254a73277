// SPDX-License-Identifier: MIT
// P11 at a session of Ekö: eko_entry_painter LIBRARY
#include "eko/window/game_window.h"
#include "window/painted_entries.h"

namespace {

constexpr int undone = 20;  // acts, of a game that is over: enough to play on for a while

void go_on(present::Desk& desk, std::mt19937& random) {
    const auto rows = bench::open_rows(desk);
    if (!rows.empty()) return desk.choose(rows[random() % rows.size()]);
    for (int act = 0; act < undone; ++act) desk.undo();
}

}  // namespace

int main(int argc, char** argv) {
    return bench::paint_entries(argc, argv, "P11 of Ekö", eko::window::game_window(), go_on);
}
