// SPDX-License-Identifier: MIT
// A repair of a session of one game.
#pragma once

#include "cli/line/words.h"
#include "cli/session/draft.h"
#include "cli/speaker.h"
#include "present/journal/draft_words.h"
#include "present/journal/mends.h"
#include "protocol/sessions.h"
#include "session/repair.h"
#include "session/session.h"
#include "wording/sentence.h"

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cli {

// The entry that JSON or short words of the game are where it meets this position; or why they are none.
template <Speaker S>
tl::expected<typename S::Teller::Game::Entry, wording::Sentence> entry_of(
    const session::Session<typename S::Teller::Game>& session, const typename S::Teller::Game::Position& before,
    const std::string& text) {
    const auto json = S::entry_json(session.table(), before, text);
    if (!json && json.error().why) return tl::unexpected{wording::Sentence{"{why}", {{"why", *json.error().why}}}};
    if (!json) return tl::unexpected{wording::Sentence{marked("The text after the number is not an entry.")}};
    typename S::Teller::Game::EntryReader reader{session.table(), session.header()};
    auto entry = reader.read(*json);
    if (!entry) return tl::unexpected{entry.error().sentence};
    return *std::move(entry);
}

template <Speaker S>
class DraftOf : public Draft {
public:
    using Game = typename S::Teller::Game;

    // The table must outlive it, and nothing else may change it meanwhile.
    explicit DraftOf(TableFor<S>& table) : table_{table}, draft_{table.session()} {}

    std::size_t size() const override { return draft_.lines().size(); }
    void remove(std::size_t number) override { draft_.remove(number); }
    std::optional<wording::Sentence> insert(std::size_t before, const std::string& text) override {
        auto entry = entry_of<S>(table_.session(), draft_.before(before), text);
        if (!entry) return entry.error();
        draft_.insert(before, *std::move(entry));
        return std::nullopt;
    }
    std::optional<wording::Sentence> change(std::size_t number, const std::string& text) override {
        auto entry = entry_of<S>(table_.session(), draft_.before(number), text);
        if (!entry) return entry.error();
        draft_.change(number, *std::move(entry));
        return std::nullopt;
    }
    void keep_players() override { draft_.keep_players(); }

    bool is_unchanged() const override { return draft_.is_unchanged(); }
    std::size_t refused() const override { return draft_.refused().size(); }
    std::size_t changed_hands() const override { return draft_.changed_hands().size(); }
    present::Article article() const override {
        return present::DraftWords<typename S::Teller>{table_.teller(), table_.session(), draft_}.article();
    }
    std::vector<std::string> json_lines() const override {
        std::vector<std::string> all;
        const auto& fixed = table_.session().table();
        for (std::size_t i = draft_.first_change() - 1; i < draft_.lines().size(); ++i) {
            const auto& line = draft_.lines()[i];
            protocol::DraftLine written{i + 1, line.was, Game::write_entry(fixed, line.entry), {}};
            if (line.refused) written.refused = Game::refused(fixed, *line.refused);
            all.push_back(protocol::write_draft_line(written));
        }
        return all;
    }
    std::vector<std::string> mends() const override {
        std::vector<std::string> edits;
        for (const auto& mend : present::mends(table_.teller(), table_.session(), draft_))
            edits.push_back("insert " + std::to_string(mend.before) + ' ' +
                            Game::write_entry(table_.session().table(), mend.missing));
        return edits;
    }

    std::optional<std::size_t> accept(const std::string& name) override {
        const auto accepted = table_.session().repair(draft_.first_change(), draft_.acts(), name);
        return accepted ? std::optional{accepted->entries} : std::nullopt;
    }

private:
    TableFor<S>& table_;
    session::Repair<Game> draft_;
};

}  // namespace cli
