// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/question.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/rules.h"
#include "byzantium/words/accounts/accounts.h"
#include "byzantium/words/desk/dice_layer.h"
#include "byzantium/words/desk/increase_layer.h"
#include "byzantium/words/desk/row_chance.h"
#include "byzantium/words/desk/row_price.h"
#include "byzantium/words/desk/touched.h"
#include "byzantium/words/entries/questions.h"
#include "byzantium/words/entries/refusals.h"
#include "byzantium/words/entries/rule_topics.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "values/from_text.h"
#include "values/overloaded.h"

#include <algorithm>
#include <utility>

namespace byzantium::words {

using namespace present;

namespace {

// Questions whose answers are few and belong together are answered with one key.
constexpr std::size_t most_at_once = 12;

Ask way_to_ask(const Position& now, std::size_t decisions) {
    const bool gives_up = std::holds_alternative<AwaitUpkeep>(now.awaits);
    const bool cubes_to_name = gives_up || std::holds_alternative<AwaitLosses>(now.awaits);
    if (cubes_to_name && decisions <= most_at_once) return Ask::at_once;
    return gives_up ? Ask::first_few : Ask::step_by_step;
}

std::string key_of(const Answer& answer, std::size_t i) {
    if (answer.number) return std::to_string(*answer.number);
    return is_letter(answer) ? upper(answer.words.front()) : std::to_string(i + 1);
}

// Of ways to give up cubes the cheapest in VP first; all others as they come.
std::vector<Decision> cheapest_first(std::vector<Decision> all) {
    std::stable_sort(all.begin(), all.end(),
                     [](const Decision& one, const Decision& other) { return vp_given_up(one) < vp_given_up(other); });
    return all;
}

bool is_free(const Branch* branch) {
    return branch != nullptr && branch->decides && !std::holds_alternative<Stop>(branch->decisions.front());
}

// The city a branch is about, or where its cube comes from, if its answer is one of these.
std::string place_of_branch(const Board& board, const Position& now, const Branch& branch) {
    if (branch.answer.number) return {};
    const std::string& word = branch.answer.words.front();
    if (const auto city = board.find(word)) return place_of(board, *city);
    const auto cube = values::from_text<Cube>(word);
    const auto player = awaited_player(now.awaits);
    return cube && player ? place_of(*player, *cube) : std::string{};
}

// Of decisions that differ in nothing but where a cube comes from, the first speaks for all.
bool same_attack(const Branch& branch) {
    return branch.decides || std::all_of(branch.decisions.begin(), branch.decisions.end(), [&](const Decision& one) {
               const auto* attack = std::get_if<BulgarsAttack>(&one);
               const auto* first = std::get_if<BulgarsAttack>(&branch.decisions.front());
               return attack && first && attack->city == first->city;
           });
}

// The city where an action is done; nothing if it names none.
std::optional<CityId> city_of(const Decision& decision) {
    using City = std::optional<CityId>;
    return std::visit(
        values::overloaded{[](const Control& d) { return City{d.city}; }, [](const Improve& d) { return City{d.city}; },
                           [](const Fortify& d) { return City{d.city}; },
                           [](const BulgarsAttack& d) { return City{d.city}; },
                           [](const Place& d) { return City{d.city}; }, [](const Move& d) { return City{d.to}; },
                           [](const auto&) { return City{}; }},
        decision);
}

// Advice is for answers to what others do; of attacks any may be meant. Where all answers are as good, none is the
// best.
void mark_best(std::vector<Row>& rows, const Position& now) {
    const bool answers = std::holds_alternative<AwaitDefence>(now.awaits) ||
                         std::holds_alternative<AwaitLevy>(now.awaits) ||
                         std::holds_alternative<AwaitLosses>(now.awaits);
    if (!answers) return;
    Row* best = nullptr;
    for (Row& row : rows)
        if (row.detail && (!best || row.detail->p > best->detail->p)) best = &row;
    const bool differs = std::any_of(rows.begin(), rows.end(), [&](const Row& row) {
        return row.detail && row.detail->brief != best->detail->brief;
    });
    if (best && differs) best->best = true;
}

}  // namespace

std::unique_ptr<Layer> question_layer(Questioned asked) {
    const auto legal = byzantium::legal(asked.table, asked.now);
    if (const auto* roll = std::get_if<AwaitRoll>(&asked.now.awaits)) {
        const AwaitRoll awaited = *roll;
        return std::make_unique<DiceLayer>(std::move(asked), awaited);
    }
    if (legal.empty()) return std::make_unique<NothingLayer>(std::move(asked));
    if (asked.takes_acts() && std::holds_alternative<AwaitIncrease>(asked.now.awaits))
        return std::make_unique<IncreaseLayer>(std::move(asked));
    return std::make_unique<DecisionLayer>(std::move(asked), cheapest_first(legal));
}

std::unique_ptr<Layer> question_again(Questioned asked, const Entry* changed) {
    auto layer = question_layer(std::move(asked));
    auto* const dice = dynamic_cast<DiceLayer*>(layer.get());
    const auto* const roll = changed != nullptr ? std::get_if<Roll>(changed) : nullptr;
    if (dice != nullptr && roll != nullptr) dice->tray().fill(*roll);
    auto* const decides = dynamic_cast<DecisionLayer*>(layer.get());
    const auto* const decision = changed != nullptr ? std::get_if<Decision>(changed) : nullptr;
    if (decides != nullptr && decision != nullptr) decides->answered_before(*decision);
    return layer;
}

std::vector<Color> seats(const Position& now) {
    std::vector<Color> colours;
    for (const Player& player : now.players) colours.push_back(player.color);
    return colours;
}

std::optional<Outcome> AskedLayer::back() { return asked_.back ? std::optional{asked_.back()} : std::nullopt; }

HelpTopic AskedLayer::topic(std::size_t) const { return rules_asked(asked_.now); }

// --- Decisions

DecisionLayer::DecisionLayer(Questioned asked, const std::vector<Decision>& legal)
    : AskedLayer{std::move(asked)},
      tree_{DecisionRows{asked_.names, asked_.table, asked_.now, legal, way_to_ask(asked_.now, legal.size())}} {
    list_rows();
}

// What cannot be done in a city is not missed there.
void DecisionLayer::list_rows() {
    if (!city_) {
        rows_ = menu_rows(asked_.names, asked_.table, asked_.now, tree_);
        return;
    }
    rows_.clear();
    for (std::size_t i = 0; i < tree_.branches().size(); ++i) rows_.push_back({tree_.branches()[i].answer, i});
}

void DecisionLayer::turn_to(DecisionTree tree) {
    menus_.push_back(std::exchange(tree_, std::move(tree)));
    list_rows();
}

const Branch* DecisionLayer::branch_of(std::size_t row) const {
    const auto* const branch = row < rows_.size() ? std::get_if<std::size_t>(&rows_[row].leads) : nullptr;
    return branch != nullptr ? &tree_.branches().at(*branch) : nullptr;
}

std::optional<std::size_t> DecisionLayer::row_of_before() const {
    for (std::size_t i = 0; before_ && i < rows_.size(); ++i) {
        const Branch* const branch = branch_of(i);
        if (branch != nullptr &&
            std::find(branch->decisions.begin(), branch->decisions.end(), *before_) != branch->decisions.end())
            return i;
    }
    return std::nullopt;
}

// The first that leads to the cheapest; the rows of other questions are not marked for their price.
std::size_t DecisionLayer::cheapest_row() const {
    std::size_t cheapest = 0;
    for (std::size_t i = 1; i < rows_.size(); ++i) {
        const Branch* const best = branch_of(cheapest);
        const Branch* const other = branch_of(i);
        if (best && other && given_up(*other) < given_up(*best)) cheapest = i;
    }
    return cheapest;
}

bool DecisionLayer::asks_about_city() const { return city_ && menus_.size() == 1 && tree_.at_first_question(); }

// Where a city was named, its name is said again: nobody has to remember which it was.
std::string DecisionLayer::text_of(const MenuRow& row) const {
    const auto* const branch = std::get_if<std::size_t>(&row.leads);
    const bool controls = asks_about_city() && branch != nullptr &&
                          std::holds_alternative<Control>(tree_.branches().at(*branch).decisions.front());
    return controls ? say("Take control of {city}", arg("city", asked_.names.city(*city_))) : row.answer.text;
}

Row DecisionLayer::row_of(const MenuRow& menu_row, std::size_t i) const {
    const Position& now = asked_.now;
    Row row;
    row.key = key_of(menu_row.answer, i);
    row.text = text_of(menu_row);
    row.note = menu_row.answer.note;
    if (const auto* const why = std::get_if<Refusal>(&menu_row.leads)) {
        row.why_not = refusal(asked_.names, asked_.table.board, now, *why);
        row.rule = to_text(rule(*why));
        return row;
    }
    const Branch& branch = *branch_of(i);
    row.leads_on = !branch.decides || branch.leaves_unsaid;
    row.price = price_of(asked_.table, now, branch);
    if (const std::string lost = army_lost(asked_.names, asked_.table, now, branch); !lost.empty()) {
        row.note += (row.note.empty() ? "" : ". ") + capitalised(lost);
        row.loss = translated("army destroyed");
    }
    if (branch.leaves_unsaid)
        row.note = without_full_stop(choice(asked_.names, asked_.table, now, branch.decisions.front()).sentence);
    row.place = place_of_branch(asked_.table.board, now, branch);
    row.rule = to_text(rule_of(now, branch.decisions.front()));
    if (asked_.advice != Advice::none && same_attack(branch))
        row.detail = detail_of(asked_.names, asked_.table, now, branch.decisions.front());
    if (row.detail && row.note.empty()) row.note = chance_of_what(now, branch.decisions.front());
    if (before_ && row_of_before() == i)
        row.note =
            row.note.empty() ? std::string{translated("as it was")} : say("{note}, as it was", arg("note", row.note));
    return row;
}

Page DecisionLayer::page() const {
    const Position& now = asked_.now;
    Page page;
    page.heading = tree_.at_first_question() ? question(asked_.names, now) : tree_.question();
    page.path = tree_.at_first_question() ? std::vector<std::string>{} : tree_.chosen();
    if (asks_about_city()) {
        page.heading = say("What do you do in {city}?", arg("city", asked_.names.city(*city_)));
        page.path = {asked_.names.city(*city_)};
    }
    for (const MenuRow& row : rows_) page.rows.push_back(row_of(row, page.rows.size()));
    const bool has_prices =
        std::any_of(page.rows.begin(), page.rows.end(), [](const Row& row) { return !row.price.empty(); });
    for (std::size_t i = 0; has_prices && i < page.rows.size(); ++i)
        if (page.rows[i].price.empty() && is_free(branch_of(i))) page.rows[i].price = translated("free");
    if (asked_.advice >= Advice::adviser) mark_best(page.rows, now);
    page.hint = tree_.at_first_question() && menus_.empty() && !asked_.back
                    ? translated("A key, a click, or arrows and Enter   ?: why is something not here")
                : before_ && row_of_before()
                    ? translated("Enter: the marked answer   Esc, Ctrl+Z: back   ?: why is something not here")
                    : translated("Esc, Ctrl+Z: back   ?: why is something not here");
    return page;
}

Outcome DecisionLayer::choose(std::size_t row) {
    const std::size_t branch = std::get<std::size_t>(rows_.at(row).leads);
    const Decision first = tree_.branches().at(branch).decisions.front();
    if (asked_.takes_acts() && std::holds_alternative<Increase>(first))
        return Replaced{std::make_unique<IncreaseLayer>(asked_)};
    if (tree_.branches().at(branch).leaves_unsaid) {
        turn_to(DecisionTree{DecisionRows{asked_.names, asked_.table, asked_.now, {first}, Ask::at_once}});
        return Turns{};
    }
    if (const auto decision = tree_.choose(branch)) return asked_.enter({{Entry{*decision}}, {}});
    list_rows();
    return Turns{};
}

std::optional<Outcome> DecisionLayer::back() {
    if (!tree_.back()) {
        if (menus_.empty()) return AskedLayer::back();
        tree_ = std::move(menus_.back());
        menus_.pop_back();
        if (menus_.empty()) city_.reset();
    }
    list_rows();
    return Turns{};
}

std::vector<std::size_t> DecisionLayer::rows_touched(const Setting& touched) const {
    return words::rows_touched(rows_, tree_, asked_.now, touched);
}

std::optional<std::size_t> DecisionLayer::row_losing(const std::vector<Setting>& touches) const {
    return words::row_losing(rows_, tree_, touches);
}

bool DecisionLayer::go_towards(const Setting& touched) {
    DecisionTree on = tree_;
    for (auto rows = rows_; words::rows_touched(rows, on, asked_.now, touched).empty();
         rows = menu_rows(asked_.names, asked_.table, asked_.now, on)) {
        const auto branch = branch_towards(on, asked_.now, touched);
        if (!branch) return false;
        on.choose(*branch);
    }
    tree_ = std::move(on);
    list_rows();
    return true;
}

bool DecisionLayer::leads_to_cities() const {
    const bool begins = menus_.empty() && tree_.at_first_question();
    return (begins || city_) && std::holds_alternative<AwaitAction>(asked_.now.awaits);
}

bool DecisionLayer::go_to(CityId city) {
    if (!leads_to_cities()) return false;
    auto there = byzantium::legal(asked_.table, asked_.now);
    std::erase_if(there, [city](const Decision& one) { return city_of(one) != city; });
    if (there.empty()) return false;
    if (city_) {
        tree_ = std::move(menus_.front());
        menus_.clear();
    }
    city_ = city;
    turn_to(DecisionTree{DecisionRows{asked_.names, asked_.table, asked_.now, there}});
    return true;
}

bool DecisionLayer::decides(std::size_t row) const {
    const Branch* const branch = branch_of(row);
    return branch != nullptr && branch->decides;
}

std::string DecisionLayer::price_on_map(std::size_t row) const {
    const Branch* const branch = branch_of(row);
    if (branch == nullptr || !branch->decides) return {};
    return words::price_on_map(asked_.table, asked_.now, branch->decisions.front());
}

std::vector<NotOffered> DecisionLayer::left_out() const {
    return not_offered(asked_.names, asked_.table, asked_.now, tree_);
}

AboutTo DecisionLayer::about_to(std::size_t row) const {
    const Branch* const branch = branch_of(row);
    return branch != nullptr && std::holds_alternative<Pass>(branch->decisions.front()) ? AboutTo::pass : AboutTo::act;
}

// --- Nothing to decide

Page NothingLayer::page() const {
    Page page;
    page.heading = question(asked_.names, asked_.now);
    if (std::holds_alternative<Over>(asked_.now.awaits)) {
        const auto all = rankings(asked_.names, asked_.now);
        for (const Standing& standing : all.front().standings)
            page.below += say("{place}. {total}", arg("place", standing.place), arg("total", standing.total)) + '\n';
        page.below += '\n';
        page.below += translated(
            "The last page (Ctrl+E) shows how it ended, with charts and reports. You can still correct any number and "
            "undo everything.");
        return page;
    }
    page.heading = translated("After this correction there is no question to answer. Whose action is it now?");
    for (const Color color : seats(asked_.now))
        page.rows.push_back(numbered_row(page.rows.size(), asked_.names.label(color)));
    return page;
}

Outcome NothingLayer::choose(std::size_t row) {
    return asked_.enter({{Entry{AwaitPlayer{seats(asked_.now).at(row)}}}, {}});
}

}  // namespace byzantium::words
