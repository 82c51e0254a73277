// SPDX-License-Identifier: MIT
#include "session/counter_game.h"

#include "protocol/fields.h"
#include "protocol/json_in.h"
#include "protocol/json_out.h"
#include "session/repair_impl.h"
#include "session/session_impl.h"

template class session::Session<counter::KeptGame>;
template class session::Repair<counter::KeptGame>;

namespace counter {

tl::expected<Add, protocol::Malformed> KeptGame::EntryReader::read(std::string_view line) try {
    const auto document = protocol::json::Document::parse(line);
    if (!document) return tl::unexpected(protocol::malformed(document.error()));
    const auto entry = document->root();
    return Add{protocol::whole(protocol::member(entry, "add")), protocol::text_of(protocol::member(entry, "note"))};
} catch (const protocol::Trouble& trouble) {
    return tl::unexpected(protocol::malformed(trouble));
}

std::string KeptGame::write_entry(const Table&, const Add& add) {
    return protocol::json::object("add", add.by, "note", add.note);
}

std::vector<Add> KeptGame::legal(const Table& table, const Position& position) {
    std::vector<Add> all;
    for (int by = 1; by <= 2 && position.value + by <= table.limit; ++by) all.push_back({by});
    return all;
}

store::Standing KeptGame::standing(const Table& table, const Position& position) {
    if (position.value == table.limit) return {R"({"kind":"over"})", std::nullopt};
    return {R"({"kind":"add"})", std::nullopt};
}

std::optional<Player> KeptGame::acting(const Position& position) {
    return position.value % 2 == 0 ? Player::even : Player::odd;
}

}  // namespace counter
