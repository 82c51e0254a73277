// SPDX-License-Identifier: MIT
#include "gui/table/message_strip.h"

#include "gui/canvas/signs.h"
#include "gui/canvas/sizes.h"
#include "present/language/key_words.h"
#include "present/window/command_words.h"

#include <string>
#include <utility>

namespace gui {
namespace {

constexpr double rules_key = 26;
constexpr double before_rules_key = 8;
constexpr double before_rules = 12;
const TextStyle rules_style{letter_sizes::detail, Face::bold, {}, Align::right};

using DeskMood = present::Desk::Mood;

const wxColour& ink_of_mood(const Theme& theme, DeskMood mood) {
    if (mood == DeskMood::trouble) return theme.bad;
    return mood == DeskMood::note ? theme.accent : theme.good;
}

const char* area_of_mood(DeskMood mood) {
    if (mood == DeskMood::trouble) return "message:trouble";
    return mood == DeskMood::note ? "message:note" : "message:news";
}

// What was refused, what was done and what is only told differ by shape, not by ink alone.
void draw_mood(Painter& painter, const Rect& box, DeskMood mood) {
    if (mood == DeskMood::news) return draw_tick(painter, box, Tick::done);
    painter.fill(box, ink_of_mood(painter.theme(), mood), box.w / 2);
    const std::string sign = mood == DeskMood::note ? "i" : "!";
    painter.text(box, sign, {letter_sizes::note, Face::bold, painter.theme().card, Align::centre});
}

bool fits_on_line(Painter& painter, const std::string& text, double wide, const TextStyle& style) {
    return painter.width(text, painter.fitting(text, wide, style)) <= wide;
}

// "2. Zug": this point ends no sentence.
bool is_of_an_ordinal(const std::string& message, std::size_t at) {
    return at > 0 && at < message.size() && message[at] == '.' && message[at - 1] >= '0' && message[at - 1] <= '9';
}

// Its first sentences, or of a long first one the first parts, as many as fit on a line of smaller letters; all of it
// if none does.
std::string on_one_line(Painter& painter, const std::string& message, double wide, const TextStyle& style) {
    for (const std::string end : {". ", ", "}) {
        const std::string more = end == ", " ? " \u2026" : "";
        for (auto at = message.size(); at != std::string::npos && at > 0; at = message.rfind(end, at - 1)) {
            if (is_of_an_ordinal(message, at)) continue;
            const std::string shown = at == message.size() ? message : message.substr(0, at + 1) + more;
            if (fits_on_line(painter, shown, wide, style)) return shown;
        }
    }
    return message;
}

// So small that it takes one line, or two, if it can be.
TextStyle on_few_lines(Painter& painter, const std::string& message, double wide, TextStyle style) {
    const TextStyle one = painter.fitting(message, wide, style);
    if (painter.width(message, one) <= wide) return one;
    const double least = style.size * 0.8;
    while (style.size > least && painter.wrapped_height(wide, message, style) > 2.5 * painter.line_height(style))
        style.size -= 0.5;
    return style;
}

struct Told {
    std::string text;
    TextStyle style;
};
Told in_little_room(Painter& painter, const std::string& message, double wide, const TextStyle& style, DeskMood mood) {
    if (mood == DeskMood::trouble) return {message, on_few_lines(painter, message, wide, style)};
    std::string shown = on_one_line(painter, message, wide, style);
    const TextStyle fitting = painter.fitting(shown, wide, style);
    return {std::move(shown), fitting};
}

}  // namespace

void draw_message(Painter& painter, Rect& box, const std::string& message, present::Desk::Mood mood,
                  double left_below) {
    const bool trouble = mood == DeskMood::trouble;
    const wxColour& ink = ink_of_mood(painter.theme(), mood);
    const TextStyle style{letter_sizes::told, trouble ? Face::bold : Face::plain, trouble ? ink : painter.theme().ink};
    const double sign = painter.scaled(gaps::margin);
    const double beside = painter.scaled(gaps::wide) + sign + painter.scaled(gaps::middle);
    const double right = painter.scaled(gaps::wide);
    const double wide = box.w - beside - right;
    const double around = painter.scaled(gaps::middle + gaps::modest);
    const bool crowds = box.h - painter.wrapped_height(wide, message, style) - around < left_below;
    const Told told = crowds ? in_little_room(painter, message, wide, style, mood) : Told{message, style};
    const double beneath = painter.scaled(crowds ? gaps::thin : gaps::close);
    const Rect strip = box.cut_top(painter.wrapped_height(wide, told.text, told.style) + 2 * beneath);
    painter.fill(strip, painter.theme().note, painter.scaled(gaps::close));
    painter.fill({strip.x, strip.y, painter.scaled(gaps::close), strip.h}, ink, 2);
    draw_mood(painter, {strip.x + painter.scaled(gaps::wide), strip.middle_y() - sign / 2, sign, sign}, mood);
    painter.area(strip, area_of_mood(mood), {}, told.text == message ? "" : message);
    painter.wrapped({strip.x + beside, strip.y + beneath, wide, strip.h}, told.text, told.style);
    box.cut_top(painter.scaled(crowds ? gaps::tight : gaps::modest));
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
