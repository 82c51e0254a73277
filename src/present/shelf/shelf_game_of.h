// SPDX-License-Identifier: MIT
// What one game does for a list of sessions, made from its teller and a few words. Include it in one source file of the
// game; that or another file of the game instantiates the functions of session/kept.h and session/open.h.
#pragma once

#include "present/language/failure_words.h"
#include "present/shelf/session_row.h"
#include "present/shelf/shelf_game.h"
#include "present/shelf/start_words.h"
#include "present/table/looks_of.h"
#include "present/table/seat_marks.h"
#include "present/table/taken_up.h"
#include "present/table/teller.h"
#include "session/boards.h"
#include "session/dice.h"
#include "session/files.h"
#include "session/kept.h"
#include "session/open.h"
#include "session/shelf.h"
#include "session/times.h"
#include "store/exchange.h"
#include "store/library.h"
#include "store/records.h"
#include "values/overloaded.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace present {

// A game's words for sessions that are not open.
template <session::Game G>
struct ShelfWordsOf {
    std::string name;                  // of the game, as players say it
    std::function<SeatMarks()> marks;  // in the current language
    // `marks` are those of this game. A session written by a later program may wait for something unknown.
    std::function<AwaitedWords(const session::OnShelf&, const SeatMarks& marks)> awaited;
    std::function<std::string(const typename G::Table&, const typename G::Refusal&)> refusal;
};

// The last entries that count, at most `most` of them, oldest first.
template <Teller T>
std::vector<NumberedLine> last_entries(const LooksOf<T>& looks, std::size_t most) {
    std::vector<NumberedLine> lines;
    const std::size_t count = looks.cursor();
    for (std::size_t n = count > most ? count - most + 1 : 1; n <= count; ++n) lines.push_back({n, looks.headline(n)});
    return lines;
}

// The card of a listed session.
template <Teller T>
ResumeCard resume_card(const ShelvedSession& listed, const session::Session<typename T::Game>& session) {
    constexpr std::size_t last_shown = 3;
    const LooksOf<T> looks{session};
    return {listed.row, listed.where, looks.teller().question(session.position()), last_entries(looks, last_shown)};
}

template <Teller T>
class ShelfWorkOf {
public:
    using Game = typename T::Game;
    using Boards = session::Boards<Game>;

    // The library must outlive it.
    ShelfWorkOf(store::Library& library, Boards boards, ShelfWordsOf<Game> words)
        : library_{library}, boards_{std::move(boards)}, words_{std::move(words)} {}

    const std::string& name() const { return words_.name; }
    SessionRow row(const session::OnShelf& session, const session::LocalTime& now) const {
        const SeatMarks marks = words_.marks();
        return told_row(session, now, marks, words_.awaited(session, marks));
    }
    ResumeCard card(const ShelvedSession& listed) const { return resume_card<T>(listed, looked_at(listed.id).session); }
    std::optional<std::string> write_journal(store::SessionId id, const session::Target& target) const {
        const auto opened = looked_at(id);
        if (opened.trouble) return not_exported(opened.trouble->entry);
        session::save_journal(target, opened.session);
        return std::nullopt;
    }
    FileTaken take_session(const std::filesystem::path& file, store::IfDiffers if_differs) const {
        const auto result = session::take_over_file(library_, file, if_differs, boards_);
        if (const auto* fresh = std::get_if<store::Imported>(&result)) return *fresh;
        if (const auto* here = std::get_if<store::AlreadyHere>(&result)) return *here;
        if (const auto* differs = std::get_if<store::Differs>(&result)) return *differs;
        const auto& wrong = std::get<session::DisagreementAt<Game>>(result);
        const auto refused = [&](const auto& why) { return words_.refusal(wrong.table, why); };
        return NotTaken{file_not_whole(text_of(file.filename()), disagreement(wrong.trouble, refused))};
    }
    FileTaken take_journal(const std::filesystem::path& file, store::IfDiffers if_differs) const {
        const std::string name = text_of(file.filename());
        if (if_differs == store::IfDiffers::report) {
            auto all = session::open_file(file);
            if (const auto known = session::known_in_part<Game>(library_, all, name, boards_)) return *known;
        }
        auto lines = session::open_file(file);
        const auto result = session::take_over(library_, lines, name, {text_of(file.stem()), {}}, boards_);
        if (const auto* taken = std::get_if<session::TakenOver>(&result)) return store::Imported{taken->id};
        if (const auto* known = std::get_if<session::KnownAlready>(&result)) return store::AlreadyHere{known->id};
        const auto& wrong = std::get<session::NotTaken<Game>>(result);
        const std::string why =
            std::visit(values::overloaded{
                           [&](const typename Game::Refusal& reason) { return words_.refusal(wrong.table, reason); },
                           [](const auto& unreadable) { return failure_words(unreadable.why); }},
                       wrong.why);
        return NotTaken{not_imported(name, wrong.line, why)};
    }
    std::optional<std::string> fault(store::SessionId id) const {
        const auto opened = looked_at(id);
        if (!opened.trouble) return std::nullopt;
        const auto refused = [&](const auto& why) { return words_.refusal(opened.session.table(), why); };
        return disagreement(*opened.trouble, refused);
    }

private:
    static std::string text_of(const std::filesystem::path& path) {
        const auto text = path.u8string();
        return {text.begin(), text.end()};
    }
    // Looking at a session rolls nothing.
    session::OpenedKept<Game> looked_at(store::SessionId id) const {
        return session::look_at(library_, id, boards_, session::DiceSource::from_seed(0));
    }

    store::Library& library_;
    Boards boards_;
    ShelfWordsOf<Game> words_;
};

// The library must outlive it.
template <Teller T>
ShelfGame shelf_game_of(store::Library& library, session::Boards<typename T::Game> boards,
                        ShelfWordsOf<typename T::Game> words) {
    const ShelfWorkOf<T> work{library, std::move(boards), std::move(words)};
    return {std::string{T::Game::id},
            work.name(),
            [=](const session::OnShelf& row, const session::LocalTime& now) { return work.row(row, now); },
            [=](const ShelvedSession& listed) { return work.card(listed); },
            [=](store::SessionId id, const session::Target& target) { return work.write_journal(id, target); },
            [=](const std::filesystem::path& file, store::IfDiffers if_differs) {
                return work.take_session(file, if_differs);
            },
            [=](const std::filesystem::path& file, store::IfDiffers if_differs) {
                return work.take_journal(file, if_differs);
            },
            [=](store::SessionId id) { return work.fault(id); }};
}

}  // namespace present
