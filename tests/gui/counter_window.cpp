// SPDX-License-Identifier: MIT
#include "gui/counter_window.h"

#include "gui/canvas/walked_canvas.h"
#include "gui/counter_words.h"
#include "gui/frame/commands.h"
#include "gui/shelf/begin_page.h"
#include "gui/table/board.h"
#include "gui/table/table_page.h"
#include "gui/table_view/table_view_canvas.h"

#include <wx/button.h>
#include <wx/sizer.h>

#include <functional>
#include <string>
#include <utility>

namespace counter {

namespace {

using gui::Rect;

// Two buttons, each where a number can be added, and between them what the counter says.
class Buttons : public gui::Board {
public:
    Buttons(wxWindow* parent, const gui::Theme& theme) : Board{parent, theme, "buttons"} {}

    std::function<void(std::size_t row)> on_row = [](std::size_t) {};

    void show(int value, std::size_t rows) {
        value_ = value;
        rows_ = rows;
        Refresh();
    }
    void zoom_in() override {}
    void zoom_out() override {}
    void fit() override {}

private:
    void draw(gui::Painter& painter) override {
        Rect box = painter.whole();
        painter.card(box);
        painter.text(box.cut_top(box.h / 2), std::to_string(value_), {40, gui::Face::digits, {}, gui::Align::centre});
        for (std::size_t row = 0; row < rows_; ++row) {
            const Rect place = box.column(static_cast<int>(row), 2).inset(painter.scaled(20));
            painter.fill(place, theme().raised, 6);
            painter.text(place, "+" + std::to_string(row + 1), {24, gui::Face::bold, {}, gui::Align::centre});
            painter.area(place, "add:" + std::to_string(row + 1), [this, row] { on_row(row); });
        }
    }

    int value_ = 0;
    std::size_t rows_ = 0;
};

class Names : public gui::WalkedCanvas {
public:
    Names(wxWindow* parent, const gui::Theme& theme) : WalkedCanvas{parent, theme, "names"} {}

    void show(std::vector<present::TablePlayer> players) {
        players_ = std::move(players);
        Refresh();
    }

private:
    void draw(gui::Painter& painter) override {
        Rect box = painter.whole();
        painter.card(box);
        for (const auto& player : players_) {
            Rect line = box.cut_top(painter.scaled(40));
            const Rect piece = line.cut_left(painter.scaled(40));
            painter.piece(piece.middle_x(), piece.middle_y(), painter.scaled(20), player.badge);
            painter.text(line, player.label, {14});
        }
    }

    std::vector<present::TablePlayer> players_;
};

class FromAfar : public gui::TableViewCanvas {
public:
    using TableViewCanvas::TableViewCanvas;

    void show(int value) {
        value_ = value;
        Refresh();
    }

private:
    void draw(gui::Painter& painter) override {
        painter.text(painter.whole(), std::to_string(value_), {80 * size(), gui::Face::digits, {}, gui::Align::centre});
    }

    int value_ = 0;
};

class NoEnds : public gui::HeaderEnds {
public:
    double left_width(const gui::Fitted&) const override { return 0; }
    double right_width(const gui::Fitted&) const override { return 0; }
    void draw_left(const gui::Fitted&, const Rect&) override {}
    void draw_right(const gui::Fitted&, const Rect&) override {}
};

class NothingDrawn : public gui::DrawnQuestion {
public:
    bool is_asked() const override { return false; }
    void draw(gui::Painter&, const Rect&) override {}
};

class Parts : public gui::TableParts {
public:
    Parts(gui::TablePage& page, const gui::Theme& theme)
        : page_{page},
          theme_{theme},
          buttons_{new Buttons{page.sheet_parent(), theme}},
          names_{new Names{&page, theme}} {
        buttons_->on_row = [this](std::size_t row) { page_.act([=](present::Desk& desk) { desk.choose(row); }); };
    }

    gui::Board& board() override { return *buttons_; }
    gui::Canvas& players() override { return *names_; }
    std::vector<gui::TableSheet> sheets() override { return {}; }
    std::optional<gui::TableLine> over_board() override { return std::nullopt; }
    std::optional<gui::TableLine> in_sight() override { return std::nullopt; }
    gui::HeaderEnds& header_ends() override { return ends_; }
    gui::DrawnQuestion& drawn_question() override { return drawn_; }

    void open(present::OpenSession& session) override {
        session_ = &dynamic_cast<OpenSession&>(session);
        names_->show(session.desk().table().looks().players());
    }
    void close() override { session_ = nullptr; }
    void show(const std::string&) override {
        Desk& desk = session_->desk();
        buttons_->show(desk.shown().value, desk.page().rows.size());
    }
    void moved_on() override {}
    void prefer(const present::Preferences&) override {}

    gui::TableViewCanvas& make_view(wxWindow* parent) override { return *(view_ = new FromAfar{parent, theme_}); }
    void show_view() override { view_->show(session_->session().position().value); }

    void set_commands(gui::Commands& commands, const std::function<bool()>& at_table) override {
        commands.set(
            WindowGame::add_most,
            {[this] { page_.act([](present::Desk& desk) { desk.choose(desk.page().rows.size() - 1); }); }, at_table});
    }
    void settle() override {}
    bool key(int) override { return false; }
    bool clear_board() override { return false; }

private:
    gui::TablePage& page_;
    const gui::Theme& theme_;
    OpenSession* session_ = nullptr;
    Buttons* buttons_;
    Names* names_;
    FromAfar* view_ = nullptr;
    NoEnds ends_;
    NothingDrawn drawn_;
};

// Nothing to settle but to begin.
class Begins : public gui::BeginPage {
public:
    Begins(wxWindow* parent, const Boards& boards) : BeginPage{parent}, boards_{boards} {
        auto* const begin = new wxButton{this,          wxID_ANY, "Draw the first player", wxDefaultPosition,
                                         wxDefaultSize, 0,        wxDefaultValidator,      "begin counting"};
        begin->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
            on_begin([this](store::Library& library) {
                KeptHeader header{};
                header.names = {"Anna", "Boris"};
                return session::begin_session<KeptGame>(library, header, {"Counting", ""}, boards_);
            });
        });
        auto* const all = new wxBoxSizer{wxVERTICAL};
        all->Add(begin, wxSizerFlags{}.Border(wxALL, 20));
        SetSizer(all);
    }

    void begin_with(const store::Library&) override { SetFocus(); }
    void choose(const std::string&) override {}
    void choices_changed() override {}
    void seat_again(const session::OnShelf&, const std::string&) override {}

private:
    const Boards& boards_;
};

}  // namespace

gui::GameWindow game_window() {
    const auto game = std::make_shared<const WindowGame>();
    const auto table = [](gui::TablePage& page, const gui::Theme& theme) -> std::unique_ptr<gui::TableParts> {
        return std::make_unique<Parts>(page, theme);
    };
    const auto new_session = [game](wxWindow* parent, const gui::Theme&, const gui::FileChoosers&) {
        return new Begins{parent, game->boards()};
    };
    return {game, table, new_session, std::nullopt};
}

}  // namespace counter
