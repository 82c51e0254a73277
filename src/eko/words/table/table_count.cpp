// SPDX-License-Identifier: MIT
#include "eko/words/table/table_count.h"

#include "eko/rules/piece.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>

namespace eko::words {

using namespace present;

namespace {

constexpr int most_counted_discs = 99;
constexpr int buildings_of_a_player =
    buildings_per_player(Size::camp) + buildings_per_player(Size::tower) + buildings_per_player(Size::castle);

constexpr std::array<const char*, counted_places> count_names{"board",  "reserve",    "destroyed", "captured",
                                                              "camps",  "camps-left", "towers",    "towers-left",
                                                              "castle", "castle-left"};

bool is_disc_count(CountPlace what) { return what <= CountPlace::captured; }

int count_of(const Table& table, const Position& now, const TableCount::Cell& cell) {
    const auto& [color, what] = cell;
    const auto left = [&, color = color](Size size) { return in_supply(table.board, now, color, size); };
    const auto built = [&](Size size) { return buildings_per_player(size) - left(size); };
    switch (what) {
        case CountPlace::discs_on_board:
            return discs_on_board(table.board, now, color);
        case CountPlace::reserve:
            return now[color].reserve;
        case CountPlace::destroyed:
            return now[color].destroyed;
        case CountPlace::captured:
            return holder_of(now[color]) ? 1 : 0;
        case CountPlace::camps_built:
            return built(Size::camp);
        case CountPlace::camps_left:
            return left(Size::camp);
        case CountPlace::towers_built:
            return built(Size::tower);
        case CountPlace::towers_left:
            return left(Size::tower);
        case CountPlace::castle_built:
            return built(Size::castle);
        case CountPlace::castle_left:
            break;
    }
    return left(Size::castle);
}

std::array<std::string, counted_places> count_labels() {
    return {translated("Discs on the board"), translated("Discs in reserve"), translated("Discs destroyed"),
            translated("Emperor captured"),   translated("Camps built"),      translated("Camps left"),
            translated("Towers built"),       translated("Towers left"),      translated("Castle built"),
            translated("Castle left")};
}

std::string signed_words(int difference) {
    return difference < 0 ? say("\u2212{n}", arg("n", -difference)) : say("+{n}", arg("n", difference));
}

std::string sum_words(int counted, int all) { return say("{n} of {all}", arg("n", counted), arg("all", all)); }

// One colour's sums, and whether what differs can be set here.
class ColumnOf {
public:
    ColumnOf(const Names& names, const Table& table, const Position& now, const TableCount& count)
        : names_{names}, table_{table}, now_{now}, count_{count}, labels_{count_labels()} {}

    CountColumn column(Color color) {
        CountColumn column{};
        column.player = color;
        column.name = names_.player(color);
        int discs = 0;
        int buildings = 0;
        for (std::size_t i = 0; i < counted_places; ++i) {
            const auto what = static_cast<CountPlace>(i);
            column.cells.at(i) = cell(color, what);
            const int here = column.cells.at(i).counted.value_or(column.cells.at(i).expected);
            (is_disc_count(what) ? discs : buildings) += here;
        }
        column.discs = sum_words(discs, discs_per_player);
        column.buildings = sum_words(buildings, buildings_of_a_player);
        column.has_all_discs = discs == discs_per_player;
        column.has_all_buildings = buildings == buildings_of_a_player;
        return column;
    }

private:
    CountCell cell(Color color, CountPlace what) const {
        const TableCount::Cell at{color, what};
        CountCell cell{std::string{to_text(color)} + ':' + count_names.at(static_cast<std::size_t>(what)),
                       {},
                       count_of(table_, now_, at),
                       count_.counted(at),
                       {}};
        if (cell.counted && *cell.counted != cell.expected)
            cell.difference = signed_words(*cell.counted - cell.expected);
        cell.spoken = say("{player}, {what}: {n}", arg("player", names_.player(color)),
                          arg("what", labels_.at(static_cast<std::size_t>(what))),
                          arg("n", cell.counted.value_or(cell.expected)));
        return cell;
    }

