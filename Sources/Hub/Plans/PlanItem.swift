import LessonKit

/// One of the things in a row of a plan.
enum PlanItem: Equatable {
    /// `` `subscribe` ``, and behind it `core`, `full` or both.
    case lesson(String, isCore: Bool, isFull: Bool)
    /// `` `subscribe` at home ``
    case atHome(String)
    /// `` exercises 1 3 of `subscribe` ``; without numbers those that are marked "class".
    case exercises(String, [Int])
    /// `warmup`: three questions.
    case warmup
    /// A tenth of what stands before it in its row, without breaks.
    case slack
    /// `break 10`
    case other(String, Int)
    case unknown(String)

    static let forms = """
        `subscribe`, `subscribe` core, `subscribe` full, `subscribe` at home, exercises of `subscribe`, \
        exercises 1 3 of `subscribe`, warmup, slack, or any words and their minutes: break 10
        """

    static func all(in cell: String) -> [PlanItem] {
        cell.split(separator: ",").map { PlanItem(String($0.trimmingPrefix(" "))) }
    }

    // A regex is parsed where its literal stands: once here. Nothing changes them.
    nonisolated(unsafe) private static let played = /`([a-z0-9-]+)`((?: core| full)*)/
    nonisolated(unsafe) private static let home = /`([a-z0-9-]+)` at home/
    nonisolated(unsafe) private static let asked = /exercises?((?: [0-9]+)*) of `([a-z0-9-]+)`/

    private init(_ text: String) {
        let text = text.split(separator: " ").joined(separator: " ")
        if let match = text.wholeMatch(of: Self.played) {
            self = .lesson(String(match.1), isCore: match.2.contains("core"), isFull: match.2.contains("full"))
        } else if let match = text.wholeMatch(of: Self.home) {
            self = .atHome(String(match.1))
        } else if let match = text.wholeMatch(of: Self.asked) {
            self = .exercises(String(match.2), match.1.split(separator: " ").compactMap { Int($0) })
        } else if text == "warmup" {
            self = .warmup
        } else if text == "slack" {
            self = .slack
        } else if let match = text.wholeMatch(of: /([^`0-9][^`]*?) ([0-9]{1,3})/), let minutes = Int(match.2) {
            self = .other(String(match.1), minutes)
        } else {
            self = .unknown(text)
        }
    }

    /// The lesson that it plays.
    var playedLesson: String? {
        switch self {
        case .lesson(let name, _, _), .atHome(let name): name
        default: nil
        }
    }

    var isBreak: Bool { if case .other("break", _) = self { true } else { false } }
}

extension PlanItem: CustomStringConvertible {
    /// As the table has it.
    var description: String {
        switch self {
        case .lesson(let name, let isCore, let isFull): "`\(name)`\(isCore ? " core" : "")\(isFull ? " full" : "")"
        case .atHome(let name): "`\(name)` at home"
        case .exercises(let name, let numbers):
            (["exercises"] + numbers.map(String.init) + ["of `\(name)`"]).joined(separator: " ")
        case .warmup: "warmup"
        case .slack: "slack"
        case .other(let words, _): words
        case .unknown(let text): text
        }
    }
}
