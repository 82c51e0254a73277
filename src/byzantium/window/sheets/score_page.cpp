// SPDX-License-Identifier: MIT
#include "byzantium/window/sheets/score_page.h"

#include "byzantium/rules/ids.h"
#include "byzantium/window/sheets/gauge_bars.h"
#include "byzantium/window/table/side_colours.h"
#include "byzantium/words/accounts/gauge.h"
#include "byzantium/words/table/player_marks.h"

#include <algorithm>
#include <array>
#include <string>

namespace byzantium::window {

using namespace gui;

namespace {

using byzantium::Side;
using words::Ranking;
using words::Standing;
using words::VpRow;

constexpr double side_by_side = 900;  // so wide, sources stand beside the rankings
constexpr double label_column = 186;
constexpr double widest_cell = 56;
constexpr double score_margin = 10;

std::string with_minus(const std::string& number) {
    return number.starts_with('-') ? "\u2212" + number.substr(1) : number;
}

class Score {
public:
    Score(Painter& painter, const words::Accounts& accounts, const AskRules& ask)
        : p_{painter}, t_{painter.theme()}, accounts_{accounts}, ask_{ask}, words_{words::accounts_words()} {
        for (const Ranking& ranking : accounts.rankings) {
            for (const Standing& standing : ranking.standings) {
                most_ = std::max({most_, standing.score.byzantine, standing.score.arab});
            }
        }
    }

    double draw(const Rect& box) {
        if (box.w < p_.scaled(side_by_side)) {
            const double high = rankings(box) + p_.scaled(14);
            return high + sources({box.x, box.y + high, box.w, box.h});
        }
        Rect left = box;
        const Rect right = left.cut_right(box.w * 0.46);
        left.cut_right(p_.scaled(16));
        return std::max(rankings(left), sources(right));
    }

private:
    // --- the sources
    double sources(const Rect& box) {
        Rect rest = box;
        rest.w = label_width(box) + 2 * cell_width(box) * static_cast<double>(accounts_.players.size());
        rest.cut_top(p_.wrapped(rest, words_.sources, {14, Face::serif_bold}) + p_.scaled(4));
        heads(rest.cut_top(p_.scaled(24)));
        sides(rest.cut_top(p_.scaled(17)));
        bool striped = false;
        for (const VpRow& row : accounts_.sources) {
            const bool sum = row.kind == words::VpRowKind::track;
            if (sum) p_.line(rest.x, rest.y, rest.right(), rest.y, t_.faint);
            const Rect line = rest.cut_top(p_.scaled(21));
            if (striped) p_.fill(line, t_.raised, 3);
            striped = !striped;
            source(line, row, sum ? Face::bold : Face::plain);
            rules_area(p_, line, "source:" + std::to_string(++sources_), row.rules, ask_);
        }
        return rest.y - box.y;
    }

    // Two columns for each player.
    double cell_width(const Rect& line) {
        const double all = (line.w - label_width(line)) / (2 * static_cast<double>(accounts_.players.size()));
        return std::min(all, p_.scaled(widest_cell));
    }
    double label_width(const Rect& line) {
        double wanted = p_.scaled(label_column);
        for (const VpRow& row : accounts_.sources)
            wanted = std::max(wanted, p_.width(row.label, {11, Face::bold}) + p_.scaled(8));
        return std::clamp(wanted, line.w * 0.25, line.w * 0.42);
    }

    void heads(Rect line) {
        const double cell = cell_width(line);
        line.cut_left(label_width(line));
        for (const auto& player : accounts_.players) {
            Rect both = line.cut_left(2 * cell);
            const double piece = p_.scaled(14);
            const double wide = std::min(both.w - piece - p_.scaled(6), p_.width(player.name, {10.5, Face::bold}));
            const double from = both.right() - wide - piece - p_.scaled(5);
            p_.piece(from + piece / 2, both.middle_y(), piece, words::badge(player.color));
            p_.text({from + piece + p_.scaled(5), both.y, wide, both.h}, player.name, {10.5, Face::bold});
        }
    }

