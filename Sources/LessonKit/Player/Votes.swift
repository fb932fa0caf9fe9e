/// The hands that were raised for each option of a question.
struct Votes: Equatable {
    private var cast: [Character] = []

    var isEmpty: Bool { cast.isEmpty }

    mutating func add(_ letter: Character) { cast.append(letter) }
    mutating func removeLast() { _ = cast.popLast() }

    /// `votes: A 11 · B 6 · C 3`
    func text(for letters: [Character], dot: String) -> String {
        "votes: " + letters.map { letter in "\(letter) \(cast.count { $0 == letter })" }.joined(separator: " \(dot) ")
    }
}
