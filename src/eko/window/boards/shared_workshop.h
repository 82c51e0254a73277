// SPDX-License-Identifier: MIT
// The page of boards and the page for a new session work on the same boards and discs. Files are first read when one of
// them is shown, so the program starts without.
#pragma once

#include "eko/rules/ids.h"
#include "eko/words/shelf/board_shelf.h"
#include "eko/words/shelf/workshop.h"

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace eko::window {

class SharedWorkshop {
public:
    words::Workshop& workshop() {
        if (!made_) made_.emplace(words::BoardShelf::beside(library_));
        return *made_;
    }
    // Boards are kept beside it. Before the workshop is used first.
    void keep_beside(std::filesystem::path library) { library_ = std::move(library); }

    // A new session waits for a board or for discs: what is finished goes there, and nothing entered there is lost.
    // Discs are of its colours then.
    void wait_for(words::Seating seating) {
        session_waits_ = true;
        workshop().seat(std::move(seating));
    }
    void wait_no_more() {
        session_waits_ = false;
        workshop().seat(std::nullopt);
    }
    bool session_waits() const { return session_waits_; }

    // Said once the page of boards is shown.
    std::string news{};
    // The board that was finished for it.
    std::optional<std::string> finished{};
    // Whose discs were laid there: they play, whoever was to play before.
    std::optional<std::vector<Color>> finished_colors{};

private:
    std::filesystem::path library_;  // empty: the usual one
    std::optional<words::Workshop> made_;
    bool session_waits_ = false;
};

}  // namespace eko::window
