// SPDX-License-Identifier: MIT
#include "gui/canvas/article_drawing.h"

#include "gui/canvas/sizes.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace gui {
namespace {

using present::Prose;
using present::ProseLook;
using present::Rows;
using present::RuleTold;
using present::Screenshot;
using present::Subheading;

constexpr double article_points = 14;
constexpr double links_column = 84;
constexpr double widest_text = 760;  // longer lines are hard to read
constexpr double indent = 18;
constexpr double table_row = 24;

class ArticleDrawing {
public:
    ArticleDrawing(Painter& painter, const Rect& box, const Rect& seen, const ArticleLinks& links)
        : p_{painter}, t_{painter.theme()}, box_{box}, seen_{seen}, links_{links}, y_{box.y} {
        box_.w = std::min(box.w, p_.scaled(widest_text + links_column));
    }

    ArticleDrawn draw(const present::Article& article) {
        if (!article.title.empty()) put(article.title, {letter_sizes::page, Face::serif_bold, t_.accent}, 0, 10);
        for (const present::Passage& passage : article.passages) {
            ++passage_;
            std::visit([this](const auto& one) { put(one); }, passage);
        }
        return {y_ - box_.y, first_mark_};
    }

private:
    bool is_seen(double top, double high) const { return top + high >= seen_.y && top <= seen_.bottom(); }

    // A text of its own, so far from the left, with room below.
    void put(const std::string& text, const TextStyle& style, double left, double below) {
        const Rect line{box_.x + p_.scaled(left), y_, box_.w - p_.scaled(left), 0};
        const double high = p_.wrapped_height(line.w, text, style);
        if (is_seen(y_, high)) p_.wrapped({line.x, y_, line.w, high}, text, style);
        y_ += high + p_.scaled(below);
    }

    void put(const Subheading& heading) {
        const TextStyle style{letter_sizes::title, Face::serif_bold};
        y_ += p_.scaled(gaps::usual);
        const double high = p_.wrapped_height(box_.w, heading.text, style);
        if (noted_mark(heading.topic) && is_seen(y_, high)) mark(around({box_.x, y_, box_.w, high}));
        put(heading.text, style, 0, 6);
    }

    // As wide as the text at most, and as large as it is with letters of the usual size.
    void put(const Screenshot& shot) {
        if (const wxBitmap* const bitmap = links_.pictures.find(shot.file)) {
            const double wide = std::min(p_.scaled(bitmap->GetWidth()), box_.w);
            const double high = wide * bitmap->GetHeight() / bitmap->GetWidth();
            if (is_seen(y_, high)) framed({box_.x, y_, wide, high}, *bitmap);
            y_ += high + p_.scaled(gaps::close);
        }
        put(shot.shows, {article_points - 2, Face::serif, t_.faint}, 0, 12);
    }

    void put(const Prose& told) {
        const TextStyle style{article_points, Face::serif};
        const bool item = told.look == ProseLook::item;
        const double left = p_.scaled(item ? indent : 0);
        const Rect text{box_.x + left, y_, box_.w - left - p_.scaled(links_column), 0};
        const double line = p_.line_height(style);
        const double high =
            std::max(p_.wrapped_height(text.w, told.text, style), line * static_cast<double>(told.rules.size()));
        if (is_seen(y_, high)) {
            if (item) p_.text({box_.x, y_, left, line}, "\u2022", {article_points, Face::bold, t_.accent});
            p_.wrapped({text.x, y_, text.w, high}, told.text, style);
            for (std::size_t i = 0; i < told.rules.size(); ++i)
                link({text.right() + p_.scaled(gaps::usual), y_ + line * static_cast<double>(i),
                      p_.scaled(links_column - 10), line},
                     told.rules[i]);
        }
        y_ += high + p_.scaled(item ? 5 : 10);
    }

    void put(const RuleTold& rule) {
        const TextStyle title{article_points, Face::serif_bold};
        const TextStyle style{article_points, Face::serif};
        const double beside = p_.scaled(links_column);
        const double wide = box_.w - beside;
        const double heading = p_.wrapped_height(wide, rule.words.title, title);
        const double high = heading + p_.scaled(gaps::thin) + p_.wrapped_height(wide, rule.words.text, style);
        const bool marked = noted_mark(rule.id);
        if (is_seen(y_, high)) {
            if (marked) mark(around({box_.x, y_, box_.w, high}));
            link({box_.x, y_, beside - p_.scaled(gaps::middle), p_.line_height(title)}, rule.id);
            p_.wrapped({box_.x + beside, y_, wide, heading}, rule.words.title, title);
            p_.wrapped({box_.x + beside, y_ + heading + p_.scaled(gaps::thin), wide, high}, rule.words.text, style);
        }
        y_ += high + p_.scaled(gaps::margin);
    }

