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
            [this] { go_to_board(std::nullopt); },
            [this] { go_to_board(words::Workshop::Part::paint); },
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
    offer_boards();
    fields_.hand_keyboard(session_.is_anybody_named() ? "begin" : NewSessionView::name_field(0));
}

std::optional<words::BoardOffer> NewSessionPage::chosen_before() const {
    if (chosen_by_ == ChosenBy::program || board_ >= offers_.size()) return std::nullopt;
    return offers_[board_];
}

// The board that somebody chose on this page last is chosen still, though no session was begun on it; also if that was
// before the program was started.
void NewSessionPage::offer_boards() {
    auto before = chosen_before();
    offers_ = words::board_offers(shared_->workshop().shelf(), last_);
    if (!before && !remembered_.empty()) {
        const auto kept = std::find_if(offers_.begin(), offers_.end(),
                                       [this](const words::BoardOffer& one) { return one.id == remembered_; });
        if (kept != offers_.end()) before = *kept;
    }
    const auto is_before = [&](const words::BoardOffer& one) { return one.layout == before->layout; };
    if (before && std::none_of(offers_.begin(), offers_.end(), is_before)) offers_.insert(offers_.begin(), *before);
    const auto board = words::first_choice(offers_, before ? std::optional{before->layout} : last_, session_.players());
    choose_board(words::for_players(offers_, board, session_.players()));
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

// Whoever laid it for so many wants to play it with so many.
void NewSessionPage::choose(const std::string& id) {
    const auto found = std::find_if(offers_.begin(), offers_.end(), [&](const auto& one) { return one.id == id; });
    if (found == offers_.end()) return;
    choose_by_hand(static_cast<std::size_t>(found - offers_.begin()));
    fields_.hand_keyboard("begin");
    const int players = found->layout.players.value_or(0);
    if (players < 2 || players > static_cast<int>(most_players)) return;
    session_.set_players(static_cast<std::size_t>(players));
    fill_fields();
    seat_finished_colors();
    take_laid_discs();
    show_contents();
}

// Those of a session that was begun already are another game's, unless somebody wants them again.
void NewSessionPage::take_laid_discs() {
    if (const auto laid = laid_discs(); laid && laid != begun_with_) discs_ = DiscsChoice::laid;
}

// The board that was chosen stays so, as it is now if it is still kept, and whatever became of its file else; one that
// was finished meanwhile takes its place.
void NewSessionPage::choices_changed() {
    shared_->wait_no_more();
    std::optional<words::BoardOffer> before;
    if (board_ < offers_.size()) before = offers_[board_];
    offers_ = words::board_offers(shared_->workshop().shelf(), last_);
    const auto kept = std::find_if(offers_.begin(), offers_.end(), [&](const words::BoardOffer& one) {
        return before && !before->id.empty() && one.id == before->id;
    });
    if (kept != offers_.end()) before = *kept;
    board_ = words::first_choice(offers_, before ? std::optional{before->layout} : last_, session_.players());
    if (before && layout() && !(*layout() == before->layout)) {
        offers_.insert(offers_.begin(), *before);
        board_ = 0;
    }
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

// The table's own board that is chosen here; else a new one. One that is not saved yet stays at hand.
std::string NewSessionPage::bring_board() {
    auto& maker = shared_->workshop().maker();
    if (maker.is_changed()) return {};
    const std::string id = layout() != nullptr ? offers_[board_].id : std::string{};
    if (!shared_->workshop().shelf().is_own(id))
        return maker.begin_new(static_cast<int>(session_.players())), std::string{};
    if (maker.id() == id) return {};
    const auto opened = shared_->workshop().shelf().open(maker, id);
    return opened.outcome == words::BoardShelf::Said::Outcome::refused ? opened.sentence : std::string{};
}

void NewSessionPage::go_to_board(std::optional<words::Workshop::Part> part) {
    trouble_ = bring_board();
    if (!trouble_.empty()) return show_contents();
    shared_->wait_for(seating());
    shared_->workshop().turn_to(part.value_or(shared_->workshop().part_to_lay()));
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
