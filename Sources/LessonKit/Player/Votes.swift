/// The hands that were raised for each option of a question.
package struct Votes: Equatable, Codable, Sendable {
    /// The letters of the options, in the order of the hands.
    private var cast = ""

    package init() {}

    package var isEmpty: Bool { cast.isEmpty }
    /// The last hand.
    package var last: Character? { cast.last }

    package mutating func add(_ letter: Character) { cast.append(letter) }
    package mutating func removeLast() { _ = cast.popLast() }

    /// How many there are for the option `letter`.
    func count(_ letter: Character) -> Int { cast.count { $0 == letter } }

    /// `votes: A 11 · B 6 · C 3`
    package func text(for letters: [Character], dot: String) -> String {
        "votes: " + letters.map { letter in "\(letter) \(count(letter))" }.joined(separator: " \(dot) ")
    }
}
