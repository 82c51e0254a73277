// SPDX-License-Identifier: MIT
#include "guests/answering.h"
#include "guests/asleep.h"
#include "guests/key.h"
#include "guests/page.h"
#include "guests/room.h"
#include "guests/snapshot.h"
#include "guests/whereabouts.h"
#include "gui/phones/phones.h"
#include "present/language/language.h"
#include "present/table/open_session.h"
#include "present/watched/watching.h"
#include "session/files.h"
#include "session/resources.h"
#include "session/session.h"
#include "store/records.h"
#include "wording/failure.h"

#include <wx/event.h>
#include <wx/timer.h>

#include <algorithm>
#include <atomic>
#include <optional>
#include <utility>

namespace gui {
namespace {

using namespace std::chrono_literals;
using present::PhonesNews;
using present::PhonesNow;
using std::chrono::steady_clock;

constexpr std::uint16_t usual_port_of_phones = 4680;
constexpr std::size_t longest_phones_page = 65536;
constexpr auto slept_since_look = 10s;  // more than a clock that is set
constexpr auto news_of_sleep = 60s;     // stay that long

class ListeningPhones : public Phones, private wxEvtHandler {
public:
    ListeningPhones() : world_{guests::interfaces_here, guests::asleep_so_far, [] { return steady_clock::now(); }} {
        look_.SetOwner(this);
        Bind(wxEVT_TIMER, [this](wxTimerEvent&) { look(); });
        answering_.session = [this] { return open_session(); };
        answering_.at_table = [this](const std::function<void()>& doing) { at_table(doing); };
        answering_.answers_wait = [this] { return answers_wait(); };
        answering_.on_change = [this] { seats_changed(); };
    }

    World& world() override { return world_; }

    void start() override {
        if (room_) return;
        const auto found = guests::ranked(world_.networks());
        news_ = found.empty() ? PhonesNews::no_network : PhonesNews::refused;
        key_ = guests::new_table_key();
        page_ = guests::page_of(
            session::read_file(session::Resources::find().root() / "guests" / "page.html", longest_phones_page));
        begun_ = world_.now();
        asleep_ = world_.asleep();
        woken_at_.reset();
        for (const guests::Interface& one : found)
            if (listen_at(one)) break;
        if (room_) look_.Start(static_cast<int>(world_.between_looks.count()));
        changed();
    }

    void next_address() override {
        if (!room_) return;
        const auto found = guests::ranked(world_.networks());
        const auto here = place_of(found);
        for (std::size_t step = 1; step <= found.size(); ++step) {
            const auto& next = found[(static_cast<std::size_t>(here - found.begin()) + step) % found.size()];
            if (next.address != at_.address && listen_at(next)) break;
        }
        begun_ = world_.now();
        changed();
    }

    void end() override {
        look_.Stop();
        room_.reset();
        shown_ = nullptr;
        answering_.send_all_away();
        news_ = PhonesNews::none;
        changed();
    }

    PhonesNow now() const override {
        PhonesNow now;
        now.news = news_;
        if (!room_) return now;
        now.state = PhonesNow::State::on;
        now.address = "http://" + room_->host() + '/' + key_;
        now.network = at_.name;
        now.port = room_->port();
        now.other_networks = others_;
        tell_visitors(now);
        tell_seats(now);
        if (news_ == PhonesNews::moved && now.watching > 0) now.news = PhonesNews::none;  // the new code was scanned
        const bool long_since = world_.now() - begun_ >= world_.patience;
        if (long_since && now.phones.empty()) now.nobody = PhonesNow::Nobody::long_since;
        return now;
    }

    guests::Modules code() const override {
        return room_ ? guests::code_of(guests::address_for_code(room_->host(), key_)) : guests::Modules{};
    }

    void follow(present::OpenSession* session, const std::string& game) override {
        if (!room_) return;
        if (session == nullptr) {
            if (std::exchange(shown_, nullptr)) room_->show(nullptr);
            answering_.send_all_away();
            at_seats_of_.reset();
            watching_.forget();
            return forget();
        }
        const auto& table = std::as_const(session->desk()).table();
        const Seen seen{session->details().id, table.state(), table.standing().in_force()};
        if (at_seats_of_ && at_seats_of_ != seen.id) {
            answering_.send_all_away();
            watching_.forget();
        }
        at_seats_of_ = seen.id;
        if (shown_ && seen_ == seen) return;
        seen_ = seen;
        game_ = game;
        ++made_;
        shown_ = guests::snapshot({++number_, present::spoken_language(), session->details().title, game,
                                   watching_.look(*session), answering_.answered()});
        room_->show(shown_);
    }
    void forget() override { seen_.reset(); }
    void say_yes(const std::string& digits) override { answering_.say_yes(digits); }
    void send_away(const std::string& digits) override { answering_.send_away(digits); }
    std::size_t snapshots() const override { return made_; }

private:
    struct Seen {
        store::SessionId id;
        session::StateNumber state;
        std::vector<present::StandingLine> standing;  // phones show those of their seat
        bool operator==(const Seen&) const = default;
    };

