// SPDX-License-Identifier: MIT
// What a long run has found so far, kept in a file, so that a run that was stopped can be taken up again.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>

namespace counsel_games {

enum class Begin : std::uint8_t { anew, where_it_stopped };

// Texts by name. Each is in the file as soon as it is made.
class Parts {
public:
    // Without a name of a file, nothing is kept. `about` is all that parts depend on: where the file is about something
    // else, std::runtime_error is thrown with a sentence, and the file stays. A last part that was cut short is made
    // again.
    Parts(std::string file, std::string about, Begin begin);

    bool has(const std::string& name) const { return parts_.contains(name); }
    // What was kept, or what `make` gives now.
    const std::string& part(const std::string& name, const std::function<std::string()>& make);
    // The work is done: the file goes.
    void finish();

private:
    void read();

    std::string file_;
    std::string about_;
    std::map<std::string, std::string> parts_;
};

}  // namespace counsel_games
