// SPDX-License-Identifier: MIT
#include "gui/arguments.h"

#include <string_view>

namespace gui {
namespace {

constexpr std::string_view help =
    "logothete [OPTIONS] [FILE]\n"
    "The table companion for the board game Byzantium.\n"
    "\n"
    "FILE                  a journal or a session file (*.logothete): taken into the library and opened\n"
    "\n"
    "  --library FILE      keep sessions there; else $LOGOTHETE_LIBRARY, else the usual place\n"
    "  --help              print this and leave\n"
    "  --version           print the version and leave\n"
    "\n"
    "logothete-cli does the same without a window.\n";

PrintAndLeave wrong(const std::string& sentence) { return {sentence + " Try: logothete --help\n", 2}; }

}  // namespace

std::variant<Arguments, PrintAndLeave> read_arguments(const std::vector<std::string>& arguments) {
    Arguments read;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& word = arguments[i];
        if (word == "--help" || word == "-h") return PrintAndLeave{std::string{help}, 0};
        if (word == "--version") return PrintAndLeave{"logothete " LOGOTHETE_VERSION "\n", 0};
        if (word == "--library") {
            if (++i == arguments.size()) return wrong("--library needs the name of a file.");
            read.library = arguments[i];
        } else if (word.starts_with("--library=")) {
            read.library = word.substr(word.find('=') + 1);
        } else if (word.starts_with("-") && word != "-") {
            return wrong("There is no option " + word + ".");
        } else if (read.file) {
            return wrong("One file at a time: " + word + " is one too many.");
        } else {
            read.file = word;
        }
    }
    return read;
}

}  // namespace gui
