import Marbles

/// How elements stand in a picture: what prints as one letter or digit as it is, anything longer as a letter of its own.
struct MarbleNames<Element> {
    private var letters: [String: String] = [:]
    /// What the letters stand for: `a: so`.
    private(set) var legend: [String] = []

    /// - Parameter elements: All that the picture shows, in the order of their letters.
    init(_ elements: [Element]) {
        var texts: [String] = []
        for text in elements.map({ "\($0)" }) where !texts.contains(text) { texts.append(text) }
        let long = texts.filter { $0.count != 1 }
        var free = "abcdefghijklmnopqrstuvwxyz".map { String($0) }.filter { !texts.contains($0) }
        guard long.count <= free.count, !(elements.first is Void) else { return }
        for text in long {
            let letter = free.removeFirst()
            letters[text] = letter
            legend.append("\(letter): \(text.isEmpty ? "\"\"" : text)")
        }
    }

    func name(_ element: Element) -> String { letters["\(element)"] ?? "\(element)" }
}
