// SPDX-License-Identifier: MIT
#include "present/reports/chart.h"

#include "paper/svg.h"
#include "paper/table.h"
#include "present/language/phrases.h"
#include "print/png.h"

#include <fmt/format.h>

namespace present {

std::string chart_file(const Chart& chart, ChartFormat format) {
    switch (format) {
        case ChartFormat::png:
            return print::png(chart.picture);
        case ChartFormat::svg:
            return paper::svg_file(chart.picture);
        case ChartFormat::csv:
            break;
    }
    return paper::csv(chart.numbers);
}

std::string ending(ChartFormat format) {
    if (format == ChartFormat::png) return "png";
    return format == ChartFormat::svg ? "svg" : "csv";
}

std::string chart_file_name(const Chart& chart, ChartFormat format, const std::string& title) {
    return fmt::format("{}-{}.{}", file_stem(title), chart.file, ending(format));
}

}  // namespace present
