// SPDX-License-Identifier: MIT
// A session as a play of a board game, for the places where people keep theirs.
#pragma once

#include "byzantium/words/looking_back/report.h"
#include "protocol/bg_stats.h"

#include <string>

namespace byzantium::words {

protocol::BgPlay bg_play(const Reported& reported);

// For the comment field of a play on BoardGameGeek: who had what, with both tracks, in that site's own mark-up.
std::string bgg_comment(const Reported& reported);

}  // namespace byzantium::words
