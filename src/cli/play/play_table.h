// SPDX-License-Identifier: MIT
// The prompt of `play`: asks what the position awaits, and takes answers and commands.
#pragma once

#include "cli/game.h"
#include "cli/line/prompt.h"
#include "cli/open_session.h"
#include "cli/play/asking.h"
#include "cli/play/keeper.h"
#include "cli/play/programs.h"
#include "cli/program.h"
#include "present/help/rules.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

class PlayTable {
public:
    // Game, prompt and console must outlive it.
    PlayTable(const Game& game, std::unique_ptr<OpenSession> session, Keeper keeper, present::RuleTexts rules,
              Prompt& prompt, const Console& console);

    // From now on programs decide for these seats. Throws wording::Failure if they cannot.
    void seat(const ProgramSeats& programs);
    // Until somebody says quit or the input ends.
    void run();

private:
    using Words = std::vector<std::string>;
    struct Command {
        const char* name;
        void (PlayTable::*carry_out)(const Words& words, std::string_view line);
    };
    static const std::vector<Command>& commands();

    const present::Looks& looks() const { return session_->table().looks(); }
    void let_programs_decide();
    void ask() const;
    void ask_first() const;
    // By the beginning of its key, of its colour in the current language, or of its name.
    std::optional<std::size_t> seat_called(std::string_view typed) const;
    void take_line(const std::string& line);
    void take_entry(const std::string& line, const std::string& confusion);
    // Tells what followed, or why it is refused.
    void tell_answered(const Answered& answered);
    void entered(std::size_t entries);
    void tell(std::size_t number) const;

    void undo(const Words& words, std::string_view line);
    void redo(const Words& words, std::string_view line);
    void back(const Words& words, std::string_view line);
    void correct(const Words& words, std::string_view line);
    void await(const Words& words, std::string_view line);
    void show(const Words& words, std::string_view line);
    void score(const Words& words, std::string_view line);
    void audit(const Words& words, std::string_view line);
    void explain(const Words& words, std::string_view line);
    void save(const Words& words, std::string_view line);
    void history(const Words& words, std::string_view line);
    void standing(const Words& words, std::string_view line);
    void list_standing() const;
    void help(const Words& words, std::string_view line);
    void quit(const Words& words, std::string_view line);

    std::unique_ptr<OpenSession> session_;
    Keeper keeper_;
    present::RuleTexts rules_;
    std::vector<OwnWord> own_words_;
    PlayHelp help_;
    Prompt& prompt_;
    const Console& console_;
    std::unique_ptr<Asking> asking_;
    std::unique_ptr<Programs> programs_;  // none: people alone
    bool leaving_ = false;
};

}  // namespace cli
