// SPDX-License-Identifier: MIT
#include "eko/window/shelf/new_session_page.h"

#include "eko/text/open.h"
#include "eko/text/session.h"
#include "present/language/failure_words.h"
#include "present/shelf/new_session_words.h"
#include "session/dice.h"
#include "session/shelf.h"
#include "wording/failure.h"

#include <wx/sizer.h>

#include <algorithm>
#include <utility>

namespace eko::window {

using namespace gui;

NewSessionPage::NewSessionPage(wxWindow* parent, const Theme& theme, std::shared_ptr<SharedWorkshop> shared,
                               const FileChoosers& choosers)
    : BeginPage{parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "new session page"},
      shared_{std::move(shared)},
      choosers_{choosers},
      view_{new NewSessionView{this, theme, seats_acts(), acts()}},
      fields_{*view_, theme, {"back", "board file", "lay board", "paint board", "lay discs"}} {
    const auto texts = present::new_session_words();
    for (std::size_t seat = 0; seat < most_players; ++seat)
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
    return {[this](const auto& change) { change_seats(change); }, [this] { roll(); }, [this] { begin(); },
            [this] { on_back(); }, [this] { draw_colours(); }};
}

NewSessionActs NewSessionPage::acts() {
    return {[this](const Rulings& rulings) {
                rulings_ = rulings;
                show_contents();
            },
            [this](std::size_t number) { choose_by_hand(number); },
            [this] { choose_file(); },
            [this] { go_to_lay(); },
            [this] { go_to_paint(); },
            [this](DiscsChoice choice) {
                discs_ = choice;
                was_told_that_discs_went_ = false;
                show_contents();
            },
            [this] { go_to_discs(); }};
}

void NewSessionPage::begin_with(const store::Library& library) {
    const auto sessions = session::shelf(library);
    session_ = present::NewSession::again(sessions, eko::text::Game::id, words::seats_offered());
    rulings_ = {};
    last_ = words::last_board(library);
    const auto names = present::remembered_names(sessions);
    for (std::size_t seat = 0; seat < most_players; ++seat) fields_.suggest(NewSessionView::name_field(seat), names);
    fields_.suggest("place", present::remembered_places(sessions));
    fill_fields();
    discs_ = DiscsChoice::dealt;  // before it is shown
    auto before = chosen_before();
    if (before) chosen_by_ = ChosenBy::hand;
    offer_boards(std::move(before));
    choose_board(words::for_players(offers_, board_, session_.players()));
    fields_.hand_keyboard(session_.is_anybody_named() ? "begin" : NewSessionView::name_field(0));
}

std::optional<words::BoardOffer> NewSessionPage::chosen() const {
    return board_ < offers_.size() ? std::optional{offers_[board_]} : std::nullopt;
}

// By a person on this page, though no session was begun on it; also if that was before the program was started.
std::optional<words::BoardOffer> NewSessionPage::chosen_before() const {
    if (chosen_by_ == ChosenBy::hand) return chosen();
    if (remembered_.empty()) return std::nullopt;
    const auto kept = shared_->workshop().shelf().board(remembered_);
    return kept ? std::optional{words::BoardOffer{kept->id, words::shown_name(*kept), kept->layout}} : std::nullopt;
}

// The board that was chosen stays so. Whoever has changed one on the page of boards since wants to play on that one as
// it is there, saved or not.
void NewSessionPage::offer_boards(std::optional<words::BoardOffer> before) {
    const auto& shelf = shared_->workshop().shelf();
    const auto in_hand = words::board_in_hand(shelf, shared_->workshop().maker());
    offers_ = words::board_offers(shelf, last_, in_hand);
    const bool is_news = in_hand && in_hand->layout != in_hand_;
    note_in_hand(in_hand);
    if (is_news) {
        before = in_hand;
        chosen_by_ = ChosenBy::hand;
        seat_for(in_hand->layout);
    }
    if (before) keep_offered(*before);
    board_ = words::first_choice(offers_, before ? std::optional{before->layout} : last_, session_.players());
}

void NewSessionPage::note_in_hand(const std::optional<words::BoardOffer>& board) {
    in_hand_ = board ? std::optional{board->layout} : std::nullopt;
}

// As it is now if it is still kept, and whatever became of its file else.
void NewSessionPage::keep_offered(words::BoardOffer& board) {
    const auto found = [&](const auto& is_it) {
        const auto it = std::find_if(offers_.begin(), offers_.end(), is_it);
        if (it != offers_.end()) board = *it;
        return it != offers_.end();
    };
    if (found([&, layout = board.layout](const auto& one) { return one.layout == layout; })) return;
    const auto is_file = [&, id = board.id](const auto& one) {
        return !id.empty() && one.id == id && one.from != words::BoardOffer::From::hand;
    };
    if (!found(is_file)) offers_.insert(offers_.begin(), board);
}

void NewSessionPage::seat_again(const session::OnShelf& session, const std::string& header) {
    session_ = present::NewSession::again({session}, eko::text::Game::id, words::seats_offered());
    auto board = board_;
    if (const auto played = eko::text::Game::read_header(header)) {
        rulings_ = played->rulings;
        board = words::first_choice(offers_, played->layout, session_.players());
    }
    choose_board(words::for_players(offers_, board, session_.players()));
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
    for (std::size_t i = 0; i < most_players; ++i)
        fields_.fill(NewSessionView::name_field(i), session_.seats().at(i).name,
                     marks_.heading(session_.seats().at(i).color).text);
    fields_.fill("title", session_.title, present::settled_title(session_, marks_));
    fields_.fill("place", session_.place, {});
}

void NewSessionPage::show_contents() {
    NewSessionContents contents;
    contents.rulings = rulings_;
    if (layout()) contents.matter = words::rulings_that_matter(*layout());
    for (const auto& one : offers_) contents.boards.push_back(one.name);
    contents.board = board_;
    contents.has_laid_discs = laid_discs() ? HasLaidDiscs::yes : HasLaidDiscs::no;
    contents.discs = laid_discs() ? discs_ : DiscsChoice::dealt;
    if (contents.discs == DiscsChoice::laid)
        contents.discs_remark = words::discs_remark(*laid_discs(), session_.players());
    else
        contents.discs_remark = discs_ == DiscsChoice::laid ? words::board_words().misfit : words::board_words().fit;
    contents.board_remark = trouble_;
    if (trouble_.empty() && layout()) contents.board_remark = words::offer_remark(offers_[board_], session_.players());
    auto complaints = this->complaints();
    if (have_discs_gone() && complaints.players.empty()) complaints.players = words::board_words().gone;
    view_->show({session_, std::move(complaints)}, std::move(contents));
}

present::Complaints NewSessionPage::complaints() const {
    return present::complaints(session_, present::PlayersAllowed{2, static_cast<int>(most_players)});
}

// --- What is settled

void NewSessionPage::roll() {
    session_.rolled(session::DiceSource::from_system().pick(session_.players()));
    show_contents();
}

// EKO-8
void NewSessionPage::draw_colours() {
    auto dice = session::DiceSource::from_system();
    session_.draw_marks([&](std::size_t colours) { return dice.pick(colours); });
    fill_fields();
    show_contents();
}

void NewSessionPage::begin() {
    if (!layout()) return fields_.hand_keyboard("board file");
    auto wrong = complaints();
    wrong.first.clear();
    for (std::size_t seat = 0; seat < most_players; ++seat)
        if (!wrong.names.at(seat).empty()) return fields_.hand_keyboard(NewSessionView::name_field(seat));
    if (!wrong.title.empty()) return fields_.hand_keyboard("title");
    if (!wrong.place.empty()) return fields_.hand_keyboard("place");
    if (!wrong.none()) return fields_.hand_keyboard("players:" + std::to_string(session_.players()));
    if (have_discs_gone() && !std::exchange(was_told_that_discs_went_, true)) {
        fields_.hand_keyboard("lay discs");  // with what is said below it in sight
        return view_->focus(NewSessionView::dealt_choice());
    }
    if (!session_.first()) {
        roll();
        return fields_.hand_keyboard("begin");
    }
    const auto discs = discs_ == DiscsChoice::laid ? laid_discs() : std::nullopt;
    begun_with_ = discs;
    on_begin([layout = *layout(), seats = present::settled_seats(session_), rulings = rulings_, discs,
              place = present::settled_place(session_, marks_)](store::Library& library) {
        auto dice = session::DiceSource::from_system();
        const eko::text::Boards no_boards;
        const Header header = discs ? words::settled_header(layout, seats, rulings, *discs)
                                    : words::settled_header(layout, seats, rulings, dice);
        return eko::text::begin_session(library, header, place, no_boards);
    });
}

// --- The board and its discs

const eko::Layout* NewSessionPage::layout() const {
    return board_ < offers_.size() ? &offers_[board_].layout : nullptr;
}

std::vector<Color> NewSessionPage::colors() const { return words::colors_of(session_.seated()); }

words::Seating NewSessionPage::seating() const { return {words::colors_of(session_.seats()), session_.players()}; }

std::optional<std::vector<StartDisc>> NewSessionPage::laid_discs() const {
    return layout() ? shared_->workshop().discs_for(*layout(), colors()) : std::nullopt;
}

// Discs that were laid for them go along with a colour that is changed; where they cannot, it is said once more before
// a game begins without them.
void NewSessionPage::change_seats(const std::function<void(present::NewSession&)>& change) {
    const auto before = colors();
    const bool is_begun = begun_with_ && laid_discs() == begun_with_;
    change(session_);
    shared_->workshop().recolour(before, colors());
    board_ = words::for_players(offers_, board_, session_.players());
    if (is_begun) begun_with_ = laid_discs();
    was_told_that_discs_went_ = false;
    fill_fields();
    show_contents();
}

bool NewSessionPage::have_discs_gone() const { return discs_ == DiscsChoice::laid && !laid_discs(); }

// Whose discs lie on this board plays, as far as there are as many players.
void NewSessionPage::seat_finished_colors() {
    const auto playing = std::exchange(shared_->finished_colors, std::nullopt);
    if (!playing || playing->size() != session_.players() || !layout()) return;
    if (!shared_->workshop().discs_for(*layout(), *playing)) return;
    for (const auto& [went, came] : words::replaced_colors(colors(), *playing)) {
        const auto seats = colors();
        const auto seat = std::find(seats.begin(), seats.end(), went) - seats.begin();
        session_.set_mark(static_cast<std::size_t>(seat), std::string{to_text(came)});
    }
    fill_fields();
}

void NewSessionPage::choose_by_hand(std::size_t number) {
    chosen_by_ = ChosenBy::hand;
    choose_board(number);
    if (board_ < offers_.size()) on_chosen(offers_[board_].id);
}

void NewSessionPage::choose_board(std::size_t number) {
    board_ = number;
    trouble_.clear();
    show_contents();
}

void NewSessionPage::choose(const std::string& id) {
    const auto found = std::find_if(offers_.begin(), offers_.end(), [&](const auto& one) { return one.id == id; });
    if (found == offers_.end()) return;
    choose_by_hand(static_cast<std::size_t>(found - offers_.begin()));
    fields_.hand_keyboard("begin");
    seat_for(found->layout);
    const auto& laid_for = shared_->finished_colors;  // whoever laid the discs has said for how many
    if (laid_for && shared_->workshop().discs_for(found->layout, *laid_for)) session_.set_players(laid_for->size());
    seat_finished_colors();
    take_laid_discs();
    show_contents();
}

// Whoever laid it for so many wants to play it with so many, unless somebody has said who plays.
void NewSessionPage::seat_for(const eko::Layout& layout) {
    if (session_.is_anybody_named()) return;
    const int players = layout.players.value_or(0);
    if (players < 2 || players > static_cast<int>(most_players)) return;
    session_.set_players(static_cast<std::size_t>(players));
    fill_fields();
}

// Those of a session that was begun already are another game's, unless somebody wants them again.
void NewSessionPage::take_laid_discs() {
    if (const auto laid = laid_discs(); laid && laid != begun_with_) discs_ = DiscsChoice::laid;
}

// A board that was finished meanwhile takes the place of the one that was chosen.
void NewSessionPage::choices_changed() {
    shared_->wait_no_more();
    offer_boards(chosen());
    if (const auto finished = std::exchange(shared_->finished, std::nullopt)) choose(*finished);
    seat_finished_colors();
    take_laid_discs();
    show_contents();
    fields_.hand_keyboard("begin");
}

// What was chosen before stays if the file holds no board.
void NewSessionPage::choose_file() {
    const auto file = choosers_.board_file(this);
    if (!file) return;
    try {
        eko::Layout read = words::board_in(*file);
        const std::string name = read.name.empty() ? words::board_words().from_file : read.name;
        offers_.insert(offers_.begin(), {{}, name, std::move(read)});
        choose_by_hand(0);
    } catch (const wording::Failure& error) {
        trouble_ = present::failure_words(error);
        show_contents();
    }
}

// The board that is chosen here comes to hand. Empty: it has; and what was changed there comes back with Undo.
std::string NewSessionPage::bring_board() {
    auto& maker = shared_->workshop().maker();
    const auto board = chosen();
    if (!board || board->layout == maker.layout()) return {};
    const auto& shelf = shared_->workshop().shelf();
    std::string put_aside = words::put_aside_words(maker);
    if (shelf.board(board->id)) {
        const auto opened = shelf.open(maker, board->id);
        if (opened.outcome == words::BoardShelf::Said::Outcome::refused) return opened.sentence;
    } else {
        maker.begin(board->layout, std::nullopt);
    }
    shared_->news = std::move(put_aside);
    return {};
}

// The sample that is offered as long as nobody has chosen or played another board.
bool NewSessionPage::is_default_sample() const {
    return chosen_by_ == ChosenBy::program && layout() && last_ != *layout() &&
           !shared_->workshop().shelf().is_own(offers_[board_].id);
}

// Whoever has chosen no board yet lays one of their own.
void NewSessionPage::go_to_lay() {
    auto& workshop = shared_->workshop();
    if (is_default_sample()) {
        if (!workshop.maker().is_changed()) workshop.maker().begin_new(static_cast<int>(session_.players()));
    } else if (trouble_ = bring_board(); !trouble_.empty()) {
        return show_contents();
    }
    go_to_board(workshop.part_to_lay());
}

void NewSessionPage::go_to_paint() {
    trouble_ = bring_board();
    if (!trouble_.empty()) return show_contents();
    go_to_board(words::Workshop::Part::paint);
}

// Another board that is in hand when somebody comes back is news.
void NewSessionPage::go_to_board(words::Workshop::Part part) {
    note_in_hand(words::board_in_hand(shared_->workshop().shelf(), shared_->workshop().maker()));
    shared_->wait_for(seating());
    shared_->workshop().turn_to(part);
    on_own_page();
}

void NewSessionPage::go_to_discs() {
    if (!layout()) return;
    begun_with_.reset();  // whatever lies there when somebody comes back was looked at
    trouble_ = shared_->workshop().turn_to_discs(*layout(), colors());
    if (!trouble_.empty()) return show_contents();
    shared_->wait_for(seating());
    on_own_page();
}

}  // namespace eko::window
