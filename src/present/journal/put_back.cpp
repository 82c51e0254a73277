// SPDX-License-Identifier: MIT
#include "present/journal/put_back.h"

#include "present/journal/acts.h"
#include "present/language/words.h"

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
    has_gone_on_ = undone.end == undone.first;
    if (!has_gone_on_) {
        lines_ = lines_to_put_back(table, undone);
        at_ = undone.first;
        undone_.clear();
        for (std::size_t entry = undone.first; entry < undone.end; ++entry)
            undone_.push_back(table.headline(entry + 1));
        return;
    }
    if (table.cursor() <= at_ || is_done_again(table) || due.first > at_) lines_.clear();
}

// All of it: what only begins alike leaves the rest to be put back.
bool PutBack::is_done_again(const Looks& table) const {
    if (table.cursor() < at_ + undone_.size()) return false;
    for (std::size_t i = 0; i < undone_.size(); ++i)
        if (table.headline(at_ + i + 1) != undone_[i]) return false;
    return true;
}

// First what is newest, so that it is in sight however much stands below it.
void PutBack::add_to(HandsView& view) const {
    if (lines_.empty()) return;
    std::vector<HandsLine> back = lines_;
    const bool follows = has_gone_on_ && !view.lines.empty();
    back.insert(back.begin(), heading(follows ? translated("Before that, put back what was undone:")
                                              : translated("Undone, so put this back:"),
                                      at_));
    if (follows) {
        view.lines.insert(view.lines.begin(), heading(translated("New:"), at_));
        ++view.newest;
        view.lines.insert(view.lines.end(), back.begin(), back.end());
        return;
    }
    if (!view.lines.empty()) back.push_back(heading(translated("This stays as it was done:"), at_));
    view.lines.insert(view.lines.begin(), back.begin(), back.end());
    view.newest = 0;
}

}  // namespace present
