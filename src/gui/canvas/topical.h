// SPDX-License-Identifier: MIT
// A window that is not drawn and has a help topic all the same: a form of native controls.
#pragma once

#include "present/help/help_topic.h"

namespace gui {

class Topical {
public:
    Topical() = default;
    virtual ~Topical() = default;
    Topical(const Topical&) = delete;
    Topical& operator=(const Topical&) = delete;

    virtual present::HelpTopic topic() const = 0;
};

}  // namespace gui
