// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/dice_words.h"

#include "byzantium/rules/position.h"
#include "byzantium/words/table/names.h"
#include "present/language/words.h"

namespace byzantium::words {

using namespace present;

std::string label_roll() { return translated("Roll for me"); }
std::string label_hits_instead() { return translated("Enter hits only"); }
std::string label_faces_instead() { return translated("Enter each die"); }
std::string dice_side(DiceSide side) {
    return side == DiceSide::attacker ? translated("Attacker") : translated("Defender");
}

std::string die_words(DiceSide side, std::size_t die, std::optional<int> face) {
    const auto whose = arg("side", dice_side(side));
    if (!face) return say("{side}, die {n}: not entered yet", whose, arg("n", die));
    return say("{side}, die {n}: {face}", whose, arg("n", die), arg("face", *face));
}

std::string hits_so_far(int n) { return hits(n); }

std::string hits_of_dice(int n) {
    return say_counted(n, "hits of {n} die (4, 5 or 6 hits)", "hits of {n} dice (4, 5 or 6 hits)");
}

}  // namespace byzantium::words
