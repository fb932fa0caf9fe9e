import LessonKit

extension HubCommand {
    static let help = HubCommand(name: "help", meaning: "This page.") { _, _ in
        let alone = "In a terminal it watches, as below. Into a pipe or a file it writes the map."
        let entries =
            [("swift run workbook", alone)] + HubCommand.all.map { ($0.usage, $0.meaning) }
            + HubOption.every.map { ($0.usage, $0.meaning) }
        let end = [
            "A lesson is named as in the map, or by its number: subscribe, 2.",
            "A check ends with 0 when everything you asked for has passed, 1 when not, 64 for a word it does not know, "
                + "66 outside a checkout, 69 when it could not check.",
            "A class ends with 0 when every file was counted, 1 when one was not, 66 when there is none.",
        ]
        return Answer(
            blocks: [
                .prose("The hub of this workbook: it shows where you are, checks your exercises and gives hints.")
            ] + entries.flatMap(entry) + [.gap] + end.map { .prose($0) })
    }

    private static func entry(_ usage: String, _ meaning: String) -> [Block] {
        [.gap, .indented([.whole(usage, .strong)]), .indented(by: 6, [.prose(meaning)])]
    }
}
