// SPDX-License-Identifier: MIT
// The action of each sub-command: it takes its options, the games and a console, and returns the exit status. All may
// throw wording::Failure, which `run` turns into a sentence.
#pragma once

#include "cli/game.h"
#include "cli/line/commands.h"
#include "cli/line/console.h"

namespace cli {

int execute(const ReplayOptions& options, const Games& games, const Console& console);
int execute(const ShowOptions& options, const Games& games, const Console& console);
int execute(const LegalOptions& options, const Games& games, const Console& console);
int execute(const WhyOptions& options, const Games& games, const Console& console);
int execute(const ScoreOptions& options, const Games& games, const Console& console);
int execute(const AuditOptions& options, const Games& games, const Console& console);
int execute(const DivideOptions& options, const Games& games, const Console& console);
int execute(const TourOptions& options, const Games& games, const Console& console);
int execute(const OwnOptions& options, const Games& games, const Console& console);
int execute(const RulesOptions& options, const Games& games, const Console& console);
int execute(const PlayOptions& options, const Games& games, const Console& console);
int execute(const ReportOptions& options, const Games& games, const Console& console);
int execute(const StatisticsOptions& options, const Games& games, const Console& console);
int execute(const BoardOptions& options, const Games& games, const Console& console);
int execute(const SessionOptions& options, const Games& games, const Console& console);
// Until somebody interrupts the program.
int execute(const WatchOptions& options, const Games& games, const Console& console);

}  // namespace cli
