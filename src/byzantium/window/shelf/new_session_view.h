// SPDX-License-Identifier: MIT
// The picture of the page on which a session of this game is settled: beside seats, its board and the doubtful rules.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/words/entries/rule_topics.h"
#include "gui/shelf/seats_view.h"
#include "present/help/help_topic.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace byzantium::window {

struct NewSessionContents {
    byzantium::Rulings rulings = byzantium::offered_first;
    std::vector<std::string> boards{};  // as people call them
    std::size_t board = 0;
    std::string board_remark{};  // trouble with it, or what to know about it; may be empty
    // For each seat that is taken, the number of its choice in seat_played_by; nothing: people play.
    std::optional<std::vector<std::size_t>> played_by{};
};

struct NewSessionActs {
    std::function<void(const byzantium::Rulings&)> read_rules;
    std::function<void(std::size_t)> board;
    std::function<void()> other_board;
    std::function<void(std::size_t seat, std::size_t choice)> play;
};

// Its fields: those of the seats, "title" and "place".
class NewSessionView : public gui::SeatsView {
public:
    NewSessionView(wxWindow* parent, const gui::Theme& theme, gui::SeatsActs seats, NewSessionActs acts);

    void show(gui::SeatsContents seats, NewSessionContents contents);
    const NewSessionContents& contents() const { return contents_; }
    const gui::SeatsContents& settled() const { return seats(); }

private:
    void draw_columns(gui::Painter& painter, gui::Rect& left, gui::Rect& right) override;
    std::string chosen_of_game(const std::string& group) const override;
    present::HelpTopic page_topic() const override { return words::rulings_page(); }
    void draw_played_by(gui::Painter& painter, gui::Rect& column);
    void draw_session(gui::Painter& painter, gui::Rect& column);
    double labels_width(gui::Painter& painter) const;
    std::vector<Ruling> rulings();

    NewSessionActs acts_;
    NewSessionContents contents_;
};

}  // namespace byzantium::window
