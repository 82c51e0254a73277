// SPDX-License-Identifier: MIT
#include "gui/hands/hands.h"

#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>
#include <gdk/gdkx.h>
#include <gtk/gtk.h>
#include <wx/defs.h>
#include <wx/menuitem.h>
#include <wx/window.h>

#include <array>
#include <cstdlib>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace gui_test::hands {
namespace {

constexpr guint all_day = 24 * 60 * 60 * 1000;  // milliseconds

constexpr std::array<std::pair<int, KeySym>, 15> named_keys{{{WXK_BACK, XK_BackSpace},
                                                             {WXK_TAB, XK_Tab},
                                                             {WXK_RETURN, XK_Return},
                                                             {WXK_ESCAPE, XK_Escape},
                                                             {WXK_SPACE, XK_space},
                                                             {WXK_DELETE, XK_Delete},
                                                             {WXK_HOME, XK_Home},
                                                             {WXK_END, XK_End},
                                                             {WXK_LEFT, XK_Left},
                                                             {WXK_RIGHT, XK_Right},
                                                             {WXK_UP, XK_Up},
                                                             {WXK_DOWN, XK_Down},
                                                             {WXK_PAGEUP, XK_Page_Up},
                                                             {WXK_PAGEDOWN, XK_Page_Down},
                                                             {WXK_NUMPAD_ENTER, XK_KP_Enter}}};
constexpr std::array<std::pair<int, KeySym>, 3> modifier_keys{
    {{wxMOD_CONTROL, XK_Control_L}, {wxMOD_ALT, XK_Alt_L}, {wxMOD_SHIFT, XK_Shift_L}}};

// The connection that GDK reads its events from: what is done on it has arrived when it is synchronised.
Display* display() { return GDK_DISPLAY_XDISPLAY(gdk_display_get_default()); }

void arrive() { XSync(display(), False); }

KeySym symbol_of(int code) {
    for (const auto& [key, symbol] : named_keys)
        if (key == code) return symbol;
    if (code >= WXK_F1 && code <= WXK_F12) return XK_F1 + static_cast<KeySym>(code - WXK_F1);
    return static_cast<KeySym>(code);  // letters are their own symbols
}

unsigned key_of(KeySym symbol) {
    const KeyCode key = XKeysymToKeycode(display(), symbol);
    if (key == 0) throw std::invalid_argument{"no key writes the symbol " + std::to_string(symbol)};
    return key;
}

void turn(int modifiers, bool down) {
    for (const auto& [modifier, symbol] : modifier_keys)
        if (modifiers & modifier) XTestFakeKeyEvent(display(), key_of(symbol), down, CurrentTime);
}

// A key, and what is held with it.
struct Chord {
    unsigned key;
    std::vector<unsigned> held;
};

std::vector<GdkKeymapKey> keys_of(guint symbol) {
    GdkKeymapKey* keys = nullptr;
    int count = 0;
    if (!gdk_keymap_get_entries_for_keyval(gdk_keymap_get_for_display(gdk_display_get_default()), symbol, &keys,
                                           &count))
        return {};
    const std::vector<GdkKeymapKey> all(keys, keys + count);
    g_free(keys);
    return all;
}

// A key writes four characters: alone, with Shift, with AltGr, with both.
std::optional<Chord> chord_of(char character) {
    std::optional<GdkKeymapKey> best;
    for (const GdkKeymapKey& key : keys_of(gdk_unicode_to_keyval(static_cast<guint>(character))))
        if (key.group == 0 && key.level < 4 && (!best || key.level < best->level)) best = key;
    if (!best) return std::nullopt;
    Chord chord{best->keycode, {}};
    if (best->level & 1) chord.held.push_back(key_of(XK_Shift_L));
    if (best->level & 2) {
        const auto alt_gr = keys_of(XK_ISO_Level3_Shift);
        if (alt_gr.empty()) return std::nullopt;
        chord.held.push_back(alt_gr.front().keycode);
    }
    return chord;
}

void set_layout(const std::string& country) {
    if (std::system(("setxkbmap " + country).c_str()) != 0) throw std::runtime_error{"setxkbmap " + country};
}

void turn_key(unsigned key) {
    XTestFakeKeyEvent(display(), key, True, CurrentTime);
    XTestFakeKeyEvent(display(), key, False, CurrentTime);
}

// On the screen.
wxPoint middle_of(GtkWidget* widget) {
    GtkAllocation place;
    gtk_widget_get_allocation(widget, &place);
    int left = 0;
    int top = 0;
    gdk_window_get_origin(gtk_widget_get_window(widget), &left, &top);
    return {left + place.x + place.width / 2, top + place.y + place.height / 2};
}

}  // namespace

