// SPDX-License-Identifier: MIT
// The prompt of `play`: asks what the position awaits, and takes answers and commands.
#pragma once

#include "byzantium/prompt/decision_menu.h"
#include "byzantium/prompt/keeper.h"
#include "byzantium/rules/entry.h"
#include "byzantium/text/session.h"
#include "byzantium/words/table/names.h"
#include "cli/line/prompt.h"
#include "present/help/rules.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace byzantium::prompt {

class PlayTable {
public:
    PlayTable(byzantium::text::Session session, Keeper keeper, present::RuleTexts rules, cli::Prompt& prompt,
              const cli::Console& console);

    // Until somebody says quit or the input ends.
    void run();

private:
    using Words = std::vector<std::string>;
    struct Command {
        const char* name;
        void (PlayTable::*carry_out)(const Words& words, std::string_view line);
    };
    static const std::vector<Command>& commands();

    void ask() const;
    void ask_first() const;
    void ask_for_dice() const;
    void take_line(const std::string& line);
    void take_answer(const Words& words, const std::string& line);
    void take_dice(const std::string& line);
    void take_entry(const std::string& line, const std::string& confusion);
    // Enters it and tells what followed, or why it is refused.
    void enter(const byzantium::Entry& entry);
    void offer_taken() const;
    void enter_json(const std::string& json);
    void after_change();
    void tell(std::size_t entry) const;

    void undo(const Words& words, std::string_view line);
    void redo(const Words& words, std::string_view line);
    void back(const Words& words, std::string_view line);
    void correct(const Words& words, std::string_view line);
    void await(const Words& words, std::string_view line);
    void show(const Words& words, std::string_view line);
    void score(const Words& words, std::string_view line);
    void forecast(const Words& words, std::string_view line);
    void audit(const Words& words, std::string_view line);
    void explain(const Words& words, std::string_view line);
    void save(const Words& words, std::string_view line);
    void history(const Words& words, std::string_view line);
    void help(const Words& words, std::string_view line);
    void quit(const Words& words, std::string_view line);

    byzantium::text::Session session_;
    Keeper keeper_;
    present::RuleTexts rules_;
    words::Names names_;
    cli::Prompt& prompt_;
    const cli::Console& console_;
    std::optional<DecisionMenu> menu_;  // for what is awaited now; none at a roll and at the end
    bool leaving_ = false;
};

}  // namespace byzantium::prompt
