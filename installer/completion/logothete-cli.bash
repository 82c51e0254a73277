# SPDX-License-Identifier: MIT
# Completion of logothete-cli for bash. It asks the program's own --help, so it knows what the program knows.

# The words under a heading of a --help read from standard input: commands, or long options.
_logothete_cli_listed() {
    awk -v heading="$1:" '
        $0 == heading {listed = 1; next}
        /^$/ {listed = 0}
        listed {sub(/^-[a-zA-Z],/, "", $1); print $1}'
}

# The values that a refusal lists: "session new: --game: must be one of byzantium and eko, not nothing."
_logothete_cli_allowed() {
    _logothete_cli_run "$@" '' | sed -n 's/^.*--[a-z]*: must be one of \(.*\), not nothing.*$/\1/p' |
        sed -e 's/ and / /' -e 's/,//g' | tr ' ' '\n'
}

# The values of an option, where they are few. Of --format they stand in the --help read from standard input; the others
# are named by the program when it is given none of them. Each game has pages of its own.
_logothete_cli_values() {
    local game
    case $1 in
        --format) awk '/^FORMAT is one of/ {listed = 1; next} /^$/ {listed = 0} listed && /^  / {print $1}' ;;
        --page)
            for game in $(_logothete_cli_allowed --game); do
                _logothete_cli_allowed --game "$game" --page
            done
            ;;
        *) _logothete_cli_allowed "$1" ;;
    esac
}

_logothete_cli() {
    local program=${COMP_WORDS[0]} word=${COMP_WORDS[COMP_CWORD]} help commands before
    local -a command=()
    _logothete_cli_run() { LC_ALL=C LANGUAGE=en "$program" "${command[@]}" "$@" 2>&1 </dev/null; }
    _logothete_cli_help() { _logothete_cli_run --help; }

    help=$(_logothete_cli_help) || return
    commands=$(_logothete_cli_listed Subcommands <<<"$help")
    for before in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        grep -qxF -e "$before" <<<"$commands" || continue
        command+=("$before")
        help=$(_logothete_cli_help) || return
        commands=$(_logothete_cli_listed Subcommands <<<"$help")
    done

    case ${COMP_WORDS[COMP_CWORD - 1]} in
        --format | --game | --language | --page)
            commands=$(_logothete_cli_values "${COMP_WORDS[COMP_CWORD - 1]}" <<<"$help")
            ;;
    esac
    case $word in
        -*) commands=$(_logothete_cli_listed Options <<<"$help") ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$commands" -- "$word")
}

# Where the program expects no command, a file may stand.
complete -o default -F _logothete_cli logothete-cli
