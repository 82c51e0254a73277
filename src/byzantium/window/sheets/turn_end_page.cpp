// SPDX-License-Identifier: MIT
#include "byzantium/window/sheets/turn_end_page.h"

#include "byzantium/rules/ids.h"
#include "byzantium/window/table/side_colours.h"
#include "byzantium/words/accounts/cures.h"
#include "byzantium/words/entries/rule_topics.h"
#include "byzantium/words/table/player_marks.h"

#include <algorithm>
#include <string>
#include <vector>

namespace byzantium::window {

using namespace gui;

namespace {

using words::AccountLine;
using words::AccountLineKind;
using words::SideAccount;

constexpr double least_player_column = 190;  // below that, players stand in two rows
constexpr double turn_end_margin = 10;
constexpr double sum_column = 30;
constexpr double operator_column = 14;

class TurnEnd {
public:
    TurnEnd(Painter& painter, const words::Accounts& accounts, const AskRules& ask)
        : p_{painter}, t_{painter.theme()}, accounts_{accounts}, ask_{ask} {}

    double draw(const Rect& box) {
        Rect rest = box;
        p_.text(rest.cut_top(p_.scaled(26)), accounts_.turn.heading, {13, Face::serif});
        rest.cut_top(p_.scaled(6));
        if (accounts_.turn.sides.empty()) return rest.y - box.y;
        const auto players = static_cast<int>(accounts_.players.size());
        const int columns = box.w / players >= p_.scaled(least_player_column) ? players : std::min(players, 2);
        for (int from = 0; from < players; from += columns) {
            double high = 0;
            for (int i = from; i < std::min(players, from + columns); ++i) {
                Rect column = rest.column(i - from, columns);
                column.cut_right(p_.scaled(6));
                high = std::max(high, player(column, accounts_.players[static_cast<std::size_t>(i)]));
            }
            rest.y += high + p_.scaled(10);
        }
        return rest.y - box.y;
    }

private:
    double player(const Rect& column, const words::AccountsHead& head) {
        Rect rest = column;
        Rect line = rest.cut_top(p_.scaled(30));
        const double piece = p_.scaled(18);
        p_.piece(line.x + piece / 2, line.middle_y(), piece, words::badge(head.color));
        line.cut_left(p_.scaled(25));
        p_.text(line, head.name, {14, Face::serif_bold});
        double high = p_.scaled(30);
        for (const words::ShortfallPlan& plan : accounts_.plans)
            if (plan.player == head.color)
                high += cures({column.x, column.y + high, column.w, rest.h}, plan) + p_.scaled(8);
        for (const SideAccount& side : accounts_.turn.sides) {
            if (side.player != head.color) continue;
            high += account({column.x, column.y + high, column.w, rest.h}, side) + p_.scaled(8);
        }
        return high;
    }

    double shortfall_height(double width, const SideAccount& side) {
        return side.shortfall.empty() ? 0 : p_.wrapped_height(width, side.shortfall, {10.5, Face::bold}) + p_.scaled(6);
    }

    double account(const Rect& box, const SideAccount& side) {
        const double inside = box.w - 2 * p_.scaled(turn_end_margin);
        double high = p_.scaled(24 + 8 + turn_end_margin) + shortfall_height(inside, side);
        for (const AccountLine& item : side.lines) high += line_height(inside, item);
        const Rect card{box.x, box.y, box.w, high};
        p_.fill(card, t_.raised, 6);
        p_.outline(card, side.shortfall.empty() ? t_.card_edge : t_.bad, side.shortfall.empty() ? 1 : 2, 6);
        Rect rest{card.x + p_.scaled(turn_end_margin), card.y + p_.scaled(5), inside, card.h};
        p_.text(rest.cut_top(p_.scaled(24)), side.side_heading, {12, Face::serif_bold, side_colour(t_, side.side)});
        for (std::size_t i = 0; i < side.lines.size(); ++i) {
            const double top = rest.y;
            account_line(rest, side.lines[i], side);
            rules_area(p_, {rest.x, top, rest.w, rest.y - top}, line_name(side, i), words::rules_of(side.lines[i].kind),
                       ask_);
        }
        if (!side.shortfall.empty()) {
            rest.cut_top(p_.scaled(6));
            const double words = p_.wrapped(rest, side.shortfall, {10.5, Face::bold, t_.bad});
            rules_area(p_, {rest.x, rest.y, rest.w, words}, line_name(side, side.lines.size()), {"BYZ-59"}, ask_);
        }
        return high;
    }

