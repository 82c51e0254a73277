// SPDX-License-Identifier: MIT
#include "byzantium/window/table_view/table_column.h"

#include "byzantium/rules/ids.h"
#include "byzantium/window/sheets/gauge_bars.h"
#include "byzantium/window/table/side_colours.h"
#include "byzantium/words/accounts/gauge.h"
#include "byzantium/words/table/player_marks.h"
#include "byzantium/words/table/player_view.h"
#include "gui/canvas/label.h"
#include "gui/canvas/signs.h"

#include <algorithm>
#include <string>

namespace byzantium::window {

using namespace gui;

namespace {

using words::Quantity;
using words::SideView;

// Letters that make digits a twentieth of the height: they are three quarters as high as their size.
constexpr double digits = 53;

// What finds no room in these ends in an ellipsis.
constexpr double least_letters = 12;
constexpr double least_of_name = 20;  // read across a table

constexpr double mark_letters = 18;

// Rows, in parts of the column's height.
constexpr double name_row = 1.05;
constexpr double heads_row = 0.6;
constexpr double digits_row = 1;
constexpr double gauge_row = 1.5;
constexpr double pawn_row = 0.6;
constexpr double all_rows = name_row + heads_row + 7 * digits_row + gauge_row + pawn_row;

constexpr double most_for_marks = 0.42;  // of the line with the name

class Column {
public:
    Column(const TableColumn& column, const Rect& box)
        : u_{column.fitted},
          p_{column.fitted.painter()},
          t_{column.fitted.theme()},
          view_{column.view},
          i_{column.player},
          size_{column.size},
          touching_{column.touching},
          player_{column.view.players[column.player]},
          gauge_{column.view.gauges[column.player]},
          card_{box},
          row_{(box.h - 2 * u_(8)) / all_rows} {}

    void draw() {
        const bool asked = view_.head.speaker == player_.color;
        p_.card(card_);
        if (asked) p_.outline(card_.inset(u_(3)), t_.player(words::ink(player_.color)), u_(7), 6);
        Rect rest = card_.inset(u_(8));
        rest = {rest.x + u_(12), rest.y, rest.w - u_(24), rest.h};
        name(rest.cut_top(name_row * row_));
        heads(rest.cut_top(heads_row * row_));
        money_and_vp(rest);
        score(rest.cut_top(digits_row * row_));
        bars(rest.cut_top(gauge_row * row_));
        army(rest);
        pawns(rest.cut_top(pawn_row * row_));
    }

private:
    // The largest letters, of these at most and of `least` at least, in which the text fits the box.
    TextStyle shrunk(const Rect& box, const std::string& text, const TextStyle& style, double least) {
        const double wide = p_.width(text, style);
        const double high = p_.line_height(style);
        const double smallest = std::min(style.size, u_.style(least * size_).size);
        TextStyle less = style;
        less.size *= std::min({1.0, box.w / std::max(1.0, wide + 2), box.h * 1.25 / std::max(1.0, high)});
        while (less.size > smallest && p_.width(text, less) > box.w) less.size -= 0.25;  // as fonts are rounded
        less.size = std::max(less.size, smallest);
        return less;
    }
    void text(const Rect& box, const std::string& text, const TextStyle& style, double least = least_letters) {
        p_.text(box, text, shrunk(box, text, style, least));
    }
    TextStyle label() const { return u_.style(22 * size_, Face::plain, t_.faint); }
    TextStyle least() const { return u_.style(least_letters * size_, Face::plain, t_.faint); }

    double label_width() const { return std::clamp(card_.w * 0.24, u_(96), u_(170)); }
    // The column of a side in a row whose label has been cut off.
    static Rect of_side(const Rect& row, int side) { return row.column(side, 2); }

    void name(Rect line) {
        const double piece = std::min(line.h, u_(60 * size_));
        p_.piece(line.x + piece / 2, line.middle_y(), piece, words::badge(player_.color));
        line.cut_left(piece + u_(16));
        marks(line.cut_right(std::min(line.w * most_for_marks, marks_width())));
        text(line, player_.name, u_.style(42 * size_, Face::serif_bold), least_of_name);
    }

    TextStyle mark_style() const { return u_.style(mark_letters * size_, Face::plain, t_.ink, Align::right); }

    // Each in one line, or a word of it in each.
    double marks_width() {
        double wide = 0;
        for (const auto& mark : player_.marks)
            if (mark.kind != words::MarkKind::must_speak) wide = std::max(wide, p_.width(mark.text, mark_style()));
        return wide + u_(4);
    }

    // Who must speak is seen by the frame; the others one below the other.
    void marks(Rect box) {
        double lines = 0;
        for (const auto& mark : player_.marks) lines += mark.kind == words::MarkKind::must_speak ? 0 : 1;
        if (lines == 0) return;
        const double high = box.h / lines;
        box = {box.x, box.middle_y() - high * lines / 2, box.w, high * lines};
        for (const auto& mark : player_.marks) {
            if (mark.kind == words::MarkKind::must_speak) continue;
            const Rect line = box.cut_top(high);
            p_.area(line, mark.name, {}, mark.words);
            draw_label(p_, line, mark.text, mark_style());
        }
    }

    void heads(Rect line) {
        line.cut_left(label_width());
        for (int i = 0; i < 2; ++i) {
            const SideView& side = player_.sides[static_cast<std::size_t>(i)];
            text(of_side(line, i), side.heading,
                 u_.style(25 * size_, Face::serif_bold, side_colour(t_, side.side), Align::centre));
        }
    }

