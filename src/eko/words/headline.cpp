// SPDX-License-Identifier: MIT
#include "eko/words/headline.h"

#include "eko/rules/awaits.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace eko::words {

using namespace present;

namespace {

constexpr std::size_t longest_note = 200;  // letters

// Sentences about one player, perhaps a field.
struct DecisionTeller {
    const Names& names;
    const Position& before;
    const std::string& player;

    std::string plainly(const char* sentence) const { return say(sentence, arg("player", player)); }
    std::string on_field(const char* sentence, FieldId field) const {
        return say(sentence, arg("player", player), arg("field", names.field(field)));
    }

    std::string operator()(const Swap& swap) const {
        return on_field(marked("{player} swaps the emperor with the disc on {field}."), swap.to);
    }
    std::string operator()(const Keep&) const { return plainly(marked("{player} leaves the emperor in his place.")); }
    std::string operator()(const Move& move) const {
        const auto there = before.cells.stack(move.to);
        const std::string other = there ? names.player(there->owner) : std::string{};
        const auto mover = before.cells.stack(move.from);
        const bool is_lost = mover && mover->count <= static_cast<int>(move.zones.size());
        return say(is_lost ? marked("{player} loses the whole stack on {from} in the storm, on the way to {to}.")
                           : move_sentence(kind_of(before, move)),
                   arg("player", player), arg("from", names.field(move.from)), arg("to", names.field(move.to)),
                   arg("other", other));
    }
    std::string operator()(const Build& build) const {
        const auto replaced = before.cells.building(build.on);
        if (!replaced || replaced->owner == owner_of_pay(build))
            return on_field(own_build_sentence(build.size), build.on);
        return say(build_over_sentence(build.size), arg("player", player), arg("field", names.field(build.on)),
                   arg("other", names.player(replaced->owner)));
    }
    std::string operator()(const Sand& sand) const {
        return on_field(marked("{player} uses the Sand temple against the stack on {field}."), sand.target);
    }
    std::string operator()(const Pass&) const { return plainly(marked("{player} can neither move nor build.")); }
    std::string operator()(const March&) const { return plainly(marked("{player} makes a forced march.")); }
    std::string operator()(const GoOn&) const { return plainly(marked("{player} makes no forced march.")); }
    std::string operator()(const Exchange& exchange) const {
        return say("{player} gives {other}'s emperor in exchange for their own.", arg("player", player),
                   arg("other", names.player(exchange.give)));
    }
    std::string operator()(const Reinforce& reinforce) const {
        if (reinforce.emperor && reinforce.count == 1)
            return on_field(marked("{player} brings the emperor back onto {field}."), reinforce.on);
        return say("{player} reinforces the stack on {field}: {discs}.", arg("player", player),
                   arg("field", names.field(reinforce.on)),
                   arg("discs", discs({reinforce.count, reinforce.emperor.has_value()})));
    }
    std::string operator()(const Moon& moon) const {
        return on_field(moon.emperor ? marked("{player} uses the Moon temple to place the emperor on {field}.")
                                     : marked("{player} uses the Moon temple to place a disc on {field}."),
                        moon.to);
    }
    std::string operator()(const Stop&) const { return plainly(marked("{player} ends the reinforcement.")); }

private:
    Color owner_of_pay(const Build& build) const {
        const auto pays = before.cells.stack(build.from);
        return pays ? pays->owner : before.player;
    }
    static const char* move_sentence(MoveKind kind) {
        switch (kind) {
            case MoveKind::to_empty:
                return marked("{player} moves the stack on {from} to {to}.");
            case MoveKind::joins:
                return marked("{player} moves the stack on {from} onto the one on {to}.");
            case MoveKind::attacks:
                return marked("{player} attacks {other}'s stack on {to} from {from}.");
            case MoveKind::kamikaze:
                break;
        }
        return marked("{player} sends a kamikaze from {from} against {other}'s stack on {to}.");
    }
    static const char* own_build_sentence(Size size) {
        switch (size) {
            case Size::camp:
                return marked("{player} builds a camp on {field}.");
            case Size::tower:
                return marked("{player} builds a tower on {field}.");
            case Size::castle:
                break;
        }
        return marked("{player} builds the castle on {field}.");
    }
    static const char* build_over_sentence(Size size) {
        switch (size) {
            case Size::camp:
                return marked("{player} builds a camp on {field} in place of {other}'s building.");
            case Size::tower:
                return marked("{player} builds a tower on {field} in place of {other}'s building.");
            case Size::castle:
                break;
        }
        return marked("{player} builds the castle on {field} in place of {other}'s building.");
    }
};

// Who decided; whose turn it is where nobody is asked.
Color decider(const Position& before) { return awaited_player(before.awaits).value_or(before.player); }

std::string share_headline(const Names& names, const Position& before, const Share& share) {
    std::vector<std::string> parts;
    for (const Placing& placing : share.place)
        parts.push_back(say("{discs} on {field}", arg("discs", discs({placing.count, share.emperor == placing.on})),
                            arg("field", names.field(placing.on))));
    const std::string what = parts.empty() ? translated("nothing") : listed(parts);
    return say("{player} shares out a reinforcement: {what}.", arg("player", names.player(decider(before))),
               arg("what", what));
}

std::string correct_headline(const Names& names, const Correct& correct) {
    std::vector<std::string> parts;
    parts.reserve(correct.set.size());
    for (const Setting& set : correct.set) parts.push_back(names.setting(set));
    const std::string what = parts.empty() ? translated("nothing") : listed(parts);
    if (!correct.note) return capitalised(say("The table corrects: {what}.", arg("what", what)));
    return capitalised(say("The table corrects: {what}. ({note})", arg("what", what),
                           arg("note", plain(*correct.note, longest_note))));
}

RuleIds ids(std::initializer_list<int> numbers) {
    RuleIds all;
    for (const int number : numbers) all.push_back(to_text(eko_rule(number)));
    return all;
}

RuleIds rules_of_move(const Position& before, const Move& move) {
    RuleIds all = ids({13});
    const auto there = before.cells.stack(move.to);
    const auto mover = before.cells.stack(move.from);
    switch (kind_of(before, move)) {
        case MoveKind::to_empty:
            break;
        case MoveKind::joins:
            all.push_back(to_text(eko_rule(16)));
            break;
        case MoveKind::attacks:
            all.push_back(
                to_text(eko_rule(mover && there && mover->emperor && there->count >= mover->count ? 18 : 17)));
            break;
        case MoveKind::kamikaze:
            all.push_back(to_text(eko_rule(19)));
            break;
    }
    if (!move.zones.empty()) all.push_back(to_text(eko_rule(70)));
    return all;
}

RuleIds rules_of_build(const Position& before, const Build& build) {
    const auto replaced = before.cells.building(build.on);
    const auto pays = before.cells.stack(build.from);
    if (!replaced) return ids({20, 22});
    return ids({20, pays && pays->owner == replaced->owner ? 23 : 24});
}

RuleIds rules_of_decision(const Position& before, const Decision& decision) {
    return std::visit(values::overloaded{
                          [](const Swap&) { return ids({9}); },
                          [](const Keep&) { return ids({9}); },
                          [&](const Move& move) { return rules_of_move(before, move); },
                          [&](const Build& build) { return rules_of_build(before, build); },
                          [](const Sand&) { return ids({75}); },
                          [](const Pass&) { return ids({11}); },
                          [](const March&) { return ids({33}); },
                          [](const GoOn&) { return ids({33}); },
                          [](const Exchange&) { return ids({39}); },
                          [](const Reinforce& r) {
                              return r.emperor ? ids({42, 44}) : ids({42});
                          },
                          [](const Moon&) { return ids({74}); },
                          [](const Stop&) { return ids({41}); },
                      },
                      decision);
}

}  // namespace

