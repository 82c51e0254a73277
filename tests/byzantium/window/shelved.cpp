// SPDX-License-Identifier: MIT
#include "byzantium/window/shelved.h"

#include "byzantium/text/boards.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

namespace gui_test {

using byzantium::Color;

Game two_players() { return {support::header_of({Color::red, Color::blue}), {}}; }

byzantium::text::Boards usual_boards() { return byzantium::text::Boards{session::Resources::find()}; }

store::SessionId put_into(const std::filesystem::path& library, const Game& game, const std::string& title) {
    auto kept = store::Library::open(library);
    const auto boards = usual_boards();
    const auto id = byzantium::text::begin_session(kept, game.header, {title, "at home"}, boards);
    auto taken = byzantium::text::take_up(kept, id, boards, session::DiceSource::from_seed(1));
    auto& session = std::get<byzantium::text::OpenedKept>(taken).session;
    if (!game.entries.empty())
        BOOST_REQUIRE(session.submit(session.state(), byzantium::text::Act{game.entries, ""}).has_value());
    return id;
}

byzantium::text::OpenedKept read_from(const std::filesystem::path& library, store::SessionId session) {
    store::Options options;
    options.access = store::Access::read;
    const auto kept = store::Library::open(library, options);
    return byzantium::text::look_at(kept, session, usual_boards(), session::DiceSource::from_seed(1));
}

}  // namespace gui_test
