// SPDX-License-Identifier: MIT
#include "byzantium/text/refusal.h"

namespace byzantium::text {

protocol::Refused refused(const Board& board, const Refusal& refusal) {
    return {to_text(rule(refusal)), message(board, refusal)};
}

}  // namespace byzantium::text
