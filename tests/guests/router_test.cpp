// SPDX-License-Identifier: MIT
#include "guests/router.h"

#include <boost/test/unit_test.hpp>

#include <string>

namespace {

using namespace guests;

const Door door{"192.168.1.10:4680", "ABCDEFGHIJKLMNOP"};

Request asks(std::string_view target) { return {"GET", target, {door.host}, {}, false}; }

bool is(const Routed& routed, Status status) {
    const auto* said = std::get_if<Status>(&routed);
    return said != nullptr && *said == status;
}
bool is_wrong_key(const Routed& routed) { return std::holds_alternative<WrongKey>(routed); }

}  // namespace

BOOST_AUTO_TEST_SUITE(router)

BOOST_AUTO_TEST_CASE(the_key_opens_what_there_is) {
    BOOST_TEST(std::holds_alternative<WantsPage>(route(door, asks("/ABCDEFGHIJKLMNOP"))));
    BOOST_TEST(std::holds_alternative<WantsPage>(route(door, asks("/ABCDEFGHIJKLMNOP/"))));
    BOOST_TEST(std::holds_alternative<WantsEvents>(route(door, asks("/ABCDEFGHIJKLMNOP/events"))));
    const auto state = route(door, asks("/ABCDEFGHIJKLMNOP/state"));
    BOOST_TEST((std::holds_alternative<WantsState>(state) && !std::get<WantsState>(state).after));
    const auto after = route(door, asks("/ABCDEFGHIJKLMNOP/state?after=57"));
    BOOST_TEST((std::holds_alternative<WantsState>(after) && std::get<WantsState>(after).after == 57));
    const auto picture = route(door, asks("/ABCDEFGHIJKLMNOP/picture/0123456789abcdef"));
    BOOST_TEST(
        (std::holds_alternative<WantsPicture>(picture) && std::get<WantsPicture>(picture).hash == "0123456789abcdef"));
}

BOOST_AUTO_TEST_CASE(a_key_that_was_typed_opens_as_it_was_meant) {
    for (const char* target : {"/abcdefghijklmnop", "/AbCdEfGhIjKlMnOp/", "/ABCDEFGH1JKLMN0P", "/abcdefgh1jklmn0p"})
        BOOST_TEST(std::holds_alternative<WantsPage>(route(door, asks(target))), target);
    BOOST_TEST(is_wrong_key(route(door, asks("/ABCDEFGHLJKLMNOP"))));
    BOOST_TEST(is_wrong_key(route(door, asks("/ABCDEFGHIJKLMNQP"))));
}

BOOST_AUTO_TEST_CASE(without_the_key_nothing_is_here) {
    for (const char* target : {"/", "/ABCDEFGHIJKLMNOQ", "/ABCDEFGHIJKLMNO", "/ABCDEFGHIJKLMNOPP", "/abcdefghijklmnoq",
                               "/favicon.ico", "//ABCDEFGHIJKLMNOP", "/ABCDEFGHIJKLMNOP?", "/x/ABCDEFGHIJKLMNOP",
                               "/ABCDEFGHIJKLMNOQ/state", "/ABCDEFGHIJKLMNOQ/events", "/ABCDEFGHIJKLMNOQ/answer"})
        for (const char* method : {"GET", "POST", "PUT"})
            BOOST_TEST(is_wrong_key(route(door, {method, target, {door.host}, {}, false})), target);
    for (const char* target : {"", "ABCDEFGHIJKLMNOP", "http://192.168.1.10:4680/ABCDEFGHIJKLMNOP"})
        BOOST_TEST(is(route(door, asks(target)), Status::nothing_here), target);
    BOOST_TEST(is_wrong_key(route({door.host, ""}, asks("/"))));
}

BOOST_AUTO_TEST_CASE(neither_a_wrong_key_nor_a_refusal_lets_anybody_in) {
    BOOST_TEST(is_let_in(route(door, asks("/ABCDEFGHIJKLMNOP"))));
    for (const char* target : {"/ABCDEFGHIJKLMNOQ", "/", "/ABCDEFGHIJKLMNOP/nothing"})
        BOOST_TEST(!is_let_in(route(door, asks(target))), target);
}

BOOST_AUTO_TEST_CASE(behind_the_key_nothing_else_is_here) {
    for (const char* rest : {"page.html", "events/", "state?after=", "state?after=-1", "state?after=1x", "state?x=1",
                             "state?after=99999999999999999999999", "picture/", "picture/../state", "picture/ABC", "/"})
        BOOST_TEST(is(route(door, asks("/ABCDEFGHIJKLMNOP/" + std::string{rest})), Status::nothing_here), rest);
    const std::string endless = "/ABCDEFGHIJKLMNOP/picture/" + std::string(200, 'a');
    BOOST_TEST(is(route(door, asks(endless)), Status::nothing_here));
}

BOOST_AUTO_TEST_CASE(a_foreign_host_is_refused_before_the_key_is_looked_at) {
    for (const char* host : {"evil.example", "192.168.1.10", "192.168.1.10:80", "192.168.1.10:4680.", "localhost:4680",
                             "192.168.1.10:4680, evil.example", ""})
        for (const char* target : {"/ABCDEFGHIJKLMNOP", "/"})
            BOOST_TEST(is(route(door, {"GET", target, {host}, {}, false}), Status::forbidden), host);
    BOOST_TEST(is(route(door, {"GET", "/ABCDEFGHIJKLMNOP", {}, {}, false}), Status::forbidden));
    BOOST_TEST(is(route(door, {"GET", "/ABCDEFGHIJKLMNOP", {door.host, door.host}, {}, false}), Status::forbidden));
}

BOOST_AUTO_TEST_CASE(a_foreign_origin_is_refused) {
    const auto from = [](std::vector<std::string_view> origins) {
        return route(door, {"GET", "/ABCDEFGHIJKLMNOP/state", {door.host}, std::move(origins), false});
    };
    BOOST_TEST(std::holds_alternative<WantsState>(from({"http://192.168.1.10:4680"})));
    for (const char* origin : {"http://evil.example", "null", "https://192.168.1.10:4680", "http://192.168.1.10", ""})
        BOOST_TEST(is(from({origin}), Status::forbidden), origin);
    BOOST_TEST(is(from({"http://192.168.1.10:4680", "http://evil.example"}), Status::forbidden));
}

BOOST_AUTO_TEST_CASE(who_watches_sends_nothing) {
    for (const char* method : {"POST", "PUT", "DELETE", "HEAD", "OPTIONS", "TRACE", "get"})
        BOOST_TEST(is(route(door, {method, "/ABCDEFGHIJKLMNOP", {door.host}, {}, false}), Status::only_looking),
                   method);
    BOOST_TEST(is(route(door, {"GET", "/ABCDEFGHIJKLMNOP", {door.host}, {}, true}), Status::too_much));
}

BOOST_AUTO_TEST_CASE(every_answer_keeps_browsers_in_bounds) {
    for (const std::string& text : {head({}), refusal(Status::forbidden), refusal(Status::nothing_here)})
        for (const char* line :
             {"Content-Security-Policy: default-src 'none'", "Referrer-Policy: no-referrer", "Cache-Control: no-store",
              "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY", "frame-ancestors 'none'",
              "Cross-Origin-Resource-Policy: same-origin", "Connection: close"})
            BOOST_TEST(text.find(line) != std::string::npos, line);
    BOOST_TEST(head({}).find("Access-Control") == std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
