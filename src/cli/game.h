// SPDX-License-Identifier: MIT
// A game at run time, as the command line needs it. Everything that depends on the game is behind this interface. A
// journal's header, or the library of a session, names the game.
#pragma once

#include "cli/boards/board_acts.h"
#include "cli/line/commands.h"
#include "cli/line/console.h"
#include "cli/line/prompt.h"
#include "cli/open_session.h"
#include "cli/own_command.h"
#include "cli/program.h"
#include "cli/session/kept.h"
#include "cli/speaker.h"
#include "present/reports/report_words.h"
#include "present/statistics/counted_game.h"
#include "present/statistics/seat_result.h"
#include "protocol/lines.h"
#include "protocol/replay.h"
#include "protocol/statistics.h"
#include "protocol/text.h"
#include "session/counting.h"
#include "session/dice.h"
#include "session/game_files.h"
#include "session/place.h"
#include "store/library.h"

#include <cstddef>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace cli {

// A journal that is judged line by line; it keeps only its present position.
class Replay {
public:
    Replay() = default;
    virtual ~Replay() = default;
    Replay(const Replay&) = delete;
    Replay& operator=(const Replay&) = delete;

    // The next line. Refused, it has changed nothing.
    virtual std::optional<protocol::Refused> take(const protocol::Line& line) = 0;
    // As JSON: the position, and the list of legal entries.
    virtual std::string position() const = 0;
    virtual std::string legal() const = 0;
    // A program's, in the protocol's form; nothing where nobody decides, or where no advice was asked for.
    virtual std::optional<std::string> advice() const = 0;
};
// Or the fault of the header.
using StartedReplay = std::variant<std::unique_ptr<Replay>, protocol::Malformed>;

// The session of a journal up to the first line that is refused, and why reading stopped there: sentences, one per
// line.
struct OpenedJournal {
    std::unique_ptr<OpenSession> session;
    std::optional<std::string> trouble;
};

class Game {
public:
    Game() = default;
    virtual ~Game() = default;
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;

    virtual std::string_view id() const = 0;  // as headers say it
    virtual std::string name() const = 0;     // as people call it
    virtual session::GameFolder folder() const = 0;
    virtual std::string_view rule_mark() const = 0;  // the beginning of its rules' ids: "BYZ"
    // The forms of entries in short words, one per line.
    virtual std::string entry_help() const = 0;
    virtual std::vector<OwnCommand> commands() const = 0;
    // The names of its help pages, for `rules --page`.
    virtual std::string pages_help() const = 0;
    virtual std::vector<present::ReportWords> reports() const = 0;

    // Boards: a file, or the id of a board there is; none: the one that the header names. Both throw
    // session::FileError and protocol::FormatError; the replay only if the board that was asked for is none.
    virtual OpenedJournal open_journal(std::istream& lines, const std::string& name,
                                       const std::optional<std::string>& board, session::DiceSource dice) const = 0;
    // With advice, if a thought is given: throws wording::Failure if the game has nobody who advises.
    virtual StartedReplay replay(const protocol::Line& header, const std::optional<std::string>& board,
                                 const std::optional<Thought>& thought) const = 0;

    // --- The prompt of `play`.
    virtual std::vector<OwnWord> own_words() const = 0;
    virtual PlayHelp play_help() const = 0;
    // Asks everything that a new session needs. Returns null if the input ends or somebody says quit. Throws like
    // open_journal.
    virtual std::unique_ptr<OpenSession> begin_at_prompt(Prompt& prompt, const Console& console,
                                                         const std::optional<std::string>& board,
                                                         session::DiceSource dice) const = 0;

    // A new game at so many seats, for programs alone. Throws like open_journal.
    virtual std::unique_ptr<OpenSession> begin_for_programs(std::size_t players,
                                                            const std::optional<std::string>& board,
                                                            session::DiceSource dice) const = 0;

    // --- Sessions of a library, which are of this game. All throw store::StoreError, session::FileError and
    // protocol::FormatError.
    virtual std::vector<Option> new_options() const = 0;
    virtual Begun begin_session(store::Library& library, const NewHeader& wished, const session::Place& place,
                                const std::optional<std::string>& board) const = 0;
    virtual OpenedKept look_at(const store::Library& library, store::SessionId id,
                               const std::optional<std::string>& board) const = 0;
    virtual TakenUp take_up(store::Library& library, store::SessionId id,
                            const std::optional<std::string>& board) const = 0;
    virtual TakenLines take_over(store::Library& library, std::istream& lines, const std::string& name,
                                 const session::Place& place, const std::optional<std::string>& board) const = 0;
    virtual TakenFile take_over_file(store::Library& library, const std::string& file,
                                     const std::optional<std::string>& board) const = 0;
    // The sessions of this game that do not replay as they did.
    virtual std::vector<NotAsItWas> replay_all(const store::Library& library,
                                               const std::optional<std::string>& board) const = 0;

    // --- Looking back.
    virtual present::CountedGame counted() const = 0;
    // The members with the game's measures in lines of JSON about these results, of which there is at least one.
    virtual protocol::CountedMembers counted_members(const present::Results& results) const = 0;
    // The library must outlive it. Throws store::StoreError.
    virtual std::unique_ptr<session::GameCounting> counting(store::Library& library) const = 0;
    // The whole file of one of `reports`.
    virtual std::string report(const OpenSession& open, const std::string& key, const store::Details& details,
                               const std::vector<store::Entry>& entries) const = 0;

    // --- Boards in files; null for a game that has none.
    virtual std::unique_ptr<BoardActs> boards() const = 0;
};

// All games there are, in the order in which they are offered; at least one.
class Games {
public:
    explicit Games(std::vector<std::unique_ptr<Game>> all) : all_{std::move(all)} {}

    const std::vector<std::unique_ptr<Game>>& all() const { return all_; }
    const Game& first() const { return *all_.front(); }
    present::CountedGames counted() const;
    // Null if there is none of this id.
    const Game* find(std::string_view id) const;
    // The one that knows this board; the first if none does, or if no board was asked for.
    const Game& whose_board(const std::optional<std::string>& board) const;

private:
    std::vector<std::unique_ptr<Game>> all_;
};

// The marks of seats in all of these games: "red".
std::vector<std::string> seat_marks(const present::CountedGames& games);

}  // namespace cli
