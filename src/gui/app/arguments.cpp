// SPDX-License-Identifier: MIT
#include "gui/app/arguments.h"

#include "present/language/language.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "store/program.h"

#include <charconv>
#include <string_view>
#include <utility>

namespace gui {
namespace {

using present::arg;
using present::marked;
using present::say;
using present::say_counted;
using present::translated;

constexpr const char* help = marked(
    "Usage: logothete [OPTIONS] [FILE]\n"
    "{companion}\n"
    "\n"
    "FILE                  a journal or a session file (*.logothete): is imported and opened\n"
    "\n"
    "  --library FILE      the library (default: $LOGOTHETE_LIBRARY, or the usual place)\n"
    "  --session NUMBER    open this session of the library, numbered as in `logothete-cli session list`\n"
    "  --preferences FILE  the file of your preferences (default: the usual place)\n"
    "  --language L        en, nl, hu or de (default: as in your preferences, or the system's language)\n"
    "  --until-painted     quit as soon as the window is drawn, to measure how long a start takes\n"
    "  --help              show this help and quit\n"
    "  --version           show the version and quit\n"
    "\n"
    "logothete-cli does the same without a window.\n");

std::string companion(const std::vector<std::string>& games) {
    return say_counted(static_cast<int>(games.size()), "The table companion for the board game {games}.",
                       "The table companion for the board games {games}.", arg("games", present::listed(games)));
}

PrintAndLeave wrong(const std::string& sentence) {
    return {say("{trouble} Try: logothete --help", arg("trouble", sentence)) + '\n', 2};
}

// The value of an option, behind it or after a `=`; nothing if there is none.
std::optional<std::string> value_of(const std::vector<std::string>& arguments, std::size_t& i) {
    const std::string& word = arguments[i];
    if (const auto sign = word.find('='); sign != std::string::npos) return word.substr(sign + 1);
    if (i + 1 == arguments.size()) return std::nullopt;
    return arguments[++i];
}

bool is_option(const std::string& word, std::string_view option) {
    return word == option || (word.starts_with(option) && word.substr(option.size()).starts_with("="));
}

std::optional<std::int64_t> number_in(const std::string& text) {
    std::int64_t number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

std::optional<PrintAndLeave> read_option(Arguments& read, const std::vector<std::string>& arguments, std::size_t& i) {
    const std::string& word = arguments[i];
    if (word == "--version") return PrintAndLeave{"logothete " + store::program_version() + "\n", 0};
    if (word == "--until-painted") {
        read.stay = Arguments::Stay::until_painted;
    } else if (is_option(word, "--library")) {
        const auto file = value_of(arguments, i);
        if (!file) return wrong(translated("--library needs the name of a file."));
        read.library = *file;
    } else if (is_option(word, "--preferences")) {
        const auto file = value_of(arguments, i);
        if (!file) return wrong(translated("--preferences needs the name of a file."));
        read.preferences = *file;
    } else if (is_option(word, "--language")) {
        const std::string code = value_of(arguments, i).value_or("");
        if (!present::is_language(code)) return wrong(present::no_such_language(code) + '.');
        read.language = code;
    } else if (is_option(word, "--session")) {
        const auto value = value_of(arguments, i);
        read.session = value ? number_in(*value) : std::nullopt;
        if (!read.session) return wrong(translated("--session needs the number of a session."));
    } else {
        return wrong(say("There is no option {option}.", arg("option", word)));
    }
    return std::nullopt;
}

}  // namespace

std::variant<Arguments, PrintAndLeave> read_arguments(const std::vector<std::string>& arguments,
                                                      const std::vector<std::string>& games) {
    Arguments read;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& word = arguments[i];
        if (word == "--help" || word == "-h") {
            return PrintAndLeave{say(help, arg("companion", companion(games))), 0};
        } else if (word.starts_with("-") && word != "-") {
            if (auto leave = read_option(read, arguments, i)) return std::move(*leave);
        } else if (read.file) {
            return wrong(say("One file at a time: {file} is one too many.", arg("file", word)));
        } else {
            read.file = word;
        }
    }
    return read;
}

}  // namespace gui
