// SPDX-License-Identifier: MIT
#include "byzantium/prompt/program.h"

#include "byzantium/counsel/honest.h"
#include "byzantium/counsel/thinking.h"
#include "byzantium/counsel/trial_chances.h"
#include "byzantium/prompt/speaker.h"
#include "byzantium/rules/awaits.h"
#include "byzantium/text/counsel.h"
#include "session/resources.h"
#include "wording/failure.h"

#include <variant>

namespace byzantium::prompt {

namespace {

class Counsellor : public cli::Program<byzantium::text::Game> {
public:
    std::optional<std::string> advice(const Table& table, const Position& now,
                                      const cli::Thought& thought) const override {
        if (!seat_to_decide(now)) return std::nullopt;
        return byzantium::text::write_counsel(table.board, now, choices_of(weights_, table, now, thought),
                                              chances_told(weights_, table, now, thought.trials));
    }
    std::optional<std::size_t> seat_to_decide(const Position& now) const override {
        const auto player = awaited_player(now.awaits);
        if (!player || std::holds_alternative<AwaitRoll>(now.awaits)) return std::nullopt;
        return counsel::seat_of(now, *player);
    }
    Entry decide(const Table& table, const Position& now, const cli::Thought& thought) const override {
        return choices_of(weights_, table, now, thought).at(0).decision;
    }

private:
    counsel::Weights weights_ = weights();
};

}  // namespace

counsel::Weights weights() {
    auto read = byzantium::text::shipped_weights(session::Resources::find());
    if (!read) throw wording::Failure{read.error()};
    return *std::move(read);
}

std::vector<counsel::Choice> choices_of(const counsel::Weights& weights, const Table& table, const Position& now,
                                        const cli::Thought& thought) {
    if (thought.trials == 0) return counsel::ranked(weights, table, now);
    counsel::Thinking thinking{weights, table, now, thought.seed, counsel::Strength::strong};
    thinking.run(thought.trials);
    return thinking.choices();
}

byzantium::text::Told chances_told(const counsel::Weights& weights, const Table& table, const Position& now,
                                   int trials) {
    return trials == 0 ? counsel::honest_chances(weights, table, now) : counsel::trial_chances(weights, table, now);
}

std::unique_ptr<cli::Program<byzantium::text::Game>> Speaker::program() { return std::make_unique<Counsellor>(); }

}  // namespace byzantium::prompt