    void changed() {
        const auto found = guests::ranked(world_.networks());
        others_ = found.size() - (place_of(found) == found.end() ? 0 : 1);
        on_change();
    }
    std::vector<guests::Interface>::const_iterator place_of(const std::vector<guests::Interface>& found) const {
        return std::find_if(found.begin(), found.end(), [&](const auto& one) { return one.address == at_.address; });
    }

    // At the usual port, or the one it had before; at any where that is taken. False: not there.
    bool listen_at(const guests::Interface& network) {
        for (const std::uint16_t port : {port_, std::uint16_t{0}}) try {
                auto room = std::make_unique<guests::Room>(
                    guests::Listening{network.address,
                                      port,
                                      key_,
                                      {},
                                      [this] { visited(); },
                                      [this](guests::ToAnswer wish) { to_answer(std::move(wish)); }},
                    page_);
                if (shown_) room->show(shown_);
                room_ = std::move(room);  // those at the old one are told that it is over
                at_ = network;
                port_ = room_->port();
                where_.listens_at(at_.address);
                news_ = PhonesNews::none;
                return true;
            } catch (const wording::Failure&) {
                continue;
            }
        return false;
    }

    // On the network's thread. However many come at once, the window looks once.
    void visited() {
        if (is_told_.exchange(true)) return;
        CallAfter([this] {
            is_told_ = false;
            on_change();
        });
    }

    void tell_visitors(PhonesNow& now) const {
        const auto at = steady_clock::now();  // as the room counts
        for (const guests::Visitor& one : room_->visitors()) {
            present::PhoneSeen phone{one.address, one.device, std::nullopt};
            if (one.open == 0) phone.gone = std::chrono::duration_cast<std::chrono::seconds>(at - one.last);
            now.watching += one.open;
            now.phones.push_back(std::move(phone));
        }
    }

    // On the network's thread. The room may have ended until the main thread comes to it.
    void to_answer(guests::ToAnswer wish) {
        CallAfter([this, wish = std::move(wish)] { wish.reply(answering_.answer(wish.body, wish.from)); });
    }
    // Phones are told with the next snapshot.
    void seats_changed() {
        forget();
        if (auto* const open = open_session()) follow(open, game_);
        on_change();
    }
    void tell_seats(PhonesNow& now) const {
        auto* const open = open_session();
        if (open == nullptr) return;
        const auto& players = open->desk().table().looks().players();
        if (const auto waiting = answering_.waiting(); waiting && waiting->seat < players.size())
            now.waiting = present::waiting_line(players[waiting->seat].label, waiting->what);
        for (const guests::Seats::Holder& one : answering_.seats().all())
            if (one.seat < players.size())
                now.seats.push_back({players[one.seat].label, one.digits, one.device,
                                     one.stands == guests::Seats::Holder::Stands::answers
                                         ? present::PhoneAtSeat::Stands::answers
                                         : present::PhoneAtSeat::Stands::asks});
    }

    // Addresses change while a laptop sleeps, or goes from one network to another.
    void look() {
        const auto found = guests::ranked(world_.networks());
        const auto slept = world_.asleep();
        if (slept - std::exchange(asleep_, slept) > slept_since_look) woken_at_ = world_.now();
        const auto address = where_.look(found);
        if (address == guests::Whereabouts::Address::gone)
            move_on(found);
        else if (address == guests::Whereabouts::Address::there &&
                 (news_ == PhonesNews::no_network || news_ == PhonesNews::woken))
            news_ = PhonesNews::none;
        if (news_ == PhonesNews::none && woken_at_ && world_.now() - *woken_at_ < news_of_sleep)
            news_ = PhonesNews::woken;
        changed();
    }
    void move_on(const std::vector<guests::Interface>& found) {
        for (const guests::Interface& one : guests::where_to_go(found))
            if (listen_at(one)) {
                news_ = PhonesNews::moved;
                begun_ = world_.now();
                return;
            }
        news_ = PhonesNews::no_network;
    }

    World world_;
    std::atomic<bool> is_told_{false};
    guests::Page page_{};
    wxTimer look_{};
    std::string key_{};
    guests::Interface at_{};
    std::uint16_t port_ = usual_port_of_phones;
    std::size_t others_ = 0;
    guests::Whereabouts where_{};
    PhonesNews news_ = PhonesNews::none;
    std::chrono::milliseconds asleep_{};
    std::optional<steady_clock::time_point> woken_at_{};
    steady_clock::time_point begun_{};
    std::uint64_t number_ = 0;
    std::size_t made_ = 0;
    std::optional<Seen> seen_{};
    std::optional<store::SessionId> at_seats_of_{};  // of whose seats phones are told
    std::string game_{};
    present::Watching watching_{};
    guests::Answering answering_{};
    std::shared_ptr<const guests::Snapshot> shown_{};
    std::unique_ptr<guests::Room> room_{};  // last: its thread calls the rest
};

}  // namespace

std::unique_ptr<Phones> make_phones() { return std::make_unique<ListeningPhones>(); }

bool makes_codes() { return true; }

std::optional<guests::Modules> code_for_camera(const std::string& text) { return guests::code_of_much(text); }

}  // namespace gui
