// SPDX-License-Identifier: MIT
// The page itself, as a file; and what it is shown.
#include "guests/page.h"

#include "guests/sha256.h"
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

BOOST_AUTO_TEST_CASE(hashes_are_those_of_the_standard) {
    BOOST_TEST(hex(sha256("")) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    BOOST_TEST(hex(sha256("abc")) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    BOOST_TEST(hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")) ==
               "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    BOOST_TEST(hex(sha256(std::string(1000000, 'a'))) ==
               "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    BOOST_TEST(base64(sha256("")) == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
}

BOOST_AUTO_TEST_CASE(the_policy_names_just_what_is_inside) {
    const std::string html = "<style>a</style><script>b</script>";
    const std::string policy = page_of(html).policy;
    BOOST_TEST(policy.find("default-src 'none'") == 0U);
    BOOST_TEST(policy.find("style-src 'sha256-" + base64(sha256("a")) + "'") != std::string::npos);
    BOOST_TEST(policy.find("script-src 'sha256-" + base64(sha256("b")) + "'") != std::string::npos);
    BOOST_TEST(policy.find("unsafe") == std::string::npos);
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

BOOST_AUTO_TEST_SUITE_END()
