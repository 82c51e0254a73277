// SPDX-License-Identifier: MIT
// The picture of the start page: the session to go on with, the shelves, and the actions. It knows no library: it gets
// what to show, and calls the acts.
#pragma once

#include "gui/canvas/key_canvas.h"
#include "present/shelf/session_row.h"
#include "present/shelf/shelf_acts.h"
#include "present/shelf/start_words.h"
#include "store/records.h"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace gui {

inline constexpr std::array shelves{store::Shelf::open, store::Shelf::finished, store::Shelf::archived,
                                    store::Shelf::trashed};

enum class Mood { note, trouble };

// A message with its answers.
struct Strip {
    struct Answer {
        std::string name;  // of its button
        Button button;
        std::function<void()> act;
    };
    std::string text;
    Mood mood = Mood::note;
    std::vector<Answer> answers{};
    bool has_field = false;  // it contains the page's text field
};

struct StartContents {
    bool is_first_start = false;  // the library holds nothing at all
    std::string what_it_does;     // the program, for the very first start
    std::optional<std::string> read_only;
    std::optional<present::ResumeCard> resume;
    store::Shelf shelf = store::Shelf::open;
    std::array<std::size_t, 4> counts{};  // sessions on each of `shelves`
    std::string nothing;                  // instead of rows
    std::vector<present::SessionRow> rows;
    std::function<std::string(std::size_t row)> length;  // of an evening, "2 h 10 min"; asked for rows that are seen
    std::vector<present::ShelfChoice> choices;
    std::optional<std::size_t> selected;  // a row
    std::optional<Strip> strip;
};

struct StartActs {
    std::function<void()> resume;
    std::function<void()> fresh;
    std::function<void()> practice;
    std::function<void()> guide;
    std::function<void()> tour;
    std::function<void()> statistics;
    std::function<void()> import_file;
    std::function<void(store::Shelf)> show;
    std::function<void(std::size_t row)> choose;
    std::function<void(present::ShelfAct)> perform;
};

class StartView : public KeyCanvas {
public:
    StartView(wxWindow* parent, const Theme& theme, StartActs acts);

    void show(StartContents contents);
    const StartContents& contents() const { return contents_; }
    // Called after each drawing with the place of the text field, if the strip has one.
    std::function<void(const Rect&)> on_field_place;
    // The same for the field that searches the sessions, which has its place beside the shelves.
    std::function<void(const Rect&)> on_search_place;

    // Name of the place under the pointer; empty if there is none.
    const std::string& pointed() const { return hovered_name(); }
    static std::string row_name(std::size_t row) { return "row:" + std::to_string(row); }
    // Scrolls so that this row is visible.
    void reveal(std::size_t row);
    void scroll(int rows);
    // All rows of the shelf.
    std::vector<SpokenLine> spoken() override;

private:
    void draw(Painter& painter) override;
    present::HelpTopic page_topic() const override;
    bool is_stop(const Area& area) const override;
    wxSize spoken_size() const override;
    std::string meaning() const override;
    void draw_first_start(Painter& painter, Rect page);
    void draw_big_card(Painter& painter, const Rect& box, const std::string& name, const Button& button,
                       const std::string& text, const std::function<void()>& act);
    void draw_header(Painter& painter, Rect strip);
    void draw_strip(Painter& painter, Rect& page);
    void draw_strip_answers(Painter& painter, Rect box);
    void draw_resume(Painter& painter, Rect card);
    void draw_resume_left(Painter& painter, Rect box);
    void draw_last_entries(Painter& painter, Rect box);
    double shelves_width(Painter& painter, double letters) const;
    void draw_shelves(Painter& painter, Rect strip);
    void draw_rows(Painter& painter, Rect card);
    std::string entries_of(Painter& painter, std::size_t row, double wide, const TextStyle& style) const;
    void draw_row(Painter& painter, const Rect& box, std::size_t row);
    void draw_players(Painter& painter, Rect box, const std::vector<present::RowPlayer>& players, double size);
    void draw_choices(Painter& painter, Rect strip);

    const present::StartWords words_ = present::start_words();
    StartActs acts_;
    StartContents contents_;
    std::size_t top_row_ = 0;
    std::size_t rows_seen_ = 1;
};

}  // namespace gui
