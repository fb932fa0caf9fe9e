import LessonKit

extension HubCommand {
    static let help = HubCommand(name: "help", meaning: "This.") { hub, _ in
        hub.help()
        return 0
    }
}

extension Hub {
    fileprivate func help() {
        prose("The hub of this workbook: it shows where you are, checks your exercises and gives hints.")
        entry("swift run workbook", "In a terminal it watches, as below. Into a pipe or a file it writes the map.")
        for command in HubCommand.all { entry(command.usage, command.meaning) }
        for option in HubOption.allCases { entry(option.usage, option.meaning) }
        line()
        prose("A lesson is named as in the map, or by its number: subscribe, 2.")
        prose(
            "A check ends with 0 when all that was asked for has passed, 1 when not, 64 when it does not know a word, "
                + "66 outside a checkout, 69 when it could not check.")
        prose("A class ends with 0 when every file was counted, 1 when one was not, 66 when there is none.")
    }

    private func entry(_ usage: String, _ meaning: String) {
        line()
        line("  " + page.ink.paint(usage, .strong))
        prose(meaning, after: "      ", margin: 6)
    }
}
