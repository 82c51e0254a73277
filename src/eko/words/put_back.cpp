// SPDX-License-Identifier: MIT
#include "eko/words/put_back.h"

#include "present/language/phrases.h"
#include "present/language/words.h"

#include <optional>
#include <utility>
#include <variant>

namespace eko::words {

using namespace present;

namespace {

class PuttingBack {
public:
    explicit PuttingBack(const Names& names) : names_{names} {}

    void take(const Effect& effect) {
        std::visit([this](const auto& what) { back(what); }, effect);
    }
    std::vector<LineOf<Color>> lines() { return std::move(lines_); }

private:
    void back(const EmperorSwapped& swapped) {
        deed(swapped.player,
             say("{player}: the emperor from {from} to {to}, and the disc from there to {from}.", who(swapped.player),
                 arg("from", names_.field(swapped.to)), arg("to", names_.field(swapped.from))));
    }
    void back(const StackMoved& moved) {
        deed(moved.player,
             say("{player}: {discs} from {from} to {to}.", who(moved.player), arg("discs", discs(moved.discs)),
                 arg("from", names_.field(moved.to)), arg("to", names_.field(moved.from))));
    }
    void back(const DiscsReturned& returned) {
        deed(returned.player, say("{player}: {discs} from the reserve to {field}.", who(returned.player),
                                  arg("discs", discs(returned.discs)), arg("field", names_.field(returned.from))));
    }
    void back(const EmperorCaptured& captured) {
        deed(captured.by, say("{player} puts the emperor of {other} back on {field}.", who(captured.by),
                              arg("other", names_.player(captured.player)), arg("field", names_.field(captured.from))));
    }
    void back(const DiscsPlaced& placed) {
        deed(placed.player, say("{player}: {discs} from {field} back to the reserve.", who(placed.player),
                                arg("discs", discs(placed.discs)), arg("field", names_.field(placed.to))));
    }
    void back(const DiscsDestroyed& destroyed) {
        deed(destroyed.player,
             say_counted(destroyed.count, "{player}: {n} destroyed disc back to the reserve.",
                         "{player}: {n} destroyed discs back to the reserve.", who(destroyed.player)));
    }
    void back(const BuildingPlaced& placed) {
        deed(placed.building.owner,
             say("{player}: {building} from {field} back to the supply.", who(placed.building.owner),
                 arg("building", word(placed.building.size)), arg("field", names_.field(placed.on))));
    }
    void back(const BuildingReturned& returned) {
        deed(returned.building.owner,
             say("{player}: {building} from the supply to {field}.", who(returned.building.owner),
                 arg("building", word(returned.building.size)), arg("field", names_.field(returned.from))));
    }
    void back(const CaptiveGiven& given) {
        deed(given.to, say("{player} gives the emperor of {other} to {taker}.", who(given.to),
                           arg("other", names_.player(given.emperor)), arg("taker", names_.player(given.from))));
    }
    void back(const EmperorHome& home) {
        deed(home.emperor, say("{player}: the emperor from the reserve back to {other}.", who(home.emperor),
                               arg("other", names_.player(home.from))));
    }
    // No piece moved.
    void back(const ZonesPaid&) {}
    void back(const ForcedMarch&) {}
    void back(const TempleUsed&) {}
    void back(const PassedAction&) {}
    void back(const TakenByItself&) {}
    void back(const TurnBegan&) {}
    void back(const GameEnded&) {}
    void back(const TurnGiven&) {}
    void back(const Corrected&) {}

    Named<const std::string&> who(Color player) const { return {"player", names_.player(player)}; }
    void deed(Color player, std::string text) { lines_.push_back({LineKind::deed, player, std::move(text)}); }

    const Names& names_;
    std::vector<LineOf<Color>> lines_;
};

}  // namespace

std::vector<LineOf<Color>> put_back(const Names& names, const std::vector<Effect>& effects) {
    PuttingBack putting{names};
    for (auto effect = effects.rbegin(); effect != effects.rend(); ++effect) putting.take(*effect);
    return putting.lines();
}

}  // namespace eko::words
