// SPDX-License-Identifier: MIT
#include "byzantium/window/sheets/gauge_bars.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/ids.h"
#include "byzantium/window/table/side_colours.h"

#include <algorithm>
#include <string>

namespace byzantium::window {

using namespace gui;

namespace {

using byzantium::Side;
using words::Counting;
using words::OneMore;

// In units.
constexpr double least_label = 30;
constexpr double number_width = 30;
constexpr double change_width = 42;
constexpr double channel_height = 11;

std::string with_sign(int change) {
    if (change < 0) return "\u2212" + std::to_string(-change);
    return change == 0 ? "0" : '+' + std::to_string(change);
}

struct Track {
    Side side;
    int vp;
    int other;  // VP on the other track
};

class Bars {
public:
    Bars(const Fitted& fitted, const words::Standing& standing, int most)
        : u_{fitted}, p_{fitted.painter()}, t_{fitted.theme()}, standing_{standing}, most_{most} {}

    void draw(Rect box) {
        const byzantium::Score& score = standing_.score;
        bar(box.cut_top(box.h / 2), {Side::byzantine, score.byzantine, score.arab});
        bar(box, {Side::arab, score.arab, score.byzantine});
    }

private:
    bool counts(Side side) const {
        if (standing_.counting == Counting::both) return true;
        return (side == Side::byzantine) == (standing_.counting == Counting::byzantine_alone);
    }

    // A track that does not count is an empty bar.
    void bar(Rect box, const Track& track) {
        const wxColour colour = side_colour(t_, track.side);
        const auto words = words::accounts_words();
        const TextStyle style = u_.style(10.5, Face::plain, colour);
        const double label = std::max({least_label, u_.width(words.byzantine, style), u_.width(words.arab, style)}) + 6;
        p_.text(box.cut_left(u_(label)), track.side == Side::byzantine ? words.byzantine : words.arab, style);
        const OneMore& more = standing_.one_more[byzantium::index(track.side)];
        if (!more.sentence.empty()) change(box.cut_right(u_(change_width)), more);
        const bool full = counts(track.side);
        const TextStyle number = u_.style(12, Face::digits, full ? t_.ink : t_.faint, Align::right);
        p_.text(box.cut_right(u_(std::max(number_width, u_.width("888", number) + 2))), std::to_string(track.vp),
                number);
        const double high = u_(channel_height);
        const Rect channel{box.x, box.middle_y() - high / 2, box.w, high};
        p_.fill(channel, t_.card, high / 2);
        const Rect filled{channel.x, channel.y, std::max(high, channel.w * track.vp / most_), high};
        if (track.vp > 0 && full) p_.fill(filled, colour, high / 2);
        if (track.vp > 0 && !full) p_.outline(filled, colour, u_(1.5), high / 2.6);
        notch(channel, track);
    }

    // A cliff must be seen at once.
    void change(Rect box, const OneMore& more) {
        box.cut_left(u_(7));
        const bool cliff = words::is_cliff(more);
        const wxColour colour = more.change < 0 ? t_.bad : (cliff ? t_.good : t_.faint);
        const double high = std::min(box.h, u_(16));
        const Rect pill{box.x, box.middle_y() - high / 2, box.w, high};
        if (cliff) p_.outline(pill, colour, u_(1.5), high / 2);
        p_.text(pill, with_sign(more.change),
                u_.style(cliff ? 11 : 10.5, cliff ? Face::digits : Face::plain, colour, Align::centre));
        p_.area(pill, "one more:" + std::to_string(static_cast<int>(standing_.score.player)) + more.sentence, {},
                more.sentence);
    }

    // Where the half of the higher track lies on the lower one.
    void notch(const Rect& channel, const Track& track) {
        if (standing_.half.empty() || track.vp >= track.other) return;
        const double x = channel.x + channel.w * track.other / 2 / most_;
        const wxColour colour = 2 * track.vp >= track.other ? t_.good : t_.bad;
        const double out = u_(4);
        p_.line(x, channel.y - out, x, channel.bottom() + out, t_.card, u_(4));
        p_.line(x, channel.y - out, x, channel.bottom() + out, colour, u_(2.5));
    }

    const Fitted& u_;
    Painter& p_;
    const Theme& t_;
    const words::Standing& standing_;
    int most_;
};

}  // namespace

void draw_gauge_bars(const Fitted& fitted, const Rect& box, const words::Standing& standing, int most) {
    Bars{fitted, standing, std::max(1, most)}.draw(box);
}

}  // namespace byzantium::window
