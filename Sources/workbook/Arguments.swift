import LessonKit

/// What was typed after `swift run workbook`.
enum Command: Equatable {
    case map
    case check(lesson: String?, number: String?)
    case hint(lesson: String, number: String)
    case help
}

struct Arguments: Equatable {
    var command = Command.map
    var isJSON = false
    /// Seconds an exercise may take.
    var timeLimit = 5.0

    static let commands = ["check", "hint"]
    static let options = ["--help", "--json", "--time-limit"]

    /// - Throws: `UnknownName` for a command or an option that does not exist, `Misuse` for what does not fit together.
    init(_ arguments: [String]) throws {
        var words: [String] = []
        var isHelp = false
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let (name, value) = Self.halves(argument)
            switch name {
            case "--help" where value == nil, "-h" where value == nil: isHelp = true
            case "--json" where value == nil: isJSON = true
            case "--time-limit":
                guard let seconds = (value ?? rest.popFirst()).flatMap(Double.init), seconds > 0, seconds <= 3600 else {
                    throw Misuse("--time-limit wants seconds, more than 0 and at most 3600: --time-limit 10")
                }
                timeLimit = seconds
            case _ where argument.hasPrefix("-"):
                throw UnknownName(
                    kind: "option", name: argument, nearest: Nearest.names(to: name, in: Self.options),
                    all: Self.options)
            default: words.append(argument)
            }
        }
        command = isHelp ? .help : try Self.command(words)
        if isJSON, case .hint = command { throw Misuse("--json is for the map and for check; hint prints text only.") }
    }

    private static func command(_ words: [String]) throws -> Command {
        switch (words.first, words.count) {
        case (nil, _): return .map
        case ("check", ...3):
            return .check(lesson: words.dropFirst().first, number: words.dropFirst(2).first)
        case ("check", _): throw Misuse("check takes a lesson and a number, and no more: workbook check subscribe 3")
        case ("hint", 3): return .hint(lesson: words[1], number: words[2])
        case ("hint", _): throw Misuse("hint wants a lesson and a number: swift run workbook hint subscribe 3")
        case (let unknown?, _):
            throw UnknownName(
                kind: "command", name: unknown, nearest: Nearest.names(to: unknown, in: commands), all: commands)
        }
    }

    /// `--name=value` in its two parts.
    private static func halves(_ argument: String) -> (name: String, value: String?) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return (parts[0], parts.count > 1 ? parts[1] : nil)
    }
}

/// Words that each exist and do not make a command together.
struct Misuse: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
