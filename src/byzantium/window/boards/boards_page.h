// SPDX-License-Identifier: MIT
// The page on which boards are checked against a printed one, changed, saved and shared, in native controls beside a
// map: all boards, the rows of one of them, the fields of a row. What is written and judged stands in
// words::BoardDesk.
#pragma once

#include "byzantium/text/boards.h"
#include "byzantium/window/boards/fields_box.h"
#include "byzantium/words/boards/board_desk.h"
#include "byzantium/words/boards/board_draft.h"
#include "gui/canvas/theme.h"
#include "gui/frame/file_choosers.h"
#include "gui/pages/own_page.h"
#include "present/help/help_topic.h"
#include "present/help/manual.h"
#include "session/resources.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

class wxBoxSizer;
class wxButton;
class wxChoice;
class wxListBox;
class wxStaticText;
class wxTextCtrl;

namespace byzantium::window {

class MapCanvas;

class BoardsPage : public gui::OwnPage {
public:
    // Theme and choosers must outlive the page. Throws as words::BoardDesk.
    BoardsPage(wxWindow* parent, const gui::Theme& theme, byzantium::text::Boards boards,
               const gui::FileChoosers& choosers);

    // The files as they are now; the keyboard to the list of cities.
    void show() override;
    void restyle() override;
    std::optional<std::string> unsaved() const override;
    void say(const std::string& sentence) override;
    std::string undo_name() const override { return desk_.draft().undo_name(); }
    std::string redo_name() const override { return desk_.draft().redo_name(); }
    void undo() override;
    void redo() override;
    present::HelpTopic topic() const override { return present::manual_page(present::ManualTopic::boards); }

private:
    wxBoxSizer* made_boards();
    wxTextCtrl* made_name();
    wxBoxSizer* made_rows();
    wxBoxSizer* made_board();
    wxBoxSizer* made_bottom();
    wxButton* made_button(const std::string& label, const wxString& name, const std::function<void()>& act);
    wxListBox* made_list(const wxString& name, const std::string& spoken);

    bool took_key(const wxKeyEvent& event);
    void chose_board();
    void chose_part();
    void chose_row();
    void chose_city(std::size_t city);
    std::string set(const std::string& key, const std::string& text);
    void agrees();
    void not_yet();
    void add();
    void take_off();
    void rename();
    void save();
    void take_in();
    void write_out();
    void ask_removal();
    void remove();
    void stop_asking();
    void say(const words::BoardDesk::Said& said);

    bool may_leave_row();
    void show_all();
    void show_boards();
    void show_rows();
    void show_fields();
    void show_map();
    void show_map_if_there_is_room();
    void show_words();
    void show_buttons();

    const gui::Theme& theme_;
    const gui::FileChoosers& choosers_;
    words::BoardDesk desk_;
    enum class Asking { no, yes } asking_ = Asking::no;
    std::size_t row_ = 0;   // of the part, that is at hand
    std::size_t city_ = 0;  // that was at hand last
    words::BoardPart part_ = words::BoardPart::cities;
    std::string shown_name_;
    std::vector<wxStaticText*> headings_;
    wxListBox* boards_;
    wxStaticText* broken_;
    wxButton* export_;
    wxButton* remove_;
    wxButton* yes_;
    wxButton* no_;
    wxChoice* parts_;
    wxListBox* rows_;
    wxStaticText* state_;
    wxButton* agrees_;
    wxButton* not_yet_;
    wxButton* add_;
    wxButton* take_off_;
    FieldsBox* fields_;
    MapCanvas* map_;
    wxTextCtrl* name_;
    wxButton* save_;
    wxButton* undo_;
    wxButton* redo_;
    wxButton* begin_;
    wxStaticText* said_;
    wxStaticText* standing_;
};

}  // namespace byzantium::window
