// SPDX-License-Identifier: MIT
#include "byzantium/words/help/book_pages.h"

#include "byzantium/text/boards.h"
#include "byzantium/words/entries/rule_topics.h"
#include "byzantium/words/looking_back/report.h"
#include "paper/document.h"

namespace byzantium::words {

using namespace present;

// The cribs are to lie beside the board.
Handbook handbook(const session::Resources& resources) {
    return {resources,
            byzantium::text::files(resources),
            {{battle_page(), paper::Paging::one_page},
             {scoring_page(), paper::Paging::one_page},
             {rulings_page()},
             {odds_page()},
             {counsel_page()}}};
}

TableChoices choices_of(const byzantium::Rulings& rulings) { return {rulings_page(), rulings_chosen(rulings)}; }

}  // namespace byzantium::words
