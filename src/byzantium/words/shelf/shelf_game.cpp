// SPDX-License-Identifier: MIT
#include "byzantium/words/shelf/shelf_game.h"

#include "byzantium/rules/header.h"
#include "byzantium/rules/refusal.h"
#include "byzantium/text/kept.h"
#include "byzantium/text/open.h"
#include "byzantium/words/desk/teller.h"
#include "byzantium/words/entries/refusals.h"
#include "byzantium/words/shelf/awaited_words.h"
#include "byzantium/words/table/names.h"
#include "byzantium/words/table/player_marks.h"
#include "present/shelf/shelf_game_of.h"

#include <string>
#include <utility>

namespace byzantium::words {

present::ShelfGame shelf_game(store::Library& library, byzantium::text::Boards boards) {
    return present::shelf_game_of<Teller>(
        library, std::move(boards),
        {std::string{game_name}, seat_marks, awaited_words,
         [](const Table& table, const Refusal& why) { return words::refusal(table.board, why); }});
}

}  // namespace byzantium::words
