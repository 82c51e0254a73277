// SPDX-License-Identifier: MIT
// Where a table settles who plays, on which board and how, before the first entry. Enter begins, Escape goes back; what
// is wrong is said beside its field. Chance is asked in the open: the session begins with the next Enter.
#pragma once

#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/layout.h"
#include "eko/window/boards/shared_workshop.h"
#include "eko/window/shelf/new_session_view.h"
#include "eko/words/names.h"
#include "eko/words/shelf/board_offers.h"
#include "eko/words/shelf/new_session.h"
#include "eko/words/shelf/workshop.h"
#include "gui/canvas/theme.h"
#include "gui/frame/file_choosers.h"
#include "gui/shelf/begin_fields.h"
#include "gui/shelf/begin_page.h"
#include "gui/shelf/seats_view.h"
#include "present/shelf/new_session.h"
#include "present/shelf/new_session_words.h"
#include "present/table/seat_marks.h"
#include "session/shelf.h"
#include "store/library.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace eko::window {

class NewSessionPage : public gui::BeginPage {
public:
    // Theme and choosers must outlive the page.
    NewSessionPage(wxWindow* parent, const gui::Theme& theme, std::shared_ptr<SharedWorkshop> shared,
                   const gui::FileChoosers& choosers);

    // The players of the last session once more, on its board, and the names of all earlier ones to choose from.
    void remember(const std::string& id) override { remembered_ = id; }
    void begin_with(const store::Library& library) override;
    void seat_again(const session::OnShelf& session, const std::string& header) override;
    void choose(const std::string& id) override;
    void choices_changed() override;
    NewSessionView& view() { return *view_; }

private:
    gui::SeatsActs seats_acts();
    NewSessionActs acts();
    void written(const std::string& name, const std::string& text);
    void fill_fields();
    void show_contents();
    present::Complaints complaints() const;

    void roll();
    void draw_colours();
    void begin();
    void offer_boards(std::optional<words::BoardOffer> before);
    void note_in_hand(const std::optional<words::BoardOffer>& board);
    void keep_offered(words::BoardOffer& board);
    void choose_by_hand(std::size_t number);
    std::optional<words::BoardOffer> chosen() const;
    std::optional<words::BoardOffer> chosen_before() const;
    void seat_for(const eko::Layout& layout);
    void choose_board(std::size_t number);
    void choose_file();
    bool is_default_sample() const;
    std::string bring_board();
    void go_to_lay();
    void go_to_paint();
    void go_to_board(words::Workshop::Part part);
    void go_to_discs();
    const eko::Layout* layout() const;
    std::vector<Color> colors() const;
    words::Seating seating() const;
    std::optional<std::vector<StartDisc>> laid_discs() const;
    void take_laid_discs();
    void seat_finished_colors();
    void change_seats(const std::function<void(present::NewSession&)>& change);
    bool have_discs_gone() const;

    std::shared_ptr<SharedWorkshop> shared_;
    const gui::FileChoosers& choosers_;
    NewSessionView* view_;
    gui::BeginFields fields_;
    present::NewSession session_{words::seats_offered()};
    Rulings rulings_;
    const present::SeatMarks marks_ = words::seat_marks();
    std::optional<eko::Layout> last_;  // of the last session
    std::vector<words::BoardOffer> offers_;
    std::size_t board_ = 0;               // of the offers
    std::optional<eko::Layout> in_hand_;  // the changed board that was in hand when this page was seen last
    enum class ChosenBy { program, hand } chosen_by_ = ChosenBy::program;
    std::string remembered_;  // the id of the board that was chosen by hand last time
    DiscsChoice discs_ = DiscsChoice::dealt;
    bool was_told_that_discs_went_ = false;
    std::optional<std::vector<StartDisc>> begun_with_;  // the discs of the last session that was begun here
    std::string trouble_;                               // with the file that was chosen: the board before it stays
};

}  // namespace eko::window
