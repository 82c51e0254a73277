// SPDX-License-Identifier: MIT
// Keys and mouse at the X display, by XTest. Each call returns when what it did has arrived in this process's queue of
// events, so that nobody needs to wait for it. wx's own wxUIActionSimulator sleeps 50 to 70 ms at each call instead.
#pragma once

#include <wx/gdicmn.h>

class wxWindow;
struct _GdkFrameClock;

namespace gui_test::hands {

// Gives the display's keyboard to that top-level window, if another has it: no window manager does that here.
void hold_keyboard(wxWindow& top_level);

// Presses and releases; `code` and `modifiers` are wx's (WXK_RETURN, 'A', wxMOD_CONTROL). The key is the one that
// bears that letter: 'A' alone types "a". Throws std::invalid_argument if no key does.
void strike(int code, int modifiers);
void strike_twice(int code);

// In logical pixels.
void move_to(const wxPoint& on_screen);
enum class Button { left, right };
// Whether the toolkit takes it for the second half of a double click if it is at the place of the press before, however
// long the machine took between them.
enum class Pairs { never, always };
void press(Button button, Pairs pairs);

// The next picture of a window: with it GTK takes in sizes, gives every control its place and paints. It comes within
// 17 ms, or when the machine gets to it.
class NextFrame {
public:
    // The window must be shown.
    explicit NextFrame(wxWindow& top_level);
    ~NextFrame();
    NextFrame(const NextFrame&) = delete;
    NextFrame& operator=(const NextFrame&) = delete;

    bool has_come() const { return has_come_; }

private:
    _GdkFrameClock* clock_;
    unsigned long handler_;
    bool has_come_ = false;
};

}  // namespace gui_test::hands