    void put(const Rows& table) {
        const TextStyle style{article_points - 1, Face::plain};
        const auto columns = std::max_element(table.rows.begin(), table.rows.end(), [](const auto& a, const auto& b) {
                                 return a.size() < b.size();
                             })->size();
        std::vector<double> widths(columns, 0);
        for (const auto& row : table.rows)
            for (std::size_t i = 0; i < row.size(); ++i)
                widths[i] = std::max(widths[i], p_.width(row[i], {article_points - 1, Face::bold}) + p_.scaled(22));
        const double all = std::accumulate(widths.begin(), widths.end(), 0.0);
        for (double& width : widths) width *= std::min(1.0, box_.w / all);
        for (std::size_t i = 0; i < table.rows.size(); ++i) {
            const Rect line{box_.x, y_, box_.w, row_height(table.rows[i], widths, i == 0 ? Face::bold : Face::plain)};
            // Half of a row's numbers could be taken for others.
            if (is_seen(y_, line.h) && line.bottom() <= seen_.bottom())
                row_of(line, table.rows[i], widths, i == 0 ? Face::bold : Face::plain);
            y_ += line.h;
            if (i == 0) p_.line(line.x, y_, line.right(), y_, t_.card_edge);
        }
        y_ += p_.scaled(gaps::usual);
    }

    // Cells that find no room in a line have more.
    double row_height(const std::vector<std::string>& cells, const std::vector<double>& widths, Face face) {
        const TextStyle style{article_points - 1, face};
        double high = p_.scaled(table_row);
        for (std::size_t i = 0; i < cells.size(); ++i)
            high = std::max(high, p_.wrapped_height(widths[i] - p_.scaled(gaps::modest), cells[i], style));
        return high;
    }

    void row_of(Rect line, const std::vector<std::string>& cells, const std::vector<double>& widths, Face face) {
        const TextStyle style{article_points - 1, face};
        for (std::size_t i = 0; i < cells.size(); ++i) {
            Rect cell = line.cut_left(widths[i]);
            cell.w -= p_.scaled(gaps::modest);
            const double high = p_.wrapped_height(cell.w, cells[i], style);
            p_.wrapped({cell.x, cell.middle_y() - high / 2, cell.w, high}, cells[i], style);
        }
    }

    void framed(const Rect& box, const wxBitmap& bitmap) {
        p_.context().DrawBitmap(bitmap, box.x, box.y, box.w, box.h);
        p_.outline(box, t_.card_edge);
    }

    // Whether it is marked; the first that is, is noted.
    bool noted_mark(const std::string& id) {
        if (std::find(links_.marked.begin(), links_.marked.end(), id) == links_.marked.end()) return false;
        if (!first_mark_) first_mark_ = y_ - box_.y;
        return true;
    }

    Rect around(const Rect& text) const {
        return {text.x - p_.scaled(gaps::middle), text.y - p_.scaled(gaps::nearby), text.w + p_.scaled(gaps::wide),
                text.h + p_.scaled(gaps::usual)};
    }

    void mark(const Rect& box) {
        p_.fill(box, t_.note, 4);
        p_.fill({box.x, box.y, p_.scaled(gaps::close), box.h}, t_.accent, 2);
    }

    void link(const Rect& box, const std::string& id) {
        const TextStyle style{article_points - 2, Face::bold, t_.accent};
        const double wide = std::min(box.w, p_.width(id, style));
        const Rect place{box.x, box.y, wide, box.h};
        p_.text(place, id, style);
        p_.line(place.x, place.bottom() - p_.scaled(gaps::tight), place.right(),
                place.bottom() - p_.scaled(gaps::tight), t_.accent);
        const Rect touched = place.within(seen_);
        if (touched.h <= 0) return;
        p_.area(touched, "link:" + std::to_string(passage_) + ':' + id, [open = links_.open, id] { open(id); });
        p_.area_rules({id});
    }

    Painter& p_;
    const Theme& t_;
    Rect box_;
    Rect seen_;
    const ArticleLinks& links_;
    double y_;
    std::size_t passage_ = 0;
    std::optional<double> first_mark_;
};

}  // namespace

ArticleDrawn draw_article(Painter& painter, const Rect& box, const Rect& seen, const present::Article& article,
                          const ArticleLinks& links) {
    return ArticleDrawing{painter, box, seen, links}.draw(article);
}

}  // namespace gui
