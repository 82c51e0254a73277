// SPDX-License-Identifier: MIT
// Two players at the standard table, and the desk they enter at.
#pragma once

#include "byzantium/words/desk/desk.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

namespace byzantium::words {

struct DeskOfTwo {
    void enters(const Entry& entry) {
        BOOST_REQUIRE(session.submit(session.state(), entry).has_value());
        desk.follow();
    }

    text::Session session{support::standard_table(), support::header_of({Color::red, Color::blue}),
                          session::DiceSource::from_seed(1)};
    Desk desk{session, present::Advice::none};
};

}  // namespace byzantium::words
