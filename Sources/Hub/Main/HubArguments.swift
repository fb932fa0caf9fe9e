import LessonKit

/// What was typed after `swift run workbook`.
struct HubArguments {
    let command: HubCommand
    /// What follows the command.
    let words: [String]
    private(set) var isJSON = false
    private(set) var isRevealed = false
    private(set) var isCSV = false
    private(set) var isAll = false
    private(set) var isAnonymous = false
    private(set) var isASCII = false
    private(set) var isPrint = false
    /// The file of a picture.
    private(set) var svg: String?
    /// The folder of the book.
    private(set) var to: String?
    private(set) var isTree = false
    /// The answers to the questions about operators.
    private(set) var path: String?
    /// The lesson of a warm-up.
    private(set) var lesson: String?
    /// Seconds an exercise may take.
    private(set) var timeLimit = 5.0

    /// - Parameter alone: the command where nothing was typed.
    /// - Throws: `UnknownName` for a command or an option that does not exist, `UsageError` for what does not fit together.
    init(_ arguments: [String], alone: HubCommand = .map) throws {
        var words: [String] = []
        var given: [HubOption] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard try Self.isOption(argument, after: words.first) else {
                words.append(argument)
                continue
            }
            let (name, value) = Self.halves(argument)
            let option = try HubOption(named: name)
            switch option {
            case .timeLimit: timeLimit = try Self.seconds(value ?? rest.popFirst())
            case .lesson: lesson = try Self.name(value ?? rest.popFirst())
            case .svg: svg = try Self.file(value ?? rest.popFirst())
            case .to: to = try Self.folder(value ?? rest.popFirst())
            case .path: path = try Self.path(value ?? rest.popFirst())
            case _ where value != nil: throw UsageError("\(name) takes no value.")
            case .json: isJSON = true
            case .reveal: isRevealed = true
            case .csv: isCSV = true
            case .all: isAll = true
            case .anonymous: isAnonymous = true
            case .ascii: isASCII = true
            case .print: isPrint = true
            case .tree: isTree = true
            case .help: break
            }
            given.append(option)
        }
        if given.contains(.help), words.first == HubCommand.marble.name {
            (command, self.words) = (.marble, [])
            return
        }
        if given.contains(.help) {
            (command, self.words) = (.help, [])
            return
        }
        command = try arguments.isEmpty ? alone : words.isEmpty ? .map : Self.command(words.removeFirst())
        self.words = words
        if let stray = given.first(where: { !command.options.contains($0) }) {
            let others = stray.commands.map(\.name).joined(separator: ", ")
            throw UsageError("\(stray.rawValue) is not for \(command.name). It is for: \(others).")
        }
        guard command.count.contains(words.count) else {
            throw UsageError("So it is typed: \(command.usage)")
        }
    }

    /// The word at `index`; nil when fewer were typed.
    func word(_ index: Int) -> String? { words.dropFirst(index).first }

    private static func command(_ name: String) throws(UnknownName) -> HubCommand {
        if let command = HubCommand.all.first(where: { $0.name == name }) { return command }
        let names = HubCommand.all.map(\.name)
        throw UnknownName(
            kind: "command", name: name, nearest: Nearest.names(to: name, in: names), all: names,
            advice: "What each does: swift run workbook --help")
    }

    private static func seconds(_ text: String?) throws(UsageError) -> Double {
        guard let seconds = text.flatMap(Double.init), seconds > 0, seconds <= 3600 else {
            throw UsageError("--time-limit takes seconds, more than 0 and at most 3600: --time-limit 10")
        }
        return seconds
    }

    private static func name(_ text: String?) throws(UsageError) -> String {
        guard let text, !text.isEmpty else {
            throw UsageError("--lesson takes the name of a lesson: --lesson subjects")
        }
        return text
    }

    private static func path(_ text: String?) throws(UsageError) -> String {
        guard let text, !text.isEmpty else { throw UsageError("--path takes the letters of your answers: --path AAB") }
        return text
    }

    private static func file(_ text: String?) throws(UsageError) -> String {
        guard let text, !text.isEmpty else { throw UsageError("--svg takes the name of a file: --svg merge.svg") }
        return text
    }

    private static func folder(_ text: String?) throws(UsageError) -> String {
        guard let text, !text.isEmpty else { throw UsageError("--to takes the name of a folder: --to my-book") }
        return text
    }

    /// Whether `argument` is an option. After `marble` a diagram may begin with `-` too.
    private static func isOption(_ argument: String, after command: String?) throws(UnknownName) -> Bool {
        guard argument.hasPrefix("-") else { return false }
        guard command == HubCommand.marble.name else { return true }
        let name = halves(argument).name
        let all = HubOption.allCases.map(\.rawValue)
        if all.contains(name) || name == "-h" { return true }
        // `--jsn` would be a diagram of three elements.
        let isWord = argument.wholeMatch(of: #/--[a-z]{3,}(=.*)?/#) != nil
        let near = isWord ? Nearest.names(to: name, in: all) : []
        if near.isEmpty { return false }
        throw UnknownName(
            kind: "option", name: name, nearest: near, all: all,
            advice: "If it is a diagram, write a space before it: ' \(name)'")
    }

    /// `--name=value` in its two parts.
    private static func halves(_ argument: String) -> (name: String, value: String?) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return (parts[0], parts.count > 1 ? parts[1] : nil)
    }
}
