// SPDX-License-Identifier: MIT
#include "byzantium/window/sheets/turn_end_page.h"

#include "byzantium/rules/ids.h"
#include "byzantium/window/table/side_colours.h"
#include "byzantium/words/accounts/cures.h"
#include "byzantium/words/entries/rule_topics.h"
#include "byzantium/words/table/player_marks.h"
#include "gui/canvas/sizes.h"

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
constexpr double turn_end_margin = 8;
constexpr double card_gap = 6;
constexpr double name_line = 28;
constexpr double beside_piece = 25;
constexpr double side_heading_line = 21;
constexpr double sum_gap = 6;
constexpr double line_gap = 3;
constexpr double least_line = 18;
constexpr double line_points = 10.5;
constexpr double sum_column = 30;
constexpr double operator_column = 14;

const TextStyle shortfall_style{letter_sizes::detail, Face::bold};

class TurnEnd {
public:
    TurnEnd(Painter& painter, const words::Accounts& accounts, const AskRules& ask)
        : p_{painter}, t_{painter.theme()}, accounts_{accounts}, ask_{ask} {}

    double draw(const Rect& box) {
        Rect rest = box;
        p_.text(rest.cut_top(p_.scaled(26)), accounts_.turn.heading, {letter_sizes::text, Face::serif});
        if (accounts_.turn.sides.empty()) return rest.y - box.y;
        const auto players = static_cast<int>(accounts_.players.size());
        const int columns = box.w / players >= p_.scaled(least_player_column) ? players : std::min(players, 2);
        const auto each_group = [&](const auto& draw_group) {
            for (int from = 0; from < players; from += columns)
                draw_group(Group{from, std::min(players, from + columns), columns});
        };
        each_group([&](const Group& group) {
            rest.cut_top(names(rest, group));
            for (const Side side : byzantium::sides) rest.cut_top(accounts_of(rest, group, side) + p_.scaled(card_gap));
        });
        each_group([&](const Group& group) { rest.cut_top(advice(rest, group)); });
        return rest.y - box.y;
    }

private:
    // Players side by side, who have so many columns.
    struct Group {
        int from;
        int to;
        int columns;
    };

    Rect column(const Rect& box, const Group& group, int player) const {
        Rect column = box.column(player - group.from, group.columns);
        column.cut_right(p_.scaled(card_gap));
        return column;
    }

    double names(const Rect& box, const Group& group) {
        const double high = p_.scaled(name_line);
        for (int i = group.from; i < group.to; ++i) {
            const words::AccountsHead& head = accounts_.players[static_cast<std::size_t>(i)];
            Rect line = column(box, group, i);
            line.h = high;
            piece(line, head.color);
            p_.text(line, head.name, {letter_sizes::row, Face::serif_bold});
        }
        return high;
    }

    void piece(Rect& line, byzantium::Color color) {
        const double size = p_.scaled(gaps::large);
        p_.piece(line.x + size / 2, line.middle_y(), size, words::badge(color));
        line.cut_left(p_.scaled(beside_piece));
    }

    // In a row, of one height, so that they can be compared.
    double accounts_of(const Rect& box, const Group& group, Side side) {
        double high = 0;
        const auto each = [&](const auto& what) {
            for (int i = group.from; i < group.to; ++i)
                for (const SideAccount& one : accounts_.turn.sides)
                    if (one.side == side && one.player == accounts_.players[static_cast<std::size_t>(i)].color)
                        what(column(box, group, i), one);
        };
        each([&](const Rect& place, const SideAccount& one) { high = std::max(high, account_height(place.w, one)); });
        each([&](const Rect& place, const SideAccount& one) { account({place.x, place.y, place.w, high}, one); });
        return high;
    }

    // Of those who are short: below the sums of all.
    double advice(const Rect& box, const Group& group) {
        double high = 0;
        for (int i = group.from; i < group.to; ++i)
            for (const words::ShortfallPlan& plan : accounts_.plans)
                if (plan.player == accounts_.players[static_cast<std::size_t>(i)].color)
                    high = std::max(high, cures(column(box, group, i), plan) + p_.scaled(card_gap));
        return high;
    }

    double inside(double wide) const { return wide - 2 * p_.scaled(turn_end_margin); }

    double shortfall_height(double width, const SideAccount& side) {
        return side.shortfall.empty()
                   ? 0
                   : p_.wrapped_height(width, side.shortfall, shortfall_style) + p_.scaled(gaps::close);
    }

    double account_height(double wide, const SideAccount& side) {
        double high = p_.scaled(side_heading_line + sum_gap + turn_end_margin) + shortfall_height(inside(wide), side);
        for (const AccountLine& item : side.brief) high += line_height(inside(wide), item) + p_.scaled(line_gap);
        return high;
    }

