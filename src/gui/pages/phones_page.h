// SPDX-License-Identifier: MIT
// The page "Phones": starts and ends showing the open session to phones, shows the code that they scan, and who came.
#pragma once

#include "guests/code.h"
#include "gui/canvas/scrolled_part.h"
#include "gui/pages/kept_page.h"
#include "present/help/help_topic.h"
#include "present/window/phones_words.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace gui {

class PhonesPage : public KeptPage {
public:
    PhonesPage(wxWindow* parent, const Theme& theme, const FileChoosers& choosers);

    std::function<void()> on_start = [] {};
    std::function<void()> on_next = [] {};
    std::function<void()> on_end = [] {};
    // Of the phone with these digits on its screen.
    std::function<void(const std::string& digits)> on_yes = [](const auto&) {};
    std::function<void(const std::string& digits)> on_away = [](const auto&) {};

    // The session with that title; empty: none is open.
    void show(const std::string& title, const present::PhonesNow& now, guests::Modules code);
    // Of the same session.
    void update(const present::PhonesNow& now, guests::Modules code);

protected:
    void draw(Painter& painter) override;
    present::HelpTopic page_topic() const override;
    bool took_key(int key) override;

private:
    // Whether stopping was asked for while phones are connected, who would lose the game.
    enum class Ending : std::uint8_t { not_asked, asked };

    bool is_on() const { return now_.state == present::PhonesNow::State::on; }
    void end();
    void focus_what_is_asked();
    std::vector<NamedButton> buttons(const present::PhonesPageWords& words);
    void draw_buttons(Painter& painter, Rect& rest, const present::PhonesPageWords& words);
    void draw_code(Painter& painter, const Rect& box);
    double draw_words(Painter& painter, Rect box, const present::PhonesPageWords& words);
    void draw_address(Painter& painter, Rect& rest);
    void copy_address();

    std::string title_;
    present::PhonesNow now_;
    Ending ending_ = Ending::not_asked;
    guests::Modules code_;
    ScrolledPart part_{*this};
};

}  // namespace gui
