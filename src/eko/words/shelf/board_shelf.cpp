// SPDX-License-Identifier: MIT
#include "eko/words/shelf/board_shelf.h"

#include "eko/rules/board.h"
#include "eko/text/layout.h"
#include "present/language/failure_words.h"
#include "present/language/letters.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "session/board_files.h"
#include "session/resources.h"
#include "wording/failure.h"

#include <algorithm>
#include <functional>
#include <ostream>
#include <utility>

namespace eko::words {

using namespace present;

namespace {

using Said = BoardShelf::Said;
using session::BoardOrigin;

constexpr const char* tiles_id = "our-tiles";

Said done(std::string sentence) { return {std::move(sentence), Said::Outcome::done}; }
Said refused(std::string sentence) { return {std::move(sentence), Said::Outcome::refused}; }

// Files fail in sentences of their own.
Said if_it_works(const std::function<Said()>& act) try { return act(); } catch (const wording::Failure& error) {
    return refused(failure_words(error));
}

std::string path_text(const std::filesystem::path& path) {
    const auto text = path.u8string();
    return {text.begin(), text.end()};
}

// A library of tiles alone is none.
bool is_playable(const Layout& layout) { return make_board(layout).has_value(); }

Layout of_tiles(const std::vector<LibraryTile>& tiles) {
    Layout layout;
    layout.name = translated("My tiles");
    layout.library = tiles;
    return layout;
}

Said is_saved(const std::string& name) {
    return done(say("{name} is saved. You can start new games on it.", arg("name", name)));
}

void put(const session::Target& target, const Layout& layout) {
    session::put_file(target, [&](std::ostream& out) { out << text::write_layout(layout) << '\n'; });
}

}  // namespace

BoardShelf BoardShelf::beside(const std::filesystem::path& library) {
    return BoardShelf{
        text::SavedBoards{session::Resources::find(), session::board_folders(text::BoardFiles::folder(), library)}};
}

std::vector<BoardShelf::Row> BoardShelf::boards() const {
    std::vector<Row> all;
    for (const auto& one : saved_.list().own().list().boards)
        if (is_playable(one.layout)) all.push_back({one.id, one.name, BoardOrigin::own, one.layout});
    for (const auto& one : saved_.list().choices()) {
        if (one.origin != BoardOrigin::program) continue;
        if_it_works([&] {
            all.push_back({one.id, one.name, one.origin, saved_.find(one.id).layout});
            return done({});
        });
    }
    return all;
}

std::optional<BoardShelf::Row> BoardShelf::board(const std::string& id) const {
    for (Row& one : boards())
        if (one.id == id) return std::move(one);
    return std::nullopt;
}

std::vector<std::string> BoardShelf::broken() const {
    std::vector<std::string> all;
    for (const auto& one : saved_.list().own().list().broken) all.push_back(say(one.why));
    return all;
}

bool BoardShelf::is_own(const std::string& id) const {
    const auto one = board(id);
    return one && one->origin == BoardOrigin::own;
}

// --- Tiles

std::vector<LibraryTile> BoardShelf::tiles() const {
    std::vector<LibraryTile> all;
    if (saved_.list().own().holds(tiles_id))
        if_it_works([&] {
            all = saved_.list().own().board(tiles_id).layout.library;
            return done({});
        });
    return all;
}

Said BoardShelf::keep_tiles(const std::vector<LibraryTile>& tiles) const {
    return if_it_works([&] {
        saved_.change(text::saved_board(tiles_id, of_tiles(tiles)));
        return done({});
    });
}

// --- Boards

Said BoardShelf::open(BoardMaker& maker, const std::string& id) const {
    return if_it_works([&] {
        const auto one = board(id);
        if (!one) return refused(translated("There is no such board."));
        maker.begin(one->layout, one->origin == BoardOrigin::own ? std::optional{one->id} : std::nullopt);
        return done({});
    });
}

Said BoardShelf::save(BoardMaker& maker) const {
    if (!is_playable(maker.layout())) return refused(translated("The board has no field yet."));
    if (const auto same = maker.id() ? std::nullopt : kept_as(maker.layout())) {
        maker.rename(same->name);
        maker.kept(same->id);
        return is_saved(same->name);
    }
    if (maker.layout().name.empty()) maker.rename(maker.kept_name().value_or(free_name()));
    const std::string name = maker.layout().name;
    if (is_name_of_another(name, maker.id()))
        return refused(say("There is already a board called {name}. Give this one another name.", arg("name", name)));
    const auto before = name_before(maker);
    return if_it_works([&] { return before ? keep_as_another(maker, *before) : keep(maker); });
}

// Other capitals are no other name: no two boards can have both.
std::optional<std::string> BoardShelf::name_before(const BoardMaker& maker) const {
    const auto name = maker.kept_name();
    const bool is_other = name && small_letters(*name) != small_letters(maker.layout().name);
    return is_other && is_own(*maker.id()) ? name : std::nullopt;
}

// Its id.
std::string BoardShelf::add_new(const BoardMaker& maker) const {
    const auto fresh = text::saved_board(saved_.free_id(file_stem(maker.layout().name)), maker.layout());
    saved_.add(fresh);
    return fresh.id;
}

Said BoardShelf::keep_as_another(BoardMaker& maker, const std::string& before) const {
    maker.kept_as_another(add_new(maker));
    return done(say("{name} is saved as a new board. {board} is kept as it was.", arg("name", maker.layout().name),
                    arg("board", before)));
}

Said BoardShelf::keep(BoardMaker& maker) const {
    const std::string name = maker.layout().name;
    const std::string id = maker.id().value_or(std::string{});
    if (id.empty()) {
        maker.kept(add_new(maker));
    } else {
        saved_.change(text::saved_board(id, maker.layout()));
        maker.kept(id);
    }
    return is_saved(name);
}

Said BoardShelf::remove(BoardMaker& maker, const std::string& id) const {
    return if_it_works([&] {
        const auto one = board(id);
        if (!one || one->origin != BoardOrigin::own)
            return refused(translated("The built-in board cannot be deleted."));
        saved_.remove(id);
        maker.lost(id);
        return done(say("{name} is deleted. Games started on it keep it.", arg("name", one->name)));
    });
}

Said BoardShelf::take_in(BoardMaker& maker, const std::filesystem::path& file) const {
    return if_it_works([&] {
        const auto read = session::read_board_file<text::BoardFiles>(file);
        if (!is_playable(read.layout)) {
            maker.take_tiles(read.layout.library);
            return done(say_counted(static_cast<int>(read.layout.library.size()), "{n} tile came from the file.",
                                    "{n} tiles came from the file."));
        }
        if (is_name_of_another(read.name, std::nullopt))
            return refused(
                say("There is already a board called {name}. Rename or delete that one first, or give this one another "
                    "name.",
                    arg("name", read.name)));
        Layout layout = read.layout;
        layout.name = read.name;
        maker.begin(std::move(layout), std::nullopt);
        const Said said = keep(maker);
        return said.outcome == Said::Outcome::refused
                   ? said
                   : done(say("{name} is now one of your boards.", arg("name", read.name)));
    });
}

Said BoardShelf::write_board(const BoardMaker& maker, const session::Target& target) {
    return if_it_works([&] {
        put(target, maker.layout());
        return done(say("The board is in {file}.", arg("file", path_text(target.file))));
    });
}

Said BoardShelf::write_tiles(const BoardMaker& maker, const session::Target& target) {
    return if_it_works([&] {
        put(target, of_tiles(maker.tiles()));
        return done(say("The tiles are in {file}.", arg("file", path_text(target.file))));
    });
}

std::string BoardShelf::file_name(const BoardMaker& maker) {
    return file_stem(maker.layout().name.empty() ? translated("My board") : maker.layout().name);
}

// --- Names

bool BoardShelf::is_name_of_another(const std::string& name, const std::optional<std::string>& id) const {
    const auto all = saved_.list().choices();
    return std::any_of(all.begin(), all.end(),
                       [&](const auto& one) { return one.id != id && small_letters(one.name) == small_letters(name); });
}

std::optional<BoardShelf::Row> BoardShelf::kept_as(const Layout& layout) const {
    for (Row& one : boards()) {
        Layout same = layout;
        if (same.name.empty()) same.name = one.layout.name;
        if (one.origin == BoardOrigin::own && same == one.layout) return std::move(one);
    }
    return std::nullopt;
}

std::optional<std::string> BoardShelf::sample_like(const Layout& layout) const {
    for (const Row& one : boards())
        if (one.origin != BoardOrigin::own && one.layout == layout) return one.id;
    return std::nullopt;
}

std::string BoardShelf::free_name() const {
    const std::string name = translated("My board");
    for (int n = 1;; ++n) {
        std::string wished = n == 1 ? name : name + ' ' + std::to_string(n);
        if (!is_name_of_another(wished, std::nullopt)) return wished;
    }
}

}  // namespace eko::words
