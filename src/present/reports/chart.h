// SPDX-License-Identifier: MIT
// A chart: a picture that can be read without colours, what it shows in a sentence, and its numbers as tables.
#pragma once

#include "paper/picture.h"
#include "paper/table.h"

#include <cstdint>
#include <string>

namespace present {

struct Chart {
    std::string file;  // names it among its like, and is the first part of a file's name for it: "vp"; never translated
    std::string tab;   // its title in a word or two, where all of them are offered
    std::string title;
    std::string text;  // what it shows and how to read it
    paper::Picture picture;
    paper::Table table;    // beside it: what matters
    paper::Table numbers;  // all of it, for a spreadsheet
};

// --- as a file
enum class ChartFormat : std::uint8_t { png, svg, csv };
// Its bytes. Throws std::runtime_error with a sentence if they cannot be made.
std::string chart_file(const Chart& chart, ChartFormat format);
std::string ending(ChartFormat format);  // "png"
// A name for it, made of a title: "friday-money.svg".
std::string chart_file_name(const Chart& chart, ChartFormat format, const std::string& title);

}  // namespace present