void hold_keyboard(wxWindow& top_level) {
    const Window wanted = GDK_WINDOW_XID(gtk_widget_get_window(top_level.GetHandle()));
    Window holder = None;
    int ignored = 0;
    XGetInputFocus(display(), &holder, &ignored);
    if (holder != wanted) XSetInputFocus(display(), wanted, RevertToPointerRoot, CurrentTime);
    arrive();
}

void strike(int code, int modifiers) {
    turn(modifiers, true);
    turn_key(key_of(symbol_of(code)));
    turn(modifiers, false);
    arrive();
}

void strike_twice(int code) {
    for (int i = 0; i < 2; ++i) turn_key(key_of(symbol_of(code)));
    arrive();
}

void write(char character, int modifiers) {
    const auto chord = chord_of(character);
    if (!chord) throw std::invalid_argument{std::string{"no key writes "} + character};
    turn(modifiers, true);
    for (const unsigned key : chord->held) XTestFakeKeyEvent(display(), key, True, CurrentTime);
    turn_key(chord->key);
    for (const unsigned key : chord->held) XTestFakeKeyEvent(display(), key, False, CurrentTime);
    turn(modifiers, false);
    arrive();
}

Layout::Layout(const std::string& country) { set_layout(country); }

Layout::~Layout() { set_layout("us"); }

wxPoint menu_title(wxWindow& menu_bar, int number) {
    GList* const titles = gtk_container_get_children(GTK_CONTAINER(menu_bar.GetHandle()));
    auto* const title = GTK_WIDGET(g_list_nth_data(titles, static_cast<guint>(number)));
    g_list_free(titles);
    return middle_of(title);
}

wxPoint menu_item(const wxMenuItem& item) { return middle_of(item.GetMenuItem()); }

void move_to(const wxPoint& on_screen) {
    const int scale = gdk_monitor_get_scale_factor(gdk_display_get_monitor(gdk_display_get_default(), 0));
    XTestFakeMotionEvent(display(), -1, on_screen.x * scale, on_screen.y * scale, CurrentTime);
    arrive();
}

bool is_under_pointer(const wxWindow& control) {
    GdkDevice* const pointer = gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default()));
    GdkWindow* const below = gdk_device_get_window_at_position(pointer, nullptr, nullptr);
    gpointer owner = nullptr;
    if (below) gdk_window_get_user_data(below, &owner);
    GtkWidget* const wanted = control.GetHandle();
    return owner && (owner == wanted || gtk_widget_is_ancestor(GTK_WIDGET(owner), wanted));
}

void press(Button button, Pairs pairs) {
    gdk_display_set_double_click_time(gdk_display_get_default(), pairs == Pairs::always ? all_day : 0);
    const unsigned number = button == Button::left ? 1 : 3;
    XTestFakeButtonEvent(display(), number, True, CurrentTime);
    XTestFakeButtonEvent(display(), number, False, CurrentTime);
    arrive();
}

NextFrame::NextFrame(wxWindow& top_level)
    : clock_{gdk_window_get_frame_clock(gtk_widget_get_window(top_level.GetHandle()))} {
    g_object_ref(clock_);  // it may outlive its window
    const auto come = +[](GdkFrameClock*, bool* has_come) { *has_come = true; };
    handler_ = g_signal_connect(clock_, "after-paint", G_CALLBACK(come), &has_come_);
    gdk_frame_clock_request_phase(clock_, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
}

NextFrame::~NextFrame() {
    g_signal_handler_disconnect(clock_, handler_);
    g_object_unref(clock_);
}

}  // namespace gui_test::hands
