// SPDX-License-Identifier: MIT
// Stored answers of an independent implementation of the odds, which counts in fractions:
// tests/byzantium/odds/reference.txt.
#pragma once

#include "byzantium/odds/report.h"

#include <istream>
#include <string>
#include <vector>

namespace support {

// An attack and its answer, each figure rounded once from its fraction.
struct OddsReference {
    byzantium::odds::Attack attack;
    byzantium::odds::Report answer;  // its policy is the one that was asked
};

// Every stored attack, in the order of the file. Throws std::runtime_error, naming the line, if one cannot be read.
std::vector<OddsReference> odds_references();
std::vector<OddsReference> read_odds_references(std::istream& text);

// The figures that are not equal, bit for bit: "p_capture 0.5, not 0.25"; empty if all are.
std::vector<std::string> differences(const byzantium::odds::Report& answer, const byzantium::odds::Report& expected);

}  // namespace support
