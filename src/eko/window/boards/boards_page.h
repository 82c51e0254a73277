// SPDX-License-Identifier: MIT
// The page on which a table enters its tiles, lays and paints boards, and lays starting discs: a canvas of the workshop
// between rows of native controls for files. What is offered and what hands do stands in words::Workshop.
#pragma once

#include "eko/window/boards/shared_workshop.h"
#include "eko/window/boards/workshop_canvas.h"
#include "eko/words/shelf/board_shelf.h"
#include "eko/words/shelf/workshop.h"
#include "gui/canvas/theme.h"
#include "gui/frame/file_choosers.h"
#include "gui/pages/own_page.h"
#include "present/help/help_topic.h"
#include "present/help/manual.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class wxBoxSizer;
class wxButton;
class wxChoice;
class wxKeyEvent;
class wxStaticText;
class wxTextCtrl;

namespace eko::window {

class SaidLine;

class BoardsPage : public gui::OwnPage {
public:
    // Theme and choosers must outlive the page.
    BoardsPage(wxWindow* parent, const gui::Theme& theme, std::shared_ptr<SharedWorkshop> shared,
               const gui::FileChoosers& choosers);

    void show() override;
    void restyle() override;
    std::optional<std::string> unsaved() const override;
    void say(const std::string& sentence) override;
    std::string undo_name() const override { return workshop().undo_name(); }
    std::string redo_name() const override { return workshop().redo_name(); }
    void undo() override;
    void redo() override;
    present::HelpTopic topic() const override { return present::manual_page(present::ManualTopic::boards); }

private:
    static constexpr int page_margin = 12;  // logical pixels

    words::Workshop& workshop() const { return shared_->workshop(); }
    wxBoxSizer* made_files();
    wxBoxSizer* made_bottom();
    wxTextCtrl* made_name();
    wxTextCtrl* made_rows();
    // The keyboard goes on where letters are typed once it has acted.
    wxButton* made_acting_button(const std::string& label, const wxString& name, const std::function<void()>& act);
    wxButton* made_button(const std::string& label, const wxString& name, const std::function<void()>& act);

    bool took_key(const wxKeyEvent& event);
    bool took_canvas_key(int key, const wxKeyEvent& event);
    bool took_letter_of_button(int key);
    void escape();
    void turn_part(int by);
    void focus_part();
    // A click or key has done that; the sentence says why not.
    void did(const std::string& refused);
    void said(const words::BoardShelf::Said& said);

    void open_board();
    void begin_board();
    void take_rows();
    void rename();
    void show_name();
    std::string name_at_hand() const;
    bool can_be_saved() const;
    void save();
    void take_in();
    void write_out();
    void remove();
    std::optional<std::string> begun_on();
    void finish();
    void leave();

    void show_all();
    void show_rows();
    void show_boards();

    const gui::Theme& theme_;
    const gui::FileChoosers& choosers_;
    std::shared_ptr<SharedWorkshop> shared_;
    const words::WorkshopWords words_;
    std::vector<words::BoardShelf::Row> rows_;
    wxChoice* boards_;
    wxButton* remove_;
    WorkshopCanvas* canvas_;
    wxTextCtrl* rows_text_;
    wxStaticText* name_label_;
    wxTextCtrl* name_;
    wxButton* save_;
    wxButton* undo_;
    wxButton* redo_;
    wxButton* begin_;
    SaidLine* said_;
    std::optional<std::string> asked_about_;  // the board whose deletion one more press confirms
};

}  // namespace eko::window
