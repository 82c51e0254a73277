// SPDX-License-Identifier: MIT
// The open session on phones: when something listens, what phones see and answer, who is said to be there, and what
// becomes of it when addresses, sessions and languages change. Phones are plain clients on this machine.
#include "gui/phones/phones.h"

#include "guests/client.h"
#include "guests/code_reader.h"
#include "gui/counter_window.h"
#include "gui/hands/read_sizes.h"
#include "gui/hands/window_driver.h"
#include "gui/pages/phones_page.h"
#include "present/language/language.h"
#include "present/speaking.h"
#include "session/resources.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>
#include <wx/image.h>

#include <algorithm>
#include <atomic>
#include <cctype>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <tuple>
#include <vector>

namespace {

using namespace guests::test;
using namespace std::chrono_literals;
using nlohmann::json;
using present::CommandId;
using present::PhonesNews;
using present::PhonesNow;

using Networks = std::vector<guests::Interface>;

const guests::Interface home{"wlan0", "127.0.0.1"};
const guests::Interface cable{"eth0", "127.0.0.2"};
const guests::Interface bridge{"docker0", "127.0.0.3"};

std::string spoken_on(gui::Canvas& canvas) {
    std::string all;
    for (const gui::SpokenLine& line : canvas.spoken()) all += line.text + '\n';
    return all;
}

// One that watches, as a browser does.
class Watcher {
public:
    explicit Watcher(const PhonesNow& now)
        : host_{now.address.substr(7, now.address.rfind('/') - 7)},
          key_{now.address.substr(now.address.rfind('/'))},
          client_{static_cast<std::uint16_t>(now.port)} {
        client_.send(get(key_ + "/events", host_, "User-Agent: Mozilla/5.0 (Linux; Android 14) Mobile\r\n"));
    }
    // Beats are passed over.
    Event next() {
        for (;;) {
            auto event = events_.next();
            if (!event) return {"nothing", {}};
            if (event->name != "beat") return *event;
        }
    }
    json state() {
        const Event event = next();
        BOOST_REQUIRE_EQUAL(event.name, "state");
        return json::parse(event.data);
    }

private:
    std::string host_;
    std::string key_;
    Client client_;
    Events events_{client_};
};

}  // namespace

// A session of the toy game, and the page "Phones" in a world with two networks.
struct AtPhones {
    AtPhones() {
        driver.run(CommandId::new_session);
        driver.click_native("begin counting");
        BOOST_REQUIRE(gui_test::until([&] { return driver.table().desk() != nullptr; }));
        driver.settle();
        gui::Phones::World& world = phones().world();
        world.networks = [this] { return networks; };
        world.asleep = [this] { return asleep; };
        world.now = [this] { return std::chrono::steady_clock::time_point{} + passed; };
        world.between_looks = 20ms;
    }
    ~AtPhones() { present::speak("en", session::catalogue_folder()); }

    gui::Phones& phones() { return *driver.frame().phones(); }
    PhonesNow now() { return phones().now(); }
    void start() {
        driver.key(WXK_F12);
        driver.key('S');
        BOOST_REQUIRE(phones().is_on());
    }
    // Where entries are made.
    void to_table() {
        driver.key(WXK_ESCAPE);
        BOOST_REQUIRE(driver.shows("buttons"));
    }
    std::string page() { return spoken_on(driver.canvas("phones")); }
    bool page_says(const std::string& words) {
        return gui_test::until([&] { return page().find(words) != std::string::npos; }, 5000);
    }
    bool comes(PhonesNews news) {
        return gui_test::until([&] { return now().news == news; }, 5000);
    }
    void prefer(const std::string& language) {
        auto preferences = driver.frame().preferences();
        preferences.language = language;
        driver.frame().prefer(preferences);
        BOOST_REQUIRE(gui_test::until([&] { return present::spoken_language() == language; }));
        driver.settle();
    }
    std::string phones_tool() {
        for (const gui::Tool& tool : driver.frame().commands().tools())
            if (tool.label == "Phones") return tool.sign;
        return {};
    }

