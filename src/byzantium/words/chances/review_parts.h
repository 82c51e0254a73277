// SPDX-License-Identifier: MIT
// What a review tells, in parts that the command line, the page and the chronicle put together each in its own way.
#pragma once

#include "byzantium/counsel/review.h"
#include "byzantium/rules/header.h"
#include "byzantium/words/table/names.h"

#include <cstddef>
#include <string>
#include <vector>

namespace byzantium::words {

// So many of each are told.
inline constexpr std::size_t review_decisions = 10;
inline constexpr std::size_t review_rolls = 5;

// What heads the columns of the account, and the numbers of one player, without the player's name. Corrections have a
// column only where there are any.
std::vector<std::string> account_columns(const counsel::Review& review);
std::vector<std::string> account_numbers(const counsel::Review& review, const counsel::Account& account);
std::string account_explanation();

// What was chosen, or what was better, in the words of a choice, which say where its cube came from.
std::string chosen_words(const Names& names, const byzantium::Table& table, const counsel::Costly& costly);
std::string better_words(const Names& names, const byzantium::Table& table, const counsel::Costly& costly);

// How often the better one was missed, as a sentence; empty if only once.
std::string missed_words(const counsel::Costly& costly);

// "Red's Arab army attacks Yellow's city Damascus.": what was rolled for.
std::string rolled_for(const Names& names, const counsel::Moment& moment);

// A roll, and whom it favoured most.
struct Lucky {
    std::size_t entry;  // from 0
    std::size_t seat;
    int luck;  // in parts of a million
};
// The luckiest first; none that changed less than can be seen.
std::vector<Lucky> luckiest(const counsel::Review& review);

}  // namespace byzantium::words
