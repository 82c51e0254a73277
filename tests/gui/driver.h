// SPDX-License-Identifier: MIT
// Somebody at the window: types and clicks through the display, waits until something has come true, counts inputs.
#pragma once

#include "gui/canvas.h"
#include "gui/main_frame.h"
#include "gui/table_page.h"
#include "support/folder.h"

#include <functional>
#include <string>

namespace gui_test {

// Lets the window work until that holds. Nothing else ever waits.
bool until(const std::function<bool()>& holds, int milliseconds = 5000);

class Driver {
public:
    // A window on a library of its own, or on that one.
    Driver();
    explicit Driver(const std::filesystem::path& library);
    ~Driver();
    Driver(const Driver&) = delete;
    Driver& operator=(const Driver&) = delete;

    gui::MainFrame& frame() { return *frame_; }
    gui::TablePage& table() { return frame_->table(); }
    present::Desk& desk() { return *table().desk(); }
    const byzantium::Position& position() { return desk().session().position(); }

    // The practice table, by the first page's own way.
    void open_practice();
    // The session that the first page offers to go on with.
    void go_on();
    void run(present::CommandId command);
    void look(gui::Tone tone, double text_wish, const wxSize& size);
    // A new session at that header.
    void open(const byzantium::Header& header);

    void key(int code, int modifiers = 0);
    void type(const std::string& text);
    // The canvas of that name, wherever it is.
    gui::Canvas& canvas(const std::string& name);
    void click(const std::string& canvas_name, const std::string& area);
    bool has_area(const std::string& canvas_name, const std::string& area);

    int inputs() const { return inputs_; }
    void screenshot(const std::string& file);

private:
    void start(const std::filesystem::path& library);
    void settle();

    support::Folder folder_;
    gui::Theme theme_;
    gui::MainFrame* frame_ = nullptr;
    int inputs_ = 0;
};

}  // namespace gui_test
