// SPDX-License-Identifier: MIT
// What hands have to do on the table after an act; if there are several lines, each can be ticked off.
#pragma once

#include "gui/canvas/scroll.h"
#include "gui/canvas/walked_canvas.h"
#include "gui/table/parts.h"
#include "present/journal/hands_view.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace gui {

class HandsStrip : public WalkedCanvas {
public:
    HandsStrip(wxWindow* parent, const Theme& theme);

    // Lines that were ticked stay ticked when the same list is shown again.
    void show(present::HandsView view);
    // Begins with another session, where these lines are ticked.
    void tick_off(std::set<std::string> ticked) { ticked_ = std::move(ticked); }
    const std::set<std::string>& ticked() const { return ticked_; }
    // All that the journal has too, until another list is shown.
    bool wants_all_room() const { return room_ == Room::all; }
    // Something was undone: the table is wrong until hands have done it.
    bool puts_back() const { return view_.to_put_back > 0; }
    std::function<void()> on_room = [] {};
    // The newest line alone has no heading, and all others are behind a button, from now on.
    void tell(Telling telling) { telling_ = telling; }
    bool is_empty() const { return view_.lines.empty() && view_.page.empty(); }
    // The page of a turn's end is wanted.
    std::function<void()> on_page = [] {};
    // The height in logical pixels that holds all lines, 0 if there are none; or as many whole lines as the most height
    // has room for, at least something of the newest. With less than all, the strip begins where the newest is in
    // sight, scrolls, and says how many are out of sight.
    int best_height(int width, int most);
    // That of its heading and two lines of letters; 0 if there is nothing to do.
    int least_height(int width);

protected:
    void draw(Painter& painter) override;
    void reveal(const Rect& place) override;

private:
    enum class Room { usual, all };
    // One below another: where each ends, as lengths from where the first begins.
    using Ends = std::vector<double>;
    bool is_folded() const { return telling_ == Telling::the_newest && room_ == Room::usual; }
    std::string folded_words() const;
    bool is_cut_alone(Painter& painter, const Rect& inner) const;
    void write(Painter& painter, const Rect& box, const std::string& text, const TextStyle& style) const;
    double more_width(Painter& painter, const std::string& words) const;
    void draw_more(Painter& painter, const Rect& where, const std::string& words, std::size_t hidden);
    double newest_alone(Painter& painter, const Ends& ends) const;
    double heading_width(Painter& painter) const;
    bool stands_beside(Painter& painter, double wide) const;
    Rect cut_heading(Painter& painter, Rect& inner) const;
    Ends ends(Painter& painter, double wide) const;
    double line_height(Painter& painter, double wide, const present::HandsLine& line) const;
    double before_words(Painter& painter, const present::HandsLine& line) const;
    void draw_heading(Painter& painter, const Rect& box, std::size_t hidden);
    std::size_t hidden(const Ends& ends) const;
    struct Seen {
        std::size_t first;
        std::size_t end;
    };
    double height(const Ends& ends, const Seen& seen) const;
    std::size_t newest() const;
    bool is_heading(std::size_t line) const;
    Seen around_newest(const Ends& ends, double page) const;
    double least_seen(Painter& painter, const Ends& ends, double room) const;
    bool stands_alone(std::size_t line) const;
    void draw_lines(Painter& painter, Rect box);
    void draw_page(Painter& painter, const Rect& box);
    void draw_event(Painter& painter, Rect box, const present::HandsLine& event) const;
    void draw_line(Painter& painter, const Rect& box, std::size_t line);
    static double begin_of(const Ends& ends, std::size_t line, double between);
    double begin_of(std::size_t line) const;
    void want(Room room);
    void turn_over();
    bool can_be_ticked() const;
    void tick(std::size_t line);
    std::optional<std::size_t> first_to_do() const;

    // Of all lists: an entry that was made again has another text.
    std::string tick_name(std::size_t line) const;

    present::HandsView view_;
    Room room_ = Room::usual;
    Telling telling_ = Telling::all;
    enum class Shows { newest, what_was_scrolled_to } shows_ = Shows::newest;
    std::set<std::string> ticked_;
    Scroll scroll_;
    Ends ends_;  // as they were drawn
    Rect seen_;  // where lines are
};

}  // namespace gui
