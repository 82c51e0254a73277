// SPDX-License-Identifier: MIT
#include "byzantium/text/header.h"

#include "byzantium/text/table.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <vector>

namespace {

using namespace byzantium;

const std::string good =
    R"({"game":"byzantium","format":1,"board":"byzantium-2005","players":[{"color":"red","name":"Ann"},{"color":"blue"}],)"
    R"("first":"blue","rulings":{"elite_limit":"per_action","casualty_rounding":"down","doomed_retreat":"allowed"}})";

// The good header with one piece of its text replaced.
std::string with(std::string_view piece, std::string_view other) {
    std::string text = good;
    const std::size_t at = text.find(piece);
    BOOST_REQUIRE(at != std::string::npos);
    return text.replace(at, piece.size(), other);
}

struct Change {
    const char* name;
    const char* piece;
    const char* other;
    const char* message;
};
std::ostream& operator<<(std::ostream& out, const Change& change) { return out << change.name; }

const std::vector<Change> unusable{
    {"no game", R"("game":"byzantium",)", "", "\"game\" is missing."},
    {"another game", R"("game":"byzantium")", R"("game":"eko")", "\"game\" must be \"byzantium\", not \"eko\"."},
    {"game a number", R"("game":"byzantium")", R"("game":1)", "\"game\" must be a text, not 1."},
    {"no format", R"("format":1,)", "", "\"format\" is missing."},
    {"a later format", R"("format":1)", R"("format":2)",
     "\"format\" must be 1, the only format this program reads, not 2."},
    {"format 1.0", R"("format":1)", R"("format":1.0)", "\"format\" must be a whole number, not 1.0."},
    {"format true", R"("format":1)", R"("format":true)", "\"format\" must be a whole number, not true."},
    {"no board", R"("board":"byzantium-2005",)", "", "\"board\" is missing."},
    {"board null", R"("board":"byzantium-2005")", R"("board":null)", "\"board\" must be a text, not null."},
    {"no players", R"("players":[{"color":"red","name":"Ann"},{"color":"blue"}],)", "", "\"players\" is missing."},
    {"players no list", R"([{"color":"red","name":"Ann"},{"color":"blue"}])", "2",
     "\"players\" must be a list, not 2."},
    {"player no object", R"({"color":"blue"})", R"("blue")", "\"players[1]\" must be a JSON object, not \"blue\"."},
    {"player without colour", R"({"color":"blue"})", R"({"name":"Bo"})", "\"players[1].color\" is missing."},
    {"unknown colour", R"({"color":"blue"})", R"({"color":"purple"})",
     "\"players[1].color\" must be \"red\", \"yellow\", \"blue\" or \"green\", not \"purple\"."},
    {"colour doubled", R"({"color":"blue"})", R"({"color":"red"})",
     "\"players[1].color\" must be a colour that nobody before it has, not \"red\"."},
    {"name a number", R"("name":"Ann")", R"("name":7)", "\"players[0].name\" must be a text, not 7."},
    {"name null", R"("name":"Ann")", R"("name":null)", "\"players[0].name\" must be a text, not null."},
    {"no first", R"("first":"blue",)", "", "\"first\" is missing."},
    {"first not seated", R"("first":"blue")", R"("first":"green")",
     "\"first\" must be the colour of one of the players, not \"green\"."},
    {"first by name", R"("first":"blue")", R"("first":"Ann")",
     "\"first\" must be \"red\", \"yellow\", \"blue\" or \"green\", not \"Ann\"."},
    {"rulings null", R"({"elite_limit":"per_action","casualty_rounding":"down","doomed_retreat":"allowed"})", "null",
     "\"rulings\" must be a JSON object, not null."},
    {"unknown ruling", R"("elite_limit":"per_action")", R"("elite":"per_action")",
     "\"rulings.elite\" is not a ruling of this game; the rulings are elite_limit, casualty_rounding and "
     "doomed_retreat."},
    {"unknown elite limit", R"("per_action")", R"("per_turn")",
     "\"rulings.elite_limit\" must be \"per_box\" or \"per_action\", not \"per_turn\"."},
    {"elite limit a number", R"("per_action")", "1", "\"rulings.elite_limit\" must be a text, not 1."},
    {"unknown rounding", R"("down")", R"("even")",
     "\"rulings.casualty_rounding\" must be \"up\" or \"down\", not \"even\"."},
    {"unknown retreat", R"("allowed")", R"("never")",
     "\"rulings.doomed_retreat\" must be \"stand\" or \"allowed\", not \"never\"."},
    {"retreat a truth", R"("allowed")", "true", "\"rulings.doomed_retreat\" must be a text, not true."},
    {"not an object", good.c_str(), "[1]", "The line must be a JSON object, not a list."},
    {"not JSON", R"("format":1,)", R"("format":1)", "The line is not JSON: it goes wrong near column 37."},
    {"empty", good.c_str(), "", "The line is empty."},
};

std::string message(std::string_view text) {
    const auto header = byzantium::text::read_header(text);
    return header ? "accepted" : header.error().message();
}

Header seating(std::size_t players) {
    Header header{"byzantium-2005", {}, Color::red, {}};
    for (std::size_t i = 0; i < players; ++i) header.seats.push_back({colors[i], ""});
    return header;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(a_header)

BOOST_AUTO_TEST_CASE(is_read) {
    const auto header = byzantium::text::read_header(good);
    BOOST_REQUIRE_MESSAGE(header.has_value(), (header ? std::string{} : header.error().message()));
    const Header expected{"byzantium-2005",
                          {{Color::red, "Ann"}, {Color::blue, ""}},
                          Color::blue,
                          {EliteLimit::per_action, CasualtyRounding::down, DoomedRetreat::allowed}};
    BOOST_TEST((*header == expected));
}

BOOST_AUTO_TEST_CASE(is_written_as_it_is_read) {
    BOOST_TEST(byzantium::text::write_header(*byzantium::text::read_header(good)) == good);
}

BOOST_AUTO_TEST_CASE(may_leave_rulings_out) {
    const auto none = byzantium::text::read_header(
        with(R"(,"rulings":{"elite_limit":"per_action","casualty_rounding":"down","doomed_retreat":"allowed"})", ""));
    BOOST_REQUIRE(none.has_value());
    BOOST_TEST((none->rulings == Rulings{EliteLimit::per_box, CasualtyRounding::up, DoomedRetreat::stand}));
    const auto two = byzantium::text::read_header(with(R"("elite_limit":"per_action",)", ""));
    BOOST_REQUIRE(two.has_value());
    BOOST_TEST((two->rulings == Rulings{EliteLimit::per_box, CasualtyRounding::down, DoomedRetreat::allowed}));
    const auto of_old = byzantium::text::read_header(with(R"(,"doomed_retreat":"allowed")", ""));
    BOOST_REQUIRE(of_old.has_value());
    BOOST_TEST((of_old->rulings == Rulings{EliteLimit::per_action, CasualtyRounding::down, DoomedRetreat::stand}));
}

BOOST_AUTO_TEST_CASE(is_written_as_of_old_where_it_means_the_same) {
    const std::string of_old = with(R"(,"doomed_retreat":"allowed")", "");
    BOOST_TEST(byzantium::text::write_header_of_old(*byzantium::text::read_header(of_old)).value() == of_old);
    BOOST_TEST(!byzantium::text::write_header_of_old(*byzantium::text::read_header(good)).has_value());
}

BOOST_AUTO_TEST_CASE(may_hold_more_than_we_know) {
    BOOST_TEST(message(with(R"("format":1)", R"("format":1,"table":"kitchen")")) == "accepted");
    BOOST_TEST(message(with(R"("name":"Ann")", R"("name":"Ann","age":7)")) == "accepted");
}

BOOST_AUTO_TEST_CASE(names_are_kept_whatever_is_in_them) {
    Header header = seating(2);
    header.seats[0].name = "\xC5\xB1 \"A\"\\\n\x01";
    const auto read = byzantium::text::read_header(byzantium::text::write_header(header));
    BOOST_REQUIRE_MESSAGE(read.has_value(), (read ? std::string{} : read.error().message()));
    BOOST_TEST((*read == header));
}

BOOST_DATA_TEST_CASE(is_refused, unusable, change) {
    BOOST_TEST(message(with(change.piece, change.other)) == change.message);
}

BOOST_AUTO_TEST_CASE(that_breaks_off_at_the_end_of_the_stream_is_called_cut_off) {
    const protocol::Line line{std::string_view{good}.substr(0, 60), protocol::LineEnd::end_of_stream};
    BOOST_TEST(byzantium::text::read_header(line).error().message() ==
               "The last line is not finished: the file seems to be cut off there.");
}

BOOST_AUTO_TEST_CASE(is_held_against_its_board) {
    for (std::size_t players = 2; players <= 4; ++players)
        BOOST_TEST(!byzantium::text::check_header(table().board, seating(players)));
    const auto message = [](const Header& header) {
        return byzantium::text::check_header(table().board, header)->message();
    };
    BOOST_TEST(message(seating(0)) == "This board is for 2 to 4 players, not 0.");
    BOOST_TEST(message(seating(1)) == "This board is for 2 to 4 players, not 1.");
    Header other = seating(2);
    other.board = "byzantium-1999";
    BOOST_TEST(message(other) == "The header names the board “byzantium-1999”, not “byzantium-2005”.");
}

std::string seating_red(int times) {
    std::string players = "[";
    for (int i = 0; i < times; ++i) players += R"({"color":"red"},)";
    players.back() = ']';
    return with(R"([{"color":"red","name":"Ann"},{"color":"blue"}])", players);
}

BOOST_AUTO_TEST_CASE(with_a_million_players_is_too_long) {
    BOOST_TEST(message(seating_red(1'000'000)) == "The line is too long: more than 1048576 bytes.");
}

BOOST_AUTO_TEST_CASE(with_thousands_of_players_ends_at_the_first_colour_that_comes_again) {
    const std::string text = seating_red(60'000);
    BOOST_REQUIRE(text.size() < protocol::longest_line);
    BOOST_TEST(message(text) == "\"players[1].color\" must be a colour that nobody before it has, not \"red\".");
}

BOOST_AUTO_TEST_SUITE_END()
