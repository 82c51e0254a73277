// SPDX-License-Identifier: MIT
// P4: every attack that any army on the table could make within one action, with its chance for each defence.
#pragma once

namespace bench {

void report_board();

}  // namespace bench
