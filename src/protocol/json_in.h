// SPDX-License-Identifier: MIT
// JSON text as values, for the readers of this module only. Any bytes may come in: depth is bounded, memory
// grows with the text alone, and an integer of any length stays an integer.
#pragma once

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace protocol::json {

inline constexpr int deepest = 32;  // lists and objects inside one another

// A whole number is written without fraction and exponent: 2.0 is a fraction.
enum class Kind : std::uint8_t { null, boolean, whole, fraction, text, list, object };

class Document;

// One value of a document, which must outlive it. Ask only for what its kind has.
class Value {
public:
    Value(const Document& document, std::size_t node) : document_{&document}, node_{node} {}

    Kind kind() const;
    bool truth() const;
    int whole() const;              // the nearest int, if it is beyond int
    double number() const;          // of a whole number or a fraction
    std::string_view text() const;  // valid UTF-8, without escapes
    std::string_view key() const;   // its name in the object that holds it

    // The member with this key, the last if there are several; nothing if there is none or this is no object.
    std::optional<Value> find(std::string_view key) const;
    // What a list or an object holds, in the order of the text.
    std::vector<Value> items() const;

    // The way here from the root, `cities[3].strength`; empty for the root itself.
    std::string path() const;

private:
    const Document* document_;
    std::size_t node_;
};

struct Broken {
    enum class Why : std::uint8_t { syntax, cut_off, not_utf8, too_deep };
    Why why;
    std::size_t offset;  // bytes before the first one that cannot be right; at most the length of the text
};

class Document {
public:
    // The text must be shorter than 4 GiB.
    static tl::expected<Document, Broken> parse(std::string_view text);

    Value root() const { return {*this, 0}; }

private:
    friend class Value;
    friend class Builder;

    struct Span {
        std::uint32_t from = 0;
        std::uint32_t size = 0;
    };
    // Values in the order of the text, each before what it holds.
    struct Node {
        double number = 0;  // or 1 for true
        Span key{};
        Span text{};
        std::uint32_t after = 0;  // the node behind this one and all it holds
        Kind kind{};
    };

    std::string_view text(Span span) const { return std::string_view{texts_}.substr(span.from, span.size); }

    std::vector<Node> nodes_;
    std::string texts_;
};

// The value as a person would quote it: `"atlantis"`, 7, null, a list. Short, and valid UTF-8.
std::string quoted(Value value);

// The text itself, or its beginning and three dots if it is long.
std::string shortened(std::string_view text);

}  // namespace protocol::json
