// SPDX-License-Identifier: MIT
// Where a table settles who plays and how, before the first entry. Enter begins, Escape goes back; what is wrong is
// said beside its field. Chance is asked in the open: the session begins with the next Enter.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/rules/header.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/shelf.h"
#include "byzantium/window/shelf/new_session_view.h"
#include "byzantium/words/shelf/new_session.h"
#include "gui/canvas/theme.h"
#include "gui/frame/file_choosers.h"
#include "session/place.h"
#include "session/resources.h"

#include <wx/panel.h>

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

class wxTextCtrl;

namespace byzantium::window {

class NewSessionPage : public wxPanel {
public:
    // Theme and choosers must outlive the page.
    NewSessionPage(wxWindow* parent, const gui::Theme& theme, byzantium::text::Boards boards,
                   const gui::FileChoosers& choosers);

    std::function<void(const byzantium::Header&, const session::Place&)> on_begin;
    std::function<void()> on_back;

    // A fresh page: the players of the last session once more, and the names of all earlier ones to choose from.
    void begin_with(const std::vector<byzantium::text::OnShelf>& sessions);
    // On the board of that id, if there is one.
    void choose_board(const std::string& id);
    // The boards there are now; all else stays.
    void boards_changed();
    // Those to begin the session with: the program's own, or that of the file that was chosen.
    byzantium::text::Boards boards() const { return given_.value_or(boards_); }
    NewSessionView& view() { return *view_; }

private:
    NewSessionActs acts();
    void make_field(const std::string& name);
    void written(const std::string& name, const std::string& text);
    void fill_fields();
    void show_contents();
    void place(const std::string& name, const std::optional<gui::Rect>& where);

    bool key(wxKeyEvent& event);
    void walk(gui::Walk direction);
    // Gives the keyboard to whatever has that name: a field or a drawn place.
    void hand_keyboard(const std::string& name);
    std::string field_with_keyboard() const;

    void roll();
    void begin();
    void choose_other_board();
    void load_board();
    std::size_t number_of(const std::string& id) const;

    const gui::Theme& theme_;
    byzantium::text::Boards boards_;
    const gui::FileChoosers& choosers_;
    std::optional<byzantium::text::Boards> given_;
    NewSessionView* view_;
    std::map<std::string, wxTextCtrl*> fields_;
    std::map<std::string, wxRect> wanted_;  // where each was drawn last
    words::NewSession session_;
    std::vector<byzantium::text::Boards::Choice> choices_;
    std::size_t board_number_ = 0;
    std::optional<byzantium::Board> board_;  // nothing: it cannot be used, as board_remark_ says
    std::string board_remark_;
};

}  // namespace byzantium::window
