// SPDX-License-Identifier: MIT
// Entries in short words, what they leave out read off the position.
#include "eko/prompt/entry_words.h"
#include "eko/prompt/runs.h"
#include "eko/support/scene.h"
#include "support/folder.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>
#include <string>
#include <vector>

using namespace eko;
using namespace eko_support;

struct ShortBuild {
    std::string pieces;
    std::string words;
    std::string json;  // or why it is no entry
};
std::ostream& operator<<(std::ostream& out, const ShortBuild& row) { return out << row.pieces << ": " << row.words; }

// 1,1 has the fields 0,1 1,0 2,0 2,1 1,2 0,2 around it, of which stacks can stand on 1,0 and 2,0.
const std::vector<ShortBuild> short_builds{
    {"c2@1,0 v1@5,0", "build 1,1 camp", build("1,0", "1,1", "camp")},
    {"c2@1,0 v1@5,0", "build 1,1 c", build("1,1", "1,1", "c")},
    {"c2@1,0 v1@5,0", "build 1,1 cam", build("1,0", "1,1", "camp")},
    {"c1@1,0 c2@2,0 cC@1,1 v1@5,0", "build 1,1 tower", build("2,0", "1,1", "tower")},
    {"c1@1,0 v4@2,0", "build 1,1 camp", build("1,0", "1,1", "camp")},
    {"c1*@1,0 v1@5,0", "build 1,1 camp emperor", build("1,0", "1,1", "camp", true)},
    {"c1*@1,0 v1@5,0", "build 1,1 camp", build("1,0", "1,1", "camp")},
    {"c2*@1,0 c1@2,0 v1@5,0", "build 1,1 camp emperor", build("1,0", "1,1", "camp", true)},
    {"c1@1,0 c3@2,0 v1@5,0", "build 1,1 tower", build("2,0", "1,1", "tower")},
    {"c1@4,0 v1@5,0", "build 1,1 camp", build("1,1", "1,1", "camp")},
    {"c1@4,0 v1@5,0", "build 77,1 camp", build("77,1", "77,1", "camp")},
    {"c2@1,0 v1@5,0", "build 1\u00A0|\u00A01 camp", build("1,0", "1,1", "camp")},
    {"c2@1,0 v1@5,0", "build (1|0) (1 | 1) camp", build("1,0", "1,1", "camp")},
    {"c2@1,0 c2@2,0 v1@5,0", "build 1,1 camp",
     "Several stacks can pay for this; name one: build 1,0 1,1 camp and build 2,0 1,1 camp."},
};

BOOST_AUTO_TEST_SUITE(short_words)

BOOST_DATA_TEST_CASE(a_build_without_its_stack, boost::unit_test::data::make(short_builds), row) {
    const Scene scene{row.pieces};
    const auto json = prompt::entry_json(scene.table(), scene.now, row.words);
    BOOST_TEST((json ? *json : json.error().why.value_or("")) == row.json);
}

BOOST_AUTO_TEST_CASE(words_that_are_no_entry_have_no_reason) {
    const Scene scene{"c2@1,0 v1@5,0"};
    for (const char* words : {"", "build", "build 1,1", "build 1,0 1,1 camp more", "dance", "move 1,0", "keep it"}) {
        const auto json = prompt::entry_json(scene.table(), scene.now, words);
        BOOST_TEST(!json.has_value(), words);
        if (!json) BOOST_TEST(!json.error().why.has_value(), words);
    }
}

// Cyan's stacks on 0,0 (the emperor) and 1,0 both lie beside 0,1; only 1,0 lies beside 1,1.
BOOST_AUTO_TEST_CASE(why_play_and_sessions_read_them) {
    const support::Folder folder;
    const std::string file = folder.write("game.jsonl", small_header + '\n' + journal_of(a_turn)).string();
    BOOST_TEST(run_eko({"why", file, "build 1,1 camp"}).status == 0);
    const Ran refused = run_eko({"why", file, "build 1,1 tower"});
    BOOST_TEST(refused.status == 1);
    BOOST_TEST(holds(refused.out, "EKO-22"), refused.out);
    const Ran nobody = run_eko({"why", file, "build 3,1 camp"});
    BOOST_TEST(holds(nobody.out, "EKO-20"), nobody.out);
    const Ran played = run_eko({"play", file}, "build 1,1 camp\nquit\n");
    BOOST_TEST(holds(played.out, "6. Anna"), played.out);
}

BOOST_AUTO_TEST_CASE(several_stacks_are_named_wherever_words_are_read) {
    const support::Folder folder;
    const std::string file = folder.write("game.jsonl", journal_to(Scene{"c2@1,0 c2@2,0 v1@5,0"}, board_t())).string();
    const std::string says = "Several stacks can pay for this; name one: build 1,0 1,1 camp and build 2,0 1,1 camp.";
    const Ran why = run_eko({"why", file, "build 1,1 camp"});
    BOOST_TEST(why.status == 1);
    BOOST_TEST(why.out == says + '\n', why.out);
    const Ran played = run_eko({"play", file}, "build 1,1 camp\nbuild 2,0 1,1 camp\nquit\n");
    BOOST_TEST(holds(played.out, says), played.out);
    BOOST_TEST(holds(played.out, "6. Anna"), played.out);
}

BOOST_AUTO_TEST_SUITE_END()
