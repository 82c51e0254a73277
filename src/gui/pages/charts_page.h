// SPDX-License-Identifier: MIT
// The charts of the open session, one at a time, each with its numbers beside it.
#pragma once

#include "gui/canvas/scrolled_part.h"
#include "gui/pages/kept_page.h"
#include "present/help/help_topic.h"
#include "present/reports/chart.h"
#include "present/reports/report_pages.h"

#include <cstddef>
#include <vector>

namespace gui {

class ChartsPage : public KeptPage {
public:
    // `topic`: their help topic.
    ChartsPage(wxWindow* parent, const Theme& theme, const FileChoosers& choosers, present::HelpTopic topic,
               const wxString& name = "charts");

    // Shows the chart that was shown last, if it still exists.
    void show(present::ChartPageWords words, std::vector<present::Chart> charts);
    // There must be at least one.
    const present::Chart& shown() const { return charts_.at(shown_); }

protected:
    void draw(Painter& painter) override;
    present::HelpTopic page_topic() const override { return topic_; }
    bool took_key(int key) override;

    // For pages with more content: draw what is between the heading and the charts, and what replaces the charts if
    // there are none. Each cuts its place off the box.
    virtual void draw_above(Painter&, Rect&) {}
    virtual void draw_nothing(Painter&, Rect&) {}

    void replace(std::vector<present::Chart> charts);
    bool has_charts() const { return !charts_.empty(); }

private:
    void draw_tabs(Painter& painter, Rect line);
    void draw_chart(Painter& painter, Rect rest);
    void draw_below_each_other(Painter& painter, const Rect& rest, double most_height);
    void draw_saves(Painter& painter, Rect line);
    void turn_to(std::size_t chart);
    void save_as(present::ChartFormat format);

    present::HelpTopic topic_;
    present::ChartPageWords words_;
    std::vector<present::Chart> charts_;
    std::size_t shown_ = 0;
    ScrolledPart numbers_{*this};
};

}  // namespace gui
