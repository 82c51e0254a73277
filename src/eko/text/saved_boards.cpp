// SPDX-License-Identifier: MIT
#include "eko/text/saved_boards.h"

#include "eko/text/layout.h"
#include "session/board_files.h"
#include "session/boards_impl.h"
#include "wording/sentence.h"

#include <algorithm>
#include <ostream>
#include <system_error>
#include <utility>

template class session::OwnBoards<eko::text::BoardFiles>;
template class session::Boards<eko::text::BoardFiles>;

namespace eko::text {

namespace {

namespace fs = std::filesystem;
using session::FileError;
using wording::marked;

constexpr std::size_t longest_stem = 50;  // letters, so that a number finds room behind them

bool is_there(const fs::path& file) {
    std::error_code ignored;
    return fs::exists(file, ignored);
}

void put_text(const fs::path& file, const std::string& text) {
    session::replace_file(file, [&](std::ostream& out) { out << text; });
}

}  // namespace

SavedBoard saved_board(std::string id, Layout layout) {
    std::string name = layout.name.empty() ? id : layout.name;
    return {std::move(id), std::move(name), std::move(layout)};
}

session::GameFolder BoardFiles::folder() {
    return {"eko", "sample-2", {"turn", "scoring", "rulings", "recording"}, session::OlderBoards::none};
}

SavedBoard BoardFiles::read_board(std::string_view text, std::string_view file_name) {
    return saved_board(fs::path{file_name}.stem().string(), read_unfinished_layout(text, file_name));
}

std::string BoardFiles::write_board(const SavedBoard& board) { return write_layout(board.layout) + '\n'; }

SavedBoards::SavedBoards(const session::Resources& resources, session::BoardFolders folders)
    : folders_{folders}, list_{resources, BoardList::OwnBoards{std::move(folders)}} {}

std::optional<std::string> SavedBoards::id_of(const std::string& said) const {
    const auto all = list_.choices();
    const auto is_id = [&](const auto& one) { return one.id == said; };
    const auto is_name = [&](const auto& one) { return one.name == said; };
    auto found = std::find_if(all.begin(), all.end(), is_id);
    if (found == all.end()) found = std::find_if(all.begin(), all.end(), is_name);
    if (found != all.end()) return found->id;
    return list_.own().holds(said) ? std::optional{said} : std::nullopt;  // its file holds no board: read, it says why
}

SavedBoard SavedBoards::find(const std::string& said) const {
    std::error_code ignored;
    if (fs::is_regular_file(said, ignored)) return session::read_board_file<BoardFiles>(said);
    if (const auto id = id_of(said)) return list_.board(*id);
    throw FileError{
        {marked(
             "There is no board “{board}”, and no such file. To list the boards: logothete-cli board list --game eko"),
         {{"board", said}}}};
}

SavedBoard SavedBoards::own(const std::string& said) const {
    const auto id = id_of(said);
    if (id && list_.comes_with_program(*id))
        throw FileError{{marked("{board} is built in and cannot be changed. To change a copy: logothete-cli board new "
                                "NAME --like {board}"),
                         {{"board", *id}}}};
    if (id) return list_.own().board(*id);
    throw FileError{
        {marked("You have no board “{board}”. To make one: logothete-cli board new {board}"), {{"board", said}}}};
}

void SavedBoards::add(const SavedBoard& board) const {
    if (list_.comes_with_program(board.id) || list_.own().holds(board.id))
        throw FileError{{marked("There is already a board “{board}”."), {{"board", board.id}}}};
    keep_earlier(board.id);
    list_.own().save(board);
}

void SavedBoards::change(const SavedBoard& board) const {
    keep_earlier(board.id);
    list_.own().save(board);
}

void SavedBoards::remove(const std::string& id) const {
    keep_earlier(id);
    list_.own().remove(id);
}

void SavedBoards::undo(const std::string& id) const {
    if (!session::is_board_id(id) || !is_there(earlier(id)))
        throw FileError{{marked("There is no change to “{board}” to undo."), {{"board", id}}}};
    const std::string before = session::read_file(earlier(id), session::longest_board);
    const bool was_there = is_there(file_of(id));
    const std::string now = was_there ? session::read_file(file_of(id), session::longest_board) : std::string{};
    if (before.empty())
        list_.own().remove(id);
    else
        put_text(file_of(id), before);
    put_text(earlier(id), now);
}

std::string SavedBoards::free_id(std::string wished) const {
    std::erase_if(wished, [](char c) { return !session::is_board_id(std::string_view{&c, 1}); });
    wished = wished.empty() ? "board" : wished.substr(0, longest_stem);
    const auto taken = [this](const std::string& id) { return list_.comes_with_program(id) || list_.own().holds(id); };
    std::string id = wished;
    for (int n = 2; taken(id); ++n) id = wished + '-' + std::to_string(n);
    return id;
}

std::filesystem::path SavedBoards::file_of(const std::string& id) const {
    return (folders_.folder ? *folders_.folder : fs::path{}) / (id + ".json");
}

std::filesystem::path SavedBoards::earlier(const std::string& id) const {
    return (folders_.folder ? *folders_.folder : fs::path{}) / (id + ".json.before");
}

// An empty file says that there was none. A file that was broken is kept too.
void SavedBoards::keep_earlier(const std::string& id) const {
    if (!folders_.folder || !session::is_board_id(id)) return;  // saving says what is wrong
    session::make_board_folder(*folders_.folder);
    const auto file = file_of(id);
    put_text(earlier(id), is_there(file) ? session::read_file(file, session::longest_board) : std::string{});
}

}  // namespace eko::text
