// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/taken_up.h"

#include "byzantium/rules/refusal.h"
#include "byzantium/text/session.h"
#include "byzantium/words/entries/refusals.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "present/table/taken_up.h"

namespace byzantium::words {

using namespace present;

std::string disagreement(const byzantium::Board& board, const byzantium::text::Disagreement& trouble) {
    return present::disagreement(trouble, [&](const byzantium::Refusal& reason) { return refusal(board, reason); });
}

std::string moved_then(const Names& names, const byzantium::text::Restoring& restoring) {
    const auto& [player, side, at] = restoring.moved;
    return say(
        "When this game was played, taking control of a first Byzantine city moved an army that was already on the "
        "map; now it stays (BYZ-10). {army} was moved to {city}.",
        arg("army", capitalised(army(names, player, side))), arg("city", place(names, at)));
}

}  // namespace byzantium::words
