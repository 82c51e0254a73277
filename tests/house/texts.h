// SPDX-License-Identifier: MIT
// Files of text in four languages (rules, help pages, the guide) say the same things in the same order.
#pragma once

#include "house/files.h"
#include "house/glossary.h"

#include <string>
#include <string_view>
#include <vector>

namespace house {

// A heading, an item, a rule with its paragraph, or a plain paragraph.
struct Part {
    std::string mark;  // "##", "-", "BYZ-7", "do:"; empty for a plain paragraph
    std::string text;  // its lines, joined by blanks
    bool operator==(const Part&) const = default;
};

// What people read of a file: without comments, which *.txt files have in lines that begin with "# ".
std::vector<Part> parts(const File& file);

// "resources/byzantium/rules/rules" + "-hu" + ".txt", read from the tree.
File in_language(const std::string& stem, std::string_view language, const std::string& ending);

// Against the English file: another number or order of parts, another number written in digits, a term of the
// glossary not used, a part left empty or in English.
Faults translation_faults(const Glossary&, std::string_view language, const File& english, const File& translated);
// Bytes that are not UTF-8, a byte order mark, carriage returns, blanks at a line's end.
Faults encoding_faults(const File&);

}  // namespace house
