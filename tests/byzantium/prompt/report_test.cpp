// SPDX-License-Identifier: MIT
// `report`: sessions written as pages.
#include "byzantium/prompt/runs.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <fstream>
#include <iterator>

// A library with the sample as session 1.
struct Shelved {
    support::Folder folder;
    Ran taken = on_library({"session", "import", sample_file(), "--title", "Friday"});

    Ran on_library(std::vector<std::string> words) const {
        words.insert(words.end(), {"--library", (folder / "library.logothete").string()});
        return run(words);
    }
    Ran report(std::vector<std::string> words) const {
        words.insert(words.begin(), {"report", "1"});
        return on_library(words);
    }
    std::string written(const std::string& name) const {
        std::ifstream file{folder / name, std::ios::binary};
        return {std::istreambuf_iterator<char>{file}, {}};
    }
};

BOOST_FIXTURE_TEST_SUITE(reports, Shelved)

BOOST_AUTO_TEST_CASE(are_a_chronicle_if_nothing_else_is_asked_for) {
    const Ran ran = report({});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(ran.out.starts_with("<!DOCTYPE html>"));
    BOOST_TEST(holds(ran.out, "<h1>Friday</h1>"));
}

BOOST_AUTO_TEST_CASE(are_written_into_a_file_and_it_is_said) {
    const std::string file = (folder / "friday.pdf").string();
    const Ran ran = report({"--format", "sheet-pdf", "--output", file});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(ran.out == "The report of session 1 is in " + file + ".\n");
    BOOST_TEST(written("friday.pdf").starts_with("%PDF-"));
}

BOOST_AUTO_TEST_CASE(are_of_the_kind_that_the_name_of_their_file_promises) {
    const auto begins = [&](const std::string& name, const std::string& with) {
        BOOST_TEST(report({"--output", (folder / name).string()}).status == 0, name);
        BOOST_TEST(written(name).starts_with(with), name);
    };
    begins("a.html", "<!DOCTYPE html>");
    begins("a.pdf", "%PDF-");
    begins("a.txt", "Friday");
    begins("a.csv", "entry,");
    begins("a", "<!DOCTYPE html>");
    const Ran ran = report({"--output", (folder / "a.doc").string()});
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(ran.err == "--format: no report has a file that ends in .doc. Name the report you want.\n");
    BOOST_TEST(!std::filesystem::exists(folder / "a.doc"));
}

BOOST_AUTO_TEST_CASE(on_paper_pass_to_standard_output_byte_for_byte) {
    const std::string file = (folder / "friday.pdf").string();
    BOOST_TEST(report({"--format", "sheet-pdf", "--output", file}).status == 0);
    const std::string shown = report({"--format", "sheet-pdf"}).out;
    BOOST_TEST(shown.starts_with("%PDF-"));
    BOOST_TEST(shown.size() == written("friday.pdf").size());
}

BOOST_AUTO_TEST_CASE(of_a_kind_that_is_none_are_refused_in_a_sentence) {
    const Ran ran = report({"--format", "novel"});
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(ran.err == "--format: there is no report “novel”. logothete-cli report --help lists the reports.\n");
}

BOOST_AUTO_TEST_CASE(of_no_session_are_refused_in_a_sentence) {
    const Ran ran = on_library({"report", "7"});
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(!ran.err.empty());
    BOOST_TEST(ran.out.empty());
}

BOOST_AUTO_TEST_CASE(that_cannot_be_written_leave_what_was_there) {
    std::filesystem::create_directory(folder / "taken");
    const Ran ran = report({"--format", "text", "--output", (folder / "taken").string()});
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(holds(ran.err, "taken"), ran.err);
    BOOST_TEST(std::filesystem::is_directory(folder / "taken"));
}

BOOST_AUTO_TEST_CASE(do_not_make_a_library) {
    const std::string other = (folder / "other.logothete").string();
    const Ran ran = run({"report", "1", "--library", other});
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(!std::filesystem::exists(other));
}

BOOST_AUTO_TEST_CASE(are_listed_in_the_help) {
    const Ran ran = run({"report", "--help"});
    BOOST_TEST(ran.status == 0);
    for (const char* key : {"chronicle-pdf", "chronicle-review", "chronicle-review-pdf", "players-csv", "bgstats-link"})
        BOOST_TEST(holds(ran.out, "  " + std::string{key} + "  "), key);
}

BOOST_AUTO_TEST_SUITE_END()
