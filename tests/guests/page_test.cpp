// SPDX-License-Identifier: MIT
// The page itself, as a file; and what it is shown.
#include "guests/page.h"

#include "paper/palette.h"

#include <boost/test/unit_test.hpp>

#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

namespace {

using namespace guests;

std::string read_page() {
    std::ifstream in{LOGOTHETE_SAMPLES "/guests/page.html", std::ios::binary};
    return {std::istreambuf_iterator<char>{in}, {}};
}

std::string between(const std::string& text, const std::string& from, const std::string& to) {
    const auto at = text.find(from) + from.size();
    return text.substr(at, text.find(to, at) - at);
}

// The names of the words of one language.
std::set<std::string> word_keys(const std::string& page, const std::string& language) {
    const std::string words = between(page, "\n " + language + ": {", "'}");
    static const std::regex key{R"((?:^|, |\n  )(\w+): ')"};
    std::set<std::string> keys;
    for (std::sregex_iterator it{words.begin(), words.end(), key}, end; it != end; ++it) keys.insert((*it)[1]);
    return keys;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(page)

BOOST_AUTO_TEST_CASE(the_policy_names_just_what_bears_its_word) {
    const auto sent = sent_page(page_of("<style>a</style><p><script>b</script>"), "WORD");
    BOOST_TEST(sent.html == "<style nonce=\"WORD\">a</style><p><script nonce=\"WORD\">b</script>");
    BOOST_TEST(sent.policy.find("default-src 'none'; script-src 'nonce-WORD'; style-src 'nonce-WORD'; ") == 0U);
    BOOST_TEST(sent.policy.find("unsafe") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_page_is_small_and_fetches_nothing_elsewhere) {
    const std::string page = read_page();
    BOOST_TEST(page.size() > 1000U);
    BOOST_TEST(page.size() < 60000U);
    static const std::regex fetching{
        R"(\b(src|href|action|srcset|poster)\s*=|url\(|@import|https?://(?!www\.w3\.org/2000/svg))"};
    for (std::sregex_iterator it{page.begin(), page.end(), fetching}, end; it != end; ++it)
        BOOST_TEST(false, "fetches: " + it->str());
    BOOST_TEST(page.find("style=\"") == std::string::npos);  // browsers would refuse it
    static const std::regex handler{R"(<[a-z]+[^>]*\son\w+=)"};
    BOOST_TEST(!std::regex_search(page, handler));
    for (const char* once : {"<script", "<style", "aria-live", "innerHTML"})
        BOOST_TEST(page.find(once) == page.rfind(once), once);
}

BOOST_AUTO_TEST_CASE(every_ink_has_its_colours_and_classes) {
    const std::string page = read_page();
    for (std::size_t i = 0; i < paper::inks; ++i) {
        const auto ink = static_cast<paper::Ink>(i);
        const std::string name = paper::name(ink);
        for (const auto light : {paper::Light::day, paper::Light::night})
            BOOST_TEST(page.find("--" + name + ':' + paper::hex(paper::colour(ink, light)) + ';') != std::string::npos,
                       name);
        for (const std::string& rule : {".f-" + name + "{fill:", ".s-" + name + "{stroke:", ".h-" + name + "{stroke:"})
            BOOST_TEST(page.find(rule + "var(--" + name + ")}") != std::string::npos, rule);
    }
}

BOOST_AUTO_TEST_CASE(its_words_are_there_in_four_languages) {
    const std::string page = read_page();
    const auto english = word_keys(page, "en");
    BOOST_TEST(english.size() > 15U);
    for (const char* language : {"nl", "hu", "de"}) {
        const auto keys = word_keys(page, language);
        BOOST_TEST((keys == english), language);
    }
}

BOOST_AUTO_TEST_CASE(who_comes_with_another_key_reads_what_to_do) {
    const std::string page = wrong_key_page("hu\"><script>");
    BOOST_TEST(page.find("<html lang=\"hu&quot;&gt;&lt;script&gt;\">") != std::string::npos);
    BOOST_TEST(page.find("<h1>This address holds another code</h1>") != std::string::npos);
    BOOST_TEST(page.find("scan the code there again.") != std::string::npos);
    BOOST_TEST(page.size() < 1000U);
    for (const char* risk : {"<script", "<style", "style=", "http:", "src=", "href="})
        BOOST_TEST(page.find(risk) == std::string::npos, risk);
}

BOOST_AUTO_TEST_SUITE_END()
