/// The options of the command line for playing a lesson.
struct PlayOptions: Equatable {
    var walk = false
    /// Whether a room votes in the walk. Alone, a letter is one's own answer.
    var room = false
    var speaker = false
    /// Whether only the steps are played that a class in a hurry keeps.
    var core = false
    /// Whether the clock of a walk has talk, board and variants.
    var full = false
    var notes = false
    var list = false
    var fit = false
    var ascii = false
    var help = false
    /// The only step to play; with `walk` the first step. Steps count from 1.
    var step: Int?
    /// Whether the walk begins at the variant of that step.
    var variant = false
    /// The file into which the runs are written, in place of a play.
    var record: String?
    /// Whether only the steps in virtual time are recorded.
    var virtualOnly = false
    /// Whether only the run of the step is played, and for which page.
    var rerun: Rerun.Request?

    private static let names = [
        "--walk", "--room", "--core", "--full", "--speaker", "--notes", "--list", "--step", "--variant", "--ascii",
        "--fit", "--record", "--virtual",
        "--help",
    ]

    init() {}

    /// Reads `arguments` for a lesson with steps called `titles`, and with `own` options besides those of every lesson.
    init(_ arguments: [String], titles: [String], own: [String] = []) throws(UsageError) {
        let names = Self.names + own
        var rest = arguments[...]
        var given: [String] = []
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let name = parts.first ?? ""
            if parts.count == 2, names.contains(name), !["--step", "--record"].contains(name) {
                throw UsageError("\(name) takes no value.")
            }
            given.append(name)
            switch name {
            case "--walk": walk = true
            case "--room": room = true
            case "--core": core = true
            case "--full": full = true
            case "--variant": variant = true
            case "--speaker": speaker = true
            case "--notes": notes = true
            case "--list": list = true
            case "--fit": fit = true
            case "--ascii": ascii = true
            case "--help", "-h": help = true
            case "--step":
                let value = parts.count == 2 ? parts[1] : rest.popFirst()
                guard let value, !value.isEmpty, !value.hasPrefix("--") else {
                    throw UsageError("--step needs a step: its number, 1 to \(titles.count), or its title.")
                }
                step = try Self.step(value, titles: titles)
            case "--record":
                let value = parts.count == 2 ? parts[1] : rest.popFirst()
                guard let value, !value.isEmpty, !value.hasPrefix("--") else {
                    throw UsageError("--record needs the name of a file. The runs are written into it, as JSON.")
                }
                record = value
            case "--virtual": virtualOnly = true
            case _ where own.contains(name): break  // The lesson reads it with `Lesson.isGiven`.
            case "--play":
                throw UsageError(
                    "This lesson has no screen to play. --walk stops at each question. --help shows all options.")
            default:
                let isStep = (try? Self.step(argument, titles: titles)) != nil
                throw Self.unknown(argument, name: name, isStep: isStep, names: names)
            }
        }
        if room, !walk, !help { throw UsageError("--room goes with --walk: the keys of the options count hands.") }
        if full, !walk, !help { throw UsageError("--full goes with --walk: its clock has talk, board and variants.") }
        if variant, step == nil || !walk, !help {
            throw UsageError("--variant goes with --walk --step: it begins there.")
        }
        if virtualOnly, record == nil { throw UsageError("--virtual goes with --record.") }
        if speaker, !help, let stray = given.first(where: { !["--speaker", "--ascii"].contains($0) }) {
            throw UsageError(
                "--speaker follows the walk in another terminal, and takes no \(stray). "
                    + "With --speaker goes only --ascii.")
        }
    }

    /// The number of the step that `value` names: a number, a title, or the beginning of exactly one title.
    private static func step(_ value: String, titles: [String]) throws(UsageError) -> Int {
        if let number = Int(value) {
            guard titles.indices.contains(number - 1) else {
                throw UsageError("There is no step \(value). The steps are 1 to \(titles.count). --list shows them.")
            }
            return number
        }
        let wanted = value.lowercased()
        let exact = titles.indices.filter { titles[$0].lowercased() == wanted }
        let begun = titles.indices.filter { titles[$0].lowercased().hasPrefix(wanted) }
        if let index = exact.first ?? (begun.count == 1 ? begun.first : nil) { return index + 1 }
        let near = begun.isEmpty ? Nearest.names(to: value, in: titles) : begun.map { titles[$0] }
        let hint =
            near.isEmpty ? "--list shows the steps." : "Did you mean \(near.map(quoted).joined(separator: " or "))?"
        throw UsageError("There is no step called \(quoted(value)). \(hint)")
    }

    private static func unknown(_ argument: String, name: String, isStep: Bool, names: [String]) -> UsageError {
        let near = isStep ? "--step \(argument)" : Nearest.names(to: name, in: names).first
        let hint = near.map { " Did you mean \($0)?" } ?? ""
        return UsageError(
            "\(quoted(argument)) is not an option.\(hint) The options: \(names.joined(separator: " ")). "
                + "--help explains them.")
    }

    private static func quoted(_ text: String) -> String { "\"\(text)\"" }
}

/// A mistake on the command line, and its remedy.
package struct UsageError: Error, Equatable, CustomStringConvertible {
    package let description: String
    package init(_ description: String) { self.description = description }
}
