// SPDX-License-Identifier: MIT
#include "guests/answering.h"

#include "present/desk/seat_desk.h"
#include "present/desk/waiting_answer.h"
#include "present/language/words.h"
#include "present/table/open_session.h"
#include "present/table/standing_words.h"
#include "protocol/json_out.h"
#include "values/overloaded.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

namespace guests {

namespace {

namespace json = protocol::json;

std::string refused_json(const std::string& why) { return json::object("stands", "none", "refused", why); }

std::string row_json(const present::Row& row) {
    return json::object("key", row.key, "text", row.text, "note", row.note, "price", row.price, "why_not", row.why_not,
                        "place", row.place);
}
std::string dice_json(const present::DiceToTell& dice) { return json::object("whose", dice.whose, "dice", dice.dice); }
std::string text_of_path(const std::string& text) {
    std::string out;
    json::put(out, text);
    return out;
}

// Enough for who taps there.
double tenths(double value) { return std::round(10 * value) / 10; }
std::string place_json(const present::WatchedPlace& place) {
    return json::object("key", place.key, "x", tenths(place.middle.x), "y", tenths(place.middle.y), "r",
                        tenths(place.radius));
}
// Those that the rows name.
std::vector<present::WatchedPlace> named_places(const present::OpenSession& open, const present::Page& page) {
    const auto is_named = [&](const auto& place) {
        return std::any_of(page.rows.begin(), page.rows.end(), [&](const auto& row) { return row.place == place.key; });
    };
    if (std::all_of(page.rows.begin(), page.rows.end(), [](const auto& row) { return row.place.empty(); })) return {};
    auto places = open.places();
    std::erase_if(places, [&](const auto& place) { return !is_named(place); });
    return places;
}

std::string page_json(const present::OpenSession& open, const present::SeatDesk::Offer& offer) {
    const present::Page& page = *offer.what;
    return json::object("state", offer.state, "page", offer.page, "heading", page.heading, "path",
                        json::Raw{json::listed(page.path, text_of_path)}, "rows",
                        json::Raw{json::listed(page.rows, row_json)}, "places",
                        json::Raw{json::listed(named_places(open, page), place_json)}, "below", page.below, "dice",
                        json::Raw{json::listed(offer.dice, dice_json)}, "back", offer.has_way_back);
}

using present::WaitingAnswer;

bool waits(const WaitingAnswer& answer) { return answer.fate == WaitingAnswer::Fate::waits; }

// Empty while it waits.
std::string fate_words(const WaitingAnswer& answer) {
    switch (answer.fate) {
        case WaitingAnswer::Fate::waits:
            return {};
        case WaitingAnswer::Fate::entered:
            return present::translated("Your answer was entered at the table.");
        case WaitingAnswer::Fate::refused:
            return present::translated("Your answer was refused at the table.");
        case WaitingAnswer::Fate::dropped:
            break;
    }
    if (!answer.trouble.empty()) return answer.trouble;
    return present::translated("Something else was done at the table; your answer was not entered.");
}

std::string choice_json(const present::StandingChoice& one) { return json::object("key", one.key, "text", one.text); }
std::string line_json(const present::StandingLine& one) {
    return json::object("key", one.key, "text", present::standing_state(one));
}
std::string standing_json(const present::StandingAnswers& all, const std::vector<present::StandingLine>& own) {
    return json::object("turns", all.has_turns(), "choices", json::Raw{json::listed(all.choices(), choice_json)}, "own",
                        json::Raw{json::listed(own, line_json)});
}

std::optional<std::string> carried_out_at(present::SeatDesk& desk, const Wish& wish) {
    using Answered = std::optional<std::string>;
    return std::visit(values::overloaded{
                          [&](const Chooses& one) -> Answered {
                              return desk.choose({one.state, one.page}, one.row);
                          },
                          [&](const GoesBack& one) -> Answered {
                              return desk.back({one.state, one.page});
                          },
                          [&](const TellsDice& one) -> Answered {
                              const bool faces = one.way == TellsDice::Way::faces;
                              return desk.tell_dice(
                                  {one.state, one.page},
                                  {faces ? present::DiceTold::Way::faces : present::DiceTold::Way::hits, one.numbers});
                          },
                          [&](const Undoes& one) -> Answered { return desk.undo(one.state); },
                          [&](const LetsStand& one) -> Answered { return desk.let_stand(one.key, one.lasting); },
                          [&](const StandsNoLonger& one) -> Answered { return desk.take_back(one.key); },
                          [](const auto&) -> Answered { return std::nullopt; },
                      },
                      wish.what);
}

}  // namespace

std::string Answering::answer(std::string_view body, const std::string& device) {
    const auto wish = wish_of(body);
    if (!wish) return refused_json(present::translated("That could not be read."));
    present::OpenSession* const open = session();
    if (open == nullptr) return refused_json(present::translated("No game is open at the table."));
    if (const auto* const asks = std::get_if<AsksForSeat>(&wish->what)) return ask(*open, asks->seat, device);
    const Seats::Holder* const found = seats_.find(wish->ticket);
    if (found == nullptr) return refused_json(present::translated("This phone does not answer for that seat."));
    const Seats::Holder holder = *found;
    if (std::holds_alternative<Leaves>(wish->what)) {
        seats_.leave(holder.ticket);
        forget_those_gone();
        on_change();
        return refused_json({});
    }
    return look(*open, holder, refusal_of(*open, *wish, holder));
}

std::string Answering::ask(present::OpenSession& open, const std::string& seat, const std::string& device) {
    const auto& players = open.desk().table().looks().players();
    const auto found = std::find_if(players.begin(), players.end(), [&](const auto& one) { return one.key == seat; });
    if (found == players.end()) return refused_json(present::translated("There is no such seat."));
    const auto number = static_cast<std::size_t>(found - players.begin());
    if (seats_.is_taken(number))
        return refused_json(present::translated("Another phone answers for this seat. The table can take it back."));
    keys_.clear();
    for (const auto& one : players) keys_.push_back(one.key);
    const Seats::Holder* const holder = seats_.ask(number, device, clock());
    if (holder == nullptr) return refused_json(present::translated("Too many phones are asking for a seat right now."));
    const std::string said = look(open, *holder, {});
    on_change();
    return said;
}

// Why nothing came of it; empty: it was taken, or it was no answer.
std::string Answering::refusal_of(present::OpenSession& open, const Wish& wish, const Seats::Holder& holder) {
    if (std::holds_alternative<Looks>(wish.what)) return {};
    if (holder.stands == Seats::Holder::Stands::asks) return present::translated("The table has not said yes yet.");
    if (open.desk().repair() != nullptr)
        return present::translated("The table is repairing an entry; answer when it is done.");
    if (std::holds_alternative<Recalls>(wish.what)) {
        forget_waited(holder.ticket);
        return {};
    }
    if (const Waited* const own = waited_of(holder.ticket); own != nullptr && waits(*own->answer))
        return present::translated("Your answer is waiting for Enter at the table; take it back first.");
    if (waiting()) return present::translated("Another answer is already waiting for Enter at the table.");
    forget_waited(holder.ticket);
    return carried_out(open, wish, holder);
}

std::string Answering::carried_out(present::OpenSession& open, const Wish& wish, const Seats::Holder& holder) {
    std::optional<std::string> why = present::translated("This could not be entered; the table says why.");
    at_table([&] {
        present::SeatDesk& desk = open.seat_desk(holder.seat);
        desk.enter(answers_wait() == present::Switch::on ? present::SeatDesk::Entering::at_table
                                                         : present::SeatDesk::Entering::at_once);
        why = carried_out_at(desk, wish);
        auto waiting = desk.take_waiting();
        if (waiting == nullptr) return;
        waited_.push_back({holder.ticket, holder.seat, waiting});
        open.desk().let_wait(holder.seat, std::move(waiting));
    });
    if (this->waiting()) on_change();
    return why.value_or("");
}

// --- Answers that wait

const Answering::Waited* Answering::waited_of(std::string_view ticket) const {
    const auto found =
        std::find_if(waited_.begin(), waited_.end(), [&](const auto& one) { return one.ticket == ticket; });
    return found == waited_.end() ? nullptr : &*found;
}

std::optional<Answering::Waiting> Answering::waiting() const {
    for (const Waited& one : waited_)
        if (waits(*one.answer)) return Waiting{one.seat, one.answer->what};
    return std::nullopt;
}

// If it still waits, the table is asked no longer.
void Answering::forget_waited(std::string_view ticket) {
    const Waited* const found = waited_of(ticket);
    if (found == nullptr) return;
    const auto answer = found->answer;
    std::erase_if(waited_, [&](const Waited& one) { return one.ticket == ticket; });
    present::OpenSession* const open = session();
    if (open == nullptr || !waits(*answer)) return;
    at_table([&] { open->desk().drop_waiting(*answer); });
    on_change();
}

void Answering::forget_those_gone() {
    for (const Waited& one : std::vector<Waited>{waited_})
        if (seats_.find(one.ticket) == nullptr) forget_waited(one.ticket);
}

// --- What a phone is told

std::string Answering::look(present::OpenSession& open, const Seats::Holder& holder, const std::string& refused) const {
    const bool answers = holder.stands == Seats::Holder::Stands::answers;
    present::SeatDesk* const desk = answers ? &open.seat_desk(holder.seat) : nullptr;
    const auto offer = answers ? desk->offer() : present::SeatDesk::Offer{};
    const Waited* const own = waited_of(holder.ticket);
    const bool one_waits = own != nullptr && waits(*own->answer);
    return json::object(
        "stands", answers ? "answers" : "asks", "refused", refused, "ticket", holder.ticket, "seat",
        open.desk().table().looks().players().at(holder.seat).key, "digits", holder.digits, "page",
        json::Raw{offer.what != nullptr ? page_json(open, offer) : "null"}, "undo",
        answers ? desk->undo_name() : std::string{}, "state", offer.state, "waits",
        one_waits ? own->answer->what : std::string{}, "fate",
        own != nullptr ? fate_words(*own->answer) : std::string{}, "standing",
        json::Raw{answers ? standing_json(std::as_const(open.desk()).table().standing(), desk->standing()) : "null"});
}

void Answering::say_yes(const std::string& digits) {
    if (seats_.say_yes(digits)) on_change();
}

void Answering::send_away(const std::string& digits) {
    if (!seats_.send_away(digits)) return;
    forget_those_gone();
    on_change();
}

void Answering::send_all_away() {
    if (seats_.all().empty()) return;
    seats_.send_all_away();
    forget_those_gone();
    on_change();
}

std::vector<std::string> Answering::answered() const {
    std::vector<std::string> keys;
    for (const Seats::Holder& one : seats_.all())
        if (one.stands == Seats::Holder::Stands::answers && one.seat < keys_.size()) keys.push_back(keys_[one.seat]);
    return keys;
}

}  // namespace guests