MoveKind kind_of(const Position& before, const Move& move) {
    const auto mover = before.cells.stack(move.from);
    const auto there = before.cells.stack(move.to);
    if (!there) return MoveKind::to_empty;
    const Color owner = mover ? mover->owner : before.player;
    if (there->owner == owner) return MoveKind::joins;
    const int left = mover ? mover->count - static_cast<int>(move.zones.size()) : 0;
    return left == 1 && there->count == most_in_stack ? MoveKind::kamikaze : MoveKind::attacks;
}

std::string headline(const Names& names, Color player, const Decision& decision, const Position& before) {
    return std::visit(DecisionTeller{names, before, names.player(player)}, decision);
}

std::string headline(const Names& names, const Position& before, const Entry& entry) {
    return std::visit(values::overloaded{
                          [&](const Decision& decision) { return headline(names, decider(before), decision, before); },
                          [&](const Share& share) { return share_headline(names, before, share); },
                          [&](const Correct& correct) { return correct_headline(names, correct); },
                          [&](const AwaitPlayer& await) {
                              return say("The table gives the turn to {player}.",
                                         arg("player", names.player(await.player)));
                          },
                      },
                      entry);
}

present::RuleIds rules_of(const Position& before, const Entry& entry) {
    return std::visit(values::overloaded{
                          [&](const Decision& decision) { return rules_of_decision(before, decision); },
                          [](const Share&) {
                              return ids({42, 66});
                          },
                          [](const Correct&) { return RuleIds{}; },
                          [](const AwaitPlayer&) { return RuleIds{}; },
                      },
                      entry);
}