    Networks networks{bridge, home, cable};
    std::chrono::milliseconds asleep{0};
    std::chrono::milliseconds passed{0};
    gui_test::WindowDriver driver{{counter::game_window()}};
};

namespace {

// One that answers: sends while the window goes on.
class Answerer {
public:
    explicit Answerer(const PhonesNow& now)
        : host_{now.address.substr(7, now.address.rfind('/') - 7)},
          key_{now.address.substr(now.address.rfind('/'))},
          port_{static_cast<std::uint16_t>(now.port)} {}

    json send(const json& wish) {
        std::atomic<bool> has_come{false};
        std::string come;
        std::thread phone{[&] {
            const std::string body = wish.dump();
            come =
                answer_to(port_, "POST " + key_ + "/answer HTTP/1.1\r\nHost: " + host_ + "\r\nOrigin: http://" + host_ +
                                     "\r\nContent-Type: application/json\r\nX-Logothete: 1\r\nUser-Agent: iPhone\r\n" +
                                     "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body);
            has_come = true;
        }};
        BOOST_TEST(gui_test::until([&] { return has_come.load(); }, 5000));
        phone.join();
        return json::parse(body_of(come));
    }
    json ask(const std::string& seat) {
        json come = send({{"do", "ask"}, {"seat", seat}});
        ticket_ = come.at("ticket");
        return come;
    }
    json look() { return send_own({{"do", "look"}}); }
    json send_own(json wish) {
        wish["ticket"] = ticket_;
        return send(wish);
    }
    json choose(const json& page, int row) {
        return send(
            {{"do", "choose"}, {"ticket", ticket_}, {"state", page["state"]}, {"page", page["page"]}, {"row", row}});
    }

private:
    std::string host_;
    std::string key_;
    std::uint16_t port_;
    std::string ticket_{};
};

// The modules of a code as somebody's camera sees it.
guests::Modules seen_code(gui_test::WindowDriver& driver) {
    auto& canvas = driver.canvas("phones");
    const gui::Rect place = canvas.area("code")->where;
    const support::Folder folder;
    const std::string file = (folder / "code.png").string();
    driver.screenshot(canvas, file);
    const wxImage image{wxString::FromUTF8(file), wxBITMAP_TYPE_PNG};
    BOOST_REQUIRE(image.IsOk());
    const double dots = static_cast<double>(image.GetWidth()) / canvas.GetClientSize().x;
    constexpr int modules = 29;
    constexpr int quiet = 4;
    const double module = place.w / (modules + 2 * quiet);
    const auto bright = [&](double x, double y) {
        return image.GetRed(static_cast<int>((place.x + (x + 0.5) * module) * dots),
                            static_cast<int>((place.y + (y + 0.5) * module) * dots)) > 128;
    };
    for (int i = 0; i < modules + 2 * quiet; ++i) BOOST_TEST((bright(i, 1) && bright(1, i)));
    guests::Modules seen;
    for (int y = 0; y < modules; ++y) {
        seen.emplace_back();
        for (int x = 0; x < modules; ++x) seen.back().push_back(!bright(x + quiet, y + quiet));
    }
    return seen;
}

std::string in_capitals(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::toupper(letter)); });
    return text;
}

}  // namespace

BOOST_FIXTURE_TEST_SUITE(phones, AtPhones)

