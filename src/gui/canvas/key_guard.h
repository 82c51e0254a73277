// SPDX-License-Identifier: MIT
// A key that is held down or struck twice by mistake answers one question, but not the next one as well: nobody can
// have read that in so short a time. Other keys are not delayed.
#pragma once

#include <optional>
#include <string>

namespace gui {

class KeyGuard {
public:
    struct Press {
        int key;
        long when;  // milliseconds
    };

    // Call it for each key press, repeats of a held key included, with the question of that moment. True if the key
    // must do nothing.
    bool is_dead(const Press& press, const std::string& asked);
    // Reports a release. Until then a key counts as held, but only for as long as a keyboard takes to repeat it: the
    // release may go to another program.
    void released(int key);

private:
    struct Before {
        Press press;
        std::string asked;  // when it was struck
        enum class How { held, let_go } how;
    };
    std::optional<Before> before_;
};

}  // namespace gui
