// SPDX-License-Identifier: MIT
#include "present/window/preference_words.h"

#include "present/language/words.h"
#include "present/shelf/shelf_words.h"

namespace present {

PreferenceWords preference_words() {
    return {
        translated("Preferences"),
        translated("Keys"),
        translated("Everything can be done by keyboard."),
        translated("Show all keys"),
        translated("Backups of the library"),
        translated("A backup is made automatically on each day you play; the last ten are kept in a folder beside the "
                   "library."),
        translated("There are no backups yet."),
        translated("The library is not open."),
        translated("Make a backup now"),
        translated("Restore this backup"),
        translated("All games will be as they were then. The present library is kept under another name."),
        translated("Restore the backup"),
        translated("No"),
    };
}

std::string backup_words(const store::Backup& backup) {
    return say("Backup {n}, {date}", arg("n", backup.number), arg("date", backup_time(backup)));
}

std::string backup_made(std::uint64_t number) { return say("Backup {n} is made.", arg("n", number)); }

std::string backup_put_back(std::uint64_t number, const std::string& file) {
    return say("Backup {n} is restored. The previous library is kept: {file}.", arg("n", number), arg("file", file));
}

}  // namespace present
