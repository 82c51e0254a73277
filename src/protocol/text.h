// SPDX-License-Identifier: MIT
// What can be wrong with a text: a value where the table goes on (a line of a replay), an exception where
// it cannot (a file).
#pragma once

#include "wording/failure.h"
#include "wording/sentence.h"

#include <cstdint>
#include <string>

namespace protocol {

// Not JSON at all, JSON that breaks off where the text ends, or JSON that does not say what it should.
enum class Flaw : std::uint8_t { not_json, cut_off, wrong };

// A line that is no header or no entry: the protocol's rule FORMAT.
struct Malformed {
    wording::Sentence sentence;  // valid UTF-8 whatever the line held
    Flaw flaw = Flaw::wrong;
    std::string message() const { return in_english(sentence); }
    bool operator==(const Malformed&) const = default;
};

// A file that cannot be used. what() is one line, "WHERE: WHY".
struct FormatError : wording::Failure {
    // `where` is the file's name and the place in it ("board.json: cities[3].strength"); `reason` says what is
    // wrong there and what would be right.
    FormatError(const std::string& where, const wording::Sentence& reason);

    std::string place;
    wording::Sentence why;
};

}  // namespace protocol
