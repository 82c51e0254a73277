// SPDX-License-Identifier: MIT
// `watch SESSION --listen` in a program that was built without LOGOTHETE_GUESTS.
#include "cli/execute.h"
#include "cli/line/words.h"

namespace cli {

int execute(const WatchOptions&, const Games&, const Console& console) {
    console.err << translated("This program was built without the part that shows sessions to phones.") << '\n';
    return unusable;
}

}  // namespace cli