    const Names& names_;
    const Table& table_;
    const Position& now_;
    const TableCount& count_;
    std::array<std::string, counted_places> labels_;
};

bool holds_in_column(const CountColumn& column, const auto& holds) {
    return std::any_of(column.cells.begin(), column.cells.end(), holds);
}

bool holds_in(const CountSheet& sheet, const auto& holds) {
    return std::any_of(sheet.columns.begin(), sheet.columns.end(),
                       [&](const CountColumn& column) { return holds_in_column(column, holds); });
}

bool differs(const CountCell& cell) { return !cell.difference.empty(); }

std::string finding_of(const CountSheet& sheet) {
    if (!holds_in(sheet, [](const CountCell& cell) { return cell.counted.has_value(); }))
        return sheet.heading + ". " + translated("Type your counts; blanks are taken as correct.");
    if (!holds_in(sheet, differs)) return translated("Everything you counted is correct.");
    std::string text;
    for (const CountColumn& column : sheet.columns) {
        if (!holds_in_column(column, differs)) continue;
        text += (text.empty() ? "" : " ") +
                (column.is_whole()
                     ? say("{player}: the totals are right, the places are not, so an entry was forgotten, or entered "
                           "differently from what was played.",
                           arg("player", column.name))
                     : say("{player}: {discs} discs, {buildings} buildings, so something was miscounted or overlooked.",
                           arg("player", column.name), arg("discs", column.discs), arg("buildings", column.buildings)));
    }
    const auto on_board = [](const CountColumn& column) {
        for (std::size_t i = 0; i < counted_places; ++i)
            if (differs(column.cells.at(i)) && (static_cast<CountPlace>(i) == CountPlace::discs_on_board ||
                                                !is_disc_count(static_cast<CountPlace>(i))))
                return true;
        return false;
    };
    if (std::any_of(sheet.columns.begin(), sheet.columns.end(), on_board))
        text += ' ' +
                std::string{translated("Correct a stack or a building on the board: right click, or F2 on its field.")};
    return text;
}

// EKO-1: no more than there are can be set.
std::vector<Setting> corrections_of(const CountSheet& sheet) {
    std::vector<Setting> all;
    const auto wish = [&](const CountColumn& column, CountPlace what) -> std::optional<int> {
        const CountCell& cell = column.cells.at(static_cast<std::size_t>(what));
        return differs(cell) && *cell.counted <= discs_per_player ? cell.counted : std::nullopt;
    };
    for (const CountColumn& column : sheet.columns) {
        if (const auto discs = wish(column, CountPlace::reserve)) all.emplace_back(SetReserve{column.player, *discs});
        if (const auto discs = wish(column, CountPlace::destroyed))
            all.emplace_back(SetDestroyed{column.player, *discs});
    }
    return all;
}

int all_discs(const Table& table, const Position& now, Color color) {
    return discs_on_board(table.board, now, color) + now[color].reserve + now[color].destroyed +
           (holder_of(now[color]) ? 1 : 0);
}

std::string off_by(int discs) {
    return discs > discs_per_player ? say_counted(discs - discs_per_player, "{n} too many", "{n} too many")
                                    : say_counted(discs_per_player - discs, "{n} too few", "{n} too few");
}

std::string total_sentence(const Names& names, Color color, int discs) {
    return say("{player} now has {n} of {all} discs: {off}. Table count (F4) helps to find the rest.",
               arg("player", names.label(color)), arg("n", discs), arg("all", discs_per_player),
               arg("off", off_by(discs)));
}

std::string total_words(const Names& names, Color color, int discs) {
    return say("{player}: {n} of {all} discs", arg("player", names.player(color)), arg("n", discs),
               arg("all", discs_per_player));
}

}  // namespace

std::optional<int> TableCount::counted(const Cell& cell) const {
    const auto found = counted_.find(cell);
    return found == counted_.end() ? std::nullopt : std::optional{found->second};
}

void TableCount::type(const Cell& cell, int digit) {
    const int more = counted(cell).value_or(0) * 10 + digit;
    if (more <= most_counted_discs) counted_[cell] = more;
}

void TableCount::erase(const Cell& cell) {
    const auto before = counted(cell);
    if (!before) return;
    if (*before < 10) return forget(cell);
    counted_[cell] = *before / 10;
}

CountSheet count_sheet(const Names& names, const Table& table, const Position& now, const TableCount& count) {
    CountSheet sheet{};
    sheet.heading = audit(table, now).empty()
                        ? translated("Table count: 16 discs and 9 buildings of each colour, all there")
                        : translated("Table count: not all pieces are accounted for");
    sheet.labels = count_labels();
    sheet.sum_labels = {translated("Discs in all"), translated("Buildings in all")};
    ColumnOf columns{names, table, now, count};
    for (const Color color : table.seats) sheet.columns.push_back(columns.column(color));
    sheet.finding = finding_of(sheet);
    sheet.corrections = corrections_of(sheet);
    return sheet;
}

CountWords count_words() {
    return {translated("Use the counted numbers"), translated("Nothing differs that could be set here."),
            translated("Back to the board"),
            translated("Arrows: another place   Digits: what is there   Backspace: delete   Enter: correct")};
}

std::string count_tip() { return translated("Table count"); }

std::string wrong_totals(const Names& names, const Table& table, const Position& before, const Position& now) {
    std::string all;
    for (const Color color : table.seats) {
        const int discs = all_discs(table, now, color);
        if (discs == discs_per_player || discs == all_discs(table, before, color)) continue;
        all += (all.empty() ? "" : " ") + total_sentence(names, color, discs);
    }
    return all;
}

TotalsOff totals_off(const Names& names, const Table& table, const Position& now) {
    TotalsOff off;
    std::vector<std::string> brief;
    for (const Color color : table.seats) {
        const int discs = all_discs(table, now, color);
        if (discs == discs_per_player) continue;
        off.sentence += (off.sentence.empty() ? "" : " ") + total_sentence(names, color, discs);
        brief.push_back(total_words(names, color, discs));
    }
    off.brief = listed(brief);
    return off;
}

std::string discs_off(const Table& table, const Position& now, Color color) {
    const int discs = all_discs(table, now, color);
    if (discs == discs_per_player) return {};
    return say("{n} of {all} discs", arg("n", discs), arg("all", discs_per_player));
}

std::string too_many_discs(const Names& names, const Table& table, const Position& before, const Position& then) {
    std::vector<std::string> all;
    for (const Color color : table.seats) {
        const int discs = all_discs(table, then, color);
        if (discs > discs_per_player && discs != all_discs(table, before, color))
            all.push_back(total_words(names, color, discs));
    }
    return listed(all);
}

std::string count_reason() { return translated("table count"); }

}  // namespace eko::words
