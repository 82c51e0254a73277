// SPDX-License-Identifier: MIT
#include "store/place.h"

namespace store {

namespace fs = std::filesystem;

fs::path log_of(fs::path library) { return library += "-wal"; }
fs::path index_of(fs::path library) { return library += "-shm"; }

Place::Place(const fs::path& library)
    : file_{library},
      log_{log_of(library)},
      index_{index_of(library)},
      handle_{library},
      known_{look_at(library).value_or(Look{})},
      log_id_{file_id(log_)},
      index_id_{file_id(index_)} {}

FileNow Place::file_now() const {
    const auto now = look_at(file_);
    if (!now || now->id != known_.id) return FileNow::moved;
    if (now->size < known_.size) return FileNow::cut_off;
    return now->written == known_.written ? FileNow::as_noted : FileNow::written;
}

std::optional<Amiss> Place::beside_now() const {
    if (file_id(log_) != log_id_) return Amiss::no_log;
    if (file_id(index_) != index_id_) return Amiss::no_index;
    return std::nullopt;
}

void Place::note() {
    const auto by_handle = handle_.look();
    const auto now = by_handle ? by_handle : look_at(file_);
    if (now && now->id == known_.id) known_ = *now;
}

bool Place::is_elsewhere() const {
    const auto now = handle_.look();
    return now && now->names > 0 && !file_id(file_) && !beside_now();
}

// With neither log nor index nobody else has begun yet.
bool Place::may_be_shared() const {
    const auto index = file_id(index_);
    return index ? index != index_id_ : file_id(log_).has_value();
}

}  // namespace store