BOOST_AUTO_TEST_CASE(nothing_listens_until_it_is_started_and_after_it_is_ended) {
    driver.key('1');
    BOOST_TEST(!phones().is_on());
    driver.run(CommandId::about);
    BOOST_TEST(spoken_on(driver.canvas("help")).find("nothing on this computer is listening") != std::string::npos);
    BOOST_TEST(spoken_on(driver.canvas("help")).find("unless you show a game to phones") != std::string::npos);
    driver.key(WXK_ESCAPE);
    driver.key(WXK_F12);
    BOOST_TEST(!phones().is_on());
    BOOST_TEST(phones().snapshots() == 0U);
    driver.click("phones", "phones:start");
    BOOST_REQUIRE(phones().is_on());
    const auto at = now();
    BOOST_TEST(Client{static_cast<std::uint16_t>(at.port)}.send("x"));
    driver.run(CommandId::about);
    BOOST_TEST(spoken_on(driver.canvas("help")).find("listening at " + at.address) != std::string::npos);
    driver.key(WXK_ESCAPE);
    driver.click("phones", "phones:end");
    BOOST_TEST(!phones().is_on());
    BOOST_CHECK_THROW(Client{static_cast<std::uint16_t>(at.port)}, std::runtime_error);
}

BOOST_AUTO_TEST_CASE(the_code_is_read_off_the_screen) {
    start();
    for (const auto tone : {gui::Tone::light, gui::Tone::dark})
        for (const wxSize& size : {wxSize{1280, 720}, wxSize{1920, 1080}}) {
            driver.look(tone, 1, size);
            BOOST_TEST(driver.canvas("phones").area("code")->where.w >= 300);
            BOOST_TEST(guests::test::read_code(seen_code(driver)) == in_capitals(now().address));
        }
    BOOST_TEST(page().find(now().address.substr(0, now().address.rfind('/'))) != std::string::npos, page());
}

BOOST_AUTO_TEST_CASE(a_phone_sees_each_change_once) {
    start();
    to_table();
    Watcher watcher{now()};
    BOOST_TEST(watcher.state()["entries"] == 0);
    driver.key('2');
    const json first = watcher.state();
    BOOST_TEST(first["entries"] == 1);
    BOOST_TEST(first["seats"].size() == 2U);
    const auto made = phones().snapshots();
    driver.key(WXK_DOWN);
    driver.run(CommandId::charts);
    driver.key(WXK_ESCAPE);
    BOOST_TEST(phones().snapshots() == made);
    driver.key('1');
    BOOST_TEST(watcher.state()["entries"] == 2);
    BOOST_TEST(phones().snapshots() == made + 1);
}

BOOST_AUTO_TEST_CASE(phones_see_the_table_as_it_is_now) {
    start();
    to_table();
    driver.key('2');
    driver.key('1');
    Watcher watcher{now()};
    BOOST_TEST(watcher.state()["entries"] == 2);
    const auto made = phones().snapshots();
    driver.run(CommandId::look_earlier);
    driver.run(CommandId::change_entry);
    BOOST_REQUIRE(driver.table().desk()->repair());
    driver.key('1');
    BOOST_TEST(phones().snapshots() == made);
    for (int i = 0; i < 5 && driver.table().desk()->repair(); ++i) driver.key(WXK_RETURN);
    BOOST_REQUIRE(!driver.table().desk()->repair());
    BOOST_TEST(watcher.state()["entries"] == 2);
    driver.run(CommandId::undo);
    driver.run(CommandId::undo);
    json last = watcher.state();
    while (phones().snapshots() > last["number"]) last = watcher.state();
    BOOST_TEST(last["entries"] == driver.table().desk()->table().looks().cursor());
}

BOOST_AUTO_TEST_CASE(without_a_game_phones_wait_for_the_next_one) {
    start();
    Watcher watcher{now()};
    const auto before = watcher.state()["number"].get<int>();
    const auto address = now().address;
    driver.run(CommandId::sessions);
    BOOST_TEST(watcher.next().name == "end");
    BOOST_TEST(phones().is_on());
    Watcher returned{now()};
    driver.command(CommandId::practice);
    BOOST_REQUIRE(gui_test::until([&] { return driver.table().desk() != nullptr; }));
    driver.settle();
    const json state = returned.state();
    BOOST_TEST(state["number"] > before);
    BOOST_TEST(state["title"] == "Practice");
    BOOST_TEST(now().address == address);
}

