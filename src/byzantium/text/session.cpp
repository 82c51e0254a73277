// SPDX-License-Identifier: MIT
#include "byzantium/text/session.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/score.h"
#include "byzantium/text/board.h"
#include "byzantium/text/header.h"
#include "byzantium/text/position.h"
#include "byzantium/text/refusal.h"
#include "byzantium/text/restoring.h"
#include "byzantium/text/words.h"
#include "protocol/json_out.h"
#include "session/repair_impl.h"
#include "session/session_impl.h"
#include "store/records.h"

#include <variant>

template class session::Session<byzantium::text::Game>;
template class session::Repair<byzantium::text::Game>;

namespace byzantium::text {

static_assert(session::Game<Game>);

namespace {

std::vector<Entry> all_hits(const AwaitRoll& roll) {
    std::vector<Entry> entries;
    for (int attacker = 0; attacker <= roll.attacker; ++attacker) {
        for (int defender = 0; defender <= roll.defender; ++defender) {
            entries.emplace_back(Roll{Hits{attacker, defender}});
        }
    }
    return entries;
}

std::vector<int> faces(session::DiceSource& source, int dice) {
    std::vector<int> all(static_cast<std::size_t>(dice));
    for (int& face : all) face = source.die();
    return all;
}

store::Outcome outcome(const Result& result) {
    store::Outcome outcome{std::string{text::to_text(result.reason)}, {}};
    for (const Score& score : result.scores) {
        const int place = place_of(result, score.player);
        outcome.results.push_back({score.total, place, place == 1,
                                   protocol::json::object("byzantine_vp", score.byzantine, "arab_vp", score.arab)});
    }
    return outcome;
}

}  // namespace

std::vector<Entry> Game::continuations(const Table& table, const Position& position) {
    if (const auto* roll = std::get_if<AwaitRoll>(&position.awaits)) return all_hits(*roll);
    const auto decisions = byzantium::legal(table, position);
    return {decisions.begin(), decisions.end()};
}

session::GameFolder Game::folder() {
    return {std::string{id},
            "byzantium-2005",
            {"battle", "scoring", "rulings", "odds", "counsel"},
            session::OlderBoards::beside_the_folder};
}

Board Game::read_board(std::string_view text, std::string_view file_name) { return text::read_board(text, file_name); }

std::string Game::write_board(const Board& board) { return text::write_board(board); }

std::optional<protocol::Malformed> Game::check_header(const Board& board, const Header& header) {
    return text::check_header(board, header);
}

tl::expected<Header, protocol::Malformed> Game::read_header(const protocol::Line& line) {
    return text::read_header(line);
}

std::string Game::write_header(const Header& header) { return text::write_header(header); }

std::vector<std::string> Game::older_headers(const Header& header) {
    const auto older = write_header_of_old(header);
    return older ? std::vector{*older} : std::vector<std::string>{};
}

std::vector<session::Seat> Game::seats(const Header& header) {
    std::vector<session::Seat> all;
    for (const Seat& seat : header.seats) all.push_back({std::string{to_text(seat.color)}, seat.name});
    return all;
}

std::vector<store::Ruling> Game::rulings(const Header& header) {
    return {{"elite_limit", std::string{to_text(header.rulings.elite_limit)}},
            {"casualty_rounding", std::string{to_text(header.rulings.casualty_rounding)}},
            {"doomed_retreat", std::string{to_text(header.rulings.doomed_retreat)}}};
}

std::string Game::write_position(const Table& table, const Position& position) {
    return text::write_position(table, position);
}

store::Standing Game::standing(const Table& table, const Position& position) {
    const auto* over = std::get_if<Over>(&position.awaits);
    return {text::write_awaits(table.board, position.awaits),
            over ? std::optional{outcome(over->result)} : std::nullopt};
}

std::optional<Color> Game::acting(const Position& position) {
    const auto* action = std::get_if<AwaitAction>(&position.awaits);
    return action ? std::optional{action->player} : std::nullopt;
}

bool Game::is_by_table(const Entry& entry) {
    return std::holds_alternative<Correct>(entry) || std::holds_alternative<AwaitPlayer>(entry);
}

wording::Sentence Game::say(const Table& table, const Refusal& refusal) {
    return {sentence(refusal),
            {{"city", refusal.city ? table.board[*refusal.city].name : std::string{}},
             {"cube", refusal.cube ? std::string{to_text(*refusal.cube)} : std::string{}},
             {"box", refusal.box ? std::string{to_text(*refusal.box)} : std::string{}},
             {"side", refusal.side ? std::string{to_text(*refusal.side)} : std::string{}},
             {"need", refusal.need},
             {"have", refusal.have}}};
}

protocol::Refused Game::refused(const Table& table, const Refusal& refusal) {
    return text::refused(table.board, refusal);
}

std::optional<Restoring> Game::restoring(const Table& table, const Position& now, const std::vector<Earlier>& behind) {
    return text::restoring(table, now, behind);
}

Roll roll(session::DiceSource& source, const AwaitRoll& awaited) {
    return Roll{Faces{faces(source, awaited.attacker), faces(source, awaited.defender)}};
}

std::optional<Roll> roll(Session& session) {
    const auto* awaited = std::get_if<AwaitRoll>(&session.position().awaits);
    if (awaited == nullptr) return std::nullopt;
    return roll(session.dice(), *awaited);
}

}  // namespace byzantium::text
