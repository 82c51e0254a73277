// SPDX-License-Identifier: MIT
// Charts, one at a time, each with its numbers beside it: those of the open session.
#pragma once

#include "gui/kept_page.h"
#include "gui/scrolled_part.h"
#include "present/charts.h"
#include "present/help_topic.h"
#include "present/report_files.h"
#include "present/report_pages.h"
#include "present/rule_topics.h"

#include <cstddef>
#include <vector>

namespace gui {

class ChartsPage : public KeptPage {
public:
    ChartsPage(wxWindow* parent, const Theme& theme, const FileChoosers& choosers, const wxString& name = "charts");

    // The chart that was looked at last is shown again, if there still is one.
    void show(present::ChartPageWords words, std::vector<present::Chart> charts);
    // At least one must have been given.
    const present::Chart& shown() const { return charts_.at(shown_); }

protected:
    void draw(Painter& painter) override;
    present::HelpTopic page_topic() const override { return present::scoring_page(); }
    bool took_key(int key) override;

    // For pages with more on them: what stands between the heading and the charts, and what stands there if there are
    // none. Each takes its place off the box.
    virtual void draw_above(Painter&, Rect&) {}
    virtual void draw_nothing(Painter&, Rect&) {}

    void replace(std::vector<present::Chart> charts);
    bool has_charts() const { return !charts_.empty(); }

private:
    void draw_tabs(Painter& painter, Rect line);
    void draw_chart(Painter& painter, Rect rest);
    void draw_saves(Painter& painter, Rect line);
    void turn_to(std::size_t chart);
    void save_as(present::ChartFormat format);

    present::ChartPageWords words_;
    std::vector<present::Chart> charts_;
    std::size_t shown_ = 0;
    ScrolledPart numbers_{*this};
};

}  // namespace gui
