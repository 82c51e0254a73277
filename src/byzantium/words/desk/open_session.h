// SPDX-License-Identifier: MIT
// A session of Byzantium that is open in the program, with a desk at it.
#pragma once

#include "byzantium/text/kept.h"
#include "byzantium/words/desk/desk.h"
#include "byzantium/words/looking_back/reviewing.h"
#include "present/desk/seat_desk.h"
#include "present/journal/turn_end.h"
#include "present/table/open_session.h"
#include "present/watched/watched.h"
#include "session/session.h"
#include "store/records.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace byzantium::words {

class OpenSession : public present::OpenSession {
public:
    // If it does not replay as it did, the desk says so, and offers what an older reading of a rule left.
    explicit OpenSession(byzantium::text::OpenedKept opened);

    const byzantium::text::Session& session() const { return opened_.session; }
    const Names& names() const { return desk_.names(); }
    // A finished review of the present position, for the chronicle to tell. It is forgotten when the table moves.
    void keep_review(std::shared_ptr<const Reviewed> reviewed);

    const store::Details& details() const override { return opened_.details; }
    Desk& desk() override { return desk_; }
    present::SeatDesk& seat_desk(std::size_t seat) override;
    present::TableChoices choices() const override;
    std::vector<present::Chart> charts() const override;
    std::optional<present::TurnEnd> turn_end(std::size_t entries) const override;
    bool is_over() const override;
    present::Finale finale() const override;
    present::Watched watched() const override;
    std::vector<present::WatchedPlace> places() const override;
    std::string report(const std::string& key, const store::Details& details,
                       const std::vector<store::Entry>& entries) const override;

private:
    byzantium::text::OpenedKept opened_;
    Desk desk_;
    present::SeatDesks seats_;
    std::shared_ptr<const Reviewed> reviewed_;
    session::StateNumber reviewed_at_{};
};

}  // namespace byzantium::words
