// SPDX-License-Identifier: MIT
// How large one event becomes: the snapshot behind every entry of whole random games of both kinds, with four players
// of long names, in each language.
#include "bench/eko_table.h"
#include "byzantium/prompt/speaker.h"
#include "eko/prompt/speaker.h"
#include "guests/snapshot.h"
#include "present/language/language.h"
#include "session/resources.h"
#include "session/session.h"
#include "support/random_player.h"
#include "support/scene.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {

constexpr std::size_t around_the_state = 64;  // bytes of an event beside the state
constexpr std::uint64_t games = 5;            // of each kind, in each language
const std::string long_name = "Hunyadi-Szilágyi Erzsébet Krisztina";

// What was seen over whole games.
struct Sizes {
    std::vector<std::size_t> events{};
    std::size_t without_pieces = 0;
    std::set<std::string> grounds{};
    std::size_t largest_picture = 0;
};

template <class Speaker>
class Watched {
public:
    using Session = session::Session<typename Speaker::Teller::Game>;

    Watched(Session session, Sizes& sizes) : session_{std::move(session)}, table_{session_}, sizes_{sizes} { look(); }
    Session& session() { return session_; }
    void look() {
        const auto made = guests::snapshot({++number_, present::spoken_language(), "Friday evening at the usual place",
                                            Speaker::name(), Speaker::watched(table_)});
        sizes_.events.push_back(made->state.size() + around_the_state);
        if (made->state.find(R"("board":)") == std::string::npos) ++sizes_.without_pieces;
        sizes_.grounds.insert(made->state.substr(made->state.find(R"("ground":")"), 28));
        for (const auto& [name, svg] : made->pictures)
            sizes_.largest_picture = std::max(sizes_.largest_picture, svg.size());
    }

private:
    Session session_;
    typename Speaker::OpenTable table_;
    Sizes& sizes_;
    std::uint64_t number_ = 0;
};

template <class Header>
Header with_long_names(Header header) {
    for (auto& seat : header.seats) seat.name = long_name;
    return header;
}

void play_byzantium(std::uint64_t seed, Sizes& sizes) {
    using namespace byzantium;
    support::RandomPlayer player{seed, support::Taste::warlike};
    const Table& table = support::standard_table();
    const Header header = with_long_names(support::header_of({Color::red, Color::blue, Color::green, Color::yellow}));
    Watched<prompt::Speaker> at{{table, header, session::DiceSource::from_seed(seed)}, sizes};
    auto& session = at.session();
    while (!text::Game::standing(table, session.position()).outcome) {
        if (!session.submit(session.state(), player.entry(table, session.position()))) continue;
        at.look();
    }
}

void play_eko(std::uint64_t seed, Sizes& sizes) {
    using namespace eko;
    std::mt19937 random{static_cast<std::uint32_t>(seed)};
    const auto& at_table = seed % 2 == 0 ? bench::largest_eko_table() : bench::usual_eko_table();
    const Header header = with_long_names(bench::eko_header(at_table, random));
    Watched<prompt::Speaker> at{{at_table.table, header, session::DiceSource::from_seed(seed)}, sizes};
    auto& session = at.session();
    for (std::size_t i = 0; i < bench::most_eko_entries && !bench::is_over(session.position()); ++i) {
        const auto listed = legal(at_table.table, session.position());
        if (!session.submit(session.state(), Entry{listed[random() % listed.size()]})) continue;
        at.look();
    }
}

void print(const std::string& game, const std::string& language, Sizes& sizes) {
    auto& all = sizes.events;
    std::sort(all.begin(), all.end());
    std::printf(
        "%-9s %s: %5zu events: median %zu, 95 %% %zu, largest %zu bytes of %zu; %zu without the pieces; "
        "%zu grounds, largest picture %zu\n",
        game.c_str(), language.c_str(), all.size(), all[all.size() / 2], all[all.size() * 95 / 100], all.back(),
        guests::most_event, sizes.without_pieces, sizes.grounds.size(), sizes.largest_picture);
}

}  // namespace

int main() {
    for (const auto& language : present::languages()) {
        const auto trouble = present::speak(language.code, session::catalogue_folder());
        if (trouble) std::printf("%s\n", trouble->c_str());
        Sizes byzantium, eko;
        for (std::uint64_t seed = 1; seed <= games; ++seed) {
            play_byzantium(seed, byzantium);
            play_eko(seed, eko);
        }
        print("Byzantium", language.code, byzantium);
        print("Eko", language.code, eko);
    }
}
