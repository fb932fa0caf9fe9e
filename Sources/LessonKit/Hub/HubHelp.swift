extension Hub {
    private static let entries: [(usage: String, meaning: String)] = [
        ("swift run workbook", "The map: the lessons, how far you are, and what to type next."),
        ("swift run workbook check [all | lesson [number]]", "Checks every exercise, one lesson's, or one."),
        ("swift run workbook hint lesson number", "A hint for an exercise: each time the next one, then all of them."),
        ("--json", "The map or the check as one JSON object."),
        ("--time-limit seconds", "How long one exercise may take in a check: 5 if you do not say."),
        ("--help", "This."),
    ]

    func help() {
        prose("The hub of this workbook: it shows where you are, checks your exercises and gives hints.")
        for entry in Self.entries {
            line()
            line("  " + page.ink.paint(entry.usage, .strong))
            prose(entry.meaning, after: "      ", margin: 6)
        }
        line()
        prose("A lesson is named as in the map, or by its number: subscribe, 2.")
        prose(
            "A check ends with 0 when all that was asked for has passed, 1 when not, 64 when it does not know a word, "
                + "66 outside a checkout, 69 when it could not check.")
    }
}
