// SPDX-License-Identifier: MIT
// The sub-commands: each takes its options and a console, and gives its exit status. Each stands in a file of its
// own. They may throw session::FileError and protocol::FormatError, which `run` turns into a sentence.
#pragma once

#include "byzantium/prompt/board_options.h"
#include "byzantium/prompt/session_options.h"
#include "cli/line/console.h"
#include "session/files.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace byzantium::prompt {

// A journal to be read: a file, or `-` for standard input; and the board it is played on, if not its own.
struct JournalChoice {
    std::string file{};
    std::optional<std::string> board{};
};

struct ReplayOptions {
    std::optional<std::string> board{};
    bool positions{};
    bool legal{};
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
struct ForecastOptions {
    JournalChoice journal{};
};
struct AuditOptions {
    JournalChoice journal{};
};
struct DivideOptions {
    JournalChoice journal{};
    int depth{};
};
struct RulesOptions {
    std::vector<std::string> words{};
    std::optional<std::string> page{};
};
struct PlayOptions {
    std::optional<std::string> file{};
    std::optional<std::string> board{};
    std::optional<std::uint64_t> seed{};
};
struct TourOptions {
    JournalChoice journal{};
    bool wait{};
};
struct OddsOptions {};
struct DiceOptions {
    int dice{};
    int threshold = 4;
    bool json{};
};

// What most answers about odds begin with: a journal, how many of its entries count, and how to write it.
struct MomentChoice {
    JournalChoice journal{};
    std::optional<std::size_t> at{};  // entries
    Form form = Form::text;
};
struct PlanOptions {
    MomentChoice moment{};
    std::optional<std::string> army{};
    std::optional<std::string> target{};
};
struct ThreatsOptions {
    MomentChoice moment{};
    std::optional<std::string> color{};
};
struct DangerOptions {
    MomentChoice moment{};
    std::optional<std::string> color{};
};
struct LuckOptions {
    MomentChoice moment{};
};

struct ReportOptions {
    SessionNumber session{};
    std::optional<std::string> format{};  // a key of present::report_words; none: as the file's ending says
    std::string output = "-";             // a file; -: standard output
    session::IfThere if_there = session::IfThere::refuse;
    std::optional<std::string> library{};
    std::optional<std::string> board{};
};

struct StatisticsOptions {
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

int execute(const ReplayOptions& options, const cli::Console& console);
int execute(const ShowOptions& options, const cli::Console& console);
int execute(const LegalOptions& options, const cli::Console& console);
int execute(const WhyOptions& options, const cli::Console& console);
int execute(const ScoreOptions& options, const cli::Console& console);
int execute(const ForecastOptions& options, const cli::Console& console);
int execute(const AuditOptions& options, const cli::Console& console);
int execute(const DivideOptions& options, const cli::Console& console);
int execute(const RulesOptions& options, const cli::Console& console);
int execute(const PlayOptions& options, const cli::Console& console);
int execute(const TourOptions& options, const cli::Console& console);
int execute(const OddsOptions& options, const cli::Console& console);
int execute(const DiceOptions& options, const cli::Console& console);
int execute(const PlanOptions& options, const cli::Console& console);
int execute(const ThreatsOptions& options, const cli::Console& console);
int execute(const DangerOptions& options, const cli::Console& console);
int execute(const LuckOptions& options, const cli::Console& console);
int execute(const ReportOptions& options, const cli::Console& console);
int execute(const StatisticsOptions& options, const cli::Console& console);
int execute(const BoardOptions& options, const cli::Console& console);
int execute(const SessionOptions& options, const cli::Console& console);

using Command = std::variant<ReplayOptions, ShowOptions, LegalOptions, WhyOptions, ScoreOptions, ForecastOptions,
                             AuditOptions, DivideOptions, PlayOptions, TourOptions, OddsOptions, DiceOptions,
                             PlanOptions, ThreatsOptions, DangerOptions, LuckOptions, ReportOptions, RulesOptions,
                             StatisticsOptions, BoardOptions, SessionOptions>;

}  // namespace byzantium::prompt