    void sides(Rect line) {
        const double cell = cell_width(line);
        line.cut_left(label_width(line));
        for (std::size_t i = 0; i < accounts_.players.size(); ++i) {
            p_.text(line.cut_left(cell), words_.byzantine,
                    {9, Face::plain, side_colour(t_, Side::byzantine), Align::right});
            p_.text(line.cut_left(cell), words_.arab, {9, Face::plain, side_colour(t_, Side::arab), Align::right});
        }
    }

    void source(Rect line, const VpRow& row, Face face) {
        const double cell = cell_width(line);
        Rect label = line.cut_left(label_width(line));
        label.cut_left(p_.scaled(4));
        p_.text(label, row.label, {11, face});
        for (const auto& pair : row.cells) {
            for (const std::string& vp : pair) {
                const bool none = vp == ".";
                p_.text(line.cut_left(cell), none ? "\u00b7" : with_minus(vp),
                        {11.5, face, none ? t_.faint : t_.ink, Align::right});
            }
        }
    }

    // --- the rankings
    double rankings(const Rect& box) {
        Rect rest = box;
        for (const Ranking& ranking : accounts_.rankings) {
            rest.y += p_.wrapped(rest, ranking.heading, {14, Face::serif_bold}) + p_.scaled(4);
            if (!ranking.note.empty()) {
                rest.y += p_.wrapped(rest, ranking.note, {11.5, Face::bold, t_.bad}) + p_.scaled(4);
            }
            for (const Standing& standing : ranking.standings) {
                if (!standing.parted.empty()) rest.y += parted(rest, standing.parted);
                rest.y += place(rest, standing) + p_.scaled(5);
            }
            rest.y += p_.scaled(8);
            ++rankings_;
        }
        return rest.y - box.y;
    }

    // Between the two whom it parts.
    double parted(const Rect& box, const std::string& words) {
        Rect text = box;
        text.cut_left(p_.scaled(14));
        const double high = p_.wrapped(text, words, {10.5, Face::plain, t_.accent});
        rules_area(p_, {text.x, text.y, text.w, high}, "parted:" + std::to_string(++parted_), {"BYZ-65"}, ask_);
        return high + p_.scaled(4);
    }

    double place(const Rect& box, const Standing& standing) {
        const double bars = p_.scaled(gauge_height);
        Rect inner{box.x + p_.scaled(score_margin), box.y + p_.scaled(6), box.w - 2 * p_.scaled(score_margin), box.h};
        const Rect total = inner.cut_right(p_.scaled(62));
        const std::string words = words::gauge_words(standing);
        const double text = p_.wrapped_height(inner.w, words, {10.5});
        const double high = bars + text + p_.scaled(16);
        p_.fill({box.x, box.y, box.w, high}, t_.raised, 6);
        p_.text({total.x, box.y, total.w, high}, std::to_string(standing.score.total),
                {22, Face::digits, t_.ink, Align::centre});
        Rect head = inner.cut_left(p_.scaled(48));
        head.h = bars;
        p_.text(head.cut_left(p_.scaled(20)), std::to_string(standing.place) + ".", {13, Face::serif_bold});
        p_.piece(head.x + p_.scaled(11), head.middle_y(), p_.scaled(20), words::badge(standing.score.player));
        draw_gauge_bars(Fitted{p_, t_.text_scale}, {inner.x, inner.y, inner.w, bars}, standing, most_);
        p_.wrapped({box.x + p_.scaled(score_margin), inner.y + bars + p_.scaled(3),
                    total.x - box.x - p_.scaled(score_margin), text},
                   words, {10.5, Face::plain, t_.faint});
        rules_area(p_, {box.x, box.y, box.w, high},
                   "place:" + std::string{byzantium::to_text(standing.score.player)} + ':' + std::to_string(rankings_),
                   {"BYZ-63", "BYZ-64"}, ask_);
        return high;
    }

    Painter& p_;
    const Theme& t_;
    const words::Accounts& accounts_;
    const AskRules& ask_;
    words::AccountsWords words_;
    int most_ = 1;      // VP on any track: all bars have one measure
    int rankings_ = 0;  // drawn so far, as are these
    int parted_ = 0;
    int sources_ = 0;
};

}  // namespace

double draw_score(Painter& painter, const Rect& box, const words::Accounts& accounts, const AskRules& ask) {
    return Score{painter, accounts, ask}.draw(box);
}

}  // namespace byzantium::window
