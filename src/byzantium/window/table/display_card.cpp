// SPDX-License-Identifier: MIT
#include "byzantium/window/table/display_card.h"

#include "byzantium/window/table/display_marks.h"
#include "byzantium/window/table/side_colours.h"
#include "byzantium/words/table/player_marks.h"
#include "gui/canvas/signs.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace byzantium::window {

using namespace gui;

namespace {

using words::Counted;
using words::SideView;

// All lengths in units.
constexpr double card_margin = 9;
constexpr double side_column = 103;
constexpr double box_column = 40;
constexpr double money_column = 49;
constexpr double between_heads = 3;  // long ones of two columns would read as one word
constexpr double high_row = 36;      // has room for larger letters
constexpr double cube_row = 36;      // has room for cubes below the digits
constexpr double part_of_cubes = 0.42;
constexpr ChipSize high_chips{9, 17};
constexpr ChipSize compact_chips{8.8, 15};
constexpr double high_card = 145;  // has room for a heading of two lines

class Card {
public:
    Card(const Fitted& fitted, const Rect& card, const words::PlayerView& player, const Touching& touching,
         Passed passed)
        : u_{fitted},
          p_{fitted.painter()},
          t_{fitted.theme()},
          card_{card},
          player_{player},
          touching_{touching},
          passed_{passed} {}

    bool says_passed_in_words() const {
        Rect line{card_.x, card_.y, card_.w - 2 * u_(card_margin), u_(21)};
        line.cut_left(u_(is_high() ? 27 : 21));
        if (!is_high()) line.cut_right(u_(supplies_width(compact_supplies(line)) + 6));
        return passed_fits_in_words(u_, line, player_, is_high() ? high_chips : compact_chips);
    }

    void draw() {
        p_.card(card_);
        if (player_.emphasis == words::Emphasis::framed)
            p_.outline(card_, t_.player(words::ink(player_.color)), u_(2.5), 6);
        const double above = is_high() ? 6 : 3.5;
        Rect rest{card_.x + u_(card_margin), card_.y + u_(above), card_.w - 2 * u_(card_margin),
                  card_.h - 2 * u_(above)};
        if (is_high()) {
            high_heading(rest);
        } else {
            compact_heading(rest.cut_top(u_(21)));
        }
        for (std::size_t i = 0; i < 2; ++i) {
            side_row({rest.x, rest.y + rest.h / 2 * static_cast<double>(i), rest.w, rest.h / 2}, player_.sides[i]);
        }
    }

private:
    void fitted(const Rect& box, const std::string& text, const TextStyle& style) {
        p_.text(box, text, p_.fitting(text, box.w, style));
    }
    void area(const Rect& box, const words::Quantity& quantity) { touchable(p_, box, quantity, touching_); }

    // --- the heading
    void high_heading(Rect& rest) {
        Rect line = rest.cut_top(u_(26));
        const double piece = u_(20);
        p_.piece(line.x + piece / 2, line.middle_y(), piece, words::badge(player_.color));
        line.cut_left(u_(27));
        draw_marks(u_, line, player_, {high_chips, passed_}, touching_);
        p_.text(line, player_.name, u_.style(15, Face::serif_bold));
        supplies(rest.cut_top(u_(20)), {9.5, 10, Supplies::all});
    }

    enum class Supplies { all, all_but_removed };
    struct SupplyStyle {
        double points;
        double gap;
        Supplies shown;
    };
    // The largest supplies beside the name and the marks without their words. Nothing but a name longer than usual ones
    // is cut: those removed, which matter least, give way first.
    SupplyStyle compact_supplies(const Rect& line) const {
        const double taken =
            u_.width(player_.name, u_.style(12, Face::serif_bold)) + least_marks_width(u_, player_, compact_chips) + 7;
        for (const SupplyStyle& style :
             {SupplyStyle{9, 10, Supplies::all}, SupplyStyle{8.5, 10, Supplies::all}, SupplyStyle{8, 10, Supplies::all},
              SupplyStyle{7.5, 10, Supplies::all}, SupplyStyle{7.5, 6, Supplies::all}})
            if (supplies_width(style) + taken <= line.w / u_(1)) return style;
        return {7.5, 6, Supplies::all_but_removed};
    }

    void compact_heading(Rect line) {
        const double piece = u_(15);
        p_.piece(line.x + piece / 2, line.middle_y(), piece, words::badge(player_.color));
        line.cut_left(u_(21));
        const TextStyle name = u_.style(12, Face::serif_bold);
        const SupplyStyle style = compact_supplies(line);
        supplies(line.cut_right(u_(supplies_width(style))), style);
        line.cut_right(u_(6));
        draw_marks(u_, line, player_, {compact_chips, passed_}, touching_);
        p_.text(line, player_.name, p_.fitting(player_.name, line.w, name));
    }

