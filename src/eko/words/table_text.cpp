// SPDX-License-Identifier: MIT
#include "eko/words/table_text.h"

#include "eko/rules/awaits.h"
#include "eko/rules/points.h"
#include "eko/words/headline.h"
#include "eko/words/story.h"
#include "present/language/columns.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <utility>
#include <variant>
#include <vector>

namespace eko::words {

using namespace present;

namespace {

// A row for each thing, a column for each player.
class PlayerColumns {
public:
    PlayerColumns(const Names& names, const Table& table) : table_{table}, columns_{alignment(table), "  "} {
        std::vector<std::string> cells{""};
        for (const Color color : table.seats) cells.push_back(names.label(color));
        columns_.row(std::move(cells));
    }

    // `say_of` gives the text for a colour.
    template <class SayOf>
    void texts(std::string what, const SayOf& say_of) {
        std::vector<std::string> cells{std::move(what)};
        for (const Color color : table_.seats) cells.push_back(say_of(color));
        columns_.row(std::move(cells));
    }
    template <class Count>
    void row(std::string what, const Count& count) {
        texts(std::move(what), [&](Color color) { return std::to_string(count(color)); });
    }
    std::string text() const { return columns_.text(); }

private:
    static std::vector<Align> alignment(const Table& table) {
        std::vector<Align> aligns(table.seats.size() + 1, Align::right);
        aligns.front() = Align::left;
        return aligns;
    }

    const Table& table_;
    Columns columns_;
};

std::string supply(const Board& board, const Position& now, Color color) {
    std::string text;
    for (const Size size : sizes)
        text += (text.empty() ? "" : " / ") + std::to_string(in_supply(board, now, color, size));
    return text;
}

int captive_discs(const Position& now, Color color) { return holder_of(now[color]) ? 1 : 0; }

std::string fault_words(const Names& names, const Fault& fault) {
    const std::string player = fault.player ? names.player(*fault.player) : std::string{};
    const std::string field = fault.field ? names.field(*fault.field) : std::string{};
    const char* sentence = nullptr;
    switch (fault.kind) {
        case FaultKind::disc_count:
            return say_counted(fault.have, "{player} has {n} disc in all, not 16.",
                               "{player} has {n} discs in all, not 16.", arg("player", player));
        case FaultKind::emperor_elsewhere:
            sentence = marked("The emperor of {player} is not where the record has him.");
            break;
        case FaultKind::stack_place:
            sentence = marked("No such stack can stand on {field}.");
            break;
        case FaultKind::building_place:
            sentence = marked("No such building can stand on {field}.");
            break;
        case FaultKind::building_count:
            sentence = marked("{player} has more buildings of one size than there are.");
            break;
        case FaultKind::count_below_none:
            sentence = marked("{player} has a negative number of discs in reserve or destroyed.");
            break;
        case FaultKind::own_captive:
            sentence = marked("{player} holds their own emperor captive.");
            break;
        case FaultKind::not_seated:
            sentence = marked("Pieces of {player} are on the table, but nobody plays this colour.");
            break;
    }
    return say(sentence, arg("player", player), arg("field", field));
}

}  // namespace

std::string yes_or_no(bool yes) { return yes ? translated("yes") : translated("no"); }

std::string emperor_place(const Names& names, const EmperorAt& at) {
    if (const auto* captive = std::get_if<CaptiveOf>(&at))
        return say("captive of {holder}", arg("holder", names.player(captive->holder)));
    return std::holds_alternative<OnBoard>(at) ? translated("on the board") : translated("in the reserve");
}

std::string moment_text(const Names& names, const Position& now) {
    if (const auto* over = std::get_if<Over>(&now.awaits)) return ended(names, over->result);
    if (now.turn == 0) return say("Before the first turn. {question}", arg("question", question(names, now)));
    return say("Turn {turn}. {question}", arg("turn", now.turn), arg("question", question(names, now)));
}

std::string table_text(const Names& names, const Table& table, const Position& now) {
    PlayerColumns columns{names, table};
    const auto points = all_points(table, now);
    columns.row(translated("Points"), [&](Color color) { return points[index(color)]; });
    columns.texts(translated("Capital"), [&](Color color) { return yes_or_no(has_capital(table.board, now, color)); });
    columns.row(translated("Reserve"), [&](Color color) { return now[color].reserve; });
    columns.row(translated("Destroyed"), [&](Color color) { return now[color].destroyed; });
    columns.texts(translated("Emperor"), [&](Color color) { return emperor_place(names, now[color].emperor); });
    columns.texts(translated("To build"), [&](Color color) { return supply(table.board, now, color); });
    return wrapped(moment_text(names, now), screen_columns) + '\n' + board_text(names, table.board, now) + '\n' +
           columns.text() + ' ' + translated("To build: camps / towers / castle.") + '\n';
}

std::string score_text(const Names& names, const Table& table, const Position& now) {
    PlayerColumns columns{names, table};
    const auto part = [&](const char* what, int Points::*points) {
        columns.row(what, [&](Color color) { return points_of(table, now, color).*points; });
    };
    part(translated("Camps"), &Points::camps);
    part(translated("Towers"), &Points::towers);
    part(translated("Castle"), &Points::castles);
    part(translated("Captive emperors"), &Points::captives);
    part(translated("Pyramids"), &Points::pyramids);
    columns.row(translated("Points"), [&](Color color) { return points_of(table, now, color).total(); });
    columns.row(translated("Still needed for 12"),
                [&](Color color) { return missing_to_win(points_of(table, now, color)); });
    columns.texts(translated("Capital"), [&](Color color) { return yes_or_no(has_capital(table.board, now, color)); });
    const auto* over = std::get_if<Over>(&now.awaits);
    return columns.text() + (over ? '\n' + wrapped(ended(names, over->result), screen_columns) : std::string{});
}

std::string audit_text(const Names& names, const Table& table, const Position& now) {
    PlayerColumns columns{names, table};
    const auto on_board_now = [&](Color color) { return discs_on_board(table.board, now, color); };
    columns.row(translated("Discs on the board"), on_board_now);
    columns.row(translated("Discs in reserve"), [&](Color color) { return now[color].reserve; });
    columns.row(translated("Discs destroyed"), [&](Color color) { return now[color].destroyed; });
    columns.row(translated("Emperor captive"), [&](Color color) { return captive_discs(now, color); });
    columns.row(translated("Discs in all"), [&](Color color) {
        return on_board_now(color) + now[color].reserve + now[color].destroyed + captive_discs(now, color);
    });
    const std::string faults = faults_text(names, table, now);
    return columns.text() + '\n' +
           (faults.empty() ? translated("Everybody has 16 discs, and everything else is in order.") + std::string{"\n"}
                           : faults);
}

std::string faults_text(const Names& names, const Table& table, const Position& now) {
    std::string text;
    for (const Fault& fault : audit(table, now)) text += wrapped(fault_words(names, fault), screen_columns);
    if (const auto overdue = overdue_exchange(table, now))
        text += wrapped(say("{player} holds a captive while their own emperor is captive: exchange them.",
                            arg("player", names.player(*overdue))),
                        screen_columns);
    return text;
}

}  // namespace eko::words
