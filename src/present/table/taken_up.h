// SPDX-License-Identifier: MIT
// Messages about a session that was taken up and does not replay as it did.
#pragma once

#include "present/language/words.h"
#include "session/kept.h"
#include "session/session.h"
#include "values/overloaded.h"

#include <cstddef>
#include <string>
#include <variant>

namespace present {

// "Entry 12, written by version 0.1.0, leads to another position than it did." `in_words` says why an entry is refused.
template <session::Game G, class InWords>
std::string disagreement(const session::Disagreement<G>& trouble, const InWords& in_words) {
    const std::string why = std::visit(
        values::overloaded{
            [&](const typename G::Refusal& reason) {
                return say("is no longer allowed: {why}", arg("why", in_words(reason)));
            },
            [](const auto& unreadable) { return say("cannot be read: {why}", arg("why", say(unreadable.why))); },
            [](const session::OtherPosition&) -> std::string {
                return translated("leads to another position than it did.");
            }},
        trouble.why);
    return say("Entry {n}, written by version {version}, {why}", arg("n", trouble.entry),
               arg("version", trouble.program), arg("why", why));
}

// Says why a session file was not imported, and what to do; `why` is a disagreement.
std::string file_not_whole(const std::string& file, const std::string& why);

// Says that later entries are not lost: `open` of `all` entries were taken up.
std::string open_as_far(std::size_t open, std::size_t all);

}  // namespace present
