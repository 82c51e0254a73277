// SPDX-License-Identifier: MIT
// The charts of the open session, one at a time, each with its numbers beside it.
#pragma once

#include "gui/kept_page.h"
#include "gui/scroll.h"
#include "present/charts.h"
#include "present/report_files.h"

#include <cstddef>
#include <vector>

namespace gui {

class ChartsPage : public KeptPage {
public:
    ChartsPage(wxWindow* parent, const Theme& theme, const FileChoosers& choosers);

    // The chart that was looked at last is shown again. At least one.
    void show(present::ReportFacts facts, std::vector<present::Chart> charts);
    const present::Chart& shown() const { return charts_.at(shown_); }

protected:
    void draw(Painter& painter) override;
    bool took_key(int key) override;

private:
    void draw_tabs(Painter& painter, Rect line);
    void draw_saves(Painter& painter, Rect line);
    void draw_numbers(Painter& painter, const Rect& box);
    void turn_to(std::size_t chart);
    void save_as(present::ChartFormat format);

    present::ReportFacts facts_;
    std::vector<present::Chart> charts_;
    std::size_t shown_ = 0;
    Scroll scroll_;  // of the numbers
    Rect numbers_;
};

}  // namespace gui
