// SPDX-License-Identifier: MIT
#include "present/counter_desk.h"

#include "present/desk/repair_layer_impl.h"

#include <array>
#include <numeric>
#include <utility>

namespace counter {

namespace {

using present::Outcome;

// One row for each number that may be added.
class AddLayer : public present::Layer {
public:
    using Enter = std::function<Outcome(const session::Act<KeptGame>&)>;

    AddLayer(const Teller& teller, std::vector<Add> legal, const Position& now, Enter enter,
             std::function<Outcome()> back)
        : heading_{teller.question(now)}, legal_{std::move(legal)}, enter_{std::move(enter)}, back_{std::move(back)} {}

    present::Page page() const override {
        present::Page page;
        page.heading = heading_;
        for (const Add& add : legal_) {
            page.rows.push_back(present::numbered_row(page.rows.size(), "add " + std::to_string(add.by)));
            page.rows.back().place = "add:" + std::to_string(add.by);
        }
        return page;
    }
    Outcome choose(std::size_t row) override { return enter_({{legal_.at(row)}, {}}); }
    std::optional<Outcome> back() override { return back_ ? std::optional{back_()} : std::nullopt; }
    present::HelpTopic topic(std::size_t) const override { return present::RuleIds{"COU-1"}; }
    bool is_for_seat() const override { return !legal_.empty(); }

private:
    std::string heading_;
    std::vector<Add> legal_;
    Enter enter_;
    std::function<Outcome()> back_;
};

}  // namespace

Teller::Teller(const Table& table, const KeptHeader& header) : table_{table} {
    const std::array badges{paper::Badge{paper::Shape::circle, paper::Ink::red, "E"},
                            paper::Badge{paper::Shape::square, paper::Ink::blue, "O"}};
    const auto seats = KeptGame::seats(header);
    for (std::size_t i = 0; i < seats.size(); ++i)
        players_.push_back({static_cast<Player>(i), {seats[i].color, seats[i].name, seats[i].name, badges.at(i)}});
}

std::string Teller::name_of(const std::optional<Player>& player) const {
    return player ? players_.at(static_cast<std::size_t>(*player)).seen.name : "nobody";
}

std::string Teller::headline(const Position& before, const Add& add) const {
    return name_of(awaited(before)) + " adds " + std::to_string(add.by) + ".";
}

std::string Teller::act_headline(const std::vector<present::MadeEntry<Game>>& act) const {
    std::string all = headline(act.front().before, act.front().entry);
    if (act.size() > 1) all += " In the end the counter shows " + std::to_string(act.back().after.value) + ".";
    return all;
}

present::RuleIds Teller::rules_of(const Position&, const Add& add) const {
    return KeptGame::is_by_table(add) ? present::RuleIds{} : present::RuleIds{"COU-1"};
}

std::vector<present::LineOf<Player>> Teller::told_lines(const Position& before, const Add& add,
                                                        const std::vector<int>&) const {
    return {{present::LineKind::event, std::nullopt, "The counter turns."},
            {present::LineKind::deed, awaited(before),
             name_of(awaited(before)) + " turns it from " + std::to_string(before.value) + " to " +
                 std::to_string(before.value + add.by) + "."}};
}

std::vector<present::LineOf<Player>> Teller::put_back_lines(const Position& after,
                                                            const std::vector<int>& effects) const {
    const int before = after.value - std::accumulate(effects.begin(), effects.end(), 0);
    return {{present::LineKind::deed, std::nullopt,
             "It turns back from " + std::to_string(after.value) + " to " + std::to_string(before) + "."}};
}

std::vector<present::LineOf<Player>> Teller::mended_lines(const Position& at, const std::vector<int>& undone,
                                                          const std::vector<int>& made) const {
    const int after =
        at.value - std::accumulate(undone.begin(), undone.end(), 0) + std::accumulate(made.begin(), made.end(), 0);
    return {{present::LineKind::deed, std::nullopt,
             "It turns from " + std::to_string(at.value) + " to " + std::to_string(after) + "."}};
}

std::string Teller::question(const Position& now) const { return name_of(awaited(now)) + ": how much?"; }

std::string Teller::refusal(const Refusal& why) const { return "Not allowed, COU-2: " + why.why + "."; }

present::Passage Teller::before_and_after(const Position& before, const Position& after) const {
    return present::Rows{{{"counter", std::to_string(before.value) + " -> " + std::to_string(after.value)}}};
}

std::unique_ptr<present::Layer> Desk::question_of(const Position& now, std::function<Outcome()> back, const Add*) {
    return std::make_unique<AddLayer>(
        teller(), KeptGame::legal(session().table(), now), now,
        [this](const session::Act<KeptGame>& act) { return enter(act); }, std::move(back));
}

}  // namespace counter

template class present::RepairLayer<counter::Teller>;
