/// The hands that were raised for each option of a question: a vote, and a second one after the room has talked.
package struct Votes: Equatable, Codable, Sendable {
    /// The letters of the options in the order of the hands, with a space before those of one entry.
    private var first = ""
    /// The same of the second vote; nil where there is none.
    private var second: String?

    package init() {}

    private var cast: [String] { [first] + (second.map { [$0] } ?? []) }
    /// The hands of the vote that runs.
    private var raised: String {
        get { second ?? first }
        set { if isSecond { second = newValue } else { first = newValue } }
    }

    package var isEmpty: Bool { first.isEmpty && !isSecond }
    /// The last hand of the vote that runs.
    package var last: Character? { raised.last }
    private static func hands(_ cast: String) -> Int { cast.count { $0 != " " } }
    /// Whether the second vote runs.
    package var isSecond: Bool { second != nil }

    /// `a vote runs · 12 hands`: what the room may see of it.
    package func running(dot: String) -> String {
        let count = Self.hands(raised)
        return "\(isSecond ? "the second vote" : "a vote") runs \(dot) \(count) \(count == 1 ? "hand" : "hands")"
    }

    package mutating func add(_ letter: Character, hands: Int = 1) {
        if hands > 0 { raised += " " + String(repeating: letter, count: hands) }
    }

    /// Takes the hands of the last entry away. A second vote without a hand has not begun.
    package mutating func removeLast() {
        if second == "" {
            second = nil
        } else {
            raised = String(raised[..<(raised.lastIndex(of: " ") ?? raised.startIndex)])
        }
    }

    /// Begins the second vote.
    ///
    /// - Returns: False where the first one has no hand, or the second one runs.
    package mutating func voteAgain() -> Bool {
        guard !isSecond, !first.isEmpty else { return false }
        second = ""
        return true
    }

    /// How many hands there were for the option `letter`, one number a vote.
    func counts(_ letter: Character) -> [Int] { cast.map { hands in hands.count { $0 == letter } } }

    /// How many hands there were, one number a vote.
    var all: [Int] { cast.map(Self.hands) }

    /// `votes: A 11 · B 6 · C 3`, a text for each vote.
    package func texts(for letters: [Character], dot: String) -> [String] {
        let names = isSecond ? ["first vote", "second vote"] : ["votes"]
        return zip(names, cast).map { name, cast in
            let counts = letters.map { letter in "\(letter) \(cast.count { $0 == letter })" }
            return "\(name): " + counts.joined(separator: " \(dot) ")
        }
    }
}
