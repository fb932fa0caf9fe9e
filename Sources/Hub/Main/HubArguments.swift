import LessonKit

/// What was typed after `swift run workbook`.
struct HubArguments {
    let command: HubCommand
    /// What follows the command.
    let words: [String]
    /// What was typed after each option; "" where nothing follows it.
    private let given: [HubOption: String]

    /// - Parameter alone: the command where nothing was typed.
    /// - Throws: `UnknownName` for a command or an option that does not exist, `UsageError` for what does not fit together.
    init(_ arguments: [String], alone: HubCommand = .map) throws {
        var words: [String] = []
        var given: [HubOption: String] = [:]
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard try Self.isOption(argument, after: words.first) else {
                words.append(argument)
                continue
            }
            let (name, text) = Self.halves(argument)
            let option = try HubOption.named(name, after: words.first)
            if let value = option.value {
                given[option] = text ?? rest.popFirst() ?? ""
                guard value.isRight(given[option] ?? "") else { throw UsageError("\(option.name) \(value.rule)") }
            } else {
                guard text == nil else { throw UsageError("\(name) takes no value.") }
                given[option] = ""
            }
        }
        self.given = given
        if given[.help] != nil {
            (command, self.words) = (words.first == HubCommand.marble.name ? .marble : .help, [])
            return
        }
        command = try arguments.isEmpty ? alone : words.isEmpty ? .map : Self.command(words.removeFirst())
        self.words = words
        if let stray = given.keys.sorted(by: { $0.name < $1.name }).first(where: { !command.options.contains($0) }) {
            let others = stray.commands.map(\.name).joined(separator: ", ")
            throw UsageError("\(stray.name) is not for \(command.name). It is for: \(others).")
        }
        guard command.count.contains(words.count) else {
            throw UsageError("Type it so: \(command.usage)")
        }
    }

    func has(_ option: HubOption) -> Bool { given[option] != nil }

    /// What was typed after `option`; nil if it was not typed.
    subscript(_ option: HubOption) -> String? { given[option] }

    /// The seconds that an exercise may take.
    var timeLimit: Double { self[.timeLimit].flatMap(Double.init) ?? 5 }

    /// The word at `index`; nil when fewer were typed.
    func word(_ index: Int) -> String? { words.dropFirst(index).first }

    private static func command(_ name: String) throws(UnknownName) -> HubCommand {
        if let command = HubCommand.all.first(where: { $0.name == name }) { return command }
        throw UnknownName(
            kind: "command", name: name, all: HubCommand.all.map(\.name),
            advice: "What each does: swift run workbook --help")
    }

    /// Whether `argument` is an option. After `marble` a diagram may begin with `-` too.
    private static func isOption(_ argument: String, after command: String?) throws(UnknownName) -> Bool {
        guard argument.hasPrefix("-") else { return false }
        guard command == HubCommand.marble.name else { return true }
        let name = halves(argument).name
        let all = HubOption.every.map(\.name)
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
