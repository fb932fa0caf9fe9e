import LessonKit

/// An option of the commands: how it is typed, what may follow it, and what it does.
struct HubOption: Sendable {
    let name: String
    /// What follows it; nil where nothing does.
    var value: Value?
    let meaning: String

    struct Value: Sendable {
        /// As the help shows it: `seconds`.
        let word: String
        /// What is said if it is missing or wrong: `takes the name of a file: --svg merge.svg`.
        let rule: String
        var isRight: @Sendable (String) -> Bool = { !$0.isEmpty }
    }

    /// How it is typed: `--time-limit seconds`.
    var usage: String { name + (value.map { " \($0.word)" } ?? "") }

    /// The commands that know it. The help is for all.
    var commands: [HubCommand] { HubCommand.all.filter { $0.options.contains(self) } }

    /// - Parameter command: The word before it. Its options alone are suggested.
    /// - Throws: `UnknownName`.
    static func named(_ name: String, after command: String?) throws(UnknownName) -> HubOption {
        let wanted = name == "-h" ? HubOption.help.name : name
        if let option = every.first(where: { $0.name == wanted }) { return option }
        let names = (HubCommand.all.first { $0.name == command }?.options ?? every).map(\.name)
        throw UnknownName(
            kind: "option", name: name, all: names,
            advice: "What each does: swift run workbook --help")
    }
}

/// An option is known by its name.
extension HubOption: Hashable {
    static func == (one: HubOption, other: HubOption) -> Bool { one.name == other.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension HubOption {
    /// Every option, in the order of the help.
    static let every: [HubOption] = [
        .after, .all, .anonymous, .ascii, .before, .core, .csv, .from, .html, .json, .lesson, .list, .once, .path,
        .print, .play, .step, .timeLimit, .reveal, .svg, .to, .tree, .watch, .help,
    ]

    static let after = HubOption(
        name: "--after", value: Value(word: "name", rule: "takes the name of a lesson: --after subjects"),
        meaning: "The place of a lesson that an author lays out or moves: after this one.")
    static let all = HubOption(
        name: "--all",
        meaning:
            "Every entry of a class, where a page shows the first five. "
            + "For author pages: steps on the real clock run again.")
    static let anonymous = HubOption(name: "--anonymous", meaning: "A class without names, for the projector.")
    static let ascii = HubOption(
        name: "--ascii", meaning: "A marble diagram in the letters of the dialect: --1--2--|")
    static let before = HubOption(
        name: "--before", value: Value(word: "name", rule: "takes the name of a lesson: --before subjects"),
        meaning: "The same: before this one.")
    static let core = HubOption(
        name: "--core", meaning: "With book --print: the core of each lesson, without the steps that say more.")
    static let csv = HubOption(
        name: "--csv",
        meaning: "The class as comma-separated values: a row for each learner, a column for each exercise.")
    static let from = HubOption(
        name: "--from", value: Value(word: "name", rule: "takes the name of a lesson: --from subjects"),
        meaning: "A new sketch that begins with a step of this lesson; --step says which.")
    static let html = HubOption(
        name: "--html",
        value: Value(word: "file", rule: "takes the name of a file: --html class.html") {
            !$0.isEmpty && !$0.hasPrefix("--")
        },
        meaning:
            "Writes the class into a file, as a page for a browser. It replaces an earlier page, and no other file.")
    static let json = HubOption(
        name: "--json", meaning: "The map, the check or the marble diagram as one JSON object.")
    static let lesson = HubOption(
        name: "--lesson", value: Value(word: "name", rule: "takes the name of a lesson: --lesson subjects"),
        meaning: "A warm-up for the room, with the questions of this lesson; nothing is remembered. For a class: this "
            + "lesson alone, with a column for each exercise.")
    static let list = HubOption(name: "--list", meaning: "Your sketches, by name.")
    static let once = HubOption(
        name: "--once",
        meaning: "Runs the sketch once and ends, with 0 if it came to its end. Without a terminal this is so anyway.")
    static let path = HubOption(
        name: "--path", value: Value(word: "letters", rule: "takes the letters of your answers: --path AAB"),
        meaning: "Answers the first questions about operators: --path AAB")
    static let print = HubOption(
        name: "--print",
        meaning: "The pages of the book that are for paper, handouts and handbooks, and nothing else of it.")
    static let play = HubOption(
        name: "--play",
        meaning: "Opens the marble diagram in the terminal, to move its marbles with keys and mouse.")
    static let step = HubOption(
        name: "--step", value: Value(word: "number", rule: "takes the number of a step: --step 2") { _ in true },
        meaning: "The step of the lesson that a sketch begins with: --from subjects --step 2")
    static let timeLimit = HubOption(
        name: "--time-limit",
        value: Value(word: "seconds", rule: "takes seconds, more than 0 and at most 3600: --time-limit 10") {
            Double($0).map { $0 > 0 && $0 <= 3600 } ?? false
        },
        meaning: "How long one exercise may take in a check, or a sketch: 5 if you do not say.")
    static let reveal = HubOption(
        name: "--reveal", meaning: "Shows the solution of an exercise that has not passed.")
    static let svg = HubOption(
        name: "--svg", value: Value(word: "file", rule: "takes the name of a file: --svg merge.svg"),
        meaning: "Writes the marble diagram into a file, as a picture for a web page.")
    static let to = HubOption(
        name: "--to",
        value: Value(
            word: "name",
            rule: "takes a name: of a folder for a book, --to my-book, of a file for a class, --to minsu.json"),
        meaning:
            "The folder of the book: a new one, an empty one, or one with a book in it. For a check and the loop: your "
            + "file in the folder of your class. It is written anew after each check.")
    static let tree = HubOption(
        name: "--tree", meaning: "All questions about operators, and where each answer leads.")
    static let watch = HubOption(
        name: "--watch",
        meaning:
            "The class follows its folder: it is drawn again whenever a file comes. With --html the page renews itself."
    )
    static let help = HubOption(name: "--help", meaning: "What can be typed.")
}
