// SPDX-License-Identifier: MIT
// What this game counts over a session, for statistics.
#pragma once

#include "byzantium/rules/ids.h"
#include "byzantium/rules/vp_sources.h"
#include "session/summary.h"

#include <string>

namespace byzantium::text {

// Of the table `turn`, 1 to 3, and `fallen`, whether the fall of Constantinople ended the session. Of a player
// `cities`, those controlled; for each side its track (`arab_vp`), its treasury (`arab_bezants`) and where its VP came
// from (`arab_vp_control`); then `luck` and `choice`, in cities as byzantium::odds::PlayerLuck, `dice`, `hits` among
// them, and `took_capital` of whoever captured Constantinople, if that ended the session.
const session::Measures& measures();

std::string vp_key(Side side);                   // "arab_vp"
std::string vp_key(Side side, VpSource source);  // "arab_vp_control"

}  // namespace byzantium::text