BOOST_AUTO_TEST_CASE(it_can_be_ended_where_no_game_is_open) {
    start();
    driver.run(CommandId::sessions);
    driver.key(WXK_F12);
    driver.key('E');
    BOOST_TEST(!phones().is_on());
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.menu(CommandId::phones).starts_with("*"));
}

BOOST_AUTO_TEST_CASE(another_language_reaches_phones_too) {
    start();
    to_table();
    Watcher watcher{now()};
    BOOST_TEST(watcher.state()["language"] == "en");
    const auto address = now().address;
    prefer("de");
    json state = watcher.state();
    BOOST_TEST(state["language"] == "de");
    BOOST_TEST(now().address == address);
    driver.key('1');
    BOOST_TEST(watcher.state()["entries"] == 1);
}

BOOST_AUTO_TEST_CASE(the_next_address_has_a_code_of_its_own) {
    start();
    Watcher watcher{now()};
    watcher.state();
    const auto first = now();
    BOOST_TEST(first.network == "wlan0");  // before the bridge, which is listed first
    BOOST_TEST(first.other_networks == 2U);
    driver.key('N');
    BOOST_TEST(now().network == "eth0");
    BOOST_TEST(now().address != first.address);
    BOOST_TEST(guests::test::read_code(seen_code(driver)) == in_capitals(now().address));
    BOOST_TEST(watcher.next().name == "end");
    driver.key('N');
    BOOST_TEST(now().network == "docker0");
    driver.key('N');
    BOOST_TEST(now().network == "wlan0");
    Watcher again{now()};
    BOOST_TEST(again.state()["entries"] == 0);
    networks = {home};
    BOOST_TEST(gui_test::until([&] { return now().other_networks == 0; }, 5000));
    driver.settle();
    BOOST_TEST(!driver.has_area("phones", "phones:next"));
}

BOOST_AUTO_TEST_CASE(an_address_that_changed_is_followed_and_said) {
    start();
    networks = {bridge, {"wlan0", "127.0.0.7"}};
    BOOST_REQUIRE(comes(PhonesNews::moved));
    BOOST_TEST(now().address.find("127.0.0.7") != std::string::npos);
    BOOST_TEST(page_says("The address has changed: scan the code again."));
    driver.settle();
    BOOST_TEST(guests::test::read_code(seen_code(driver)) == in_capitals(now().address));
}

BOOST_AUTO_TEST_CASE(without_a_network_it_waits_until_there_is_one) {
    start();
    const auto address = now().address;
    networks = {bridge};  // no phone is in there
    BOOST_REQUIRE(comes(PhonesNews::no_network));
    BOOST_TEST(now().address == address);
    BOOST_TEST(page_says("This computer is not on a network"));
    networks = {home};
    BOOST_REQUIRE(comes(PhonesNews::none));
    Watcher watcher{now()};
    BOOST_TEST(watcher.state()["entries"] == 0);
}

BOOST_AUTO_TEST_CASE(where_there_is_no_network_nothing_starts) {
    networks = {};
    driver.key(WXK_F12);
    driver.key('S');
    BOOST_TEST(!phones().is_on());
    BOOST_TEST(page_says("This computer is not on a network"));
    networks = {{"wlan0", "203.0.113.7"}};  // nobody can listen there
    driver.key('S');
    BOOST_TEST(!phones().is_on());
    BOOST_TEST(page_says("does not let the program listen"));
    networks = {home};
    driver.key('S');
    BOOST_TEST(phones().is_on());
    BOOST_TEST((now().news == PhonesNews::none));
}

BOOST_AUTO_TEST_CASE(a_sleep_is_spoken_of) {
    start();
    asleep = 3h;
    BOOST_REQUIRE(comes(PhonesNews::woken));
    BOOST_TEST(page_says("This computer was asleep."));
    passed += 61s;
    BOOST_TEST(comes(PhonesNews::none));
}

