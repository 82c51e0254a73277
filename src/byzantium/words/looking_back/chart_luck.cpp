// SPDX-License-Identifier: MIT
// Luck and choice, told apart, and hits against what was to be expected.
#include "byzantium/odds/luck.h"
#include "byzantium/words/chances/attack_words.h"
#include "byzantium/words/chances/luck_text.h"
#include "byzantium/words/looking_back/charts.h"
#include "byzantium/words/table/player_marks.h"
#include "paper/picture.h"
#include "paper/table.h"
#include "present/language/chance_words.h"
#include "present/language/numbers.h"
#include "present/language/words.h"
#include "present/reports/chart_bars.h"
#include "present/reports/chart_parts.h"

#include <algorithm>
#include <numeric>

namespace byzantium::words {

using namespace present;

namespace {

constexpr double luck_name_left = 24;
constexpr double luck_left = 220;
constexpr double luck_right = 800;
constexpr double fight_row = 26;
constexpr double luck_top = 34;

std::string no_fights() { return translated("No city has been attacked yet."); }

std::vector<Color> players_in(const byzantium::odds::LuckReport& report) {
    std::vector<Color> all;
    for (const byzantium::odds::PlayerLuck& one : report.players) all.push_back(one.player);
    return all;
}

// --- luck and choice of each player
paper::Picture luck_picture(const Names& names, const byzantium::odds::LuckReport& report, std::string title) {
    PairedBars chart{std::move(title), {}, translated("luck: dice"), translated("choice: your own decisions")};
    for (const byzantium::odds::PlayerLuck& player : report.players)
        chart.bars.push_back({player_in_chart(names, players_in(report), player.player), ink(player.player),
                              player.luck, player.choice});
    return picture_of(std::move(chart));
}

paper::Table luck_numbers(const Names& names, const byzantium::odds::LuckReport& report) {
    using paper::Align;
    paper::Table table{
        {}, {{translated("player")}, {translated("luck"), Align::right}, {translated("choice"), Align::right}}, {}};
    for (const byzantium::odds::PlayerLuck& player : report.players)
        table.rows.push_back(
            {{player_cell(names, player.player), signed_mean(player.luck), signed_mean(player.choice)}});
    return table;
}

// --- each attack
double moved_by(const byzantium::odds::Fight& fight, bool (*counts)(const byzantium::odds::Step&)) {
    return std::accumulate(fight.steps.begin(), fight.steps.end(), 0.0,
                           [&](double sum, const byzantium::odds::Step& step) {
                               return counts(step) ? sum + step.after - step.before : sum;
                           });
}
double by_dice(const byzantium::odds::Fight& fight) {
    return moved_by(fight, [](const byzantium::odds::Step& step) { return !step.chooser; });
}
double by_decisions(const byzantium::odds::Fight& fight) {
    return moved_by(fight, [](const byzantium::odds::Step& step) { return step.chooser.has_value(); });
}
double p_at_end(const byzantium::odds::Fight& fight) {
    return fight.steps.empty() ? fight.p_at_start : fight.steps.back().after;
}

std::string target(const Names& names, const byzantium::odds::Fight& fight) {
    return fight.army ? names.city(fight.city) : say("{city} (Bulgars)", arg("city", names.city(fight.city)));
}

// From the chance at the start (a ring) to the end (the attacker's mark).
void draw_fight(paper::Picture& picture, Plot& plot, const Names& names, const byzantium::odds::Fight& fight,
                const std::vector<Color>& players, double y) {
    picture.items.emplace_back(
        label({luck_name_left + 20, y + 4}, std::to_string(fight.entry + 1), paper::Anchor::end, paper::Ink::faint));
    picture.items.emplace_back(label({luck_name_left + 32, y + 4}, target(names, fight)));
    plot.add(paper::Line{{plot.left(), y}, {plot.right(), y}, {paper::Ink::rule, 1, paper::Dash::solid}});
    const double from = plot.x(fight.p_at_start);
    const double to = plot.x(p_at_end(fight));
    plot.add(paper::Line{{from, y}, {to, y}, {paper::Ink::ink, 2.5, paper::Dash::solid}});
    plot.add(paper::Mark{{from, y},
                         11,
                         paper::Shape::circle,
                         paper::Ink::page,
                         paper::Pen{paper::Ink::ink, 1.5, paper::Dash::solid},
                         {},
                         paper::Ink::ink});
    plot.add(mark_of(*player_in_chart(names, players, fight.attacker).badge, {to, y}, 17));
}

paper::Picture fights_picture(const Names& names, const byzantium::odds::LuckReport& report, std::string title) {
    if (report.fights.empty()) return picture_without(std::move(title), no_fights());
    const double high = fight_row * static_cast<double>(report.fights.size());
    paper::Picture picture{chart_width, luck_top + high + 34, std::move(title), {}};
    const paper::Box place{{luck_left + 20, luck_top}, luck_right - luck_left - 20, high, std::nullopt, std::nullopt};
    Plot plot{picture, place, {0, 1}, {0, 1}};
    // The scale above and below: on a screen one of them is out of sight.
    for (const double at : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        const std::string chance = say("{n}%", arg("n", static_cast<int>(100 * at)));
        plot.draw_upright(at, chance, paper::Anchor::middle);
        plot.add(label({plot.x(at), luck_top - 8}, chance, paper::Anchor::middle, paper::Ink::faint));
    }
    for (std::size_t i = 0; i < report.fights.size(); ++i)
        draw_fight(picture, plot, names, report.fights[i], players_in(report),
                   luck_top + fight_row * (static_cast<double>(i) + 0.5));
    return picture;
}

paper::Table fights_numbers(const Names& names, const byzantium::odds::LuckReport& report) {
    using paper::Align;
    paper::Table table{{},
                       {{translated("entry"), Align::right},
                        {translated("attacker")},
                        {translated("city")},
                        {translated("chance at the start"), Align::right},
                        {translated("dice"), Align::right},
                        {translated("decisions"), Align::right},
                        {translated_as("of an attack", "end")}},
                       {}};
    for (const byzantium::odds::Fight& fight : report.fights)
        table.rows.push_back({{std::to_string(fight.entry + 1), player_cell(names, fight.attacker),
                               target(names, fight), percent(fight.p_at_start), signed_mean(by_dice(fight)),
                               signed_mean(by_decisions(fight)), fight_end(fight.end)}});
    return table;
}

// --- hits
std::string halves(int dice) { return decimal(dice / 2.0, 1); }

paper::Picture hits_picture(const Names& names, const byzantium::odds::LuckReport& report, std::string title) {
    int most = 1;
    for (const byzantium::odds::PlayerLuck& player : report.players)
        most = std::max({most, player.hits, (player.dice + 1) / 2});
    MeasuredBars chart{std::move(title),
                       {},
                       whole_span(0, most + most / 4),
                       {},
                       translated("hits"),
                       translated("to be expected: half of the dice")};
    for (const int n : grid_of(chart.across)) chart.marks.push_back({static_cast<double>(n), std::to_string(n)});
    for (const byzantium::odds::PlayerLuck& player : report.players)
        chart.bars.push_back({player_in_chart(names, players_in(report), player.player), ink(player.player),
                              static_cast<double>(player.hits), player.dice / 2.0,
                              say("{hits} of {dice}", arg("hits", player.hits), arg("dice", dice(player.dice)))});
    return picture_of(std::move(chart));
}

paper::Table hits_numbers(const Names& names, const byzantium::odds::LuckReport& report) {
    using paper::Align;
    paper::Table table{{},
                       {{translated("player")},
                        {translated("dice"), Align::right},
                        {translated("hits"), Align::right},
                        {translated("hits expected"), Align::right},
                        {translated("more or fewer"), Align::right}},
                       {}};
    for (const byzantium::odds::PlayerLuck& player : report.players)
        table.rows.push_back(
            {{player_cell(names, player.player), std::to_string(player.dice), std::to_string(player.hits),
              halves(player.dice), signed_mean(player.hits - player.dice / 2.0)}});
    return table;
}

}  // namespace

Chart luck_chart(const Names& names, const byzantium::odds::LuckReport& report) {
    const std::string title = translated("Luck and choice");
    const auto numbers = luck_numbers(names, report);
    return {"luck",
            title,
            title,
            translated(
                "Measured in cities: +0.25 is a quarter of a city. Luck is what the dice changed in the chance to take "
                "or keep a city; choice is what your own decisions changed (0 = no better choice was possible)."),
            luck_picture(names, report, title),
            numbers,
            numbers};
}

Chart fights_chart(const Names& names, const byzantium::odds::LuckReport& report) {
    const std::string title = translated("Every attack");
    const auto numbers = fights_numbers(names, report);
    return {"attacks",
            translated("Attacks"),
            title,
            translated("The ring is the exact chance to take the city when the attack began, the attacker's mark is "
                       "the result. The number is that of the entry. In the table, dice and decisions are what they "
                       "changed in that chance: +0.25 is a quarter of a city."),
            fights_picture(names, report, title),
            numbers,
            numbers};
}

Chart hits_chart(const Names& names, const byzantium::odds::LuckReport& report) {
    const std::string title = translated("Hits against expectation");
    const auto numbers = hits_numbers(names, report);
    return {"hits",
            translated("Hits"),
            title,
            translated("All dice thrown in attacks, and by imposed fleets: each hits with a chance of 1/2."),
            hits_picture(names, report, title),
            numbers,
            numbers};
}

}  // namespace byzantium::words
