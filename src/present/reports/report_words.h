// SPDX-License-Identifier: MIT
// A kind of report that a game can make of a session: what it is called, and its files.
#pragma once

#include <cstdint>
#include <string>

namespace present {

// Whether it makes sense outside of a file.
enum class Copied : std::uint8_t { yes, no, to_a_phone_too };
struct ReportWords {
    std::string key;     // names it, on the command line too: "chronicle-pdf"; never translated
    std::string ending;  // of its file: "pdf"
    std::string label;   // "Chronicle (PDF)"
    std::string help;    // a sentence
    Copied copied;       // to the clipboard; or read off the screen by a phone as well
};

// Whether its file is no text, so that nothing may be taken out of it on its way to a terminal.
bool is_bytes(const ReportWords& words);

// A file name for it, made of the session's title: "friday-chronicle.html".
std::string report_file_name(const ReportWords& words, const std::string& title);

}  // namespace present
