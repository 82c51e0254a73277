// SPDX-License-Identifier: MIT
// P11 at a session of Byzantium: entry_painter LIBRARY [thinking]. Thinking: a hint is asked for before each entry, and
// the program still thinks about it when the entry is made; each player's chance to win is shown, and found anew after
// each entry on another thread.
#include "byzantium/rules/entry.h"
#include "byzantium/window/game_window.h"
#include "byzantium/words/desk/desk.h"
#include "window/painted_entries.h"

#include <fmt/format.h>
#include <wx/app.h>
#include <wx/event.h>
#include <wx/window.h>

#include <string>
#include <utility>

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

// It thinks for seconds, on a thread of its own.
void ask_for_hint(present::Desk& at, std::mt19937&) {
    auto& desk = dynamic_cast<byzantium::words::Desk&>(at);
    desk.set_advice(present::Advice::counsel);
    if (desk.dice()) return;
    desk.hint();
}

void switch_on_chances() {
    wxKeyEvent key{wxEVT_CHAR_HOOK};
    key.m_keyCode = WXK_F4;
    key.m_shiftDown = true;
    wxTheApp->GetTopWindow()->ProcessWindowEvent(key);
}

int paint_while_thinking(int argc, char** argv) {
    bool are_chances_shown = false;
    const auto beforehand = [&](present::Desk& at, std::mt19937& random) {
        ask_for_hint(at, random);
        if (!std::exchange(are_chances_shown, true)) wxTheApp->CallAfter([] { switch_on_chances(); });
    };
    int answers = 0;
    int thinking = 0;
    const auto counted = [&](present::Desk& at, std::mt19937& random) {
        ++answers;
        thinking += dynamic_cast<byzantium::words::Desk&>(at).thinks() ? 1 : 0;
        go_on(at, random);
    };
    const int status =
        bench::paint_entries(argc, argv, "P11 while it thinks", byzantium::window::game_window(), counted, beforehand);
    fmt::print("   it thought at {} of {} answers\n", thinking, answers);
    return status;
}

}  // namespace

int main(int argc, char** argv) {
    const bool is_thinking = argc == 3 && std::string{argv[2]} == "thinking";
    if (is_thinking) return paint_while_thinking(argc, argv);
    return bench::paint_entries(argc, argv, "P11", byzantium::window::game_window(), go_on);
}