    void money_and_vp(Rect& rest) {
        const auto words = words::table_view_words();
        Rect money = rest.cut_top(digits_row * row_);
        text(money.cut_left(label_width()), words.money, label());
        Rect vp = rest.cut_top(digits_row * row_);
        text(vp.cut_left(label_width()), words.vp, label());
        for (int i = 0; i < 2; ++i) {
            const auto side = static_cast<std::size_t>(i);
            number(of_side(money, i), player_.sides[side].treasury, t_.note);
            number(of_side(vp, i), view_.head.tracks[side].markers[i_].quantity, t_.card);
        }
    }

    void number(const Rect& box, const Quantity& quantity, const wxColour& behind) {
        const Rect pill{box.x + u_(6), box.y + box.h * 0.06, box.w - u_(12), box.h * 0.88};
        if (behind != t_.card) p_.fill(pill, behind, u_(14));
        const wxColour colour = quantity.shown == "0" ? t_.faint : t_.ink;
        text(pill, quantity.shown, u_.style(digits * size_, Face::digits, colour, Align::centre));
        touchable(p_, pill, quantity, touching_);
    }

    // In one line or in several, in the largest letters that fit so.
    void brief(const Rect& box, const std::string& words) {
        TextStyle style = label();
        const auto in_a_line = [&] { return p_.width(words, style) <= box.w; };
        const auto high = [&] { return p_.wrapped_height(box.w, words, style); };
        while (style.size > least().size && !in_a_line() && high() > box.h) style.size -= 0.5;
        if (in_a_line() || high() > box.h) return p_.text(box, words, style);
        p_.wrapped({box.x, box.middle_y() - high() / 2, box.w, high()}, words, style);
    }

    // The score now, and behind it what it would be with the final scoring.
    void score(Rect line) {
        const auto words = words::table_view_words();
        p_.line(line.x, line.y, line.right(), line.y, t_.card_edge, u_(2));
        p_.area(line, "score:" + std::string{byzantium::to_text(player_.color)}, {}, words::gauge_words(gauge_.now));
        text(line.cut_left(label_width()), words.score, label());
        text(of_side(line, 0), std::to_string(gauge_.now.score.total),
             u_.style(digits * size_, Face::digits, t_.ink, Align::centre));
        if (!gauge_.after) return;
        Rect after = of_side(line, 1);
        const double wide = std::clamp(p_.width(words.with_cities, least()) + u_(4), after.w * 0.48, after.w * 0.66);
        brief(after.cut_left(wide), words.with_cities);
        text(after, std::to_string(gauge_.after->score.total),
             u_.style(digits * 0.75 * size_, Face::digits, t_.faint, Align::centre));
    }

    void bars(Rect box) {
        p_.fill(box, t_.raised, u_(10));
        box = {box.x + u_(8), box.y, box.w - u_(16), box.h};
        const Rect caption = box.cut_top(box.h * 0.24);
        if (gauge_.after)
            text(caption, words::table_view_words().one_more,
                 u_.style(17 * size_, Face::plain, t_.faint, Align::right));
        draw_gauge_bars(Fitted{p_, box.h / gauge_height}, box, gauge_.now, most_vp());
    }

    int most_vp() const {
        int most = 1;
        for (const auto& gauge : view_.gauges) most = std::max({most, gauge.now.score.byzantine, gauge.now.score.arab});
        return most;
    }

    void army(Rect& rest) {
        for (std::size_t box = 0; box < player_.sides[0].boxes.size(); ++box) {
            Rect row = rest.cut_top(digits_row * row_);
            text(row.cut_left(label_width()), player_.sides[0].boxes[box].label, label());
            for (int i = 0; i < 2; ++i) {
                const SideView& side = player_.sides[static_cast<std::size_t>(i)];
                number(of_side(row, i), side.boxes[box].quantity, t_.card);
                if (box == 0 && side.guard != words::Guard::none) guard(of_side(row, i), side);
            }
        }
    }

    // A crowned piece at the right of the Elite box.
    void guard(const Rect& elite, const SideView& side) {
        const double wide = std::min(elite.w * 0.24, elite.h * 0.5);
        const Rect box{elite.right() - wide - u_(4), elite.middle_y() - wide * 0.85, wide, wide * 1.7};
        draw_crown(p_, {box.x, box.y, wide, wide * 0.7}, t_.focus);
        p_.piece(box.middle_x(), box.y + wide * 1.15, wide * 0.9, words::badge(player_.color));
        touchable(p_, box, side.guard_quantity, touching_);
    }

    void pawns(Rect line) {
        draw_pawn(p_, line.cut_left(label_width()).inset(u_(4)), t_.player(words::ink(player_.color)));
        for (int i = 0; i < 2; ++i) {
            const SideView& side = player_.sides[static_cast<std::size_t>(i)];
            const bool on_map = side.place == words::ArmyPlace::on_map;
            Rect box = of_side(line, i).inset(u_(2));
            box.cut_left(u_(6));  // two places side by side are two
            text(box, side.pawn.shown, u_.style(21 * size_, Face::plain, on_map ? t_.ink : t_.faint, Align::centre));
            touchable(p_, box, side.pawn, touching_);
        }
    }

    const Fitted& u_;
    Painter& p_;
    const Theme& t_;
    const words::TableView& view_;
    std::size_t i_;
    double size_;
    const Touching& touching_;
    const words::PlayerView& player_;
    const words::ScoreGauge& gauge_;
    Rect card_;
    double row_;
};

}  // namespace

void draw_table_column(const TableColumn& column, const Rect& box) { Column{column, box}.draw(); }

}  // namespace byzantium::window
