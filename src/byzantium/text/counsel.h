// SPDX-License-Identifier: MIT
// Counsel: the weights that come with the program, and what it says, as JSON.
#pragma once

#include "byzantium/counsel/choices.h"
#include "byzantium/counsel/honest.h"
#include "byzantium/counsel/review.h"
#include "byzantium/counsel/weights.h"
#include "byzantium/rules/board.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/position.h"
#include "session/resources.h"
#include "values/few.h"
#include "wording/sentence.h"

#include <tl/expected.hpp>

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace byzantium::text {

// Or why there are none, and that all else goes on: no file, not readable, or not one of this version.
tl::expected<counsel::Weights, wording::Sentence> shipped_weights(const session::Resources& resources);

// What can be told of each player's chance, in seating order; nothing: counsel is silent.
using Told = std::optional<values::Few<counsel::Range, 4>>;

// {"player":COLOR or null,"choices":[{"entry":ENTRY,"value":P,"error":P},...],"chance":{COLOR:{"value":P,"low":P,
// "high":P},...} or null}: the protocol's advice, one line without a line feed; nobody decides where player is null.
std::string write_counsel(const Board& board, const Position& position, const std::vector<counsel::Choice>& choices,
                          const Told& told);

// {"players":[{"player":COLOR,"start":P,"luck":P,"own":P,"others":P,"by_table":P,"end":P,"cost":P},...],
//  "moments":[{"n":N,"cause":"dice"/"decision"/"table","player":COLOR or null,"after":{COLOR:P,...},
//  "better":ENTRY or null,"cost":P},...],
//  "costliest":[COSTLY,...],"cost_the_game":COSTLY or null}, with
// COSTLY {"n":N,"player":COLOR,"entry":ENTRY,"better":ENTRY,"cost":P,"low":P,"high":P,
// "times":N,"first":N}; entries numbered from 1.
std::string write_review(const Board& board, const counsel::Review& review,
                         const std::vector<counsel::Costly>& costliest);

}  // namespace byzantium::text
