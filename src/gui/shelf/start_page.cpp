// SPDX-License-Identifier: MIT
#include "gui/shelf/start_page.h"

#include "gui/app/paths.h"
#include "gui/canvas/fonts.h"
#include "gui/canvas/keys.h"
#include "present/help/page_keys.h"
#include "present/language/failure_words.h"
#include "present/shelf/session_details.h"
#include "present/shelf/shelf_search.h"
#include "present/shelf/start_words.h"
#include "wording/failure.h"

#include <wx/sizer.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <array>
#include <utility>

namespace gui {
namespace {

using present::PageAct;
using present::ShelfAct;

constexpr int page_of_rows = 5;
// The places in the page's header.
constexpr std::array<std::pair<PageAct, const char*>, 6> header_places{{{PageAct::new_session, "new"},
                                                                        {PageAct::practice, "practice"},
                                                                        {PageAct::first_game, "guide"},
                                                                        {PageAct::tour, "tour"},
                                                                        {PageAct::statistics, "statistics"},
                                                                        {PageAct::import_file, "import"}}};

}  // namespace

StartPage::StartPage(wxWindow* parent, const Theme& theme, store::Library& library, present::ShelfWork work,
                     const FileChoosers& choosers)
    : wxPanel{parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "start page"},
      theme_{theme},
      library_{library},
      work_{std::move(work)},
      choosers_{choosers},
      view_{new StartView{this, theme, acts()}},
      field_{new wxTextCtrl{
          view_, wxID_ANY, {}, wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER, wxDefaultValidator, "new title"}},
      search_{new wxTextCtrl{
          view_, wxID_ANY, {}, wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER, wxDefaultValidator, "search"}},
      details_{new DetailsPage{this, theme}} {
    for (wxTextCtrl* const field : {field_, search_}) {
        field->SetFont(font(Face::plain, 13 * theme.text_scale));
        field->Hide();
    }
    search_->SetHint(wxString::FromUTF8(present::search_hint()));
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
        guarded([this] { load(); });
        show_contents();
    });
    view_->on_field_place = [this](const Rect& place) { lay(*field_, place); };
    view_->on_search_place = [this](const Rect& place) { lay(*search_, place); };
    auto* const sizer = new wxBoxSizer{wxVERTICAL};
    sizer->Add(view_, 1, wxEXPAND);
    sizer->Add(details_, 1, wxEXPAND);
    details_->Hide();
    details_->on_save = [this] { save_details(); };
    details_->on_back = [this] { hide_details(); };
    SetSizer(sizer);
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (!key(event)) event.Skip();
    });
    view_->Bind(wxEVT_LEFT_DCLICK, [this](wxMouseEvent& event) {
        if (view_->pointed().starts_with("row:")) return enter();
        event.Skip();
    });
    for (const auto& warning : library_.warnings()) strip_ = Strip{present::failure_words(warning), Mood::trouble};
    if (library_.read_only_because())
        read_only_ =
            present::library_words(text_of(library_.file()), present::failure_words(*library_.read_only_because()));
    if (read_only_) strip_ = Strip{*read_only_, Mood::trouble};
}

void StartPage::lay(wxTextCtrl& field, const Rect& place) {
    const wxRect rect(wxPoint(static_cast<int>(place.x), static_cast<int>(place.y)),
                      wxSize(static_cast<int>(place.w), static_cast<int>(place.h)));
    if (field.GetRect() == rect) return;
    CallAfter([this, &field, rect] {
        field.SetFont(font(Face::plain, 13 * theme_.text_scale));
        field.SetSize(rect);
    });
}

StartActs StartPage::acts() {
    return {[this] { go_on(); },
            [this] {
                if (on_new) on_new();
            },
            [this] {
                if (on_practice) on_practice();
            },
            [this] {
                if (on_guide) on_guide();
            },
            [this] {
                if (on_tour) on_tour();
            },
            [this] {
                if (on_statistics) on_statistics();
            },
            [this] { guarded([this] { import_session(); }); },
            [this](store::Shelf shelf) { show_shelf(shelf); },
            [this](std::size_t row) { choose(row); },
            [this](ShelfAct act) { perform(act); }};
}

// --- What is shown

void StartPage::refresh() {
    if (details_->IsShown()) hide_details();
    is_read_ = false;
    guarded([this] {
        load();
        is_read_ = true;
    });
    show_contents();
    view_->focus(last_ ? "resume" : (rows_.empty() ? "new" : StartView::row_name(selected_.value_or(0))));
    view_->SetFocus();
}

void StartPage::bring_into_sight(store::SessionId id) {
    const auto row = std::find_if(rows_.begin(), rows_.end(), [&](const auto& one) { return one.id == id; });
    if (row != rows_.end()) view_->reveal(static_cast<std::size_t>(row - rows_.begin()));
}

void StartPage::come_back() {
    if (!details_->IsShown()) return refresh();
    details_->restyle();
    details_->take_keyboard();
}

