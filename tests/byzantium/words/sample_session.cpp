// SPDX-License-Identifier: MIT
#include "byzantium/words/sample_session.h"

#include "byzantium/text/boards.h"
#include "byzantium/text/open.h"
#include "session/files.h"

#include <boost/test/unit_test.hpp>

byzantium::text::Session sample_session() {
    const auto resources = session::Resources::find();
    const auto file = resources.root() / "byzantium/samples" / "three-players.jsonl";
    auto lines = session::open_file(file);
    auto opened = byzantium::text::open_journal(lines, file.string(), byzantium::text::Boards{resources},
                                                session::DiceSource::from_system());
    BOOST_REQUIRE(!opened.trouble);
    return std::move(opened.session);
}

byzantium::text::Session sample_session(std::size_t entries) {
    byzantium::text::Session session = sample_session();
    BOOST_REQUIRE(session.go_to(entries));
    return session;
}

SampleReport::SampleReport(byzantium::text::Session played)
    : session{std::move(played)},
      names{session.table().board, session.header()},
      land{session::Resources::find().land()},
      facts{"4ac55ae2-f454-48be-a7c8-e5d3fadb691f",
            "Friday at Anna's",
            "Vienna",
            "2026-03-01T12:30:00Z",
            "2026-03-01T15:00:00Z",
            std::nullopt,
            {"2026-03-01T12:31:00Z"},
            "0.1.0"} {}
