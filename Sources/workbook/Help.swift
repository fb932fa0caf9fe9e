extension Hub {
    private static let entries: [(usage: String, meaning: String)] = [
        ("swift run workbook", "The map: the lessons, how far you are, and what to type next."),
        ("swift run workbook check [lesson [number]]", "Checks every exercise, one lesson's, or one."),
        ("swift run workbook hint lesson number", "The next hint for an exercise; the ones before it again."),
        ("--json", "The map or the check as one JSON object."),
        ("--time-limit seconds", "How long one exercise may take in a check: 5 if you do not say."),
        ("--help", "This."),
    ]

    func help() {
        page.prose("The hub of this workbook: it shows where you are, checks your exercises and gives hints.")
        for entry in Self.entries {
            page.write("")
            page.write("  " + page.coloured(entry.usage, .bold))
            page.prose(entry.meaning, first: "      ", rest: "      ")
        }
        page.write("")
        page.prose(
            "A check ends with 0 when all that was asked for has passed, 1 when not, 64 when it does not know a word, "
                + "66 outside a checkout, 69 when it could not check.")
    }
}
