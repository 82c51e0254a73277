// SPDX-License-Identifier: MIT
// What is wrong with an argument, in the language of the user.
#pragma once

#include <string>
#include <vector>

namespace cli {

// "dice: the number of dice is missing, for example: logothete-cli dice 6". `help` is the argument's line in --help,
// which begins with what it is: "the number of dice, 0 to 60".
std::string say_missing(const std::string& command, const std::string& help, const std::string& example);
// "dice: the number of dice: must be a whole number from 0 to 60, not 99, for example: logothete-cli dice 6". `fault`
// is what a check below found.
std::string say_wrong(const std::string& command, const std::string& argument, const std::string& fault,
                      const std::string& example);
// "dice: “9” is not expected here. It is written like this: logothete-cli dice 6". The example of these two may be
// empty.
std::string say_unexpected(const std::string& command, const std::string& argument, const std::string& example);
// What is meant by a line of --help: what stands before the details.
std::string without_details(const std::string& help);

// What CLI11 puts behind the name of an argument, empty if the text is right: "must be a whole number from 0 to 60,
// not 99", "must be one of battle and scoring, not soup".
std::string unless_whole_number(const std::string& text, int lowest, int highest);
std::string unless_one_of(const std::string& text, const std::vector<std::string>& words);

}  // namespace cli
