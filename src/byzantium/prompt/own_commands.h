// SPDX-License-Identifier: MIT
// The sub-commands that only Byzantium has. Each stands in a file of its own.
#pragma once

#include "cli/own_command.h"

namespace byzantium::prompt {

cli::OwnCommand odds_command();
cli::OwnCommand dice_command();
cli::OwnCommand advise_command();
cli::OwnCommand plan_command();
cli::OwnCommand threats_command();
cli::OwnCommand danger_command();
cli::OwnCommand luck_command();
cli::OwnCommand review_command();
cli::OwnCommand forecast_command();

}  // namespace byzantium::prompt
