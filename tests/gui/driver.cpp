// SPDX-License-Identifier: MIT
#include "gui/driver.h"

#include "session/kept.h"

#include <boost/test/unit_test.hpp>
#include <wx/app.h>
#include <wx/dcclient.h>
#include <wx/dcmemory.h>
#include <wx/evtloop.h>
#include <wx/image.h>
#include <wx/stopwatch.h>
#include <wx/uiaction.h>
#include <wx/utils.h>

#include <cstdlib>
#include <sstream>

namespace gui_test {
namespace {

constexpr int settling = 20;  // milliseconds, for the display to bring an input

gui::Canvas* find_canvas(wxWindow& window, const std::string& name) {
    if (auto* const canvas = dynamic_cast<gui::Canvas*>(&window);
        canvas && canvas->GetName() == name && canvas->IsShownOnScreen())
        return canvas;
    for (wxWindow* const child : window.GetChildren())
        if (gui::Canvas* const found = find_canvas(*child, name)) return found;
    return nullptr;
}

void turn_loop() {
    wxEventLoopBase::GetActive()->YieldFor(wxEVT_CATEGORY_ALL);
    while (wxTheApp->ProcessIdle()) {
    }
}

}  // namespace

bool until(const std::function<bool()>& holds, int milliseconds) {
    const wxStopWatch watch;
    for (;;) {
        turn_loop();
        if (holds()) return true;
        if (watch.Time() > milliseconds) return false;
        wxMilliSleep(2);
    }
}

Driver::Driver() { start(folder_ / "library.logothete"); }

Driver::Driver(const std::filesystem::path& library) { start(library); }

Driver::~Driver() {
    frame_->Destroy();
    turn_loop();
}

void Driver::start(const std::filesystem::path& library) {
    theme_ = gui::theme(gui::Tone::light, 1);
    gui::Arguments arguments;
    arguments.library = library;
    frame_ = new gui::MainFrame{theme_, arguments};
    frame_->Show();
    BOOST_REQUIRE(until([&] { return frame_->IsShownOnScreen(); }));
    frame_->Raise();
    frame_->SetFocus();
    settle();
}

void Driver::settle() {
    const wxStopWatch watch;
    until([&] { return watch.Time() >= settling; });
}

void Driver::open_practice() {
    frame_->commands().run(present::CommandId::practice);
    BOOST_REQUIRE(until([&] { return table().desk() != nullptr; }));
    settle();
}

void Driver::go_on() {
    key(WXK_RETURN);
    BOOST_REQUIRE(until([&] { return table().desk() != nullptr; }));
    settle();
}

void Driver::run(present::CommandId command) {
    BOOST_REQUIRE(frame_->commands().run(command));
    settle();
}

void Driver::look(gui::Tone tone, double text_wish, const wxSize& size) {
    frame_->SetSize(size);
    until([&] { return frame_->GetSize() == size; }, 1000);
    frame_->change_look(tone, text_wish);
    settle();
}

void Driver::open(const byzantium::Header& header) {
    frame_->begin_session(header, {"test", ""});
    BOOST_REQUIRE(until([&] { return table().desk() != nullptr; }));
    settle();
}

void Driver::key(int code, int modifiers) {
    ++inputs_;
    wxUIActionSimulator{}.Char(code, modifiers);
    settle();
}

void Driver::type(const std::string& text) {
    for (const char letter : text) key(letter);
}

gui::Canvas& Driver::canvas(const std::string& name) {
    gui::Canvas* const found = find_canvas(*frame_, name);
    BOOST_REQUIRE_MESSAGE(found, "no canvas " << name << " is shown");
    return *found;
}

bool Driver::has_area(const std::string& canvas_name, const std::string& area) {
    return canvas(canvas_name).area(area) != nullptr;
}

void Driver::click(const std::string& canvas_name, const std::string& area) {
    gui::Canvas& window = canvas(canvas_name);
    BOOST_REQUIRE_MESSAGE(until([&] { return window.area(area) != nullptr; }), "no " << area << " on " << canvas_name);
    const gui::Rect where = window.area(area)->where;
    wxUIActionSimulator mouse;
    mouse.MouseMove(window.ClientToScreen({static_cast<int>(where.middle_x()), static_cast<int>(where.middle_y())}));
    settle();
    mouse.MouseClick();
    ++inputs_;
    settle();
}

void Driver::screenshot(const std::string& file) {
    settle();
    const wxClientDC screen{frame_};
    const wxSize size = frame_->GetClientSize();
    wxBitmap picture;
    picture.CreateWithDIPSize(size, frame_->GetContentScaleFactor());
    wxMemoryDC memory{picture};
    memory.Blit({0, 0}, size, const_cast<wxClientDC*>(&screen), {0, 0});
    memory.SelectObject(wxNullBitmap);
    if (!wxImage::FindHandler(wxBITMAP_TYPE_PNG)) wxImage::AddHandler(new wxPNGHandler);
    picture.ConvertToImage().SaveFile(wxString::FromUTF8(file), wxBITMAP_TYPE_PNG);
}

}  // namespace gui_test
