// SPDX-License-Identifier: MIT
// The win watch, laid over the question: how each player could win within the coming turn, entry by entry, and what
// the player to act could do against it.
#pragma once

#include "eko/foresight/watch.h"
#include "eko/rules/ids.h"
#include "eko/words/desk/correction.h"
#include "eko/words/foresight/board_marks.h"
#include "eko/words/foresight/foreseeing.h"
#include "present/desk/layer.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace eko::words {

class WatchLayer : public present::Layer {
public:
    // It asks anew for each page: what was not known then may be known now.
    WatchLayer(CorrectedAt at, Foreseeing& foreseeing) : at_{std::move(at)}, foreseeing_{foreseeing} {}

    present::Page page() const override;
    present::Outcome choose(std::size_t row) override;
    std::optional<present::Outcome> back() override;
    present::HelpTopic topic(std::size_t) const override { return present::RuleIds{"EKO-4", "EKO-51", "EKO-52"}; }

    // What the page says, on the board. `selected` is one of its rows.
    BoardMarks marks(std::size_t selected) const;

private:
    // A way in which the game could end.
    struct WayToEnd {
        Color player;
        std::string heading;
        const foresight::Ending* ending;
    };
    enum class Part : std::uint8_t { way, stops };

    // Those in which the player to act wins first.
    std::vector<WayToEnd> ways() const;
    const WayToEnd& shown_of(const std::vector<WayToEnd>& all) const { return all[shown_ % all.size()]; }
    std::vector<std::string> to_be_stopped() const;  // names of others who can win
    BoardMarks marks_of(const WayToEnd& way, std::size_t selected) const;
    void add_way(present::Page& page, const WayToEnd& way) const;
    present::Page way_page() const;
    present::Page stops_page() const;

    CorrectedAt at_;
    Foreseeing& foreseeing_;
    Part part_ = Part::way;
    std::size_t shown_ = 0;  // of all ways, counted on and on
};

}  // namespace eko::words
