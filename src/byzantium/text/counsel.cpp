// SPDX-License-Identifier: MIT
#include "byzantium/text/counsel.h"

#include "byzantium/counsel/chances.h"
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/ids.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/entry.h"
#include "protocol/json_out.h"
#include "session/files.h"

#include <array>
#include <cstddef>
#include <string_view>

namespace byzantium::text {

using namespace protocol;

namespace {

using counsel::Costly;
using counsel::Moment;
using json::Raw;
using namespace std::string_view_literals;

constexpr std::size_t longest_weights = 1'000'000;  // bytes

// In the order of the enumerators.
constexpr std::array causes{"dice"sv, "decision"sv, "table"sv};

double parts(int of_a_million) { return of_a_million / static_cast<double>(counsel::whole); }

std::string choice_json(const Board& board, const counsel::Choice& choice) {
    return json::object("entry", Raw{write_entry(board, choice.decision)}, "value", parts(choice.value), "error",
                        parts(choice.error));
}

std::string chance_json(const Position& now, const Told& told) {
    if (!told) return "null";
    std::string out = "{";
    for (std::size_t seat = 0; seat < told->size(); ++seat) {
        const counsel::Range& range = (*told)[seat];
        const auto one = json::object("value", parts(range.value), "low", parts(range.low), "high", parts(range.high));
        json::put_member(out, to_text(now.players[seat].color), Raw{one});
    }
    return out + '}';
}

std::optional<std::string_view> seat_word(const std::optional<Color>& color) {
    return color ? std::optional{to_text(*color)} : std::nullopt;
}

std::string account_json(const counsel::Account& account) {
    return json::object("player", to_text(account.player), "start", parts(account.start), "luck", parts(account.luck),
                        "own", parts(account.own), "others", parts(account.others), "by_table", parts(account.by_table),
                        "end", parts(account.end), "cost", parts(account.cost));
}

std::string moment_json(const Board& board, const counsel::Review& review, const Moment& moment) {
    std::string after = "{";
    for (std::size_t seat = 0; seat < review.players.size(); ++seat)
        json::put_member(after, to_text(review.players[seat]), parts(moment.after[seat]));
    after += '}';
    const std::string better = moment.better ? write_entry(board, moment.better->decision) : "null";
    return json::object("n", moment.entry + 1, "cause", causes.at(static_cast<std::size_t>(moment.cause)), "player",
                        seat_word(moment.chooser), "after", Raw{after}, "better", Raw{better}, "cost",
                        parts(moment.better ? moment.better->cost : 0));
}

std::string costly_json(const Board& board, const Costly& costly) {
    return json::object("n", costly.entry + 1, "player", to_text(costly.chooser), "entry",
                        Raw{write_entry(board, costly.chosen)}, "better", Raw{write_entry(board, costly.better)},
                        "cost", parts(costly.verdict.cost), "low", parts(costly.verdict.low), "high",
                        parts(costly.verdict.high), "times", costly.times, "first", costly.first + 1);
}

}  // namespace

tl::expected<counsel::Weights, wording::Sentence> shipped_weights(const session::Resources& resources) try {
    return counsel::read_weights(
        session::read_file(files(resources).root() / "counsel" / "weights.txt", longest_weights));
} catch (const session::FileError& error) {
    return tl::unexpected{error.sentence};
}

std::string write_counsel(const Board& board, const Position& now, const std::vector<counsel::Choice>& choices,
                          const Told& told) {
    const bool decides = !std::holds_alternative<AwaitRoll>(now.awaits);
    const auto list = json::listed(choices, [&](const counsel::Choice& one) { return choice_json(board, one); });
    return json::object("player", decides ? seat_word(awaited_player(now.awaits)) : std::nullopt, "choices", Raw{list},
                        "chance", Raw{chance_json(now, told)});
}

std::string write_review(const Board& board, const counsel::Review& review, const std::vector<Costly>& costliest) {
    const auto moments =
        json::listed(review.moments, [&](const Moment& moment) { return moment_json(board, review, moment); });
    const auto list = json::listed(costliest, [&](const Costly& costly) { return costly_json(board, costly); });
    const auto worst = counsel::cost_the_game(review, costliest);
    const std::string cost = worst ? costly_json(board, *worst) : "null";
    return json::object("players", Raw{json::listed(counsel::accounts(review, costliest), account_json)}, "moments",
                        Raw{moments}, "costliest", Raw{list}, "cost_the_game", Raw{cost});
}

}  // namespace byzantium::text
