// SPDX-License-Identifier: MIT
#include "eko/text/refusal.h"

#include "eko/rules/ids.h"

namespace eko::text {

protocol::Refused refused(const Board& board, const Refusal& refusal) {
    return {to_text(rule(refusal)), message(board, refusal)};
}

}  // namespace eko::text
