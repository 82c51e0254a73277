// SPDX-License-Identifier: MIT
// A session as it is seen from elsewhere from one moment to the next: with what a game cannot say by one look at the
// table alone.
#pragma once

#include "present/journal/hands_left.h"
#include "present/journal/put_back.h"
#include "present/watched/watched.h"

#include <optional>
#include <string>

namespace present {

class OpenSession;

class Watching {
public:
    // Call it whenever the table has moved. What was undone is put back by whose hands the lines are about.
    Watched look(OpenSession& open);
    // The next look is at a session that was just opened.
    void forget() { session_.reset(); }

private:
    std::optional<std::string> session_;  // the one that is looked at, by its uuid
    PutBack put_back_;
    HandsLeft<PutBack> left_;
};

}  // namespace present
