// SPDX-License-Identifier: MIT
// The values behind the readers: their kinds, their places, and what a hostile text may cost.
#include "protocol/json_in.h"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include <random>
#include <string>

namespace {

using protocol::json::Broken;
using protocol::json::Document;
using protocol::json::Kind;
using protocol::json::Value;

// Written out again, by way of the library: what we understood.
nlohmann::json understood(Value value) {
    switch (value.kind()) {
        case Kind::null:
            return nullptr;
        case Kind::boolean:
            return value.truth();
        case Kind::whole:
            return value.whole();
        case Kind::fraction:
            return value.number();
        case Kind::text:
            return std::string{value.text()};
        case Kind::list: {
            auto list = nlohmann::json::array();
            for (const Value item : value.items()) list.push_back(understood(item));
            return list;
        }
        case Kind::object: {
            auto object = nlohmann::json::object();
            for (const Value item : value.items()) object[std::string{item.key()}] = understood(item);
            return object;
        }
    }
    return {};
}

nlohmann::json random_json(std::mt19937& chance, int depth) {
    switch (chance() % (depth > 0 ? 7 : 5)) {
        case 0:
            return nullptr;
        case 1:
            return chance() % 2 == 0;
        case 2:
            return static_cast<int>(chance());
        case 3:
            return static_cast<double>(static_cast<int>(chance())) / 1024 + 0.00048828125;
        case 4:
            return std::string(chance() % 30, static_cast<char>('a' + chance() % 26)) +
                   (chance() % 2 ? "\"\n" : "\xC3\xA9");
        case 5: {
            auto list = nlohmann::json::array();
            for (auto n = chance() % 5; n > 0; --n) list.push_back(random_json(chance, depth - 1));
            return list;
        }
        default: {
            auto object = nlohmann::json::object();
            for (auto n = chance() % 5; n > 0; --n)
                object[std::string(1, static_cast<char>('a' + chance() % 26))] = random_json(chance, depth - 1);
            return object;
        }
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(json_text)

BOOST_AUTO_TEST_CASE(is_understood_as_the_library_does) {
    std::mt19937 chance{7};
    std::size_t bytes = 0;
    for (int i = 0; i < 3000; ++i) {
        const auto value = random_json(chance, 5);
        const std::string text = value.dump(i % 3 - 1);
        bytes += text.size();
        const auto document = Document::parse(text);
        BOOST_REQUIRE_MESSAGE(document.has_value(), text);
        BOOST_TEST_REQUIRE((understood(document->root()) == value), text);
    }
    BOOST_TEST(bytes > 50'000u);
}

BOOST_AUTO_TEST_CASE(knows_the_way_to_each_value) {
    const auto document = Document::parse(R"({"a":[1,{"b":[[],7]}],"c":{"d":8}})");
    const Value a = *document->root().find("a");
    const Value seven = a.items()[1].find("b")->items()[1];
    BOOST_TEST(seven.whole() == 7);
    BOOST_TEST(seven.path() == "a[1].b[1]");
    BOOST_TEST(document->root().find("c")->find("d")->path() == "c.d");
    BOOST_TEST(document->root().path() == "");
    BOOST_TEST(!a.find("b").has_value());
}

BOOST_AUTO_TEST_CASE(may_be_as_deep_as_the_limit_and_no_deeper) {
    const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
    BOOST_TEST(Document::parse(nested(32)).has_value());
    const auto refused = Document::parse(nested(33));
    BOOST_REQUIRE(!refused.has_value());
    BOOST_TEST((refused.error().why == Broken::Why::too_deep));
    BOOST_TEST((Document::parse(std::string(1'000'000, '[')).error().why == Broken::Why::too_deep));
    std::string objects;
    for (int i = 0; i < 100'000; ++i) objects += R"({"a":)";
    BOOST_TEST((Document::parse(objects).error().why == Broken::Why::too_deep));
}

BOOST_AUTO_TEST_CASE(with_many_values_is_read_once) {
    std::string text = "[0";
    for (int i = 0; i < 500'000; ++i) text += ",1";
    text += ']';
    const auto document = Document::parse(text);
    BOOST_REQUIRE(document.has_value());
    BOOST_TEST(document->root().items().size() == 500'001u);
}

BOOST_AUTO_TEST_CASE(with_many_long_numbers_is_read_twice_and_no_more) {
    std::string text = "[0";
    for (int i = 0; i < 2000; ++i) text.append(",").append(400, '9');
    text += ",1e400,-1e400]";
    const auto document = Document::parse(text);
    BOOST_REQUIRE(document.has_value());
    const auto items = document->root().items();
    BOOST_TEST(items.size() == 2003u);
    BOOST_TEST(items[2000].whole() == 2147483647);
    BOOST_TEST((items[2001].kind() == Kind::fraction));
}

BOOST_AUTO_TEST_SUITE_END()