    // What could go, side by side, and what could still be done.
    double cures(const Rect& box, const words::ShortfallPlan& plan) {
        Rect rest{box.x + p_.scaled(turn_end_margin), box.y, box.w - 2 * p_.scaled(turn_end_margin), box.h};
        const double top = rest.y;
        const auto line = [&](const std::string& words, const TextStyle& style) {
            rest.cut_top(p_.wrapped(rest, words, style) + p_.scaled(3));
        };
        line(plan.could_go, {11, Face::bold});
        for (const words::SideShort& side : plan.sides)
            for (const std::string& cubes : side.could_go) line(cubes, {10.5, Face::plain, side_colour(t_, side.side)});
        rest.cut_top(p_.scaled(4));
        line(plan.heading, {11, Face::bold, plan.cures.empty() ? t_.bad : t_.ink});
        for (const words::Cure& cure : plan.cures)
            line("\u2022 " + cure.sentence, {10.5, Face::plain, cure.missing == 0 ? t_.good : t_.ink});
        p_.area({box.x, top, box.w, rest.y - top}, "cures:" + std::string{byzantium::to_text(plan.player)}, {},
                plan.heading);
        return rest.y - top;
    }

    void account_line(Rect& rest, const AccountLine& item, const SideAccount& side) {
        const bool sum = item.kind == AccountLineKind::left;
        if (sum) {
            rest.cut_top(p_.scaled(3));
            p_.line(rest.x, rest.y, rest.right(), rest.y, t_.faint);
            rest.cut_top(p_.scaled(3));
        }
        Rect line = rest.cut_top(line_height(rest.w, item));
        const wxColour colour = !sum ? t_.ink : side.shortfall.empty() ? t_.good : t_.bad;
        p_.text(line.cut_right(p_.scaled(sum_column)), std::to_string(item.bezants),
                {sum ? 13.0 : 11.5, sum ? Face::digits : Face::bold, colour, Align::right});
        p_.text(line.cut_right(p_.scaled(operator_column)), sign(item.kind),
                {11.5, Face::bold, t_.faint, Align::right});
        TextStyle style = words_of(item);
        style.colour = colour;
        const double words = p_.wrapped_height(line.w, item.what, style);
        p_.wrapped({line.x, line.middle_y() - words / 2, line.w, words}, item.what, style);
    }

    static TextStyle words_of(const AccountLine& item) {
        return {11.5, item.kind == AccountLineKind::left ? Face::bold : Face::plain};
    }
    double line_height(double wide, const AccountLine& item) {
        const double words = wide - p_.scaled(sum_column + operator_column);
        return std::max(p_.scaled(20), p_.wrapped_height(words, item.what, words_of(item)));
    }

    static std::string line_name(const SideAccount& side, std::size_t line) {
        return "line:" + std::string{byzantium::to_text(side.player)} + ':' +
               std::string{byzantium::to_text(side.side)} + ':' + std::to_string(line);
    }

    static std::string sign(AccountLineKind kind) {
        return kind == AccountLineKind::maintenance ? "\u2212" : std::string{words::sign_of(kind)};
    }

    Painter& p_;
    const Theme& t_;
    const words::Accounts& accounts_;
    const AskRules& ask_;
};

}  // namespace

double draw_turn_end(Painter& painter, const Rect& box, const words::Accounts& accounts, const AskRules& ask) {
    return TurnEnd{painter, accounts, ask}.draw(box);
}

}  // namespace byzantium::window
