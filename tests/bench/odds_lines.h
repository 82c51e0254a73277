// SPDX-License-Identifier: MIT
// P10: what the command `odds` costs beside reading its questions and printing answers.
#pragma once

namespace bench {

// 1,000 of the stored attacks through `logothete-cli odds` and through the same program with a stub for the engine,
// from a pipe.
void odds_lines();

}  // namespace bench
