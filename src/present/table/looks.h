// SPDX-License-Identifier: MIT
// What an open session of any game looks like, in words. Players are seat numbers, in the order of `players`;
// entries are numbered from 1.
#pragma once

#include "present/help/help_topic.h"
#include "present/journal/told.h"
#include "present/table/table_player.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace present {

class Looks {
public:
    Looks() = default;
    virtual ~Looks() = default;
    Looks(const Looks&) = delete;
    Looks& operator=(const Looks&) = delete;

    // In seating order.
    virtual const std::vector<TablePlayer>& players() const = 0;
    // Whom the position after so many entries awaits; nothing if it awaits nobody.
    virtual std::optional<std::size_t> awaited(std::size_t entries) const = 0;

    // Entries that count now, and with those that can be redone.
    virtual std::size_t cursor() const = 0;
    virtual std::size_t size() const = 0;
    // An entry in a sentence, those that can be redone too.
    virtual std::string headline(std::size_t number) const = 0;
    virtual EntryTold entry(std::size_t number) const = 0;
    // Whether an act of the journal begins with it, which goes on to the entry before the next of these. A correction
    // is an act of its own.
    virtual bool begins_act(std::size_t number) const = 0;
    // Whether the last of so many entries ends an act, so that nothing more can belong to it.
    virtual bool is_act_through(std::size_t entries) const = 0;
    // Whether the list for hands begins anew with it. Where it does not, it goes on from the act before; so it does
    // over a correction, which hands have made already.
    virtual bool begins_hands(std::size_t number) const = 0;
    // Entries of one act, at least one, with what came of them; by whoever made the first.
    virtual EntryTold act(EntryRange entries) const = 0;
    // The rules that it was made under; empty for an entry of the table.
    virtual RuleIds rules_of(std::size_t number) const = 0;
    // What it did, in order: events, and what each player's hands do.
    virtual std::vector<ToldLine> told(std::size_t number) const = 0;
    // The same of entries of one act, as if they were one entry.
    virtual std::vector<ToldLine> told(EntryRange entries) const = 0;
    // What hands do when entries of one act are undone: deeds alone.
    virtual std::vector<ToldLine> put_back(EntryRange entries) const = 0;
    // Whether a turn ended with it: hands then do much for everybody.
    virtual bool ends_a_turn(std::size_t number) const = 0;

    // What was cut off, oldest first.
    virtual std::vector<Tail> tails() const = 0;
    // Of one of them: replayed from where it left the journal of today.
    virtual std::vector<EntryTold> tail_entries(std::size_t cut) const = 0;
};

}  // namespace present
