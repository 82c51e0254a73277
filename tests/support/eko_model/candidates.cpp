// SPDX-License-Identifier: MIT
// Legal entries, bluntly: every entry that could be meant is put before the judge.
#include "support/eko_model/judge.h"

namespace eko_model {

std::vector<Entry> Judge::every_move() {
    std::vector<Entry> moves;
    for (const auto& [from, stack] : now_.stacks) {
        if (stack.owner != now_.awaits.player) continue;
        for (const auto& [to, zones] : ways(from).ends)
            for (const bool lose_emperor : {false, true}) {
                if (lose_emperor && !table_.board.any_storm()) continue;
                Entry move{.word = "move", .from = from, .to = to, .lose_emperor = lose_emperor};
                move.zones.assign(zones.begin(), zones.end());
                moves.push_back(move);
            }
    }
    return moves;
}

std::vector<Entry> Judge::every_build() const {
    std::vector<Entry> builds;
    for (const auto& [from, stack] : now_.stacks)
        for (const Field on : neighbours(from))
            for (const auto* size : {"camp", "tower", "castle"})
                for (const bool emperor : {false, true})
                    builds.push_back({.word = "build", .from = from, .to = on, .size = size, .emperor = emperor});
    return builds;
}

std::vector<Entry> Judge::candidates(const std::string& word) {
    if (word == "move") return every_move();
    if (word == "build") return every_build();
    std::vector<Entry> found;
    if (word == "swap" || word == "sand")
        for (const auto& [field, stack] : now_.stacks) found.push_back({.word = word, .to = field});
    if (word == "exchange")
        for (const auto& color : table_.seats) found.push_back({.word = word, .color = color});
    if (word == "reinforce")
        for (const auto& [field, stack] : now_.stacks)
            for (const int count : {1, 2, 3, 4})
                for (const auto& emperor_to : {std::optional<Field>{}, std::optional<Field>{field}})
                    found.push_back({.word = word, .place = {{field, count}}, .emperor_to = emperor_to});
    if (word == "moon")
        for (const auto& [field, letter] : table_.board.letters)
            for (const bool emperor : {false, true}) found.push_back({.word = word, .to = field, .emperor = emperor});
    for (const auto* bare : {"keep", "pass", "march", "go_on", "stop"})
        if (word == bare) found.push_back({.word = word});
    return found;
}

std::vector<Entry> Judge::legal() {
    std::vector<Entry> found;
    for (const auto* word :
         {"swap", "keep", "move", "build", "sand", "pass", "march", "go_on", "exchange", "reinforce", "moon", "stop"}) {
        if (!is_awaited(word)) continue;
        for (const Entry& entry : candidates(word))
            if (is_legal(entry)) found.push_back(entry);
    }
    return found;
}

bool Judge::any_legal(const std::string& word) {
    for (const Entry& entry : candidates(word))
        if (is_legal(entry)) return true;
    return false;
}

// Asked at `march` too, where these words are not awaited.
bool Judge::any_move_or_build() {
    for (const Entry& entry : every_move())
        if (!move(entry)) return true;
    for (const Entry& entry : every_build())
        if (!build(entry)) return true;
    return false;
}

}  // namespace eko_model
