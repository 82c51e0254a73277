// SPDX-License-Identifier: MIT
// `watch`: who can win within their next turn, and what would stop it.
#include "eko/foresight/watch.h"

#include "cli/line/words.h"
#include "cli/open_session_of.h"
#include "eko/foresight/stops.h"
#include "eko/prompt/entry_words.h"
#include "eko/prompt/own_commands.h"
#include "eko/prompt/question.h"
#include "eko/prompt/speaker.h"
#include "eko/text/foresight.h"
#include "eko/words/foresight/foresight_text.h"

#include <string>
#include <variant>
#include <vector>

namespace eko::prompt {

using namespace cli;

namespace {

constexpr const char* stop_flag = "--stop";

// Decisions as `legal` writes them, then sharings-out.
std::string entries_text(const Board& board, const std::vector<Entry>& entries) {
    std::vector<Decision> decisions;
    std::string shares;
    for (const Entry& entry : entries) {
        if (const auto* decision = std::get_if<Decision>(&entry)) decisions.push_back(*decision);
        if (const auto* share = std::get_if<Share>(&entry)) shares += "  " + in_words(board, *share) + '\n';
    }
    return in_lines(board, decisions) + shares;
}

std::string stops_of(const words::OpenTable& open, const Position& now, Form form) {
    const Table& table = open.session().table();
    const auto stops = foresight::what_would_stop(table, now);
    if (!stops) return {};
    if (form == Form::json) return text::write_stops(table, *stops) + '\n';
    return '\n' + words::stops_text(open.teller().names(), *stops) + entries_text(table.board, stops->entries);
}

int answer_watch(const words::OpenTable& open, std::size_t entries, const Given& given, const Console& console) {
    const Table& table = open.session().table();
    const Position& now = open.session().journal().position_at(entries);
    for (const foresight::Prospect& prospect : foresight::watch(table, now))
        console.out << (given.form == Form::json ? text::write_prospect(table, prospect) + '\n'
                                                 : words::prospect_text(open.teller().names(), table, now, prospect));
    if (given.flags.contains(stop_flag)) console.out << stops_of(open, now, given.form);
    return done;
}

}  // namespace

OwnCommand watch_command() {
    return {
        "watch",
        translated("Show who can win within their next turn if nobody else acts, and how."),
        translated("This covers the whole turn, to the last entry; for the player whose turn it is, the rest of it.\n"
                   "It leaves out nothing that wins.\n"),
        "logothete-cli watch game.jsonl\n  logothete-cli watch game.jsonl --stop",
        of_position<Speaker>(answer_watch),
        {},
        {},
        {},
        {{stop_flag, translated("also every single entry after which nobody else can win")}}};
}

}  // namespace eko::prompt
