// SPDX-License-Identifier: MIT
#include "byzantium/text/boards.h"
#include "byzantium/text/entry.h"
#include "byzantium/text/header.h"
#include "byzantium/text/open.h"
#include "byzantium/text/session.h"
#include "byzantium/text/table.h"
#include "protocol/lines.h"
#include "protocol/text.h"
#include "session/dice.h"
#include "session/resources.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <sstream>
#include <vector>

namespace {

using namespace byzantium;
using protocol::FormatError;

const std::string control_line = R"({"do":"control","city":"athens","cube":"pool"})";
const std::string stop = R"({"do":"stop"})";
const std::string await = R"({"do":"await","player":"blue"})";

std::string lines(std::initializer_list<std::string_view> all) {
    std::string text;
    for (const std::string_view line : all) {
        text += line;
        text += '\n';
    }
    return text;
}

// How many entries were read, and what stopped the reading.
std::string outcome(const std::string& text) try {
    std::istringstream in{text};
    protocol::LineReader reader{in};
    const auto read_header = session::read_journal_header<byzantium::text::Game>(reader, "game.jsonl");
    const auto read = session::read_journal_entries<byzantium::text::Game>(reader, table(), read_header, "game.jsonl");
    std::string outcome = std::to_string(read.entries.size());
    if (read.broken) outcome += std::string{"; "} + read.broken->what();
    return outcome;
} catch (const FormatError& error) {
    return error.what();
}

std::string head() { return byzantium::text::write_header(header()); }

const std::vector<Case>& journals() {
    static const std::vector<Case> all{
        {"whole", lines({head(), control_line, stop, await}), "3"},
        {"a header alone", lines({head()}), "0"},
        {"a header without its line feed", head(), "0"},
        {"the last entry without its line feed", joined({lines({head(), control_line}), stop}), "2"},
        {"cut off", joined({lines({head(), control_line, stop}), R"({"do":"awa)"}),
         "2; game.jsonl:4: The last line is not finished: the file seems to be cut off there."},
        {"a line broken in the middle", lines({head(), control_line, R"({"do":"sto)", stop}),
         "1; game.jsonl:3: The line is not JSON: it breaks off before its end."},
        {"no entry in the middle", lines({head(), control_line, R"({"do":"rest"})", stop}),
         "1; game.jsonl:3: \"do\" must be an entry the protocol knows, not \"rest\"."},
        {"an empty line", lines({head(), control_line, "", stop}), "1; game.jsonl:3: The line is empty."},
        {"a colour that is not seated", lines({head(), R"({"do":"await","player":"yellow"})"}),
         "0; game.jsonl:2: \"player\" must be the colour of a player at the table, not \"yellow\"."},
        {"too long a line", joined({lines({head(), control_line}), std::string(2'000'000, ' '), "\n"}),
         "1; game.jsonl:3: The line is too long: more than 1048576 bytes."},
        {"empty", "", "game.jsonl: The file is empty; a journal begins with its header."},
        {"without header", lines({control_line}), "game.jsonl:1: \"game\" is missing."},
        {"not text", "\x7F\x45LF\x02\x01\n", "game.jsonl:1: The line is not JSON: it goes wrong near column 1."},
        {"a header cut off", head().substr(0, 50),
         "game.jsonl:1: The last line is not finished: the file seems to be cut off there."},
    };
    return all;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(a_whole_journal)

BOOST_DATA_TEST_CASE(is_read, journals(), row) { BOOST_TEST(outcome(row.text) == row.outcome); }

BOOST_AUTO_TEST_CASE(for_another_board_is_refused) {
    Header lonely = header();
    lonely.seats.resize(1);
    std::istringstream in{lines({byzantium::text::write_header(lonely), control_line})};
    const byzantium::text::Boards boards{session::Resources::find()};
    const auto says_why = [](const FormatError& error) {
        return std::string_view{error.what()} == "game.jsonl:1: This board is for 2 to 4 players, not 1.";
    };
    BOOST_CHECK_EXCEPTION(byzantium::text::open_journal(in, "game.jsonl", boards, session::DiceSource::from_seed(1)),
                          FormatError, says_why);
}

BOOST_AUTO_TEST_CASE(is_written_as_it_is_read) {
    const std::string text = lines({head(), control_line, stop, await});
    std::istringstream in{text};
    protocol::LineReader reader{in};
    const auto read_header = session::read_journal_header<byzantium::text::Game>(reader, "game");
    const auto read = session::read_journal_entries<byzantium::text::Game>(reader, table(), read_header, "game");
    std::ostringstream out;
    out << byzantium::text::write_header(read_header) << '\n';
    for (const Entry& entry : read.entries) out << byzantium::text::write_entry(table().board, entry) << '\n';
    BOOST_TEST(out.str() == text);
}

BOOST_AUTO_TEST_SUITE_END()
