import Marbles

/// `x=--1-2|` or `a=ant`: what a letter of a diagram stands for.
struct LabDefinition {
    let letter: Character
    let text: String

    /// Nil for a word that is something else.
    init?(_ word: String) {
        guard let match = word.wholeMatch(of: #/ *([A-Za-z0-9]) *=(?!=) *(.*)/#.dotMatchesNewlines()),
            let letter = match.1.first
        else { return nil }
        (self.letter, text) = (letter, String(match.2))
    }

    /// The streams of several definitions. A text in quotes is a value.
    static func streams(_ all: [LabDefinition]) throws(LabError) -> [Character: LabSource] {
        var streams: [Character: LabSource] = [:]
        for one in all where !one.isText {
            let diagram = try LabSource.diagram(one.text, named: "The stream \(one.letter)")
            streams[one.letter] = LabSource(String(one.letter), diagram, legend(all.filter(\.isText)))
        }
        return streams
    }

    static func legend(_ all: [LabDefinition]) -> [Character: LabValue] {
        Dictionary(all.map { ($0.letter, LabValue(word: $0.text)) }) { $1 }
    }

    var isText: Bool { text.hasPrefix("\"") || text.hasPrefix("'") }

    /// - Throws: `LabError` for a letter that is defined twice, and for a value that is too long.
    static func check(_ all: [LabDefinition]) throws(LabError) {
        if let twice = all.first(where: { one in all.count { $0.letter == one.letter } > 1 }) {
            throw LabError("\(twice.letter) is defined twice. Leave one of the two out.")
        }
        if let long = all.first(where: { $0.text.count > 2 * LabSource.longest }) {
            throw LabError("The value of \(long.letter) is too long.")
        }
    }
}
