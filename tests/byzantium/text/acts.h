// SPDX-License-Identifier: MIT
// What the cases of session do at a table.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/session.h"
#include "session/resources.h"
#include "support/scene.h"

inline byzantium::text::Boards shipped_boards() { return byzantium::text::Boards{session::Resources::find()}; }

// Control of that city, with a cube of the pool.
inline byzantium::Entry control(const char* city) {
    return byzantium::Control{support::city(city), byzantium::Cube::pool};
}

// Whether the session takes it now.
inline bool enters(byzantium::text::Session& session, const byzantium::Entry& entry) {
    return session.submit(session.state(), entry).has_value();
}
