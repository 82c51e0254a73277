// SPDX-License-Identifier: MIT
// P11 at a session of Byzantium: entry_painter LIBRARY
#include "byzantium/rules/entry.h"
#include "byzantium/window/game_window.h"
#include "byzantium/words/desk/desk.h"
#include "window/painted_entries.h"

namespace {

// Dice are rolled; a game that is over goes on in its first turn.
void go_on(present::Desk& at, std::mt19937& random) {
    auto& desk = dynamic_cast<byzantium::words::Desk&>(at);
    if (desk.dice()) {
        desk.roll();
        return desk.confirm();
    }
    const auto rows = bench::open_rows(desk);
    if (rows.empty()) return desk.correct_all({byzantium::SetTurn{1}, byzantium::SetPassed{}}, "played on");
    desk.choose(rows[random() % rows.size()]);
}

}  // namespace

int main(int argc, char** argv) {
    return bench::paint_entries(argc, argv, "P11", byzantium::window::game_window(), go_on);
}
