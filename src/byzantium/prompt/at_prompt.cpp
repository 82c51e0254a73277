// SPDX-License-Identifier: MIT
// The game at the prompt of `play`: its questions, its corrections, its own words.
#include "byzantium/prompt/decision_menu.h"
#include "byzantium/prompt/entry_words.h"
#include "byzantium/prompt/new_game.h"
#include "byzantium/prompt/speaker.h"
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/text/typed_dice.h"
#include "byzantium/words/accounts/forecast_text.h"
#include "byzantium/words/desk/correction.h"
#include "byzantium/words/table/audit_text.h"
#include "byzantium/words/table/table_text.h"
#include "cli/line/words.h"
#include "cli/open_session_of.h"
#include "present/language/columns.h"
#include "session/dice.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace byzantium::prompt {

using namespace cli;

namespace {

using GameOutcome = cli::Outcome<byzantium::text::Game>;
using GameQuestion = cli::Question<byzantium::text::Game>;

class MenuQuestion : public GameQuestion {
public:
    explicit MenuQuestion(const words::OpenTable& open)
        : now_{open.session().position()},
          menu_{open.teller().names(), open.session().table(), now_, open.session().legal()} {}

    GameOutcome answer(const std::vector<std::string>& words) override {
        auto outcome = menu_.answer(words);
        if (const auto* chosen = std::get_if<DecisionMenu::Chosen>(&outcome))
            return cli::Chosen<byzantium::text::Game>{chosen->decision};
        if (auto* confused = std::get_if<DecisionMenu::NotUnderstood>(&outcome))
            return cli::NotUnderstood{std::move(confused->why)};
        return cli::AskOn{};
    }
    bool back() override { return menu_.back(); }
    bool is_first() const override { return menu_.at_first_question(); }
    std::string remark() const override {
        const auto* action = std::get_if<AwaitAction>(&now_.awaits);
        if (action == nullptr) return {};
        return present::wrapped(words::purse_text(now_[action->player]), cli::screen, "  ");
    }
    std::string text() const override { return menu_.text(); }

private:
    const Position& now_;
    DecisionMenu menu_;
};

std::string dice_hint(const AwaitRoll& roll) {
    const auto some = [](int dice) {
        std::string faces;
        for (int i = 0; i < dice; ++i) faces += (i == 0 ? "" : " ") + std::to_string(2 + i * 2 % 5);
        return faces;
    };
    const bool both = roll.attacker > 0 && roll.defender > 0;
    const std::string faces =
        both ? some(roll.attacker) + " / " + some(roll.defender) : some(std::max(roll.attacker, roll.defender));
    return "  " +
           say("Type the dice, for example {faces}, or {hits}, or roll.", arg("faces", faces),
               arg("hits", both ? "hits 1 1" : "hits 1")) +
           '\n';
}

class DiceQuestion : public GameQuestion {
public:
    explicit DiceQuestion(words::OpenTable& open) : open_{open} {}

    GameOutcome answer(const std::vector<std::string>& words) override {
        std::string dice;
        for (const std::string& word : words) dice += (dice.empty() ? "" : " ") + lower(word);
        const auto roll =
            dice == "roll" ? byzantium::text::roll(open_.session()) : byzantium::text::read_dice(dice, awaited());
        if (!roll) return cli::NotUnderstood{translated("This is not a roll of dice.")};
        return cli::Chosen<byzantium::text::Game>{*roll};
    }
    bool back() override { return false; }
    bool is_first() const override { return true; }
    std::string remark() const override { return dice_hint(awaited()); }
    std::string text() const override { return {}; }

private:
    const AwaitRoll& awaited() const { return std::get<AwaitRoll>(open_.session().position().awaits); }

    words::OpenTable& open_;
};

}  // namespace

std::unique_ptr<GameQuestion> Speaker::question(OpenTable& open) {
    if (std::holds_alternative<AwaitRoll>(open.session().position().awaits))
        return std::make_unique<DiceQuestion>(open);
    if (open.session().legal().empty()) return nullptr;
    return std::make_unique<MenuQuestion>(open);
}

std::string Speaker::correction_json(const Table& table, const std::string& path, const std::string& value,
                                     const std::string& note) {
    return prompt::correction_json(table.board, path, value, note);
}

std::string Speaker::said_of_correction(const OpenTable& open) {
    const auto& journal = open.session().journal();
    const auto* correct = std::get_if<Correct>(&journal.record(journal.cursor() - 1).entry);
    if (!correct || correct->set.size() != 1) return {};
    const auto taken = words::taken_with(open.session().position(), correct->set.front());
    if (!taken) return {};
    return present::wrapped(
        say("If {player} has taken control of a Byzantine city before (BYZ-10), enter that too: {command}",
            arg("player", open.teller().names().player(taken->player)),
            arg("command", "correct " + std::string{to_text(taken->player)} + ".byzantine.taken true")),
        screen);
}

std::string Speaker::faults_text(const OpenTable& open) {
    return words::faults_text(open.teller().names(), open.session().table().board, open.session().position());
}

std::vector<OwnWord> Speaker::own_words() {
    return {{"forecast", [](const OpenSession& open) {
                 const auto& table = static_cast<const OpenSessionOf<Speaker>&>(open).table();
                 return words::forecast_text(table.teller().names(), table.session().table(),
                                             table.session().position());
             }}};
}

PlayHelp Speaker::play_help() {
    return {
        translated(
            "Answer a question with the number or letter before an answer, with its name, or with the\n"
            "beginning of its name; you can type several answers on one line:  a damascus pool\n"
            "Army boxes have short names: be bm bl bv for the Byzantine Elite, Main, Levy and Move box, ae am al av\n"
            "for the Arab ones. You can also type whole entries in words:  control damascus pool\n"
            "Dice: 2 4 6 / 1 3 5 (attacker / defender), hits 2 1, or roll to let the program roll.\n"),
        translated("  forecast              the end of the turn\n"), "move arab ankara", "correct red.arab.treasury 7",
        translated("More paths: bulgars 9, athens.control red, athens.tokens 2, turn 2,\n"
                   "red.byzantine.army athens, red.pool 8, emperor [\"red\"]\n")};
}

std::optional<Header> Speaker::ask_header(Prompt& prompt, const Console& console, const byzantium::text::Boards& boards,
                                          const std::optional<std::string>&, session::DiceSource& dice) {
    return ask_new_game(prompt, console, boards.board(boards.usual_id()), dice);
}

}  // namespace byzantium::prompt
