// SPDX-License-Identifier: MIT
// The sub-commands of Ekö's own: what is worth knowing of a position. Each stands in a file of its own.
#pragma once

#include "cli/own_command.h"

namespace eko::prompt {

cli::OwnCommand threats_command();
cli::OwnCommand watch_command();
cli::OwnCommand plan_command();
cli::OwnCommand forecast_command();

}  // namespace eko::prompt
