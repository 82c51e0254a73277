// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/repair_words.h"

#include "byzantium/rules/position.h"
#include "byzantium/rules/rules.h"
#include "byzantium/text/session.h"
#include "byzantium/words/accounts/accounts.h"
#include "byzantium/words/entries/headline.h"
#include "byzantium/words/entries/questions.h"
#include "byzantium/words/entries/refusals.h"
#include "byzantium/words/entries/story.h"
#include "present/language/words.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace byzantium::words {

using namespace present;

namespace {

using byzantium::text::Repair;
using byzantium::text::Session;

// An entry as it is played at a position.
struct Played {
    std::string headline;
    std::vector<Effect> effects;
    std::vector<std::string> lines;
};

Played played(const Names& names, const Table& table, const Position& before, const Entry& entry) {
    auto step = apply(table, before, entry);
    if (!step) return {headline(names, before, entry), {}, {}};
    Played told{headline(names, before, entry), std::move(step->effects), {}};
    for (const ToldLine& line : told_lines(names, before, entry, told.effects)) told.lines.push_back(line.text);
    return told;
}

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

// The headline, and of what follows from it that which is not the same on the other side.
std::string told(const Played& one, const Played& other) {
    return joined({one.headline, joined(without(one.lines, other.lines))});
}

std::string with_space(std::string text) {
    while (!text.empty() && text.back() == ' ') text.pop_back();
    return text;
}

class Consequences {
public:
    Consequences(const Names& names, const Session& session, const Repair& draft)
        : names_{names}, session_{session}, draft_{draft} {}

    std::vector<Consequence> take() {
        for (std::size_t line = draft_.first_change(); line <= draft_.lines().size(); ++line)
            if (draft_.lines()[line - 1].was) look_at(line);
        return std::move(found_);
    }

private:
    void look_at(std::size_t line) {
        const auto& [entry, was, instead_of, refused] = draft_.lines()[line - 1];
        const Position& then = session_.journal().position_at(*was - 1);
        const Position& now = draft_.before(line);
        if (refused) return add(Consequence::Kind::refused, *was, headline(names_, then, entry), why(line));
        if (then == now) return;
        const Played before = played(names_, session_.table(), then, entry);
        const Played after = played(names_, session_.table(), now, entry);
        // Effects are differences: what was in a treasury before an entry is no result of it.
        // What the table itself does, and dice, read the same whoever is awaited.
        if (awaited_player(then.awaits) != awaited_player(now.awaits) && before.headline != after.headline)
            return add(Consequence::Kind::other_player, *was, before.headline, after.headline);
        if (before.effects == after.effects) return;
        add(Consequence::Kind::other_result, *was, told(before, after), told(after, before));
    }

    std::string why(std::size_t line) const { return why_refused(names_, session_, draft_, line); }

    void add(Consequence::Kind kind, std::size_t number, std::string was, std::string becomes) {
        found_.push_back({kind, number, with_space(std::move(was)), with_space(std::move(becomes))});
    }

    const Names& names_;
    const Session& session_;
    const Repair& draft_;
    std::vector<Consequence> found_;
};

Prose item(std::string text) { return {ProseLook::item, std::move(text)}; }

std::string told_in_session(const Names& names, const Session& session, std::size_t number) {
    return headline(names, session.journal().position_at(number - 1), session.journal().record(number - 1).entry);
}

// Changed, put in and taken out, in the order of the journal.
std::vector<Passage> changes(const Names& names, const Session& session, const Repair& draft) {
    std::vector<Passage> all;
    auto out = draft.taken_out();
    const auto take_out_before = [&](std::size_t number) {
        while (!out.empty() && out.front() < number) {
            all.emplace_back(item(say("Entry {n} is taken out: {what}", arg("n", out.front()),
                                      arg("what", told_in_session(names, session, out.front())))));
            out.erase(out.begin());
        }
    };
    std::size_t behind = 0;  // the entry of the session that the last line was, or stands for
    for (std::size_t i = 1; i <= draft.lines().size(); ++i) {
        const auto& line = draft.lines()[i - 1];
        if (const auto number = line.was ? line.was : line.instead_of) {
            take_out_before(*number);
            behind = *number;
        }
        if (line.was) continue;
        const std::string what = headline(names, draft.before(i), line.entry);
        all.emplace_back(
            item(line.instead_of ? say("Entry {n} was: {was} It becomes: {what}", arg("n", *line.instead_of),
                                       arg("was", told_in_session(names, session, *line.instead_of)), arg("what", what))
                                 : say("New, after entry {n}: {what}", arg("n", behind), arg("what", what))));
    }
    take_out_before(session.journal().cursor() + 1);
    return all;
}

Passage told(const Consequence& later) {
    const auto number = arg("n", later.number);
    const auto was = arg("was", later.was);
    switch (later.kind) {
        case Consequence::Kind::other_player:
            return item(
                say("Entry {n} changes hands: {was} It becomes: {what}", number, was, arg("what", later.becomes)));
        case Consequence::Kind::other_result:
            return item(
                say("Entry {n} has another result: {was} It becomes: {what}", number, was, arg("what", later.becomes)));
        case Consequence::Kind::refused:
            break;
    }
    return item(say("Entry {n} no longer holds: {was} {why}", number, was, arg("why", later.becomes)));
}

// "12", or "12 → 15".
std::string change(int before, int after) {
    if (before == after) return std::to_string(after);
    return say("{before} → {after}", arg("before", before), arg("after", after));
}

int place_of(const Names& names, const Position& now, Color color) {
    return static_cast<int>(standing_of(rankings(names, now).front(), color).place);
}

// A row for each quantity that differs, a column for each player.
class Differences {
public:
    Differences(const Names& names, const Position& before, const Position& after) : before_{before}, after_{after} {
        rows_.push_back({""});
        for (const Player& then : before.players) rows_.front().push_back(names.label(then.color));
    }

