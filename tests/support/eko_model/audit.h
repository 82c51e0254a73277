// SPDX-License-Identifier: MIT
// The seven invariants of the page, looked for in what a replay says: so they hold the model and the engine alike.
#pragma once

#include "support/eko_model/board.h"

#include <map>
#include <string>
#include <vector>

namespace eko_model {

class Audit {
public:
    // The header must be usable; the first line of the answer is its own.
    Audit(const std::string& header, const Json& first_answer);

    // Faults in the answer to this line of the journal; empty if there are none. To be called line by line.
    std::vector<std::string> look(const std::string& line, const Json& answer);

private:
    void fault(int invariant, const std::string& what);
    void look_at_sums(const std::string& word);
    void look_at_emperors();
    void look_at_stacks();
    void look_at_buildings();
    void look_at_captives(const std::string& word);
    void look_at_destroyed(const std::string& word);
    void look_at_points();
    void look_at_actions(const std::string& word);
    void look_at_the_end(const std::string& word);
    void look_at_legal(const Json& answer);

    int points(const std::string& color) const;
    std::string most_around(const Group&) const;
    std::vector<std::string> with_discs() const;
    const Json& player(const std::string& color) const { return now_.at("players").at(color); }

    Board board_;
    std::vector<std::string> seats_;
    std::map<std::string, std::string> rulings_;
    Json before_;
    Json now_;
    std::map<std::string, int> sums_;  // what each colour's discs sum up to: 16 until a correction
    int actions_ = 0;                  // moves and builds of this turn
    bool corrected_turn_ = false;      // then they are not counted
    std::vector<std::string> faults_;
};

}  // namespace eko_model
