// SPDX-License-Identifier: MIT
#include "gui/table/message_strip.h"

#include "gui/canvas/signs.h"
#include "gui/canvas/sizes.h"
#include "present/language/key_words.h"
#include "present/window/command_words.h"

namespace gui {
namespace {

constexpr double rules_key = 26;
constexpr double before_rules_key = 8;
constexpr double before_rules = 12;
const TextStyle rules_style{letter_sizes::detail, Face::bold, {}, Align::right};

// What was refused and what was done differ by shape, not by ink alone.
void draw_mood(Painter& painter, const Rect& box, present::Desk::Mood mood) {
    if (mood == present::Desk::Mood::news) return draw_tick(painter, box, Tick::done);
    painter.fill(box, painter.theme().bad, box.w / 2);
    painter.text(box, "!", {letter_sizes::note, Face::bold, painter.theme().card, Align::centre});
}

}  // namespace

void draw_message(Painter& painter, Rect& box, const std::string& message, present::Desk::Mood mood) {
    const bool trouble = mood == present::Desk::Mood::trouble;
    const wxColour& ink = trouble ? painter.theme().bad : painter.theme().good;
    const TextStyle style{letter_sizes::told, trouble ? Face::bold : Face::plain, trouble ? ink : painter.theme().ink};
    const double sign = painter.scaled(gaps::margin);
    const double beside = painter.scaled(gaps::wide) + sign + painter.scaled(gaps::middle);
    const double right = painter.scaled(gaps::wide);
    const Rect strip =
        box.cut_top(painter.wrapped_height(box.w - beside - right, message, style) + painter.scaled(gaps::middle));
    painter.fill(strip, painter.theme().note, painter.scaled(gaps::close));
    painter.fill({strip.x, strip.y, painter.scaled(gaps::close), strip.h}, ink, 2);
    draw_mood(painter, {strip.x + painter.scaled(gaps::wide), strip.middle_y() - sign / 2, sign, sign}, mood);
    painter.area(strip, trouble ? "message:trouble" : "message:news", {});
    const Rect words{strip.x + beside, strip.y + painter.scaled(gaps::close), strip.w - beside - right, strip.h};
    painter.wrapped(words, message, style);
    box.cut_top(painter.scaled(gaps::modest));
}

double rules_link_width(Painter& painter, const present::RuleIds& rules) {
    if (rules.empty()) return 0;
    return painter.width(present::short_words(rules), rules_style) +
           painter.scaled(rules_key + before_rules_key + before_rules);
}

void draw_rules_link(Painter& painter, Rect& line, const present::RuleIds& rules, const AskRules& ask) {
    if (rules.empty()) return;
    Rect place = line.cut_right(rules_link_width(painter, rules));
    place.cut_left(painter.scaled(before_rules));
    rules_area(painter, place, "rules", rules, ask);
    painter.key(place.cut_right(painter.scaled(rules_key)),
                present::key_words(present::command_words(present::CommandId::handbook).keys));
    place.cut_right(painter.scaled(before_rules_key));
    TextStyle style = rules_style;
    style.colour = painter.theme().accent;
    place.x -= 1;
    place.w += 1;
    painter.text(place, present::short_words(rules), style);
}

}  // namespace gui
