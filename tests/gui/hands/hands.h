// SPDX-License-Identifier: MIT
// Keys and mouse at the X display, by XTest. Each call returns when its events are in this process's queue, so nobody
// needs to wait for them. wx's own wxUIActionSimulator sleeps 50 to 70 ms in each call instead.
#pragma once

#include <wx/gdicmn.h>

#include <string>

class wxMenuItem;
class wxWindow;
struct _GdkFrameClock;

namespace gui_test::hands {

// Gives the display's keyboard to that top-level window, if another has it: no window manager does that here.
void hold_keyboard(wxWindow& top_level);

// Presses and releases; `code` and `modifiers` are wx's (WXK_RETURN, 'A', wxMOD_CONTROL). It strikes the key of
// that letter: 'A' without Shift types "a". Throws std::invalid_argument if there is no such key.
void strike(int code, int modifiers);
void strike_twice(int code);
// Strikes the key that writes that character on the present layout, with Shift and AltGr as it needs them, while
// `modifiers` are held too. Throws std::invalid_argument if no key writes it.
void write(char character, int modifiers);

// The display's keyboard as in that country ("us", "hu") until the end of its life; then it is "us" again.
class Layout {
public:
    explicit Layout(const std::string& country);
    ~Layout();
    Layout(const Layout&) = delete;
    Layout& operator=(const Layout&) = delete;
};

// The middle of that title of the menu bar, from 0; on the screen, in logical pixels.
wxPoint menu_title(wxWindow& menu_bar, int number);

// The middle of that item of a menu that is open.
wxPoint menu_item(const wxMenuItem& item);

// In logical pixels.
void move_to(const wxPoint& on_screen);
// Whether the toolkit would give a press to that control now. A control that has just come up may still lie elsewhere,
// or below what was there before.
bool is_under_pointer(const wxWindow& control);
enum class Button { left, right };
// Whether a press at the place of the last one makes a double click of both, however long the machine took between
// them.
enum class Pairs { never, always };
void press(Button button, Pairs pairs);

// The next frame of a window, in which GTK applies new sizes, lays out every control and paints. It comes within 17 ms
// on an idle machine, and later on a busy one.
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
