// SPDX-License-Identifier: MIT
#include "byzantium/window/sheets/score_page.h"

#include "byzantium/rules/ids.h"
#include "byzantium/window/sheets/gauge_bars.h"
#include "byzantium/window/table/side_colours.h"
#include "byzantium/words/accounts/gauge.h"
#include "byzantium/words/table/player_marks.h"
#include "gui/canvas/sizes.h"
#include "present/language/numbers.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace byzantium::window {

using namespace gui;

namespace {

using byzantium::Side;
using words::Ranking;
using words::Standing;
using words::VpRow;

constexpr double side_by_side = 700;  // so wide, rankings stand beside each other
constexpr double between_rankings = 12;
constexpr double label_column = 186;
constexpr double widest_cell = 56;
constexpr double score_margin = 10;
constexpr double bars_height = 36;
constexpr double around_place = 11;  // above the bars, and around the words
constexpr double below_place = 4;
constexpr double before_parted = 14;

const TextStyle ranking_style{letter_sizes::row, Face::serif_bold};
const TextStyle note_style{letter_sizes::aside, Face::bold};
const TextStyle place_style{letter_sizes::detail};
const TextStyle parted_style{letter_sizes::detail};

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

    // What the tracks say now and what the cities will make of it: side by side, if there are both.
    double rankings(const Rect& box) {
        const auto count = static_cast<int>(accounts_.rankings.size());
        if (box.w < p_.scaled(side_by_side)) return one_below_another(box);
        double headings = 0;
        const auto part_of = [&](int i) {
            Rect part = box.column(i, count);
            if (i + 1 < count) part.cut_right(p_.scaled(between_rankings));
            return part;
        };
        for (int i = 0; i < count; ++i) headings = std::max(headings, heading_height(part_of(i).w, at(i)));
        const auto highest = [&] {
            double high = 0;
            for (int i = 0; i < count; ++i)
                high = std::max(high, headings + standings_height(part_of(i).w, at(i).standings));
            return high;
        };
        if (highest() > ask_.seen.h) said_ = Said::total;
        for (int i = 0; i < count; ++i) ranking(part_of(i), at(i), headings);
        return highest() + legend(box, highest());
    }

