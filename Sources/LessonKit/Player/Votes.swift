/// The hands that were raised for each option of a question.
package struct Votes: Equatable {
    private var cast: [Character] = []

    package init() {}

    package var isEmpty: Bool { cast.isEmpty }

    package mutating func add(_ letter: Character) { cast.append(letter) }
    package mutating func removeLast() { _ = cast.popLast() }

    /// `votes: A 11 · B 6 · C 3`
    package func text(for letters: [Character], dot: String) -> String {
        "votes: " + letters.map { letter in "\(letter) \(cast.count { $0 == letter })" }.joined(separator: " \(dot) ")
    }
}
