import LessonKit

/// A word that can be typed after `swift run workbook`: what may follow it, and what it does.
struct HubCommand: Sendable {
    let name: String
    /// The words that may follow, as the help shows them: `lesson number`.
    var words = ""
    /// How many of them.
    var count = 0...0
    var options: [HubOption] = []
    /// What it is for, in a sentence or two.
    let meaning: String
    /// Does it, and gives the answer.
    let run: @Sendable (Hub, HubArguments) throws -> Answer

    /// Every command, in the order of the help.
    static let all: [HubCommand] = [
        .map, .watch, .next, .check, .hint, .solution, .reset, .warmup, .plan, .marble, .operator, .sketch, .book,
        .class,
        .update, .adopt, .doctor, .author, .help,
    ]

    /// How it is typed: `swift run workbook hint lesson number`.
    var usage: String { "swift run workbook \(name)" + (words.isEmpty ? "" : " \(words)") }
}