    void account(const Rect& card, const SideAccount& side) {
        p_.fill(card, t_.raised, 6);
        p_.outline(card, side.shortfall.empty() ? t_.card_edge : t_.bad, side.shortfall.empty() ? 1 : 2, 6);
        Rect rest{card.x + p_.scaled(turn_end_margin), card.y + p_.scaled(turn_end_margin / 2), inside(card.w), card.h};
        p_.text(rest.cut_top(p_.scaled(side_heading_line)), side.side_heading,
                {letter_sizes::told, Face::serif_bold, side_colour(t_, side.side)});
        for (std::size_t i = 0; i < side.brief.size(); ++i) {
            const double top = rest.y;
            account_line(rest, side.brief[i], side);
            rest.cut_top(p_.scaled(line_gap));
            rules_area(p_, {rest.x, top, rest.w, rest.y - top}, line_name(side, i), words::rules_of(side.brief[i].kind),
                       ask_);
        }
        if (side.shortfall.empty()) return;
        rest.cut_top(p_.scaled(gaps::close));
        TextStyle style = shortfall_style;
        style.colour = t_.bad;
        const double words = p_.wrapped(rest, side.shortfall, style);
        rules_area(p_, {rest.x, rest.y, rest.w, words}, line_name(side, side.brief.size()), {"BYZ-59"}, ask_);
    }

    // With the piece, for the name may be scrolled away.
    void heading(Rect& rest, const words::ShortfallPlan& plan) {
        const TextStyle style{letter_sizes::detail, Face::bold};
        const double high = p_.wrapped_height(rest.w - p_.scaled(beside_piece), plan.could_go, style);
        Rect line = rest.cut_top(std::max(p_.scaled(name_line), high) + p_.scaled(gaps::tight));
        piece(line, plan.player);
        p_.wrapped({line.x, line.middle_y() - high / 2, line.w, high}, plan.could_go, style);
    }

    // What could go, side by side, and what could still be done.
    double cures(const Rect& box, const words::ShortfallPlan& plan) {
        Rect rest{box.x, box.y, box.w, box.h};
        const double top = rest.y;
        heading(rest, plan);
        const auto line = [&](const std::string& words, const TextStyle& style) {
            rest.cut_top(p_.wrapped(rest, words, style) + p_.scaled(gaps::tight));
        };
        for (const words::SideShort& side : plan.sides)
            for (const std::string& cubes : side.could_go)
                line(cubes, {letter_sizes::detail, Face::plain, side_colour(t_, side.side)});
        rest.cut_top(p_.scaled(gaps::close));
        line(plan.heading, {letter_sizes::detail, Face::bold, plan.cures.empty() ? t_.bad : t_.ink});
        for (const words::Cure& cure : plan.cures)
            line("\u2022 " + cure.sentence, {letter_sizes::detail, Face::plain, cure.missing == 0 ? t_.good : t_.ink});
        p_.area({box.x, top, box.w, rest.y - top}, "cures:" + std::string{byzantium::to_text(plan.player)}, {},
                plan.heading);
        return rest.y - top;
    }

    void account_line(Rect& rest, const AccountLine& item, const SideAccount& side) {
        const bool sum = item.kind == AccountLineKind::left;
        if (sum) {
            rest.cut_top(p_.scaled(sum_gap / 2));
            p_.line(rest.x, rest.y, rest.right(), rest.y, t_.faint);
            rest.cut_top(p_.scaled(sum_gap / 2));
        }
        Rect line = rest.cut_top(line_height(rest.w, item));
        const wxColour colour = !sum ? t_.ink : side.shortfall.empty() ? t_.good : t_.bad;
        p_.text(line.cut_right(p_.scaled(sum_column)), std::to_string(item.bezants),
                {sum ? 13.0 : line_points, sum ? Face::digits : Face::bold, colour, Align::right});
        p_.text(line.cut_right(p_.scaled(operator_column)), sign(item.kind),
                {line_points, Face::bold, t_.faint, Align::right});
        TextStyle style = words_of(item);
        style.colour = colour;
        const double words = p_.wrapped_height(line.w, item.what, style);
        p_.wrapped({line.x, line.middle_y() - words / 2, line.w, words}, item.what, style);
    }

    static TextStyle words_of(const AccountLine& item) {
        return {line_points, item.kind == AccountLineKind::left ? Face::bold : Face::plain};
    }
    double line_height(double wide, const AccountLine& item) {
        const double words = wide - p_.scaled(sum_column + operator_column);
        return std::max(p_.scaled(least_line), p_.wrapped_height(words, item.what, words_of(item)));
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
