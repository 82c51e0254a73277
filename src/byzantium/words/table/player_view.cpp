// SPDX-License-Identifier: MIT
#include "byzantium/words/table/player_view.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/turn_end.h"
#include "byzantium/words/entries/headline.h"
#include "byzantium/words/entries/questions.h"
#include "present/language/words.h"

#include <algorithm>

namespace byzantium::words {

using namespace present;

namespace {

// The views of one player.
class ViewOf {
public:
    ViewOf(const Names& names, const Position& now, const std::vector<SideForecast>& forecasts, const Player& player,
           AboutTo about_to)
        : names_{names},
          now_{now},
          forecasts_{forecasts},
          player_{player},
          about_to_{about_to},
          color_{to_text(player.color)} {}

    PlayerView view() const {
        return {player_.color,
                names_.player(player_.color),
                is_framed() ? Emphasis::framed : Emphasis::plain,
                marks(),
                supplies(),
                {side(Side::byzantine), side(Side::arab)}};
    }

private:
    bool is_asked() const { return answering(now_) == player_.color; }
    bool is_framed() const { return !is_over() && answering(now_).value_or(now_.active) == player_.color; }
    bool is_over() const { return std::holds_alternative<Over>(now_.awaits); }

    Quantity quantity(std::string name, std::string shown, Setting set) const {
        std::string words = setting(names_, set);
        return {color_ + ':' + std::move(name), std::move(shown), std::move(words), std::move(set)};
    }

    std::vector<Mark> marks() const;
    Mark passed(std::size_t place) const;
    std::vector<Counted> supplies() const;
    SideView side(Side side) const;
    std::array<Counted, 4> army_boxes(Side side) const;
    std::optional<AtTurnsEnd> at_end(Side side) const;
    Money money_of(const SideForecast& forecast) const;

