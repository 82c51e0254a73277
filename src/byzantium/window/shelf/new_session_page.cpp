// SPDX-License-Identifier: MIT
#include "byzantium/window/shelf/new_session_page.h"

#include "byzantium/text/kept.h"
#include "byzantium/text/seats.h"
#include "byzantium/text/session.h"
#include "byzantium/words/entries/standing.h"
#include "present/language/failure_words.h"
#include "present/shelf/new_session_words.h"
#include "session/dice.h"
#include "session/resources.h"
#include "session/shelf.h"
#include "store/library.h"
#include "store/records.h"
#include "store/writer.h"
#include "wording/failure.h"

#include <wx/sizer.h>

#include <algorithm>
#include <utility>
#include <variant>

namespace byzantium::window {

using namespace gui;

namespace {

constexpr std::size_t most_seats = 4;

// As standing answers that hold until they are cancelled.
void give_seats(store::Library& library, store::SessionId id, const std::vector<std::size_t>& played_by) {
    const auto programs = words::program_choices();
    std::vector<store::StandingAnswer> answers;
    for (std::size_t seat = 0; seat < played_by.size(); ++seat)
        if (played_by[seat] > 0) answers.push_back({seat + 1, programs.at(played_by[seat] - 1).key, std::nullopt});
    if (answers.empty()) return;
    auto written = library.write(id);
    if (auto* const writer = std::get_if<store::Writer>(&written)) writer->set_standing_answers(answers);
}

}  // namespace

NewSessionPage::NewSessionPage(wxWindow* parent, const Theme& theme, byzantium::text::Boards boards,
                               const FileChoosers& choosers)
    : BeginPage{parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "new session page"},
      boards_{std::move(boards)},
      choosers_{choosers},
      view_{new NewSessionView{this, theme, seats_acts(), acts()}},
      fields_{*view_, theme, {"back", "other_board"}} {
    const auto texts = present::new_session_words();
    for (std::size_t seat = 0; seat < most_seats; ++seat)
        fields_.make(NewSessionView::name_field(seat), present::name_label(seat));
    fields_.make("title", texts.title);
    fields_.make("place", texts.place);
    fields_.on_written = [this](const std::string& name, const std::string& text) { written(name, text); };
    fields_.on_begin = [this] { begin(); };
    fields_.on_back = [this] { on_back(); };
    auto* const sizer = new wxBoxSizer{wxVERTICAL};
    sizer->Add(view_, 1, wxEXPAND);
    SetSizer(sizer);
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (!fields_.key(event)) event.Skip();
    });
}

SeatsActs NewSessionPage::seats_acts() {
    return {[this](const auto& change) {
                change(session_);
                fill_fields();
                show_contents();
            },
            [this] { roll(); }, [this] { begin(); }, [this] { on_back(); }};
}

NewSessionActs NewSessionPage::acts() {
    return {[this](const byzantium::Rulings& rulings) {
                rulings_ = rulings;
                show_contents();
            },
            [this](std::size_t number) {
                board_number_ = number;
                load_board();
            },
            [this] { choose_other_board(); },
            [this](std::size_t seat, std::size_t choice) {
                programs_[session_.seats().at(seat).color] = choice;
                show_contents();
            }};
}

void NewSessionPage::begin_with(const store::Library& library) {
    const auto sessions = session::shelf(library);
    session_ = present::NewSession::again(sessions, byzantium::text::Game::id, words::seats_offered());
    rulings_ = byzantium::offered_first;
    programs_.clear();
    given_.reset();
    choices_ = boards_.choices();
    board_number_ = number_of(boards_.usual_id());
    const auto names = present::remembered_names(sessions);
    for (std::size_t seat = 0; seat < most_seats; ++seat) fields_.suggest(NewSessionView::name_field(seat), names);
    fields_.suggest("place", present::remembered_places(sessions));
    fill_fields();
    load_board();
    fields_.hand_keyboard(session_.is_anybody_named() ? "begin" : NewSessionView::name_field(0));
}

void NewSessionPage::seat_again(const session::OnShelf& session, const std::string& header) {
    session_ = present::NewSession::again({session}, byzantium::text::Game::id, words::seats_offered());
    if (const auto played = byzantium::text::Game::read_header(header)) {
        rulings_ = played->rulings;
        choose(played->board);
    }
    fill_fields();
    show_contents();
    fields_.hand_keyboard("begin");
}

// --- Fields