    double sources(const Rect& box) {
        Rect rest = box;
        rest.w = label_width(box) + 2 * cell_width(box) * static_cast<double>(accounts_.players.size());
        rest.cut_top(p_.wrapped(rest, words_.sources, {letter_sizes::row, Face::serif_bold}) + p_.scaled(gaps::close));
        heads(rest.cut_top(p_.scaled(24)));
        sides(rest.cut_top(p_.scaled(gaps::large)));
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

private:
    const Ranking& at(int i) const { return accounts_.rankings[static_cast<std::size_t>(i)]; }

    // --- the sources
    // Two columns for each player.
    double cell_width(const Rect& line) {
        const double all = (line.w - label_width(line)) / (2 * static_cast<double>(accounts_.players.size()));
        return std::min(all, p_.scaled(widest_cell));
    }
    double label_width(const Rect& line) {
        double wanted = p_.scaled(label_column);
        for (const VpRow& row : accounts_.sources)
            wanted = std::max(wanted, p_.width(row.label, {letter_sizes::note, Face::bold}) + p_.scaled(gaps::middle));
        return std::clamp(wanted, line.w * 0.25, line.w * 0.42);
    }

    void heads(Rect line) {
        const double cell = cell_width(line);
        line.cut_left(label_width(line));
        for (const auto& player : accounts_.players) {
            Rect both = line.cut_left(2 * cell);
            const double piece = p_.scaled(gaps::margin);
            const double wide = std::min(both.w - piece - p_.scaled(gaps::modest),
                                         p_.width(player.name, {letter_sizes::detail, Face::bold}));
            const double from = both.right() - wide - piece - p_.scaled(gaps::nearby);
            p_.piece(from + piece / 2, both.middle_y(), piece, words::badge(player.color));
            p_.text({from + piece + p_.scaled(gaps::nearby), both.y, wide, both.h}, player.name,
                    {letter_sizes::detail, Face::bold});
        }
    }

    void sides(Rect line) {
        const double cell = cell_width(line);
        line.cut_left(label_width(line));
        for (std::size_t i = 0; i < accounts_.players.size(); ++i) {
            p_.text(line.cut_left(cell), words_.byzantine,
                    {letter_sizes::detail, Face::plain, side_colour(t_, Side::byzantine), Align::right});
            p_.text(line.cut_left(cell), words_.arab,
                    {letter_sizes::detail, Face::plain, side_colour(t_, Side::arab), Align::right});
        }
    }

    void source(Rect line, const VpRow& row, Face face) {
        const double cell = cell_width(line);
        Rect label = line.cut_left(label_width(line));
        label.cut_left(p_.scaled(gaps::close));
        p_.text(label, row.label, {11, face});
        for (const auto& pair : row.cells) {
            for (const std::string& vp : pair) {
                const bool none = vp == ".";
                p_.text(line.cut_left(cell), none ? "\u00b7" : present::with_minus(vp),
                        {11.5, face, none ? t_.faint : t_.ink, Align::right});
            }
        }
    }

    // --- the rankings
    double one_below_another(const Rect& box) {
        Rect rest = box;
        for (const Ranking& one : accounts_.rankings)
            rest.cut_top(ranking(rest, one, heading_height(rest.w, one)) + p_.scaled(gaps::middle));
        return rest.y - box.y + legend(box, rest.y - box.y);
    }

    // Below the rankings, which are so high, where the page has the room; the height that it takes.
    double legend(const Rect& box, double below) {
        const bool has_numbers =
            std::any_of(accounts_.rankings.begin(), accounts_.rankings.end(), [](const Ranking& ranking) {
                return std::any_of(ranking.standings.begin(), ranking.standings.end(), [](const Standing& one) {
                    return !one.one_more[0].sentence.empty() || !one.one_more[1].sentence.empty();
                });
            });
        const std::string words = words::one_more_legend();
        const double gap = p_.scaled(gaps::middle);
        TextStyle style = place_style;
        style.colour = t_.faint;
        const double high = gap + p_.wrapped_height(box.w, words, style);
        if (!has_numbers || below + high > ask_.seen.h) return 0;
        p_.wrapped({box.x, box.y + below + gap, box.w, high}, words, style);
        return high;
    }

    double heading_height(double wide, const Ranking& ranking) {
        const double note =
            ranking.note.empty() ? 0 : p_.wrapped_height(wide, ranking.note, note_style) + p_.scaled(gaps::close);
        return p_.wrapped_height(wide, ranking.heading, ranking_style) + p_.scaled(gaps::close) + note;
    }

    double ranking(const Rect& box, const Ranking& ranking, double heading) {
        Rect rest = box;
        Rect head = rest.cut_top(heading);
        head.cut_top(p_.wrapped(head, ranking.heading, ranking_style) + p_.scaled(gaps::close));
        TextStyle note = note_style;
        note.colour = t_.bad;
        if (!ranking.note.empty()) p_.wrapped(head, ranking.note, note);
        for (const Standing& standing : ranking.standings) {
            if (!standing.parted.empty()) rest.cut_top(parted(rest, standing.parted));
            rest.cut_top(place(rest, standing) + p_.scaled(below_place));
        }
        ++rankings_;
        return rest.y - box.y;
    }

    double standings_height(double wide, const std::vector<Standing>& standings) {
        double high = 0;
        for (const Standing& one : standings) {
            if (!one.parted.empty())
                high += p_.wrapped_height(wide - p_.scaled(before_parted), one.parted, parted_style) +
                        p_.scaled(below_place);
            high += place_height(wide, one) + p_.scaled(below_place);
        }
        return high - p_.scaled(below_place);
    }

    double place_height(double wide, const Standing& standing) {
        return p_.scaled(bars_height + around_place) +
               p_.wrapped_height(wide - 2 * p_.scaled(score_margin), words_of(standing), place_style);
    }

    // What the bars say too is left out where there is no room for it.
    std::string words_of(const Standing& standing) const {
        return said_ == Said::all ? words::gauge_brief(standing) : standing.total;
    }

    // Between the two whom it parts.
    double parted(const Rect& box, const std::string& words) {
        Rect text = box;
        text.cut_left(p_.scaled(before_parted));
        TextStyle style = parted_style;
        style.colour = t_.accent;
        const double high = p_.wrapped(text, words, style);
        rules_area(p_, {text.x, text.y, text.w, high}, "parted:" + std::to_string(++parted_), {"BYZ-65"}, ask_);
        return high + p_.scaled(below_place);
    }

    double place(const Rect& box, const Standing& standing) {
        const double bars = p_.scaled(bars_height);
        Rect inner{box.x + p_.scaled(score_margin), box.y + p_.scaled(gaps::close), box.w - 2 * p_.scaled(score_margin),
                   box.h};
        const double high = place_height(box.w, standing);
        p_.fill({box.x, box.y, box.w, high}, t_.raised, 6);
        const TextStyle number{letter_sizes::place, Face::digits, t_.ink, Align::right};
        Rect total = inner.cut_right(p_.width("888", number) + p_.scaled(gaps::wide));
        total.h = bars;
        p_.text(total, std::to_string(standing.score.total), number);
        Rect head = inner.cut_left(p_.scaled(48));
        head.h = bars;
        p_.text(head.cut_left(p_.scaled(20)), std::to_string(standing.place) + ".",
                {letter_sizes::text, Face::serif_bold});
        p_.piece(head.x + p_.scaled(gaps::wide), head.middle_y(), p_.scaled(20), words::badge(standing.score.player));
        draw_gauge_bars(Fitted{p_, t_.text_scale}, {inner.x, inner.y, inner.w, bars}, standing, most_);
        TextStyle style = place_style;
        style.colour = t_.faint;
        p_.wrapped({box.x + p_.scaled(score_margin), inner.y + bars + p_.scaled(gaps::thin),
                    box.w - 2 * p_.scaled(score_margin), high},
                   words_of(standing), style);
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
    enum class Said { all, total };
    Said said_ = Said::all;
    int most_ = 1;      // VP on any track: all bars have one measure
    int rankings_ = 0;  // drawn so far, as are these
    int parted_ = 0;
    int sources_ = 0;
};

}  // namespace

double draw_score(Painter& painter, const Rect& box, const words::Accounts& accounts, const AskRules& ask) {
    return Score{painter, accounts, ask}.rankings(box);
}

double draw_sources(Painter& painter, const Rect& box, const words::Accounts& accounts, const AskRules& ask) {
    return Score{painter, accounts, ask}.sources(box);
}

}  // namespace byzantium::window
