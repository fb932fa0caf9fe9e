/// How a lesson is to be played, as told on the command line.
struct PlayOptions: Equatable {
    var walk = false
    var notes = false
    var list = false
    var ascii = false
    var help = false
    /// The one step to play, or with `walk` the one to begin with; from 1.
    var step: Int?

    static let names = ["--walk", "--notes", "--list", "--step", "--ascii", "--help"]

    init() {}

    /// Reads `arguments` for a lesson of `count` steps.
    init(_ arguments: [String], steps count: Int) throws(UsageError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            if parts.count == 2, Self.names.contains(name), name != "--step" {
                throw UsageError("\(name) takes no value.")
            }
            switch name {
            case "--walk": walk = true
            case "--notes": notes = true
            case "--list": list = true
            case "--ascii": ascii = true
            case "--help", "-h": help = true
            case "--step":
                guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
                    throw UsageError("--step wants a number: \(Self.valid(count)).")
                }
                guard let number = Int(value), (1...max(1, count)).contains(number) else {
                    throw UsageError("There is no step “\(value)”. This lesson has \(Self.valid(count)).")
                }
                step = number
            default:
                let near = Nearest.names(to: name, in: Self.names).first
                let hint = near.map { " Did you mean \($0)?" } ?? ""
                throw UsageError("“\(argument)” is not an option.\(hint)\nValid: \(Self.names.joined(separator: " "))")
            }
        }
    }

    private static func valid(_ count: Int) -> String { count == 1 ? "step 1 only" : "steps 1 to \(count)" }
}

/// What was wrong with the command line, and what would be right.
struct UsageError: Error, Equatable, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