// The practice table never takes the place of tonight's game.
void StartPage::load() {
    const auto marked = chosen();
    all_ = work_.sessions();
    const auto open = [](present::Counts counts) {
        return [counts](const present::ShelvedSession& session) {
            return session.shelf == store::Shelf::open && session.its_game == present::ItsGame::here &&
                   session.counts == counts;
        };
    };
    auto last = std::find_if(all_.begin(), all_.end(), open(present::Counts::yes));
    if (last == all_.end()) last = std::find_if(all_.begin(), all_.end(), open(present::Counts::no));
    last_ = last == all_.end() ? std::nullopt : std::optional{*last};
    resume_ = resume_card();
    const std::string words = words_of_search();
    std::erase_if(all_, [&](const auto& session) { return !present::matches(session, words); });
    for (auto& session : all_)
        if (auto found = present::found_unseen(session, words); !found.empty()) session.row.remark = std::move(found);
    rows_.clear();
    for (const auto& session : all_)
        if (session.shelf == shelf_) rows_.push_back(session);
    if (rows_.empty()) return selected_.reset();
    selected_ = std::min(selected_.value_or(0), rows_.size() - 1);
    if (marked) select(marked->id);
}

// The mark stays on its session, whatever row that has now.
void StartPage::select(store::SessionId id) {
    const auto row = std::find_if(rows_.begin(), rows_.end(), [&](const auto& one) { return one.id == id; });
    if (row != rows_.end()) selected_ = static_cast<std::size_t>(row - rows_.begin());
}

void StartPage::show_contents() {
    StartContents contents;
    contents.resume = resume_;
    const bool searches = !words_of_search().empty();
    contents.is_first_start = is_read_ && all_.empty() && !searches;
    contents.nothing = searches ? present::nothing_matches() : present::nothing_on(shelf_);
    contents.what_it_does = present::what_it_does(work_.games);
    contents.read_only = read_only_;
    contents.shelf = shelf_;
    for (std::size_t i = 0; i < shelves.size(); ++i)
        contents.counts[i] = static_cast<std::size_t>(
            std::count_if(all_.begin(), all_.end(), [&](const auto& one) { return one.shelf == shelves[i]; }));
    for (const auto& session : rows_) contents.rows.push_back(session.row);
    const auto picked = chosen();
    contents.choices =
        present::shelf_choices(shelf_, picked ? present::Chosen::one : present::Chosen::none, contents.read_only);
    contents.length = [this](std::size_t row) { return length_of(row); };
    contents.selected = selected_;
    contents.strip = strip_;
    field_->Show(strip_ && strip_->has_field);
    search_->Show(!contents.is_first_start);
    view_->show(std::move(contents));
}

// Read once for each row that is seen. A library that cannot be read says so elsewhere.
std::string StartPage::length_of(std::size_t row) {
    if (row >= rows_.size()) return {};
    const auto known = std::pair{rows_[row].id, rows_[row].row.entries};
    if (const auto found = lengths_.find(known); found != lengths_.end()) return found->second;
    try {
        return lengths_[known] = present::length_words(library_, known.first);
    } catch (const wording::Failure&) {
        return {};
    }
}

// A session that cannot be replayed has its row all the same; opening it says why.
std::optional<present::ResumeCard> StartPage::resume_card() {
    if (!last_) return std::nullopt;
    try {
        return work_.card(*last_);
    } catch (const std::exception& error) {
        if (!strip_) strip_ = Strip{present::failure_words(error), Mood::trouble};
    }
    return std::nullopt;
}

std::optional<present::ShelvedSession> StartPage::chosen() const {
    if (!selected_ || *selected_ >= rows_.size()) return std::nullopt;
    return rows_[*selected_];
}

// --- Keys

bool StartPage::key(wxKeyEvent& event) {
    if (details_->IsShown()) return false;
    const int code = key_of(event);
    if (event.GetModifiers() == wxMOD_CONTROL && code == 'F' && search_->IsShown())  // as in the journal
        return search_->SetFocus(), true;
    if (event.ControlDown() || event.AltDown() || event.MetaDown()) return false;
    if (wxWindow::FindFocus() == field_) {
        if (code == WXK_RETURN || code == WXK_NUMPAD_ENTER) return guarded([this] { finish_rename(); }), true;
        if (code == WXK_ESCAPE) return close_strip(), true;
        if (code != WXK_TAB) return false;
    }
    if (wxWindow::FindFocus() == search_ && code != WXK_TAB) return search_key(code);
    if (code == WXK_TAB) {
        view_->SetFocus();
        view_->walk(event.ShiftDown() ? Walk::back : Walk::forward);
        return true;
    }
    return plain_key(code);
}

