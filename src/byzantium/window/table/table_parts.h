// SPDX-License-Identifier: MIT
// What Byzantium draws of its open tables: the map with what lies over it, the displays, accounts, table count and the
// numbers of an attack, the tracks, the dice.
#pragma once

#include "byzantium/rules/ids.h"
#include "byzantium/window/table/dice_question.h"
#include "byzantium/window/table/turns_and_tracks.h"
#include "byzantium/words/chances/overlay.h"
#include "byzantium/words/desk/chances_line.h"
#include "byzantium/words/desk/open_session.h"
#include "gui/table/parts.h"
#include "present/window/preferences.h"
#include "session/session.h"

#include <wx/timer.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gui {
class OutlookLine;
class OverlayLine;
class TablePage;
}  // namespace gui

namespace byzantium::window {

class AccountsPage;
class CountPage;
class DisplaysPanel;
class MapCanvas;
class ReviewPage;
class TableCanvas;
class WhatIfPage;

class TableParts : public gui::TableParts {
public:
    // The page and the theme must outlive them.
    TableParts(gui::TablePage& page, const gui::Theme& theme);

    // Keys of the sheets.
    static constexpr const char* accounts_key = "accounts";
    static constexpr const char* scores_key = "scores";
    static constexpr const char* count_key = "count";
    static constexpr const char* what_if_key = "what_if";
    static constexpr const char* review_key = "review";

    gui::Board& board() override;
    gui::Canvas& players() override;
    std::vector<gui::TableSheet> sheets() override;
    std::optional<gui::TableLine> over_board() override;
    std::optional<gui::TableLine> in_sight() override;
    std::optional<int> least_players_height(int width) const override;
    gui::HeaderEnds& header_ends() override { return turns_and_tracks_; }
    gui::DrawnQuestion& drawn_question() override { return dice_; }
    double question_height(double usual) const override;

    void open(present::OpenSession& session) override;
    void close() override;
    void show(const std::string& sheet) override;
    void moved_on() override;
    void prefer(const present::Preferences& preferences) override { preferences_ = preferences; }
    void settle() override { dice_.stop_tumbling(); }
    gui::TableViewCanvas& make_view(wxWindow* parent) override;
    void show_view() override;
    void set_commands(gui::Commands& commands, const std::function<bool()>& at_table) override;
    bool key(int key) override;
    bool clear_board() override;

    // nullptr while nothing is open.
    const words::OpenSession* session() const { return session_; }
    // Does something with the desk of the open table.
    void act(const std::function<void(words::Desk&)>& doing);
    void touch(const byzantium::Setting& current, Touch how);
    // The numbers of the attack that is planned or under way, to be changed.
    void show_what_if();
    // What its key makes of what lies over the map; brings the map forward.
    void press_overlay(words::OverlayKind kind);
    std::optional<words::OverlayKind> overlay_kind() const;

private:
    bool has_last_end() const;  // the game is over, and the end of its last turn can be shown
    void connect();
    void show_map();
    void show_overlay();
    void show_count();
    void show_outlooks();
    void look_at_counsel();
    void look_at_chances();
    void back_to_review(const std::string& sheet);
    void turn_chances();
    void follow_outlook(const std::string& name);
    void roll();
    void tumble();

    gui::TablePage& page_;
    const gui::Theme& theme_;
    TableCanvas* view_ = nullptr;  // the one that was made last
    words::OpenSession* session_ = nullptr;
    present::Preferences preferences_;
    present::Switch chances_ = present::Switch::off;  // whether each player's chance to win is shown
    std::optional<words::ChancesLine> chances_line_;  // of the open table
    wxTimer looking_at_counsel_;
    wxTimer looking_at_chances_;
    MapCanvas* map_;
    AccountsPage* accounts_;
    CountPage* count_;
    WhatIfPage* what_if_;
    ReviewPage* review_;
    gui::OverlayLine* overlay_line_;
    DisplaysPanel* displays_;
    gui::OutlookLine* outlook_;
    TurnsAndTracks turns_and_tracks_;
    DiceQuestion dice_;
    std::optional<session::StateNumber> reviewed_;  // of the table, while a moment of its review is looked at
    std::optional<words::OverlayWish> overlay_;     // none: nothing lies over the map
};

std::unique_ptr<gui::TableParts> make_table_parts(gui::TablePage& page, const gui::Theme& theme);

}  // namespace byzantium::window
