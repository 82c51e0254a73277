// SPDX-License-Identifier: MIT
// A game at run time, made from what one game brings. One source file of the game instantiates it.
#pragma once

#include "cli/boards/boards_for.h"
#include "cli/game.h"
#include "cli/line/words.h"
#include "cli/open_session_of.h"
#include "cli/play/programs_of.h"
#include "cli/program.h"
#include "cli/session/kept_of.h"
#include "cli/speaker.h"
#include "present/reports/report_words.h"
#include "protocol/json_out.h"
#include "session/boards.h"
#include "session/counting.h"
#include "session/dice.h"
#include "session/files.h"
#include "session/open.h"
#include "session/replayer.h"
#include "store/library.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace cli {

template <Speaker S>
class ReplayOf : public Replay {
public:
    using G = typename S::Teller::Game;

    ReplayOf(typename G::Table table, const typename G::Header& header, const std::optional<Thought>& thought)
        : replayer_{std::move(table), header},
          reader_{replayer_.table(), header},
          thought_{thought},
          program_{thought ? expect_program<S>() : nullptr} {}

    std::optional<protocol::Refused> take(const protocol::Line& line) override {
        const auto entry = reader_.read(line);
        if (!entry) return protocol::Refused{"FORMAT", entry.error().message()};
        const auto refusal = replayer_.take(*entry);
        return refusal ? std::optional{G::refused(replayer_.table(), *refusal)} : std::nullopt;
    }
    std::string position() const override { return G::write_position(replayer_.table(), replayer_.position()); }
    std::string legal() const override {
        return protocol::json::listed(replayer_.legal(),
                                      [&](const auto& entry) { return G::write_entry(replayer_.table(), entry); });
    }
    std::optional<std::string> advice() const override {
        return program_ ? program_->advice(replayer_.table(), replayer_.position(), *thought_) : std::nullopt;
    }

private:
    session::Replayer<G> replayer_;
    typename G::EntryReader reader_;
    std::optional<Thought> thought_;
    std::unique_ptr<Program<G>> program_;  // none: no advice was asked for
};

template <Speaker S>
class GameOf : public Game {
public:
    using G = typename S::Teller::Game;

    std::string_view id() const override { return G::id; }
    std::string name() const override { return S::name(); }
    session::GameFolder folder() const override { return G::folder(); }
    std::string_view rule_mark() const override { return S::Teller::rule_mark; }
    std::unique_ptr<BoardActs> boards() const override { return S::boards(); }
    std::string entry_help() const override { return S::entry_help(); }
    std::vector<OwnCommand> commands() const override { return S::commands(); }
    std::string pages_help() const override { return S::pages_help(); }
    std::vector<present::ReportWords> reports() const override { return S::reports(); }

    OpenedJournal open_journal(std::istream& lines, const std::string& name, const std::optional<std::string>& board,
                               session::DiceSource dice) const override {
        auto opened = session::open_journal<G>(lines, name, boards_for<G>(board), dice);
        auto open = std::make_unique<OpenSessionOf<S>>(std::move(opened.session));
        if (!opened.trouble) return {std::move(open), std::nullopt};
        auto trouble = not_entered(*opened.trouble, name, open->session().table()) + '\n' +
                       say_counted(static_cast<int>(open->session().journal().size()),
                                   "The {n} entry before it is kept.", "The {n} entries before it are kept.") +
                       '\n';
        return {std::move(open), std::move(trouble)};
    }

    StartedReplay replay(const protocol::Line& line, const std::optional<std::string>& board_asked,
                         const std::optional<Thought>& thought) const override try {
        const auto header = G::read_header(line);
        if (!header) return header.error();
        auto board = session::board_for<G>(*header, boards_for<G>(board_asked));
        if constexpr (session::HasBoards<G>)
            if (auto wrong = G::check_header(board, *header)) return *std::move(wrong);
        return std::make_unique<ReplayOf<S>>(G::table(*header, std::move(board)), *header, thought);
    } catch (const session::FileError& error) {
        return protocol::Malformed{error.sentence};
    } catch (const protocol::FormatError& error) {
        return protocol::Malformed{error.sentence};
    }

