// SPDX-License-Identifier: MIT
// Figures about statistics over 1,000 finished sessions.
#pragma once

namespace bench {

// How fast sessions are counted that were never counted; then statistics opened with all of them counted, against
// nothing but the list of sessions and the summaries read.
void report_statistics();

}  // namespace bench
