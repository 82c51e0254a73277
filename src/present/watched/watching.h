// SPDX-License-Identifier: MIT
// A session as it is seen from elsewhere from one moment to the next: with what a game cannot say by one look at the
// table alone.
#pragma once

#include "present/journal/put_back.h"
#include "present/watched/watched.h"

namespace present {

class OpenSession;

class Watching {
public:
    // Call it whenever the table has moved. What was undone is put back by whose hands the lines are about.
    Watched look(OpenSession& open);
    // The next look is at another session.
    void forget() { put_back_.forget(); }

private:
    PutBack put_back_;
};

}  // namespace present
