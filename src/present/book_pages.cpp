// SPDX-License-Identifier: MIT
#include "present/book_pages.h"

#include "byzantium/text/boards.h"
#include "paper/document.h"
#include "present/report.h"
#include "present/rule_topics.h"

namespace present {

// The cribs are to lie beside the board.
Handbook handbook(const session::Resources& resources) {
    return {byzantium::text::files(resources),
            {{battle_page(), paper::Paging::one_page},
             {scoring_page(), paper::Paging::one_page},
             {rulings_page()},
             {odds_page()}}};
}

TableChoices choices_of(const byzantium::Rulings& rulings) { return {rulings_page(), rulings_chosen(rulings)}; }

}  // namespace present
