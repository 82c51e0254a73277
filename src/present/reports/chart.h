// SPDX-License-Identifier: MIT
// A chart: a picture that can be read without colours, a sentence that explains it, and its numbers as tables.
#pragma once

#include "paper/picture.h"
#include "paper/table.h"

#include <cstdint>
#include <string>

namespace present {

struct Chart {
    std::string file;  // identifies it, and begins the name of its file: "vp"; never translated
    std::string tab;   // its short title in the list of charts
    std::string title;
    std::string text;  // what it shows and how to read it
    paper::Picture picture;
    paper::Table table;    // beside it: the main numbers
    paper::Table numbers;  // all numbers, for a spreadsheet
};

// --- as a file
enum class ChartFormat : std::uint8_t { png, svg, csv };
// The file's bytes. Throws std::runtime_error with a sentence if they cannot be made.
std::string chart_file(const Chart& chart, ChartFormat format);
std::string ending(ChartFormat format);  // "png"
// A name for its file, made from a title: "friday-money.svg".
std::string chart_file_name(const Chart& chart, ChartFormat format, const std::string& title);

}  // namespace present
