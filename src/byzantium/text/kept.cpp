// SPDX-License-Identifier: MIT
#include "byzantium/text/kept.h"

#include "byzantium/rules/header.h"
#include "session/kept_impl.h"
#include "store/exchange.h"
#include "store/holder.h"
#include "store/library.h"
#include "store/records.h"

namespace session {

using Byzantium = byzantium::text::Game;

template store::SessionId begin_session(store::Library&, const byzantium::Header&, const Place&,
                                        const Boards<Byzantium>&);
template OpenedKept<Byzantium> look_at(const store::Library&, store::SessionId, const Boards<Byzantium>&, DiceSource);
template std::variant<OpenedKept<Byzantium>, store::Holder> take_up(store::Library&, store::SessionId,
                                                                    const Boards<Byzantium>&, DiceSource);
template std::optional<store::Differs> known_in_part(const store::Library&, std::istream&, std::string_view,
                                                     const Boards<Byzantium>&);
template TakenLines<Byzantium> take_over(store::Library&, std::istream&, std::string_view, const Place&,
                                         const Boards<Byzantium>&);
template TakenFile<Byzantium> take_over_file(store::Library&, const std::filesystem::path&, store::IfDiffers,
                                             const Boards<Byzantium>&);
template std::vector<NotAsItWas<Byzantium>> replay_all(const store::Library&, const Boards<Byzantium>&);

}  // namespace session
