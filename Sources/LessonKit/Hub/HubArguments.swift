/// What was typed after `swift run workbook`.
struct HubArguments: Equatable {
    enum Command: Equatable {
        case map
        case check(lesson: String?, number: String?)
        case hint(lesson: String, number: String)
        case help
    }

    var command = Command.map
    var isJSON = false
    /// Seconds an exercise may take.
    var timeLimit = 5.0

    static let commands = ["check", "help", "hint", "map"]
    static let options = ["--help", "--json", "--time-limit"]

    /// - Throws: `UnknownName` for a command or an option that does not exist, `UsageError` for what does not fit together.
    init(_ arguments: [String]) throws {
        var words: [String] = []
        var isHelp = false
        var given: Set<String> = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-") else {
                words.append(argument)
                continue
            }
            let (name, value) = Self.halves(argument)
            if value != nil, ["--help", "-h", "--json"].contains(name) { throw UsageError("\(name) takes no value.") }
            switch name {
            case "--help", "-h": isHelp = true
            case "--json": isJSON = true
            case "--time-limit": timeLimit = try Self.seconds(value ?? rest.popFirst())
            default:
                throw UnknownName(
                    kind: "option", name: argument, nearest: Nearest.names(to: name, in: Self.options),
                    all: Self.options, advice: "What each does: swift run workbook --help")
            }
            given.insert(name)
        }
        command = isHelp ? .help : try Self.command(words)
        switch command {
        case .hint where isJSON: throw UsageError("--json is for the map and for check. A hint is text only.")
        case .map where given.contains("--time-limit"), .hint where given.contains("--time-limit"):
            throw UsageError("--time-limit is for check only: swift run workbook check --time-limit 10")
        default: break
        }
    }

    private static func command(_ words: [String]) throws -> Command {
        switch (words.first, words.count) {
        case (nil, _), ("map", 1): return .map
        case ("help", _): return .help
        case ("check", ...3): return .check(lesson: words.dropFirst().first, number: words.dropFirst(2).first)
        case ("hint", 3): return .hint(lesson: words[1], number: words[2])
        case ("map", _): throw UsageError("map takes no more words: swift run workbook")
        case ("check", _):
            throw UsageError("check takes a lesson and a number, and no more: swift run workbook check subscribe 3")
        case ("hint", _): throw UsageError("hint takes a lesson and a number: swift run workbook hint subscribe 3")
        case (let unknown?, _):
            throw UnknownName(
                kind: "command", name: unknown, nearest: Nearest.names(to: unknown, in: commands), all: commands,
                advice: "What each does: swift run workbook --help")
        }
    }

    private static func seconds(_ text: String?) throws(UsageError) -> Double {
        guard let seconds = text.flatMap(Double.init), seconds > 0, seconds <= 3600 else {
            throw UsageError("--time-limit takes seconds, more than 0 and at most 3600: --time-limit 10")
        }
        return seconds
    }

    /// `--name=value` in its two parts.
    private static func halves(_ argument: String) -> (name: String, value: String?) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return (parts[0], parts.count > 1 ? parts[1] : nil)
    }
}
