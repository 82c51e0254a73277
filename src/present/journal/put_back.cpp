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

// A heading goes with the line below it.
PutBack::Parted PutBack::parted(const HandsView& view) const {
    const auto& listed = undone_.back().stays;
    const auto stays = [&](const HandsLine& line) {
        return std::any_of(listed.begin(), listed.end(),
                           [&](const HandsLine& one) { return one.act == line.act && one.text == line.text; });
    };
    Parted all;
    std::vector<HandsLine> headings;
    for (std::size_t i = 0; i < view.lines.size(); ++i) {
        if (i == view.newest) all.newest = all.news.size();
        headings.push_back(view.lines[i]);
        if (view.lines[i].kind == LineKind::event) continue;
        auto& part = stays(view.lines[i]) ? all.stays : all.news;
        part.insert(part.end(), headings.begin(), headings.end());
        headings.clear();
    }
    return all;
}

// First what is newest, so that it is in sight however much stands below it. What was done before the undo is neither
// new nor to be put back.
void PutBack::add_to(HandsView& view) {
    std::vector<HandsLine> back;
    for (const Undone& one : undone_) back.insert(back.begin(), one.lines.begin(), one.lines.end());
    if (back.empty()) return;
    if (!has_gone_on_) undone_.back().stays = view.lines;
    Parted all = parted(view);
    const auto head = [at = undone_.back().at](std::vector<HandsLine>& lines, const char* words) {
        if (!lines.empty()) lines.insert(lines.begin(), heading(words, at));
    };
    head(back, all.news.empty() ? translated("Undone, so put this back:")
                                : translated("Before that, put back what was undone:"));
    head(all.news, translated("New:"));
    head(all.stays, translated("This stays as it was done:"));
    view.to_put_back = all.news.empty() ? back.size() : 0;
    view.newest = all.news.empty() ? 0 : all.newest + 1;
    view.lines = std::move(all.news);
    for (const auto* const part : {&back, &all.stays}) view.lines.insert(view.lines.end(), part->begin(), part->end());
}

}  // namespace present
