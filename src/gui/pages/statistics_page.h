// SPDX-License-Identifier: MIT
// Statistics over all finished sessions: charts, and filters above them. Sessions that have not been counted yet are
// replayed one by one while the program is idle, so nobody waits for them.
#pragma once

#include "gui/canvas/option_list.h"
#include "gui/pages/charts_page.h"
#include "present/help/help_topic.h"
#include "present/statistics/counted_game.h"
#include "present/statistics/statistics.h"
#include "present/statistics/statistics_view.h"
#include "session/counting.h"

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gui {

// One for each game.
using Countings = std::vector<std::unique_ptr<session::GameCounting>>;

class StatisticsPage : public ChartsPage {
public:
    // `topic`: their help topic, which follows the game at hand.
    StatisticsPage(wxWindow* parent, const Theme& theme, const FileChoosers& choosers,
                   std::function<present::HelpTopic()> topic);

    // `begin_counting` reads the library anew, which must outlive the page or be let go of; it may throw
    // store::StoreError. The last filter is kept.
    void show(const std::function<Countings()>& begin_counting, present::CountedGames games);
    // Forgets the library.
    void let_go();
    // The contents apart from the charts, including the chosen filter.
    const present::StatisticsView& view() const { return view_; }
    // The open menu, if there is one.
    std::optional<std::size_t> open_menu() const { return open_menu_; }

protected:
    void draw(Painter& painter) override;
    void draw_above(Painter& painter, Rect& rest) override;
    void draw_nothing(Painter& painter, Rect& rest) override;
    bool took_key(int key) override;
    std::string meaning() const override;

private:
    std::size_t left() const;
    void count_one();
    void count_more(wxIdleEvent& event);
    void look_again();
    void look_at(present::StatisticsFilter filter);
    void open(std::size_t menu);
    void close_menu();
    void choose(std::size_t option);
    void draw_menus(Painter& painter, const Rect& line);
    void draw_menu(Painter& painter);
    bool took_menu_key(int key);

    present::CountedGames games_;
    Countings counting_;                            // empty: no library is known
    std::chrono::steady_clock::time_point looked_;  // when the view was made
    present::StatisticsView view_;
    std::vector<Rect> menu_places_;  // of the buttons, in the order of the view's menus
    std::optional<std::size_t> open_menu_;
    OptionList options_;
};

}  // namespace gui
