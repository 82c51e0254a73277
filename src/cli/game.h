// SPDX-License-Identifier: MIT
// A game at run time, as the command line needs it. What is of one game is behind this interface; which game a journal
// or a session is of is told by its header or by its library.
#pragma once

#include "cli/line/commands.h"
#include "cli/line/console.h"
#include "cli/open_session.h"
#include "cli/own_command.h"
#include "present/reports/report_words.h"
#include "protocol/lines.h"
#include "protocol/replay.h"
#include "protocol/text.h"
#include "session/game_files.h"

#include <cstddef>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace cli {

// A journal that is judged line by line and keeps nothing but where it stands.
class Replay {
public:
    Replay() = default;
    virtual ~Replay() = default;
    Replay(const Replay&) = delete;
    Replay& operator=(const Replay&) = delete;

    // The next line. Refused, it has changed nothing.
    virtual std::optional<protocol::Refused> take(const protocol::Line& line) = 0;
    // JSON: the position, and the list of what is legal there.
    virtual std::string position() const = 0;
    virtual std::string legal() const = 0;
};
// Or what is wrong with the header.
using StartedReplay = std::variant<std::unique_ptr<Replay>, protocol::Malformed>;

// The session of a journal, as far as its lines hold; and what stopped the reading, in sentences, a line each.
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
    // How entries are written in short words, a line each.
    virtual std::string entry_help() const = 0;
    virtual std::vector<OwnCommand> commands() const = 0;
    // What stands on the pages of its help, for `rules --page`.
    virtual std::string pages_help() const = 0;
    virtual std::vector<present::ReportWords> reports() const = 0;

    // Boards: a file, or the id of a board there is; none: the one that the header names. Both throw
    // session::FileError and protocol::FormatError; the replay only if the board that was asked for is none.
    virtual OpenedJournal open_journal(std::istream& lines, const std::string& name,
                                       const std::optional<std::string>& board) const = 0;
    virtual StartedReplay replay(const protocol::Line& header, const std::optional<std::string>& board) const = 0;

    virtual int execute(const RulesOptions& options, const Console& console) const = 0;
    virtual int execute(const PlayOptions& options, const Console& console) const = 0;
    virtual int execute(const ReportOptions& options, const Console& console) const = 0;
    virtual int execute(const StatisticsOptions& options, const Console& console) const = 0;
    virtual int execute(const BoardOptions& options, const Console& console) const = 0;
    virtual int execute(const SessionOptions& options, const Console& console) const = 0;
};

// All games there are, in the order in which they are offered; at least one.
class Games {
public:
    explicit Games(std::vector<std::unique_ptr<Game>> all) : all_{std::move(all)} {}

    const std::vector<std::unique_ptr<Game>>& all() const { return all_; }
    const Game& first() const { return *all_.front(); }
    // Null if there is none of this id.
    const Game* find(std::string_view id) const;

private:
    std::vector<std::unique_ptr<Game>> all_;
};

}  // namespace cli
