// SPDX-License-Identifier: MIT
// A throw of dice as JSON.
#pragma once

#include "byzantium/odds/dice.h"

#include <string>

namespace byzantium::text {

// {"dice":6,"threshold":4,"expected":3,"exactly":[p,...],"at_least":[p,...]} without a line feed; the lists by hits,
// from 0.
std::string write_dice(const byzantium::odds::HitChances& chances);

}  // namespace byzantium::text
