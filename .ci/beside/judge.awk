# Compares what a program prints in both copies: differences, Streams, RxSwift. A line is a name, a tab, and what happens.
# The pattern of a difference is one of names, or the name of a kind: see `is`.
function without(text, pattern) { gsub(" " pattern, "", text); return text }
function withoutReleases(text) { return without(text, "([a-z]!|gone|over)") }
# Whether RxSwift does all that Streams does, in this order, and more: but nothing more arrives, and there is no further warning.
function isMore(here, there,    ours, theirs, number, all, done) {
    number = split(here, ours, " ")
    all = split(there, theirs, " ")
    done = 1
    for (each = 1; each <= all; each++) {
        if (done <= number && ours[done] == theirs[each]) done++
        else if (theirs[each] ~ /@|⚠️/) return 0
    }
    return done > number
}
function is(kind, name, here, there) {
    if (kind == "(releases)") return withoutReleases(here) == withoutReleases(there)
    if (kind == "(more)") return isMore(withoutReleases(here), withoutReleases(there))
    if (kind == "(warnings)") return isMore(without(withoutReleases(here), "⚠️"), without(withoutReleases(there), "⚠️"))
    return name ~ kind
}
function judge(name, here, there,    number) {
    if (here == there) return
    for (number = 1; number <= count; number++) if (is(patterns[number], name, here, there)) { seen[number]++; return }
    print "  " name "\n    Streams  " here "\n    RxSwift  " there
    unknown++
}
FILENAME == ARGV[1] { if ($1 == program) { patterns[++count] = $2; reasons[count] = $3 } next }
FILENAME == ARGV[2] { all++; streams[$1] = $2; next }
{ judge($1, ($1 in streams) ? streams[$1] : "(is not there)", $2); delete streams[$1] }
END {
    for (name in streams) judge(name, streams[name], "(is not there)")
    for (number = 1; number <= count; number++) print "  " (seen[number] + 0) " differ: " reasons[number]
    print "  " (unknown + 0) " of " (all + 0) " differ without a reason in the list."
    exit (unknown > 0 || all == 0)
}
