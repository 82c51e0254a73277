// SPDX-License-Identifier: MIT
// Ctrl+C, or being told to end: noticed instead of obeyed, as long as one of these lives. One at a time.
#pragma once

namespace cli {

class Interrupted {
public:
    Interrupted();
    ~Interrupted();
    Interrupted(const Interrupted&) = delete;
    Interrupted& operator=(const Interrupted&) = delete;

    // Since this one was made.
    bool happened() const;

private:
    void (*at_interrupt_)(int);
    void (*at_termination_)(int);
};

}  // namespace cli
