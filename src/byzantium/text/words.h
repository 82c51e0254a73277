// SPDX-License-Identifier: MIT
// Words of the protocol that are not words of the game (those stand in byzantium/rules/ids.h).
#pragma once

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/vp_sources.h"

#include <optional>
#include <string_view>

namespace byzantium::text {

std::string_view to_text(byzantium::DisplayCount word);
std::string_view to_text(byzantium::PlayerCount word);
std::string_view to_text(byzantium::RollFor word);
std::string_view to_text(byzantium::EndReason word);
std::string_view to_text(byzantium::EliteLimit word);
std::string_view to_text(byzantium::CasualtyRounding word);
std::string_view to_text(byzantium::DoomedRetreat word);
std::string_view to_text(byzantium::VpSource word);

// Which side's box it is on the special action display: `byzantine`, `arab` or `either`.
std::string_view side_text(byzantium::ActionBox box);

// The value with exactly this text; nothing if there is none.
std::optional<byzantium::DisplayCount> display_count(std::string_view text);
std::optional<byzantium::PlayerCount> player_count(std::string_view text);
std::optional<byzantium::EliteLimit> elite_limit(std::string_view text);
std::optional<byzantium::CasualtyRounding> casualty_rounding(std::string_view text);
std::optional<byzantium::DoomedRetreat> doomed_retreat(std::string_view text);

}  // namespace byzantium::text