BOOST_AUTO_TEST_CASE(after_a_minute_without_anybody_the_causes_are_listed) {
    start();
    passed += 59s;
    driver.settle();
    BOOST_TEST(page().find("Nobody has connected for a minute.") == std::string::npos);
    passed += 1s;
    BOOST_TEST(page_says("Nobody has connected for a minute."));
    BOOST_TEST(page_says("mobile data"));
    BOOST_TEST(page_says("keeps its devices apart"));
    BOOST_TEST(page_says("blocks port " + std::to_string(now().port)));
    BOOST_TEST(page_says("on several networks"));
    BOOST_TEST(page_says("switch on a phone's hotspot"));
    Watcher watcher{now()};
    watcher.state();
    BOOST_TEST(gui_test::until([&] { return page().find("Nobody has connected") == std::string::npos; }, 5000));
}

BOOST_AUTO_TEST_CASE(whoever_watches_is_listed_and_counted) {
    start();
    BOOST_TEST(page_says("Nobody is connected"));
    to_table();
    BOOST_TEST(phones_tool() == "\u260E 0");
    {
        Watcher one{now()};
        one.state();
        Watcher two{now()};
        two.state();
        BOOST_TEST(gui_test::until([&] { return phones_tool() == "\u260E 2"; }, 5000));
        driver.key(WXK_F12);
        BOOST_TEST(page_says("2 connected"));
        BOOST_TEST(page_says("Android at 127.0.0.1: connected"));
    }
    BOOST_TEST(page_says("Nobody is connected"));
    BOOST_TEST(page_says("Android at 127.0.0.1: last seen 0 s ago"));
    BOOST_TEST(phones_tool() == "\u260E 0");
    driver.key('E');
    BOOST_TEST(phones_tool().empty());
}

BOOST_AUTO_TEST_CASE(a_phone_answers_once_somebody_at_the_window_says_yes) {
    start();
    Watcher watcher{now()};
    BOOST_TEST(watcher.state()["answered"] == json::array());
    Answerer anna{now()};
    const std::string seat = driver.table().desk()->table().looks().players()[0].key;
    const std::string digits = anna.ask(seat)["digits"];
    BOOST_TEST(watcher.state()["answered"] == json::array());
    BOOST_TEST(page_says("Does it show " + digits + "?"));
    BOOST_TEST(phones_tool().ends_with("?"), phones_tool());
    BOOST_TEST(anna.look()["stands"] == "asks");
    driver.settle();
    driver.click("phones", "phones:yes:" + digits);
    BOOST_TEST(watcher.state()["answered"] == json::array({seat}));
    BOOST_TEST(!phones_tool().ends_with("?"), phones_tool());
    BOOST_TEST(page_says("answers for"));
    to_table();
    const json page = anna.look()["page"];
    BOOST_TEST(page["heading"] == driver.table().desk()->page().heading);
    BOOST_TEST(page["rows"].size() == driver.table().desk()->page().rows.size());
    const json after = anna.choose(page, 0);
    BOOST_TEST(after["refused"] == "");
    BOOST_TEST(watcher.state()["entries"] == 1);
    BOOST_TEST(driver.table().desk()->table().looks().cursor() == 1U);
    BOOST_TEST(driver.table().desk()->page().heading != page["heading"].get<std::string>());  // the window follows
    BOOST_TEST(!anna.choose(page, 0)["refused"].get<std::string>().empty());
    driver.key('1');  // the other seat, at the table
    BOOST_TEST(driver.table().desk()->table().looks().cursor() == 2U);
    BOOST_TEST(!anna.look()["page"].is_null());
    driver.key(WXK_F12);
    driver.click("phones", "phones:away:" + digits);
    BOOST_TEST(anna.look()["stands"] == "none");
    BOOST_TEST(now().seats.empty());
}

