// SPDX-License-Identifier: MIT
// An open session of one game, as the command line tells it.
#pragma once

#include "cli/line/console.h"
#include "cli/line/words.h"
#include "cli/open_session.h"
#include "cli/play/asking_of.h"
#include "cli/play/programs_of.h"
#include "cli/program.h"
#include "cli/session/draft_of.h"
#include "cli/speaker.h"
#include "cli/typed_entry.h"
#include "present/language/columns.h"
#include "present/watched/watched.h"
#include "protocol/lines.h"
#include "protocol/replay.h"
#include "session/open.h"
#include "session/session.h"
#include "session/tree_count.h"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace cli {

template <Speaker S>
class OpenSessionOf : public OpenSession {
public:
    using Game = typename S::Teller::Game;
    using Session = session::Session<Game>;
    using Table = TableFor<S>;

    using Restoring = typename Game::Restoring;

    explicit OpenSessionOf(Session session, std::optional<Restoring> restoring = std::nullopt)
        : session_{std::move(session)}, restoring_{std::move(restoring)}, table_{session_} {}

    const Table& table() const override { return table_; }
    Table& table() override { return table_; }
    const Session& session() const { return session_; }
    Session& session() { return session_; }

    std::string table_text(std::size_t entries) const override { return S::table_text(table_, at(entries)); }
    std::string start_text() const override { return S::start_text(table_); }
    std::string turn_name(std::size_t entries) const override { return S::turn_name(at(entries)); }

    std::string question() const override { return table_.teller().question(session_.position()); }
    std::string faults_text() const override { return S::faults_text(table_); }
    std::string said_of_correction() const override { return S::said_of_correction(table_); }
    std::string entry_help() const override { return S::entry_help(); }
    bool is_over() const override { return Game::standing(session_.table(), session_.position()).outcome.has_value(); }
    present::Watched watched() const override { return S::watched(table_); }
    std::unique_ptr<Asking> ask() override { return std::make_unique<AskingOf<S>>(table_); }
    std::unique_ptr<Programs> programs(const ProgramSeats& wished) override {
        return std::make_unique<ProgramsOf<S>>(table_, wished);
    }
    std::string moment_text() const override { return S::moment_text(table_); }
    std::string choices_text() const override { return S::choices_text(table_); }
    std::string score_text() const override { return S::score_text(table_); }
    std::string audit_text() const override { return S::audit_text(table_); }
    Reason why(const present::RuleTexts& rules, const std::string& entry) const override {
        const auto json = S::entry_json(session_.table(), session_.position(), entry);
        if (!json && json.error().why) return {present::wrapped(*json.error().why, screen), refused};
        if (!json)
            return {
                std::string{translated("These words are not an entry. Entries in words are:")} + '\n' + S::entry_help(),
                refused};
        typename Game::EntryReader reader{session_.table(), session_.header()};
        const auto read = reader.read(*json);
        if (!read) return not_an_entry(rules, say(read.error().sentence));
        const auto verdict = session_.journal().would(*read);
        if (verdict) return allowed(rules, *read);
        if (is_over() && table_.teller().is_for_another_question(verdict.error()))
            return {std::string{translated("The game is over.")} + '\n', refused};
        return {S::refusal_at_length(session_.table(), rules, verdict.error()), refused};
    }

    std::optional<protocol::Refused> take(const protocol::Line& line) override {
        const auto words = words_in(line);
        if (!words && words.error().why) return protocol::Refused{"FORMAT", *words.error().why};
        typename Game::EntryReader reader{session_.table(), session_.header()};
        const auto entry = words ? reader.read(*words) : reader.read(line);
        if (!entry) return protocol::Refused{"FORMAT", entry.error().message()};
        // The state is always the present one here, so a rejection is a refusal.
        const auto by = words ? session::AnsweredBy::person : session::answered_by(line.text);
        const auto taken = session_.submit(session_.state(), {{*entry}, {}, by});
        if (taken) return std::nullopt;
        return Game::refused(session_.table(), std::get<typename Game::Refusal>(taken.error()));
    }
    Mending mend() override {
        if (!restoring_) return NotMended::nothing_to_mend;
        if (!session_.submit(session_.state(), restoring_->act)) return NotMended::not_allowed;
        return Mended{restoring_->entries};
    }
    std::unique_ptr<Draft> repair() override { return std::make_unique<DraftOf<S>>(table_); }

    void write_journal(std::ostream& out) const override { session::write_journal<Game>(out, session_); }
    std::vector<CutOff> cut_off() const override {
        std::vector<CutOff> all;
        for (const auto& cut : session_.journal().cut_off()) {
            all.push_back({cut.at, {}});
            for (const auto& record : cut.records)
                all.back().entries.push_back(Game::write_entry(session_.table(), record.entry));
        }
        return all;
    }
    std::string position_json(std::size_t entries) const override {
        return Game::write_position(session_.table(), at(entries));
    }
    std::vector<Ways> divide(int depth) const override {
        std::vector<Ways> all;
        for (const auto& branch : session::divide<Game>(session_.table(), session_.position(), depth))
            all.push_back({Game::write_entry(session_.table(), branch.entry), branch.sequences});
        return all;
    }

private:
    decltype(auto) at(std::size_t entries) const { return session_.journal().position_at(entries); }

    // A line that is no JSON may be an entry in short words; the reader says what else it is.
    TypedEntry words_in(const protocol::Line& line) const {
        if (line.text.empty() || line.text.front() == '{') return tl::unexpected{NoEntry{}};
        return S::entry_json(session_.table(), session_.position(), line.text);
    }

    static Reason not_an_entry(const present::RuleTexts& rules, const std::string& sentence) {
        return {present::wrapped(say("Not an entry. {trouble}", arg("trouble", sentence)), screen) + '\n' +
                    present::rule_paragraph(rules, "FORMAT", screen),
                refused};
    }
    Reason allowed(const present::RuleTexts& rules, const typename Game::Entry& entry) const {
        const auto& teller = table_.teller();
        std::string text = present::wrapped(
            say("Allowed: {entry}", arg("entry", teller.headline(session_.position(), entry))), screen);
        for (const auto& rule : teller.rules_of(session_.position(), entry))
            text += '\n' + present::rule_paragraph(rules, rule, screen);
        return {text, done};
    }

    Session session_;
    std::optional<Restoring> restoring_;  // what brings the table back to where an older program led it
    Table table_;
};

// For a sub-command of a game: what it does with the typed session. The journal's header said that it is this game's.
template <Speaker S, class Does>
OfJournal of_journal(Does does) {
    return {[does](const OpenSession& open, const Given& given, const Console& console) {
        return does(static_cast<const OpenSessionOf<S>&>(open).table(), given, console);
    }};
}
template <Speaker S, class Does>
OfPosition of_position(Does does) {
    return {[does](const OpenSession& open, std::size_t entries, const Given& given, const Console& console) {
        return does(static_cast<const OpenSessionOf<S>&>(open).table(), entries, given, console);
    }};
}

}  // namespace cli
