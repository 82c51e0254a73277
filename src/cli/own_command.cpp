// SPDX-License-Identifier: MIT
#include "cli/own_command.h"

#include "cli/line/argument_faults.h"
#include "cli/line/words.h"
#include "wording/failure.h"

#include <algorithm>

namespace cli {

namespace {

[[noreturn]] void refuse(const std::string& why) { throw wording::Failure{{"{why}", {{"why", why}}}}; }

// The first line of the examples that has this word in it; if none has it, the first.
std::string example_with(const OwnCommand& command, const std::string& word) {
    const std::string& all = command.example;
    const auto found = all.find(word);
    const auto before = found == std::string::npos ? found : all.rfind('\n', found);
    const std::string line = all.substr(before == std::string::npos ? 0 : before + 1);
    const auto begin = line.find_first_not_of(' ');
    return begin == std::string::npos ? "" : line.substr(begin, line.find('\n') - begin);
}

// What is wrong with a text at its place, if anything is.
void expect(const OwnCommand& command, const Argument& argument, const std::string& text) {
    const std::string fault = argument.check(text);
    if (!fault.empty())
        refuse(say_wrong(command.name, without_details(argument.help), fault, example_with(command, {})));
}
void expect(const OwnCommand& command, const Option& option, const std::string& text) {
    const std::string fault = option.check(text);
    if (!fault.empty()) refuse(say_wrong(command.name, option.name, fault, example_with(command, option.name)));
}

[[noreturn]] void refuse_unexpected(const OwnCommand& command, const std::string& argument) {
    refuse(say_unexpected(command.name, argument, example_with(command, {})));
}

[[noreturn]] void refuse_missing(const OwnCommand& command, const Argument& argument) {
    refuse(say_missing(command.name, argument.help, example_with(command, {})));
}

}  // namespace

void check(const OwnCommand& command, const Given& given) {
    const auto& places = command.arguments;
    if (given.arguments.size() > places.size()) refuse_unexpected(command, given.arguments[places.size()]);
    for (std::size_t i = 0; i < given.arguments.size(); ++i) expect(command, places[i], given.arguments[i]);
    if (given.arguments.size() < places.size() && places[given.arguments.size()].needed == Needed::yes)
        refuse_missing(command, places[given.arguments.size()]);
    for (const auto& [name, text] : given.options) {
        const auto known = std::find_if(command.options.begin(), command.options.end(),
                                        [&](const Option& option) { return option.name == name; });
        if (known == command.options.end()) refuse_unexpected(command, name);
        expect(command, *known, text);
    }
    for (const std::string& name : given.flags)
        if (std::none_of(command.flags.begin(), command.flags.end(),
                         [&](const Flag& flag) { return flag.name == name; }))
            refuse_unexpected(command, name);
}

}  // namespace cli
