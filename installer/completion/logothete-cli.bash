# SPDX-License-Identifier: MIT
# Completion of logothete-cli for bash. It asks the program's own --help, so it knows what the program knows.

# The words under a heading of a --help read from standard input: commands, or long options.
_logothete_cli_listed() {
    awk -v heading="$1:" '
        $0 == heading {listed = 1; next}
        /^$/ {listed = 0}
        listed {sub(/^-[a-zA-Z],/, "", $1); print $1}'
}

_logothete_cli() {
    local program=${COMP_WORDS[0]} word=${COMP_WORDS[COMP_CWORD]} help commands before
    local -a command=()
    _logothete_cli_help() { LC_ALL=C LANGUAGE=en "$program" "${command[@]}" --help 2>/dev/null; }

    help=$(_logothete_cli_help) || return
    commands=$(_logothete_cli_listed Subcommands <<<"$help")
    for before in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        grep -qxF -e "$before" <<<"$commands" || continue
        command+=("$before")
        help=$(_logothete_cli_help) || return
        commands=$(_logothete_cli_listed Subcommands <<<"$help")
    done

    case $word in
        -*) commands=$(_logothete_cli_listed Options <<<"$help") ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$commands" -- "$word")
}

# Where the program expects no command, a file may stand.
complete -o default -F _logothete_cli logothete-cli
