// SPDX-License-Identifier: MIT
#include "support/eko_model/random_game.h"

#include "support/eko_model/header.h"
#include "support/eko_model/random_header.h"
#include "support/eko_model/random_lines.h"
#include "support/eko_model/rare_moments.h"
#include "support/eko_model/replay.h"

#include <sstream>

namespace eko_model {
namespace {

class Author {
public:
    explicit Author(std::uint64_t seed) : chance_{seed} {}

    RandomGame write(int most_lines) {
        Json header = random_header(chance_);
        if (chance_.percent(20)) seek_rare_moments(header);
        if (chance_.percent(8)) header = spoiled_header(chance_, header);
        game_.journal.push_back(header.dump());
        std::istringstream alone{game_.journal.front() + "\n"};
        game_.answers = replay_lines(alone);
        if (Json::parse(game_.answers.front()).at("ok") == false) return game_;
        opening_ = read_header(game_.journal.front());
        choose_manners();
        int after_the_end = 4;
        while (static_cast<int>(game_.journal.size()) <= most_lines && after_the_end > 0) {
            append(next_line());
            if (opening_.position.result) --after_the_end;
        }
        return game_;
    }

private:
    // Some games go from one rare moment to the next, mostly by the rulings under which they differ.
    void seek_rare_moments(Json& header) {
        rare_ = chance_.from_to(10, 40);
        if (chance_.percent(70)) header["rulings"]["last_disc_build"] = "builder";
        if (chance_.percent(50)) header["rulings"]["win_check"] = "before_exchange";
    }

    // Some games are all legal, some are mostly not.
    void choose_manners() {
        corrections_ = chance_.percent(60) ? chance_.from_to(1, 15) : 0;
        setting_ = chance_.percent(40) ? chance_.from_to(1, 8) : 0;
        wrong_ = chance_.percent(80) ? chance_.from_to(1, 30) : 0;
    }

    std::string next_line() {
        const Json answer = Json::parse(game_.answers.back());
        const Scene scene{opening_.table, opening_.position, answer};
        const int rare = opening_.position.awaits.kind == "exchange" ? 5 * rare_ : rare_;
        if (coming_.empty() && chance_.percent(rare)) coming_ = rare_moment(chance_, scene);
        if (!coming_.empty()) return come();
        const bool setting = static_cast<int>(game_.journal.size()) <= setting_;
        if (opening_.position.awaits.kind == "exchange" && chance_.percent(corrections_))
            return correction(chance_, scene).dump();
        if (setting || chance_.percent(corrections_)) return correction(chance_, scene).dump();
        if (chance_.percent(corrections_ / 4))
            return Json{{"do", "await"}, {"player", chance_.pick(scene.seats)}}.dump();
        if (chance_.percent(wrong_)) return spoiled_line(chance_, scene);
        if (chance_.percent(wrong_ + may_share_out(scene)) || scene.legal().empty())
            return any_entry(chance_, scene).dump();
        return legal_entry(chance_, scene).dump();
    }

    std::string come() {
        std::string line = coming_.front();
        coming_.pop_front();
        return line;
    }

    // Percent: sharing out a reinforcement (EKO-66) is never among the legal entries.
    int may_share_out(const Scene& scene) const {
        const bool may = opening_.position.awaits.kind == "reinforce" &&
                         owns_building_on(opening_.table, opening_.position, scene.awaited(), 'w');
        return may ? 50 : 0;
    }

    void append(const std::string& line) {
        const std::size_t n = game_.journal.size();
        const Table& table = opening_.table;
        const auto refused = take_line(table, opening_.position, line);
        game_.journal.push_back(line);
        game_.answers.push_back(refused ? refused_line(n, *refused, table, opening_.position)
                                        : accepted_line(n, table, opening_.position));
    }

    Chance chance_;
    RandomGame game_;
    Opening opening_;
    int setting_ = 0;                 // so many corrections first
    int corrections_ = 0;             // percent
    int wrong_ = 0;                   // percent
    int rare_ = 0;                    // percent
    std::deque<std::string> coming_;  // lines of a rare moment
};

}  // namespace

RandomGame random_game(std::uint64_t seed, int most_lines) { return Author{seed}.write(most_lines); }

}  // namespace eko_model
