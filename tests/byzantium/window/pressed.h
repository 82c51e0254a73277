// SPDX-License-Identifier: MIT
// Keys that are pressed to see that they do something: the picture changes, or what has the keyboard, or the window.
#pragma once

#include "byzantium/window/driver.h"

#include <string>

namespace gui_test {

class Pressed {
public:
    // The key as the page of keys names it, in English: "Ctrl+Shift+N", "Page Up", "+". Throws std::invalid_argument if
    // it is no key.
    explicit Pressed(const std::string& named);

    void strike(Driver& driver) const;
    // Whether anything can be seen of it, from one picture at rest to the next.
    bool changes(Driver& driver) const;

private:
    int code_ = 0;  // as wx names it; 0: `character_` is written
    char character_ = 0;
    int modifiers_ = 0;
};

}  // namespace gui_test