    // The compact card leaves out those removed while there are none, too.
    bool is_shown(const Counted& supply, Supplies shown) const {
        if (!supply.quantity.name.ends_with(":removed")) return true;
        return shown == Supplies::all && (is_high() || supply.count != 0);
    }
    double supply_width(const Counted& supply, double points) const {
        return u_.width(supply.label + ' ', u_.style(points)) +
               u_.width(supply.quantity.shown, u_.style(points + 1, Face::bold));
    }
    double supplies_width(const SupplyStyle& style) const {
        double wide = -style.gap;
        for (const Counted& supply : player_.supplies)
            if (is_shown(supply, style.shown)) wide += supply_width(supply, style.points) + style.gap;
        return wide;
    }
    void supplies(Rect line, const SupplyStyle& style) {
        for (const Counted& supply : player_.supplies) {
            if (!is_shown(supply, style.shown)) continue;
            const Rect whole = line.cut_left(u_(supply_width(supply, style.points)));
            Rect box = whole;
            const double label = u_.width(supply.label + ' ', u_.style(style.points));
            p_.text(box.cut_left(u_(label)), supply.label, u_.style(style.points, Face::plain, t_.faint));
            p_.text({box.x, box.y, box.w + u_(2), box.h}, supply.quantity.shown,
                    u_.style(style.points + 1, Face::bold));
            area({whole.x - u_(2), whole.y + u_(1), whole.w + u_(4), whole.h - u_(2)}, supply.quantity);
            line.cut_left(u_(style.gap));
        }
    }

    // --- a side
    void side_row(Rect row, const SideView& side) {
        row = {row.x, row.y + u_(1), row.w, row.h - u_(2)};
        side_name(row.cut_left(u_(side_column)), side);
        for (std::size_t i = 0; i < side.boxes.size(); ++i) {
            const Rect box = row.cut_left(u_(box_column)).inset(u_(1.5));
            army_box(box, side.boxes[i], i == 0 ? beside_guard(box, side) : 0);
            if (i == 0) guard(box, side);
        }
        treasury(row.cut_left(u_(money_column)), side.treasury);
        if (side.at_end) at_end(row, side, *side.at_end);
    }

    void side_name(const Rect& box, const SideView& side) {
        const bool roomy = box.h >= u_(high_row);
        const double name = u_(roomy ? 19 : 13);
        const double city = u_(roomy ? 17 : 13);
        const double y = box.middle_y() - (name + city) / 2;
        fitted({box.x, y, box.w, name}, side.heading,
               u_.style(roomy ? 12 : 9.5, Face::serif_bold, side_colour(t_, side.side)));
        pawn({box.x, y + name, box.w - u_(3), city}, side, roomy ? 9.5 : 9);
    }

    void pawn(Rect box, const SideView& side, double points) {
        area(box, side.pawn);
        const bool on_map = side.place == words::ArmyPlace::on_map;
        const wxColour colour = on_map ? t_.ink : t_.faint;
        draw_pawn(p_, box.cut_left(u_(11)).inset(u_(0.5)),
                  on_map ? t_.player(words::ink(player_.color)) : t_.card_edge);
        box.cut_left(u_(2));
        fitted(box, side.pawn.shown, u_.style(points, Face::plain, colour));
    }

    // Digits leave that much free at the right.
    void army_box(const Rect& box, const Counted& counted, double beside) {
        const int cubes_shown = box.h >= u_(cube_row) ? counted.count : 0;
        const std::string look = "box " + std::to_string(static_cast<int>(player_.color)) + ' ';
        p_.stamp(box, look + std::to_string(cubes_shown),
                 [&](Painter& onto, const Rect& place) { box_with_cubes(onto, place, cubes_shown); });
        area(box, counted.quantity);
        const wxColour colour = counted.count == 0 ? t_.faint : t_.ink;
        Rect digits = box;
        if (box.h >= u_(cube_row)) digits.cut_bottom(digits.h * part_of_cubes);
        digits.cut_right(beside);
        fitted(digits, counted.quantity.shown, u_.style(digit_points(box.h), Face::digits, colour, Align::centre));
    }

    void box_with_cubes(Painter& onto, Rect box, int count) const {
        onto.fill(box, t_.raised, u_(4));
        onto.outline(box, t_.card_edge, 1, u_(4));
        Rect strip = box.cut_bottom(box.h * part_of_cubes);
        strip.cut_bottom(u_(1.5));
        cubes(onto, {strip.x + u_(3), strip.y, strip.w - u_(6), strip.h}, count);
    }

    bool is_high() const { return card_.h >= u_(high_card); }
    // Without cubes below them digits have all of the height: larger letters make them larger, too.
    double digit_points(double height) const {
        const double units = height / u_(1);
        return units >= cube_row ? std::clamp(0.42 * units, 15.5, 20.0) : std::clamp(0.66 * units, 12.5, 22.0);
    }

