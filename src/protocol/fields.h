// SPDX-License-Identifier: MIT
// Fields of JSON objects as values, for readers of JSON only. Every function here
// throws Trouble where the text does not say what it should; the readers turn that into what they promise.
#pragma once

#include "protocol/json_in.h"
#include "protocol/text.h"
#include "values/from_text.h"
#include "wording/sentence.h"

#include <optional>
#include <string>
#include <string_view>

namespace protocol {

using wording::marked;

struct Trouble {
    std::string where;      // a path; empty for the whole text
    wording::Sentence why;  // goes on from there: `must be a whole number, not "two"`
};

// `"city" must be ...`, as a sentence.
Malformed malformed(const Trouble& trouble);
// A line that is not JSON. Columns are counted in bytes, from 1.
Malformed malformed(const json::Broken& broken);
// A file that is not JSON. Lines and columns are counted from 1, columns in bytes.
FormatError broken_file(std::string_view text, std::string_view file_name, const json::Broken& broken);
// `board.json: cities[3].strength`; the file alone if `where` is empty.
std::string place_in(std::string_view file_name, std::string_view where);

[[noreturn]] void refuse(json::Value value, const wording::Sentence& must_be);  // `must be X, not VALUE`
[[noreturn]] void refuse_extra(json::Value object, std::string_view one, std::string_view other);

// The member that has to be there, of what has to be an object.
json::Value member(json::Value object, std::string_view key);

void expect_object(json::Value value);
std::vector<json::Value> list(json::Value value);
int whole(json::Value value);
int whole_from_to(json::Value value, int lowest, int highest);
double number(json::Value value);
bool truth(json::Value value);
std::string text_of(json::Value value);

// What a word may be, for the sentence that refuses another. Each game says it of its own words.
template <class Word>
const char* choices();
template <class Word>
Word word(json::Value value) {
    if (value.kind() == json::Kind::text)
        if (const auto found = values::from_text<Word>(value.text())) return *found;
    refuse(value, {choices<Word>()});
}

}  // namespace protocol
