// SPDX-License-Identifier: MIT
// Statistics over all finished sessions: charts, and above them what is looked at. Sessions that have not been counted
// yet are replayed while nothing else is to be done, one after the other, so nobody ever waits for them.
#pragma once

#include "byzantium/text/boards.h"
#include "byzantium/text/counting.h"
#include "byzantium/words/statistics/statistics.h"
#include "byzantium/words/statistics/statistics_view.h"
#include "gui/canvas/option_list.h"
#include "gui/pages/charts_page.h"
#include "session/resources.h"
#include "store/library.h"

#include <chrono>
#include <optional>
#include <vector>

namespace byzantium::window {

class StatisticsPage : public gui::ChartsPage {
public:
    StatisticsPage(wxWindow* parent, const gui::Theme& theme, const gui::FileChoosers& choosers);

    // Reads the library anew; it must outlive the page or be let go of. What was looked at last is looked at again.
    void show(store::Library& library, const byzantium::text::Boards& boards);
    // Knows nothing of the library any more.
    void let_go();
    // What stands there, but for the charts; the filter that was chosen is part of it.
    const words::StatisticsView& view() const { return view_; }
    // The menu that is open, if one is.
    std::optional<std::size_t> open_menu() const { return open_menu_; }

protected:
    void draw(gui::Painter& painter) override;
    void draw_above(gui::Painter& painter, gui::Rect& rest) override;
    void draw_nothing(gui::Painter& painter, gui::Rect& rest) override;
    bool took_key(int key) override;
    std::string meaning() const override;

private:
    void count_more(wxIdleEvent& event);
    void look_again();
    void look_at(words::StatisticsFilter filter);
    void open(std::size_t menu);
    void close_menu();
    void choose(std::size_t option);
    void draw_menus(gui::Painter& painter, const gui::Rect& line);
    void draw_menu(gui::Painter& painter);
    bool took_menu_key(int key);

    std::optional<byzantium::text::Counting> counting_;
    std::chrono::steady_clock::time_point looked_;  // when the view was made
    words::StatisticsView view_;
    std::vector<gui::Rect> menu_places_;  // of the buttons, in the order of the view's menus
    std::optional<std::size_t> open_menu_;
    gui::OptionList options_;
};

}  // namespace byzantium::window
