// SPDX-License-Identifier: MIT
#include "cli/run.h"

#include "cli/command_line.h"
#include "odds/force.h"
#include "present/columns.h"
#include "protocol/text.h"
#include "session/files.h"
#include "store/store_error.h"

#include <exception>

namespace cli {

namespace {

int say(const Said& said, const Console& console) {
    (said.status == done ? console.out : console.err) << said.text;
    return said.status;
}

int execute_command(const Command& command, const Console& console) try {
    const int status = std::visit([&console](const auto& options) { return execute(options, console); }, command);
    console.out.flush();
    if (console.out) return status;
    console.err << "The answer could not be written: the disk is full, or nobody reads it.\n";
    return unusable;
} catch (const session::FileError& error) {
    console.err << error.what() << '\n';
    return unusable;
} catch (const protocol::FormatError& error) {
    console.err << error.what() << '\n';
    return unusable;
} catch (const store::StoreError& error) {
    console.err << present::wrapped(error.what(), screen) << '\n';
    return unusable;
} catch (const odds::OutOfLimits& error) {
    console.err << "The odds cannot be reckoned here: " << error.what() << ". Has a correction put it wrong?\n";
    return unusable;
} catch (const std::exception& error) {
    console.err << "This is our fault, not yours: " << error.what() << ". Please report it with the journal.\n";
    return our_fault;
}

}  // namespace

int run(const std::vector<std::string>& arguments, std::istream& in, std::ostream& out, std::ostream& err) {
    const Console console{in, out, err};
    const auto parsed = read_command_line(arguments);
    if (const auto* said = std::get_if<Said>(&parsed)) return say(*said, console);
    return execute_command(std::get<Command>(parsed), console);
}

}  // namespace cli
