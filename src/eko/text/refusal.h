// SPDX-License-Identifier: MIT
// A refusal as the lines of a replay and of a draft write it.
#pragma once

#include "eko/rules/board.h"
#include "eko/rules/refusal.h"
#include "protocol/replay.h"

namespace eko::text {

protocol::Refused refused(const Board& board, const Refusal& refusal);

}  // namespace eko::text