    std::vector<OwnWord> own_words() const override { return S::own_words(); }
    PlayHelp play_help() const override { return S::play_help(); }
    std::unique_ptr<OpenSession> begin_at_prompt(Prompt& prompt, const Console& console,
                                                 const std::optional<std::string>& board,
                                                 session::DiceSource dice) const override {
        const auto boards = boards_to_begin<G>(board);
        const auto header = S::ask_header(prompt, console, boards, board, dice);
        if (!header) return nullptr;
        return std::make_unique<OpenSessionOf<S>>(session::new_session<G>(*header, boards, dice));
    }

    std::unique_ptr<OpenSession> begin_for_programs(std::size_t players, const std::optional<std::string>& board,
                                                    session::DiceSource dice) const override {
        const auto boards = boards_to_begin<G>(board);
        NewHeader wished;
        wished.board = board;
        const auto marks = S::counted().marks.keys;
        for (std::size_t seat = 0; seat < std::min(players, marks.size()); ++seat)
            wished.players.push_back(marks[seat]);
        wished.first = marks[dice.pick(wished.players.size())];
        return std::make_unique<OpenSessionOf<S>>(session::new_session<G>(S::new_header(wished, boards), boards, dice));
    }

    std::vector<Option> new_options() const override { return S::new_options(); }
    Begun begin_session(store::Library& library, const NewHeader& wished, const session::Place& place,
                        const std::optional<std::string>& board) const override {
        NewHeader all = wished;
        all.board = board;
        return cli::begin_session<S>(library, all, place, boards_to_begin<G>(board, library.file()));
    }
    OpenedKept look_at(const store::Library& library, store::SessionId id,
                       const std::optional<std::string>& board) const override {
        return opened_kept<S>(
            session::look_at<G>(library, id, boards_for<G>(board, library.file()), session::DiceSource::from_system()));
    }
    TakenUp take_up(store::Library& library, store::SessionId id,
                    const std::optional<std::string>& board) const override {
        auto taken =
            session::take_up<G>(library, id, boards_for<G>(board, library.file()), session::DiceSource::from_system());
        if (const auto* holder = std::get_if<store::Holder>(&taken)) return *holder;
        return opened_kept<S>(std::get<session::OpenedKept<G>>(std::move(taken)));
    }
    TakenLines take_over(store::Library& library, std::istream& lines, const std::string& name,
                         const session::Place& place, const std::optional<std::string>& board) const override {
        return taken_lines<S>(session::take_over<G>(library, lines, name, place, boards_for<G>(board, library.file())),
                              name);
    }
    TakenFile take_over_file(store::Library& library, const std::string& file,
                             const std::optional<std::string>& board) const override {
        return taken_file<S>(
            session::take_over_file<G>(library, file, store::IfDiffers::report, boards_for<G>(board, library.file())),
            file);
    }
    std::vector<NotAsItWas> replay_all(const store::Library& library,
                                       const std::optional<std::string>& board) const override {
        return changed_sessions<S>(session::replay_all<G>(library, boards_for<G>(board, library.file())));
    }
    present::CountedGame counted() const override { return S::counted(); }
    protocol::CountedMembers counted_members(const present::Results& results) const override {
        return S::counted_members(results);
    }
    std::unique_ptr<session::GameCounting> counting(store::Library& library) const override {
        return std::make_unique<session::Counting<G>>(library, boards_for<G>(std::nullopt, library.file()));
    }
    std::string report(const OpenSession& open, const std::string& key, const store::Details& details,
                       const std::vector<store::Entry>& entries) const override {
        return S::report(static_cast<const OpenSessionOf<S>&>(open).table(), key, details, entries);
    }

private:
    static std::string not_entered(const session::NotEntered<G>& trouble, const std::string& name,
                                   const typename G::Table& table) {
        if (const auto* format = std::get_if<protocol::FormatError>(&trouble.why)) return say(format->sentence);
        return name + ":" + std::to_string(trouble.line) + ": " +
               S::refusal(table, std::get<typename G::Refusal>(trouble.why));
    }
};

}  // namespace cli
