// SPDX-License-Identifier: MIT
// What the start page does with sessions.
#include "gui/app/paths.h"
#include "gui/canvas/canvas.h"
#include "gui/shelf/start_page.h"
#include "present/language/failure_words.h"
#include "present/shelf/session_details.h"
#include "present/shelf/shelf_acts.h"
#include "present/shelf/shelf_words.h"
#include "present/shelf/start_words.h"
#include "present/shelf/titles.h"
#include "session/files.h"
#include "session/undone.h"
#include "store/exchange.h"
#include "store/records.h"
#include "store/verify.h"
#include "wording/failure.h"

#include <wx/textctrl.h>

#include <ostream>
#include <utility>
#include <variant>

namespace gui {
namespace {

namespace fs = std::filesystem;
using present::ShelfAct;

bool is_session_file(const fs::path& file) { return file.extension() == ".logothete"; }
bool is_of_undone(const fs::path& file) { return text_of(file).ends_with(undone_ending); }

}  // namespace

void StartPage::perform(ShelfAct act) {
    for (const auto& choice : view_->contents().choices)
        if (choice.act == act && !choice.why_not.empty()) return say({choice.why_not, Mood::trouble});
    const auto session = chosen();
    if (!session) return;
    guarded([&] {
        switch (act) {
            case ShelfAct::open:
                if (on_open) on_open(session->id);
                return;
            case ShelfAct::rename:
                return begin_rename();
            case ShelfAct::details:
                return show_details(*session);
            case ShelfAct::export_file:
                return export_session(*session);
            case ShelfAct::empty_trash:
                return ask_empty_trash();
            case ShelfAct::duplicate:
                library_.duplicate(session->id, present::copy_title(session->title));
                break;
            case ShelfAct::archive:
                library_.archive(session->id);
                break;
            case ShelfAct::unarchive:
                library_.unarchive(session->id);
                break;
            case ShelfAct::trash:
                library_.trash(session->id);
                break;
            case ShelfAct::put_back:
                library_.restore(session->id);
                break;
        }
        done(act, *session);
    });
}

// Says what was done; what went to the trash can be put back from here.
void StartPage::done(ShelfAct act, const present::ShelvedSession& session) {
    const std::string title = act == ShelfAct::duplicate ? present::copy_title(session.title) : session.title;
    Strip strip{present::done_words(act, title)};
    if (act == ShelfAct::trash)
        strip.answers.push_back({"undo", {present::put_back_label(), "U"}, [this, session] {
                                     guarded([&] {
                                         library_.restore(session.id);
                                         done(ShelfAct::put_back, session);
                                     });
                                 }});
    load();
    say(std::move(strip));
    if (act == ShelfAct::put_back && shelf_ != store::Shelf::trashed) choose_session(session.id);
    if (selected_) return choose(*selected_);
    view_->focus(last_ ? "resume" : "new");
}

// --- Names

void StartPage::begin_rename() {
    field_->ChangeValue(wxString::FromUTF8(chosen()->title));
    ask_title(present::start_words().new_title, Mood::note);
    field_->SelectAll();
}

void StartPage::ask_title(const std::string& sentence, Mood mood) {
    Strip strip{sentence, mood, {}, true};
    strip.answers.push_back({"rename", {present::rename_label(), "Enter", {}, Weight::primary}, [this] {
                                 guarded([this] { finish_rename(); });
                             }});
    strip.answers.push_back({"close", {present::start_words().no, "Esc"}, [this] { close_strip(); }});
    say(std::move(strip));
    field_->SetFocus();
}

void StartPage::finish_rename() {
    auto session = chosen();
    const std::string title = field_->GetValue().Trim().Trim(false).utf8_string();
    if (!session) return close_strip();
    if (title.empty()) return ask_title(present::start_words().title_empty, Mood::trouble);
    if (const auto fault = present::title_fault(title); !fault.empty()) return ask_title(fault, Mood::trouble);
    library_.rename(session->id, title);
    session->title = title;
    done(ShelfAct::rename, *session);
}

// --- Details

// A session of a game that is not here cannot be checked, but its details can be changed.
std::string StartPage::checked(store::SessionId session) const {
    try {
        return present::checked_sentence(work_.fault(session), store::faults(library_));
    } catch (const wording::Failure& error) {
        return present::failure_words(error);
    }
}

void StartPage::show_details(const present::ShelvedSession& session) {
    details_->show(present::details_of(library_, session.id),
                   present::length_sentence(library_, session) + '\n' + checked(session.id));
    view_->Hide();
    details_->Show();
    Layout();
    details_->take_keyboard();
    wxCommandEvent shown{canvas_painted, GetId()};  // the list beside the page shows the form
    ProcessWindowEvent(shown);
}

// What cannot be saved stays on the page, which says why.
void StartPage::save_details() {
    auto session = chosen();
    if (!session) return hide_details();
    try {
        const auto wished = details_->wished();
        if (const auto fault = present::save_details(library_, session->id, wished); !fault.empty())
            return details_->say(fault);
        hide_details();
        if (!wished.title.empty()) session->title = wished.title;
        done(ShelfAct::details, *session);
    } catch (const wording::Failure& error) {
        details_->say(present::failure_words(error));
    }
}

void StartPage::hide_details() {
    details_->Hide();
    view_->Show();
    Layout();
    view_->SetFocus();
}

// --- Files

void StartPage::export_session(const present::ShelvedSession& session) {
    const auto target = choosers_.export_file(this, present::file_name(session.title));
    if (!target) return;
    if (is_of_undone(target->file)) {
        session::put_file(*target, [&](std::ostream& out) { session::write_undone(out, library_, session.id); });
        return say_exported(present::undone_exported_words(session.title, text_of(target->file)), target->file);
    }
    if (is_session_file(target->file)) {
        work_.write_session(session.id, *target);
    } else if (const auto trouble = work_.write_journal(session.id, *target)) {
        return say({*trouble, Mood::trouble});
    }
    say_exported(present::exported_words(session.title, text_of(target->file)), target->file);
}

void StartPage::say_exported(const std::string& sentence, const fs::path& file) {
    Strip strip{sentence};
    strip.answers.push_back(
        {"folder", {present::show_folder_label(), "O"}, [this, file] { choosers_.show_folder(file); }});
    say(std::move(strip));
}

void StartPage::import_session() {
    if (const auto file = choosers_.import_file(this)) take_file(*file);
}

void StartPage::take_in(const fs::path& file) {
    std::optional<store::SessionId> came;
    guarded([&] { came = take_file(file); });
    if (came && on_open) on_open(*came);
}

std::optional<store::SessionId> StartPage::take_file(const fs::path& file) {
    return take_file(file, store::IfDiffers::report);
}

std::optional<store::SessionId> StartPage::take_file(const fs::path& file, store::IfDiffers if_differs) {
    const auto& taking = is_session_file(file) ? work_.take_session : work_.take_journal;
    return take(taking(file, if_differs), file);
}

// Nothing if there is no session to look at, or first a question about it.
std::optional<store::SessionId> StartPage::take(const present::FileTaken& result, const fs::path& file) {
    if (const auto* nothing = std::get_if<present::NotTaken>(&result)) {
        say({nothing->sentence, Mood::trouble});
        return std::nullopt;
    }
    if (const auto* fresh = std::get_if<store::Imported>(&result)) {
        arrived(fresh->session, present::imported_words);
        return fresh->session;
    }
    if (const auto* here = std::get_if<store::AlreadyHere>(&result)) return known(here->session);
    ask_which(std::get<store::Differs>(result), file);
    return std::nullopt;
}

// Not from the trash: what is played there would go when it is emptied.
std::optional<store::SessionId> StartPage::known(store::SessionId session) {
    if (library_.details(session).shelf != store::Shelf::trashed) {
        arrived(session, [&](const std::string& title) { return present::known_words(title) + undone_there(session); });
        return session;
    }
    const auto in_the_trash = [](const std::string& title) {
        return present::known_words(title) + ' ' + present::done_words(ShelfAct::trash, title);
    };
    arrived(session, in_the_trash,
            {{"undo", {present::put_back_label(), "U"}, [this] { perform(ShelfAct::put_back); }}});
    return std::nullopt;
}

// The list counts what is not undone.
std::string StartPage::undone_there(store::SessionId session) const {
    const store::State state = library_.details(session).state;
    return state.cursor < state.entries ? ' ' + present::undone_here(state.entries - state.cursor) : std::string{};
}

// It is most likely opened again to go on with its session, unless that has nothing which the file has not.
void StartPage::ask_which(const store::Differs& differs, const fs::path& file) {
    const auto words = present::start_words();
    std::vector<Strip::Answer> answers;
    const bool can_open = library_.details(differs.session).shelf != store::Shelf::trashed;
    const bool opens_first = can_open && differs.ours > differs.common;
    const std::string open = differs.theirs > differs.common ? words.open_ours : present::open_label();
    if (can_open)
        answers.push_back(
            {"open", {open, "O", {}, opens_first ? Weight::primary : Weight::plain}, [this, id = differs.session] {
                 if (on_open) on_open(id);
             }});
    answers.push_back({"keep_both",
                       {words.keep_both, "K", {}, opens_first ? Weight::plain : Weight::primary},
                       [this, file] { guarded([&] { take_file(file, store::IfDiffers::add_copy); }); }});
    answers.push_back({"close", {words.no, "Esc"}, [this] { close_strip(); }});
    arrived(
        differs.session,
        [&](const std::string& title) {
            return present::other_entries(present::in_quotes(title), differs.common, differs.ours - differs.common,
                                          differs.theirs - differs.common) +
                   undone_there(differs.session);
        },
        std::move(answers));
    view_->focus(opens_first ? "open" : "keep_both");
}

// Shows the session that came in.
void StartPage::arrived(store::SessionId id, const std::function<std::string(const std::string&)>& words,
                        std::vector<Strip::Answer> answers) {
    load();
    choose_session(id);
    const auto session = chosen();
    say({words(session ? session->title : std::string{}), Mood::note, std::move(answers)});
}

// --- The trash

void StartPage::ask_empty_trash() {
    const auto words = present::start_words();
    Strip strip{present::ask_empty_trash(rows_.size()), Mood::trouble};
    strip.answers.push_back({"delete", {words.yes_delete}, [this] {
                                 guarded([this] {
                                     const auto gone = library_.empty_trash();
                                     load();
                                     say({present::trash_emptied(gone)});
                                     view_->focus("shelf:3");
                                 });
                             }});
    strip.answers.push_back({"close", {words.no, "Esc", {}, Weight::primary}, [this] { close_strip(); }});
    say(std::move(strip));
    view_->focus("close");
}

// --- Messages

void StartPage::guarded(const std::function<void()>& doing) {
    try {
        doing();
    } catch (const wording::Failure& error) {
        say_trouble(present::failure_words(error));
    }
}

void StartPage::say_trouble(const std::string& sentence) { say({sentence, Mood::trouble}); }

void StartPage::forget_news() {
    if (strip_ && strip_->mood == Mood::note) strip_.reset();
}

void StartPage::also_say(const std::string& sentence) {
    Strip strip = strip_.value_or(Strip{});
    strip.text += (strip.text.empty() ? "" : " ") + sentence;
    say(std::move(strip));
}

// Whatever has no answers of its own can be closed.
void StartPage::say(Strip strip) {
    const bool has_close = !strip.answers.empty() && strip.answers.back().name == "close";
    if (!has_close)
        strip.answers.push_back({"close", {present::start_words().close, "Esc"}, [this] { close_strip(); }});
    strip_ = std::move(strip);
    show_contents();
}

void StartPage::close_strip() {
    strip_.reset();
    show_contents();
    const bool gone = view_->focused() == "close" || view_->focused() == "rename" || view_->focused() == "delete" ||
                      view_->focused() == "keep_both" || view_->focused() == "open" || view_->focused() == "undo" ||
                      view_->focused() == "folder";
    if (gone && selected_) view_->focus(StartView::row_name(*selected_));
    view_->SetFocus();
}

}  // namespace gui