    // In one row or two.
    void cubes(Painter& onto, const Rect& box, int count) const {
        const int below = count > 4 ? count / 2 : 0;
        const int above = count - below;
        const double row =
            std::min({below > 0 ? box.h / 2 : box.h, u_(below > 0 ? 9 : 11), box.w / std::max(1, above)});
        const double y = box.middle_y() - (below > 0 ? row : row / 2);
        onto.cubes({box.x, y, box.w, row}, above, words::badge(player_.color));
        onto.cubes({box.middle_x() - row * above / 2, y + row, row * below, row}, below, words::badge(player_.color));
    }

    // A guard that is there is as easily seen as the digits beside it: it counts with them.
    double guard_size(const Rect& elite, const SideView& side) const {
        const bool there = side.guard != words::Guard::none;
        return there ? std::clamp(elite.h * 0.46, u_(12), u_(16)) : std::clamp(elite.h * 0.36, u_(9), u_(12));
    }
    double beside_guard(const Rect& elite, const SideView& side) const {
        return side.guard == words::Guard::none ? 0 : guard_size(elite, side);
    }

    // A crowned piece in the right corner of the Elite box; its place can be clicked when it is empty too.
    void guard(const Rect& elite, const SideView& side) {
        const bool there = side.guard != words::Guard::none;
        const double size = guard_size(elite, side);
        const Rect corner{elite.right() - size - u_(1), elite.y + u_(1), size, size * 1.6};
        const Rect crown{corner.x, corner.y, size, size * 0.7};
        draw_crown(p_, crown, there ? t_.focus : t_.card_edge);
        if (there) p_.piece(corner.middle_x(), corner.y + size * 1.05, size * 0.9, words::badge(player_.color));
        area(corner, side.guard_quantity);
    }

    void treasury(Rect box, const words::Quantity& money) {
        box = box.inset(u_(1.5));
        const double points = digit_points(box.h);
        const double high = std::min(box.h, u_(points * 1.6));
        const Rect pill{box.x, box.middle_y() - high / 2, box.w, high};
        p_.fill(pill, t_.note, high / 2);
        fitted(pill, money.shown, u_.style(points, Face::digits, t_.ink, Align::centre));
        area(pill, money);
    }

    void at_end(const Rect& box, const SideView& side, const words::AtTurnsEnd& end) {
        const TextStyle left = style_of(end.money, box.h < u_(high_row) ? 9.5 : 11);
        std::string name = side.treasury.name;
        name.replace(name.rfind(':'), std::string::npos, ":end");
        p_.area(box, std::move(name), {}, end.words);
        if (box.h < u_(high_row)) {
            return fitted(box, end.left, left);
        }
        p_.text({box.x, box.middle_y() - u_(17), box.w, u_(16)}, end.sum,
                u_.style(9.5, Face::plain, t_.faint, Align::centre));
        fitted({box.x, box.middle_y() - u_(1), box.w, u_(18)}, end.left, left);
    }
    TextStyle style_of(words::Money money, double points) const {
        switch (money) {
            case words::Money::lasts:
                return u_.style(points, Face::bold, t_.good, Align::centre);
            case words::Money::falls_short:
                return u_.style(points, Face::bold, t_.bad, Align::centre);
            case words::Money::short_so_far:
                break;
        }
        return u_.style(points, Face::plain, t_.ink, Align::centre);
    }

    const Fitted& u_;
    Painter& p_;
    const Theme& t_;
    Rect card_;
    const words::PlayerView& player_;
    const Touching& touching_;
    Passed passed_;
};

}  // namespace

void draw_display_heads(const Fitted& fitted, const Rect& line, const words::PlayerView& player) {
    const TextStyle style = fitted.style(9, Face::plain, fitted.theme().faint, Align::centre);
    Rect rest = line;
    const auto head = [&](const Rect& box, const std::string& text, double apart = between_heads) {
        fitted.painter().text(box, text, fitted.painter().fitting(text, box.w - fitted(apart), style));
    };
    rest.cut_left(fitted(card_margin + side_column));
    rest.cut_right(fitted(card_margin));
    for (const Counted& box : player.sides[0].boxes) head(rest.cut_left(fitted(box_column)), box.label);
    const auto heads = words::display_heads();
    head(rest.cut_left(fitted(money_column)), heads.money);
    if (player.sides[0].at_end) head(rest, heads.at_end, between_heads / 2);  // the last has one neighbour
}

void draw_display_card(const Fitted& fitted, const Rect& card, const words::PlayerView& player,
                       const Touching& touching, Passed passed) {
    Card{fitted, card, player, touching, passed}.draw();
}

bool says_passed_in_words(const Fitted& fitted, const Rect& card, const words::PlayerView& player) {
    return Card{fitted, card, player, [](const auto&, Touch) {}, Passed::in_words}.says_passed_in_words();
}

}  // namespace byzantium::window
