// SPDX-License-Identifier: MIT
// In which file the board at hand is kept, and under which name.
#include "eko/words/shelf/board_maker.h"

#include <optional>
#include <string>

namespace eko::words {

std::optional<std::string> BoardMaker::id() const { return kept_.at(now().board).id; }

void BoardMaker::kept(const std::string& id) {
    kept_[now().board] = {id, now().layout};
    steps_.mend_all([board = now().board, name = now().layout.name](State& one) {
        if (one.board == board && one.layout.name.empty()) one.layout.name = name;
    });
}

void BoardMaker::kept_as_another(const std::string& id) {
    const int before = now().board;
    const int another = kept_.rbegin()->first + 1;
    steps_.mend_all([&, name = now().layout.name](State& one) {
        if (one.board == before && one.layout.name == name) one.board = another;
    });
    kept_[another] = {id, now().layout};
}

std::optional<std::string> BoardMaker::kept_name() const {
    const Kept& last = kept_.at(now().board);
    return last.id && !last.layout.name.empty() ? std::optional{last.layout.name} : std::nullopt;
}

void BoardMaker::lost(const std::string& id) {
    for (auto& [number, one] : kept_)
        if (one.id == id) one = {};
}

}  // namespace eko::words
