// SPDX-License-Identifier: MIT
// The board everybody plays on, and a table with red, blue and green seated at it.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/entry.h"

#include <initializer_list>
#include <ostream>
#include <string>
#include <string_view>

// One row of a table of cases: a text, and what becomes of it.
struct Case {
    const char* name;
    std::string text;
    std::string outcome;
};
std::ostream& operator<<(std::ostream& out, const Case& row);

// One behind the other.
std::string joined(std::initializer_list<std::string_view> parts);

std::string board_text();  // the file
const byzantium::Table& table();
const byzantium::Header& header();
const byzantium::Position& beginning();
byzantium::CityId city(std::string_view id);

// The message of the refusal, or "accepted".
std::string refusal_of(const protocol::Line& line);
// What is written of the entry that was read, or the message of the refusal.
std::string read_and_written(const protocol::Line& line);
