// SPDX-License-Identifier: MIT
#include "eko/words/guide.h"

#include "eko/rules/board.h"
#include "eko/rules/ids.h"
#include "eko/words/names.h"
#include "present/help/guide_text.h"
#include "present/language/language.h"
#include "session/game_files.h"

#include <string>
#include <utility>

namespace eko::words {

using namespace present;

namespace {

GuideText told_at(std::string_view file, const text::Session& turns) {
    const Board& board = turns.table().board;
    return read_guide(file, [&](std::string_view id) {
        const auto at = hex_from_text(id);
        return at && board.find(*at) ? field_name(*at) : std::string{};
    });
}

}  // namespace

Guide::Guide(std::string_view file, text::Session turns) : GuideOf{told_at(file, turns), std::move(turns)} {}

std::unique_ptr<const present::Guide> first_game_guide(const session::Resources& resources,
                                                       const text::Boards& boards) {
    const session::GameFiles files{resources, text::Game::folder()};
    return std::make_unique<Guide>(files.guide(spoken_language()), text::open_guide(resources, boards));
}

}  // namespace eko::words