// The table says whose seat a phone asks for, until somebody has answered; its line leads to where that is done.
BOOST_AUTO_TEST_CASE(the_table_says_whose_seat_a_phone_asks_for) {
    start();
    to_table();
    BOOST_TEST(!driver.shows("standing"));
    Answerer anna{now()};
    const auto& player = driver.table().desk()->table().looks().players()[0];
    const std::string digits = anna.ask(player.key)["digits"];
    driver.settle();
    BOOST_REQUIRE(driver.shows("standing"));
    const std::string said = spoken_on(driver.canvas("standing"));
    BOOST_TEST(said.find(player.label + ": a phone asks to answer for this seat. F12") != std::string::npos, said);
    driver.click("standing", "asked:0");
    BOOST_TEST(page_says("Does it show " + digits + "?"));
    driver.click("phones", "phones:away:" + digits);
    to_table();
    BOOST_TEST(!driver.shows("standing"));
}

// Its key stands once in what the button says.
BOOST_AUTO_TEST_CASE(the_button_of_phones_names_its_key_once) {
    for (const std::size_t asking : {1U, 2U})
        BOOST_TEST(present::asking_words(asking).find("F12") == std::string::npos);
    BOOST_TEST(present::asking_words(2) == "; 2 ask for a seat");
}

// Enter stopped sharing while a Yes was waiting, and every phone lost the game.
BOOST_AUTO_TEST_CASE(the_keyboard_goes_to_who_asks_and_stopping_asks_while_phones_are_connected) {
    start();
    auto& page = dynamic_cast<gui::PhonesPage&>(driver.canvas("phones"));
    BOOST_TEST(page.focused() == "phones:copy");
    Watcher watcher{now()};
    BOOST_TEST(watcher.state()["answered"] == json::array());
    Answerer anna{now()};
    const std::string seat = driver.table().desk()->table().looks().players()[0].key;
    const std::string digits = anna.ask(seat)["digits"];
    BOOST_TEST(page_says("Does it show " + digits + "?"));
    BOOST_TEST(page.focused() == "phones:yes:" + digits);
    driver.settle();
    driver.key(WXK_RETURN);
    BOOST_TEST(page_says("answers for"));
    BOOST_TEST(page.focused() != "phones:end");
    driver.key('E');
    BOOST_TEST(phones().is_on());
    BOOST_TEST(page_says("Stop: "));
    BOOST_TEST(page.focused() == "phones:end");
    driver.key('E');
    BOOST_TEST(!phones().is_on());
}

BOOST_AUTO_TEST_CASE(a_phone_is_sent_away_or_loses_its_seat_with_the_game) {
    start();
    Answerer anna{now()};
    const std::string seat = driver.table().desk()->table().looks().players()[0].key;
    const std::string digits = anna.ask(seat)["digits"];
    driver.settle();
    driver.click("phones", "phones:away:" + digits);
    BOOST_TEST(anna.look()["stands"] == "none");
    driver.settle();
    driver.click("phones", "phones:yes:" + anna.ask(seat)["digits"].get<std::string>());
    BOOST_TEST(anna.look()["stands"] == "answers");
    driver.run(CommandId::sessions);
    BOOST_TEST(anna.look()["stands"] == "none");
    driver.command(CommandId::practice);
    BOOST_REQUIRE(gui_test::until([&] { return driver.table().desk() != nullptr; }));
    driver.settle();
    BOOST_TEST(anna.look()["stands"] == "none");
}

BOOST_AUTO_TEST_CASE(what_a_phone_answers_leaves_alone_what_is_looked_at) {
    start();
    Answerer anna{now()};
    const std::string digits = anna.ask(driver.table().desk()->table().looks().players()[0].key)["digits"];
    driver.settle();
    driver.click("phones", "phones:yes:" + digits);
    to_table();
    driver.key('2');
    driver.key('2');
    driver.run(CommandId::look_earlier);
    BOOST_REQUIRE(driver.table().desk()->looks_back());
    const std::size_t seen = driver.table().desk()->shown_entries();
    BOOST_TEST(anna.choose(anna.look()["page"], 0)["refused"] == "");
    BOOST_TEST(driver.table().desk()->looks_back());
    BOOST_TEST(driver.table().desk()->shown_entries() == seen);
    BOOST_TEST(driver.table().desk()->table().looks().cursor() == 3U);
}

