// SPDX-License-Identifier: MIT
// The picture of the page on which a session of this game is settled: beside seats, its board and the doubtful rules.
#pragma once

#include "eko/rules/header.h"
#include "eko/words/shelf/new_session.h"
#include "gui/canvas/key_canvas.h"
#include "gui/shelf/seats_view.h"
#include "present/help/help_topic.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace eko::window {

enum class DiscsChoice : std::uint8_t { dealt, laid };
enum class HasLaidDiscs : std::uint8_t { no, yes };

struct NewSessionContents {
    Rulings rulings{};
    words::RulingsThatMatter matter{};  // on the chosen board
    std::vector<std::string> boards{};  // the names of those that there are
    std::size_t board = 0;              // the chosen one's number
    std::string board_remark{};         // trouble with it, or what to know about it; may be empty
    DiscsChoice discs = DiscsChoice::dealt;
    std::string discs_remark{};                      // what is unusual about those that were laid; may be empty
    HasLaidDiscs has_laid_discs = HasLaidDiscs::no;  // for this board and these players
};

struct NewSessionActs {
    std::function<void(const Rulings&)> read_rules;
    std::function<void(std::size_t)> board;
    std::function<void()> file;  // one is to be chosen
    std::function<void()> lay;   // tiles, on the page of boards
    std::function<void()> paint;
    std::function<void(DiscsChoice)> discs;
    std::function<void()> lay_discs;
};

// Its fields: those of the seats, "title" and "place".
class NewSessionView : public gui::SeatsView {
public:
    NewSessionView(wxWindow* parent, const gui::Theme& theme, gui::SeatsActs seats, NewSessionActs acts);

    // The choice that discs are dealt.
    static std::string dealt_choice() { return "discs:" + std::to_string(static_cast<int>(DiscsChoice::dealt)); }

    void show(gui::SeatsContents seats, NewSessionContents contents);
    const NewSessionContents& contents() const { return contents_; }

private:
    void draw_columns(gui::Painter& painter, gui::Rect& left, gui::Rect& right) override;
    std::string chosen_of_game(const std::string& group) const override;
    present::HelpTopic page_topic() const override { return present::RuleIds{"EKO-5", "EKO-6", "EKO-7", "EKO-8"}; }
    void draw_session(gui::Painter& painter, gui::Rect& column);
    void draw_board(gui::Painter& painter, gui::Rect& column);
    void draw_discs(gui::Painter& painter, gui::Rect& inside, const gui::Rect& label);
    double labels_width(gui::Painter& painter) const;
    std::vector<Choice> board_choices();
    std::vector<Choice> disc_choices();
    std::vector<gui::NamedButton> board_buttons();
    std::vector<std::vector<gui::NamedButton>> button_lines(gui::Painter& painter, double width);
    std::vector<Ruling> rulings();

    NewSessionActs acts_;
    NewSessionContents contents_;
};

}  // namespace eko::window
