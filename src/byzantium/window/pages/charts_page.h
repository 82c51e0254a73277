// SPDX-License-Identifier: MIT
// Charts, one at a time, each with its numbers beside it: those of the open session.
#pragma once

#include "byzantium/window/pages/kept_page.h"
#include "byzantium/words/entries/rule_topics.h"
#include "byzantium/words/looking_back/charts.h"
#include "byzantium/words/looking_back/report_files.h"
#include "byzantium/words/looking_back/report_pages.h"
#include "gui/canvas/scrolled_part.h"
#include "present/help/help_topic.h"

#include <cstddef>
#include <vector>

namespace byzantium::window {

class ChartsPage : public KeptPage {
public:
    ChartsPage(wxWindow* parent, const gui::Theme& theme, const FileChoosers& choosers,
               const wxString& name = "charts");

    // The chart that was looked at last is shown again, if there still is one.
    void show(words::ChartPageWords words, std::vector<words::Chart> charts);
    // At least one must have been given.
    const words::Chart& shown() const { return charts_.at(shown_); }

protected:
    void draw(gui::Painter& painter) override;
    present::HelpTopic page_topic() const override { return words::scoring_page(); }
    bool took_key(int key) override;

    // For pages with more on them: what stands between the heading and the charts, and what stands there if there are
    // none. Each takes its place off the box.
    virtual void draw_above(gui::Painter&, gui::Rect&) {}
    virtual void draw_nothing(gui::Painter&, gui::Rect&) {}

    void replace(std::vector<words::Chart> charts);
    bool has_charts() const { return !charts_.empty(); }

private:
    void draw_tabs(gui::Painter& painter, gui::Rect line);
    void draw_chart(gui::Painter& painter, gui::Rect rest);
    void draw_saves(gui::Painter& painter, gui::Rect line);
    void turn_to(std::size_t chart);
    void save_as(words::ChartFormat format);

    words::ChartPageWords words_;
    std::vector<words::Chart> charts_;
    std::size_t shown_ = 0;
    gui::ScrolledPart numbers_{*this};
};

}  // namespace byzantium::window