BOOST_AUTO_TEST_CASE(an_answer_waits_for_enter_at_the_table_if_that_is_preferred) {
    auto preferences = driver.frame().preferences();
    preferences.answers_wait = present::Switch::on;
    driver.frame().prefer(preferences);
    start();
    Answerer anna{now()};
    const std::string digits = anna.ask(driver.table().desk()->table().looks().players()[0].key)["digits"];
    driver.settle();
    driver.click("phones", "phones:yes:" + digits);
    const auto entries = [&] { return driver.table().desk()->table().looks().cursor(); };
    const auto answered = [&] { return anna.choose(anna.look()["page"], 0); };
    BOOST_TEST(answered()["waits"] == "Anna adds 1.");
    BOOST_TEST(page_says("An answer is waiting for Enter at the table. Anna: Anna adds 1."));
    BOOST_TEST(entries() == 0U);
    to_table();
    BOOST_TEST(phones_tool() == "\u260E 0 !");
    BOOST_TEST(spoken_on(driver.canvas("decision")).find("Anna answers on a phone: Anna adds 1.") != std::string::npos);
    driver.key(WXK_ESCAPE);
    BOOST_TEST(entries() == 0U);
    BOOST_TEST(anna.look()["fate"] == "Your answer was refused at the table.");
    BOOST_TEST(phones_tool() == "\u260E 0");
    answered();
    driver.settle();
    driver.key(WXK_RETURN);
    BOOST_TEST(entries() == 1U);
    BOOST_TEST(anna.look()["fate"] == "Your answer was entered at the table.");
    driver.key('1');  // Boris at the table
    answered();
    driver.run(CommandId::undo);
    BOOST_TEST(anna.look()["fate"] == "Something else was done at the table; your answer was not entered.");
    preferences.answers_wait = present::Switch::off;
    driver.frame().prefer(preferences);
    driver.key('1');
    const auto before = entries();
    answered();
    BOOST_TEST(entries() == before + 1);
}

BOOST_AUTO_TEST_CASE(standing_answers_are_seen_on_both_sides) {
    start();
    Answerer anna{now()};
    const std::string digits = anna.ask(driver.table().desk()->table().looks().players()[0].key)["digits"];
    driver.settle();
    driver.click("phones", "phones:yes:" + digits);
    to_table();
    driver.key('1');
    Watcher watcher{now()};
    watcher.state();
    const auto made = phones().snapshots();
    driver.table().act([](present::Desk& desk) {
        desk.let_stand(0, desk.table().standing().choices().front(), present::Lasting::until_taken_back);
    });
    driver.settle();
    BOOST_TEST(phones().snapshots() == made + 1);  // so phones look again
    watcher.state();
    BOOST_TEST(anna.look()["standing"]["own"][0]["text"] == "Always one");
    BOOST_TEST(driver.shows("standing"));
    anna.send_own({{"do", "stand_no_longer"}, {"key", "one"}});
    BOOST_TEST(driver.table().desk()->table().standing().in_force().empty());
    BOOST_TEST(!driver.shows("standing"));
}

BOOST_AUTO_TEST_CASE(a_new_start_has_a_new_key) {
    start();
    const auto first = now().address;
    driver.key('E');
    driver.key('S');
    BOOST_TEST(now().address != first);
    BOOST_TEST(now().address.substr(0, now().address.rfind('/')) == first.substr(0, first.rfind('/')));
}

BOOST_AUTO_TEST_CASE(closing_the_window_ends_it) {
    start();
    Watcher watcher{now()};
    watcher.state();
    driver.close();
    BOOST_TEST(watcher.next().name == "end");
}

