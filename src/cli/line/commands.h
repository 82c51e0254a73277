// SPDX-License-Identifier: MIT
// The sub-commands that every game has, as the arguments asked for them: values. A game adds its own, see
// cli/own_command.h.
#pragma once

#include "cli/boards/board_options.h"
#include "cli/own_command.h"
#include "cli/session/session_options.h"
#include "session/files.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace cli {

// A journal to be read: a file, or `-` for standard input; and the board it is played on, if not its own.
struct JournalChoice {
    std::string file{};
    std::optional<std::string> board{};
};

struct ReplayOptions {
    std::optional<std::string> board{};
    bool positions{};
    bool legal{};
    std::optional<int> advise{};  // trials
    std::uint64_t seed = 1;       // of the advice
};
struct ShowOptions {
    JournalChoice journal{};
    std::optional<std::size_t> at{};  // entries
};
struct LegalOptions {
    JournalChoice journal{};
};
struct WhyOptions {
    JournalChoice journal{};
    std::string entry{};
};
struct ScoreOptions {
    JournalChoice journal{};
};
struct AuditOptions {
    JournalChoice journal{};
};
struct DivideOptions {
    JournalChoice journal{};
    int depth{};
};
struct TourOptions {
    JournalChoice journal{};  // or no file, and a game of programs
    bool wait{};
    std::optional<std::size_t> programs{};  // how many play
    int trials = 0;                         // for each decision
    std::optional<std::uint64_t> seed{};
    std::optional<std::string> output{};  // the journal of their game
    session::IfThere if_there = session::IfThere::refuse;
};
struct RulesOptions {
    std::optional<std::string> game{};  // its id; none: as the words say, else the first
    std::vector<std::string> words{};
    std::optional<std::string> page{};
};
// A program that thinks so long answers within a second or two.
inline constexpr int usual_trials = 200;
struct PlayOptions {
    std::optional<std::string> game{};  // its id; none: the first, or that of the journal in the file
    std::optional<std::string> file{};
    std::optional<std::string> board{};
    std::optional<std::uint64_t> seed{};
    std::vector<std::string> programs{};  // "red=program"
    int trials = usual_trials;            // of theirs, for each decision
};
// A sub-command that one game has, or several; which one is meant, its journal says.
struct OwnOptions {
    std::string command{};
    JournalChoice journal{};          // empty for a command that reads none
    std::optional<std::size_t> at{};  // entries
    Given given{};
};

struct ReportOptions {
    SessionNumber session{};
    std::optional<std::string> format{};  // a key of present::ReportWords; none: as the file's ending says
    std::string output = "-";             // a file; -: standard output
    session::IfThere if_there = session::IfThere::refuse;
    std::optional<std::string> library{};
    std::optional<std::string> board{};
};

struct StatisticsOptions {
    std::optional<std::string> game{};  // its id
    std::optional<std::string> player{};
    std::optional<std::string> color{};
    std::optional<int> players{};        // at the table
    std::optional<std::string> since{};  // a day, 2026-03-01
    std::optional<std::string> until{};
    std::optional<std::string> board_id{};
    std::optional<std::string> csv{};  // a file; -: standard output
    session::IfThere if_there = session::IfThere::refuse;
    std::optional<std::string> library{};
    Form form = Form::text;
};

// A session shown to phones.
struct WatchOptions {
    std::string session{};                // as it was typed
    std::optional<std::string> listen{};  // where; empty: the likeliest address. Nothing: a game's own command is meant
    bool bright{};                        // the ground of the terminal
    std::optional<std::string> library{};
    std::optional<std::string> board{};
};

using Command = std::variant<ReplayOptions, ShowOptions, LegalOptions, WhyOptions, ScoreOptions, AuditOptions,
                             DivideOptions, PlayOptions, TourOptions, OwnOptions, ReportOptions, RulesOptions,
                             StatisticsOptions, BoardOptions, SessionOptions, WatchOptions>;

}  // namespace cli
