// SPDX-License-Identifier: MIT
#include "byzantium/text/boards.h"

#include "protocol/text.h"
#include "session/files.h"

#include <algorithm>

namespace byzantium::text {

namespace {

constexpr const char* usual_board = "byzantium-2005";

}  // namespace

session::GameFiles files(const session::Resources& resources) {
    return {resources, {"byzantium", usual_board, {"battle", "scoring", "rulings", "odds"}}};
}

Board shipped_board(const session::Resources& resources, std::string_view id) {
    return read_board_file(files(resources).board_file(id));
}

Boards::Boards(session::Resources resources, const std::filesystem::path& file)
    : Boards{std::move(resources), read_board_file(file)} {}

Board Boards::board(std::string_view id) const {
    if (given_) return *given_;
    return !comes_with_program(id) && own_.holds(id) ? own_.board(id) : shipped_board(resources_, id);
}

std::vector<std::string> Boards::ids() const {
    std::vector<std::string> all;
    for (const Choice& one : choices()) all.push_back(one.id);
    return all;
}

std::vector<Boards::Choice> Boards::choices() const {
    if (given_) return {{given_->id, given_->name, Origin::given}};
    std::vector<Choice> all;
    for (const std::string& id : files(resources_).board_ids()) all.push_back({id, name_of(id), Origin::program});
    for (const Board& board : own_.list().boards)
        if (!comes_with_program(board.id)) all.push_back({board.id, board.name, Origin::own});
    return all;
}

bool Boards::comes_with_program(std::string_view id) const {
    const auto ids = files(resources_).board_ids();
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

std::string Boards::usual_id() const { return given_ ? given_->id : usual_board; }

Board Boards::usual() const { return shipped_board(resources_, usual_board); }

// One that cannot be read is chosen by its id, and why is said then.
std::string Boards::name_of(const std::string& id) const try {
    return shipped_board(resources_, id).name;
} catch (const session::FileError&) {
    return id;
} catch (const protocol::FormatError&) {
    return id;
}

}  // namespace byzantium::text
