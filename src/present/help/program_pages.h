// SPDX-License-Identifier: MIT
// Help pages about the program itself, the same in every game's book: their texts are in the catalogues.
#pragma once

#include "present/help/article.h"
#include "present/help/help_topic.h"

#include <utility>
#include <vector>

namespace present {

// About the list of sessions and their details; about standing answers.
HelpPage sessions_page();
HelpPage standing_page();

// In the order of a book.
std::vector<std::pair<HelpPage, Article>> program_pages();

}  // namespace present
