// SPDX-License-Identifier: MIT
// A session of the toy game whose seats phones answer for, without a network between.
#pragma once

#include "guests/answering.h"
#include "gui/counter_words.h"
#include "store/library.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <memory>
#include <string>
#include <variant>

namespace guests::test {

// Anna (even) and Boris (odd), up to ten. Anna is asked first.
struct AtCounter {
    using json = nlohmann::json;

    static std::unique_ptr<present::OpenSession> opened(store::Library& library) {
        const counter::WindowGame game;
        const auto id = game.begin_practice(library);
        return std::get<std::unique_ptr<present::OpenSession>>(game.take_up(library, id));
    }
    AtCounter() {
        answering.session = [this] { return open.get(); };
    }

    json say(const json& wish) { return json::parse(answering.answer(wish.dump(), "iPhone 192.168.1.7")); }
    json ask(const std::string& seat) { return say({{"do", "ask"}, {"seat", seat}}); }
    json look(const std::string& ticket) { return say({{"do", "look"}, {"ticket", ticket}}); }
    json choose(const std::string& ticket, const json& page, int row) {
        return say(
            {{"do", "choose"}, {"ticket", ticket}, {"state", page["state"]}, {"page", page["page"]}, {"row", row}});
    }
    // Of what is offered now.
    json choose(const std::string& ticket, int row) { return choose(ticket, look(ticket)["page"], row); }
    json undo(const std::string& ticket) {
        return say({{"do", "undo"}, {"ticket", ticket}, {"state", look(ticket)["state"]}});
    }
    json stand(const std::string& ticket, const std::string& key, const std::string& lasting = "always") {
        return say({{"do", "stand"}, {"ticket", ticket}, {"key", key}, {"lasting", lasting}});
    }
    json stand_no_longer(const std::string& ticket, const std::string& key) {
        return say({{"do", "stand_no_longer"}, {"ticket", ticket}, {"key", key}});
    }
    // A phone that has that seat.
    std::string seated(const std::string& seat) {
        const json come = ask(seat);
        answering.say_yes(come.at("digits"));
        return come.at("ticket");
    }
    std::string key(std::size_t seat) { return open->desk().table().looks().players().at(seat).key; }
    std::size_t entries() { return open->desk().table().looks().cursor(); }

    store::Library library = store::Library::in_memory();
    std::unique_ptr<present::OpenSession> open = opened(library);
    Answering answering{};
};

}  // namespace guests::test
