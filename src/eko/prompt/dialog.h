// SPDX-License-Identifier: MIT
// Questions of a new game, each asked until its answer can be used.
#pragma once

#include "cli/line/console.h"
#include "cli/line/prompt.h"
#include "eko/rules/board.h"
#include "eko/rules/header.h"

#include <string>
#include <vector>

namespace eko::prompt {

class Dialog {
public:
    Dialog(cli::Prompt& prompt, const cli::Console& console) : prompt_{prompt}, console_{console} {}

    // The line that answers. Throws cli::NoMoreAnswers.
    std::string ask(const std::string& question);
    // A sentence, in a line or in as many as it takes.
    void tell(const std::string& sentence) const;
    // Lines, as they are.
    void show(const std::string& lines) const { console_.out << lines; }

private:
    cli::Prompt& prompt_;
    const cli::Console& console_;
};

// The discs as the table laid them, colour by colour; the last colour has all fields that are left, if it has discs
// enough. Whether a game can begin so is not looked at.
std::vector<StartDisc> ask_discs(Dialog& dialog, const Board& board, const std::vector<Seat>& seats);

// Every ruling of the game, its default by Enter.
Rulings ask_rulings(Dialog& dialog);

}  // namespace eko::prompt
