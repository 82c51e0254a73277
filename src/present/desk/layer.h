// SPDX-License-Identifier: MIT
// What lies on a desk: the question, dice, a correction, an earlier position that is looked at, a repair. The desk
// shows the page of the uppermost layer, brings answers to it, and does with the stack what the layer's outcome says.
#pragma once

#include "present/desk/dice_told.h"
#include "present/desk/page.h"
#include "present/help/help_topic.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace present {

class Layer;

// The contents of the text fields beside a layer's rows.
struct Typing {
    std::optional<std::string> number;  // none: the layer asks for no number
    std::string reason;                 // may be empty
};

// The layer stays with its page as it is. A message says what was refused; it may be empty.
struct Stays {
    std::string message;
};
// The layer stays, and its page is another one.
struct Turns {};
// The layer is off the stack. The message says what came of it; it may be empty.
struct Leaves {
    std::string message;
};
// What was asked is answered: all layers go but those that outlast an answer, and the next question is asked. The
// message says what came of it; it may be empty.
struct Answered {
    std::string message;
    enum class Tells { news, warning } tells = Tells::news;  // a warning: something does not add up now
};
// Another layer is laid on top.
struct Lays {
    std::unique_ptr<Layer> layer;
};
// Another layer takes this one's place.
struct Replaced {
    std::unique_ptr<Layer> by;
};
// The desk does this once the layer has answered: it may take the layer away.
struct Does {
    std::function<void()> act;
};
using Outcome = std::variant<Stays, Turns, Leaves, Answered, Lays, Replaced, Does>;

class Layer {
public:
    Layer() = default;
    virtual ~Layer() = default;
    Layer(const Layer&) = delete;
    Layer& operator=(const Layer&) = delete;

    virtual Page page() const = 0;
    // `row` is one of the page's.
    virtual Outcome choose(std::size_t row) = 0;
    // Enter, if it means more than choosing the selected row; else nothing.
    virtual std::optional<Outcome> confirm() { return std::nullopt; }
    // A key that is not for its rows: whether it was taken. Nothing: all keys are for its rows.
    virtual std::optional<bool> type(char) { return std::nullopt; }
    // The key that takes back what was typed last.
    virtual void erase() {}
    // Whether something was typed or placed that is not entered yet: undo takes that back first, by `erase`.
    virtual bool has_unentered() const { return false; }
    // The layer's text fields; nullptr if it has none. It reads them when it is answered.
    virtual Typing* typing() { return nullptr; }
    // Escape; nothing if there is no way back from here. Never changes the session.
    virtual std::optional<Outcome> back() { return Leaves{}; }
    // The help topic of the selected row, or of the whole layer.
    virtual HelpTopic topic(std::size_t selected) const = 0;

    // Whether it asks what the seat that is awaited may answer by itself, away from the table.
    virtual bool is_for_seat() const { return false; }
    // The dice that it waits for; they can be told at once.
    virtual std::vector<DiceToTell> dice_to_tell() const { return {}; }
    virtual std::optional<Outcome> tell_dice(const DiceTold&) { return std::nullopt; }

    // Whether the layer stays when an answer is given or the table moves, as a repair does until it is over.
    virtual bool outlasts() const { return false; }
    // The question that must be answered before the layer goes on; it is laid over the layer.
    virtual std::unique_ptr<Layer> asks() { return nullptr; }
    // The number of entries before the earlier position that the layer shows.
    virtual std::optional<std::size_t> looks_at() const { return std::nullopt; }
};

}  // namespace present
