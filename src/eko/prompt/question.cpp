// SPDX-License-Identifier: MIT
#include "eko/prompt/question.h"

#include "cli/line/console.h"
#include "cli/line/words.h"
#include "eko/prompt/entry_words.h"
#include "eko/text/entry.h"
#include "present/language/columns.h"
#include "present/language/phrases.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <variant>

namespace eko::prompt {

using namespace cli;

namespace {

constexpr std::size_t most_numbered = 12;
constexpr std::size_t longest_word = 40;  // letters

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

// What of it changes from one legal move of a stack to the next: "4,0", "8,0 6,0".
std::string behind_from(const Board& board, const Move& move) {
    const std::string all = in_words(board, move);
    return all.substr(("move " + board.id(move.from) + " ").size());
}

}  // namespace

std::string in_lines(const Board& board, const std::vector<Decision>& legal) {
    std::map<FieldId, std::string> moves;
    std::string others;
    for (const Decision& decision : legal) {
        if (const auto* move = std::get_if<Move>(&decision)) {
            std::string& line = moves[move->from];
            line += (line.empty() ? "move " + board.id(move->from) + " " : "; ") + behind_from(board, *move);
        } else {
            others += "  " + in_words(board, decision) + '\n';
        }
    }
    std::string text;
    for (const auto& [from, line] : moves) text += present::wrapped(line, screen, "  ");
    return text + others;
}

EntryQuestion::EntryQuestion(const words::OpenTable& open) : open_{open}, legal_{open.session().legal()} {}

bool EntryQuestion::are_few() const { return legal_.size() <= most_numbered; }

cli::Outcome<text::Game> EntryQuestion::answer(const std::vector<std::string>& words) {
    const Table& table = open_.session().table();
    for (std::size_t i = 0; are_few() && words.size() == 1 && i < legal_.size(); ++i)
        if (words.front() == std::to_string(i + 1)) return Chosen<text::Game>{legal_[i]};
    const std::string said = joined(words);
    const auto json = entry_json(table, open_.session().position(), said);
    if (!json && json.error().why) return NotUnderstood{*json.error().why};
    if (!json)
        return NotUnderstood{
            say("“{word}” is not one of the answers.", arg("word", present::plain(said, longest_word)))};
    const auto entry = text::read_entry(table, *json);
    if (!entry)
        return NotUnderstood{say("{trouble} Nothing was entered.", arg("trouble", say(entry.error().sentence)))};
    return Chosen<text::Game>{*entry};
}

std::string EntryQuestion::text() const {
    const Board& board = open_.session().table().board;
    if (!are_few()) return in_lines(board, legal_);
    std::string text;
    for (std::size_t i = 0; i < legal_.size(); ++i)
        text += "  " + std::to_string(i + 1) + "  " + in_words(board, legal_[i]) + '\n';
    return text;
}

}  // namespace eko::prompt
