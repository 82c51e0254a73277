// SPDX-License-Identifier: MIT
#include "byzantium/words/shelf/shelf_work.h"

#include "byzantium/rules/refusal.h"
#include "byzantium/text/kept.h"
#include "byzantium/text/open.h"
#include "byzantium/text/shelf.h"
#include "byzantium/words/desk/taken_up.h"
#include "byzantium/words/entries/refusals.h"
#include "byzantium/words/shelf/session_rows.h"
#include "byzantium/words/table/names.h"
#include "present/language/failure_words.h"
#include "present/shelf/start_words.h"
#include "present/table/taken_up.h"
#include "protocol/text.h"
#include "session/dice.h"
#include "session/files.h"
#include "session/shelf.h"
#include "session/times.h"

#include <filesystem>
#include <optional>
#include <string>
#include <variant>

namespace byzantium::words {

namespace {

namespace fs = std::filesystem;
using byzantium::text::Boards;

std::string text_of(const fs::path& path) {
    const auto text = path.u8string();
    return {text.begin(), text.end()};
}

// Nothing is rolled for somebody who only looks.
auto looked_at(store::Library& library, store::SessionId id, const Boards& boards) {
    return byzantium::text::look_at(library, id, boards, session::DiceSource::from_seed(0));
}

std::optional<std::string> written_journal(store::Library& library, const Boards& boards, store::SessionId id,
                                           const session::Target& target) {
    const auto opened = looked_at(library, id, boards);
    if (opened.trouble) return present::not_exported(opened.trouble->entry);
    byzantium::text::save_journal(target, opened.session);
    return std::nullopt;
}

present::FileTaken taken_session(store::Library& library, const Boards& boards, const fs::path& file,
                                 store::IfDiffers if_differs) {
    const auto result = byzantium::text::take_over_file(library, file, if_differs, boards);
    if (const auto* wrong = std::get_if<byzantium::text::DisagreementAt>(&result))
        return present::NotTaken{
            present::file_not_whole(text_of(file.filename()), disagreement(wrong->table.board, wrong->trouble))};
    if (const auto* fresh = std::get_if<store::Imported>(&result)) return *fresh;
    if (const auto* here = std::get_if<store::AlreadyHere>(&result)) return *here;
    return std::get<store::Differs>(result);
}

present::FileTaken taken_journal(store::Library& library, const Boards& boards, const fs::path& file) {
    auto lines = session::open_file(file);
    const std::string name = text_of(file.filename());
    const auto result = byzantium::text::take_over(library, lines, name, {text_of(file.stem()), {}}, boards);
    if (const auto* taken = std::get_if<byzantium::text::TakenOver>(&result)) return store::Imported{taken->id};
    if (const auto* known = std::get_if<byzantium::text::KnownAlready>(&result)) return store::AlreadyHere{known->id};
    const auto& wrong = std::get<byzantium::text::NotTaken>(result);
    const auto* refusal = std::get_if<byzantium::Refusal>(&wrong.why);
    const std::string why = refusal ? words::refusal(wrong.table.board, *refusal)
                                    : present::failure_words(std::get<protocol::FormatError>(wrong.why).why);
    return present::NotTaken{present::not_imported(name, wrong.line, why)};
}

}  // namespace

present::ShelfGame shelf_game(store::Library& library, const Boards& boards) {
    return {std::string{byzantium::text::Game::id},
            std::string{game_name},
            [](const session::OnShelf& row, const session::LocalTime& now) {
                return session_row(byzantium::text::on_shelf(row), now);
            },
            [&](const present::ShelvedSession& listed) {
                return resume_card(listed, looked_at(library, listed.id, boards).session);
            },
            [&](store::SessionId id, const session::Target& target) {
                return written_journal(library, boards, id, target);
            },
            [&](const fs::path& file, store::IfDiffers if_differs) {
                return taken_session(library, boards, file, if_differs);
            },
            [&](const fs::path& file) { return taken_journal(library, boards, file); }};
}

}  // namespace byzantium::words
