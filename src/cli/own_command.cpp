// SPDX-License-Identifier: MIT
#include "cli/own_command.h"

#include "cli/line/argument_faults.h"
#include "cli/line/words.h"
#include "protocol/text.h"
#include "wording/failure.h"

#include <algorithm>

namespace cli {

namespace {

// The fault of a text at its place, if it has one.
void expect(const std::string& name, const std::string& fault) {
    if (!fault.empty()) throw protocol::FormatError{name, {"{why}", {{"why", fault}}}};
}

[[noreturn]] void refuse_unexpected(const OwnCommand& command, const std::string& argument) {
    throw wording::Failure{
        {marked("{command}: “{argument}” is not expected here."), {{"command", command.name}, {"argument", argument}}}};
}

[[noreturn]] void refuse_missing(const OwnCommand& command, const Argument& argument) {
    const std::string example = command.example.substr(0, command.example.find('\n'));
    throw wording::Failure{{"{why}", {{"why", say_missing(command.name, argument.help, example)}}}};
}

}  // namespace

void check(const OwnCommand& command, const Given& given) {
    const auto& places = command.arguments;
    if (given.arguments.size() > places.size()) refuse_unexpected(command, given.arguments[places.size()]);
    for (std::size_t i = 0; i < given.arguments.size(); ++i)
        expect(places[i].name, places[i].check(given.arguments[i]));
    if (given.arguments.size() < places.size() && places[given.arguments.size()].needed == Needed::yes)
        refuse_missing(command, places[given.arguments.size()]);
    for (const auto& [name, text] : given.options) {
        const auto known = std::find_if(command.options.begin(), command.options.end(),
                                        [&](const Option& option) { return option.name == name; });
        if (known == command.options.end()) refuse_unexpected(command, name);
        expect(name, known->check(text));
    }
    for (const std::string& name : given.flags)
        if (std::none_of(command.flags.begin(), command.flags.end(),
                         [&](const Flag& flag) { return flag.name == name; }))
            refuse_unexpected(command, name);
}

}  // namespace cli