    // `count` is of a position and a player of it.
    template <class Count>
    void row(std::string what, const Count& count) {
        std::vector<std::string> cells{std::move(what)};
        bool differs = false;
        for (const Player& then : before_.players) {
            const int was = count(before_, then);
            const int is = count(after_, after_[then.color]);
            differs = differs || was != is;
            cells.push_back(change(was, is));
        }
        if (differs) rows_.push_back(std::move(cells));
    }

    Passage take() {
        if (rows_.size() == 1) return Prose{ProseLook::paragraph, translated("All players are as they were.")};
        return Rows{std::move(rows_)};
    }

private:
    const Position& before_;
    const Position& after_;
    std::vector<std::vector<std::string>> rows_;
};

void cube_rows(Differences& differences) {
    const auto row = [&](const char* what, int CubeCount::*place) {
        differences.row(what,
                        [place](const Position& at, const Player& player) { return count_cubes(at, player).*place; });
    };
    row(translated("Cube Pool"), &CubeCount::pool);
    row(translated("Casualty Pool"), &CubeCount::casualty);
    for (const Side side : sides)
        for (const Box of_army : boxes)
            differences.row(say("{side} {box} box", arg("side", word(side)), arg("box", word(of_army))),
                            [=](const Position&, const Player& player) { return player[side][of_army]; });
    row(translated("On cities"), &CubeCount::cities);
    row(translated("Special actions"), &CubeCount::action_boxes);
    row(translated("Tax box"), &CubeCount::tax);
    row(translated("Pass box"), &CubeCount::pass);
    row(translated("Churches"), &CubeCount::churches);
    row(translated("Mosques"), &CubeCount::mosques);
    row(translated("Out of the game"), &CubeCount::removed);
}

Passage players(const Names& names, const Position& before, const Position& after) {
    Differences differences{names, before, after};
    differences.row(translated("Place"),
                    [&](const Position& at, const Player& player) { return place_of(names, at, player.color); });
    const auto of_side = [&](const char* what, Side side, int Display::*number) {
        differences.row(what, [=](const Position&, const Player& player) { return player[side].*number; });
    };
    of_side(translated("Byzantine VP"), Side::byzantine, &Display::vp);
    of_side(translated("Arab VP"), Side::arab, &Display::vp);
    of_side(translated("Byzantine bezants"), Side::byzantine, &Display::treasury);
    of_side(translated("Arab bezants"), Side::arab, &Display::treasury);
    cube_rows(differences);
    return differences.take();
}

}  // namespace

std::vector<Consequence> consequences(const Names& names, const Session& session, const Repair& draft) {
    return Consequences{names, session, draft}.take();
}

Article repair_article(const Names& names, const Session& session, const Repair& draft) {
    Article article{translated("Repair of the journal: nothing is stored yet")};
    auto& all = article.passages;
    all.emplace_back(Subheading{translated("What you change")});
    for (Passage& one : changes(names, session, draft)) all.push_back(std::move(one));
    // Before what may be long.
    all.emplace_back(Subheading{translated("The players, before and after")});
    all.push_back(players(names, session.position(), draft.before(draft.lines().size() + 1)));
    all.emplace_back(Subheading{translated("What becomes of later entries")});
    const auto later = consequences(names, session, draft);
    if (later.empty()) {
        all.emplace_back(Prose{ProseLook::paragraph, translated("All later entries stay as they are.")});
    }
    for (const Consequence& one : later) all.push_back(told(one));
    return article;
}

RepairMarks repair_marks(const std::vector<Consequence>& later, const Repair& draft) {
    RepairMarks marks;
    for (const Consequence& one : later) {
        switch (one.kind) {
            case Consequence::Kind::other_player:
                marks[one.number] = RepairMark::other_player;
                break;
            case Consequence::Kind::other_result:
                marks[one.number] = RepairMark::other_result;
                break;
            case Consequence::Kind::refused:
                marks[one.number] = RepairMark::refused;
                break;
        }
    }
    for (const auto& line : draft.lines())
        if (line.instead_of) marks[*line.instead_of] = RepairMark::changed;
    for (const std::size_t number : draft.taken_out()) marks[number] = RepairMark::taken_out;
    return marks;
}

std::string why_refused(const Names& names, const Session& session, const Repair& draft, std::size_t line) {
    const auto& why = draft.lines().at(line - 1).refused.value();
    if (rule(why) != RuleId::awaits) return refusal(session.table().board, why);
    return say("Another question is open here: {question}", arg("question", question(names, draft.before(line))));
}

std::string told_of_line(const Names& names, const Session& session, const Repair& draft, std::size_t line) {
    const auto& [entry, was, instead_of, refused] = draft.lines().at(line - 1);
    return headline(names, was ? session.journal().position_at(*was - 1) : draft.before(line), entry);
}

std::string repair_name(RepairKind kind, std::size_t number) {
    switch (kind) {
        case RepairKind::change:
            return say("Change of entry {n}", arg("n", number));
        case RepairKind::insertion:
            return say("Insertion before entry {n}", arg("n", number));
        case RepairKind::removal:
            break;
    }
    return say("Removal of entry {n}", arg("n", number));
}

}  // namespace byzantium::words
