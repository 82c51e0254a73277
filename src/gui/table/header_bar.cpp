// SPDX-License-Identifier: MIT
#include "gui/table/header_bar.h"

#include "gui/table/parts.h"
#include "gui/table/side_room.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gui {

namespace {

constexpr const char* continues_sign = " \u2026";
constexpr std::string_view sentence_signs = ".?!";

// In units.
constexpr double tools_height = 23;

constexpr double speaker_size = 22;
constexpr double beside_speaker = 10;
constexpr double beside_question = 12;
constexpr double divided_points = 16;    // letters of a question that is not seen whole
constexpr double least_points = 14;      // letters of one that is whole
constexpr double least_of_whole = 11;    // letters of one that is whole rather than cut behind a word or two
constexpr double spaces_at_ends = 0.05;  // of lines, which they are broken at: parts of a line
constexpr double least_begun = 0.4;      // of a question that goes on elsewhere

// The largest letters in which the text fits the box: large ones on one line, others on two, so that three lines do not
// reach from edge to edge; on three if even the smallest need them.
TextStyle style_that_fits(const Fitted& fitted, const Rect& box, const std::string& text) {
    for (const double most_lines : {2.5, 3.5})
        for (const double points : {18.0, 16.0, least_points, 12.5, 11.0, 10.0, 9.0}) {
            const TextStyle style = fitted.style(points, Face::serif_bold);
            Painter& painter = fitted.painter();
            const double line = painter.line_height(style);
            const double most = std::floor(std::min(points < 14.5 ? most_lines : 1.5, box.h / line));
            // Breaking it into lines measures each of its words in each of these sizes.
            if (painter.width(text, style) > (most + spaces_at_ends) * box.w) continue;
            if (painter.wrapped_height(box.w, text, style) / line < most + 0.5) return style;
        }
    return fitted.style(9, Face::serif_bold);
}

// A word or two do not say what is asked.
bool says_little(std::size_t beginning, const std::string& question) {
    return static_cast<double>(beginning) < least_begun * static_cast<double>(question.size());
}

bool fits(const Fitted& fitted, const Rect& box, const std::string& question) {
    const TextStyle style = style_that_fits(fitted, box, question);
    return fitted.painter().wrapped_height(box.w, question, style) <= box.h;
}

bool is_legible_whole(const Fitted& fitted, const Rect& box, const std::string& question) {
    const TextStyle style = style_that_fits(fitted, box, question);
    return style.size >= fitted.style(least_of_whole, Face::serif_bold).size && fits(fitted, box, question);
}

bool ends_with_any(std::string_view text, std::string_view signs) {
    return !text.empty() && signs.find(text.back()) != std::string_view::npos;
}

// How many bytes of it stand on that line: whole sentences if one of them fits, else up to a colon or a comma in its
// second half, else whole words and the dots behind them. A number stays with what it counts.
std::size_t beginning_that_fits(const Fitted& fitted, double wide, const std::string& text) {
    const TextStyle style = fitted.style(divided_points, Face::serif_bold);
    std::vector<std::size_t> ends;
    for (std::size_t end = text.find(' '); end != std::string::npos; end = text.find(' ', end + 1)) ends.push_back(end);
    const auto fits = [&](std::size_t end) {
        return fitted.painter().width(text.substr(0, end) + continues_sign, style) <= wide;
    };
    ends.erase(std::partition_point(ends.begin(), ends.end(), fits), ends.end());
    std::size_t words = 0;
    std::size_t parts = 0;
    std::size_t sentences = 0;
    for (const std::size_t end : ends) {
        const std::string_view front = std::string_view{text}.substr(0, end);
        if (ends_with_any(front, "0123456789")) continue;
        words = end;
        if (ends_with_any(front, ":,;")) parts = end;
        if (ends_with_any(front, sentence_signs)) sentences = end;
    }
    if (sentences > 0) return sentences;
    return 2 * parts > words ? parts : words;
}

}  // namespace

void HeaderBar::show(present::Head head) {
    if (!head_ || head_->question != head.question) beginning_.clear();
    head_ = std::move(head);
    Refresh();
}

