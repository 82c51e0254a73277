// SPDX-License-Identifier: MIT
// What counsel has to say: everybody's chance to win, the best decisions with their reasons, and a game looked back on.
#pragma once

#include "byzantium/counsel/choices.h"
#include "byzantium/counsel/honest.h"
#include "byzantium/counsel/reasons.h"
#include "byzantium/counsel/review.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/table/names.h"
#include "values/few.h"

#include <optional>
#include <string>
#include <vector>

namespace byzantium::words {

// Parts of a million as whole points, with a sign where it says so: "14", "+14". Halves are rounded away from zero.
std::string chance_points(int parts);
std::string signed_chance_points(int parts);

// "14 points (9 to 19)"; "100 points" where there is no range.
std::string verdict_words(const counsel::Verdict& verdict);

// "income +4 (Arab)", as it stands in a list of reasons.
std::string reason_words(const Names& names, const counsel::Reason& reason);
// All of them, with commas; empty if there are none.
std::string reasons_words(const Names& names, const std::vector<counsel::Reason>& reasons);

// "Chance to win: Anna about 6 in 10 (from 5 to 7), Bela about 4 in 10 (from 3 to 5), if all go on as the program
// would.", or
// that it is too early to tell, or that the end of the turn is not over. In seating order.
std::string chances_sentence(const Names& names, const byzantium::Position& now,
                             const std::optional<values::Few<counsel::Range, 4>>& told);
// The same for a line in the window, and in few words: "Of 10 games would win: Anna 6 (5 to 7), ...".
struct ChancesTold {
    std::string sentence;
    std::string brief{};  // empty: the sentence is short
};
ChancesTold chances_told(const Names& names, const byzantium::Position& now,
                         const std::optional<values::Few<counsel::Range, 4>>& told);
// With dots for the numbers, about as long: they are still being found.
ChancesTold awaited_chances(const Names& names, const byzantium::Position& now);

// Where counsel is to be had, for whoever has just chosen it: nothing else is seen of it.
std::string counsel_news();

// The three best that say something new: the same decision with another cube does not. Choices come best first.
std::vector<counsel::Choice> choices_told(const Names& names, byzantium::Color player,
                                          const std::vector<counsel::Choice>& choices);
// "3 points less" than the best; in words if that is less than a point, or than the standard error of the difference.
std::string worth_less_words(const counsel::Choice& best, const counsel::Choice& one);

// The three best of these choices, of which there is at least one, each with its reasons and how much worse it is than
// the best.
std::string counsel_text(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
                         const std::vector<counsel::Choice>& choices);

// Which decision cost the game, or that none did.
std::string cost_sentence(const Names& names, const counsel::Review& review,
                          const std::vector<counsel::Costly>& confirmed);
// The account of each player; what cost the game; the costliest decisions that trials confirmed, the costliest first;
// the luckiest rolls. Entries are numbered from 1, as in a tour.
std::string review_text(const Names& names, const byzantium::Table& table, const counsel::Review& review,
                        const std::vector<counsel::Costly>& confirmed);

}  // namespace byzantium::words
