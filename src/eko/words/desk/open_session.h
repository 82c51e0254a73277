// SPDX-License-Identifier: MIT
// A session of Ekö that is open in the program, with a desk at it.
#pragma once

#include "eko/text/open.h"
#include "eko/words/desk/desk.h"
#include "eko/words/teller.h"
#include "present/desk/seat_desk.h"
#include "present/journal/turn_end.h"
#include "present/table/open_session.h"
#include "present/watched/watched.h"
#include "store/records.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace eko::words {

class OpenSession : public present::OpenSession {
public:
    // If it does not replay as it did, the desk says so.
    explicit OpenSession(eko::text::OpenedKept opened);

    const eko::text::Session& session() const { return opened_.session; }
    const Names& names() const { return desk_.names(); }

    const store::Details& details() const override { return opened_.details; }
    Desk& desk() override { return desk_; }
    present::SeatDesk& seat_desk(std::size_t seat) override;
    present::TableChoices choices() const override;
    std::vector<present::Chart> charts() const override;
    // Its turns end one player at a time.
    std::optional<present::TurnEnd> turn_end(std::size_t) const override { return std::nullopt; }
    bool is_over() const override;
    present::Finale finale() const override;
    present::Watched watched() const override;
    std::vector<present::WatchedPlace> places() const override;
    std::string report(const std::string& key, const store::Details& details,
                       const std::vector<store::Entry>& entries) const override;

private:
    void begin();

    eko::text::OpenedKept opened_;
    OpenTable told_{opened_.session};
    Desk desk_{opened_.session};
    present::SeatDesks seats_;
};

}  // namespace eko::words
