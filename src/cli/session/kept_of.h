// SPDX-License-Identifier: MIT
// Sessions of one game in a library, and what came of them in words.
#pragma once

#include "cli/open_session_of.h"
#include "cli/session/kept.h"
#include "cli/speaker.h"
#include "present/table/seat_marks.h"
#include "present/table/taken_up.h"
#include "protocol/text.h"
#include "session/kept.h"
#include "session/open.h"
#include "session/place.h"
#include "store/library.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace cli {

template <Speaker S>
std::string disagreement(const typename S::Teller::Game::Table& table,
                         const session::Disagreement<typename S::Teller::Game>& trouble) {
    return present::disagreement(trouble, [&](const auto& refusal) { return S::refusal(table, refusal); });
}

template <Speaker S>
OpenedKept opened_kept(session::OpenedKept<typename S::Teller::Game> opened) {
    auto restoring = opened.trouble ? std::move(opened.trouble->restoring) : std::nullopt;
    auto open = std::make_unique<OpenSessionOf<S>>(std::move(opened.session), restoring);
    std::optional<KeptTrouble> trouble;
    if (opened.trouble) trouble = KeptTrouble{disagreement<S>(open->session().table(), *opened.trouble), std::nullopt};
    if (trouble && restoring) trouble->restoring = S::restored(std::as_const(*open).table(), *restoring);
    return {std::move(open), std::move(opened.details), std::move(trouble)};
}

template <Speaker S>
TakenLines taken_lines(const session::TakenLines<typename S::Teller::Game>& result, const std::string& name) {
    using G = typename S::Teller::Game;
    if (const auto* taken = std::get_if<session::TakenOver>(&result)) return *taken;
    if (const auto* known = std::get_if<session::KnownAlready>(&result)) return *known;
    const auto& wrong = std::get<session::NotTaken<G>>(result);
    const auto* refusal = std::get_if<typename G::Refusal>(&wrong.why);
    return NotTakenOver{refusal ? name + ":" + std::to_string(wrong.line) + ": " + S::refusal(wrong.table, *refusal)
                                : say(std::get<protocol::FormatError>(wrong.why).sentence)};
}

template <Speaker S>
TakenFile taken_file(const session::TakenFile<typename S::Teller::Game>& result, const std::string& file) {
    using Wrong = session::DisagreementAt<typename S::Teller::Game>;
    if (const auto* imported = std::get_if<store::Imported>(&result)) return *imported;
    if (const auto* here = std::get_if<store::AlreadyHere>(&result)) return *here;
    if (const auto* differs = std::get_if<store::Differs>(&result)) return *differs;
    const auto& wrong = std::get<Wrong>(result);
    return NotTakenOver{present::file_not_whole(file, disagreement<S>(wrong.table, wrong.trouble))};
}

template <Speaker S>
std::vector<NotAsItWas> changed_sessions(const std::vector<session::NotAsItWas<typename S::Teller::Game>>& found) {
    std::vector<NotAsItWas> all;
    for (const auto& one : found) {
        const auto* at = std::get_if<session::DisagreementAt<typename S::Teller::Game>>(&one.why);
        all.push_back(
            {one.id, one.title,
             at ? disagreement<S>(at->table, at->trouble) : say(std::get<protocol::FormatError>(one.why).sentence)});
    }
    return all;
}

// Called by its players if it has no title.
template <Speaker S>
Begun begin_session(store::Library& library, const NewHeader& wished, const session::Place& place,
                    const session::Boards<typename S::Teller::Game>& boards) {
    using G = typename S::Teller::Game;
    const auto header = S::new_header(wished, boards);
    const auto counted = S::counted();
    const auto title = place.title.empty() ? present::players_words(G::seats(header), &counted.marks) : place.title;
    const auto id = session::begin_session<G>(library, header, {title, place.where}, boards);
    const auto table = G::table(header, session::board_for<G>(header, boards));
    const typename S::Teller teller{table, header};
    std::string first;
    for (const auto& seated : teller.players())
        if (teller.awaited(G::start(table, header)) == seated.player) first = counted.marks.word(seated.seen.key);
    return {id, title, first};
}

}  // namespace cli
