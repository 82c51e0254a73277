// SPDX-License-Identifier: MIT
// The charts of the open session, one at a time, each with its numbers beside it.
#pragma once

#include "gui/canvas/scrolled_part.h"
#include "gui/pages/kept_page.h"
#include "present/help/help_topic.h"
#include "present/reports/chart.h"
#include "present/reports/report_pages.h"

#include <cstddef>
#include <functional>
#include <vector>

namespace gui {

class ChartsPage : public KeptPage {
public:
    // `topic`: their help topic, which follows the game at hand.
    ChartsPage(wxWindow* parent, const Theme& theme, const FileChoosers& choosers,
               std::function<present::HelpTopic()> topic, const wxString& name = "charts");

    // Shows the chart that was shown last, if it still exists.
    void show(present::ChartPageWords words, std::vector<present::Chart> charts);
    // There must be at least one.
    const present::Chart& shown() const { return charts_.at(shown_); }
    // Where its picture was drawn last, before scrolling.
    const Rect& picture_place() const { return picture_; }

protected:
    void draw(Painter& painter) override;
    present::HelpTopic page_topic() const override { return topic_(); }
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
    double picture_width(Painter& painter, const Rect& room) const;
    double draw_both(Painter& painter, const Rect& seen, const Rect& moved);
    void draw_saves(Painter& painter, Rect line);
    void turn_to(std::size_t chart);
    void save_as(present::ChartFormat format);

    std::function<present::HelpTopic()> topic_;
    present::ChartPageWords words_;
    std::vector<present::Chart> charts_;
    std::size_t shown_ = 0;
    Rect picture_{};
    ScrolledPart chart_{*this};  // the picture and its numbers
};

}  // namespace gui
