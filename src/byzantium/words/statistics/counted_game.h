// SPDX-License-Identifier: MIT
// What this game brings to statistics over its sessions.
#pragma once

#include "present/reports/chart.h"
#include "present/statistics/counted_game.h"
#include "present/statistics/seat_result.h"

namespace byzantium::words {

// In the language that is spoken now.
present::CountedGame counted_game();

// Its own charts, each of at least one result.
present::Chart source_means_chart(const present::Results& results);
present::Chart luck_means_chart(const present::Results& results);

}  // namespace byzantium::words