    const Names& names_;
    const Position& now_;
    const std::vector<SideForecast>& forecasts_;
    const Player& player_;
    AboutTo about_to_;
    std::string color_;
};

std::string passed_words(std::size_t place) {
    switch (place) {
        case 0:
            return translated("passed first");
        case 1:
            return translated("passed second");
        case 2:
            return translated("passed third");
        default:
            break;
    }
    return translated("passed last");
}

Mark ViewOf::passed(std::size_t place) const {
    const char* why = place == 0 ? marked("{player} has passed first, and is first player in the next turn (BYZ-6).")
                                 : marked("{player} has passed in this turn.");
    return {MarkKind::passed,
            color_ + ":passed",
            passed_words(place),
            std::to_string(place + 1),
            say(why, arg("player", names_.player(player_.color))),
            quantity("passed", passed_words(place), SetPassed{now_.passed})};
}

std::vector<Mark> ViewOf::marks() const {
    std::vector<Mark> marks;
    const auto player = names_.player(player_.color);
    if (is_asked()) {
        marks.push_back({MarkKind::must_speak,
                         color_ + ":must_speak",
                         translated("to decide"),
                         {},
                         say("The table waits for {player}.", arg("player", player)),
                         std::nullopt});
    } else if (now_.active == player_.color && !is_over()) {
        marks.push_back({MarkKind::acts,
                         color_ + ":acts",
                         translated("to play"),
                         {},
                         say("It is {player}'s action.", arg("player", player)),
                         std::nullopt});
    }
    if (now_.first == player_.color) {
        marks.push_back({MarkKind::first_player,
                         color_ + ":first",
                         translated("first player"),
                         {},
                         say("{player} is first player in this turn.", arg("player", player)),
                         quantity("first", translated("first player"), SetFirst{now_.first})});
    }
    const auto place = std::find(now_.passed.begin(), now_.passed.end(), player_.color);
    if (place != now_.passed.end()) marks.push_back(passed(static_cast<std::size_t>(place - now_.passed.begin())));
    return marks;
}

std::vector<Counted> ViewOf::supplies() const {
    const auto counted = [this](std::string label, const char* name, PlayerCount what, int count) {
        return Counted{std::move(label), count,
                       quantity(name, std::to_string(count), SetPlayerCount{player_.color, what, count})};
    };
    return {counted(translated("pool"), "pool", PlayerCount::pool, player_.pool),
            counted(translated("casualties"), "casualty", PlayerCount::casualty, player_.casualty),
            counted(translated("removed"), "removed", PlayerCount::removed, player_.removed),
            counted(translated("forts"), "fortifications", PlayerCount::fortifications, player_.fortifications)};
}

std::array<Counted, 4> ViewOf::army_boxes(Side side) const {
    const auto counted = [&](Box box, DisplayCount what) {
        const int count = player_[side][box];
        return Counted{column_word(box), count,
                       quantity(std::string{to_text(side)} + ':' + std::string{to_text(box)}, std::to_string(count),
                                SetDisplayCount{player_.color, side, what, count})};
    };
    return {counted(Box::elite, DisplayCount::elite), counted(Box::main, DisplayCount::main),
            counted(Box::levy, DisplayCount::levy), counted(Box::move, DisplayCount::move)};
}

SideView ViewOf::side(Side side) const {
    const Display& display = player_[side];
    const std::string of_side{to_text(side)};
    const Guard guard = side == Side::byzantine ? Guard::emperor : Guard::caliph;
    return {
        side,
        side == Side::byzantine ? translated_as("on a display", "Byzantine") : translated_as("on a display", "Arab"),
        army_boxes(side),
        display.guard ? guard : Guard::none,
        quantity(of_side + ":guard", {}, SetGuard{player_.color, side, display.guard}),
        quantity(of_side + ":treasury", std::to_string(display.treasury),
                 SetDisplayCount{player_.color, side, DisplayCount::treasury, display.treasury}),
        display.at ? ArmyPlace::on_map : ArmyPlace::off_map,
        quantity(of_side + ":pawn",
                 display.at ? names_.city(*display.at) : std::string{translated_as("on a display", "off the map")},
                 SetArmy{player_.color, side, display.at}),
        at_end(side)};
}

std::optional<AtTurnsEnd> ViewOf::at_end(Side side) const {
    const auto found = std::find_if(forecasts_.begin(), forecasts_.end(), [&](const SideForecast& forecast) {
        return forecast.player == player_.color && forecast.side == side;
    });
    if (found == forecasts_.end()) return std::nullopt;
    const auto income = arg("income", found->income_total);
    const auto maintenance = arg("maintenance", found->maintenance_total);
    const bool falls_short = found->shortfall > 0;
    const int rest = falls_short ? found->shortfall : found->left;
    const char* words = falls_short ? marked(
                                          "At the end of the turn: {treasury} in the treasury + {income} income − "
                                          "{maintenance} maintenance = {rest} short.")
                                    : marked(
                                          "At the end of the turn: {treasury} in the treasury + {income} income − "
                                          "{maintenance} maintenance = {rest} left.");
    return AtTurnsEnd{say("+{income} \u2212{maintenance}", income, maintenance),
                      say(falls_short ? marked("{rest} short") : marked("{rest} left"), arg("rest", rest)),
                      say(words, arg("treasury", found->treasury), income, maintenance, arg("rest", rest)),
                      money_of(*found)};
}

Money ViewOf::money_of(const SideForecast& forecast) const {
    if (forecast.shortfall == 0) return Money::lasts;
    return is_nearly_too_late(now_, player_, about_to_) ? Money::falls_short : Money::short_so_far;
}

}  // namespace

DisplayHeads display_heads() { return {translated("Bezants"), translated("End of turn")}; }

std::string correction_tip(const Quantity& quantity) {
    std::string words = quantity.words;
    if (!words.empty() && words[0] >= 'a' && words[0] <= 'z') words[0] = static_cast<char>(words[0] - 'a' + 'A');
    return say("{words}. Right click, or F2, to correct it.", arg("words", words));
}

std::vector<PlayerView> player_views(const Names& names, const Table& table, const Position& now, AboutTo about_to) {
    std::vector<SideForecast> forecasts;
    if (!std::holds_alternative<Over>(now.awaits)) forecasts = forecast(table, now);
    std::vector<PlayerView> views;
    for (const Player& player : now.players) views.push_back(ViewOf{names, now, forecasts, player, about_to}.view());
    return views;
}

}  // namespace byzantium::words
