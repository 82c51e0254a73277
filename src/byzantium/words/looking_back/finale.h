// SPDX-License-Identifier: MIT
// The last page of a game: places, both tracks with the half, luck, and what decided it.
#pragma once

#include "byzantium/odds/luck.h"
#include "byzantium/text/session.h"
#include "byzantium/words/table/names.h"
#include "present/reports/finale.h"

#include <string>
#include <vector>

namespace byzantium::words {

// Of a session that is over.
present::Finale finale(const Names& names, const byzantium::text::Session& session);

// What decided it, a sentence each: the lead and where it comes from, tracks that did not count, who led since when.
std::vector<std::string> what_decided(const Names& names, const byzantium::text::Session& session);
// Whom the dice favoured, the sums of each player, and the attack that the dice turned most.
std::vector<std::string> luck_words(const Names& names, const byzantium::odds::LuckReport& report);

}  // namespace byzantium::words
