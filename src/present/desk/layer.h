// SPDX-License-Identifier: MIT
// What lies on a desk over its question. The desk shows the page of the uppermost layer, brings answers to it, and does
// with the stack what the layer's outcome says.
#pragma once

#include "present/desk/page.h"
#include "present/help/help_topic.h"

#include <cstddef>
#include <string>
#include <variant>

namespace present {

// The layer shows its page anew. A message may be empty; else it says what was refused.
struct Stays {
    std::string message;
};
// It is off the stack. The message says what came of it.
struct Leaves {
    std::string message;
};
// The desk asks the question of a position that the layer names; the answer is the layer's.
struct Asks {};
using Outcome = std::variant<Stays, Leaves, Asks>;

class Layer {
public:
    Layer() = default;
    virtual ~Layer() = default;
    Layer(const Layer&) = delete;
    Layer& operator=(const Layer&) = delete;

    virtual Page page() const = 0;
    // `row` is one of the page's.
    virtual Outcome choose(std::size_t row) = 0;
    // Escape. It always leads somewhere, and never changes the session.
    virtual Outcome back() = 0;
    virtual HelpTopic topic() const = 0;
};

}  // namespace present
