/// One thing that was examined: its state, and what to do if it is not well.
struct Finding: Equatable, Sendable {
    enum Kind: Sendable {
        case well
        /// Not as it should be, but everything still works.
        case note
        /// Something cannot work like this.
        case trouble
    }

    let kind: Kind
    /// Its state, in a sentence.
    let text: String
    /// What to do, in a sentence or two.
    var advice = ""
    /// What to type.
    var command: String?

    /// All of it in one line.
    var sentence: String { [text, advice, command ?? ""].filter { !$0.isEmpty }.joined(separator: " ") }
}
