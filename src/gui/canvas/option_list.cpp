// SPDX-License-Identifier: MIT
#include "gui/canvas/option_list.h"

#include "gui/canvas/sizes.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace gui {
namespace {

constexpr double option_row_height = 28;
constexpr double card_edge = 4;  // between the rows and the card
constexpr double most_width = 340;
constexpr double option_points = 13;

char small(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }

}  // namespace

void OptionList::open(std::vector<std::string> labels, std::size_t marked) {
    labels_ = std::move(labels);
    marked_ = std::min(marked, labels_.size() - 1);
    top_ = 0;
}

void OptionList::move(int by) {
    const auto all = static_cast<int>(labels_.size());
    marked_ = static_cast<std::size_t>(((static_cast<int>(marked_) + by) % all + all) % all);
}

void OptionList::move_to(std::size_t row) { marked_ = std::min(row, labels_.size() - 1); }

void OptionList::seek(char letter) {
    for (std::size_t i = 1; i <= labels_.size(); ++i) {
        const std::size_t row = (marked_ + i) % labels_.size();
        if (!labels_[row].empty() && small(labels_[row].front()) == small(letter)) return move_to(row);
    }
}

void OptionList::draw(Painter& painter, const Rect& below, const std::function<void(std::size_t)>& choose) {
    const Theme& t = painter.theme();
    const double high = painter.scaled(option_row_height);
    const double rim = painter.scaled(card_edge);
    double wide = below.w;
    for (const std::string& label : labels_)
        wide = std::max(wide, painter.width(label, {option_points}) + painter.scaled(44));
    wide = std::min(wide, painter.scaled(most_width));
    const double room = painter.whole().bottom() - below.bottom() - painter.scaled(gaps::broad);
    const auto fit = static_cast<std::size_t>(std::max(3.0, (room - 2 * rim) / high));
    const std::size_t seen = std::min(labels_.size(), fit);
    top_ = std::clamp(top_, marked_ + 1 > seen ? marked_ + 1 - seen : 0, marked_);
    top_ = std::min(top_, labels_.size() - seen);
    const double x = std::min(below.x, painter.whole().right() - wide - rim);
    const Rect card{x, below.bottom() + rim, wide, static_cast<double>(seen) * high + 2 * rim};
    painter.fill(card, t.card, painter.scaled(gaps::modest));
    painter.outline(card, t.accent, 1.5, painter.scaled(gaps::modest));
    Rect rows = card.inset(rim);
    for (std::size_t i = top_; i < top_ + seen; ++i) {
        const Rect row = rows.cut_top(high);
        if (i == marked_) {
            painter.fill(row, t.raised, painter.scaled(gaps::close));
            painter.fill({row.x, row.y + 3, painter.scaled(gaps::close), row.h - 6}, t.accent, 2);
        }
        Rect words = row;
        words.cut_left(painter.scaled(gaps::margin));
        painter.text(words, labels_[i], {option_points, i == marked_ ? Face::bold : Face::plain});
        painter.area(row, "option:" + std::to_string(i), [choose, i] { choose(i); });
    }
    if (seen == labels_.size()) return;
    const double all = static_cast<double>(labels_.size());
    const Rect inside = card.inset(rim);
    painter.fill({inside.right() - painter.scaled(gaps::close), inside.y + inside.h * static_cast<double>(top_) / all,
                  painter.scaled(gaps::close), inside.h * static_cast<double>(seen) / all},
                 t.card_edge, 2);
}

}  // namespace gui