void NewSessionPage::written(const std::string& name, const std::string& text) {
    if (name == "title") {
        session_.title = text;
    } else if (name == "place") {
        session_.place = text;
    } else {
        session_.set_name(static_cast<std::size_t>(name.back() - '0'), text);
        fields_.hint("title", present::settled_title(session_, marks_));
    }
    show_contents();
}

void NewSessionPage::fill_fields() {
    for (std::size_t i = 0; i < most_seats; ++i)
        fields_.fill(NewSessionView::name_field(i), session_.seats().at(i).name,
                     marks_.heading(session_.seats().at(i).color).text);
    fields_.fill("title", session_.title, present::settled_title(session_, marks_));
    fields_.fill("place", session_.place, {});
}

void NewSessionPage::show_contents() {
    NewSessionContents contents;
    contents.rulings = rulings_;
    for (const auto& one : choices_) contents.boards.push_back(one.name);
    contents.board = board_number_;
    contents.board_remark = board_remark_;
    if (advice_ == present::Advice::counsel) contents.played_by = played_by();
    view_->show({session_, complaints()}, std::move(contents));
}

void NewSessionPage::prefer(const present::Preferences& preferences) {
    advice_ = preferences.advice;
    if (!choices_.empty()) show_contents();
}

// 0 is a person.
std::vector<std::size_t> NewSessionPage::played_by() const {
    std::vector<std::size_t> all;
    for (const session::Seat& seat : session_.seated()) {
        const auto program = programs_.find(seat.color);
        all.push_back(program == programs_.end() ? 0 : program->second);
    }
    return all;
}

present::Complaints NewSessionPage::complaints() const {
    std::optional<present::PlayersAllowed> allowed;
    if (board_) allowed = {board_->setup.fewest_players, board_->setup.most_players};
    return present::complaints(session_, allowed);
}

// --- What is settled

void NewSessionPage::roll() {
    session_.rolled(session::DiceSource::from_system().pick(session_.players()));
    show_contents();
}

void NewSessionPage::begin() {
    if (!board_) return fields_.hand_keyboard("other_board");
    auto wrong = complaints();
    wrong.first.clear();
    for (std::size_t seat = 0; seat < most_seats; ++seat)
        if (!wrong.names.at(seat).empty()) return fields_.hand_keyboard(NewSessionView::name_field(seat));
    if (!wrong.title.empty()) return fields_.hand_keyboard("title");
    if (!wrong.place.empty()) return fields_.hand_keyboard("place");
    if (!wrong.none()) return fields_.hand_keyboard("players:" + std::to_string(session_.players()));
    if (!session_.first()) {
        roll();
        return fields_.hand_keyboard("begin");
    }
    const auto settled = present::settled_seats(session_);
    const auto header = byzantium::text::header_of(board_->id, settled.seats, settled.first, rulings_);
    const auto programs = advice_ == present::Advice::counsel ? played_by() : std::vector<std::size_t>{};
    on_begin([this, header, programs, place = present::settled_place(session_, marks_)](store::Library& library) {
        const auto id = byzantium::text::begin_session(library, header, place, boards());
        give_seats(library, id, programs);
        return id;
    });
}

// --- The board

void NewSessionPage::choose_other_board() {
    const auto file = choosers_.board_file(this);
    if (!file) return;
    try {
        given_ = byzantium::text::Boards{session::Resources::find(), *file};
        choices_ = given_->choices();
        board_number_ = 0;
        load_board();
        if (board_) board_remark_ = present::new_session_words().own_board;
    } catch (const wording::Failure& error) {
        board_remark_ = present::failure_words(error);
    }
    show_contents();
}

void NewSessionPage::choose(const std::string& id) {
    board_number_ = number_of(id);
    load_board();
    fields_.hand_keyboard("begin");
}

void NewSessionPage::choices_changed() {
    if (given_ || choices_.empty()) return;
    const std::string chosen = choices_.at(board_number_).id;
    choices_ = boards_.choices();
    board_number_ = number_of(chosen);
    load_board();
}

// The first if it has gone.
std::size_t NewSessionPage::number_of(const std::string& id) const {
    const auto found = std::find_if(choices_.begin(), choices_.end(), [&](const auto& one) { return one.id == id; });
    return found == choices_.end() ? 0 : static_cast<std::size_t>(found - choices_.begin());
}

void NewSessionPage::load_board() {
    board_.reset();
    board_remark_.clear();
    try {
        board_ = boards().board(choices_.empty() ? boards().usual_id() : choices_.at(board_number_).id);
    } catch (const wording::Failure& error) {
        board_remark_ = present::failure_words(error);
    }
    show_contents();
}

}  // namespace byzantium::window