BOOST_AUTO_TEST_CASE(the_address_is_copied) {
    start();
    driver.key('C');
    BOOST_TEST(page_says("The address for phones"));
}

BOOST_AUTO_TEST_SUITE_END()

namespace {

// The answer of a phone that has the seat which is asked.
void let_wait(AtPhones& shown, Answerer& phone) {
    auto preferences = shown.driver.frame().preferences();
    preferences.answers_wait = present::Switch::on;
    shown.driver.frame().prefer(preferences);
    phone.choose(phone.look()["page"], 0);
    shown.driver.settle();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(phones_page)

// Before it is on, with somebody connected, and with nobody for long.
BOOST_DATA_TEST_CASE(is_read_at_any_size, boost::unit_test::data::make({"en", "nl", "hu", "de"}), language) {
    AtPhones shown;
    if (std::string{language} != "en") shown.prefer(language);
    shown.driver.key(WXK_F12);
    gui_test::read_in_sizes(shown.driver, "phones, off");
    BOOST_TEST(shown.driver.cut_texts().empty());
    shown.driver.key('S');
    shown.passed += 61s;
    gui_test::read_in_sizes(shown.driver, "phones, nobody");
    Watcher watcher{shown.now()};
    watcher.state();
    gui_test::read_in_sizes(shown.driver, "phones, somebody");
    Answerer answerer_of_first{shown.now()};
    Answerer asking{shown.now()};
    const auto& players = shown.driver.table().desk()->table().looks().players();
    shown.phones().say_yes(answerer_of_first.ask(players[0].key)["digits"]);
    asking.ask(players[1].key);
    gui_test::read_in_sizes(shown.driver, "phones, seats");
    let_wait(shown, answerer_of_first);
    gui_test::read_in_sizes(shown.driver, "phones, an answer waits");
    shown.driver.key(WXK_ESCAPE);
    gui_test::read_in_sizes(shown.driver, "table with phones");
}

BOOST_AUTO_TEST_SUITE_END()

// For people to look at, into the folder of LOGOTHETE_PICTURES: gui_test --run_test=phones_pictures. Nothing is
// asserted.
BOOST_AUTO_TEST_SUITE(phones_pictures, *boost::unit_test::disabled())

BOOST_DATA_TEST_CASE(of_the_page, boost::unit_test::data::make({"en", "nl", "hu", "de"}), language) {
    AtPhones shown;
    if (std::string{language} != "en") shown.prefer(language);
    const char* const folder = std::getenv("LOGOTHETE_PICTURES");
    BOOST_REQUIRE(folder);
    const auto shoot = [&](const std::string& page) {
        for (const auto& [name, tone, text, size] :
             {std::tuple{"light-720", gui::Tone::light, 1.0, wxSize{1280, 720}},
              std::tuple{"dark-1080", gui::Tone::dark, 1.0, wxSize{1920, 1080}},
              std::tuple{"large-720", gui::Tone::light, 2.5, wxSize{1280, 720}}}) {
            shown.driver.look(tone, text, size);
            shown.driver.screenshot(std::string{folder} + "/phones-" + page + '-' + language + '-' + name + ".png");
        }
    };
    shown.driver.key(WXK_F12);
    shoot("off");
    shown.driver.key('S');
    shown.passed += 61s;
    shoot("nobody");
    Watcher watcher{shown.now()};
    watcher.state();
    shown.driver.settle();
    shoot("somebody");
    Answerer answerer_of_first{shown.now()};
    Answerer asking{shown.now()};
    const auto& players = shown.driver.table().desk()->table().looks().players();
    shown.phones().say_yes(answerer_of_first.ask(players[0].key)["digits"]);
    asking.ask(players[1].key);
    shown.driver.settle();
    shoot("seats");
    let_wait(shown, answerer_of_first);
    shoot("waits");
    shown.driver.key(WXK_ESCAPE);
    shoot("table");
}

BOOST_AUTO_TEST_SUITE_END()
