# SPDX-License-Identifier: MIT
# A text as an invented language says it: between marks, letters with accents, about a third longer; its {places} and
# the blanks and line ends at its ends stay. What no catalogue gave is then seen at a glance, and so is what is cut.
BEGIN {
    RS = "\001"
    split("a:á c:č d:ď e:é g:ğ i:í l:ľ n:ň o:ő r:ř s:š t:ť u:ű y:ý z:ž A:Á C:Č D:Ď E:É I:Í L:Ľ N:Ň O:Ő R:Ř S:Š T:Ť U:Ű Z:Ž", pairs, " ")
    for (i in pairs) letters[substr(pairs[i], 1, 1)] = substr(pairs[i], 3)
}

# Nothing but signs and places: "." or "{list}, {next}" are said alike everywhere.
function has_words(text) {
    gsub(/\{[^}]*\}/, "", text)
    return text ~ /[A-Za-z]/
}

function accented(text,    out, i, c, inside) {
    for (i = 1; i <= length(text); i++) {
        c = substr(text, i, 1)
        if (c == "{") inside = 1
        out = out ((!inside && c in letters) ? letters[c] : c)
        if (c == "}") inside = 0
    }
    return out
}

function longer(text,    out, i) {
    for (i = 0; i < length(text) / 3; i++) out = out "~"
    return out
}

{
    text = $0
    if (!has_words(text)) { printf "%s", text; next }
    match(text, /^[ \n]*/); before = substr(text, 1, RLENGTH); text = substr(text, RLENGTH + 1)
    match(text, /[ \n]*$/); behind = substr(text, RSTART); text = substr(text, 1, RSTART - 1)
    printf "%s[%s%s]%s", before, accented(text), longer(text), behind
}
