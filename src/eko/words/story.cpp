// SPDX-License-Identifier: MIT
#include "eko/words/story.h"

#include "eko/words/headline.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <optional>
#include <utility>
#include <variant>

namespace eko::words {

using namespace present;

namespace {

const char* returned_sentence(Returned why) {
    switch (why) {
        case Returned::beaten:
            return marked("{player}: {discs} from {field} to the reserve, beaten.");
        case Returned::kamikaze:
            return marked("{player}: {discs} from {field} to the reserve, as a kamikaze.");
        case Returned::storm:
            return marked("{player}: {discs} from {field} to the reserve, lost in the storm.");
        case Returned::paid:
            return marked("{player}: {discs} from {field} to the reserve, as the price.");
        case Returned::sand:
            break;
    }
    return marked("{player}: {discs} from {field} to the reserve, sent there by the Sand temple.");
}

// One teller for one entry.
class Telling {
public:
    Telling(const Names& names, const Position& before) : names_{names}, before_{before} {}

    void tell(const Effect& effect) {
        std::visit([this](const auto& what) { take(what); }, effect);
    }

    std::vector<LineOf<Color>> lines() { return std::move(lines_); }

private:
    void take(const EmperorSwapped& swapped) {
        deed(swapped.player,
             say("{player}: the emperor from {from} to {to}, and the disc from there to {from}.", who(swapped.player),
                 arg("from", names_.field(swapped.from)), arg("to", names_.field(swapped.to))));
    }
    void take(const StackMoved& moved) {
        deed(moved.player,
             say("{player}: {discs} from {from} to {to}.", who(moved.player), arg("discs", discs(moved.discs)),
                 arg("from", names_.field(moved.from)), arg("to", names_.field(moved.to))));
    }
    void take(const DiscsReturned& returned) {
        deed(returned.player, say(returned_sentence(returned.why), who(returned.player),
                                  arg("discs", discs(returned.discs)), arg("field", names_.field(returned.from))));
    }
    void take(const EmperorCaptured& captured) {
        deed(captured.by, say("{player} captures the emperor of {other} on {field}.", who(captured.by),
                              arg("other", names_.player(captured.player)), arg("field", names_.field(captured.from))));
    }
    void take(const DiscsPlaced& placed) {
        deed(placed.player, say("{player}: {discs} from the reserve to {field}.", who(placed.player),
                                arg("discs", discs(placed.discs)), arg("field", names_.field(placed.to))));
    }
    void take(const DiscsDestroyed& destroyed) {
        deed(destroyed.player, say_counted(destroyed.count, "{player}: {n} disc of the reserve is destroyed.",
                                           "{player}: {n} discs of the reserve are destroyed.", who(destroyed.player)));
    }
    void take(const BuildingPlaced& placed) {
        deed(placed.building.owner,
             say("{player}: {building} from the supply to {field}.", who(placed.building.owner),
                 arg("building", word(placed.building.size)), arg("field", names_.field(placed.on))));
    }
    void take(const BuildingReturned& returned) {
        deed(returned.building.owner,
             say("{player}: {building} from {field} back to the supply.", who(returned.building.owner),
                 arg("building", word(returned.building.size)), arg("field", names_.field(returned.from))));
    }
    void take(const CaptiveGiven& given) {
        deed(given.from, say("{player} gives the emperor of {other} to {taker}.", who(given.from),
                             arg("other", names_.player(given.emperor)), arg("taker", names_.player(given.to))));
    }
    void take(const EmperorHome& home) {
        deed(home.emperor, say("{player}: the emperor comes home from {other} to the reserve.", who(home.emperor),
                               arg("other", names_.player(home.from))));
    }
    void take(const ZonesPaid& paid) {
        std::vector<std::string> zones;
        for (const ZoneId zone : paid.zones) zones.push_back(names_.zone(zone));
        event(say("The way leads through the storm at {zones}.", arg("zones", listed(zones))));
    }
    // Said by the entry itself.
    void take(const ForcedMarch&) {}
    void take(const TempleUsed&) {}
    void take(const PassedAction&) {}
    void take(const TakenByItself& taken) {
        event(say("{sentence} There was no other way.",
                  arg("sentence", headline(names_, taken.player, taken.decision, before_))));
    }
    void take(const TurnBegan& turn) {
        event(say("Turn {turn} begins: {player}.", arg("turn", turn.turn), who(turn.player)));
    }
    void take(const GameEnded& game) { event(ended(names_, game.result)); }
    void take(const TurnGiven& turn) { event(say("It is {player}'s turn.", who(turn.player))); }
    void take(const Corrected& corrected) { event(capitalised(names_.setting(corrected.set)) + "."); }

    Named<const std::string&> who(Color player) const { return {"player", names_.player(player)}; }
    void event(std::string text) { lines_.push_back({LineKind::event, std::nullopt, std::move(text)}); }
    void deed(Color player, std::string text) { lines_.push_back({LineKind::deed, player, std::move(text)}); }

    const Names& names_;
    const Position& before_;
    std::vector<LineOf<Color>> lines_;
};

std::string won_by(EndReason reason) {
    switch (reason) {
        case EndReason::points:
            return translated("12 points and a building on a capital end the game.");
        case EndReason::last:
            return translated("Only one player has discs on the board, which ends the game.");
        case EndReason::empty:
            break;
    }
    return translated("Nobody has discs on the board, which ends the game.");
}

}  // namespace

std::vector<LineOf<Color>> told_lines(const Names& names, const Position& before, const std::vector<Effect>& effects) {
    Telling telling{names, before};
    for (const Effect& effect : effects) telling.tell(effect);
    return telling.lines();
}

std::string ended(const Names& names, const Result& result) {
    std::vector<std::string> winners;
    for (const Color color : result.winners) winners.push_back(names.player(color));
    const std::string reason = won_by(result.reason);
    if (winners.empty()) return say("{reason} Nobody wins.", arg("reason", reason));
    if (winners.size() == 1) return say("{reason} {player} wins.", arg("reason", reason), arg("player", winners[0]));
    return say("{reason} {players} win together.", arg("reason", reason), arg("players", listed(winners)));
}

std::string next_ends(const Names& names, const Result& result) {
    return say("{end} That is judged with the next entry.", arg("end", ended(names, result)));
}

}  // namespace eko::words