void HeaderBar::show_tools(std::vector<Tool> tools) {
    tools_ = std::move(tools);
    Refresh();
}

HeaderBar::Boxes HeaderBar::boxes(const Fitted& fitted, const Rect& whole) const {
    Rect rest = whole.inset(fitted(6));
    rest.cut_left(fitted(6));
    const Rect left = rest.cut_left(ends_->left_width(fitted));
    const Rect right = rest.cut_right(ends_->right_width(fitted));
    const Rect below = rest.cut_bottom(fitted(tools_height));
    if (head_->speaker) rest.cut_left(fitted(speaker_size + beside_speaker));
    rest.cut_right(fitted(beside_question));
    return {left, rest, below, right};
}

std::string HeaderBar::divide(Long what) {
    beginning_.clear();
    Refresh();
    if (!head_ || ends_ == nullptr) return {};
    const std::string& question = head_->question;
    std::string rest;
    measured([&](Painter& painter) {
        const Rect whole{0, 0, static_cast<double>(GetClientSize().x), static_cast<double>(GetClientSize().y)};
        const Fitted fitted{painter, std::min(whole.h / height, whole.w / 900)};
        const Rect place = boxes(fitted, whole).question;
        if (what == Long::is_whole && fits(fitted, place, question)) return 0.0;
        if (fitted(fitted.width(question, fitted.style(least_points, Face::serif_bold))) <= place.w) return 0.0;
        const std::size_t end = beginning_that_fits(fitted, place.w, question);
        const bool wants_whole = theme().text_wish <= large_text || says_little(end, question);
        if (wants_whole && is_legible_whole(fitted, place, question)) return 0.0;
        const bool is_sentence = ends_with_any(question.substr(0, end), sentence_signs);
        beginning_ = question.substr(0, end) + (is_sentence ? "" : continues_sign);
        if (what == Long::continues_below) rest = (is_sentence ? "" : "\u2026 ") + question.substr(end + 1);
        return 0.0;
    });
    return rest;
}

void HeaderBar::draw(Painter& painter) {
    painter.card(painter.whole());
    if (!head_ || ends_ == nullptr) return;
    const Fitted fitted{painter, std::min(painter.whole().h / height, painter.whole().w / 900)};
    const Boxes all = boxes(fitted, painter.whole());
    ends_->draw_left(fitted, all.left);
    head_->repair.empty() ? draw_tools(fitted, all.tools, tools_, hovered_name()) : draw_repair(fitted, all.tools);
    draw_question(fitted, all.question);
    ends_->draw_right(fitted, all.right);
    draw_ring(painter);
}

void HeaderBar::draw_question(const Fitted& fitted, Rect box) {
    Painter& painter = fitted.painter();
    if (head_->speaker)
        painter.piece(box.x - fitted(beside_speaker + speaker_size / 2), box.middle_y(), fitted(speaker_size),
                      *head_->speaker);
    painter.area(box, "question", {}, head_->question);
    if (!beginning_.empty()) {
        const TextStyle style = fitted.style(divided_points, Face::serif_bold);
        return painter.text(box, beginning_, painter.fitting(beginning_, box.w, style));
    }
    const TextStyle style = style_that_fits(fitted, box, head_->question);
    const double high = painter.wrapped_height(box.w, head_->question, style);
    painter.wrapped({box.x, box.middle_y() - high / 2, box.w, high}, head_->question, style);
}

// In the place of the tools, which would move the table; with a frame around the whole bar, for nobody may take the
// moment of the repair for the table of now.
void HeaderBar::draw_repair(const Fitted& fitted, const Rect& box) {
    Painter& painter = fitted.painter();
    painter.outline(painter.whole(), theme().accent, fitted(3), 6);
    painter.fill(box, theme().accent, 4);
    Rect words = box;
    words.cut_left(fitted(8));
    words.cut_right(fitted(8));
    const TextStyle style = fitted.style(12.5, Face::bold, theme().on_accent);
    painter.text(words, head_->repair, painter.fitting(head_->repair, words.w, style));
    painter.area(box, "repair", {}, head_->repair);
}

}  // namespace gui
