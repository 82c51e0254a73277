// SPDX-License-Identifier: MIT
// The last page of a session that is over: places and bars, what decided it, and the four steps that can follow.
#pragma once

#include "gui/canvas/scrolled_part.h"
#include "gui/pages/kept_page.h"
#include "present/help/help_topic.h"
#include "present/help/page_keys.h"
#include "present/reports/finale.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace gui {

class FinalePage : public KeptPage {
public:
    // `topic`: its help topic, which follows the game at hand.
    FinalePage(wxWindow* parent, const Theme& theme, const FileChoosers& choosers,
               std::function<present::HelpTopic()> topic);

    // The next steps.
    std::function<void()> on_charts = [] {};
    std::function<void()> on_reports = [] {};
    std::function<void()> on_again = [] {};
    // A text about the session and what to call it, to be copied.
    struct Shared {
        std::string what;
        std::string text;
    };
    std::function<Shared()> on_share = [] { return Shared{}; };

    void show(const std::string& title, present::Finale finale);
    // At the foot of the page.
    void say_trouble(const std::string& sentence) { tell({Outcome::Mood::trouble, sentence}); }

protected:
    void draw(Painter& painter) override;
    present::HelpTopic page_topic() const override { return topic_(); }
    bool took_key(int key) override;

private:
    struct Step {
        present::PageAct act;
        std::string label;
    };

    std::vector<NamedButton> steps();
    void take(present::PageAct act);
    void share();
    void draw_steps(Painter& painter, Rect& rest);
    double draw_page(Painter& painter, Rect box);
    double draw_players(Painter& painter, const Rect& box);
    double draw_player(Painter& painter, const Rect& box, std::size_t player);
    void draw_head(Painter& painter, Rect line, const present::FinalePlayer& player);
    void draw_bar(Painter& painter, Rect line, const present::FinaleBar& bar, const std::string& name);
    void draw_goal(Painter& painter, const Rect& channel, const present::FinaleGoal& goal, const std::string& name);
    double draw_legend(Painter& painter, const Rect& box);
    double draw_notes(Painter& painter, const Rect& box);
    double label_width(Painter& painter) const;

    std::function<present::HelpTopic()> topic_;
    present::FinaleWords words_;
    present::Finale finale_;
    ScrolledPart part_{*this};
};

}  // namespace gui
