// SPDX-License-Identifier: MIT
// The guide to a first game of this game.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/session.h"
#include "byzantium/words/desk/teller.h"
#include "present/help/guide_of.h"
#include "session/resources.h"

#include <memory>
#include <string_view>

namespace byzantium::words {

class Guide : public present::GuideOf<Teller> {
public:
    // A position is one of the guide's whatever dice with the same hits or orders of cubes led there.
    Guide(std::string_view file, byzantium::text::Session turn);

protected:
    bool tells_of(const byzantium::Header& header) const override;
    bool is_chance(const byzantium::Entry& entry) const override;
};

// In the language that is spoken. Throws session::FileError and protocol::FormatError as byzantium::text::open_guide.
std::unique_ptr<const present::Guide> first_game_guide(const session::Resources& resources,
                                                       const byzantium::text::Boards& boards);

}  // namespace byzantium::words