bool StartPage::plain_key(int code) {
    switch (code) {
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            return enter(), true;
        case WXK_SPACE:
            return view_->press();
        case WXK_ESCAPE:
            if (strip_) return close_strip(), true;
            if (words_of_search().empty()) return false;
            return end_search(), true;
        case WXK_DOWN:
            return move_selection(1), true;
        case WXK_UP:
            return move_selection(-1), true;
        case WXK_PAGEDOWN:
            return move_selection(page_of_rows), true;
        case WXK_PAGEUP:
            return move_selection(-page_of_rows), true;
        case WXK_HOME:
            return move_selection(-static_cast<int>(rows_.size())), true;
        case WXK_END:
            return move_selection(static_cast<int>(rows_.size())), true;
        case WXK_DELETE:
            return act_key("Del");
        case WXK_F2:
            return act_key("R");
        case WXK_LEFT:
        case WXK_RIGHT: {
            const auto here = static_cast<std::size_t>(shelf_);
            show_shelf(shelves[(here + (code == WXK_LEFT ? 3 : 1)) % 4]);
            return true;
        }
        default:
            break;
    }
    if (present::page_act(present::KeyPage::shelf, code) == PageAct::find_session) return search_->SetFocus(), true;
    if (code >= '1' && code <= '4') return show_shelf(shelves[static_cast<std::size_t>(code - '1')]), true;
    if (code > 0x20 && code < 0x7f) return act_key(std::string(1, static_cast<char>(code)));
    return false;
}

// --- Searching

std::string StartPage::words_of_search() const { return search_->GetValue().Trim().Trim(false).utf8_string(); }

// Everything else is typed into the field.
bool StartPage::search_key(int code) {
    switch (code) {
        case WXK_ESCAPE:
            return end_search(), true;
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
        case WXK_DOWN:
            if (!rows_.empty()) choose(selected_.value_or(0));
            return true;
        default:
            return false;
    }
}

void StartPage::end_search() {
    search_->Clear();
    view_->SetFocus();
}

// The buttons of the page by their keys.
bool StartPage::act_key(const std::string& key) {
    for (const auto& [act, place] : header_places)
        if (key == present::key_of_act(act)) return press_header(act, place), true;
    if (strip_)
        for (const auto& answer : strip_->answers)
            if (answer.button.key == key) {
                const auto act = answer.act;  // it may take the strip away
                return act(), true;
            }
    if (last_ && (view_->focused() == "resume" || view_->focused() == "go_on")) take_from_card(key);
    for (const auto& choice : view_->contents().choices)
        if (choice.key == key) return perform(choice.act), true;
    return false;
}

// The ring is on the card: a key that acts on a session acts on the card's, and not on the marked row's.
void StartPage::take_from_card(const std::string& key) {
    const auto choices = present::shelf_choices(last_->shelf, present::Chosen::one, read_only_);
    if (std::any_of(choices.begin(), choices.end(), [&](const auto& choice) { return choice.key == key; }))
        choose_session(last_->id);
}

// A button may be dead; guide and tour have one on the very first start alone.
void StartPage::press_header(PageAct act, const char* place) {
    const Area* const area = view_->area(place);
    if (!area && act == PageAct::first_game && on_guide) return on_guide();
    if (!area && act == PageAct::tour && on_tour) return on_tour();
    const auto press = area ? area->act : nullptr;  // it may draw anew
    if (press) press();
}

void StartPage::enter() {
    if (!view_->focused().starts_with("row:")) return static_cast<void>(view_->press());
    perform(shelf_ == store::Shelf::trashed ? ShelfAct::put_back : ShelfAct::open);
}

// From the card down into the list, and back.
void StartPage::move_selection(int by) {
    if (rows_.empty()) return;
    const auto last = static_cast<int>(rows_.size()) - 1;
    const auto row = static_cast<int>(selected_.value_or(0));
    const bool is_in_list = view_->focused().starts_with("row:");
    if (is_in_list && by == -1 && row == 0 && resume_) return view_->focus("resume");
    if (!is_in_list && (by == 1 || by == -1)) return choose(by > 0 ? 0 : static_cast<std::size_t>(row));
    choose(static_cast<std::size_t>(std::clamp(row + by, 0, last)));
}

void StartPage::choose(std::size_t row) {
    if (selected_ != row && strip_ && strip_->has_field) strip_.reset();  // it asked about another session
    selected_ = row;
    view_->focus(StartView::row_name(row));
    view_->SetFocus();
    show_contents();
    view_->reveal(row);
}

void StartPage::choose_session(store::SessionId id) {
    if (!words_of_search().empty()) {  // it may not match
        search_->ChangeValue({});
        load();
    }
    const auto found = std::find_if(all_.begin(), all_.end(), [&](const auto& one) { return one.id == id; });
    if (found == all_.end()) return;
    shelf_ = found->shelf;
    load();
    const auto row = std::find_if(rows_.begin(), rows_.end(), [&](const auto& one) { return one.id == id; });
    // Another program may have removed it meanwhile.
    if (row != rows_.end()) choose(static_cast<std::size_t>(row - rows_.begin()));
}

void StartPage::show_shelf(store::Shelf shelf) {
    shelf_ = shelf;
    selected_.reset();
    guarded([this] { load(); });
    show_contents();
    if (rows_.empty()) return view_->focus("shelf:" + std::to_string(static_cast<std::size_t>(shelf)));
    choose(0);
}

void StartPage::go_on() {
    if (last_ && on_open) on_open(last_->id);
}

}  // namespace gui
