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
        translated("On each day of play one is made by itself. The last ten are kept, in a folder beside the library."),
        translated("There is none yet."),
        translated("The library is not open."),
        translated("Make one now"),
        translated("Put this one back"),
        translated("All sessions will be as they were then. The library as it is now is kept under another name."),
        translated("Put it back"),
        translated("No"),
    };
}

std::string backup_words(const store::Backup& backup) {
    return say("Number {n} of {date}", arg("n", backup.number), arg("date", backup_time(backup)));
}

std::string backup_made(std::uint64_t number) { return say("Backup {n} is made.", arg("n", number)); }

std::string backup_put_back(std::uint64_t number, const std::string& file) {
    return say("The library is as it was in backup {n}. The one before is kept: {file}.", arg("n", number),
               arg("file", file));
}

}  // namespace present
