// SPDX-License-Identifier: MIT
// The head of an open table: the question, and who must answer it.
#pragma once

#include "paper/table.h"
#include "present/desk/desk.h"

#include <optional>
#include <string>

namespace present {

struct Head {
    std::string question;
    std::string repair;                   // which earlier entry is being repaired; empty: none is
    std::optional<paper::Badge> speaker;  // none when nobody is asked
};

// Of what the desk shows.
Head head(const Desk& desk);

}  // namespace present
