// SPDX-License-Identifier: MIT
// A session as a play of a board game, for the places where people keep theirs.
#pragma once

#include "eko/words/looking_back/report.h"
#include "protocol/bg_stats.h"

#include <string>

namespace eko::words {

protocol::BgPlay bg_play(const Reported& reported);

// For the comment field of a play on BoardGameGeek: who had how many points by what, in that site's own mark-up.
std::string bgg_comment(const Reported& reported);

}  // namespace eko::words
