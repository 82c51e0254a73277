// SPDX-License-Identifier: MIT
#include "byzantium/words/help/guide.h"

#include "byzantium/rules/board.h"
#include "byzantium/text/open.h"
#include "byzantium/words/table/names.h"
#include "present/help/guide_text.h"
#include "present/language/language.h"

#include <string>
#include <utility>
#include <variant>

namespace byzantium::words {

using namespace present;

namespace {

GuideText told_at(std::string_view file, const byzantium::text::Session& turn) {
    const byzantium::Board& board = turn.table().board;
    const Names names{board, turn.header()};
    return read_guide(file, [&](std::string_view id) {
        const auto city = board.find(id);
        return city ? names.city(*city) : std::string{};
    });
}

}  // namespace

Guide::Guide(std::string_view file, byzantium::text::Session turn) : GuideOf{told_at(file, turn), std::move(turn)} {}

// However the table reads the doubtful rules: none of them matters in the guide's turn.
bool Guide::tells_of(const byzantium::Header& header) const {
    byzantium::Header same = header;
    same.rulings = turn().header().rulings;
    return same == turn().header();
}

bool Guide::is_chance(const byzantium::Entry& entry) const { return std::holds_alternative<byzantium::Roll>(entry); }

std::unique_ptr<const present::Guide> first_game_guide(const session::Resources& resources,
                                                       const byzantium::text::Boards& boards) {
    return std::make_unique<Guide>(byzantium::text::files(resources).guide(spoken_language()),
                                   byzantium::text::open_guide(resources, boards));
}

}  // namespace byzantium::words
