// SPDX-License-Identifier: MIT
#include "byzantium/words/boards/board_desk.h"

#include "byzantium/text/boards.h"
#include "byzantium/text/own_boards.h"
#include "present/language/failure_words.h"
#include "present/language/letters.h"
#include "present/language/words.h"
#include "protocol/text.h"
#include "session/files.h"
#include "wording/failure.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace byzantium::words {

using namespace present;

namespace {

using Said = BoardDesk::Said;
using Outcome = BoardDesk::Said::Outcome;

constexpr std::size_t longest_id = 40;

std::string path_text(const std::filesystem::path& path) {
    const auto text = path.u8string();
    return {text.begin(), text.end()};
}

Said done(std::string sentence) { return {std::move(sentence), Outcome::done}; }
Said refused(std::string sentence) { return {std::move(sentence), Outcome::refused}; }

// Files fail in sentences of their own.
Said if_it_works(const std::function<Said()>& act) try { return act(); } catch (const wording::Failure& error) {
    return refused(failure_words(error));
}

// What is printed on a board is all that can be changed.
BoardDraft draft_of(const byzantium::Board& usual, const byzantium::Board& start) {
    return {static_cast<const byzantium::BoardFacts&>(usual), static_cast<const byzantium::BoardFacts&>(start)};
}

}  // namespace

BoardDesk::BoardDesk(byzantium::text::Boards boards)
    : boards_{std::move(boards)}, usual_{boards_.usual()}, id_{usual_.id} {
    drafts_.emplace(id_, draft_of(usual_, usual_));
    refresh();
}

void BoardDesk::refresh() {
    choices_ = boards_.choices();
    broken_.clear();
    for (const auto& file : boards_.own().list().broken) broken_.push_back(say(file.why));
}

std::vector<BoardDesk::Row> BoardDesk::rows() const {
    std::vector<Row> all;
    for (const auto& choice : choices_) {
        const auto draft = drafts_.find(choice.id);
        const bool is_changed = draft != drafts_.end() && draft->second.is_changed();
        std::string line = is_changed ? say("Not saved: {board}", arg("board", choice.name)) : choice.name;
        all.push_back({choice.id, choice.origin, std::move(line)});
    }
    return all;
}

std::size_t BoardDesk::at_hand() const {
    const auto found = std::find_if(choices_.begin(), choices_.end(), [&](const auto& one) { return one.id == id_; });
    return static_cast<std::size_t>(found - choices_.begin());
}

BoardDesk::Origin BoardDesk::origin() const { return boards_.comes_with_program(id_) ? Origin::program : Origin::own; }

Said BoardDesk::open(std::size_t row) {
    return row < choices_.size() ? open_id(choices_[row].id) : refused(translated("There is no such board."));
}

Said BoardDesk::open_id(const std::string& id) {
    return if_it_works([&] {
        if (!drafts_.contains(id)) drafts_.emplace(id, draft_of(usual_, boards_.board(id)));
        id_ = id;
        return done({});
    });
}

// --- Keeping

Said BoardDesk::save() {
    if (const std::string fault = draft().fault(); !fault.empty()) return refused(fault);
    const std::string name = draft().facts().name;
    const auto before = std::find_if(choices_.begin(), choices_.end(), [&](const auto& one) { return one.id == id_; });
    const bool is_new = origin() == Origin::program || before == choices_.end() || before->name != name;
    if (is_name_of_another(name, is_new ? std::string{} : id_))
        return refused(say("There is already a board called {name}. Give this one another name.", arg("name", name)));
    return if_it_works([&] { return keep(draft().board(is_new ? id_for(name) : id_)); });
}

// What was changed belongs to the new board: the one it came from is as it was.
Said BoardDesk::keep(const byzantium::Board& board) {
    boards_.own().save(board);
    draft().keep(board.id);
    if (board.id != id_) {
        drafts_.insert_or_assign(board.id, std::move(draft()));
        drafts_.erase(id_);
        if (boards_.comes_with_program(id_)) drafts_.emplace(id_, draft_of(usual_, boards_.board(id_)));
        id_ = board.id;
    }
    refresh();
    return done(say("{name} is saved. You can start new games on it.", arg("name", board.name)));
}

Said BoardDesk::remove() {
    if (origin() == Origin::program) return refused(translated("The built-in board cannot be deleted."));
    return if_it_works([&] {
        const std::string name = draft().facts().name;
        boards_.own().remove(id_);
        drafts_.erase(id_);
        refresh();
        open_id(usual_.id);
        return done(say("{name} is deleted. Games started on it keep it.", arg("name", name)));
    });
}

// --- To and from others

Said BoardDesk::take_in(const std::filesystem::path& file, const std::string& name) {
    return if_it_works([&] {
        byzantium::Board board = byzantium::text::read_board_file(file);
        if (!name.empty()) board.name = name;
        if (const std::string wrong = board_name_fault(board.name); !wrong.empty())
            return refused(say("The name of this board cannot be used. {why}", arg("why", wrong)));
        if (is_name_of_another(board.name, {}))
            return refused(
                say("There is already a board called {name}. Rename or delete that one first, or give this one another "
                    "name.",
                    arg("name", board.name)));
        board.id = id_for(board.name);
        boards_.own().save(board);
        refresh();
        open_id(board.id);
        return done(say("{name} is now one of your boards.", arg("name", board.name)));
    });
}

Said BoardDesk::write_to(const session::Target& target) const {
    return if_it_works([&] {
        byzantium::text::write_board_file(target, boards_.board(id_));
        const std::string where = path_text(target.file);
        if (draft().is_changed())
            return done(
                say("{file} has the board as you last saved it, without your later changes.", arg("file", where)));
        return done(say("The board is in {file}.", arg("file", where)));
    });
}

std::vector<std::string> BoardDesk::unsaved() const {
    std::vector<std::string> names;
    for (const auto& [id, one] : drafts_)
        if (one.is_changed()) names.push_back(one.facts().name);
    return names;
}

// --- Names

bool BoardDesk::is_name_of_another(const std::string& name, const std::string& id) const {
    const auto choices = boards_.choices();
    return std::any_of(choices.begin(), choices.end(),
                       [&](const auto& one) { return one.id != id && small_letters(one.name) == small_letters(name); });
}

// Files that are no boards keep their names too.
std::string BoardDesk::id_for(const std::string& name) const {
    const std::string wish = board_id_of(name);
    std::string id = wish;
    for (int n = 2; boards_.comes_with_program(id) || boards_.own().holds(id); ++n) id = fmt::format("{}-{}", wish, n);
    return id;
}

std::string board_id_of(const std::string& name) {
    std::string id;
    for (const char c : small_letters(name)) {
        const bool fits = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (fits && id.size() < longest_id) id += c;
        if (!fits && !id.empty() && id.back() != '-') id += '-';
    }
    while (!id.empty() && id.back() == '-') id.pop_back();
    return id.empty() ? "board" : id;
}

}  // namespace byzantium::words
