// SPDX-License-Identifier: MIT
#include "cli/counter_prompt.h"

#include "cli/game_of.h"
#include "cli/line/prompt.h"
#include "paper/table.h"
#include "present/statistics/statistics.h"
#include "protocol/text.h"

#include <string>

namespace counter {

namespace {

using OpenTable = Speaker::OpenTable;

int answer_threats(const OpenTable&, std::size_t entries, const cli::Given& given, const cli::Console& console) {
    console.out << "Nobody threatens a counter after " << entries << " entries.\n";
    for (const auto& argument : given.arguments) console.out << "Least of all " << argument << ".\n";
    return cli::done;
}

int answer_double(const OpenTable& open, const cli::Given&, const cli::Console& console) {
    console.out << 2 * open.session().position().value << '\n';
    return cli::done;
}

// 1 or 2.
class AddQuestion : public cli::Question<KeptGame> {
public:
    explicit AddQuestion(std::vector<Add> legal) : legal_{std::move(legal)} {}

    cli::Outcome<KeptGame> answer(const std::vector<std::string>& words) override {
        for (const Add& add : legal_)
            if (words.front() == std::to_string(add.by)) return cli::Chosen<KeptGame>{add};
        return cli::NotUnderstood{"“" + words.front() + "” is not one of the answers."};
    }
    bool back() override { return false; }
    bool is_first() const override { return true; }
    std::string remark() const override { return {}; }
    std::string text() const override { return "  1 to " + std::to_string(legal_.back().by) + '\n'; }

private:
    std::vector<Add> legal_;
};

}  // namespace

cli::TypedEntry Speaker::entry_json(const Table&, const Position&, std::string_view text) {
    if (text.starts_with('{')) return std::string{text};
    const auto words = cli::words_of(text);
    if (words.size() != 2 || words[0] != "add") return tl::unexpected{cli::NoEntry{}};
    return "{\"add\":" + words[1] + ",\"note\":\"\"}";
}

std::vector<cli::OwnCommand> Speaker::commands() {
    return {{"threats", "Show that there are none.", "", "logothete-cli threats counter.jsonl",
             cli::of_position<Speaker>(answer_threats)},
            {"double", "Show twice the counter.", "", "logothete-cli double counter.jsonl",
             cli::of_journal<Speaker>(answer_double)}};
}

std::string Speaker::table_text(const OpenTable& open, const Position& now) {
    return "The counter shows " + std::to_string(now.value) + " of " + std::to_string(open.session().table().limit) +
           ".\n";
}

std::string Speaker::choices_text(const OpenTable& open) {
    std::string text = open.teller().question(open.session().position()) + '\n';
    for (const Add& add : open.session().legal()) text += "add " + std::to_string(add.by) + '\n';
    return text;
}

std::string Speaker::score_text(const OpenTable& open) {
    return "Score: " + std::to_string(open.session().position().value) + ".\n";
}

std::string Speaker::audit_text(const OpenTable& open) {
    return open.session().position().value < 0 ? "The counter is below nothing.\n" : "Nothing is missing.\n";
}

std::unique_ptr<cli::Question<KeptGame>> Speaker::question(OpenTable& open) {
    auto legal = open.session().legal();
    return legal.empty() ? nullptr : std::make_unique<AddQuestion>(std::move(legal));
}

std::string Speaker::correction_json(const Table&, const std::string& path, const std::string& value,
                                     const std::string&) {
    return "{\"correct\":\"" + path + "\",\"to\":" + value + "}";
}

std::vector<cli::OwnWord> Speaker::own_words() {
    return {{"half", [](const cli::OpenSession& open) {
                 const auto& table = static_cast<const cli::OpenSessionOf<Speaker>&>(open).table();
                 return std::to_string(table.session().position().value / 2) + '\n';
             }}};
}

std::optional<KeptHeader> Speaker::ask_header(cli::Prompt& prompt, const cli::Console&, const Boards&,
                                              const std::optional<std::string>&, session::DiceSource&) {
    const auto first = prompt.ask("Who begins? ");
    const auto second = first ? prompt.ask("And against whom? ") : std::nullopt;
    if (!second) return std::nullopt;
    return KeptHeader{{0}, 5, {*first, *second}};
}

std::string Speaker::moment_text(const OpenTable& open) {
    return open.teller().question(open.session().position()) + '\n';
}

std::vector<present::ReportWords> Speaker::reports() {
    return {{"text", "txt", "Text", "How far it came.", present::Copied::yes}};
}

std::string Speaker::report(const OpenTable& open, const std::string& key, const store::Details& details,
                            const std::vector<store::Entry>& entries) {
    return key + " of " + details.title + ": " + std::to_string(open.session().position().value) + " after " +
           std::to_string(entries.size()) + ".\n";
}

std::vector<cli::Option> Speaker::new_options() {
    return {{"--limit", "N", "where it is full"}, {"--start", "N", "where it begins"}};
}

KeptHeader Speaker::new_header(const cli::NewHeader& wished, const Boards&) {
    const auto number = [&](const char* name, int usual) {
        const auto said = wished.options.find(name);
        return said == wished.options.end() ? usual : std::stoi(said->second);
    };
    if (wished.players.size() != 2) throw protocol::FormatError{"PLAYERS", {"two play the counter."}};
    return {{number("--start", 0)}, number("--limit", 10), {wished.players[0], wished.players[1]}};
}

present::CountedGame Speaker::counted() {
    return {std::string{KeptGame::id},
            "Counter",
            KeptGame::measures(),
            {"parity",
             {"even", "odd"},
             [](const std::string& key) { return key; },
             [](const std::string& key) { return paper::Cell{key}; },
             "Parity",
             "parity",
             "parities",
             "Parities",
             "Wins by parity",
             "Even or odd."},
            {[](int score) { return std::to_string(score); }, 1, "score", "Scores."},
            {"full"},
            "Tables.",
            {"added"},
            {},
            {},
            {},
            "Nothing counted yet."};
}

protocol::CountedMembers Speaker::counted_members(const present::Results& results) {
    return {{"added", present::value_of(results, KeptGame::measures(), "added")}};
}

std::string Speaker::refusal_at_length(const Table& table, const present::RuleTexts& rules, const Refusal& why) {
    return refusal(table, why) + '\n' + present::rule_paragraph(rules, "COU-2", cli::screen);
}

std::unique_ptr<cli::Game> game() { return std::make_unique<cli::GameOf<Speaker>>(); }

}  // namespace counter
