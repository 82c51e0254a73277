// SPDX-License-Identifier: MIT
// Charts of horizontal bars, each with a name before it.
#pragma once

#include "paper/picture.h"
#include "paper/table.h"
#include "present/reports/chart_parts.h"

#include <optional>
#include <string>
#include <vector>

namespace present {

struct ScaleMark {
    double at;
    std::string text;
};

// A result as a bar, and the expected value as a vertical line across it.
struct MeasuredBar {
    paper::Cell name;
    paper::Ink fill;
    double value;
    std::optional<double> expected;  // no line without it
    std::string label;               // behind both
};
struct MeasuredBars {
    std::string title;
    std::vector<MeasuredBar> bars;
    Span across;
    std::vector<ScaleMark> marks;
    std::string value;     // what the bar is called
    std::string expected;  // and the line
};
paper::Picture picture_of(MeasuredBars chart);

// Two quantities for each name, around 0: the first filled, the second striped.
struct PairedBar {
    paper::Cell name;
    paper::Ink fill;
    double first;
    double second;
};
struct PairedBars {
    std::string title;
    std::vector<PairedBar> bars;
    std::string first;
    std::string second;
};
paper::Picture picture_of(PairedBars chart);

// A picture with only these words.
paper::Picture picture_without(std::string title, std::string words);

inline constexpr double chart_width = 860;
void draw_name(paper::Picture& picture, const paper::Cell& name, double y);

}  // namespace present
