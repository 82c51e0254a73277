// SPDX-License-Identifier: MIT
#include "present/journal/consequence.h"

#include "present/language/words.h"

#include <algorithm>
#include <iterator>

namespace present {

namespace {

std::string joined(const std::vector<std::string>& lines) {
    std::string all;
    for (const std::string& line : lines) all += (all.empty() ? "" : " ") + line;
    return all;
}

// Those of `lines` that are not among `others`.
std::vector<std::string> without(const std::vector<std::string>& lines, const std::vector<std::string>& others) {
    std::vector<std::string> own;
    std::copy_if(lines.begin(), lines.end(), std::back_inserter(own), [&](const std::string& line) {
        return std::find(others.begin(), others.end(), line) == others.end();
    });
    return own;
}

}  // namespace

std::string told(const Consequence& later) {
    const auto number = arg("n", later.number);
    const auto was = arg("was", later.was);
    switch (later.kind) {
        case Consequence::Kind::other_player:
            return say("Entry {n} goes to another player: {was} It becomes: {what}", number, was,
                       arg("what", later.becomes));
        case Consequence::Kind::other_result:
            return say("Entry {n} has another result: {was} It becomes: {what}", number, was,
                       arg("what", later.becomes));
        case Consequence::Kind::refused:
            break;
    }
    return say("Entry {n} is no longer valid: {was} {why}", number, was, arg("why", later.becomes));
}

RepairMark mark_of(Consequence::Kind kind) {
    switch (kind) {
        case Consequence::Kind::other_player:
            return RepairMark::other_player;
        case Consequence::Kind::other_result:
            return RepairMark::other_result;
        case Consequence::Kind::refused:
            break;
    }
    return RepairMark::refused;
}

std::string told(const PlayedWords& one, const PlayedWords& other) {
    return joined({one.headline, joined(without(one.lines, other.lines))});
}

std::string repair_name(RepairKind kind, std::size_t number) {
    switch (kind) {
        case RepairKind::change:
            return say("Change of entry {n}", arg("n", number));
        case RepairKind::insertion:
            return say("Insertion before entry {n}", arg("n", number));
        case RepairKind::removal_of_act:
            return say("Deletion of the action from entry {n} on", arg("n", number));
        case RepairKind::removal:
            break;
    }
    return say("Deletion of entry {n}", arg("n", number));
}

}  // namespace present
