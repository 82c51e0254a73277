// SPDX-License-Identifier: MIT
#include "gui/hands/window_driver.h"

#include "gui/canvas/toolkit.h"
#include "gui/frame/speaking_anew.h"
#include "gui/hands/hands.h"
#include "store/library.h"

#include <boost/test/unit_test.hpp>
#include <wx/app.h>
#include <wx/control.h>
#include <wx/dcclient.h>
#include <wx/dcmemory.h>
#include <wx/evtloop.h>
#include <wx/image.h>
#include <wx/menu.h>
#include <wx/stopwatch.h>
#include <wx/utils.h>

#include <algorithm>
#include <cstdlib>
#include <deque>
#include <utility>

namespace gui_test {
namespace {

// Milliseconds, of the inputs' own time.
constexpr long to_read = 1000;
constexpr long an_instant = 50;

gui::Canvas* find_canvas(wxWindow& window, const std::string& name) {
    if (auto* const canvas = dynamic_cast<gui::Canvas*>(&window);
        canvas && canvas->GetName() == name && canvas->IsShownOnScreen())
        return canvas;
    for (wxWindow* const child : window.GetChildren())
        if (gui::Canvas* const found = find_canvas(*child, name)) return found;
    return nullptr;
}

wxWindow* find_native(wxWindow& window, const wxString& name) {
    if (window.GetName() == name && !dynamic_cast<gui::Canvas*>(&window) && window.IsShownOnScreen()) return &window;
    for (wxWindow* const child : window.GetChildren())
        if (wxWindow* const found = find_native(*child, name)) return found;
    return nullptr;
}

wxTextCtrl* find_field(wxWindow& window, const std::string& name) {
    if (auto* const field = dynamic_cast<wxTextCtrl*>(&window);
        field && field->GetName() == name && field->IsShownOnScreen())
        return field;
    for (wxWindow* const child : window.GetChildren())
        if (wxTextCtrl* const found = find_field(*child, name)) return found;
    return nullptr;
}

void turn_loop() {
    wxEventLoopBase::GetActive()->YieldFor(wxEVT_CATEGORY_ALL);
    while (wxTheApp->ProcessIdle()) {
    }
}

void paint_canvases(wxWindow& window) {
    if (dynamic_cast<gui::Canvas*>(&window) && window.IsShownOnScreen()) window.Update();
    for (wxWindow* const child : window.GetChildren()) paint_canvases(*child);
}

void refresh_canvases(wxWindow& window) {
    if (dynamic_cast<gui::Canvas*>(&window) && window.IsShownOnScreen()) window.Refresh();
    for (wxWindow* const child : window.GetChildren()) refresh_canvases(*child);
}

wxBitmap picture_of(wxWindow& window) {
    const wxClientDC screen{&window};
    const wxSize size = window.GetClientSize();
    wxBitmap picture;
    picture.CreateWithDIPSize(size, window.GetContentScaleFactor());
    wxMemoryDC memory{picture};
    memory.Blit({0, 0}, size, const_cast<wxClientDC*>(&screen), {0, 0});
    memory.SelectObject(wxNullBitmap);
    return picture;
}

void add_cut_texts(wxWindow& window, std::vector<std::string>& cut) {
    if (!window.IsShown()) return;
    if (auto* const canvas = dynamic_cast<gui::Canvas*>(&window)) {
        for (const gui::Drawn& one : canvas->written())
            if (one.cut) cut.push_back(canvas->GetName().utf8_string() + ": " + one.text + " -> " + *one.cut);
    } else if (dynamic_cast<wxControl*>(&window) && !window.GetLabel().empty() &&
               window.GetBestSize().x > window.GetSize().x) {
        cut.push_back(window.GetName().utf8_string() + ": " + window.GetLabel().utf8_string());
    }
    for (wxWindow* const child : window.GetChildren()) add_cut_texts(*child, cut);
}

}  // namespace

bool until(const std::function<bool()>& holds, int milliseconds) {
    const wxStopWatch watch;
    for (;;) {
        turn_loop();
        if (holds()) return true;
        if (watch.Time() > milliseconds) return false;
        wxMilliSleep(1);
    }
}

// As somebody who has seen the tour.
WindowDriver::WindowDriver(gui::GameWindows games, const std::filesystem::path& library) {
    folder_.write("preferences.conf", "tour = seen\n");
    // Its own is there before the window: a new one that was named would be spoken of.
    const auto own = folder_ / "library.logothete";
    if (library.empty()) store::Library::open(own);
    start(std::move(games), library.empty() ? own : library);
}

WindowDriver::WindowDriver(gui::GameWindows games, const std::filesystem::path& library,
                           std::filesystem::path preferences)
    : preferences_{std::move(preferences)} {
    start(std::move(games), library);
}

std::filesystem::path WindowDriver::preferences_file() const {
    return preferences_.empty() ? folder_ / "preferences.conf" : preferences_;
}

WindowDriver::~WindowDriver() {
    if (!frame_) return;
    frame_->Destroy();
    turn_loop();
}

void WindowDriver::close() {
    std::exchange(frame_, nullptr)->Close();
    turn_loop();
}

gui::ChosenTarget WindowDriver::target(const gui::ChosenFile& file) const {
    if (!file) return std::nullopt;
    return session::Target{*file, files.if_there};
}

void WindowDriver::start(gui::GameWindows games, const std::filesystem::path& library) {
    theme_ = gui::theme(gui::Tone::light, 1);
    gui::Arguments arguments;
    arguments.library = library;
    arguments.preferences = preferences_file();
    frame_ = make(games, arguments);
    frame_->Show();
    come_up();
}

// Another window takes its place when another language is preferred, as in the program.
gui::MainFrame* WindowDriver::make(const gui::GameWindows& games, const gui::Arguments& arguments) {
    auto* const frame = new gui::MainFrame{games,
                                           theme_,
                                           arguments,
                                           {[this](wxWindow*) { return files.import_file; },
                                            [this](wxWindow*, const std::string&) { return target(files.export_file); },
                                            [this](wxWindow*) { return files.board_file; },
                                            [this](wxWindow*, const std::string& name) {
                                                files.proposed = name;
                                                return target(files.save_file);
                                            },
                                            [this](const std::filesystem::path& file) { files.shown = file; }}};
    frame->on_other_language = [this, games](const gui::Arguments& next) {
        frame_ = gui::spoken_anew(*frame_, next, [&](const gui::Arguments& anew) { return make(games, anew); });
    };
    return frame;
}

void WindowDriver::come_up() {
    BOOST_REQUIRE(until([&] { return frame_->IsShownOnScreen(); }));
    frame_->Raise();
    frame_->SetFocus();
    settle();
    if (shows("start")) canvas("start").SetFocus();
    settle();
}

// Handles everything that is due, then waits until every window is laid out and painted.
void WindowDriver::settle() {
    turn_loop();
    {
        std::deque<hands::NextFrame> frames;
        for (wxWindow* const window : wxTopLevelWindows)
            if (window->IsShown()) frames.emplace_back(*window);
        until(
            [&] { return std::all_of(frames.begin(), frames.end(), [](const auto& one) { return one.has_come(); }); });
    }
    paint_canvases(*frame_);
    turn_loop();
}

// --- Sessions

void WindowDriver::open_practice() {
    command(present::CommandId::practice);
    if (shows("games")) key(WXK_RETURN);
    BOOST_REQUIRE(until([&] { return table().desk() != nullptr; }));
    settle();
}

void WindowDriver::go_on() {
    key(WXK_RETURN);
    BOOST_REQUIRE(until([&] { return table().desk() != nullptr; }));
    settle();
}

void WindowDriver::run(present::CommandId command) {
    BOOST_REQUIRE(frame_->commands().run(command));
    settle();
}

void WindowDriver::look(gui::Tone tone, double text_wish, const wxSize& size) {
    frame_->SetSize(size);
    until([&] { return frame_->GetSize() == size; }, 1000);
    gui::use_tone(tone);
    frame_->change_look(tone, text_wish);
    settle();
}

void WindowDriver::begin(const gui::BeginPage::Begin& put_in) {
    frame_->begin(put_in);
    BOOST_REQUIRE(until([&] { return table().desk() != nullptr; }));
    settle();
}

void WindowDriver::resume() {
    click("start", "resume");
    BOOST_REQUIRE_MESSAGE(until([&] { return table().desk() != nullptr; }), "not resumed");
    settle();
}

std::string WindowDriver::strip() { return start().strip ? start().strip->text : std::string{}; }

std::string WindowDriver::menu(present::CommandId id) {
    const wxMenuItem* const item = frame_->commands().item(*frame_->GetMenuBar(), id);
    BOOST_REQUIRE(item);
    return (item->IsEnabled() ? "" : "*") + item->GetItemLabelText().utf8_string();
}

wxWindow& WindowDriver::native(const std::string& name) {
    wxWindow* const found = find_native(*frame_, wxString::FromUTF8(name));
    BOOST_REQUIRE_MESSAGE(found, "no control " << name << " is shown");
    return *found;
}

// --- Keys

// For the window whose control got the keyboard last.
void WindowDriver::take_keyboard() {
    wxWindow* const focused = wxWindow::FindFocus();
    hands::hold_keyboard(focused ? *wxGetTopLevelParent(focused) : *frame_);
    turn_loop();
}

void WindowDriver::done() {
    ++inputs_;
    settle();
}

void WindowDriver::key(int code, int modifiers) {
    OwnTime::let_pass(to_read);
    take_keyboard();
    hands::strike(code, modifiers);
    done();
}

void WindowDriver::write(char character, int modifiers) {
    OwnTime::let_pass(to_read);
    take_keyboard();
    hands::write(character, modifiers);
    done();
}

void WindowDriver::strike_twice(int code) {
    OwnTime::let_pass(to_read);
    take_keyboard();
    hands::strike_twice(code);
    ++inputs_;
    done();
}

void WindowDriver::type(const std::string& text) {
    const bool in_field = dynamic_cast<wxTextCtrl*>(wxWindow::FindFocus()) != nullptr;
    for (const char letter : text) key(letter, in_field && letter >= 'A' && letter <= 'Z' ? wxMOD_SHIFT : 0);
}

void WindowDriver::type_at_once(const std::string& word) {
    constexpr long between = 200;
    OwnTime::let_pass(to_read - between);
    for (const char letter : word) {
        OwnTime::let_pass(between);
        take_keyboard();
        hands::strike(letter, 0);
        done();
    }
}

// --- The mouse

gui::Canvas& WindowDriver::canvas(const std::string& name) {
    gui::Canvas* const found = find_canvas(*frame_, name);
    BOOST_REQUIRE_MESSAGE(found, "no canvas " << name << " is shown");
    return *found;
}

bool WindowDriver::shows(const std::string& canvas_name) { return find_canvas(*frame_, canvas_name) != nullptr; }

bool WindowDriver::has_area(const std::string& canvas_name, const std::string& area) {
    return canvas(canvas_name).area(area) != nullptr;
}

wxPoint WindowDriver::aim(const std::string& canvas_name, const std::string& area) {
    const gui::Canvas& window = canvas(canvas_name);
    const gui::Rect where = window.area(area)->where;
    return window.ClientToScreen({static_cast<int>(where.middle_x()), static_cast<int>(where.middle_y())});
}

// Until the place no longer moves under the pointer: windows are laid out a moment after an act.
void WindowDriver::point_at(const std::string& canvas_name, const std::string& area) {
    BOOST_REQUIRE_MESSAGE(until([&] { return shows(canvas_name) && has_area(canvas_name, area); }),
                          "no " << area << " on " << canvas_name);
    constexpr int most_moves = 10;
    for (int i = 0; i < most_moves; ++i) {
        const wxPoint place = aim(canvas_name, area);
        hands::move_to(place);
        settle();
        BOOST_REQUIRE_MESSAGE(has_area(canvas_name, area), area << " has gone from " << canvas_name);
        if (place == aim(canvas_name, area)) return;
    }
    BOOST_FAIL(area << " on " << canvas_name << " does not rest");
}

void WindowDriver::click_at_once(const std::string& canvas_name, const std::string& area) {
    point_at(canvas_name, area);
    OwnTime::let_pass(an_instant);
    hands::press(hands::Button::left, hands::Pairs::always);
    done();
}

void WindowDriver::click(const std::string& canvas_name, const std::string& area) {
    point_at(canvas_name, area);
    OwnTime::let_pass(to_read);
    hands::press(hands::Button::left, hands::Pairs::never);
    done();
}

void WindowDriver::double_click(const std::string& canvas_name, const std::string& area) {
    point_at(canvas_name, area);
    OwnTime::let_pass(to_read);
    hands::press(hands::Button::left, hands::Pairs::never);
    turn_loop();
    OwnTime::let_pass(an_instant);
    hands::press(hands::Button::left, hands::Pairs::always);
    done();
}

void WindowDriver::right_click(const std::string& canvas_name, const std::string& area) {
    point_at(canvas_name, area);
    OwnTime::let_pass(to_read);
    hands::press(hands::Button::right, hands::Pairs::never);
    done();
}

void WindowDriver::click_menu(int number) {
    hands::move_to(hands::menu_title(*frame_->GetMenuBar(), number));
    OwnTime::let_pass(to_read);
    hands::press(hands::Button::left, hands::Pairs::never);
    done();
}

void WindowDriver::click_in_menu(present::CommandId id) {
    wxMenuBar& bar = *frame_->GetMenuBar();
    const wxMenuItem* const item = frame_->commands().item(bar, id);
    BOOST_REQUIRE(item);
    int menu = 0;
    while (!bar.GetMenu(static_cast<std::size_t>(menu))->FindItem(item->GetId())) ++menu;
    click_menu(menu);
    BOOST_REQUIRE(until([] { return gui::popup_is_open(); }));
    BOOST_REQUIRE(item->IsEnabled());
    hands::move_to(hands::menu_item(*item));
    OwnTime::let_pass(to_read);
    hands::press(hands::Button::left, hands::Pairs::never);
    BOOST_REQUIRE(until([] { return !gui::popup_is_open(); }));
    done();
}

void WindowDriver::click_native(const std::string& name, Hand hand) {
    const wxWindow& control = native(name);
    const auto lies_there = [&] {
        const wxSize size = control.GetSize();
        hands::move_to(control.ClientToScreen({size.x / 2, size.y / 2}));
        return hands::is_under_pointer(control);
    };
    BOOST_REQUIRE_MESSAGE(until(lies_there), "nothing lets anybody press " << name);
    OwnTime::let_pass(to_read);
    hands::press(hand == Hand::left ? hands::Button::left : hands::Button::right, hands::Pairs::never);
    done();
}

// --- Text

wxTextCtrl& WindowDriver::field(const std::string& name) {
    wxTextCtrl* found = nullptr;
    BOOST_REQUIRE_MESSAGE(until([&] { return (found = find_field(*frame_, name)) != nullptr; }), "no field " << name);
    return *found;
}

bool WindowDriver::has_field(const std::string& name) { return find_field(*frame_, name) != nullptr; }

void WindowDriver::fill(const std::string& name, const std::string& text) {
    field(name).SetFocus();
    field(name).SelectAll();
    settle();
    key(WXK_DELETE);
    type(text);
}

void WindowDriver::paste(const std::string& name, const std::string& text) {
    field(name).SetFocus();
    field(name).SetValue(wxString::FromUTF8(text));
    ++inputs_;
    settle();
}

std::vector<std::string> WindowDriver::cut_texts(wxWindow& window) {
    std::vector<std::string> cut;
    add_cut_texts(window, cut);
    return cut;
}

wxColour WindowDriver::pixel(const std::string& canvas_name, double x, double y) {
    settle();
    gui::Canvas& window = canvas(canvas_name);
    const wxSize size = window.GetClientSize();
    const wxPoint at{static_cast<int>(size.x * x), static_cast<int>(size.y * y)};
    wxBitmap picture{1, 1};
    wxMemoryDC memory{picture};
    const wxClientDC screen{&window};
    memory.Blit({0, 0}, {1, 1}, const_cast<wxClientDC*>(&screen), at);
    memory.SelectObject(wxNullBitmap);
    const wxImage image = picture.ConvertToImage();
    return {image.GetRed(0, 0), image.GetGreen(0, 0), image.GetBlue(0, 0)};
}

// What was drawn once is put down as a bitmap from then on (gui::Stamps), which may differ by a shade: only pictures of
// that are compared.
std::string WindowDriver::picture() {
    settle();
    for (wxWindow* const window : wxTopLevelWindows)
        if (window->IsShown()) refresh_canvases(*window);
    settle();
    std::string all;
    for (wxWindow* const window : wxTopLevelWindows) {
        if (!window->IsShown()) continue;
        const wxImage image = picture_of(*window).ConvertToImage();
        all += window->GetName().utf8_string();
        all.append(reinterpret_cast<const char*>(image.GetData()),
                   static_cast<std::size_t>(image.GetWidth() * image.GetHeight() * 3));
    }
    return all;
}

void WindowDriver::screenshot(wxWindow& window, const std::string& file) {
    settle();
    const wxBitmap picture = picture_of(window);
    if (!wxImage::FindHandler(wxBITMAP_TYPE_PNG)) wxImage::AddHandler(new wxPNGHandler);
    picture.ConvertToImage().SaveFile(wxString::FromUTF8(file), wxBITMAP_TYPE_PNG);
}

}  // namespace gui_test
