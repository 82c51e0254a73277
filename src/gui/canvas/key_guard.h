// SPDX-License-Identifier: MIT
// A key that is held, or struck twice by mistake, answers one question and not the next one too: nobody can have read
// that in so short a time. Other keys are not waited for.
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

    // To be asked at each press, those of a held key too, with what is asked at that moment: whether it is to do
    // nothing.
    bool is_dead(const Press& press, const std::string& asked);
    // Until it is told, a key counts as held, but only as long as a keyboard takes to repeat it: a release may go to
    // another program.
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
