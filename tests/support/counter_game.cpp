// SPDX-License-Identifier: MIT
#include "support/counter_game.h"

#include "protocol/fields.h"
#include "protocol/json_in.h"
#include "protocol/json_out.h"
#include "session/counting_impl.h"
#include "session/kept_impl.h"
#include "session/open_impl.h"
#include "session/repair_impl.h"
#include "session/session_impl.h"
#include "session/times.h"

#include <algorithm>
#include <utility>

template class session::Counting<counter::KeptGame>;
template class session::Session<counter::KeptGame>;
template class session::Repair<counter::KeptGame>;

namespace session {

using Counter = counter::KeptGame;

template Opened<Counter> open_journal(std::istream&, std::string_view, const Boards<Counter>&, DiceSource);
template std::string journal_text(const Session<Counter>&);
template Session<Counter> new_session<Counter>(const counter::KeptHeader&, const Boards<Counter>&, DiceSource);
template void write_journal(std::ostream&, const Session<Counter>&);
template void save_journal(const Target&, const Session<Counter>&);
template store::SessionId begin_session(store::Library&, const counter::KeptHeader&, const Place&,
                                        const Boards<Counter>&);
template OpenedKept<Counter> look_at(const store::Library&, store::SessionId, const Boards<Counter>&, DiceSource);
template std::variant<OpenedKept<Counter>, store::Holder> take_up(store::Library&, store::SessionId,
                                                                  const Boards<Counter>&, DiceSource);
template std::optional<store::Differs> known_in_part(const store::Library&, std::istream&, std::string_view,
                                                     const Boards<Counter>&);
template TakenLines<Counter> take_over(store::Library&, std::istream&, std::string_view, const Place&,
                                       const Boards<Counter>&);
template TakenFile<Counter> take_over_file(store::Library&, const std::filesystem::path&, store::IfDiffers,
                                           const Boards<Counter>&);
template std::vector<NotAsItWas<Counter>> replay_all(const store::Library&, const Boards<Counter>&);

}  // namespace session

namespace counter {

namespace {

namespace json = protocol::json;
using protocol::member;

// What `read` makes of the line's object, or why nothing.
template <class Read>
auto read_line(const protocol::Line& line, const Read& read)
    -> tl::expected<decltype(read(std::declval<json::Value>())), protocol::Malformed> {
    const auto document = json::Document::parse(line.text);
    if (!document) return tl::unexpected(protocol::malformed(document.error()));
    try {
        return read(document->root());
    } catch (const protocol::Trouble& trouble) {
        return tl::unexpected(protocol::malformed(trouble));
    }
}

}  // namespace

tl::expected<Add, protocol::Malformed> KeptGame::EntryReader::read(const protocol::Line& line) {
    return read_line(line, [](json::Value entry) {
        return Add{protocol::whole(member(entry, "add")), protocol::text_of(member(entry, "note"))};
    });
}

tl::expected<KeptHeader, protocol::Malformed> KeptGame::read_header(const protocol::Line& line) {
    return read_line(line, [](json::Value header) {
        if (protocol::text_of(member(header, "game")) != id) protocol::refuse(header, {"\"counter\""});
        KeptHeader read{{protocol::whole(member(header, "start"))}, protocol::whole(member(header, "limit")), {}};
        const auto names = protocol::list(member(header, "players"));
        for (std::size_t i = 0; i < names.size() && i < 2; ++i) read.names.at(i) = protocol::text_of(names[i]);
        return read;
    });
}

std::string KeptGame::write_header(const Header& header) {
    std::string names;
    json::put_list(names, header.names, [](const std::string& name) { return std::string_view{name}; });
    return json::object("game", id, "start", header.start, "limit", header.limit, "players", json::Raw{names});
}

std::vector<session::Seat> KeptGame::seats(const Header& header) {
    return {{"even", header.names[0]}, {"odd", header.names[1]}};
}

std::string KeptGame::write_entry(const Table&, const Add& add) {
    return json::object("add", add.by, "note", add.note);
}

std::string KeptGame::write_position(const Table& table, const Position& position) {
    return json::object("value", position.value, "limit", table.limit);
}

std::vector<Add> KeptGame::legal(const Table& table, const Position& position) {
    std::vector<Add> all;
    for (int by = 1; by <= 2 && position.value + by <= table.limit; ++by) all.push_back({by});
    return all;
}

store::Standing KeptGame::standing(const Table& table, const Position& position) {
    if (position.value < table.limit) return {R"({"kind":"add"})", std::nullopt};
    const bool won = position.value % 2 == 0;
    const store::Result each{position.value, 1, won, json::object("last", position.trace)};
    return {R"({"kind":"over"})", store::Outcome{"full", {each, each}}};
}

std::optional<Player> KeptGame::acting(const Position& position) {
    return position.value % 2 == 0 ? Player::even : Player::odd;
}

const session::Measures& KeptGame::measures() {
    using Kind = session::Measure::Kind;
    static const session::Measures all{1,
                                       {{"full", {"how full"}, Kind::mean}},
                                       {{"added", {"added"}, Kind::sum}, {"last", {"had the last word"}, Kind::share}}};
    return all;
}

session::Summary counts_of(const Session& session, std::span<const std::string> entered) {
    const auto& journal = session.journal();
    const auto standing = KeptGame::standing(session.table(), session.position());
    const auto times = entered.first(std::min(entered.size(), journal.cursor()));
    session::Summary counts{std::string{KeptGame::id},
                            standing.outcome ? std::optional{standing.outcome->reason} : std::nullopt,
                            journal.cursor(),
                            static_cast<int>(session::time_played(times).count()),
                            static_cast<std::size_t>(*KeptGame::acting(journal.position_at(0))),
                            {static_cast<double>(session.position().value)},
                            {}};
    for (const auto& seat : KeptGame::seats(session.header())) {
        const bool won = standing.outcome && standing.outcome->results.front().winner;
        counts.players.push_back({seat.color, session.position().value, 1, won, {0, 0}});
    }
    for (std::size_t i = 0; i < journal.cursor(); ++i) {
        const auto player = static_cast<std::size_t>(*KeptGame::acting(journal.position_at(i)));
        counts.players[player].values[0] += journal.record(i).entry.by;
        for (std::size_t other = 0; other < 2; ++other) counts.players[other].values[1] = other == player ? 1 : 0;
    }
    return counts;
}

wording::Sentence KeptGame::say(const Table& table, const Refusal&) {
    return {"The counter goes to {limit} only.", {{"limit", table.limit}}};
}

protocol::Refused KeptGame::refused(const Table& table, const Refusal& refusal) {
    return {"COUNTER-1", in_english(say(table, refusal))};
}

}  // namespace counter
