// SPDX-License-Identifier: MIT
#include "eko/text/open.h"

#include "eko/rules/header.h"
#include "protocol/lines.h"
#include "session/kept_impl.h"
#include "session/open_impl.h"
#include "session/resources.h"
#include "store/exchange.h"
#include "store/holder.h"
#include "store/library.h"
#include "store/records.h"

namespace session {

using Eko = eko::text::Game;

template Opened<Eko> open_journal(std::istream&, std::string_view, const Boards<Eko>&, DiceSource);
template Session<Eko> open_guide(const Resources&, const Boards<Eko>&);
template Session<Eko> new_session<Eko>(const eko::Header&, const Boards<Eko>&, DiceSource);
template void write_journal(std::ostream&, const Session<Eko>&);
template std::string journal_text(const Session<Eko>&);
template void save_journal(const Target&, const Session<Eko>&);
template eko::Header read_journal_header<Eko>(protocol::LineReader&, std::string_view);
template JournalEntries<Eko> read_journal_entries<Eko>(protocol::LineReader&, const eko::Table&, const eko::Header&,
                                                       std::string_view);

template store::SessionId begin_session(store::Library&, const eko::Header&, const Place&, const Boards<Eko>&);
template OpenedKept<Eko> look_at(const store::Library&, store::SessionId, const Boards<Eko>&, DiceSource);
template std::variant<OpenedKept<Eko>, store::Holder> take_up(store::Library&, store::SessionId, const Boards<Eko>&,
                                                              DiceSource);
template std::optional<store::Differs> known_in_part(const store::Library&, std::istream&, std::string_view,
                                                     const Boards<Eko>&);
template TakenLines<Eko> take_over(store::Library&, std::istream&, std::string_view, const Place&, const Boards<Eko>&);
template TakenFile<Eko> take_over_file(store::Library&, const std::filesystem::path&, store::IfDiffers,
                                       const Boards<Eko>&);
template std::vector<NotAsItWas<Eko>> replay_all(const store::Library&, const Boards<Eko>&);

}  // namespace session
