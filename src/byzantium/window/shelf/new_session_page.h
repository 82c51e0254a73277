// SPDX-License-Identifier: MIT
// Where a table settles who plays and how, before the first entry. Enter goes through the names and begins, Escape goes
// back; what is wrong is said beside its field. Chance is asked in the open: the session begins with the next Enter.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/rules/header.h"
#include "byzantium/text/boards.h"
#include "byzantium/window/shelf/new_session_view.h"
#include "byzantium/words/shelf/new_session.h"
#include "byzantium/words/table/player_marks.h"
#include "gui/canvas/theme.h"
#include "gui/frame/file_choosers.h"
#include "gui/shelf/begin_fields.h"
#include "gui/shelf/begin_page.h"
#include "gui/shelf/seats_view.h"
#include "present/shelf/new_session.h"
#include "present/shelf/new_session_words.h"
#include "present/table/seat_marks.h"
#include "present/window/preferences.h"
#include "session/shelf.h"
#include "store/library.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace byzantium::window {

class NewSessionPage : public gui::BeginPage {
public:
    // Theme and choosers must outlive the page.
    NewSessionPage(wxWindow* parent, const gui::Theme& theme, byzantium::text::Boards boards,
                   const gui::FileChoosers& choosers);

    // The players of the last session once more, and the names of all earlier ones to choose from.
    void begin_with(const store::Library& library) override;
    void seat_again(const session::OnShelf& session, const std::string& header) override;
    // A board by its id, and the boards there are now.
    void choose(const std::string& id) override;
    void choices_changed() override;
    // Seats can be given to the program where counsel is wished for.
    void prefer(const present::Preferences& preferences) override;
    NewSessionView& view() { return *view_; }

private:
    gui::SeatsActs seats_acts();
    NewSessionActs acts();
    // Those to begin the session with: the program's own, or that of the file that was chosen.
    byzantium::text::Boards boards() const { return given_.value_or(boards_); }
    void written(const std::string& name, const std::string& text);
    void fill_fields();
    void show_contents();
    present::Complaints complaints() const;
    std::vector<std::size_t> played_by() const;

    void roll();
    void begin();
    void choose_other_board();
    void load_board();
    std::size_t number_of(const std::string& id) const;

    byzantium::text::Boards boards_;
    const gui::FileChoosers& choosers_;
    std::optional<byzantium::text::Boards> given_;
    NewSessionView* view_;
    gui::BeginFields fields_;
    present::NewSession session_{words::seats_offered()};
    byzantium::Rulings rulings_ = byzantium::offered_first;
    present::Advice advice_{};
    std::map<std::string, std::size_t> programs_;  // by the mark of the seat: the number of its choice, above 0
    const present::SeatMarks marks_ = words::seat_marks();
    std::vector<byzantium::text::Boards::Choice> choices_;
    std::size_t board_number_ = 0;
    std::optional<byzantium::Board> board_;  // nothing: it cannot be used, as board_remark_ says
    std::string board_remark_;
};

}  // namespace byzantium::window
