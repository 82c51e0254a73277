// SPDX-License-Identifier: MIT
// Somebody at the window: types and clicks through the display, waits until something has come true, counts inputs.
#pragma once

#include "gui/canvas.h"
#include "gui/inputs_seen.h"
#include "gui/main_frame.h"
#include "gui/new_session_view.h"
#include "gui/start_view.h"
#include "gui/table_page.h"
#include "support/folder.h"

#include <wx/stopwatch.h>
#include <wx/textctrl.h>

#include <functional>
#include <string>
#include <vector>

namespace gui_test {

// Lets the window work until that holds. Nothing else ever waits.
bool until(const std::function<bool()>& holds, int milliseconds = 5000);

// What the system's file choosers are answered with, since nobody is there.
struct Files {
    gui::ChosenFile import_file;
    gui::ChosenFile export_file;
    gui::ChosenFile board_file;
    gui::ChosenFile save_file;
    std::string proposed;  // the name it was offered under last
};

class Driver {
public:
    // A window on a library of its own, or on that one.
    Driver();
    explicit Driver(const std::filesystem::path& library);
    // With preferences that are, or will be, in that file.
    Driver(const std::filesystem::path& library, std::filesystem::path preferences);
    ~Driver();
    Driver(const Driver&) = delete;
    Driver& operator=(const Driver&) = delete;

    // As its close button does; nothing but preferences_file may be asked for afterwards.
    void close();
    std::filesystem::path preferences_file() const;
    gui::MainFrame& frame() { return *frame_; }
    gui::TablePage& table() { return frame_->table(); }
    present::Desk& desk() { return *table().desk(); }
    const byzantium::Position& position() { return desk().session().position(); }
    std::size_t entries() { return desk().session().journal().size(); }
    // Both must be shown.
    const gui::StartContents& start() { return dynamic_cast<gui::StartView&>(canvas("start")).contents(); }
    const gui::NewSessionContents& fresh() {
        return dynamic_cast<gui::NewSessionView&>(canvas("new session")).contents();
    }
    // The message of the first page; empty if there is none.
    std::string strip();

    // The practice table, by the first page's own way.
    void open_practice();
    // The session that the first page offers to go on with.
    void go_on();
    void run(present::CommandId command);
    void look(gui::Tone tone, double text_wish, const wxSize& size);
    // A new session at that header.
    void open(const byzantium::Header& header);
    // The session that the card on the first page offers.
    void resume();

    // Somebody who reads before they answer: the same key is not struck at once for another question.
    void key(int code, int modifiers = 0);
    void type(const std::string& text);
    // Twice within an instant; false if the machine was too busy for that.
    bool strike_twice(int code);
    // A menu's command, by its words.
    void command(present::CommandId id) {
        frame_->commands().run(id);
        settle();
    }
    // As the menu shows it: "Undo: Red takes ..."; with a star in front while it is dead.
    std::string menu(present::CommandId id);

    // The canvas of that name, wherever it is.
    gui::Canvas& canvas(const std::string& name);
    bool shows(const std::string& canvas_name);
    bool has_area(const std::string& canvas_name, const std::string& area);
    // A click that is none half of a double click: at the place of the last one it waits.
    void click(const std::string& canvas_name, const std::string& area);
    void click_at_once(const std::string& canvas_name, const std::string& area);
    void double_click(const std::string& canvas_name, const std::string& area);
    void right_click(const std::string& canvas_name, const std::string& area);

    // The native control of that name; it must be shown.
    wxWindow& native(const std::string& name);
    // The text field of that name; it must be shown.
    wxTextCtrl& field(const std::string& name);
    bool has_field(const std::string& name);
    // Types into the field in the place of all that stands there.
    void fill(const std::string& name, const std::string& text);
    // The same by the clipboard, so that it may hold anything.
    void paste(const std::string& name, const std::string& text);

    Files files;
    int inputs() const { return inputs_; }
    // Every text that cannot be read as a whole, with where it stands: "displays: Einkünfte -> Eink…".
    std::vector<std::string> cut_texts() { return cut_texts(*frame_); }
    static std::vector<std::string> cut_texts(wxWindow& window);
    // Of the screen, at these parts of the canvas's width and height.
    wxColour pixel(const std::string& canvas_name, double x, double y);
    void screenshot(const std::string& file) { screenshot(*frame_, file); }
    void screenshot(wxWindow& window, const std::string& file);
    void settle();

private:
    void start(const std::filesystem::path& library);
    void work();
    std::string asked();
    wxPoint aim(const std::string& canvas_name, const std::string& area);
    void point_at(const std::string& canvas_name, const std::string& area);
    void sent(Input input, int seen_before);
    enum class Button { left, right };
    void press(Button button);

    InputsSeen seen_;
    support::Folder folder_;
    std::filesystem::path preferences_;  // empty: in that folder
    gui::Theme theme_;
    gui::MainFrame* frame_ = nullptr;
    int inputs_ = 0;
    enum class Aim { middle, aside };
    Aim aim_ = Aim::middle;
    wxPoint aimed_at_;
    wxPoint pressed_at_;
    wxStopWatch since_press_;
    int last_key_ = 0;
    std::string asked_before_;  // when that key was struck
    wxStopWatch since_key_;
};

}  // namespace gui_test
