// SPDX-License-Identifier: MIT
// The page of boards and the page for a new session work on the same boards and discs. Files are first read when one of
// them is shown, so the program starts without.
#pragma once

#include "eko/words/shelf/board_shelf.h"
#include "eko/words/shelf/workshop.h"

#include <optional>
#include <string>

namespace eko::window {

class SharedWorkshop {
public:
    words::Workshop& workshop() {
        if (!made_) made_.emplace(words::BoardShelf::of_user());
        return *made_;
    }

    // A new session waits for a board or for discs: what is finished goes there, and nothing entered there is lost.
    bool session_waits = false;
    // The board that was finished for it.
    std::optional<std::string> finished{};

private:
    std::optional<words::Workshop> made_;
};

}  // namespace eko::window