present::RuleIds rules_asked(const Position& now) {
    return std::visit(values::overloaded{
                          [](const AwaitSwap&) { return ids({9}); },
                          [](const AwaitAction&) { return ids({11}); },
                          [](const AwaitMarch&) { return ids({33}); },
                          [](const AwaitExchange&) { return ids({39}); },
                          [](const AwaitReinforce&) {
                              return ids({41, 42});
                          },
                          [](const Over&) {
                              return ids({52, 53});
                          },
                      },
                      now.awaits);
}

namespace {

bool can_grow(const Position& now, Color player) {
    for (std::size_t field = 0; field < now.cells.size(); ++field) {
        const auto stack = now.cells.stack(static_cast<FieldId>(field));
        if (stack && stack->owner == player && stack->count < most_in_stack) return true;
    }
    return false;
}

}  // namespace

std::string question(const Names& names, const Position& now) {
    const auto asks = [&](const char* sentence, Color player) {
        return say(sentence, arg("player", names.player(player)));
    };
    return std::visit(
        values::overloaded{
            [&](const AwaitSwap& a) { return asks(marked("{player}: swap the emperor with another disc?"), a.player); },
            [&](const AwaitAction& a) {
                return a.which == Which::first
                           ? asks(marked("{player}: move a stack or build?"), a.player)
                           : asks(marked("{player}: move or build with the forced march?"), a.player);
            },
            [&](const AwaitMarch& a) {
                return asks(marked("{player}: make a forced march for 3 discs of the reserve?"), a.player);
            },
            [&](const AwaitExchange& a) {
                return asks(marked("{player}: which captive emperor do you give for your own?"), a.player);
            },
            [&](const AwaitReinforce& a) {
                if (a.placed == eko::Placed::yes) return asks(marked("{player}: use the Moon temple too?"), a.player);
                if (!can_grow(now, a.player))
                    return asks(marked("{player}: no stack can be reinforced. Use the Moon temple?"), a.player);
                return emperor_in_reserve(now[a.player])
                           ? asks(marked("{player}: the emperor comes back. Reinforce which stack?"), a.player)
                           : asks(marked("{player}: reinforce which stack?"), a.player);
            },
            [](const Over&) -> std::string { return translated("The game is over."); },
        },
        now.awaits);
}

}  // namespace eko::words
