// SPDX-License-Identifier: MIT
// What the first game still answers for all.
#include "cli/execute.h"

namespace cli {

int execute(const RulesOptions& options, const Games& games, const Console& console) {
    return games.first().execute(options, console);
}
int execute(const BoardOptions& options, const Games& games, const Console& console) {
    return games.first().execute(options, console);
}

}  // namespace cli
