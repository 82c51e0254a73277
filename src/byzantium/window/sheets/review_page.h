// SPDX-License-Identifier: MIT
// The game looked back on by counsel: the curve of chances, the accounts, and decisions and rolls that lead to their
// moments. It is computed on a thread of its own once somebody opens the page. Esc stops that, and then closes.
#pragma once

#include "byzantium/words/desk/open_session.h"
#include "byzantium/words/looking_back/review_view.h"
#include "byzantium/words/looking_back/reviewing.h"
#include "gui/canvas/key_canvas.h"
#include "gui/canvas/scrolled_part.h"
#include "present/help/help_topic.h"
#include "session/session.h"

#include <wx/timer.h>

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace byzantium::window {

class ReviewPage : public gui::KeyCanvas {
public:
    ReviewPage(wxWindow* parent, const gui::Theme& theme);

    std::function<void()> on_close = [] {};
    // Somebody wants to see the position before that entry, from 0.
    std::function<void(std::size_t entry)> on_moment = [](std::size_t) {};

    // Call these as the table shows a session, and before it is closed.
    void open(words::OpenSession& session);
    void close();
    // Begins, unless what is shown is of the session as it is now.
    void bring();
    // Looks back at the session as it is now.
    void begin();
    // The table may have moved: what is shown is of another game then, and goes.
    void follow();

    bool is_under_way() const { return reviewer_ && !state_.through; }
    const std::optional<words::ReviewView>& view() const { return view_; }

private:
    void draw(gui::Painter& painter) override;
    bool fills_all() const override { return true; }
    present::HelpTopic page_topic() const override;
    void draw_head(gui::Painter& painter, gui::Rect& rest);
    double draw_all(gui::Painter& painter, const gui::Rect& box);
    double draw_beginning(gui::Painter& painter, gui::Rect box);
    double draw_begin(gui::Painter& painter, const gui::Rect& box);
    double draw_curve(gui::Painter& painter, const gui::Rect& box);
    double draw_accounts(gui::Painter& painter, gui::Rect box);
    double draw_part(gui::Painter& painter, gui::Rect box, const words::ReviewPart& part);
    double draw_row(gui::Painter& painter, const gui::Rect& box, const words::ReviewRow& row);

    void look();
    void learn(words::Reviewer::State state);
    void drop();
    void key_pressed(wxKeyEvent& event);
    bool took_key(int key);
    void step(gui::Walk direction);
    void leave();

    words::OpenSession* session_ = nullptr;
    std::unique_ptr<words::Reviewer> reviewer_;
    session::StateNumber at_{};  // of the session, when it began
    words::Reviewer::State state_;
    bool is_stopping_ = false;
    std::optional<words::ReviewView> view_;
    wxTimer looking_;
    gui::ScrolledPart part_{*this};
};

}  // namespace byzantium::window
