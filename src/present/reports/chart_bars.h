// SPDX-License-Identifier: MIT
// Charts of level bars, each with a name before it.
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

// What was, as a bar, against what was to be expected, as an upright line across it.
struct MeasuredBar {
    paper::Cell name;
    paper::Ink fill;
    double value;
    std::optional<double> expected;  // nothing: there is no line
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

// Two quantities of each name around 0: the first full, the second striped.
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

// A picture with nothing but these words.
paper::Picture picture_without(std::string title, std::string words);

inline constexpr double chart_width = 860;
void draw_name(paper::Picture& picture, const paper::Cell& name, double y);

}  // namespace present
