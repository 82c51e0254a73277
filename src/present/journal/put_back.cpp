// SPDX-License-Identifier: MIT
#include "present/journal/put_back.h"

#include "present/journal/acts.h"
#include "present/language/words.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace present {

namespace {

const std::string undone_sign = "\u21B6 ";

std::vector<HandsLine> lines_to_put_back(const Looks& table, EntryRange undone) {
    std::vector<HandsLine> lines;
    for (EntryRange act{undone.first, undone.first}; act.end < undone.end; act.first = act.end) {
        act.end = act_of(table, act.first + 1, undone.end).end;
        std::vector<HandsLine> of_act;
        for (ToldLine& deed : table.put_back(act)) {
            deed.text = undone_sign + deed.text;  // nobody takes it for what an entry asks for
            of_act.push_back(hands_line(table, act, std::move(deed)));
            // Pieces of nobody: whoever moved them.
            if (!of_act.back().seat) of_act.back().seat = table.entry(act.first + 1).player;
        }
        lines.insert(lines.begin(), of_act.begin(), of_act.end());
    }
    return lines;
}

HandsLine heading(std::string words, std::size_t act) { return {LineKind::event, std::nullopt, std::move(words), act}; }

}  // namespace

void PutBack::follow(const Looks& table, EntryRange undone, EntryRange due) {
    if (undone.end > undone.first) {
        if (!std::exchange(has_gone_on_, false) && !undone_.empty()) undone_.pop_back();
        undone_.push_back({lines_to_put_back(table, undone), undone.first, undone.end - undone.first});
        return;
    }
    has_gone_on_ = true;
    std::erase_if(undone_, [&](const Undone& one) { return due.first > one.at || is_done_again(table, one); });
}

// All of it, with the same pieces: a cube that comes from elsewhere this time leaves the first one to be put back.
bool PutBack::is_done_again(const Looks& table, const Undone& undone) {
    if (table.cursor() < undone.at + undone.count) return false;
    const auto now = lines_to_put_back(table, {undone.at, undone.at + undone.count});
    return std::equal(now.begin(), now.end(), undone.lines.begin(), undone.lines.end(),
                      [](const HandsLine& one, const HandsLine& other) { return one.text == other.text; });
}

// First what is newest, so that it is in sight however much stands below it.
void PutBack::add_to(HandsView& view) const {
    std::vector<HandsLine> back;
    for (const Undone& one : undone_) back.insert(back.begin(), one.lines.begin(), one.lines.end());
    if (back.empty()) return;
    const std::size_t at = undone_.back().at;
    const bool follows = has_gone_on_ && !view.lines.empty();
    back.insert(back.begin(), heading(follows ? translated("Before that, put back what was undone:")
                                              : translated("Undone, so put this back:"),
                                      at));
    if (follows) {
        view.lines.insert(view.lines.begin(), heading(translated("New:"), at));
        ++view.newest;
        view.lines.insert(view.lines.end(), back.begin(), back.end());
        return;
    }
    if (!view.lines.empty()) back.push_back(heading(translated("This stays as it was done:"), at));
    view.lines.insert(view.lines.begin(), back.begin(), back.end());
    view.to_put_back = back.size();
    view.newest = 0;
}

}  // namespace present
