// SPDX-License-Identifier: MIT
// A refusal as the lines of a replay and of a draft write it.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/rules/refusal.h"
#include "protocol/replay.h"

namespace byzantium::text {

protocol::Refused refused(const Board& board, const Refusal& refusal);

}  // namespace byzantium::text
