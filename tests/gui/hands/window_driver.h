// SPDX-License-Identifier: MIT
// Somebody at the window: types and clicks through the display, waits until something has come true, counts inputs.
#pragma once

#include "gui/canvas/canvas.h"
#include "gui/frame/game_window.h"
#include "gui/frame/main_frame.h"
#include "gui/hands/own_time.h"
#include "gui/shelf/begin_page.h"
#include "gui/shelf/start_view.h"
#include "gui/table/table_page.h"
#include "gui/table_view/table_view_canvas.h"
#include "support/folder.h"

#include <wx/textctrl.h>

#include <functional>
#include <string>
#include <vector>

namespace gui_test {

// Lets the window work until that holds. Nothing else ever waits.
bool until(const std::function<bool()>& holds, int milliseconds = 20'000);

// What the system's file choosers are answered with, since nobody is there.
struct Files {
    gui::ChosenFile import_file;
    gui::ChosenFile export_file;
    gui::ChosenFile board_file;
    gui::ChosenFile save_file;
    session::IfThere if_there = session::IfThere::refuse;  // what the system's chooser asked, if the file is there
    std::string proposed;                                  // the name it was offered under last
    std::filesystem::path shown;                           // whose folder was asked for last
};

class WindowDriver {
public:
    // A window for those games, on a library of its own, or on that one.
    explicit WindowDriver(gui::GameWindows games, const std::filesystem::path& library = {});
    // With preferences that are, or will be, in that file.
    WindowDriver(gui::GameWindows games, const std::filesystem::path& library, std::filesystem::path preferences);
    ~WindowDriver();
    WindowDriver(const WindowDriver&) = delete;
    WindowDriver& operator=(const WindowDriver&) = delete;

    // As its close button does; nothing but preferences_file may be asked for afterwards.
    void close();
    std::filesystem::path preferences_file() const;
    // Where the library of its own is.
    std::filesystem::path folder() const { return folder_ / ""; }
    gui::MainFrame& frame() { return *frame_; }
    gui::TablePage& table() { return frame_->table(); }
    // It must be shown.
    const gui::StartContents& start() { return dynamic_cast<gui::StartView&>(canvas("start")).contents(); }
    // The message of the first page; empty if there is none.
    std::string strip();

    // The practice table; of the game in hand, where it asks for one.
    void open_practice();
    // The session that the first page offers to go on with.
    void go_on();
    void run(present::CommandId command);
    void look(gui::Tone tone, double text_wish, const wxSize& size);
    // A new session that is put in so.
    void begin(const gui::BeginPage::Begin& put_in);
    // The session that the card on the first page offers.
    void resume();

    // Like somebody who reads before answering: one second passes before each key and each click.
    void key(int code, int modifiers = 0);
    void type(const std::string& text);
    // The letters of one word, a fifth of a second between them.
    void type_at_once(const std::string& word);
    // The key that writes it on the present layout, with Shift and AltGr as it needs them.
    void write(char character, int modifiers = 0);
    // Twice at the same moment.
    void strike_twice(int code);
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
    void click(const std::string& canvas_name, const std::string& area);
    // 50 ms after the last press; at the same place it is the second half of a double click.
    void click_at_once(const std::string& canvas_name, const std::string& area);
    void double_click(const std::string& canvas_name, const std::string& area);
    void right_click(const std::string& canvas_name, const std::string& area);
    // Moves the pointer to its middle.
    void point_at(const std::string& canvas_name, const std::string& area);
    // A title of the menu bar, from 0.
    void click_menu(int number);
    // The menu that has that command, and then the command in it.
    void click_in_menu(present::CommandId id);
    // The middle of the native control of that name.
    enum class Hand { left, right };
    void click_native(const std::string& name, Hand hand = Hand::left);

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
    // What all windows of the program show, to be compared.
    std::string picture();
    void screenshot(const std::string& file) { screenshot(*frame_, file); }
    void screenshot(wxWindow& window, const std::string& file);
    void settle();

private:
    void start(gui::GameWindows games, const std::filesystem::path& library);
    gui::MainFrame* make(const gui::GameWindows& games, const gui::Arguments& arguments);
    void come_up();
    gui::ChosenTarget target(const gui::ChosenFile& file) const;
    wxPoint aim(const std::string& canvas_name, const std::string& area);
    void take_keyboard();
    void done();

    OwnTime time_;
    support::Folder folder_;
    std::filesystem::path preferences_;  // empty: in that folder
    gui::Theme theme_;
    gui::MainFrame* frame_ = nullptr;
    int inputs_ = 0;
};

}  // namespace gui_test
